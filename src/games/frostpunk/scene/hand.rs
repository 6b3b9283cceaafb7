//! The citizen cards in hand, for their owner only.

use super::palette::{self, SNOW};
use super::{Eye, MARGIN, WIDTH, card, parts, weight};
use crate::games::frostpunk::content::card_id::CardId;
use crate::scene::{Draw, Group, Sym};

const HEAD: f32 = 72.0;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, cards: &[CardId]) -> f32 {
    at.symbol(Sym::Hand, 42.0, HEAD * 0.5, 46.0, SNOW);
    let heading = eye.say_with("pic-hand", "n", cards.len());
    parts::label(at, 80.0, HEAD * 0.5, WIDTH - 100.0, 34.0, heading).bold().color(palette::GLOW);
    if cards.is_empty() {
        parts::nothing(at, 24.0, HEAD + 16.0, WIDTH - 48.0, eye.say("pic-none"));
        return HEAD + 44.0;
    }
    let (w, h) = card::WHOLE;
    let kept = eye.since.and_then(|it| it.hand.as_ref());
    for (n, id) in cards.iter().enumerate() {
        let (x, y) = (MARGIN + (n % 2) as f32 * (w + 16.0), HEAD + (n / 2) as f32 * (h + 14.0));
        card::held(at, eye, [x, y], *id);
        parts::ring(at, x, y, w, h, 12.0, eye.mark(weight::CARD, kept.is_some_and(|old| !old.contains(id))));
    }
    HEAD + cards.len().div_ceil(2) as f32 * (h + 14.0)
}
