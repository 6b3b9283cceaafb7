//! The parts that pictures are composed of: panels, labels, badges, numbers beside signs.

use super::marks::{Laid, Mark};
use super::palette::{self, EDGE, FRESH, PANEL, PANEL_LINE, QUIET, SNOW};
use crate::engine::Seat;
use crate::games::drawing::{self, Fresh};
use crate::scene::{Color, Draw, Group, Shape, Text, Tone, Weight, measure};

pub(super) fn panel(at: &mut Group, x: f32, y: f32, w: f32, h: f32) -> &mut Shape {
    at.rect(x, y, w, h).radius(16.0).fill(PANEL);
    // A little snow has settled on the upper edge.
    at.rect(x + 14.0, y - 2.0, w - 28.0, 5.0).radius(2.5).fill(palette::RIM);
    at.rect(x, y, w, h).radius(16.0).stroke(PANEL_LINE, 2.0)
}

/// The heading of a panel. Returns where what follows may begin.
pub(super) fn heading(at: &mut Group, x: f32, y: f32, w: f32, text: impl Into<String>) -> f32 {
    label(at, x + 20.0, y + 32.0, w - 40.0, 28.0, text).bold().color(palette::GLOW);
    y + 60.0
}

/// One line of text that never leaves its width; `y` is the middle of its capitals.
pub(super) fn label(at: &mut Group, x: f32, y: f32, w: f32, size: f32, text: impl Into<String>) -> &mut Text {
    at.text(x, y, text).size(size).max_width(w).mid_height().color(SNOW)
}

pub(super) fn centered(at: &mut Group, cx: f32, y: f32, w: f32, size: f32, text: impl Into<String>) -> &mut Text {
    at.text(cx, y, text).size(size).max_width(w).centered().color(SNOW)
}

/// A player's letter on their colour.
pub(super) fn badge(at: &mut Group, cx: f32, cy: f32, radius: f32, seat: Seat) {
    let tone = Tone::of_seat(seat.index());
    at.circle(cx, cy, radius).fill(tone.fill).stroke(SNOW, radius * 0.1);
    centered(at, cx, cy, 1.7 * radius, radius * 1.2, seat.letter().to_string()).bold().color(tone.on);
}

/// A number in a disc.
pub(super) fn disc(at: &mut Group, cx: f32, cy: f32, radius: f32, fill: Color, text: impl Into<String>) {
    at.circle(cx, cy, radius).fill(fill).stroke(EDGE, radius * 0.1);
    centered(at, cx, cy, 1.75 * radius, radius * 1.2, text).bold().color(fill.readable());
}

/// A number; one that changed stands on a stroke of a marker pen. Returns its width.
pub(super) fn number(at: &mut Group, x: f32, y: f32, size: f32, text: impl Into<String>, fresh: Fresh) -> f32 {
    let text = text.into();
    let wide = measure(&text, size, Weight::Bold);
    let (ground, ink) = match fresh {
        Fresh::No => (None, SNOW),
        Fresh::Dim => (Some(palette::DIM_GROUND), SNOW),
        Fresh::Strong => (Some(FRESH), palette::INK),
    };
    if let Some(ground) = ground {
        at.rect(x - size * 0.14, y - size * 0.56, wide + size * 0.28, size * 1.12).radius(size * 0.25).fill(ground);
    }
    label(at, x, y, wide + 1.0, size, text).bold().color(ink);
    wide
}

/// A sign with a number to its right. Returns its width.
pub(super) fn tally(
    at: &mut Group,
    x: f32,
    y: f32,
    size: f32,
    mark: impl Into<Mark>,
    text: impl Into<String>,
    fresh: Fresh,
) -> f32 {
    let row = [mark.into()];
    let wide = drawing::width(&row, size);
    drawing::draw(at, x, y, size, SNOW, &row);
    wide + size * 0.2 + number(at, x + wide + size * 0.2, y, size * 0.84, text, fresh)
}

/// The lines around what changed, the lowest first, each with its width.
pub(super) fn lines(fresh: Fresh) -> &'static [(Color, f32)] {
    match fresh {
        Fresh::No => &[],
        Fresh::Dim => &[(palette::DIM, 2.5)],
        Fresh::Strong => &[(EDGE, 7.0), (FRESH, 4.0)],
    }
}

/// A ring around what changed.
pub(super) fn ring(at: &mut Group, x: f32, y: f32, w: f32, h: f32, radius: f32, fresh: Fresh) {
    for (color, width) in lines(fresh) {
        at.rect(x - 2.0, y - 2.0, w + 4.0, h + 4.0).radius(radius).stroke(*color, *width);
    }
}

/// Rows of signs centred in a place, as large as they may be.
pub(super) fn rows(at: &mut Group, place: [f32; 4], largest: f32, ink: Color, texts: &[Vec<Vec<Mark>>]) {
    Laid::new(texts, place[2], place[3], largest).draw(at, place, ink);
}

/// A bar that fills from the left, with a line where it becomes dangerous.
pub(super) fn bar(at: &mut Group, [x, y, w, h]: [f32; 4], share: f32, fill: Color) {
    at.rect(x, y, w, h).radius(h * 0.5).fill(palette::WELL);
    let filled = (w * share.clamp(0.0, 1.0)).max(if share > 0.0 { h } else { 0.0 });
    if filled > 0.0 {
        at.rect(x, y, filled, h).radius(h * 0.5).fill(fill);
    }
    at.rect(x, y, w, h).radius(h * 0.5).stroke(PANEL_LINE, 2.0);
}

/// What there is none of.
pub(super) fn nothing(at: &mut Group, x: f32, y: f32, w: f32, text: String) {
    label(at, x, y, w, 24.0, text).color(QUIET);
}
