//! The rules look-up: every rule by its id, in our own words, in every language we write.

use std::path::Path;

use serde::Deserialize;

use super::ContentError;
use super::load::GAME;
use crate::games::files::Source;

/// The languages of the rule texts, the first being the one to fall back on.
pub const LANGUAGES: [&str; 2] = ["en", "pl"];

/// The longest title and text that a look-up answer has room for, in characters.
const LONGEST_TITLE: usize = 60;
const LONGEST_TEXT: usize = 600;

/// A heading of the rules, such as `LOO`, Lookout phase.
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
    /// Contains a decision of ours where the rulebook is silent or contradicts itself.
    #[serde(default)]
    pub ruling: bool,
    /// Ids of the rules that the text names.
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
    pub fn load(language: &str, overrides: Option<&Path>) -> Result<Lookup, ContentError> {
        let built_in = match language {
            "en" => include_str!("../../../../assets/state51/rules.en.toml"),
            "pl" => include_str!("../../../../assets/state51/rules.pl.toml"),
            _ => return Err(ContentError::UnknownLanguage { language: language.to_owned(), game: GAME }),
        };
        let source = Source::pick(&format!("rules.{language}.toml"), built_in, overrides)?;
        let lookup: Lookup = source.parse()?;
        lookup.check(&source)?;
        Ok(lookup)
    }

    fn check(&self, source: &Source) -> Result<(), ContentError> {
        for (index, rule) in self.rules.iter().enumerate() {
            let fault =
                |field: &str, message: String| Err(source.fault(format!("rule[{}].{field}", index + 1), message));
            for (field, text, longest) in [("title", &rule.title, LONGEST_TITLE), ("text", &rule.text, LONGEST_TEXT)] {
                let length = text.chars().count();
                if length == 0 || length > longest {
                    return fault(field, format!("must have 1 to {longest} characters, has {length}"));
                }
            }
            if self.rules[..index].iter().any(|other| other.id == rule.id) {
                return fault("id", format!("`{}` was given before", rule.id));
            }
            if !self.chapters.iter().any(|chapter| chapter.id == rule.chapter()) {
                return fault("id", format!("`{}` stands in no chapter", rule.id));
            }
            if let Some(lost) = rule.see.iter().find(|id| self.rules.iter().all(|it| it.id != **id)) {
                return fault("see", format!("there is no rule `{lost}`"));
            }
        }
        Ok(())
    }
}
