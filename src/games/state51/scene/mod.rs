//! Pictures of the table, made from a view, and of single cards, made from the component facts.
//!
//! The overview is 1600 wide in logical pixels; the pictures of one player and of a hand are 800 wide, so everything on them is
//! larger. Cards show their abilities as icons; the look-up says the same in words.

mod card;
mod emblems;
mod ground;
mod hand;
mod head;
mod icon_row;
mod icons;
mod legend;
mod palette;
mod parts;
mod player;
mod strip;
mod table;
#[cfg(test)]
mod tests;
mod tile;

use crate::engine::{Seat, Words};
use crate::games::drawing::{self, Marks};
use crate::games::state51::content::Content;
use crate::games::state51::state::{Board, Player};
use crate::games::state51::view::{Focus, View};
use crate::scene::{Group, Scene};

pub(super) use card::card as card_picture;

/// The width of the picture of a player and of a hand in logical pixels, and the margin of every picture.
const WIDTH: f32 = 800.0;
const MARGIN: f32 = 10.0;
/// Between one thing and the next.
const GAP: f32 = 10.0;

pub(super) fn picture(view: &View, focus: Focus, since: Option<&View>, words: &dyn Words) -> Option<Scene> {
    let hand = view.hand.as_deref();
    Marks::ranked(|marks| {
        let eye = Eye { view, since, words, marks };
        let mut at = Group::new(0.0, 0.0);
        let (width, (content, height)) = match focus {
            Focus::Overview => (table::WIDTH, table::table(&eye)),
            Focus::Player(seat) => (WIDTH, player::picture(&eye, seat)),
            Focus::Hand => (WIDTH, hand::hand(&eye, hand?)),
        };
        ground::dust(&mut at, width, height);
        let mut scene = Scene::new(width, height, palette::DUSK);
        scene.items = at.items;
        scene.items.extend(content.items);
        Some(scene)
    })
}

type Eye<'a> = drawing::Eye<'a, View>;

/// How much a change says: what is scored and built counts for more than what is spent again next round.
mod weight {
    pub(super) const DISPLAY: u32 = 5;
    pub(super) const POOL: u32 = 10;
    pub(super) const HAND: u32 = 20;
    pub(super) const INCOME: u32 = 30;
    pub(super) const EXCHANGE: u32 = 40;
    pub(super) const USED: u32 = 50;
    pub(super) const DEAL: u32 = 60;
    pub(super) const CONNECTION: u32 = 70;
    pub(super) const PASSED: u32 = 80;
    pub(super) const SCORE: u32 = 90;
    /// The newest building says most of all: the number of its building is added.
    pub(super) const BUILT: u32 = 100;
    pub(super) const RUINED: u32 = 10_000;
}

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
