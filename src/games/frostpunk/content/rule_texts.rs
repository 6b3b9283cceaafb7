//! The rules look-up: where its texts are. The game has one edition.

use std::path::Path;

use super::ContentError;
use super::load::BUILT_IN;
use crate::games::rule_texts::{self, OneEdition};

pub(crate) type RuleTexts = rule_texts::RuleTexts<OneEdition>;

/// Loads the texts of one of our languages; a `rules.<language>.toml` in `overrides` replaces the built-in ones.
pub(crate) fn load(language: &str, overrides: Option<&Path>) -> Result<RuleTexts, ContentError> {
    let english = include_str!("../../../../assets/frostpunk/rules.en.toml");
    let polish = include_str!("../../../../assets/frostpunk/rules.pl.toml");
    RuleTexts::load_of(BUILT_IN.game, [english, polish], language, overrides)
}
