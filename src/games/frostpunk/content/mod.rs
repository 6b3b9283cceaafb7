//! The component facts: boards, map, buildings and every card, as the content files give them.
//!
//! The facts live in `assets/frostpunk/*.toml`, are built into the program, and can be replaced file by file from a content
//! folder. Every row keeps the letter of its source as `provenance`. [`Content::load`] checks them.

pub(super) mod amounts;
pub(super) mod boards;
pub(super) mod buildings;
pub(super) mod card_id;
pub(super) mod cards;
mod check;
pub(super) mod condition;
pub(super) mod cost;
pub(super) mod effect;
pub(super) mod events;
pub(super) mod features;
pub(super) mod fields;
pub(super) mod icons;
pub(super) mod kinds;
mod load;
pub(super) mod map;
pub(super) mod origin;
pub(super) mod paid;
pub(super) mod routes;
pub(super) mod rule_texts;
pub(super) mod slots;
pub(super) mod standing;
#[cfg(test)]
mod tests;
mod written;

use crate::engine::Facts;
use crate::games::files::ContentError;
use boards::Boards;
use buildings::BuildingRow;
use cards::{
    Advisor, CitizenCard, Expedition, Mobilization, OutpostCard, OutpostRow, Outposts, SocietyCard, Technology, Weather,
};
use effect::{Act, Step};
use events::{Consultation, Event, Law, Scenario};
use features::{Ability, Decree, Feature, Setup};
use kinds::{Building, Citizen};
use map::Map;
use origin::{Origin, Sourced};
use standing::{Special, Standing};

#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub boards: Boards,
    pub map: Map,
    pub buildings: Vec<BuildingRow>,
    pub societies: Vec<SocietyCard>,
    pub technologies: Vec<Technology>,
    pub advisors: Vec<Advisor>,
    pub mobilization: Mobilization,
    pub laws: Vec<Law>,
    pub scenario: Scenario,
    pub weather: Vec<Weather>,
    pub morning: Vec<Event>,
    pub dusk: Vec<Event>,
    pub consultations: Vec<Consultation>,
    pub citizens: Vec<CitizenCard>,
    pub expeditions: Vec<Expedition>,
    pub outposts: Outposts,
    pub outpost_kinds: Vec<OutpostRow>,
    pub outpost_cards: Vec<OutpostCard>,
    facts: Facts,
}

impl Content {
    pub(crate) fn building(&self, building: Building) -> &BuildingRow {
        &self.buildings[building as usize]
    }

    /// All of it, as it is kept beside the games that are opened with it.
    pub(crate) fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Where every row comes from.
    pub(crate) fn origins(&self) -> Vec<Origin> {
        fn of<T: Sourced>(rows: &[T]) -> Vec<Origin> {
            rows.iter().map(Sourced::origin).collect()
        }
        let consequences = self.laws.iter().flat_map(|it| of(&it.consequence));
        let targets = &self.scenario.targets;
        let scenario =
            [self.scenario.setup.origin(), targets.normal.origin(), targets.high.origin(), self.mobilization.origin()];
        [
            self.boards.origins(),
            self.map.origins(),
            of(&self.buildings),
            of(&self.societies),
            of(&self.technologies),
            of(&self.advisors),
            of(&self.laws),
            consequences.collect(),
            scenario.into(),
            of(&self.scenario.card),
            of(&self.weather),
            of(&self.morning),
            of(&self.dusk),
            of(&self.consultations),
            of(&self.citizens),
            of(&self.expeditions),
            of(&self.outpost_kinds),
            of(&self.outpost_cards),
            vec![self.outposts.origin()],
        ]
        .concat()
    }

    /// Every effect of every row, each step once, those inside others after them.
    pub(crate) fn each_step<'a>(&'a self, meet: &mut dyn FnMut(&'a Step)) {
        let mut all = |steps: &'a [Step]| steps.iter().for_each(|it| it.walk(meet));
        for row in &self.buildings {
            let upgraded = row.upgraded.iter().flat_map(|it| &it.words);
            row.words.iter().chain(upgraded).for_each(|it| match it {
                Feature::Built(steps) => all(steps),
                Feature::Do(act) => all(&act.effect),
                _ => {}
            });
        }
        self.advisors.iter().for_each(|it| all(&it.ability.effect));
        all(&self.mobilization.effect);
        for law in &self.laws {
            all(&law.at_once);
            let texts =
                law.words.iter().filter_map(|it| if let Decree::Standing(text) = it { Some(text) } else { None });
            texts.for_each(|it| all(it.steps()));
            for consequence in &law.consequence {
                all(&consequence.effect);
                consequence.standing.iter().for_each(|it| all(it.steps()));
            }
        }
        for card in &self.scenario.card {
            all(&card.at_once);
            card.standing.iter().for_each(|it| all(it.steps()));
        }
        for event in self.morning.iter().chain(&self.dusk) {
            all(&event.at_once);
            event.options.iter().for_each(|it: &Act| all(&it.effect));
            event.standing.iter().for_each(|it| all(it.steps()));
        }
        self.consultations.iter().flat_map(Consultation::columns).for_each(|it| all(it.1));
        for card in &self.citizens {
            if let Setup::Do(step) = &card.setup {
                all(std::slice::from_ref(step));
            }
            for ability in &card.ability.effect {
                if let Ability::Do(step) = ability {
                    all(std::slice::from_ref(step));
                }
            }
            Citizen::ALL.iter().for_each(|it| all(&card.dies.of(*it).0));
        }
        self.expeditions.iter().flat_map(|it| it.back.iter().chain(&it.on)).for_each(|it| all(&it.effect));
        self.outpost_kinds.iter().for_each(|it| all(&it.pays));
        self.outpost_cards.iter().for_each(|it| all(&it.pays));
    }
}

impl Standing {
    /// What is done when its time comes.
    pub(crate) fn steps(&self) -> &[Step] {
        match self {
            Standing::Weather(steps)
            | Standing::Preparation(steps)
            | Standing::Dusk(steps)
            | Standing::Hunger(steps)
            | Standing::Night(steps)
            | Standing::Round { effect: steps, .. }
            | Standing::Return { effect: steps, .. }
            | Standing::ActionOnce(steps) => steps,
            Standing::Action { special: Special::Do(act), .. } => &act.effect,
            Standing::Action { .. } | Standing::HighTargets => &[],
        }
    }
}
