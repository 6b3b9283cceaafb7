//! A strict speaker of the game's messages: whatever is missing fails the test.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use slowboat::engine::{AnyGame, Arg, Seat, Text, Words};
use slowboat::words::Language;

pub(super) struct Voice {
    pub language: &'static str,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

/// One for each language.
pub(super) fn voices(game: &dyn AnyGame) -> [Voice; 2] {
    super::LANGUAGES.map(|language| {
        let common = Language::from_code(language).unwrap().common().to_owned();
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.set_use_isolating(false);
        for text in [common, game.messages(language).unwrap()] {
            bundle.add_resource_overriding(FluentResource::try_new(text).map_err(|(_, errors)| errors).unwrap());
        }
        let names = ["Ania", "Bartek", "Celina", "Dominik Wspaniały", "Ewa", "Franciszek"].map(str::to_owned).to_vec();
        Voice { language, bundle, names }
    })
}

impl Voice {
    pub(super) fn with_names(self, name: String) -> Voice {
        Voice { names: vec![name; self.names.len()], ..self }
    }

    /// What is said, found to be clean.
    pub(super) fn heard(&self, text: &Text) -> String {
        let said = self.say(text);
        self.is_clean(&said);
        said
    }

    pub(super) fn is_clean(&self, said: &str) {
        assert!(!said.trim().is_empty() && said.trim() == said, "{}: {said:?}", self.language);
        let marks = ["{", "}", "  ", "()", "( ", " )", " ,", " .", "..", "\u{2068}", "\u{2069}"];
        for mark in marks {
            assert!(!said.contains(mark), "{}: {mark:?} in {said:?}", self.language);
        }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(self.say(text)),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::List(list) => FluentValue::from(self.joined(list)),
            Arg::Clauses(clauses) => {
                let said = clauses.iter().map(|it| (it.rank, self.say(&it.text))).collect();
                FluentValue::from(slowboat::words::fitting(said))
            }
            Arg::Word(word) => FluentValue::from(word.clone()),
        }
    }

    fn joined(&self, list: &[Text]) -> String {
        let items: Vec<String> = list.iter().map(|it| self.say(it)).collect();
        let and = if self.language == "pl" { " i " } else { " and " };
        match items.as_slice() {
            [] => String::new(),
            [only] => only.clone(),
            [init @ .., last] => format!("{}{and}{last}", init.join(", ")),
        }
    }
}

impl Words for Voice {
    fn say(&self, text: &Text) -> String {
        let message = self.bundle.get_message(&text.id).and_then(|it| it.value());
        let pattern = message.unwrap_or_else(|| panic!("{}: no message for {text:?}", self.language));
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(name.clone(), self.value(arg));
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {errors:?} in {text:?}", self.language);
        said
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }
}
