//! Words in words: steps one after another, what is paid for them, and what the table chooses between.

use std::marker::PhantomData;

use super::cost::Cost;
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};

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
