//! What is done in the cold (HEA-07), marked on an offer, and on the groups in which nothing is warm.

use crate::engine::Text;
use crate::games::frostpunk::rules::acts::{Deed, deeds, is_warm};
use crate::games::frostpunk::rules::citizens;
use crate::games::frostpunk::state::State;

/// Whether somebody falls ill for it.
pub(super) fn is_cold(state: &State, deed: Deed) -> bool {
    !is_warm(state, deed.task) && !citizens::warms(state, deed.card) && deed.pawn.citizen().is_some()
}

/// The name of the group that a deed belongs to.
pub(super) fn group(state: &State, deed: Deed) -> Text {
    let name = Text::new(format!("group-{}", deed.task.group()));
    marked(state, deed, name, |it| it.task.group() == deed.task.group())
}

/// The name of the pawn that could do it, as a group within that group.
pub(super) fn pawn(state: &State, deed: Deed) -> Text {
    marked(state, deed, deed.pawn.text(), |it| it.task.group() == deed.task.group() && it.pawn == deed.pawn)
}

/// Who opens a group in which all is cold should know it before.
fn marked(state: &State, deed: Deed, name: Text, within: impl Fn(&Deed) -> bool) -> Text {
    let Some(seat) = state.board.turn.filter(|_| is_cold(state, deed)) else { return name };
    let mut open = deeds(state, seat).into_iter().filter(within).peekable();
    let cold = open.peek().is_some() && open.all(|it| is_cold(state, it));
    if cold { Text::new("group-cold").with("group", name) } else { name }
}
