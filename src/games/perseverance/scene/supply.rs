//! The dice pool, and the Assembly tiles with what they are worth.

use super::layout::POOL;
use super::palette::{self, CARD_LINE, DEEP, QUIET, WELL};
use super::{Eye, mark, parts, pieces, weight};
use crate::games::perseverance::content::DinoFace;
use crate::games::perseverance::kinds::{Good, Icon};
use crate::games::perseverance::state::Die;
use crate::games::perseverance::view::View;
use crate::scene::{Color, Draw, Group, Sym};

const DIE: f32 = 56.0;
const STEP: f32 = 60.0;
const LABEL: f32 = 150.0;
const GROUP_GAP: f32 = 16.0;
const TILE: f32 = 172.0;
const TILE_H: f32 = 46.0;
const TILE_Y: f32 = 50.0;
const TILE_GAP: f32 = 10.0;

pub(super) fn pool_base(at: &mut Group, eye: &Eye<'_>, w: f32) {
    parts::card(at, 0.0, 0.0, w, POOL);
    parts::heading(at, 18.0, 32.0, LABEL - 20.0, eye.say("pic-pool"));
}

pub(super) fn pool(at: &mut Group, eye: &Eye<'_>, w: f32) {
    let board = eye.board();
    let fresh = eye.changed(|it| it.board.pool.len());
    let dice = parts::Chip::new(Sym::Die, QUIET, board.pool.len(), fresh);
    dice.draw(at, 18.0, 72.0, 110.0, 40.0);
    let old = eye.since.map(|it| it.board.pool.clone());
    let mut old = old;
    let shown = Icon::ALL.into_iter().filter(|icon| board.pool.iter().any(|it| it.icon == *icon)).count();
    let count = board.pool.len() + board.aside.len();
    let gaps = GROUP_GAP * (shown.max(1) + usize::from(!board.aside.is_empty())) as f32;
    let room = w - LABEL - 24.0 - gaps;
    let step = STEP.min(room / count.max(1) as f32);
    let size = DIE.min(step - 3.0);
    let top = (POOL - size) * 0.5;
    let mut x = LABEL;
    for icon in Icon::ALL {
        let mut group: Vec<Die> = board.pool.iter().copied().filter(|it| it.icon == icon).collect();
        group.sort_unstable();
        if group.is_empty() {
            continue;
        }
        let wide = step * group.len() as f32;
        at.rect(x - 5.0, top - 9.0, wide + 7.0, size + 18.0).radius(14.0).fill(WELL);
        for die in group {
            let fresh = eye.mark(weight::POOL, is_new(&mut old, die));
            mark::ring(at, x, top, size, size, size * 0.2, fresh);
            pieces::die(at, x, top, size, die);
            x += step;
        }
        x += GROUP_GAP;
    }
    if !board.aside.is_empty() {
        let wide = step * board.aside.len() as f32;
        at.rect(x - 5.0, top - 9.0, wide + 7.0, size + 18.0).radius(14.0).stroke(CARD_LINE, 2.0).dash(&[6.0, 5.0]);
        for die in &board.aside {
            pieces::die(at, x, top, size, *die);
            at.symbol(Sym::Cross, x + size * 0.2, top + size * 0.2, size * 0.36, palette::DANGER);
            x += step;
        }
    }
}

/// The faces that the Dino dice show, where Dinos come without surprise.
pub(super) fn dino_dice(at: &mut Group, eye: &Eye<'_>, x: f32, y: f32) {
    let Some(faces) = eye.board().dino_dice else { return };
    for (n, face) in faces.into_iter().enumerate() {
        let left = x + 76.0 * n as f32;
        let shown = |it: &View| {
            let face = it.board.dino_dice.and_then(|it| eye.content().dino_die(n == 1).get(it[n]));
            face.map(|it| it.shows.clone())
        };
        mark::ring(at, left, y, 66.0, 70.0, 12.0, eye.fresh(weight::DINO_DICE, shown));
        dino_die(at, left, y, 66.0, 70.0, n == 1, eye.content().dino_die(n == 1).get(face));
    }
}

/// Whether a die was not in the pool before; each die there accounts for one.
fn is_new(old: &mut Option<Vec<Die>>, die: Die) -> bool {
    let Some(old) = old else { return false };
    match old.iter().position(|it| *it == die) {
        Some(at) => {
            old.swap_remove(at);
            false
        }
        None => true,
    }
}

/// A Dino die with the face that it shows: the normal one white, the dangerous one yellow with a sign.
fn dino_die(at: &mut Group, x: f32, y: f32, w: f32, h: f32, dangerous: bool, face: Option<&DinoFace>) {
    let fill = if dangerous { Color::rgb(0xffe08a) } else { Color::WHITE };
    at.rect(x, y, w, h).radius(12.0).fill(fill).stroke(Color::rgb(0x5b4a12), 2.5);
    let shows = face.map(|it| it.shows.as_slice()).unwrap_or_default();
    let count = shows.len() as f32;
    let size = if count > 1.0 { 33.0 } else { 44.0 };
    for (n, dino) in shows.iter().enumerate() {
        let (sym, color) = palette::dino(*dino);
        at.symbol(sym, x + w * 0.5, y + h * 0.5 + (n as f32 - (count - 1.0) * 0.5) * (size - 1.0), size, color);
    }
    if dangerous {
        at.symbol(Sym::Threat, x + w - 12.0, y + 13.0, 20.0, palette::DANGER);
    }
}

/// How wide the card with the Assembly tiles is.
pub(super) fn tiles_width(eye: &Eye<'_>) -> f32 {
    let count = eye.content().assemblies(eye.players()) as f32;
    count * (TILE + TILE_GAP) - TILE_GAP + 28.0
}

fn tile_x(index: usize) -> f32 {
    14.0 + index as f32 * (TILE + TILE_GAP)
}

pub(super) fn tiles_base(at: &mut Group, eye: &Eye<'_>) {
    parts::card(at, 0.0, 0.0, tiles_width(eye), POOL);
    let (sym, color) = palette::good(Good::Vote);
    at.symbol(sym, 34.0, 26.0, 32.0, color);
    parts::heading(at, 58.0, 28.0, tiles_width(eye) - 70.0, eye.say("pic-tiles"));
    for index in 0..eye.content().assemblies(eye.players()) {
        let x = tile_x(index);
        at.rect(x, TILE_Y, TILE, TILE_H).radius(12.0).fill(WELL).stroke(CARD_LINE, 1.5);
        parts::badge(at, x + 23.0, TILE_Y + TILE_H * 0.5, 15.0, QUIET, Color::WHITE, (index + 1).to_string());
        let values = worth(eye, index, "/");
        parts::centered(at, x + 42.0 + (TILE - 48.0) * 0.5, TILE_Y + TILE_H * 0.5, TILE - 52.0, 26.0, values).bold();
    }
}

/// What the ranks of an Assembly are worth, the last of them often nothing.
pub(super) fn worth(eye: &Eye<'_>, index: usize, between: &str) -> String {
    let values = eye.content().assembly(eye.board().edition, eye.players(), index);
    values.iter().map(u32::to_string).collect::<Vec<_>>().join(between)
}

pub(super) fn tiles(at: &mut Group, eye: &Eye<'_>) {
    for index in 0..eye.content().assemblies(eye.players()) {
        let x = tile_x(index);
        let held = |it: &View| it.board.assemblies > index;
        mark::ring(at, x, TILE_Y, TILE, TILE_H, 12.0, eye.fresh(weight::ASSEMBLY, held));
        if held(eye.view) {
            held_tile(at, (x, TILE_Y, TILE, TILE_H), 42.0, 26.0, worth(eye, index, "/"));
        } else if eye.board().assemblies == index {
            at.rect(x, TILE_Y, TILE, TILE_H).radius(12.0).stroke(DEEP, 5.0);
        }
    }
}

/// An Assembly that was held: its values step back behind a tick.
pub(super) fn held_tile(at: &mut Group, (x, y, w, h): (f32, f32, f32, f32), left: f32, size: f32, values: String) {
    at.rect(x, y, w, h).radius(12.0).fill(palette::CARD).stroke(CARD_LINE, 1.5);
    at.symbol(Sym::Check, x + left * 0.55, y + h * 0.5, h * 0.6, palette::SAFE_INK);
    let room = w - left - 10.0;
    parts::centered(at, x + left + room * 0.5, y + h * 0.5, room, size, values).color(QUIET);
}
