//! 51st State: Master Set. Reads as the rulebook's table of contents.

pub mod ability;
pub mod content;
pub mod kinds;
pub mod state;

mod setup;

mod lookout;

mod action;

mod build;
mod develop;

mod deals;
mod raze;
mod triggers;

mod effects;
mod location;

mod faction_board;

mod visit;

mod connection;

mod pass;

mod defence;

mod built;
mod produce;

mod gain;
mod pay;
mod text;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_actions;
