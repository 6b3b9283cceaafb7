//! Card words: the closed vocabulary of effects that a card game's content files are written in.
//!
//! A word is defined once, in [`card_words!`]: its variant, its key, how it is written, and its icons. From that come the
//! type that the rules match on, the reader with its complaints, the messages (`<prefix>-<key>`, with a variable for each
//! slot) and the icons. What can stand in a slot is a [`Slot`]. To add a word: its line, its messages, its rule.

mod pattern;
#[cfg(test)]
mod tests;

use crate::engine::{Arg, Text};

pub(super) use pattern::{Scan, scan};

/// What was read, or which word is wrong and why.
pub(super) type Read<T> = Result<T, String>;

/// What can stand in a slot of a word. Several slots may read the same type differently, so the two are apart.
pub(super) trait Slot {
    type Value;

    fn read(text: &str) -> Read<Self::Value>;

    /// As a variable of the word's message.
    fn arg(value: &Self::Value) -> Arg;

    /// The same where little room is left, as on a button.
    fn short(value: &Self::Value) -> Arg {
        Self::arg(value)
    }
}

/// A word of a vocabulary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Word {
    /// The end of its message ids.
    pub key: &'static str,
    /// How it is written: literally, with a `$name` for each slot.
    pub pattern: &'static str,
    pub slots: &'static [&'static str],
}

/// What is wrong with a text that is no word. The words stand in order, so the first that looks like it knows best.
#[derive(Default)]
pub(super) struct Complaint {
    slot: Option<String>,
    lacks: Option<&'static str>,
}

impl Complaint {
    /// The text is written like a word, but one of its slots cannot be read.
    pub(super) fn slot(&mut self, message: String) {
        self.slot.get_or_insert(message);
    }

    /// The text begins like a word that goes on with this.
    pub(super) fn lacks(&mut self, part: &'static str) {
        self.lacks.get_or_insert(part);
    }

    pub(super) fn about(self, text: &str, words: &[Word]) -> String {
        match (self.slot, self.lacks) {
            (Some(message), _) => message,
            (None, Some(part)) => format!("`{text}` has no `{}`", part.trim()),
            (None, None) => {
                let head = |it: &str| it.split([':', '$']).next().unwrap_or_default().trim().to_owned();
                let known: Vec<String> = words.iter().map(|it| head(it.pattern)).collect();
                let begins = text.split(':').next().unwrap_or(text);
                format!("`{begins}` is no word of the cards; there is {}", known.join(", "))
            }
        }
    }
}

/// The message of a word.
pub(super) fn message(prefix: &str, key: &str) -> Text {
    Text::new(format!("{prefix}-{key}"))
}

/// Declares a vocabulary: the prefixes of its long and its short messages, the type of its icons, and its words.
macro_rules! card_words {
    (
        $(#[$about:meta])*
        $name:ident($long:literal, $short:literal) -> $icons:ty {
            $(
                $(#[$said:meta])*
                $word:ident
                $(($($part:ident: $part_slot:ty),+))?
                $({ $($field:ident: $field_slot:ty),+ })?
                = $key:literal, $pattern:literal => $drawn:expr;
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) enum $name {
            $(
                $(#[$said])*
                $word
                $(($(<$part_slot as $crate::games::card_words::Slot>::Value),+))?
                $({ $($field: <$field_slot as $crate::games::card_words::Slot>::Value),+ })?
            ),+
        }

        impl $name {
            /// Every word, in the order in which a text is compared with them.
            pub(crate) const WORDS: &'static [$crate::games::card_words::Word] = &[
                $($crate::games::card_words::Word {
                    key: $key,
                    pattern: $pattern,
                    slots: &[$($(stringify!($part)),+)? $($(stringify!($field)),+)?],
                }),+
            ];

            /// The prefixes of the messages.
            #[allow(dead_code, reason = "for the tests of a game that uses them")]
            pub(crate) const PREFIXES: [&'static str; 2] = [$long, $short];

            /// Reads one word with its slots.
            pub(crate) fn read(text: &str) -> $crate::games::card_words::Read<Self> {
                use $crate::games::card_words::{Complaint, Scan, Slot, scan};
                let mut complaint = Complaint::default();
                $(
                    match scan($pattern, text) {
                        Scan::Fits(_slots) => {
                            let read = || -> $crate::games::card_words::Read<Self> { Ok(Self::$word
                                $(($(<$part_slot as Slot>::read(_slots.get(stringify!($part))?)?),+))?
                                $({ $($field: <$field_slot as Slot>::read(_slots.get(stringify!($field))?)?),+ })?
                            ) };
                            match read() {
                                Ok(word) => return Ok(word),
                                Err(message) => complaint.slot(message),
                            }
                        }
                        Scan::Lacks(part) => complaint.lacks(part),
                        Scan::Other => {}
                    }
                )+
                Err(complaint.about(text, Self::WORDS))
            }

            /// What it says on a card.
            pub(crate) fn text(&self) -> $crate::engine::Text {
                match self {
                    $(Self::$word $(($($part),+))? $({ $($field),+ })? =>
                        $crate::games::card_words::message($long, $key)
                            $($(.with(stringify!($part), <$part_slot as $crate::games::card_words::Slot>::arg($part)))+)?
                            $($(.with(stringify!($field), <$field_slot as $crate::games::card_words::Slot>::arg($field)))+)?
                    ),+
                }
            }

            /// What it says where little room is left.
            pub(crate) fn short(&self) -> $crate::engine::Text {
                match self {
                    $(Self::$word $(($($part),+))? $({ $($field),+ })? =>
                        $crate::games::card_words::message($short, $key)
                            $($(.with(stringify!($part), <$part_slot as $crate::games::card_words::Slot>::short($part)))+)?
                            $($(.with(stringify!($field), <$field_slot as $crate::games::card_words::Slot>::short($field)))+)?
                    ),+
                }
            }

            /// What a picture of it shows.
            #[allow(dead_code, unused_variables, reason = "not every vocabulary is drawn word by word, nor every slot")]
            pub(crate) fn icons(&self) -> $icons {
                match self {
                    $(Self::$word $(($($part),+))? $({ $($field),+ })? => $drawn),+
                }
            }
        }

        /// A word can stand in a slot of another one.
        impl $crate::games::card_words::Slot for $name {
            type Value = $name;

            fn read(text: &str) -> $crate::games::card_words::Read<$name> {
                $name::read(text)
            }

            fn arg(value: &$name) -> $crate::engine::Arg {
                value.text().into()
            }

            fn short(value: &$name) -> $crate::engine::Arg {
                value.short().into()
            }
        }
    };
}

pub(super) use card_words;

/// What is amiss with a vocabulary: slots that no pattern has, keys given twice, messages that are missing or use a variable
/// that no slot gives. `outline` is the messages of one language, each with its variables.
#[cfg(test)]
pub(super) fn amiss(
    words: &[Word],
    prefix: &str,
    outline: &std::collections::BTreeMap<String, std::collections::BTreeSet<String>>,
) -> Vec<String> {
    let mut amiss = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let id = format!("{prefix}-{}", word.key);
        if words[..at].iter().any(|it| it.key == word.key) {
            amiss.push(format!("{id}: the key is given twice"));
        }
        let written: Vec<&str> = pattern::slots(word.pattern).collect();
        if !word.slots.iter().all(|it| written.contains(it)) || written.len() != word.slots.len() {
            amiss.push(format!("{id}: `{}` does not name the slots {:?}", word.pattern, word.slots));
        }
        match outline.get(&id) {
            None => amiss.push(format!("{id}: there is no such message")),
            Some(used) => {
                let unknown = used.iter().filter(|it| !word.slots.contains(&it.as_str()));
                amiss.extend(unknown.map(|it| format!("{id}: no slot gives ${it}")));
            }
        }
    }
    amiss
}
