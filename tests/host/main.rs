//! The club on a small game.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;
mod owed;
mod play;
mod recovery;
mod tables;
