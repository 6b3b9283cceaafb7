//! Combat Rewards.

use super::nothing;
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::perseverance::content::{CombatReward, RewardEffect};
use crate::games::perseverance::kinds::{Good, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::rules::rewards::{Buying, Purchase, Purse, followers};
use crate::games::perseverance::state::{LeaderAt, State};

impl Choice<State> for Buying {
    fn key(&self, state: &State) -> String {
        match self {
            Buying::One(it) => Choice::key(it, state),
            Buying::NoMore(_) => Choice::key(&None::<Purchase>, state),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Buying::One(it) => it.words(state),
            Buying::NoMore(purse) => {
                let label = match purse.untouched {
                    true => Label::from("offer-no-reward"),
                    false => Choice::words(&None::<Purchase>, state),
                };
                label.detail(purse.kept(state))
            }
        }
    }
}

impl Purse {
    /// That all further picks are given up, what is kept for it, and what that is worth in the end (ATK-07, END-03).
    fn kept(&self, state: &State) -> Text {
        let kept = names::reward_price(self.valor, self.safeguard, state.board.retail());
        let mut clauses = vec![Clause::new(0, Text::new("reward-given-up").with("n", self.picks))];
        if !kept.is_empty() {
            let pair = state.content.leftovers(state.board.edition).pair;
            // Of what a pair is made is plain where both are kept.
            let worth = Text::new("reward-kept-worth").with("n", pair).with("kinds", kept.len());
            clauses.push(Clause::new(0, Text::new("reward-kept").with("what", kept)));
            clauses.push(Clause::new(1, worth));
        }
        Text::of_clauses(clauses)
    }
}

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
        let told = match self.brings(state, reward) {
            Some(Ok(what)) => priced("detail-reward").with("what", what),
            Some(Err(why)) => priced("detail-reward-nothing").with("why", why),
            None => return label.detail(priced("detail-reward-price")),
        };
        label.detail(Text::of_clauses(vec![Clause::new(0, told), Clause::new(1, self.leaves(state, reward))]))
    }
}

impl Purchase {
    /// The Followers that Presence brings for Settlements of earlier picks, which stand by then (ATK-08).
    fn for_new_settlements(&self, state: &State, zone: Zone, reward: &CombatReward) -> u32 {
        let RewardEffect::Presence { settlement, .. } = reward.effect else { return 0 };
        let open = state.board.zones[zone].open_settlement_spaces(&state.content).count();
        let built = self.before.settlements.min(open).min(state.board.players[self.buyer].settlements);
        settlement * u32::try_from(built).unwrap_or(0)
    }

    /// What is left in the purse once this pick and those before it are paid for.
    fn leaves(&self, state: &State, reward: &CombatReward) -> Text {
        let player = &state.board.players[self.buyer];
        let left = |has: u32, before: u32, price: u32| has.saturating_sub(before + price);
        Text::new("reward-leaves")
            .with("valor", left(player.valor, self.before.valor, reward.valor))
            .with("safeguard", left(player.safeguard, self.before.safeguard, reward.safeguard))
    }

    /// What the reward would bring the buyer, or why that is nothing.
    fn brings(&self, state: &State, reward: &CombatReward) -> Option<Result<Text, Text>> {
        let (zone, retail) = (state.board.attack.as_ref()?.zone, state.board.retail());
        let player = &state.board.players[self.buyer];
        let gain = |good: Good, count: u32| {
            let before = if good == Good::LightSoldier { self.before.lights } else { 0 };
            match state.within_limits(self.buyer, good, count + before).saturating_sub(before) {
                0 => Err(nothing::lost(state, self.buyer, good).unwrap_or_else(|| "why-no-light".into())),
                real => Ok(names::amount(good, real, retail)),
            }
        };
        let at = |id: &'static str, zone: Zone| Text::new(id).with("zone", names::zone(zone));
        Some(match reward.effect {
            RewardEffect::Production { times } => gain(state.content.production(zone), times),
            RewardEffect::LightSoldiers { count } => gain(Good::LightSoldier, count),
            RewardEffect::RetrieveLeader if self.before.leader => Err(Text::new("why-leader-anyway")),
            RewardEffect::RetrieveLeader => match player.leader_at {
                LeaderAt::PlayerBoard => Err(Text::new("why-leader-home")),
                // The clean-up brings back whoever was in the attack (ATK-10).
                LeaderAt::Defense(from) if from == zone => Err(Text::new("why-leader-anyway")),
                LeaderAt::Defense(from) => Ok(at("brings-leader-guard", from)),
                LeaderAt::Community(from) => Ok(at("brings-leader-town", from)),
            },
            RewardEffect::Settlement => {
                let area = &state.board.zones[zone];
                match area.open_settlement_spaces(&state.content).nth(self.before.settlements) {
                    _ if player.settlements <= self.before.settlements => Err(Text::new("why-none-left")),
                    Some(space) => Ok(at("brings-settlement", zone).with("space", space)),
                    None => Err(Text::new("why-no-space")),
                }
            }
            RewardEffect::Kills { .. }
            | RewardEffect::Walls { .. }
            | RewardEffect::Losses { .. }
            | RewardEffect::Presence { .. }
            | RewardEffect::Followers { .. } => {
                let followers = followers(state, self.buyer, reward)? + self.for_new_settlements(state, zone, reward);
                match (followers, reward.effect) {
                    (0, RewardEffect::Kills { .. }) => Err("why-no-kills".into()),
                    (0, RewardEffect::Walls { .. }) => Err("why-no-walls".into()),
                    (0, RewardEffect::Losses { .. }) => Err("why-no-losses".into()),
                    (0, RewardEffect::Presence { .. }) => Err("why-no-presence".into()),
                    _ => Ok(names::amount(Good::Follower, followers, retail)),
                }
            }
        })
    }
}
