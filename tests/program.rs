//! The program as whoever hosts it meets it: its sub-commands, exit codes, signals and words.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "program/config.rs"]
mod config;
#[path = "program/docs.rs"]
mod docs;
#[path = "program/games.rs"]
mod games;
#[path = "program/home.rs"]
mod home;
#[path = "program/running.rs"]
mod running;
#[path = "program/terminal.rs"]
mod terminal;
