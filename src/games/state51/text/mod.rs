//! The game in words: in the lobby, as a board of text, as the alt text of a picture, in the look-up.

pub mod alt;
pub mod board;
pub mod lobby;
pub mod reference;
