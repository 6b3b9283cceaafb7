//! Child worker and child engineer (CHI).

use super::{Play, Table};
use crate::games::frostpunk::content::kinds::{Citizen, Trade};
use crate::games::frostpunk::state::{Board, Pawn};

/// CHI-01, CHI-02: it takes the place of an ordinary child pawn, or waits for the next count.
pub(crate) fn gain(t: &mut Table, trade: Trade) -> Play {
    let board = &mut t.state.board;
    if board.trades.contains(&trade) {
        return Ok(());
    }
    board.trades.push(trade);
    if board.in_pool(Pawn::Child) > 0 {
        board.pool[Pawn::Child as usize] -= 1;
        board.pool[Pawn::of_trade(trade) as usize] += 1;
    } else {
        board.waiting.push(trade);
    }
    Ok(())
}

/// ACT-01, CHI-02: so many pawns of a type in the pool, those with a trade among them.
pub(crate) fn count(board: &mut Board, of: Citizen, due: u32) {
    let mut left = due;
    if of == Citizen::Child {
        for trade in std::mem::take(&mut board.waiting) {
            board.pool[Pawn::of_trade(trade) as usize] += 1;
        }
    }
    for pawn in Pawn::all_of(of).iter().skip(1) {
        board.pool[*pawn as usize] = board.in_pool(*pawn).min(left);
        left -= board.in_pool(*pawn);
    }
    board.pool[Pawn::of(of) as usize] = left;
}
