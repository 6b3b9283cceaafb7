//! How it stands: the storehouses, how near each defeat is, and how it ended.

use super::palette::{self, QUIET, SNOW};
use super::{Eye, icons, parts, signs, weight};
use crate::games::frostpunk::content::icons::Sign;
use crate::games::frostpunk::content::kinds::Row;
use crate::games::frostpunk::rules::{generator, scenario};
use crate::scene::{Color, Draw, Group};

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    let mut top = y;
    if let Some(ending) = &eye.board().ending {
        let fill = if ending.won { palette::HOPE } else { palette::BAD };
        at.rect(x, top, w, 110.0).radius(16.0).fill(fill);
        let sign = if ending.won { Sign::Victory } else { Sign::Defeat };
        signs::sign(at, x + 62.0, top + 55.0, 84.0, sign);
        let mut block = crate::scene::TextBlock::new(x + 124.0, top, w - 144.0, eye.text(&ending.reason));
        block.size(27.0).semi_bold().color(fill.readable()).max_lines(2);
        block.y += (110.0 - crate::scene::block_height(&block)) / 2.0;
        at.items.push(crate::scene::Item::Block(block));
        top += 122.0;
    }
    top = stores(at, eye, [x, top, w]) + 12.0;
    dangers(at, eye, [x, top, w])
}

/// What the storehouses hold of what they must hold.
pub(super) fn stores(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    parts::panel(at, x, y, w, 74.0);
    signs::sign(at, x + 44.0, y + 37.0, 56.0, Sign::Storehouse);
    let targets = scenario::targets(eye.state);
    let step = (w - 90.0) / 3.0;
    for (n, good) in scenario::STORED.into_iter().enumerate() {
        let (have, want) = (eye.board().stored.of(good), targets.of(good));
        let left = x + 86.0 + step * n as f32;
        icons::good(at, left + 22.0, y + 37.0, 44.0, good);
        let fresh = eye.fresh(weight::STORED, |it| it.board.stored.of(good));
        parts::number(at, left + 52.0, y + 24.0, 27.0, format!("{have}/{want}"), fresh);
        let fill = if have >= want { palette::GOOD } else { palette::GLOW };
        parts::bar(at, [left + 52.0, y + 46.0, step - 66.0, 13.0], have as f32 / want.max(1) as f32, fill);
    }
    y + 74.0
}

/// Each way to lose as a bar that fills.
fn dangers(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    let (board, content) = (eye.board(), eye.content());
    let limits = &content.boards.defeat;
    let tokens = &content.boards.tokens;
    let overload = generator::safe(eye.state) + 1;
    let ill = board.people.iter().map(|it| it.ill).max().unwrap_or_default();
    let hope = board.row(Row::Hope).len() as u32;
    let rows: [(Sign, String, f32); 5] = [
        (Sign::Death, format!("{}/{}", board.deaths, limits.deaths), share(board.deaths, limits.deaths)),
        (Sign::Hunger, format!("{}/{}", board.hunger, limits.famine), share(board.hunger, limits.famine)),
        (Sign::Ill, format!("{ill}/{}", limits.epidemic), share(ill, limits.epidemic)),
        (Sign::Overload, format!("{}/{}", board.overload, overload - 1), share(board.overload, overload)),
        (Sign::Storm, board.storm.map_or("–".to_owned(), |it| it.to_string()), storm(eye)),
    ];
    let step = 68.0;
    parts::panel(at, x, y, w, 7.0 * step + 24.0);
    let mut middle = y + 12.0 + step * 0.5;
    for (sign, text, share) in rows {
        signs::sign(at, x + 44.0, middle, 46.0, sign);
        line(at, eye, [x, middle, w], (sign_name(sign), text, share));
        middle += step;
    }
    for (row, text, share) in [
        (Row::Hope, format!("{hope}/{}", tokens.hope), 1.0 - hope as f32 / tokens.hope as f32),
        (
            Row::Discontent,
            format!("{}/{}", board.row(Row::Discontent).len(), tokens.discontent + 1),
            share(board.row(Row::Discontent).len() as u32, tokens.discontent + 1),
        ),
    ] {
        icons::row(at, x + 44.0, middle, 48.0, row);
        line(at, eye, [x, middle, w], (if row == Row::Hope { "pic-hope" } else { "pic-discontent" }, text, share));
        middle += step;
    }
    y + 7.0 * step + 24.0
}

fn share(n: u32, of: u32) -> f32 {
    n as f32 / of.max(1) as f32
}

/// The storm is upon the city when its marker is reached.
fn storm(eye: &Eye<'_>) -> f32 {
    let (round, rounds) = (eye.board().round, eye.content().scenario.setup.rounds);
    eye.board().storm.map_or(0.0, |it| 1.0 - it.saturating_sub(round) as f32 / rounds as f32)
}

fn sign_name(sign: Sign) -> &'static str {
    match sign {
        Sign::Death => "pic-deaths",
        Sign::Hunger => "pic-hunger",
        Sign::Ill => "pic-illness",
        Sign::Overload => "pic-overloaded",
        _ => "pic-storm",
    }
}

/// A danger: its name and its figures over a bar.
fn line(at: &mut Group, eye: &Eye<'_>, [x, middle, w]: [f32; 3], (name, text, share): (&'static str, String, f32)) {
    parts::label(at, x + 84.0, middle - 13.0, w - 220.0, 23.0, eye.say(name)).color(QUIET);
    parts::label(at, x + w - 24.0, middle - 13.0, 110.0, 27.0, text).bold().color(SNOW).end();
    let fill = match share {
        0.75.. => palette::BAD,
        0.45.. => palette::EMBER,
        _ => Color::rgb(0x4f8fb8),
    };
    parts::bar(at, [x + 84.0, middle + 6.0, w - 108.0, 16.0], share, fill);
}
