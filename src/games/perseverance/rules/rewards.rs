//! Combat Rewards (ATK-06 to ATK-09): who contributed picks, everybody at once, and pays.

use super::goods::{gain_one, gain_soldier, produce};
use super::settle::{build, lowest};
use super::soldiers::retrieve_leader;
use crate::engine::{Ask, Opt, Play, Seat, Solo, Text};
use crate::games::perseverance::content::{CombatReward, RewardEffect};
use crate::games::perseverance::kinds::{Good, SoldierKind, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{DieOwner, Owner, State, Table};

pub fn combat_rewards(t: &mut Table, active: Seat, zone: Zone) -> Play {
    let Some(attack) = t.state.board.attack.clone() else { return Ok(()) };
    let edition = t.state.board.edition;
    let picks = |seat: Seat| t.state.content.picks(edition, attack.tally[seat].contribution) as usize;
    let seats: Vec<Seat> = t.seats().from(active).filter(|it| picks(*it) > 0).collect();
    let most = seats.iter().map(|it| attack.tally[*it].contribution).max().unwrap_or(0);
    let picked = t.together(seats, |solo| {
        let seat = solo.seat();
        let count = solo.state.content.picks(edition, attack.tally[seat].contribution) as usize;
        pick(solo, count, attack.tally[seat].contribution == most)
    })?;
    for (seat, rewards) in picked {
        if rewards.is_empty() {
            t.say(Text::new("note-no-reward").with("seat", seat));
        }
        for reward in rewards {
            let player = &mut t.state.board.players[seat];
            player.safeguard = player.safeguard.saturating_sub(reward.safeguard);
            player.valor = player.valor.saturating_sub(reward.valor);
            let label = names::reward(reward.number, t.state.board.retail());
            t.say(Text::new("note-reward").with("seat", seat).with("reward", label.clone()));
            give(t, seat, zone, &reward, label);
        }
    }
    Ok(())
}

/// One player's picks: all different, but those with the highest Contribution may repeat one pick once (ATK-07).
fn pick(solo: &mut Solo<'_, '_, State>, count: usize, highest: bool) -> Play<Vec<CombatReward>> {
    let state = solo.state;
    let player = &state.board.players[solo.seat()];
    let (mut safeguard, mut valor) = (player.safeguard, player.valor);
    let mut picked: Vec<CombatReward> = Vec::new();
    while picked.len() < count {
        let times = |number: usize| picked.iter().filter(|it| it.number == number).count();
        let repeated = picked.iter().any(|it| times(it.number) > 1);
        let legal = available(state).into_iter().filter(|it| {
            let again = times(it.number);
            it.safeguard <= safeguard && it.valor <= valor && (again == 0 || (again == 1 && highest && !repeated))
        });
        let mut offers: Vec<Opt<Option<CombatReward>>> =
            legal.map(|it| Opt::new(Some(it.clone()), format!("reward-{}", it.number), label(state, it))).collect();
        offers.push(Opt::done());
        let ask = Ask::new("reward", "ATK-07").with("n", picked.len() + 1).with("max", count);
        let Some(reward) = solo.choose(ask, offers)?.value else { break };
        safeguard -= reward.safeguard;
        valor -= reward.valor;
        picked.push(reward);
    }
    Ok(picked)
}

/// The rewards of the board; those with a Breach token only if no Dino breached.
pub fn available(state: &State) -> Vec<&CombatReward> {
    let breached = state.board.attack.as_ref().is_some_and(|it| it.breached);
    let blocked = |it: &&CombatReward| breached && state.board.breach.contains(&it.number);
    state.content.rewards(state.board.edition).iter().filter(|it| !blocked(it)).collect()
}

fn label(state: &State, reward: &CombatReward) -> Text {
    let id = match (reward.number, state.board.retail()) {
        (6, true) => "reward-6-retail".to_owned(),
        (6, false) => "reward-6-beta".to_owned(),
        (number, _) => format!("reward-{number}"),
    };
    Text::new("offer-reward")
        .with("n", reward.number)
        .with("reward", Text::new(id))
        .with("valor", reward.valor)
        .with("safeguard", reward.safeguard)
}

/// ATK-08: what a reward gives.
fn give(t: &mut Table, seat: Seat, zone: Zone, reward: &CombatReward, why: Text) {
    let tally = t.state.board.attack.as_ref().map(|it| it.tally[seat]).unwrap_or_default();
    let area = &t.state.board.zones[zone];
    let number = |count: usize| u32::try_from(count).unwrap_or(0);
    let followers = match reward.effect {
        RewardEffect::Kills { trampler, raptor } => trampler * number(tally.tramplers) + raptor * number(tally.raptors),
        RewardEffect::Walls { each } => each * number(area.walls.iter().flatten().filter(|it| **it == seat).count()),
        RewardEffect::Losses { light, heavy } => light * number(tally.lost.light) + heavy * number(tally.lost.heavy),
        RewardEffect::Presence { settlement, die } => {
            let settlements = area.settlements.iter().flatten().filter(|it| **it == Owner::Seat(seat)).count();
            let dice = area.dice.iter().flatten().filter(|it| it.owner == DieOwner::Seat(seat)).count();
            settlement * number(settlements) + die * number(dice)
        }
        RewardEffect::Followers { count } => count,
        RewardEffect::Production { times } => return produce(t, seat, zone, times, why),
        RewardEffect::LightSoldiers { count } => {
            for _ in 0..count {
                gain_soldier(t, seat, SoldierKind::Light, why.clone());
            }
            return;
        }
        RewardEffect::RetrieveLeader => return retrieve_leader(t, seat),
        RewardEffect::Settlement => {
            if let Some(space) = lowest(&t.state, zone).filter(|_| t.state.board.players[seat].settlements > 0) {
                build(t, seat, zone, space);
            }
            return;
        }
    };
    gain_one(t, seat, Good::Follower, followers, why);
}
