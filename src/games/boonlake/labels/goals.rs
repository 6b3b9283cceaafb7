//! What a player has of what the scoring tiles in play ask for, and what something would change about it.

use super::names::{card_name, group_name, printed, region_name};
use crate::engine::{Clause, Seat, Text};
use crate::games::boonlake::content::words::{Condition, Goal};
use crate::games::boonlake::content::{CardId, CardText};
use crate::games::boonlake::rules::conditions::{Reached, counted, reached};
use crate::games::boonlake::state::State;

/// Projects that count for either of two kinds stand behind.
pub(super) fn reached_text(reached: Reached) -> Text {
    match reached {
        Reached::One(n) => Text::new("number").with("number", n),
        Reached::Two(one, other, 0) => Text::new("reached-two").with("one", one).with("other", other),
        Reached::Two(one, other, projects) => {
            Text::new("reached-projects").with("one", one).with("other", other).with("n", projects)
        }
        Reached::Exchange => Text::new("gain-none"),
    }
}

/// The scoring tiles for which a player would have more, or less, than now (INT-06), then the played cards whose goals look at it
/// (CRD-12). Tiles with a token of the player's own are done with (INT-05).
pub(super) fn changed(state: &State, then: &State, seat: Seat) -> Vec<Text> {
    let change = |tile| {
        let facts = state.content.scoring(tile);
        let [now, later] = [state, then].map(|it| reached(it, seat, &facts.condition));
        let text = |id: &'static str| Text::new(id).with("tile", printed(&facts.key));
        (now != later).then(|| match one_of_two(&facts.condition, now, later) {
            // Of two figures nobody could tell which is whose.
            Some((of, from, to)) => text("change-goal-of").with("of", of).with("from", from).with("to", to),
            None => text("change-goal").with("from", reached_text(now)).with("to", reached_text(later)),
        })
    };
    let tokens = &state.board.players[seat].tokens;
    let open = state.board.areas.iter().zip(tokens).filter(|it| it.1.is_none());
    let cards = state.board.players[seat].played.iter().filter_map(|it| goal(state, then, seat, *it));
    open.filter_map(|it| change(it.0.tile)).chain(cards).collect()
}

/// Which of the two that a tile counts changes, if it is one of them alone.
fn one_of_two(condition: &Condition, now: Reached, then: Reached) -> Option<(Text, u32, u32)> {
    let names = match condition {
        Condition::Regions { one, other } => [*one, *other].map(region_name),
        Condition::Groups { one, other } => [*one, *other].map(group_name),
        _ => return None,
    };
    let (Reached::Two(a, b, projects), Reached::Two(c, d, more)) = (now, then) else { return None };
    let [one, other] = names;
    match (a != c, b != d, projects != more) {
        (true, false, false) => Some((one, a, c)),
        (false, true, false) => Some((other, b, d)),
        _ => None,
    }
}

/// What a played card looks at for the end, if that changes.
fn goal(state: &State, then: &State, seat: Seat, card: CardId) -> Option<Text> {
    let CardText::End(Goal::Steps { of, .. }) = &state.content.card(card).text else { return None };
    let [now, later] = [state, then].map(|it| counted(it, seat, *of));
    let text = || Text::new("change-goal").with("tile", card_name(state, card));
    (now != later).then(|| text().with("from", now).with("to", later))
}

/// The same behind what is said of an offer, where there is room.
pub(super) fn clauses(state: &State, then: &State, seat: Seat, rank: u8) -> Vec<Clause> {
    changed(state, then, seat).into_iter().map(|it| Clause::new(rank, it)).collect()
}
