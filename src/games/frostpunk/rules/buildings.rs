//! Buildings (BLD): their sides, which of them work, shelters that become Ruins.

use super::decisions::decide;
use super::{Play, Table, laws};
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Building, From, Place};
use crate::games::frostpunk::labels::places::AtBuilding;
use crate::games::frostpunk::state::{Built, State};

/// What the side that lies up is good for.
pub(crate) fn features(state: &State, built: Built) -> &[Feature] {
    let row = state.content.building(built.key);
    row.upgraded.as_ref().filter(|_| built.upgraded).map_or(&row.words, |it| &it.words)
}

/// What a building is good for with the places that a law adds (NIG-04).
pub(crate) fn by_law(state: &State, feature: &Feature) -> Feature {
    match feature {
        Feature::Places(n) => Feature::Places(n + laws::beds(state)),
        Feature::ChildPlaces(n) => Feature::ChildPlaces(n + laws::beds(state)),
        it => it.clone(),
    }
}

/// Its action, if it has one (ACT-43).
pub(crate) fn action(state: &State, built: Built) -> Option<&Act> {
    features(state, built).iter().find_map(|it| if let Feature::Do(act) = it { Some(act) } else { None })
}

/// LAW-06: a building of a law does nothing while the law is suspended.
pub(crate) fn works(state: &State, key: Building) -> bool {
    state.content.building(key).from != From::Law || laws::unlocks(state, key)
}

/// Whether technologies are developed there (TEC-03).
pub(crate) fn develops(state: &State, key: Building) -> bool {
    let workshop =
        |it: &Feature| matches!(it, Feature::Do(act) if act.effect.iter().any(|it| matches!(it, Step::Workshop(_))));
    state.content.building(key).words.iter().any(workshop)
}

/// A building whose back is Ruins: Tent, Bunkhouse, House (SET-12).
pub(crate) fn is_shelter(state: &State, key: Building) -> bool {
    state.content.building(key).back.is_some()
}

/// EVT-13: a shelter of choice on the map becomes Ruins.
pub(crate) fn ruin_one(t: &mut Table) -> Play {
    let shelters = t.state.board.buildings().filter(|it| is_shelter(&t.state, it.1.key));
    let options: Vec<AtBuilding> = shelters.map(|it| AtBuilding(it.0)).collect();
    if !options.is_empty() {
        let ask = Ask::new("ruin", "EVT-13").with("beds", laws::ruins_beds(&t.state).map_or(0, |it| it.0));
        let AtBuilding(field) = decide(t, ask, options)?;
        ruin(t, field);
    }
    Ok(())
}

/// WEA-07, WEA-08: all of a kind on the map; those on the board can no longer be built.
pub(crate) fn ruin_all(t: &mut Table, key: Building) -> Play {
    let fields: Vec<Field> = t.state.board.buildings().filter(|it| it.1.key == key).map(|it| it.0).collect();
    fields.into_iter().for_each(|it| ruin(t, it));
    t.state.board.supply.insert(key, 0);
    t.say_with(|_| Text::new("note-ruin-all").with("building", key.text()));
    Ok(())
}

fn ruin(t: &mut Table, field: Field) {
    let Some(built) = t.state.board.plot(field).built else { return };
    let Some(back) = t.state.content.building(built.key).back else { return };
    if let Some(plot) = t.state.board.fields.get_mut(field) {
        plot.built = Some(Built::new(back));
    }
    t.say_with(|_| Text::new("note-ruin").with("building", built.key.text()).with("field", field_name(field)));
}

/// The same in as few letters as a label on a phone has.
pub(crate) fn field_short(field: Field) -> Text {
    let text =
        |id: &'static str, place| Text::new(id).with("place", Text::new(format!("place-{}-short", Place::key(place))));
    match field {
        Field::Map(place, Half::Upper) => text("field-upper-short", place),
        Field::Map(place, Half::Lower) => text("field-lower-short", place),
        Field::Generator(it) => Text::new(format!("generator-field-{}-short", it.key())),
    }
}

/// Where a building stands: a large one on its whole tile (ACT-32).
pub(crate) fn site_name(state: &State, field: Field, key: Building) -> Text {
    match field {
        Field::Map(place, _) if state.is_large(key) => super::map::place_name(place),
        _ => field_name(field),
    }
}

/// The same in as few letters as there is room for.
pub(crate) fn site_short(state: &State, field: Field, key: Building) -> Text {
    match field {
        Field::Map(place, _) if state.is_large(key) => Text::new(format!("place-{}-short", place.key())),
        _ => field_short(field),
    }
}

/// What players call a field.
pub(crate) fn field_name(field: Field) -> Text {
    match field {
        Field::Map(place, Half::Upper) => Text::new("field-upper").with("place", super::map::place_name(place)),
        Field::Map(place, Half::Lower) => Text::new("field-lower").with("place", super::map::place_name(place)),
        Field::Generator(it) => Text::new(format!("generator-field-{}", it.key())),
    }
}
