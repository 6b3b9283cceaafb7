//! The rows of a player board (ROW): what happens when pieces leave them.

use super::Table;
use crate::engine::{Seat, Text};
use crate::games::boonlake::content::kinds::Kind;
use crate::games::boonlake::content::{Content, Recess};
use crate::games::boonlake::state::Player;

/// ROW-02: the recesses that are empty, of every kind. Pieces leave from the highest row first.
pub(crate) fn emptied<'c>(content: &'c Content, player: &'c Player) -> impl Iterator<Item = &'c Recess> {
    Kind::ALL.into_iter().flat_map(move |kind| {
        let recesses = content.recesses(kind).iter().enumerate();
        recesses.filter(move |it| player.is_empty(kind, it.0)).map(|it| it.1)
    })
}

impl Player {
    /// Whether a recess of a kind is empty.
    pub(crate) fn is_empty(&self, kind: Kind, at: usize) -> bool {
        match kind {
            Kind::Inhabitant => self.left[at],
            Kind::House | Kind::Settlement | Kind::Cattle => at < self.emptied(kind),
        }
    }

    /// ROW-03: when the other pieces of its row are gone, the inhabitant of a row goes to the ranch. Says of which rows.
    pub(crate) fn release(&mut self, content: &Content) -> Vec<u8> {
        let mut released = Vec::new();
        for (at, inhabitant) in content.recesses(Kind::Inhabitant).iter().enumerate() {
            let cleared = [Kind::House, Kind::Settlement, Kind::Cattle].into_iter().all(|kind| {
                let of_row = content.recesses(kind).iter().enumerate().filter(|it| it.1.row == inhabitant.row);
                of_row.into_iter().all(|it| self.is_empty(kind, it.0))
            });
            if cleared && !self.left[at] {
                self.left[at] = true;
                self.ranch += 1;
                released.push(inhabitant.row);
            }
        }
        released
    }
}

pub(crate) fn release(t: &mut Table, seat: Seat) {
    for row in t.state.board.players[seat].release(&t.state.content) {
        t.say_with(|_| Text::new("note-row").with("seat", seat).with("n", row));
    }
}
