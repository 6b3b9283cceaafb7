//! What action locations do (CRD-04, CRD-10, CRD-12, CRD-13).

use std::collections::BTreeMap;

use super::Table;
use super::gain::{Why, gain, gain_one};
use super::output::{can_produce, choose_production, made, productions};
use super::production::deal_goods;
use crate::engine::{Ask, Label, Offered, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Bag, Effect};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::{card_label, deal_label};
use crate::games::state51::labels::goods::{amount, count_of, counts_of};
use crate::games::state51::labels::hand::numbered;
use crate::games::state51::labels::keys::{built_key, letter};
use crate::games::state51::labels::stock::{gained, stolen};
use crate::games::state51::state::{Built, BuiltId, State};

/// Whether the effect of the location `id` can do anything (ACA-04).
pub(crate) fn possible(state: &State, seat: Seat, id: BuiltId, effect: &Effect) -> bool {
    match effect {
        Effect::Gain(_) => true,
        Effect::Steal(_) => !loot(state, seat).is_empty(),
        Effect::EchoOwn => !echoes(state, seat).is_empty(),
        Effect::Clear(_) => clearable(state, seat, id).next().is_some(),
        Effect::OwnDeals(_) => !state.board.players[seat].deals.is_empty(),
        Effect::OpponentDeals(_) => !foreign_deals(state, seat).is_empty(),
    }
}

/// Does what the location `id` does.
pub(crate) fn resolve(t: &mut Table, seat: Seat, id: BuiltId, card: LocationId, effect: &Effect) -> Play {
    match effect {
        Effect::Gain(goods) => gain(t, seat, goods, Why::Card(card)),
        Effect::Steal(count) => steal(t, seat, *count)?,
        Effect::EchoOwn => echo_own(t, seat, card)?,
        Effect::Clear(most) => clear(t, seat, id, *most)?,
        Effect::OwnDeals(most) => own_deals(t, seat, *most, card)?,
        Effect::OpponentDeals(count) => opponent_deals(t, seat, *count, card)?,
    }
    Ok(())
}

/// The basic resources in the pools of opponents who have not passed (CRD-04).
fn loot(state: &State, seat: Seat) -> Vec<(Seat, Good)> {
    let of = |owner: Seat| Good::BASIC.into_iter().map(move |it| (owner, it));
    let there = |it: &(Seat, Good)| state.board.players[it.0].pooled(it.1) > 0;
    state.board.opponents_in(seat).flat_map(of).filter(there).collect()
}

fn steal(t: &mut Table, seat: Seat, count: u32) -> Play {
    for _ in 0..count {
        let loot = loot(&t.state, seat);
        if loot.is_empty() {
            break;
        }
        let ask = Ask::new("steal", "CRD-04");
        let words = |state: &State, (owner, good): &(Seat, Good)| {
            Label::from(Text::new("offer-steal").with("good", count_of(*good, 1)).with("seat", *owner))
                .detail(stolen(state, seat, *owner, *good))
        };
        let key = |(owner, good): &(Seat, Good)| format!("{}/{}", letter(*owner), good.key());
        let (owner, good) = t.choose_by(seat, ask, loot, |_, it| key(it), words)?;
        t.state.board.players[owner].pool.take_all(good, 1).offered("the stolen good is in the pool")?;
        t.state.board.players[seat].pool.add(good, 1);
        t.say_with(|_| {
            let note = Text::new("note-steal").with("seat", seat).with("owner", owner);
            note.with("good", amount(good, 1))
        });
    }
    Ok(())
}

/// CRD-10: the own productions that would make anything now.
fn echoes(state: &State, seat: Seat) -> Vec<(Seat, BuiltId)> {
    let able = |it: &&Built| can_produce(state, seat, it.id);
    productions(state, seat).filter(able).map(|it| (seat, it.id)).collect()
}

fn echo_own(t: &mut Table, seat: Seat, card: LocationId) -> Play {
    let candidates = echoes(&t.state, seat);
    let (_, id) = choose_production(t, seat, Ask::new("echo-own", "CRD-10"), candidates)?;
    let of = t.state.board[id].card;
    let goods = made(t, seat, seat, id)?;
    gain(t, seat, &goods, Why::Copy { id: "why-copy-own", card, of, owner: seat });
    Ok(())
}

/// CRD-12: the other own locations on which spent goods or visitors' Workers lie.
fn clearable(state: &State, seat: Seat, own: BuiltId) -> impl Iterator<Item = &Built> {
    let used = move |it: &&Built| it.id != own && (!it.spent.is_empty() || it.visitors > 0);
    state.rows(seat).filter(|it| it.intact()).filter(used)
}

fn clear(t: &mut Table, seat: Seat, own: BuiltId, most: u32) -> Play {
    let options: Vec<BuiltId> = clearable(&t.state, seat, own).map(|it| it.id).collect();
    let ask = Ask::new("clear", "CRD-12").with("n", most);
    let key = |state: &State, id: &BuiltId| built_key(state, *id);
    let cleared = t.choose_some_by(seat, ask, options, (1, most as usize), key, |state, id| clear_words(state, *id))?;
    for id in &cleared {
        let built = t.state.board.players[seat].built_mut(*id).offered("the cleared location is built")?;
        built.spent.clear();
        (built.uses, built.visitors) = (0, 0);
    }
    t.say_with(|state| {
        let what: Vec<Text> = cleared.iter().map(|id| card_label(state, state.board[*id].card)).collect();
        Text::new("note-clear").with("seat", seat).with("what", what)
    });
    Ok(())
}

/// The location, what it is free for then, and what is taken off it: spent goods of an action, the Worker of a visit.
fn clear_words(state: &State, id: BuiltId) -> Label {
    let built = &state.board[id];
    let detail = match built.visitors {
        0 => Text::new("detail-clear").with("what", counts_of(&built.spent)),
        _ => Text::new("detail-clear-visit"),
    };
    Label::from(card_label(state, built.card)).detail(detail)
}

/// CRD-13: the goods of up to so many different own Deals; two Deals with the same card are two Deals.
fn own_deals(t: &mut Table, seat: Seat, most: u32, location: LocationId) -> Play {
    let mut seen: BTreeMap<LocationId, usize> = BTreeMap::new();
    let mut options: Vec<(LocationId, usize)> = Vec::new();
    for card in &t.state.board.players[seat].deals {
        let copy = seen.entry(*card).or_insert(0);
        *copy += 1;
        options.push((*card, *copy));
    }
    let key = |state: &State, (card, copy): &(LocationId, usize)| match copy {
        1 => state.content.location(*card).key.clone(),
        _ => format!("{}/{copy}", state.content.location(*card).key),
    };
    let words = |state: &State, (card, copy): &(LocationId, usize)| {
        Label::from(numbered(deal_label(state, *card), *copy)).detail(gained(state, seat, &deal_goods(state, *card)))
    };
    let ask = Ask::new("own-deals", "CRD-13").with("n", most);
    let chosen = t.choose_some_by(seat, ask, options, (1, most as usize), key, words)?;
    let goods: Bag = chosen.iter().map(|(card, _)| (t.state.content.location(*card).deal, 1)).collect();
    t.say_with(|state| {
        let deals: Vec<Text> = chosen.iter().map(|it| card_label(state, it.0)).collect();
        Text::new("note-own-deals").with("seat", seat).with("card", card_label(state, location)).with("what", deals)
    });
    gain(t, seat, &goods, Why::Card(location));
    Ok(())
}

/// The Deals of opponents who have not passed, each name once for each of them.
fn foreign_deals(state: &State, seat: Seat) -> Vec<(Seat, LocationId)> {
    let mut deals: Vec<(Seat, LocationId)> = Vec::new();
    for owner in state.board.opponents_in(seat) {
        for card in &state.board.players[owner].deals {
            if !deals.contains(&(owner, *card)) {
                deals.push((owner, *card));
            }
        }
    }
    deals
}

/// CRD-13: copied, so the opponent loses nothing.
fn opponent_deals(t: &mut Table, seat: Seat, count: u32, location: LocationId) -> Play {
    for _ in 0..count {
        let key = |state: &State, (owner, card): &(Seat, LocationId)| {
            format!("{}/{}", letter(*owner), state.content.location(*card).key)
        };
        let words = |state: &State, (owner, card): &(Seat, LocationId)| {
            let label = Text::new("offer-deal-of-seat").with("card", card_label(state, *card)).with("seat", *owner);
            Label::from(label.with("gain", count_of(state.content.location(*card).deal, 1))).detail(gained(
                state,
                seat,
                &deal_goods(state, *card),
            ))
        };
        let options = foreign_deals(&t.state, seat);
        let (owner, of) = t.choose_by(seat, Ask::new("opponent-deal", "CRD-13"), options, key, words)?;
        let good = t.state.content.location(of).deal;
        gain_one(t, seat, good, 1, Why::Copy { id: "why-copy", card: location, of, owner });
    }
    Ok(())
}
