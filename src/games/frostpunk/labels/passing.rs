//! What it means to pass (ACT-03): who could still act, and what comes next.

use crate::engine::{Clause, Label, Text};
use crate::games::frostpunk::rules::action;
use crate::games::frostpunk::state::{Pawn, State};

pub(super) fn words(state: &State) -> Label {
    let (passed, seats) = (state.board.passed + 1, state.board.advisors.seats().count());
    let last = passed >= seats;
    let text = Text::new(if last { "detail-pass-last" } else { "detail-pass" });
    let text = Clause::new(0, text.with("n", passed).with("of", seats));
    // Nobody else sees the words of an offer; a table for one has nobody to keep a hand from.
    let only = seats > 1 && action::passes_only(state);
    let why = only.then(|| Clause::new(0, "pass-only"));
    let may = action::children_may(state);
    let able = action::able(state);
    let children = state.board.in_pool(Pawn::Child);
    // ACT-03: whoever acts opens the turns of all again, as long as somebody is left who can act.
    let acting = if may { able + children } else { able };
    let later = match (last, only) {
        (_, true) => None,
        (false, false) => Some("pass-later"),
        (true, false) => (seats > 1 && acting > 1).then_some("pass-instead"),
    };
    let later = later.map(|it| Clause::new(1, it));
    let left = Text::new("pass-left").with("left", able).with("children", u32::from(may));
    let left = Clause::new(2, left);
    // ACT-05: else they would be looked for among the pawns that are counted.
    let idle = (children > 0 && !may).then(|| Clause::new(3, "pass-children"));
    let told = why.into_iter().chain([text]).chain(later).chain([left]).chain(idle);
    Label::from("offer-pass").detail(Text::of_clauses(told.collect()))
}
