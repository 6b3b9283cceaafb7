//! Building from the hand (BLD-01, BLD-02); what a new location brings is in `built.rs`, because Development shares it.

use super::ability::{Bag, Cost};
use super::action::Act;
use super::built;
use super::content::{Location, LocationId};
use super::gain::{T, card_label};
use super::kinds::Good;
use super::offer_text::{brings_now, distance_label};
use super::pay::{Place, can_pay, pay};
use super::state::State;
use crate::engine::{Offer, Opt, Play, Seat, Text};

/// Copies in a hand are interchangeable, so every name is offered once.
pub fn offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    hand_offers(state, seat, "build", Good::Grey, |it| (Act::Build(it), build_label(state, seat, it)))
}

/// The cards of a hand for which the Distance can be paid in a kind of contact tokens, each name once.
pub fn hand_offers(
    state: &State,
    seat: Seat,
    group: &'static str,
    contact: Good,
    offer: impl Fn(LocationId) -> (Act, Text),
) -> Vec<Opt<Act>> {
    let player = &state.board.players[seat];
    let payable = |it: &LocationId| can_pay(player, &distance(state.content.location(*it), contact));
    hand(state, seat)
        .into_iter()
        .filter(payable)
        .map(|it| {
            let (value, label) = offer(it);
            let key = format!("{group}/{}", state.content.location(it).key);
            Opt { value, offer: Offer::new(key, label).under(group, Text::new(format!("group-{group}"))) }
        })
        .collect()
}

/// The hand with every name once.
pub fn hand(state: &State, seat: Seat) -> Vec<LocationId> {
    let mut hand = state.hand(seat).to_vec();
    hand.dedup();
    hand
}

/// The Distance of a card as a cost in contact tokens (BLD-02, DEA-01, RAZ-01).
pub fn distance(location: &Location, contact: Good) -> Cost {
    Cost { goods: Bag::from([(contact, location.distance)]), ..Cost::default() }
}

fn build_label(state: &State, seat: Seat, card: LocationId) -> Text {
    Text::new("offer-build")
        .with("card", card_label(state, card))
        .with("cost", distance_label(state.content.location(card), Good::Grey))
        .with("brings", brings_now(state, seat, card))
}

pub fn build(t: &mut T, seat: Seat, card: LocationId) -> Play {
    let paid = pay(t, seat, &distance(t.state.content.location(card), Good::Grey), Place::Supply)?;
    t.state.take_from_hand(seat, card);
    let note = Text::new("note-build").with("seat", seat).with("card", card_label(&t.state, card));
    t.say(note.with("cost", paid.text(&t.state)));
    built::enter(t, seat, card)?;
    Ok(())
}
