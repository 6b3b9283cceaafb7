//! The Production phase (PRO, CRD-14 to CRD-18): player by player, what was stored, the board, Deals, locations, checks.

use std::collections::BTreeMap;

use super::Table;
use super::gain::{Why, gain, gain_quietly, notice_end};
use super::output::{choose_echo, choose_production, made, productions, robbable};
use crate::engine::{Ask, Offered, Play, Seat, Text};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::ability::{Ability, Bag, Counted, Make};
use crate::games::state51::labels::cards::card_label;
use crate::games::state51::labels::goods::amounts;
use crate::games::state51::state::{BuiltId, Phase, Robbery, State};

/// Everybody produces, from the first player clockwise (PRO-01). Reaching 25 VP here does not cut it short: a full
/// Action phase follows (PRO-11).
pub(crate) fn production(t: &mut Table) -> Play {
    let order: Vec<Seat> = t.seats().from(t.state.board.first).collect();
    for seat in &order {
        t.state.board.players[*seat].made.clear();
    }
    for seat in &order {
        rob(t, *seat)?;
    }
    for seat in &order {
        produce(t, *seat)?;
    }
    t.state.board.robberies.clear();
    t.state.board.phase = Phase::Action;
    t.state.board.active = t.state.board.first;
    Ok(())
}

/// CRD-15: Suppliers choose before anybody produces. They must, if there is anything to choose.
fn rob(t: &mut Table, seat: Seat) -> Play {
    t.state.board.active = seat;
    let is_rob = |id: &BuiltId| made_by(&t.state, seat, *id) == Some(&Make::Rob);
    let all: Vec<BuiltId> = productions(&t.state, seat).map(|it| it.id).filter(is_rob).collect();
    for suppliers in all {
        let candidates = robbable(&t.state, seat);
        if candidates.is_empty() {
            continue;
        }
        let (owner, robbed) = choose_production(t, seat, Ask::new("rob", "CRD-15"), candidates)?;
        t.state.board.robberies.push(Robbery { suppliers, owner, robbed });
        let card = t.state.board.players[owner].built(robbed).offered("the chosen production is built")?.card;
        t.say_with(|state| {
            let note = Text::new("note-robbery").with("seat", seat).with("card", card_label(state, card));
            note.with("owner", owner)
        });
    }
    Ok(())
}

/// PRO-02.
fn produce(t: &mut Table, seat: Seat) -> Play {
    t.state.board.active = seat;
    take_back_stored(t, seat);
    let mut total = gain_quietly(t, seat, &board_goods(&t.state, seat)?);
    for deal in t.state.board.players[seat].deals.clone() {
        let goods = deal_goods(&t.state, deal);
        total.add_all(&gain_quietly(t, seat, &goods));
    }
    let late = locations(t, seat, &mut total)?;
    count_made(t, seat, &late, &mut total)?;
    t.say_with(|_| Text::new("note-produces").with("seat", seat).with("what", amounts(&total)));
    notice_end(t);
    checks(t, seat);
    Ok(())
}

/// What was stored comes back; it does not count as having come in (PRO-09).
fn take_back_stored(t: &mut Table, seat: Seat) {
    let player = &mut t.state.board.players[seat];
    let mut back = Bag::new();
    for built in &mut player.built {
        back.add_all(&std::mem::take(&mut built.stored));
    }
    if !back.is_empty() {
        player.pool.add_all(&back);
        t.say_with(|_| Text::new("note-stored-back").with("seat", seat).with("what", amounts(&back)));
    }
}

/// What a Deal gives (PRO-04, DEA-02).
pub(crate) fn deal_goods(state: &State, deal: LocationId) -> Bag {
    Bag::from([(state.content.location(deal).deal, 1)])
}

/// PRO-03.
fn board_goods(state: &State, seat: Seat) -> Play<Bag> {
    let faction = state.board.players[seat].faction.offered("everybody has a faction after the set-up")?;
    Ok(state.content.board(faction).makes)
}

fn made_by(state: &State, seat: Seat, id: BuiltId) -> Option<&Make> {
    state.board.players[seat].built(id).and_then(|it| state.location(it).make())
}

/// What is resolved after the other productions: a card that counts what was made, and a Power Station that chose one.
#[derive(Clone, Copy)]
enum Late {
    Count(BuiltId),
    Echo(BuiltId),
}

/// PRO-05: every intact production that Suppliers did not take, in the order of building. Their text forbids, so it
/// goes before the text that allows (PRI-03).
fn locations(t: &mut Table, seat: Seat, total: &mut Bag) -> Play<Vec<Late>> {
    let robbed = |it: &BuiltId| t.state.board.robberies.iter().any(|robbery| robbery.robbed == *it);
    let all: Vec<BuiltId> = productions(&t.state, seat).map(|it| it.id).filter(|it| !robbed(it)).collect();
    let mut late = Vec::new();
    for id in all {
        let mut of = id;
        if made_by(&t.state, seat, id) == Some(&Make::EchoOwn) {
            match choose_echo(t, seat, id)? {
                Some(other) => of = other,
                None => continue,
            }
        }
        if matches!(made_by(&t.state, seat, of), Some(Make::PerMade { .. })) {
            late.push(if of == id { Late::Count(id) } else { Late::Echo(of) });
            continue;
        }
        let goods = made(t, seat, seat, of)?;
        total.add_all(&gain_quietly(t, seat, &goods));
    }
    // A Power Station is resolved after the card that it chose, wherever the two stand (CRD-14).
    late.sort_by_key(|it| matches!(it, Late::Echo(_)));
    Ok(late)
}

/// PRO-09, and CRD-14 for the same number.
fn count_made(t: &mut Table, seat: Seat, late: &[Late], total: &mut Bag) -> Play {
    let mut counted: BTreeMap<BuiltId, Bag> = BTreeMap::new();
    for it in late {
        let goods = match it {
            Late::Count(id) => {
                let goods = made(t, seat, seat, *id)?;
                counted.insert(*id, goods);
                goods
            }
            Late::Echo(of) => match counted.get(of) {
                Some(goods) => *goods,
                None => made(t, seat, seat, *of)?,
            },
        };
        total.add_all(&gain_quietly(t, seat, &goods));
    }
    Ok(())
}

/// PRO-10: all checks look at the same goods, so that none feeds another.
fn checks(t: &mut Table, seat: Seat) {
    let made = t.state.board.players[seat].made;
    let came_in = |of: Counted| of.goods().iter().map(|it| made.count(*it)).sum::<u32>();
    let passed = |ability: &Ability| match ability {
        Ability::Check { wanted, gain } if came_in(wanted.of) >= wanted.count => Some(*gain),
        _ => None,
    };
    let mut due = Vec::new();
    for built in t.state.rows(seat).filter(|it| it.intact()) {
        due.extend(t.state.location(built).abilities.iter().filter_map(passed).map(|it| (built.card, it)));
    }
    for (card, goods) in due {
        gain(t, seat, &goods, Why::Card(card));
    }
}
