//! The game in words: in the lobby, as a board of text, as the alt text of a picture, in the look-up.

pub(super) mod alt;
pub(super) mod board;
mod cards;
pub(super) mod hand;
pub(super) mod lobby;
pub(super) mod reference;
