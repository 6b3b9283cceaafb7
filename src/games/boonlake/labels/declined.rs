//! The answer that declines what is asked: it says so, where "nothing more" would be said of what has not begun.

use crate::engine::{Choice, Label, Text};
use crate::games::boonlake::state::State;

/// What is offered, or that it is declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Either<T> {
    Taken(T),
    Declined(Declined),
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

impl<T: Choice<State>> Choice<State> for Either<T> {
    fn key(&self, state: &State) -> String {
        match self {
            Either::Taken(it) => it.key(state),
            Either::Declined(_) => "done".to_owned(),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Either::Taken(it) => it.words(state),
            Either::Declined(Declined::Points(n)) => Label::from(Text::new("offer-decline-points").with("n", *n)),
            Either::Declined(Declined::Exchange) => Label::from("offer-decline-exchange"),
            Either::Declined(Declined::LeverUp) => Label::from("offer-decline-lever"),
        }
    }
}
