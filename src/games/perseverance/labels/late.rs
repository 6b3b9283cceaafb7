//! What a piece is worth that comes too late for any attack: only the Officers and the final scoring still look at it.

use crate::engine::{Clause, Text};
use crate::games::perseverance::kinds::Zone;
use crate::games::perseverance::rules::assembly::paid_by;
use crate::games::perseverance::rules::end::Worth;
use crate::games::perseverance::state::State;

/// What the piece that `put` puts into this Defense area would score as all stands, in a message of this id; and how many pieces
/// that makes there, for in this the places differ (ASM-08, END-02, END-03).
pub(super) fn late(id: &'static str, state: &State, zone: Zone, put: impl FnOnce(&mut State)) -> Vec<Clause> {
    let seat = state.board.active;
    let mut then = state.clone();
    put(&mut then);
    let officers = |state: &State| {
        let paid = Zone::ALL.into_iter().flat_map(|it| paid_by(&state.board, &state.content, it));
        paid.filter(|it| it.0 == seat).map(|it| it.1).sum::<u32>()
    };
    let end = |state: &State| Worth::of(&state.board, &state.content, seat).total();
    let pieces = |state: &State| state.board.zones[zone].contribution(seat);
    let scores = Text::new(id)
        .with("officers", officers(&then).saturating_sub(officers(state)))
        .with("end", end(&then).saturating_sub(end(state)));
    let mate = Text::new("late-pieces").with("before", pieces(state)).with("n", pieces(&then));
    vec![Clause::new(0, scores), Clause::new(1, mate)]
}
