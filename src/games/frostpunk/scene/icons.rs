//! Goods, people and tokens, drawn: each is told by its shape, from 16 pixels up.

use super::palette::{self, EDGE, SNOW};
use crate::games::drawing::Pen;
use crate::games::frostpunk::content::kinds::{Citizen, Colour, Good, Row, Token, Trade, Who};
use crate::games::frostpunk::state::Pawn;
use crate::scene::{Color, Draw, Group, Sym};

pub(super) fn pen(at: &mut Group, cx: f32, cy: f32, size: f32) -> Pen<'_> {
    Pen { at, cx, cy, size }
}

pub(super) fn good(at: &mut Group, cx: f32, cy: f32, size: f32, of: Good) {
    let mut pen = pen(at, cx, cy, size);
    let (edge, fill) = (pen.edge(), palette::good(of));
    match of {
        Good::Wood => {
            for (x, y) in [(-0.04, 0.2), (0.06, -0.18)] {
                pen.rect([-0.46 + x, y - 0.19, 0.84, 0.37], 0.18).fill(fill).stroke(EDGE, edge);
                pen.circle(0.24 + x, y, 0.16).fill(fill.lighten(0.5)).stroke(EDGE, edge);
                pen.circle(0.24 + x, y, 0.06).stroke(fill.darken(0.2), edge);
            }
        }
        Good::Coal => {
            let lump = [
                (-0.46, 0.2),
                (-0.36, -0.18),
                (-0.06, -0.42),
                (0.26, -0.32),
                (0.46, 0.06),
                (0.34, 0.38),
                (-0.14, 0.42),
            ];
            pen.poly(&lump).fill(fill).stroke(EDGE, edge);
            pen.poly(&[(-0.06, -0.42), (0.26, -0.32), (0.1, -0.04), (-0.2, -0.1)]).fill(fill.lighten(0.42));
            pen.line(&[(0.1, -0.04), (0.12, 0.2), (0.34, 0.38)]).stroke(palette::STONE, edge);
        }
        Good::Core => {
            pen.circle(0.0, 0.0, 0.46).fill(fill).stroke(EDGE, edge);
            pen.circle(0.0, 0.0, 0.3).fill(palette::WELL).stroke(EDGE, edge);
            pen.circle(0.0, 0.0, 0.19).fill(palette::ICE);
            pen.circle(0.0, 0.0, 0.09).fill(Color::WHITE);
            for (x, y) in [(0.0, -0.38), (0.38, 0.0), (0.0, 0.38), (-0.38, 0.0)] {
                pen.circle(x, y, 0.055).fill(EDGE);
            }
        }
        Good::Food => bowl(at, cx, cy, size, true),
        Good::Res => {
            good(at, cx - size * 0.22, cy + size * 0.16, size * 0.56, Good::Wood);
            good(at, cx + size * 0.22, cy + size * 0.16, size * 0.56, Good::Coal);
            good(at, cx, cy - size * 0.24, size * 0.46, Good::Core);
        }
    }
}

/// A bowl of soup, or an empty one.
pub(super) fn bowl(at: &mut Group, cx: f32, cy: f32, size: f32, full: bool) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    let fill = if full { palette::BREAD } else { palette::IRON };
    pen.curve((-0.46, -0.02), &[[-0.42, 0.44, 0.0, 0.44], [0.42, 0.44, 0.46, -0.02]]).fill(fill).stroke(EDGE, edge);
    pen.curve((-0.46, -0.02), &[[0.0, 0.18, 0.46, -0.02], [0.0, -0.2, -0.46, -0.02]])
        .fill(if full { Color::rgb(0xb5502f) } else { palette::WELL })
        .stroke(EDGE, edge);
    if full {
        for x in [-0.2, 0.02, 0.24] {
            pen.line(&[(x, -0.18), (x - 0.05, -0.28), (x + 0.03, -0.36), (x, -0.46)]).stroke(SNOW, edge * 1.2);
        }
    } else {
        pen.line(&[(-0.2, -0.48), (0.2, -0.16)]).stroke(palette::BAD, edge * 2.0);
        pen.line(&[(0.2, -0.48), (-0.2, -0.16)]).stroke(palette::BAD, edge * 2.0);
    }
}

/// A citizen: a worker with a shovel, an engineer with a top hat, a small child with a cap.
pub(super) fn citizen(at: &mut Group, cx: f32, cy: f32, size: f32, of: Citizen) {
    person(at, cx, cy, size, of, palette::citizen(of));
}

fn person(at: &mut Group, cx: f32, cy: f32, size: f32, of: Citizen, fill: Color) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    let skin = Color::rgb(0xf3d9b8);
    match of {
        Citizen::Worker => {
            pen.line(&[(0.34, -0.34), (0.34, 0.42)]).stroke(EDGE, edge * 3.0);
            pen.line(&[(0.34, -0.34), (0.34, 0.42)]).stroke(palette::WOOD, edge * 1.5);
            pen.poly(&[(0.22, -0.5), (0.46, -0.5), (0.46, -0.28), (0.34, -0.2), (0.22, -0.28)])
                .fill(palette::IRON)
                .stroke(EDGE, edge);
            body(&mut pen, fill, 0.3, -0.08);
            pen.circle(-0.06, -0.22, 0.17).fill(skin).stroke(EDGE, edge);
            pen.poly(&[(-0.26, -0.24), (-0.22, -0.42), (0.08, -0.44), (0.12, -0.26)])
                .fill(fill.darken(0.35))
                .stroke(EDGE, edge);
        }
        Citizen::Engineer => {
            body(&mut pen, fill, 0.3, -0.06);
            pen.circle(-0.04, -0.16, 0.17).fill(skin).stroke(EDGE, edge);
            pen.rect([-0.2, -0.5, 0.32, 0.26], 0.02).fill(palette::CLOTH).stroke(EDGE, edge);
            pen.rect([-0.32, -0.29, 0.56, 0.08], 0.03).fill(palette::CLOTH).stroke(EDGE, edge);
            pen.rect([-0.2, -0.36, 0.32, 0.07], 0.0).fill(fill);
            pen.line(&[(0.2, 0.2), (0.4, -0.06)]).stroke(EDGE, edge * 3.0);
            pen.line(&[(0.2, 0.2), (0.4, -0.06)]).stroke(fill, edge * 1.5);
            pen.circle(0.4, -0.1, 0.1).fill(palette::BRASS).stroke(EDGE, edge);
        }
        Citizen::Child => {
            body(&mut pen, fill, 0.22, 0.12);
            pen.circle(-0.05, -0.04, 0.18).fill(skin).stroke(EDGE, edge);
            pen.curve((-0.25, -0.06), &[[-0.24, -0.28, -0.05, -0.28], [0.14, -0.28, 0.15, -0.06]])
                .fill(palette::BAD)
                .stroke(EDGE, edge);
            pen.circle(-0.05, -0.28, 0.06).fill(SNOW).stroke(EDGE, edge * 0.7);
        }
    }
}

fn body(pen: &mut Pen<'_>, fill: Color, wide: f32, top: f32) {
    let edge = pen.edge();
    let x = -0.05;
    pen.curve(
        (x - wide, 0.46),
        &[[x - wide, top + 0.06, x, top], [x + wide, top + 0.06, x + wide, 0.46], [x, 0.5, x - wide, 0.46]],
    )
    .fill(fill)
    .stroke(EDGE, edge);
}

pub(super) fn pawn(at: &mut Group, cx: f32, cy: f32, size: f32, of: Pawn) {
    let trade = |at: &mut Group, of: Citizen| {
        citizen(at, cx, cy, size, Citizen::Child);
        let (x, y) = (cx + size * 0.3, cy - size * 0.28);
        at.circle(x, y, size * 0.2).fill(palette::citizen(of)).stroke(EDGE, size * 0.05);
        let sym = if of == Citizen::Worker { Sym::Scrap } else { Sym::Production };
        at.symbol(sym, x, y, size * 0.3, EDGE);
    };
    match of {
        Pawn::Worker => citizen(at, cx, cy, size, Citizen::Worker),
        Pawn::Engineer => citizen(at, cx, cy, size, Citizen::Engineer),
        Pawn::Child => citizen(at, cx, cy, size, Citizen::Child),
        Pawn::ChildWorker => trade(at, Citizen::Worker),
        Pawn::ChildEngineer => trade(at, Citizen::Engineer),
        Pawn::Automaton => automaton(at, cx, cy, size),
    }
}

/// A walking machine on four legs.
pub(super) fn automaton(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    for (x, foot) in [(-0.2, -0.42), (-0.08, -0.16), (0.08, 0.16), (0.2, 0.42)] {
        pen.line(&[(x, 0.0), (foot, 0.16), (foot, 0.46)]).stroke(EDGE, edge * 2.4);
        pen.line(&[(x, 0.0), (foot, 0.16), (foot, 0.46)]).stroke(palette::IRON, edge);
    }
    pen.curve((-0.36, 0.08), &[[-0.36, -0.42, 0.0, -0.42], [0.36, -0.42, 0.36, 0.08], [0.0, 0.2, -0.36, 0.08]])
        .fill(palette::IRON)
        .stroke(EDGE, edge);
    pen.rect([0.04, -0.5, 0.12, 0.16], 0.0).fill(palette::STONE).stroke(EDGE, edge);
    pen.circle(-0.06, -0.1, 0.14).fill(palette::EMBER).stroke(EDGE, edge);
    pen.circle(-0.06, -0.1, 0.06).fill(palette::GLOW);
}

pub(super) fn child(at: &mut Group, cx: f32, cy: f32, size: f32, trade: Trade) {
    pawn(at, cx, cy, size, Pawn::of_trade(trade));
}

pub(super) fn who(at: &mut Group, cx: f32, cy: f32, size: f32, of: Who) {
    let two = |at: &mut Group, one: Citizen, other: Citizen| {
        citizen(at, cx - size * 0.18, cy + size * 0.04, size * 0.8, one);
        citizen(at, cx + size * 0.22, cy + size * 0.04, size * 0.8, other);
    };
    match of {
        Who::Worker => citizen(at, cx, cy, size, Citizen::Worker),
        Who::Engineer => citizen(at, cx, cy, size, Citizen::Engineer),
        Who::Child => citizen(at, cx, cy, size, Citizen::Child),
        Who::Adult => two(at, Citizen::Worker, Citizen::Engineer),
        Who::Any => {
            two(at, Citizen::Worker, Citizen::Engineer);
            citizen(at, cx + size * 0.04, cy + size * 0.16, size * 0.66, Citizen::Child);
        }
        Who::Round => {
            at.circle(cx, cy, size * 0.47).fill(SNOW).stroke(EDGE, size * 0.05);
            at.symbol(Sym::Follower, cx, cy + size * 0.03, size * 0.6, palette::INK);
        }
    }
}

/// Anybody in a plain coat.
pub(super) fn anybody(at: &mut Group, cx: f32, cy: f32, size: f32) {
    let mut pen = pen(at, cx, cy, size);
    let edge = pen.edge();
    body(&mut pen, palette::IRON, 0.3, -0.06);
    pen.circle(-0.05, -0.22, 0.18).fill(Color::rgb(0xf3d9b8)).stroke(EDGE, edge);
}

/// Hope on discs, discontent on diamonds; what is used up is dark.
pub(super) fn token(at: &mut Group, cx: f32, cy: f32, size: f32, of: Token, active: bool) {
    ground(at, cx, cy, size, of.row(), active);
    let ink = if active { EDGE } else { palette::QUIET };
    let mut pen = pen(at, cx, cy, size);
    let line = size * 0.075;
    match of {
        Token::Care => pen.symbol(Sym::Heart, 0.52, ink),
        Token::Justice => {
            pen.line(&[(0.0, -0.26), (0.0, 0.24)]).stroke(ink, line);
            pen.line(&[(-0.26, -0.18), (0.26, -0.18)]).stroke(ink, line);
            pen.line(&[(-0.16, 0.26), (0.16, 0.26)]).stroke(ink, line);
            for x in [-0.25, 0.25] {
                pen.curve((x - 0.12, 0.04), &[[x, 0.22, x + 0.12, 0.04]]).fill(ink);
                pen.line(&[(x - 0.1, 0.04), (x, -0.17), (x + 0.1, 0.04)]).stroke(ink, line * 0.5);
            }
        }
        Token::Motivation => pen.symbol(Sym::Flag, 0.58, ink),
        Token::Anger => {
            pen.poly(&[(0.08, -0.34), (-0.2, 0.06), (-0.02, 0.06), (-0.1, 0.34), (0.2, -0.08), (0.02, -0.08)])
                .fill(ink);
        }
        Token::Apathy => {
            for x in [-0.2, 0.0, 0.2] {
                pen.circle(x, 0.02, 0.075).fill(ink);
            }
        }
        Token::Greed => pen.symbol(Sym::Coin, 0.46, ink),
    }
}

fn ground(at: &mut Group, cx: f32, cy: f32, size: f32, row: Row, active: bool) {
    let color = if row == Row::Hope { palette::HOPE } else { palette::DISCONTENT };
    let (fill, line) = if active { (color, EDGE) } else { (palette::WELL, color.mix(palette::QUIET, 0.5)) };
    let shape = match row {
        Row::Hope => at.circle(cx, cy, size * 0.46),
        Row::Discontent => at.regular(cx, cy, size * 0.52, 4),
    };
    shape.fill(fill).stroke(line, size * 0.06);
}

/// Hope of any type: a rising sun. Discontent of any type: a cry.
pub(super) fn row(at: &mut Group, cx: f32, cy: f32, size: f32, of: Row) {
    ground(at, cx, cy, size, of, true);
    let mut pen = pen(at, cx, cy, size);
    match of {
        Row::Hope => pen.symbol(Sym::Star, 0.56, EDGE),
        Row::Discontent => {
            pen.poly(&[(-0.07, -0.3), (0.07, -0.3), (0.045, 0.08), (-0.045, 0.08)]).fill(EDGE);
            pen.circle(0.0, 0.2, 0.07).fill(EDGE);
        }
    }
}

/// An insulation: a shield with as many bars as the range track is far, a flake for blue, empty for white.
pub(super) fn insulation(at: &mut Group, cx: f32, cy: f32, size: f32, of: Colour) {
    let mut pen = pen(at, cx, cy, size);
    let (edge, fill) = (pen.edge(), palette::insulation(of));
    pen.curve((-0.36, -0.42), &[[0.0, -0.3, 0.36, -0.42], [0.44, 0.26, 0.0, 0.48], [-0.44, 0.26, -0.36, -0.42]])
        .fill(fill)
        .stroke(EDGE, edge);
    let bars: &[f32] = match of {
        Colour::Red => &[0.0],
        Colour::Orange => &[-0.11, 0.11],
        Colour::Yellow => &[-0.18, 0.0, 0.18],
        Colour::Blue | Colour::White => &[],
    };
    for x in bars {
        pen.rect([x - 0.045, -0.2, 0.09, 0.4], 0.02).fill(EDGE);
    }
    if of == Colour::Blue {
        super::signs::flake(at, cx, cy - size * 0.02, size * 0.52, Color::WHITE);
    }
}
