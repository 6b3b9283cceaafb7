//! What the groups of a turn have to say, besides their names.

use super::goods::{short, shorts};
use crate::engine::{Clause, Seat, Text};
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::rules::defence::of_category;
use crate::games::state51::state::State;

pub(crate) fn group_about(state: &State, seat: Seat, group: &str) -> Option<Text> {
    let last = state.board.end_begun;
    match group {
        "build" => Some(build(state, seat)),
        // Once the end has begun there is no further round (END-03).
        "connection" if last => Some(Text::new("detail-group-connection-last")),
        "connection" => Some(Text::new("detail-group-connection")),
        "board" => Some(board(state)),
        "develop" => Some(develop(state, seat)),
        _ => None,
    }
}

fn board(state: &State) -> Text {
    let id = if state.board.end_begun { "detail-group-board-last" } else { "detail-group-board" };
    let defences = Category::ALL.into_iter().map(of_category);
    // Only cards of the expansions defend a location further (RZO-02, DEF-04).
    let most = defences.max().unwrap_or_default() + u32::from(state.board.expansion.is_some());
    Text::new(id).with("most", most)
}

fn build(state: &State, seat: Seat) -> Text {
    let player = &state.board.players[seat];
    let universal = player.has(Good::Universal);
    let mut have = vec![short(Good::Grey, player.has(Good::Grey))];
    have.extend((universal > 0).then(|| short(Good::Universal, universal)));
    Text::of_clauses(vec![
        Clause::new(0, Text::new("detail-group-build").with("have", have)),
        Clause::new(0, "build-worth"),
        // BLD-04.
        Clause::new(1, "build-action"),
    ])
}

fn develop(state: &State, seat: Seat) -> Text {
    let held = |good: Good| (good, state.board.players[seat].has(good));
    let mut have = shorts(&[Good::Brick, Good::Ammo, Good::Development].map(held).into());
    if have.is_empty() {
        have.push(Text::new("gained-nothing"));
    }
    // What stands in the place of Ruins counts at the end, unlike them (RZO-06, END-04).
    let ruins = state.rows(seat).any(|it| it.ruined);
    Text::of_clauses(vec![
        Clause::new(0, Text::new("detail-group-develop").with("have", have)),
        Clause::new(1, "develop-vp"),
        Clause::new(2, if ruins { "develop-on-ruins" } else { "develop-worth" }),
    ])
}
