//! Calls by direct message, for whoever wants them there rather than a mention in the channel.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, GetMessages, Http};

use super::outbox::{Outbox, sort};
use super::post::{self, Dress, Post};
use crate::engine::{Arg, Text, Words};
use crate::host::{Delivery, Failure, FailureKind, MessageId, Rights, UserId, Way};
use crate::words::Language;

/// How long it takes until a direct message that did not get through is tried again.
const WAITS: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(4)];
/// So many of the newest direct messages are looked through for one that may have arrived.
const RECENT: u8 = 50;

impl Outbox {
    /// Whom the message in the channel mentions.
    pub(super) fn mentioned(&self, delivery: &Delivery, ping: &[UserId]) -> Vec<UserId> {
        let is_mentioned = |it: &UserId| self.app.host.way(*it, delivery.game) != Way::Direct;
        ping.iter().copied().filter(is_mentioned).collect()
    }

    /// Writes to those of the people called who want it so, after the channel has got its message. Whom Discord does not let
    /// us write to is mentioned in the channel instead, from now on.
    pub(super) async fn call_directly(
        &self,
        delivery: &Delivery,
        message: MessageId,
        language: Language,
    ) -> Result<(), Failure> {
        let called = delivery.ping.iter().map(|it| (*it, true));
        let next = delivery.next.iter().map(|it| (*it, false));
        for (at, (user, is_called)) in called.chain(next).enumerate() {
            if self.app.host.way(user, delivery.game) != Way::Direct {
                continue;
            }
            let nonce = format!("{}d{at}", delivery.nonce);
            let (ping, next) = if is_called { (vec![user], Vec::new()) } else { (Vec::new(), vec![user]) };
            let letter = Delivery { nonce, ping, next, running: None, direct: Some(message), ..delivery.clone() };
            let Err(failure) = self.try_to_write(user, &letter, language).await else { continue };
            tracing::warn!(game = %delivery.game, said = failure.text, "a direct message could not be sent");
            self.mention(user, &letter, language).await?;
            if failure.kind == FailureKind::Closed
                && let Err(error) = self.app.host.not_directly(user).await
            {
                tracing::error!(%error, "that somebody cannot be written to could not be kept");
            }
        }
        Ok(())
    }

    async fn try_to_write(&self, user: UserId, letter: &Delivery, language: Language) -> Result<(), Failure> {
        let mut waits = WAITS.iter();
        loop {
            match self.write_to(user, letter, language).await {
                Err(Failure { kind: FailureKind::Passing, text }) => match waits.next() {
                    Some(wait) => tokio::time::sleep(*wait).await,
                    None => return Err(Failure { kind: FailureKind::Passing, text }),
                },
                done => return done,
            }
        }
    }

    /// What the channel has been told, in the language of whoever reads it, with the way there.
    async fn write_to(&self, user: UserId, letter: &Delivery, language: Language) -> Result<(), Failure> {
        let own = self.app.host.user_language(user).await.ok().flatten();
        let failed = |error: serenity::Error| Failure::from(sort(&error));
        let to = opened(&self.http, user).await.map_err(failed)?;
        if letter.again {
            let recent = to.messages(&self.http, GetMessages::new().limit(RECENT)).await.map_err(failed)?;
            if recent.iter().any(|it| post::is_of(it, letter)) {
                return Ok(());
            }
        }
        let mut dress = Dress::Painted;
        loop {
            let post = self.compose(letter, own.unwrap_or(language), dress, Rights::NONE).await?;
            let sent = self.create(to, &post, &letter.nonce, &[]).await.map_err(failed);
            match (sent, post.less) {
                (Err(failure), Some(less)) if failure.kind == FailureKind::Refused => dress = less,
                (sent, _) => return sent.map(|_| ()),
            }
        }
    }

    async fn mention(&self, user: UserId, letter: &Delivery, language: Language) -> Result<(), Failure> {
        let words = self.app.common(language).text;
        let line = Text::new("bot-direct-closed").with("names", Arg::Word(format!("<@{user}>")));
        let post = Post { content: words.say(&line), ..Post::default() };
        let (to, nonce) = (ChannelId::new(letter.place.channel.0), format!("{}m", letter.nonce));
        self.create(to, &post, &nonce, &[user]).await.map(|_| ()).map_err(|error| sort(&error).into())
    }
}

/// Tells somebody where they are called from now on. Fails if Discord does not let us write to them.
pub(super) async fn greet(http: &Http, user: UserId, hello: String) -> Result<(), serenity::Error> {
    opened(http, user).await?.say(http, hello).await.map(|_| ())
}

async fn opened(http: &Http, user: UserId) -> Result<ChannelId, serenity::Error> {
    Ok(serenity::UserId::new(user.0).create_dm_channel(http).await?.id)
}
