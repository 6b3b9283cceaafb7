//! 51st State: Master Set. Reads as the rulebook's table of contents.

pub mod ability;
pub mod card_text;
pub mod content;
pub mod kinds;
pub mod state;

mod setup;

mod lookout;

mod built;
mod produce;

mod gain;
mod pay;
mod text;

#[cfg(test)]
mod tests;
