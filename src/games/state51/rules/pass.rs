//! Passing (PAS-01 to PAS-04), and what is stored with it (CLN-02).

use std::collections::BTreeMap;

use super::Table;
use super::action::open_acts;
use super::means::Means;
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Ability, Bag, Counted};
use crate::games::state51::content::cost::Room;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::goods::{amount, amounts};
use crate::games::state51::state::{Built, BuiltId, State};

/// The player chooses what to store, then nothing can affect them any more in this phase (PAS-03). Once the end has
/// begun there is nothing to choose, because there is no Cleanup.
pub(crate) fn pass(t: &mut Table, seat: Seat) -> Play {
    // Whoever tries another action while storing is told that it is too late for any in this round.
    t.state.board.players[seat].passed = true;
    // Told before anything is asked, so that board and log say the same meanwhile.
    t.say(Text::new("note-pass").with("seat", seat));
    let storing = if t.state.board.end_begun { BTreeMap::new() } else { choose_storing(t, seat)? };
    t.state.board.players[seat].storing = storing;
    for (id, goods) in t.state.board.players[seat].storing.clone() {
        let card = t.state.board.players[seat].built(id).offered("the storage is built")?.card;
        t.say_with(|state| {
            let note = Text::new("note-store").with("seat", seat).with("card", card_label(state, card));
            note.with("what", amounts(&goods))
        });
    }
    Ok(())
}

/// PAS-04: whether no action is possible whatever cards the hidden hand holds, no Defence token can be placed and
/// nothing stored. Every location has a Distance of at least 1 and may match every Type.
pub(crate) fn nothing_possible(state: &State, seat: Seat) -> bool {
    let player = &state.board.players[seat];
    let means = Means::of(state, seat);
    let payable = |good: &Good| means.most(*good) > 0;
    let with_a_card = || {
        [Good::Grey, Good::Red, Good::Blue].iter().any(payable)
            || (!player.built.is_empty() && [Good::Brick, Good::Development].iter().any(payable))
    };
    let is_possible = (!state.hand(seat).is_empty() && with_a_card())
        || (!state.board.end_begun && may_store(state, seat))
        || open_acts(state, seat, &means).next().is_some();
    !is_possible
}

/// Whether a player has something and a storage that takes it.
pub(crate) fn may_store(state: &State, seat: Seat) -> bool {
    storages(state, seat).next().is_some()
}

/// The storages that take something of what a player has, one room after the other.
pub(crate) fn storages(state: &State, seat: Seat) -> impl Iterator<Item = LocationId> {
    let stores = move |room: Room| room.of.goods().iter().any(|it| state.board.players[seat].pooled(*it) > 0);
    rooms(state, seat).filter(move |it| stores(it.2)).map(|it| it.1)
}

/// Whether a storage of this player takes such a good.
pub(crate) fn takes(state: &State, seat: Seat, good: Good) -> bool {
    rooms(state, seat).any(|it| it.2.of.goods().contains(&good))
}

/// Goods that are put into a storage. What the offer says is in `labels/stores.rs`.
pub(crate) struct Stored(pub Bag);

/// Every room for stored goods, by card. It takes exactly the goods it names, no stand-ins (CLN-02).
fn rooms(state: &State, seat: Seat) -> impl Iterator<Item = (BuiltId, LocationId, Room)> {
    let of = |built: &Built| {
        let (id, card) = (built.id, built.card);
        let lists = state.location(built).abilities.iter().filter_map(|it| match it {
            Ability::Store(list) => Some(list),
            _ => None,
        });
        lists.flatten().map(move |room| (id, card, *room))
    };
    state.rows(seat).filter(|it| it.intact()).flat_map(of)
}

fn choose_storing(t: &mut Table, seat: Seat) -> Play<BTreeMap<BuiltId, Bag>> {
    let mut left = t.state.board.players[seat].pool;
    let mut storing: BTreeMap<BuiltId, Bag> = BTreeMap::new();
    for (id, card, room) in rooms(&t.state, seat).collect::<Vec<_>>() {
        let stored = fill(t, seat, card, &room, &left)?;
        for (good, count) in stored.iter() {
            left.take(*good, *count);
        }
        if !stored.is_empty() {
            storing.entry(id).or_default().add_all(&stored);
        }
    }
    Ok(storing)
}

/// What goes into one room; nothing is the first choice.
fn fill(t: &mut Table, seat: Seat, card: LocationId, room: &Room, left: &Bag) -> Play<Bag> {
    let held = |good: Good| left.count(good);
    match room.of {
        Counted::Good(good) => {
            let most = room.most.unwrap_or(u32::MAX).min(held(good));
            let ask = t.ask_with(Ask::new("store-number", "CLN-02"), |state, ask| {
                ask.with("card", card_label(state, card)).with("good", amount(good, most))
            });
            let count = if most == 0 { 0 } else { t.number(seat, ask, 0, i64::from(most))? };
            let mut bag = Bag::new();
            bag.add(good, u32::try_from(count).ok().offered("a number from 0 to the most that fits")?);
            Ok(bag)
        }
        Counted::Basic => {
            let there: Vec<(Good, u32)> = room.of.goods().iter().map(|it| (*it, held(*it))).collect();
            let total: u32 = there.iter().map(|it| it.1).sum();
            let most = room.most.unwrap_or(total).min(total);
            if most == 0 {
                return Ok(Bag::new());
            }
            let options = (0..=most).flat_map(|count| bags(&there, count)).map(Stored);
            let ask = t.ask_with(Ask::new("store", "CLN-02"), |state, ask| {
                ask.with("card", card_label(state, card)).with("n", most)
            });
            Ok(t.choose(seat, ask, options)?.0)
        }
    }
}

/// Every way to take `count` of the goods that are there.
fn bags(there: &[(Good, u32)], count: u32) -> Vec<Bag> {
    let Some(((good, held), rest)) = there.split_first() else {
        return if count == 0 { vec![Bag::new()] } else { Vec::new() };
    };
    let mut all = Vec::new();
    for taken in (0..=count.min(*held)).rev() {
        for mut bag in bags(rest, count - taken) {
            bag.add(*good, taken);
            all.push(bag);
        }
    }
    all
}
