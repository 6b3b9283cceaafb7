//! Playouts: what would become of a game, as far as one seat may guess.
//!
//! The record is replayed with the chance and the secrets that it really had. Where it ends, and before anybody is
//! asked, everything that the seat cannot know is dealt anew and chance becomes another one. From there on a policy
//! answers for everybody. So nothing that is hidden from the seat, and no roll to come, can reach what a robot does.

use super::{Chance, Outcome, Record, Seat, Standing, Table};

/// Whose guess is played out, and which of all possible guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guess {
    pub seat: Seat,
    /// Equal numbers deal the same guess and the same luck.
    pub number: u64,
}

/// How a playout ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Playout {
    /// The game came to its end.
    Over(Outcome),
    /// It was cut short; what the game thinks each seat's position is worth, if it thinks of that.
    Cut(Option<Vec<i32>>),
    /// The rules refuse the last answer of the policy, or the record does not fit.
    Stuck,
}

/// The guess that a table makes as soon as its record holds no answer.
pub(super) struct Pending<S> {
    chance: Chance,
    after: Chance,
    #[expect(clippy::type_complexity, reason = "it is used once")]
    resample: Box<dyn Fn(&S, &mut Chance) -> S>,
}

impl<S> Pending<S> {
    pub(super) fn new(guess: Guess, resample: impl Fn(&S, &mut Chance) -> S + 'static) -> Pending<S> {
        let (chance, after) = (Chance::quick(guess.number), Chance::quick(guess.number ^ (1 << 63)));
        Pending { chance, after, resample: Box::new(resample) }
    }
}

impl<S: Clone> Table<'_, S> {
    /// Called before anybody is asked: if the record ends here, what cannot be known is dealt anew.
    pub(super) fn guess(&mut self) {
        self.step();
        if self.source.next().is_none() {
            self.guess_now();
        }
    }

    pub(super) fn guess_now(&mut self) {
        if let Some(mut pending) = self.pending.take() {
            self.state = (pending.resample)(&self.state, &mut pending.chance);
            self.chance = pending.after;
        }
    }
}

/// What a seat may know of a record: of a round of secret choices that is still open, only its own answers. `sealed`
/// and `standing` are those of the run of the whole record.
pub fn known_record(sealed: usize, standing: &Standing, record: &Record, seat: Seat) -> Record {
    let mut known = record.clone();
    let is_secret = matches!(standing, Standing::Asking(open) if open.iter().any(|it| it.secret));
    if is_secret {
        let others = known.answers.split_off(sealed.min(known.answers.len()));
        known.answers.extend(others.into_iter().filter(|it| it.seat == seat));
    }
    known
}
