//! What is owed to the channels, handed out in order and marked when it has arrived.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;

use super::change::trouble;
use super::unsaved::is_notice;
use super::{
    Actor, Arrived, ChannelId, Command, Delivery, DeliveryKind, Denied, FailingRow, Failure, FailureKind, GameId,
    GuildId, Host, HostError, InteractionId, Millis, Outage, OutboxId, Place, UserId,
};
use crate::store::{MarkFailed, MarkSent, OutboxRow, Owed, Write};
use crate::words::Language;

/// A message older than this is not edited any more: it has scrolled away, and Discord limits edits of old ones.
const EDITED_FOR: Millis = 45 * MINUTE;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;

/// A delivery that is under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Out {
    game: GameId,
    place: Place,
    note_from: u32,
    /// Whether something changed in its channel meanwhile, so that it is tried again at once if it was not let in.
    knocked: bool,
}

/// While robots play, the message of a game is edited so often at most: each edit carries a picture.
const PACE: Millis = 3_000;

impl Host {
    /// What is owed now: at most one delivery a game, in order. It is not handed out again before `delivered` or `failed`.
    /// That nothing can be written comes first, since nothing else can be handed out then.
    pub async fn due(&self, now: Millis, limit: usize) -> Result<Vec<Delivery>, HostError> {
        let mut due = self.0.unsaved.due(self.0.store.outage().as_ref(), limit);
        match self.due_now(now, limit - due.len()).await {
            Ok(more) => due.extend(more),
            Err(error) if due.is_empty() => return Err(error),
            Err(_) => {}
        }
        Ok(due)
    }

    async fn due_now(&self, now: Millis, limit: usize) -> Result<Vec<Delivery>, HostError> {
        let mut out = self.0.out.lock().await;
        let paced = self.paced().len();
        let wanted = u32::try_from(limit.saturating_add(out.len()).saturating_add(paced)).unwrap_or(u32::MAX);
        let mut heads = self.0.store.due(now, wanted).await?;
        heads.retain(|it| !out.contains_key(&it.id));
        let (mut writes, mut rows) = (Vec::new(), Vec::new());
        for head in heads {
            if rows.len() == limit {
                break;
            }
            let Some(row) = self.merge(head, now, &mut writes).await? else { continue };
            writes.push(Write::Tried { id: row.id, game: row.owed.game });
            rows.push(row);
        }
        if writes.is_empty() {
            return Ok(Vec::new());
        }
        self.0.store.write(&writes).await?;
        let deliveries: Vec<Delivery> = rows.into_iter().map(|row| delivery(row, now)).collect();
        out.extend(deliveries.iter().map(|it| {
            let under_way = Out { game: it.game, place: it.place, note_from: it.notes.0 as u32, knocked: false };
            (it.id, under_way)
        }));
        Ok(deliveries)
    }

    /// Updates that follow each other are told by the newest. One that was handed out before is not merged: it may
    /// have arrived. Nothing comes back if it is a robot's doing and too early for another one; then a later one may be
    /// the newest.
    async fn merge(
        &self,
        head: OutboxRow,
        now: Millis,
        writes: &mut Vec<Write>,
    ) -> Result<Option<OutboxRow>, HostError> {
        if head.owed.kind != DeliveryKind::Update || head.tried > 0 {
            return Ok(Some(head));
        }
        let after = self.0.store.owed_after(head.owed.game, head.id).await?;
        let newest = after.iter().take_while(|it| it.1 == DeliveryKind::Update && it.2 == 0).last().map(|it| it.0);
        let row = match newest {
            Some(newest) => self.0.store.owed(newest).await?,
            None => None,
        };
        // Whatever pings somebody waits for no picture.
        let is_last = after.iter().all(|it| it.1 == DeliveryKind::Update);
        if is_last && self.is_early(row.as_ref().unwrap_or(&head), now).await? {
            return Ok(None);
        }
        let (Some(newest), Some(row)) = (newest, row) else { return Ok(Some(head)) };
        writes.push(Write::Merged { id: head.id, game: head.owed.game });
        writes
            .extend(after.iter().filter(|it| it.0 < newest).map(|it| Write::Merged { id: it.0, game: head.owed.game }));
        let note_from = row.owed.note_from.min(head.owed.note_from);
        let news = row.owed.news.clone().or(head.owed.news);
        Ok(Some(OutboxRow { owed: Owed { note_from, news, ..row.owed }, ..row }))
    }

    /// Whether this is a robot's doing, and the message of its game has just been brought up to date.
    async fn is_early(&self, row: &OutboxRow, now: Millis) -> Result<bool, HostError> {
        let game = row.owed.game;
        let is_paced = self.paced().get(&game).is_some_and(|it| now < *it);
        let Some(by) = row.owed.by_seat.filter(|_| is_paced) else { return Ok(false) };
        Ok(self.0.store.seats(game).await?.get(by.index()).is_some_and(|it| it.robot.is_some()))
    }

    /// The games whose message was sent or edited lately, with when a robot may have it edited again.
    fn paced(&self) -> std::sync::MutexGuard<'_, BTreeMap<GameId, Millis>> {
        self.0.paced.lock().unwrap_or_else(|it| it.into_inner())
    }

    fn pace(&self, game: GameId) {
        let now = self.now();
        let mut paced = self.paced();
        paced.retain(|_, it| now < *it);
        paced.insert(game, now + PACE);
        let notify = self.notify();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(PACE.unsigned_abs())).await;
            notify.notify_one();
        });
    }

    /// It has arrived.
    pub async fn delivered(&self, id: OutboxId, arrived: Arrived) -> Result<(), HostError> {
        if is_notice(id) {
            self.0.unsaved.delivered(id, arrived.message);
            return Ok(());
        }
        let mut out = self.0.out.lock().await;
        let from = out.remove(&id).map(|it| it.note_from);
        let Some(row) = self.0.store.owed(id).await? else { return Ok(()) };
        let Arrived { message, lacking } = arrived;
        let edited = row.owed.kind == DeliveryKind::Update && Some(message) == row.message;
        let from = from.unwrap_or(row.owed.note_from);
        let posted = (!edited).then(|| (from, self.now()));
        let sent = MarkSent { id, game: row.owed.game, message, told: row.owed.note_to, posted, lacking };
        self.0.store.write(&[Write::Sent(sent)]).await?;
        self.pace(row.owed.game);
        // The next one of this game is due now.
        self.0.notify.notify_one();
        Ok(())
    }

    /// It could not be sent and is owed again after a while, or now if the game has left that channel meanwhile. Later
    /// ones of the same game wait for it. Returns how long it waits.
    pub async fn failed(&self, delivery: &Delivery, failure: Failure) -> Result<Millis, HostError> {
        if is_notice(delivery.id) {
            self.0.unsaved.failed(delivery.id);
            return Ok(0);
        }
        let mut out = self.0.out.lock().await;
        let knocked = out.remove(&delivery.id).is_some_and(|it| it.knocked);
        let Failure { kind, text } = failure;
        let times = delivery.failed.filter(|it| it.0 == kind).map_or(1, |it| it.1.saturating_add(1));
        let (times, wait) =
            if knocked && kind == FailureKind::Closed { (0, 0) } else { (times, patience(kind, times)) };
        let (at, channel) = (self.now(), delivery.place.channel);
        let retry_at = at.saturating_add(wait);
        let failed = MarkFailed { id: delivery.id, game: delivery.game, channel, kind, text, times, at, retry_at };
        self.0.store.write(&[Write::Failed(failed)]).await?;
        Ok(wait)
    }

    /// Something has changed in channels of a guild that may let us write there: what we were not let write is due now.
    pub async fn knock(&self, guild: Option<GuildId>, concerns: impl Fn(ChannelId) -> bool) -> Result<(), HostError> {
        for under_way in self.0.out.lock().await.values_mut() {
            under_way.knocked |= under_way.place.guild == guild && concerns(under_way.place.channel);
        }
        let mut closed = self.0.store.closed_channels(guild).await?;
        closed.retain(|it| concerns(*it));
        if closed.is_empty() {
            return Ok(());
        }
        let knocks: Vec<Write> = closed.into_iter().map(|channel| Write::Knock { channel }).collect();
        self.0.store.write(&knocks).await?;
        self.0.notify.notify_one();
        Ok(())
    }

    /// What is owed and has failed, for the operator.
    pub async fn failing(&self) -> Result<Vec<FailingRow>, HostError> {
        Ok(self.0.store.failing().await?)
    }

    /// Closes the table that holds a channel if nobody ever saw it: its message could not be sent, and nobody but its
    /// opener sits there.
    pub(super) async fn clear_unseen(&self, channel: ChannelId) -> Result<(), Denied> {
        let Some(game) = self.0.store.unseen_table_at(channel).await.map_err(trouble)? else { return Ok(()) };
        // While this is held, its message is not handed out and so cannot appear.
        let out = self.0.out.lock().await;
        if out.values().any(|it| it.game == game) {
            return Ok(());
        }
        match self.run(InteractionId::NONE, game, Actor::Clock, Command::Close).await {
            Ok(_) | Err(Denied::Ended) => Ok(()),
            Err(denied) => Err(denied),
        }
    }

    /// The newest time in which nothing could be saved, if there was one since the start.
    pub fn outage(&self) -> Option<Outage> {
        self.0.store.outage()
    }

    /// Wakes the worker that delivers, as soon as something is owed.
    pub fn notify(&self) -> Arc<Notify> {
        Arc::clone(&self.0.notify)
    }

    pub async fn guild_language(&self, guild: GuildId) -> Result<Option<Language>, HostError> {
        Ok(self.0.store.guild_language(guild).await?)
    }

    pub async fn user_language(&self, user: UserId) -> Result<Option<Language>, HostError> {
        Ok(self.0.store.user_language(user).await?)
    }

    pub async fn set_user_language(&self, user: UserId, language: Option<Language>) -> Result<(), HostError> {
        Ok(self.0.store.write(&[Write::UserLanguage { user, language }]).await?)
    }
}

fn delivery(row: OutboxRow, now: Millis) -> Delivery {
    let owed = row.owed;
    // What people say to one proposal stands in one message, however long that takes.
    let fresh = row.deliberates || now.saturating_sub(row.message_at) <= EDITED_FOR;
    let running = row.message.filter(|_| owed.kind == DeliveryKind::Update && fresh);
    // An edited message goes on telling what it told; a new one tells all that the channel does not know yet.
    let from = if running.is_some() { row.told_from } else { row.told }.min(owed.note_from).min(owed.note_to);
    Delivery {
        id: row.id,
        nonce: format!("{}-{}", row.code, row.id),
        game: owed.game,
        place: Place { guild: row.guild, channel: row.channel },
        kind: owed.kind,
        why: owed.trouble.map(|it| it.text()),
        n: owed.n as usize,
        notes: (from as usize, owed.note_to as usize),
        ping: owed.ping,
        since: owed.since.map(|it| it as usize),
        running,
        again: row.tried > 0,
        failed: row.failure.map(|it| (it, row.failures)),
        last: row.message,
        by: owed.by_seat,
        undone: owed.undone,
        reminder: owed.reminder,
        news: owed.news,
        resting: owed.resting,
        next: owed.next,
        lacking: (row.lacking, row.lacking_in),
        direct: None,
    }
}

/// How long a delivery waits that has failed so often in a row: twice as long each time, soon again where time heals
/// and long where people have to.
fn patience(kind: FailureKind, times: u32) -> Millis {
    let (first, most) = match kind {
        FailureKind::Passing => (SECOND, 5 * MINUTE),
        FailureKind::Token => (2 * SECOND, MINUTE),
        FailureKind::Closed | FailureKind::Refused => (MINUTE, 6 * HOUR),
    };
    (first << times.saturating_sub(1).min(16)).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_doubles_up_to_what_helps() {
        let waits = |kind, unit| [1, 2, 3, 6, 9, 10, 99].map(|times| patience(kind, times) / unit);
        assert_eq!(waits(FailureKind::Passing, SECOND), [1, 2, 4, 32, 256, 300, 300]);
        assert_eq!(waits(FailureKind::Token, SECOND), [2, 4, 8, 60, 60, 60, 60]);
        assert_eq!(waits(FailureKind::Closed, MINUTE), [1, 2, 4, 32, 256, 360, 360]);
        assert_eq!(waits(FailureKind::Refused, MINUTE), [1, 2, 4, 32, 256, 360, 360]);
    }
}
