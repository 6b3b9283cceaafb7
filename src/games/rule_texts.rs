//! The texts of the rules look-up, as every game has them: each rule by its id, in our own words, in every language we write.

#[cfg(test)]
pub(super) mod proof;

use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::files::{ContentError, Source};
pub use super::languages::LANGUAGES;
use crate::engine::{AID, BRIEF, LookUp};

/// The longest title and text that a look-up answer has room for, in characters; and the longest text of the game in brief and of
/// the player aid.
pub(super) const LONGEST_TITLE: usize = 60;
pub(super) const LONGEST_TEXT: usize = 600;
const LONGEST_BRIEF: usize = 1_850;
const LONGEST_AID: usize = 1_950;

/// What a new player reads once, how one wins and how a round goes; or the player aid that one keeps at hand, with what things cost and
/// bring.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    pub title: String,
    pub text: String,
    /// Words by which it is looked up and which its title and text do not have.
    pub terms: Vec<String>,
}

/// A heading of the rules, such as `ATK`, Dino Attack.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub id: String,
    pub title: String,
}

/// One rule of a game; `E` says which editions it belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleText<E> {
    pub id: String,
    pub title: String,
    pub text: String,
    pub edition: E,
    /// Words by which it is looked up and which its title and text do not have, such as the rulebook's own.
    #[serde(default)]
    pub terms: Vec<String>,
    /// Contains a decision of ours where the rulebook is silent or contradicts itself.
    #[serde(default)]
    pub ruling: bool,
    /// Ids of the rules that its text names.
    #[serde(default)]
    pub see: Vec<String>,
    /// Ids of further rules that whoever chooses by it needs: what the things on offer cost and bring.
    #[serde(default)]
    pub needs: Vec<String>,
}

/// What we play where the rules leave a question; `docs/rulings.md` has the same, in the same order.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The rules that it belongs to, by id.
    pub rules: Vec<String>,
    pub question: String,
    pub answer: String,
    /// How the key of the edition begins that alone it concerns.
    #[serde(default)]
    pub edition: Option<String>,
}

/// A game with one edition only: its files may not name any.
pub(super) type OneEdition = Option<NoEdition>;

/// The name of an edition where there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum NoEdition {}

impl<E> RuleTexts<E> {
    /// The rules as entries of the look-up; before them the game in brief and the player aid that belongs to it.
    pub fn entries(&self) -> impl Iterator<Item = LookUp> {
        let brief = LookUp { see: vec![AID.to_owned()], ..self.brief.entry(BRIEF) };
        [brief, self.aid.entry(AID)].into_iter().chain(self.rules.iter().map(|it| LookUp {
            id: it.id.clone(),
            title: it.title.clone(),
            text: it.text.clone(),
            terms: it.terms.clone(),
            ruling: it.ruling,
            rulings: self.rulings_of(&it.id).map(Ruling::told).collect(),
            see: it.needs.iter().chain(&it.see).cloned().collect(),
            provenance: None,
        }))
    }

    fn rulings_of(&self, id: &str) -> impl Iterator<Item = &Ruling> {
        self.rulings.iter().filter(move |it| it.rules.iter().any(|rule| rule == id))
    }
}

impl Page {
    fn entry(&self, id: &str) -> LookUp {
        let Page { title, text, terms } = self.clone();
        LookUp { id: id.to_owned(), title, text: text.trim().to_owned(), terms, ..LookUp::default() }
    }
}

impl Ruling {
    /// In one paragraph, which is marked like a part of a text where it belongs to one edition only.
    fn told(&self) -> String {
        let told = format!("{} {}", self.question, self.answer);
        match &self.edition {
            Some(edition) => format!("[{edition}: {told}]"),
            None => told,
        }
    }
}

impl<E> RuleText<E> {
    /// The id of the chapter this rule stands in.
    pub fn chapter(&self) -> &str {
        self.id.split('-').next().unwrap_or_default()
    }
}

/// All rule texts of one language, in the order of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleTexts<E> {
    #[serde(default)]
    pub brief: Page,
    #[serde(default)]
    pub aid: Page,
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    #[serde(rename = "rule")]
    pub rules: Vec<RuleText<E>>,
    /// What we play beyond what the rules themselves mark as a ruling.
    #[serde(rename = "ruling", default)]
    pub rulings: Vec<Ruling>,
}

impl<E: DeserializeOwned> RuleTexts<E> {
    /// Loads a game's texts of one of [`LANGUAGES`], given in their order; a `rules.<language>.toml` in `overrides` replaces
    /// the built-in ones.
    pub(super) fn load_of(
        game: &'static str,
        built_in: [&str; LANGUAGES.len()],
        language: &str,
        overrides: Option<&Path>,
    ) -> Result<Self, ContentError> {
        let Some(at) = LANGUAGES.iter().position(|it| *it == language) else {
            return Err(ContentError::UnknownLanguage { language: language.to_owned(), game });
        };
        let file = format!("rules.{language}.toml");
        let source = Source::pick(&file, built_in[at], overrides)?;
        let mut texts: Self = source.parse()?;
        // Files of one's own may be older than it.
        if texts.brief == Page::default() || texts.aid == Page::default() {
            let ours: Self = Source::pick(&file, built_in[at], None)?.parse()?;
            for (page, ours) in [(&mut texts.brief, ours.brief), (&mut texts.aid, ours.aid)] {
                if *page == Page::default() {
                    *page = ours;
                }
            }
        }
        texts.check(&source)?;
        Ok(texts)
    }

    fn check(&self, source: &Source) -> Result<(), ContentError> {
        for (key, page, longest) in [("brief", &self.brief, LONGEST_BRIEF), ("aid", &self.aid, LONGEST_AID)] {
            let length = page.text.trim().chars().count();
            if length == 0 || length > longest {
                let message = format!("must have 1 to {longest} characters, has {length}");
                return Err(source.fault(format!("{key}.text"), message));
            }
        }
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
            for (field, ids) in [("see", &rule.see), ("needs", &rule.needs)] {
                if let Some(lost) = ids.iter().find(|id| self.rules.iter().all(|it| it.id != **id)) {
                    return fault(field, format!("there is no rule `{lost}`"));
                }
            }
        }
        for (index, ruling) in self.rulings.iter().enumerate() {
            let known = |id: &String| self.rules.iter().any(|it| it.id == *id);
            if let Some(lost) = ruling.rules.iter().find(|it| !known(it)) {
                let key = format!("ruling[{}].rules", index + 1);
                return Err(source.fault(key, format!("there is no rule `{lost}`")));
            }
        }
        Ok(())
    }
}
