//! The child worker and the child engineer (CHI): children who have a trade.

use super::{Play, Table};
use crate::engine::Text;
use crate::games::frostpunk::content::kinds::{Citizen, Trade};
use crate::games::frostpunk::state::{Board, Pawn};

/// CHI-01, CHI-02: one of each; it takes the place of a child pawn in the pool, or waits for the next count.
pub(crate) fn gain(t: &mut Table, trade: Trade) -> Play {
    let board = &mut t.state.board;
    if board.trades.contains(&trade) {
        return Ok(());
    }
    board.trades.push(trade);
    let children = &mut board.pool[Pawn::Child as usize];
    if *children > 0 {
        *children -= 1;
        board.pool[Pawn::of_trade(trade) as usize] += 1;
    } else {
        board.waiting.push(trade);
    }
    t.say_with(|_| Text::new("note-child-trade").with("trade", trade.text()));
    Ok(())
}

/// ACT-01: so many pawns of a type into the pool, where all of them are but the scouts. Children with a trade are the last
/// to be taken away (CHI-02).
pub(crate) fn count(board: &mut Board, of: Citizen, due: u32) {
    let mut left = due;
    if of == Citizen::Child {
        let away =
            |it: &Trade| board.routes.iter().any(|route| route.scout.is_some_and(|s| s.pawn == Pawn::of_trade(*it)));
        let here: Vec<Trade> = board.trades.iter().copied().filter(|it| !away(it)).collect();
        board.waiting.clear();
        for trade in here {
            let counted = left.min(1);
            board.pool[Pawn::of_trade(trade) as usize] = counted;
            left -= counted;
            if counted == 0 {
                board.waiting.push(trade);
            }
        }
    }
    board.pool[Pawn::of(of) as usize] = left;
}
