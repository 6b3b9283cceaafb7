//! The goods, drawn: each is told by its shape, from 16 pixels up, on paper as on the dark ground.

use super::palette;
use super::palette::EDGE;
use crate::games::drawing::Pen;
use crate::games::state51::content::kinds::{Good, Type};
use crate::scene::{Color, Draw, Group, Sym};

/// Draws a good in a square of side `size` around a point.
pub(super) fn good(at: &mut Group, cx: f32, cy: f32, size: f32, good: Good) {
    let mut pen = Pen { at, cx, cy, size };
    let (fill, edge) = (palette::good(good), pen.edge());
    match good {
        Good::Brick => brick(&mut pen, fill),
        Good::Iron => {
            let beam = [(-0.4, -0.4), (0.4, -0.4), (0.4, -0.2), (0.14, -0.2), (0.14, 0.2), (0.4, 0.2)];
            let mirrored: Vec<(f32, f32)> = beam.iter().map(|(x, y)| (-x, -y)).collect();
            let all: Vec<(f32, f32)> = beam.into_iter().chain(mirrored).collect();
            pen.poly(&all).fill(fill).stroke(EDGE, edge);
            pen.line(&[(-0.3, -0.31), (0.3, -0.31)]).stroke(Color::WHITE.alpha(0.7), edge);
        }
        Good::Gun => {
            let outline = [
                (-0.34, -0.28),
                (-0.28, -0.34),
                (-0.22, -0.28),
                (0.46, -0.28),
                (0.46, -0.06),
                (0.10, -0.06),
                (0.08, 0.1),
                (-0.08, 0.1),
                (-0.16, 0.4),
                (-0.44, 0.4),
                (-0.32, -0.02),
                (-0.46, -0.1),
                (-0.46, -0.28),
            ];
            pen.poly(&outline).fill(fill).stroke(EDGE, edge);
            pen.line(&[(-0.3, -0.17), (0.36, -0.17)]).stroke(EDGE.alpha(0.6), edge);
        }
        Good::Fuel => {
            pen.rect([0.06, -0.46, 0.22, 0.2], 0.03).fill(fill.darken(0.25)).stroke(EDGE, edge);
            pen.rect([-0.34, -0.4, 0.34, 0.2], 0.06).stroke(EDGE, edge * 2.6);
            pen.rect([-0.34, -0.4, 0.34, 0.2], 0.06).stroke(fill, edge * 1.1);
            pen.rect([-0.38, -0.28, 0.76, 0.74], 0.1).fill(fill).stroke(EDGE, edge);
            pen.line(&[(-0.2, -0.1), (0.2, 0.3)]).stroke(EDGE.alpha(0.75), edge * 1.3);
            pen.line(&[(0.2, -0.1), (-0.2, 0.3)]).stroke(EDGE.alpha(0.75), edge * 1.3);
        }
        Good::Ammo => {
            for x in [-0.2, 0.2] {
                let tip = [[x - 0.14, -0.34, x, -0.46], [x + 0.14, -0.34, x + 0.14, -0.1]];
                pen.curve((x - 0.14, -0.1), &tip).fill(Color::rgb(0xc9713a)).stroke(EDGE, edge);
                pen.rect([x - 0.14, -0.1, 0.28, 0.46], 0.02).fill(fill).stroke(EDGE, edge);
                pen.rect([x - 0.17, 0.32, 0.34, 0.12], 0.02).fill(fill.darken(0.2)).stroke(EDGE, edge);
            }
        }
        Good::Worker => {
            let body = [[-0.4, 0.02, 0.0, 0.02], [0.4, 0.02, 0.4, 0.44]];
            pen.curve((-0.4, 0.44), &body).fill(fill).stroke(EDGE, edge);
            pen.circle(0.0, -0.16, 0.2).fill(fill.lighten(0.35)).stroke(EDGE, edge);
            let hat = [[-0.28, -0.48, 0.0, -0.48], [0.28, -0.48, 0.28, -0.2]];
            pen.curve((-0.28, -0.2), &hat).fill(Color::rgb(0xf0c63a)).stroke(EDGE, edge);
        }
        Good::Grey | Good::Red | Good::Blue | Good::Universal => contact(&mut pen, good, fill),
        Good::Development => {
            pen.rect([-0.43, -0.43, 0.86, 0.86], 0.2).fill(fill).stroke(EDGE, edge);
            let up =
                [(0.0, -0.34), (0.3, -0.02), (0.13, -0.02), (0.13, 0.32), (-0.13, 0.32), (-0.13, -0.02), (-0.3, -0.02)];
            pen.poly(&up).fill(Color::WHITE);
        }
        Good::Defence => {
            let shield = [
                [0.2, -0.34, 0.4, -0.34],
                [0.44, 0.2, 0.0, 0.46],
                [-0.44, 0.2, -0.4, -0.34],
                [-0.2, -0.34, 0.0, -0.46],
            ];
            pen.curve((0.0, -0.46), &shield).fill(fill).stroke(EDGE, edge * 1.2);
            pen.symbol(Sym::Star, 0.46, EDGE);
        }
        Good::Card => {
            pen.rect([-0.31, -0.44, 0.62, 0.88], 0.08).fill(fill).stroke(EDGE, edge);
            pen.rect([-0.31, -0.44, 0.62, 0.24], 0.08).fill(palette::RUST).stroke(EDGE, edge);
            pen.line(&[(-0.17, 0.02), (0.17, 0.02)]).stroke(EDGE, edge);
            pen.line(&[(-0.17, 0.2), (0.17, 0.2)]).stroke(EDGE, edge);
        }
        Good::Vp => star(&mut pen, fill, edge),
    }
}

fn brick(pen: &mut Pen, fill: Color) {
    let edge = pen.edge();
    pen.poly(&[(-0.46, -0.06), (-0.24, -0.32), (0.46, -0.32), (0.26, -0.06)])
        .fill(fill.lighten(0.3))
        .stroke(EDGE, edge);
    pen.poly(&[(0.26, -0.06), (0.46, -0.32), (0.46, 0.08), (0.26, 0.36)]).fill(fill.darken(0.3)).stroke(EDGE, edge);
    pen.poly(&[(-0.46, -0.06), (0.26, -0.06), (0.26, 0.36), (-0.46, 0.36)]).fill(fill).stroke(EDGE, edge);
    pen.poly(&[(-0.18, -0.14), (-0.12, -0.23), (0.02, -0.23), (-0.04, -0.14)]).fill(EDGE);
    pen.poly(&[(0.1, -0.14), (0.16, -0.23), (0.3, -0.23), (0.24, -0.14)]).fill(EDGE);
}

fn star(pen: &mut Pen, fill: Color, edge: f32) {
    let points: Vec<(f32, f32)> = (0..10_u8)
        .map(|n| {
            let angle = (f32::from(n) / 10.0 - 0.25) * std::f32::consts::TAU;
            let radius = if n % 2 == 0 { 0.5 } else { 0.24 };
            (radius * angle.cos(), 0.03 + radius * angle.sin())
        })
        .collect();
    pen.poly(&points).fill(fill).stroke(EDGE, edge * 1.2);
}

/// Contact tokens are round: a house to build, a cross to raze, linked rings for a Deal, all three colours for any.
fn contact(pen: &mut Pen, good: Good, fill: Color) {
    let edge = pen.edge();
    pen.circle(0.0, 0.0, 0.45).fill(fill).stroke(EDGE, edge * 1.2);
    match good {
        Good::Grey => {
            let house = [(0.0, -0.3), (0.3, 0.0), (0.2, 0.0), (0.2, 0.26), (-0.2, 0.26), (-0.2, 0.0), (-0.3, 0.0)];
            pen.poly(&house).fill(EDGE);
        }
        Good::Red => {
            for (x, y) in [(-0.22, -0.22), (0.22, -0.22)] {
                pen.line(&[(x, y), (-x, -y)]).stroke(Color::WHITE, edge * 2.4);
            }
        }
        Good::Blue => {
            for x in [-0.13, 0.13] {
                pen.circle(x, 0.0, 0.18).stroke(Color::WHITE, edge * 1.7);
            }
        }
        _ => {
            let third = std::f32::consts::TAU / 3.0;
            for (n, of) in [Good::Grey, Good::Red, Good::Blue].into_iter().enumerate() {
                let angle = (n as f32) * third - 0.25 * std::f32::consts::TAU;
                let (x, y) = (0.2 * angle.cos(), 0.2 * angle.sin());
                pen.circle(x, y, 0.16).fill(palette::good(of)).stroke(EDGE, edge);
            }
        }
    }
}

/// Any of the four basic resources.
pub(super) fn basic(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = Pen { at, cx, cy, size };
    let edge = pen.edge();
    for (n, of) in Good::BASIC.into_iter().enumerate() {
        let (x, y) = (if n % 2 == 0 { -0.42 } else { 0.02 }, if n < 2 { -0.42 } else { 0.02 });
        pen.rect([x, y, 0.4, 0.4], 0.08).fill(palette::good(of)).stroke(EDGE, edge);
    }
}

/// A Deal: a blue slip with a seal.
pub(super) fn deal(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = Pen { at, cx, cy, size };
    let edge = pen.edge();
    pen.rect([-0.38, -0.44, 0.76, 0.88], 0.06).fill(palette::good(Good::Blue)).stroke(EDGE, edge);
    for y in [-0.26, -0.1, 0.06] {
        pen.line(&[(-0.24, y), (0.24, y)]).stroke(Color::WHITE, edge);
    }
    pen.circle(0.16, 0.26, 0.13).fill(palette::RUST).stroke(EDGE, edge);
}

/// A Type: its picture on a dark square.
pub(super) fn type_chip(at: &mut Group, cx: f32, cy: f32, size: f32, of: Type) {
    at.rect(cx - size * 0.5, cy - size * 0.5, size, size).radius(size * 0.26).fill(palette::WELL).stroke(EDGE, 1.2);
    let inner = size * 0.72;
    match of {
        Type::Brick => good(at, cx, cy, inner, Good::Brick),
        Type::Iron => good(at, cx, cy, inner, Good::Iron),
        Type::Gun => good(at, cx, cy, inner, Good::Gun),
        Type::Fuel => good(at, cx, cy, inner, Good::Fuel),
        Type::Ammo => good(at, cx, cy, inner, Good::Ammo),
        Type::Worker => good(at, cx, cy, inner, Good::Worker),
        Type::Vp => good(at, cx, cy, inner, Good::Vp),
        Type::Card => good(at, cx, cy, inner, Good::Card),
        Type::Contact => {
            for (good, dx, dy) in [(Good::Grey, -0.2, -0.18), (Good::Red, 0.2, -0.18), (Good::Blue, 0.0, 0.2)] {
                at.circle(cx + dx * size, cy + dy * size, size * 0.19).fill(palette::good(good)).stroke(EDGE, 1.0);
            }
        }
        Type::Liberty => {
            at.symbol(Sym::Valor, cx, cy, inner * 1.1, Color::rgb(0xffb347));
        }
        Type::Toxic => {
            at.symbol(Sym::Skull, cx, cy, inner * 1.1, Color::rgb(0xa8e05f));
        }
    }
}
