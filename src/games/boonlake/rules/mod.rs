//! The rules. Reads as the rulebook's table of contents.

/// The table of this game, as every rule gets it.
pub(super) type Table<'a> = crate::engine::Table<'a, super::state::State>;

// Set-up (SET).
pub(super) mod setup;

// Turns (TRN): action tile, ship, action board; the parts of the action tiles (TIL, BUI), and who acts when (TIM).
pub(super) mod action_tiles;
pub(super) mod any_time;
pub(super) mod shared_parts;
pub(super) mod turn;

// The ship (SHP), locks and rounds (LOC).
pub(super) mod locks;
pub(super) mod ship;

// Everything that can be done, as one list of offers, and why something cannot be done.
pub(super) mod acts;
pub(super) mod blocked;

// Project cards (CRD) and special projects (PRJ).
pub(super) mod card_effects;
pub(super) mod cards;
pub(super) mod projects;

// Production sites, boats, resources (PRD).
pub(super) mod resources;

// The map: exploring (EXP), developing (DEV), upgrading (UPG), cattle (CAT), and the rows that empty (ROW).
pub(super) mod cattle;
pub(super) mod develop;
pub(super) mod explore;
pub(super) mod player_rows;
pub(super) mod upgrade;

// Region scoring (REG), hiring (HIR), modernisation and levers (MOD).
pub(super) mod hiring;
pub(super) mod levers;
pub(super) mod regions;

// Interim scoring (INT), income (INC), the end of the game (END).
pub(super) mod conditions;
pub(super) mod end;
pub(super) mod income;
pub(super) mod interim_scoring;

// Gains and their limits (SYM, LIM).
pub(super) mod gains;
pub(super) mod reasons;

// The solo game (SOL).
pub(super) mod solo;
