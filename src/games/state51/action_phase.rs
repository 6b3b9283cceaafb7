//! The Action phase (ACT-01): clockwise one action or a pass each, until all have passed.

use super::action;
use super::gain::T;
use super::pass::nothing_possible;
use super::state::Phase;
use crate::engine::{Play, Text};

/// One turn of whoever is to move.
pub fn turn(t: &mut T) -> Play {
    let seat = t.state.board.active;
    if nothing_possible(&t.state, seat) {
        t.state.board.players[seat].passed = true;
        t.say(Text::new("note-auto-pass").with("seat", seat));
    } else {
        action::turn(t, seat)?;
    }
    let next = t.seats().after(seat).chain([seat]).find(|it| !t.state.board.players[*it].passed);
    match next {
        Some(next) => t.state.board.active = next,
        // END-03: once the end has begun there is no Cleanup.
        None if t.state.board.end_begun => t.state.board.phase = Phase::Over,
        None => t.state.board.phase = Phase::Cleanup,
    }
    Ok(())
}
