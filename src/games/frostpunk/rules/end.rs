//! Victory and defeat (WIN).

use super::{Halt, Play, Table, chronicle, generator};
use crate::engine::{Common, Outcome, Text};
use crate::games::frostpunk::content::kinds::{Citizen, Good, Row};
use crate::games::frostpunk::rules::scenario::{STORED, targets};
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
    chronicle::night(t);
    t.say(reason);
    Err(Halt::Over)
}

/// WIN-03: after the last round without victory.
pub(crate) fn last_round(t: &mut Table) -> Play {
    let rounds = t.state.content.scenario.setup.rounds;
    if t.state.board.round < rounds { Ok(()) } else { defeat(t, "defeat-targets") }
}

/// Ten for each round that was lived through, and one for each good in the storehouses.
pub(crate) fn points(state: &State) -> i32 {
    let board = &state.board;
    let won = board.ending.as_ref().is_some_and(|it| it.won);
    let stored: u32 = STORED.into_iter().map(|it| board.stored.of(it)).sum();
    i32::try_from((board.round - u32::from(!won)) * 10 + stored).unwrap_or_default()
}

/// What all reached together. The reasons say how close each of the other ends was.
pub(crate) fn outcome(state: &State) -> Outcome {
    let board = &state.board;
    let won = board.ending.as_ref().is_some_and(|it| it.won);
    let reasons = board.ending.iter().map(|it| it.reason.clone()).chain(reasons(state)).collect();
    Outcome::Common(Common { won, points: points(state), reasons })
}

/// How near the objective is, and how near every defeat, as the board stands (WIN-01, WIN-02).
pub(crate) fn reasons(state: &State) -> Vec<Text> {
    let (board, limits) = (&state.board, &state.content.boards);
    let targets = targets(state);
    let stored = Text::new("end-stored")
        .with("coal", board.stored.of(Good::Coal))
        .with("wood", board.stored.of(Good::Wood))
        .with("food", board.stored.of(Good::Food))
        .with("of-coal", targets.coal)
        .with("of-wood", targets.wood)
        .with("of-food", targets.food);
    let row = |row: Row| board.row(row).len();
    let tokens = Text::new("end-tokens").with("hope", row(Row::Hope)).with("discontent", row(Row::Discontent));
    // TOK-06, TOK-11: an active one is used up before it goes.
    let steps: u32 = board.row(Row::Hope).iter().map(|it| 1 + u32::from(it.active)).sum();
    let active = board.row(Row::Hope).iter().filter(|it| it.active).count();
    let tokens = tokens.with("steps", steps).with("active", active);
    let heat = if board.heat.overheated { "end-overheated" } else { "end-generator" };
    let ill = Citizen::ALL.into_iter().map(|it| board.people(it).ill).max().unwrap_or_default();
    let storm = match board.storm {
        Some(n) => Text::new("end-storm").with("n", n),
        None => Text::new("end-storm-over"),
    };
    vec![
        stored,
        deaths(state),
        tokens.with("most", limits.tokens.discontent + 1),
        Text::new(heat).with("n", board.overload).with("small", generator::safe(state)),
        Text::new("end-hunger").with("n", board.hunger).with("most", limits.defeat.famine),
        Text::new("end-ill").with("n", board.ill()).with("type", ill).with("most", limits.defeat.epidemic),
        storm,
    ]
}

/// How many have died, counted from where the marker began (SET-11).
pub(crate) fn deaths(state: &State) -> Text {
    let most = state.content.boards.defeat.deaths;
    let text = Text::new("end-deaths").with("n", state.board.deaths).with("most", most);
    text.with("start", buried(state))
}

/// Where the deaths marker began (SET-11).
pub(crate) fn buried(state: &State) -> u32 {
    let board = &state.board;
    let card = state.content.societies.iter().find(|it| it.key == board.society && it.level == board.level);
    card.map_or(0, |it| it.deaths)
}
