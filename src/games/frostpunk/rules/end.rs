//! Victory and defeat (WIN).

use super::{Halt, Play, Table};
use crate::engine::{Common, Outcome, Text};
use crate::games::frostpunk::state::{Ending, Phase, State};

/// WIN-02: at once.
pub(crate) fn defeat(t: &mut Table, reason: &'static str) -> Play {
    over(t, false, reason)
}

/// WIN-01.
pub(crate) fn victory(t: &mut Table) -> Play {
    over(t, true, "victory-targets")
}

fn over(t: &mut Table, won: bool, reason: &'static str) -> Play {
    let reason = Text::new(reason).with("round", t.state.board.round);
    t.say_with(|_| reason.clone());
    t.state.board.ending = Some(Ending { won, reason });
    t.state.board.phase = Phase::Over;
    Err(Halt::Over)
}

/// WIN-03: without victory the last round is a defeat.
pub(crate) fn last_round(t: &mut Table) -> Play {
    if t.state.board.round >= t.state.content.scenario.setup.rounds { defeat(t, "defeat-targets") } else { Ok(()) }
}

/// How all of them ended, with the rounds that they came to.
pub(crate) fn outcome(state: &State) -> Outcome {
    let (won, reasons) =
        state.board.ending.as_ref().map_or((false, Vec::new()), |it| (it.won, vec![it.reason.clone()]));
    Outcome::Common(Common { won, points: state.board.round as i32, reasons })
}
