//! Robots: they answer for empty seats. They know no game.
//!
//! A robot learns of a game only what its seat may know: every playout deals anew what is hidden from it. It thinks for
//! a number of playouts and never for a time, and its seed follows from what everybody knows, so that it does the same
//! again wherever the same game is played.

pub(super) mod act;
mod choices;
mod pairs;
mod search;
mod whim;

use sha2::{Digest as _, Sha256};

use crate::engine::{AnyGame, Chance, Decision, Mark, Record, Seat};
pub use crate::store::Level;
use pairs::Pairs;
use search::{Plan, Search};

/// A decision that a robot has to make.
pub struct Position<'a> {
    pub game: &'a dyn AnyGame,
    /// What the seat may know of the record: see [`crate::engine::known_record`].
    pub record: &'a Record,
    /// A boundary from which the record may be replayed.
    pub from: Option<&'a Mark>,
    pub decision: &'a Decision,
    pub seat: Seat,
}

/// What a robot came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The key of its answer.
    pub key: String,
    pub playouts: usize,
}

/// Answers a decision.
pub fn think(position: &Position<'_>, level: Level) -> Thought {
    let seed = seed_of(position);
    let mut chance = Chance::quick(seed);
    let all = choices::of_form(&position.decision.form, &mut chance);
    let only = |at: usize| Thought { key: all[at].clone(), playouts: 0 };
    if all.len() < 2 {
        return Thought { key: all.first().cloned().unwrap_or_default(), playouts: 0 };
    }
    let plan = match level {
        Level::Random => return only(chance.below("any", all.len() as u32).result[0] as usize),
        Level::Steady => Plan::steady(),
        Level::Keen => Plan::keen(),
    };
    match position.game.horizon() {
        Some(_) => Pairs::new(position, plan, seed).think(),
        None => Search::new(position, plan, seed).think(&all),
    }
}

/// What a robot's chance follows from: the game, its seat, and how far the game has come as far as it knows.
fn seed_of(position: &Position<'_>) -> u64 {
    let hash = Sha256::new()
        .chain_update(b"slowboat/1/robot")
        .chain_update(position.record.seed.commitment())
        .chain_update([position.seat.0])
        .chain_update((position.record.answers.len() as u64).to_be_bytes())
        .finalize();
    hash.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}
