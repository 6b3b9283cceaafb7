//! Offers of places: fields, buildings, spaces for pawns, and what a Construction does there.

use super::brief::{self, few};
use super::options::card_key;
use super::{now, using};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::buildings::Price;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::effect::Act;
use crate::games::frostpunk::content::features::{Ability, Feature};
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Action, Building, Colour, Good, Lying};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::rules::appeal;
use crate::games::frostpunk::rules::buildings::{by_law, features, field_name, site_short};
use crate::games::frostpunk::rules::construction::{self, Works, price};
use crate::games::frostpunk::rules::{acts, building_actions, citizens, gather, heat, scenario, technologies};
use crate::games::frostpunk::state::{Built, Cubes, Pawn, Spot, State, field_key};
use crate::games::text_board::joined;

/// The action of the board that builds.
const CONSTRUCTION: Work = Work::Action(Action::Construction);

pub(crate) struct AtField(pub Field);
/// The same where one of its cubes is taken.
pub(crate) struct CubeFrom(pub Field);
/// A building that is lost, by the field that it is entered under.
pub(crate) struct AtBuilding(pub Field);
pub(crate) struct AtSpot(pub Spot);

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

impl Choice<State> for CubeFrom {
    fn key(&self, _: &State) -> String {
        field_key(self.0)
    }

    /// Whether one Gather less empties the field (ACT-21), and from which heat on that is warm (HEA-02).
    fn words(&self, state: &State) -> Label {
        let left = state.board.plot(self.0).cubes.map_or(0, |it| it.n.saturating_sub(1));
        let text = Text::new("detail-cube-from").with("what", field_detail(state, self.0)).with("left", left);
        let text = text.with("from", (left + 1).div_ceil(gather::CUBES)).with("to", left.div_ceil(gather::CUBES));
        let warm = Clause::new(1, Text::new("cube-warm").with("heat", heat::zone_marker(state, self.0) + 1));
        let text = Clause::new(0, text.with("most", gather::CUBES));
        Label::from(field_name(self.0)).detail(Text::of_clauses(vec![text, warm]))
    }

    fn appeals(options: &[&CubeFrom], state: &State) -> Vec<i32> {
        let fields: Vec<AtField> = options.iter().map(|it| AtField(it.0)).collect();
        AtField::appeals(&fields.iter().collect::<Vec<_>>(), state)
    }
}

impl Choice<State> for AtBuilding {
    fn key(&self, _: &State) -> String {
        field_key(self.0)
    }

    fn words(&self, state: &State) -> Label {
        let Label { text, detail, path } = building_label(state, self.0);
        let built = state.board.plot(self.0).built;
        // TEC-07: worth more than what the building itself does.
        if let Some(card) = built.and_then(|it| technologies::would_break(state, it.key)) {
            return Label::from(text).detail(Text::new("detail-demolish-research").with("card", card.title()));
        }
        // HEA-05: the cold means nothing to white ones.
        let warmth = built
            .filter(|it| heat::colour(state, *it) != Colour::White)
            .map(|it| Clause::new(1, if heat::is_heated(state, self.0, it) { "site-heated" } else { "site-cold" }));
        let detail = detail.map(|it| Text::of_clauses([Clause::new(0, it)].into_iter().chain(warmth).collect()));
        Label { text, detail, path }
    }
}

/// What a side of a building is good for, but for where it may stand.
pub(super) fn good_for(state: &State, key: Building, words: &[Feature]) -> Text {
    said(state, key, words, |it| it.text())
}

/// The same of one that is to be built: what a pawn has to be sent for does not come at once.
pub(crate) fn brings(state: &State, key: Building, words: &[Feature]) -> Text {
    said(state, key, words, |it| Text::new("its-action").with("act", brief::act(it)))
}

/// The same of one that is taken down.
pub(super) fn gone(state: &State, key: Building, words: &[Feature]) -> Text {
    said(state, key, words, |it| Text::new("lost-action").with("act", brief::act(it)))
}

/// ACT-41: how many pawns may use it in a round, if it has an action.
pub(crate) fn room(state: &State, key: Building) -> u32 {
    let words = &state.content.building(key).words;
    if words.iter().any(|it| matches!(it, Feature::Do(_))) { acts::room(state, key) as u32 } else { 0 }
}

fn said(state: &State, key: Building, words: &[Feature], action: impl Fn(&Act) -> Text) -> Text {
    joined(useful(words).map(|it| match it {
        Feature::Do(act) => action(&building_actions::as_changed(state, key, act)),
        it => by_law(state, it).text(),
    }))
}

pub(super) fn useful(words: &[Feature]) -> impl Iterator<Item = &Feature> {
    words.iter().filter(|it| !matches!(it, Feature::Only(_) | Feature::OffGenerator))
}

/// So many goods, or that it is free.
pub(crate) fn price_text(price: &Vec<Stock>) -> Text {
    if price.is_empty() { "detail-free".into() } else { Text::new("detail-price").with("price", Price::arg(price)) }
}

/// A building with its place and what it is good for.
pub(super) fn building_label(state: &State, field: Field) -> Label {
    match state.board.plot(field).built {
        Some(built) => {
            let label = building_at(state, field).unwrap_or_else(|| built.key.text());
            Label::from(label).detail(good_for(state, built.key, features(state, built)))
        }
        None => Label::from(field_name(field)),
    }
}

/// A building with the number of its field, unless the field is named after it.
pub(super) fn building_at(state: &State, field: Field) -> Option<Text> {
    let built = state.board.plot(field).built?;
    let home = is_its_own(state, field, built);
    let at = || site_short(state, field, built.key);
    let text = match (built.upgraded, home) {
        (true, true) => Text::new("building-upgraded"),
        (true, false) => Text::new("building-at-upgraded").with("field", at()),
        (false, true) => return Some(built.key.text()),
        (false, false) => Text::new("building-at").with("field", at()),
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
    let mut buildable: Vec<Building> = construction::buildable(state).collect();
    // What an open card will ask for is not hidden among the rest (SCN-02).
    let wanted = scenario::wanted(state);
    buildable.sort_by_key(|it| !wanted.contains(it));
    let priced = |it: &Building| {
        let price = price_text(&price(state, *it, 0));
        Text::new("about-building").with("building", it.text()).with("what", price)
    };
    let most = Works::USUAL.operations as usize;
    let down = most.min(construction::demolishable(state).count());
    match () {
        () if !buildable.is_empty() => {
            let what = few(buildable.iter().map(priced).collect(), 2);
            let all = Text::new("detail-construction-of").with("what", what).with("n", most);
            // HEA-06, ACT-33.
            Text::of_clauses(vec![Clause::new(0, all), Clause::new(1, "always-warm"), Clause::new(2, "build-over")])
        }
        () if is_group && hand.iter().any(|it| changes(*it)) => Text::new("detail-construction").with("n", most),
        () if state.board.goods.of(Good::Wood) == 0 => Text::new("detail-construction-no-wood").with("n", down),
        () => Text::new("detail-construction-idle").with("n", down),
    }
}

/// What a card that makes the first building cheaper adds to what can be paid for (CIT-03).
pub(super) fn cheaper(state: &State, words: &[Ability]) -> Option<Text> {
    let works = citizens::works(words);
    let usual: Vec<Building> = construction::buildable(state).collect();
    let priced = |it: Building| {
        let price = price_text(&price(state, it, works.discount));
        Text::new("about-building").with("building", it.text()).with("what", price)
    };
    let more = construction::buildable_by(state, works).filter(|it| !usual.contains(it));
    let more: Vec<Text> = more.map(priced).collect();
    (!more.is_empty()).then(|| Text::new("cheaper-too").with("what", few(more, 1)))
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
            Spot::Field(field) if state.board.plot(field).built.is_some() => using::again(state, field, Pawn::Worker),
            Spot::Field(field) => Label::from(field_name(field)).detail(field_detail(state, field)),
            Spot::Card(card) => Label::from(card.title()),
            Spot::Exhausted(of) => Label::from(of.text()),
        }
    }
}
