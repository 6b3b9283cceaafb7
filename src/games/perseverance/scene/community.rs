//! A Community area: effects with their die spaces and the Dinos these attract, Settlement spaces, the leader space.

use super::layout::COMMUNITY;
use super::palette::{self, *};
use super::{Eye, mark, parts, pieces, terrain, weight};
use crate::games::perseverance::content::{DieSpace, SettlementBonus};
use crate::games::perseverance::kinds::{DinoIcon, Effect, Good, Zone};
use crate::scene::{Color, Draw, Group, Shadow, Sym};

const PAD: f32 = 12.0;
const ROWS_Y: f32 = 62.0;
const ROW: f32 = 71.0;
const SLOT: f32 = 59.0;
const DINO: f32 = 29.0;
const CELL: f32 = SLOT + 5.0 + DINO;
const CELL_GAP: f32 = 9.0;
const HUTS_Y: f32 = ROWS_Y + 3.0 * ROW + 6.0;
const HUT_H: f32 = 58.0;
const HUT_GAP: f32 = 6.0;
const PER_ROW: usize = 5;
const LEADER: f32 = 25.0;

pub(super) fn base(at: &mut Group, eye: &Eye<'_>, w: f32, zone: Zone, detail: bool) {
    at.rect(0.0, 0.0, w, COMMUNITY)
        .radius(18.0)
        .fill(SAND)
        .stroke(SAND_LINE, 2.0)
        .shadow(Shadow::soft(10.0).alpha(0.25));
    terrain::sand(at, w, COMMUNITY, zone as u32);
    let name = if detail { format!("zone-{}", zone.key()) } else { format!("zone-{}-short", zone.key()) };
    parts::label(at, PAD + 6.0, 32.0, w - 160.0, 31.0, eye.say(name)).bold().color(SAND_INK);
    let (sym, color) = palette::good(eye.content().production(zone));
    at.rect(w - 132.0, 10.0, 66.0, 44.0).radius(12.0).fill(SAND_SLOT).stroke(SAND_LINE, 1.5);
    at.symbol(Sym::Production, w - 116.0, 32.0, 24.0, SAND_GHOST);
    at.symbol(sym, w - 86.0, 32.0, 32.0, color);
    at.circle(w - 36.0, 32.0, LEADER).fill(SAND_SLOT).stroke(SAND_GHOST, 2.0).dash(&[5.0, 4.0]);
    at.symbol(Sym::Leader, w - 36.0, 31.0, 30.0, SAND_LINE);
    effects(at, eye, w, zone, detail);
    for space in eye.content().settlement_spaces() {
        let (x, y, wide) = hut(w, space.space);
        at.rect(x, y, wide, HUT_H).radius(9.0).fill(SAND_SLOT).stroke(SAND_LINE, 2.0);
        bonus(at, eye, w, zone, space.space, false);
    }
}

fn effects(at: &mut Group, eye: &Eye<'_>, w: f32, zone: Zone, detail: bool) {
    let mut row = 0;
    for effect in Effect::of(zone) {
        let spaces: Vec<(usize, &DieSpace)> = eye.content().effect_spaces(effect).collect();
        let rows = spaces.len().div_ceil(2);
        let y = ROWS_Y + row as f32 * ROW;
        let tall = rows as f32 * ROW;
        at.rect(PAD - 4.0, y + 2.0, w - 2.0 * PAD + 8.0, tall - 4.0).radius(12.0).fill(SAND_SLOT.alpha(0.5));
        let (x, room) = (PAD + 6.0, cells_x(w) - PAD - 14.0);
        let middle = y + tall * 0.5;
        let key = effect_key(eye, effect);
        if detail {
            parts::label(at, x, middle - 16.0, room, 27.0, eye.say(format!("effect-{key}"))).bold().color(SAND_INK);
            at.block(x, middle + 2.0, room, eye.say(format!("effect-about-{}", about_key(eye, effect))))
                .size(19.0)
                .line_height(1.15)
                .max_lines(2)
                .color(SAND_INK);
        } else {
            let text = eye.say(format!("effect-{key}"));
            parts::label(at, x, middle - 15.0, room, 28.0, text).bold().color(SAND_INK);
            let mut left = x;
            for (sym, color) in pictogram(effect) {
                at.symbol(*sym, left + 14.0, middle + 16.0, 28.0, *color);
                left += 33.0;
            }
        }
        for (n, (_, space)) in spaces.iter().enumerate() {
            die_space(at, cell_x(w, n), ROWS_Y + (row + n / 2) as f32 * ROW, space, spaces[n].0 + 1);
        }
        row += rows;
    }
}

/// The place for a die, with the specialist it wants and the Dinos it attracts from top to bottom.
fn die_space(at: &mut Group, x: f32, row_y: f32, space: &DieSpace, number: usize) {
    let y = row_y + (ROW - SLOT) * 0.5;
    let slot = at.rect(x, y, SLOT, SLOT).radius(12.0).fill(SAND_WELL).stroke(SAND_GHOST, 2.0);
    match space.icon {
        Some(icon) => {
            at.symbol(pieces::icon(icon), x + SLOT * 0.58, y + SLOT * 0.58, SLOT * 0.62, SAND_INK.alpha(0.72));
        }
        None => {
            slot.fill(SAND_WELL.alpha(0.45)).dash(&[6.0, 4.0]);
        }
    }
    // By this number texts call the space; a die on it covers the number.
    parts::centered(at, x + 12.0, y + 14.0, 18.0, 22.0, number.to_string()).semi_bold().color(SAND_INK);
    let count = space.dinos.len() as f32;
    for (n, dino) in space.dinos.iter().enumerate() {
        let cy = y + SLOT * 0.5 + (n as f32 - (count - 1.0) * 0.5) * (DINO + 1.0);
        attracted(at, x + SLOT + 5.0 + DINO * 0.5, cy, DINO, *dino);
    }
}

/// A Dino that a die attracts, or a roll of the Dino die.
pub(super) fn attracted(at: &mut Group, cx: f32, cy: f32, size: f32, icon: DinoIcon) {
    match icon.dino() {
        Some(dino) => {
            let (sym, color) = palette::dino(dino);
            at.symbol(sym, cx, cy, size, color);
        }
        None => {
            // Pips and a light ground: a hidden Trap is a dark plate with a question mark.
            let (half, ink) = (size * 0.42, Color::rgb(0x4a4038));
            let die = at.rect(cx - half, cy - half, 2.0 * half, 2.0 * half).radius(size * 0.18);
            die.fill(Color::WHITE).stroke(ink, size * 0.08);
            for step in [-1.0, 0.0, 1.0] {
                at.circle(cx + step * size * 0.21, cy - step * size * 0.21, size * 0.095).fill(ink);
            }
        }
    }
}

pub(super) fn live(at: &mut Group, eye: &Eye<'_>, w: f32, zone: Zone) {
    let area = &eye.board().zones[zone];
    let fresh = eye.fresh(weight::LEADER, |it| it.board.zones[zone].leader);
    mark::ring(at, w - 36.0 - LEADER, 32.0 - LEADER, 2.0 * LEADER, 2.0 * LEADER, LEADER, fresh);
    if let Some(seat) = area.leader {
        pieces::leader(at, w - 36.0, 32.0, LEADER + 1.0, seat);
    }
    let mut row = 0;
    for effect in Effect::of(zone) {
        let ids: Vec<usize> = eye.content().effect_spaces(effect).map(|it| it.0).collect();
        for (n, id) in ids.iter().enumerate() {
            let (x, y) = (cell_x(w, n), ROWS_Y + (row + n / 2) as f32 * ROW + (ROW - SLOT) * 0.5);
            let fresh = eye.fresh(weight::DIE, |it| it.board.zones[zone].dice.get(*id).copied().flatten());
            mark::ring(at, x, y, SLOT, SLOT, 12.0, fresh);
            if let Some(die) = area.dice.get(*id).copied().flatten() {
                pieces::die(at, x - 1.0, y - 1.0, SLOT + 2.0, die);
            }
        }
        row += ids.len().div_ceil(2);
    }
    for space in eye.content().settlement_spaces() {
        let (x, y, wide) = hut(w, space.space);
        let at_space = space.space - 1;
        let covered = space.covered && !area.dangerous;
        let opened = space.covered && eye.differs(|it| it.board.zones[zone].dangerous);
        let built = eye.differs(|it| it.board.zones[zone].settlements.get(at_space).copied().flatten());
        mark::ring(at, x, y, wide, HUT_H, 9.0, eye.mark(weight::SETTLEMENT, opened || built));
        if covered {
            at.rect(x, y, wide, HUT_H).radius(9.0).fill(SAND_COVER).stroke(SAND_GHOST, 2.0);
            bonus(at, eye, w, zone, space.space, true);
        }
        if let Some(owner) = area.settlements.get(at_space).copied().flatten() {
            at.rect(x + 2.0, y + 2.0, wide - 4.0, HUT_H - 4.0).radius(8.0).fill(SAND_SLOT);
            pieces::settlement(at, x + wide * 0.5, y + HUT_H * 0.5, HUT_H - 6.0, owner);
        }
    }
}

/// The number of a Settlement space and what building there brings.
fn bonus(at: &mut Group, eye: &Eye<'_>, w: f32, zone: Zone, space: usize, covered: bool) {
    let (x, y, wide) = hut(w, space);
    let ink = if covered { Color::rgb(0x5c4215) } else { SAND_INK };
    parts::label(at, x + 7.0, y + 16.0, wide * 0.5, 22.0, space.to_string()).bold().color(ink);
    if covered {
        at.symbol(Sym::Lock, x + wide - 15.0, y + 16.0, 20.0, ink);
    }
    let (sym, color, count) = match eye.content().settlement_bonus(space) {
        SettlementBonus::None => return,
        SettlementBonus::Votes(count) => (Sym::Vote, palette::good(Good::Vote).1, count),
        SettlementBonus::Influence(count) => (Sym::Influence, Color::rgb(0x2f3a44), count),
        SettlementBonus::Production(count) => {
            let (sym, color) = palette::good(eye.content().production(zone));
            (sym, color, count)
        }
        SettlementBonus::Safeguard(count) => (Sym::Safeguard, palette::good(Good::Safeguard).1, count),
        SettlementBonus::RetrieveLeader => (Sym::Leader, Color::INK, 1),
        SettlementBonus::PlaceSoldiers(count) => (Sym::LightSoldier, Color::INK, count),
    };
    let places = matches!(eye.content().settlement_bonus(space), SettlementBonus::PlaceSoldiers(_));
    let count = count as usize;
    if places {
        // They are no gain: they go out, to Defense areas.
        parts::centered(at, x + wide * 0.5 - 22.0, y + 41.0, 18.0, 25.0, count.to_string()).bold().color(ink);
        at.symbol(sym, x + wide * 0.5 - 1.0, y + 40.0, 25.0, color);
        at.symbol(Sym::ArrowRight, x + wide * 0.5 + 21.0, y + 40.0, 16.0, color);
    } else if count < 3 {
        let (cx, size) = if count == 1 { (x + wide * 0.5 + 8.0, 30.0) } else { (x + wide * 0.5, 27.0) };
        parts::repeat(at, cx, y + 40.0, size, count, sym, color);
    } else {
        // Three in a row would be too small to tell apart.
        parts::centered(at, x + wide * 0.5 - 14.0, y + 41.0, 22.0, 25.0, count.to_string()).bold().color(ink);
        at.symbol(sym, x + wide * 0.5 + 12.0, y + 40.0, 30.0, color);
    }
}

/// The place of a Settlement space: the higher ones above the lower ones.
fn hut(w: f32, space: usize) -> (f32, f32, f32) {
    let wide = (w - 2.0 * PAD - HUT_GAP * (PER_ROW as f32 - 1.0)) / PER_ROW as f32;
    let (row, col) = ((space - 1) / PER_ROW, (space - 1) % PER_ROW);
    let y = HUTS_Y + (1 - row.min(1)) as f32 * (HUT_H + HUT_GAP);
    (PAD + col as f32 * (wide + HUT_GAP), y, wide)
}

fn cells_x(w: f32) -> f32 {
    w - PAD - 2.0 * CELL - CELL_GAP
}

fn cell_x(w: f32, n: usize) -> f32 {
    cells_x(w) + (n % 2) as f32 * (CELL + CELL_GAP)
}

fn effect_key(eye: &Eye<'_>, effect: Effect) -> String {
    match effect {
        Effect::Supply => format!("supply-{}", eye.edition_word()),
        _ => effect.key().to_owned(),
    }
}

fn about_key(eye: &Eye<'_>, effect: Effect) -> String {
    match effect {
        Effect::Supply | Effect::Salvage => format!("{}-{}", effect.key(), eye.edition_word()),
        _ => effect.key().to_owned(),
    }
}

fn pictogram(effect: Effect) -> &'static [(Sym, Color)] {
    match effect {
        Effect::Rations => &[(Sym::Food, FOOD), (Sym::Food, FOOD)],
        Effect::Patrol => &[(Sym::Patrol, SAND_INK)],
        Effect::Pub => &[(Sym::Story, STORY), (Sym::Plus, SAND_INK)],
        Effect::Training => &[(Sym::LightSoldier, SAND_INK), (Sym::HeavySoldier, SAND_INK), (Sym::Story, STORY)],
        Effect::Politics => &[(Sym::Die, SAND_INK), (Sym::Follower, FOLLOWER)],
        Effect::Supply => &[(Sym::Scrap, SCRAP), (Sym::Food, FOOD)],
        Effect::Settle => &[(Sym::Settlement, SAND_INK)],
        Effect::Salvage => &[(Sym::Scrap, SCRAP), (Sym::Scrap, SCRAP)],
        Effect::Fortifications => &[(Sym::HiddenTrap, SAND_INK), (Sym::Wall, SAND_INK)],
    }
}
