//! Taking and playing Connection cards (CON-01 to CON-05).

use super::ability::Cost;
use super::action::Act;
use super::content::ConnectionId;
use super::gain::{T, amounts, gain};
use super::kinds::{Colour, Good};
use super::pay::{Place, can_pay, connection_label, discard_connection, pay};
use super::state::State;
use crate::engine::{Offer, Opt, Play, Seat, Text};

/// What taking one costs (CON-01).
fn price() -> Cost {
    Cost::of(Good::Worker, 2)
}

pub fn offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    let player = &state.board.players[seat];
    let mut offers = Vec::new();
    let face_up = Colour::ALL.into_iter().filter_map(|it| Some((it, state.board.pile(it).face_up?)));
    for (colour, card) in face_up.filter(|_| can_pay(player, &price())) {
        let connection = state.content.connection(card);
        let label = Text::new("offer-take")
            .with("card", connection_label(state, card))
            .with("cost", price().text())
            .with("gain", amounts(&connection.gain));
        let offer = Offer::new(format!("take/{}/{}", colour.key(), connection.key), label);
        offers.push(Opt { value: Act::Take(colour), offer: offer.under("connection", "group-connection") });
    }
    let mut held = player.connections.clone();
    held.sort_unstable();
    held.dedup();
    for card in held {
        let connection = state.content.connection(card);
        if !can_pay(player, &connection.cost) {
            continue;
        }
        let cost = connection.cost.text();
        let label = Text::new(if cost.is_empty() { "offer-play" } else { "offer-play-cost" })
            .with("card", connection_label(state, card))
            .with("cost", cost)
            .with("gain", amounts(&connection.gain));
        let offer = Offer::new(format!("play/{}", connection.key), label);
        offers.push(Opt { value: Act::Play(card), offer: offer.under("connection", "group-connection") });
    }
    offers
}

/// CON-02: it is not replaced before the next Lookout.
pub fn take(t: &mut T, seat: Seat, colour: Colour) -> Play {
    pay(t, seat, &price(), Place::Supply)?;
    let Some(card) = t.state.board.pile_mut(colour).face_up.take() else { return Ok(()) };
    t.state.board.players[seat].connections.push(card);
    t.say(Text::new("note-take").with("seat", seat).with("card", connection_label(&t.state, card)));
    Ok(())
}

/// CON-03: pay what it asks, gain what it gives, put it on its colour's discard pile.
pub fn play(t: &mut T, seat: Seat, card: ConnectionId) -> Play {
    let connection = t.state.content.connection(card);
    let (cost, goods) = (connection.cost.clone(), connection.gain);
    pay(t, seat, &cost, Place::Supply)?;
    let name = connection_label(&t.state, card);
    t.say(Text::new("note-play").with("seat", seat).with("card", name.clone()));
    gain(t, seat, &goods, name);
    discard_connection(&mut t.state, seat, card);
    Ok(())
}
