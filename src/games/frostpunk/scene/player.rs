//! A player's area: the advisor, how many citizen cards are in hand, the card played in this round.

use super::card;
use super::palette::{self, QUIET};
use super::{Eye, parts, weight};
use crate::engine::Seat;
use crate::scene::{Draw, Group, Sym};

pub(super) const TALL: f32 = 84.0;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], seat: Seat) -> f32 {
    strip(at, eye, [x, y, w], seat);
    let top = y + TALL + 14.0;
    let advisor = eye.board().advisors[seat].into_iter().collect::<Vec<_>>();
    let played: Vec<_> = eye.board().played.iter().filter(|it| it.0 == seat).map(|it| it.1).collect();
    for (n, (heading, cards)) in [("pic-advisor", advisor), ("pic-played", played)].into_iter().enumerate() {
        let left = x + n as f32 * (card::WHOLE.0 + 16.0);
        let wide = card::WHOLE.0 - 12.0;
        parts::label(at, left + 8.0, top + 20.0, wide, 28.0, eye.say(heading)).bold().color(palette::GLOW);
        match cards.last() {
            Some(id) => card::whole(at, eye.content(), eye.words, [left, top + 46.0], *id),
            None => {
                let (w, h) = card::WHOLE;
                let line = palette::PANEL_LINE;
                at.rect(left, top + 46.0, w, h).radius(12.0).stroke(line, 2.5).dash(&[12.0, 10.0]);
                parts::centered(at, left + w * 0.5, top + 46.0 + h * 0.5, w - 20.0, 26.0, eye.say("pic-none"))
                    .color(QUIET);
            }
        }
    }
    top + 46.0 + card::WHOLE.1
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
        let fresh = eye.fresh(weight::LEADER, |it| it.board.leader);
        parts::ring(at, left - 1.0, y + TALL * 0.5 - 21.0, 42.0, 42.0, 21.0, fresh);
        left += 54.0;
    }
    let hand = eye.view.counts.hands.get(seat.index()).copied().unwrap_or_default();
    let right = x + w - 104.0;
    at.symbol(Sym::Hand, right + 20.0, y + TALL * 0.5, 42.0, QUIET);
    let fresh = eye.fresh(weight::NUMBER, |it| it.counts.hands.get(seat.index()).copied());
    parts::number(at, right + 50.0, y + TALL * 0.5, 32.0, hand.to_string(), fresh);
    let wide = right - left - 14.0;
    parts::label(at, left, y + 30.0, wide, 29.0, eye.words.name(seat)).bold().shrink(0.6);
    let advisor = board.advisors[seat].map(|it| eye.text(&it.title())).unwrap_or_default();
    let played = board.played.iter().filter(|it| it.0 == seat).map(|it| eye.text(&it.1.title()));
    let below: Vec<String> = [advisor].into_iter().filter(|it| !it.is_empty()).chain(played).collect();
    parts::label(at, left, y + 60.0, wide, 21.0, below.join(" · ")).shrink(0.6).color(QUIET);
}
