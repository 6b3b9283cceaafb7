//! The parts that pictures are composed of: cards, labels, rows of symbols, numbers beside symbols.

use super::mark;
use super::palette::{self, CARD, CARD_LINE, QUIET};
use crate::engine::Seat;
use crate::games::drawing::Fresh;
use crate::games::perseverance::content::Goods;
use crate::games::perseverance::kinds::Good;
use crate::games::perseverance::state::Owner;
use crate::scene::{Color, Draw, Group, Shadow, Shape, Sym, Text, Weight, measure};

/// A white card on the table.
pub(super) fn card(at: &mut Group, x: f32, y: f32, w: f32, h: f32) -> &mut Shape {
    at.rect(x, y, w, h).radius(16.0).fill(CARD).stroke(CARD_LINE, 1.5).shadow(Shadow::soft(10.0).alpha(0.22))
}

/// One line of text that never leaves its width; `y` is the middle of its capitals.
pub(super) fn label(at: &mut Group, x: f32, y: f32, w: f32, size: f32, text: impl Into<String>) -> &mut Text {
    at.text(x, y, text).size(size).max_width(w).mid_height()
}

/// A centred line of text.
pub(super) fn centered(at: &mut Group, cx: f32, y: f32, w: f32, size: f32, text: impl Into<String>) -> &mut Text {
    at.text(cx, y, text).size(size).max_width(w).centered()
}

/// A quiet heading of a card.
pub(super) fn heading(at: &mut Group, x: f32, y: f32, w: f32, text: impl Into<String>) -> &mut Text {
    label(at, x, y, w, 24.0, text).semi_bold().color(QUIET)
}

/// A round badge with a letter or number.
pub(super) fn badge(at: &mut Group, cx: f32, cy: f32, radius: f32, fill: Color, on: Color, text: impl Into<String>) {
    at.circle(cx, cy, radius).fill(fill);
    centered(at, cx, cy, 1.75 * radius, (radius * 1.32).max(22.0), text).bold().color(on);
}

/// A player's letter on their colour.
pub(super) fn seat_badge(at: &mut Group, cx: f32, cy: f32, radius: f32, seat: Seat) {
    let tone = palette::seat(seat);
    at.circle(cx, cy, radius).fill(tone.fill).stroke(tone.edge, radius * 0.1);
    centered(at, cx, cy, 1.7 * radius, radius * 1.2, seat.letter()).bold().color(tone.on);
}

/// An owner's letter and a number, as a pill of two halves.
pub(super) fn tally(at: &mut Group, [x, y, w, h]: [f32; 4], owner: Owner, number: usize, fresh: Fresh) {
    let tone = palette::owner(owner);
    let half = w * 0.5;
    // What is older keeps its edge.
    mark::ground(at.rect(x, y, w, h).radius(h * 0.3), fresh);
    at.rect(x, y, w, h).radius(h * 0.3).stroke(tone.edge, 2.0);
    at.rect(x, y, half, h).radius(h * 0.3).fill(tone.fill);
    let size = (h * 0.72).max(22.0).min(h);
    centered(at, x + half * 0.5, y + h * 0.5, half - 4.0, size, palette::letter(owner)).bold().color(tone.on);
    centered(at, x + half + (w - half) * 0.5, y + h * 0.5, w - half - 4.0, size, number.to_string()).bold();
}

/// A symbol with a number to its right.
pub(super) struct Chip {
    pub sym: Sym,
    pub color: Color,
    pub number: String,
    pub fresh: Fresh,
}

impl Chip {
    pub(super) fn new(sym: Sym, color: Color, number: impl ToString, fresh: Fresh) -> Chip {
        Chip { sym, color, number: number.to_string(), fresh }
    }

    pub(super) fn good(good: Good, number: impl ToString, fresh: Fresh) -> Chip {
        let (sym, color) = palette::good(good);
        Chip::new(sym, color, number, fresh)
    }

    /// Draws the symbol `size` tall at the left end of a place `w` wide; `y` is its middle.
    pub(super) fn draw(&self, at: &mut Group, x: f32, y: f32, w: f32, size: f32) {
        at.symbol(self.sym, x + size * 0.5, y, size, self.color);
        let left = x + size * 1.12;
        let room = w - size * 1.12;
        let text = size * 0.83;
        if self.fresh != Fresh::No {
            let wide = (measure(&self.number, text, Weight::Bold) + text * 0.32).min(room + text * 0.16);
            mark::pen(at, left - text * 0.16, y - text * 0.6, wide, text * 1.2, self.fresh);
        }
        label(at, left, y, room, text, self.number.clone()).bold();
    }
}

/// Goods as symbols, each as often as it is given; returns the width. The last good never stands for more than four.
pub(super) fn goods(at: &mut Group, x: f32, y: f32, size: f32, goods: &Goods) -> f32 {
    let mut left = x;
    for (&good, &count) in goods.iter().filter(|it| *it.1 > 0) {
        let (sym, color) = palette::good(good);
        if count > 2 {
            let text = format!("{count}");
            let wide = measure(&text, size * 0.85, Weight::Bold);
            label(at, left, y, wide + 1.0, size * 0.85, text).bold();
            left += wide + size * 0.1;
        }
        for _ in 0..if count > 2 { 1 } else { count } {
            at.symbol(sym, left + size * 0.5, y, size, color);
            left += size * 1.06;
        }
        left += size * 0.16;
    }
    left - x
}

/// Tallies side by side, the highest first; those with none are left out. Returns where the next would stand.
pub(super) fn tallies(at: &mut Group, x: f32, y: f32, w: f32, h: f32, mut all: Vec<(Owner, usize, Fresh)>) -> f32 {
    all.retain(|it| it.1 > 0 || it.2 != Fresh::No);
    all.sort_by_key(|it| (std::cmp::Reverse(it.1), it.0));
    let mut left = x;
    for (owner, number, fresh) in all {
        tally(at, [left, y, w, h], owner, number, fresh);
        left += w + h * 0.24;
    }
    left
}

/// The same symbol several times, centred on a point.
pub(super) fn repeat(at: &mut Group, cx: f32, cy: f32, size: f32, count: usize, sym: Sym, color: Color) {
    let step = size * 1.04;
    let first = cx - step * (count as f32 - 1.0) * 0.5;
    for n in 0..count {
        at.symbol(sym, first + step * n as f32, cy, size, color);
    }
}
