//! The exchanges of the faction boards (FAC-01 to FAC-08).

use super::Table;
use super::action::Action;
use super::gain::{Why, gain_for};
use super::means::Means;
use super::pay::{Paid, Place, Purpose, pay};
use crate::engine::{Play, Seat, Text};
use crate::games::state51::content::ability::{Bag, Cost};
use crate::games::state51::content::kinds::{Exchange, Faction, Good};
use crate::games::state51::state::State;

/// What the worker exchange takes (FAC-07).
pub(crate) fn workers_cost() -> Cost {
    Cost::of(Good::Worker, 2)
}

pub(crate) fn acts<'a>(state: &'a State, seat: Seat, means: &'a Means) -> impl Iterator<Item = Action> + 'a {
    let player = &state.board.players[seat];
    let all = player.faction.into_iter().flat_map(|faction| Exchange::ALL.map(|it| (faction, it)));
    let open = move |(faction, it): &(Faction, Exchange)| {
        !player.exchanges.contains_key(it) && means.can_pay(state.content.board(*faction).exchange(*it).0)
    };
    let exchanges = all.filter(open).map(|(faction, exchange)| Action::Exchange { faction, exchange });
    exchanges.chain(worker_acts(means))
}

/// The worker exchange, never for Ammo (FAC-07).
pub(crate) fn worker_acts(means: &Means) -> impl Iterator<Item = Action> + use<> {
    let payable = means.can_pay(&workers_cost());
    Good::BASIC.into_iter().chain([Good::Card]).filter(move |_| payable).map(Action::Workers)
}

/// FAC-02: the goods lie on its field until Cleanup. A card is discarded before anything is gained (CRD-19).
pub(crate) fn exchange(t: &mut Table, seat: Seat, faction: Faction, exchange: Exchange) -> Play {
    let (cost, goods) = t.state.content.board(faction).exchange(exchange);
    let (cost, goods) = (cost.clone(), *goods);
    let paid = pay(t, seat, Purpose::Exchange(exchange), &cost, Place::Exchange(exchange))?;
    exchanged(t, seat, &goods, &paid);
    Ok(())
}

pub(crate) fn workers(t: &mut Table, seat: Seat, good: Good) -> Play {
    let paid = pay(t, seat, Purpose::Workers, &workers_cost(), Place::Supply)?;
    exchanged(t, seat, &Bag::from([(good, 1)]), &paid);
    Ok(())
}

fn exchanged(t: &mut Table, seat: Seat, goods: &Bag, paid: &Paid) {
    let note = |state: &State| Text::new("note-exchange").with("cost", paid.text(state));
    gain_for(t, seat, goods, Why::Reason("why-exchange"), note);
}
