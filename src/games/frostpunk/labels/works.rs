//! Offers of what is built, upgraded and demolished (ACT-31 to ACT-36, BLD-01).

use super::now;
use super::places::{self, brings, building_label, field_detail, gone, good_for, price_text, useful};
use crate::engine::{Choice, Clause, Label, Text};
use crate::games::frostpunk::content::amounts::Gained;
use crate::games::frostpunk::content::buildings::Upgraded;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Building, Colour, User};
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::rules::appeal::{self, Prices};
use crate::games::frostpunk::rules::buildings::{features, site_name, site_short};
use crate::games::frostpunk::rules::citizens::find;
use crate::games::frostpunk::rules::construction::price;
use crate::games::frostpunk::rules::{building_actions, buildings, construction, heat, technologies, weather};
use crate::games::frostpunk::state::{Built, Plot, State, field_key};

/// A building that can be turned to its other side.
pub(crate) struct Upgrade(pub Field);

/// A field for a building.
pub(crate) struct BuildingSite {
    pub key: Building,
    pub field: Field,
}

/// One step of a Construction (ACT-31).
pub(crate) enum Operation {
    Build {
        key: Building,
        discount: u32,
    },
    Demolish(Field),
    Upgrade,
    /// With so many operations that are lost.
    Done {
        left: u32,
    },
}

impl BuildingSite {
    /// HEA-02: the space that the heat marker must reach for it to be heated there.
    fn heated_from(&self, state: &State) -> Option<u32> {
        let mut there = state.clone();
        (1..=state.content.boards.heat.spaces).find(|space| {
            there.board.heat.marker = *space;
            heat::is_heated(&there, self.field, Built::new(self.key))
        })
    }

    /// The fields from which something goes to the bank (ACT-33).
    pub(crate) fn lost(&self, state: &State) -> Vec<Field> {
        let mut fields = vec![self.field];
        if let (Field::Map(place, _), true) = (self.field, state.is_large(self.key)) {
            fields.push(Field::Map(place, Half::Lower));
        }
        fields.retain(|it| state.board.plot(*it).cubes.is_some() || state.board.plot(*it).trees > 0);
        fields
    }

    /// How many fields it could work on from there, if it is for fields.
    fn in_reach(&self, state: &State) -> Option<(usize, Text)> {
        let mut there = state.clone();
        if let (Field::Map(place, _), true) = (self.field, state.is_large(self.key)) {
            there.board.fields.insert(Field::Map(place, Half::Lower), Plot::default());
        }
        let built = Built::new(self.key);
        there.board.fields.insert(self.field, Plot { built: Some(built), ..Plot::default() });
        in_reach(&there, self.field, built)
    }
}

/// How many fields a building on a field can work on, if it is for fields.
fn in_reach(state: &State, field: Field, built: Built) -> Option<(usize, Text)> {
    let act = buildings::action(state, built)?;
    act.effect.iter().find_map(|it| {
        let n = building_actions::in_reach(state, field, it)?;
        // BLD-10: only the one that is upgraded takes trees beside its tile.
        let own = matches!(it, Step::FellTile(_));
        Some((n, Text::new(if own { "site-trees" } else { "site-reach" }).with("n", n)))
    })
}

impl Choice<State> for BuildingSite {
    fn key(&self, _: &State) -> String {
        field_key(self.field)
    }

    fn words(&self, state: &State) -> Label {
        let name = site_name(state, self.field, self.key);
        let heated = heat::is_heated(state, self.field, Built::new(self.key));
        let warmth = match (state.content.building(self.key).colour, heated, self.heated_from(state)) {
            // HEA-05: the cold means nothing to it.
            (Colour::White, _, _) => None,
            (_, true, _) => Some("site-heated".into()),
            (_, false, Some(heat)) => {
                Some(Text::new("site-heated-from").with("heat", heat).with("now", state.board.heat.marker))
            }
            (_, false, None) => Some("site-cold".into()),
        };
        let mut lies: Vec<Text> = self.lost(state).into_iter().map(|it| field_detail(state, it)).collect();
        if lies.is_empty() {
            lies.push("lost-nothing".into());
        }
        let lost = Clause::new(0, Text::new("detail-site").with("lies", lies));
        let reach = self.in_reach(state).map(|it| Clause::new(1, it.1));
        let warmth = warmth.map(|it| Clause::new(0, it));
        Label::from(name).detail(Text::of_clauses([lost].into_iter().chain(warmth).chain(reach).collect()))
    }

    fn appeals(options: &[&BuildingSite], state: &State) -> Vec<i32> {
        let prices = Prices::new(state);
        options.iter().map(|it| appeal::build::site(state, &prices, it.key, it.field)).collect()
    }
}

/// WEA-07: in which rounds a storm would ruin such a building.
fn storm(state: &State, key: Building) -> Option<Text> {
    let (from, to) = state.board.storm.and_then(|_| weather::storm_rounds(state, key))?;
    let last = state.content.scenario.setup.rounds;
    Some(match (from <= state.board.round, to < last) {
        (true, true) => Text::new("build-storm-until").with("n", to),
        (true, false) => "build-storm".into(),
        (false, _) => Text::new("build-storm-later").with("n", from),
    })
}

/// What a side of a building does now, where that is short enough to stand beside what its other side does.
fn before(state: &State, built: Built) -> Option<Text> {
    let words = features(state, built);
    match useful(words).collect::<Vec<_>>()[..] {
        [Feature::Do(act)] => match &building_actions::as_changed(state, built.key, act).effect[..] {
            [Step::FellTile(_)] => Some("before-own-tile".into()),
            [Step::Thump { fields, .. }] => Some(Text::new("before-fields").with("fields", *fields)),
            // The words stand beside it.
            [Step::Choose(ways)] => match ways.iter().flat_map(|it| &it.effect).collect::<Vec<_>>()[..] {
                [Step::Cure(cure), Step::Heal(heal)] => {
                    Some(Text::new("before-cures").with("cure", *cure).with("heal", *heal))
                }
                _ => None,
            },
            _ => building_actions::as_changed(state, built.key, act).brief(),
        },
        [Feature::Places(_) | Feature::ChildPlaces(_)] => Some(good_for(state, built.key, words)),
        [Feature::Expeditions(n)] => Some(Text::new("before-expeditions").with("n", *n)),
        _ => None,
    }
}

/// WEA-03: more food in each Weather phase, and from the action.
fn hunting(old: &[Feature], new: &[Feature]) -> Option<Text> {
    let ([Feature::Hunting(from), Feature::Do(before)], [Feature::Hunting(to), Feature::Do(after)]) = (old, new) else {
        return None;
    };
    let [Step::Gain(Gained::Stock(now))] = before.effect[..] else { return None };
    let text = Text::new("detail-upgrade-hunting").with("old", *from).with("new", *to).with("act", after.text());
    Some(text.with("now", now.n))
}

/// CIT-02: a card in the hand of whoever demolishes, which nobody else sees, and which no other building could be used with.
fn needed(state: &State, key: Building) -> Option<Text> {
    let hand = state.board.turn.map_or(&[][..], |it| state.hand(it));
    let card = hand.iter().filter_map(|it| find(state, *it)).find(|card| {
        let serves = |it: Building| card.at.contains(&Work::Building(it));
        serves(key) && state.board.buildings().filter(|it| serves(it.1.key)).count() == 1
    })?;
    Some(Text::new("demolish-needed").with("card", card.id.title()))
}

/// What an upgrade costs and changes.
fn upgraded(state: &State, built: Built, side: &Upgraded) -> Text {
    let row = state.content.building(built.key);
    let price = price_text(&side.price);
    if side.words == row.words {
        let text = Text::new("detail-insulation").with("price", price);
        return text.with("old", heat::colour(state, built).text()).with("new", side.colour.text());
    }
    if let Some(text) = hunting(features(state, built), &side.words) {
        return text.with("price", price);
    }
    let brings = Text::new("detail-build").with("price", price).with("what", brings(state, built.key, &side.words));
    let before = before(state, built).map(|it| Clause::new(1, Text::new("upgrade-before").with("before", it)));
    Text::of_clauses([Clause::new(0, brings)].into_iter().chain(before).collect())
}

impl Choice<State> for Upgrade {
    fn key(&self, _: &State) -> String {
        field_key(self.0)
    }

    fn words(&self, state: &State) -> Label {
        let label = building_label(state, self.0);
        let built = state.board.plot(self.0).built;
        match built.and_then(|it| Some((it, state.content.building(it.key).upgraded.as_ref()?))) {
            Some((built, side)) => label.detail(upgraded(state, built, side)),
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
            Operation::Done { .. } => "done".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Operation::Build { key, discount } => {
                let id = if state.is_large(*key) { "offer-build-large" } else { "offer-build" };
                let label = Text::new(id).with("building", key.text()).with("pawns", places::room(state, *key));
                let label = Label::from(label);
                let row = state.content.building(*key);
                let beds = |it: &Feature| matches!(it, Feature::Places(_) | Feature::ChildPlaces(_));
                let detail = Text::new(match row.who {
                    _ if technologies::would_begin(state, *key) => "detail-build-first-workshop",
                    Some(User::Engineer) => "detail-build-engineer",
                    // NIG-04, BLD-18.
                    _ if row.words.iter().any(beds) => "detail-build-beds",
                    _ => "detail-build",
                });
                let detail = detail.with("price", price_text(&price(state, *key, *discount)));
                let colour = heat::colour(state, Built::new(*key));
                let [generator, near, far] = heat::warm_from(state, Some(colour));
                let detail = detail.with("generator", generator).with("near", near).with("far", far);
                let detail = detail.with("even", u32::from(generator == far));
                let detail = Clause::new(0, detail.with("what", brings(state, *key, &row.words)));
                let insulation = row.words.iter().any(beds);
                let insulation =
                    insulation.then(|| Clause::new(2, Text::new("build-insulation").with("colour", colour.text())));
                // WEA-07.
                let doomed = storm(state, *key).map(|it| Clause::new(1, it));
                // BLD-08, BLD-13: what it is worth hangs on where it stands.
                let sites = || construction::open_sites(state, *key).map(|field| BuildingSite { key: *key, field });
                let reach = sites().filter_map(|it| Some((it.in_reach(state)?.0, it.field)));
                let best = reach.reduce(|best, it| if it.0 > best.0 { it } else { best });
                let reach = best.map(|(n, field)| {
                    let site = site_short(state, field, *key);
                    Clause::new(1, Text::new("build-reach").with("n", n).with("site", site))
                });
                // AUT-02.
                let automaton = row.makes_automatons().then(|| Clause::new(1, "automaton-works"));
                // HEA-05.
                let idle = (colour == Colour::White).then(|| Clause::new(1, "needs-nothing"));
                let awaited = now::awaited(state, *key).map(|it| Clause::new(1, it));
                let more =
                    awaited.into_iter().chain(insulation).chain(doomed).chain(reach).chain(automaton).chain(idle);
                label.detail(Text::of_clauses([detail].into_iter().chain(more).collect())).under("build", "group-build")
            }
            Operation::Demolish(field) => {
                let text = building_label(state, *field).text;
                let built = state.board.plot(*field).built;
                let what = built.map_or_else(|| "board-none".into(), |it| gone(state, it.key, features(state, it)));
                let broken = built.and_then(|it| technologies::would_break(state, it.key));
                // NIG-04, HEA-05: a shelter that is cold keeps nobody warm this night either, and whoever works there falls ill.
                let warmable = built.filter(|it| heat::colour(state, *it) != Colour::White);
                let warmth =
                    warmable.map(|it| if heat::is_heated(state, *field, it) { "site-heated" } else { "site-cold" });
                Label::from(text)
                    .detail(match broken {
                        Some(card) => Text::new("detail-demolish-research").with("card", card.title()),
                        None => {
                            let lost = Clause::new(0, Text::new("detail-demolish").with("what", what));
                            let warmth = warmth.map(|it| Clause::new(2, it));
                            // ACT-07, BLD-08: what finds nothing to work on loses nothing now.
                            let reach = built.and_then(|it| in_reach(state, *field, it));
                            let reach = reach.map(|it| Clause::new(1, Text::new("demolish-reach").with("n", it.0)));
                            let card = built.and_then(|it| needed(state, it.key)).map(|it| Clause::new(1, it));
                            Text::of_clauses([lost].into_iter().chain(card).chain(reach).chain(warmth).collect())
                        }
                    })
                    .under("demolish", "group-demolish")
            }
            Operation::Upgrade => {
                let detail = now::upgrades(state, 1).map(|it| Text::new("detail-works-upgrade").with("what", it));
                Label { detail, ..Label::from("offer-shop-upgrade") }
            }
            Operation::Done { left } => {
                Label::from("offer-construction-done").detail(Text::new("detail-construction-done").with("left", *left))
            }
        }
    }

    fn appeals(options: &[&Operation], state: &State) -> Vec<i32> {
        appeal::build::operations(state, options)
    }
}
