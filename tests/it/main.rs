//! All integration tests, as one program: linking is what a test of its own would cost most.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
// Futures within futures: from a test down to the driver of the database they are deeper than the usual 128.
#![recursion_limit = "256"]

mod architecture;
mod common;
mod contract;
mod discord;
mod end_to_end;
mod faults;
mod golden;
mod host;
mod kill;
mod marks;
mod messages;
mod new_game;
mod overheard;
mod painter;
mod pictures;
mod pictures51;
mod program;
mod robots;
mod sandbox;
mod secrets;
