//! Faults: what cannot be, because the rules themselves offered it. A rule that meets one stops the game at its last
//! good answer and names its own place, instead of guessing on.

use std::fmt;
use std::panic::Location;

use super::{Play, Stop};

/// Where the rules contradict themselves, and what should have been there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// File and line of the rule.
    pub place: String,
    pub what: &'static str,
}

impl Fault {
    /// Stops the game: for use as `return Fault::stop("…")`.
    #[track_caller]
    pub fn stop<T>(what: &'static str) -> Play<T> {
        let at = Location::caller();
        Err(Stop::Fault(Box::new(Fault { place: format!("{}:{}", at.file(), at.line()), what })))
    }

    /// Stops the game unless this holds.
    #[track_caller]
    pub fn unless(holds: bool, what: &'static str) -> Play {
        if holds { Ok(()) } else { Fault::stop(what) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// What must be there, because it was offered: `find(card).offered("the card is in the hand")?`.
pub trait Offered {
    type Value;

    #[track_caller]
    fn offered(self, what: &'static str) -> Play<Self::Value>;
}

impl<T> Offered for Option<T> {
    type Value = T;

    #[track_caller]
    fn offered(self, what: &'static str) -> Play<T> {
        match self {
            Some(value) => Ok(value),
            None => Fault::stop(what),
        }
    }
}
