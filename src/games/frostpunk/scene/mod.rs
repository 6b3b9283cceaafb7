//! Pictures of the table, made from a view, and of single components, made from the facts.
//!
//! The overview is 1600 wide in logical pixels; all other pictures are 800 wide and meant for half of that. Both are made of
//! the same panels.

mod buildings;
mod card;
mod city;
mod crater;
mod events;
mod faces;
mod field;
mod furnace;
mod ground;
mod hand;
mod icons;
mod legend;
mod look_up;
mod marks;
mod overview;
mod palette;
mod parts;
mod people;
mod player;
mod relations;
mod research;
mod routes;
mod signs;
mod standing;
mod track;

use std::ops::Deref;

use crate::engine::{Text, Words};
use crate::games::drawing::{self, Marks};
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::state::{Board, State};
use crate::games::frostpunk::view::{Focus, View};
use crate::scene::{Group, Scene};

pub(super) use crater::number as place_number;
pub(super) use look_up::piece_picture;

/// The width of every picture but the overview, and its margin.
const WIDTH: f32 = 800.0;
const MARGIN: f32 = 12.0;

pub(super) fn picture(view: &View, focus: Focus, since: Option<&View>, words: &dyn Words) -> Option<Scene> {
    let state = view.open();
    Marks::ranked(|marks| drawn(&Eye { eye: drawing::Eye { view, since, words, marks }, state: &state }, focus))
}

fn drawn(eye: &Eye<'_>, focus: Focus) -> Option<Scene> {
    let mut at = Group::new(0.0, 0.0);
    let inner = WIDTH - 2.0 * MARGIN;
    let place = [MARGIN, MARGIN, inner];
    let (width, height) = match focus {
        Focus::Overview => (overview::WIDTH, overview::draw(&mut at, eye)),
        Focus::Map => {
            let y = crater::draw(&mut at, eye, [0.0, 0.0, WIDTH]);
            (WIDTH, routes::draw(&mut at, eye, [MARGIN, y + MARGIN, inner]))
        }
        Focus::Generator => (WIDTH, furnace::draw(&mut at, eye, place)),
        Focus::Health => (WIDTH, people::draw(&mut at, eye, place)),
        Focus::PublicRelations => (WIDTH, relations::draw(&mut at, eye, place)),
        Focus::Buildings => (WIDTH, city::draw(&mut at, eye, place)),
        Focus::Technologies => (WIDTH, research::draw(&mut at, eye, place)),
        Focus::Events => (WIDTH, events::draw(&mut at, eye, place)),
        Focus::Player(seat) => (WIDTH, player::draw(&mut at, eye, place, seat)),
        Focus::Hand => (WIDTH, hand::draw(&mut at, eye, eye.view.hand.as_ref()?)),
        Focus::Outcome => (WIDTH, standing::draw(&mut at, eye, place)),
    };
    let mut scene = Scene::new(width, height + MARGIN, palette::NIGHT);
    ground::snowfall(&mut scene.items, width, height + MARGIN);
    scene.items.extend(at.items);
    Some(scene)
}

/// How much a change says: what threatens, came or was built counts for more than what is spent again next turn.
mod weight {
    pub(super) const NUMBER: u32 = 5;
    pub(super) const SUPPLY: u32 = 10;
    pub(super) const LEADER: u32 = 20;
    pub(super) const GOODS: u32 = 30;
    pub(super) const HEAT: u32 = 40;
    pub(super) const ROUND: u32 = 45;
    pub(super) const HUNGER: u32 = 50;
    pub(super) const ILL: u32 = 55;
    pub(super) const OVERLOAD: u32 = 60;
    pub(super) const RANGE: u32 = 65;
    pub(super) const ROUTE: u32 = 70;
    pub(super) const FIELD: u32 = 75;
    pub(super) const STORED: u32 = 78;
    pub(super) const TOKEN: u32 = 80;
    pub(super) const WEATHER: u32 = 90;
    pub(super) const CARD: u32 = 100;
    pub(super) const CITIZENS: u32 = 110;
    pub(super) const DEATHS: u32 = 120;
}

/// What a picture is made from, with the open board as a state that the rules can be asked about.
struct Eye<'a> {
    eye: drawing::Eye<'a, View>,
    state: &'a State,
}

impl<'a> Deref for Eye<'a> {
    type Target = drawing::Eye<'a, View>;

    fn deref(&self) -> &drawing::Eye<'a, View> {
        &self.eye
    }
}

impl<'a> Eye<'a> {
    fn board(&self) -> &'a Board {
        &self.view.board
    }

    fn content(&self) -> &'a Content {
        &self.view.facts.0
    }

    fn text(&self, text: &Text) -> String {
        self.words.say(text)
    }
}
