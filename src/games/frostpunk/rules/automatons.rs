//! Automatons (AUT).

use super::{Play, Table, goods};
use crate::engine::Text;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::kinds::Good;
use crate::games::frostpunk::state::{Pawn, State};

/// What one use costs (AUT-02).
const COAL: Stock = Stock { n: 1, of: Good::Coal };

/// AUT-02: an automaton acts only for coal.
pub(crate) fn may_act(state: &State, pawn: Pawn) -> bool {
    pawn != Pawn::Automaton || goods::has(state, &[COAL])
}

pub(crate) fn pay(t: &mut Table, pawn: Pawn) -> Play {
    if pawn == Pawn::Automaton { goods::pay(t, COAL) } else { Ok(()) }
}

/// AUT-01, AUT-04: how many the bank still holds.
pub(crate) fn left(state: &State) -> u32 {
    let placed = state.board.placed.iter().filter(|it| it.pawn == Pawn::Automaton).count() as u32;
    state.content.boards.pawns.automaton.saturating_sub(state.board.in_pool(Pawn::Automaton) + placed)
}

pub(crate) fn gain(t: &mut Table, n: u32) -> Play {
    let n = n.min(left(&t.state));
    t.state.board.pool[Pawn::Automaton as usize] += n;
    if n > 0 {
        t.say(Text::new("note-automaton").with("n", n));
    }
    Ok(())
}
