//! How near the end is, as text: the objective, and the limit of every defeat.

use crate::engine::Text;
use crate::games::frostpunk::labels::forecast;
use crate::games::frostpunk::rules::{end, scenario};
use crate::games::frostpunk::state::{Night, State};
use crate::games::text_board::{Line, list};

pub(super) fn outcome(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(Text::new("part-outcome"))];
    match &state.board.ending {
        Some(it) => lines.push(Line::Plain(it.reason.clone())),
        None => lines.extend(objective(state).map(Line::Plain)),
    }
    lines.extend(end::reasons(state).into_iter().map(Line::Item));
    let goes_on = state.board.ending.is_none();
    lines.extend(goes_on.then(|| forecast::foreseen(state)).flatten().map(Line::Plain));
    lines
}

/// WIN-01, SCN-04: by when the storehouses must be full, and from when on they are filled.
fn objective(state: &State) -> Option<Text> {
    let (card, from) = scenario::storing(state)?;
    let text = Text::new("board-objective").with("of", state.content.scenario.setup.rounds);
    Some(text.with("from", from).with("card", card.title()))
}

/// What happened in which round, as far as rounds are over.
pub(super) fn rounds(state: &State) -> Vec<Line> {
    let nights = &state.board.nights;
    let heading = (!nights.is_empty()).then(|| Line::Heading(Text::new("board-rounds")));
    heading.into_iter().chain(nights.iter().map(|it| Line::Item(round(state, it)))).collect()
}

fn round(state: &State, night: &Night) -> Text {
    let came = state.board.came.iter().filter(|it| it.0 == night.round);
    let came = came.map(|it| Text::new("board-quoted").with("card", it.1.title()));
    let text = Text::new("board-night").with("n", night.round).with("cards", list(came.collect()));
    let text = text.with("deaths", night.deaths).with("ill", night.ill).with("hunger", night.hunger);
    text.with("hope", night.hope).with("discontent", night.discontent)
}
