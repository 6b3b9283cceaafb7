//! The crater from above: the Generator in the middle with its rings of heat, the tiles round it, deep snow beyond.

use super::palette::{self, EDGE, SNOW};
use super::{Eye, field, ground, icons, parts, signs, weight};
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::{Colour, Corner, Deposit, Distance, GeneratorField, Good, Place};
use crate::games::frostpunk::rules::{heat, map};
use crate::games::frostpunk::view::View;
use crate::scene::{Color, Draw, Group};

/// How large the sides of tiles are, as a share of the picture's width.
const SIDE: f32 = 1.0 / 9.9;
/// How tall the crater is, in sides.
const TALL: f32 = 8.9;

/// Half the width of a tile, in sides.
const HALF: f32 = 0.866_025_4;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    let side = w * SIDE;
    let tall = side * TALL;
    let (cx, cy) = (x + w * 0.5, y + tall * 0.5);
    ground::crater(at, cx, cy, side * 4.58);
    let ahead = eye.board().storm.map(|it| it.saturating_sub(eye.board().round));
    ground::blizzard(at, [x, y, w, tall], ahead.map_or(0, |it| 5_u32.saturating_sub(it)));
    glow(at, eye, cx, cy, side);
    // The tiles lie over them: beside a corner stands the number of its tile.
    for corner in Corner::ALL {
        if let Some(deposit) = eye.board().walls.get(&corner) {
            wall(at, cx, cy, side, corner, *deposit);
        }
    }
    for row in &eye.content().map.place {
        let (px, py) = at_place(row.at, cx, cy, side);
        match eye.board().tiles.get(&row.key) {
            Some(_) => tile(at, eye, [px, py, side], row.key),
            None => drift(at, eye, [px, py, side], row.key, row.kind),
        }
    }
    generator(at, eye, cx, cy, side);
    rings(at, eye, cx, cy, side);
    y + tall
}

fn at_place([q, r]: [i32; 2], cx: f32, cy: f32, side: f32) -> (f32, f32) {
    let (q, r) = (q as f32, r as f32);
    (cx + side * 2.0 * HALF * (q + r * 0.5), cy + side * 1.5 * r)
}

/// The colours of the range track with how many tiles their zones reach from the Generator tile (HEA-02), the widest first.
const ZONES: [(Colour, i32); 3] = [(Colour::Yellow, 2), (Colour::Orange, 1), (Colour::Red, 0)];

/// The six neighbours of a tile, each with the first of the two corners of the side between.
const SIDES: [([i32; 2], u8); 6] = [([1, 0], 0), ([0, 1], 1), ([-1, 1], 2), ([-1, 0], 3), ([0, -1], 4), ([1, -1], 5)];

fn away([q, r]: [i32; 2]) -> i32 {
    q.abs().max(r.abs()).max((q + r).abs())
}

/// The tiles of a zone.
fn zone(reach: i32) -> impl Iterator<Item = [i32; 2]> {
    let span = -reach..=reach;
    span.clone().flat_map(move |q| span.clone().map(move |r| [q, r])).filter(move |it| away(*it) <= reach)
}

/// A corner of a tile, clockwise from the one up on the right.
fn corner(x: f32, y: f32, side: f32, n: u8) -> (f32, f32) {
    let turn = (f32::from(n) * 60.0 - 30.0).to_radians();
    (x + side * turn.cos(), y + side * turn.sin())
}

/// The light of the Generator on the snow.
fn glow(at: &mut Group, eye: &Eye<'_>, cx: f32, cy: f32, side: f32) {
    let lit = ZONES.iter().filter(|it| heat::is_passed(eye.state, it.0));
    for (n, (_, reach)) in lit.enumerate() {
        let light = palette::CLIFF[3].mix(palette::EMBER, 0.3 + 0.2 * n as f32);
        for tile in zone(*reach) {
            let (x, y) = at_place(tile, cx, cy, side);
            at.regular(x, y, side * 1.12, 6).fill(light);
        }
    }
}

/// The rings of the range track: burning where the heat has passed the marker, a thin line of frost where not.
fn rings(at: &mut Group, eye: &Eye<'_>, cx: f32, cy: f32, side: f32) {
    let board = eye.board();
    for (colour, reach) in ZONES {
        let color = palette::insulation(colour);
        let burns = heat::is_passed(eye.state, colour);
        let strokes: &[(Color, f32)] =
            if burns { &[(color, 0.12), (palette::GLOW, 0.05)] } else { &[(color.mix(palette::CLIFF[3], 0.25), 0.03)] };
        for (ink, wide) in strokes {
            for tile in zone(reach) {
                let (x, y) = at_place(tile, cx, cy, side);
                for ([q, r], n) in SIDES {
                    if away([tile[0] + q, tile[1] + r]) <= reach {
                        continue;
                    }
                    let ((ax, ay), (bx, by)) = (corner(x, y, side, n), corner(x, y, side, (n + 1) % 6));
                    let line = at.line(ax, ay, bx, by).stroke(*ink, wide * side);
                    if !burns {
                        line.dash(&[side * 0.1, side * 0.1]);
                    }
                }
            }
        }
        let marker = match colour {
            Colour::Red => board.heat.red,
            Colour::Orange => board.heat.orange,
            _ => board.heat.yellow,
        };
        // Where the ring turns, between what lies on the fields beside it.
        let (bx, by) = match reach {
            0 => corner(cx, cy, side, 2),
            1 => (cx + side * HALF, cy + side * 2.5),
            _ => (cx + side * 2.0 * HALF * reach as f32, cy + side),
        };
        let r = side * BADGE;
        badge(at, [bx, by, r], colour, marker + 1);
        let fresh = eye.fresh(weight::RANGE, |it| passed(it, colour));
        parts::ring(at, bx - r, by - r * 1.05, 2.0 * r, 2.1 * r, r * 0.5, fresh);
    }
}

/// The size of an insulation on the rings, so that its number can be read on a phone.
const BADGE: f32 = 0.25;

/// An insulation with the heat from which on it is warm, the first beyond its marker.
pub(super) fn badge(at: &mut Group, [cx, cy, r]: [f32; 3], colour: Colour, from: impl std::fmt::Display) {
    let color = palette::insulation(colour);
    at.rect(cx - r, cy - r * 1.05, 2.0 * r, 2.1 * r).radius(r * 0.5).fill(palette::WELL).stroke(color, r * 0.12);
    icons::insulation(at, cx, cy - r * 0.45, r * 0.95, colour);
    parts::centered(at, cx, cy + r * 0.5, r * 1.9, r * 1.0, format!("{from}+")).bold().color(SNOW);
}

fn passed(view: &View, colour: Colour) -> bool {
    let heat = &view.board.heat;
    heat.marker
        > match colour {
            Colour::Red => heat.red,
            Colour::Orange => heat.orange,
            _ => heat.yellow,
        }
}

/// A place without a tile: a drift of snow with its number; where a tile may come next it is lighter, with the outline of one.
fn drift(at: &mut Group, eye: &Eye<'_>, [cx, cy, side]: [f32; 3], place: Place, kind: Distance) {
    let open = map::free_places(eye.state, kind, &[]).contains(&place);
    let fill = if open { palette::DRIFT_LIGHT } else { palette::DRIFT };
    at.regular(cx, cy, side * 0.95, 6).fill(fill).stroke(palette::CLIFF[2], side * 0.02);
    if open {
        at.regular(cx, cy, side * 0.8, 6).stroke(SNOW, side * 0.035).dash(&[side * 0.12, side * 0.08]);
    }
    let line = palette::RIM.alpha(if open { 0.75 } else { 0.35 });
    for (dx, dy, w) in [(-0.3, -0.42, 0.5), (0.24, -0.12, 0.4), (-0.36, 0.3, 0.44), (0.22, 0.52, 0.36)] {
        let (x, y) = (cx + dx * side, cy + dy * side);
        let (w, h) = (w * side * 0.5, side * 0.1);
        at.polyline(&[
            (x - w, y + h * 0.5),
            (x - w * 0.4, y - h * 0.4),
            (x + w * 0.2, y - h * 0.2),
            (x + w, y + h * 0.6),
        ])
        .stroke(line, side * 0.025);
    }
    let ink = if open { SNOW } else { palette::RIM };
    at.circle(cx, cy, side * 0.19).fill(palette::CLIFF[1]).stroke(ink, side * 0.02);
    parts::centered(at, cx, cy, side * 0.34, side * 0.24, number(place).to_string()).bold().color(ink);
}

/// The number of a place on the map: the near ones clockwise, then the far ones (see the names of the places).
pub(crate) fn number(place: Place) -> usize {
    const ORDER: [Place; 18] = [
        Place::Ne,
        Place::E,
        Place::Se,
        Place::Sw,
        Place::W,
        Place::Nw,
        Place::N,
        Place::Ne2,
        Place::Ene,
        Place::E2,
        Place::Ese,
        Place::Se2,
        Place::S,
        Place::Sw2,
        Place::Wsw,
        Place::W2,
        Place::Wnw,
        Place::Nw2,
    ];
    ORDER.iter().position(|it| *it == place).map_or(0, |it| it + 1)
}

fn tile(at: &mut Group, eye: &Eye<'_>, [cx, cy, side]: [f32; 3], place: Place) {
    let warm = heat::is_warm(eye.state, Field::Map(place, Half::Upper));
    base(at, cx, cy, side, warm);
    let changed = |half: &Half| eye.differs(|it| it.board.plot(Field::Map(place, *half)));
    let large = eye.state.board.plot(Field::Map(place, Half::Upper)).built.filter(|it| eye.state.is_large(it.key));
    if large.is_none() {
        let (x, y) = (cx - HALF * side * 0.94, cy);
        at.line(x, y, cx + HALF * side * 0.94, y).stroke(line_of(warm), side * 0.02).dash(&[side * 0.07, side * 0.06]);
    }
    for (half, dy) in Half::BOTH.into_iter().zip([-1.0, 1.0]) {
        let on = Field::Map(place, half);
        match large {
            Some(built) if half == Half::Upper => field::large(at, eye, [cx, cy, side], on, built),
            Some(_) => {}
            None => field::small(at, eye, [cx, cy + dy * side * 0.43, side], on),
        }
    }
    let (nx, ny, r) = (cx - HALF * side * 0.76, cy, side * 0.16);
    at.circle(nx, ny, r).fill(palette::CLIFF[0]).stroke(SNOW, side * 0.018);
    parts::centered(at, nx, ny, r * 1.8, r * 1.2, number(place).to_string()).bold().color(SNOW);
    for (color, width) in parts::lines(eye.mark(weight::FIELD, Half::BOTH.iter().any(changed))) {
        at.regular(cx, cy, side * 0.94, 6).stroke(*color, side * 0.008 * width);
    }
}

fn line_of(warm: bool) -> Color {
    if warm { palette::WARM_LINE } else { palette::COLD_LINE }
}

/// The ground of a tile: trodden and lit in the warmth, ice in the cold.
pub(super) fn base(at: &mut Group, cx: f32, cy: f32, side: f32, warm: bool) {
    let (fill, inner) = if warm {
        (palette::WARM_TILE, palette::WARM_TILE.lighten(0.22))
    } else {
        (palette::COLD_TILE, palette::COLD_TILE.lighten(0.25))
    };
    at.regular(cx, cy, side * 0.97, 6).fill(fill).stroke(EDGE, side * 0.025);
    at.regular(cx, cy, side * 0.86, 6).fill(inner);
    let patches = [(-0.5, 0.5, 0.22), (0.44, 0.58, 0.26), (-0.5, -0.48, 0.2), (0.34, -0.62, 0.18), (0.06, 0.76, 0.2)];
    for (dx, dy, wide) in patches {
        let (x, y, wide) = (cx + dx * side, cy + dy * side, wide * side);
        let snow = if warm { palette::WARM_TILE.lighten(0.06) } else { palette::COLD_TILE.lighten(0.55) };
        at.ellipse(x, y, wide, wide * if warm { 0.22 } else { 0.3 }).fill(snow);
    }
    at.regular(cx, cy, side * 0.97, 6).stroke(if warm { palette::GLOW } else { SNOW }, side * 0.012);
    // A sign in the corner besides the colour.
    let (x, y) = (cx + HALF * side * 0.8, cy);
    if warm {
        signs::flame(at, x, y, side * 0.26);
    } else {
        at.circle(x, y, side * 0.13).fill(Color::rgb(0x2b5f9e));
        signs::flake(at, x, y, side * 0.2, Color::WHITE);
    }
}

/// The Generator tile: five fields round the furnace; the drawer lies south.
fn generator(at: &mut Group, eye: &Eye<'_>, cx: f32, cy: f32, side: f32) {
    let on = eye.board().heat.marker > 1;
    let warm = heat::is_warm(eye.state, Field::Generator(GeneratorField::N));
    let (fill, line) = if warm { (palette::WARM_TILE, palette::GLOW) } else { (palette::COLD_TILE, SNOW) };
    at.regular(cx, cy, side * 0.98, 6).fill(fill).stroke(EDGE, side * 0.04);
    at.regular(cx, cy, side * 0.98, 6).stroke(line, side * 0.015);
    for n in 0..6_u8 {
        let turn = (f32::from(n) / 6.0) * std::f32::consts::TAU;
        let (dx, dy) = (turn.cos() * side * HALF * 0.98, turn.sin() * side * HALF * 0.98);
        at.line(cx, cy, cx + dx, cy + dy).stroke(line_of(warm), side * 0.02);
    }
    drawer(at, cx, cy, side);
    furnace(at, cx, cy, side * 0.36, on, eye.board().heat.overheated);
    for key in GeneratorField::ALL {
        let turn: f32 = match key {
            GeneratorField::N => -90.0,
            GeneratorField::Ne => -30.0,
            GeneratorField::Nw => -150.0,
            GeneratorField::Se => 30.0,
            GeneratorField::Sw => 150.0,
        };
        let (x, y) = (cx + side * 0.64 * turn.to_radians().cos(), cy + side * 0.64 * turn.to_radians().sin());
        field::tight(at, eye, [x, y, side], Field::Generator(key));
    }
    // What was dropped lies in the drawer.
    signs::sign(at, cx, cy + side * 0.57, side * 0.28, Sign::Overload);
}

/// ACT-33: the drawer of the tower is no field, so it is iron where the fields are snow.
fn drawer(at: &mut Group, cx: f32, cy: f32, side: f32) {
    let to = |degrees: f32, r: f32| {
        let turn = degrees.to_radians();
        (cx + side * r * turn.cos(), cy + side * r * turn.sin())
    };
    let rim = [to(60.0, 0.3), to(60.0, 0.83), to(90.0, 0.95), to(120.0, 0.83), to(120.0, 0.3)];
    at.polygon(&rim).fill(palette::STONE.darken(0.45)).stroke(EDGE, side * 0.025);
}

/// The furnace from above: iron rings round a fire, or round cold ash.
pub(super) fn furnace(at: &mut Group, cx: f32, cy: f32, radius: f32, on: bool, overheated: bool) {
    if on {
        at.circle(cx, cy, radius * 1.12).fill(palette::EMBER);
    }
    at.circle(cx, cy, radius).fill(palette::STONE.darken(0.45)).stroke(EDGE, radius * 0.07);
    for n in 0..12_u8 {
        let turn = f32::from(n) / 12.0 * std::f32::consts::TAU;
        at.circle(cx + radius * 0.84 * turn.cos(), cy + radius * 0.84 * turn.sin(), radius * 0.06).fill(palette::BRASS);
    }
    at.circle(cx, cy, radius * 0.7).fill(palette::IRON.darken(0.3)).stroke(EDGE, radius * 0.06);
    let (fire, core) = match (on, overheated) {
        (true, true) => (palette::BAD, palette::GLOW),
        (true, false) => (palette::EMBER, palette::GLOW),
        (false, _) => (palette::CLIFF[2], palette::CLIFF[3]),
    };
    at.circle(cx, cy, radius * 0.52).fill(fire);
    at.circle(cx, cy, radius * 0.32).fill(core);
    if on {
        at.circle(cx, cy, radius * 0.15).fill(Color::WHITE);
    } else {
        signs::flake(at, cx, cy, radius * 0.5, palette::RIM);
    }
    if overheated {
        at.circle(cx, cy, radius * 0.6).stroke(palette::BAD, radius * 0.08).dash(&[radius * 0.2, radius * 0.12]);
    }
}

/// A deposit in the wall of the crater, at its corner.
fn wall(at: &mut Group, cx: f32, cy: f32, side: f32, corner: Corner, deposit: Deposit) {
    let turn: f32 = match corner {
        Corner::E => 0.0,
        Corner::Se => 60.0,
        Corner::Sw => 120.0,
        Corner::W => 180.0,
        Corner::Nw => 240.0,
        Corner::Ne => 300.0,
    };
    let (dx, dy) = (turn.to_radians().cos(), turn.to_radians().sin());
    let (x, y) = (cx + side * 4.55 * dx, cy + side * 4.55 * dy);
    at.circle(x, y, side * 0.36).fill(palette::CLIFF[1]).stroke(palette::RIM, side * 0.03);
    let good = match deposit {
        Deposit::Wood => Good::Wood,
        Deposit::Coal => Good::Coal,
    };
    icons::good(at, x, y, side * 0.46, good);
}
