//! The rules. Reads as the rulebook's table of contents.

/// The table of this game, as every rule gets it.
pub type Table<'a> = crate::engine::Table<'a, super::state::State>;

// Set-up (SET).
pub mod setup;

// The Lookout phase (LOO).
pub mod lookout;

// The Production phase (PRO), and what a production makes wherever it is made to.
pub mod output;
pub mod production;

// The Action phase (ACT): turn by turn one action, and what cannot be done.
pub mod action;
pub mod blocked;

// Building (BLD), Development (DEV).
pub mod build;
pub mod develop;

// Deals (DEA), razing (RAZ, RZO), and what triggers on both.
pub mod deals;
pub mod raze;
pub mod triggers;

// Action locations (ACA), with the effects that need more than a line (CRD).
pub mod action_location;
pub mod effects;

// Faction boards (FAC).
pub mod faction_board;

// Open productions (OPN).
pub mod visit;

// Connection cards (CON).
pub mod connection;

// Passing (PAS), Defence tokens (DEF).
pub mod defence;
pub mod pass;

// The Cleanup phase (CLN), the end of the game (END).
pub mod cleanup;
pub mod end;

// Goods, payment and limits (LIM).
pub mod gain;
pub mod means;
pub mod pay;
