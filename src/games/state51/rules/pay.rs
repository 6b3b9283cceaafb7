//! Payment (LIM-05 to LIM-08): what the payer chooses, and where the goods go.

use std::collections::BTreeSet;

use super::Table;
use super::means::{From, Means, Payment};
use crate::engine::{Ask, Label, Offered, Play, Seat};
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::{Exchange, Good};
use crate::games::state51::content::{ConnectionId, LocationId};
use crate::games::state51::labels::cards::deal_label;
use crate::games::state51::labels::goods::cost_list;
use crate::games::state51::labels::stock::paid as paid_with;
use crate::games::state51::state::{BuiltId, Player, State};

/// Where the goods of a payment go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Supply,
    /// Onto the used card, until Cleanup (ACA-01).
    Card(BuiltId),
    /// Onto the field of a faction board, until Cleanup (FAC-02).
    Exchange(Exchange),
}

/// What is paid for. What it is called is in `labels/payment.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Location(LocationId),
    /// An action location that is used (ACA-01).
    Use(LocationId),
    /// A card of the hand in the place of a built one.
    Development {
        card: LocationId,
        onto: BuiltId,
    },
    Connection(ConnectionId),
    Exchange(Exchange),
    /// The worker exchange (FAC-07).
    Workers,
}

impl Purpose {
    /// What leaves the State with it.
    fn replaced(self) -> Option<BuiltId> {
        if let Purpose::Development { onto, .. } = self { Some(onto) } else { None }
    }
}

/// A card of a hand as the cost of something (LIM-08).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HandCard {
    Location(LocationId),
    Connection(ConnectionId),
}

/// What was paid in the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Paid {
    pub goods: Bag,
    /// Those of them that lay on own cards (LIM-07).
    pub placed: Vec<(LocationId, Good, u32)>,
    pub deals: Vec<LocationId>,
    pub cards: Vec<HandCard>,
}

/// Pays. Asks only where there is a real choice. Only what can be paid is ever offered.
pub(crate) fn pay(t: &mut Table, seat: Seat, purpose: Purpose, cost: &Cost, place: Place) -> Play<Paid> {
    let mut paid = Paid::default();
    let mut ways = Means::of(&t.state, seat).ways(cost);
    // Not noted as a forced choice where there is only one way.
    let way = if ways.len() > 1 {
        let ask = t.ask_with(Ask::new("pay", "LIM-06"), |state, ask| {
            ask.with("what", purpose.text(state, seat)).with("cost", cost_list(cost))
        });
        let words =
            |state: &State, it: &Payment| it.label(state, seat).detail(paid_with(state, seat, it, purpose.replaced()));
        t.choose_by(seat, ask, ways, |_, it| it.key(), words)?
    } else {
        ways.pop().offered("what is offered can be paid")?
    };
    // These ask first: a picture that goes out with their question must not show goods as paid of which no line tells yet.
    for _ in 0..cost.deals {
        paid.deals.push(discard_deal(t, seat, purpose)?);
    }
    for _ in 0..cost.cards() {
        paid.cards.push(discard_card(t, seat, purpose)?);
    }
    for (from, good, count) in way.parts() {
        let from_cards = spend(&mut t.state.board.players[seat], from, good, count);
        paid.placed.extend(from_cards.offered("the goods to pay are there")?);
        paid.goods.add(good, count);
    }
    lay_down(&mut t.state.board.players[seat], &paid.goods, place).offered("the used card is built")?;
    Ok(paid)
}

/// Takes goods from a player, if they are there; from cards, those built first are emptied first. Says what which card has given.
fn spend(player: &mut Player, from: From, good: Good, count: u32) -> Option<Vec<(LocationId, Good, u32)>> {
    let mut from_cards = Vec::new();
    match from {
        From::Pool => player.pool.take_all(good, count)?,
        From::Cards => {
            let mut open = count;
            for built in player.built.iter_mut().filter(|it| it.intact()) {
                let taken = built.placed.take(good, open);
                open -= taken;
                from_cards.extend((taken > 0).then_some((built.card, good, taken)));
            }
            (open == 0).then_some(())?;
        }
    }
    Some(from_cards)
}

fn lay_down(player: &mut Player, goods: &Bag, place: Place) -> Option<()> {
    match place {
        Place::Supply => {}
        Place::Card(id) => player.built_mut(id)?.spent.add_all(goods),
        Place::Exchange(exchange) => player.exchanges.entry(exchange).or_default().add_all(goods),
    }
    Some(())
}

/// LIM-08: an own Deal goes to the discard pile, any of them, also one of this round (CRD-05). No Deal ends otherwise
/// (DEA-04).
fn discard_deal(t: &mut Table, seat: Seat, purpose: Purpose) -> Play<LocationId> {
    let deals: BTreeSet<LocationId> = t.state.board.players[seat].deals.iter().copied().collect();
    let key = |state: &State, it: &LocationId| state.content.location(*it).key.clone();
    let words = |state: &State, it: &LocationId| {
        let label = Label::from(deal_label(state, *it));
        // Once the end has begun there is no Production for any Deal (END-03).
        if state.board.end_begun { label } else { label.detail("detail-pay-deal") }
    };
    let ask = t.ask_with(Ask::new("pay-deal", "LIM-08"), |state, ask| ask.with("what", purpose.text(state, seat)));
    let deal = t.choose_by(seat, ask, deals, key, words)?;
    let deals = &mut t.state.board.players[seat].deals;
    let at = deals.iter().position(|it| *it == deal).offered("the Deal is there")?;
    deals.remove(at);
    t.state.board.discard.push(deal);
    Ok(deal)
}

/// LIM-08: a card of the hand goes to its own discard pile.
fn discard_card(t: &mut Table, seat: Seat, purpose: Purpose) -> Play<HandCard> {
    let hand: BTreeSet<LocationId> = t.state.hand(seat).iter().copied().collect();
    let connections: BTreeSet<ConnectionId> = t.state.board.players[seat].connections.iter().copied().collect();
    let locations = hand.into_iter().map(HandCard::Location);
    let options: Vec<HandCard> = locations.chain(connections.into_iter().map(HandCard::Connection)).collect();
    // Not asking about several equal cards would tell that they are equal (LIM-10).
    let hidden = t.state.hand(seat).len() > 1;
    let ask = Ask { always: hidden, ..Ask::new("pay-card", "LIM-08") };
    let ask = t.ask_with(ask, |state, ask| ask.with("what", purpose.text(state, seat)));
    let card = t.choose(seat, ask, options)?;
    match card {
        HandCard::Location(card) => {
            t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
            t.state.board.discard.push(card);
        }
        HandCard::Connection(card) => {
            discard_connection(&mut t.state, seat, card).offered("the Connection card is in the hand")?;
        }
    }
    Ok(card)
}

/// A Connection card goes from a hand to the discard pile of its colour (CON-03), if it is there.
pub(crate) fn discard_connection(state: &mut State, seat: Seat, card: ConnectionId) -> Option<()> {
    let held = &mut state.board.players[seat].connections;
    held.remove(held.iter().position(|it| *it == card)?);
    let colour = state.content.connection(card).colour;
    state.board.pile_mut(colour).discard.push(card);
    Some(())
}
