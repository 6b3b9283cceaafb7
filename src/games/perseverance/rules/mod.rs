//! The rules, in the order of the rulebook.

// Set-up (SET).
pub(super) mod setup;

// A turn (TRN): a die, the Dinos that it attracts, its effect, a secondary action, the Patrol, the attacks that are due.
pub(super) mod dice;
pub(super) mod dinos;
pub(super) mod turn;

// The effects of the Community areas (EFF).
pub(super) mod community;
pub(super) mod fortifications;
pub(super) mod politics;
pub(super) mod settle;
pub(super) mod training;

// The secondary action (SEC): Influence on Officers, Soldiers, the Leader.
pub(super) mod officers;
pub(super) mod secondary;
pub(super) mod soldiers;

// Patrols (PAT).
pub(super) mod challenge;
pub(super) mod patrol;
pub(super) mod threat;

// The Dino Attack (ATK).
pub(super) mod aftermath;
pub(super) mod attack;
pub(super) mod rewards;
mod rewards_idle;

// The Assembly (ASM).
pub(super) mod assembly;
pub(super) mod prospect;
pub(super) mod ranking;
pub(super) mod wrap_up;

// The end of the game (END).
pub(super) mod end;

// What all chapters share: goods and costs (AST).
pub(super) mod cost;
pub(super) mod goods;
pub(super) mod outlook;

// What is not on offer, and why.
pub(super) mod blocked;
pub(super) mod blocked_assembly;
pub(super) mod blocked_effects;
mod blocked_patrols;
mod blocked_rewards;
mod blocked_secondary;

use super::state::{Stage, State};
use crate::engine::{Outcome, Play, Table};

/// A whole game. Where it goes on is read from the state, so that a run can begin at any turn.
pub(super) fn play(t: &mut Table<'_, State>) -> Play<Outcome> {
    if t.state.board.stage == Stage::Setup {
        setup::setup(t)?;
    }
    while t.state.board.stage == Stage::Turns {
        t.boundary();
        turn::turn(t)?;
    }
    Ok(end::final_scoring(t))
}
