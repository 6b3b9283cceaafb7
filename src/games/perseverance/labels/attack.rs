//! Combat Rewards.

use crate::engine::{Choice, Label, Text};
use crate::games::perseverance::content::{CombatReward, RewardEffect};
use crate::games::perseverance::kinds::Good;
use crate::games::perseverance::names;
use crate::games::perseverance::rules::rewards::{Purchase, followers, settlement_space};
use crate::games::perseverance::state::State;

impl Choice<State> for Purchase {
    fn key(&self, _: &State) -> String {
        format!("reward-{}", self.number)
    }

    fn words(&self, state: &State) -> Label {
        let name = names::reward(self.number, state.board.retail());
        let Some(reward) = state.content.reward(state.board.edition, self.number) else { return Label::from(name) };
        let label = Label::from(Text::new("offer-reward").with("n", self.number).with("reward", name));
        let priced = |id: &'static str| {
            let price = names::reward_price(reward.valor, reward.safeguard, state.board.retail());
            let price = if price.is_empty() { vec![Text::new("board-none")] } else { price };
            Text::new(id).with("price", price)
        };
        match self.brings(state, reward) {
            Some(what) => label.detail(priced("detail-reward").with("what", what)),
            None => label.detail(priced("detail-reward-price")),
        }
    }
}

impl Purchase {
    /// What the reward would bring the buyer now.
    fn brings(&self, state: &State, reward: &CombatReward) -> Option<Text> {
        let (zone, retail) = (state.board.attack.as_ref()?.zone, state.board.retail());
        Some(match reward.effect {
            RewardEffect::Production { times } => names::amount(state.content.production(zone), times, retail),
            RewardEffect::LightSoldiers { count } => names::amount(Good::LightSoldier, count, retail),
            RewardEffect::RetrieveLeader => Text::new("bonus-retrieve-leader"),
            RewardEffect::Settlement => match settlement_space(state, self.buyer, zone) {
                Some(space) => Text::new("offer-settle-second").with("zone", names::zone(zone)).with("space", space),
                None => Text::new("board-none"),
            },
            RewardEffect::Kills { .. }
            | RewardEffect::Walls { .. }
            | RewardEffect::Losses { .. }
            | RewardEffect::Presence { .. }
            | RewardEffect::Followers { .. } => {
                names::amount(Good::Follower, followers(state, self.buyer, reward)?, retail)
            }
        })
    }
}
