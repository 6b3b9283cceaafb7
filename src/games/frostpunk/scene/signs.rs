//! The signs of cards and boards, drawn: illness, cold, storm and the rest.

use std::f32::consts::TAU;

use super::icons::{self, pen};
use super::palette::{self, EDGE, INK, SNOW};
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::{Citizen, Good};
use crate::games::frostpunk::scene::buildings;
use crate::scene::{Color, Draw, Group, Sym};

pub(super) fn sign(at: &mut Group, cx: f32, cy: f32, size: f32, of: Sign) {
    match of {
        Sign::Automaton => icons::automaton(at, cx, cy, size),
        Sign::Building => buildings::any(at, cx, cy, size),
        Sign::Citizen => card_with(at, cx, cy, size, |at, size| icons::citizen(at, cx, cy, size, Citizen::Worker)),
        Sign::Cold => {
            at.circle(cx, cy, size * 0.47).fill(Color::rgb(0x2b5f9e)).stroke(EDGE, size * 0.05);
            flake(at, cx, cy, size * 0.7, Color::WHITE);
        }
        Sign::Cure => cross(at, cx, cy, size, palette::GOOD),
        Sign::Death => grave(at, cx, cy, size, true),
        Sign::Defeat => disc(at, cx, cy, size, palette::BAD, Sym::Skull, Color::WHITE),
        Sign::Dusk => sky(at, cx, cy, size, Color::rgb(0x5b4a8a), Color::rgb(0xe07f4f), 0.14),
        Sign::Exhausted => {
            at.circle(cx, cy, size * 0.46).fill(palette::STONE).stroke(EDGE, size * 0.05);
            at.text(cx, cy, "z").size(size * 0.72).bold().centered().color(SNOW);
        }
        Sign::FarTile => tile(at, cx, cy, size, 2),
        Sign::NearTile => tile(at, cx, cy, size, 1),
        Sign::Flip => {
            disc(at, cx, cy, size, Color::rgb(0x6d7f2c), Sym::Skull, SNOW);
            at.circle(cx + size * 0.3, cy + size * 0.3, size * 0.2).fill(SNOW).stroke(EDGE, size * 0.04);
            at.symbol(Sym::ArrowUp, cx + size * 0.3, cy + size * 0.3, size * 0.3, EDGE).turn(135.0);
        }
        Sign::Heal => disc(at, cx, cy, size, palette::GOOD, Sym::Heart, Color::WHITE),
        Sign::Hunger => icons::bowl(at, cx, cy, size, false),
        Sign::Hunting => paw(at, cx, cy, size),
        Sign::Ill => ill(at, cx, cy, size),
        Sign::Law => scroll(at, cx, cy, size),
        Sign::LawQuiet => {
            scroll(at, cx, cy, size);
            no_bolt(at, cx + size * 0.14, cy + size * 0.1, size * 0.8);
        }
        Sign::Map => tile(at, cx, cy, size, 0),
        Sign::Night => night(at, cx, cy, size),
        Sign::Out => {
            blank(at, cx, cy, size);
            at.symbol(Sym::Cross, cx, cy, size * 0.6, palette::BAD);
        }
        Sign::Overload => gauge(at, cx, cy, size),
        Sign::Pawn => icons::anybody(at, cx, cy, size),
        Sign::Place => bed(at, cx, cy, size),
        Sign::Preparation => {
            at.rect(cx - size * 0.36, cy - size * 0.44, size * 0.72, size * 0.88)
                .radius(size * 0.08)
                .fill(palette::BREAD)
                .stroke(EDGE, size * 0.05);
            at.symbol(Sym::Check, cx, cy + size * 0.04, size * 0.6, palette::GOOD);
        }
        Sign::Resource => icons::good(at, cx, cy, size, Good::Res),
        Sign::Round => disc(at, cx, cy, size, palette::DRIFT, Sym::Hourglass, SNOW),
        Sign::Scout => compass(at, cx, cy, size),
        Sign::Shelter => buildings::shelter(at, cx, cy, size),
        Sign::Stay => {
            blank(at, cx, cy, size);
            at.symbol(Sym::ArrowDown, cx, cy - size * 0.1, size * 0.5, palette::GOOD);
            at.rect(cx - size * 0.26, cy + size * 0.24, size * 0.52, size * 0.09).fill(palette::GOOD);
        }
        Sign::Storehouse => storehouse(at, cx, cy, size),
        Sign::Storm => storm(at, cx, cy, size),
        Sign::Technology => disc(at, cx, cy, size, palette::BRASS, Sym::Production, EDGE),
        Sign::Tower => tower(at, cx, cy, size),
        Sign::Tree => fir(at, cx, cy, size),
        Sign::Upgrade => disc(at, cx, cy, size, palette::GOOD, Sym::ArrowUp, Color::WHITE),
        Sign::Victory => disc(at, cx, cy, size, palette::HOPE, Sym::Crown, EDGE),
        Sign::Warm => flame(at, cx, cy, size),
        Sign::Weather => cloud(at, cx, cy, size),
    }
}

fn disc(at: &mut Group, cx: f32, cy: f32, size: f32, fill: Color, sym: Sym, ink: Color) {
    at.circle(cx, cy, size * 0.47).fill(fill).stroke(EDGE, size * 0.05);
    at.symbol(sym, cx, cy, size * 0.6, ink);
}

fn blank(at: &mut Group, cx: f32, cy: f32, size: f32) {
    at.rect(cx - size * 0.33, cy - size * 0.46, size * 0.66, size * 0.92)
        .radius(size * 0.08)
        .fill(palette::PAPER)
        .stroke(EDGE, size * 0.05);
}

fn card_with(at: &mut Group, cx: f32, cy: f32, size: f32, what: impl FnOnce(&mut Group, f32)) {
    blank(at, cx, cy, size);
    what(at, size * 0.62);
}

/// A flake of snow: three lines with barbs.
pub(super) fn flake(at: &mut Group, cx: f32, cy: f32, size: f32, ink: Color) {
    let r = size * 0.5;
    let line = (size * 0.1).max(1.2);
    for n in 0..6_u8 {
        let turn = f32::from(n) / 6.0 * TAU + TAU / 12.0;
        let point = |share: f32, off: f32| (cx + r * share * (turn + off).cos(), cy + r * share * (turn + off).sin());
        let tip = point(1.0, 0.0);
        at.line(cx, cy, tip.0, tip.1).stroke(ink, line);
        let root = point(0.5, 0.0);
        for off in [0.38, -0.38] {
            let barb = point(0.84, off);
            at.line(root.0, root.1, barb.0, barb.1).stroke(ink, line * 0.8);
        }
    }
}

pub(super) fn flame(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    let outer = [
        [0.02, -0.3, 0.2, -0.12],
        [0.44, 0.1, 0.34, 0.32],
        [0.24, 0.5, 0.0, 0.5],
        [-0.26, 0.5, -0.36, 0.28],
        [-0.42, 0.04, -0.22, -0.14],
        [-0.2, 0.0, -0.1, 0.02],
        [-0.2, -0.28, 0.02, -0.5],
    ];
    pen.curve((0.02, -0.5), &outer).fill(palette::EMBER).stroke(EDGE, edge);
    pen.curve(
        (0.02, -0.04),
        &[[0.26, 0.16, 0.18, 0.32], [0.1, 0.46, 0.0, 0.46], [-0.2, 0.44, -0.18, 0.24], [-0.1, 0.14, 0.02, -0.04]],
    )
    .fill(palette::GLOW);
}

fn cross(at: &mut Group, cx: f32, cy: f32, size: f32, fill: Color) {
    at.circle(cx, cy, size * 0.47).fill(Color::WHITE).stroke(EDGE, size * 0.05);
    at.rect(cx - size * 0.1, cy - size * 0.32, size * 0.2, size * 0.64).fill(fill);
    at.rect(cx - size * 0.32, cy - size * 0.1, size * 0.64, size * 0.2).fill(fill);
}

/// A grave; an empty one is only outlined.
pub(super) fn grave(at: &mut Group, cx: f32, cy: f32, size: f32, full: bool) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    let fill = if full { palette::STONE } else { palette::WELL };
    let line = if full { EDGE } else { palette::PANEL_LINE };
    pen.curve(
        (-0.3, 0.44),
        &[[-0.3, 0.2, -0.3, -0.1], [-0.3, -0.44, 0.0, -0.44], [0.3, -0.44, 0.3, -0.1], [0.3, 0.2, 0.3, 0.44]],
    )
    .fill(fill)
    .stroke(line, edge);
    if full {
        pen.rect([-0.045, -0.26, 0.09, 0.44], 0.0).fill(EDGE);
        pen.rect([-0.16, -0.14, 0.32, 0.09], 0.0).fill(EDGE);
        pen.rect([-0.44, 0.4, 0.88, 0.1], 0.05).fill(SNOW);
    }
}

/// A face in fever.
pub(super) fn ill(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.circle(0.0, 0.0, 0.45).fill(Color::rgb(0xb6c65c)).stroke(EDGE, edge);
    for x in [-0.18, 0.18] {
        pen.line(&[(x - 0.08, -0.16), (x + 0.08, -0.02)]).stroke(EDGE, edge * 1.3);
        pen.line(&[(x + 0.08, -0.16), (x - 0.08, -0.02)]).stroke(EDGE, edge * 1.3);
    }
    pen.line(&[(-0.22, 0.24), (-0.1, 0.16), (0.0, 0.24), (0.1, 0.16), (0.22, 0.24)]).stroke(EDGE, edge * 1.3);
}

fn sky(at: &mut Group, cx: f32, cy: f32, size: f32, sky: Color, sun: Color, low: f32) {
    at.circle(cx, cy, size * 0.47).fill(sky);
    let mut pen = pen(at, cx, cy, size);
    pen.circle(0.0, 0.06 + low, 0.2).fill(sun);
    for n in 0..5_u8 {
        let turn = std::f32::consts::PI * (1.0 + f32::from(n) / 4.0);
        let (x, y) = (turn.cos(), turn.sin());
        pen.line(&[(0.26 * x, 0.06 + low + 0.26 * y), (0.34 * x, 0.06 + low + 0.34 * y)]).stroke(sun, 2.0);
    }
    pen.curve((-0.46, 0.1), &[[0.0, 0.1, 0.46, 0.1], [0.38, 0.46, 0.0, 0.46], [-0.38, 0.46, -0.46, 0.1]])
        .fill(palette::CLIFF[2]);
    at.circle(cx, cy, size * 0.47).stroke(EDGE, size * 0.05);
}

fn night(at: &mut Group, cx: f32, cy: f32, size: f32) {
    at.circle(cx, cy, size * 0.47).fill(palette::CLIFF[1]).stroke(EDGE, size * 0.05);
    let mut pen = pen(at, cx, cy, size);
    pen.circle(-0.04, 0.0, 0.27).fill(palette::GLOW);
    pen.circle(0.08, -0.07, 0.23).fill(palette::CLIFF[1]);
    for (x, y) in [(0.22, -0.18), (0.26, 0.14), (0.04, -0.34)] {
        pen.circle(x, y, 0.035).fill(Color::WHITE);
    }
}

/// A tile of the map: near ones have one chevron, far ones two.
fn tile(at: &mut Group, cx: f32, cy: f32, size: f32, chevrons: u8) {
    at.regular(cx, cy, size * 0.5, 6).fill(palette::COLD_TILE).stroke(EDGE, size * 0.05);
    if chevrons == 0 {
        icons::good(at, cx, cy, size * 0.6, Good::Res);
    }
    for n in 0..chevrons {
        let y = cy + size * (0.1 + 0.2 * f32::from(n) - 0.1 * f32::from(chevrons - 1));
        at.polyline(&[(cx - size * 0.22, y), (cx, y - size * 0.18), (cx + size * 0.22, y)]).stroke(INK, size * 0.09);
    }
}

fn paw(at: &mut Group, cx: f32, cy: f32, size: f32) {
    at.circle(cx, cy, size * 0.47).fill(palette::WOOD).stroke(EDGE, size * 0.05);
    let mut pen = pen(at, cx, cy, size);
    pen.curve((-0.2, 0.24), &[[-0.2, 0.0, 0.0, 0.0], [0.2, 0.0, 0.2, 0.24], [0.0, 0.36, -0.2, 0.24]]).fill(SNOW);
    for (x, y) in [(-0.26, -0.02), (-0.1, -0.18), (0.1, -0.18), (0.26, -0.02)] {
        pen.circle(x, y, 0.085).fill(SNOW);
    }
}

fn scroll(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.rect([-0.32, -0.4, 0.64, 0.8], 0.04).fill(Color::rgb(0xf0e3c4)).stroke(EDGE, edge);
    for y in [-0.42, 0.42] {
        pen.rect([-0.42, y - 0.08, 0.84, 0.16], 0.08).fill(palette::WOOD).stroke(EDGE, edge);
    }
    for y in [-0.2, -0.04] {
        pen.line(&[(-0.2, y), (0.2, y)]).stroke(palette::FADED, edge);
    }
    pen.circle(0.1, 0.17, 0.11).fill(palette::BAD).stroke(EDGE, edge * 0.7);
}

/// A flash that is struck out: nothing happens at once.
fn no_bolt(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.circle(0.0, 0.0, 0.44).fill(SNOW).stroke(EDGE, edge);
    let flash = [(0.1, -0.38), (-0.22, 0.06), (-0.02, 0.06), (-0.1, 0.38), (0.22, -0.08), (0.02, -0.08)];
    pen.poly(&flash).fill(palette::GLOW).stroke(EDGE, edge * 0.8);
    pen.line(&[(-0.31, -0.31), (0.31, 0.31)]).stroke(palette::BAD, edge * 2.4);
}

/// A pressure gauge with its needle in the red.
pub(super) fn gauge(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.circle(0.0, 0.0, 0.46).fill(palette::BRASS).stroke(EDGE, edge);
    pen.circle(0.0, 0.0, 0.35).fill(SNOW).stroke(EDGE, edge * 0.7);
    pen.curve((0.02, -0.02), &[[0.16, -0.22, 0.2, -0.27], [0.36, -0.1, 0.34, 0.1], [0.2, 0.04, 0.02, -0.02]])
        .fill(palette::BAD);
    pen.line(&[(0.0, 0.04), (0.22, -0.16)]).stroke(EDGE, edge * 1.6);
    pen.circle(0.0, 0.04, 0.06).fill(EDGE);
}

fn bed(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.rect([-0.46, -0.3, 0.1, 0.66], 0.03).fill(palette::WALL).stroke(EDGE, edge);
    pen.rect([0.36, -0.06, 0.1, 0.42], 0.03).fill(palette::WALL).stroke(EDGE, edge);
    pen.rect([-0.36, 0.0, 0.72, 0.22], 0.03).fill(Color::rgb(0xb6544a)).stroke(EDGE, edge);
    pen.rect([-0.34, -0.14, 0.26, 0.16], 0.06).fill(SNOW).stroke(EDGE, edge);
}

fn compass(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.circle(0.0, 0.0, 0.46).fill(Color::rgb(0x3c7a8c)).stroke(EDGE, edge);
    pen.circle(0.0, 0.0, 0.35).fill(SNOW).stroke(EDGE, edge * 0.7);
    pen.poly(&[(0.2, -0.24), (0.07, 0.05), (-0.07, -0.05)]).fill(palette::BAD);
    pen.poly(&[(-0.2, 0.24), (0.07, 0.05), (-0.07, -0.05)]).fill(INK);
}

fn storehouse(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    let barn = [(-0.44, 0.44), (-0.44, -0.1), (-0.24, -0.38), (0.0, -0.46), (0.24, -0.38), (0.44, -0.1), (0.44, 0.44)];
    pen.poly(&barn).fill(palette::WALL).stroke(EDGE, edge);
    pen.line(&[(-0.46, -0.08), (-0.24, -0.38), (0.0, -0.46), (0.24, -0.38), (0.46, -0.08)]).stroke(SNOW, edge * 2.0);
    pen.rect([-0.24, 0.02, 0.48, 0.42], 0.02).fill(palette::WOOD).stroke(EDGE, edge);
    pen.line(&[(-0.24, 0.02), (0.24, 0.44)]).stroke(EDGE, edge);
    pen.line(&[(0.24, 0.02), (-0.24, 0.44)]).stroke(EDGE, edge);
}

/// A whirl of snow.
pub(super) fn storm(at: &mut Group, cx: f32, cy: f32, size: f32) {
    at.circle(cx, cy, size * 0.48).fill(Color::rgb(0x2a2f55)).stroke(SNOW, size * 0.05);
    let arm = |turn: f32| -> Vec<(f32, f32)> {
        (0..=14_u8)
            .map(|n| f32::from(n) / 14.0)
            .map(|share| {
                let (angle, r) = (turn + share * TAU * 0.72, size * (0.04 + 0.36 * share));
                (cx + r * angle.cos(), cy + r * angle.sin())
            })
            .collect()
    };
    for turn in [0.0, TAU / 3.0, TAU * 2.0 / 3.0] {
        at.polyline(&arm(turn)).stroke(SNOW, size * 0.075);
    }
}

fn tower(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.poly(&[(-0.24, 0.46), (-0.16, -0.3), (0.16, -0.3), (0.24, 0.46)]).fill(palette::IRON).stroke(EDGE, edge);
    pen.rect([-0.26, -0.46, 0.52, 0.18], 0.03).fill(palette::STONE).stroke(EDGE, edge);
    for y in [-0.1, 0.12, 0.34] {
        pen.line(&[(-0.2, y), (0.2, y)]).stroke(EDGE, edge);
    }
    pen.rect([-0.09, 0.16, 0.18, 0.14], 0.02).fill(palette::EMBER);
}

pub(super) fn fir(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.rect([-0.07, 0.28, 0.14, 0.2], 0.0).fill(palette::WALL);
    for (y, w) in [(0.3, 0.36), (0.06, 0.29), (-0.16, 0.2)] {
        pen.poly(&[(-w, y), (0.0, y - 0.34), (w, y)]).fill(palette::FIR).stroke(EDGE, edge * 0.8);
        pen.line(&[(-w * 0.5, y - 0.17), (0.0, y - 0.33), (w * 0.4, y - 0.2)]).stroke(SNOW, edge);
    }
}

fn cloud(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    pen.curve(
        (-0.44, 0.06),
        &[
            [-0.48, -0.2, -0.22, -0.2],
            [-0.14, -0.46, 0.1, -0.38],
            [0.28, -0.36, 0.28, -0.18],
            [0.48, -0.16, 0.44, 0.06],
            [0.0, 0.1, -0.44, 0.06],
        ],
    )
    .fill(palette::QUIET)
    .stroke(EDGE, edge);
    for (x, y) in [(-0.28, 0.24), (0.0, 0.3), (0.28, 0.24), (-0.14, 0.42), (0.14, 0.42)] {
        pen.circle(x, y, 0.055).fill(palette::ICE).stroke(EDGE, edge * 0.5);
    }
}
