//! A Defense area: Dinos and Traps, Walls, two rows of Soldiers, and how close the attack is.

use super::layout::DEFENSE;
use super::palette::{self, *};
use super::{Eye, mark, parts, pieces, terrain, weight};
use crate::games::drawing::Fresh;
use crate::games::perseverance::content::{Defense, Spot};
use crate::games::perseverance::kinds::{Good, Zone};
use crate::games::perseverance::state::{Area, Stage};
use crate::games::perseverance::view::View;
use crate::scene::{Color, Draw, Group, Shadow, Sym, Weight, measure};

const PAD: f32 = 12.0;
/// The column of the row marks on the left.
const SIDE: f32 = 46.0;
const TOP: f32 = 68.0;
const DINO_H: f32 = 58.0;
const WALL_H: f32 = 40.0;
const SOLDIER_H: f32 = 56.0;
const GAP: f32 = 5.0;
const DINO_ROWS: usize = 3;
const WALL_Y: f32 = TOP + DINO_ROWS as f32 * (DINO_H + GAP);
const SOLDIER_Y: f32 = WALL_Y + WALL_H + GAP;

pub(super) fn base(at: &mut Group, eye: &Eye<'_>, w: f32) {
    at.rect(0.0, 0.0, w, DEFENSE)
        .radius(18.0)
        .fill(JUNGLE)
        .stroke(JUNGLE_SLOT, 2.0)
        .shadow(Shadow::soft(10.0).alpha(0.25));
    let grid = Grid::new(eye, w);
    // Ferns grow where no Dino can stand: left of the rows, and beside the topmost.
    let (left, right) = (PAD + SIDE * 0.5, grid.col(grid.shape.columns - 1) + grid.cell * 0.5);
    let top = TOP + DINO_H - 4.0;
    let roots = [
        (left + 36.0, top, 62.0),
        (right, top, 56.0),
        (left + 3.0, WALL_Y - 72.0, 40.0),
        (left + 2.0, WALL_Y - 8.0, 44.0),
    ];
    terrain::jungle(at, w, DEFENSE, WALL_Y - 1.0, &roots);
    for spot in grid.shape.spots(true) {
        let (x, y) = grid.dino(*spot);
        at.rect(x, y, grid.cell, DINO_H).radius(10.0).fill(JUNGLE_SLOT).stroke(JUNGLE_LINE, 1.5);
    }
    at.symbol(Sym::Wall, PAD + 18.0, WALL_Y + WALL_H * 0.5, 30.0, JUNGLE_GHOST);
    for col in &grid.shape.walls {
        let x = grid.col(*col);
        at.rect(x, WALL_Y, grid.cell, WALL_H)
            .radius(5.0)
            .fill(JUNGLE_SLOT.alpha(0.6))
            .stroke(JUNGLE_LINE, 2.0)
            .dash(&[7.0, 5.0]);
    }
    // By these numbers texts call the columns.
    for col in 0..grid.shape.columns {
        let (x, y) = (grid.col(col) + grid.cell * 0.5, soldier_y(2) + 9.0);
        parts::centered(at, x, y, grid.cell, 22.0, (col + 1).to_string()).semi_bold().color(JUNGLE_INK);
    }
    // And by these the rows of Dinos, from the Walls outwards.
    for row in 0..DINO_ROWS {
        let y = WALL_Y - GAP - DINO_H * 0.5 - row as f32 * (DINO_H + GAP);
        parts::centered(at, PAD + SIDE - 12.0, y, 20.0, 22.0, (row + 1).to_string()).semi_bold().color(JUNGLE_INK);
    }
    for (row, good) in [Good::Valor, Good::Safeguard].into_iter().enumerate() {
        let y = soldier_y(row);
        let (sym, _) = palette::good(good);
        let tint = if row == 0 { Color::rgb(0xf2a65a) } else { Color::rgb(0x9cc7e6) };
        at.symbol(sym, PAD + 18.0, y + SOLDIER_H * 0.5, 34.0, tint);
        for col in grid.shape.soldiers(row) {
            at.rect(grid.col(*col), y, grid.cell, SOLDIER_H)
                .radius(SOLDIER_H * 0.28)
                .fill(JUNGLE_SLOT.alpha(0.6))
                .stroke(tint.mix(JUNGLE, 0.45), 2.0);
        }
    }
}

pub(super) fn live(at: &mut Group, eye: &Eye<'_>, w: f32, zone: Zone) {
    let area = &eye.board().zones[zone];
    let grid = Grid::new(eye, w);
    let under_attack = eye.board().attack.as_ref().is_some_and(|it| it.zone == zone);
    if under_attack {
        at.rect(0.0, 0.0, w, DEFENSE).radius(18.0).stroke(DANGER.lighten(0.15), 6.0);
    }
    gauge(at, eye, w, zone, &grid);
    dinos(at, eye, zone, &grid);
    for col in &grid.shape.walls {
        let x = grid.col(*col);
        let fresh = eye.fresh(weight::DEFENSE, |it| it.board.zones[zone].walls.get(*col).copied().flatten());
        mark::ring(at, x, WALL_Y, grid.cell, WALL_H, 5.0, fresh);
        if let Some(owner) = area.walls.get(*col).copied().flatten() {
            pieces::wall(at, x + 1.0, WALL_Y + 1.0, grid.cell - 2.0, WALL_H - 2.0, owner);
        }
    }
    for row in 0..2 {
        let y = soldier_y(row);
        for col in grid.shape.soldiers(row) {
            let x = grid.col(*col);
            let stands = |it: &View| it.board.zones[zone].defenders[row].get(*col).copied().flatten();
            mark::ring(at, x, y, grid.cell, SOLDIER_H, SOLDIER_H * 0.28, eye.fresh(weight::DEFENSE, stands));
            if let Some(defender) = area.defenders[row].get(*col).copied().flatten() {
                let (cx, cy) = (x + grid.cell * 0.5, y + SOLDIER_H * 0.5);
                pieces::defender(at, cx, cy, SOLDIER_H - 6.0, defender);
            }
        }
    }
}

/// Safe or dangerous, and how many of the open Dino spaces are taken.
fn gauge(at: &mut Group, eye: &Eye<'_>, w: f32, zone: Zone, grid: &Grid<'_>) {
    let area = &eye.board().zones[zone];
    let spots = grid.shape.spots(area.dangerous);
    let taken = spots.iter().filter(|it| area.dinos.contains_key(it)).count();
    let attacked = eye.board().attack.as_ref().is_some_and(|it| it.zone == zone);
    // A full Zone is attacked at the end of the turn that has filled it (TRN-10).
    let due = eye.board().stage == Stage::Turns && taken == spots.len();
    let (fill, on, sym, word) = if attacked {
        // It is looked at when Combat Rewards are picked: no Dino is left by then.
        (WARN, Color::INK, Sym::Swords, "pic-attack-over")
    } else if due {
        (WARN, Color::INK, Sym::Swords, "pic-attack")
    } else if area.dangerous {
        (DANGER, Color::WHITE, Sym::Threat, "zone-dangerous")
    } else {
        (SAFE, SAFE_INK, Sym::Check, "zone-safe")
    };
    let word = eye.say(word);
    let wide = (measure(&word, 24.0, Weight::Bold) + 54.0).min(w * 0.5);
    let fresh = eye.fresh(weight::DANGER, |it| it.board.zones[zone].dangerous);
    mark::ring(at, PAD, 11.0, wide, 38.0, 12.0, fresh);
    at.rect(PAD, 11.0, wide, 38.0).radius(12.0).fill(fill);
    at.symbol(sym, PAD + 22.0, 30.0, 24.0, on);
    parts::label(at, PAD + 40.0, 30.0, wide - 50.0, 24.0, word).bold().color(on);

    let text = format!("{taken}/{}", spots.len());
    let near = spots.len() - taken <= 1;
    let ink = if near { WARN } else { JUNGLE_INK };
    let fresh = eye.changed(|it| it.board.zones[zone].dinos.len());
    mark::pen(at, w - 92.0, 12.0, 80.0, 37.0, fresh);
    let ink = if fresh == Fresh::No { ink } else { Color::INK };
    at.symbol(Sym::Raptor, w - 116.0, 30.0, 36.0, if near { WARN } else { JUNGLE_INK });
    parts::centered(at, w - 52.0, 30.0, 76.0, 29.0, text).bold().color(ink);
    let step = (w - 2.0 * PAD) / spots.len() as f32;
    for n in 0..spots.len() {
        let fill = if n >= taken {
            JUNGLE_SLOT
        } else if near {
            WARN
        } else {
            JUNGLE_GHOST
        };
        at.rect(PAD + n as f32 * step, 55.0, step - 3.0, 7.0).radius(3.5).fill(fill);
    }
}

fn dinos(at: &mut Group, eye: &Eye<'_>, zone: Zone, grid: &Grid<'_>) {
    let area = &eye.board().zones[zone];
    let open = grid.shape.spots(area.dangerous);
    for spot in grid.shape.spots(true) {
        let (x, y) = grid.dino(*spot);
        let (cx, cy) = (x + grid.cell * 0.5, y + DINO_H * 0.5);
        let uncovered = open.contains(spot);
        let was_open = |area: &Area| grid.shape.spots(area.dangerous).contains(spot);
        let changed = eye.differs(|it| content_of(&it.board.zones[zone], *spot))
            || eye.differs(|it| was_open(&it.board.zones[zone]))
            || eye.differs(|it| it.trap_kind(zone, *spot));
        mark::ring(at, x, y, grid.cell, DINO_H, 10.0, eye.mark(weight::DINO, changed));
        if !uncovered {
            at.rect(x, y, grid.cell, DINO_H).radius(10.0).fill(JUNGLE_COVER).stroke(JUNGLE_LINE, 1.5);
            at.symbol(Sym::Lock, cx, cy, 26.0, JUNGLE_GHOST);
            continue;
        }
        let known = eye.view.trap_kind(zone, *spot);
        match (area.dinos.get(spot), area.traps.get(spot)) {
            (Some(dino), Some(trap)) => {
                let flag = 27.0;
                pieces::dino(at, cx - flag * 0.5, cy, grid.cell - flag - 5.0, DINO_H - 16.0, *dino);
                pieces::trap_beside(at, x + grid.cell - flag - 1.0, y + 2.0, flag, DINO_H - 4.0, trap.owner, known);
            }
            (Some(dino), None) => pieces::dino(at, cx, cy, grid.token(), DINO_H - 8.0, *dino),
            (None, Some(trap)) => pieces::trap(at, cx, cy, DINO_H - 10.0, trap.owner, known, trap.shown.is_some()),
            (None, None) => {
                let order = open.iter().position(|it| it == spot).map_or(0, |it| it + 1);
                parts::centered(at, cx, cy, grid.cell - 8.0, 22.0, order.to_string()).color(JUNGLE_INK);
            }
        }
    }
}

/// What lies on a Dino space, for comparing.
fn content_of(area: &Area, spot: Spot) -> impl PartialEq {
    (area.dinos.get(&spot).copied(), area.traps.get(&spot).copied())
}

fn soldier_y(row: usize) -> f32 {
    SOLDIER_Y + row as f32 * (SOLDIER_H + GAP)
}

/// The columns of a Defense area.
struct Grid<'a> {
    shape: &'a Defense,
    cell: f32,
}

impl<'a> Grid<'a> {
    fn new(eye: &Eye<'a>, w: f32) -> Grid<'a> {
        let shape = eye.content().defense(eye.players());
        let columns = shape.columns as f32;
        Grid { shape, cell: (w - SIDE - 2.0 * PAD - (columns - 1.0) * GAP) / columns }
    }

    fn col(&self, col: usize) -> f32 {
        PAD + SIDE + col as f32 * (self.cell + GAP)
    }

    /// Row 0 is the nearest to the Walls, which stand below.
    fn dino(&self, spot: Spot) -> (f32, f32) {
        let row = (DINO_ROWS - 1).saturating_sub(spot.row);
        (self.col(spot.col), TOP + row as f32 * (DINO_H + GAP))
    }

    fn token(&self) -> f32 {
        (self.cell - 8.0).min(68.0)
    }
}
