//! What can stand in the slots of the words: how it is read, and how it is said.

use super::goods::number;
use super::kinds::{Counted, Exchanged, Group, Region, Resource};
use super::words::Gain;
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};

/// Declares a slot: its type, how it is read, and how it is said.
macro_rules! slots {
    ($($(#[$about:meta])* $name:ident: $value:ty = $read:expr, $arg:expr;)+) => {$(
        $(#[$about])*
        pub(crate) struct $name;

        impl Slot for $name {
            type Value = $value;

            fn read(text: &str) -> Read<$value> {
                $read(text)
            }

            fn arg(value: &$value) -> Arg {
                $arg(value).into()
            }
        }
    )+};
}

slots! {
    Number: u32 = number, |it: &u32| *it;
    /// `-1`: so many fewer.
    Less: u32 = less, |it: &u32| *it;
    /// `3`, `-5`.
    Points: i32 = points, |it: &i32| *it;
    /// `coins 1 + cards 2`, `none`.
    Gains: Vec<Gain> = gains, |it: &Vec<Gain>| it.iter().map(Gain::text).collect::<Vec<_>>();
}

fn less(text: &str) -> Read<u32> {
    let Some(less) = text.strip_prefix('-') else { return Err(format!("`{text}` is no number with a minus")) };
    number(less)
}

fn points(text: &str) -> Read<i32> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |it| (-1, it));
    Ok(sign * i32::try_from(number(digits)?).unwrap_or_default())
}

pub(super) fn gains(text: &str) -> Read<Vec<Gain>> {
    if text == "none" { Ok(Vec::new()) } else { text.split(" + ").map(Gain::read).collect() }
}

/// Vocabularies stand in slots by their keys, and in sentences by their names.
macro_rules! named {
    ($($of:ty, $what:literal;)+) => {$(
        impl Slot for $of {
            type Value = $of;

            fn read(text: &str) -> Read<$of> {
                <$of>::from_key(text).ok_or_else(|| {
                    let known: Vec<&str> = <$of>::ALL.iter().map(|it| it.key()).collect();
                    format!("`{text}` is no {}; there is {}", $what, known.join(", "))
                })
            }

            fn arg(value: &$of) -> Arg {
                Text::new(format!(concat!($what, "-{}"), value.key())).into()
            }
        }
    )+};
}

named! {
    Group, "group";
    Resource, "resource";
    Region, "region";
    Counted, "counted";
    Exchanged, "exchanged";
}
