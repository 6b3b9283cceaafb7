//! The worker that empties the outbox: what the host owes a channel is painted, sent once, and retried until it is there.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{
    Cache, ChannelId, CreateAllowedMentions, CreateMessage, EditAttachments, EditMessage, EditThread, GetMessages,
    Http, HttpError, Nonce,
};
use tokio_util::sync::CancellationToken;

use super::app::App;
use super::post::{self, Post};
use super::reply::attachment;
use crate::host::{Clock, Delivery, MessageId, OutboxId, SystemClock};
use crate::words::Language;

/// How many deliveries are asked for at once. There is at most one a game.
const BATCH: usize = 16;
/// How long a channel that refuses us is left alone.
const CLOSED_DOOR: Duration = Duration::from_secs(30 * 60);
/// The outbox is looked at so often even if nobody wakes the worker.
const ROUND: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub(super) struct Outbox {
    app: App,
    http: Arc<Http>,
    cache: Arc<Cache>,
    /// How often each delivery has failed since the start.
    failures: Arc<Mutex<BTreeMap<OutboxId, u32>>>,
}

/// What went wrong with a delivery, by what can be done about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Failure {
    /// Try again a little later.
    Passing,
    /// We may not write there, or there is no such channel.
    ClosedDoor,
    /// The message to edit is gone.
    Gone,
    /// The thread sleeps and has to be woken.
    Archived,
    /// Discord does not take this message at all.
    Malformed,
}

impl Failure {
    fn name(self) -> &'static str {
        match self {
            Failure::Passing => "passing",
            Failure::ClosedDoor => "closed",
            Failure::Gone => "gone",
            Failure::Archived => "archived",
            Failure::Malformed => "refused",
        }
    }
}

impl Outbox {
    pub(super) fn new(app: App, http: Arc<Http>, cache: Arc<Cache>) -> Outbox {
        Outbox { app, http, cache, failures: Arc::new(Mutex::new(BTreeMap::new())) }
    }

    /// Delivers until told to stop. What is under way then is finished; what is not stays in the outbox.
    pub(super) async fn run(self, stop: CancellationToken) {
        let notify = self.app.host.notify();
        let mut sending = tokio::task::JoinSet::new();
        while !stop.is_cancelled() {
            // What is written to the outbox while we look is not missed.
            let woken = notify.notified();
            tokio::pin!(woken);
            woken.as_mut().enable();
            let room = BATCH.saturating_sub(sending.len());
            let due = self.app.host.due(SystemClock.now(), room).await.unwrap_or_else(|error| {
                tracing::error!(%error, "the outbox cannot be read");
                Vec::new()
            });
            for delivery in due {
                let worker = self.clone();
                sending.spawn(async move { worker.deliver(delivery).await });
            }
            // One slow channel holds up no other: whatever ends first lets us look again.
            tokio::select! {
                () = stop.cancelled() => {}
                () = woken => {}
                Some(sent) = sending.join_next() => complain(sent),
                () = tokio::time::sleep(ROUND) => {}
            }
        }
        while let Some(sent) = sending.join_next().await {
            complain(sent);
        }
    }

    async fn deliver(&self, delivery: Delivery) {
        let openings = self.app.openings.load(Ordering::SeqCst);
        let language = self.language(&delivery).await;
        let post = match post::compose(&self.app, &delivery, language).await {
            Ok(post) => post,
            Err(denied) => {
                tracing::error!(game = %delivery.game, ?denied, "a message could not be written");
                return self.failed(&delivery, Failure::Passing, openings).await;
            }
        };
        let started = std::time::Instant::now();
        match self.send(&delivery, &post).await {
            Ok(message) => {
                self.forget(&delivery);
                self.app.counts.delivered();
                let took = started.elapsed();
                tracing::info!(game = %delivery.game, kind = ?delivery.kind, ?took, "delivered");
                if let Err(error) = self.app.host.delivered(delivery.id, message).await {
                    tracing::error!(%error, "a delivery could not be marked");
                }
            }
            Err(failure) => self.failed(&delivery, failure, openings).await,
        }
    }

    /// Sends or edits, and gets out of the way what can be got out of the way.
    async fn send(&self, delivery: &Delivery, post: &Post) -> Result<Option<MessageId>, Failure> {
        let mut running = delivery.running;
        let mut post = post.clone();
        let (mut woken, mut plain) = (false, false);
        loop {
            let failure = match self.once(delivery, running, &post).await {
                Ok(message) => return Ok(Some(message)),
                Err(failure) => failure,
            };
            match failure {
                Failure::Gone if running.is_some() => running = None,
                Failure::Archived if !woken => {
                    woken = true;
                    let wake = EditThread::new().archived(false);
                    if let Err(error) = channel(delivery).edit_thread(&self.http, wake).await {
                        return Err(sort(delivery, &error));
                    }
                }
                // A picture or a button that Discord does not take must not silence the game.
                Failure::Malformed if !plain => {
                    plain = true;
                    post.picture = None;
                    post.rows.clear();
                }
                Failure::Malformed => return Ok(None),
                Failure::Passing | Failure::ClosedDoor | Failure::Gone | Failure::Archived => return Err(failure),
            }
        }
    }

    async fn once(&self, delivery: &Delivery, running: Option<MessageId>, post: &Post) -> Result<MessageId, Failure> {
        let channel = channel(delivery);
        let lane = match post.picture {
            Some(_) => Some(self.app.uploads.lane().await),
            None => None,
        };
        let http: &Http = lane.as_deref().unwrap_or(&self.http);
        let sent = match running {
            Some(message) => {
                let mut edit = EditMessage::new()
                    .content(&post.content)
                    .components(post.rows.clone())
                    .allowed_mentions(CreateAllowedMentions::new());
                if let Some(picture) = &post.picture {
                    // Only what is named stays: the new picture takes the old one's place.
                    edit = edit.attachments(EditAttachments::new().add(attachment(picture)));
                }
                channel.edit_message(http, message.0, edit).await
            }
            None => {
                if delivery.again
                    && let Some(message) = self.arrived(delivery).await?
                {
                    return Ok(message);
                }
                let users = post.ping.iter().map(|it| serenity::UserId::new(it.0));
                let mut message = CreateMessage::new()
                    .content(&post.content)
                    .components(post.rows.clone())
                    .allowed_mentions(CreateAllowedMentions::new().users(users))
                    .nonce(Nonce::String(delivery.nonce.clone()))
                    .enforce_nonce(true);
                if let Some(picture) = &post.picture {
                    message = message.add_file(attachment(picture));
                }
                channel.send_message(http, message).await
            }
        };
        sent.map(|it| MessageId(it.id.get())).map_err(|error| sort(delivery, &error))
    }

    async fn failed(&self, delivery: &Delivery, failure: Failure, openings: u64) {
        self.app.counts.failed(failure.name());
        let has_opened = || self.app.openings.load(Ordering::SeqCst) != openings;
        let mut wait = match failure {
            // Something changed there while we tried: perhaps the door is open by now.
            Failure::ClosedDoor if has_opened() => backoff(self.count(delivery)),
            Failure::ClosedDoor | Failure::Gone | Failure::Archived => {
                tracing::warn!(
                    game = %delivery.game, channel = %delivery.place.channel,
                    "we may not write there; deliveries for this game wait half an hour"
                );
                CLOSED_DOOR
            }
            Failure::Passing | Failure::Malformed => backoff(self.count(delivery)),
        };
        let again_in = async |wait| {
            if let Err(error) = self.app.host.failed(delivery, wait).await {
                tracing::error!(%error, "a failed delivery could not be marked");
            }
        };
        again_in(wait).await;
        if wait == CLOSED_DOOR {
            if !has_opened() {
                return;
            }
            // Something may have changed while this was written down.
            wait = backoff(self.count(delivery));
            again_in(wait).await;
        }
        let notify = self.app.host.notify();
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            notify.notify_one();
        });
    }

    /// The message of a delivery that was tried before, if it did arrive. Discord forgets a nonce after some minutes,
    /// and we may have been away for longer.
    async fn arrived(&self, delivery: &Delivery) -> Result<Option<MessageId>, Failure> {
        let recent = GetMessages::new().limit(100);
        let recent = match delivery.last {
            Some(last) => recent.after(last.0),
            None => recent,
        };
        match channel(delivery).messages(&self.http, recent).await {
            Ok(list) => Ok(list.iter().find(|it| post::is_of(it, delivery)).map(|it| MessageId(it.id.get()))),
            Err(error) => match sort(delivery, &error) {
                failure @ (Failure::Passing | Failure::ClosedDoor) => Err(failure),
                Failure::Gone | Failure::Archived | Failure::Malformed => Ok(None),
            },
        }
    }

    fn count(&self, delivery: &Delivery) -> u32 {
        let mut failures = self.failures.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let count = failures.entry(delivery.id).or_insert(0);
        *count += 1;
        *count
    }

    fn forget(&self, delivery: &Delivery) {
        self.failures.lock().unwrap_or_else(std::sync::PoisonError::into_inner).remove(&delivery.id);
    }

    async fn language(&self, delivery: &Delivery) -> Language {
        let Some(guild) = delivery.place.guild else { return self.app.public_language(None, None).await };
        let id = serenity::GuildId::new(guild.0);
        let cached = || self.cache.guild(id).map(|it| it.preferred_locale.clone());
        let known = self.app.new_locale(guild).or_else(cached);
        // Right after the start the guilds have not come in yet, but what is owed goes out.
        let locale = match known {
            Some(locale) => Some(locale),
            None => self.http.get_guild(id).await.ok().map(|it| it.preferred_locale),
        };
        self.app.public_language(Some(guild), locale.as_deref()).await
    }
}

fn complain(sent: Result<(), tokio::task::JoinError>) {
    if let Err(error) = sent {
        tracing::error!(%error, "a delivery broke off");
    }
}

fn channel(delivery: &Delivery) -> ChannelId {
    ChannelId::new(delivery.place.channel.0)
}

/// One second, then twice as long each time, up to five minutes.
fn backoff(count: u32) -> Duration {
    Duration::from_secs(1 << count.saturating_sub(1).min(9)).min(Duration::from_secs(300))
}

fn sort(delivery: &Delivery, error: &serenity::Error) -> Failure {
    let failure = match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            match (response.status_code.as_u16(), response.error.code) {
                (_, 10008) => Failure::Gone,
                (_, 50083) => Failure::Archived,
                (401 | 403 | 404, _) => Failure::ClosedDoor,
                (408 | 429, _) | (_, 30046) => Failure::Passing,
                (400..=499, _) => Failure::Malformed,
                _ => Failure::Passing,
            }
        }
        serenity::Error::Model(_) => Failure::Malformed,
        _ => Failure::Passing,
    };
    match failure {
        Failure::Malformed => tracing::error!(game = %delivery.game, %error, "the chat does not take this message"),
        _ => tracing::warn!(game = %delivery.game, ?failure, %error, "a message could not be sent"),
    }
    failure
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_grows_and_ends_at_five_minutes() {
        let waits: Vec<u64> = (1..=12).map(|it| backoff(it).as_secs()).collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    }
}
