//! What is paid, and in which way.

use super::cards::{amount, amounts, card_label, connection_label};
use crate::engine::Text;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::means::{From, Payment};
use crate::games::state51::rules::pay::{HandCard, Paid};
use crate::games::state51::state::State;

impl Paid {
    /// What was paid, as a list.
    pub fn text(&self, state: &State) -> Vec<Text> {
        let mut list = amounts(&self.goods);
        list.extend(self.deals.iter().map(|it| Text::new("paid-deal").with("card", card_label(state, *it))));
        list.extend(self.cards.iter().map(|it| Text::new("paid-card").with("card", it.label(state))));
        list
    }
}

impl HandCard {
    pub fn label(self, state: &State) -> Text {
        match self {
            HandCard::Location(card) => card_label(state, card),
            HandCard::Connection(card) => connection_label(state, card),
        }
    }
}

/// One way to pay the goods of a cost.
pub fn payment_label(payment: &Payment) -> Text {
    let word = |(from, good, count): (From, Good, u32)| match from {
        From::Pool => amount(good, count),
        From::Cards => Text::new("amount-placed").with("what", amount(good, count)),
    };
    Text::new("list").with("what", payment.parts().map(word).collect::<Vec<_>>())
}
