//! Combat Rewards that bring their buyer nothing at that moment; they cost all the same (ATK-07, ATK-08).

use super::rewards::{followers, settlement_space};
use crate::engine::{Seat, Text};
use crate::games::perseverance::content::{CombatReward, RewardEffect};
use crate::games::perseverance::kinds::{Good, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{LeaderAt, State};

/// That the reward brings nothing now, and why; nothing, if it brings something.
pub(super) fn idle(state: &State, seat: Seat, zone: Zone, reward: &CombatReward) -> Option<Text> {
    let player = &state.board.players[seat];
    let lights = |good: Good, count: u32| {
        let none = good == Good::LightSoldier && state.within_limits(seat, good, count) == 0;
        none.then(|| Text::new("idle-lights"))
    };
    let none = |id: &'static str| (followers(state, seat, reward) == Some(0)).then(|| Text::new(id));
    match reward.effect {
        RewardEffect::Kills { .. } => none("idle-kills"),
        RewardEffect::Walls { .. } => none("idle-walls"),
        RewardEffect::Losses { .. } => none("idle-losses"),
        RewardEffect::Presence { .. } => none("idle-presence"),
        RewardEffect::Followers { .. } => None,
        RewardEffect::Production { times } => lights(state.content.production(zone), times),
        RewardEffect::LightSoldiers { count } => lights(Good::LightSoldier, count),
        RewardEffect::RetrieveLeader => {
            let id = match player.leader_at {
                LeaderAt::PlayerBoard => "idle-leader-home",
                // The clean-up brings back whoever was in the attack (ATK-10).
                LeaderAt::Defense(from) if from == zone => "idle-leader-anyway",
                LeaderAt::Defense(_) | LeaderAt::Community(_) => return None,
            };
            let who = player.leader.map_or_else(|| Text::new("piece-leader"), names::leader);
            Some(Text::new(id).with("leader", who))
        }
        RewardEffect::Settlement if player.settlements == 0 => Some(Text::new("idle-settlements")),
        RewardEffect::Settlement => settlement_space(state, seat, zone).is_none().then(|| Text::new("idle-space")),
    }
}
