//! Loads the content files: every fault names its file, its line and its key.

use std::path::Path;

use super::buildings::Buildings;
use super::cards::{CitizenDeck, Expeditions, Societies, Technologies, WeatherDeck};
use super::check;
use super::events::{Consultations, Events, Laws};
use super::{Content, ContentError};
use crate::engine::Facts;
use crate::games::files::{BuiltIn, Files};

/// The content files with what is built in.
macro_rules! built_in {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../../assets/frostpunk/", $name)))),+]
    };
}

pub(super) const BUILT_IN: BuiltIn = BuiltIn {
    game: "Frostpunk",
    files: built_in![
        "boards.toml",
        "map.toml",
        "buildings.toml",
        "societies.toml",
        "technologies.toml",
        "laws.toml",
        "scenario.toml",
        "weather.toml",
        "morning.toml",
        "dusk.toml",
        "consultations.toml",
        "citizens.toml",
        "expeditions.toml",
    ],
};

impl Content {
    /// Loads and checks all component facts. A file in `overrides` replaces the built-in one of its name.
    pub(crate) fn load(overrides: Option<&Path>) -> Result<Content, ContentError> {
        Content::read(&Files::load(&BUILT_IN, overrides)?)
    }

    /// The facts that an older game was opened with.
    pub(crate) fn of_facts(facts: &Facts) -> Result<Content, ContentError> {
        Content::read(&Files::of_facts(&BUILT_IN, facts)?)
    }

    fn read(files: &Files) -> Result<Content, ContentError> {
        let technologies: Technologies = files.get("technologies.toml").parse()?;
        let expeditions: Expeditions = files.get("expeditions.toml").parse()?;
        let mut content = Content {
            boards: files.get("boards.toml").parse()?,
            map: files.get("map.toml").parse()?,
            buildings: files.get("buildings.toml").parse::<Buildings>()?.building,
            societies: files.get("societies.toml").parse::<Societies>()?.society,
            technologies: technologies.technology,
            advisors: technologies.advisor,
            mobilization: technologies.mobilization,
            laws: files.get("laws.toml").parse::<Laws>()?.law,
            scenario: files.get("scenario.toml").parse()?,
            weather: files.get("weather.toml").parse::<WeatherDeck>()?.card,
            morning: files.get("morning.toml").parse::<Events>()?.card,
            dusk: files.get("dusk.toml").parse::<Events>()?.card,
            consultations: files.get("consultations.toml").parse::<Consultations>()?.card,
            citizens: files.get("citizens.toml").parse::<CitizenDeck>()?.card,
            expeditions: expeditions.card,
            outposts: expeditions.outposts,
            outpost_kinds: expeditions.outpost,
            outpost_cards: expeditions.outpost_card,
            facts: files.facts()?,
        };
        check::all(&content, files)?;
        content.buildings.sort_by_key(|it| it.key);
        Ok(content)
    }
}
