//! Slowboat: heavy board games at the pace of a chat.
//!
//! Read in this order: `engine` (what a game is), `games` (the rules), `scene` (pictures),
//! `store` and `host` (the club), `discord` (serenity and poise), `sandbox` (a Discord of our own).

// Both panic once nobody reads any more.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod discord;
pub mod engine;
pub mod games;
pub mod host;
pub mod program;
pub mod sandbox;
pub mod scene;
pub mod store;
pub mod words;
