//! The parts that pictures are composed of: panels, labels, badges, numbers beside icons.

use super::palette;
use super::palette::{FRESH, PANEL, PANEL_LINE, SAND};
use crate::engine::Seat;
use crate::games::drawing::Fresh;
use crate::scene::{Color, Draw, Group, Item, Text};

/// A panel behind what was drawn, which stands at its top left corner: a plate of old metal with a rivet in each corner.
pub(super) fn panel(at: &mut Group, x: f32, y: f32, w: f32, inside: Group, h: f32, line: Option<Color>) {
    let (color, width) = line.map_or((PANEL_LINE, 2.0), |it| (it, 5.0));
    at.rect(x, y, w, h).radius(14.0).fill(PANEL).stroke(color, width);
    at.items().push(Item::Group(Group { x, y, ..inside }));
    for (cx, cy) in [(x + 9.0, y + 9.0), (x + w - 9.0, y + 9.0), (x + 9.0, y + h - 9.0), (x + w - 9.0, y + h - 9.0)] {
        at.circle(cx, cy, 3.5).fill(palette::RIVET).stroke(palette::EDGE, 1.0);
    }
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

/// A number; one that changed stands on a stroke of a marker pen, or over a line where other changes say more.
pub(super) fn number(at: &mut Group, x: f32, y: f32, w: f32, size: f32, text: impl Into<String>, fresh: Fresh) {
    let text = text.into();
    let wide = crate::scene::measure(&text, size, crate::scene::Weight::Bold).min(w);
    match fresh {
        Fresh::No => {}
        Fresh::Dim => {
            at.rect(x, y + size * 0.46, wide, size * 0.12).radius(size * 0.06).fill(palette::FADED);
        }
        Fresh::Strong => {
            let (left, top) = (x - size * 0.14, y - size * 0.56);
            at.rect(left, top, wide + size * 0.28, size * 1.12).radius(size * 0.25).fill(FRESH);
        }
    }
    label(at, x, y, w, size, text).bold().color(if fresh == Fresh::Strong { palette::INK } else { SAND });
}

/// A ring around what changed.
pub(super) fn ring(at: &mut Group, x: f32, y: f32, w: f32, h: f32, fresh: Fresh) {
    let mut around = |color: Color, width: f32| {
        at.rect(x - 1.5, y - 1.5, w + 3.0, h + 3.0).radius(11.0).stroke(color, width);
    };
    match fresh {
        Fresh::No => {}
        Fresh::Dim => around(palette::FADED, 2.5),
        Fresh::Strong => {
            around(Color::rgb(0x5a3d00), 8.0);
            around(FRESH, 5.0);
        }
    }
}
