//! The signs of the factions, drawn: a skyline, a mountain with firs, a trefoil of claws, a pair of scales.

use super::palette::{self, EDGE};
use crate::games::drawing::Pen;
use crate::games::state51::content::kinds::Faction;
use crate::scene::{Color, Draw, Group};

/// A sign on a dark disc, of a diameter.
pub(super) fn badge(at: &mut Group, cx: f32, cy: f32, size: f32, faction: Faction) {
    let color = palette::faction(faction);
    at.circle(cx, cy, size * 0.5).fill(EDGE).stroke(color, size * 0.06);
    sign(at, cx, cy, size * 0.74, faction, color, EDGE);
}

/// The same sign worn into a panel: large, and hardly lighter than its ground.
pub(super) fn worn(at: &mut Group, cx: f32, cy: f32, size: f32, faction: Faction) {
    sign(at, cx, cy, size, faction, palette::PANEL.lighten(0.055), palette::PANEL);
}

fn sign(at: &mut Group, cx: f32, cy: f32, size: f32, faction: Faction, ink: Color, ground: Color) {
    let mut pen = Pen { at, cx, cy, size };
    match faction {
        Faction::NewYork => {
            let towers = [
                (-0.46, 0.38),
                (-0.46, -0.02),
                (-0.26, -0.02),
                (-0.26, -0.2),
                (-0.14, -0.2),
                (-0.14, -0.36),
                (0.0, -0.5),
                (0.14, -0.36),
                (0.14, 0.04),
                (0.24, 0.04),
                (0.3, -0.14),
                (0.46, -0.06),
                (0.46, 0.38),
            ];
            pen.poly(&towers).fill(ink);
            for (x, y) in [(-0.05, -0.24), (-0.05, -0.04), (-0.05, 0.16), (-0.36, 0.12), (0.28, 0.16)] {
                pen.rect([x, y, 0.1, 0.1], 0.0).fill(ground);
            }
        }
        Faction::Appalachian => {
            pen.poly(&[(-0.5, 0.36), (-0.06, -0.44), (0.16, -0.08), (0.26, -0.22), (0.5, 0.36)]).fill(ink);
            pen.poly(&[(-0.06, -0.44), (0.07, -0.22), (-0.02, -0.14), (-0.1, -0.22), (-0.19, -0.2)]).fill(ground);
            for x in [-0.2, 0.18] {
                pen.poly(&[(x - 0.14, 0.36), (x, -0.02), (x + 0.14, 0.36)]).fill(ground);
            }
        }
        Faction::Mutants => {
            for n in 0..3_u8 {
                let turn = f32::from(n) / 3.0 * std::f32::consts::TAU;
                let place = |r: f32, a: f32| (r * (turn + a).sin(), -r * (turn + a).cos());
                let claw =
                    [place(0.14, -0.7), place(0.36, -0.42), place(0.52, 0.1), place(0.32, 0.22), place(0.14, 0.7)];
                pen.poly(&claw).fill(ink);
            }
            pen.circle(0.0, 0.0, 0.17).fill(ink);
            pen.circle(0.0, 0.0, 0.09).fill(ground);
        }
        Faction::Merchants => {
            pen.rect([-0.04, -0.42, 0.08, 0.76], 0.02).fill(ink);
            pen.rect([-0.22, 0.3, 0.44, 0.09], 0.02).fill(ink);
            pen.rect([-0.42, -0.34, 0.84, 0.08], 0.02).fill(ink);
            for x in [-0.32, 0.32] {
                pen.line(&[(x, -0.3), (x - 0.15, 0.06), (x + 0.15, 0.06), (x, -0.3)]).stroke(ink, pen_width(size));
                pen.curve((x - 0.19, 0.04), &[[x, 0.3, x + 0.19, 0.04]]).fill(ink);
            }
        }
    }
}

fn pen_width(size: f32) -> f32 {
    (size * 0.045).max(1.0)
}
