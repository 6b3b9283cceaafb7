//! The rules look-up: where its texts are. The game has one edition.

use std::path::Path;

use super::ContentError;
use super::load::GAME;
use crate::games::rule_texts::{self, OneEdition};

pub(crate) use rule_texts::LANGUAGES;

pub(crate) type RuleTexts = rule_texts::RuleTexts<OneEdition>;

/// The texts of one of [`LANGUAGES`]; a `rules.<language>.toml` in `overrides` replaces the built-in ones.
pub(crate) fn load(language: &str, overrides: Option<&Path>) -> Result<RuleTexts, ContentError> {
    let english = include_str!("../../../../assets/boonlake/rules.en.toml");
    let polish = include_str!("../../../../assets/boonlake/rules.pl.toml");
    RuleTexts::load_of(GAME, [english, polish], language, overrides)
}
