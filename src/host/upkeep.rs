//! What goes on beside the games: those that nobody uses leave memory, old interactions and messages are forgotten, and
//! the database's log stays small.

use std::collections::VecDeque;
use std::sync::Weak;
use std::time::Duration;

use super::{Host, HostError, Inner, Millis};
use crate::store::Write;

/// How often it is looked whether there is something to do.
const ROUND: Duration = Duration::from_secs(60);
/// A game that nobody uses for so many rounds leaves memory.
const IDLE: usize = 10;
/// How often what is old is forgotten.
const TIDY: Millis = 3_600 * 1_000;
/// The write-ahead log is emptied once it is this long, in bytes, and whenever what is old is forgotten.
const LONG: u64 = 16 << 20;
/// An interaction cannot come again after this: Discord gives up on it much sooner.
const INBOX_KEPT: Millis = 2 * 24 * 3_600 * 1_000;
/// Messages that have arrived are kept for a while, to be able to look into complaints.
const OUTBOX_KEPT: Millis = 30 * 24 * 3_600 * 1_000;

/// What there is to know about the club as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vitals {
    pub games_in_memory: usize,
    /// How many messages are owed, and for how long the oldest.
    pub owed: i64,
    pub oldest_owed: Duration,
}

/// How far the upkeep has come.
pub struct Upkeep {
    /// When what is old was forgotten last.
    tidied: Millis,
    /// The time of the memory in the last rounds.
    rounds: VecDeque<u64>,
}

impl Upkeep {
    /// What is old was forgotten right now.
    pub fn new(now: Millis) -> Upkeep {
        Upkeep { tidied: now, rounds: VecDeque::new() }
    }
}

impl Host {
    pub(super) async fn tidy(&self) -> Result<(), HostError> {
        let now = self.now();
        let tidy = Write::Tidy { inbox_before: now - INBOX_KEPT, outbox_before: now - OUTBOX_KEPT };
        Ok(self.0.store.write(&[tidy]).await?)
    }

    /// Does what is due.
    pub async fn upkeep(&self, state: &mut Upkeep) -> Result<(), HostError> {
        state.rounds.push_back(self.0.memory.time());
        if state.rounds.len() > IDLE
            && let Some(since) = state.rounds.pop_front()
        {
            self.0.memory.leave(since);
        }
        let is_due = self.now() - state.tidied >= TIDY;
        if is_due {
            self.tidy().await?;
            state.tidied = self.now();
        }
        if (is_due || self.0.store.sizes().log > LONG) && !self.0.store.checkpoint().await? {
            tracing::debug!("the database is being read; its log is emptied later");
        }
        Ok(())
    }

    pub async fn vitals(&self) -> Result<Vitals, HostError> {
        let owing = self.0.store.owing().await?;
        let oldest = owing.since.map_or(0, |it| self.now().saturating_sub(it));
        Ok(Vitals {
            games_in_memory: self.0.memory.count(),
            owed: owing.messages,
            oldest_owed: Duration::from_millis(u64::try_from(oldest).unwrap_or(0)),
        })
    }
}

/// For as long as the club is open. What is old was forgotten at the start.
pub(super) async fn watch(host: Weak<Inner>, mut state: Upkeep) {
    loop {
        tokio::time::sleep(ROUND).await;
        let Some(host) = host.upgrade().map(Host) else { return };
        if let Err(error) = host.upkeep(&mut state).await {
            tracing::warn!(%error, "the database could not be looked after");
        }
    }
}
