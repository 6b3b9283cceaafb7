//! What the icons stand for, once at the foot of the overview: whoever has learned them reads everything above.

use super::palette::{self, QUIET};
use super::signs::Mark;
use super::{Eye, parts};
use crate::games::boonlake::content::kinds::{Counted, Kind};
use crate::games::boonlake::content::signs::Sign;
use crate::games::drawing;
use crate::scene::{Group, Sym};

pub(super) const TALL: f32 = 78.0;
const PER_ROW: usize = 9;

pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    parts::panel(at, x, y, w, TALL);
    let signs: [(Mark, &str); 2 * PER_ROW] = [
        (Sign::Piece(Kind::Inhabitant).into(), "pic-sign-inhabitant"),
        (Sign::Vase.into(), "pic-sign-vase"),
        (Sign::Site.into(), "pic-sign-site"),
        (Sign::Lever.into(), "pic-sign-lever"),
        (Mark::Presence, "pic-sign-presence"),
        (Mark::Reward, "pic-sign-reward"),
        (Mark::Explore, "pic-sign-explore"),
        (Mark::Develop, "pic-sign-develop"),
        (Mark::Play, "pic-sign-play"),
        (Sign::Vp.into(), "pic-sign-vp"),
        (Sign::Counted(Counted::CoinTrack).into(), "pic-sign-coin-track"),
        (Sign::Counted(Counted::CardTrack).into(), "pic-sign-card-track"),
        (Mark::Sym(Sym::Deck), "pic-sign-deck"),
        (Mark::Sym(Sym::Hourglass), "pic-sign-outlook"),
        (Mark::Sym(Sym::Follower), "pic-sign-everybody"),
        (Mark::Pasture, "pic-sign-pasture"),
        (Mark::Upgrade, "pic-sign-upgrade"),
        (Mark::Discard, "pic-sign-discard"),
    ];
    let step = (w - 24.0) / PER_ROW as f32;
    for (n, (mark, id)) in signs.into_iter().enumerate() {
        let (left, middle) = (x + 14.0 + (n % PER_ROW) as f32 * step, y + 21.0 + (n / PER_ROW) as f32 * 36.0);
        let row = [mark];
        let wide = drawing::width(&row, 30.0);
        drawing::draw(at, left, middle, 30.0, palette::INK, &row);
        parts::label(at, left + wide + 7.0, middle, step - wide - 15.0, 24.0, eye.say(id)).color(QUIET).shrink(0.75);
    }
}
