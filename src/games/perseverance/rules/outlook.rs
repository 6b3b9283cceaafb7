//! What a player will have to work with in an effect, before the die is even placed (TRN-06).

use super::cost::Cost;
use crate::engine::Seat;
use crate::games::perseverance::state::{Die, DieOwner, State};

/// What a player will have to work with once the die is placed and paid for.
pub(crate) struct Outlook {
    pub food: u32,
    pub mr: u32,
    pub stories: u32,
    pub followers: u32,
    pub neutral_in_pool: usize,
    pub neutral_on_board: usize,
}

impl Outlook {
    pub(crate) fn now(state: &State, seat: Seat) -> Outlook {
        let player = &state.board.players[seat];
        let neutral = |die: &&Die| die.owner == DieOwner::Neutral;
        let on_board = state.board.zones.iter().flat_map(|(_, area)| area.dice.iter().flatten());
        Outlook {
            food: player.food,
            mr: player.mr,
            stories: player.stories,
            followers: player.followers,
            neutral_in_pool: state.board.pool.iter().filter(neutral).count(),
            neutral_on_board: on_board.filter(neutral).count(),
        }
    }

    /// The same for whoever looks for a die to place: a neutral one of the pool may be on the board by then.
    pub(crate) fn before_placing(state: &State, seat: Seat) -> Outlook {
        let now = Outlook::now(state, seat);
        Outlook { neutral_on_board: now.neutral_on_board + usize::from(now.neutral_in_pool > 0), ..now }
    }

    /// The same once a die is placed, with what that costs.
    pub(crate) fn after_placing(&self, neutral: bool, story: bool, followers: bool) -> Outlook {
        Outlook {
            stories: self.stories - u32::from(story),
            followers: self.followers.saturating_sub(if followers { 2 } else { 0 }),
            neutral_in_pool: self.neutral_in_pool - usize::from(neutral),
            neutral_on_board: self.neutral_on_board + usize::from(neutral),
            ..*self
        }
    }

    /// What is missing for a price.
    pub(crate) fn missing(&self, cost: Cost) -> Cost {
        Cost {
            food: cost.food.saturating_sub(self.food),
            mr: cost.mr.saturating_sub(self.mr),
            stories: cost.stories.saturating_sub(self.stories),
        }
    }

    pub(crate) fn can_pay(&self, cost: Cost) -> bool {
        cost.food <= self.food && cost.mr <= self.mr && cost.stories <= self.stories
    }
}
