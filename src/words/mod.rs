//! Localization: turns message ids into sentences, in English and in Polish.
//!
//! A [`Wordbook`] holds a [`Lexicon`] for each game and language: the game's messages on top of the common ones in
//! `assets/i18n/bot.{en,pl}.ftl`. A lexicon with the names of the players is a [`Speech`], which formats messages for
//! Discord, pictures and texts.

use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::engine::{Arg, DETAIL, Seat, Text, Words};
use crate::games::Registry;

pub mod check;
pub mod proof;
#[cfg(test)]
mod tests;

/// The languages that are complete.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Language {
    En,
    Pl,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::En, Language::Pl];

    /// The code of the language in settings and file names.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
        }
    }

    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|it| it.code() == code)
    }

    /// The language of a locale such as `en-GB`; English for unknown ones.
    pub fn of_locale(locale: &str) -> Language {
        Language::from_code(locale.split('-').next().unwrap_or_default()).unwrap_or(Language::En)
    }

    /// Discord's locales that get this language.
    pub fn locales(self) -> &'static [&'static str] {
        match self {
            Language::En => &["en-US", "en-GB"],
            Language::Pl => &["pl"],
        }
    }

    /// The common messages, as Fluent text.
    pub fn common(self) -> &'static str {
        match self {
            Language::En => include_str!("../../assets/i18n/bot.en.ftl"),
            Language::Pl => include_str!("../../assets/i18n/bot.pl.ftl"),
        }
    }

    /// Joins the items as the language does: "A, B and C".
    pub fn list(self, items: &[String]) -> String {
        let and = match self {
            Language::En => " and ",
            Language::Pl => " i ",
        };
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [init @ .., last] => format!("{}{and}{last}", init.join(", ")),
        }
    }
}

/// Messages that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("the {language} messages of {whose}: {what}")]
pub struct WordsError {
    pub whose: String,
    pub language: &'static str,
    pub what: String,
}

/// All messages of all games in all languages.
#[derive(Clone)]
pub struct Wordbook {
    common: BTreeMap<Language, Lexicon>,
    games: BTreeMap<(String, Language), Lexicon>,
}

impl Wordbook {
    pub fn load(registry: &Registry) -> Result<Wordbook, WordsError> {
        let mut common = BTreeMap::new();
        let mut games = BTreeMap::new();
        for language in Language::ALL {
            common.insert(language, Lexicon::load(language, None)?);
            for game in registry.games() {
                let id = game.card().id;
                let own = game.messages(language.code()).unwrap_or_default();
                games.insert((id.to_owned(), language), Lexicon::load(language, Some((id, own)))?);
            }
        }
        Ok(Wordbook { common, games })
    }

    pub fn common(&self, language: Language) -> &Lexicon {
        &self.common[&language]
    }

    /// The words of a game; the common ones if there is no such game.
    pub fn game(&self, game: &str, language: Language) -> &Lexicon {
        self.games.get(&(game.to_owned(), language)).unwrap_or_else(|| self.common(language))
    }
}

/// The messages of one game, or the common ones alone, in one language.
#[derive(Clone)]
pub struct Lexicon {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Lexicon {
    fn load(language: Language, game: Option<(&str, String)>) -> Result<Lexicon, WordsError> {
        let whose = game.as_ref().map_or("the bot", |it| it.0).to_owned();
        let wrong = |what: String| WordsError { whose: whose.clone(), language: language.code(), what };
        let read = |text: String| {
            FluentResource::try_new(text)
                .map_err(|(_, errors)| wrong(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))
        };
        let id = language.code().parse().map_err(|error| wrong(format!("{error}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are invisible characters that Discord and our fonts show as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| minus(value)));
        bundle.add_resource_overriding(read(language.common().to_owned())?);
        if let Some((_, own)) = game {
            bundle.add_resource_overriding(read(own)?);
        }
        Ok(Lexicon { language, bundle: Arc::new(bundle) })
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|it| it.value().is_some())
    }

    /// With names as they are, for pictures and buttons.
    pub fn plain(&self, names: Vec<String>) -> Speech {
        Speech { lexicon: self.clone(), names }
    }

    /// With names whose Markdown is escaped, for messages.
    pub fn markdown(&self, names: &[String]) -> Speech {
        Speech { lexicon: self.clone(), names: names.iter().map(|it| escape(it)).collect() }
    }

    /// For text without names.
    pub fn nobody(&self) -> Speech {
        self.plain(Vec::new())
    }
}

/// The messages of a language with the names of the players.
#[derive(Clone)]
pub struct Speech {
    lexicon: Lexicon,
    names: Vec<String>,
}

impl Speech {
    pub fn language(&self) -> Language {
        self.lexicon.language
    }

    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// A message without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Text::new(id))
    }

    /// A message, if there is one with this id.
    pub fn maybe(&self, id: &str) -> Option<String> {
        self.lexicon.has(id).then(|| self.say(&Text::new(id.to_owned())))
    }

    /// The names of several seats, joined as the language joins.
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|it| self.name(it)).collect();
        self.language().list(&names)
    }

    fn value(&self, arg: &Arg, wrong: &mut Vec<String>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(self.tried(text, wrong)),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::List(list) => {
                let items: Vec<String> = list.iter().map(|it| self.tried(it, wrong)).collect();
                FluentValue::from(self.language().list(&items))
            }
            Arg::Clauses(clauses) => {
                let said = clauses.iter().map(|it| (it.rank, self.tried(&it.text, wrong))).collect();
                FluentValue::from(fitting(said))
            }
            Arg::Word(word) => FluentValue::from(word.clone()),
        }
    }

    /// What is said, and all that is wrong with it.
    fn tried(&self, text: &Text, wrong: &mut Vec<String>) -> String {
        let (id, attribute) = match text.id.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (&*text.id, None),
        };
        let message = self.lexicon.bundle.get_message(id);
        let pattern = message.and_then(|it| match attribute {
            Some(name) => it.get_attribute(name).map(|it| it.value()),
            None => it.value(),
        });
        let Some(pattern) = pattern else {
            wrong.push(format!("there is no message `{}`", text.id));
            return format!("[{}]", text.id);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(name.clone(), self.value(arg, wrong));
        }
        let mut errors = Vec::new();
        let said = self.lexicon.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        wrong.extend(errors.into_iter().map(|error| format!("the message `{}` does not work out: {error}", text.id)));
        said
    }
}

impl Words for Speech {
    fn say(&self, text: &Text) -> String {
        let mut wrong = Vec::new();
        let said = self.tried(text, &mut wrong);
        for what in wrong {
            tracing::error!(language = self.language().code(), "{what}");
        }
        said
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.letter().to_string())
    }
}

/// Clauses with their ranks, joined: those that are always said, and of the others, by rank, each for which there is room.
pub fn fitting(clauses: Vec<(u8, String)>) -> String {
    const BETWEEN: &str = "; ";
    let width = |it: &str| it.chars().count() + BETWEEN.len();
    let always: usize = clauses.iter().filter(|it| it.0 == 0).map(|it| width(&it.1)).sum();
    let mut room = (DETAIL + BETWEEN.len()).saturating_sub(always);
    let mut kept: Vec<bool> = clauses.iter().map(|it| it.0 == 0).collect();
    let mut others: Vec<usize> = (0..clauses.len()).filter(|it| !kept[*it]).collect();
    others.sort_by_key(|it| clauses[*it].0);
    for at in others {
        if let Some(left) = room.checked_sub(width(&clauses[at].1)) {
            (room, kept[at]) = (left, true);
        }
    }
    let said = clauses.iter().zip(kept).filter(|it| it.1).map(|it| it.0.1.as_str());
    said.collect::<Vec<_>>().join(BETWEEN)
}

/// A number below zero with a minus in place of Fluent's hyphen, which lists and Markdown take for a dash; all else stays.
fn minus(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}

/// A name for use in a message: Markdown escaped, on one line, of limited length.
pub fn escape(name: &str) -> String {
    let mut safe = String::new();
    for letter in name.chars().filter(|it| !it.is_control()).take(48) {
        if matches!(letter, '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | '(' | ')' | '@' | ':') {
            safe.push('\\');
        }
        safe.push(letter);
    }
    safe
}
