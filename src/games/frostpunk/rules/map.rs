//! The map (MAP): where tiles may lie, and what they bring when they are turned up.

use super::{Play, Table};
use crate::engine::{Offered, Text};
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Distance, Good, Lying, Place};
use crate::games::frostpunk::labels::abilities::tile_text;
use crate::games::frostpunk::state::{Cubes, Plot, Spot, State};

/// ACT-12: the free places for near or far tiles, when tiles lie on `more` places, too. A near tile touches the Generator tile;
/// a far one touches a tile, and every tile is connected to the Generator tile.
pub(crate) fn free_places(state: &State, kind: Distance, more: &[Place]) -> Vec<Place> {
    let lies = |it: &Place| state.board.tiles.contains_key(it) || more.contains(it);
    let rows = state.content.map.place.iter().filter(|it| it.kind == kind && !lies(&it.key));
    let rows = rows.filter(|it| it.kind == Distance::Near || it.touches.iter().any(lies));
    rows.map(|it| it.key).collect()
}

/// How many tiles of a kind are left.
pub(crate) fn tiles_left(state: &State, kind: Distance) -> usize {
    match kind {
        Distance::Near => state.secret.near.len(),
        Distance::Far => state.secret.far.len(),
    }
}

/// ACT-13: a tile of its kind on each place, all turned up at the same time; says how much food they show.
pub(crate) fn turn_up(t: &mut Table, places: &[(Place, Distance)]) -> Play<u32> {
    let mut food = 0;
    for (place, kind) in places {
        let tile = t.draw_from(|state| match kind {
            Distance::Near => &mut state.secret.near,
            Distance::Far => &mut state.secret.far,
        });
        food += lay(t, *place, tile.offered("a tile is left")?)?;
    }
    Ok(food)
}

/// What a tile shows goes onto its fields; trees only as far as there are pieces (ACT-14).
fn lay(t: &mut Table, place: Place, tile: CardId) -> Play<u32> {
    let content = t.state.content.clone();
    let facts = content.map.tile.iter().find(|it| it.id == tile).offered("there is such a tile")?;
    for (half, heap) in Half::BOTH.into_iter().zip([facts.upper, facts.lower]) {
        let standing: u32 = t.state.board.fields.values().map(|it| it.trees).sum();
        let trees = content.boards.limits.trees.saturating_sub(standing);
        let cubes = |n: u32, of: Good| Plot { cubes: (n > 0).then_some(Cubes { n, of }), ..Plot::default() };
        let plot = heap.map_or_else(Plot::default, |it| match it.of {
            Lying::Wood => cubes(it.n, Good::Wood),
            Lying::Coal => cubes(it.n, Good::Coal),
            Lying::Core => cubes(it.n, Good::Core),
            Lying::Trees => Plot { trees: it.n.min(trees), ..Plot::default() },
        });
        t.state.board.fields.insert(Field::Map(place, half), plot);
    }
    t.state.board.tiles.insert(place, tile);
    t.say_with(|s| Text::new("note-tile").with("place", place_name(place)).with("what", tile_text(s, tile)));
    Ok(facts.food)
}

pub(crate) fn place_name(place: Place) -> Text {
    Text::new(format!("place-{}", place.key()))
}

/// MAP-02 to MAP-05: the fields beside a building, that of a large one from both of its fields.
pub(crate) fn beside(state: &State, field: Field) -> Vec<Field> {
    let lies = |it: Place| state.board.tiles.contains_key(&it);
    let large = state.built_on(field).is_some_and(|it| state.is_large(it.1.key));
    match field {
        Field::Map(place, _) if large => state.content.map.beside_tile(place, lies),
        _ => state.content.map.beside(field, lies),
    }
}

/// The fields on which a building could stand and nothing would be lost (ACT-33).
pub(crate) fn empty_fields(state: &State) -> impl Iterator<Item = Field> {
    let is_bare = |field: Field| state.board.plot(field).cubes.is_none() && state.board.plot(field).trees == 0;
    let is_free = |field: Field| state.built_on(field).is_none() && state.board.pawns_at(Spot::Field(field)) == 0;
    state.board.fields.keys().filter(move |it| is_bare(*it) && is_free(*it))
}
