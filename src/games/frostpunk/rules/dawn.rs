//! Dawn (DAW): the leader, the round, development and activation tokens.

use super::{Play, Table, scenario, technologies};
use crate::engine::Text;

/// DAW-01, DAW-02; a storm marker on the new space has no effect yet (DAW-03).
pub(crate) fn dawn(t: &mut Table) -> Play {
    let seats = t.seats();
    let board = &mut t.state.board;
    board.leader = seats.next(board.leader);
    board.round += 1;
    board.advisor_used = false;
    board.used_laws.clear();
    t.headline_with(|s| Text::new("note-round").with("n", s.board.round).with("seat", s.board.leader));
    technologies::reached(t)?;
    scenario::activation(t)
}
