//! Gathering (ACT-21, ACT-22).

use super::buildings::field_name;
use super::{Play, Table, goods, technologies};
use crate::engine::{Offered, Text};
use crate::games::frostpunk::content::features::Technique;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::Good;
use crate::games::frostpunk::state::{Spot, State};

/// How many cubes a pawn takes (ACT-21).
pub(crate) const CUBES: u32 = 2;

/// Whether neither a pawn nor a building is on a field.
pub(crate) fn is_free(state: &State, field: Field) -> bool {
    state.board.pawns_at(Spot::Field(field)) == 0 && state.built_on(field).is_none()
}

/// ACT-21: the free fields with cubes.
pub(crate) fn fields(state: &State) -> Vec<Field> {
    goods::fields_with(state, None).into_iter().filter(|it| is_free(state, *it)).collect()
}

/// The free fields with a tree, and how much wood one is worth, where a technology lets it be felled (ACT-22).
pub(crate) fn trees(state: &State) -> Option<(u32, Vec<Field>)> {
    let wood = technologies::developed(state)
        .find_map(|it| if let Technique::GatherTree(n) = it { Some(*n) } else { None })?;
    Some((wood, fields_with_trees(state)))
}

pub(crate) fn fields_with_trees(state: &State) -> Vec<Field> {
    let trees = state.board.fields.iter().filter(|it| it.1.trees > 0).map(|it| it.0);
    trees.filter(|it| is_free(state, *it)).collect()
}

/// Up to two cubes of the field, or what a tree of it is worth.
pub(crate) fn gather(t: &mut Table, field: Field) -> Play {
    if t.state.board.plot(field).cubes.is_some() {
        goods::take_from_field(t, field, CUBES);
        return Ok(());
    }
    let wood = trees(&t.state).map(|it| it.0).offered("a technology lets trees be felled")?;
    fell(t, field, wood)
}

/// One tree of a field for so much wood.
pub(crate) fn fell(t: &mut Table, field: Field, wood: u32) -> Play {
    let plot = t.state.board.fields.get_mut(field).filter(|it| it.trees > 0).offered("a tree stands there")?;
    plot.trees -= 1;
    t.say_with(|_| Text::new("note-fell").with("field", field_name(field)));
    goods::add(t, Good::Wood, wood);
    Ok(())
}
