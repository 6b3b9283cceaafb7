//! The dice pool, and the Assembly tiles with what they are worth.

use super::layout::POOL;
use super::palette::{self, CARD_LINE, GOLD, QUIET, WELL};
use super::{Eye, mark, parts, pieces};
use crate::engine::Arg;
use crate::games::perseverance::content::DinoFace;
use crate::games::perseverance::kinds::{Good, Icon};
use crate::games::perseverance::state::{Die, DieOwner};
use crate::games::perseverance::view::View;
use crate::scene::{Color, Draw, Group, Sym};

const DIE: f32 = 56.0;
const STEP: f32 = 60.0;
const LABEL: f32 = 150.0;
const GROUP_GAP: f32 = 16.0;
const TILE_GAP: f32 = 10.0;

pub fn pool_base(at: &mut Group, eye: &Eye<'_>, w: f32) {
    parts::card(at, 0.0, 0.0, w, POOL);
    parts::heading(at, 18.0, 32.0, LABEL - 20.0, eye.say("pic-pool"));
}

pub fn pool(at: &mut Group, eye: &Eye<'_>, w: f32) {
    let board = eye.board();
    let fresh = eye.changed(|it| it.board.pool.len());
    let dice = parts::Chip::new(Sym::Die, QUIET, board.pool.len(), fresh);
    dice.draw(at, 18.0, 72.0, 110.0, 40.0);
    let old = eye.since.map(|it| it.board.pool.clone());
    let mut old = old;
    let dino_dice = board.dino_dice.map_or(0.0, |_| 150.0);
    let shown = Icon::ALL.into_iter().filter(|icon| board.pool.iter().any(|it| it.icon == *icon)).count();
    let count = board.pool.len() + board.aside.len();
    let gaps = GROUP_GAP * (shown.max(1) + usize::from(!board.aside.is_empty())) as f32;
    let room = w - LABEL - 24.0 - dino_dice - gaps;
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
            if is_new(&mut old, die) {
                mark::ring(at, x, top, size, size, size * 0.2);
            }
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
    if let Some(faces) = board.dino_dice {
        for (n, face) in faces.into_iter().enumerate() {
            let left = w - 148.0 + 70.0 * n as f32;
            if eye.changed(|it| it.board.dino_dice.map(|it| it[n])) {
                mark::ring(at, left, 18.0, 62.0, 72.0, 12.0);
            }
            dino_die(at, left, 18.0, 62.0, 72.0, n == 1, eye.content().dino_die(n == 1).get(face));
        }
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

/// How wide a row of Assembly tiles is.
pub fn tiles_width(eye: &Eye<'_>) -> f32 {
    let count = eye.content().assemblies(eye.players()) as f32;
    count * tile_width(eye) + (count - 1.0) * TILE_GAP
}

fn tile_width(eye: &Eye<'_>) -> f32 {
    if eye.players() == 4 { 168.0 } else { 138.0 }
}

pub fn tiles_base(at: &mut Group, eye: &Eye<'_>) {
    let wide = tile_width(eye);
    for index in 0..eye.content().assemblies(eye.players()) {
        let x = index as f32 * (wide + TILE_GAP);
        parts::card(at, x, 0.0, wide, POOL);
        let (sym, color) = palette::good(Good::Vote);
        at.symbol(sym, x + 34.0, 34.0, 36.0, color);
        let name = eye.say_with("pic-assembly-n", [("n", Arg::from(index + 1))]);
        parts::label(at, x + 60.0, 34.0, wide - 70.0, 26.0, name).bold().color(QUIET);
        let values = worth(eye, index);
        parts::centered(at, x + wide * 0.5, 77.0, wide - 20.0, 27.0, values).bold();
    }
}

/// What the ranks of an Assembly are worth, without the ranks that are worth nothing.
pub fn worth(eye: &Eye<'_>, index: usize) -> String {
    let values = eye.content().assembly(eye.board().edition, eye.players(), index);
    let values: Vec<String> = values.iter().filter(|it| **it > 0).map(u32::to_string).collect();
    values.join(" · ")
}

pub fn tiles(at: &mut Group, eye: &Eye<'_>) {
    let wide = tile_width(eye);
    for index in 0..eye.content().assemblies(eye.players()) {
        let x = index as f32 * (wide + TILE_GAP);
        let held = |it: &View| it.board.assemblies > index;
        if eye.changed(held) {
            mark::ring(at, x, 0.0, wide, POOL, 16.0);
        }
        if held(eye.view) {
            at.rect(x, 0.0, wide, POOL).radius(16.0).fill(Color::rgb(0xdfe4e3).alpha(0.8));
            at.symbol(Sym::Check, x + wide - 24.0, 26.0, 34.0, palette::SAFE_INK);
        } else if eye.board().assemblies == index {
            at.rect(x, 0.0, wide, POOL).radius(16.0).stroke(GOLD, 5.0);
        }
    }
}

/// Whose die it is, as an owner of pieces; nobody for neutral dice.
pub fn of_die(die: &Die) -> Option<crate::games::perseverance::state::Owner> {
    use crate::games::perseverance::state::Owner;
    match die.owner {
        DieOwner::Neutral => None,
        DieOwner::Seat(seat) => Some(Owner::Seat(seat)),
        DieOwner::Dissenters => Some(Owner::Dissenters),
    }
}
