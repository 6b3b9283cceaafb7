//! What things cost, and paying for them. Nothing that a player does not have can be spent (AST-01).

use crate::engine::{Arg, Text};
use crate::games::perseverance::state::Player;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Cost {
    pub food: u32,
    pub mr: u32,
    pub stories: u32,
}

impl Cost {
    pub const FREE: Cost = Cost { food: 0, mr: 0, stories: 0 };

    pub const fn food(food: u32) -> Cost {
        Cost { food, ..Cost::FREE }
    }

    pub const fn mr(mr: u32) -> Cost {
        Cost { mr, ..Cost::FREE }
    }

    pub const fn stories(stories: u32) -> Cost {
        Cost { stories, ..Cost::FREE }
    }

    pub const fn and(self, other: Cost) -> Cost {
        Cost { food: self.food + other.food, mr: self.mr + other.mr, stories: self.stories + other.stories }
    }

    pub fn affordable(self, player: &Player) -> bool {
        self.food <= player.food && self.mr <= player.mr && self.stories <= player.stories
    }

    /// Pays. Only what is affordable is ever offered, so this cannot fail.
    pub fn pay(self, player: &mut Player) {
        debug_assert!(self.affordable(player));
        player.food = player.food.saturating_sub(self.food);
        player.mr = player.mr.saturating_sub(self.mr);
        player.stories = player.stories.saturating_sub(self.stories);
    }

    /// What it costs, as a list of amounts; `free` if nothing.
    pub fn text(self, retail: bool) -> Arg {
        let mr = if retail { "amount-mr-retail" } else { "amount-mr-beta" };
        let parts = [("amount-food", self.food), (mr, self.mr), ("amount-story", self.stories)];
        let list: Vec<Text> =
            parts.into_iter().filter(|(_, n)| *n > 0).map(|(id, n)| Text::new(id).with("n", n)).collect();
        if list.is_empty() { Arg::Text(Text::new("free")) } else { Arg::List(list) }
    }
}
