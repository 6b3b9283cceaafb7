//! The rules look-up: where its texts are, and which edition each belongs to.

use std::path::Path;

use serde::Deserialize;

use super::load::GAME;
use crate::games::files::ContentError;
use crate::games::perseverance::kinds::Edition;
use crate::games::rule_texts::{self, RuleTexts};

pub use rule_texts::LANGUAGES;

pub type RuleText = rule_texts::RuleText<Applies>;
pub type Lookup = RuleTexts<Applies>;

/// Which editions a rule belongs to; a text for both marks its own parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Applies {
    #[serde(rename = "both")]
    Both,
    #[serde(rename = "beta-2020")]
    Beta2020,
    #[serde(rename = "retail-2021")]
    Retail2021,
}

impl Applies {
    /// Whether the rule is part of an edition.
    pub fn to(self, edition: Edition) -> bool {
        match self {
            Self::Both => true,
            Self::Beta2020 => edition == Edition::Beta2020,
            Self::Retail2021 => edition == Edition::Retail2021,
        }
    }
}

impl Lookup {
    /// Loads the texts of one of [`LANGUAGES`]; a `rules.<language>.toml` in `overrides` replaces the built-in ones.
    pub fn load(language: &str, overrides: Option<&Path>) -> Result<Lookup, ContentError> {
        let english = include_str!("../../../../assets/perseverance/rules.en.toml");
        let polish = include_str!("../../../../assets/perseverance/rules.pl.toml");
        Lookup::load_of(GAME, [english, polish], language, overrides)
    }
}
