//! What happened in which round, so that the end can be understood: the cards that came, and how the city stood at night.

use super::Table;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::kinds::Row;
use crate::games::frostpunk::state::Night;

/// A card that came up, was enacted or developed.
pub(crate) fn card(t: &mut Table, card: CardId) {
    let round = t.state.board.round;
    t.state.board.came.push((round, card));
}

/// The round is over, or the game is.
pub(crate) fn night(t: &mut Table) {
    let board = &mut t.state.board;
    let night = Night {
        round: board.round,
        deaths: board.deaths,
        ill: board.ill(),
        hunger: board.hunger,
        hope: board.row(Row::Hope).len(),
        discontent: board.row(Row::Discontent).len(),
    };
    board.nights.push(night);
}
