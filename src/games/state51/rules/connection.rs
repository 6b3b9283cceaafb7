//! Taking and playing Connection cards (CON-01 to CON-05).

use super::Table;
use super::action::Action;
use super::gain::{Why, gain};
use super::means::Means;
use super::pay::{Place, Purpose, discard_connection, pay};
use crate::engine::{Fault, Offered, Play, Seat, Text};
use crate::games::state51::content::ConnectionId;
use crate::games::state51::content::ability::Cost;
use crate::games::state51::content::kinds::{Colour, Good};
use crate::games::state51::labels::cards::connection_label;
use crate::games::state51::state::State;

/// What taking one costs (CON-01).
pub(crate) fn price() -> Cost {
    Cost::of(Good::Worker, 2)
}

pub(crate) fn acts<'a>(state: &'a State, seat: Seat, means: &'a Means) -> impl Iterator<Item = Action> + 'a {
    let player = &state.board.players[seat];
    let payable = means.can_pay(&price());
    let there = move |it: Colour| state.board.pile(it).face_up.filter(|_| payable);
    let mut held = player.connections.clone();
    held.sort_unstable();
    held.dedup();
    let playable = held.into_iter().filter(move |it| means.can_pay(&state.content.connection(*it).cost));
    Colour::ALL.into_iter().filter_map(there).map(Action::Take).chain(playable.map(Action::Play))
}

/// CON-02: it is not replaced before the next Lookout.
pub(crate) fn take(t: &mut Table, seat: Seat, card: ConnectionId) -> Play {
    let colour = t.state.content.connection(card).colour;
    Fault::unless(t.state.board.pile(colour).face_up == Some(card), "the Connection card lies face up")?;
    let paid = pay(t, seat, Purpose::Connection(card), &price(), Place::Supply)?;
    t.state.board.pile_mut(colour).face_up = None;
    t.state.board.players[seat].connections.push(card);
    t.say_with(|state| {
        let note = Text::new("note-take").with("seat", seat).with("card", connection_label(state, card));
        note.with("cost", paid.text(state))
    });
    Ok(())
}

/// CON-03: pay what it asks, gain what it gives, put it on its colour's discard pile.
pub(crate) fn play(t: &mut Table, seat: Seat, card: ConnectionId) -> Play {
    let connection = t.state.content.connection(card);
    let (cost, goods) = (connection.cost.clone(), connection.gain);
    let paid = pay(t, seat, Purpose::Connection(card), &cost, Place::Supply)?;
    t.say_with(|state| {
        let paid = paid.text(state);
        let note = Text::new(if paid.is_empty() { "note-play" } else { "note-play-cost" });
        note.with("seat", seat).with("card", connection_label(state, card)).with("cost", paid)
    });
    gain(t, seat, &goods, Why::Connection(card));
    discard_connection(&mut t.state, seat, card).offered("the Connection card is in the hand")
}
