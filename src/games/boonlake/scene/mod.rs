//! Pictures of the table, made from a view, and of single components, made from the facts.
//!
//! The overview is 1600 wide in logical pixels; all other pictures are 800 wide and meant for half of that, so everything on
//! them is larger.

mod actions;
mod areas;
mod card;
mod hand;
mod hexes;
mod icons;
mod legend;
mod levers;
mod look_up;
mod map;
mod overview;
mod palette;
mod parts;
mod player;
mod region;
mod river;
mod sheet;
mod signs;
mod strip;
mod wood;

use crate::engine::{Seat, Words};
use crate::games::boonlake::content::Content;
use crate::games::boonlake::state::{Board, Player};
use crate::games::boonlake::view::{Focus, View};
use crate::games::drawing::{self, Marks};
use crate::scene::{Group, Scene};

pub(super) use look_up::piece_picture;

/// The width of every picture but the overview, and its margin.
const WIDTH: f32 = 800.0;
const MARGIN: f32 = 12.0;

pub(super) fn picture(view: &View, focus: Focus, since: Option<&View>, words: &dyn Words) -> Option<Scene> {
    Marks::ranked(|marks| {
        let eye = Eye { view, since, words, marks };
        let mut at = Group::new(0.0, 0.0);
        let (width, height) = match focus {
            Focus::Overview => (overview::WIDTH, overview::draw(&mut at, &eye)),
            Focus::Region(region) => (WIDTH, region::draw(&mut at, &eye, region)),
            Focus::River => (WIDTH, river::draw(&mut at, &eye)),
            Focus::Player(seat) => (WIDTH, player::draw(&mut at, &eye, seat)),
            Focus::Hand => (WIDTH, hand::draw(&mut at, &eye, &view.sorted_hand()?)),
            Focus::Scoring => (WIDTH, sheet::draw(&mut at, &eye)),
        };
        let mut scene = Scene::new(width, height, palette::TABLE);
        scene.items = at.items;
        Some(scene)
    })
}

/// How much a change says: what was built, reached or passed counts for more than what is spent again next turn.
mod weight {
    pub(super) const NUMBER: u32 = 5;
    /// Places of a board from which pieces went to the map, where they are marked, too.
    pub(super) const BOARD: u32 = 10;
    /// The row of actions, in which many move up when one is taken.
    pub(super) const ACTION: u32 = 12;
    pub(super) const CARDS: u32 = 15;
    pub(super) const SHOWN: u32 = 20;
    pub(super) const POINTS: u32 = 40;
    pub(super) const TRACK: u32 = 45;
    pub(super) const COVERED: u32 = 50;
    pub(super) const EMINENCE: u32 = 55;
    pub(super) const LEVER: u32 = 60;
    pub(super) const SHIP: u32 = 65;
    pub(super) const HEX: u32 = 70;
    pub(super) const PROJECT: u32 = 80;
    pub(super) const TOKEN: u32 = 90;
    pub(super) const LOCK: u32 = 100;
    pub(super) const SCORING: u32 = 110;
}

type Eye<'a> = drawing::Eye<'a, View>;

impl<'a> Eye<'a> {
    fn board(&self) -> &'a Board {
        &self.view.board
    }

    fn content(&self) -> &'a Content {
        &self.view.facts.0
    }

    fn player(&self, seat: Seat) -> &'a Player {
        &self.view.board.players[seat]
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.view.board.players.seats().all()
    }
}
