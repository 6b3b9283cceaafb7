//! The spaces of the map: wild land with its bonus, tiles with their plots, pastures with cattle.
//!
//! A space is drawn around the origin of its group, in the size of the overview; a region's picture scales the group.

use super::palette::{self, EDGE, INK};
use super::signs::{self, Mark};
use super::{Eye, icons, parts, weight, wood};
use crate::games::boonlake::content::kinds::{Kind, Region};
use crate::games::boonlake::content::signs::Sign;
use crate::games::boonlake::content::words::Plot;
use crate::games::boonlake::content::{Content, SpaceId};
use crate::games::boonlake::state::{Laid, Owner, Piece};
use crate::games::drawing;
use crate::scene::{Color, Draw, Group};

/// The width of a space, and from its centre to a corner.
pub(super) const WIDE: f32 = 146.0;
pub(super) const CORNER: f32 = WIDE * 0.577_35;

/// A space as it lies on the map.
pub(super) fn space(at: &mut Group, eye: &Eye<'_>, id: SpaceId) {
    let content = eye.content();
    let region = content.space(id).region;
    match eye.board().laid(id) {
        None => wild(at, content, id),
        Some(Laid::Tile { tile, plots }) => {
            cleared(at, region);
            plots_of(at, &content.tile(*tile).plots, plots);
        }
        Some(Laid::Pasture(cattle)) => pasture(at, content.pasture_room, cattle),
    }
    number(at, id, eye.board().laid(id).is_some());
    for (color, width) in parts::lines(eye.fresh(weight::HEX, |it| it.board.laid(id))) {
        at.regular(0.0, 0.0, CORNER - 5.0, 6).stroke(*color, width + 1.0);
    }
}

/// A space on which nothing lies, with its bonus.
pub(super) fn wild(at: &mut Group, content: &Content, id: SpaceId) {
    let region = content.space(id).region;
    let land = palette::wild(region);
    at.regular(0.0, 0.0, CORNER - 2.0, 6).fill(land).stroke(land_line(region), 2.0);
    growth(at, region, id);
    bonus(at, content, id);
}

/// The ground of a tile.
pub(super) fn cleared(at: &mut Group, region: Region) {
    let land = palette::settled(region);
    at.regular(0.0, 0.0, CORNER - 2.0, 6).fill(land).stroke(palette::WOOD, 3.5);
}

pub(super) fn number(at: &mut Group, id: SpaceId, laid: bool) {
    let fill = if laid { palette::WOOD } else { EDGE };
    parts::disc(at, 0.0, -CORNER + 23.0, 16.0, fill, id.number().to_string());
}

/// What whoever lays a tile here gains.
fn bonus(at: &mut Group, content: &Content, id: SpaceId) {
    let gains = signs::gains(&content.space(id).bonus);
    if gains.is_empty() {
        return;
    }
    at.rect(-44.0, -18.0, 88.0, 48.0)
        .radius(24.0)
        .fill(palette::PAPER)
        .stroke(land_line(content.space(id).region), 2.0);
    parts::row(at, [-38.0, -18.0, 76.0, 48.0], 36.0, INK, &gains);
}

fn land_line(region: Region) -> Color {
    palette::wild(region).darken(0.35)
}

/// Where wild things grow: around the number and the bonus.
const GROUND: [(f32, f32); 3] = [(-46.0, -32.0), (44.0, -34.0), (2.0, 56.0)];

fn growth(at: &mut Group, region: Region, id: SpaceId) {
    for (n, (x, y)) in GROUND.into_iter().enumerate() {
        // Every space looks a little different, and always the same.
        let turn = (usize::from(id.0) * 5 + n * 3) % 7;
        if turn == 0 {
            continue;
        }
        let (x, y, size) = (x + turn as f32 - 3.0, y + (turn % 3) as f32 * 2.0, 22.0 + (turn % 4) as f32 * 2.5);
        match region {
            Region::Boonlake => reeds(at, x, y, size, turn),
            Region::Unknown => icons::emblem(at, x, y, size * 1.15, Region::Unknown),
            Region::NewHope => grain(at, x, y, size),
            Region::Southern => rocks(at, x, y, size, turn),
        }
    }
}

fn reeds(at: &mut Group, x: f32, y: f32, size: f32, turn: usize) {
    if turn.is_multiple_of(2) {
        pond(at, x, y, size);
        return;
    }
    for (dx, tall) in [(-0.24, 0.7), (0.0, 1.0), (0.24, 0.8)] {
        let (x, top) = (x + dx * size, y + size * (0.5 - tall));
        at.line(x, y + size * 0.5, x, top).stroke(palette::TREE, 2.0);
        at.line(x, top, x, top + size * 0.28).stroke(palette::WOOD, 4.0);
    }
}

/// A little water between sandy banks, with a bay and a ripple, so that it is not taken for a button.
fn pond(at: &mut Group, x: f32, y: f32, size: f32) {
    let mut pen = drawing::Pen { at, cx: x, cy: y, size };
    let shore = [
        [-0.56, -0.42, 0.0, -0.3],
        [0.36, -0.44, 0.62, -0.14],
        [0.8, 0.2, 0.34, 0.3],
        [0.1, 0.14, -0.14, 0.34],
        [-0.84, 0.4, -0.62, -0.06],
    ];
    pen.curve((-0.62, -0.06), &shore).fill(palette::WATER).stroke(palette::BEACH, 2.0);
    for (x, y) in [(-0.34, -0.02), (0.08, -0.06)] {
        pen.line(&[(x, y), (x + 0.1, y - 0.06), (x + 0.2, y), (x + 0.3, y - 0.06)]).stroke(palette::SHALLOW, 1.5);
    }
}

fn grain(at: &mut Group, x: f32, y: f32, size: f32) {
    let stalk = Color::rgb(0x9c7a1c);
    for dx in [-0.3, 0.0, 0.3] {
        at.line(x + dx * size * 0.6, y + size * 0.5, x + dx * size * 1.2, y - size * 0.3).stroke(stalk, 2.0);
        at.ellipse(x + dx * size * 1.2, y - size * 0.34, size * 0.1, size * 0.2).fill(stalk);
    }
}

fn rocks(at: &mut Group, x: f32, y: f32, size: f32, turn: usize) {
    let size = size * if turn.is_multiple_of(2) { 0.62 } else { 0.5 };
    let points = [(-1.0, 0.5), (-0.6, -0.4), (0.1, -0.8), (0.8, -0.2), (1.0, 0.5)];
    let points: Vec<(f32, f32)> = points.iter().map(|(a, b)| (x + a * size, y + b * size)).collect();
    at.polygon(&points).fill(palette::ROCK).stroke(palette::ROCK.darken(0.45), 1.5);
    at.polygon(&[points[1], points[2], (x + size * 0.2, y - size * 0.1)]).fill(palette::ROCK.lighten(0.45));
}

/// The plots of a tile, the upper one first, with what stands on them.
pub(super) fn plots_of(at: &mut Group, plots: &[Plot], pieces: &[Option<Piece>; 2]) {
    // Two of them stay inside the space, below its number.
    let (places, wide, tall): (&[f32], f32, f32) =
        if plots.len() == 1 { (&[8.0], 116.0, 62.0) } else { (&[-17.0, 33.0], 96.0, 47.0) };
    for ((plot, y), piece) in plots.iter().zip(places).zip(pieces) {
        at.rect(-wide * 0.5, y - tall * 0.5, wide, tall).radius(9.0).fill(palette::PAPER).stroke(palette::WOOD, 2.0);
        match piece {
            None => parts::row(at, [3.0 - wide * 0.5, y - tall * 0.5, wide - 6.0, tall], 40.0, INK, &plot_signs(plot)),
            Some(piece) => {
                let worth = plot.settlement();
                let later = worth != 0 && piece.kind != Kind::Settlement;
                let size = if plots.len() == 1 { 58.0 } else { 52.0 };
                wood::piece(at, if later { wide * -0.25 } else { 0.0 }, *y - 1.0, size, *piece);
                if later {
                    let worth = Mark::text(drawing::change(worth));
                    let row = vec![Sign::Piece(Kind::Settlement).into(), worth, Sign::Vp.into()];
                    parts::row(at, [-2.0, y - tall * 0.5, wide * 0.5, tall], 28.0, INK, &[row]);
                }
            }
        }
    }
}

/// What a plot costs, left of the arrow or above what it gives. A single thing has no number, so that all are larger.
pub(super) fn plot_signs(plot: &Plot) -> Vec<Vec<Mark>> {
    let rows = match plot {
        Plot::Plain => return Vec::new(),
        Plot::Gain(gains) => return signs::gains(gains),
        Plot::Pay { cost, gain } => {
            vec![[signs::goods(*cost), vec![Sign::Arrow.into()]].concat(), signs::gains(gain).concat()]
        }
        Plot::Price(cost) => vec![[vec![Mark::text("−")], signs::goods(*cost)].concat()],
        Plot::Settlement(vp) => {
            vec![vec![Sign::Piece(Kind::Settlement).into(), Mark::text(drawing::change(*vp)), Sign::Vp.into()]]
        }
    };
    let bare = |row: Vec<Mark>| row.into_iter().filter(|it| *it != Mark::text(1)).collect();
    rows.into_iter().map(bare).collect()
}

/// Grass behind a fence, cattle, and what the next one costs in inhabitants.
pub(super) fn pasture(at: &mut Group, room: usize, cattle: &[Owner]) {
    at.regular(0.0, 0.0, CORNER - 2.0, 6).fill(palette::PASTURE).stroke(palette::WOOD, 3.5);
    for (x, y) in [(-52.0, -20.0), (50.0, -24.0), (-56.0, 22.0), (54.0, 26.0), (0.0, 64.0), (-4.0, 6.0)] {
        for dx in [-5.0, 0.0, 5.0] {
            at.line(x + dx * 0.5, y + 7.0, x + dx, y - 5.0).stroke(palette::PASTURE_DARK, 2.0);
        }
    }
    let fence: Vec<(f32, f32)> = (0..=6).map(|n| corner(n, CORNER - 13.0)).collect();
    at.polyline(&fence).stroke(palette::WOOD_LIGHT, 3.0);
    for (x, y) in fence {
        at.rect(x - 3.0, y - 7.0, 6.0, 14.0).radius(2.0).fill(palette::WOOD);
    }
    for n in 0..room.max(cattle.len()) {
        let (x, y) = (if n % 2 == 0 { -29.0 } else { 29.0 }, -13.0 + 46.0 * (n / 2) as f32);
        match cattle.get(n) {
            Some(owner) => wood::piece(at, x, y, 50.0, Piece { owner: *owner, kind: Kind::Cattle }),
            None => {
                at.circle(x, y, 17.0).fill(palette::PASTURE.lighten(0.7)).stroke(palette::PASTURE_DARK, 2.0);
                parts::centered(at, x, y, 30.0, 22.0, (n + 1).to_string()).semi_bold();
            }
        }
    }
}

/// A corner of a space, the first one straight up.
pub(super) fn corner(n: usize, radius: f32) -> (f32, f32) {
    let angle = (n as f32 / 6.0 - 0.25) * std::f32::consts::TAU;
    (radius * angle.cos(), radius * angle.sin())
}
