//! What can stand in the slots of the words: numbers, keys, and lists of them.

use super::kinds::{Action, Actor, Building, Citizen, Colour, Deposit, Good, Letter, Lying, Row, Token, Trade, Who};
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};

/// No number on a card is higher; a slip of the keyboard is.
const MOST: u32 = 50;

/// A number from 1.
pub(crate) struct N;

impl Slot for N {
    type Value = u32;

    fn read(text: &str) -> Read<u32> {
        match text.parse() {
            Ok(number) if (1..=MOST).contains(&number) => Ok(number),
            _ => Err(format!("`{text}` is no number from 1 to {MOST}")),
        }
    }

    fn arg(value: &u32) -> Arg {
        (*value).into()
    }
}

/// The complaint about a word that is no key.
pub(super) fn keyed(word: &str, what: &str, known: impl Iterator<Item = &'static str>) -> String {
    format!("`{word}` is no {what}; there is {}", known.collect::<Vec<_>>().join(", "))
}

/// Declares small vocabularies as slots: what a complaint calls them, and the beginning of their messages.
macro_rules! keyed_slots {
    ($($name:ident: $what:literal, $prefix:literal;)+) => {$(
        impl Slot for $name {
            type Value = $name;

            fn read(text: &str) -> Read<$name> {
                $name::from_key(text).ok_or_else(|| keyed(text, $what, $name::ALL.map($name::key).into_iter()))
            }

            fn arg(value: &$name) -> Arg {
                value.text().into()
            }
        }

        impl $name {
            /// Its name.
            pub(crate) fn text(self) -> Text {
                Text::new(format!(concat!($prefix, "-{}"), self.key()))
            }
        }
    )+};
}

keyed_slots! {
    Citizen: "type of citizen", "citizen";
    Who: "citizen", "who";
    Actor: "type of pawn", "actor";
    Trade: "trade of a child", "trade";
    Good: "good", "good";
    Lying: "thing on a field", "lying";
    Token: "type of token", "token";
    Row: "row of tokens", "row";
    Building: "building", "building";
    Colour: "insulation", "colour";
    Action: "action", "action";
    Deposit: "deposit", "deposit";
}

impl Slot for Letter {
    type Value = Letter;

    fn read(text: &str) -> Read<Letter> {
        Letter::from_key(text).ok_or_else(|| keyed(text, "letter", Letter::ALL.map(Letter::key).into_iter()))
    }

    fn arg(value: &Letter) -> Arg {
        Arg::Word(value.key().to_owned())
    }
}

/// A token type, or a whole row of them where the table chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tokens {
    Type(Token),
    Row(Row),
}

impl Slot for Tokens {
    type Value = Tokens;

    fn read(text: &str) -> Read<Tokens> {
        let row = Row::from_key(text).map(Tokens::Row);
        row.or(Token::from_key(text).map(Tokens::Type)).ok_or_else(|| {
            keyed(text, "type of token", Row::ALL.map(Row::key).into_iter().chain(Token::ALL.map(Token::key)))
        })
    }

    fn arg(value: &Tokens) -> Arg {
        match value {
            Tokens::Type(token) => token.text().into(),
            Tokens::Row(row) => Text::new(format!("tokens-{}", row.key())).into(),
        }
    }
}

/// What `per` counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counted {
    /// Active tokens (TOK-09).
    Token(Token),
    Deaths,
    /// Child pawns that acted this round.
    ChildPawns,
}

impl Slot for Counted {
    type Value = Counted;

    fn read(text: &str) -> Read<Counted> {
        match text {
            "death" => Ok(Counted::Deaths),
            "childpawn" => Ok(Counted::ChildPawns),
            _ => Token::from_key(text).map(Counted::Token).ok_or_else(|| {
                keyed(text, "thing to count", ["death", "childpawn"].into_iter().chain(Token::ALL.map(Token::key)))
            }),
        }
    }

    fn arg(value: &Counted) -> Arg {
        match value {
            Counted::Token(token) => Text::new("counted-token").with("token", token.text()).into(),
            Counted::Deaths => Text::new("counted-deaths").into(),
            Counted::ChildPawns => Text::new("counted-child-pawns").into(),
        }
    }
}

/// What a child pawn or a citizen card may act at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    Action(Action),
    Building(Building),
}

impl Slot for Work {
    type Value = Work;

    fn read(text: &str) -> Read<Work> {
        let action = Action::from_key(text).map(Work::Action);
        action.or(Building::from_key(text).map(Work::Building)).ok_or_else(|| {
            keyed(
                text,
                "action or building",
                Action::ALL.map(Action::key).into_iter().chain(Building::ALL.map(Building::key)),
            )
        })
    }

    fn arg(value: &Work) -> Arg {
        match value {
            Work::Action(action) => action.text().into(),
            Work::Building(building) => building.text().into(),
        }
    }
}

/// `tent, hunters-hut`.
pub(crate) struct Buildings;

impl Slot for Buildings {
    type Value = Vec<Building>;

    fn read(text: &str) -> Read<Vec<Building>> {
        text.split(',').map(|it| Building::read(it.trim())).collect()
    }

    fn arg(value: &Vec<Building>) -> Arg {
        value.iter().map(|it| it.text()).collect::<Vec<_>>().into()
    }
}

/// `workshop 1, infirmary 2`.
pub(crate) struct Beds;

impl Slot for Beds {
    type Value = Vec<(Building, u32)>;

    fn read(text: &str) -> Read<Vec<(Building, u32)>> {
        let bed = |it: &str| {
            let (building, n) = it.trim().split_once(' ').ok_or_else(|| format!("`{it}` has no number"))?;
            Ok((Building::read(building)?, N::read(n)?))
        };
        text.split(',').map(bed).collect()
    }

    fn arg(value: &Vec<(Building, u32)>) -> Arg {
        let bed =
            |(building, n): &(Building, u32)| Text::new("beds-in").with("building", building.text()).with("n", *n);
        value.iter().map(bed).collect::<Vec<_>>().into()
    }
}
