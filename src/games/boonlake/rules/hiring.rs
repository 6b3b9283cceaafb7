//! Hiring (HIR): inhabitants for coins or cards.

use super::Table;
use super::acts::Act;
use super::gains;
use crate::engine::{Play, Seat};
use crate::games::boonlake::content::goods::Goods;
use crate::games::boonlake::state::State;

/// What one inhabitant costs, in coins or in cards (HIR-01).
pub(crate) const PRICE: u32 = 3;

/// HIR-02: one inhabitant in one way; it ends with the supply.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Act> {
    let player = &state.board.players[seat];
    let mut acts = Vec::new();
    if player.supply > 0 && player.coins >= PRICE {
        acts.push(Act::HireForCoins);
    }
    if player.supply > 0 && state.hand(seat).len() >= PRICE as usize {
        acts.push(Act::HireForCards);
    }
    acts
}

pub(crate) fn hire(t: &mut Table, seat: Seat, price: &Goods) -> Play {
    gains::pay(t, seat, price)?;
    gains::inhabitants(t, seat, 1);
    Ok(())
}
