//! Set-up (SET): the box, the decks, factions, the first player token, the first hand.

use std::sync::Arc;

use super::Table;
use super::gain::reveal;
use crate::engine::{Ask, Deck, Offer, Offered, PerSeat, Play, Record, Refusal, Seat, Text};
use crate::games::state51::content::ability::Bag;
use crate::games::state51::content::kinds::{Colour, Faction, Set};
use crate::games::state51::content::{ConnectionId, Content, Location, LocationId};
use crate::games::state51::labels::cards::{card_label, faction_name};
use crate::games::state51::labels::details::faction_words;
use crate::games::state51::state::{Board, Phase, Player, Secret, State};

/// How many cards are dealt, and how many of them are kept (SET-05).
const DEALT: usize = 6;
const KEPT: usize = 4;

/// The box before anybody has chosen anything (SET-02 to SET-04).
pub(crate) fn open(record: &Record, content: Arc<Content>) -> State {
    let expansion = record.option("deck").and_then(Set::from_key).filter(|it| *it != Set::Base);
    let deck = main_deck(&content, expansion);
    let connections = Colour::ALL.map(|it| connection_deck(&content, it));
    let board = Board {
        expansion,
        phase: Phase::Setup,
        round: 0,
        first: Seat(0),
        active: Seat(0),
        players: PerSeat::new(record.seats, |_| Player::new()),
        discard: Vec::new(),
        display: Vec::new(),
        connections: Default::default(),
        robberies: Vec::new(),
        end_begun: false,
        acted: false,
        next_built: 1,
    };
    let secret = Secret { hands: PerSeat::new(record.seats, |_| Vec::new()), deck, connections };
    State { board, secret, content }
}

impl Player {
    /// SET-04: without VP and goods.
    fn new() -> Player {
        Player {
            faction: None,
            vp: 0,
            pool: Bag::new(),
            exchanges: Default::default(),
            deals: Vec::new(),
            connections: Vec::new(),
            built: Vec::new(),
            passed: false,
            storing: Default::default(),
            made: Bag::new(),
            goods_at_end: None,
            sources: Default::default(),
        }
    }
}

/// SET-02: the base cards and those of the expansion.
fn main_deck(content: &Content, expansion: Option<Set>) -> Deck<LocationId> {
    let used = |set: &Set| *set == Set::Base || Some(*set) == expansion;
    let copies = |(id, location): (LocationId, &Location)| {
        let count: u32 = location.copies.iter().filter(|(set, _)| used(set)).map(|(_, count)| count).sum();
        (0..count).map(move |_| id)
    };
    content.locations().flat_map(copies).collect()
}

fn connection_deck(content: &Content, colour: Colour) -> Deck<ConnectionId> {
    let cards = content.connections().filter(|(_, it)| it.colour == colour);
    cards.flat_map(|(id, it)| (0..it.copies).map(move |_| id)).collect()
}

/// The first player is rolled, because the source does not say who it is (SET-06).
pub(crate) fn setup(t: &mut Table) -> Play {
    let seats = t.seats();
    let rolled = t.roll("first-player", seats.count());
    let first = seats.all().find(|it| it.index() == rolled).offered("the roll names a seat")?;
    t.state.board.first = first;
    t.state.board.active = first;
    t.say(Text::new("note-first-player").with("seat", first));
    if t.state.board.expansion == Some(Set::Winter) {
        t.say(Text::new("note-winter"));
    }
    choose_factions(t)?;
    shuffle_decks(t);
    deal_hands(t)?;
    t.state.board.phase = Phase::Lookout;
    t.state.board.round = 1;
    Ok(())
}

/// SET-01: a player who wants a faction names it, in seat order; the others get one of those left, at random.
fn choose_factions(t: &mut Table) -> Play {
    let mut left = Faction::ALL.to_vec();
    let mut open = Vec::new();
    for seat in t.seats().all() {
        let options: Vec<Option<Faction>> = left.iter().copied().map(Some).chain([None]).collect();
        let key = |it: &Option<Faction>| it.map_or("any", Faction::key).to_owned();
        let ask = Ask::new("faction", "SET-01");
        match t.choose_by(seat, ask, options, |_, it| key(it), |state, it| faction_words(&state.content, *it))? {
            Some(faction) => {
                left.retain(|it| *it != faction);
                plays(t, seat, faction);
            }
            None => {
                // Else nobody would see that this player has answered.
                t.say(Text::new("note-faction-any").with("seat", seat));
                open.push(seat);
            }
        }
    }
    if !open.is_empty() {
        let dealt = t.shuffle("factions", left);
        for (seat, faction) in open.into_iter().zip(dealt) {
            plays(t, seat, faction);
        }
    }
    Ok(())
}

/// It is told at once: whoever chooses next reads why it is not on offer any more.
fn plays(t: &mut Table, seat: Seat, faction: Faction) {
    t.state.board.players[seat].faction = Some(faction);
    t.say(Text::new("note-faction").with("seat", seat).with("faction", faction_name(faction)));
}

/// SET-02, SET-03.
fn shuffle_decks(t: &mut Table) {
    t.shuffle_deck("locations", |state| &mut state.secret.deck);
    for colour in Colour::ALL {
        t.shuffle_deck(connection_pile(colour), |state| &mut state.secret.connections[colour as usize]);
    }
}

/// What the verifier calls a deck of Connection cards.
pub(crate) fn connection_pile(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue-connections",
        Colour::Red => "red-connections",
    }
}

/// SET-05: six cards each, of which everybody secretly keeps four; the others are discarded once all have chosen.
fn deal_hands(t: &mut Table) -> Play {
    for seat in t.seats().all() {
        for _ in 0..DEALT {
            let card = reveal(t).offered("the deck is large enough for every first hand")?;
            t.state.add_to_hand(seat, card);
        }
    }
    let kept = t.together(t.seats().all(), |solo| {
        let seat = solo.seat();
        let ask = Ask::new("keep", "SET-05").with("n", KEPT).always();
        let hand = dealt(solo.state.hand(seat));
        solo.choose_some(ask, hand, KEPT, KEPT)
    })?;
    for (seat, kept) in kept {
        let mut discards = t.state.hand(seat).to_vec();
        for card in kept.into_iter().map(|it| it.card) {
            let at = discards.iter().position(|it| *it == card).offered("the kept card was dealt")?;
            discards.remove(at);
        }
        let names: Vec<Text> = discards.iter().map(|it| card_label(&t.state, *it)).collect();
        for card in discards {
            t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
            t.state.board.discard.push(card);
        }
        t.say(Text::new("note-first-discards").with("seat", seat).with("what", names));
    }
    Ok(())
}

/// A card that was dealt, and which copy of it. What the offer says is in `labels/hand.rs`.
pub(crate) struct Dealt {
    pub card: LocationId,
    /// Counted from 1.
    pub copy: usize,
}

fn dealt(hand: &[LocationId]) -> impl Iterator<Item = Dealt> + '_ {
    let copy = |at: usize| hand[..=at].iter().filter(|it| **it == hand[at]).count();
    hand.iter().enumerate().map(move |(at, card)| Dealt { card: *card, copy: copy(at) })
}

/// SET-01: for whoever has none yet, those that others play.
pub(crate) fn taken_factions(state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
    let players = &state.board.players;
    if players[seat].faction.is_some() {
        return Vec::new();
    }
    let taken = players.iter().filter_map(|(owner, it)| Some((owner, it.faction?)));
    let refused = taken.map(|(owner, faction)| {
        let offer = faction_words(&state.content, Some(faction)).of(faction.key().to_owned());
        (offer, Refusal::new("SET-01", Text::new("refuse-faction").with("seat", owner)))
    });
    refused.collect()
}
