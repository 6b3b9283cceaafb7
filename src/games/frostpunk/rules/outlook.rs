//! What a city is worth at dawn, for robots that do not play it to the end. All of it lies open. Ten points are a round more to
//! live; in here everything counts in tenths of points.
//!
//! The numbers follow a regression of how long cities lived on how they stood at dawn, over 256,000 dawns of robots with varied
//! tastes; where those hardly ever came, they are smoothed by hand.

use super::round::open_texts;
use super::{action, buildings, hunger, laws, scenario, technologies, weather};
use crate::games::frostpunk::content::condition::Condition;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::features::{Decree, Feature};
use crate::games::frostpunk::content::kinds::{Building, Citizen, Good, Row};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::rules::end::points;
use crate::games::frostpunk::state::{Built, Development, Pawn, State};

/// How many dawns a playout goes on for: what comes later depends on chance more than on any answer.
pub(crate) const HORIZON: u32 = 1;

/// What has been reached, and what may be hoped for.
pub(crate) fn worth(state: &State) -> i32 {
    let hoped =
        spirit(state) + health(state) + larder(state) + city(state) + people(state) + answered(state) - strain(state);
    points(state) + hoped / 10
}

/// What so much is worth, where each step more is worth less; the last one stands for whatever is more.
fn falling(n: u32, steps: &[i32]) -> i32 {
    let own: i32 = steps.iter().take(n as usize).sum();
    own + steps.last().copied().unwrap_or_default() * whole(n.saturating_sub(steps.len() as u32))
}

fn whole(n: u32) -> i32 {
    i32::try_from(n).unwrap_or_default()
}

/// How often hope may fall and discontent may rise before the city gives up: active tokens count twice.
fn spirit(state: &State) -> i32 {
    let row = |row: Row| {
        let laid = state.board.row(row);
        (laid.len() as u32, laid.iter().filter(|it| it.active).count() as u32)
    };
    let (hope, active) = row(Row::Hope);
    let (discontent, angry) = row(Row::Discontent);
    let room = (state.content.boards.tokens.discontent * 2).saturating_sub(discontent + angry);
    falling(hope + active, &[80, 60, 40, 40, 30, 23, 13, 6, 3]) + falling(room, &[80, 60, 40, 35, 35, 40, 40, 30, 5, 2])
}

/// The ill, by what illness does in the next Preparation, and the dead.
fn health(state: &State) -> i32 {
    let board = &state.board;
    let sick = board.people.iter().map(|it| {
        let (out, flips) = state.content.boards.illness_at(it.ill).map_or((5, 5), |row| (row.exhausted, row.flips));
        whole(it.ill * 5 + out * 20 + flips * 33 + it.exhausted * 20) + i32::from(it.skull) * 23
    });
    let lives = state.content.boards.defeat.deaths.saturating_sub(board.deaths);
    falling(lives, &[60, 50, 40, 30, 20, 15, 15, 15, 15, 20]) - sick.sum::<i32>()
}

/// Food for those who will be fed next, coal for the cold, wood and cores, cubes on fields, and what the storehouses hold.
fn larder(state: &State) -> i32 {
    let (board, goods) = (&state.board, |of: Good| state.board.goods.of(of));
    let due = |ahead: u32| laws::food_due(state, board.people(hunger::column(state, board.round + ahead)).citizens);
    let mut food = goods(Good::Food);
    let mut fed = -whole(board.hunger) * 5;
    for (due, each) in [(board.hunger, 5), (due(1), 4), (due(2), 2), (50, 1)] {
        let eaten = food.min(due);
        food -= eaten;
        fed += whole(eaten) * each;
    }
    let cold = board.heat.cold;
    let coal = goods(Good::Coal);
    let coal = whole(coal.min(cold)) * 20
        + whole(coal.saturating_sub(cold).min(cold)) * 8
        + whole(coal.saturating_sub(2 * cold));
    let lying: u32 = board.fields.values().filter_map(|it| it.cubes).map(|it| it.n).sum();
    let targets = scenario::targets(state);
    let stored: u32 = scenario::STORED.into_iter().map(|it| board.stored.of(it).min(targets.of(it))).sum();
    // From the middle of the game on, whatever is not needed soon can go to the storehouses.
    let needed = |good: Good| match good {
        Good::Coal => cold,
        Good::Food => board.hunger + due(1),
        _ => 0,
    };
    let spare = |good: Good| goods(good).saturating_sub(needed(good)).min(super::appeal::lacking(state, good));
    let kept: u32 = scenario::STORED.into_iter().map(spare).sum();
    fed + coal
        + falling(goods(Good::Wood), &[8, 7, 6, 5, 4, 4, 3, 3, 2])
        + falling(goods(Good::Core), &[27, 15, 8])
        + whole(stored * 30 + kept * 15 + lying * 2)
}

/// Buildings by what they are of use for in each round to come, laws, technologies and tiles.
fn city(state: &State) -> i32 {
    let (board, left) = (&state.board, left(state));
    let kinds =
        Building::ALL.map(|key| falling(board.buildings().filter(|it| it.1.key == key).count() as u32, use_of(key)));
    let turned = board.buildings().filter(|it| it.1.upgraded).count() as u32;
    let developed = board.technologies.iter().filter(|it| it.token == Development::Done).count() as u32;
    let soon = |due: u32| 30 - 4 * whole(due.saturating_sub(board.round).min(7));
    let scouts = board.routes.iter().filter(|it| it.scout.is_some()).count() as u32;
    (kinds.iter().sum::<i32>() + whole(turned)) * left
        + technologies::running(state).map_or(0, |it| soon(it.1))
        + laws::decrees(state).map(|it| use_of_law(it.1)).sum::<i32>() * left
        + whole(developed * 40 + board.tiles.len() as u32 * 2 + scouts * 18)
        - whole(board.area.len() as u32) * 34
}

/// The buildings that stand and that an open card still asks for.
fn answered(state: &State) -> i32 {
    let mut standing: Vec<Building> = asked_for(state).filter(|it| state.board.is_built(*it)).collect();
    standing.sort_unstable();
    standing.dedup();
    60 * whole(standing.len() as u32)
}

/// Whether an open card will look for a building.
pub(crate) fn is_asked_for(state: &State, key: Building) -> bool {
    asked_for(state).any(|it| it == key)
}

/// The buildings that open cards will look for.
fn asked_for(state: &State) -> impl Iterator<Item = Building> {
    let asks = |it: &Step| match it {
        Step::IfElse { condition: Condition::Built(key), .. } | Step::If { condition: Condition::Built(key), .. } => {
            Some(*key)
        }
        _ => None,
    };
    let comes = |it: &Standing| !matches!(it, Standing::Round { n, .. } if *n < state.board.round);
    let texts = open_texts(state).filter(move |it| comes(it.text));
    texts.flat_map(move |it| it.text.steps().iter().filter_map(asks).collect::<Vec<_>>())
}

fn left(state: &State) -> i32 {
    whole(state.content.scenario.setup.rounds.saturating_sub(state.board.round))
}

/// What the first, the second and further ones of a kind are worth in each round to come.
fn use_of(key: Building) -> &'static [i32] {
    match key {
        Building::HuntersHut => &[10, 4, 3, 2, 1],
        Building::Hothouse => &[10, 6],
        Building::CharcoalKiln => &[7, 1],
        Building::GatheringPost => &[5, 1],
        Building::MedicalPost => &[4, 2],
        Building::CoalMine | Building::Infirmary => &[8, 3],
        Building::WallDrill | Building::Prison => &[6, 2],
        Building::FightingArena | Building::PublicHouse => &[5, 2],
        Building::Temple | Building::Loudspeaker | Building::CareHouse => &[4, 0],
        Building::CoalThumper | Building::Factory | Building::FaithKeepers | Building::PropagandaCentre => &[3, 0],
        Building::Workshop | Building::Cemetery | Building::Sawmill | Building::FieldKitchen => &[2, 0],
        Building::Beacon => &[1, 0],
        // Beside the beds that they are: the less heat a shelter needs, the surer it is warm.
        Building::House => &[2],
        Building::Bunkhouse => &[1],
        _ => &[0],
    }
}

/// What a law is worth in each round to come; buildings that it unlocks count once they stand.
fn use_of_law(decree: &Decree) -> i32 {
    match decree {
        Decree::FeedLess { .. } => 6,
        Decree::ChildMayUpTo { .. } | Decree::ChildMayCure { .. } | Decree::ChildMay(_) => 3,
        Decree::Beds(_) | Decree::CureBonus(_) | Decree::Standing(_) => 4,
        Decree::RuinsBeds { .. } | Decree::WorkBeds(_) => 3,
        Decree::AlsoHeal { .. } | Decree::Unlock(_) => 2,
        Decree::FeedMore(_) => -2,
    }
}

/// Pawns, and places to sleep that heat could reach.
fn people(state: &State) -> i32 {
    let pawns: u32 = Citizen::ALL.into_iter().map(|it| action::pawns_of(state, it)).sum();
    let places = |built| {
        let n = |it: &Feature| if let Feature::Places(n) | Feature::ChildPlaces(n) = it { *n } else { 0 };
        buildings::features(state, built).iter().map(n).sum::<u32>()
    };
    let last =
        |it: &Building| state.board.storm.is_some() && weather::storm_ruins(state, state.board.round) == Some(*it);
    let (doomed, lasting): (Vec<Built>, Vec<Built>) =
        state.board.buildings().map(|it| it.1).partition(|it| last(&it.key));
    let lasting = lasting.into_iter().map(places).sum::<u32>().min(pawns);
    let doomed = doomed.into_iter().map(places).sum::<u32>().min(pawns - lasting);
    let automatons = state.board.in_pool(Pawn::Automaton);
    (whole(pawns + lasting * 4 + automatons * 3) * left(state) * 9 / 10) + whole(doomed * 10)
}

/// What the overload threatens: it fills a first time at a price, a second time for good. Next round's cold is what will be burnt.
fn strain(state: &State) -> i32 {
    let (board, boards) = (&state.board, &state.content.boards);
    let tower = if board.tower.upgraded { &boards.tower.upgraded } else { &boards.tower.basic };
    let out = board.heat.cold * (tower.falls + tower.loosens * board.tower.holds) / 100;
    let over = whole((board.overload + out).saturating_sub(boards.overload.small));
    let upgrade = if board.tower.upgraded { 17 + 3 * left(state) } else { 0 };
    whole(board.overload) * 3 + if board.heat.overheated { 40 + over * 40 } else { over * 10 } - upgrade
}
