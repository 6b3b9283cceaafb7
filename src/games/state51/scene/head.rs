//! The head of the overview: the round and whose turn it is, before a sky at dusk, and the score as milestones on a road.

use super::palette::{DUST, FRESH, INK, SAND};
use super::{Eye, MARGIN, ground, icons, palette, parts, table::WIDTH};
use crate::engine::Seat;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::names;
use crate::games::state51::rules::end::winners;
use crate::games::state51::rules::gain::END;
use crate::games::state51::state::Phase;
use crate::scene::{Draw, Group, Sym, Weight, measure};

/// Where the sky ends and where the road lies.
const HORIZON: f32 = 178.0;
const ROAD: f32 = 58.0;
pub(super) const TALL: f32 = 286.0;

pub(super) fn draw(at: &mut Group, eye: &Eye<'_>) {
    ground::dusk(at, WIDTH, HORIZON);
    line(at, eye);
    road(at, eye, HORIZON + ROAD * 0.5);
}

/// The round, the phase, and whose turn it is.
fn line(at: &mut Group, eye: &Eye<'_>) {
    let board = eye.board();
    let y = 46.0;
    let phase = match board.phase {
        Phase::Setup => "pic-phase-setup",
        Phase::Lookout => "pic-phase-lookout",
        Phase::Production => "pic-phase-production",
        Phase::Action => "pic-phase-action",
        Phase::Cleanup => "pic-phase-cleanup",
        Phase::Over => "pic-phase-over",
    };
    let (round, phase) = (eye.say_with("pic-round", "n", board.round), eye.say(phase));
    let mut x = 24.0;
    // During the set-up no round has begun.
    if board.phase != Phase::Setup {
        parts::label(at, x, y, 320.0, 44.0, round.clone()).bold().halo(palette::EDGE, 3.0);
        x += measure(&round, 44.0, Weight::Bold).min(320.0) + 22.0;
    }
    parts::label(at, x, y, 380.0, 38.0, phase.clone()).halo(palette::EDGE, 3.0);
    x += measure(&phase, 38.0, Weight::Regular).min(380.0) + 22.0;
    // During the set-up everybody chooses at the same time.
    match board.phase {
        Phase::Setup => return,
        Phase::Over => return won(at, eye, x, y),
        Phase::Lookout | Phase::Production | Phase::Action | Phase::Cleanup => {}
    }
    if board.end_begun {
        let last = eye.say("pic-last-round");
        let wide = measure(&last, 30.0, Weight::SemiBold) + 76.0;
        at.rect(x, y - 27.0, wide, 54.0).radius(27.0).fill(palette::SPENT).stroke(palette::RUST, 3.0);
        at.symbol(Sym::Hourglass, x + 30.0, y, 36.0, FRESH);
        parts::label(at, x + 54.0, y, wide - 66.0, 30.0, last).semi_bold();
        x += wide + 16.0;
    }
    let who = eye.say_with("pic-to-play", "seat", board.active);
    let wide = (measure(&who, 38.0, Weight::Bold) + 100.0).min(WIDTH - MARGIN - x);
    let x = WIDTH - MARGIN - wide;
    at.rect(x, y - 33.0, wide, 66.0).radius(33.0).fill(SAND);
    parts::seat_badge(at, x + 35.0, y, 26.0, board.active);
    parts::label(at, x + 72.0, y, wide - 92.0, 38.0, who).bold().shrink(0.6).color(INK);
}

/// Who has won, by name, right of everything else in the head.
fn won(at: &mut Group, eye: &Eye<'_>, left: f32, y: f32) {
    let winners = winners(&eye.board().players);
    let id = if winners.len() > 1 { "pic-shared" } else { "pic-won" };
    let who = eye.say_with(id, "who", names(&winners));
    let badges = 56.0 * winners.len() as f32;
    let crown = 76.0;
    let wide = (measure(&who, 38.0, Weight::Bold) + badges + 44.0).min(WIDTH - MARGIN - left - crown);
    let x = WIDTH - MARGIN - wide;
    at.symbol(Sym::Crown, x - crown * 0.5, y, 64.0, FRESH);
    at.rect(x, y - 33.0, wide, 66.0).radius(33.0).fill(SAND);
    for (n, seat) in winners.into_iter().enumerate() {
        parts::seat_badge(at, x + 35.0 + 56.0 * n as f32, y, 26.0, seat);
    }
    let label = parts::label(at, x + badges + 18.0, y, wide - badges - 36.0, 38.0, who);
    label.bold().shrink(0.6).color(INK);
}

/// What the number of the end means, left of it, as long as it is still to come.
fn end(at: &mut Group, eye: &Eye<'_>, right: f32, y: f32) {
    if !eye.board().end_begun {
        at.text(right, y, eye.say("pic-end")).size(30.0).max_width(140.0).mid_height().end().color(FRESH);
    }
}

/// The score track up to the number that begins the end, longer if somebody is beyond.
fn road(at: &mut Group, eye: &Eye<'_>, y: f32) {
    let best = eye.board().players.iter().map(|(_, it)| it.vp).max().unwrap_or(0);
    let last = best.max(END);
    let (left, right) = (100.0, WIDTH - 70.0);
    let at_vp = |vp: u32| left + (right - left) * vp as f32 / last as f32;
    at.rect(0.0, HORIZON + 2.0, WIDTH, ROAD).fill(palette::ASPHALT);
    at.line(left, y, right, y).stroke(DUST, 4.0).dash(&[26.0, 20.0]);
    for edge in [HORIZON + 7.0, HORIZON + ROAD - 4.0] {
        at.line(0.0, edge, WIDTH, edge).stroke(palette::PANEL_LINE, 2.0);
    }
    icons::good(at, 40.0, y, 44.0, Good::Vp);
    for vp in (0..=last).filter(|it| it % 5 == 0) {
        let color = if vp == END { FRESH } else { DUST };
        at.line(at_vp(vp), HORIZON + ROAD - 8.0, at_vp(vp), HORIZON + ROAD + 8.0).stroke(color, 4.0);
        let text = parts::centered(at, at_vp(vp), HORIZON + ROAD + 28.0, 80.0, 30.0, vp.to_string()).color(color);
        if vp == END {
            text.bold();
            end(at, eye, at_vp(vp) - 26.0, HORIZON + ROAD + 28.0);
        }
    }
    // Markers that would overlap stand one above the other, so that each stays at its number.
    let mut seats: Vec<Seat> = eye.seats().collect();
    seats.sort_by_key(|it| eye.player(*it).vp);
    let mut before: Option<(f32, f32)> = None;
    for seat in seats {
        let x = at_vp(eye.player(seat).vp);
        let level = before.filter(|(it, _)| x - it < 50.0).map_or(0.0, |(_, level)| level + 1.0);
        parts::seat_badge(at, x, y - 36.0 * level, 22.0, seat);
        before = Some((x, level));
    }
}
