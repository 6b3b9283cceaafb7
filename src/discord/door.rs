//! Whether a table can be shown where it is called for, and what its opener is told if not.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::{Cache, ChannelType, PartialChannel, Permissions};

use super::app::{App, Voice};
use super::call::Call;
use super::reply::{self, Show};
use super::rights;
use crate::engine::{Arg, Text, Words};
use crate::host::{Delivery, DeliveryKind, FailureKind, GameId};

/// Why nothing can be written in a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Why {
    /// These rights are missing.
    Rights(Permissions),
    /// A private thread that the bot has not been added to.
    Thread,
    /// A thread in which only moderators write.
    Locked,
    /// A channel that has no messages, such as a forum: only its posts have.
    NoMessages,
    /// Discord refuses, and does not say why.
    Closed,
    /// Discord does not take the message.
    Refused,
}

/// What may be missing, with the message that names it as Discord does.
const RIGHTS: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "bot-right-view"),
    (Permissions::SEND_MESSAGES, "bot-right-send"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "bot-right-send-in-threads"),
];

impl Why {
    pub(super) fn say(self, voice: &Voice) -> String {
        let words = &voice.text;
        words.word(match self {
            Why::Rights(missing) => {
                let named = RIGHTS.iter().filter(|it| missing.contains(it.0));
                let names: Vec<String> = named.map(|it| format!("**{}**", words.word(it.1))).collect();
                let rights = Arg::Word(words.language().list(&names));
                return words.say(&Text::new("bot-why-rights").with("rights", rights));
            }
            Why::Thread => "bot-why-thread",
            Why::Locked => "bot-why-locked",
            Why::NoMessages => "bot-why-no-messages",
            Why::Closed => "bot-why-closed",
            Why::Refused => "bot-why-refused",
        })
    }
}

/// What keeps the bot from writing where it is called.
pub(super) async fn shut(call: &Call) -> Option<Why> {
    let channel = call.channel.as_ref()?;
    if let Some(why) = seen(channel, call.rights) {
        return Some(why);
    }
    // The rights in a private thread are those of its channel, but only who is in it sees it.
    if channel.kind == ChannelType::PrivateThread
        && let Err(error) = call.http.get_channel(channel.id).await
        && is_closed(&error)
    {
        return Some(Why::Thread);
    }
    None
}

/// What an interaction itself tells of it.
fn seen(channel: &PartialChannel, may: Option<Permissions>) -> Option<Why> {
    let is_forum = matches!(channel.kind, ChannelType::Forum | ChannelType::Unknown(FORUM_OF_PICTURES));
    if is_forum || matches!(channel.kind, ChannelType::Category | ChannelType::Directory) {
        return Some(Why::NoMessages);
    }
    let may = may.filter(|it| !it.contains(Permissions::ADMINISTRATOR))?;
    let missing = rights::needed(channel.thread_metadata.is_some()).difference(may);
    if !missing.is_empty() {
        return Some(Why::Rights(missing));
    }
    let is_locked = channel.thread_metadata.is_some_and(|it| it.locked);
    (is_locked && !may.contains(Permissions::MANAGE_THREADS)).then_some(Why::Locked)
}

/// A kind of channel that the library has no name for.
const FORUM_OF_PICTURES: u8 = 16;

fn is_closed(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(it)) if matches!(it.status_code.as_u16(), 403 | 404)
    )
}

/// For so long an interaction can be answered once more.
const ANSWERABLE: Duration = Duration::from_secs(14 * 60);
/// How often, because the first answer must have arrived before another one can.
const TRIES: u32 = 4;

/// Who has opened a table whose message has not arrived yet.
#[derive(Default)]
pub(super) struct Openers(Mutex<HashMap<GameId, (Call, Instant)>>);

impl Openers {
    pub(super) fn wait(&self, game: GameId, call: Call) {
        let mut openers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        openers.retain(|_, it| it.1.elapsed() < ANSWERABLE);
        openers.insert(game, (call, Instant::now()));
    }

    /// Each is told once what became of the message.
    pub(super) fn take(&self, delivery: &Delivery) -> Option<Call> {
        if delivery.kind != DeliveryKind::Opened {
            return None;
        }
        let mut openers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        openers.remove(&delivery.game).filter(|it| it.1.elapsed() < ANSWERABLE).map(|it| it.0)
    }
}

/// Tells the opener of a table that nobody can see it yet, and what would help.
pub(super) async fn tell_unseen(app: App, cache: &Cache, call: Call, kind: FailureKind) {
    let missing = app.rights.missing(cache, call.place);
    let why = match kind {
        FailureKind::Refused => Why::Refused,
        _ if missing.is_empty() => Why::Closed,
        _ => Why::Rights(missing),
    };
    let voice = app.common(app.language(&call).await);
    let why = Arg::Word(why.say(&voice));
    let show = Show::text(voice.text.say(&Text::new("bot-lobby-unseen").with("why", why)));
    for attempt in 1..=TRIES {
        match reply::send_more(&app, &call, &show).await {
            Ok(()) => return,
            Err(error) if attempt == TRIES => tracing::warn!(%error, "the opener of a table could not be told"),
            Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn look(kind: u8, metadata: Value, may: Permissions) -> Option<Why> {
        let channel = json!({"id": "1", "name": "table", "type": kind, "thread_metadata": metadata});
        seen(&serde_json::from_value(channel).unwrap(), Some(may))
    }

    fn thread(locked: bool) -> Value {
        let at = "2026-01-01T00:00:00Z";
        json!({"archived": false, "auto_archive_duration": 60, "archive_timestamp": at, "locked": locked})
    }

    #[test]
    fn a_table_needs_a_channel_with_messages_and_the_right_to_write_them() {
        let all = super::super::commands::invite_permissions();
        for kind in [0, 2, 5] {
            assert_eq!(look(kind, Value::Null, all), None, "a channel of kind {kind}");
        }
        for kind in [4, 14, 15, 16] {
            assert_eq!(look(kind, Value::Null, all), Some(Why::NoMessages), "a channel of kind {kind}");
        }
        for (right, in_channel, in_thread) in [
            (Permissions::VIEW_CHANNEL, true, true),
            (Permissions::SEND_MESSAGES, true, false),
            (Permissions::SEND_MESSAGES_IN_THREADS, false, true),
            (Permissions::ATTACH_FILES, false, false),
        ] {
            let why = Some(Why::Rights(right));
            assert_eq!(look(0, Value::Null, all - right), why.filter(|_| in_channel), "{right}");
            assert_eq!(look(11, thread(false), all - right), why.filter(|_| in_thread), "{right}");
        }
        assert_eq!(look(11, thread(true), all), Some(Why::Locked));
        assert_eq!(look(11, thread(true), all | Permissions::MANAGE_THREADS), None);
        assert_eq!(look(0, Value::Null, Permissions::ADMINISTRATOR), None);
    }
}
