//! The effects of action locations that ask for more than a gain (CRD-04, CRD-10, CRD-12, CRD-13).

use std::collections::BTreeMap;

use super::Table;
use super::gain::{gain, gain_one};
use super::output::{built_key, can_produce, choose_production, made, productions};
use crate::engine::{Ask, Offered, Opt, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Bag, Effect};
use crate::games::state51::content::kinds::Good;
use crate::games::state51::labels::cards::{amount, card_label, count_of};
use crate::games::state51::state::{Built, BuiltId, State};

/// Whether the effect of the location `id` can do anything (ACA-04).
pub fn possible(state: &State, seat: Seat, id: BuiltId, effect: &Effect) -> bool {
    match effect {
        Effect::Gain(_) => true,
        Effect::Steal(_) => !loot(state, seat).is_empty(),
        Effect::EchoOwn => !echoes(state, seat).is_empty(),
        Effect::Clear(_) => clearable(state, seat, id).next().is_some(),
        Effect::OwnDeals(_) => !state.board.players[seat].deals.is_empty(),
        Effect::OpponentDeals(_) => !foreign_deals(state, seat).is_empty(),
    }
}

/// The basic resources in the pools of opponents who have not passed (CRD-04).
fn loot(state: &State, seat: Seat) -> Vec<(Seat, Good)> {
    let of = |owner: Seat| Good::BASIC.into_iter().map(move |it| (owner, it));
    let there = |it: &(Seat, Good)| state.board.players[it.0].pooled(it.1) > 0;
    state.board.opponents_in(seat).flat_map(of).filter(there).collect()
}

pub fn steal(t: &mut Table, seat: Seat, count: u32) -> Play {
    for _ in 0..count {
        let loot = loot(&t.state, seat);
        if loot.is_empty() {
            break;
        }
        let offer = |(owner, good): (Seat, Good)| {
            let label = Text::new("offer-steal").with("good", count_of(good, 1)).with("seat", owner);
            let letter = owner.letter().to_ascii_lowercase();
            Opt::new((owner, good), format!("{letter}/{}", good.key()), label)
        };
        let (owner, good) = t.choose(seat, Ask::new("steal", "CRD-04"), loot.into_iter().map(offer))?.value;
        t.state.board.players[owner].pool.take_all(good, 1).offered("the stolen good is in the pool")?;
        t.state.board.players[seat].pool.add(good, 1);
        let note = Text::new("note-steal").with("seat", seat).with("owner", owner);
        t.say(note.with("good", amount(good, 1)));
    }
    Ok(())
}

/// CRD-10: the own productions that would make anything now.
fn echoes(state: &State, seat: Seat) -> Vec<(Seat, BuiltId)> {
    let able = |it: &&Built| can_produce(state, seat, it.id);
    productions(state, seat).filter(able).map(|it| (seat, it.id)).collect()
}

pub fn echo_own(t: &mut Table, seat: Seat, why: Text) -> Play {
    let candidates = echoes(&t.state, seat);
    let (_, id) = choose_production(t, seat, Ask::new("echo-own", "CRD-10"), candidates)?;
    let goods = made(t, seat, seat, id)?;
    gain(t, seat, &goods, why);
    Ok(())
}

/// CRD-12: the other own locations on which spent goods or visitors' Workers lie.
fn clearable(state: &State, seat: Seat, own: BuiltId) -> impl Iterator<Item = &Built> {
    let used = move |it: &&Built| it.id != own && (!it.spent.is_empty() || it.visitors > 0);
    state.rows(seat).filter(|it| it.intact()).filter(used)
}

pub fn clear(t: &mut Table, seat: Seat, own: BuiltId, most: u32) -> Play {
    let state = &t.state;
    let offer = |it: &Built| Opt::new(it.id, built_key(state, it), card_label(state, it.card));
    let options: Vec<Opt<BuiltId>> = clearable(state, seat, own).map(offer).collect();
    let ask = Ask::new("clear", "CRD-12").with("n", most);
    let cleared = t.choose_some(seat, ask, options, 1, most as usize)?;
    let what: Vec<Text> = cleared.iter().map(|it| it.offer.label.clone()).collect();
    for it in cleared {
        let built = t.state.board.players[seat].built_mut(it.value).offered("the cleared location is built")?;
        built.spent.clear();
        (built.uses, built.visitors) = (0, 0);
    }
    t.say(Text::new("note-clear").with("seat", seat).with("what", what));
    Ok(())
}

/// CRD-13: the goods of up to so many different own Deals; two Deals with the same card are two Deals.
pub fn own_deals(t: &mut Table, seat: Seat, most: u32, name: &Text) -> Play {
    let mut seen: BTreeMap<LocationId, u32> = BTreeMap::new();
    let mut options: Vec<Opt<LocationId>> = Vec::new();
    for card in &t.state.board.players[seat].deals {
        let location = t.state.content.location(*card);
        let count = seen.entry(*card).or_insert(0);
        *count += 1;
        let key = if *count == 1 { location.key.clone() } else { format!("{}/{count}", location.key) };
        let label =
            Text::new("deal-of").with("card", card_label(&t.state, *card)).with("what", count_of(location.deal, 1));
        options.push(Opt::new(*card, key, label));
    }
    let ask = Ask::new("own-deals", "CRD-13").with("n", most);
    let chosen = t.choose_some(seat, ask, options, 1, most as usize)?;
    let mut goods = Bag::new();
    for it in chosen {
        goods.add(t.state.content.location(it.value).deal, 1);
    }
    gain(t, seat, &goods, name.clone());
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
pub fn opponent_deals(t: &mut Table, seat: Seat, count: u32, name: &Text) -> Play {
    for _ in 0..count {
        let state = &t.state;
        let offer = |(owner, card): (Seat, LocationId)| {
            let location = state.content.location(card);
            let label = Text::new("offer-deal-of-seat")
                .with("card", card_label(state, card))
                .with("seat", owner)
                .with("gain", count_of(location.deal, 1));
            Opt::new(location.deal, format!("{}/{}", owner.letter().to_ascii_lowercase(), location.key), label)
        };
        let options: Vec<Opt<Good>> = foreign_deals(state, seat).into_iter().map(offer).collect();
        let good = t.choose(seat, Ask::new("opponent-deal", "CRD-13"), options)?.value;
        gain_one(t, seat, good, 1, name.clone());
    }
    Ok(())
}
