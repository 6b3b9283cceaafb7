//! Razing: a card from the hand (RAZ-01, RAZ-02) or an opponent's location (RZO-01 to RZO-07).

use super::Table;
use super::action::Action;
use super::build::{distance, payable};
use super::defence::defence;
use super::gain::{gain, gain_one};
use super::means::Means;
use super::pay::{Place, pay};
use super::triggers::{Trigger, trigger};
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::offers::{distance_label, short, shorts};
use crate::games::state51::state::{Built, BuiltId, State};

pub fn acts(state: &State, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    payable(state, seat, Good::Red).map(Action::Raze)
}

pub fn label(state: &State, card: LocationId) -> Text {
    let location = state.content.location(card);
    Text::new("offer-raze")
        .with("card", card_label(state, card))
        .with("cost", distance_label(location, Good::Red))
        .with("gain", shorts(&location.spoils))
}

/// RAZ-01: the Spoils first, then the card goes to the discard pile.
pub fn from_hand(t: &mut Table, seat: Seat, card: LocationId) -> Play {
    let location = t.state.content.location(card);
    let (cost, spoils) = (distance(location, Good::Red), location.spoils);
    let paid = pay(t, seat, &cost, Place::Supply)?;
    t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
    let name = card_label(&t.state, card);
    let note = Text::new("note-raze").with("seat", seat).with("card", name.clone());
    t.say(note.with("cost", paid.text(&t.state)));
    gain(t, seat, &spoils, Text::new("why-spoils").with("card", name));
    t.state.board.discard.push(card);
    trigger(t, seat, Trigger::Raze);
    Ok(())
}

/// RZO-02: the Defence in red contacts.
fn price(state: &State, target: &Built) -> Cost {
    Cost::of(Good::Red, defence(state, target))
}

pub fn opponent_acts(state: &State, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let means = Means::of(&state.board.players[seat]);
    let payable = move |it: &&Built| it.intact() && means.can_pay(&price(state, it));
    let of = move |owner: Seat| {
        state.rows(owner).filter(payable).map(move |it| Action::RazeOpponent { owner, target: it.id })
    };
    state.board.opponents_in(seat).flat_map(of)
}

pub fn opponent_label(state: &State, owner: Seat, target: &Built) -> Text {
    let card = state.location(target);
    Text::new("offer-attack")
        .with("card", card_label(state, target.card))
        .with("n", defence(state, target))
        .with("gain", shorts(&card.spoils))
        .with("seat", owner)
        .with("deal", short(card.deal, 1))
}

/// RZO-03: pay; Spoils for you, the Deal good for the owner, then the location lies in Ruins.
pub fn opponent(t: &mut Table, seat: Seat, owner: Seat, target: BuiltId) -> Play {
    let built = t.state.board.players[owner].built(target).offered("the razed location is built")?;
    let card: LocationId = built.card;
    let cost = price(&t.state, built);
    let (spoils, good): (Bag, Good) = {
        let location = t.state.content.location(card);
        (location.spoils, location.deal)
    };
    let paid = pay(t, seat, &cost, Place::Supply)?;
    let name = card_label(&t.state, card);
    let note = Text::new("note-attack").with("seat", seat).with("owner", owner).with("card", name.clone());
    t.say(note.with("cost", paid.text(&t.state)));
    gain(t, seat, &spoils, Text::new("why-spoils").with("card", name.clone()));
    gain_one(t, owner, good, 1, Text::new("why-razed").with("card", name));
    ruin(&mut t.state, owner, target)?;
    trigger(t, seat, Trigger::Raze);
    Ok(())
}

/// RZO-04: what the card placed on itself goes to its owner's pool, everything else on it to the supply.
fn ruin(state: &mut State, owner: Seat, target: BuiltId) -> Play {
    let player = &mut state.board.players[owner];
    let built = player.built_mut(target).offered("the razed location is still there")?;
    let placed = std::mem::take(&mut built.placed);
    *built = Built { ruined: true, ..Built::new(built.id, built.card) };
    player.pool.add_all(&placed);
    Ok(())
}
