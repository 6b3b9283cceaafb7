//! Cards of a hand, where one of them is picked.

use super::building::hand_card_detail;
use super::cards::{card_label, connection_label, connection_text};
use super::goods::{short, shorts};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::state51::content::LocationId;
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

/// What it is as a location, and as far as there is room what it gives otherwise (RAZ-01, DEA-01).
fn detail(state: &State, card: LocationId) -> Text {
    let location = state.content.location(card);
    Text::of_clauses(vec![
        Clause::new(0, hand_card_detail(location, state.board.end_begun)),
        Clause::new(1, Text::new("card-spoils").with("what", shorts(&location.spoils))),
        Clause::new(2, Text::new("card-deal").with("what", short(location.deal, 1))),
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
        let label = Label::from(self.label(state));
        match self {
            HandCard::Location(card) => label.detail(detail(state, *card)),
            HandCard::Connection(card) => label.detail(connection_text(state.content.connection(*card))),
        }
    }
}

impl Choice<State> for Dealt {
    fn key(&self, state: &State) -> String {
        let key = &state.content.location(self.card).key;
        if self.copy == 1 { key.clone() } else { format!("{key}-{}", self.copy) }
    }

    fn words(&self, state: &State) -> Label {
        Label::from(numbered(card_label(state, self.card), self.copy)).detail(detail(state, self.card))
    }
}
