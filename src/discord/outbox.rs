//! The worker that empties the outbox: what the host owes a channel is painted, sent once, and retried until it is there.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{
    Cache, ChannelId, CreateAllowedMentions, CreateMessage, EditAttachments, EditMessage, EditThread, GetMessages,
    Http, HttpError, Nonce, Permissions,
};
use tokio::task::JoinError;
use tokio_util::sync::CancellationToken;

use super::app::App;
use super::past::{Fading, Newest, Old};
use super::post::{self, Dress, Post};
use super::reply::attachment;
use super::text::clip;
use super::under_way::UnderWay;
use super::uploads::Lane;
use super::{door, invalid, open_panels, rights};
use crate::host::{
    Arrived, ChannelId as Channel, Delivery, DeliveryKind, Failure, FailureKind, GuildId, MessageId, Rights, UserId,
};
use crate::words::Language;

/// How many deliveries are asked for at once. There is at most one a game.
const BATCH: usize = 16;
/// The outbox is looked at so often even if nobody wakes the worker.
const ROUND: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub(super) struct Outbox {
    pub(super) app: App,
    pub(super) http: Arc<Http>,
    cache: Arc<Cache>,
    newest: Arc<Newest>,
    fading: Arc<Fading>,
}

/// What is in the way of a message: something that can be got out of it, or a failure.
#[derive(Debug)]
pub(super) enum Obstacle {
    /// The message to edit is gone.
    Gone(Failure),
    /// The thread sleeps and has to be woken.
    Archived(Failure),
    /// A right is missing, and Discord does not say which.
    NoRight(Failure),
    Failed(Failure),
}

impl Outbox {
    pub(super) fn new(app: App, http: Arc<Http>, cache: Arc<Cache>) -> Outbox {
        Outbox { app, http, cache, newest: Arc::default(), fading: Arc::default() }
    }

    /// Delivers until told to stop. What is under way then is finished; what is not stays in the outbox.
    pub(super) async fn run(self, stop: CancellationToken) {
        let notify = self.app.host.notify();
        let logs = tokio::spawn(self.clone().tell_logs(stop.clone()));
        let mut sending = UnderWay::new();
        while !stop.is_cancelled() {
            // What is written to the outbox while we look is not missed.
            let woken = notify.notified();
            tokio::pin!(woken);
            woken.as_mut().enable();
            let room = BATCH.saturating_sub(sending.len());
            let due = self.app.host.due(self.app.host.now(), room).await.unwrap_or_else(|error| {
                tracing::error!(%error, "the outbox cannot be read");
                Vec::new()
            });
            for delivery in due {
                let (worker, sent) = (self.clone(), delivery.clone());
                sending.spawn(delivery, async move { worker.deliver(sent).await });
            }
            // One slow channel holds up no other: whatever ends first lets us look again.
            tokio::select! {
                () = stop.cancelled() => {}
                () = woken => {}
                Some(ended) = sending.next() => {
                    if let Err((delivery, error)) = ended {
                        tracing::error!(game = %delivery.game, %error, "a delivery broke off");
                        let failure = Failure { kind: FailureKind::Passing, text: "sending it broke off".to_owned() };
                        self.failed(delivery, failure).await;
                    }
                }
                () = tokio::time::sleep(ROUND) => {}
            }
            open_panels::let_rest(&self.app);
        }
        self.fading.clear();
        while let Some(ended) = sending.next().await {
            complain(ended.map_err(|it| it.1));
        }
        complain(logs.await);
    }

    async fn deliver(&self, delivery: Delivery) {
        let language = self.language(delivery.place.guild).await;
        let started = std::time::Instant::now();
        let sent = match self.send(delivery.clone(), language).await {
            Ok(arrived) => self.call_directly(&delivery, arrived.message, language).await.map(|()| arrived),
            Err(failure) => Err(failure),
        };
        match sent {
            Ok(arrived) => {
                self.app.counts.delivered();
                let took = started.elapsed();
                tracing::info!(game = %delivery.game, kind = ?delivery.kind, ?took, "delivered");
                self.app.openers.take(&delivery);
                if let Err(error) = self.app.host.delivered(delivery.id, arrived).await {
                    tracing::error!(%error, "a delivery could not be marked");
                }
                open_panels::go_on(&self.app, delivery.game);
            }
            Err(failure) => self.failed(delivery, failure).await,
        }
    }

    /// Sends or edits, and gets out of the way what can be got out of the way.
    async fn send(&self, mut delivery: Delivery, language: Language) -> Result<Arrived, Failure> {
        let mut lacking = self.app.rights.lacking(&self.cache, delivery.place);
        let unpainted = rights::has(lacking, Permissions::ATTACH_FILES);
        let mut dress = if unpainted { Dress::Written } else { Dress::Painted };
        let mut post = self.compose(&delivery, language, dress, lacking).await?;
        let (mut woken, mut no_files) = (false, false);
        loop {
            let obstacle = match self.once(&delivery, &post).await {
                Ok(message) => {
                    if no_files {
                        self.app.rights.lacks(&self.cache, delivery.place, Permissions::ATTACH_FILES);
                    }
                    // Barer messages say nothing of what is lacking.
                    let lacking = if dress < Dress::Bare { lacking } else { delivery.lacking.0 };
                    // That nothing could be saved stands beside the messages of the game.
                    if delivery.kind != DeliveryKind::Unsaved
                        && let Some(old) = self.newest.put(&delivery, message, post.past.take())
                    {
                        let (worker, channel) = (self.clone(), old.channel);
                        if self.fading.is_first(old) {
                            self.app.tasks.spawn(async move { worker.fade(channel).await });
                        }
                    }
                    return Ok(Arrived { message, lacking });
                }
                Err(obstacle) => obstacle,
            };
            match obstacle {
                Obstacle::Gone(_) if delivery.running.is_some() => {
                    delivery.running = None;
                    self.newest.forget(delivery.game);
                }
                Obstacle::Archived(_) if !woken => {
                    woken = true;
                    let wake = EditThread::new().archived(false);
                    if let Err(error) = channel(&delivery).edit_thread(&self.http, wake).await {
                        return Err(sort(&error).into());
                    }
                    continue;
                }
                Obstacle::NoRight(_)
                    if post.picture.is_some() && self.app.rights.missing(&self.cache, delivery.place).is_empty() =>
                {
                    (no_files, dress) = (true, Dress::Written);
                    lacking.0 |= Permissions::ATTACH_FILES.bits();
                }
                // Whatever Discord does not take of it must not silence the game.
                Obstacle::Failed(failure) if failure.kind == FailureKind::Refused => match post.less {
                    Some(less) => {
                        tracing::error!(game = %delivery.game, ?dress, said = failure.text, "a message was not taken");
                        dress = less;
                    }
                    None => return Err(failure),
                },
                obstacle => return Err(obstacle.into()),
            }
            post = self.compose(&delivery, language, dress, lacking).await?;
        }
    }

    pub(super) async fn compose(
        &self,
        delivery: &Delivery,
        language: Language,
        dress: Dress,
        lacking: Rights,
    ) -> Result<Post, Failure> {
        post::compose(&self.app, delivery, language, dress, lacking).await.map_err(|denied| {
            tracing::error!(game = %delivery.game, ?denied, "a message could not be written");
            Failure { kind: FailureKind::Passing, text: "the message could not be written".to_owned() }
        })
    }

    async fn once(&self, delivery: &Delivery, post: &Post) -> Result<MessageId, Obstacle> {
        let channel = channel(delivery);
        let sent = match delivery.running {
            Some(message) => {
                let lane = self.lane(post).await;
                let http: &Http = lane.as_deref().unwrap_or(&self.http);
                let mut edit = EditMessage::new()
                    .content(&post.content)
                    .components(post.rows.clone())
                    .allowed_mentions(CreateAllowedMentions::new());
                // Only what is named stays: a new picture takes the old one's place, and an old one goes.
                if let Some(picture) = &post.picture {
                    edit = edit.attachments(EditAttachments::new().add(attachment(picture)));
                } else if !post.is_painted {
                    edit = edit.attachments(EditAttachments::new());
                }
                channel.edit_message(http, message.0, edit).await
            }
            None => {
                if delivery.again
                    && let Some(message) = self.arrived(delivery).await?
                {
                    return Ok(message);
                }
                self.create(channel, post, &delivery.nonce, &self.mentioned(delivery, &post.ping)).await
            }
        };
        sent.map(|it| MessageId(it.id.get())).map_err(|error| sort(&error))
    }

    /// Sends a new message, once.
    pub(super) async fn create(
        &self,
        to: ChannelId,
        post: &Post,
        nonce: &str,
        ping: &[UserId],
    ) -> Result<serenity::Message, serenity::Error> {
        let lane = self.lane(post).await;
        let users = ping.iter().map(|it| serenity::UserId::new(it.0));
        let mut message = CreateMessage::new()
            .content(&post.content)
            .components(post.rows.clone())
            .allowed_mentions(CreateAllowedMentions::new().users(users))
            .nonce(Nonce::String(nonce.to_owned()))
            .enforce_nonce(true);
        if let Some(picture) = &post.picture {
            message = message.add_file(attachment(picture));
        }
        to.send_message(lane.as_deref().unwrap_or(&self.http), message).await
    }

    /// Where a picture goes up.
    async fn lane(&self, post: &Post) -> Option<Lane<'_>> {
        match post.picture {
            Some(_) => Some(self.app.uploads.lane().await),
            None => None,
        }
    }

    /// Takes from the messages of a channel what no longer holds now that their games have newer ones. Nothing waits for it, and it
    /// is not tried again: the message that counts is there.
    async fn fade(&self, channel: Channel) {
        let fade = |old: Old| {
            let http = self.http.clone();
            let edit = EditMessage::new()
                .content(old.past.content)
                .components(old.past.rows)
                .allowed_mentions(CreateAllowedMentions::new());
            async move {
                if let Err(error) = ChannelId::new(channel.0).edit_message(&http, old.message.0, edit).await {
                    tracing::debug!(%error, "an old message keeps its buttons");
                }
            }
        };
        self.fading.work_off(channel, fade).await;
    }

    async fn failed(&self, delivery: Delivery, failure: Failure) {
        let Failure { kind, text: said } = failure.clone();
        self.app.counts.failed(kind.key());
        let waits = self.app.host.failed(&delivery, failure).await;
        let wait = match waits {
            Ok(wait) => Duration::from_millis(wait.unsigned_abs()),
            Err(error) => {
                tracing::error!(%error, "a failed delivery could not be marked");
                ROUND
            }
        };
        let (game, channel) = (delivery.game, delivery.place.channel);
        match kind {
            FailureKind::Passing => tracing::warn!(%game, %channel, said, ?wait, "a message could not be sent"),
            FailureKind::Closed => tracing::warn!(%game, %channel, said, ?wait, "we may not write there"),
            FailureKind::Token => tracing::error!(%game, said, ?wait, "Discord does not know our token at the moment"),
            FailureKind::Refused => {
                tracing::error!(%game, %channel, said, ?wait, "Discord does not take a message in any form");
            }
        }
        let is_stuck = matches!(kind, FailureKind::Closed | FailureKind::Refused);
        if is_stuck && let Some(opener) = self.app.openers.take(&delivery) {
            let worker = self.clone();
            self.app.tasks.spawn(async move { door::tell_unseen(worker.app, &worker.cache, opener, kind).await });
        }
        if wait < ROUND {
            let notify = self.app.host.notify();
            tokio::spawn(async move {
                tokio::time::sleep(wait).await;
                notify.notify_one();
            });
        }
    }

    /// The message of a delivery that was tried before, if it did arrive. Discord forgets a nonce after some minutes,
    /// and we may have been away for longer.
    async fn arrived(&self, delivery: &Delivery) -> Result<Option<MessageId>, Obstacle> {
        let recent = GetMessages::new().limit(100);
        let recent = match delivery.last {
            Some(last) => recent.after(last.0),
            None => recent,
        };
        match channel(delivery).messages(&self.http, recent).await {
            Ok(list) => Ok(list.iter().find(|it| post::is_of(it, delivery)).map(|it| MessageId(it.id.get()))),
            Err(error) => match sort(&error) {
                Obstacle::Gone(_) | Obstacle::Archived(_) => Ok(None),
                Obstacle::Failed(it) if it.kind == FailureKind::Refused => Ok(None),
                obstacle => Err(Obstacle::Failed(obstacle.into())),
            },
        }
    }

    pub(super) async fn language(&self, guild: Option<GuildId>) -> Language {
        let Some(guild) = guild else { return self.app.public_language(None, None).await };
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

fn complain(sent: Result<(), JoinError>) {
    if let Err(error) = sent {
        tracing::error!(%error, "a worker broke off");
    }
}

fn channel(delivery: &Delivery) -> ChannelId {
    ChannelId::new(delivery.place.channel.0)
}

impl From<Obstacle> for Failure {
    fn from(obstacle: Obstacle) -> Failure {
        match obstacle {
            Obstacle::Gone(it) | Obstacle::Archived(it) | Obstacle::NoRight(it) | Obstacle::Failed(it) => it,
        }
    }
}

/// The longest text of a failure that is kept.
const SAID: usize = 300;
/// "Internal network error": a 403 that says nothing of rights.
const INTERNAL: isize = 40333;
/// The codes of Discord that say what is missing; below are none, or those of what stands in front of it.
const FIRST: isize = 10_000;

pub(super) fn sort(error: &serenity::Error) -> Obstacle {
    invalid::look_at(error);
    let response = match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => response,
        _ => {
            // The library itself knows some of what Discord does not take.
            let is_model = matches!(error, serenity::Error::Model(_));
            let kind = if is_model { FailureKind::Refused } else { FailureKind::Passing };
            return Obstacle::Failed(Failure { kind, text: clip(&error.to_string(), SAID) });
        }
    };
    let (status, code) = (response.status_code.as_u16(), response.error.code);
    let faults: String = response.error.errors.iter().map(|it| format!("; {}: {}", it.path, it.message)).collect();
    let text = clip(&format!("{status}, {code}: {}{faults}", response.error.message), SAID);
    let failure = |kind| Failure { kind, text };
    match (status, code) {
        // Gone, or edited too often since it grew old.
        (_, 10008 | 30046) => Obstacle::Gone(failure(FailureKind::Passing)),
        (_, 50083) => Obstacle::Archived(failure(FailureKind::Closed)),
        (403, 50013) => Obstacle::NoRight(failure(FailureKind::Closed)),
        (401, _) => Obstacle::Failed(failure(FailureKind::Token)),
        (403 | 404, FIRST..) if code != INTERNAL => Obstacle::Failed(failure(FailureKind::Closed)),
        (403 | 404 | 408 | 429, _) => Obstacle::Failed(failure(FailureKind::Passing)),
        (400..=499, _) => Obstacle::Failed(failure(FailureKind::Refused)),
        _ => Obstacle::Failed(failure(FailureKind::Passing)),
    }
}
