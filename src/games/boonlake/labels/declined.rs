//! What may be answered in place of what is asked: to decline it says so, where "nothing more" would be said of what has not begun.

use crate::engine::{Choice, Label, Text};
use crate::games::boonlake::state::{State, Why};

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
    /// Any lever before all are counted (INT-09).
    LastUse,
}

impl Choice<State> for Declined {
    fn key(&self, _: &State) -> String {
        "done".to_owned()
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Declined::Points(n) => Label::from(Text::new("offer-decline-points").with("n", *n)),
            Declined::Exchange => {
                let label = Label::from("offer-decline-exchange");
                // CRD-04: the card is played whatever becomes of its effect.
                let card = if let Some(Why::Card(card)) = state.why { state.content.card(card).vp } else { 0 };
                if card > 0 { label.detail(Text::new("decline-exchange-kept").with("vp", card)) } else { label }
            }
            Declined::LeverUp => Label::from("offer-decline-lever"),
            Declined::LastUse => Label::from("offer-decline-last").detail("decline-last-kept"),
        }
    }
}
