//! A player's area: the advisor, how many citizen cards are in hand, the card played in this round.

use super::card;
use super::palette::{self, QUIET};
use super::{Eye, parts};
use crate::engine::Seat;
use crate::scene::{Draw, Group, Sym};

pub(super) const TALL: f32 = 84.0;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) -> f32 {
    strip(at, eye, [x, y, w], seat);
    let mut top = y + TALL + 14.0;
    let advisor = eye.board().advisors[seat];
    let played: Vec<_> = eye.board().played.iter().filter(|it| it.0 == seat).map(|it| it.1).collect();
    for (heading, cards) in [("pic-advisor", advisor.into_iter().collect::<Vec<_>>()), ("pic-played", played)] {
        parts::label(at, x + 10.0, top + 20.0, w - 20.0, 28.0, eye.say(heading)).bold().color(palette::GLOW);
        top += 46.0;
        if cards.is_empty() {
            parts::nothing(at, x + 10.0, top + 14.0, w - 20.0, eye.say("pic-none"));
            top += 40.0;
        }
        for (n, id) in cards.iter().enumerate() {
            card::whole(at, eye.content(), eye.words, [x + n as f32 * (card::WHOLE.0 + 12.0), top], *id);
        }
        if !cards.is_empty() {
            top += card::WHOLE.1 + 14.0;
        }
    }
    top
}

/// One line: the letter, the leader's lantern, the name, the advisor, the hand.
pub(super) fn strip(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) {
    let board = eye.board();
    let plays = board.turn == Some(seat);
    let line = if plays { palette::GLOW } else { palette::PANEL_LINE };
    parts::panel(at, x, y, w, TALL).stroke(line, if plays { 5.0 } else { 2.0 });
    parts::badge(at, x + 42.0, y + TALL * 0.5, 25.0, seat);
    let mut left = x + 82.0;
    if board.leader == seat {
        at.circle(left + 20.0, y + TALL * 0.5, 21.0).fill(palette::HOPE);
        at.symbol(Sym::Crown, left + 20.0, y + TALL * 0.5, 30.0, palette::INK);
        if eye.changed(|it| it.board.leader) {
            parts::ring(at, left - 1.0, y + TALL * 0.5 - 21.0, 42.0, 42.0, 21.0);
        }
        left += 54.0;
    }
    let hand = eye.view.counts.hands.get(seat.index()).copied().unwrap_or_default();
    let right = x + w - 104.0;
    at.symbol(Sym::Hand, right + 20.0, y + TALL * 0.5, 42.0, QUIET);
    let fresh = eye.changed(|it| it.counts.hands.get(seat.index()).copied());
    parts::number(at, right + 50.0, y + TALL * 0.5, 32.0, hand.to_string(), fresh);
    let wide = right - left - 14.0;
    parts::label(at, left, y + 30.0, wide, 29.0, eye.words.name(seat)).bold().shrink(0.6);
    let advisor = board.advisors[seat].map(|it| eye.text(&it.title())).unwrap_or_default();
    let played = board.played.iter().filter(|it| it.0 == seat).map(|it| eye.text(&it.1.title()));
    let below: Vec<String> = [advisor].into_iter().filter(|it| !it.is_empty()).chain(played).collect();
    parts::label(at, left, y + 60.0, wide, 21.0, below.join(" · ")).shrink(0.6).color(QUIET);
}
