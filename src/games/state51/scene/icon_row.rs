//! Rows of icons, drawn: how wide they are, where they break, and chips with a row on them.

use super::palette::EDGE;
use super::{icons, palette};
use crate::games::state51::labels::phrases::{Icon, Phrase};
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

const NEAR: f32 = 0.1;
const LETTERS: f32 = 0.82;

impl Icon {
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

/// The width of a row.
pub(super) fn width(icons: &[Icon], size: f32) -> f32 {
    let gaps = icons.len().saturating_sub(1) as f32 * NEAR * size;
    icons.iter().map(|it| it.width(size)).sum::<f32>() + gaps
}

/// Draws a row from `x`; `y` is its middle. Returns where it ends.
pub(super) fn draw(at: &mut Group, x: f32, y: f32, size: f32, ink: Color, icons: &[Icon]) -> f32 {
    let mut left = x;
    for icon in icons {
        icon.draw(at, left, y, size, ink);
        left += icon.width(size) + NEAR * size;
    }
    left - NEAR * size
}

/// Rows of icons at the largest size at which they fit.
pub(super) struct Laid {
    pub size: f32,
    pub lines: Vec<Phrase>,
}

impl Laid {
    /// Every text begins on a line of its own and is broken between phrases only; where that makes the icons small, all
    /// texts stand in one.
    pub(super) fn new(texts: &[Vec<Phrase>], w: f32, h: f32, largest: f32) -> Laid {
        let apart = Laid::fitted(texts, w, h, largest);
        if apart.size >= largest * 0.75 || texts.len() < 2 {
            return apart;
        }
        let mut one: Vec<Phrase> = Vec::new();
        for text in texts {
            let mut text = text.clone();
            if let (Some(first), false) = (text.first_mut(), one.is_empty()) {
                first.splice(0..0, [Icon::Gap, Icon::Gap]);
            }
            one.extend(text);
        }
        let together = Laid::fitted(&[one], w, h, largest);
        if together.size > apart.size { together } else { apart }
    }

    fn fitted(texts: &[Vec<Phrase>], w: f32, h: f32, largest: f32) -> Laid {
        let mut size = largest;
        loop {
            let lines: Vec<Phrase> = texts.iter().flat_map(|it| wrapped(it, w, size)).collect();
            let tall = lines.len() as f32 * size * 1.22;
            let wide = lines.iter().map(|it| width(it, size)).fold(0.0, f32::max);
            if (tall <= h && wide <= w) || size <= largest * 0.4 {
                return Laid { size, lines };
            }
            size *= 0.95;
        }
    }

    /// Draws the lines centred in their place.
    pub(super) fn draw(&self, at: &mut Group, [x, y, w, h]: [f32; 4], ink: Color) {
        let step = self.size * 1.22;
        let first = y + (h - step * self.lines.len() as f32) * 0.5 + step * 0.5;
        for (n, line) in self.lines.iter().enumerate() {
            let left = x + (w - width(line, self.size)) * 0.5;
            draw(at, left, first + step * n as f32, self.size, ink, line);
        }
    }
}

fn wrapped(phrases: &[Phrase], w: f32, size: f32) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = Vec::new();
    for phrase in phrases {
        match lines.last_mut() {
            Some(line) if width(&[line.clone(), phrase.clone()].concat(), size) <= w => {
                line.extend(phrase.iter().cloned())
            }
            _ => lines.push(phrase.clone()),
        }
    }
    lines
}

/// A pill with a row of icons, as for an exchange or a Deal.
pub(super) struct Chip {
    pub icons: Phrase,
    pub fill: Color,
    pub line: Color,
    pub ink: Color,
    pub fresh: bool,
}

impl Chip {
    pub(super) fn new(icons: Phrase, fill: Color, line: Color) -> Chip {
        Chip { icons, fill, line, ink: palette::SAND, fresh: false }
    }

    pub(super) fn width(&self, size: f32) -> f32 {
        width(&self.icons, size) + size * 0.6
    }

    /// Draws the chip with its left end at `x` and its middle at `y`.
    pub(super) fn draw(&self, at: &mut Group, x: f32, y: f32, size: f32) {
        let (w, h) = (self.width(size), size * 1.36);
        let line = if self.fresh { palette::FRESH } else { self.line };
        at.rect(x, y - h * 0.5, w, h).radius(h * 0.3).fill(self.fill).stroke(line, if self.fresh { 3.0 } else { 1.5 });
        draw(at, x + size * 0.3, y, size, self.ink, &self.icons);
    }
}

/// Draws chips one after the other, in as many lines as they need; returns the height.
pub(super) fn flow(at: &mut Group, [x, y, w]: [f32; 3], size: f32, chips: &[Chip]) -> f32 {
    let (step, gap) = (size * 1.6, size * 0.3);
    let (mut left, mut line) = (x, 0.0);
    for chip in chips {
        if left > x && left + chip.width(size) > x + w {
            (left, line) = (x, line + 1.0);
        }
        chip.draw(at, left, y + step * (line + 0.5), size);
        left += chip.width(size) + gap;
    }
    if chips.is_empty() { 0.0 } else { step * (line + 1.0) }
}
