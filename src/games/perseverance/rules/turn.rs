//! A turn (TRN-01): a die, Dinos, the effect, the secondary action, the patrol stage, the end-of-turn checks.

use super::assembly::assembly;
use super::attack::due_attacks;
use super::community;
use super::dice::place_die;
use super::dinos::attract;
use super::patrol::patrol_step;
use super::secondary::secondary_action;
use super::wrap_up::next_turn;
use crate::engine::{Play, Seat};
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

/// Whose turn follows (TRN-01): unless the pool may be empty by then, so that an Assembly comes before it.
pub(crate) fn next_seat(state: &State, asked: Seat) -> Option<Seat> {
    let board = &state.board;
    let goes_on = board.stage == Stage::Turns && !board.assembly && board.pool.len() > 1;
    (goes_on && asked == board.active).then(|| board.players.seats().next(asked)).filter(|it| *it != asked)
}
