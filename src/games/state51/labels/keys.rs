//! The keys of answers. They stand in other people's records, so they are for ever.

use crate::engine::Seat;
use crate::games::state51::content::ability::Bag;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::state::{BuiltId, State};

/// A built card: its name and its running number.
pub(crate) fn built_key(state: &State, id: BuiltId) -> String {
    format!("{}-{}", state.location(&state.board[id]).key, id.0)
}

/// A bag of goods, such as `1-brick-2-ammo`.
pub(crate) fn bag_key(goods: &Bag) -> String {
    let word = |(good, count): (&Good, &u32)| format!("{count}-{}", good.key());
    goods.iter().map(word).collect::<Vec<_>>().join("-")
}

/// The letter of a player.
pub(crate) fn letter(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}
