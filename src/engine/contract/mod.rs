//! The contract: what every game promises, checked on any record of it. Each promise that does not hold is told with
//! the answer after which it broke.

mod replay;
mod said;
#[cfg(test)]
mod tests;
mod worlds;

use std::fmt;

use super::{Answer, AnyGame, Chance, Record, Seats, Text, Trail, Viewer, World};

/// What a game promises. The word is the key in reports.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Promise {
    /// The rules never panic.
    NoCrash,
    /// The rules never contradict themselves.
    NoFault,
    /// There is always a legal answer, and a record always fits.
    NoDeadEnd,
    /// The game ends.
    Ends,
    /// A view holds nothing that its viewer cannot know.
    Views,
    /// Neither does a line of the log.
    Notes,
    /// Nor a question with its answers.
    Asks,
    /// `resample` deals anew whatever the viewer cannot know.
    Resample,
    /// An answer that teaches its player something is sealed.
    Seal,
    /// A replay is the game, from wherever it begins.
    Replay,
    /// Keys are unique in a question and fit into records, buttons and typed answers.
    Keys,
    /// Every text has its words in every language, and they fit.
    Words,
}

impl Promise {
    pub const ALL: [Promise; 12] = [
        Promise::NoCrash,
        Promise::NoFault,
        Promise::NoDeadEnd,
        Promise::Ends,
        Promise::Views,
        Promise::Notes,
        Promise::Asks,
        Promise::Resample,
        Promise::Seal,
        Promise::Replay,
        Promise::Keys,
        Promise::Words,
    ];

    /// What a report counts.
    pub fn key(self) -> &'static str {
        match self {
            Promise::NoCrash => "crashes",
            Promise::NoFault => "rule_faults",
            Promise::NoDeadEnd => "dead_ends",
            Promise::Ends => "runaways",
            Promise::Views => "view_leaks",
            Promise::Notes => "note_leaks",
            Promise::Asks => "ask_leaks",
            Promise::Resample => "resample_leaks",
            Promise::Seal => "unsealed",
            Promise::Replay => "replay_mismatches",
            Promise::Keys => "bad_keys",
            Promise::Words => "bad_words",
        }
    }
}

/// A broken promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub promise: Promise,
    /// How many answers had been given.
    pub n: usize,
    /// The last of them.
    pub answer: Option<Answer>,
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.answer {
            Some(it) => write!(f, "after answer {} (`{} {} {}`)", self.n, it.seat.letter(), it.ask, it.key)?,
            None if self.n == 0 => f.write_str("before the first answer")?,
            None => write!(f, "after {} answers", self.n)?,
        }
        write!(f, ": {}: {}", self.promise.key(), self.what)
    }
}

/// Where a text is shown, which decides how long it may be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shown {
    Ask,
    Label,
    Detail,
    Group,
    Part,
    Note,
    /// A note of a forced choice, which repeats a question and its answer.
    Forced,
    /// A refusal, or why something is not offered.
    Refusal,
}

/// Reads a text as it will be said. The engine knows no language, so the caller brings the reader.
pub trait Reader {
    /// What is wrong with the text, in any language; nothing if it was read before.
    fn read(&mut self, shown: Shown, text: &Text) -> Vec<String>;
}

/// Reads nothing.
impl Reader for () {
    fn read(&mut self, _: Shown, _: &Text) -> Vec<String> {
        Vec::new()
    }
}

/// Of one promise so many breaches are told for one record. More would say the same again.
const TOLD: usize = 3;

/// A record under examination.
pub(super) struct Case<'a> {
    game: &'a dyn AnyGame,
    record: &'a Record,
    trail: Trail,
    chance: Chance,
    found: Vec<Finding>,
}

/// Holds a record to the contract, in so many other worlds. Whatever is random in that follows from the number.
pub fn examine(
    game: &dyn AnyGame,
    record: &Record,
    number: u64,
    worlds: usize,
    reader: &mut dyn Reader,
) -> Vec<Finding> {
    let trail = game.trail(record, None, World::Real);
    let mut case = Case { game, record, trail, chance: Chance::quick(number), found: Vec::new() };
    case.replay();
    case.said(reader);
    case.worlds(worlds);
    case.found
}

impl Case<'_> {
    fn tell(&mut self, promise: Promise, n: usize, what: String) {
        let answer = n.checked_sub(1).and_then(|at| self.record.answers.get(at)).cloned();
        let finding = Finding { promise, n, answer, what };
        let told = self.found.iter().filter(|it| it.promise == promise).count();
        if told < TOLD && !self.found.contains(&finding) {
            self.found.push(finding);
        }
    }

    fn below(&mut self, of: usize) -> usize {
        let of = u32::try_from(of).unwrap_or(u32::MAX);
        self.chance.quick_below(of).map_or(0, |it| it as usize)
    }
}

/// Everybody who may look: the public and each seat.
pub(super) fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    std::iter::once(Viewer::Public).chain(seats.all().map(Viewer::Seat))
}

/// A viewer in a sentence.
fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => "the public".to_owned(),
        Viewer::Seat(seat) => format!("seat {}", seat.letter()),
    }
}
