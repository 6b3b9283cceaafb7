//! The river: its spaces in the order of their course, locks, and ships.

use super::map::Layout;
use super::palette::{self, EDGE, INK};
use super::{Eye, MARGIN, WIDTH, icons, parts, signs, weight, wood};
use crate::engine::Text;
use crate::games::boonlake::content::kinds::Lock;
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::content::{Content, RiverId};
use crate::games::boonlake::state::Owner;
use crate::games::drawing::Fresh;
use crate::scene::{Color, Draw, Group, Sym};

/// A space of the river.
const W: f32 = 48.0;
const H: f32 = 78.0;
const KEY: f32 = 31.0;
/// The key and the bonus where a ship lies above them, so that both can still be read.
const LOW_KEY: f32 = 20.0;
const LOW_BONUS: f32 = 34.0;
/// A space whose key has three letters: it lies where there is more room.
const BROAD: f32 = 70.0;
/// Where the river is drawn alone: between two spaces, from row to row, and how many of the broad ones stand in one.
const GAP: f32 = 7.0;
const ROW: f32 = 124.0;
const BROAD_ROW: usize = 6;
/// From the middle of the channel to that of an arm.
const ARM: f32 = 42.0;

/// How much of a step a lock takes besides.
const LOCK: f32 = 0.4;

/// Where the spaces of the river lie: through the channel, in two arms from the fork on, down and back along the south.
#[derive(Default)]
pub(super) struct Course {
    spaces: Vec<(RiverId, f32, f32)>,
    locks: Vec<(Lock, f32, f32)>,
    water: Vec<Vec<(f32, f32)>>,
}

/// The spaces of a round from the source on.
fn chain(content: &Content, round: usize) -> Vec<RiverId> {
    let mut chain = vec![RiverId(0)];
    while let Some(next) = chain.last().and_then(|it| content.river(*it).next[round]) {
        if chain.contains(&next) {
            break;
        }
        chain.push(next);
    }
    chain
}

/// The river as it forks: what both rounds sail, the arm of each, and what both sail again.
struct Legs {
    trunk: Vec<RiverId>,
    arms: [Vec<RiverId>; 2],
    end: Vec<RiverId>,
}

impl Legs {
    fn of(content: &Content) -> Legs {
        let [first, second] = [chain(content, 0), chain(content, 1)];
        let fork = first.iter().zip(&second).take_while(|it| it.0 == it.1).count();
        let both = first.iter().rev().zip(second.iter().rev()).take_while(|it| it.0 == it.1).count();
        let both = both.min(first.len() - fork).min(second.len() - fork);
        let arm = |it: &[RiverId]| it[fork..it.len() - both].to_vec();
        let (trunk, end) = (first[..fork].to_vec(), first[first.len() - both..].to_vec());
        Legs { trunk, arms: [arm(&first), arm(&second)], end }
    }
}

/// The arm on which no ship sails in this round (SHP-05).
fn closed(eye: &Eye<'_>) -> Vec<RiverId> {
    let arms = Legs::of(eye.content()).arms.into_iter().enumerate();
    arms.filter(|it| it.0 != eye.board().round).flat_map(|it| it.1).collect()
}

/// How many spaces long some are, with room for their locks.
fn long(content: &Content, list: &[RiverId]) -> f32 {
    list.len() as f32 + LOCK * list.iter().filter(|it| content.river(**it).lock.is_some()).count() as f32
}

impl Course {
    pub(super) fn new(content: &Content, map: &Layout, w: f32, south: f32) -> Course {
        let (Legs { trunk, arms, end }, east) = (Legs::of(content), w - 46.0);
        let longest = arms.iter().map(|it| long(content, it)).fold(0.0, f32::max);
        let slots = long(content, &trunk) + longest + 0.8;
        let (left, y) = (map.left + W * 0.5 + 2.0, map.channel);
        let step = (east - W * 0.5 - 8.0 - left) / slots.max(1.0);
        let mut course = Course::default();
        let x = course.lay(content, &trunk, step, |along| (left + along, y));
        let split = left + x - step * 0.4;
        for (arm, side) in arms.iter().zip([-ARM, ARM]) {
            course.lay(content, arm, step, |along| (split + step * 0.8 + along, y + side));
            let (from, to) = (split + step * 0.4, east - W * 0.5);
            course.water.push(vec![(split - step * 0.4, y), (from, y + side), (to - 10.0, y + side), (east, y)]);
        }
        let (down, back) = (south - y, east - left);
        let bend = |along: f32| {
            if along < down { (east, y + along) } else { (east - (along - down), south) }
        };
        let step = (down + back - 20.0) / (long(content, &end) - 1.0).max(1.0);
        course.lay(content, &end, step, bend);
        course.water.push(vec![(left - 20.0, y), (split - step * 0.3, y)]);
        course.water.push(vec![(east, y), (east, south - 30.0), (east - 30.0, south), (left, south)]);
        course
    }

    /// The same in rows, one below the other, from left to right: the arms each in a row of its own. With how wide and high they are.
    fn rows(content: &Content, legs: &Legs) -> (Course, f32, f32) {
        let Legs { trunk, arms: [first, second], end } = legs;
        let rows = [&trunk[..], first, second].map(|it| (it, W + GAP)).into_iter();
        let rows: Vec<(&[RiverId], f32)> = rows.chain(end.chunks(BROAD_ROW).map(|it| (it, BROAD + GAP))).collect();
        let wide = rows.iter().map(|(row, step)| long(content, row) * step).fold(0.0, f32::max) + 2.0 * GAP;
        let mut course = Course::default();
        for (n, (row, step)) in rows.iter().enumerate() {
            let y = ROW * (n as f32 + 0.6);
            course.lay(content, row, *step, |along| (GAP * 0.5 + step * 0.5 + along, y));
            course.water.push(vec![(W * 0.6, y), (wide - W * 0.6, y)]);
        }
        (course, wide, ROW * (rows.len() as f32 + 0.1))
    }

    /// Lays spaces one step apart, with room for locks; returns how far they reach.
    fn lay(&mut self, content: &Content, list: &[RiverId], step: f32, place: impl Fn(f32) -> (f32, f32)) -> f32 {
        let mut along = 0.0;
        for id in list {
            let (x, y) = place(along);
            self.spaces.push((*id, x, y));
            if let Some(lock) = content.river(*id).lock {
                let (x, y) = place(along + step * 0.7);
                self.locks.push((lock, x, y));
                along += step * LOCK;
            }
            along += step;
        }
        along
    }

    /// The current below everything else.
    pub(super) fn water(&self, at: &mut Group) {
        for line in &self.water {
            at.polyline(line).stroke(palette::CURRENT, 58.0);
        }
    }

    pub(super) fn spaces(&self, at: &mut Group, eye: &Eye<'_>) {
        let closed = closed(eye);
        for (id, x, y) in &self.spaces {
            space(at, eye, *id, [*x, *y], closed.contains(id));
        }
        for (lock, x, y) in &self.locks {
            gate(at, eye, *lock, *x, *y);
        }
        for (id, x, y) in &self.spaces {
            let below = self.spaces.iter().any(|it| (it.1 - x).abs() < W && it.2 < *y && y - it.2 < 2.5 * ARM);
            ships(at, eye, *id, *x, *y, below);
        }
    }
}

/// The river alone at the width of a phone. Returns the height.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>) -> f32 {
    let legs = Legs::of(eye.content());
    let (course, wide, high) = Course::rows(eye.content(), &legs);
    let zoom = (WIDTH - 2.0 * MARGIN) / wide;
    at.rect(MARGIN, MARGIN, WIDTH - 2.0 * MARGIN, high * zoom)
        .radius(16.0)
        .fill(palette::WATER)
        .stroke(palette::DEEP, 3.0);
    let river = at.group(MARGIN, MARGIN);
    river.scale(zoom);
    course.water(river);
    course.spaces(river, eye);
    // Each round sails an arm of its own (SHP-05).
    for (n, arm) in legs.arms.iter().enumerate() {
        if let Some((_, x, y)) = arm.first().and_then(|id| course.spaces.iter().find(|it| it.0 == *id)) {
            let text = eye.words.say(&Text::new("pic-round").with("n", n + 1));
            river.text(x - W * 0.5, y - H * 0.5 - 13.0, text).size(19.0).bold().color(Color::WHITE);
        }
    }
    2.0 * MARGIN + high * zoom
}

/// The band tells whether a ship may come here in this round.
fn space(at: &mut Group, eye: &Eye<'_>, id: RiverId, [x, y]: [f32; 2], closed: bool) {
    let space = eye.content().river(id);
    let w = if space.key.len() > 2 { BROAD } else { W };
    let (left, top) = (x - w * 0.5, y - H * 0.5);
    let taken = !owners(eye, id).is_empty();
    let (key, height) = if taken { (LOW_KEY, LOW_BONUS) } else { (KEY, H - KEY - 3.0) };
    let band = match (closed, space.port) {
        (true, _) => palette::QUIET,
        (false, true) => palette::WOOD,
        (false, false) => palette::DEEP,
    };
    at.rect(left, top, w, H)
        .radius(10.0)
        .fill(if space.port { palette::BEACH } else { palette::FOAM })
        .stroke(EDGE, 2.0);
    at.rect(left + 1.0, top + H - key, w - 2.0, key - 1.0).radius(9.0).fill(band);
    at.rect(left + 1.0, top + H - key, w - 2.0, key * 0.5).fill(band);
    let wide = if space.port { w - 17.0 } else { w - 2.0 };
    let middle = top + H - key * 0.5;
    parts::centered(at, left + 1.0 + wide * 0.5, middle, wide - 1.0, key - 2.0, space.key.to_uppercase())
        .bold()
        .shrink(0.6)
        .color(Color::WHITE);
    if space.port {
        at.symbol(Sym::Anchor, left + w - 10.0, middle, 18.0, Color::WHITE);
    }
    let bonus = top + H - key - 1.0 - height;
    match space.bonus[..] {
        // In a row the two would be half as large as every other bonus.
        [Gain::SiteOrVase] => {
            let (size, lower) = if taken { (25.0, 0.0) } else { (29.0, 6.5) };
            let y = bonus + height * 0.5;
            icons::site(at, x - 12.0, y - lower, size);
            icons::vase(at, x + 13.0, y + lower, size);
            at.line(x - 2.0, y + height * 0.39, x + 6.0, y - height * 0.39).stroke(INK, 2.5);
        }
        _ => parts::row(at, [left + 1.0, bonus, w - 2.0, height], 40.0, INK, &signs::gains(&space.bonus)),
    }
}

/// Whose ships lie at a space.
fn owners(eye: &Eye<'_>, id: RiverId) -> Vec<Owner> {
    let mut here: Vec<Owner> = eye.seats().filter(|it| eye.player(*it).ship == id).map(Owner::Seat).collect();
    here.extend(eye.board().eminence.as_ref().filter(|it| it.ship == id).map(|_| Owner::Eminence));
    here
}

/// A lock: closed until a ship has passed it in this round.
fn gate(at: &mut Group, eye: &Eye<'_>, lock: Lock, x: f32, y: f32) {
    let passed = eye.board().passed.contains(&lock);
    at.rect(x - 6.0, y - H * 0.55, 12.0, H * 1.1).radius(4.0).fill(palette::WOOD).stroke(EDGE, 2.0);
    let (fill, sym) = if passed { (palette::GAIN, Sym::Check) } else { (palette::LOSS, Sym::Lock) };
    at.circle(x, y, 16.0).fill(fill).stroke(Color::WHITE, 2.5);
    at.symbol(sym, x, y, 19.0, Color::WHITE);
    parts::halo(at, x, y, 20.0, eye.fresh(weight::LOCK, |it| it.board.passed.contains(&lock)));
}

/// The ships at a space: one above its bonus, more of them in a port one beside the other.
fn ships(at: &mut Group, eye: &Eye<'_>, id: RiverId, x: f32, y: f32, below: bool) {
    let here = owners(eye, id);
    let moved = |owner: &Owner| match owner {
        Owner::Seat(seat) => eye.fresh(weight::SHIP, |it| it.board.players[*seat].ship),
        Owner::Eminence => eye.fresh(weight::SHIP, |it| it.board.eminence.as_ref().map(|it| it.ship)),
    };
    let alone = here.len() == 1;
    // Two beside each other fill the space with its gap, and no more: they must not seem to lie at its neighbours.
    let broad = eye.content().river(id).key.len() > 2;
    let size = if alone || broad { 37.0 } else { 29.0 };
    for (n, owner) in here.iter().enumerate() {
        let (row, column) = ((n / 2) as f32, if alone { 0.0 } else { (n % 2) as f32 - 0.5 });
        // Several reach out of their space, away from the spaces of the other arm.
        let rise = if alone { 37.0 } else { 37.0 + size * row };
        let (cx, cy) = (x + column * size * 0.9, if below && !alone { y + rise + 14.0 } else { y - rise });
        let ground = size * 0.56;
        match moved(owner) {
            Fresh::No => {}
            Fresh::Dim => _ = at.circle(cx, cy, ground).fill(palette::DIM_GROUND).stroke(palette::DIM, 2.0),
            Fresh::Strong => _ = at.circle(cx, cy, ground).fill(palette::FRESH).stroke(EDGE, 2.0),
        }
        wood::ship(at, cx, cy, size, *owner);
    }
}
