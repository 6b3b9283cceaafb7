//! The registry of games.
