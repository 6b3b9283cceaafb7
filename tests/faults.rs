//! A world that survives, and a bot that survives what can go wrong in it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "faults/books.rs"]
mod books;
#[path = "end_to_end/club.rs"]
#[allow(dead_code, reason = "shared with the end-to-end test, which needs more of it")]
mod club;
#[path = "faults/games.rs"]
mod games;
#[path = "faults/kept.rs"]
mod kept;
#[path = "end_to_end/ledger.rs"]
#[allow(dead_code, reason = "shared with the end-to-end test, which needs more of it")]
mod ledger;
#[path = "end_to_end/shadow.rs"]
#[allow(dead_code, reason = "shared with the end-to-end test, which needs more of it")]
mod shadow;
#[path = "faults/single.rs"]
mod single;
#[path = "faults/storm.rs"]
mod storm;
#[path = "end_to_end/taps.rs"]
mod taps;
