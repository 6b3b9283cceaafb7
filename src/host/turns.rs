//! Who is awaited in which game, and since when: kept with every change, so that a person's games are found by one look.

use std::collections::BTreeMap;

use super::change::Change;
use super::{Host, HostError, Millis, UserId};
use crate::engine::Seat;
use crate::store::{TurnRow, Write};

impl Change<'_> {
    /// Writes who is awaited now, if it is not who was awaited before. Whoever still is has been since then.
    pub(super) fn note_awaited(&mut self) {
        let now = self.host.now();
        let before = &self.live.awaited;
        let since = |seat: Seat| (seat, before.get(&seat).copied().unwrap_or(now));
        let awaited: BTreeMap<Seat, Millis> = self.live.active().into_iter().map(since).collect();
        if awaited != *before {
            let rows = awaited.iter().map(|(seat, since)| (*seat, *since)).collect();
            self.writes.push(Write::Awaited { game: self.live.id, awaited: rows });
            self.live.awaited = awaited;
        }
    }
}

impl Host {
    /// The open games in which this person sits, in all servers: first those that wait for them, the longest first.
    pub async fn turns(&self, user: UserId) -> Result<Vec<TurnRow>, HostError> {
        Ok(self.0.store.turns(user).await?)
    }
}
