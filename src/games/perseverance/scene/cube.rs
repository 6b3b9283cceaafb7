//! Influence cubes: seen from a corner, the letter on their front.

use super::palette;
use super::parts::centered;
use crate::games::perseverance::state::Owner;
use crate::scene::{Color, Draw, Group, Shadow};

pub(super) fn cube(at: &mut Group, cx: f32, cy: f32, radius: f32, owner: Owner) {
    let tone = palette::owner(owner);
    let r = radius;
    let side = r * 0.866;
    let lid = r * 0.36;
    let top = cy - r * 0.92;
    let bottom = cy + r * 0.92;
    let body = [
        (cx, top),
        (cx + side, top + lid),
        (cx + side, bottom - lid * 0.5),
        (cx, bottom),
        (cx - side, bottom - lid * 0.5),
        (cx - side, top + lid),
    ];
    at.polygon(&body).fill(tone.fill).stroke(tone.edge, r * 0.12).shadow(Shadow::soft(4.0));
    let lid_points = [(cx, top), (cx + side, top + lid), (cx, top + 2.0 * lid), (cx - side, top + lid)];
    at.polygon(&lid_points).fill(tone.fill.lighten(0.45)).stroke(tone.edge, r * 0.08);
    centered(at, cx, cy + r * 0.34, side * 1.9, r * 1.08, palette::letter(owner)).bold().color(tone.on);
}

/// An empty place for a cube.
pub(super) fn socket(at: &mut Group, cx: f32, cy: f32, radius: f32, fill: Color, line: Color) {
    at.regular(cx, cy, radius, 6).fill(fill).stroke(line, 2.0).dash(&[5.0, 4.0]);
}
