//! The rules look-up: every rule by its id, in our own words, in every language we write.

use std::path::Path;

use serde::Deserialize;

use super::load::{ContentError, Source};
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
                return Err(ContentError::UnknownLanguage { language: language.to_owned() });
            }
        };
        let source = Source::pick(&format!("rules.{language}.toml"), built_in, overrides)?;
        let lookup: Self = source.parse()?;
        lookup.check(&source)?;
        Ok(lookup)
    }

    /// The rule of an id, in any case: `ATK-04` or `atk-04`.
    pub fn rule(&self, id: &str) -> Option<&RuleText> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id.trim()))
    }

    /// The rules of one chapter, in order.
    pub fn chapter<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a RuleText> {
        self.rules.iter().filter(move |rule| rule.chapter().eq_ignore_ascii_case(id))
    }

    /// The rules that contain every word of a question, those with a word in id or title first.
    pub fn find(&self, question: &str) -> Vec<&RuleText> {
        let question = plain(question);
        let words: Vec<_> = question.split_whitespace().collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<_> = self
            .rules
            .iter()
            .filter_map(|rule| {
                let head = plain(&format!("{} {}", rule.id, rule.title));
                let all = format!("{head} {}", plain(&rule.text));
                let found = words.iter().all(|word| all.contains(word));
                let in_head = words.iter().filter(|word| head.contains(**word)).count();
                found.then_some((usize::MAX - in_head, rule))
            })
            .collect();
        // The sort is stable: equals stay in the order of the rules.
        hits.sort_by_key(|(rank, _)| *rank);
        hits.into_iter().map(|(_, rule)| rule).collect()
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
            if let Some(lost) = rule.see.iter().find(|id| self.rule(id).is_none()) {
                return Err(source.fault(key("see"), format!("there is no rule `{lost}`")));
            }
        }
        Ok(())
    }
}

/// A text without case and without Polish marks, so that `zolnierz` finds `Żołnierz`.
fn plain(text: &str) -> String {
    let fold = |letter| match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.to_lowercase().chars().map(fold).collect()
}
