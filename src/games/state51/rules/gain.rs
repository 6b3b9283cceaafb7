//! Gaining goods, with the line of the log that says so (PRO-08, LIM-01, LIM-09, END-02).

use super::Table;
use crate::engine::{Seat, Text};
use crate::games::state51::content::ability::Bag;
use crate::games::state51::content::kinds::{Good, Source};
use crate::games::state51::content::{ConnectionId, LocationId};
use crate::games::state51::labels::cards::{card_label, connection_label};
use crate::games::state51::labels::goods::amounts;
use crate::games::state51::state::{Phase, State};

/// The VP that begin the end of the game (END-02).
pub(crate) const END: u32 = 25;

/// Why something is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// A card itself.
    Card(LocationId),
    Connection(ConnectionId),
    /// A reason of this message.
    Reason(&'static str),
    /// A reason of this message that names a card.
    Of(&'static str, LocationId),
    /// A reason of this message: a card that gives what another one of this player gives.
    Copy {
        id: &'static str,
        card: LocationId,
        of: LocationId,
        owner: Seat,
    },
}

impl Why {
    fn text(self, state: &State) -> Text {
        match self {
            Why::Card(card) => card_label(state, card),
            Why::Connection(card) => connection_label(state, card),
            Why::Reason(id) => Text::new(id),
            Why::Of(id, card) => Text::new(id).with("card", card_label(state, card)),
            Why::Copy { id, card, of, owner } => {
                let text = Text::new(id).with("card", card_label(state, card));
                text.with("of", card_label(state, of)).with("seat", owner)
            }
        }
    }

    /// The line of the score sheet that VP gained so belong to.
    fn source(self) -> Option<Source> {
        match self {
            Why::Reason("why-development") => Some(Source::Development),
            Why::Of("why-bonus", _) | Why::Copy { id: "why-bonus-copy", .. } => Some(Source::Bonus),
            Why::Of("why-spoils", _) => Some(Source::Razing),
            Why::Card(_) | Why::Connection(_) | Why::Reason(_) | Why::Of(..) | Why::Copy { .. } => None,
        }
    }
}

/// Gains all of it, says what and why.
pub(crate) fn gain(t: &mut Table, seat: Seat, what: &Bag, why: Why) {
    let gained = take(t, seat, what, why);
    if !gained.is_empty() {
        t.say_with(|state| {
            let note = Text::new("note-gain").with("seat", seat).with("what", amounts(&gained));
            note.with("why", why.text(state))
        });
    }
    notice_end(t);
}

pub(crate) fn gain_one(t: &mut Table, seat: Seat, good: Good, count: u32, why: Why) {
    gain(t, seat, &Bag::from([(good, count)]), why);
}

/// Gains what was paid for: one line tells of both.
pub(crate) fn gain_for(t: &mut Table, seat: Seat, what: &Bag, why: Why, note: impl FnOnce(&State) -> Text) {
    let gained = take(t, seat, what, why);
    t.say_with(|state| {
        let what = if gained.is_empty() { vec![Text::new("gained-nothing")] } else { amounts(&gained) };
        note(state).with("seat", seat).with("what", what)
    });
    notice_end(t);
}

/// Tells that goods placed on a card have come to its owner's pool with it (DEV-06, RZO-04).
pub(crate) fn say_placed_back(t: &mut Table, owner: Seat, card: LocationId, placed: &Bag) {
    if !placed.is_empty() {
        t.say_with(|state| {
            let note = Text::new("note-placed-back").with("seat", owner).with("card", card_label(state, card));
            note.with("what", amounts(placed))
        });
    }
}

/// Gains all of it and counts it for the score sheet; says what was really gained.
fn take(t: &mut Table, seat: Seat, what: &Bag, why: Why) -> Bag {
    let gained = gain_quietly(t, seat, what);
    let is_production = t.state.board.phase == Phase::Production;
    if let Some(source) = why.source().filter(|_| !is_production) {
        t.state.board.players[seat].sources[source as usize] += gained.count(Good::Vp);
    }
    gained
}

/// Gains all of it without a line for everybody; says what was really gained. Cards are drawn, VP scored, the rest goes to
/// the pool. All VP of the track come this way, and none are lost (END-01). [`notice_end`] is left to the caller.
pub(crate) fn gain_quietly(t: &mut Table, seat: Seat, what: &Bag) -> Bag {
    let mut gained = Bag::new();
    for (good, count) in what.iter() {
        let got = match good {
            Good::Card => draw(t, seat, *count),
            Good::Vp => {
                t.state.board.players[seat].vp += count;
                *count
            }
            _ => {
                t.state.board.players[seat].pool.add(*good, *count);
                *count
            }
        };
        gained.add(*good, got);
        if t.state.board.phase == Phase::Production {
            let player = &mut t.state.board.players[seat];
            player.made.add(*good, got);
            player.sources[Source::Production as usize] += if *good == Good::Vp { got } else { 0 };
        }
    }
    gained
}

/// END-02: told once, when somebody's marker stands at 25 or more.
pub(crate) fn notice_end(t: &mut Table) {
    if t.state.board.end_begun {
        return;
    }
    let reached = t.state.board.players.iter().find(|(_, it)| it.vp >= END).map(|(seat, _)| seat);
    if let Some(seat) = reached {
        t.state.board.end_begun = true;
        t.headline(Text::new("note-end-begins").with("seat", seat).with("n", END));
    }
}

/// Draws cards into a hand; says how many there were. Only their owner is told which.
pub(crate) fn draw(t: &mut Table, seat: Seat, count: u32) -> u32 {
    let mut drawn = Vec::new();
    let mut got = 0;
    while got < count {
        let Some(card) = reveal(t) else { break };
        t.state.add_to_hand(seat, card);
        drawn.push(card);
        got += 1;
    }
    if got > 0 {
        t.whisper_with(seat, |state| {
            let names: Vec<Text> = drawn.iter().map(|it| card_label(state, *it)).collect();
            Text::new("note-drawn").with("what", names)
        });
    }
    if got < count {
        t.say(Text::new("note-draw-lost").with("seat", seat).with("n", count - got));
    }
    got
}

/// LIM-09: the top card of the main deck; if it is empty, of the shuffled discards; if they are empty too, nothing.
pub(crate) fn reveal(t: &mut Table) -> Option<LocationId> {
    let renewed = t.renew("locations", |state| (&mut state.secret.deck, &mut state.board.discard));
    if renewed > 0 {
        t.say(Text::new("note-reshuffle").with("n", renewed));
    }
    t.draw_from(|state| &mut state.secret.deck)
}
