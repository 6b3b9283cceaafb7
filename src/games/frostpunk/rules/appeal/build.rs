//! What buildings, tiles and places for them promise.

use super::work::gatherable;
use super::{ACTION, Prices, pawns, soon, weights, whole};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Building, Distance, From, Good};
use crate::games::frostpunk::labels::options::ShopWork;
use crate::games::frostpunk::labels::works::Operation;
use crate::games::frostpunk::rules::construction::{self, Works};
use crate::games::frostpunk::rules::{buildings, goods, heat, map, outlook, weather};
use crate::games::frostpunk::state::{Built, Pawn, State};

/// A tile more to gather from: the less lies on free fields, the more it is worth.
pub(crate) fn tile(state: &State, prices: &Prices) -> i32 {
    let lying: u32 = gatherable(state).map(|it| state.board.plot(it).cubes.map_or(0, |it| it.n)).sum();
    let coal: u32 = gatherable(state).map(|it| state.board.plot(it).holds(Good::Coal)).sum();
    let few = 100 - whole(lying.min(24)) * 3 + if coal < 4 { weights::COAL_TILE } else { 0 };
    few.max(10).min(20 * prices.left) * weights::TILE / 100
}

/// The best that three operations can do.
pub(crate) fn construction(state: &State, prices: &Prices) -> i32 {
    let keys = state.board.supply.keys().copied();
    let there = |key: &Building| {
        construction::may_build(state, *key)
            && goods::has(state, &construction::price(state, *key, 0))
            && construction::open_sites(state, *key).next().is_some()
    };
    let mut gains: Vec<(i32, Building)> =
        keys.filter(there).map(|key| (gain(state, prices, key, 0), key)).filter(|it| it.0 > 0).collect();
    gains.sort_unstable_by_key(|it| std::cmp::Reverse(it.0));
    let mut wood = state.board.goods.of(Good::Wood);
    let mut cores = state.board.goods.of(Good::Core);
    let (mut sum, mut left) = (0, Works::USUAL.operations);
    for (gain, key) in gains {
        // A second one of the best kind is worth less, but often something.
        for share in [1, 2] {
            let price = construction::price(state, key, 0);
            let of = |good: Good| price.iter().filter(|it| it.of == good).map(|it| it.n).sum::<u32>();
            let many = share == 1 || state.board.supply.get(&key).is_some_and(|it| *it > 1);
            if left == 0 || !many || of(Good::Wood) > wood || of(Good::Core) > cores {
                break;
            }
            wood -= of(Good::Wood);
            cores -= of(Good::Core);
            sum += gain / share;
            left -= 1;
        }
    }
    // Where no field is left, Ruins make room for one more.
    if left > 1 && is_crowded(state) {
        sum += cleared(state, prices);
    }
    // Who waits builds more at a time; the last pawn of a round need not.
    let more = [Pawn::Worker, Pawn::Engineer].into_iter().map(|it| state.board.in_pool(it)).sum::<u32>() > 2;
    sum - if more { whole(left) * weights::IDLE_OPERATION } else { 0 }
}

pub(crate) fn operations(state: &State, operations: &[&Operation]) -> Vec<i32> {
    let prices = Prices::new(state);
    let crowded = is_crowded(state);
    let room = if crowded { cleared(state, &prices) } else { 0 };
    let appeal = |it: &&Operation| match it {
        Operation::Build { key, discount } => gain(state, &prices, *key, *discount),
        // Ruins may make room; nothing else is worth the work.
        Operation::Demolish(field) if is_ruin(state, *field) && crowded => room,
        Operation::Demolish(_) => -2 * ACTION,
        Operation::Upgrade => best_upgrades(state, &prices, 1),
        Operation::Done { .. } => 0,
    };
    operations.iter().map(appeal).collect()
}

fn is_ruin(state: &State, field: Field) -> bool {
    let built = state.board.plot(field).built;
    built.is_some_and(|it| state.content.building(it.key).from == From::Back)
}

fn is_crowded(state: &State) -> bool {
    construction::open_sites(state, Building::House).next().is_none()
        && construction::removable(state).any(|it| is_ruin(state, it))
}

/// What would be built where Ruins stood.
fn cleared(state: &State, prices: &Prices) -> i32 {
    let there = |key: &Building| {
        let price = construction::price(state, *key, 0);
        !state.is_large(*key) && construction::may_build(state, *key) && goods::has(state, &price)
    };
    let keys = state.board.supply.keys().copied().filter(there);
    keys.map(|it| gain(state, prices, it, 0)).max().unwrap_or_default().max(0)
}

fn gain(state: &State, prices: &Prices, key: Building, discount: u32) -> i32 {
    let price = construction::price(state, key, discount);
    worth(state, prices, key) - priced(prices, &price)
}

fn priced(prices: &Prices, price: &[Stock]) -> i32 {
    price.iter().map(|it| whole(it.n) * prices.of(it.of)).sum()
}

/// The best upgrades that can be paid now, one after the other.
pub(crate) fn best_upgrades(state: &State, prices: &Prices, n: u32) -> i32 {
    let mut gains: Vec<i32> =
        construction::upgradable(state).into_iter().map(|it| upgraded(state, prices, it)).collect();
    gains.sort_unstable_by_key(|it| std::cmp::Reverse(*it));
    let wood = state.board.goods.of(Good::Wood).max(1) as usize;
    gains.into_iter().take((n as usize).min(wood)).filter(|it| *it > 0).sum()
}

/// The turned side of a building against its price.
pub(crate) fn upgraded(state: &State, prices: &Prices, field: Field) -> i32 {
    let Some(built) = state.board.plot(field).built else { return 0 };
    let price = state.content.building(built.key).upgraded.as_ref().map_or(0, |it| priced(prices, &it.price));
    let each = weights::UPGRADED
        * match built.key {
            Building::HuntersHut => weights::UPGRADED_HUT,
            Building::Beacon => 30,
            Building::Hothouse | Building::CoalMine | Building::CharcoalKiln => 30,
            Building::MedicalPost | Building::Infirmary => weights::UPGRADED_POST,
            _ => 12,
        };
    // A turned building is warm at little heat.
    each * prices.rounds / 100 - price
}

/// What one more of a kind brings until the end.
pub(crate) fn worth(state: &State, prices: &Prices, key: Building) -> i32 {
    let here = state.board.buildings().filter(|it| it.1.key == key).count();
    let rounds = prices.rounds;
    let nth = |each: &[i32]| each.get(here).copied().unwrap_or_default() * rounds;
    let ill = state.board.ill();
    match key {
        Building::Tent | Building::Bunkhouse | Building::House => bed(state, key),
        Building::ChildShelter => nth(&[60]),
        Building::HuntersHut => weights::HUNTERS_HUT * rounds - if here >= 4 { 40 } else { 0 },
        Building::Hothouse => nth(&[weights::HOTHOUSE, weights::HOTHOUSE * 2 / 3]),
        Building::MedicalPost => nth(&if ill > 6 {
            [weights::MEDICAL_POST, weights::MEDICAL_POST * 2 / 3, 15]
        } else {
            [weights::MEDICAL_POST * 2 / 3, weights::MEDICAL_POST / 4, 5]
        }),
        Building::Infirmary => {
            nth(&if ill > 6 { [weights::INFIRMARY, weights::INFIRMARY / 2] } else { [weights::INFIRMARY / 2, 8] })
        }
        Building::CareHouse => nth(&[40, 10]),
        Building::GatheringPost => {
            let best =
                construction::open_sites(state, key).map(|it| collected(state, prices, it)).max().unwrap_or_default();
            // Fields are empty after a few rounds.
            (best - ACTION).max(0) * rounds.min(5) * weights::GATHERING_POST / 100 / (1 + whole(here as u32))
        }
        Building::CharcoalKiln => nth(&[weights::CHARCOAL_KILN, weights::CHARCOAL_KILN / 3]),
        Building::CoalMine => nth(&[weights::COAL_MINE, weights::COAL_MINE / 2]),
        Building::CoalThumper => nth(&[weights::COAL_THUMPER, 5]),
        Building::Sawmill => nth(&[weights::SAWMILL, weights::SAWMILL / 3]),
        Building::WallDrill => nth(&[weights::WALL_DRILL, 10]),
        Building::Workshop => nth(&[weights::WORKSHOP, 0]),
        Building::Factory => {
            if state.board.goods.of(Good::Core) > 1 {
                nth(&[40])
            } else {
                nth(&[8])
            }
        }
        Building::Beacon => {
            let asked = if outlook::is_asked_for(state, key) { 2 * ACTION } else { 0 };
            nth(&[weights::BEACON]) + if here == 0 { asked } else { 0 }
        }
        Building::FightingArena => {
            prices.discontent.min(200) * rounds.min(6) * weights::FIGHTING_ARENA / 400 / (1 + whole(here as u32))
        }
        Building::PublicHouse => {
            prices.hope.min(200) * rounds.min(6) * weights::PUBLIC_HOUSE / 400 / (1 + whole(here as u32))
        }
        Building::Temple | Building::Cemetery | Building::Loudspeaker | Building::PropagandaCentre => nth(&[35]),
        Building::FieldKitchen => nth(&[20]),
        Building::FaithKeepers | Building::Prison => nth(&[25]),
        Building::SnowPit => whole(state.board.deaths.min(3)) * (prices.death - 100).max(20),
        Building::Cookhouse | Building::Platform | Building::Generator | Building::Ruins => 0,
    }
}

/// Two places to sleep until a storm ruins them.
fn bed(state: &State, key: Building) -> i32 {
    let doomed = state.board.storm.is_some().then(|| weather::storm_ruins(state, state.board.round)).flatten();
    let storm = state.board.storm.map(|it| whole(it) - whole(state.board.round) - weights::STORM);
    let lasting = |it: Building| doomed != Some(it);
    let places: u32 = state.board.buildings().filter(|it| lasting(it.1.key)).map(|it| beds_of(state, it.1)).sum();
    let wanted = pawns(state);
    if places >= wanted {
        return 0;
    }
    // The storm comes a little sooner than its marker says, and a second one after it.
    let last = match (key, doomed) {
        (key, Some(doomed)) if key == doomed => storm.unwrap_or_default().max(0),
        (Building::Bunkhouse, Some(Building::Tent)) => 12 - whole(state.board.round) - weights::STORM,
        _ => whole(state.content.scenario.setup.rounds.saturating_sub(state.board.round)),
    };
    let nights = soon(last.max(0) + 1);
    // More of the places are warm the better they are kept.
    let warm = match key {
        Building::House => weights::HOUSE,
        Building::Bunkhouse => weights::BUNKHOUSE,
        _ => weights::TENT,
    };
    2 * nights.max(0) * weights::NIGHT * warm / 100
}

/// What a post on a field would collect at once.
fn collected(state: &State, prices: &Prices, field: Field) -> i32 {
    let cubes = |it: Field| state.board.plot(it).cubes.map_or(0, |it| prices.of(it.of));
    map::beside(state, field).into_iter().map(cubes).sum()
}

fn beds_of(state: &State, built: Built) -> u32 {
    let n = |it: &Feature| if let Feature::Places(n) | Feature::ChildPlaces(n) = it { *n } else { 0 };
    buildings::features(state, built).iter().map(n).sum()
}

/// Where a building stands best: near the heat, on nothing that is worth anything.
pub(crate) fn site(state: &State, prices: &Prices, key: Building, field: Field) -> i32 {
    let fields: Vec<Field> = match field {
        Field::Map(place, _) if state.is_large(key) => {
            crate::games::frostpunk::content::fields::Half::BOTH.map(|it| Field::Map(place, it)).to_vec()
        }
        _ => vec![field],
    };
    let lost = |it: &Field| {
        let plot = state.board.plot(*it);
        plot.cubes.map_or(0, |it| whole(it.n) * prices.of(it.of) * 2 / 3) + whole(plot.trees) * 12
    };
    let near = match field {
        Field::Generator(_) => 60,
        Field::Map(place, _) => match state.content.map.away(place) {
            Some(Distance::Near) => 35,
            _ => 0,
        },
    };
    let warm = if heat::is_heated(state, field, Built::new(key)) { 10 } else { 0 };
    let beside = || map::beside(state, field).into_iter();
    let by_key = match key {
        Building::GatheringPost => {
            beside().map(|it| state.board.plot(it)).map(|it| it.cubes.map_or(0, |it| 25 + whole(it.n) * 6)).sum()
        }
        Building::Sawmill => beside().map(|it| whole(state.board.plot(it).trees) * 10).sum(),
        Building::CoalThumper => whole(beside().count() as u32) * 8,
        _ => 0,
    };
    near + warm + by_key - fields.iter().map(lost).sum::<i32>()
}

/// What a Workshop does.
pub(crate) fn shop(state: &State, work: &ShopWork) -> i32 {
    match work {
        ShopWork::Upgrade => best_upgrades(state, &Prices::new(state), 1),
        ShopWork::Develop => weights::DEVELOP,
    }
}
