//! The game in words: the board as text, the alt text of a picture, what only its viewer knows, and the look-up.

mod alt;
mod hand;
mod map;
mod near;
mod player;
mod reference;
mod scoring;
mod table;
mod terms;

use crate::engine::Words;
use crate::games::boonlake::rules::end::ranked;
use crate::games::boonlake::state::Phase;
use crate::games::boonlake::view::{Focus, View};
use crate::games::text_board::say;
pub(super) use alt::alt;
pub(super) use reference::{piece, pieces};

pub(super) fn lines(view: &View, focus: Focus, words: &dyn Words) -> Vec<String> {
    let lines = match focus {
        Focus::Overview => table::table(view),
        Focus::Region(region) => map::region(view, region, true),
        Focus::River => table::way(view),
        Focus::Player(seat) => player::player(view, seat),
        Focus::Hand => hand::hand(view),
        Focus::Scoring => scoring::sheet(view),
    };
    let mut lines = say(lines, words);
    let board = &view.board;
    if board.phase == Phase::Over && board.eminence.is_none() && matches!(focus, Focus::Overview | Focus::Scoring) {
        lines.extend(ranked(&board.players, |seat| view.standings[seat].ahead).told(words));
    }
    lines
}

/// The viewer's own hand, and the scoring tiles that nobody else has seen.
pub(super) fn secrets(view: &View, words: &dyn Words) -> Vec<String> {
    let mut lines = hand::hand(view);
    lines.extend(hand::tiles(view));
    say(lines, words)
}
