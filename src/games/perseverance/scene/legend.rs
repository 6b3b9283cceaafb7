//! What the symbols stand for, once at the foot of the overview: whoever has learned them reads everything above.

use super::palette::{self, CARD_LINE, QUIET};
use super::{Eye, community, parts, pieces};
use crate::games::perseverance::kinds::{Dino, DinoIcon, Good, Icon};
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

pub(super) const LEGEND: f32 = 242.0;
const PER_ROW: usize = 7;
const ROW: f32 = 39.0;
/// The sign of what is still covered, and which one it is.
const COVERED: &str = "pic-sign-covered";
const COVERED_AT: usize = 25;
/// Where the notes below the symbols stand.
const NOTES: f32 = 184.0;
/// Where the faces of the Dino dice stand.
const FACES: f32 = 219.0;

pub(super) fn base(at: &mut Group, eye: &Eye<'_>, w: f32) {
    parts::card(at, 0.0, 0.0, w, LEGEND);
    let scrap = format!("asset-mr-{}-short", eye.edition_word());
    let good = |good: Good, id: &str| (palette::good(good).0, palette::good(good).1, id.to_owned());
    let other = |sym: Sym, color: Color, id: &str| (sym, color, id.to_owned());
    let dino = |dino: Dino, id: &str| (palette::dino(dino).0, palette::dino(dino).1, id.to_owned());
    let face = |icon: Icon| (pieces::icon(icon), QUIET, format!("icon-{}-short", icon.key()));
    let signs = [
        good(Good::Food, "asset-food"),
        good(Good::Mr, &scrap),
        good(Good::Story, "asset-story"),
        good(Good::Vote, "track-vote"),
        good(Good::Safeguard, "track-safeguard"),
        good(Good::Valor, "track-valor"),
        other(Sym::LightSoldier, Color::INK, "soldier-light"),
        other(Sym::HeavySoldier, Color::INK, "soldier-heavy"),
        good(Good::Follower, "pic-sign-follower"),
        other(Sym::Settlement, QUIET, "pic-sign-settlement"),
        other(Sym::Wall, QUIET, "pic-sign-wall"),
        other(Sym::HiddenTrap, QUIET, "pic-sign-trap"),
        other(Sym::Cube, QUIET, "pic-sign-influence"),
        other(Sym::Die, QUIET, "pic-sign-die"),
        other(Sym::Leader, QUIET, "pic-sign-leader"),
        other(Sym::Production, QUIET, "word-production"),
        other(Sym::Challenge, Color::rgb(0x6a4a8f), "pic-sign-challenge"),
        other(Sym::Threat, palette::DANGER, "pic-sign-threat"),
        face(Icon::Adventurer),
        face(Icon::Facilitator),
        face(Icon::Innovator),
        face(Icon::Organizer),
        dino(Dino::Trampler, "dino-trampler"),
        dino(Dino::Raptor, "dino-raptor"),
        other(Sym::Breach, palette::DANGER, "pic-sign-breach"),
        other(Sym::Lock, Color::INK, COVERED),
        other(Sym::Plus, Color::INK, "pic-sign-plus"),
    ];
    let count = signs.len();
    // What is covered goes by the board.
    for (n, (sym, color, id)) in signs.into_iter().enumerate().filter(|it| it.1.2 != COVERED) {
        let (x, y) = place(w, n);
        at.symbol(sym, x + 16.0, y, 32.0, color);
        name(at, eye, w, n, id);
    }
    let (x, y) = place(w, count);
    community::attracted(at, x + 16.0, y, 32.0, DinoIcon::Roll);
    name(at, eye, w, count, "pic-sign-roll".to_owned());
    // What has no symbol of its own. D is a player where there are four, and only two play with the Dissenters.
    let notes = if eye.players() == 2 { "pic-notes-two" } else { "pic-notes" };
    parts::label(at, 16.0, NOTES, w - 32.0, 25.0, eye.say(notes)).color(QUIET);
    let mut x = 16.0;
    for (id, dangerous) in [("pic-die-normal", false), ("pic-die-dangerous", true)] {
        x = faces(at, eye, x, id, dangerous) + 36.0;
    }
}

/// The faces of a Dino die behind its name (TRN-07); returns where they end.
fn faces(at: &mut Group, eye: &Eye<'_>, x: f32, id: &'static str, dangerous: bool) -> f32 {
    let name = eye.say(id);
    let wide = measure(&name, 25.0, Weight::Regular) + 1.0;
    parts::label(at, x, FACES, wide, 25.0, name).color(QUIET);
    let mut x = x + wide + 12.0;
    for face in eye.content().dino_die(dangerous) {
        let wide = 28.0 * face.shows.len() as f32 + 6.0;
        at.rect(x, FACES - 16.0, wide, 32.0).radius(7.0).stroke(CARD_LINE, 2.0);
        for (n, dino) in face.shows.iter().enumerate() {
            let (sym, color) = palette::dino(*dino);
            at.symbol(sym, x + 17.0 + 28.0 * n as f32, FACES, 26.0, color);
        }
        x += wide + 8.0;
    }
    x
}

/// Where the sign with this number stands.
fn place(w: f32, n: usize) -> (f32, f32) {
    (16.0 + (n % PER_ROW) as f32 * step(w), 28.0 + (n / PER_ROW) as f32 * ROW)
}

fn step(w: f32) -> f32 {
    (w - 28.0) / PER_ROW as f32
}

fn name(at: &mut Group, eye: &Eye<'_>, w: f32, n: usize, id: String) {
    let (x, y) = place(w, n);
    parts::label(at, x + 40.0, y, step(w) - 46.0, 26.0, eye.say(id)).color(QUIET);
}

/// What the marks stand for, and what covers spaces, where the picture has any.
pub(super) fn live(at: &mut Group, eye: &Eye<'_>, w: f32) {
    if eye.board().zones.iter().any(|(_, area)| !area.dangerous) {
        let (x, y) = place(w, COVERED_AT);
        at.symbol(Sym::Lock, x + 16.0, y, 32.0, Color::INK);
        name(at, eye, w, COVERED_AT, COVERED.to_owned());
    }
    if eye.marks.any() {
        parts::label(at, w - 16.0, NOTES, 0.2 * w, 25.0, eye.say("pic-notes-new")).end().color(QUIET);
    }
}
