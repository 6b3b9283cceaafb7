//! What cannot be done in a turn although the cards for it are there, and why: for the player who tries it all the same.

use super::action::{Action, Move, acts};
use super::build::hand;
use super::develop;
use super::means::Means;
use crate::engine::{Choice, Offer, Refusal, Seat, Text};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::content::{Location, LocationId};
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::goods;
use crate::games::state51::labels::goods::short;
use crate::games::state51::labels::offers::distance_label;
use crate::games::state51::state::{Phase, State};

/// Every card of the hand in every use that a rule forbids now.
pub(crate) fn blocked(state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
    if state.board.phase != Phase::Action || state.board.active != seat {
        return Vec::new();
    }
    let legal = acts(state, seat);
    let mut tried: Vec<(Action, Refusal)> = Vec::new();
    for card in hand(state, seat) {
        tried.push((Action::Build(card), too_far(state, seat, card, "BLD-02", Good::Grey)));
        tried.push((Action::Deal(card), too_far(state, seat, card, "DEA-01", Good::Blue)));
        tried.push((Action::Raze(card), too_far(state, seat, card, "RAZ-01", Good::Red)));
        tried.extend(
            state.rows(seat).map(|it| (Action::Develop { card, onto: it.id }, no_pair(state, seat, card, it.card))),
        );
    }
    tried.retain(|it| !legal.contains(&it.0));
    let (all, reasons): (Vec<Action>, Vec<Refusal>) = tried.into_iter().unzip();
    Move::of(seat, all).map(|it| it.offer(state)).zip(reasons).collect()
}

fn too_far(state: &State, seat: Seat, card: LocationId, rule: &'static str, contact: Good) -> Refusal {
    let player = &state.board.players[seat];
    let universal = player.has(Good::Universal);
    let mut have = vec![short(contact, player.has(contact))];
    have.extend((universal > 0).then(|| short(Good::Universal, universal)));
    let text = Text::new("refuse-distance")
        .with("card", card_label(state, card))
        .with("cost", distance_label(state.content.location(card), contact))
        .with("have", have);
    Refusal { rule, text }
}

/// DEV-08 names the Types of both cards; but without anything that pays there is no need to speak of Types.
fn no_pair(state: &State, seat: Seat, card: LocationId, old: LocationId) -> Refusal {
    if develop::payable(&Means::of(state, seat)).is_empty() {
        return Refusal { rule: "DEV-01", text: Text::new("refuse-brick") };
    }
    let types = |of: &Location| of.types.iter().map(|it| goods::type_name(*it)).collect::<Vec<_>>();
    let text = Text::new("refuse-types")
        .with("card", card_label(state, card))
        .with("types", types(state.content.location(card)))
        .with("old", card_label(state, old))
        .with("old-types", types(state.content.location(old)));
    Refusal { rule: "DEV-08", text }
}
