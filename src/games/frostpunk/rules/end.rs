//! Victory and defeat (WIN).

use super::{Halt, Play, Table};
use crate::engine::{Common, Outcome, Text};
use crate::games::frostpunk::content::kinds::{Good, Row};
use crate::games::frostpunk::rules::scenario::targets;
use crate::games::frostpunk::state::{Ending, Phase, State};

/// WIN-01.
pub(crate) fn victory<T>(t: &mut Table) -> Play<T> {
    over(t, true, "victory-targets")
}

/// WIN-02: at once, whatever else is going on.
pub(crate) fn defeat<T>(t: &mut Table, reason: &'static str) -> Play<T> {
    over(t, false, reason)
}

/// The first end counts: a defeat before the victory of the same moment stands (WIN-03).
fn over<T>(t: &mut Table, won: bool, reason: &'static str) -> Play<T> {
    let reason = Text::new(reason).with("round", t.state.board.round);
    t.state.board.ending = Some(Ending { won, reason: reason.clone() });
    t.state.board.phase = Phase::Over;
    t.state.board.turn = None;
    t.say(reason);
    Err(Halt::Over)
}

/// WIN-03: after the last round without victory.
pub(crate) fn last_round(t: &mut Table) -> Play {
    let rounds = t.state.content.scenario.setup.rounds;
    if t.state.board.round < rounds { Ok(()) } else { defeat(t, "defeat-targets") }
}

/// What all reached together. The points are the rounds that were lived through; the reasons say how close each of the other
/// ends was.
pub(crate) fn outcome(state: &State) -> Outcome {
    let board = &state.board;
    let won = board.ending.as_ref().is_some_and(|it| it.won);
    let lived = board.round - u32::from(!won);
    let mut reasons: Vec<Text> = board.ending.iter().map(|it| it.reason.clone()).collect();
    let limits = &state.content.boards;
    reasons.push(
        Text::new("end-stored")
            .with("coal", board.stored.of(Good::Coal))
            .with("wood", board.stored.of(Good::Wood))
            .with("food", board.stored.of(Good::Food))
            .with("of-coal", targets(state).coal)
            .with("of-wood", targets(state).wood)
            .with("of-food", targets(state).food),
    );
    reasons.push(Text::new("end-deaths").with("n", board.deaths).with("most", limits.defeat.deaths));
    let row = |row: Row| board.row(row).len();
    reasons.push(Text::new("end-tokens").with("hope", row(Row::Hope)).with("discontent", row(Row::Discontent)));
    reasons.push(
        Text::new(if board.heat.overheated { "end-overheated" } else { "end-generator" }).with("n", board.overload),
    );
    reasons.push(Text::new("end-hunger").with("n", board.hunger));
    reasons.push(Text::new("end-ill").with("n", board.ill()));
    Outcome::Common(Common { won, points: i32::try_from(lived).unwrap_or_default(), reasons })
}
