//! One field: its cubes or trees or building, and the pawns on it.

use super::palette::{self, EDGE, SNOW};
use super::{Eye, buildings, icons, parts, signs, weight};
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Good, Place};
use crate::games::frostpunk::rules::heat;
use crate::games::frostpunk::state::{Built, Pawn, Plot, Spot};
use crate::scene::{Color, Draw, Group, Sym};

/// A half of a tile, `cy` its middle; `side` is that of the tile.
pub(super) fn small(at: &mut Group, eye: &Eye<'_>, [cx, cy, side]: [f32; 3], field: Field) {
    let plot = eye.board().plot(field);
    let standing = pawns(eye, field);
    let shift = if standing.is_empty() { 0.0 } else { -side * 0.2 };
    match plot.built {
        Some(built) => house(at, eye, [cx + shift, cy, side * 0.7], field, built, 0.5),
        None => {
            let beside = match field {
                // There a ring of heat turns, and its insulation would hide the number of many trees.
                Field::Map(Place::Sw | Place::S, Half::Upper) if standing.is_empty() && plot.trees > 3 => [0.0, 0.6],
                _ if standing.is_empty() => BESIDE,
                // There it would hide the number that a pawn has moved aside.
                Field::Map(Place::Se | Place::Se2, Half::Upper) => [0.0, 0.6],
                _ => [-BESIDE[0], 0.0],
            };
            lying(at, [cx + shift, cy, side], &plot, beside);
        }
    }
    for (n, pawn) in standing.iter().enumerate() {
        stand(at, cx + side * (0.36 + 0.16 * n as f32), cy + side * 0.02, side * 0.56, *pawn);
    }
}

/// A building that takes up its whole tile.
pub(super) fn large(at: &mut Group, eye: &Eye<'_>, [cx, cy, side]: [f32; 3], field: Field, built: Built) {
    // Its sign stays clear of the insulation where a ring turns.
    house(at, eye, [cx, cy - side * 0.04, side * 1.06], field, built, 0.42);
    for (n, pawn) in pawns(eye, field).iter().enumerate() {
        stand(at, cx + side * (-0.22 + 0.44 * n as f32), cy + side * 0.52, side * 0.5, *pawn);
    }
}

/// A field of the Generator tile.
pub(super) fn tight(at: &mut Group, eye: &Eye<'_>, [cx, cy, side]: [f32; 3], field: Field) {
    let plot = eye.board().plot(field);
    match plot.built {
        Some(built) => house(at, eye, [cx, cy, side * 0.46], field, built, 0.5),
        None => {
            if let Some(cubes) = plot.cubes {
                // Above it is room: elsewhere are the edge, the insulation of the zone and the pawns.
                heap(at, [cx, cy, side * 0.3], cubes.of, cubes.n, [-0.1, -0.8]);
            }
        }
    }
    for (n, pawn) in pawns(eye, field).iter().enumerate() {
        stand(at, cx + side * (0.1 + 0.14 * n as f32), cy + side * 0.1, side * 0.42, *pawn);
    }
    let fresh = eye.fresh(weight::FIELD, |it| it.board.plot(field));
    let r = side * 0.29;
    parts::ring(at, cx - r, cy - r, 2.0 * r, 2.0 * r, r, fresh);
}

fn pawns(eye: &Eye<'_>, field: Field) -> Vec<Pawn> {
    eye.board().placed.iter().filter(|it| it.at == Spot::Field(field)).map(|it| it.pawn).collect()
}

/// A pawn with a light edge, so that it stands out from the house behind it.
pub(super) fn stand(at: &mut Group, cx: f32, cy: f32, size: f32, pawn: Pawn) {
    at.ellipse(cx, cy + size * 0.44, size * 0.34, size * 0.1).fill(EDGE.alpha(0.35));
    icons::pawn(at, cx, cy, size, pawn);
}

/// A building with its insulation; a flame where it is heated, so far aside, and an arrow where it is upgraded.
fn house(at: &mut Group, eye: &Eye<'_>, [cx, cy, size]: [f32; 3], field: Field, built: Built, aside: f32) {
    let lit = heat::is_heated(eye.state, field, built);
    if lit {
        at.ellipse(cx, cy + size * 0.3, size * 0.62, size * 0.26).fill(palette::GLOW.alpha(0.55));
    }
    buildings::building(at, cx, cy, size, built.key, lit);
    let badge = size * 0.3;
    icons::insulation(at, cx - size * 0.52, cy - size * 0.22, badge, heat::colour(eye.state, built));
    if built.upgraded {
        let (x, y) = (cx - size * 0.52, cy + size * 0.16);
        at.circle(x, y, badge * 0.5).fill(palette::GOOD).stroke(EDGE, badge * 0.08);
        at.symbol(Sym::ArrowUp, x, y, badge * 0.7, Color::WHITE);
    }
    let (x, y) = (cx + size * aside, cy - size * 0.26);
    if lit {
        signs::flame(at, x, y, badge);
    } else {
        at.circle(x, y, badge * 0.48).fill(Color::rgb(0x2b5f9e));
        signs::flake(at, x, y, badge * 0.72, Color::WHITE);
    }
}

/// Where the number of cubes stands beside them. Half-way up: farther down the edge of the tile would cut it, and the heat that
/// burns there.
pub(super) const BESIDE: [f32; 2] = [0.82, 0.0];

/// Cubes or trees with their number, which stands elsewhere where a pawn would hide it.
pub(super) fn lying(at: &mut Group, [cx, cy, side]: [f32; 3], plot: &Plot, beside: [f32; 2]) {
    if let Some(cubes) = plot.cubes {
        heap(at, [cx, cy, side * 0.48], cubes.of, cubes.n, beside);
    }
    if plot.trees > 0 {
        let dy = if plot.cubes.is_some() { -side * 0.24 } else { 0.0 };
        for n in 0..plot.trees.min(5) {
            let dx = (n as f32 - (plot.trees.min(5) as f32 - 1.0) * 0.5) * side * 0.22;
            signs::fir(at, cx + dx - side * 0.08, cy + dy + if n % 2 == 0 { 0.0 } else { side * 0.07 }, side * 0.42);
        }
        // Else below the trees, where neither a pawn nor an insulation stands.
        let (nx, ny) = if beside[0] > 0.0 { (0.1 + 0.11 * plot.trees.min(5) as f32, 0.06) } else { (-0.04, 0.28) };
        count(at, cx + side * nx, cy + dy + side * ny, side * 0.26, plot.trees);
    }
}

/// A good as a pile, and how many there are of it beside the pile.
fn heap(at: &mut Group, [cx, cy, size]: [f32; 3], of: Good, n: u32, beside: [f32; 2]) {
    let places: &[(f32, f32)] = match n {
        1 => &[(0.0, 0.0)],
        2 => &[(-0.3, 0.0), (0.3, 0.0)],
        3 => &[(-0.36, 0.2), (0.36, 0.2), (0.0, -0.24)],
        4 => &[(-0.36, -0.24), (0.36, -0.24), (-0.36, 0.3), (0.36, 0.3)],
        _ => &[(-0.4, -0.26), (0.4, -0.26), (0.0, 0.02), (-0.4, 0.34), (0.4, 0.34)],
    };
    for (dx, dy) in places {
        icons::good(at, cx + dx * size, cy + dy * size, size * 0.72, of);
    }
    count(at, cx + size * beside[0], cy + size * beside[1], size * 0.62, n);
}

/// A small number on a dark disc.
fn count(at: &mut Group, cx: f32, cy: f32, size: f32, n: u32) {
    at.circle(cx, cy, size * 0.5).fill(palette::CLIFF[0]);
    parts::centered(at, cx, cy, size * 0.9, size * 0.72, n.to_string()).bold().color(SNOW);
}
