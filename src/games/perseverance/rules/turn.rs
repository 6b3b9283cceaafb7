//! A turn (TRN-01): a die, Dinos, the effect, the secondary action, the patrol stage, the end-of-turn checks.

use super::assembly::assembly;
use super::attack::due_attacks;
use super::community;
use super::dice::place_die;
use super::dinos::attract;
use super::patrol::patrol_step;
use super::secondary::secondary_action;
use super::wrap_up::next_turn;
use crate::engine::{Ask, Play, Seat, Text};
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::state::{Stage, State, Table};

pub(crate) fn turn(t: &mut Table) -> Play {
    let seat = t.state.board.active;
    if let Some(placed) = place_die(t, seat)? {
        let (content, zone) = (t.state.content.clone(), placed.effect.zone());
        attract(t, seat, placed.effect, &content.die_spaces(zone)[placed.space].dinos)?;
        community::resolve(t, seat, placed.effect)?;
    }
    secondary_action(t, seat)?;
    patrol_step(t, seat)?;
    // TRN-10: Dino Attacks first, then an Assembly.
    due_attacks(t, seat)?;
    if t.state.board.pool.is_empty() {
        assembly(t)?;
    }
    next_turn(t);
    Ok(())
}

/// What comes in a turn after the effect or the secondary action that is going on (TRN-01, TRN-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Secondary,
    Patrol,
    Attack,
    Assembly,
    End,
}

impl Next {
    pub(crate) fn of(state: &State) -> Next {
        if !state.board.secondary {
            Next::Secondary
        } else if state.board.players[state.board.active].patrol.is_some() {
            Next::Patrol
        } else if Zone::ALL.into_iter().any(|it| state.is_full(it)) {
            Next::Attack
        } else if state.board.pool.is_empty() {
            Next::Assembly
        } else {
            Next::End
        }
    }

    /// Beside an answer that ends the effect.
    pub(crate) fn after(self) -> Text {
        Text::new(match self {
            Next::Secondary => "then-secondary",
            Next::Patrol => "then-patrol",
            Next::Attack => "then-attack",
            Next::Assembly => "then-assembly",
            Next::End => "then-end",
        })
    }

    /// Within a question, where none of the room is needed for an attack that is due: that it comes the question says already.
    pub(super) fn within(state: &State) -> Text {
        if Zone::ALL.into_iter().any(|it| state.is_full(it)) {
            return Text::new("ask-then-nothing");
        }
        Text::new(match Next::of(state) {
            Next::Secondary => "ask-then-secondary",
            Next::Patrol => "ask-then-patrol",
            Next::Attack => "ask-then-nothing",
            Next::Assembly => "ask-then-assembly",
            Next::End => "ask-then-end",
        })
    }

    /// A question of the effect with it.
    pub(crate) fn with(t: &Table, ask: Ask) -> Ask {
        t.ask_with(ask, |state, ask| {
            let is_due = Zone::ALL.into_iter().any(|it| state.is_full(it));
            ask.with("then", Next::within(state)).with("attack", usize::from(is_due))
        })
    }
}

/// Whose turn follows (TRN-01): unless the pool may be empty by then, so that an Assembly comes before it.
pub(crate) fn next_seat(state: &State, asked: Seat) -> Option<Seat> {
    let board = &state.board;
    let goes_on = board.stage == Stage::Turns && !board.assembly && board.pool.len() > 1;
    (goes_on && asked == board.active).then(|| board.players.seats().next(asked)).filter(|it| *it != asked)
}
