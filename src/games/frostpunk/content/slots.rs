//! What can stand in the slots of the words: numbers, keys, and words in words.

use std::marker::PhantomData;

use super::cost::Cost;
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
            Tokens::Row(row) => row.text().into(),
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

/// The parts of a text between separators that do not stand in braces.
pub(super) fn parts(text: &str, separator: char) -> Read<Vec<&str>> {
    let (mut depth, mut from, mut parts) = (0_u32, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.checked_sub(1).ok_or_else(|| format!("`{text}` has a `}}` too many"))?,
            _ if letter == separator && depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + letter.len_utf8();
            }
            _ => {}
        }
    }
    if depth > 0 {
        return Err(format!("`{text}` has a `{{` too many"));
    }
    parts.push(text[from..].trim());
    Ok(parts)
}

/// Words one after another: `hope +1; cure 2`.
pub(crate) struct Each<T>(PhantomData<T>);

impl<T: Slot<Value = T>> Slot for Each<T> {
    type Value = Vec<T>;

    fn read(text: &str) -> Read<Vec<T>> {
        parts(text, ';')?.into_iter().map(T::read).collect()
    }

    fn arg(value: &Vec<T>) -> Arg {
        Arg::List(value.iter().map(|it| said(T::arg(it))).collect())
    }
}

/// An effect with what is paid for it first: `[pay 2 wood] hope +1` (EVT-01).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paid<T> {
    pub cost: Option<Cost>,
    pub effect: Vec<T>,
}

impl<T: Slot<Value = T>> Paid<T> {
    pub(crate) fn text(&self) -> Text {
        let effect = Each::<T>::arg(&self.effect);
        match &self.cost {
            Some(cost) => Text::new("paid").with("cost", cost.text()).with("effect", effect),
            None => Text::new("unpaid").with("effect", effect),
        }
    }
}

impl<T: Slot<Value = T>> Slot for Paid<T> {
    type Value = Paid<T>;

    fn read(text: &str) -> Read<Paid<T>> {
        let Some(rest) = text.strip_prefix('[') else { return Ok(Paid { cost: None, effect: Each::<T>::read(text)? }) };
        let (cost, effect) = rest.split_once(']').ok_or_else(|| format!("`{text}` has no `]`"))?;
        Ok(Paid { cost: Some(Cost::read(cost.trim())?), effect: Each::<T>::read(effect)? })
    }

    fn arg(value: &Paid<T>) -> Arg {
        value.text().into()
    }
}

/// What the table chooses between: `hope +1 / [use care] cure 5` (LED-02).
pub(crate) struct Choices<T>(PhantomData<T>);

impl<T: Slot<Value = T>> Slot for Choices<T> {
    type Value = Vec<Paid<T>>;

    fn read(text: &str) -> Read<Vec<Paid<T>>> {
        match parts(text, '/')?.into_iter().map(Paid::read).collect::<Read<Vec<_>>>()? {
            choices if choices.len() > 1 => Ok(choices),
            _ => Err(format!("`{text}` is no choice: there is one thing only")),
        }
    }

    fn arg(value: &Vec<Paid<T>>) -> Arg {
        let either = |one: Text, other: Text| Text::new("either").with("one", one).with("other", other);
        value.iter().map(Paid::text).reduce(either).map_or_else(|| Arg::List(Vec::new()), Arg::Text)
    }
}

/// A word as a text.
fn said(arg: Arg) -> Text {
    match arg {
        Arg::Text(text) => text,
        other => Text::new("unpaid").with("effect", other),
    }
}
