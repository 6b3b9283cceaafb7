//! Placing cattle on pastures (CAT-03 to CAT-07).

use super::Table;
use super::acts::Act;
use super::card_effects::own;
use super::gains;
use super::player_rows::release;
use super::reasons::{because, priced};
use super::upgrade::{Price, pay_price};
use crate::engine::{Fault, Offered, Play, Seat};
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::kinds::Kind;
use crate::games::boonlake::content::words::{Gain, Ongoing};
use crate::games::boonlake::state::{Laid, State, Why};

/// What each house around the pasture gives (CAT-07).
pub(crate) const PER_HOUSE: u32 = 2;

/// CAT-03 to CAT-06: what cattle on this pasture costs; nothing if it is full or all own cattle are placed.
pub(crate) fn price(state: &State, seat: Seat, space: SpaceId) -> Option<Price> {
    let Laid::Pasture(cattle) = state.board.laid(space)? else { return None };
    let recess = state.content.recesses(Kind::Cattle).get(state.board.players[seat].emptied(Kind::Cattle))?;
    let less = state.ongoing(seat, |it| if let Ongoing::CattleDiscount(n) = it { Some(*n) } else { None });
    (cattle.len() < state.content.pasture_room)
        .then(|| Price::new(cattle.len() as u32 + 1, u32::from(recess.fee), less))
}

pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Act> {
    let ranch = state.board.players[seat].ranch;
    let payable = |it: &SpaceId| price(state, seat, *it).is_some_and(|it| it.payable(ranch));
    state.content.space_ids().filter(payable).map(Act::Cattle).collect()
}

/// What the next cattle of a player adds to each income that is left (INC-02, INC-04), if one can be placed anywhere.
pub(crate) fn next_income(state: &State, seat: Seat) -> Option<Vec<Gain>> {
    let room = state.content.space_ids().any(|it| price(state, seat, it).is_some());
    let next = state.board.players[seat].emptied(Kind::Cattle);
    let recess = state.content.recesses(Kind::Cattle).get(next).filter(|_| room);
    let is_last = state.board.is_last_scoring();
    let comes = |it: &&Gain| !is_last || matches!(it, Gain::Vp(_));
    recess.map(|it| it.income.iter().filter(comes).cloned().collect())
}

/// The coins that placing there gives.
pub(crate) fn reward(state: &State, seat: Seat, space: SpaceId) -> u32 {
    let (houses, cards) = rewards(state, seat, space);
    houses + cards
}

/// 2 coins for each house around, of any owner; and what cards add.
fn rewards(state: &State, seat: Seat, space: SpaceId) -> (u32, u32) {
    let houses = houses_around(state, space);
    let cards = state.ongoing(seat, |it| if let Ongoing::CattleCoins(n) = it { Some(*n) } else { None });
    (PER_HOUSE * houses as u32, cards)
}

pub(crate) fn houses_around(state: &State, space: SpaceId) -> usize {
    let near = &state.content.space(space).near;
    state.board.pieces().filter(|it| it.1.kind == Kind::House && near.contains(&it.0)).count()
}

pub(crate) fn place(t: &mut Table, seat: Seat, space: SpaceId) -> Play {
    let price = price(&t.state, seat, space).offered("the pasture has room")?;
    let paid = pay_price(t, seat, price)?;
    t.say_with(|_| priced("note-cattle", &paid).with("seat", seat).with("space", space.number()));
    let player = &mut t.state.board.players[seat];
    player.cattle = player.cattle.checked_sub(1).offered("cattle is left on the board")?;
    match t.state.board.laid_mut(space) {
        Some(Laid::Pasture(cattle)) => cattle.push(own(seat)),
        Some(Laid::Tile { .. }) | None => return Fault::stop("the cattle stands on a pasture"),
    }
    release(t, seat);
    let (houses, cards) = rewards(&t.state, seat, space);
    let why = match (houses, cards) {
        (_, 0) => "why-cattle-houses",
        (0, _) => "why-cattle-cards",
        _ => "why-cattle",
    };
    because(t, Why::Reason(why), |t| gains::gain(t, seat, &Gain::Coins(houses + cards)))
}
