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

use crate::engine::{Arg, Seat, Text, Words};
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

/// What a picture is made from: what the viewer may know now, what they saw last, and their language.
pub(super) struct Eye<'a> {
    pub view: &'a View,
    pub since: Option<&'a View>,
    pub words: &'a dyn Words,
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

    /// Whether something differs from what the viewer saw last.
    pub(super) fn changed<T: PartialEq>(&self, what: impl Fn(&'a View) -> T) -> bool {
        self.since.is_some_and(|old| what(old) != what(self.view))
    }

    pub(super) fn say(&self, id: impl Into<String>) -> String {
        self.words.say(&Text::new(id.into()))
    }

    pub(super) fn say_with(&self, id: &'static str, name: &'static str, arg: impl Into<Arg>) -> String {
        self.words.say(&Text::new(id).with(name, arg))
    }
}
