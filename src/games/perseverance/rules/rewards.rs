//! Combat Rewards (ATK-06 to ATK-09): who contributed picks, everybody at once, and pays.

use super::cost::Cost;
use super::goods::{gain_one, gain_soldier, produce};
use super::rewards_idle::idle;
use super::settle::{build, lowest};
use super::soldiers::retrieve_leader;
use crate::engine::{Arg, Ask, Offered, Play, Seat, Solo, Text};
use crate::games::perseverance::content::{CombatReward, RewardEffect};
use crate::games::perseverance::kinds::{Good, SoldierKind, Zone};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{DieOwner, Owner, State, Table};

/// A Combat Reward that a player can buy, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purchase {
    pub number: usize,
    pub buyer: Seat,
    pub before: Before,
}

/// A Combat Reward to buy, or the end of buying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Buying {
    One(Purchase),
    NoMore(Purse),
}

/// What a buyer who stops keeps, and how many picks are given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse {
    pub valor: u32,
    pub safeguard: u32,
    pub picks: usize,
    /// Whether nothing was bought.
    pub untouched: bool,
}

/// What the buyer's earlier picks will have brought by then: picks are paid out once everybody has picked (ATK-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Before {
    pub lights: u32,
    pub leader: bool,
    pub settlements: usize,
    /// What they cost.
    pub valor: u32,
    pub safeguard: u32,
}

impl Before {
    fn add(&mut self, state: &State, zone: Zone, reward: &CombatReward) {
        self.valor += reward.valor;
        self.safeguard += reward.safeguard;
        match reward.effect {
            RewardEffect::Production { times } if state.content.production(zone) == Good::LightSoldier => {
                self.lights += times;
            }
            RewardEffect::LightSoldiers { count } => self.lights += count,
            RewardEffect::RetrieveLeader => self.leader = true,
            RewardEffect::Settlement => self.settlements += 1,
            RewardEffect::Production { .. }
            | RewardEffect::Kills { .. }
            | RewardEffect::Walls { .. }
            | RewardEffect::Losses { .. }
            | RewardEffect::Presence { .. }
            | RewardEffect::Followers { .. } => {}
        }
    }
}

pub(crate) fn combat_rewards(t: &mut Table, active: Seat, zone: Zone) -> Play {
    let attack = t.state.board.attack.clone().offered("the attack is going on")?;
    let edition = t.state.board.edition;
    let picks = |seat: Seat| t.state.content.picks(edition, attack.tally[seat].contribution) as usize;
    let seats: Vec<Seat> = t.seats().from(active).filter(|it| picks(*it) > 0).collect();
    let most = seats.iter().map(|it| attack.tally[*it].contribution).max().unwrap_or(0);
    let picked = t.together(seats, |solo| {
        let pieces = attack.tally[solo.seat()].contribution;
        pick(solo, zone, pieces, pieces == most)
    })?;
    for (seat, rewards) in picked {
        if rewards.is_empty() {
            t.say_with(|_| Text::new("note-no-reward").with("seat", seat));
        }
        for number in rewards {
            let reward = t.state.content.reward(edition, number).offered("the reward is on the board")?.clone();
            let player = &mut t.state.board.players[seat];
            player.safeguard = player.safeguard.checked_sub(reward.safeguard).offered("there is Safeguard to pay")?;
            player.valor = player.valor.checked_sub(reward.valor).offered("there is Valor to pay")?;
            t.say_with(|s| {
                let retail = s.board.retail();
                let paid = names::paid(names::reward_price(reward.valor, reward.safeguard, retail));
                let note = Text::new("note-reward").with("seat", seat).with("paid", paid).with("n", number);
                // What brings nothing is not told as if it did.
                let what = idle(s, seat, zone, &reward).unwrap_or_else(|| names::reward(number, retail));
                note.with("reward", what)
            });
            give(t, seat, zone, &reward)?;
        }
    }
    Ok(())
}

/// One player's picks: all different, but those with the highest Contribution may repeat one pick once (ATK-07).
fn pick(solo: &mut Solo<'_, '_, State>, zone: Zone, pieces: usize, highest: bool) -> Play<Vec<usize>> {
    let (state, buyer) = (solo.state, solo.seat());
    let count = state.content.picks(state.board.edition, pieces) as usize;
    let player = &state.board.players[buyer];
    let (mut safeguard, mut valor) = (player.safeguard, player.valor);
    let (mut picked, mut before): (Vec<usize>, Before) = (Vec::new(), Before::default());
    while picked.len() < count {
        let times = |number: usize| picked.iter().filter(|it| **it == number).count();
        let repeated = picked.iter().any(|it| times(*it) > 1);
        let may_repeat = highest && !repeated;
        let legal = available(state).into_iter().filter(|it| {
            let again = times(it.number);
            it.safeguard <= safeguard && it.valor <= valor && (again == 0 || (again == 1 && may_repeat))
        });
        let legal: Vec<&CombatReward> = legal.collect();
        // What nobody can pay for is no pick that could be given up.
        let left = count - picked.len();
        let again = |it: &CombatReward| times(it.number) > 0;
        let left = if has_pair(&legal, valor, safeguard, may_repeat, again) { left } else { left.min(1) };
        let legal = legal.into_iter().map(|it| Buying::One(Purchase { number: it.number, buyer, before }));
        let purse = Purse { valor, safeguard, picks: left, untouched: picked.is_empty() };
        let end = Buying::NoMore(purse);
        let offers: Vec<Buying> = legal.chain([end]).collect();
        let so_far = match picked[..] {
            [] if left < count => Text::new("reward-start-one"),
            [] if highest && count > 1 => Text::new("reward-start-twice"),
            [] => Text::new("reward-start"),
            _ => Text::new("reward-so-far").with("picked", listed(state, zone, buyer, &picked)),
        };
        let so_far = so_far.with("valor", valor).with("safeguard", safeguard);
        let ask = Ask::new("reward", "ATK-07").with("n", picked.len() + 1).with("max", count);
        let ask = ask.with("zone", names::zone(zone)).with("pieces", pieces).with("so-far", so_far);
        let Buying::One(Purchase { number, .. }) = solo.choose(ask, offers)? else { break };
        let reward = state.content.reward(state.board.edition, number).offered("the reward is on the board")?;
        safeguard -= reward.safeguard;
        valor -= reward.valor;
        before.add(state, zone, reward);
        picked.push(number);
    }
    Ok(picked)
}

/// Whether two more of these can be picked and paid for: one may be the repetition of another, or of an earlier pick.
fn has_pair(
    legal: &[&CombatReward],
    valor: u32,
    safeguard: u32,
    may_repeat: bool,
    again: impl Fn(&CombatReward) -> bool,
) -> bool {
    let pays = |one: &CombatReward, other: &CombatReward| {
        let repeated = usize::from(one.number == other.number) + usize::from(again(one)) + usize::from(again(other));
        repeated <= usize::from(may_repeat)
            && one.valor + other.valor <= valor
            && one.safeguard + other.safeguard <= safeguard
    };
    legal.iter().enumerate().any(|(at, one)| legal[at..].iter().any(|it| pays(one, it)))
}

/// What somebody has picked, which nobody else sees before all have: by number, and the only one with what it brings.
fn listed(state: &State, zone: Zone, buyer: Seat, picked: &[usize]) -> Arg {
    let numbers = || Arg::Word(picked.iter().map(usize::to_string).collect::<Vec<_>>().join(", "));
    let [only] = picked else { return numbers() };
    match state.content.reward(state.board.edition, *only).and_then(|it| short_gain(state, zone, buyer, it)) {
        Some(what) => Arg::Text(Text::new("reward-picked").with("n", *only).with("what", what)),
        None => numbers(),
    }
}

/// What a reward brings, where that is an amount or nothing.
fn short_gain(state: &State, zone: Zone, buyer: Seat, reward: &CombatReward) -> Option<Text> {
    let retail = state.board.retail();
    if idle(state, buyer, zone, reward).is_some() {
        return Some("picked-nothing".into());
    }
    match reward.effect {
        RewardEffect::Production { times } => Some(names::amount(state.content.production(zone), times, retail)),
        RewardEffect::LightSoldiers { count } => Some(names::amount(Good::LightSoldier, count, retail)),
        _ => followers(state, buyer, reward).map(|it| names::amount(Good::Follower, it, retail)),
    }
}

/// The rewards of the board; those with a Breach token only if no Dino breached.
pub(crate) fn available(state: &State) -> Vec<&CombatReward> {
    let breached = state.board.attack.as_ref().is_some_and(|it| it.breached);
    let blocked = |it: &&CombatReward| breached && state.board.breach.contains(&it.number);
    state.content.rewards(state.board.edition).iter().filter(|it| !blocked(it)).collect()
}

/// ATK-08: the Followers that a reward gives, if it gives Followers.
pub(crate) fn followers(state: &State, seat: Seat, reward: &CombatReward) -> Option<u32> {
    let attack = state.board.attack.as_ref()?;
    let (tally, area) = (attack.tally[seat], &state.board.zones[attack.zone]);
    let number = |count: usize| u32::try_from(count).unwrap_or(0);
    Some(match reward.effect {
        RewardEffect::Kills { trampler, raptor } => trampler * number(tally.tramplers) + raptor * number(tally.raptors),
        RewardEffect::Walls { each } => each * number(area.walls.iter().flatten().filter(|it| **it == seat).count()),
        RewardEffect::Losses { light, heavy } => light * number(tally.lost.light) + heavy * number(tally.lost.heavy),
        RewardEffect::Presence { settlement, die } => {
            let settlements = area.settlements.iter().flatten().filter(|it| **it == Owner::Seat(seat)).count();
            let dice = area.dice.iter().flatten().filter(|it| it.owner == DieOwner::Seat(seat)).count();
            settlement * number(settlements) + die * number(dice)
        }
        RewardEffect::Followers { count } => count,
        RewardEffect::Production { .. }
        | RewardEffect::LightSoldiers { .. }
        | RewardEffect::RetrieveLeader
        | RewardEffect::Settlement => return None,
    })
}

/// The space for the Settlement of a reward, if there is one and the player has a Settlement left.
pub(crate) fn settlement_space(state: &State, seat: Seat, zone: Zone) -> Option<usize> {
    lowest(state, zone).filter(|_| state.board.players[seat].settlements > 0)
}

/// ATK-08: what a reward gives.
fn give(t: &mut Table, seat: Seat, zone: Zone, reward: &CombatReward) -> Play {
    let why = Why::Reward(reward.number);
    match reward.effect {
        RewardEffect::Kills { .. }
        | RewardEffect::Walls { .. }
        | RewardEffect::Losses { .. }
        | RewardEffect::Presence { .. }
        | RewardEffect::Followers { .. } => {
            let followers = followers(&t.state, seat, reward).offered("the attack is going on")?;
            gain_one(t, seat, Good::Follower, followers, why);
        }
        RewardEffect::Production { times } => produce(t, seat, zone, times, why),
        RewardEffect::LightSoldiers { count } => {
            for _ in 0..count {
                gain_soldier(t, seat, SoldierKind::Light, why);
            }
        }
        RewardEffect::RetrieveLeader => retrieve_leader(t, seat),
        RewardEffect::Settlement => {
            if let Some(space) = settlement_space(&t.state, seat, zone) {
                build(t, seat, zone, space, Cost::FREE)?;
            }
        }
    }
    Ok(())
}
