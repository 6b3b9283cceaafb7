//! What tests share: the words of a game in a language, read from its message files.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use slowboat::engine::{Arg, Seat, Text, Words};

/// A language with made-up names.
pub struct Speech {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Speech {
    pub fn new(language: &str, files: &[&str], names: &[&str]) -> Speech {
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.set_use_isolating(false);
        for file in files {
            bundle.add_resource(FluentResource::try_new((*file).to_owned()).unwrap()).unwrap();
        }
        Speech { bundle, names: names.iter().map(|it| (*it).to_owned()).collect() }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(self.say(text)),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::List(list) => FluentValue::from(list.iter().map(|it| self.say(it)).collect::<Vec<_>>().join(", ")),
            Arg::Word(word) => FluentValue::from(word.clone()),
        }
    }
}

impl Words for Speech {
    fn say(&self, text: &Text) -> String {
        let pattern = self.bundle.get_message(&text.id).and_then(|it| it.value());
        let pattern = pattern.unwrap_or_else(|| panic!("there is no message `{}`", text.id));
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg));
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {errors:?}", text.id);
        said
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }
}
