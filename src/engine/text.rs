//! Text without a language: a message id and its arguments. Rules never hold sentences; the language is chosen at the rim.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Seat;

/// So many characters of a detail does Discord show below an entry of a menu.
pub const DETAIL: usize = 100;

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
    /// What a menu says below an offer, as far as there is room for it.
    Clauses(Vec<Clause>),
    /// A word that is the same in every language, such as a card number.
    Word(String),
}

/// One of several things to say of an offer. They stand in their order, and what ranks lower is left out where a menu has no room.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Clause {
    pub text: Text,
    /// Nought is always said, one before two.
    pub rank: u8,
}

impl Clause {
    pub fn new(rank: u8, text: impl Into<Text>) -> Clause {
        Clause { text: text.into(), rank }
    }
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

    /// Several things to say of an offer, as far as there is room.
    pub fn of_clauses(clauses: Vec<Clause>) -> Text {
        Text::new("clauses").with("clauses", Arg::Clauses(clauses))
    }
}

impl Arg {
    /// The texts that stand in it.
    pub fn texts(&self) -> Vec<&Text> {
        match self {
            Arg::Text(text) => vec![text],
            Arg::List(list) => list.iter().collect(),
            Arg::Clauses(clauses) => clauses.iter().map(|it| &it.text).collect(),
            Arg::Number(_) | Arg::Seat(_) | Arg::Word(_) => Vec::new(),
        }
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
            Arg::Clauses(clauses) => clauses.iter().map(|it| self.say(&it.text)).collect::<Vec<_>>().join("; "),
            Arg::Word(word) => word.clone(),
        }
    }
}
