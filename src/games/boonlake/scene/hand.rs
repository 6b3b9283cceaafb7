//! The hand, for its owner only: whole cards, and the scoring tiles that nobody else has seen.

use super::palette::{INK, QUIET};
use super::signs::Mark;
use super::{Eye, MARGIN, WIDTH, areas, card, legend, parts, weight};
use crate::games::boonlake::content::kinds::Group as CardGroup;
use crate::games::boonlake::content::signs::Sign;
use crate::games::boonlake::content::words::Effect;
use crate::games::boonlake::content::{CardId, CardText};
use crate::games::boonlake::state::Phase;
use crate::scene::{Draw, Group, Sym};

const HEAD: f32 = 66.0;

/// What the signs of the cards stand for: their groups, when they do what they do, and how often they exchange (CRD-08).
fn signs(swaps: bool) -> Vec<(Mark, &'static str)> {
    let always = [
        (Sign::Group(CardGroup::Day).into(), "pic-card-day"),
        (Sign::Group(CardGroup::Dusk).into(), "pic-card-dusk"),
        (Sign::Group(CardGroup::Night).into(), "pic-card-night"),
        (Mark::Sym(Sym::Challenge), "pic-card-now"),
        (Mark::Sym(Sym::Production), "pic-card-ongoing"),
        (Mark::Sym(Sym::Crown), "pic-card-end"),
    ];
    always.into_iter().chain(swaps.then(|| (Sign::Both.into(), "pic-card-swap"))).collect()
}

/// Returns the height.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, cards: &[CardId]) -> f32 {
    at.symbol(Sym::Hand, 40.0, HEAD * 0.5, 46.0, INK);
    let heading = eye.say_with("pic-hand", "n", cards.len());
    parts::label(at, 76.0, HEAD * 0.5, WIDTH - 90.0, 34.0, heading).bold();
    let mut y = HEAD;
    if cards.is_empty() {
        parts::label(at, 24.0, y + 20.0, WIDTH - 40.0, 30.0, eye.say("pic-hand-empty")).color(QUIET);
        y += 56.0;
    }
    let (w, h) = card::WHOLE;
    let kept = eye.since.and_then(|it| it.hand.as_ref());
    for (n, id) in cards.iter().enumerate() {
        let (x, y) = (MARGIN + (n % 3) as f32 * (w + 8.0), y + (n / 3) as f32 * (h + 10.0));
        card::whole(at, eye.words, [x, y], eye.content().card(*id));
        parts::ring(at, x, y, w, h, 12.0, eye.mark(weight::CARDS, kept.is_some_and(|old| !old.contains(id))));
    }
    y += cards.len().div_ceil(3) as f32 * (h + 10.0) + MARGIN;
    if !cards.is_empty() {
        let swaps = |it: &CardId| matches!(eye.content().card(*it).text, CardText::Now(Effect::Swap { .. }));
        let signs = signs(cards.iter().any(swaps));
        legend::line(at, eye, [MARGIN + 8.0, y + 12.0, WIDTH - 2.0 * MARGIN - 16.0], &signs);
        y += 38.0;
    }
    // Until everybody has chosen, the two tiles that were dealt.
    let tiles = eye.view.tiles.iter().flatten().filter(|_| eye.board().phase == Phase::Setup);
    let wide = (WIDTH - 3.0 * MARGIN) * 0.5;
    for (n, tile) in tiles.enumerate() {
        let (x, top) = (MARGIN + (n % 2) as f32 * (wide + MARGIN), y + (n / 2) as f32 * (areas::ALONE + MARGIN));
        areas::tile(at, eye.content(), [x, top, wide], *tile, None);
    }
    let count = eye.view.tiles.iter().flatten().filter(|_| eye.board().phase == Phase::Setup).count();
    y + count.div_ceil(2) as f32 * (areas::ALONE + MARGIN)
}
