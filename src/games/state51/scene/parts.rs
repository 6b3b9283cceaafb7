//! The parts that pictures are composed of: panels, labels, badges, numbers beside icons.

use super::palette;
use super::palette::{FRESH, PANEL, PANEL_LINE, SAND};
use crate::engine::Seat;
use crate::scene::{Color, Draw, Group, Item, Text};

/// A panel behind what was drawn, which stands at its top left corner.
pub(super) fn panel(at: &mut Group, x: f32, y: f32, w: f32, inside: Group, h: f32, line: Option<Color>) {
    let (color, width) = line.map_or((PANEL_LINE, 1.5), |it| (it, 4.0));
    at.rect(x, y, w, h).radius(14.0).fill(PANEL).stroke(color, width);
    at.items().push(Item::Group(Group { x, y, ..inside }));
}

/// One line of text that never leaves its width; `y` is the middle of its capitals.
pub(super) fn label(at: &mut Group, x: f32, y: f32, w: f32, size: f32, text: impl Into<String>) -> &mut Text {
    at.text(x, y, text).size(size).max_width(w).mid_height().color(SAND)
}

/// A centred line of text.
pub(super) fn centered(at: &mut Group, cx: f32, y: f32, w: f32, size: f32, text: impl Into<String>) -> &mut Text {
    at.text(cx, y, text).size(size).max_width(w).centered().color(SAND)
}

/// A player's letter on their colour.
pub(super) fn seat_badge(at: &mut Group, cx: f32, cy: f32, radius: f32, seat: Seat) {
    let tone = palette::seat(seat);
    at.circle(cx, cy, radius).fill(tone.fill).stroke(tone.edge, radius * 0.12);
    centered(at, cx, cy, 1.7 * radius, radius * 1.2, seat.letter()).bold().color(tone.on);
}

/// The first player token.
pub(super) fn first(at: &mut Group, cx: f32, cy: f32, radius: f32) {
    at.regular(cx, cy, radius * 1.12, 6).fill(palette::RUST).stroke(SAND, radius * 0.14);
    centered(at, cx, cy, radius * 1.4, radius * 1.25, "1").bold().color(Color::WHITE);
}

/// A number; one that changed has a stroke of a marker pen below it.
pub(super) fn number(at: &mut Group, x: f32, y: f32, w: f32, size: f32, text: impl Into<String>, fresh: bool) {
    let text = text.into();
    if fresh {
        let wide = crate::scene::measure(&text, size, crate::scene::Weight::Bold).min(w);
        at.rect(x - size * 0.14, y - size * 0.56, wide + size * 0.28, size * 1.12).radius(size * 0.25).fill(FRESH);
    }
    label(at, x, y, w, size, text).bold().color(if fresh { palette::INK } else { SAND });
}

/// A ring around what changed.
pub(super) fn ring(at: &mut Group, x: f32, y: f32, w: f32, h: f32) {
    at.rect(x - 1.5, y - 1.5, w + 3.0, h + 3.0).radius(11.0).stroke(Color::rgb(0x5a3d00), 6.0);
    at.rect(x - 1.5, y - 1.5, w + 3.0, h + 3.0).radius(11.0).stroke(FRESH, 3.5);
}
