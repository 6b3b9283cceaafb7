//! The game in words: the board as text, the alt text of a picture, what only its viewer knows, and the look-up.

mod alt;
mod cards;
mod city;
mod map;
mod outcome;
mod people;
mod reference;
mod table;
mod terms;

pub(super) use super::labels::now::phase_name;
use super::view::{Focus, View};
use crate::engine::Words;
use crate::games::text_board::{self, Line, say};
pub(super) use alt::alt;
pub(super) use reference::{entry_piece, pieces};

pub(super) fn lines(view: &View, focus: Focus, words: &dyn Words) -> Vec<String> {
    say(lines_of(view, focus), words)
}

fn lines_of(view: &View, focus: Focus) -> Vec<Line> {
    let state = &view.open();
    match focus {
        Focus::Overview => table::overview(view, state),
        Focus::Map => [map::map(state), map::routes(state)].concat(),
        Focus::Buildings => [map::buildings(state), map::supply(state)].concat(),
        Focus::Generator => city::generator(state),
        Focus::Health => people::health(state),
        Focus::PublicRelations => [city::tokens(state), city::laws(state)].concat(),
        Focus::Technologies => city::technologies(state),
        Focus::Events => table::events(view, state),
        Focus::Player(seat) => people::player(view, seat),
        Focus::Hand => people::hand(view),
        Focus::Outcome => [outcome::outcome(state), outcome::rounds(state)].concat(),
    }
}

/// The viewer's own hand.
pub(super) fn secrets(view: &View, words: &dyn Words) -> Vec<String> {
    text_board::hand(say(people::hand(view), words), || say(people::short_hand(view), words))
}
