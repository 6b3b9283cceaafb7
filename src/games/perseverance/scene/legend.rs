//! What the symbols stand for, once at the foot of the overview: whoever has learned them reads everything above.

use super::palette::{self, QUIET};
use super::{Eye, parts};
use crate::games::perseverance::kinds::Good;
use crate::scene::{Color, Draw, Group, Sym};

pub(super) const LEGEND: f32 = 88.0;
const PER_ROW: usize = 9;

pub(super) fn base(at: &mut Group, eye: &Eye<'_>, w: f32) {
    parts::card(at, 0.0, 0.0, w, LEGEND);
    let scrap = format!("asset-mr-{}-short", eye.edition_word());
    let good = |good: Good, id: &str| (palette::good(good).0, palette::good(good).1, id.to_owned());
    let other = |sym: Sym, color: Color, id: &str| (sym, color, id.to_owned());
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
    ];
    let step = (w - 28.0) / PER_ROW as f32;
    for (n, (sym, color, id)) in signs.into_iter().enumerate() {
        let (x, y) = (16.0 + (n % PER_ROW) as f32 * step, 26.0 + (n / PER_ROW) as f32 * 37.0);
        at.symbol(sym, x + 14.0, y, 29.0, color);
        parts::label(at, x + 36.0, y, step - 42.0, 23.0, eye.say(id)).color(QUIET);
    }
}
