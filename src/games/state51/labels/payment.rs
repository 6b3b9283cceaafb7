//! What is paid, and in which way.

use super::cards::{card_label, connection_label};
use super::goods::{amount, amounts, cost_label, shorts};
use crate::engine::{Label, Seat, Text};
use crate::games::state51::content::ability::Ability;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::means::{From, Payment};
use crate::games::state51::rules::pay::{Paid, Purpose};
use crate::games::state51::state::State;

impl Purpose {
    pub(crate) fn text(self, state: &State, seat: Seat) -> Text {
        match self {
            Purpose::Location(card) | Purpose::Development { card, .. } => card_label(state, card),
            // What the price is worth is not on the way to the question any more.
            Purpose::Use(card) => {
                let effects = state.content.location(card).abilities.iter().filter_map(|it| match it {
                    Ability::Use { effect, .. } => Some(effect.short()),
                    _ => None,
                });
                let named =
                    |effect: Text| Text::new("pay-use").with("card", card_label(state, card)).with("effect", effect);
                effects.map(named).next().unwrap_or_else(|| card_label(state, card))
            }
            Purpose::Connection(card) => connection_label(state, card),
            Purpose::Exchange(exchange) => match state.board.players[seat].faction {
                Some(faction) => {
                    let (cost, gain) = state.content.board(faction).exchange(exchange);
                    Text::new("pay-exchange").with("cost", cost_label(cost)).with("gain", shorts(gain))
                }
                None => Text::new(format!("exchange-{}", exchange.key())),
            },
            Purpose::Workers => Text::new("exchange-worker"),
        }
    }
}

impl Paid {
    /// What was paid, as a list. Goods that lay on a card do not come from the pool, so it is named (LIM-07).
    pub(crate) fn text(&self, state: &State) -> Vec<Text> {
        let mut pool = self.goods;
        for (_, good, count) in &self.placed {
            pool.take(*good, *count);
        }
        let mut list = amounts(&pool);
        list.extend(self.placed.iter().map(|(card, good, count)| {
            Text::new("paid-placed").with("what", amount(*good, *count)).with("card", card_label(state, *card))
        }));
        list.extend(self.deals.iter().map(|it| Text::new("paid-deal").with("card", card_label(state, *it))));
        list.extend(self.cards.iter().map(|it| Text::new("paid-card").with("card", it.label(state))));
        list
    }
}

/// One way to pay the goods of a cost.
impl Payment {
    pub(crate) fn key(&self) -> String {
        let word = |(from, good, count): (From, Good, u32)| match from {
            From::Pool => format!("{count}-{}", good.key()),
            From::Cards => format!("{count}-{}-placed", good.key()),
        };
        self.parts().map(word).collect::<Vec<_>>().join("-")
    }

    /// Where the same good lies in the pool and on cards it is said which of them is spent (LIM-07).
    pub(crate) fn label(&self, state: &State, seat: Seat) -> Label {
        let player = &state.board.players[seat];
        let word = |(from, good, count): (From, Good, u32)| match (from, self.cards.count(good)) {
            (From::Pool, 0) if player.placed(good) > 0 => {
                Some(Text::new("amount-pool").with("what", amount(good, count)))
            }
            (From::Pool, 0) => Some(amount(good, count)),
            (From::Pool, placed) => Some(Text::new("amount-both").with("what", amount(good, count)).with("n", placed)),
            // It has been said with what comes from the pool.
            (From::Cards, _) if self.pool.count(good) > 0 => None,
            (From::Cards, _) => {
                let what = amount(good, count);
                // Those built first are emptied first.
                let first = player.built.iter().find(|it| it.intact() && it.placed.count(good) > 0);
                let only = first.filter(|it| it.placed.count(good) >= count && self.parts().count() == 1);
                Some(match only {
                    Some(it) => {
                        Text::new("amount-placed-on").with("what", what).with("card", card_label(state, it.card))
                    }
                    None => Text::new("amount-placed").with("what", what),
                })
            }
        };
        Text::new("list").with("what", self.parts().filter_map(word).collect::<Vec<_>>()).into()
    }
}
