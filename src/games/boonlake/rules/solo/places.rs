//! Where the Grey Eminence acts (SOL-05): the first space from a number on where the action is possible.

use super::tokens::pointed_at;
use crate::games::boonlake::content::SpaceId;
use crate::games::boonlake::content::kinds::Kind;
use crate::games::boonlake::rules::explore::free_spaces;
use crate::games::boonlake::state::{Laid, Owner, Piece, PlotId, State};

/// All spaces from the number that the token gives, upwards, the first after the last.
pub(super) fn order(state: &State) -> impl Iterator<Item = SpaceId> + use<> {
    let count = state.content.spaces.len();
    let start = pointed_at(state).map_or(0, |it| usize::from(it.0));
    (0..count).map(move |step| SpaceId(((start + step) % count) as u8))
}

/// Where a tile can be laid.
pub(super) fn free_space(state: &State) -> Option<SpaceId> {
    let free: Vec<SpaceId> = free_spaces(state).collect();
    order(state).find(|it| free.contains(it))
}

/// SOL-13: the first space with a free plot, its upper one first.
pub(super) fn free_plot(state: &State) -> Option<PlotId> {
    order(state).find_map(|space| on_space(state, space, |it| it.is_none()))
}

/// SOL-14: the first space with a house of hers, the upper one first.
pub(super) fn own_house(state: &State) -> Option<PlotId> {
    let house = Some(Piece { owner: Owner::Eminence, kind: Kind::House });
    order(state).find_map(|space| on_space(state, space, |it| it == house))
}

fn on_space(state: &State, space: SpaceId, fits: impl Fn(Option<Piece>) -> bool) -> Option<PlotId> {
    (0..state.plots(space)).map(|plot| PlotId { space, plot }).find(|it| fits(state.board.piece(*it)))
}

/// Pieces of these kinds on the tiles adjacent to a space, of any owner.
pub(crate) fn around(state: &State, space: SpaceId, kinds: &[Kind]) -> i32 {
    let near = &state.content.space(space).near;
    state.board.pieces().filter(|it| kinds.contains(&it.1.kind) && near.contains(&it.0)).count() as i32
}

/// SOL-15: the pasture with the most buildings around minus cattle on it, then the fewest cattle, then the number.
pub(super) fn best_pasture(state: &State) -> Option<SpaceId> {
    let worth = |space: SpaceId| match state.board.laid(space) {
        Some(Laid::Pasture(cattle)) if cattle.len() < state.content.pasture_room => {
            let buildings = around(state, space, &[Kind::House, Kind::Settlement]);
            Some((buildings - cattle.len() as i32, -(cattle.len() as i32)))
        }
        _ => None,
    };
    let mut best: Option<(SpaceId, (i32, i32))> = None;
    for (space, worth) in order(state).filter_map(|it| Some((it, worth(it)?))) {
        if best.is_none_or(|it| worth > it.1) {
            best = Some((space, worth));
        }
    }
    best.map(|it| it.0)
}
