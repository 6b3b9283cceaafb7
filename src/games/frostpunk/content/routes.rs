//! How an expedition goes on: what a card pays and which card comes next (EXP-07, EXP-09).

use super::effect::{Step, Steps};
use super::kinds::Letter;
use crate::engine::{Arg, Text};
use crate::games::card_words::{Read, Slot};

/// What comes after a card of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// A card of this letter.
    Card(Letter),
    /// The route leaves the game and a new A card begins one.
    NewRoute,
}

impl Next {
    pub(crate) fn letter(self) -> Option<Letter> {
        match self {
            Next::Card(letter) => Some(letter),
            Next::NewRoute => None,
        }
    }
}

/// `gain 6 food > B`, `gain 2 core > new A`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Leg {
    pub effect: Vec<Step>,
    pub next: Next,
}

impl Leg {
    pub(crate) fn text(&self) -> Text {
        let text = match self.next {
            Next::Card(letter) => Text::new("leg-on").with("letter", Letter::arg(&letter)),
            Next::NewRoute => Text::new("leg-new"),
        };
        text.with("effect", Steps::arg(&self.effect))
    }
}

impl Slot for Leg {
    type Value = Leg;

    fn read(text: &str) -> Read<Leg> {
        let (effect, next) = text.split_once(" > ").ok_or_else(|| format!("`{text}` has no `>`"))?;
        let next = if next == "new A" { Next::NewRoute } else { Next::Card(Letter::read(next)?) };
        Ok(Leg { effect: Steps::read(effect)?, next })
    }

    fn arg(value: &Leg) -> Arg {
        value.text().into()
    }
}
