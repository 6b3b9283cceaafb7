//! The parts that pictures are composed of: panels, labels, badges, numbers beside signs.

use super::palette::{self, FRESH, INK, PAPER, PAPER_LINE};
use super::signs::{self, Mark};
use crate::games::boonlake::state::Owner;
use crate::games::drawing::{self, Fresh};
use crate::scene::{Color, Draw, Group, Shape, Text, Weight, measure};

pub(super) fn panel(at: &mut Group, x: f32, y: f32, w: f32, h: f32) -> &mut Shape {
    // A hard shadow: soft ones need more colours than a small file has.
    at.rect(x, y + 5.0, w, h).radius(14.0).fill(palette::SHADE);
    at.rect(x, y, w, h).radius(14.0).fill(PAPER).stroke(PAPER_LINE, 2.0)
}

/// One line of text that never leaves its width; `y` is the middle of its capitals.
pub(super) fn label(at: &mut Group, x: f32, y: f32, w: f32, size: f32, text: impl Into<String>) -> &mut Text {
    at.text(x, y, text).size(size).max_width(w).mid_height().color(INK)
}

pub(super) fn centered(at: &mut Group, cx: f32, y: f32, w: f32, size: f32, text: impl Into<String>) -> &mut Text {
    at.text(cx, y, text).size(size).max_width(w).centered().color(INK)
}

/// An owner's letter on their colour.
pub(super) fn badge(at: &mut Group, cx: f32, cy: f32, radius: f32, owner: Owner) {
    let tone = palette::owner(owner);
    at.circle(cx, cy, radius).fill(tone.fill).stroke(tone.edge, radius * 0.12);
    centered(at, cx, cy, 1.7 * radius, radius * 1.2, palette::letter(owner)).bold().color(tone.on);
}

/// A number in a disc.
pub(super) fn disc(at: &mut Group, cx: f32, cy: f32, radius: f32, fill: Color, text: impl Into<String>) {
    at.circle(cx, cy, radius).fill(fill);
    centered(at, cx, cy, 1.75 * radius, radius * 1.25, text).bold().color(fill.readable());
}

/// A number; one that changed stands on a stroke of a marker pen. Returns its width.
pub(super) fn number(at: &mut Group, x: f32, y: f32, size: f32, text: impl Into<String>, fresh: Fresh) -> f32 {
    let text = text.into();
    let wide = measure(&text, size, Weight::Bold);
    let ground = match fresh {
        Fresh::No => None,
        Fresh::Dim => Some(palette::DIM_GROUND),
        Fresh::Strong => Some(FRESH),
    };
    if let Some(ground) = ground {
        at.rect(x - size * 0.14, y - size * 0.56, wide + size * 0.28, size * 1.12).radius(size * 0.25).fill(ground);
    }
    label(at, x, y, wide + 1.0, size, text).bold();
    wide
}

/// A sign with a number to its right. Returns its width.
pub(super) fn tally(
    at: &mut Group,
    x: f32,
    y: f32,
    size: f32,
    mark: &Mark,
    text: impl Into<String>,
    fresh: Fresh,
) -> f32 {
    let row = std::slice::from_ref(mark);
    let wide = drawing::width(row, size);
    drawing::draw(at, x, y, size, INK, row);
    wide + size * 0.18 + number(at, x + wide + size * 0.18, y, size * 0.86, text, fresh)
}

/// The lines around what changed, the lowest first, each with its width.
pub(super) fn lines(fresh: Fresh) -> &'static [(Color, f32)] {
    match fresh {
        Fresh::No => &[],
        Fresh::Dim => &[(palette::DIM, 2.5)],
        Fresh::Strong => &[(palette::FRESH_EDGE, 7.0), (FRESH, 4.0)],
    }
}

/// A ring around what changed.
pub(super) fn ring(at: &mut Group, x: f32, y: f32, w: f32, h: f32, radius: f32, fresh: Fresh) {
    for (color, width) in lines(fresh) {
        at.rect(x - 2.0, y - 2.0, w + 4.0, h + 4.0).radius(radius).stroke(*color, *width);
    }
}

/// The same around something round.
pub(super) fn halo(at: &mut Group, cx: f32, cy: f32, radius: f32, fresh: Fresh) {
    for (color, width) in lines(fresh) {
        at.circle(cx, cy, radius).stroke(*color, *width);
    }
}

/// A row of signs centred in a place, as large as it may be.
pub(super) fn row(at: &mut Group, place: [f32; 4], largest: f32, ink: Color, phrases: &[Vec<Mark>]) {
    signs::Laid::new(&[phrases.to_vec()], place[2], place[3], largest).draw(at, place, ink);
}
