//! Hiring (HIR): inhabitants for coins or cards.

use super::Table;
use super::acts::Act;
use super::gains;
use super::reasons::because;
use crate::engine::{Play, Seat, Text};
use crate::games::boonlake::content::goods::{Goods, taken};
use crate::games::boonlake::state::{State, Why};

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
    because(t, Why::Reason("why-hire"), |t| {
        gains::pay_for(t, seat, price, &Goods { inhabitants: 1, ..Goods::default() })
    })?;
    let hired = gains::hire(t, seat, 1);
    t.say_with(|_| {
        let note = Text::new("note-hire").with("seat", seat).with("what", vec![taken("inhabitants", hired)]);
        note.with("cost", price.taken())
    });
    Ok(())
}
