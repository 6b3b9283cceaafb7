//! Project cards: small ones on a player's picture, whole ones in the hand and the look-up.

use super::palette::{self, EDGE, INK, PAPER_LINE};
use super::signs::{self, Mark};
use super::{icons, parts};
use crate::engine::{Text, Words};
use crate::games::boonlake::content::signs::Sign;
use crate::games::boonlake::content::{CardText, ProjectCard};
use crate::scene::{Color, Draw, Group, Sym};

/// Four to a row, and three to a row.
pub(super) const SMALL: (f32, f32) = (188.0, 116.0);
pub(super) const WHOLE: (f32, f32) = (253.0, 216.0);

fn name(words: &dyn Words, card: &ProjectCard) -> String {
    words.say(&Text::new(format!("card-{}", card.key)))
}

/// When a card does what it does: at once, from then on, at the end.
fn when(text: &CardText) -> Sym {
    match text {
        CardText::Now(_) => Sym::Challenge,
        CardText::Ongoing(_) => Sym::Production,
        CardText::End(_) => Sym::Crown,
    }
}

fn ground(at: &mut Group, [x, y, w, h]: [f32; 4], band: f32, card: &ProjectCard) {
    let color = palette::group(card.group);
    at.rect(x, y, w, h).radius(12.0).fill(Color::WHITE);
    at.rect(x, y, w, band).radius(12.0).fill(color);
    at.rect(x, y + band * 0.5, w, band * 0.5).fill(color);
    icons::group(at, x + band * 0.5, y + band * 0.5, band * 0.78, Some(card.group));
    at.rect(x, y, w, h).radius(12.0).stroke(EDGE, 2.0);
}

/// A played card: its name and what still counts.
pub(super) fn small(at: &mut Group, words: &dyn Words, [x, y]: [f32; 2], card: &ProjectCard) {
    let (w, h) = SMALL;
    let band = 40.0;
    ground(at, [x, y, w, h], band, card);
    let on = palette::group(card.group).readable();
    parts::label(at, x + 40.0, y + band * 0.5, w - 46.0, 22.0, name(words, card)).semi_bold().shrink(0.6).color(on);
    points(at, x + w - 8.0, y + h - 20.0, 28.0, card.vp);
    at.symbol(when(&card.text), x + 22.0, y + band + 22.0, 27.0, palette::QUIET);
    let phrases = phrases(card);
    parts::row(at, [x + 40.0, y + band + 2.0, w - 46.0, 44.0], 34.0, INK, &phrases);
}

/// The printed VP with their right end at `x`; returns their width.
fn points(at: &mut Group, x: f32, y: f32, size: f32, vp: i32) -> f32 {
    if vp == 0 {
        return 0.0;
    }
    let row = [Mark::text(vp), Mark::Sign(Sign::Vp)];
    let wide = crate::games::drawing::width(&row, size);
    crate::games::drawing::draw(at, x - wide, y, size, INK, &row);
    wide
}

/// What a card does, broken where it may be.
fn phrases(card: &ProjectCard) -> Vec<Vec<Mark>> {
    match &card.text {
        CardText::End(goal) => signs::goal(goal),
        text => vec![signs::effect(text)],
    }
}

/// A whole card: the cost below the name, what it does, the printed VP.
pub(super) fn whole(at: &mut Group, words: &dyn Words, [x, y]: [f32; 2], card: &ProjectCard) {
    let (w, h) = WHOLE;
    let band = 50.0;
    ground(at, [x, y, w, h], band, card);
    let on = palette::group(card.group).readable();
    parts::label(at, x + 50.0, y + band * 0.5, w - 58.0, 27.0, name(words, card)).bold().shrink(0.6).color(on);
    let foot = 56.0;
    at.rect(x + 6.0, y + h - foot, w - 12.0, foot - 6.0).radius(9.0).fill(palette::BARE);
    let mut cost: Vec<Vec<Mark>> = Vec::new();
    if card.coins > 0 || card.vases == 0 {
        cost.push(vec![Mark::text(card.coins), Sign::Coin.into()]);
    }
    if card.vases > 0 {
        cost.push(vec![Mark::text(card.vases), Sign::Vase.into()]);
    }
    cost.extend(signs::resources(&card.resources));
    let cost: Vec<Vec<Mark>> = cost.into_iter().map(|it| [it, vec![Mark::Gap]].concat()).collect();
    parts::row(at, [x + 10.0, y + h - foot, w - 20.0, foot - 6.0], 36.0, INK, &cost);
    at.symbol(when(&card.text), x + 27.0, y + band + 26.0, 34.0, palette::QUIET);
    parts::label(at, x + 10.0, y + h - foot - 18.0, 60.0, 18.0, format!("{}", card.number)).color(PAPER_LINE);
    points(at, x + w - 10.0, y + h - foot - 20.0, 36.0, card.vp);
    let room = h - band - foot - if card.vp == 0 { 8.0 } else { 36.0 };
    parts::row(at, [x + 50.0, y + band + 4.0, w - 60.0, room], 50.0, INK, &phrases(card));
}
