//! Expeditions (EXP): scouts on routes.

use super::{Play, Table};
use crate::engine::Text;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::state::{Pawn, Scout, State};

/// EXP-01: the routes without a scout, as long as the Beacon lets one more go.
pub(crate) fn open_routes(state: &State) -> Vec<usize> {
    let words = state.board.buildings().flat_map(|it| super::buildings::features(state, it.1));
    let most =
        words.filter_map(|it| if let Feature::Expeditions(n) = it { Some(*n) } else { None }).max().unwrap_or_default();
    let away = state.board.routes.iter().filter(|it| it.scout.is_some()).count();
    if away >= most as usize {
        return Vec::new();
    }
    let routes = state.board.routes.iter().enumerate();
    routes.filter(|it| it.1.scout.is_none() && !it.1.cards.is_empty()).map(|it| it.0).collect()
}

/// EXP-02.
pub(crate) fn send(t: &mut Table, pawn: Pawn, route: usize) -> Play {
    t.state.board.routes[route].scout = Some(Scout { pawn, space: 0 });
    t.say_with(|_| Text::new("note-scout").with("route", route + 1));
    Ok(())
}

/// EXP-04: towards the last space of the top card.
pub(crate) fn move_scouts(t: &mut Table, n: u32) -> Play {
    for route in 0..t.state.board.routes.len() {
        let Some(top) = t.state.board.routes[route].cards.last().map(|it| it.id) else { continue };
        let spaces = t.state.content.expeditions.iter().find(|it| it.id == top).map_or(1, |it| it.spaces);
        let last = t.state.board.routes[route].cards.len() as u32 - 1 + spaces - 1;
        if let Some(scout) = &mut t.state.board.routes[route].scout {
            scout.space = (scout.space + n).min(last);
        }
    }
    Ok(())
}
