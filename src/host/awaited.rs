//! Who is awaited since when, and who has to be called or reminded when. It is written with every change, so that all games of a
//! person are found by one look, and so that a call is neither forgotten nor sent twice, whenever the process ends.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::MutexGuard;
use std::time::Duration;

use super::change::{Change, Told};
use super::clocks::is_timed;
use super::live::count_public;
use super::{Command, DeliveryKind, Denied, GameId, GuildId, Host, HostError, Millis, Settings, UserId, Way};
use crate::engine::Seat;
use crate::store::{AwaitedRow, Owed, Reminder, Rest, TurnRow, Write};

/// When somebody is reminded, in multiples of the first time; then never again.
const STEPS: [u32; 3] = [1, 3, 7];

impl Change<'_> {
    /// Writes who is awaited now, if it is not who was awaited before. Whoever still is has been since then, or since they
    /// have last acted; and whoever was not called because they rest is owed that call for as long as they have not acted.
    pub(super) fn note_awaited(&mut self) {
        let (now, acted, reached) = (self.host.now(), self.acted.take(), std::mem::take(&mut self.reached));
        let mut before = self.live.awaited.clone();
        let new =
            AwaitedRow { since: now, reminded: 0, called: true, due: None, counts_from: now, missed: 0, flag: None };
        let mut awaited = BTreeMap::new();
        for seat in self.live.active() {
            let (had, has) = (before.get(&seat).map(is_timed), self.player_on_the_clock(seat).is_some());
            let known = if acted == Some(seat) { None } else { before.remove(&seat) };
            let mut row = known.unwrap_or(new);
            match had {
                // A robot has come.
                Some(true) if !has => {
                    self.count_wait(seat, &row, 0, false);
                    (row.counts_from, row.missed) = (now, 0);
                }
                // It has gone: whoever comes back has at least the grace.
                Some(false) if has => (row.counts_from, row.missed) = (now, 1),
                _ => {}
            }
            if self.extended.take_if(|it| *it == seat).is_some() {
                (row.counts_from, row.missed) = (now, 1);
            }
            awaited.insert(seat, AwaitedRow { called: reached.get(&seat).copied().unwrap_or(row.called), ..row });
        }
        for (seat, row) in before {
            self.count_wait(seat, &row, self.live.n(), false);
        }
        self.write_awaited(awaited);
    }

    /// Writes these, each with when it is due, unless they stand there already.
    pub(super) fn write_awaited(&mut self, mut awaited: BTreeMap<Seat, AwaitedRow>) {
        for (seat, row) in &mut awaited {
            row.due = self.due(*seat, row);
            row.flag = self.flag(*seat, row);
        }
        if awaited != self.live.awaited {
            let rows = awaited.iter().map(|it| (*it.0, *it.1)).collect();
            self.writes.push(Write::Awaited { game: self.live.id, awaited: rows });
            self.live.awaited = awaited;
        }
    }

    /// When this seat is called or reminded next: never at a time at which its player rests.
    fn due(&self, seat: Seat, row: &AwaitedRow) -> Option<Millis> {
        let steps = steps(&self.host.settings());
        let wanted = match row.called {
            true => row.since.saturating_add(*steps.get(row.reminded as usize)?),
            false => row.since,
        };
        let user = self.live.people.get(seat.index()).filter(|_| !self.live.robots.contains_key(&seat))?.user;
        Some(self.host.wakes(user, wanted.max(self.host.now())).unwrap_or(wanted))
    }

    /// Calls those who rested when it came to be their turn and do not any more; then those again who have been awaited for
    /// long. The last time the others are told, too, what they can do.
    pub(super) fn remind(&mut self) -> Result<Told, Denied> {
        self.live.playable()?;
        let (now, steps) = (self.host.now(), steps(&self.host.settings()));
        let mut awaited = self.live.awaited.clone();
        let (mut woken, mut late): (Vec<Seat>, Vec<Seat>) = (Vec::new(), Vec::new());
        for (seat, row) in &mut awaited {
            let user = self.live.people.get(seat.index()).map(|it| it.user);
            if self.live.robots.contains_key(seat) || user.is_some_and(|it| self.host.wakes(it, now).is_some()) {
                continue;
            }
            if !row.called {
                // They have time from now on: the reminders count from here.
                *row = AwaitedRow { since: now, reminded: 0, called: true, due: None, ..*row };
                woken.push(*seat);
                continue;
            }
            // If several are due, because the bot was away, one is enough.
            let due = steps.iter().take_while(|it| row.since.saturating_add(**it) <= now).count() as u32;
            if due > row.reminded {
                row.reminded = due;
                // Whoever wants no calls is spoken of only where the others are called with them.
                let is_silent = user.is_some_and(|it| self.host.is_silent(it, self.live.id));
                if !is_silent || due as usize == STEPS.len() {
                    late.push(*seat);
                }
            }
        }
        let told = count_public(self.live.notes());
        if !woken.is_empty() {
            let mut owed = self.owed(DeliveryKind::Turn, (told, told));
            self.ping(&mut owed, &woken);
            self.writes.push(Write::Owe(owed));
        }
        if let Some(since) = late.iter().map(|it| awaited[it].since).min() {
            let is_last = late.iter().any(|it| awaited[it].reminded as usize == STEPS.len());
            let mut owed = self.owed(DeliveryKind::Turn, (told, told));
            self.ping(&mut owed, &late);
            // Whoever wants no calls is named with them all the same.
            let whom = late.iter().filter_map(|it| self.live.people.get(it.index())).map(|it| it.user).collect();
            if is_last {
                let others = self.live.manned().filter(|it| !late.contains(it));
                let others = others.filter_map(|it| self.live.people.get(it.index())).map(|it| it.user);
                owed.ping.extend(others.filter(|it| self.host.wakes(*it, now).is_none()));
            }
            self.writes.push(Write::Owe(Owed { reminder: Some(Reminder { whom, since, is_last }), ..owed }));
        }
        self.write_awaited(awaited);
        Ok(self.no_notes())
    }
}

impl Host {
    /// The open games in which this person sits, in all servers: first those that wait for them, the longest first.
    pub async fn turns(&self, user: UserId) -> Result<Vec<TurnRow>, HostError> {
        Ok(self.0.store.turns(user).await?)
    }

    /// The open games of a server, the oldest first; since when each waits for this person, if it does.
    pub async fn games_in(&self, guild: Option<GuildId>, user: UserId) -> Result<Vec<TurnRow>, HostError> {
        Ok(self.0.store.games_in(guild, user).await?)
    }

    /// Calls whoever has slept long enough, and reminds whoever has been awaited for long enough.
    pub async fn remind(&self) -> Result<(), HostError> {
        let settings = self.settings();
        if self.reckons_with(settings.reminder) {
            self.reckon(None).await?;
        }
        let lately = steps(&settings).first().copied().unwrap_or(0);
        self.by_the_clock(self.0.store.forgotten(self.now(), lately).await?, &Command::Remind).await;
        Ok(())
    }

    /// Whether reminders come at other times than what is due was worked out with; from now on it is.
    fn reckons_with(&self, reminder: Duration) -> bool {
        let mut known = self.0.reckoned.lock().unwrap_or_else(|it| it.into_inner());
        std::mem::replace(&mut *known, reminder) != reminder
    }

    /// Works out anew what is due, in all games or in those that wait for this person.
    async fn reckon(&self, user: Option<UserId>) -> Result<(), HostError> {
        self.by_the_clock(self.0.store.waiting(user).await?, &Command::Reckon).await;
        Ok(())
    }

    /// Nothing if this person may be called at this time, else when they may.
    pub fn wakes(&self, user: UserId, at: Millis) -> Option<Millis> {
        self.rests().get(&user).and_then(|it| it.wakes(at))
    }

    /// Whether this person is never called in this game.
    pub fn is_silent(&self, user: UserId, game: GameId) -> bool {
        self.way(user, game) == Way::None
    }

    /// Whether this person wants to know when their turn is the next one.
    pub(super) fn wants_forewarning(&self, user: UserId, game: GameId) -> bool {
        self.with_rest(user, |rest| rest.forewarned) && !self.is_silent(user, game)
    }

    /// How this person is called in this game.
    pub fn way(&self, user: UserId, game: GameId) -> Way {
        self.with_rest(user, |rest| rest.way(game))
    }

    /// This person cannot be written to: they are mentioned from now on where they wanted direct messages.
    pub async fn not_directly(&self, user: UserId) -> Result<(), HostError> {
        let rest = self.rest(user).unwrap_or_default();
        let rest = Rest { calls: rest.calls.without_direct(), ..rest };
        self.set_rest(user, Some(rest).filter(|it| *it != Rest::default())).await
    }

    /// When this person rests, if they have said so.
    pub fn rest(&self, user: UserId) -> Option<Rest> {
        self.rests().get(&user).cloned()
    }

    /// Another process has written when this person rests, or anybody might. Whatever waits for them here was counted as they
    /// rested until now.
    pub async fn rest_changed(&self, user: Option<UserId>) -> Result<(), HostError> {
        let known = self.rests().clone();
        let new: BTreeMap<UserId, Rest> = match user {
            Some(user) => self.0.store.rest(user).await?.map(|it| (user, it)).into_iter().collect(),
            None => self.0.store.rests().await?.into_iter().collect(),
        };
        let all = known.keys().chain(new.keys()).copied().filter(|it| user.is_none_or(|user| user == *it));
        let changed: BTreeSet<UserId> = all.filter(|it| known.get(it) != new.get(it)).collect();
        for user in changed {
            self.by_the_clock(self.0.store.waiting(Some(user)).await?, &Command::Count { user }).await;
            self.keep_rest(user, new.get(&user).cloned());
            self.reckon(Some(user)).await?;
        }
        Ok(())
    }

    pub(super) fn rests(&self) -> MutexGuard<'_, BTreeMap<UserId, Rest>> {
        self.0.rests.lock().unwrap_or_else(|it| it.into_inner())
    }

    fn keep_rest(&self, user: UserId, rest: Option<Rest>) {
        match rest {
            Some(rest) => self.rests().insert(user, rest),
            None => self.rests().remove(&user),
        };
    }

    /// From now on this person rests so, also in games that wait for them already. Whoever calls has checked it.
    pub async fn set_rest(&self, user: UserId, rest: Option<Rest>) -> Result<(), HostError> {
        self.by_the_clock(self.0.store.waiting(Some(user)).await?, &Command::Count { user }).await;
        self.0.store.write(&[Write::Rest { user, rest: rest.clone() }]).await?;
        self.keep_rest(user, rest);
        self.reckon(Some(user)).await
    }
}

/// After how long each reminder comes; none if there are none.
fn steps(settings: &Settings) -> Vec<Millis> {
    let millis = |it: Duration| Millis::try_from(it.as_millis()).unwrap_or(Millis::MAX);
    let first = settings.reminder;
    if first.is_zero() { Vec::new() } else { STEPS.map(|it| millis(first.saturating_mul(it))).to_vec() }
}
