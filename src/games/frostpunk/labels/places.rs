//! Offers of places: fields, buildings, spaces for pawns, and what a Construction does there.

use super::brief::few;
use super::now;
use super::options::card_key;
use crate::engine::{Choice, Label, Text};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::buildings::Price;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Action, Building, Good, Lying, User};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::rules::appeal::{self, Prices};
use crate::games::frostpunk::rules::buildings::{features, field_name, field_short};
use crate::games::frostpunk::rules::construction::{self, Works, price};
use crate::games::frostpunk::rules::map::place_name;
use crate::games::frostpunk::rules::{building_actions, buildings, citizens, heat};
use crate::games::frostpunk::state::{Built, Cubes, Plot, Spot, State, field_key};
use crate::games::text_board::joined;

/// The action of the board that builds.
const CONSTRUCTION: Work = Work::Action(Action::Construction);

pub(crate) struct AtField(pub Field);
/// A building by the field that it is entered under.
pub(crate) struct AtBuilding(pub Field);
pub(crate) struct AtSpot(pub Spot);

/// A building that can be turned to its other side.
pub(crate) struct Upgrade(pub Field);

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

    /// Where most lies.
    fn appeals(options: &[&AtField], state: &State) -> Vec<i32> {
        let cubes = |it: &&AtField| state.board.plot(it.0).cubes.map(|it| Stock { n: it.n.min(2), of: it.of });
        options.iter().map(|it| appeal::goods(state, cubes(it))).collect()
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

/// What a side of a building is good for, but for where it may stand.
pub(crate) fn good_for(words: &[Feature]) -> Text {
    joined(useful(words).map(Feature::text))
}

/// The same of one that is to be built: what a pawn has to be sent for does not come at once.
pub(crate) fn brings(words: &[Feature]) -> Text {
    let said = |it: &Feature| match it {
        Feature::Do(act) => Text::new("its-action").with("act", act.text()),
        it => it.text(),
    };
    joined(useful(words).map(said))
}

fn useful(words: &[Feature]) -> impl Iterator<Item = &Feature> {
    words.iter().filter(|it| !matches!(it, Feature::Only(_) | Feature::OffGenerator))
}

/// So many goods, or that it is free.
pub(crate) fn price_text(price: &Vec<Stock>) -> Text {
    if price.is_empty() { "detail-free".into() } else { Text::new("detail-price").with("price", Price::arg(price)) }
}

/// A building with its place and what it is good for.
fn building_label(state: &State, field: Field) -> Label {
    match state.board.plot(field).built {
        Some(built) => {
            let label = building_at(state, field).unwrap_or_else(|| built.key.text());
            Label::from(label).detail(good_for(features(state, built)))
        }
        None => Label::from(field_name(field)),
    }
}

/// A building with the number of its field, unless the field is named after it.
pub(super) fn building_at(state: &State, field: Field) -> Option<Text> {
    let built = state.board.plot(field).built?;
    let home = is_its_own(state, field, built);
    let text = match (built.upgraded, home) {
        (true, true) => Text::new("building-upgraded"),
        (true, false) => Text::new("building-at-upgraded").with("field", field_short(field)),
        (false, true) => return Some(built.key.text()),
        (false, false) => Text::new("building-at").with("field", field_short(field)),
    };
    Some(text.with("building", built.key.text()))
}

/// Whether it is the building that is printed on a field of the Generator tile.
pub(super) fn is_its_own(state: &State, field: Field, built: Built) -> bool {
    let Field::Generator(at) = field else { return false };
    state.content.map.generator_field.iter().any(|it| it.key == at && it.building == Some(built.key))
}

/// How much a Construction does, or that it could only demolish. Of a whole group that need not be so, if a card of the hand is in
/// it that makes building cheaper.
pub(super) fn construction(state: &State, is_group: bool) -> Text {
    let changes = |card: CardId| citizens::find(state, card).is_some_and(|it| it.at.contains(&CONSTRUCTION));
    let hand = state.board.turn.map_or(&[][..], |it| state.hand(it));
    let buildable: Vec<Building> = construction::buildable(state).collect();
    let priced = |it: &Building| {
        let price = price_text(&price(state, *it, 0));
        Text::new("about-building").with("building", it.text()).with("what", price)
    };
    let text = match () {
        () if !buildable.is_empty() => {
            Text::new("detail-construction-of").with("what", few(buildable.iter().map(priced).collect(), 2))
        }
        () if is_group && hand.iter().any(|it| changes(*it)) => "detail-construction".into(),
        () if state.board.goods.of(Good::Wood) == 0 => "detail-construction-no-wood".into(),
        () => "detail-construction-idle".into(),
    };
    text.with("n", Works::USUAL.operations)
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
            Spot::ClearSnow => Label::from("action-clear-snow").detail(now::clear_snow(state)),
            Spot::Construction => Label::from("action-construction").detail(construction(state, false)),
            Spot::Field(field) if state.board.plot(field).built.is_some() => building_label(state, field),
            Spot::Field(field) => Label::from(field_name(field)).detail(field_detail(state, field)),
            Spot::Card(card) => Label::from(card.title()),
            Spot::Exhausted(of) => Label::from(of.text()),
        }
    }
}

impl BuildingSite {
    /// How many fields it could work on from there, if it is for fields.
    fn in_reach(&self, state: &State) -> Option<usize> {
        let mut there = state.clone();
        if let (Field::Map(place, _), true) = (self.field, state.is_large(self.key)) {
            there.board.fields.insert(Field::Map(place, Half::Lower), Plot::default());
        }
        let built = Built::new(self.key);
        there.board.fields.insert(self.field, Plot { built: Some(built), ..Plot::default() });
        let act = buildings::action(&there, built)?;
        act.effect.iter().find_map(|it| building_actions::in_reach(&there, self.field, it))
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
        let heated = heat::is_heated(state, self.field, Built::new(self.key));
        let detail = Text::new(if heated { "detail-site-heated" } else { "detail-site" });
        let mut fields = vec![self.field];
        if let (Field::Map(place, _), true) = (self.field, state.is_large(self.key)) {
            fields.push(Field::Map(place, Half::Lower));
        }
        // What lies there goes to the bank (ACT-33).
        let full = |it: &Field| state.board.plot(*it).cubes.is_some() || state.board.plot(*it).trees > 0;
        let mut lies: Vec<Text> = fields.into_iter().filter(full).map(|it| field_detail(state, it)).collect();
        if lies.is_empty() {
            lies.push("heap-none".into());
        }
        let detail = detail.with("lies", lies);
        Label::from(name).detail(match self.in_reach(state) {
            Some(n) => Text::new("detail-site-reach").with("site", detail).with("n", n),
            None => detail,
        })
    }

    fn appeals(options: &[&BuildingSite], state: &State) -> Vec<i32> {
        let prices = Prices::new(state);
        options.iter().map(|it| appeal::build::site(state, &prices, it.key, it.field)).collect()
    }
}

impl Choice<State> for Upgrade {
    fn key(&self, _: &State) -> String {
        field_key(self.0)
    }

    fn words(&self, state: &State) -> Label {
        let label = building_label(state, self.0);
        let built = state.board.plot(self.0).built;
        match built.and_then(|it| state.content.building(it.key).upgraded.as_ref()) {
            Some(side) => {
                let detail = Text::new("detail-build").with("price", price_text(&side.price));
                label.detail(detail.with("what", brings(&side.words)))
            }
            None => label,
        }
    }

    fn appeals(options: &[&Upgrade], state: &State) -> Vec<i32> {
        let prices = Prices::new(state);
        options.iter().map(|it| appeal::build::upgraded(state, &prices, it.0)).collect()
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
                let label = Label::from(Text::new("offer-build").with("building", key.text()));
                let engineers = state.content.building(*key).who == Some(User::Engineer);
                let id = if engineers { "detail-build-engineer" } else { "detail-build" };
                let detail = Text::new(id).with("price", price_text(&price(state, *key, *discount)));
                let detail = detail.with("what", brings(&state.content.building(*key).words));
                label.detail(detail).under("build", "group-build")
            }
            Operation::Demolish(field) => {
                let Label { text, detail, .. } = building_label(state, *field);
                let lost = Text::new("detail-demolish").with("what", detail.unwrap_or_else(|| "board-none".into()));
                Label::from(text).detail(lost).under("demolish", "group-demolish")
            }
            Operation::Upgrade => Label::from("offer-shop-upgrade"),
            Operation::Done => Label::from("offer-construction-done"),
        }
    }

    fn appeals(options: &[&Operation], state: &State) -> Vec<i32> {
        appeal::build::operations(state, options)
    }
}
