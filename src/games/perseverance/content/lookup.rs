//! The rules look-up: every rule by its id, in our own words, in every language we write.

use std::path::Path;

use serde::Deserialize;

use super::load::GAME;
use crate::games::files::{ContentError, Source};
use crate::games::perseverance::kinds::Edition;

/// The languages of the rule texts, the first being the one to fall back on.
pub const LANGUAGES: [&str; 2] = ["en", "pl"];

/// The longest title and text that a look-up answer has room for, in characters.
pub const LONGEST_TITLE: usize = 60;
pub const LONGEST_TEXT: usize = 600;

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

/// A heading of the rules, such as `ATK`, Dino Attack.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub id: String,
    pub title: String,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    pub id: String,
    pub title: String,
    pub text: String,
    pub edition: Applies,
    /// Contains a decision of ours where the rulebooks are silent or contradict themselves.
    #[serde(default)]
    pub ruling: bool,
    /// Ids of related rules.
    #[serde(default)]
    pub see: Vec<String>,
}

impl RuleText {
    /// The id of the chapter this rule stands in.
    pub fn chapter(&self) -> &str {
        self.id.split('-').next().unwrap_or_default()
    }
}

/// All rule texts of one language, in the order of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lookup {
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    #[serde(rename = "rule")]
    pub rules: Vec<RuleText>,
}

impl Lookup {
    /// Loads the texts of one of [`LANGUAGES`]; a `rules.<language>.toml` in `overrides` replaces the built-in ones.
    pub fn load(language: &str, overrides: Option<&Path>) -> Result<Self, ContentError> {
        let built_in = match language {
            "en" => include_str!("../../../../assets/perseverance/rules.en.toml"),
            "pl" => include_str!("../../../../assets/perseverance/rules.pl.toml"),
            _ => {
                return Err(ContentError::UnknownLanguage { language: language.to_owned(), game: GAME });
            }
        };
        let source = Source::pick(&format!("rules.{language}.toml"), built_in, overrides)?;
        let lookup: Self = source.parse()?;
        lookup.check(&source)?;
        Ok(lookup)
    }

    fn check(&self, source: &Source) -> Result<(), ContentError> {
        for (index, rule) in self.rules.iter().enumerate() {
            let key = |field: &str| format!("rule[{}].{field}", index + 1);
            for (field, text, longest) in [("title", &rule.title, LONGEST_TITLE), ("text", &rule.text, LONGEST_TEXT)] {
                let length = text.chars().count();
                if length == 0 || length > longest {
                    let message = format!("must have 1 to {longest} characters, has {length}");
                    return Err(source.fault(key(field), message));
                }
            }
            if self.rules[..index].iter().any(|other| other.id == rule.id) {
                return Err(source.fault(key("id"), format!("`{}` was given before", rule.id)));
            }
            if !self.chapters.iter().any(|chapter| chapter.id == rule.chapter()) {
                return Err(source.fault(key("id"), format!("`{}` stands in no chapter", rule.id)));
            }
            if let Some(lost) = rule.see.iter().find(|id| self.rules.iter().all(|it| it.id != **id)) {
                return Err(source.fault(key("see"), format!("there is no rule `{lost}`")));
            }
        }
        Ok(())
    }
}
