//! Offers of places: fields, buildings, spaces for pawns, and what a Construction does there.

use super::options::card_key;
use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Building, Lying};
use crate::games::frostpunk::rules::buildings::field_name;
use crate::games::frostpunk::rules::construction::price;
use crate::games::frostpunk::rules::map::place_name;
use crate::games::frostpunk::state::{Cubes, Spot, State, field_key};

pub(crate) struct AtField(pub Field);
/// A building by the field that it is entered under.
pub(crate) struct AtBuilding(pub Field);
pub(crate) struct AtSpot(pub Spot);

/// A field for a building.
pub(crate) struct BuildingSite {
    pub key: Building,
    pub field: Field,
}

/// One step of a Construction (ACT-31).
pub(crate) enum Operation {
    Build { key: Building, discount: u32 },
    Demolish(Field),
    Upgrade,
    Done,
}

/// What lies on a field.
pub(crate) fn field_detail(state: &State, field: Field) -> Text {
    let plot = state.board.plot(field);
    let heap = |n: u32, of: Lying| Text::new(format!("heap-{}", of.key())).with("n", n);
    match plot.cubes {
        Some(it) => it.text(),
        None if plot.trees > 0 => heap(plot.trees, Lying::Trees),
        None => Text::new("heap-none"),
    }
}

impl Cubes {
    fn text(self) -> Text {
        Stock { n: self.n, of: self.of }.text()
    }
}

impl Choice<State> for AtField {
    fn key(&self, _: &State) -> String {
        field_key(self.0)
    }

    fn words(&self, state: &State) -> Label {
        Label::from(field_name(self.0)).detail(field_detail(state, self.0))
    }
}

impl Choice<State> for AtBuilding {
    fn key(&self, _: &State) -> String {
        field_key(self.0)
    }

    fn words(&self, state: &State) -> Label {
        building_label(state, self.0)
    }
}

/// A building with its place.
fn building_label(state: &State, field: Field) -> Label {
    match state.board.plot(field).built {
        Some(built) => {
            let id = if built.upgraded { "building-at-upgraded" } else { "building-at" };
            Label::from(Text::new(id).with("building", built.key.text()).with("field", field_name(field)))
        }
        None => Label::from(field_name(field)),
    }
}

impl Choice<State> for AtSpot {
    fn key(&self, _: &State) -> String {
        match self.0 {
            Spot::ClearSnow => "clear-snow".to_owned(),
            Spot::Construction => "construction".to_owned(),
            Spot::Field(field) => field_key(field),
            Spot::Card(card) => card_key(card),
            Spot::Exhausted(of) => format!("exhausted-{}", of.key()),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self.0 {
            Spot::ClearSnow => Label::from("action-clear-snow"),
            Spot::Construction => Label::from("action-construction"),
            Spot::Field(field) => building_label(state, field).detail(field_detail(state, field)),
            Spot::Card(card) => Label::from(card.title()),
            Spot::Exhausted(of) => Label::from(of.text()),
        }
    }
}

impl Choice<State> for BuildingSite {
    fn key(&self, _: &State) -> String {
        field_key(self.field)
    }

    fn words(&self, state: &State) -> Label {
        let name = match self.field {
            Field::Map(place, _) if state.is_large(self.key) => place_name(place),
            field => field_name(field),
        };
        Label::from(name).detail(field_detail(state, self.field))
    }
}

impl Choice<State> for Operation {
    fn key(&self, _: &State) -> String {
        match self {
            Operation::Build { key, .. } => format!("build/{}", key.key()),
            Operation::Demolish(field) => format!("demolish/{}", field_key(*field)),
            Operation::Upgrade => "upgrade".to_owned(),
            Operation::Done => "done".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Operation::Build { key, discount } => {
                let price: Vec<Text> = price(state, *key, *discount).into_iter().map(|it| it.text()).collect();
                let label = Label::from(Text::new("offer-build").with("building", key.text()));
                let label = if price.is_empty() {
                    label.detail("detail-free")
                } else {
                    label.detail(Text::new("detail-price").with("price", price))
                };
                label.under("build", "group-build")
            }
            Operation::Demolish(field) => {
                let text = building_label(state, *field).text;
                Label::from(Text::new("offer-demolish").with("what", text)).under("demolish", "group-demolish")
            }
            Operation::Upgrade => Label::from("offer-shop-upgrade"),
            Operation::Done => Label::from("done"),
        }
    }
}
