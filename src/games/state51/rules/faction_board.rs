//! The exchanges of the faction boards (FAC-01 to FAC-08).

use super::Table;
use super::action::Action;
use super::gain::{gain, gain_one};
use super::means::Means;
use super::pay::{Place, pay};
use crate::engine::{Offered, Play, Seat, Text};
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::{Exchange, Good};
use crate::games::state51::labels::cards::{amount, amounts, cost_list};
use crate::games::state51::state::State;

/// What the worker exchange takes (FAC-07).
const WORKERS: u32 = 2;

/// What an exchange of this seat's board takes and gives.
fn terms(state: &State, seat: Seat, exchange: Exchange) -> Option<(&Cost, &Bag)> {
    let board = state.content.board(state.board.players[seat].faction?);
    board.exchanges.iter().find(|it| it.0 == exchange).map(|it| (&it.1, &it.2))
}

pub fn acts(state: &State, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let player = &state.board.players[seat];
    let means = Means::of(player);
    let open = move |it: &Exchange| {
        !player.exchanges.contains_key(it) && terms(state, seat, *it).is_some_and(|it| means.can_pay(it.0))
    };
    Exchange::ALL.into_iter().filter(open).map(Action::Exchange).chain(worker_acts(state, seat))
}

/// The worker exchange, never for Ammo (FAC-07).
pub fn worker_acts(state: &State, seat: Seat) -> impl Iterator<Item = Action> + use<> {
    let payable = Means::of(&state.board.players[seat]).can_pay(&Cost::of(Good::Worker, WORKERS));
    Good::BASIC.into_iter().chain([Good::Card]).filter(move |_| payable).map(Action::Workers)
}

pub fn label(state: &State, seat: Seat, exchange: Exchange) -> Text {
    let (cost, gain) =
        terms(state, seat, exchange).map_or_else(Default::default, |it| (cost_list(it.0), amounts(it.1)));
    Text::new("offer-exchange").with("cost", cost).with("gain", gain)
}

pub fn workers_label(good: Good) -> Text {
    let cost = cost_list(&Cost::of(Good::Worker, WORKERS));
    Text::new("offer-exchange").with("cost", cost).with("gain", vec![amount(good, 1)])
}

/// FAC-02: the goods lie on its field until Cleanup.
pub fn exchange(t: &mut Table, seat: Seat, exchange: Exchange) -> Play {
    let (cost, goods) = terms(&t.state, seat, exchange).offered("the faction board has the exchange")?;
    let (cost, goods) = (cost.clone(), *goods);
    let paid = pay(t, seat, &cost, Place::Exchange(exchange))?;
    t.say(Text::new("note-exchange").with("seat", seat).with("cost", paid.text(&t.state)));
    gain(t, seat, &goods, Text::new("why-exchange"));
    Ok(())
}

pub fn workers(t: &mut Table, seat: Seat, good: Good) -> Play {
    let paid = pay(t, seat, &Cost::of(Good::Worker, WORKERS), Place::Supply)?;
    t.say(Text::new("note-exchange").with("seat", seat).with("cost", paid.text(&t.state)));
    gain_one(t, seat, good, 1, Text::new("why-exchange"));
    Ok(())
}
