//! Passing (PAS-01 to PAS-04), and what is stored with it (CLN-02).

use std::collections::BTreeMap;

use super::Table;
use super::action::open_acts;
use super::means::Means;
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Ability, Bag, Cost, Counted};
use crate::games::state51::content::cost::Room;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::goods::{amount, amounts};
use crate::games::state51::state::{BuiltId, State};

/// The player chooses what to store, then nothing can affect them any more in this phase (PAS-03). Once the end has
/// begun there is nothing to choose, because there is no Cleanup.
pub(crate) fn pass(t: &mut Table, seat: Seat) -> Play {
    let storing = if t.state.board.end_begun { BTreeMap::new() } else { choose_storing(t, seat)? };
    let player = &mut t.state.board.players[seat];
    player.passed = true;
    player.storing = storing;
    t.say(Text::new("note-pass").with("seat", seat));
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
    let payable = |good: Good| means.can_pay(&Cost::of(good, 1));
    let with_a_card = [Good::Grey, Good::Red, Good::Blue].into_iter().any(payable)
        || (!player.built.is_empty() && [Good::Brick, Good::Development].into_iter().any(payable));
    let stores = !state.board.end_begun
        && rooms(state, seat).iter().any(|(_, _, room)| kinds(room).iter().any(|it| player.pooled(*it) > 0));
    let with_the_hand = !state.hand(seat).is_empty() && with_a_card;
    !with_the_hand && !stores && open_acts(state, seat).next().is_none()
}

/// Goods that are put into a storage. What the offer says is in `labels/stores.rs`.
pub(crate) struct Stored(pub Bag);

/// Every room for stored goods, by card.
fn rooms(state: &State, seat: Seat) -> Vec<(BuiltId, LocationId, Room)> {
    let mut rooms = Vec::new();
    for built in state.rows(seat).filter(|it| it.intact()) {
        for ability in &state.location(built).abilities {
            if let Ability::Store(list) = ability {
                rooms.extend(list.iter().map(|room| (built.id, built.card, *room)));
            }
        }
    }
    rooms
}

/// The goods that a room takes: exactly these, no stand-ins (CLN-02).
fn kinds(room: &Room) -> Vec<Good> {
    match room.of {
        Counted::Good(good) => vec![good],
        Counted::Basic => Good::BASIC.to_vec(),
    }
}

fn choose_storing(t: &mut Table, seat: Seat) -> Play<BTreeMap<BuiltId, Bag>> {
    let mut left = t.state.board.players[seat].pool;
    let mut storing: BTreeMap<BuiltId, Bag> = BTreeMap::new();
    for (id, card, room) in rooms(&t.state, seat) {
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
    let name = card_label(&t.state, card);
    match room.of {
        Counted::Good(good) => {
            let most = room.most.unwrap_or(u32::MAX).min(held(good));
            let ask = Ask::new("store-number", "CLN-02").with("card", name).with("good", amount(good, most));
            let count = if most == 0 { 0 } else { t.number(seat, ask, 0, i64::from(most))? };
            let mut bag = Bag::new();
            bag.add(good, u32::try_from(count).ok().offered("a number from 0 to the most that fits")?);
            Ok(bag)
        }
        Counted::Basic => {
            let there: Vec<(Good, u32)> = kinds(room).into_iter().map(|it| (it, held(it))).collect();
            let total: u32 = there.iter().map(|it| it.1).sum();
            let most = room.most.unwrap_or(total).min(total);
            if most == 0 {
                return Ok(Bag::new());
            }
            let options = (0..=most).flat_map(|count| bags(&there, count)).map(Stored);
            let ask = Ask::new("store", "CLN-02").with("card", name).with("n", most);
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
