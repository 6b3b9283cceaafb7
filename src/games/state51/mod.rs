//! 51st State: Master Set. Reads as the rulebook's table of contents.

pub mod ability;
pub mod card_text;
pub mod content;
pub mod kinds;
