//! The scoring tiles in play: the special project above, below it the condition and the point tokens.

use super::palette::{self, EDGE, INK, PAPER_LINE, QUIET};
use super::signs::{self, Mark};
use super::{Eye, parts, weight};
use crate::engine::Seat;
use crate::games::boonlake::content::signs::Sign;
use crate::games::boonlake::content::{Content, ScoringId, ScoringTile};
use crate::games::boonlake::state::Owner;
use crate::scene::{Color, Draw, Group, Sym, Weight, measure};

/// The height of a tile with the tokens below it, and without.
pub(super) const TALL: f32 = 218.0;
pub(super) const ALONE: f32 = 172.0;
const PROJECT: f32 = 86.0;

/// The tile of an area with all that lies at it.
pub(super) fn area(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3], n: usize) {
    let board = eye.board();
    let area = board.areas[n];
    // Where everybody has laid a token no demand is the next one any more.
    let is_done = eye.seats().all(|it| eye.player(it).tokens[n].is_some());
    let current = if is_done { eye.content().scoring(area.tile).values.len() } else { usize::from(board.scorings) };
    at.rect(x, y, w, TALL).radius(14.0).fill(palette::PAPER).stroke(EDGE, 2.0);
    tile(at, eye.content(), [x, y, w], area.tile, Some(current));
    if let Some(owner) = area.owner {
        parts::badge(at, x + 168.0, y + PROJECT - 21.0, 17.0, owner);
        // Nothing counts twice for the Grey Eminence (SOL-18).
        if let Owner::Seat(_) = owner {
            parts::label(at, x + 188.0, y + PROJECT - 21.0, 44.0, 28.0, "×2").bold().color(palette::VP);
        }
    }
    // Inhabitants above a project stay there (PRJ-05).
    let mut left = x + 12.0;
    for seat in eye.seats().filter(|it| eye.player(*it).projects[n]) {
        let fresh = eye.fresh(weight::PROJECT, |it| it.board.players[seat].projects[n]);
        parts::ring(at, left, y + PROJECT - 32.0, 32.0, 32.0, 16.0, fresh);
        parts::badge(at, left + 16.0, y + PROJECT - 16.0, 15.0, Owner::Seat(seat));
        at.circle(left + 29.0, y + PROJECT - 27.0, 8.0).fill(palette::GAIN);
        at.symbol(Sym::Check, left + 29.0, y + PROJECT - 27.0, 11.0, Color::WHITE);
        left += 36.0;
    }
    let (mut left, room) = (x + 10.0, (w - 20.0) / 4.0);
    for seat in eye.seats() {
        token(at, eye, [left, y + TALL - 46.0, room], n, seat);
        left += room;
    }
}

/// The point token of a player below a tile, with a lock; while there is none, what the player has of what is asked for.
fn token(at: &mut Group, eye: &Eye<'_>, [x, y, room]: [f32; 3], n: usize, seat: Seat) {
    let token = eye.player(seat).tokens[n];
    parts::badge(at, x + 17.0, y + 18.0, 16.0, Owner::Seat(seat));
    let middle = y + 18.0;
    if let Some(number) = token {
        let tone = palette::owner(Owner::Seat(seat));
        let fresh = eye.fresh(weight::TOKEN, |it| it.board.players[seat].tokens[n]);
        parts::ring(at, x + 40.0, y + 2.0, 32.0, 32.0, 10.0, fresh);
        at.rect(x + 40.0, y + 2.0, 32.0, 32.0).radius(8.0).fill(tone.fill).stroke(tone.edge, 2.0);
        parts::centered(at, x + 56.0, middle, 28.0, 24.0, number.to_string()).bold().color(tone.on);
        // INT-05: the tile is closed to the player from now on.
        at.symbol(Sym::Lock, x + 83.0, middle, 18.0, QUIET);
        return;
    }
    let has = super::sheet::reached(eye, seat, n);
    // Two numbers and a third for projects are long where four play.
    let most = room - 44.0;
    let size = (32.0 * most / measure(&has, 32.0, Weight::Bold)).min(32.0);
    parts::number(
        at,
        x + 40.0,
        middle,
        size,
        has,
        eye.fresh(weight::NUMBER, |it| it.standings[seat].reached.get(n).copied()),
    );
    let tile = eye.content().scoring(eye.board().areas[n].tile);
    let met = tile
        .values
        .get(usize::from(eye.board().scorings))
        .is_some_and(|it| eye.view.standings[seat].reached[n].meets(*it));
    if met {
        at.circle(x + 30.0, y + 30.0, 11.0).fill(palette::GAIN).stroke(palette::PAPER, 2.0);
        at.symbol(Sym::Check, x + 30.0, y + 30.0, 15.0, Color::WHITE);
    }
}

/// A scoring tile alone; the value of the next scoring stands out.
pub(super) fn tile(at: &mut Group, content: &Content, [x, y, w]: [f32; 3], id: ScoringId, current: Option<usize>) {
    let tile = content.scoring(id);
    at.rect(x, y, w, ALONE).radius(14.0).fill(Color::WHITE);
    at.rect(x, y, w, PROJECT).radius(14.0).fill(palette::BARE);
    at.rect(x, y + PROJECT - 16.0, w, 16.0).fill(palette::BARE);
    parts::label(at, x + 10.0, y + 25.0, 62.0, 33.0, tile.key.to_uppercase()).bold().color(QUIET);
    project(at, [x + 72.0, y + 2.0, w - 80.0, 46.0], tile);
    let marks = [Mark::text(tile.vp), Sign::Vp.into(), Mark::Gap, Sign::Track(tile.track).into()];
    parts::row(at, [x + w - 152.0, y + PROJECT - 42.0, 140.0, 42.0], 34.0, INK, &[marks.to_vec()]);
    at.line(x, y + PROJECT, x + w, y + PROJECT).stroke(PAPER_LINE, 2.0);
    let value_w = 54.0;
    let values = x + w - 4.0 * value_w - 8.0;
    let room = values - x - 14.0;
    parts::row(at, [x + 6.0, y + PROJECT + 2.0, room, 82.0], 54.0, INK, &signs::condition(&tile.condition));
    for (n, (high, low)) in tile.values.into_iter().enumerate() {
        let (left, top) = (values + n as f32 * value_w, y + PROJECT + 8.0);
        let now = current == Some(n);
        let past = current.is_some_and(|it| n < it);
        let fill = if now { palette::COIN } else { palette::WELL };
        at.rect(left, top, value_w - 5.0, 70.0)
            .radius(9.0)
            .fill(fill)
            .stroke(if now { EDGE } else { PAPER_LINE }, if now { 3.0 } else { 1.5 });
        let ink = if past { PAPER_LINE } else { INK };
        let text = if low > 0 { format!("{high}+{low}") } else { high.to_string() };
        let size = if low > 0 { 26.0 } else { 42.0 };
        parts::centered(at, left + (value_w - 5.0) * 0.5, top + 47.0, value_w - 7.0, size, text)
            .bold()
            .shrink(0.7)
            .color(ink);
        // The token of this scoring.
        parts::disc(
            at,
            left + (value_w - 5.0) * 0.5,
            top + 14.0,
            11.5,
            if past { PAPER_LINE } else { palette::VP },
            (n + 1).to_string(),
        );
    }
    at.rect(x, y, w, ALONE).radius(14.0).stroke(EDGE, 2.0);
}

/// What the special project costs.
fn project(at: &mut Group, place: [f32; 4], tile: &ScoringTile) {
    let mut row = vec![vec![Mark::text(tile.coins), Sign::Coin.into()]];
    row.extend(signs::resources(&tile.resources));
    parts::row(at, place, 35.0, INK, &row);
}
