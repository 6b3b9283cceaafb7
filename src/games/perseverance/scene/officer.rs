//! An Officer: the spaces for Influence, the bonus when they are full, and the cubes in the pool.

use super::cube::{cube, socket};
use super::layout::OFFICER;
use super::palette::{CARD_LINE, WELL};
use super::{Eye, mark, parts, weight};
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::state::Owner;
use crate::scene::{Draw, Group};

const SOCKETS_Y: f32 = 79.0;
const SOCKET: f32 = 20.0;
const STEP: f32 = 44.0;
const FIRST: f32 = 38.0;

/// The card may be taller than on the overview, for more text below.
pub(super) fn base(at: &mut Group, eye: &Eye<'_>, w: f32, h: f32) {
    parts::card(at, 0.0, 0.0, w, h);
    for n in 0..spaces(eye) {
        socket(at, FIRST + STEP * n as f32, SOCKETS_Y, SOCKET, WELL, CARD_LINE.darken(0.25));
    }
}

pub(super) fn live(at: &mut Group, eye: &Eye<'_>, w: f32, zone: Zone) {
    let council = &eye.board().officers[zone];
    let bonus = eye.content().officer_bonus(council.officer);
    let wide = 38.0 * bonus.values().sum::<u32>() as f32;
    parts::label(at, 18.0, 30.0, w - 50.0 - wide, 28.0, eye.say(format!("officer-{}", council.officer.key())))
        .semi_bold();
    parts::goods(at, w - 12.0 - wide, 30.0, 32.0, bonus);

    for n in 0..spaces(eye).max(council.row.len()) {
        let x = FIRST + STEP * n as f32;
        let fresh = eye.fresh(weight::INFLUENCE, |it| it.board.officers[zone].row.get(n).copied());
        mark::ring(at, x - SOCKET, SOCKETS_Y - SOCKET, 2.0 * SOCKET, 2.0 * SOCKET, 10.0, fresh);
        if let Some(owner) = council.row.get(n) {
            cube(at, x, SOCKETS_Y, SOCKET, *owner);
        }
    }
    let left = pool_x(eye);
    let (pill_w, pill_h) = (((w - 8.0 - left) - 6.0) * 0.5, 30.0);
    let pooled = |owner: &Owner| council.pool.get(owner).copied().unwrap_or(0);
    let owners: Vec<Owner> = eye.board().owners().into_iter().filter(|it| pooled(it) > 0).collect();
    if !owners.is_empty() {
        at.line(left - 11.0, 56.0, left - 11.0, OFFICER - 16.0).stroke(CARD_LINE, 2.0);
    }
    let lines = owners.len().div_ceil(2) as f32;
    let top = SOCKETS_Y + 4.0 - (lines * (pill_h + 3.0) - 3.0) * 0.5;
    for (n, owner) in owners.into_iter().enumerate() {
        let (x, y) = (left + (n % 2) as f32 * (pill_w + 6.0), top + (n / 2) as f32 * (pill_h + 3.0));
        let fresh = eye.changed(|it| it.board.officers[zone].pool.get(&owner).copied());
        parts::tally(at, [x, y, pill_w, pill_h], owner, pooled(&owner), fresh);
    }
}

fn spaces(eye: &Eye<'_>) -> usize {
    eye.content().officer_spaces(eye.board().edition, eye.players())
}

fn pool_x(eye: &Eye<'_>) -> f32 {
    FIRST + STEP * spaces(eye) as f32 + 4.0
}
