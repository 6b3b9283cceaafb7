//! The registry of games.

pub mod perseverance;
