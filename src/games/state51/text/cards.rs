//! Cards as text, a line each with all that stands on them and all that lies on them: nothing has to be looked up elsewhere.

use std::collections::BTreeMap;

use super::board::{card_name, goods};
use crate::engine::Text;
use crate::games::state51::content::ability::Ability;
use crate::games::state51::content::{ConnectionId, LocationId};
use crate::games::state51::labels::cards::{card_texts, connection_text};
use crate::games::state51::rules::defence::defence_of;
use crate::games::state51::state::{Built, Phase};
use crate::games::state51::view::View;
use crate::games::text_board::joined;

/// A built card. What stands on Ruins counts for nothing (RZO-06).
pub(super) fn location(view: &View, built: &Built) -> Text {
    let card = card_name(view, built.card);
    if built.ruined {
        return Text::new("board-ruins").with("card", card);
    }
    let location = view.facts.0.location(built.card);
    let mut what = card_texts(location);
    what.insert(1, Text::new("board-defence").with("n", defence_of(location, built)));
    let bags = [("mark-placed", &built.placed), ("mark-stored", &built.stored), ("mark-spent", &built.spent)];
    what.extend(bags.into_iter().filter(|it| !it.1.is_empty()).map(|(id, bag)| goods(id, bag)));
    let any = |is: &dyn Fn(&Ability) -> bool| location.abilities.iter().any(is);
    // LIM-07: it says what it came with, and that is not refilled.
    let is_spent = built.placed.is_empty() && any(&|it| matches!(it, Ability::Place(_)));
    what.extend(is_spent.then(|| "mark-placed-none".into()));
    let is_action = view.board.phase == Phase::Action && any(&|it| matches!(it, Ability::Use { .. }));
    match built.uses {
        0 => what.extend(is_action.then(|| "mark-unused".into())),
        n => what.push(Text::new("mark-uses").with("n", n)),
    }
    // There is one visit a round (OPN-03).
    what.extend((built.visitors > 0).then(|| Text::new("mark-visited")));
    if built.token {
        what.push(Text::new("mark-token"));
    }
    Text::new("board-location").with("card", card).with("what", joined(what))
}

/// Cards that are built nowhere, each name once.
pub(super) fn unbuilt(view: &View, cards: &[LocationId]) -> impl Iterator<Item = Text> {
    copies(cards).into_iter().map(|(card, n)| {
        let what = joined(card_texts(view.facts.0.location(card)));
        Text::new("board-location").with("card", several(n, card_name(view, card))).with("what", what)
    })
}

/// Connection cards, each name once.
pub(super) fn connections(view: &View, cards: &[ConnectionId]) -> impl Iterator<Item = Text> {
    copies(cards).into_iter().map(|(card, n)| {
        let what = connection_text(view.facts.0.connection(card));
        Text::new("board-location").with("card", several(n, connection(view, card))).with("what", what)
    })
}

pub(super) fn connection(view: &View, card: ConnectionId) -> Text {
    Text::new(format!("connection-{}", view.facts.0.connection(card).key))
}

pub(super) fn copies<T: Ord + Copy>(cards: &[T]) -> BTreeMap<T, u32> {
    let mut copies = BTreeMap::new();
    for card in cards {
        *copies.entry(*card).or_insert(0) += 1;
    }
    copies
}

pub(super) fn several(n: u32, card: Text) -> Text {
    if n == 1 { card } else { Text::new("board-copies").with("n", n).with("card", card) }
}
