//! Icons as glyphs, and chips with a row of them.

use super::palette::EDGE;
use super::{icons, palette, parts};
use crate::games::drawing::{Fresh, Glyph, draw, width};
use crate::games::state51::labels::phrases::{Icon, Phrase};
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

const LETTERS: f32 = 0.82;

impl Glyph for Icon {
    fn gap() -> Icon {
        Icon::Gap
    }

    fn width(&self, size: f32) -> f32 {
        match self {
            Icon::Text(text) => measure(text, size * LETTERS, Weight::Bold),
            Icon::Arrow => size * 0.62,
            Icon::Times(_) | Icon::When(_) => size * 1.15,
            Icon::Gap => size * 0.3,
            _ => size,
        }
    }

    fn draw(&self, at: &mut Group, x: f32, y: f32, size: f32, ink: Color) {
        let cx = x + self.width(size) * 0.5;
        match self {
            Icon::Text(text) => {
                at.text(x, y, text.clone()).size(size * LETTERS).bold().mid_height().color(ink);
            }
            Icon::Good(good) => icons::good(at, cx, y, size, *good),
            Icon::Basic => icons::basic(at, cx, y, size),
            Icon::Deal => icons::deal(at, cx, y, size),
            Icon::Type(of) => icons::type_chip(at, cx, y, size, *of),
            Icon::Sym(sym) => {
                at.symbol(*sym, cx, y, size, ink);
            }
            Icon::Opponent => {
                at.circle(cx, y, size * 0.47).fill(Color::rgb(0x6d2a63)).stroke(EDGE, 1.2);
                at.symbol(Sym::Follower, cx, y, size * 0.72, Color::WHITE);
            }
            Icon::First => parts::first(at, cx, y, size * 0.48),
            Icon::Arrow => {
                let (half, top) = (size * 0.28, size * 0.3);
                let points = [(cx - half, y - top), (cx + half, y), (cx - half, y + top)];
                at.polygon(&points).fill(ink);
            }
            Icon::When(sym) => {
                plate(at, x, y, size);
                at.symbol(*sym, cx, y, size * 0.74, palette::SAND);
            }
            Icon::Times(times) => {
                plate(at, x, y, size);
                let text = at.text(cx, y, format!("{times}×"));
                text.size(size * 0.7).bold().centered().color(palette::SAND);
            }
            Icon::Gap => {}
        }
    }
}

fn plate(at: &mut Group, x: f32, y: f32, size: f32) {
    let (w, h) = (size * 1.15, size * 0.92);
    at.rect(x, y - h * 0.5, w, h).radius(h * 0.3).fill(EDGE);
}

/// A pill with a row of icons, as for an exchange or a Deal.
pub(super) struct Chip {
    pub icons: Phrase,
    pub fill: Color,
    pub line: Color,
    pub ink: Color,
    pub fresh: Fresh,
}

impl Chip {
    pub(super) fn new(icons: Phrase, fill: Color, line: Color) -> Chip {
        Chip { icons, fill, line, ink: palette::SAND, fresh: Fresh::No }
    }

    pub(super) fn width(&self, size: f32) -> f32 {
        width(&self.icons, size) + size * 0.6
    }

    /// Draws the chip with its left end at `x` and its middle at `y`.
    pub(super) fn draw(&self, at: &mut Group, x: f32, y: f32, size: f32) {
        let (w, h) = (self.width(size), size * 1.36);
        let (line, width) = match self.fresh {
            Fresh::No => (self.line, 1.5),
            Fresh::Dim => (palette::FADED, 2.5),
            Fresh::Strong => (palette::FRESH, 4.0),
        };
        at.rect(x, y - h * 0.5, w, h).radius(h * 0.3).fill(self.fill).stroke(line, width);
        draw(at, x + size * 0.3, y, size, self.ink, &self.icons);
    }
}

/// Draws chips one after the other, in as many lines as they need; returns the height.
pub(super) fn flow(at: &mut Group, [x, y, w]: [f32; 3], size: f32, chips: &[Chip]) -> f32 {
    let (step, gap) = (size * 1.6, size * 0.3);
    let (mut left, mut line) = (x, 0.0);
    for chip in chips {
        // One that is longer than a line, such as the income from very many Deals, is smaller.
        let own = size * (w / chip.width(size)).min(1.0);
        if left > x && left + chip.width(own) > x + w {
            (left, line) = (x, line + 1.0);
        }
        chip.draw(at, left, y + step * (line + 0.5), own);
        left += chip.width(own) + gap;
    }
    if chips.is_empty() { 0.0 } else { step * (line + 1.0) }
}
