//! Advisors and citizen cards at the start (SET-19 to SET-23).

use super::because::{Cause, because};
use super::effects::{self, Scope};
use super::{Play, Table, citizens, goods, illness};
use crate::engine::{Ask, Offered, Seat, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::features::Setup;
use crate::games::frostpunk::labels::cards::{CardPick, FirstDiscard};
use crate::games::frostpunk::state::State;

/// SET-19: a different one each, in turn from the leader on.
pub(crate) fn advisors(t: &mut Table) -> Play {
    let leader = t.state.board.leader;
    for seat in t.seats().from(leader) {
        let taken: Vec<CardId> = t.state.board.advisors.iter().filter_map(|it| *it.1).collect();
        let all = t.state.content.advisors.iter().map(|it| it.id);
        let free: Vec<CardPick> = all.filter(|it| !taken.contains(it)).map(CardPick).collect();
        let CardPick(card) = t.choose(seat, Ask::new("advisor", "SET-19"), free)?;
        t.state.board.advisors[seat] = Some(card);
        t.say_with(|_| Text::new("note-advisor").with("seat", seat).with("card", card.title()));
    }
    Ok(())
}

/// SET-20.
pub(crate) fn deal(t: &mut Table) -> Play {
    t.shuffle_deck("citizens", |state| &mut state.secret.citizens);
    let seats = t.seats();
    let each = t.state.content.boards.setup.hands.get(seats.count() - 1).copied();
    let each = each.offered("there are hands for so many players")?;
    for seat in seats.all() {
        for _ in 0..each {
            let card = t.draw_from(|state| &mut state.secret.citizens).offered("the deck fills every first hand")?;
            t.state.add_to_hand(seat, card);
        }
    }
    Ok(())
}

/// SET-21 to SET-23: one card each, chosen in secret and revealed together. Where not all can be paid, chance decides who
/// goes first, and who is left chooses again.
pub(crate) fn discard(t: &mut Table) -> Play {
    let seats = t.seats().count();
    let mut waiting: Vec<Seat> = t.seats().all().collect();
    while !waiting.is_empty() {
        let chosen = t.together(waiting.iter().copied(), |solo| {
            let cards = offered(solo.state, solo.seat());
            solo.choose(Ask::new("first-discard", "SET-21").with("seats", seats).always(), cards)
        })?;
        let shown = |(seat, it): &(Seat, FirstDiscard)| {
            Text::new("note-revealed-by").with("seat", *seat).with("card", it.card.title())
        };
        let shown: Vec<Text> = chosen.iter().map(shown).collect();
        if shown.len() > 1 {
            t.say_with(|_| Text::new("note-revealed").with("what", shown));
        }
        let order: Vec<(Seat, FirstDiscard)> =
            if payable_together(&t.state, &chosen) { chosen } else { t.shuffle("first-discards", chosen) };
        for (seat, FirstDiscard { card, paid }) in order {
            if paid && !payable(&t.state, card) {
                continue;
            }
            waiting.retain(|it| *it != seat);
            give_up(t, seat, card, paid)?;
        }
    }
    Ok(())
}

/// SET-21, SET-22: the cards that can be paid; with none of them any card, unpaid.
pub(crate) fn offered(state: &State, seat: Seat) -> Vec<FirstDiscard> {
    let hand = state.hand(seat);
    let able: Vec<FirstDiscard> =
        hand.iter().filter(|it| payable(state, **it)).map(|it| FirstDiscard { card: *it, paid: true }).collect();
    if able.is_empty() { hand.iter().map(|it| FirstDiscard { card: *it, paid: false }).collect() } else { able }
}

/// What a setup cost takes from the pool or from the map, which may not hold enough for all.
struct Demand {
    of_map: bool,
    what: Stock,
}

fn demand(state: &State, card: CardId) -> Option<Demand> {
    match citizens::find(state, card)?.setup {
        Setup::Pay(what) => Some(Demand { of_map: false, what }),
        Setup::Remove(what) => Some(Demand { of_map: true, what }),
        Setup::Do(_) => None,
    }
}

/// Whether there is enough for all of these.
fn is_enough(state: &State, demands: &[Demand]) -> bool {
    demands.iter().all(|it| {
        let same = |other: &&Demand| other.of_map == it.of_map && other.what.of == it.what.of;
        let due: u32 = demands.iter().filter(same).map(|it| it.what.n).sum();
        let there = if it.of_map { goods::on_map(state, it.what.of) } else { state.board.goods.of(it.what.of) };
        there >= due
    })
}

fn payable(state: &State, card: CardId) -> bool {
    is_enough(state, demand(state, card).as_slice())
}

fn payable_together(state: &State, chosen: &[(Seat, FirstDiscard)]) -> bool {
    let demands: Vec<Demand> = chosen.iter().filter(|it| it.1.paid).filter_map(|it| demand(state, it.1.card)).collect();
    is_enough(state, &demands)
}

fn give_up(t: &mut Table, seat: Seat, card: CardId, paid: bool) -> Play {
    let facts = citizens::find(&t.state, card).cloned().offered("there is such a card")?;
    t.state.take_from_hand(seat, card).offered("the card is in the hand")?;
    t.state.board.citizen_discards.push(card);
    let id = if paid { "note-first-discard" } else { "note-first-discard-unpaid" };
    t.say_with(|_| Text::new(id).with("seat", seat).with("card", card.title()).with("what", facts.setup.text()));
    if !paid {
        return illness::fall_because(t, Cause::Card(card), &[facts.of]);
    }
    match &facts.setup {
        Setup::Pay(what) => because(t, Cause::Card(card), |t| goods::pay(t, *what)),
        Setup::Remove(what) => because(t, Cause::Card(card), |t| goods::remove_from_map(t, *what)),
        Setup::Do(step) => effects::all(t, &mut Scope::of_card(card), std::slice::from_ref(step)),
    }
}
