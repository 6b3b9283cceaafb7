//! What a player has of what the scoring tiles in play ask for, and what something would change about it.

use super::names::printed;
use crate::engine::{Arg, Seat, Text};
use crate::games::boonlake::rules::conditions::{Reached, reached};
use crate::games::boonlake::state::State;

/// Projects that count for either of two kinds stand behind.
pub(super) fn reached_text(reached: Reached) -> Arg {
    Arg::Word(match reached {
        Reached::One(n) => n.to_string(),
        Reached::Two(one, other, 0) => format!("{one}+{other}"),
        Reached::Two(one, other, projects) => format!("{one}+{other} (+{projects})"),
        Reached::Exchange => "–".to_owned(),
    })
}

/// The first scoring tiles for which a player would have more, or less, than now (INT-06): as many as there is room for. Those with a
/// token of the player's own are done with (INT-05).
pub(super) fn changed(state: &State, then: &State, seat: Seat, most: usize) -> Vec<Text> {
    let change = |tile| {
        let facts = state.content.scoring(tile);
        let [now, later] = [state, then].map(|it| reached(it, seat, &facts.condition));
        let text = || Text::new("change-goal").with("tile", printed(&facts.key)).with("to", reached_text(later));
        (now != later).then(text)
    };
    let tokens = &state.board.players[seat].tokens;
    let open = state.board.areas.iter().zip(tokens).filter(|it| it.1.is_none());
    open.filter_map(|it| change(it.0.tile)).take(most).collect()
}

/// The same behind what else there is to say.
pub(super) fn behind(detail: Text, changed: Vec<Text>) -> Text {
    match changed {
        none if none.is_empty() => detail,
        some => Text::new("detail-brings").with("before", detail).with("what", Text::new("list").with("what", some)),
    }
}
