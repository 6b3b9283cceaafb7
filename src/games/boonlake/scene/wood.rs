//! The wooden pieces: told by their shape, and their owner by a letter beside the colour.

use super::palette::{self, EDGE};
use crate::games::boonlake::content::kinds::Kind;
use crate::games::boonlake::state::{Owner, Piece};
use crate::games::drawing::Pen;
use crate::scene::{Color, Draw, Group, Seg, Tone};

/// A piece of an owner on the map or a board.
pub(super) fn piece(at: &mut Group, cx: f32, cy: f32, size: f32, piece: Piece) {
    let tone = palette::owner(piece.owner);
    let (x, y, letter) = drawn(at, cx, cy, size, piece.kind, tone);
    at.text(cx + x * size, cy + y * size, palette::letter(piece.owner))
        .size(size * letter)
        .bold()
        .centered()
        .max_width(size)
        .color(tone.on);
}

/// A piece of nobody, as in signs.
pub(super) fn bare(at: &mut Group, cx: f32, cy: f32, size: f32, kind: Kind) {
    drawn(at, cx, cy, size, kind, Tone { fill: palette::BARE, edge: EDGE, on: EDGE });
}

/// Draws the shape; returns where its letter stands, and how tall.
fn drawn(at: &mut Group, cx: f32, cy: f32, size: f32, kind: Kind, tone: Tone) -> (f32, f32, f32) {
    let mut pen = Pen { at, cx, cy, size };
    let edge = pen.edge();
    match kind {
        Kind::Inhabitant => {
            let body = [[-0.34, -0.06, 0.0, -0.08], [0.34, -0.06, 0.34, 0.46]];
            pen.curve((-0.34, 0.46), &body).fill(tone.fill).stroke(tone.edge, edge);
            pen.circle(0.0, -0.27, 0.19).fill(tone.fill.lighten(0.2)).stroke(tone.edge, edge);
            (0.0, 0.23, 0.38)
        }
        Kind::House => {
            pen.rect([-0.34, -0.06, 0.68, 0.52], 0.03).fill(tone.fill).stroke(tone.edge, edge);
            pen.poly(&[(-0.47, 0.0), (0.0, -0.46), (0.47, 0.0)]).fill(tone.fill.lighten(0.28)).stroke(tone.edge, edge);
            (0.0, 0.21, 0.42)
        }
        Kind::Settlement => {
            // A steeple between two roofs.
            pen.rect([-0.16, -0.2, 0.32, 0.66], 0.0).fill(tone.fill.lighten(0.12)).stroke(tone.edge, edge);
            pen.poly(&[(-0.2, -0.18), (0.0, -0.52), (0.2, -0.18)]).fill(tone.fill.lighten(0.4)).stroke(tone.edge, edge);
            for side in [-1.0, 1.0] {
                pen.poly(&[(side * 0.52, 0.08), (side * 0.34, -0.14), (side * 0.14, 0.08)])
                    .fill(tone.fill.lighten(0.28))
                    .stroke(tone.edge, edge);
            }
            pen.rect([-0.5, 0.06, 1.0, 0.4], 0.03).fill(tone.fill).stroke(tone.edge, edge);
            (0.0, 0.26, 0.36)
        }
        Kind::Cattle => {
            for x in [-0.32, -0.16, 0.14, 0.3] {
                pen.rect([x - 0.05, 0.14, 0.11, 0.32], 0.02).fill(tone.fill.darken(0.12)).stroke(tone.edge, edge * 0.8);
            }
            pen.rect([-0.46, -0.22, 0.8, 0.46], 0.14).fill(tone.fill).stroke(tone.edge, edge);
            pen.line(&[(-0.45, -0.1), (-0.53, 0.12)]).stroke(tone.edge, edge * 1.4);
            pen.poly(&[(0.24, -0.3), (0.5, -0.3), (0.56, -0.06), (0.46, 0.08), (0.32, 0.06)])
                .fill(tone.fill.lighten(0.2))
                .stroke(tone.edge, edge);
            pen.line(&[(0.26, -0.3), (0.2, -0.44)]).stroke(tone.edge, edge * 1.5);
            pen.line(&[(0.48, -0.3), (0.54, -0.44)]).stroke(tone.edge, edge * 1.5);
            (-0.1, 0.01, 0.38)
        }
    }
}

/// A ship with its owner's letter on the sail.
pub(super) fn ship(at: &mut Group, cx: f32, cy: f32, size: f32, owner: Owner) {
    let tone = palette::owner(owner);
    let (x, y) = (|share: f32| cx + share * size, |share: f32| cy + share * size);
    at.line(cx, y(-0.5), cx, y(0.2)).stroke(EDGE, size * 0.07);
    let sail = vec![
        Seg::Move(x(-0.36), y(-0.42)),
        Seg::Quad(cx, y(-0.56), x(0.36), y(-0.42)),
        Seg::Quad(x(0.48), y(-0.14), x(0.36), y(0.14)),
        Seg::Quad(cx, y(0.04), x(-0.36), y(0.14)),
        Seg::Quad(x(-0.24), y(-0.14), x(-0.36), y(-0.42)),
        Seg::Close,
    ];
    at.path(sail).fill(tone.fill).stroke(tone.edge, size * 0.05);
    let hull = vec![
        Seg::Move(x(-0.5), y(0.18)),
        Seg::Line(x(0.5), y(0.18)),
        Seg::Quad(x(0.42), y(0.46), x(0.2), y(0.48)),
        Seg::Line(x(-0.2), y(0.48)),
        Seg::Quad(x(-0.42), y(0.46), x(-0.5), y(0.18)),
        Seg::Close,
    ];
    at.path(hull).fill(palette::WOOD_LIGHT).stroke(EDGE, size * 0.05);
    at.text(cx + size * 0.02, y(-0.14), palette::letter(owner))
        .size(size * 0.42)
        .bold()
        .centered()
        .max_width(size)
        .color(tone.on);
}

/// A boat on the canal.
pub(super) fn boat(at: &mut Group, cx: f32, cy: f32, size: f32, color: Color) {
    let mut pen = Pen { at, cx, cy, size };
    let edge = pen.edge();
    pen.curve(
        (-0.5, -0.14),
        &[[0.0, 0.04, 0.5, -0.14], [0.4, 0.34, 0.2, 0.36], [0.0, 0.38, -0.2, 0.36], [-0.4, 0.34, -0.5, -0.14]],
    )
    .fill(color)
    .stroke(EDGE, edge);
    pen.line(&[(-0.34, 0.1), (0.34, 0.1)]).stroke(Color::WHITE, edge);
}
