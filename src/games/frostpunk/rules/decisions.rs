//! Who decides (LED): the table together, or in a turn of the Action phase the player whose turn it is.

use super::because::asker;
use super::{Play, Table};
use crate::engine::{Ask, Choice};
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::labels::cards::YesNo;
use crate::games::frostpunk::state::State;

/// LED-02: one of the options. The leader, the votes and the time limit are the host's (LED-03).
pub(crate) fn decide<T: Choice<State>>(t: &mut Table, ask: Ask, options: impl IntoIterator<Item = T>) -> Play<T> {
    let ask = t.ask_with(ask, |state, ask| ask.with("by", asker(state)));
    let chosen = match t.state.board.turn {
        Some(seat) => t.choose(seat, ask, options),
        None => {
            let leader = t.state.board.leader;
            t.agree(leader, ask, options)
        }
    };
    Ok(chosen?)
}

/// Which of several comes first is no choice where one is left, and the log says nothing of it.
pub(crate) fn told_of_one<T>(ask: Ask, options: &[T]) -> Ask {
    if options.len() == 1 { ask.told() } else { ask }
}

/// LED-02: some of the options at once, where their order does not matter.
pub(crate) fn decide_some<T: Choice<State>>(
    t: &mut Table,
    ask: Ask,
    options: Vec<T>,
    min: usize,
    max: usize,
) -> Play<Vec<T>> {
    if (min, max) == (1, 1) {
        return Ok(vec![decide(t, ask, options)?]);
    }
    let ask = t.ask_with(ask, |state, ask| ask.with("by", asker(state)));
    let chosen = match t.state.board.turn {
        Some(seat) => t.choose_some(seat, ask, options, min, max),
        None => {
            let leader = t.state.board.leader;
            t.agree_some(leader, ask, options, min, max)
        }
    };
    Ok(chosen?)
}

/// An effect that may be had or not, and what a no means.
pub(crate) fn may(t: &mut Table, ask: Ask, effect: &[Step], no: &'static str) -> Play<bool> {
    Ok(decide(t, ask.always(), [true, false].map(|yes| YesNo { yes, effect, no }))?.yes)
}
