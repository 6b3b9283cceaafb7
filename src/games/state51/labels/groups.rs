//! What the groups of a turn have to say, besides their names.

use super::goods::{short, shorts};
use crate::engine::{Clause, Seat, Text};
use crate::games::state51::content::kinds::{Category, Colour, Exchange, Good};
use crate::games::state51::rules::action::Action;
use crate::games::state51::rules::defence::of_category;
use crate::games::state51::rules::faction_board;
use crate::games::state51::rules::means::Means;
use crate::games::state51::state::State;

pub(crate) fn group_about(state: &State, seat: Seat, group: &str) -> Option<Text> {
    let last = state.board.end_begun;
    match group {
        "build" => Some(build(state, seat)),
        // CON-02: what is taken is not replaced in this round.
        "connection" if Colour::ALL.into_iter().all(|it| state.board.pile(it).face_up.is_none()) => {
            Some(Text::new("detail-group-connection-none"))
        }
        // Once the end has begun there is no further round (END-03).
        "connection" if last => Some(Text::new("detail-group-connection-last")),
        "connection" => Some(Text::new("detail-group-connection")),
        "board" => board(state, seat),
        "develop" => Some(develop(state, seat)),
        _ => None,
    }
}

/// What the contacts are for that the exchanges on offer give. The Workers bring none.
fn board(state: &State, seat: Seat) -> Option<Text> {
    let means = Means::of(state, seat);
    let given = faction_board::acts(state, seat, &means).filter_map(|it| match it {
        Action::Exchange { exchange, .. } => Some(exchange),
        _ => None,
    });
    let said: Vec<Clause> =
        given.enumerate().map(|(n, it)| Clause::new(0, contacts(state, seat, it, n == 0))).collect();
    (!said.is_empty()).then(|| Text::of_clauses(said))
}

/// What one kind of contact is for; the first one begins the line.
fn contacts(state: &State, seat: Seat, exchange: Exchange, first: bool) -> Text {
    let id = match exchange {
        Exchange::Grey => "board-gives-grey",
        Exchange::Red if state.board.opponents_in(seat).next().is_some() => "board-gives-red",
        // Nobody is left who could be razed (PAS-02).
        Exchange::Red => "board-gives-red-hand",
        // Once the end has begun there is no further Production (END-03).
        Exchange::Blue if state.board.end_begun => "board-gives-blue-last",
        Exchange::Blue => "board-gives-blue",
    };
    let defences = Category::ALL.into_iter().map(of_category);
    // Only cards of the expansions defend a location further (RZO-02, DEF-04).
    let most = defences.max().unwrap_or_default() + u32::from(state.board.expansion.is_some());
    Text::new(id).with("first", u32::from(first)).with("most", most)
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
    let mut clauses = vec![
        Clause::new(0, Text::new("detail-group-develop").with("have", have)),
        Clause::new(1, "develop-vp"),
        // BLD-04, DEV-07.
        Clause::new(3, "develop-action"),
    ];
    // What stands in the place of Ruins counts at the end, unlike them (RZO-06, END-04).
    if state.rows(seat).any(|it| it.ruined) {
        clauses.insert(2, Clause::new(2, "develop-on-ruins"));
    }
    Text::of_clauses(clauses)
}
