//! What a city is worth at dawn, for robots that do not play it to the end. All of it lies open. Ten points are a round more to
//! live; in here everything counts in tenths of points.

use super::{action, buildings, hunger, laws, scenario, technologies, weather};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::kinds::{Building, Citizen, From, Good, Row};
use crate::games::frostpunk::rules::end::points;
use crate::games::frostpunk::state::{Built, Development, Pawn, State};

/// How many dawns a playout goes on for: what comes later depends on chance more than on any answer.
pub(crate) const HORIZON: u32 = 1;

/// What has been reached, and what may be hoped for.
pub(crate) fn worth(state: &State) -> i32 {
    let hoped = spirit(state) + health(state) + larder(state) + city(state) + people(state) - strain(state);
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
    falling(hope + active, &[400, 320, 250, 200, 150, 110, 80, 60, 40, 30, 10])
        + falling(room, &[400, 300, 200, 140, 100, 70, 50, 30, 20, 10])
}

/// The ill, by what illness does in the next Preparation, and the dead.
fn health(state: &State) -> i32 {
    let board = &state.board;
    let sick = board.people.iter().map(|it| {
        let (out, flips) = state.content.boards.illness_at(it.ill).map_or((8, 8), |row| (row.exhausted, row.flips));
        whole(it.ill * 30 + out * 50 + flips * 120 + it.exhausted * 40) + i32::from(it.skull) * 100
    });
    let lives = state.content.boards.defeat.deaths.saturating_sub(board.deaths);
    falling(lives, &[300, 220, 160, 120, 90, 70, 60, 50]) - sick.sum::<i32>()
}

/// Food for those who will be fed next, coal for the cold, wood and cores, cubes on fields, and what the storehouses hold.
fn larder(state: &State) -> i32 {
    let (board, goods) = (&state.board, |of: Good| state.board.goods.of(of));
    let due = |ahead: u32| laws::food_due(state, board.people(hunger::column(state, board.round + ahead)).citizens);
    let mut food = goods(Good::Food);
    let mut fed = -whole(board.hunger) * 40;
    for (due, each) in [(board.hunger, 40), (due(1), 40), (due(2), 25), (due(3), 12), (50, 4)] {
        let eaten = food.min(due);
        food -= eaten;
        fed += whole(eaten) * each;
    }
    let cold = board.heat.cold;
    let coal = goods(Good::Coal);
    let coal = whole(coal.min(cold)) * 26
        + whole(coal.saturating_sub(cold).min(cold)) * 15
        + whole(coal.saturating_sub(2 * cold)) * 6;
    let lying: u32 = board.fields.values().filter_map(|it| it.cubes).map(|it| it.n).sum();
    let stored: u32 = scenario::STORED.into_iter().map(|it| board.stored.of(it)).sum();
    fed + coal
        + falling(goods(Good::Wood), &[18, 18, 18, 18, 16, 16, 14, 12, 10, 6])
        + falling(goods(Good::Core), &[50, 40, 20])
        + whole(stored * 40 + lying * 3)
}

/// Buildings by their price and use, laws, technologies and tiles.
fn city(state: &State) -> i32 {
    let (board, content) = (&state.board, &state.content);
    let priced = |it: &Stock| whole(it.n) * if it.of == Good::Core { 60 } else { 18 };
    let built = board.buildings().map(|(_, built)| {
        let row = content.building(built.key);
        let price: i32 = row.price.iter().map(priced).sum();
        let side = row.upgraded.as_ref().filter(|_| built.upgraded).map_or(0, |it| it.price.iter().map(priced).sum());
        if row.from == From::Back { 0 } else { price + side * 3 / 2 }
    });
    // A second one of a kind is of less use than the first.
    let kinds = Building::ALL.map(|key| {
        let n = board.buildings().filter(|it| it.1.key == key).count() as u32;
        falling(n, use_of(key))
    });
    let developed = board.technologies.iter().filter(|it| it.token == Development::Done).count() as u32;
    let soon = |due: u32| 60 - 8 * whole(due.saturating_sub(board.round).min(7));
    built.sum::<i32>()
        + kinds.iter().sum::<i32>()
        + technologies::running(state).map_or(0, |it| soon(it.1))
        + whole(developed * 80 + board.laws.len() as u32 * 60 + board.tiles.len() as u32 * 15)
}

/// What having the first, the second and further ones of a kind is worth beside their price.
fn use_of(key: Building) -> &'static [i32] {
    match key {
        Building::Hothouse => &[260, 150],
        Building::HuntersHut => &[160, 130, 100, 60, 30],
        Building::MedicalPost => &[120, 60, 20],
        Building::Infirmary | Building::CoalMine => &[150, 80],
        Building::Beacon => &[150, 0],
        Building::GatheringPost | Building::CoalThumper => &[80, 40, 10],
        Building::Workshop => &[100, 0],
        Building::CharcoalKiln | Building::Sawmill | Building::WallDrill => &[60, 10],
        Building::CareHouse | Building::FightingArena | Building::PublicHouse => &[120, 60],
        Building::Cemetery | Building::Temple | Building::Loudspeaker => &[120, 0],
        _ => &[0],
    }
}

/// Pawns, and places to sleep that heat could reach.
fn people(state: &State) -> i32 {
    let pawns: u32 = Citizen::ALL.into_iter().map(|it| action::pawns_of(state, it)).sum();
    let places = |built| {
        let n = |it: &Feature| if let Feature::Places(n) | Feature::ChildPlaces(n) = it { *n } else { 0 };
        buildings::features(state, built).iter().map(n).sum::<u32>()
    };
    let last = |it: &Building| state.board.storm.is_some() && weather::storm_ruins(state) == Some(*it);
    let (doomed, lasting): (Vec<Built>, Vec<Built>) =
        state.board.buildings().map(|it| it.1).partition(|it| last(&it.key));
    let lasting = lasting.into_iter().map(places).sum::<u32>().min(pawns);
    let doomed = doomed.into_iter().map(places).sum::<u32>().min(pawns - lasting);
    whole(pawns * 30 + state.board.in_pool(Pawn::Automaton) * 90 + lasting * 90 + doomed * 30)
}

/// What the overload threatens.
fn strain(state: &State) -> i32 {
    let overload = falling(state.board.overload, &[5, 5, 6, 8, 12, 20, 30, 40, 60, 80, 200]);
    if state.board.heat.overheated { overload * 3 + 300 } else { overload }
}
