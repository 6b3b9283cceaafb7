//! The icons of the cards as glyphs in a row.

use super::palette::{self, EDGE, SNOW};
use super::{buildings, icons, signs};
use crate::games::drawing::{self, Glyph};
use crate::games::frostpunk::content::icons::{Icon, Sign};
use crate::games::frostpunk::content::kinds::Good;
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

pub(super) type Laid = drawing::Laid<Mark>;

const LETTERS: f32 = 0.84;

/// One thing in a row: an icon of the facts, or room between two.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Mark {
    Icon(Icon),
    Gap,
}

impl From<Icon> for Mark {
    fn from(icon: Icon) -> Mark {
        Mark::Icon(icon)
    }
}

impl From<Sign> for Mark {
    fn from(sign: Sign) -> Mark {
        Icon::Sign(sign).into()
    }
}

impl From<Good> for Mark {
    fn from(good: Good) -> Mark {
        Icon::Good(good).into()
    }
}

/// A text in phrases that stay together: a line is broken after a choice, where a number begins, and before what is done for each
/// of something.
pub(super) fn phrases(icons: Vec<Icon>) -> Vec<Vec<Mark>> {
    let mut phrases: Vec<Vec<Mark>> = Vec::new();
    let mut joined = false;
    for (n, icon) in icons.iter().enumerate() {
        let each = matches!(icon, Icon::All)
            && matches!(icons.get(n + 1), Some(Icon::Active | Icon::Who(_) | Icon::Sign(Sign::Death)));
        let closes = matches!(icon, Icon::Text(text) if text == ")");
        let number = !closes && matches!(icon, Icon::Text(text) if !text.starts_with(['≥', '≤']));
        let begins = each || number || matches!(icon, Icon::Or | Icon::Else | Icon::May);
        let follows = closes || matches!(icon, Icon::Then);
        match phrases.last_mut() {
            Some(phrase) if follows || joined || !begins => phrase.push(icon.clone().into()),
            _ => phrases.push(vec![icon.clone().into()]),
        }
        let opens = matches!(icon, Icon::Text(text) if text == "(");
        let otherwise = n > 0 && matches!((&icons[n - 1], icon), (Icon::Else, Icon::Then));
        let leads =
            matches!(icon, Icon::Plus | Icon::Minus | Icon::Again | Icon::Active | Icon::Used | Icon::All | Icon::May);
        joined = opens || otherwise || leads;
    }
    let last = phrases.len().saturating_sub(1);
    phrases.iter_mut().take(last).for_each(|it| it.push(Mark::Gap));
    phrases
}

fn letters(text: &str, size: f32) -> f32 {
    measure(text, size * LETTERS, Weight::Bold)
}

impl Glyph for Mark {
    fn gap() -> Mark {
        Mark::Gap
    }

    fn width(&self, size: f32) -> f32 {
        let Mark::Icon(icon) = self else { return size * 0.2 };
        match icon {
            Icon::Text(text) => letters(text, size),
            Icon::Times(n) => letters(&format!("{n}×"), size),
            Icon::Plus | Icon::Minus | Icon::Else => size * 0.5,
            Icon::Or => size * 0.34,
            Icon::Then => size * 0.66,
            Icon::May => letters("?", size),
            Icon::All => letters("∀", size).max(size * 0.6),
            Icon::Active | Icon::Used => size * 0.62,
            Icon::Card(card) => (letters(&card.written(), size * 0.72) + size * 0.3).max(size),
            Icon::Who(_) | Icon::Child(_) => size * 0.86,
            Icon::Colour(_) => size * 0.8,
            _ => size,
        }
    }

    fn draw(&self, at: &mut Group, x: f32, y: f32, size: f32, ink: Color) {
        let Mark::Icon(icon) = self else { return };
        let wide = self.width(size);
        let cx = x + wide * 0.5;
        let mut text = |text: &str| {
            at.text(x, y, text).size(size * LETTERS).bold().mid_height().color(ink).max_width(wide + 1.0);
        };
        match icon {
            Icon::Text(it) => text(it),
            Icon::Times(n) => text(&format!("{n}×")),
            Icon::Or => text("/"),
            Icon::May => text("?"),
            Icon::Plus => drop(at.symbol(Sym::Plus, cx, y, size * 0.46, ink)),
            Icon::Minus => drop(at.symbol(Sym::Minus, cx, y, size * 0.46, palette::BAD)),
            Icon::Else => drop(at.symbol(Sym::Cross, cx, y, size * 0.5, palette::BAD)),
            Icon::Then => drop(at.symbol(Sym::ArrowRight, cx, y, size * 0.56, ink)),
            Icon::All => {
                for (n, dx) in [-0.18, 0.0, 0.18].into_iter().enumerate() {
                    at.circle(cx + dx * size, y + if n == 1 { -0.12 } else { 0.1 } * size, size * 0.09).fill(ink);
                }
            }
            Icon::Active => {
                at.circle(cx, y, size * 0.29).fill(palette::HOPE).stroke(EDGE, size * 0.05);
                at.symbol(Sym::ArrowUp, cx, y, size * 0.38, EDGE);
            }
            Icon::Used => {
                at.circle(cx, y, size * 0.29).fill(palette::WELL).stroke(palette::QUIET, size * 0.06);
                at.symbol(Sym::ArrowDown, cx, y, size * 0.38, SNOW);
            }
            Icon::Again => {
                at.circle(cx, y, size * 0.44).fill(palette::GOOD).stroke(EDGE, size * 0.05);
                at.symbol(Sym::ArrowRight, cx - size * 0.02, y - size * 0.14, size * 0.42, SNOW);
                at.symbol(Sym::ArrowLeft, cx + size * 0.02, y + size * 0.16, size * 0.42, SNOW);
            }
            Icon::Good(it) => icons::good(at, cx, y, size, *it),
            Icon::Who(it) => icons::who(at, cx, y, size, *it),
            Icon::Child(it) => icons::child(at, cx, y, size, *it),
            Icon::Token(it) => icons::token(at, cx, y, size, *it, true),
            Icon::Row(it) => icons::row(at, cx, y, size, *it),
            Icon::Building(it) => buildings::building(at, cx, y, size * 1.04, *it, true),
            Icon::Colour(it) => icons::insulation(at, cx, y, size * 0.86, *it),
            Icon::Sign(it) => signs::sign(at, cx, y, size * 0.96, *it),
            Icon::Card(card) => {
                let color = palette::deck(card.deck);
                at.rect(x, y - size * 0.42, wide, size * 0.84).radius(size * 0.1).fill(color).stroke(EDGE, size * 0.05);
                at.text(cx, y, card.written())
                    .size(size * 0.72 * LETTERS)
                    .bold()
                    .centered()
                    .color(color.readable())
                    .max_width(wide);
            }
        }
    }
}
