//! Razing: a card from the hand (RAZ-01, RAZ-02) or an opponent's location (RZO-01 to RZO-07).

use super::Table;
use super::action::Action;
use super::build::{distance, payable};
use super::defence::defence;
use super::gain::{Why, gain, gain_one, say_placed_back};
use super::means::Means;
use super::pay::{Place, Purpose, pay};
use super::triggers::{Trigger, trigger};
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::state::{Built, BuiltId, State};

pub(crate) fn acts(state: &State, seat: Seat, means: &Means) -> impl Iterator<Item = Action> {
    payable(state, seat, means, Good::Red).map(Action::Raze)
}

/// RAZ-01: the Spoils first, then the card goes to the discard pile.
pub(crate) fn from_hand(t: &mut Table, seat: Seat, card: LocationId) -> Play {
    let location = t.state.content.location(card);
    let (cost, spoils) = (distance(location, Good::Red), location.spoils);
    let paid = pay(t, seat, Purpose::Location(card), &cost, Place::Supply)?;
    t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
    t.say_with(|state| {
        let note = Text::new("note-raze").with("seat", seat).with("card", card_label(state, card));
        note.with("cost", paid.text(state))
    });
    gain(t, seat, &spoils, Why::Of("why-spoils", card));
    t.state.board.discard.push(card);
    trigger(t, seat, Trigger::Raze);
    Ok(())
}

/// RZO-02: the Defence is paid in red contacts.
pub(crate) fn opponent_acts(state: &State, seat: Seat, means: &Means) -> impl Iterator<Item = Action> {
    let most = means.most(Good::Red);
    let payable = move |it: &&Built| it.intact() && defence(state, it) <= most;
    let of = move |owner: Seat| {
        state.rows(owner).filter(payable).map(move |it| Action::RazeOpponent { owner, target: it.id })
    };
    state.board.opponents_in(seat).flat_map(of)
}

/// RZO-03: pay; Spoils for you, the Deal good for the owner, then the location lies in Ruins.
pub(crate) fn opponent(t: &mut Table, seat: Seat, owner: Seat, target: BuiltId) -> Play {
    let built = t.state.board.players[owner].built(target).offered("the razed location is built")?;
    let card: LocationId = built.card;
    let cost = Cost::of(Good::Red, defence(&t.state, built));
    let (spoils, good): (Bag, Good) = {
        let location = t.state.content.location(card);
        (location.spoils, location.deal)
    };
    let paid = pay(t, seat, Purpose::Location(card), &cost, Place::Supply)?;
    t.say_with(|state| {
        let note = Text::new("note-attack").with("seat", seat).with("owner", owner);
        note.with("card", card_label(state, card)).with("cost", paid.text(state))
    });
    gain(t, seat, &spoils, Why::Of("why-spoils", card));
    gain_one(t, owner, good, 1, Why::Of("why-razed", card));
    let placed = ruin(&mut t.state, owner, target)?;
    say_placed_back(t, owner, card, &placed);
    trigger(t, seat, Trigger::Raze);
    Ok(())
}

/// RZO-04: what the card placed on itself goes to its owner's pool, everything else on it to the supply. Says what was placed.
fn ruin(state: &mut State, owner: Seat, target: BuiltId) -> Play<Bag> {
    let player = &mut state.board.players[owner];
    let built = player.built_mut(target).offered("the razed location is still there")?;
    let placed = std::mem::take(&mut built.placed);
    *built = Built { ruined: true, ..Built::new(built.id, built.card) };
    player.pool.add_all(&placed);
    Ok(placed)
}
