//! The rules. Reads as the rulebook's table of contents.

/// The table of this game, as every rule gets it.
pub(super) type Table<'a> = crate::engine::Table<'a, super::state::State>;

// Set-up (SET).
pub(super) mod setup;

// The Lookout phase (LOO).
pub(super) mod lookout;

// The Production phase (PRO), and what a production makes wherever it is made to.
pub(super) mod outlook;
pub(super) mod output;
pub(super) mod production;

// The Action phase (ACT): turn by turn one action, and what cannot be done.
pub(super) mod action;
pub(super) mod blocked;
pub(super) mod too_dear;

// Building (BLD), Development (DEV).
pub(super) mod build;
pub(super) mod develop;

// Deals (DEA), razing (RAZ, RZO), and what triggers on both.
pub(super) mod deals;
pub(super) mod raze;
pub(super) mod triggers;

// Action locations (ACA), with the effects that need more than a line (CRD).
pub(super) mod action_location;
pub(super) mod effects;

// Faction boards (FAC).
pub(super) mod faction_board;

// Open productions (OPN).
pub(super) mod visit;

// Connection cards (CON).
pub(super) mod connection;

// Passing (PAS), Defence tokens (DEF).
pub(super) mod defence;
pub(super) mod pass;

// The Cleanup phase (CLN), the end of the game (END).
pub(super) mod cleanup;
pub(super) mod end;

// Goods, payment and limits (LIM).
pub(super) mod gain;
pub(super) mod means;
pub(super) mod pay;
