//! The exchanges of the faction boards (FAC-01 to FAC-08).

use super::ability::{Bag, Cost};
use super::action::Act;
use super::gain::{T, amount, amounts, gain, gain_one};
use super::kinds::{Exchange, Good};
use super::pay::{Place, can_pay, pay};
use super::state::State;
use crate::engine::{Offer, Opt, Play, Seat, Text};

/// What the worker exchange takes (FAC-07).
const WORKERS: u32 = 2;

/// What an exchange of this seat's board takes and gives.
fn terms(state: &State, seat: Seat, exchange: Exchange) -> Option<(&Cost, &Bag)> {
    let board = state.content.board(state.board.players[seat].faction?);
    board.exchanges.iter().find(|it| it.0 == exchange).map(|it| (&it.1, &it.2))
}

pub fn offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    let player = &state.board.players[seat];
    let mut offers = Vec::new();
    for exchange in Exchange::ALL.into_iter().filter(|it| !player.exchanges.contains_key(it)) {
        if let Some((cost, gain)) = terms(state, seat, exchange).filter(|it| can_pay(player, it.0)) {
            let label = Text::new("offer-exchange").with("cost", cost.text()).with("gain", amounts(gain));
            let offer = Offer::new(format!("board/{}", exchange.key()), label).under("board", "group-board");
            offers.push(Opt { value: Act::Exchange(exchange), offer });
        }
    }
    offers.extend(worker_offers(state, seat).into_iter().map(|it| {
        let offer = it.offer.under("board", "group-board");
        Opt { offer, ..it }
    }));
    offers
}

/// The worker exchange, never for Ammo (FAC-07).
pub fn worker_offers(state: &State, seat: Seat) -> Vec<Opt<Act>> {
    let cost = Cost::of(Good::Worker, WORKERS);
    if !can_pay(&state.board.players[seat], &cost) {
        return Vec::new();
    }
    let goods = Good::BASIC.into_iter().chain([Good::Card]);
    goods
        .map(|good| {
            let label = Text::new("offer-exchange").with("cost", cost.text()).with("gain", vec![amount(good, 1)]);
            Opt::new(Act::Workers(good), format!("board/workers/{}", good.key()), label)
        })
        .collect()
}

/// FAC-02: the goods lie on its field until Cleanup.
pub fn exchange(t: &mut T, seat: Seat, exchange: Exchange) -> Play {
    let Some((cost, goods)) = terms(&t.state, seat, exchange).map(|(cost, goods)| (cost.clone(), *goods)) else {
        return Ok(());
    };
    let paid = pay(t, seat, &cost, Place::Exchange(exchange))?;
    t.say(Text::new("note-exchange").with("seat", seat).with("cost", paid.text(&t.state)));
    gain(t, seat, &goods, Text::new("why-exchange"));
    Ok(())
}

pub fn workers(t: &mut T, seat: Seat, good: Good) -> Play {
    let paid = pay(t, seat, &Cost::of(Good::Worker, WORKERS), Place::Supply)?;
    t.say(Text::new("note-exchange").with("seat", seat).with("cost", paid.text(&t.state)));
    gain_one(t, seat, good, 1, Text::new("why-exchange"));
    Ok(())
}
