//! What the things of the game are called, as texts without a language; rules, labels and the board as text share them.

pub(super) use super::card_names::{
    challenge, challenge_gain, most_of_challenges, patrol, patrol_stage, stage_goods, with_most,
};
pub(super) use super::causes::{Why, why};
use super::content::{Content, Goods, RewardEffect, SettlementBonus, Spot};
use super::kinds::{Dino, Effect, Good, Icon, Leader, Officer, SoldierKind, Zone};
use super::labels::range;
use super::pieces::{Die, DieOwner, Owner, Soldiers, Space};
use super::rules::aftermath::breaching;
use super::state::State;
use crate::engine::{Seat, Text};

pub(super) fn zone(zone: Zone) -> Text {
    Text::new(format!("zone-{}", zone.key()))
}

pub(super) fn leader(leader: Leader) -> Text {
    Text::new(format!("leader-{}", leader.key()))
}

/// What a leader's ability is called, and what it does in a few words.
pub(super) fn about_leader(leader: Leader) -> Text {
    Text::new(format!("detail-leader-{}", leader.key()))
}

/// That an attack comes at the end of this turn, because a Zone is full (TRN-10), and how many Dinos would get through now.
pub(super) fn due(state: &State) -> Text {
    due_as("attack-due", state)
}

/// The same where Settlements are at stake, too: Tramplers remove the highest ones of that Zone (ATK-05).
pub(super) fn due_for_settlements(state: &State) -> Text {
    due_as("attack-due-settle", state)
}

fn due_as(id: &'static str, state: &State) -> Text {
    match Zone::ALL.into_iter().find(|it| state.is_full(*it)) {
        Some(full) => {
            // AST-04.
            let followers = state.board.players[state.board.active].followers;
            let (fewest, most) = breaching(state, full);
            Text::new(id)
                .with("zone", zone(full))
                .with("followers", followers)
                .with("secondary", usize::from(state.board.secondary))
                .with("dinos", range(fewest, most))
                .with("n", most)
        }
        None => Text::new("attack-none"),
    }
}

/// The track on which Valor or Safeguard is counted (AST-03).
pub(super) fn track(good: Good) -> Text {
    Text::new(if good == Good::Safeguard { "track-safeguard" } else { "track-valor" })
}

pub(super) fn officer(officer: Officer) -> Text {
    Text::new(format!("officer-{}", officer.key()))
}

pub(super) fn officer_short(officer: Officer) -> Text {
    Text::new(format!("officer-{}-short", officer.key()))
}

pub(super) fn effect(effect: Effect, retail: bool) -> Text {
    match effect {
        Effect::Supply => Text::new(if retail { "effect-supply-retail" } else { "effect-supply-beta" }),
        Effect::Rations
        | Effect::Patrol
        | Effect::Pub
        | Effect::Training
        | Effect::Politics
        | Effect::Settle
        | Effect::Salvage
        | Effect::Fortifications => Text::new(format!("effect-{}", effect.key())),
    }
}

/// What an effect does, in a few words.
pub(super) fn about(effect: Effect, retail: bool) -> Text {
    let edition = match (effect, retail) {
        (Effect::Supply | Effect::Salvage, true) => "-retail",
        (Effect::Supply | Effect::Salvage, false) => "-beta",
        _ => "",
    };
    Text::new(format!("effect-about-{}{edition}", effect.key()))
}

pub(super) fn icon(icon: Icon) -> Text {
    Text::new(format!("icon-{}", icon.key()))
}

pub(super) fn icon_short(icon: Icon) -> Text {
    Text::new(format!("icon-{}-short", icon.key()))
}

pub(super) fn die(die: Die) -> Text {
    let icon = icon(die.icon);
    match die.owner {
        DieOwner::Neutral => Text::new("die-neutral").with("icon", icon),
        DieOwner::Seat(seat) => Text::new("die-seat").with("seat", seat).with("icon", icon),
        DieOwner::Dissenters => Text::new("die-dissenter").with("icon", icon),
    }
}

/// The die that a player places or sets aside, in the line of the log that begins with the player.
pub(super) fn die_of(die: Die, seat: Seat) -> Text {
    let icon = icon(die.icon);
    match die.owner {
        DieOwner::Neutral => Text::new("die-of-nobody").with("icon", icon),
        DieOwner::Seat(owner) if owner == seat => Text::new("die-of-own").with("icon", icon),
        DieOwner::Seat(owner) => Text::new("die-seat").with("seat", owner).with("icon", icon),
        DieOwner::Dissenters => Text::new("die-of-dissenters").with("icon", icon),
    }
}

pub(super) fn dino(dino: Dino) -> Text {
    Text::new(format!("dino-{}", dino.key()))
}

/// These Dinos, counted by their kinds.
pub(super) fn dinos(dinos: &[Dino]) -> Vec<Text> {
    by_kind(dinos, |kind, n| match n {
        1 => dino(kind),
        _ => Text::new("dinos-several").with("dino", dino(kind)).with("n", n),
    })
}

/// Several things that come one after the other; none, if there are none.
pub(super) fn in_order(list: Vec<Text>) -> Text {
    let joined = list.into_iter().reduce(|first, then| Text::new("dinos-then").with("first", first).with("then", then));
    joined.unwrap_or_else(|| Text::new("board-none"))
}

/// The same in the accusative: “a Raptor”, “2 Raptors”.
pub(super) fn some_dinos(dinos: &[Dino]) -> Vec<Text> {
    by_kind(dinos, |kind, n| Text::new(format!("some-{}", kind.key())).with("n", n))
}

fn by_kind(dinos: &[Dino], say: impl Fn(Dino, usize) -> Text) -> Vec<Text> {
    let count = |kind: Dino| dinos.iter().filter(|it| **it == kind).count();
    let kinds = [Dino::Trampler, Dino::Raptor].map(|kind| (kind, count(kind)));
    kinds.into_iter().filter(|it| it.1 > 0).map(|(kind, n)| say(kind, n)).collect()
}

pub(super) fn trap(kind: Dino) -> Text {
    Text::new(format!("trap-{}", kind.key()))
}

pub(super) fn spot(spot: Spot) -> Text {
    Text::new("dino-space").with("col", spot.col + 1).with("row", spot.row + 1)
}

pub(super) fn soldier(kind: SoldierKind) -> Text {
    Text::new(format!("soldier-{}", kind.key()))
}

/// A Soldier space, with what a figure there brings.
pub(super) fn space(space: Space) -> Text {
    let id = if space.row == 0 { "soldier-space-valor" } else { "soldier-space-safeguard" };
    Text::new(id).with("zone", zone(space.zone)).with("col", space.col + 1)
}

/// The same in as few letters as a label on a phone has.
pub(super) fn space_short(space: Space) -> Text {
    let id = if space.row == 0 { "soldier-space-valor-short" } else { "soldier-space-safeguard-short" };
    Text::new(id).with("zone", zone_short(space.zone)).with("col", space.col + 1)
}

pub(super) fn zone_short(zone: Zone) -> Text {
    Text::new(format!("zone-{}-short", zone.key()))
}

pub(super) fn spot_short(spot: Spot) -> Text {
    Text::new("dino-space-short").with("col", spot.col + 1).with("row", spot.row + 1)
}

/// An amount of a good, such as "2 Food".
pub(super) fn amount(good: Good, count: u32, retail: bool) -> Text {
    let id = match good {
        Good::Food => "amount-food",
        Good::Mr if retail => "amount-mr-retail",
        Good::Mr => "amount-mr-beta",
        Good::Story => "amount-story",
        Good::LightSoldier => "amount-light",
        Good::Safeguard => "amount-safeguard",
        Good::Valor => "amount-valor",
        Good::Follower => "amount-follower",
        Good::Vote => "amount-vote",
    };
    Text::new(id).with("n", count)
}

/// What a good is called where it is not counted.
pub(super) fn good(good: Good, retail: bool) -> Text {
    Text::new(match good {
        Good::Food => "asset-food",
        Good::Mr if retail => "asset-mr-retail-short",
        Good::Mr => "asset-mr-beta-short",
        Good::Story => "asset-story",
        Good::LightSoldier => "soldier-light",
        Good::Safeguard => "track-safeguard",
        Good::Valor => "track-valor",
        Good::Follower => "track-follower",
        Good::Vote => "track-vote",
    })
}

pub(super) fn amounts(goods: &Goods, retail: bool) -> Vec<Text> {
    goods.iter().map(|(good, count)| amount(*good, *count, retail)).collect()
}

/// So many Soldiers of each type; nobody, if there are none.
pub(super) fn soldiers(who: Soldiers) -> Vec<Text> {
    let parts = [("amount-lights", who.light), ("amount-heavies", who.heavy)].into_iter().filter(|it| it.1 > 0);
    let list: Vec<Text> = parts.map(|(id, n)| Text::new(id).with("n", n)).collect();
    if list.is_empty() { vec![Text::new("board-none")] } else { list }
}

/// The same after a colon, where languages that bend words count in another form.
pub(super) fn ready(who: Soldiers) -> Vec<Text> {
    let parts = [("ready-lights", who.light), ("ready-heavies", who.heavy)].into_iter().filter(|it| it.1 > 0);
    let list: Vec<Text> = parts.map(|(id, n)| Text::new(id).with("n", n)).collect();
    if list.is_empty() { vec![Text::new("board-none")] } else { list }
}

/// A Combat Reward; number 6 differs between the editions.
pub(super) fn reward(number: usize, retail: bool) -> Text {
    let edition = match (number, retail) {
        (6, true) => "-retail",
        (6, false) => "-beta",
        _ => "",
    };
    Text::new(format!("reward-{number}{edition}"))
}

/// What a Combat Reward costs, Valor before Safeguard as on the offer.
pub(super) fn reward_price(valor: u32, safeguard: u32, retail: bool) -> Vec<Text> {
    let parts = [(Good::Valor, valor), (Good::Safeguard, safeguard)].into_iter().filter(|it| it.1 > 0);
    parts.map(|(good, n)| amount(good, n, retail)).collect()
}

/// What a Combat Reward brings for each thing that it counts; nothing where its name says it all.
pub(super) fn reward_gain(effect: RewardEffect, retail: bool) -> Option<Text> {
    let two = |id: &'static str, first: Text, n: u32, second: Text, m: u32| {
        Text::new(id).with("first", first).with("n", n).with("second", second).with("m", m)
    };
    Some(match effect {
        RewardEffect::Kills { trampler, raptor } => {
            two("board-gives-kills", dino(Dino::Trampler), trampler, dino(Dino::Raptor), raptor)
        }
        RewardEffect::Losses { light, heavy } => {
            two("board-gives-each-two", soldier(SoldierKind::Light), light, soldier(SoldierKind::Heavy), heavy)
        }
        RewardEffect::Presence { settlement, die } => {
            two("board-gives-presence", Text::new("piece-settlement"), settlement, Text::new("piece-die"), die)
        }
        RewardEffect::Walls { each } => Text::new("board-gives-each").with("n", each),
        RewardEffect::Production { times } => Text::new("board-bonus-production").with("n", times),
        RewardEffect::LightSoldiers { count } => amount(Good::LightSoldier, count, retail),
        RewardEffect::Followers { .. } | RewardEffect::RetrieveLeader | RewardEffect::Settlement => return None,
    })
}

/// A price in the line that tells what was paid for; nothing where nothing was paid.
pub(super) fn paid(price: Vec<Text>) -> Text {
    if price.is_empty() { Text::new("unpaid") } else { Text::new("paid").with("price", price) }
}

/// Whoever has pieces in Community areas.
pub(super) fn owner(owner: Owner) -> Text {
    match owner {
        Owner::Seat(seat) => Text::new("board-seat").with("seat", seat),
        Owner::Dissenters => Text::new("dissenters"),
    }
}

/// What a Zone produces so many times, where it stands alone.
pub(super) fn production(content: &Content, zone: Zone, times: u32, retail: bool) -> Text {
    match content.production(zone) {
        Good::LightSoldier => Text::new("bonus-light").with("n", times),
        good => amount(good, times, retail),
    }
}

/// What the bonus of a Settlement space brings.
pub(super) fn settlement_bonus(content: &Content, zone: Zone, space: usize, retail: bool) -> Text {
    match content.settlement_bonus(space) {
        SettlementBonus::None => Text::new("bonus-none"),
        SettlementBonus::Votes(n) => amount(Good::Vote, n, retail),
        SettlementBonus::Influence(n) => Text::new("bonus-influence").with("n", n),
        SettlementBonus::Production(n) => production(content, zone, n, retail),
        SettlementBonus::Safeguard(n) => amount(Good::Safeguard, n, retail),
        SettlementBonus::RetrieveLeader => Text::new("bonus-retrieve-leader"),
        SettlementBonus::PlaceSoldiers(n) => Text::new("bonus-place-soldiers").with("n", n),
    }
}
