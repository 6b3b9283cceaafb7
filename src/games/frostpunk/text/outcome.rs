//! How near the end is, as text: the objective, and the limit of every defeat.

use crate::engine::Text;
use crate::games::frostpunk::rules::end;
use crate::games::frostpunk::state::State;
use crate::games::text_board::Line;

pub(super) fn outcome(state: &State) -> Vec<Line> {
    let mut lines = vec![Line::Heading(Text::new("part-outcome"))];
    lines.extend(state.board.ending.iter().map(|it| Line::Plain(it.reason.clone())));
    lines.extend(end::reasons(state).into_iter().map(Line::Item));
    lines
}
