//! Deals (DEA-01 to DEA-05).

use super::Table;
use super::action::Action;
use super::build::{distance, payable};
use super::gain::{Why, gain_one};
use super::means::Means;
use super::pay::{Place, Purpose, pay};
use super::triggers::{Trigger, trigger};
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::state::State;

pub(crate) fn acts(state: &State, seat: Seat, means: &Means) -> impl Iterator<Item = Action> {
    payable(state, seat, means, Good::Blue).map(Action::Deal)
}

/// The card is slid under the faction board; its good comes at once (DEA-01, DEA-02).
pub(crate) fn make(t: &mut Table, seat: Seat, card: LocationId) -> Play {
    let location = t.state.content.location(card);
    let (cost, good) = (distance(location, Good::Blue), location.deal);
    let paid = pay(t, seat, Purpose::Location(card), &cost, Place::Supply)?;
    t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
    t.state.board.players[seat].deals.push(card);
    t.say_with(|state| {
        let note = Text::new("note-deal").with("seat", seat).with("card", card_label(state, card));
        note.with("cost", paid.text(state))
    });
    gain_one(t, seat, good, 1, Why::Of("why-deal", card));
    trigger(t, seat, Trigger::Deal);
    Ok(())
}
