//! The band on top: the round, whose turn it is, and the order of play.

use super::layout::{HEADER, MARGIN, WIDTH};
use super::palette::{DEEP, FOAM, GOLD};
use super::{Eye, parts, supply, terrain};
use crate::engine::Text;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::end::winners;
use crate::games::perseverance::state::{Owner, Stage};
use crate::scene::{Color, Draw, Group, Sym};

pub(super) fn base(at: &mut Group) {
    terrain::dusk(at, WIDTH, HEADER);
    at.rect(0.0, HEADER - 5.0, WIDTH, 5.0).fill(GOLD);
    at.symbol(Sym::Ship, 62.0, 45.0, 68.0, FOAM);
}

pub(super) fn live(at: &mut Group, eye: &Eye<'_>) {
    let board = eye.board();
    let middle = (HEADER - 5.0) * 0.5;
    let (round, turn) = progress(eye);
    parts::label(at, 112.0, middle - 17.0, 350.0, 30.0, round).bold().color(Color::WHITE);
    // No turn has begun before the set-up is done.
    if board.stage != Stage::Setup {
        parts::label(at, 112.0, middle + 20.0, 350.0, 27.0, turn).color(FOAM);
    }

    let order = 74.0 * eye.players() as f32;
    let right = WIDTH - MARGIN - order;
    let left = 480.0;
    let dice = if board.dino_dice.is_some() { 156.0 } else { 0.0 };
    supply::dino_dice(at, eye, right - dice - 14.0, 10.0);
    let (x, w, h) = (left, right - left - dice - 40.0, 66.0);
    let y = middle - h * 0.5;
    at.rect(x, y, w, h).radius(h * 0.5).fill(Color::WHITE);
    // While Combat Rewards are picked others than whose turn it is are asked, too.
    if let Some(seat) = board.on_turn().filter(|_| board.attack.is_none()) {
        parts::seat_badge(at, x + h * 0.5, middle, h * 0.5 - 5.0, seat);
        let who = eye.say_with("pic-to-play", "seat", seat);
        parts::label(at, x + h + 8.0, middle, w - h - 34.0, 36.0, who).bold();
    } else {
        let (sym, text) = match board.stage {
            Stage::Turns if board.attack.is_some() => (Sym::Hourglass, eye.say("phase-rewards")),
            Stage::Turns => (Sym::Hourglass, eye.say("part-assembly")),
            Stage::Setup => (Sym::Hourglass, eye.say("pic-set-up")),
            Stage::Over => (Sym::Crown, won(eye)),
        };
        at.symbol(sym, x + h * 0.5 + 6.0, middle, h * 0.62, DEEP);
        parts::label(at, x + h + 14.0, middle, w - h - 40.0, 36.0, text).bold();
    }
    // As in the text.
    for (n, seat) in board.turn_order().enumerate() {
        let cx = right + 74.0 * n as f32 + 37.0;
        if n > 0 {
            at.symbol(Sym::ArrowRight, cx - 37.0, middle, 15.0, FOAM);
        }
        if board.on_turn() == Some(seat) {
            at.circle(cx, middle, 28.0).stroke(Color::WHITE, 4.0);
        }
        parts::seat_badge(at, cx, middle, 23.0, seat);
    }
}

/// Who has won, alone or with others.
fn won(eye: &Eye<'_>) -> String {
    let winners = winners(eye.board());
    let id = if winners.len() == 1 { "pic-won" } else { "pic-won-shared" };
    let who: Vec<Text> = winners.into_iter().map(|it| names::owner(Owner::Seat(it))).collect();
    eye.say_with(id, "who", who)
}

/// Which round and which turn it is, each of how many.
pub(super) fn progress(eye: &Eye<'_>) -> (String, String) {
    let (board, pool) = (eye.board(), eye.content().pool(eye.players()));
    let rounds = eye.content().assemblies(eye.players());
    let turns = pool.first_round() + (rounds - 1) * pool.later_rounds();
    let of = |id: &'static str, at: usize, of: usize| {
        eye.words.say(&Text::new(id).with("at", at.clamp(1, of)).with("of", of))
    };
    (of("pic-round", board.assemblies + 1, rounds), of("pic-turn", board.turn, turns))
}
