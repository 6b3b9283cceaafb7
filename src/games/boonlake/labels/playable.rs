//! Which cards of a hand can be played at a question, for its player alone.

use super::names::of_group;
use crate::engine::{Seat, Text};
use crate::games::boonlake::content::kinds::Group;
use crate::games::boonlake::rules::acts::Act;
use crate::games::boonlake::rules::any_time;
use crate::games::boonlake::rules::cards;
use crate::games::boonlake::state::State;

/// The group of which cards may be played or discarded now, if not any: that of the tile in the own card step (TRN-05).
fn group_now(state: &State, seat: Seat) -> Option<Group> {
    let board = &state.board;
    let step = board.has_turn(seat) && !board.awaited.contains(&seat);
    let tile = board.taken.and_then(|row| board.actions.get(row)).filter(|_| step)?;
    state.content.group(*tile)
}

/// That no card of the hand can be played where cards are discarded, and whether boats or levers could change it: only its player
/// reads it, the question is read by all (TIM-07).
pub(super) fn none(state: &State, seat: Seat) -> Option<&'static str> {
    let group = group_now(state, seat);
    let plays = |state: &State| cards::offers(state, seat, group, false).iter().any(|it| matches!(it, Act::Play(_)));
    if plays(state) {
        return None;
    }
    let boats = !any_time::boats_that_help(state, seat, group).is_empty();
    Some(if boats || plays(&any_time::richer(state, seat)) { "boats" } else { "none" })
}

/// That the hand holds no card of the only group that may be played or discarded.
pub(super) fn no_card(state: &State, seat: Seat) -> Option<Text> {
    let group = group_now(state, seat)?;
    let none = state.hand(seat).iter().all(|it| state.content.card(*it).group != group);
    none.then(|| Text::new("pass-no-card").with("group", of_group(group)))
}
