//! What the board lies on: sea around the camp, sand that the wind has drawn, jungle with its ferns. Drawn into bases
//! only, in colours close to each other, so that it costs no time and few bytes and nothing reads worse on it.

use super::palette::{DEEP, FOAM, JUNGLE, JUNGLE_SLOT, SAND, SAND_LINE, SEA};
use crate::scene::{Color, Draw, Group, Scene, Seg};

/// Ground trodden bare behind the Walls.
const EARTH: Color = Color::rgb(0x46482f);
/// How large the round corners of the areas are.
const CORNER: f32 = 18.0;

/// The open sea from shallow to deep, with crests of waves; cards cover most of it.
pub(super) fn sea(scene: &mut Scene) {
    let (w, h) = (scene.width, scene.height);
    scene.rect(0.0, 0.0, w, h).gradient(SEA.lighten(0.2), SEA.darken(0.16));
    let mut y = 24.0;
    let mut row = 0_u32;
    while y < h {
        let from = -((row * 137 % 90) as f32);
        wave(scene, from, y, w + 90.0, 45.0, 7.0);
        (y, row) = (y + 34.0, row + 1);
    }
}

/// One line of crests, each as long as `step`.
fn wave(at: &mut impl Draw, x: f32, y: f32, w: f32, step: f32, tall: f32) {
    let mut path = vec![Seg::Move(x, y)];
    let mut left = x;
    while left < x + w {
        path.push(Seg::Quad(left + step * 0.5, y - tall * 2.0, left + step, y));
        left += step;
    }
    at.path(path).stroke(FOAM.lighten(0.25), 2.5);
}

/// The band on top: the sea at dusk, with the surf along its edge.
pub(super) fn dusk(at: &mut Group, w: f32, h: f32) {
    at.rect(0.0, 0.0, w, h).gradient(DEEP.darken(0.25), DEEP.lighten(0.1));
    for (n, y) in [h - 30.0, h - 14.0].into_iter().enumerate() {
        let mut path = vec![Seg::Move(0.0, y)];
        let (step, mut x) = (58.0, -29.0 * n as f32);
        while x < w {
            path.push(Seg::Quad(x + step * 0.5, y - 12.0, x + step, y));
            x += step;
        }
        at.path(path).stroke(DEEP.lighten(0.16), 2.5);
    }
}

/// A beach in the sun: ripples of the wind and a few pebbles.
pub(super) fn sand(at: &mut Group, w: f32, h: f32, seed: u32) {
    at.rect(2.0, 2.0, w - 4.0, h - 4.0).radius(CORNER - 2.0).gradient(SAND.lighten(0.3), SAND.darken(0.07));
    let ripple = SAND_LINE.mix(SAND, 0.62);
    for n in 0..9_u32 {
        let y = 58.0 + n as f32 * (h - 74.0) / 8.0;
        let sway = ((seed * 31 + n * 17) % 13) as f32 - 6.0;
        let mut path = vec![Seg::Move(6.0, y)];
        for step in 0..4 {
            let (x, wide) = (6.0 + step as f32 * (w - 12.0) / 4.0, (w - 12.0) / 4.0);
            let rise = if step % 2 == 0 { sway } else { -sway };
            path.push(Seg::Quad(x + wide * 0.5, y + rise, x + wide, y));
        }
        at.path(path).stroke(ripple, 1.5);
    }
    for n in 0..26_u32 {
        let spot = (seed * 7919 + n * 2657) % 10_007;
        let (x, y) = (10.0 + (spot % 101) as f32 * (w - 20.0) / 101.0, 12.0 + (spot / 101) as f32 * (h - 24.0) / 101.0);
        at.ellipse(x, y, 2.5, 1.7).fill(ripple);
    }
}

/// The jungle from its lit crowns to the dark below, the bare ground behind the Walls, and ferns at its roots.
pub(super) fn jungle(at: &mut Group, w: f32, h: f32, walls: f32, roots: &[(f32, f32, f32)]) {
    at.rect(1.0, 1.0, w - 2.0, h - 2.0).radius(CORNER).gradient(JUNGLE.darken(0.03), JUNGLE.darken(0.34));
    let mut ground = vec![Seg::Move(2.0, walls)];
    let (step, mut x) = ((w - 4.0) / 6.0, 2.0);
    for n in 0..6 {
        let rise = if n % 2 == 0 { -9.0 } else { 7.0 };
        ground.push(Seg::Quad(x + step * 0.5, walls + rise, x + step, walls));
        x += step;
    }
    let (right, bottom) = (w - 2.0, h - 2.0);
    ground.push(Seg::Line(right, bottom - CORNER));
    ground.push(Seg::Quad(right, bottom, right - CORNER, bottom));
    ground.push(Seg::Line(2.0 + CORNER, bottom));
    ground.push(Seg::Quad(2.0, bottom, 2.0, bottom - CORNER));
    ground.push(Seg::Close);
    at.path(ground).gradient(EARTH.mix(JUNGLE, 0.3), EARTH.darken(0.25));
    for &(x, y, size) in roots {
        fern(at, x, y, size);
    }
}

/// A fan of leaves that grow from one root, the far ones darker.
fn fern(at: &mut Group, x: f32, y: f32, size: f32) {
    let shades = [JUNGLE_SLOT.mix(JUNGLE, 0.35), JUNGLE.lighten(0.1)];
    for (n, degrees) in [-64.0_f32, 58.0, -22.0, 26.0, -44.0, 4.0, 44.0].into_iter().enumerate() {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let long = size * [0.8, 0.82, 1.0, 0.94, 0.7, 0.82, 0.66][n];
        let (tip_x, tip_y) = (x + sin * long, y - cos * long * 0.9);
        let (mid_x, mid_y) = (x + sin * long * 0.45, y - cos * long * 0.62);
        let wide = size * 0.13;
        let leaf = vec![
            Seg::Move(x, y),
            Seg::Quad(mid_x - cos * wide, mid_y - sin * wide, tip_x, tip_y),
            Seg::Quad(mid_x + cos * wide, mid_y + sin * wide, x, y),
            Seg::Close,
        ];
        at.path(leaf).fill(shades[usize::from(n > 3)]);
    }
}
