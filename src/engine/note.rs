//! Notes: the lines of the game's log, each with those who may read it.

use super::{Seat, Text, Viewer};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// How many answers had been given when this was said.
    pub at: usize,
    pub text: Text,
    pub audience: Audience,
    pub weight: Weight,
}

/// How much a line matters to somebody who has been away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// A summary may leave it out, such as a forced choice.
    Detail,
    Plain,
    /// What befalls the whole table, such as a new round: it stays where a summary has no room for everything.
    Headline,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    All,
    Only(Seat),
}

impl Note {
    pub fn is_for(&self, viewer: Viewer) -> bool {
        match self.audience {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}
