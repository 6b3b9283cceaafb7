//! The polar night behind everything: falling snow, and the cliffs of the crater.

use std::f32::consts::TAU;

use super::palette;
use crate::scene::{Draw, Group, Item};

/// A number from 0 to 1 that looks like chance and is always the same.
pub(super) fn noise(n: u32) -> f32 {
    let n = n.wrapping_mul(0x9e37_79b1) ^ n.rotate_left(13).wrapping_mul(0x85eb_ca6b);
    let n = (n ^ (n >> 15)).wrapping_mul(0xc2b2_ae35);
    ((n ^ (n >> 16)) & 0xffff) as f32 / 65_535.0
}

/// Flakes in three sizes on the ground of a picture.
pub(super) fn snowfall(items: &mut Vec<Item>, width: f32, height: f32) {
    let mut at = Group::new(0.0, 0.0);
    let count = (width * height / 9_000.0) as u32;
    for n in 0..count {
        let (x, y) = (noise(3 * n) * width, noise(3 * n + 1) * height);
        let radius = [1.4, 2.2, 3.2][(noise(3 * n + 2) * 2.99) as usize];
        at.circle(x, y, radius).fill(palette::CLIFF[3]);
    }
    items.append(&mut at.items);
}

/// The crater in the ice: cliffs going down to a floor, as six-cornered as the frame. `radius` is that of the floor.
pub(super) fn crater(at: &mut Group, cx: f32, cy: f32, radius: f32) {
    for (n, color) in palette::CLIFF.into_iter().enumerate() {
        let grow = 1.0 + 0.042 * (3 - n) as f32;
        let shape = jagged(cx, cy, radius * grow, radius * 0.022, 17 + 100 * n as u32);
        at.polygon(&shape).fill(color);
        if n == 3 {
            at.polygon(&shape).stroke(palette::RIM, radius * 0.006);
        }
    }
    for n in 0..90_u32 {
        // Snow on the ledges of the cliffs.
        let turn = noise(900 + n) * TAU;
        let at_ledge = edge(turn) * radius * (1.02 + 0.1 * noise(500 + n));
        let (x, y) = (cx + at_ledge * turn.cos(), cy + at_ledge * turn.sin());
        let wide = radius * (0.012 + 0.02 * noise(700 + n));
        at.ellipse(x, y, wide, wide * 0.4).fill(palette::CLIFF[3]);
    }
}

/// Snow that drives across the cliffs, the more the nearer the storm is.
pub(super) fn blizzard(at: &mut Group, [x, y, w, h]: [f32; 4], force: u32) {
    for n in 0..force * 26 {
        let (left, top) = (x + noise(1_300 + n) * w * 0.94, y + noise(1_900 + n) * h * 0.96);
        let long = w * (0.014 + 0.03 * noise(2_500 + n));
        at.line(left, top, left + long, top + long * 0.34).stroke(palette::RIM, w * 0.0022);
    }
}

/// How far the side of a hexagon with corners east and west is in a direction, as a share of its corners.
fn edge(turn: f32) -> f32 {
    let side = TAU / 6.0;
    let off = turn.rem_euclid(side) - side * 0.5;
    (side * 0.5).cos() / off.cos()
}

fn jagged(cx: f32, cy: f32, radius: f32, rough: f32, seed: u32) -> Vec<(f32, f32)> {
    const POINTS: u32 = 96;
    (0..POINTS)
        .map(|n| {
            let turn = n as f32 / POINTS as f32 * TAU;
            let r = radius * edge(turn) + rough * (2.0 * noise(seed + n) - 1.0);
            (cx + r * turn.cos(), cy + r * turn.sin())
        })
        .collect()
}
