//! The hand, for its owner only: whole cards with everything that counts for building, Deals and razing.

use std::collections::BTreeMap;

use super::palette::{DUST, SAND};
use super::{Eye, MARGIN, WIDTH, icon_row, legend, palette, parts, tile, weight};
use crate::games::state51::content::{Location, LocationId};
use crate::scene::{Draw, Group, Sym};

/// The heading, and below it how many cards of each category there are.
const HEAD: f32 = 62.0;
const COUNTS: f32 = 52.0;

pub(super) fn hand(eye: &Eye<'_>, cards: &[LocationId]) -> (Group, f32) {
    let mut at = Group::new(0.0, 0.0);
    at.symbol(Sym::Hand, 40.0, HEAD * 0.5, 46.0, SAND);
    let heading = eye.say_with("pic-hand", "n", cards.len());
    parts::label(&mut at, 76.0, HEAD * 0.5, WIDTH - 90.0, 34.0, heading).bold();
    if cards.is_empty() {
        parts::label(&mut at, 24.0, HEAD + 26.0, WIDTH - 40.0, 30.0, eye.say("pic-hand-empty")).color(DUST);
        return (at, HEAD + 60.0);
    }
    let of = |category| cards.iter().filter(|it| eye.content().location(**it).category == category).count();
    icon_row::flow(&mut at, [14.0, HEAD - 4.0, WIDTH - 28.0], 30.0, &tile::counts(eye, of));
    let mut counts: BTreeMap<LocationId, usize> = BTreeMap::new();
    for card in cards {
        *counts.entry(*card).or_insert(0) += 1;
    }
    let rows = counts.len().div_ceil(3) as f32;
    let (w, h) = tile::WHOLE;
    let left = (WIDTH - 3.0 * w - 2.0 * tile::NEAR) * 0.5;
    let shown: Vec<&Location> = counts.keys().map(|it| eye.content().location(*it)).collect();
    let kept = eye.since.and_then(|it| it.hand.as_ref());
    let several = counts.values().copied().filter(|it| *it > 1).max().map(|it| legend::several(eye, it));
    for (n, (card, count)) in counts.into_iter().enumerate() {
        let (x, y) = (left + (n % 3) as f32 * (w + tile::NEAR), HEAD + COUNTS + (n / 3) as f32 * (h + tile::NEAR));
        tile::whole(&mut at, x, y, eye.words, eye.content().location(card), None);
        if count > 1 {
            // As wide as a thumb: whoever holds two of a card must see it. The number stands last, unlike that of uses in a round.
            at.rect(x + 6.0, y + 146.0, 62.0, 36.0).radius(18.0).fill(palette::RUST).stroke(palette::EDGE, 2.0);
            parts::centered(&mut at, x + 37.0, y + 164.0, 54.0, 30.0, format!("×{count}")).bold();
        }
        let new = kept.is_some_and(|old| old.iter().filter(|it| **it == card).count() < count);
        parts::ring(&mut at, x, y, w, h, eye.mark(weight::HAND, new));
    }
    let y = HEAD + COUNTS + rows * (h + tile::NEAR);
    let own = several.into_iter().chain(legend::goods(eye, &shown)).collect();
    let legend = legend::of_whole(&mut at, eye, [14.0, y, WIDTH - 28.0], &shown, false, own);
    (at, y + legend + MARGIN)
}
