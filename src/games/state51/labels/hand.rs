//! Cards of a hand, where one of them is picked.

use super::cards::{card_label, category_name, connection_label, connection_text};
use super::goods::{short, shorts, types};
use super::offers::{brings_in_short, distance_label};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::pay::HandCard;
use crate::games::state51::rules::setup::Dealt;
use crate::games::state51::state::State;

impl HandCard {
    pub(crate) fn label(self, state: &State) -> Text {
        match self {
            HandCard::Location(card) => card_label(state, card),
            HandCard::Connection(card) => connection_label(state, card),
        }
    }
}

/// What it is and costs as a location.
fn label(state: &State, card: LocationId, copy: usize) -> Text {
    let location = state.content.location(card);
    Text::new("offer-hand-card")
        .with("card", numbered(card_label(state, card), copy))
        .with("category", category_name(location))
        .with("cost", distance_label(location, Good::Grey))
}

/// What it brings as a location, and what it gives otherwise (RAZ-01, DEA-01): so short that every card has room for all of it; and
/// its Types where there is more room.
fn detail(state: &State, card: LocationId) -> Text {
    let location = state.content.location(card);
    Text::of_clauses(vec![
        Clause::new(0, brings_in_short(location, state.board.end_begun)),
        Clause::new(1, Text::new("card-spoils").with("what", shorts(&location.spoils))),
        Clause::new(2, Text::new("card-deal").with("what", short(location.deal, 1))),
        Clause::new(3, types(&location.types)),
    ])
}

/// A card of which there are several, so that equal ones can be told apart.
pub(crate) fn numbered(card: Text, copy: usize) -> Text {
    if copy == 1 { card } else { Text::new("card-copy").with("card", card).with("n", copy) }
}

impl Choice<State> for HandCard {
    fn key(&self, state: &State) -> String {
        match self {
            HandCard::Location(card) => state.content.location(*card).key.clone(),
            HandCard::Connection(card) => format!("connection-{}", state.content.connection(*card).key),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            HandCard::Location(card) => Label::from(label(state, *card, 1)).detail(detail(state, *card)),
            HandCard::Connection(card) => {
                Label::from(self.label(state)).detail(connection_text(state.content.connection(*card)))
            }
        }
    }
}

impl Choice<State> for Dealt {
    fn key(&self, state: &State) -> String {
        let key = &state.content.location(self.card).key;
        if self.copy == 1 { key.clone() } else { format!("{key}-{}", self.copy) }
    }

    fn words(&self, state: &State) -> Label {
        Label::from(label(state, self.card, self.copy)).detail(detail(state, self.card))
    }
}
