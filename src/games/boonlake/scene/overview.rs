//! The whole table: the map with the river, the action board, the scoring tiles, and every player.

use super::palette::{self, EDGE, FRESH};
use super::signs::Mark;
use super::{Eye, actions, areas, icons, map, parts, strip, weight};
use crate::engine::Seat;
use crate::games::boonlake::state::{Owner, Phase};
use crate::games::drawing::Fresh;
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

pub(super) const WIDTH: f32 = 1600.0;
const MAP: f32 = 1176.0;
const HEAD: f32 = 78.0;
const GAP: f32 = 12.0;

/// Returns the height.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>) -> f32 {
    head(at, eye);
    let mut y = HEAD + GAP;
    let tall = {
        let place = at.group(GAP, y);
        map::draw(place, eye, MAP)
    };
    let left = MAP + 2.0 * GAP;
    actions::draw(at, eye, [left, y, WIDTH - left - GAP, tall]);
    y += tall + GAP;
    let areas = eye.board().areas.len();
    let wide = (WIDTH - GAP * 5.0) / 4.0;
    for n in 0..areas {
        areas::area(at, eye, [GAP + n as f32 * (wide + GAP), y, wide], n);
    }
    if areas > 0 {
        y += areas::TALL + GAP;
    }
    let wide = (WIDTH - GAP * 3.0) / 2.0;
    let place = |n: usize| [GAP + (n % 2) as f32 * (wide + GAP), y + (n / 2) as f32 * (strip::TALL + GAP), wide];
    let mut count = 0;
    for seat in eye.seats() {
        strip::player(at, eye, place(count), seat);
        count += 1;
    }
    if let Some(her) = &eye.board().eminence {
        strip::eminence(at, eye, place(count), her);
        count += 1;
    }
    y + count.div_ceil(2) as f32 * (strip::TALL + GAP)
}

/// The round, the scorings, whose turn it is, and what lies face down.
fn head(at: &mut Group, eye: &Eye<'_>) {
    let board = eye.board();
    at.rect(0.0, 0.0, WIDTH, HEAD).fill(palette::DEEP);
    at.rect(0.0, HEAD - 6.0, WIDTH, 6.0).fill(palette::BEACH);
    let y = (HEAD - 6.0) * 0.5;
    let mut x = 20.0;
    let round = eye.say_with("pic-round", "n", board.round + 1);
    parts::label(at, x, y, 260.0, 34.0, round.clone()).bold().color(Color::WHITE);
    x += measure(&round, 34.0, Weight::Bold) + 28.0;
    // The four interim scorings.
    for n in 1..=4_u8 {
        let done = n <= board.scorings;
        at.circle(x + 20.0, y, 20.0).fill(if done { palette::VP } else { palette::WATER }).stroke(Color::WHITE, 2.5);
        parts::centered(at, x + 20.0, y, 34.0, 25.0, n.to_string()).bold().color(Color::WHITE);
        parts::halo(at, x + 20.0, y, 23.0, eye.fresh(weight::SCORING, |it| n <= it.board.scorings));
        x += 50.0;
    }
    x += 14.0;
    x = turn(at, eye, x, y);
    if board.closing && board.phase != Phase::Over {
        let last = eye.say("pic-last-turns");
        let wide = measure(&last, 25.0, Weight::SemiBold) + 64.0;
        at.rect(x, y - 23.0, wide, 46.0).radius(23.0).fill(palette::LOSS);
        at.symbol(Sym::Hourglass, x + 26.0, y, 30.0, FRESH);
        parts::label(at, x + 48.0, y, wide - 58.0, 25.0, last).semi_bold().color(Color::WHITE);
    }
    let mut right = WIDTH - 20.0;
    let piles = [
        (Mark::Pasture, board.pastures, eye.fresh(weight::NUMBER, |it| it.board.pastures)),
        (Mark::Explore, eye.view.grey, eye.fresh(weight::NUMBER, |it| it.grey)),
        (Mark::Sym(Sym::Card), board.discard.len(), eye.fresh(weight::NUMBER, |it| it.board.discard.len())),
        (Mark::Sym(Sym::Deck), eye.view.deck, eye.fresh(weight::NUMBER, |it| it.deck)),
    ];
    for (mark, n, fresh) in piles {
        // A number of three digits needs its room.
        let wide = if n < 100 { 112.0 } else { 126.0 };
        right -= wide + 6.0;
        pile(at, [right, y, wide], &mark, n, fresh);
    }
}

fn pile(at: &mut Group, [x, y, wide]: [f32; 3], mark: &Mark, n: usize, fresh: Fresh) {
    at.rect(x, y - 25.0, wide, 50.0).radius(12.0).fill(palette::PAPER).stroke(EDGE, 2.0);
    parts::tally(at, x + 8.0, y, 35.0, mark, n.to_string(), fresh);
}

/// Whose turn it is, what is being scored, or who has won. Returns where it ends.
fn turn(at: &mut Group, eye: &Eye<'_>, x: f32, y: f32) -> f32 {
    let board = eye.board();
    let (owner, text) = match board.phase {
        Phase::Setup => (None, eye.say("pic-setup")),
        Phase::Turn => (Some(Owner::Seat(board.active)), eye.words.name(board.active)),
        Phase::Eminence => (Some(Owner::Eminence), eye.say("owner-eminence")),
        Phase::Scoring => (None, eye.say_with("pic-interim", "n", u32::from(board.scorings) + 1)),
        Phase::Over => return winners(at, eye, x, y),
    };
    let most = 470.0 - if board.closing { 110.0 } else { 0.0 };
    let wide = (measure(&text, 29.0, Weight::Bold) + 84.0).min(most);
    at.rect(x, y - 27.0, wide, 54.0).radius(27.0).fill(palette::PAPER).stroke(EDGE, 2.0);
    match owner {
        Some(owner) => parts::badge(at, x + 30.0, y, 21.0, owner),
        None => icons::vp(at, x + 30.0, y, 42.0),
    }
    parts::label(at, x + 60.0, y, wide - 76.0, 29.0, text).bold().shrink(0.7);
    x + wide + 16.0
}

fn winners(at: &mut Group, eye: &Eye<'_>, x: f32, y: f32) -> f32 {
    let board = eye.board();
    let best = board.players.iter().map(|it| it.1.vp).max().unwrap_or_default();
    let beaten = board.eminence.as_ref().is_some_and(|it| it.vp > best);
    let mut winners: Vec<Owner> =
        eye.seats().filter(|it: &Seat| eye.player(*it).vp == best && !beaten).map(Owner::Seat).collect();
    if beaten {
        winners.push(Owner::Eminence);
    }
    at.symbol(Sym::Crown, x + 26.0, y, 50.0, FRESH);
    let mut left = x + 66.0;
    for owner in winners {
        parts::badge(at, left + 22.0, y, 22.0, owner);
        left += 54.0;
    }
    left
}
