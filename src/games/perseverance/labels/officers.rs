//! What Influence on an Officer comes to: who gets the bonus of the row, and what the next Assembly would give for it.

use super::nothing;
use crate::engine::{Seat, Text};
use crate::games::perseverance::content::{Condition, Goods};
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::assembly::condition;
use crate::games::perseverance::rules::officers::winners;
use crate::games::perseverance::rules::ranking::leaders;
use crate::games::perseverance::state::{Owner, State};

/// Where so many cubes of the active player lead: the row with them (SEC-05), and the Officer's scoring (ASM-07).
pub(super) fn influence(state: &State, zone: Zone, cubes: usize) -> Text {
    let (board, seat) = (&state.board, state.board.active);
    let council = &board.officers[zone];
    let spaces = state.content.officer_spaces(board.edition, board.seat_count());
    let bonus = state.content.officer_bonus(council.officer);
    let mut row = council.row.clone();
    let placed = cubes.min(spaces.saturating_sub(row.len()));
    row.extend(std::iter::repeat_n(Owner::Seat(seat), placed));
    let winners = if row.len() < spaces { Vec::new() } else { winners(board, &row) };
    // Where the track is full the rest is lost (AST-03).
    let gains = |seat: Seat| nothing::gains(state, seat, bonus);
    let gained = if winners.contains(&seat) { gains(seat) } else { Goods::new() };
    let text = if row.len() < spaces {
        let own = row.iter().filter(|it| **it == Owner::Seat(seat)).count();
        let id = if board.retail() { "detail-influence-retail" } else { "detail-influence-beta" };
        Text::new(id).with("n", row.len()).with("spaces", spaces).with("own", own)
    } else {
        let others = winners.iter().filter(|it| **it != seat).count();
        match (winners.contains(&seat), winners.as_slice()) {
            (true, _) if gained.is_empty() => Text::new("detail-influence-full-lost"),
            (true, [_]) => Text::new("detail-influence-full-you"),
            (true, _) => Text::new("detail-influence-full-shared").with("others", others),
            (false, []) => Text::new("detail-influence-full-nobody"),
            (false, [other]) if gains(*other).is_empty() => Text::new("detail-influence-full-nobody"),
            (false, [other]) => Text::new("detail-influence-full-other").with("who", *other),
            (false, _) => Text::new("detail-influence-full-others").with("others", others),
        }
    };
    // Who gets it is named where there is no room for the place before.
    let moves = row.len() < spaces || winners.contains(&seat);
    let score = score(state, seat, zone, cubes, moves && cubes == placed);
    // What is left of the same placement begins the next row.
    let score = match cubes - placed {
        0 => score,
        over => Text::new("influence-over").with("n", over).with("score", score),
    };
    let what = names::amounts(if gained.is_empty() { bonus } else { &gained }, board.retail());
    text.with("what", what).with("score", score)
}

/// Which Officer so many cubes of the active player go to, and what stands there with them (EFF-08, SEC-05).
pub(super) fn cubes(text: Text, state: &State, zone: Zone, cubes: usize) -> Text {
    let council = &state.board.officers[zone];
    let own = council.cubes(Owner::Seat(state.board.active));
    text.with("officer", names::officer_short(council.officer)).with("own", own).with("then", own + cubes)
}

/// The place of a player with the Officer with so many cubes more, and the part of the scoring that it brings (ASM-07).
fn place(state: &State, seat: Seat, zone: Zone, cubes: usize) -> Option<(&'static str, u32)> {
    let council = &state.board.officers[zone];
    let mine = |owner: Owner| if owner == Owner::Seat(seat) { cubes } else { 0 };
    let of = |owner: Owner| (owner, council.cubes(owner) + mine(owner));
    let values: Vec<(Owner, usize)> = state.board.owners().into_iter().map(of).collect();
    let (first, second) = leaders(&values);
    if first.contains(&Owner::Seat(seat)) {
        return Some(("place-first", 1));
    }
    second.contains(&Owner::Seat(seat)).then_some(("place-second", 2))
}

/// What the Officer would give the player at an Assembly held now, with so many cubes more; and from which place they
/// lift the player, if that is wanted.
fn score(state: &State, seat: Seat, zone: Zone, cubes: usize, moves: bool) -> Text {
    let council = &state.board.officers[zone];
    let before = place(state, seat, zone, 0).map_or("place-none", |it| it.0);
    let why = match state.content.officer_condition(council.officer) {
        Condition::Pieces { .. } => "score-pieces",
        Condition::Patrols { .. } => "score-patrols",
        Condition::Sets { .. } => "score-sets",
        Condition::Fortifications { .. } => "score-fortifications",
    };
    let text = match place(state, seat, zone, cubes) {
        Some((place, part)) => {
            let followers = condition(state, zone, seat) / part;
            let text = match moves && before != place {
                true => Text::new("influence-score-moves").with("before", Text::new(before)),
                false => Text::new("influence-score"),
            };
            text.with("place", Text::new(place)).with("n", followers)
        }
        None => Text::new("influence-score-behind"),
    };
    text.with("why", Text::new(why))
}
