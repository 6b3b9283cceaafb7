//! Building from the hand (BLD-01, BLD-02); what a new location brings is in `built.rs`, because Development shares it.

use super::ability::{Bag, Cost};
use super::action::Act;
use super::built;
use super::content::{Location, LocationId};
use super::gain::{T, card_label};
use super::kinds::Good;
use super::offer_text::{brings_now, card_offer};
use super::pay::{Place, can_pay, pay};
use super::state::State;
use crate::engine::{Play, Seat, Text};

pub fn acts(state: &State, seat: Seat) -> impl Iterator<Item = Act> + '_ {
    payable(state, seat, Good::Grey).map(Act::Build)
}

/// The cards of a hand for which the Distance can be paid in a kind of contact tokens, each name once.
pub fn payable(state: &State, seat: Seat, contact: Good) -> impl Iterator<Item = LocationId> + '_ {
    let player = &state.board.players[seat];
    hand(state, seat).into_iter().filter(move |it| can_pay(player, &distance(state.content.location(*it), contact)))
}

/// The hand with every name once: copies are interchangeable.
pub fn hand(state: &State, seat: Seat) -> Vec<LocationId> {
    let mut hand = state.hand(seat).to_vec();
    hand.dedup();
    hand
}

/// The Distance of a card as a cost in contact tokens (BLD-02, DEA-01, RAZ-01).
pub fn distance(location: &Location, contact: Good) -> Cost {
    Cost { goods: Bag::from([(contact, location.distance)]), ..Cost::default() }
}

pub fn label(state: &State, seat: Seat, card: LocationId) -> Text {
    card_offer(state, card, brings_now(state, seat, card))
}

pub fn build(t: &mut T, seat: Seat, card: LocationId) -> Play {
    let paid = pay(t, seat, &distance(t.state.content.location(card), Good::Grey), Place::Supply)?;
    t.state.take_from_hand(seat, card);
    let note = Text::new("note-build").with("seat", seat).with("card", card_label(&t.state, card));
    t.say(note.with("cost", paid.text(&t.state)));
    built::enter(t, seat, card)?;
    Ok(())
}
