//! Automatons (AUT): they work like workers, for coal.

use super::{Play, Table, goods};
use crate::engine::Text;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::kinds::Good;
use crate::games::frostpunk::state::{Pawn, State};

/// AUT-02: what each use costs.
const USE: Stock = Stock { n: 1, of: Good::Coal };

/// AUT-01: how many are left in the bank.
pub(crate) fn left(state: &State) -> u32 {
    let placed = state.board.placed.iter().filter(|it| it.pawn == Pawn::Automaton).count() as u32;
    state.content.boards.pawns.automaton.saturating_sub(state.board.in_pool(Pawn::Automaton) + placed)
}

/// AUT-01, AUT-04: available at once, as many as there are.
pub(crate) fn gain(t: &mut Table, n: u32) -> Play {
    let n = n.min(left(&t.state));
    t.state.board.pool[Pawn::Automaton as usize] += n;
    if n > 0 {
        t.say_with(|_| Text::new("note-automaton").with("n", n));
    }
    Ok(())
}

/// AUT-02: a citizen always, an automaton only with coal for it.
pub(crate) fn may_act(state: &State, pawn: Pawn) -> bool {
    pawn != Pawn::Automaton || goods::has(state, &[USE])
}

pub(crate) fn pay(t: &mut Table, pawn: Pawn) -> Play {
    if pawn == Pawn::Automaton { goods::pay(t, USE) } else { Ok(()) }
}
