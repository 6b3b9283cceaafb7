//! What may be answered in place of what is asked: to decline it says so, where "nothing more" would be said of what has not begun.

use crate::engine::{Choice, Label, Text};
use crate::games::boonlake::state::State;

/// What is asked for, or something else that may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Either<T, U> {
    Taken(T),
    Other(U),
}

impl<T: Choice<State>, U: Choice<State>> Choice<State> for Either<T, U> {
    fn key(&self, state: &State) -> String {
        match self {
            Either::Taken(it) => it.key(state),
            Either::Other(it) => it.key(state),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Either::Taken(it) => it.words(state),
            Either::Other(it) => it.words(state),
        }
    }
}

/// What is declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Declined {
    /// The exchanges of a scoring tile, which costs so many VP (INT-07).
    Points(i32),
    /// The exchange of a card (CRD-08).
    Exchange,
    /// To put up a lever (CRD-09).
    LeverUp,
}

impl Choice<State> for Declined {
    fn key(&self, _: &State) -> String {
        "done".to_owned()
    }

    fn words(&self, _: &State) -> Label {
        match self {
            Declined::Points(n) => Label::from(Text::new("offer-decline-points").with("n", *n)),
            Declined::Exchange => Label::from("offer-decline-exchange"),
            Declined::LeverUp => Label::from("offer-decline-lever"),
        }
    }
}
