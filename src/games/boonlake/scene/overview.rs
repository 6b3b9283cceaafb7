//! The whole table: the map with the river, the action board, the scoring tiles, and every player.

use super::palette::{self, EDGE, FRESH};
use super::signs::Mark;
use super::{Eye, actions, areas, icons, legend, map, parts, strip, weight};
use crate::engine::{Seat, Text};
use crate::games::boonlake::state::{Owner, Phase};
use crate::games::drawing::Fresh;
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

pub(super) const WIDTH: f32 = 1600.0;
const MAP: f32 = 1176.0;
const HEAD: f32 = 80.0;
const GAP: f32 = 8.0;

/// The letters of names in the head, and the width of the sign of the last turns.
const NAME: f32 = 36.0;
const LAST: f32 = 184.0;

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
    y += count.div_ceil(2) as f32 * (strip::TALL + GAP);
    legend::draw(at, eye, [GAP, y, WIDTH - 2.0 * GAP]);
    y + legend::TALL + GAP
}

/// The round, the scorings, whose turn it is, and what lies face down.
fn head(at: &mut Group, eye: &Eye<'_>) {
    let board = eye.board();
    at.rect(0.0, 0.0, WIDTH, HEAD).fill(palette::DEEP);
    at.rect(0.0, HEAD - 6.0, WIDTH, 6.0).fill(palette::BEACH);
    let y = (HEAD - 6.0) * 0.5;
    let mut x = 20.0;
    let round = eye.say_with("pic-round", "n", board.round + 1);
    parts::label(at, x, y, 260.0, 40.0, round.clone()).bold().color(Color::WHITE);
    x += measure(&round, 40.0, Weight::Bold) + 18.0;
    // The four interim scorings.
    for n in 1..=4_u8 {
        let done = n <= board.scorings;
        at.circle(x + 20.0, y, 20.0).fill(if done { palette::VP } else { palette::WATER }).stroke(Color::WHITE, 2.5);
        parts::centered(at, x + 20.0, y, 34.0, 25.0, n.to_string()).bold().color(Color::WHITE);
        parts::halo(at, x + 20.0, y, 23.0, eye.fresh(weight::SCORING, |it| n <= it.board.scorings));
        x += 46.0;
    }
    x += 6.0;
    let right = piles(at, eye, y);
    let last = if board.closing && board.phase != Phase::Over { LAST } else { 0.0 };
    x = turn(at, eye, [x, y, right - x - last - 8.0]);
    if last > 0.0 {
        let text = eye.say("pic-last-turns");
        at.rect(x, y - 25.0, LAST, 50.0).radius(25.0).fill(palette::LOSS);
        at.symbol(Sym::Hourglass, x + 26.0, y, 30.0, FRESH);
        parts::label(at, x + 46.0, y, LAST - 58.0, 28.0, text).semi_bold().color(Color::WHITE).shrink(0.7);
    }
}

/// What lies face down or discarded. Returns where it begins.
fn piles(at: &mut Group, eye: &Eye<'_>, y: f32) -> f32 {
    let board = eye.board();
    let mut right = WIDTH - 14.0;
    let piles = [
        (Mark::Pasture, board.pastures, eye.fresh(weight::NUMBER, |it| it.board.pastures)),
        (Mark::Explore, eye.view.grey, eye.fresh(weight::NUMBER, |it| it.grey)),
        (Mark::Sym(Sym::Card), board.discard.len(), eye.fresh(weight::NUMBER, |it| it.board.discard.len())),
        (Mark::Sym(Sym::Deck), eye.view.deck, eye.fresh(weight::NUMBER, |it| it.deck)),
    ];
    for (mark, n, fresh) in piles {
        // A number of three digits needs its room.
        let wide = if n < 100 { 108.0 } else { 126.0 };
        right -= wide + 5.0;
        pile(at, [right, y, wide], &mark, n, fresh);
    }
    right
}

fn pile(at: &mut Group, [x, y, wide]: [f32; 3], mark: &Mark, n: usize, fresh: Fresh) {
    at.rect(x, y - 25.0, wide, 50.0).radius(12.0).fill(palette::PAPER).stroke(EDGE, 2.0);
    parts::tally(at, x + 8.0, y, 35.0, mark, n.to_string(), fresh);
}

/// Whose turn it is, what is being scored, or who has won; and whoever else is asked just now. Returns where it ends.
fn turn(at: &mut Group, eye: &Eye<'_>, [x, y, room]: [f32; 3]) -> f32 {
    let board = eye.board();
    let (owner, text) = match board.phase {
        Phase::Setup => (None, eye.say("pic-setup")),
        Phase::Turn => (Some(Owner::Seat(board.active)), eye.words.name(board.active)),
        Phase::Eminence => (Some(Owner::Eminence), eye.say("owner-eminence")),
        Phase::Scoring => (None, eye.say_with("pic-interim", "n", u32::from(board.scorings) + 1)),
        Phase::Over => return winners(at, eye, x, y),
    };
    let asked: Vec<Seat> =
        if board.phase == Phase::Turn && board.awaited == [board.active] { Vec::new() } else { board.awaited.clone() };
    let most = room - if asked.is_empty() { 0.0 } else { room * 0.55 };
    let wide = (measure(&text, NAME, Weight::Bold) + 80.0).min(most);
    at.rect(x, y - 28.0, wide, 56.0).radius(28.0).fill(palette::PAPER).stroke(EDGE, 2.0);
    match owner {
        Some(owner) => parts::badge(at, x + 30.0, y, 22.0, owner),
        None => icons::vp(at, x + 30.0, y, 42.0),
    }
    parts::label(at, x + 58.0, y, wide - 72.0, NAME, text).bold().shrink(0.6);
    let x = x + wide + 10.0;
    if asked.is_empty() { x } else { answers(at, eye, [x, y, room - wide - 10.0], &asked) }
}

/// Who is asked though it is not their turn, or is one of all. Returns where it ends.
fn answers(at: &mut Group, eye: &Eye<'_>, [x, y, most]: [f32; 3], asked: &[Seat]) -> f32 {
    let text = match asked {
        [seat] => eye.words.say(&Text::new("pic-answers").with("seat", *seat)),
        _ => eye.say("pic-answer"),
    };
    let badges = 44.0 * asked.len() as f32 + 12.0;
    let wide = (measure(&text, NAME, Weight::Bold) + badges + 22.0).min(most);
    at.rect(x, y - 28.0, wide, 56.0).radius(28.0).fill(FRESH).stroke(EDGE, 3.0);
    for (n, seat) in asked.iter().enumerate() {
        parts::badge(at, x + 30.0 + 44.0 * n as f32, y, 20.0, Owner::Seat(*seat));
    }
    parts::label(at, x + badges + 2.0, y, wide - badges - 16.0, NAME, text).bold().shrink(0.5);
    x + wide + 10.0
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
