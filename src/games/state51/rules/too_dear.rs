//! What costs more contacts than there are, and what could bring some before.

use super::means::Means;
use crate::engine::{Arg, Offer, Refusal, Seat, Text};
use crate::games::state51::content::kinds::{Exchange, Good};
use crate::games::state51::labels::cards::connection_label;
use crate::games::state51::labels::goods::{cost_label, shorts};
use crate::games::state51::labels::stock::contacts;
use crate::games::state51::state::State;

/// What somebody has of a kind of contacts, and where more could come from now.
pub(super) struct TooDear {
    have: Vec<Text>,
    more: Option<Text>,
}

pub(super) fn too_dear(state: &State, seat: Seat, means: &Means, contact: Good) -> TooDear {
    TooDear { have: contacts(state, seat, contact), more: more_of(state, seat, means, contact) }
}

impl TooDear {
    /// Whatever is too dear is told in one line: the price stands beside each name.
    pub(super) fn refuse(self, rule: &'static str, cost: impl Into<Arg>) -> Refusal {
        let TooDear { have, more } = self;
        let [one, all] = match more {
            Some(_) => ["refuse-distance-more", "refuse-distances-more"],
            None => ["refuse-distance", "refuse-distances"],
        };
        let one = Text::new(one).with("cost", cost).with("have", have.clone());
        let all = Text::new(all).with("have", have);
        match more {
            Some(more) => Refusal::new(rule, one.with("more", more.clone())).of_all(all.with("more", more)),
            None => Refusal::new(rule, one).of_all(all),
        }
    }
}

/// What could bring contacts of this kind by another action: the exchange for them, and a Connection card that is held.
fn more_of(state: &State, seat: Seat, means: &Means, contact: Good) -> Option<Text> {
    let player = &state.board.players[seat];
    let open = |it: &Exchange| !player.exchanges.contains_key(it);
    let exchange = Exchange::ALL.into_iter().filter(open).find_map(|it| {
        let (cost, gain) = state.content.board(player.faction?).exchange(it);
        let helps = gain.count(contact) > 0 && means.can_pay(cost);
        helps.then(|| Text::new("refuse-more-board").with("cost", cost_label(cost)).with("gain", shorts(gain)))
    });
    let held = player.connections.iter().find_map(|it| {
        let card = state.content.connection(*it);
        let helps = card.gain.count(contact) > 0 && means.can_pay(&card.cost);
        helps.then(|| connection_label(state, *it))
    });
    let both = |one, other| Text::new("brings-either").with("one", one).with("other", other);
    exchange.into_iter().chain(held).reduce(both)
}

/// What a card would bring stands in the hand; among what is too dear the names matter, and a long list is cut.
pub(super) fn by_its_name((offer, refusal): &mut (Offer, Refusal)) {
    if matches!(refusal.rule, "DEA-01" | "RAZ-01") {
        offer.label.id = "offer-build".into();
    }
}
