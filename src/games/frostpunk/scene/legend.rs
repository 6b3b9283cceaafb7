//! What the signs stand for that a newcomer cannot know, once at the foot of the overview.

use super::crater::badge;
use super::palette::{self, EDGE, FRESH, QUIET};
use super::{Eye, icons, parts, signs};
use crate::engine::{Arg, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::{Colour, Row, Token};
use crate::games::frostpunk::rules::end;
use crate::scene::{Draw, Group, Sym, Weight, measure};

pub(super) const TALL: f32 = 3.0 * STEP + 14.0;
const STEP: f32 = 42.0;
const LETTERS: f32 = 26.0;
const SIGN: f32 = 34.0;
const NEAR: f32 = 8.0;
const APART: f32 = 20.0;

enum Shown {
    Token(Token),
    Range,
    Fresh,
    Else,
    Each,
    Active,
    Before,
    Card(CardId),
    Sign(Sign),
}

impl Shown {
    fn wide(&self) -> f32 {
        if matches!(self, Shown::Card(_)) { SIGN * 1.7 } else { SIGN }
    }

    fn draw(&self, at: &mut Group, cx: f32, cy: f32) {
        match self {
            Shown::Token(of) => icons::token(at, cx, cy, SIGN, *of, true),
            Shown::Range => badge(at, [cx, cy, SIGN * 0.46], Colour::Orange, "n"),
            Shown::Fresh => {
                let r = SIGN * 0.42;
                let frame = at.rect(cx - r, cy - r, 2.0 * r, 2.0 * r).radius(r * 0.4).fill(palette::WELL);
                frame.stroke(FRESH, 4.0);
            }
            Shown::Else => {
                at.circle(cx, cy, SIGN * 0.45).fill(palette::PAPER).stroke(EDGE, 2.0);
                at.symbol(Sym::Cross, cx, cy, SIGN * 0.6, palette::BAD);
            }
            Shown::Each => {
                for (dx, dy) in [(-0.18, 0.1), (0.0, -0.12), (0.18, 0.1)] {
                    at.circle(cx + dx * SIGN, cy + dy * SIGN, SIGN * 0.09).fill(QUIET);
                }
            }
            Shown::Active => {
                at.circle(cx, cy, SIGN * 0.29).fill(palette::HOPE).stroke(EDGE, SIGN * 0.05);
                at.symbol(Sym::ArrowUp, cx, cy, SIGN * 0.38, EDGE);
            }
            Shown::Before => signs::grave(at, cx, cy, SIGN, true),
            Shown::Card(of) => {
                let (wide, color) = (self.wide(), palette::deck(of.deck));
                let chip = at.rect(cx - wide * 0.5, cy - SIGN * 0.42, wide, SIGN * 0.84).radius(SIGN * 0.1).fill(color);
                chip.stroke(EDGE, 2.0);
                parts::centered(at, cx, cy, wide - 6.0, SIGN * 0.6, of.written()).bold().color(color.readable());
            }
            Shown::Sign(of) => signs::sign(at, cx, cy, SIGN, *of),
        }
    }
}

pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    parts::panel(at, x, y, w, TALL);
    let tokens = Row::ALL.iter().flat_map(|it| it.types()).map(|it| (Shown::Token(it), eye.text(&it.text())));
    let others = [
        (Shown::Range, "pic-sign-range"),
        (Shown::Sign(Sign::Tower), "pic-sign-tower"),
        (Shown::Sign(Sign::Ill), "pic-sign-ill"),
        (Shown::Sign(Sign::Flip), "pic-sign-grave"),
    ];
    let marks = [(Shown::Else, "pic-sign-else"), (Shown::Each, "pic-sign-each"), (Shown::Active, "pic-sign-active")];
    let said = |(shown, id): (Shown, &'static str)| (shown, eye.say(id));
    // SET-11: nobody has died in this game yet, though the marker does not begin on nought.
    let dead = end::buried(eye.state);
    let dead = (dead > 0).then(|| (Shown::Before, eye.say_with("pic-sign-before", "n", dead)));
    let card = eye.content().scenario.setup.open;
    // What is yellow is told only where something is: else other golden frames would be taken for it. Beside it there is less room.
    let fresh = eye.marks.any().then(|| said((Shown::Fresh, "pic-sign-fresh")));
    let id = if fresh.is_some() { "pic-sign-card-too" } else { "pic-sign-card" };
    let card = (Shown::Card(card), eye.text(&Text::new(id).with("card", Arg::Word(card.written()))));
    // Those that belong together stand in one line.
    let [range, tower, ill, grave] = others.map(said);
    let all = tokens.chain(marks.map(said)).chain([range, tower]).chain(dead);
    let all = all.chain([ill, grave]).chain(fresh).chain([card]);
    let (mut left, mut middle) = (x + 16.0, y + 7.0 + STEP * 0.5);
    for (shown, said) in all {
        let wide = measure(&said, LETTERS, Weight::Regular) + 1.0;
        if left > x + 16.0 && left + shown.wide() + NEAR + wide > x + w - 12.0 {
            (left, middle) = (x + 16.0, middle + STEP);
        }
        let sign = shown.wide();
        shown.draw(at, left + sign * 0.5, middle);
        parts::label(at, left + sign + NEAR, middle, wide, LETTERS, said).color(QUIET);
        left += sign + NEAR + wide + APART;
    }
}
