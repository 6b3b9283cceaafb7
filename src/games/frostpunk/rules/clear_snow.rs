//! Clear snow (ACT-11 to ACT-14), and tiles that cards place (EVT-09).

use super::decisions::{decide, decide_some};
use super::{Play, Table, goods, map};
use crate::engine::Ask;
use crate::games::frostpunk::content::kinds::{Distance, Good, Place};
use crate::games::frostpunk::labels::options::{AtPlace, Clearing};
use crate::games::frostpunk::state::State;

/// How many near tiles one pawn clears (ACT-11).
const NEAR: u32 = 2;

/// Whether there is a free place and a tile for it (ACT-14).
pub(crate) fn is_open(state: &State, kind: Distance) -> bool {
    room(state, kind) > 0
}

/// How many tiles of a kind one pawn could place.
pub(crate) fn room(state: &State, kind: Distance) -> usize {
    let most = if kind == Distance::Near { NEAR as usize } else { 1 };
    most.min(map::free_places(state, kind, &[]).len()).min(map::tiles_left(state, kind))
}

pub(crate) fn is_possible(state: &State) -> bool {
    Distance::ALL.into_iter().any(|it| is_open(state, it))
}

/// ACT-11: two near tiles or one far tile.
pub(crate) fn clear(t: &mut Table) -> Play {
    let open: Vec<Clearing> = Distance::ALL.into_iter().filter(|it| is_open(&t.state, *it)).map(Clearing).collect();
    match decide(t, Ask::new("clear", "ACT-11"), open)? {
        Clearing(Distance::Near) => place(t, Distance::Near, NEAR),
        Clearing(Distance::Far) => place(t, Distance::Far, 1),
    }
}

/// So many tiles of a kind, as far as there are places and tiles.
pub(crate) fn place(t: &mut Table, kind: Distance, n: u32) -> Play {
    place_all(t, &vec![kind; n as usize])
}

/// ACT-12, ACT-13: the places are chosen first, then all tiles are turned up. Near ones are chosen together; a far one may
/// touch the tile before it.
pub(crate) fn place_all(t: &mut Table, kinds: &[Distance]) -> Play {
    let mut chosen: Vec<(Place, Distance)> = Vec::new();
    for run in kinds.chunk_by(|one, two| (one, two) == (&Distance::Near, &Distance::Near)) {
        let kind = run[0];
        let laid: Vec<Place> = chosen.iter().map(|it| it.0).collect();
        let of_kind = chosen.iter().filter(|it| it.1 == kind).count();
        let free = map::free_places(&t.state, kind, &laid);
        let n = run.len().min(free.len()).min(map::tiles_left(&t.state, kind) - of_kind);
        let ask = Ask::new("place-tile", "ACT-12").with("n", n).with("far", u32::from(kind == Distance::Far));
        let places = decide_some(t, ask, free.into_iter().map(AtPlace).collect(), n, n)?;
        chosen.extend(places.into_iter().map(|it| (it.0, kind)));
    }
    let food = map::turn_up(t, &chosen)?;
    goods::add(t, Good::Food, food);
    Ok(())
}
