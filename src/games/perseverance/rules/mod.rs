//! The rules, in the order of the rulebook.

// Set-up (SET).
pub mod setup;

// A turn (TRN): a die, the Dinos that it attracts, its effect, a secondary action, the Patrol, the attacks that are due.
pub mod dice;
pub mod dinos;
pub mod turn;

// The effects of the Community areas (EFF).
pub mod community;
pub mod fortifications;
pub mod politics;
pub mod settle;
pub mod training;

// The secondary action (SEC): Influence on Officers, Soldiers, the Leader.
pub mod officers;
pub mod secondary;
pub mod soldiers;

// Patrols (PAT).
pub mod challenge;
pub mod patrol;
pub mod threat;

// The Dino Attack (ATK).
pub mod attack;
pub mod rewards;

// The Assembly (ASM).
pub mod assembly;
pub mod ranking;
pub mod wrap_up;

// The end of the game (END).
pub mod end;

// What all chapters share: goods and costs (AST).
pub mod cost;
pub mod goods;
pub mod outlook;

use super::state::{Stage, State};
use crate::engine::{Outcome, Play, Table};

/// A whole game. Where it goes on is read from the state, so that a run can begin at any turn.
pub fn play(t: &mut Table<'_, State>) -> Play<Outcome> {
    if t.state.board.stage == Stage::Setup {
        setup::setup(t)?;
    }
    while t.state.board.stage == Stage::Turns {
        t.boundary();
        turn::turn(t)?;
    }
    Ok(end::final_scoring(t))
}
