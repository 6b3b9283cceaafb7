//! The action board: rows with what they give the ship and cost, and the tiles with their two parts.

use super::palette::{self, EDGE, INK, QUIET};
use super::signs::Mark;
use super::{Eye, icons, parts, weight};
use crate::engine::Words;
use crate::games::boonlake::content::kinds::{ActionTile, Kind};
use crate::games::boonlake::content::signs::{Sign, count};
use crate::games::boonlake::content::{ActionRow, Content};
use crate::games::boonlake::labels::names::action_name;
use crate::games::boonlake::view::View;
use crate::games::drawing;
use crate::scene::{Color, Draw, Group, Sym};

const GAP: f32 = 8.0;
const HEAD: f32 = 52.0;
/// What a row gives and costs, left of its tile.
const SIDE: f32 = 82.0;

/// The board in a place; rows share its height, with room for the tile that was taken.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w, h]: [f32; 4]) {
    let board = eye.board();
    parts::panel(at, x, y, w, h);
    let heading = eye.say("pic-actions");
    parts::label(at, x + 16.0, y + 28.0, w - 30.0, 27.0, heading).bold();
    let rows = &eye.content().rows;
    let step = (h - HEAD - 6.0) / (rows.len() as f32 + 1.0);
    let place = |n: usize| [x + SIDE, y + HEAD + n as f32 * step, w - SIDE - 10.0, step - GAP];
    // The taken tile waits below the last row, and its row is empty (TRN-04).
    let taken = board.taken.filter(|it| *it < rows.len());
    for (n, row) in rows.iter().enumerate() {
        side(at, x + 10.0, place(n)[1], step - GAP, n, *row, taken == Some(n));
    }
    if let Some(n) = taken {
        let [x, y, w, h] = place(n);
        at.rect(x, y, w, h).radius(12.0).fill(palette::WELL).stroke(palette::PAPER_LINE, 2.5).dash(&[9.0, 6.0]);
        at.symbol(Sym::Ship, x + w * 0.5, y + h * 0.5, h * 0.6, palette::PAPER_LINE);
    }
    for (n, action) in board.actions.iter().enumerate() {
        let at_row = if taken == Some(n) { rows.len() } else { n };
        tile(at, eye.content(), eye.words, place(at_row), *action);
        let [x, y, w, h] = place(at_row);
        let lies = |it: &View| it.board.actions.iter().position(|it| it == action);
        parts::ring(at, x, y, w, h, 12.0, eye.fresh(weight::ACTION, lies));
        // TRN-08: what lies below the empty row has another row in the next turn.
        if taken.is_some_and(|it| it < n) {
            at.circle(x + w * 0.47, y - GAP * 0.5, 15.0).fill(palette::INK);
            at.symbol(Sym::ArrowUp, x + w * 0.47, y - GAP * 0.5, 21.0, Color::WHITE);
        }
    }
}

/// The number of a row, the steps of the ship, and the VP that are lost.
fn side(at: &mut Group, x: f32, y: f32, h: f32, n: usize, row: ActionRow, empty: bool) {
    let fill = if empty { palette::GAIN } else { palette::WOOD };
    at.rect(x, y, SIDE - 16.0, h).radius(12.0).fill(palette::WELL).stroke(fill, if empty { 4.0 } else { 2.0 });
    parts::disc(at, x + 17.0, y + 18.0, 16.0, fill, (n + 1).to_string());
    let middle = if row.vp == 0 { y + h * 0.58 } else { y + h * 0.5 };
    at.symbol(Sym::Ship, x + 46.0, middle - 14.0, 38.0, palette::DEEP);
    parts::centered(at, x + 22.0, middle + 17.0, 36.0, 31.0, row.steps.to_string()).bold();
    at.symbol(Sym::ArrowRight, x + 46.0, middle + 17.0, 26.0, palette::DEEP);
    if row.vp != 0 {
        let lost = [Mark::text(format!("−{}", row.vp.abs())), Sign::Vp.into()];
        drawing::draw(at, x + 5.0, y + h - 20.0, 27.0, palette::LOSS, &lost);
    }
}

/// An action tile: its group and name, what is for whoever takes it, what is for all.
pub(super) fn tile(at: &mut Group, content: &Content, words: &dyn Words, [x, y, w, h]: [f32; 4], action: ActionTile) {
    let group = content.group(action);
    let color = group.map_or(palette::ROCK, palette::group);
    let band = 44.0;
    at.rect(x, y, w, h).radius(12.0).fill(Color::WHITE);
    at.rect(x, y, w, band).radius(12.0).fill(color);
    at.rect(x, y + band * 0.5, w, band * 0.5).fill(color);
    icons::group(at, x + 26.0, y + band * 0.5, 38.0, group);
    let name = words.say(&action_name(action));
    parts::label(at, x + 52.0, y + band * 0.5, w - 60.0, 27.0, name).bold().color(color.readable());
    // What is left of the arrow is for whoever takes the tile, what is right of it for all.
    let body = h - band;
    let split = x + w * 0.47;
    at.rect(split, y + band, x + w - split, body).radius(12.0).fill(palette::SHALLOW.lighten(0.62));
    at.rect(split, y + band, 14.0, body - 12.0).fill(palette::SHALLOW.lighten(0.62));
    let (own, all, others) = two_parts(action);
    parts::row(at, [x + 6.0, y + band + 2.0, split - x - 16.0, body - 4.0], 38.0, INK, &own);
    at.circle(split, y + band + body * 0.5, 14.0).fill(QUIET);
    at.symbol(Sym::ArrowRight, split, y + band + body * 0.5, 19.0, Color::WHITE);
    let people = if others { 2 } else { 3 };
    for n in 0..people {
        at.symbol(
            Sym::Follower,
            x + w - 16.0 - 13.0 * n as f32,
            y + h - 15.0,
            19.0,
            if others { QUIET } else { palette::DEEP },
        );
    }
    parts::row(at, [split + 18.0, y + band + 2.0, x + w - split - 24.0, body - 20.0], 36.0, INK, &all);
    at.rect(x, y, w, h).radius(12.0).stroke(EDGE, 2.0);
}

/// The left part, the shared part, and whether the shared part is for the others only (TIL).
fn two_parts(action: ActionTile) -> (Vec<Vec<Mark>>, Vec<Vec<Mark>>, bool) {
    let one = |it: Mark| vec![it];
    let sign = |it: Sign| vec![Mark::Sign(it)];
    let some = |n: u32, it: Sign| count(n, it).into_iter().map(Mark::Sign).collect::<Vec<_>>();
    let or = || Mark::Sign(Sign::Or);
    let inhabitant = Sign::Piece(Kind::Inhabitant);
    let card = || vec![Mark::Play, or(), Mark::Discard];
    match action {
        ActionTile::Expansion => (
            vec![vec![Mark::text("2"), Mark::Explore], vec![Mark::Gap, Mark::Develop], vec![or(), Mark::Upgrade]],
            vec![some(2, Sign::Card), card()],
            true,
        ),
        ActionTile::Settle => (
            vec![one(Mark::Develop), vec![or(), Mark::Upgrade]],
            vec![one(Mark::Develop), vec![or(), Mark::Upgrade, or()], card()],
            false,
        ),
        ActionTile::Cattle => {
            (vec![one(Mark::Pasture)], vec![vec![Mark::Sign(Sign::Piece(Kind::Cattle)), or()], card()], false)
        }
        ActionTile::Regions => {
            let per = [some(1, Sign::Coin), vec![Mark::text("×"), Mark::Presence]].concat();
            (vec![one(Mark::Reward)], vec![per], false)
        }
        ActionTile::Hiring => {
            let price = [some(3, Sign::Coin), vec![or()], some(3, Sign::Card)].concat();
            (
                vec![sign(inhabitant.clone()), one(Mark::Explore)],
                vec![price, vec![Mark::Sign(Sign::Arrow), inhabitant.into()]],
                false,
            )
        }
        ActionTile::Building => {
            let draw = some(2, Sign::Card);
            (vec![one(Mark::Play), [vec![or()], draw].concat()], vec![card()], false)
        }
        ActionTile::Progress => {
            let pay = vec![Mark::text("−"), inhabitant.into(), Mark::Sign(Sign::Arrow), Sign::Lever.into()];
            (vec![sign(Sign::Lever)], vec![pay, [vec![or()], some(1, Sign::Card)].concat()], false)
        }
    }
}
