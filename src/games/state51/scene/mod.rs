//! Pictures of the table, made from a view, and of single cards, made from the component facts.
//!
//! All pictures are 800 wide in logical pixels; those of one player and of a hand are meant for half of that, so everything on
//! them is larger. Cards show their abilities as icons; the look-up says the same in words.

mod card;
mod hand;
mod icon_row;
mod icons;
mod palette;
mod parts;
mod player;
mod table;
#[cfg(test)]
mod tests;
mod tile;

use crate::engine::{Seat, Words};
use crate::games::drawing;
use crate::games::state51::content::Content;
use crate::games::state51::state::{Board, Player};
use crate::games::state51::view::{Focus, View};
use crate::scene::Scene;

pub(super) use card::card as card_picture;

/// The width of every picture in logical pixels, and its margin.
const WIDTH: f32 = 800.0;
const MARGIN: f32 = 10.0;
/// Between one thing and the next.
const GAP: f32 = 10.0;

pub(super) fn picture(view: &View, focus: Focus, since: Option<&View>, words: &dyn Words) -> Option<Scene> {
    let eye = Eye { view, since, words };
    let (content, height) = match focus {
        Focus::Overview => table::table(&eye),
        Focus::Player(seat) => player::picture(&eye, seat),
        Focus::Hand => hand::hand(&eye, view.hand.as_ref()?),
    };
    let mut scene = Scene::new(WIDTH, height, palette::DUSK);
    scene.items = content.items;
    Some(scene)
}

type Eye<'a> = drawing::Eye<'a, View>;

impl<'a> Eye<'a> {
    pub(super) fn board(&self) -> &'a Board {
        &self.view.board
    }

    pub(super) fn content(&self) -> &'a Content {
        &self.view.facts.0
    }

    pub(super) fn player(&self, seat: Seat) -> &'a Player {
        &self.view.board.players[seat]
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.view.board.players.seats().all()
    }
}
