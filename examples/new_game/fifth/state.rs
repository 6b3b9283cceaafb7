//! The state of the game: what lies open, and what is hidden.

use crate::engine::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(super) board: Board,
    /// The dice under each cup; none before everybody rolled. A view holds its own seat's only.
    pub(super) dice: Vec<Vec<usize>>,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    /// How many dice each player has.
    pub(super) dice: Vec<usize>,
    pub(super) bid: Option<(Seat, i64)>,
    pub(super) turn: Seat,
}
