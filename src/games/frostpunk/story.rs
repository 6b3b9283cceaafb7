//! How the city stood when a round was over, and how the game ended.

use crate::engine::Text;

/// The city at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Night {
    pub round: u32,
    pub deaths: u32,
    pub ill: u32,
    pub hunger: u32,
    pub hope: usize,
    pub discontent: usize,
}

/// How the game ended (WIN).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ending {
    pub won: bool,
    pub reason: Text,
}
