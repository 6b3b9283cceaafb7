//! The goods and signs, drawn: each is told by its shape, from 16 pixels up.

use super::palette::{self, EDGE};
use super::wood;
use crate::games::boonlake::content::kinds::{Group as CardGroup, Kind, Region, Resource, Track};
use crate::games::drawing::Pen;
use crate::scene::{Color, Draw, Group, Seg, Sym};

fn pen(at: &mut Group, cx: f32, cy: f32, size: f32) -> Pen<'_> {
    Pen { at, cx, cy, size }
}

pub(super) fn coin(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.circle(0.0, 0.0, 0.46).fill(palette::COIN).stroke(EDGE, edge);
    pen.circle(0.0, 0.0, 0.34).stroke(palette::COIN.darken(0.28), edge);
}

pub(super) fn card(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.rect([-0.33, -0.46, 0.66, 0.92], 0.08).fill(Color::WHITE).stroke(EDGE, edge);
    pen.rect([-0.25, -0.37, 0.5, 0.38], 0.04).fill(palette::SHALLOW);
    pen.poly(&[(-0.25, 0.01), (-0.07, -0.2), (0.04, -0.07), (0.12, -0.16), (0.25, 0.01)]).fill(palette::TREE);
    for y in [0.14, 0.29] {
        pen.line(&[(-0.2, y), (0.2, y)]).stroke(palette::QUIET, edge);
    }
}

pub(super) fn vase(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let (edge, fill) = (pen.edge(), palette::VASE);
    for x in [-0.22, 0.22] {
        pen.circle(x, -0.14, 0.13).stroke(EDGE, edge * 2.4);
        pen.circle(x, -0.14, 0.13).stroke(fill, edge);
    }
    let body = [
        [-0.42, 0.08, -0.14, 0.44],
        [0.0, 0.48, 0.14, 0.44],
        [0.42, 0.08, 0.13, -0.2],
        [0.1, -0.3, 0.2, -0.46],
        [0.0, -0.4, -0.2, -0.46],
        [-0.1, -0.3, -0.13, -0.2],
    ];
    pen.curve((-0.13, -0.2), &body).fill(fill).stroke(EDGE, edge);
    pen.line(&[(-0.22, 0.04), (-0.11, 0.13), (0.0, 0.04), (0.11, 0.13), (0.22, 0.04)])
        .stroke(palette::BARE, edge * 1.2);
}

/// Victory points: a star on a rosette.
pub(super) fn vp(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.circle(0.0, 0.0, 0.47).fill(palette::VP).stroke(EDGE, edge);
    pen.symbol(Sym::Star, 0.68, Color::WHITE);
}

/// A step on an income track: its stairs, as the legend shows them, and up. A card with an arrow alone is a card that is played.
pub(super) fn track(at: &mut Group, cx: f32, cy: f32, size: f32, of: Track) {
    stairs(at, cx, cy, size, &[of]);
    at.circle(cx - size * 0.26, cy - size * 0.22, size * 0.23).fill(palette::GAIN).stroke(Color::WHITE, size * 0.04);
    at.symbol(Sym::ArrowUp, cx - size * 0.26, cy - size * 0.22, size * 0.34, Color::WHITE);
}

/// What stands at the marker of a track: it falls into an open hand.
pub(super) fn income(at: &mut Group, cx: f32, cy: f32, size: f32, of: Track) {
    match of {
        Track::Coin => coin(at, cx, cy - size * 0.14, size * 0.72),
        Track::Card => card(at, cx, cy - size * 0.12, size * 0.74),
    }
    let mut pen = pen(at, cx, cy, size);
    pen.poly(&[
        (-0.46, 0.16),
        (-0.3, 0.16),
        (-0.22, 0.34),
        (0.22, 0.34),
        (0.3, 0.16),
        (0.46, 0.16),
        (0.34, 0.48),
        (-0.34, 0.48),
    ])
    .fill(palette::GAIN)
    .stroke(Color::WHITE, size * 0.03);
}

/// The number of a marker's space: steps, with the goods of their tracks.
pub(super) fn stairs(at: &mut Group, cx: f32, cy: f32, size: f32, tracks: &[Track]) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    let steps = [
        (-0.48, 0.46),
        (-0.48, 0.26),
        (-0.16, 0.26),
        (-0.16, 0.04),
        (0.16, 0.04),
        (0.16, -0.18),
        (0.48, -0.18),
        (0.48, 0.46),
    ];
    pen.poly(&steps).fill(palette::WOOD_LIGHT).stroke(EDGE, edge);
    for (n, of) in tracks.iter().enumerate() {
        let (x, y) = if n == 0 && tracks.len() > 1 { (-0.26, -0.14) } else { (0.1, -0.22) };
        let size = size * if tracks.len() > 1 { 0.48 } else { 0.56 };
        match of {
            Track::Coin => coin(at, cx + x * size * 2.0, cy + y * size * 2.0, size),
            Track::Card => card(at, cx + (x + 0.14) * size * 2.0, cy + y * size * 1.6, size),
        }
    }
}

/// A production site: a workshop with a chimney.
pub(super) fn site(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.rect([0.2, -0.46, 0.16, 0.5], 0.02).fill(palette::LOSS.darken(0.1)).stroke(EDGE, edge);
    pen.poly(&[
        (-0.46, 0.44),
        (-0.46, -0.12),
        (-0.16, -0.32),
        (-0.16, -0.1),
        (0.14, -0.32),
        (0.14, -0.1),
        (0.46, -0.1),
        (0.46, 0.44),
    ])
    .fill(Color::rgb(0xe8dcc6))
    .stroke(EDGE, edge);
    pen.rect([-0.12, 0.14, 0.24, 0.3], 0.02).fill(palette::WOOD);
    for x in [-0.36, 0.22] {
        pen.rect([x, 0.08, 0.15, 0.15], 0.02).fill(palette::SHALLOW);
    }
}

pub(super) fn resource(at: &mut Group, cx: f32, cy: f32, size: f32, of: Resource) {
    let mut pen = pen(at, cx, cy, size);
    let (edge, fill) = (pen.edge(), palette::resource(of));
    match of {
        Resource::Wood => {
            for (y, x) in [(0.22, -0.04), (-0.2, 0.04)] {
                pen.rect([-0.44 + x, y - 0.2, 0.84, 0.38], 0.18).fill(fill).stroke(EDGE, edge);
                pen.circle(0.28 + x, y - 0.01, 0.17).fill(palette::BARE).stroke(EDGE, edge);
                pen.circle(0.28 + x, y - 0.01, 0.07).stroke(fill.darken(0.2), edge);
            }
        }
        Resource::Clay => {
            for [x, y] in [[-0.45, 0.06], [0.02, 0.06], [-0.22, -0.34]] {
                pen.rect([x, y, 0.44, 0.36], 0.05).fill(fill).stroke(EDGE, edge);
                pen.rect([x + 0.06, y + 0.06, 0.3, 0.08], 0.02).fill(fill.lighten(0.3));
            }
        }
        Resource::Stone => {
            let rock =
                [(-0.46, 0.34), (-0.36, -0.14), (-0.06, -0.4), (0.24, -0.3), (0.46, 0.1), (0.4, 0.36), (0.0, 0.44)];
            pen.poly(&rock).fill(fill).stroke(EDGE, edge);
            pen.poly(&[(-0.06, -0.4), (0.24, -0.3), (0.12, -0.04), (-0.2, -0.08)]).fill(fill.lighten(0.45));
            pen.line(&[(0.12, -0.04), (0.2, 0.2), (0.4, 0.36)]).stroke(fill.darken(0.35), edge);
        }
        Resource::Iron => {
            pen.poly(&[(-0.46, 0.34), (-0.3, -0.14), (0.3, -0.14), (0.46, 0.34)]).fill(fill).stroke(EDGE, edge);
            pen.poly(&[(-0.3, -0.14), (-0.18, -0.34), (0.42, -0.34), (0.3, -0.14)])
                .fill(fill.lighten(0.5))
                .stroke(EDGE, edge);
            pen.poly(&[(0.3, -0.14), (0.42, -0.34), (0.5, 0.1), (0.46, 0.34)])
                .fill(fill.darken(0.3))
                .stroke(EDGE, edge);
        }
    }
}

/// A cactus, by which the Grey Eminence's track is known.
pub(super) fn cactus(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    let limbs = [[-0.4, -0.2, 0.17, 0.36], [-0.4, 0.02, 0.4, 0.17], [0.23, -0.32, 0.17, 0.36], [0.0, -0.12, 0.4, 0.17]];
    for limb in limbs {
        pen.rect(limb, 0.085).fill(palette::TREE).stroke(EDGE, edge);
    }
    pen.rect([-0.13, -0.5, 0.26, 0.98], 0.13).fill(palette::TREE).stroke(EDGE, edge);
    // Where the arms leave the trunk no line may run.
    pen.rect([-0.3, 0.05, 0.3, 0.11], 0.04).fill(palette::TREE);
    pen.rect([0.0, -0.09, 0.3, 0.11], 0.04).fill(palette::TREE);
}

/// A lever: a stick with a knob on its base.
pub(super) fn lever(at: &mut Group, cx: f32, cy: f32, size: f32) {
    lever_turned(at, cx, cy, size, true, palette::LOSS);
}

/// A lever that stands up, or lies down to the right.
pub(super) fn lever_turned(at: &mut Group, cx: f32, cy: f32, size: f32, up: bool, knob: Color) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    let (tip, foot) = (if up { (0.0, -0.3) } else { (0.3, 0.1) }, (0.0, 0.3));
    pen.line(&[foot, tip]).stroke(EDGE, edge * 3.6);
    pen.line(&[foot, tip]).stroke(Color::rgb(0xcfd3d6), edge * 1.6);
    pen.rect([-0.3, 0.22, 0.6, 0.24], 0.06).fill(palette::WOOD).stroke(EDGE, edge);
    pen.circle(tip.0, tip.1, 0.17).fill(knob).stroke(EDGE, edge);
}

/// Sun, sunset and moon; a brick trowel's plain disc for no group.
pub(super) fn group(at: &mut Group, cx: f32, cy: f32, size: f32, of: Option<CardGroup>) {
    let Some(of) = of else {
        at.circle(cx, cy, size * 0.46).fill(palette::ROCK).stroke(EDGE, size * 0.05);
        coin(at, cx, cy, size * 0.62);
        return;
    };
    let fill = palette::group(of);
    match of {
        CardGroup::Day => {
            let rays: Vec<(f32, f32)> = (0..16_u8)
                .map(|n| (f32::from(n) / 16.0 * std::f32::consts::TAU, if n % 2 == 0 { 0.5 } else { 0.34 }))
                .map(|(angle, radius)| (cx + radius * size * angle.cos(), cy + radius * size * angle.sin()))
                .collect();
            at.polygon(&rays).fill(Color::rgb(0xe07b1a)).stroke(EDGE, size * 0.05);
            at.circle(cx, cy, size * 0.26).fill(fill.lighten(0.55));
        }
        CardGroup::Dusk => {
            at.circle(cx, cy, size * 0.46).fill(Color::rgb(0xf5b06a)).stroke(EDGE, size * 0.05);
            let mut pen = pen(at, cx, cy, size);
            pen.curve((-0.26, 0.1), &[[-0.26, -0.22, 0.0, -0.22], [0.26, -0.22, 0.26, 0.1]]).fill(fill.darken(0.05));
            pen.curve((-0.44, 0.08), &[[0.0, 0.08, 0.44, 0.08], [0.36, 0.44, 0.0, 0.44], [-0.36, 0.44, -0.44, 0.08]])
                .fill(Color::rgb(0x8c3f33));
        }
        CardGroup::Night => {
            at.circle(cx, cy, size * 0.46).fill(fill).stroke(EDGE, size * 0.05);
            let mut pen = pen(at, cx, cy, size);
            pen.curve(
                (0.1, -0.32),
                &[
                    [-0.28, -0.26, -0.24, 0.04],
                    [-0.18, 0.32, 0.14, 0.3],
                    [-0.08, 0.2, -0.08, -0.02],
                    [-0.08, -0.22, 0.1, -0.32],
                ],
            )
            .fill(Color::rgb(0xf7ecc0));
            pen.circle(0.2, -0.08, 0.045).fill(Color::WHITE);
            pen.circle(0.1, 0.12, 0.035).fill(Color::WHITE);
        }
    }
}

pub(super) fn hex(at: &mut Group, cx: f32, cy: f32, size: f32, fill: Color) {
    at.regular(cx, cy, size * 0.5, 6).fill(fill).stroke(EDGE, (size * 0.05).max(1.2));
}

/// A region: its land with what grows there.
pub(super) fn region(at: &mut Group, cx: f32, cy: f32, size: f32, of: Region) {
    hex(at, cx, cy, size, palette::wild(of));
    emblem(at, cx, cy, size * 0.62, of);
}

/// What a region is known for: reeds by a lake, firs, grain, rocks.
pub(super) fn emblem(at: &mut Group, cx: f32, cy: f32, size: f32, of: Region) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    match of {
        Region::Boonlake => {
            let drop = [[-0.5, 0.14, -0.28, 0.36], [0.0, 0.56, 0.28, 0.36], [0.5, 0.14, 0.0, -0.5]];
            pen.curve((0.0, -0.5), &drop).fill(palette::WATER).stroke(EDGE, edge);
            pen.line(&[(-0.16, 0.16), (-0.06, 0.28)]).stroke(palette::FOAM, edge * 1.4);
        }
        Region::Unknown => {
            pen.rect([-0.07, 0.2, 0.14, 0.28], 0.0).fill(palette::WOOD);
            for (y, w) in [(0.24, 0.4), (-0.02, 0.32), (-0.26, 0.22)] {
                pen.poly(&[(-w, y), (0.0, y - 0.34), (w, y)]).fill(palette::TREE).stroke(EDGE, edge * 0.7);
            }
        }
        Region::NewHope => pen.symbol(Sym::Wheat, 1.0, Color::rgb(0x7a5410)),
        Region::Southern => {
            pen.poly(&[(-0.5, 0.4), (-0.2, -0.26), (0.04, 0.0), (0.18, -0.4), (0.5, 0.4)])
                .fill(palette::ROCK)
                .stroke(EDGE, edge);
            pen.poly(&[(0.18, -0.4), (0.28, -0.12), (0.16, -0.04), (0.08, -0.12)]).fill(Color::WHITE);
        }
    }
}

/// A tile that nobody has seen yet.
pub(super) fn explore(at: &mut Group, cx: f32, cy: f32, size: f32) {
    hex(at, cx, cy, size, palette::ROCK);
    at.text(cx, cy, "?").size(size * 0.6).bold().centered().color(Color::WHITE);
}

/// An empty building plot.
pub(super) fn plot(at: &mut Group, cx: f32, cy: f32, size: f32) {
    at.rect(cx - size * 0.5, cy - size * 0.4, size, size * 0.8).radius(size * 0.14).fill(palette::BEACH);
    at.rect(cx - size * 0.5, cy - size * 0.4, size, size * 0.8)
        .radius(size * 0.14)
        .stroke(palette::WOOD, (size * 0.08).max(1.5))
        .dash(&[size * 0.2, size * 0.12]);
}

pub(super) fn pasture(at: &mut Group, cx: f32, cy: f32, size: f32) {
    hex(at, cx, cy, size, palette::PASTURE);
    wood::bare(at, cx, cy, size * 0.66, Kind::Cattle);
}

/// Tiles that hang together.
pub(super) fn linked(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let centers = [(-0.22, -0.2), (0.22, -0.2), (0.0, 0.2)];
    for (x, y) in centers {
        hex(at, cx + x * size, cy + y * size, size * 0.5, palette::PASTURE);
    }
    let points: Vec<(f32, f32)> = centers.iter().map(|(x, y)| (cx + x * size, cy + y * size)).collect();
    at.polyline(&points).stroke(EDGE, size * 0.07);
    for (x, y) in points {
        at.circle(x, y, size * 0.08).fill(EDGE);
    }
}

pub(super) fn bridge(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let (x, y) = (|share: f32| cx + share * size, |share: f32| cy + share * size);
    at.rect(x(-0.5), y(0.2), size, size * 0.22).radius(size * 0.08).fill(palette::WATER);
    let arch = vec![
        Seg::Move(x(-0.5), y(0.3)),
        Seg::Line(x(-0.5), y(-0.02)),
        Seg::Quad(cx, y(-0.4), x(0.5), y(-0.02)),
        Seg::Line(x(0.5), y(0.3)),
        Seg::Line(x(0.3), y(0.3)),
        Seg::Quad(cx, y(-0.24), x(-0.3), y(0.3)),
        Seg::Close,
    ];
    at.path(arch).fill(palette::WOOD_LIGHT).stroke(EDGE, (size * 0.05).max(1.2));
}

/// Everybody.
pub(super) fn people(at: &mut Group, cx: f32, cy: f32, size: f32, color: Color) {
    for (dx, share) in [(-0.26, 0.62), (0.26, 0.62), (0.0, 0.78)] {
        at.symbol(Sym::Follower, cx + dx * size, cy + (0.78 - share) * size * 0.4, share * size, color)
            .halo(Color::WHITE, size * 0.03);
    }
}
