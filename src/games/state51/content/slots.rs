//! What can stand in the slots of the words of the cards: how it is read, and how it is said.

use super::bag::Bag;
use super::cost::{Cost, Room, Wanted};
use super::kinds::{Good, Occasion, Type};
use super::words;
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};
use crate::games::state51::labels::goods::{
    amount, amounts, cost_label, counted, counts_of, fitting, good_name, price_list, room_short, room_text, short,
    shorts, type_name,
};

/// Declares a slot: its type, how it is read, and how it is said at length and in short.
macro_rules! slots {
    ($($(#[$about:meta])* $name:ident: $value:ty = $read:expr, $arg:expr, $short:expr;)+) => {$(
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

            fn short(value: &$value) -> Arg {
                $short(value).into()
            }
        }
    )+};
}

slots! {
    /// `2 W + 1 Am`.
    Goods: Bag = words::bag, amounts, shorts;
    /// Goods that lie on a card.
    Placed: Bag = words::things, counts_of, |it: &Bag| fitting(shorts(it), it.total());
    /// `1 VP`, of which there is one for each of something.
    One: Good = words::one, |it: &Good| amount(*it, 1), |it: &Good| short(*it, 1);
    /// `Ir` before `-type`.
    TypeWord: Type = words::type_, |it: &Type| type_name(*it), |it: &Type| type_name(*it);
    /// A basic resource that is counted when it is made.
    Made: Good = made, |it: &Good| good_name(*it), |it: &Good| good_name(*it);
    Number: u32 = words::number, number, number;
    /// How often a round.
    Times: u32 = times, number, number;
    /// `1 basic`, the only thing that is stolen.
    Stolen: u32 = stolen, number, number;
    /// `1 W + 2 basic`, `1 Deal`.
    Price: Cost = words::cost, price_list, cost_label;
    /// `5 basic`, `3 Fu`.
    Wish: Wanted = wanted, wanted_text, wanted_text;
    /// `3 basic + all W`.
    Rooms: Vec<Room> = rooms, rooms_text, rooms_short;
}

impl Slot for Occasion {
    type Value = Occasion;

    fn read(text: &str) -> Read<Occasion> {
        Occasion::from_key(text).ok_or_else(|| format!("`{text}` is no occasion; there is deal, raze"))
    }

    fn arg(value: &Occasion) -> Arg {
        // Letters only, so that the message can tell the three apart.
        Arg::Word(if *value == Occasion::Both { "both" } else { value.key() }.to_owned())
    }
}

fn number(value: &u32) -> i64 {
    i64::from(*value)
}

fn made(text: &str) -> Read<Good> {
    match words::good(text)? {
        good if good.is_basic() => Ok(good),
        _ => Err(format!("`{text}` is not counted when it is made")),
    }
}

fn times(text: &str) -> Read<u32> {
    match words::number(text)? {
        times @ 1..=2 => Ok(times),
        times => Err(format!("`use x{times}`: an action location is used once or twice a round")),
    }
}

fn stolen(text: &str) -> Read<u32> {
    match words::counted(text)? {
        (count, "basic") => Ok(count),
        (_, word) => Err(format!("`{word}` cannot be stolen, only `basic`")),
    }
}

fn wanted(text: &str) -> Read<Wanted> {
    let (count, of) = words::counted(text)?;
    Ok(Wanted { count, of: words::counted_good(of)? })
}

fn wanted_text(wanted: &Wanted) -> Text {
    counted(wanted.of, wanted.count, "good", "count")
}

fn rooms(text: &str) -> Read<Vec<Room>> {
    text.split('+').map(words::room).collect()
}

fn rooms_text(rooms: &[Room]) -> Vec<Text> {
    rooms.iter().map(room_text).collect()
}

fn rooms_short(rooms: &[Room]) -> Vec<Text> {
    rooms.iter().map(room_short).collect()
}
