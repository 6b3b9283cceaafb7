//! Hope and discontent, and the laws.

use super::card;
use super::palette::{self, DISCONTENT, HOPE, QUIET, SNOW};
use super::{Eye, icons, parts, weight};
use crate::games::frostpunk::content::kinds::Row;
use crate::scene::{Draw, Group, Sym};

/// How tall both rows of tokens are.
pub(super) const ROWS: f32 = 216.0;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    parts::panel(at, x, y, w, 60.0 + ROWS);
    let top = parts::heading(at, x, y, w, eye.say("part-public-relations"));
    rows(at, eye, [x + 16.0, top, w - 32.0]);
    let mut y = top + ROWS + 14.0;
    parts::label(at, x + 10.0, y + 20.0, w - 20.0, 28.0, eye.say("pic-laws")).bold().color(palette::GLOW);
    y += 44.0;
    let enacted: Vec<card::Shown> = eye.board().laws.iter().map(|it| card::Shown::law(eye, it)).collect();
    if enacted.is_empty() {
        parts::nothing(at, x + 10.0, y + 14.0, w - 20.0, eye.say("pic-no-laws"));
        y += 36.0;
    }
    y = card::grid(at, eye, [x, y, w], &enacted);
    parts::label(at, x + 10.0, y + 26.0, w - 20.0, 28.0, eye.say("pic-future-laws")).bold().color(QUIET);
    y += 50.0;
    let future: Vec<card::Shown> = eye.board().future.iter().map(|it| card::Shown::of(*it)).collect();
    card::grid(at, eye, [x, y, w], &future)
}

/// The two rows of tokens between their ends.
pub(super) fn rows(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) {
    let tokens = &eye.content().boards.tokens;
    for (n, (row, spaces, color)) in
        [(Row::Hope, tokens.hope, HOPE), (Row::Discontent, tokens.discontent, DISCONTENT)].into_iter().enumerate()
    {
        let top = y + 104.0 * n as f32;
        let laid = eye.board().row(row);
        at.rect(x, top, w, 96.0).radius(16.0).fill(palette::WELL).stroke(color.mix(palette::NIGHT, 0.45), 2.5);
        icons::row(at, x + 42.0, top + 48.0, 52.0, row);
        at.line(x + 84.0, top + 14.0, x + 84.0, top + 82.0).stroke(color.mix(palette::NIGHT, 0.45), 2.5);
        let from = x + 92.0;
        let step = ((w - 92.0 - 70.0) / 6.0).min(92.0);
        let size = (step - 8.0).min(76.0);
        for place in 0..spaces as usize {
            let (cx, cy) = (from + step * (place as f32 + 0.5), top + 48.0);
            match laid.get(place) {
                Some(token) => icons::token(at, cx, cy, size, token.token, token.active),
                None => drop(at.circle(cx, cy, size * 0.4).stroke(palette::PANEL_LINE, 2.5).dash(&[7.0, 6.0])),
            }
            let fresh = eye.fresh(weight::TOKEN, |it| it.board.row(row).get(place).copied());
            parts::ring(at, cx - size * 0.5, cy - size * 0.5, size, size, size * 0.5, fresh);
        }
        // The end of the row: without hope, or with one more discontent, all is lost.
        let cx = from + step * (spaces as f32 + 0.5);
        if row == Row::Discontent {
            at.regular(cx, top + 48.0, size * 0.5, 4).fill(palette::NIGHT).stroke(palette::BAD, 3.0);
            at.symbol(Sym::Skull, cx, top + 48.0, size * 0.5, palette::BAD);
        }
        // The skull counts, as it does for the dead: there the game is lost.
        let text = format!("{}/{}", laid.len(), spaces + u32::from(row == Row::Discontent));
        parts::label(at, x + w - 62.0, top + 48.0, 58.0, 28.0, text).bold().color(SNOW);
    }
}
