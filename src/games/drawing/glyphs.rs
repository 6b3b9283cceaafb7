//! Rows of glyphs: how wide they are, where they break, and at which size they fit.

use crate::scene::{Color, Group};

/// Between two glyphs, as a share of their size.
const NEAR: f32 = 0.1;

/// One thing in a row: an icon, a number, a sign between.
pub(in crate::games) trait Glyph: Clone {
    /// An empty place.
    fn gap() -> Self;

    fn width(&self, size: f32) -> f32;

    /// Draws itself from `x`; `y` is its middle.
    fn draw(&self, at: &mut Group, x: f32, y: f32, size: f32, ink: Color);
}

/// The width of a row.
pub(in crate::games) fn width<G: Glyph>(row: &[G], size: f32) -> f32 {
    let gaps = row.len().saturating_sub(1) as f32 * NEAR * size;
    row.iter().map(|it| it.width(size)).sum::<f32>() + gaps
}

/// Draws a row from `x`; `y` is its middle. Returns where it ends.
pub(in crate::games) fn draw<G: Glyph>(at: &mut Group, x: f32, y: f32, size: f32, ink: Color, row: &[G]) -> f32 {
    let mut left = x;
    for glyph in row {
        glyph.draw(at, left, y, size, ink);
        left += glyph.width(size) + NEAR * size;
    }
    left - NEAR * size
}

/// Rows of glyphs at the largest size at which they fit.
pub(in crate::games) struct Laid<G> {
    pub size: f32,
    pub lines: Vec<Vec<G>>,
}

impl<G: Glyph> Laid<G> {
    /// Every text begins on a line of its own and is broken between phrases only; where that makes them small, all
    /// texts stand in one.
    pub(in crate::games) fn new(texts: &[Vec<Vec<G>>], w: f32, h: f32, largest: f32) -> Laid<G> {
        let apart = Laid::fitted(texts, w, h, largest);
        if apart.size >= largest * 0.75 || texts.len() < 2 {
            return apart;
        }
        let mut one: Vec<Vec<G>> = Vec::new();
        for text in texts {
            let mut text = text.clone();
            if let (Some(first), false) = (text.first_mut(), one.is_empty()) {
                first.splice(0..0, [G::gap(), G::gap()]);
            }
            one.extend(text);
        }
        let together = Laid::fitted(&[one], w, h, largest);
        if together.size > apart.size { together } else { apart }
    }

    fn fitted(texts: &[Vec<Vec<G>>], w: f32, h: f32, largest: f32) -> Laid<G> {
        let mut size = largest;
        loop {
            let lines: Vec<Vec<G>> = texts.iter().flat_map(|it| wrapped(it, w, size)).collect();
            let tall = lines.len() as f32 * size * 1.22;
            let wide = lines.iter().map(|it| width(it, size)).fold(0.0, f32::max);
            if (tall <= h && wide <= w) || size <= largest * 0.4 {
                return Laid { size, lines };
            }
            size *= 0.95;
        }
    }

    /// Draws the lines centred in their place.
    pub(in crate::games) fn draw(&self, at: &mut Group, [x, y, w, h]: [f32; 4], ink: Color) {
        let step = self.size * 1.22;
        let first = y + (h - step * self.lines.len() as f32) * 0.5 + step * 0.5;
        for (n, line) in self.lines.iter().enumerate() {
            let left = x + (w - width(line, self.size)) * 0.5;
            draw(at, left, first + step * n as f32, self.size, ink, line);
        }
    }
}

fn wrapped<G: Glyph>(phrases: &[Vec<G>], w: f32, size: f32) -> Vec<Vec<G>> {
    let mut lines: Vec<Vec<G>> = Vec::new();
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
