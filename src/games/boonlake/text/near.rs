//! How near the next scoring is, and whether it is sure to come with the next turn.

use super::terms::{numbers, owner};
use crate::engine::{Arg, Text};
use crate::games::boonlake::rules::card_effects::own;
use crate::games::boonlake::rules::locks::{self, Due};
use crate::games::boonlake::state::{Owner, Phase};
use crate::games::boonlake::view::View;
use crate::games::text_board::{count, list};

/// How far every ship is from the next scoring, or that it comes with the end of this turn (LOC-02, LOC-03).
pub(super) fn near(view: &View) -> Option<Text> {
    let (content, board) = (&view.facts.0, &view.board);
    let is_turn = matches!(board.phase, Phase::Turn | Phase::Eminence);
    if !is_turn || board.closing {
        return None;
    }
    let scoring = board.scorings + 1;
    match locks::due(content, board) {
        Due::Nothing => {}
        due => return Some(Text::new("board-due").with("how", Arg::Word(due.key().to_owned())).with("n", scoring)),
    }
    let of = |owner: Owner| Some((owner, locks::to_scoring(content, board, owner)?));
    let all: Vec<_> = board.ships().filter_map(|it| of(it.0)).collect();
    let beyond = all.first()?.1.1;
    let list = list(all.iter().map(|(whose, it)| count(owner(*whose), it.0)).collect());
    let key = numbers([content.river(beyond).key.to_uppercase()], "");
    let how = Arg::Word(if hers_next(view) { "sure" } else { "open" }.to_owned());
    let id = if locks::ends_at(content, board, beyond) { "board-near-last" } else { "board-near-scoring" };
    Some(Text::new(id).with("how", how).with("n", scoring).with("space", key).with("what", list))
}

/// Whether the next turn of the Grey Eminence is sure to bring the scoring, if this one does not: she takes no tile of the last two
/// rows, and her ship always goes all steps (SOL-07, SOL-17). A ship behind hers can only shorten her way (SHP-04).
fn hers_next(view: &View) -> bool {
    let (content, board) = (&view.facts.0, &view.board);
    let far = |owner: Owner| locks::to_scoring(content, board, owner).map(|it| it.0);
    let steps = content.rows.iter().filter(|it| it.vp == 0).map(|it| it.steps as usize).min();
    let is_hers = board.eminence.is_some() && board.phase == Phase::Turn;
    match (far(Owner::Eminence), far(own(board.active)), steps) {
        (Some(hers), Some(yours), Some(steps)) => is_hers && hers <= steps && yours > hers,
        _ => false,
    }
}
