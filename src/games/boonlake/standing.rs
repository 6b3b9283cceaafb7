//! How a player stands: what an interim scoring would give now, and what the final scoring would.

use crate::engine::{PerSeat, Seat};
use crate::games::boonlake::content::kinds::Region;
use crate::games::boonlake::rules::card_effects::own;
use crate::games::boonlake::rules::conditions::{Reached, reached};
use crate::games::boonlake::rules::end::{FinalPoints, final_points};
use crate::games::boonlake::rules::income::{Income, cattle_points, income_of};
use crate::games::boonlake::state::State;

/// All of it is counted from the open board: it tells nobody more than they see.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Standing {
    /// The next one.
    pub income: Income,
    /// What of the income's VP the cattle bring.
    pub cattle: i32,
    /// By the areas of the scoring tiles in play.
    pub reached: Vec<Reached>,
    /// By [`Region`].
    pub presence: [u32; 4],
    /// What the final scoring would add.
    pub ahead: FinalPoints,
}

/// INC-04: the last one brings no coins and cards.
fn next_income(state: &State, seat: Seat) -> Income {
    let income = income_of(state, seat);
    if state.board.is_last_scoring() { Income { vp: income.vp, ..Income::default() } } else { income }
}

pub(crate) fn standings(state: &State) -> PerSeat<Standing> {
    PerSeat::new(state.board.players.seats(), |seat| Standing {
        income: next_income(state, seat),
        cattle: cattle_points(state, own(seat)),
        reached: state
            .board
            .areas
            .iter()
            .map(|it| reached(state, seat, &state.content.scoring(it.tile).condition))
            .collect(),
        presence: Region::ALL.map(|it| state.presence(own(seat), it)),
        ahead: final_points(state, seat),
    })
}
