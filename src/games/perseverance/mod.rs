//! Perseverance: Castaway Chronicles, Episode 1.

pub mod content;
pub mod kinds;
