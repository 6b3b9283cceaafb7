//! Pieces: each is told by its shape and its owner's letter, never by colour alone.

use super::palette;
use super::parts::centered;
use crate::engine::Seat;
use crate::games::perseverance::kinds::{Dino, Icon, SoldierKind};
use crate::games::perseverance::state::{Defender, Die, DieOwner, Fighter, Owner};
use crate::scene::{Color, Draw, Group, Shadow, Sym, Tone};

const LIFT: f32 = 5.0;

pub(super) fn icon(icon: Icon) -> Sym {
    match icon {
        Icon::Adventurer => Sym::Adventurer,
        Icon::Facilitator => Sym::Facilitator,
        Icon::Innovator => Sym::Innovator,
        Icon::Organizer => Sym::Organizer,
    }
}

/// A die, its owner's letter in the corner.
pub(super) fn die(at: &mut Group, x: f32, y: f32, size: f32, die: Die) {
    let tone = palette::die(die.owner);
    at.rect(x, y, size, size)
        .radius(size * 0.2)
        .fill(tone.fill)
        .stroke(tone.edge, size * 0.045)
        .shadow(Shadow::soft(LIFT));
    at.symbol(icon(die.icon), x + size * 0.41, y + size * 0.41, size * 0.64, tone.on);
    let letter = match die.owner {
        DieOwner::Neutral => "–".to_owned(),
        DieOwner::Seat(seat) => palette::letter(Owner::Seat(seat)),
        DieOwner::Dissenters => palette::letter(Owner::Dissenters),
    };
    corner(at, x + size * 0.8, y + size * 0.8, size * 0.27, tone, letter);
}

/// A small white disc with a letter on the corner of a piece.
pub(super) fn corner(at: &mut Group, cx: f32, cy: f32, radius: f32, tone: Tone, letter: impl Into<String>) {
    at.circle(cx, cy, radius).fill(Color::WHITE).stroke(tone.edge, radius * 0.16);
    centered(at, cx, cy, radius * 1.8, radius * 1.6, letter).bold();
}

/// A Settlement: a hut with the letter on its front.
pub(super) fn settlement(at: &mut Group, cx: f32, cy: f32, size: f32, owner: Owner) {
    let tone = palette::owner(owner);
    let p = |x: f32, y: f32| (cx + x * size, cy + y * size);
    let hut =
        [p(0.0, -0.5), p(0.53, -0.06), p(0.4, -0.06), p(0.4, 0.47), p(-0.4, 0.47), p(-0.4, -0.06), p(-0.53, -0.06)];
    at.polygon(&hut).fill(tone.fill).stroke(tone.edge, size * 0.05).shadow(Shadow::soft(LIFT));
    at.polyline(&[p(-0.4, -0.06), p(0.4, -0.06)]).stroke(tone.edge, size * 0.035);
    centered(at, cx, cy + size * 0.2, size * 0.7, size * 0.46, palette::letter(owner)).bold().color(tone.on);
}

/// A Light Soldier stands on a round token, a Heavy one on a square token with a double edge.
pub(super) fn soldier(at: &mut Group, cx: f32, cy: f32, w: f32, h: f32, owner: Seat, kind: SoldierKind) {
    let tone = palette::seat(owner);
    let (x, y) = (cx - w * 0.5, cy - h * 0.5);
    let (radius, sym) = match kind {
        SoldierKind::Light => (h * 0.5, Sym::LightSoldier),
        SoldierKind::Heavy => (h * 0.12, Sym::HeavySoldier),
    };
    at.rect(x, y, w, h).radius(radius).fill(tone.fill).stroke(tone.edge, 2.5).shadow(Shadow::soft(LIFT));
    if kind == SoldierKind::Heavy {
        let inset = h * 0.075;
        at.rect(x + inset, y + inset, w - 2.0 * inset, h - 2.0 * inset)
            .radius(h * 0.06)
            .stroke(tone.on.alpha(0.8), 2.0);
    }
    at.symbol(sym, cx - w * 0.17, cy, h * 0.72, tone.on);
    centered(at, cx + w * 0.25, cy, w * 0.4, h * 0.48, owner.letter()).bold().color(tone.on);
}

/// A Leader: a disc with a light rim.
pub(super) fn leader(at: &mut Group, cx: f32, cy: f32, radius: f32, owner: Seat) {
    let tone = palette::seat(owner);
    at.circle(cx, cy, radius).fill(tone.fill).stroke(tone.edge, radius * 0.1).shadow(Shadow::soft(LIFT));
    at.circle(cx, cy, radius * 0.87).stroke(tone.on.alpha(0.85), radius * 0.07);
    at.symbol(Sym::Leader, cx, cy - radius * 0.06, radius * 1.2, tone.on);
    corner(at, cx + radius * 0.72, cy + radius * 0.66, radius * 0.44, tone, owner.letter());
}

/// Whoever stands on a Soldier space. The fallen lie on their side, darker, with a skull.
pub(super) fn defender(at: &mut Group, cx: f32, cy: f32, h: f32, it: Defender) {
    let w = h * 1.24;
    if !it.fallen {
        return standing(at, cx, cy, w, h, it);
    }
    let lying = at.group(cx, cy);
    lying.turn(90.0).scale(0.84);
    standing(lying, 0.0, 0.0, w, h, it);
    let radius = if it.who == Fighter::Soldier(SoldierKind::Heavy) { h * 0.12 } else { h * 0.5 };
    lying.rect(-w * 0.5, -h * 0.5, w, h).radius(radius).fill(Color::BLACK.alpha(0.3));
    at.circle(cx + w * 0.32, cy - h * 0.16, h * 0.34).fill(palette::DANGER).stroke(Color::WHITE, 2.0);
    at.symbol(Sym::Skull, cx + w * 0.32, cy - h * 0.16, h * 0.48, Color::WHITE);
}

fn standing(at: &mut Group, cx: f32, cy: f32, w: f32, h: f32, it: Defender) {
    match it.who {
        Fighter::Soldier(kind) => soldier(at, cx, cy, w, h, it.owner, kind),
        Fighter::Leader => leader(at, cx, cy, h * 0.5, it.owner),
    }
}

/// A Wall: courses of bricks with the letter in the middle.
pub(super) fn wall(at: &mut Group, x: f32, y: f32, w: f32, h: f32, owner: Seat) {
    let tone = palette::seat(owner);
    at.rect(x, y, w, h).radius(5.0).fill(tone.fill).stroke(tone.edge, 2.5).shadow(Shadow::soft(LIFT));
    let middle = y + h * 0.5;
    at.line(x + 2.0, middle, x + w - 2.0, middle).stroke(tone.edge, 2.0);
    for (share, top) in [(0.18, true), (0.82, true), (0.1, false), (0.34, false), (0.66, false), (0.9, false)] {
        let from = if top { y + 2.0 } else { middle };
        let to = if top { middle } else { y + h - 2.0 };
        at.line(x + w * share, from, x + w * share, to).stroke(tone.edge, 2.0);
    }
    corner(at, x + w * 0.5, middle, h * 0.42, tone, owner.letter());
}

/// A Dino on a token of its own outline: Tramplers are square, Raptors round.
pub(super) fn dino(at: &mut Group, cx: f32, cy: f32, w: f32, h: f32, dino: Dino) {
    let (sym, color) = palette::dino(dino);
    let (radius, size) = match dino {
        Dino::Trampler => (h * 0.2, (h * 0.92).min(w)),
        Dino::Raptor => (h.min(w) * 0.5, (h * 0.84).min(w * 0.9)),
    };
    at.rect(cx - w * 0.5, cy - h * 0.5, w, h)
        .radius(radius)
        .fill(color)
        .stroke(Color::rgb(0xf3e6c4), 2.5)
        .shadow(Shadow::soft(LIFT));
    at.symbol(sym, cx, cy, size, Color::rgb(0xfff6df));
}

/// A Trap: a dark plate in its owner's frame, face down unless the viewer may know its type.
pub(super) fn trap(at: &mut Group, cx: f32, cy: f32, h: f32, owner: Seat, known: Option<Dino>, revealed: bool) {
    let tone = palette::seat(owner);
    let w = h * 1.36;
    let (x, y) = (cx - w * 0.5, cy - h * 0.5);
    let plate = if revealed { Color::rgb(0x6b1d12) } else { Color::rgb(0x2b2620) };
    at.rect(x, y, w, h).radius(h * 0.14).fill(plate).stroke(tone.fill.lighten(0.15), 5.0).shadow(Shadow::soft(LIFT));
    match known {
        Some(kind) => {
            at.symbol(trap_sym(kind), cx - w * 0.19, cy, h * 0.6, Color::WHITE);
        }
        None => {
            centered(at, cx - w * 0.2, cy, w * 0.4, h * 0.62, "?").bold().color(Color::WHITE);
        }
    }
    corner(at, x + w * 0.73, cy, h * 0.27, tone, owner.letter());
}

/// A Trap under a Dino: a narrow plate beside it, with its owner and a question mark or its type.
pub(super) fn trap_beside(at: &mut Group, x: f32, y: f32, w: f32, h: f32, owner: Seat, known: Option<Dino>) {
    let tone = palette::seat(owner);
    let (cx, half) = (x + w * 0.5, h * 0.5);
    at.rect(x, y, w, h).radius(w * 0.24).fill(Color::rgb(0x2b2620)).stroke(tone.fill.lighten(0.15), 3.0);
    at.rect(x + 1.5, y + 1.5, w - 3.0, half - 1.5).radius(w * 0.18).fill(tone.fill);
    centered(at, cx, y + half * 0.52, w * 0.86, 22.0, owner.letter()).bold().color(tone.on);
    match known {
        Some(kind) => {
            at.symbol(trap_sym(kind), cx, y + half * 1.48, w * 0.84, Color::WHITE);
        }
        None => {
            centered(at, cx, y + half * 1.48, w * 0.8, 24.0, "?").bold().color(Color::WHITE);
        }
    }
}

pub(super) fn trap_sym(kind: Dino) -> Sym {
    match kind {
        Dino::Trampler => Sym::TramplerTrap,
        Dino::Raptor => Sym::RaptorTrap,
    }
}
