//! One of several picks, or no more of them.

use crate::engine::{Choice, Label};

/// A pick out of several in a row, or the end of the row. As the first answer of all that end means that nothing is taken, and it
/// has to read so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick<T> {
    One(T),
    /// With the words for taking none at all.
    NoneOfThem(&'static str),
    NoMore,
}

impl<T> Pick<T> {
    /// The end of the row after so many picks.
    pub(crate) fn end(picked: usize, none: &'static str) -> Pick<T> {
        if picked == 0 { Pick::NoneOfThem(none) } else { Pick::NoMore }
    }
}

impl<S, T: Choice<S>> Choice<S> for Pick<T> {
    fn key(&self, state: &S) -> String {
        match self {
            Pick::One(it) => it.key(state),
            Pick::NoneOfThem(_) | Pick::NoMore => Choice::key(&None::<T>, state),
        }
    }

    fn words(&self, state: &S) -> Label {
        match self {
            Pick::One(it) => it.words(state),
            Pick::NoneOfThem(id) => Label::from(*id),
            Pick::NoMore => Choice::words(&None::<T>, state),
        }
    }
}
