//! What the signs stand for that a newcomer cannot know, once at the foot of the overview.

use super::crater::badge;
use super::palette::{self, EDGE, FRESH, QUIET};
use super::{Eye, icons, parts, signs};
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::{Colour, Row, Token};
use crate::scene::{Draw, Group, Sym, Weight, measure};

pub(super) const TALL: f32 = 3.0 * STEP + 14.0;
const STEP: f32 = 42.0;
const LETTERS: f32 = 26.0;
const SIGN: f32 = 34.0;
const NEAR: f32 = 8.0;
const APART: f32 = 26.0;

enum Shown {
    Token(Token),
    Range,
    Fresh,
    Else,
    Each,
    Active,
    Sign(Sign),
}

impl Shown {
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
            Shown::Sign(of) => signs::sign(at, cx, cy, SIGN, *of),
        }
    }
}

pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    parts::panel(at, x, y, w, TALL);
    let tokens = Row::ALL.iter().flat_map(|it| it.types()).map(|it| (Shown::Token(it), eye.text(&it.text())));
    let others = [
        (Shown::Else, "pic-sign-else"),
        (Shown::Each, "pic-sign-each"),
        (Shown::Active, "pic-sign-active"),
        (Shown::Range, "pic-sign-range"),
        (Shown::Sign(Sign::Tower), "pic-sign-tower"),
        (Shown::Sign(Sign::Ill), "pic-sign-ill"),
        (Shown::Sign(Sign::Flip), "pic-sign-grave"),
        (Shown::Fresh, "pic-sign-fresh"),
    ];
    // What is yellow is told only where something is: else other golden frames would be taken for it.
    let others = others.into_iter().filter(|it| !matches!(it.0, Shown::Fresh) || eye.marks.any());
    let all = tokens.chain(others.map(|(shown, id)| (shown, eye.say(id))));
    let (mut left, mut middle) = (x + 16.0, y + 7.0 + STEP * 0.5);
    for (shown, said) in all {
        let wide = measure(&said, LETTERS, Weight::Regular) + 1.0;
        if left > x + 16.0 && left + SIGN + NEAR + wide > x + w - 12.0 {
            (left, middle) = (x + 16.0, middle + STEP);
        }
        shown.draw(at, left + SIGN * 0.5, middle);
        parts::label(at, left + SIGN + NEAR, middle, wide, LETTERS, said).color(QUIET);
        left += SIGN + NEAR + wide + APART;
    }
}
