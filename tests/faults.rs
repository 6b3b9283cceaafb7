//! A world that survives, and a bot that survives what can go wrong in it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "faults/kept.rs"]
mod kept;
