//! Acting again: a building (EVT-10) or a worker (EVT-11), in the warm; both may be declined.

use super::decisions::decide;
use super::laws::ChildWork;
use super::{Play, Table, building_actions, clear_snow, construction, gather};
use crate::engine::{Ask, Choice, Text};
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::labels::none::OrNone;
use crate::games::frostpunk::labels::places::AtSpot;
use crate::games::frostpunk::labels::using::UsedAgain;
use crate::games::frostpunk::state::{Pawn, Spot, State};

/// Buildings with a citizen pawn on them whose action can be carried out, other than the one that says so (BLD-27).
pub(crate) fn buildings(state: &State, but: Option<Field>) -> Vec<Field> {
    let citizens = state.board.placed.iter().filter(|it| it.pawn.citizen().is_some());
    let mut fields: Vec<Field> =
        citizens.filter_map(|it| if let Spot::Field(field) = it.at { Some(field) } else { None }).collect();
    fields.sort_unstable();
    fields.dedup();
    fields.retain(|it| Some(*it) != but && usable(state, *it));
    fields
}

/// A building that would use another one again could go round in a circle with it, so it is left out.
fn usable(state: &State, field: Field) -> bool {
    let Some(built) = state.board.plot(field).built else { return false };
    let again = super::buildings::action(state, built)
        .is_some_and(|it| it.effect.contains(&crate::games::frostpunk::content::effect::Step::ReuseBuilding));
    !again && building_actions::is_possible(state, field, built)
}

/// EVT-10.
pub(crate) fn building(t: &mut Table, but: Option<Field>, none: &'static str) -> Play {
    let fields = buildings(&t.state, but);
    if fields.is_empty() {
        return Ok(());
    }
    let options = OrNone::of(fields.into_iter().map(UsedAgain), none);
    let Some(again) = decide(t, Ask::new("reuse-building", "EVT-10"), options)?.picked else { return Ok(()) };
    t.say_with(|state| Text::new("note-reuse-building").with("building", again.words(state).text));
    building_actions::act(t, again.0, ChildWork::Usual)
}

/// EVT-11: where workers stand that acted, as far as there is something to do again.
fn workers(state: &State) -> Vec<Spot> {
    let mut spots: Vec<Spot> =
        state.board.placed.iter().filter(|it| it.pawn == Pawn::Worker && it.acted()).map(|it| it.at).collect();
    spots.sort_unstable();
    spots.dedup();
    let possible = |it: &Spot| match it {
        Spot::ClearSnow => clear_snow::is_possible(state),
        Spot::Construction => construction::is_possible(state, construction::Works::USUAL),
        Spot::Field(field) => match state.board.plot(*field).built {
            Some(_) => usable(state, *field),
            None => {
                let plot = state.board.plot(*field);
                plot.cubes.is_some() || (plot.trees > 0 && gather::trees(state).is_some())
            }
        },
        Spot::Card(_) | Spot::Exhausted(_) => false,
    };
    spots.retain(possible);
    spots
}

/// Whether a worker could act again.
pub(crate) fn has_workers(state: &State) -> bool {
    !workers(state).is_empty()
}

pub(crate) fn worker(t: &mut Table, none: &'static str) -> Play {
    let spots = workers(&t.state);
    if spots.is_empty() {
        return Ok(());
    }
    let options = OrNone::of(spots.into_iter().map(AtSpot), none);
    let Some(again) = decide(t, Ask::new("reuse-worker", "EVT-11"), options)?.picked else { return Ok(()) };
    t.say_with(|state| Text::new("note-reuse-worker").with("place", again.words(state).text));
    match again.0 {
        Spot::ClearSnow => clear_snow::clear(t),
        Spot::Construction => construction::construct(t, construction::Works::USUAL),
        Spot::Field(field) if t.state.board.plot(field).built.is_some() => {
            building_actions::act(t, field, ChildWork::Usual)
        }
        Spot::Field(field) => gather::gather(t, field),
        Spot::Card(_) | Spot::Exhausted(_) => Ok(()),
    }
}
