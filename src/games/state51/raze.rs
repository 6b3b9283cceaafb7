//! Razing: a card from the hand (RAZ-01, RAZ-02) or an opponent's location (RZO-01 to RZO-07).

use super::ability::{Bag, Cost};
use super::action::Act;
use super::build::{distance, hand_offers};
use super::content::LocationId;
use super::defence::defence;
use super::gain::{T, card_label, gain, gain_one};
use super::kinds::Good;
use super::offer_text::{distance_label, short, shorts};
use super::pay::{Place, can_pay, pay};
use super::produce::built_key;
use super::state::{Built, BuiltId, State};
use super::triggers::{Trigger, trigger};
use crate::engine::{Offer, Opt, Play, Seat, Text};

pub fn offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    hand_offers(state, seat, "raze", Good::Red, |it| {
        let card = state.content.location(it);
        let label = Text::new("offer-raze")
            .with("card", card_label(state, it))
            .with("cost", distance_label(card, Good::Red))
            .with("gain", shorts(&card.spoils));
        (Act::Raze(it), label)
    })
}

/// RAZ-01: the Spoils first, then the card goes to the discard pile.
pub fn from_hand(t: &mut T, seat: Seat, card: LocationId) -> Play {
    let location = t.state.content.location(card);
    let (cost, spoils) = (distance(location, Good::Red), location.spoils);
    let paid = pay(t, seat, &cost, Place::Supply)?;
    t.state.take_from_hand(seat, card);
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

pub fn opponent_offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    let mut offers = Vec::new();
    for owner in state.board.opponents_in(seat) {
        let payable = |it: &&Built| it.intact() && can_pay(&state.board.players[seat], &price(state, it));
        for target in state.rows(owner).filter(payable) {
            let card = state.location(target);
            let label = Text::new("offer-attack")
                .with("card", card_label(state, target.card))
                .with("cost", defence(state, target))
                .with("gain", shorts(&card.spoils))
                .with("seat", owner)
                .with("deal", short(card.deal, 1));
            let letter = owner.letter().to_ascii_lowercase();
            let offer = Offer::new(format!("attack/{letter}/{}", built_key(state, target)), label)
                .under("attack", "group-attack")
                .under(letter.to_string(), Text::new("group-seat").with("seat", owner));
            offers.push(Opt { value: Act::RazeOpponent { owner, target: target.id }, offer });
        }
    }
    offers
}

/// RZO-03: pay; Spoils for you, the Deal good for the owner, then the location lies in Ruins.
pub fn opponent(t: &mut T, seat: Seat, owner: Seat, target: BuiltId) -> Play {
    let Some(built) = t.state.board.players[owner].built(target) else { return Ok(()) };
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
    ruin(&mut t.state, owner, target);
    trigger(t, seat, Trigger::Raze);
    Ok(())
}

/// RZO-04: what the card placed on itself goes to its owner's pool, everything else on it to the supply.
fn ruin(state: &mut State, owner: Seat, target: BuiltId) {
    let player = &mut state.board.players[owner];
    let Some(built) = player.built_mut(target) else { return };
    let placed = std::mem::take(&mut built.placed);
    *built = Built { ruined: true, ..Built::new(built.id, built.card) };
    player.pool.add_all(&placed);
}
