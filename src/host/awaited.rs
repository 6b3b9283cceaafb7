//! Who is awaited since when, and who has to be reminded. It is written with every change, so that all games of a person are found
//! by one look, and so that a reminder is neither forgotten nor sent twice, whenever the process ends.

use std::collections::BTreeMap;
use std::time::Duration;

use super::change::{Change, Told};
use super::live::count_public;
use super::{Actor, Command, DeliveryKind, Denied, Host, HostError, InteractionId, Millis, Settings, UserId};
use crate::engine::Seat;
use crate::store::{AwaitedRow, Owed, Reminder, TurnRow, Write};

/// When somebody is reminded, in multiples of the first time; then never again.
const STEPS: [u32; 3] = [1, 3, 7];

impl Change<'_> {
    /// Writes who is awaited now, if it is not who was awaited before. Whoever still is has been since then, or since they
    /// have last acted.
    pub(super) fn note_awaited(&mut self) {
        let new = AwaitedRow { since: self.host.now(), reminded: 0 };
        let (before, acted) = (&self.live.awaited, self.acted.take());
        let known = |seat: &Seat| before.get(seat).copied().filter(|_| acted != Some(*seat));
        let row = |seat: Seat| (seat, known(&seat).unwrap_or(new));
        let awaited: BTreeMap<Seat, AwaitedRow> = self.live.active().into_iter().map(row).collect();
        if awaited != *before {
            self.write_awaited(awaited);
        }
    }

    fn write_awaited(&mut self, awaited: BTreeMap<Seat, AwaitedRow>) {
        let rows = awaited.iter().map(|it| (*it.0, *it.1)).collect();
        self.writes.push(Write::Awaited { game: self.live.id, awaited: rows });
        self.live.awaited = awaited;
    }

    /// Calls those again who have been awaited for long. The last time the others are told, too, what they can do.
    pub(super) fn remind(&mut self) -> Result<Told, Denied> {
        self.live.playable()?;
        let (now, steps) = (self.host.now(), steps(&self.host.settings()));
        let mut awaited = self.live.awaited.clone();
        let mut late: Vec<Seat> = Vec::new();
        for (seat, row) in &mut awaited {
            // If several are due, because the bot was away, one is enough.
            let due = steps.iter().take_while(|it| row.since.saturating_add(**it) <= now).count() as u32;
            if due > row.reminded && !self.live.robots.contains_key(seat) {
                row.reminded = due;
                late.push(*seat);
            }
        }
        let row = |seat: &Seat| awaited[seat];
        let Some(since) = late.iter().map(|it| row(it).since).min() else { return Ok(self.no_notes()) };
        let is_last = late.iter().any(|it| row(it).reminded as usize == STEPS.len());
        let told = count_public(self.live.notes());
        let mut owed = self.owed(DeliveryKind::Turn, (told, told));
        self.ping(&mut owed, &late);
        let whom = owed.ping.clone();
        if is_last {
            let others = self.live.manned().filter(|it| !late.contains(it));
            owed.ping.extend(others.filter_map(|it| self.live.people.get(it.index())).map(|it| it.user));
        }
        self.writes.push(Write::Owe(Owed { reminder: Some(Reminder { whom, since, is_last }), ..owed }));
        self.write_awaited(awaited);
        Ok(self.no_notes())
    }
}

impl Host {
    /// The open games in which this person sits, in all servers: first those that wait for them, the longest first.
    pub async fn turns(&self, user: UserId) -> Result<Vec<TurnRow>, HostError> {
        Ok(self.0.store.turns(user).await?)
    }

    /// Reminds whoever has been awaited for long enough.
    pub async fn remind(&self) -> Result<(), HostError> {
        for game in self.0.store.forgotten(self.now(), &steps(&self.settings())).await? {
            let reminded = self.run(InteractionId::NONE, game, Actor::Clock, Command::Remind).await;
            if let Err(denied) = reminded {
                tracing::warn!(%game, ?denied, "nobody could be reminded");
            }
        }
        Ok(())
    }
}

/// After how long each reminder comes; none if there are none.
fn steps(settings: &Settings) -> Vec<Millis> {
    let millis = |it: Duration| Millis::try_from(it.as_millis()).unwrap_or(Millis::MAX);
    let first = settings.reminder;
    if first.is_zero() { Vec::new() } else { STEPS.map(|it| millis(first.saturating_mul(it))).to_vec() }
}
