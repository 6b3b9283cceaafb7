//! What a Dino Attack that is due surely leaves, for whoever still decides before it.

use std::collections::BTreeSet;

use super::attack::strength;
use crate::games::perseverance::kinds::{Dino, Module, Zone};
use crate::games::perseverance::state::{Board, Space, State};

/// How many Dinos at least and at most get through once all Dino spaces of a Zone are taken, as all else stands there now: what
/// everybody can see. A figure surely kills, a Trap may, whatever its type, and so may a Wall where a die is rolled (ATK-02 to ATK-04).
pub(crate) fn breaching(state: &State, zone: Zone) -> (usize, usize) {
    let (area, spots) = (&state.board.zones[zone], state.spots(zone));
    let columns: BTreeSet<usize> = spots.iter().map(|it| it.col).collect();
    let of_column = |col: usize| {
        let dinos = spots.iter().filter(|it| it.col == col).count();
        let figures = area.defenders.iter().enumerate().filter_map(|(row, figures)| Some((row, (*figures.get(col)?)?)));
        let sure: usize = figures.map(|(row, it)| strength(state, Space { zone, row, col }, it.who)).sum();
        let traps = spots.iter().filter(|it| it.col == col && area.traps.contains_key(it)).count();
        let has_wall = area.walls.get(col).is_some_and(Option::is_some) && !state.board.has(Module::Walls);
        (dinos.saturating_sub(sure + traps + usize::from(has_wall)), dinos.saturating_sub(sure))
    };
    columns.into_iter().map(of_column).fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1))
}

/// The board after the attack that is due, if one is and no die has a say in it (ATK-04, ATK-05, ATK-10): what Tramplers
/// remove is gone, and nobody stands in that Defense area any more. The Dinos and all else stay as they are.
pub(crate) fn aftermath(state: &State) -> Option<Board> {
    let zone = Zone::ALL.into_iter().find(|it| state.is_full(*it))?;
    let area = &state.board.zones[zone];
    // ATK-02, ATK-03: both are rolled for; a Trap is hidden even where it is not (DET-03).
    let has_walls = area.walls.iter().any(Option::is_some) && !state.board.has(Module::Walls);
    if has_walls || !area.traps.is_empty() {
        return None;
    }
    let mut dinos = area.dinos.clone();
    for (row, figures) in area.defenders.iter().enumerate() {
        for (col, figure) in figures.iter().enumerate() {
            let Some(figure) = figure else { continue };
            for _ in 0..strength(state, Space { zone, row, col }, figure.who) {
                let nearest = dinos.keys().copied().filter(|it| it.col == col).min_by_key(|it| it.row);
                let Some(spot) = nearest else { break };
                dinos.remove(&spot);
            }
        }
    }
    let tramplers = dinos.values().filter(|it| **it == Dino::Trampler).count();
    let mut board = state.board.clone();
    let area = &mut board.zones[zone];
    area.settlements.iter_mut().rev().filter(|it| it.is_some()).take(tramplers).for_each(|it| *it = None);
    area.defenders.iter_mut().for_each(|it| it.fill(None));
    Some(board)
}
