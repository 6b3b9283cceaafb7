//! What is owed to the channels, handed out in order and marked when it has arrived.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;

use super::change::signed;
use super::live::place;
use super::replay::why;
use super::{Delivery, DeliveryKind, GameId, GuildId, Host, HostError, Millis, Tongue, UserId};
use crate::engine::Seat;
use crate::store::{MarkSent, OutboxRow, Write};

/// A message older than this is not edited any more: it has scrolled away, and the chat limits edits of old ones.
const EDITED_FOR: Millis = 45 * 60 * 1_000;

impl Host {
    /// What is owed now: at most one delivery a game, in order. It is not handed out again before `delivered` or `failed`.
    pub async fn due(&self, now: Millis, limit: usize) -> Result<Vec<Delivery>, HostError> {
        let mut out = self.0.out.lock().await;
        let wanted = i64::try_from(limit.saturating_add(out.len())).unwrap_or(i64::MAX);
        let mut heads = self.0.store.due(now, wanted).await?;
        heads.retain(|it| !out.contains_key(&it.id));
        heads.truncate(limit);
        let (mut writes, mut rows) = (Vec::new(), Vec::new());
        for head in heads {
            let row = self.merge(head, &mut writes).await?;
            writes.push(Write::Tried { id: row.id });
            rows.push(row);
        }
        if writes.is_empty() {
            return Ok(Vec::new());
        }
        self.0.store.write(&writes).await?;
        let deliveries: Vec<Delivery> = rows.into_iter().map(|row| delivery(row, now)).collect();
        out.extend(deliveries.iter().map(|it| (it.id, it.notes.0)));
        Ok(deliveries)
    }

    /// Updates that follow each other are told by the newest. One that was handed out before is not merged: it may
    /// have arrived.
    async fn merge(&self, head: OutboxRow, writes: &mut Vec<Write>) -> Result<OutboxRow, HostError> {
        if head.kind != "update" || head.tried > 0 {
            return Ok(head);
        }
        let after = self.0.store.owed_after(head.game, head.id).await?;
        let newest = after.iter().take_while(|it| it.1 == "update" && it.2 == 0).last().map(|it| it.0);
        let Some(newest) = newest else { return Ok(head) };
        let Some(row) = self.0.store.owed(newest).await? else { return Ok(head) };
        writes.push(Write::Merged { id: head.id });
        writes.extend(after.iter().filter(|it| it.0 < newest).map(|it| Write::Merged { id: it.0 }));
        Ok(OutboxRow { note_from: row.note_from.min(head.note_from), ..row })
    }

    /// It has arrived. `message` is the one that was posted or edited.
    pub async fn delivered(&self, id: i64, message: Option<u64>) -> Result<(), HostError> {
        let mut out = self.0.out.lock().await;
        let from = out.remove(&id);
        let Some(row) = self.0.store.owed(id).await? else { return Ok(()) };
        let message = message.map(signed);
        let edited = row.kind == "update" && message == row.message;
        let from = from.map_or(row.note_from, |it| it as i64);
        let posted = (message.is_some() && !edited).then(|| (from, self.now()));
        let sent = MarkSent { id, game: row.game, message, told: row.note_to, posted };
        self.0.store.write(&[Write::Sent(sent)]).await?;
        // The next one of this game is due now.
        self.0.notify.notify_one();
        Ok(())
    }

    /// It could not be sent and is owed again after a while, or now if the game has left that channel meanwhile. Later
    /// ones of the same game wait for it.
    pub async fn failed(&self, delivery: &Delivery, retry_in: Duration) -> Result<(), HostError> {
        let mut out = self.0.out.lock().await;
        out.remove(&delivery.id);
        let wait = Millis::try_from(retry_in.as_millis()).unwrap_or(Millis::MAX);
        let (channel, at) = (signed(delivery.place.channel.0), self.now().saturating_add(wait));
        self.0.store.write(&[Write::Retry { id: delivery.id, channel, at }]).await?;
        Ok(())
    }

    /// What could not be sent to this guild is due now.
    pub async fn knock(&self, guild: GuildId) -> Result<(), HostError> {
        self.0.store.write(&[Write::RetryNow { guild: signed(guild.0) }]).await?;
        self.0.notify.notify_one();
        Ok(())
    }

    /// Wakes whoever delivers, as soon as something is owed.
    pub fn notify(&self) -> Arc<Notify> {
        Arc::clone(&self.0.notify)
    }

    pub async fn guild_tongue(&self, guild: GuildId) -> Result<Option<Tongue>, HostError> {
        let code = self.0.store.guild_tongue(signed(guild.0)).await?;
        Ok(code.as_deref().and_then(Tongue::from_code))
    }

    pub async fn set_guild_tongue(&self, guild: GuildId, tongue: Option<Tongue>) -> Result<(), HostError> {
        let write = Write::GuildTongue { guild: signed(guild.0), tongue: tongue.map(Tongue::code) };
        Ok(self.0.store.write(&[write]).await?)
    }

    pub async fn user_tongue(&self, user: UserId) -> Result<Option<Tongue>, HostError> {
        let code = self.0.store.user_tongue(signed(user.0)).await?;
        Ok(code.as_deref().and_then(Tongue::from_code))
    }

    pub async fn set_user_tongue(&self, user: UserId, tongue: Option<Tongue>) -> Result<(), HostError> {
        let write = Write::UserTongue { user: signed(user.0), tongue: tongue.map(Tongue::code) };
        Ok(self.0.store.write(&[write]).await?)
    }
}

fn delivery(row: OutboxRow, now: Millis) -> Delivery {
    let kind = match row.kind.as_str() {
        "opened" => DeliveryKind::Opened,
        "turn" => DeliveryKind::Turn,
        "over" => DeliveryKind::Over,
        "closed" => DeliveryKind::Closed,
        "paused" => DeliveryKind::Paused { text: why(&row.why, row.why_at) },
        _ => DeliveryKind::Update,
    };
    let fresh = now.saturating_sub(row.message_at) <= EDITED_FOR;
    let running = row.message.filter(|_| kind == DeliveryKind::Update && fresh);
    // An edited message goes on telling what it told; a new one tells all that the channel does not know yet.
    let from = if running.is_some() { row.told_from } else { row.told }.min(row.note_from).min(row.note_to);
    Delivery {
        id: row.id,
        nonce: format!("{}-{}", row.code, row.id),
        game: GameId(row.game),
        place: place(row.guild, row.channel),
        kind,
        n: row.n as usize,
        notes: (from as usize, row.note_to as usize),
        ping: row.ping.split_whitespace().filter_map(|it| it.parse().ok().map(UserId)).collect(),
        since: row.since.map(|it| it as usize),
        running: running.map(i64::cast_unsigned),
        again: row.tried > 0,
        last: row.message.map(i64::cast_unsigned),
        by: row.by_seat.map(|it| Seat(it as u8)),
        undone: row.undone,
    }
}
