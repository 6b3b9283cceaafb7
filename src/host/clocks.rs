//! Clocks: for how long the table has waited for whom, whose time is up, and what comes of it.
//!
//! Time runs while a game waits for somebody who does not rest. Whoever has none left is called, the first time with some more;
//! then it is moved that a robot plays for them, which carries unless somebody objects. Nothing of it happens in silence, and
//! whoever answers has their seat again.

use super::change::{Change, Told};
use super::tempo::{EXCUSED, Pace, Waited};
use super::{Command, DeliveryKind, Denied, Host, HostError, Millis, Rest, UserId};
use crate::engine::Seat;
use crate::store::{AwaitedRow, Matter, News, WaitRow, Write};

impl Change<'_> {
    /// Whose clock runs while a game waits for this seat: nobody's where a robot plays, or at a table without clocks.
    pub(super) fn player_on_the_clock(&self, seat: Seat) -> Option<UserId> {
        let is_robot = self.live.robots.contains_key(&seat);
        let user = self.live.people.get(seat.index()).filter(|_| !is_robot)?.user;
        self.live.tempo.pace().map(|_| user)
    }

    /// When the time of this seat is up, for which the game waits.
    pub(super) fn flag(&self, seat: Seat, row: &AwaitedRow) -> Option<Millis> {
        let (user, pace) = (self.player_on_the_clock(seat)?, self.live.tempo.pace()?);
        let left = match row.missed {
            0 => self.left(seat, user, pace),
            1 => pace.grace,
            _ => return None,
        };
        Some(self.host.with_rest(user, |rest| rest.after(row.counts_from, left)))
    }

    /// The times for which the game has waited for this person in this seat.
    fn own_waits(&self, seat: Seat, user: UserId) -> impl Iterator<Item = &WaitRow> {
        self.live.waits.iter().filter(move |it| (it.seat, it.user) == (seat, user))
    }

    /// What is left of somebody's bank.
    fn left(&self, seat: Seat, user: UserId, pace: Pace) -> Millis {
        let own = self.own_waits(seat, user);
        pace.left(&own.map(|it| Waited { spent: it.spent, n: it.n }).collect::<Vec<_>>())
    }

    /// Somebody else sits down here, with a time of their own: what was spent until now is taken down.
    pub(super) fn change_hands(&mut self, seat: Seat) {
        if let Some(row) = self.live.awaited.remove(&seat) {
            self.count_wait(seat, &row, 0, false);
        }
    }

    /// The game has waited for this seat until now. `n` is how many answers there are, and 0 if it waits on.
    pub(super) fn count_wait(&mut self, seat: Seat, row: &AwaitedRow, n: usize, missed: bool) {
        if !is_timed(row) {
            return;
        }
        let person = self.live.people.get(seat.index()).filter(|it| it.user != UserId::NOBODY);
        let Some(user) = person.filter(|_| self.live.tempo.pace().is_some()).map(|it| it.user) else { return };
        let (since, until) = (row.counts_from, self.host.now());
        let spent = self.host.with_rest(user, |rest| rest.awake(since, until));
        let n = u32::try_from(n).unwrap_or(u32::MAX);
        self.take_down(WaitRow { seat, user, since, until, spent, n, missed });
    }

    /// Somebody rests otherwise from now on: what they have spent so far is taken down as they rested then.
    pub(super) fn count_until_now(&mut self, user: UserId) -> Told {
        let now = self.host.now();
        let mut awaited = self.live.awaited.clone();
        for (seat, row) in &mut awaited {
            if self.player_on_the_clock(*seat) == Some(user) {
                self.count_wait(*seat, row, 0, false);
                row.counts_from = now;
            }
        }
        self.write_awaited(awaited);
        self.no_notes()
    }

    /// Moves that somebody has all their time again; for moderators it is so at once.
    pub(super) async fn give_time(&mut self, whom: Seat) -> Result<Told, Denied> {
        self.live.tempo.pace().ok_or(Denied::NoClock)?;
        self.player_on_the_clock(whom).filter(|it| *it != UserId::NOBODY).ok_or(Denied::NobodyThere)?;
        match (self.actor.is_moderator(), self.seat()) {
            (true, _) => Ok(self.extend(whom, whom)),
            (false, seat) => self.propose(seat?, Matter::Extend { whom }).await,
        }
    }

    /// What somebody has spent is taken down, and given back to them. No robot comes because of it.
    pub(super) fn extend(&mut self, whom: Seat, last: Seat) -> Told {
        let (now, mut awaited) = (self.host.now(), self.live.awaited.clone());
        if let (Some(user), Some(pace)) = (self.player_on_the_clock(whom), self.live.tempo.pace()) {
            if let Some(row) = awaited.get_mut(&whom) {
                self.count_wait(whom, row, 0, false);
                (row.counts_from, row.missed) = (now, 0);
            }
            self.take_down(WaitRow {
                seat: whom,
                user,
                since: now,
                until: now,
                spent: -pace.bank,
                n: 0,
                missed: false,
            });
            self.drop_motions(|it| matches!(it, Matter::StandIn { whom: it, .. } if *it == whom));
            self.write_awaited(awaited);
            self.owe_of_motion(DeliveryKind::Update, News::Extended { whom }, Some(last), &[]);
        }
        self.no_notes()
    }

    fn take_down(&mut self, wait: WaitRow) {
        self.writes.push(Write::Waited { game: self.live.id, wait });
        self.live.waits.push(wait);
    }

    /// The time of some is up: they are called, or it is moved that a robot plays.
    pub(super) fn flags(&mut self) -> Result<Told, Denied> {
        self.live.playable()?;
        let (now, Some(pace)) = (self.host.now(), self.live.tempo.pace()) else { return Ok(self.no_notes()) };
        let mut awaited = self.live.awaited.clone();
        let late: Vec<Seat> =
            awaited.iter().filter(|it| it.1.flag.is_some_and(|at| at <= now)).map(|it| *it.0).collect();
        for seat in late {
            let Some(row) = awaited.get_mut(&seat) else { continue };
            let user = self.player_on_the_clock(seat).unwrap_or(UserId::NOBODY);
            let missed = self.own_waits(seat, user).filter(|it| it.missed).count();
            let is_first = row.missed == 0;
            self.count_wait(seat, row, 0, is_first);
            row.counts_from = now;
            if is_first && missed < EXCUSED {
                row.missed = 1;
                let until = self.flag(seat, row).unwrap_or(now);
                self.owe_of_motion(DeliveryKind::Turn, News::TimeUp { whom: seat, until }, None, &[seat]);
            } else {
                row.missed = 2;
                self.move_by_clock(seat, now.saturating_add(pace.notice));
            }
        }
        self.write_awaited(awaited);
        Ok(self.no_notes())
    }
}

/// Whether somebody's clock runs in it, or has run down.
pub(super) fn is_timed(row: &AwaitedRow) -> bool {
    row.flag.is_some() || row.missed > 1
}

impl Host {
    /// Looks for those whose time is up.
    pub async fn check_clocks(&self) -> Result<(), HostError> {
        self.by_the_clock(self.0.store.flagged(self.now()).await?, &Command::Flag).await;
        Ok(())
    }

    /// What follows from when this person rests.
    pub(super) fn with_rest<T>(&self, user: UserId, see: impl FnOnce(&Rest) -> T) -> T {
        see(&self.rest(user).unwrap_or_default())
    }
}
