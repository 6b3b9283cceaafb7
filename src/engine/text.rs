//! Text without a language: a message id and its arguments. Rules never hold sentences; the language is chosen at the rim.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Seat;

/// What rules say: the id of a message and what is put into it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Text {
    pub id: Cow<'static, str>,
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// Something put into a message.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    Number(i64),
    Text(Text),
    /// The name of the player who sits there, chosen when the text is read.
    Seat(Seat),
    /// Several texts, joined as the language joins a list.
    List(Vec<Text>),
    /// A word that is the same in every language, such as a card number.
    Word(String),
}

impl Text {
    pub fn new(id: impl Into<Cow<'static, str>>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        // Most have one or two, and a game keeps thousands of texts.
        self.args.reserve_exact(1);
        self.args.push((name.into(), arg.into()));
        self
    }
}

impl From<&'static str> for Text {
    fn from(id: &'static str) -> Text {
        Text::new(id)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(list: Vec<Text>) -> Arg {
        Arg::List(list)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A language, with the names of those at the table.
pub trait Words {
    fn say(&self, text: &Text) -> String;
    /// The name of the player who sits there.
    fn name(&self, seat: Seat) -> String;
}

/// The words of tests and logs: message ids with their arguments, seats by their letter.
pub struct Plain;

impl Words for Plain {
    fn say(&self, text: &Text) -> String {
        if text.args.is_empty() {
            return text.id.to_string();
        }
        let args: Vec<String> = text.args.iter().map(|(name, arg)| format!("{name}={}", self.arg(arg))).collect();
        format!("{}({})", text.id, args.join(", "))
    }

    fn name(&self, seat: Seat) -> String {
        seat.letter().to_string()
    }
}

impl Plain {
    fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => self.say(text),
            Arg::Seat(seat) => self.name(*seat),
            Arg::List(list) => list.iter().map(|it| self.say(it)).collect::<Vec<_>>().join("+"),
            Arg::Word(word) => word.clone(),
        }
    }
}
