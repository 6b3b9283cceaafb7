//! The program as whoever hosts it meets it: its sub-commands, exit codes, signals and words.

mod config;
mod docs;
mod doctor;
mod games;
mod home;
mod ills;
mod metrics;
mod refusals;
mod running;
mod server;
mod terminal;
