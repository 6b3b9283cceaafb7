//! The expeditions: three routes out of the city, each with its spaces, its cards and its scout.

use super::palette::{self, EDGE, SNOW};
use super::{Eye, faces, icons, parts, weight};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::cards::Expedition;
use crate::games::frostpunk::content::kinds::Letter;
use crate::games::frostpunk::rules::expeditions;
use crate::games::frostpunk::state::Route;
use crate::scene::{Color, Draw, Group};

const TALL: f32 = 96.0;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    let mut top = y;
    for n in 0..eye.board().routes.len() {
        route(at, eye, [x, top, w], n);
        top += TALL + 8.0;
    }
    top - 8.0
}

/// A route from the city on the left to the place on the right.
fn route(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], n: usize) {
    let route = &eye.board().routes[n];
    parts::panel(at, x, y, w, TALL);
    parts::disc(at, x + 36.0, y + TALL * 0.5, 24.0, palette::SNOW, (n + 1).to_string());
    let Some(top) = route.cards.last().and_then(|it| expeditions::find(eye.state, it.id)) else {
        parts::nothing(at, x + 76.0, y + TALL * 0.5, w - 90.0, eye.say("pic-route-closed"));
        return;
    };
    let spaces = expeditions::last_space(eye.state, route).map_or(1, |it| it + 1);
    let place = (x + w * 0.52).max(x + 300.0);
    let from = x + 76.0;
    let step = (place - from) / spaces as f32;
    let middle = y + TALL * 0.5;
    at.line(from, middle, place, middle).stroke(palette::PANEL_LINE, 5.0).dash(&[10.0, 8.0]);
    for space in 0..spaces {
        let cx = from + step * (space as f32 + 0.5);
        let last = space + 1 == spaces;
        at.circle(cx, middle, 21.0).fill(if last { palette::GLOW } else { palette::CLIFF[2] }).stroke(EDGE, 2.0);
        let ink = if last { palette::INK } else { SNOW };
        parts::centered(at, cx, middle, 34.0, 22.0, (space + 1).to_string()).bold().color(ink);
        if let Some(scout) = route.scout.filter(|it| it.space == space) {
            icons::pawn(at, cx, middle - 16.0, 62.0, scout.pawn);
        }
    }
    goal(at, eye, [place + 4.0, y + 8.0, x + w - place - 12.0, TALL - 16.0], top, route);
    let fresh = eye.fresh(weight::ROUTE, |it| it.board.routes[n].clone());
    parts::ring(at, x, y, w, TALL, 16.0, fresh);
}

/// The place that a route leads to.
fn goal(at: &mut Group, eye: &Eye<'_>, [x, y, w, h]: [f32; 4], card: &Expedition, route: &Route) {
    at.rect(x, y, w, h).radius(10.0).fill(palette::PAPER).stroke(EDGE, 2.0);
    faces::site(at, [x + 4.0, y + 4.0, 82.0, h - 8.0], card.place);
    letter(at, x + 106.0, y + h * 0.5, 17.0, card.letter);
    let site = eye.say(format!("site-{}", card.place.key()));
    let text = x + 130.0;
    parts::label(at, text, y + 24.0, w - 140.0, 27.0, title(eye, card.id)).semi_bold().shrink(0.55).color(palette::INK);
    let hint = eye.say(format!("hint-{}", card.hint.key()));
    let more = dark(route);
    let below = format!("{site} · {hint}{more}");
    parts::label(at, text, y + 57.0, w - 140.0, 24.0, below).shrink(0.6).color(palette::FADED);
}

/// How many explored cards wait for the return.
fn dark(route: &Route) -> String {
    match route.cards.iter().filter(|it| it.dark).count() {
        0 => String::new(),
        n => format!(" · +{n}"),
    }
}

fn title(eye: &Eye<'_>, id: CardId) -> String {
    eye.text(&id.title())
}

/// The letter of a deck of expeditions.
pub(super) fn letter(at: &mut Group, cx: f32, cy: f32, radius: f32, of: Letter) {
    let fill = match of {
        Letter::A => Color::rgb(0x3c7a8c),
        Letter::B => Color::rgb(0x9a6a2f),
        Letter::C => Color::rgb(0x8a3f52),
    };
    parts::disc(at, cx, cy, radius, fill, of.key());
}
