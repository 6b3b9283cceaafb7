//! Cards of a hand, where one of them is picked.

use super::cards::{card_label, connection_label, connection_text};
use super::details::hand_card_detail;
use crate::engine::{Choice, Label, Text};
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
            HandCard::Location(card) => label.detail(hand_card_detail(state, *card)),
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
        let name = card_label(state, self.card);
        let label = if self.copy == 1 { name } else { Text::new("card-copy").with("card", name).with("n", self.copy) };
        Label::from(label).detail(hand_card_detail(state, self.card))
    }
}
