//! The Lookout phase (LOO): Connection cards are turned up, everybody takes two cards.

use std::collections::BTreeSet;

use super::Table;
use super::connection;
use super::gain::reveal;
use super::setup::connection_pile;
use crate::engine::{Ask, Label, Offered, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::Colour;
use crate::games::state51::labels::building::card_detail;
use crate::games::state51::labels::cards::{card_label, category_name, connection_label, connection_text, names};
use crate::games::state51::labels::goods::cost_list;
use crate::games::state51::labels::offers::{brings_in_short, card_offer};
use crate::games::state51::state::{Phase, State};

pub(crate) fn lookout(t: &mut Table) -> Play {
    t.headline(Text::new("note-round").with("n", t.state.board.round).with("seat", t.state.board.first));
    for colour in Colour::ALL {
        turn_up(t, colour);
    }
    let first = t.state.board.first;
    let clockwise: Vec<Seat> = t.seats().from(first).collect();
    take_cards(t, &clockwise, "LOO-03")?;
    let back: Vec<Seat> = t.seats().from(first).rev().collect();
    take_cards(t, &back, "LOO-04")?;
    t.state.board.phase = Phase::Production;
    Ok(())
}

/// LOO-01, LOO-02: the top card of a Connection deck, which is first renewed from its own discards if it is empty.
fn turn_up(t: &mut Table, colour: Colour) {
    let at = colour as usize;
    t.renew(connection_pile(colour), |State { board, secret, .. }| {
        (&mut secret.connections[at], &mut board.pile_mut(colour).discard)
    });
    let card = t.draw_from(|state| &mut state.secret.connections[at]);
    t.state.board.pile_mut(colour).face_up = card;
    match card {
        Some(card) => {
            t.say_with(|state| {
                let text = connection_text(state.content.connection(card));
                let note = Text::new("note-connection").with("card", connection_label(state, card)).with("what", text);
                note.with("cost", cost_list(&connection::price()))
            });
        }
        None => t.say(Text::new("note-no-connection").with("colour", Text::new(format!("colour-{}", colour.key())))),
    }
}

/// LOO-03 to LOO-06: players + 1 cards are revealed; each takes one; what is left over is discarded.
fn take_cards(t: &mut Table, order: &[Seat], rule: &'static str) -> Play {
    let mut display = Vec::new();
    for _ in 0..=order.len() {
        display.extend(reveal(t));
    }
    if !display.is_empty() {
        t.say_with(|state| {
            let cards: Vec<Text> = display.iter().map(|it| card_label(state, *it)).collect();
            let note = Text::new("note-display").with("time", time(rule)).with("order", names(order));
            note.with("what", cards)
        });
    }
    display.sort_unstable();
    t.state.board.display = display;
    for seat in order {
        take_card(t, *seat, rule)?;
    }
    for card in std::mem::take(&mut t.state.board.display) {
        t.say_with(|state| Text::new("note-left-over").with("card", card_label(state, card)));
        t.state.board.discard.push(card);
    }
    Ok(())
}

/// Whether it is the first or the second card that everybody takes.
fn time(rule: &str) -> u32 {
    if rule == "LOO-03" { 1 } else { 2 }
}

/// Taking is mandatory, so nothing else is offered; and it is open, so that a card left over may go unseen into the deck (LOO-05).
fn take_card(t: &mut Table, seat: Seat, rule: &'static str) -> Play {
    t.state.board.active = seat;
    let kinds: BTreeSet<LocationId> = t.state.board.display.iter().copied().collect();
    if kinds.is_empty() {
        t.say(Text::new("note-draw-lost").with("seat", seat).with("n", 1));
        return Ok(());
    }
    if kinds.len() == 1 {
        // Nothing is asked then, and whoever waits for a question reads why.
        t.say_with(|state| {
            let cards = &state.board.display;
            let note = Text::new("note-no-choice").with("seat", seat).with("n", cards.len());
            note.with("card", card_label(state, cards[0]))
        });
    }
    let key = |state: &State, it: &LocationId| state.content.location(*it).key.clone();
    let words = |state: &State, it: &LocationId| {
        // A Production follows every Lookout.
        let label = card_offer(state, *it, brings_in_short(state.content.location(*it), false));
        Label::from(label).detail(card_detail(state, seat, *it))
    };
    let ask = t.ask_with(Ask::new("lookout", rule).openly(), |state, ask| {
        let open = |it: &&LocationId| state.content.location(**it).open;
        let ask = ask.with("open", state.board.display.iter().filter(open).count());
        ask.with("n", Text::new(if time(rule) == 1 { "lookout-first" } else { "lookout-second" }))
    });
    let card = t.choose_by(seat, ask, kinds, key, words)?;
    let at = t.state.board.display.iter().position(|it| *it == card).offered("the card lies in the display")?;
    t.state.board.display.remove(at);
    t.state.add_to_hand(seat, card);
    // The picks are open, and what others hold is worth knowing (LOO-05).
    t.say_with(|state| {
        let location = state.content.location(card);
        let note = Text::new("note-takes").with("seat", seat).with("card", card_label(state, card));
        note.with("category", category_name(location)).with("brings", brings_in_short(location, false))
    });
    Ok(())
}
