//! Whether a condition holds as a step begins, and how much there is of what a step counts.

use super::effects::Scope;
use super::{buildings, scenario};
use crate::games::frostpunk::content::condition::Condition;
use crate::games::frostpunk::content::kinds::{Citizen, Good, Row};
use crate::games::frostpunk::content::slots::Counted;
use crate::games::frostpunk::state::{Spot, State};

pub(crate) fn holds(state: &State, scope: &Scope, condition: &Condition) -> bool {
    holds_in(state, scope, state.board.round, condition)
}

/// The same with another round than the one of now.
pub(super) fn holds_in(state: &State, scope: &Scope, round: u32, condition: &Condition) -> bool {
    let board = &state.board;
    let cubes = |card| board.open(card).map_or(0, |it| it.cubes.of(Good::Res));
    match condition {
        Condition::HopeAtLeast(n) => board.row(Row::Hope).len() >= *n as usize,
        Condition::DiscontentAtLeast(n) => board.row(Row::Discontent).len() >= *n as usize,
        Condition::ResBelow(n) => board.goods.of(Good::Res) < *n,
        Condition::IllAtLeast(n) => board.ill() >= *n,
        Condition::IllAtMost(n) => board.ill() <= *n,
        Condition::OverloadAtLeast(n) => board.overload >= *n,
        Condition::HungerAtLeast(n) => board.hunger >= *n,
        Condition::RoundFrom(n) => round >= *n,
        Condition::RoundUpTo(n) => round <= *n,
        Condition::CubesOn { card, n } => cubes(*card) >= *n,
        Condition::Cubes(n) => scope.card.map_or(0, cubes) >= *n,
        Condition::NoPawn => scope.card.is_none_or(|it| board.pawns_at(Spot::Card(it)) == 0),
        Condition::Shelter => board.buildings().any(|it| buildings::is_shelter(state, it.1.key)),
        Condition::Cold => board.cold_night,
        Condition::Moved => scope.moved,
        Condition::Built(key) => board.is_built(*key),
        Condition::Unopened(card) => !board.turned_up.contains(card),
        Condition::Opened(card) => board.turned_up.contains(card),
        Condition::Stored => scenario::is_stored(state),
        Condition::Active(token) => board.active(*token) > 0,
    }
}

/// How often a `per` is done (TOK-09).
pub(crate) fn count(state: &State, what: Counted) -> u32 {
    let child = |it: &&crate::games::frostpunk::state::Placed| it.acted() && it.pawn.citizen() == Some(Citizen::Child);
    match what {
        Counted::Token(token) => state.board.active(token),
        Counted::Deaths => state.board.deaths,
        Counted::ChildPawns => state.board.placed.iter().filter(child).count() as u32,
    }
}
