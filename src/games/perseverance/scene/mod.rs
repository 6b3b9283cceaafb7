//! Pictures of the board, made from a view.
//!
//! Every picture has a base of what never changes between two moves, painted once and kept, and on top of it the pieces
//! and numbers. Components draw in a group of their own at the size of the overview; detail pictures scale them up.

mod assembly;
mod cards;
mod community;
mod cube;
mod defense;
mod header;
mod layout;
mod legend;
mod mark;
mod officer;
mod overview;
mod palette;
mod parts;
mod pieces;
mod player;
mod strip;
mod supply;
mod terrain;
mod zone;

use std::sync::Arc;

use super::content::Content;
use super::state::{Board, Owner, Player};
use super::view::{Focus, View};
use crate::engine::{Seat, Words};
use crate::games::drawing::{self, Fresh, Marks};
use crate::scene::Scene;
#[cfg(test)]
pub(super) use mark::FRESH;
use mark::weight;

pub(super) fn picture(view: &View, focus: Focus, since: Option<&View>, words: &dyn Words) -> Option<Scene> {
    let none = Marks::default();
    let eye = Eye { view, since, words, marks: &none };
    let (name, base) = match focus {
        Focus::Overview => ("overview".to_owned(), overview::base(&eye)),
        Focus::Zone(zone) => (format!("zone/{}", zone.key()), zone::base(&eye, zone)),
        Focus::Player(seat) => ("player".to_owned(), player::base(&eye, seat)),
        Focus::Assembly => ("assembly".to_owned(), assembly::base(&eye)),
    };
    let (key, base) = (key(&eye, &name, &base), Arc::new(base));
    let live = |marks: &Marks| {
        let eye = Eye { view, since, words, marks };
        let mut scene = Scene::over(key.clone(), base.clone());
        match focus {
            Focus::Overview => overview::live(&mut scene, &eye),
            Focus::Zone(zone) => zone::live(&mut scene, &eye, zone),
            Focus::Player(seat) => player::live(&mut scene, &eye, seat),
            Focus::Assembly => assembly::live(&mut scene, &eye),
        }
        scene
    };
    Some(Marks::ranked(live))
}

/// Bases differ by players, edition, component facts and language; of the last two their marks in the words tell.
fn key(eye: &Eye<'_>, name: &str, base: &Scene) -> String {
    let mut mark = 0xcbf2_9ce4_8422_2325_u64;
    for byte in base.texts().into_iter().flat_map(str::bytes) {
        mark = (mark ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    }
    let (players, edition, content) = (eye.players(), eye.board().edition.key(), eye.content().facts().digest());
    format!("perseverance/{name}/{}/{players}/{edition}/{content}/{mark:x}", base.height)
}

pub(super) type Eye<'a> = drawing::Eye<'a, View>;

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

    pub(super) fn players(&self) -> usize {
        self.view.board.seat_count()
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.view.board.players.seats().all()
    }

    /// How a number is marked that may differ from what the viewer saw last.
    pub(super) fn changed<T: PartialEq>(&self, what: impl Fn(&'a View) -> T) -> Fresh {
        self.fresh(weight::NUMBER, what)
    }

    /// Scrap or Modern Resource, Supply or Social Aid: the last word of message ids that differ by edition.
    pub(super) fn edition_word(&self) -> &'static str {
        if self.board().retail() { "retail" } else { "beta" }
    }

    pub(super) fn owner_name(&self, owner: Owner) -> String {
        match owner {
            Owner::Seat(seat) => self.words.name(seat),
            Owner::Dissenters => self.say("dissenters"),
        }
    }
}
