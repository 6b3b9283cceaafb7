//! What things cost, and paying for them. Nothing that a player does not have can be spent (AST-01).

use crate::engine::{Fault, Play, Text};
use crate::games::perseverance::kinds::Good;
use crate::games::perseverance::names;
use crate::games::perseverance::state::Player;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Cost {
    pub food: u32,
    pub mr: u32,
    pub stories: u32,
}

impl Cost {
    pub(crate) const FREE: Cost = Cost { food: 0, mr: 0, stories: 0 };

    pub(crate) const fn food(food: u32) -> Cost {
        Cost { food, ..Cost::FREE }
    }

    pub(crate) const fn mr(mr: u32) -> Cost {
        Cost { mr, ..Cost::FREE }
    }

    pub(crate) const fn stories(stories: u32) -> Cost {
        Cost { stories, ..Cost::FREE }
    }

    pub(crate) const fn and(self, other: Cost) -> Cost {
        Cost { food: self.food + other.food, mr: self.mr + other.mr, stories: self.stories + other.stories }
    }

    /// The amounts that it consists of.
    pub(crate) fn list(self, retail: bool) -> Vec<Text> {
        let parts = [(Good::Food, self.food), (Good::Mr, self.mr), (Good::Story, self.stories)];
        parts.into_iter().filter(|it| it.1 > 0).map(|(good, n)| names::amount(good, n, retail)).collect()
    }

    /// What was paid, to stand in the line of the log that tells what for.
    pub(crate) fn paid(self, retail: bool) -> Text {
        names::paid(self.list(retail))
    }

    /// The same where a Leader's ability lets one pay so.
    pub(crate) fn paid_by(self, leader: Option<Text>, retail: bool) -> Text {
        match leader {
            Some(leader) => Text::new("paid-by").with("price", self.list(retail)).with("leader", leader),
            None => self.paid(retail),
        }
    }

    pub(crate) fn affordable(self, player: &Player) -> bool {
        self.food <= player.food && self.mr <= player.mr && self.stories <= player.stories
    }

    /// Pays. Only what is affordable is ever offered.
    #[track_caller]
    pub(crate) fn pay(self, player: &mut Player) -> Play {
        Fault::unless(self.affordable(player), "the player can pay what was offered")?;
        player.food -= self.food;
        player.mr -= self.mr;
        player.stories -= self.stories;
        Ok(())
    }
}
