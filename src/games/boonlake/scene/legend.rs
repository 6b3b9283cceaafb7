//! What the icons stand for, once at the foot of the overview: whoever has learned them reads everything above.

use super::palette::{self, QUIET};
use super::signs::Mark;
use super::{Eye, parts};
use crate::games::boonlake::content::kinds::{Counted, Group as CardGroup, Kind};
use crate::games::boonlake::content::signs::Sign;
use crate::games::drawing;
use crate::scene::{Group, Sym, Weight, measure};

pub(super) const TALL: f32 = 78.0;
const PER_ROW: usize = 10;
const SIGN: f32 = 30.0;
const LETTERS: f32 = 24.0;
/// Between a sign and its word, and at least between that and the next sign.
const NEAR: f32 = 7.0;
const APART: f32 = 12.0;

pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    parts::panel(at, x, y, w, TALL);
    let signs: [(Mark, &str); 2 * PER_ROW] = [
        (Sign::Piece(Kind::Inhabitant).into(), "pic-sign-inhabitant"),
        (Sign::Site.into(), "pic-sign-site"),
        (Sign::Lever.into(), "pic-sign-lever"),
        (Mark::Presence, "pic-sign-presence"),
        (Mark::Reward, "pic-sign-reward"),
        (Mark::Explore, "pic-sign-explore"),
        (Mark::Develop, "pic-sign-develop"),
        (Mark::Play, "pic-sign-play"),
        (Sign::Piece(Kind::House).into(), "pic-sign-pieces"),
        (Mark::Token, "pic-sign-token"),
        (Sign::Vp.into(), "pic-sign-vp"),
        (Sign::Counted(Counted::CoinTrack).into(), "pic-sign-coin-track"),
        (Sign::Counted(Counted::CardTrack).into(), "pic-sign-card-track"),
        (Mark::Sym(Sym::Hourglass), "pic-sign-outlook"),
        (Mark::Everybody, "pic-sign-everybody"),
        (Mark::Pasture, "pic-sign-pasture"),
        (Mark::Upgrade, "pic-sign-upgrade"),
        (Mark::Discard, "pic-sign-discard"),
        (Sign::Group(CardGroup::Day).into(), "pic-sign-groups"),
        (Mark::Start, "pic-sign-start"),
    ];
    for (n, row) in signs.chunks(PER_ROW).enumerate() {
        line(at, eye, [x + 14.0, y + 21.0 + n as f32 * 36.0, w - 28.0], row);
    }
}

/// One row. Each word has the room that it needs, so that one may be longer than the others.
pub(super) fn line(at: &mut Group, eye: &Eye<'_>, [x, middle, w]: [f32; 3], row: &[(Mark, &str)]) {
    let said: Vec<String> = row.iter().map(|it| eye.say(it.1)).collect();
    let words: Vec<f32> = said.iter().map(|it| measure(it, LETTERS, Weight::Regular) + 1.0).collect();
    let signs: Vec<f32> = row.iter().map(|it| drawing::width(std::slice::from_ref(&it.0), SIGN) + NEAR).collect();
    let count = row.len().max(1) as f32;
    let free = w - signs.iter().sum::<f32>() - APART * count;
    let all: f32 = words.iter().sum();
    let share = (free / all).min(1.0);
    let apart = APART + (free - all * share) / count;
    let mut left = x;
    for (n, (mark, _)) in row.iter().enumerate() {
        drawing::draw(at, left, middle, SIGN, palette::INK, std::slice::from_ref(mark));
        left += signs[n];
        let wide = words[n] * share;
        parts::label(at, left, middle, wide, LETTERS, said[n].clone()).color(QUIET).shrink(0.7);
        left += wide + apart;
    }
}
