//! Reading as a user: messages, pings, files and channels; and waiting for conditions.

use std::time::Duration;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::{Control, ControlError, Done, missing};
use crate::sandbox::ids::Id;
use crate::sandbox::invoke::offered;
use crate::sandbox::rest::interactions::DEFER_UPDATE;
use crate::sandbox::view::{Message, Modal, Ping, modal_view};
use crate::sandbox::world::World;

/// How long to wait for a bot to start.
const READY_PATIENCE: Duration = Duration::from_secs(30);

impl Control {
    pub fn bot(&self) -> Id {
        self.hub.look(|world| world.bot)
    }

    /// The messages of a channel which this user sees, oldest first, ephemeral ones included.
    pub fn messages(&self, user: Id, channel: Id) -> Vec<Message> {
        self.hub.look(|world| world.messages_for(user, channel))
    }

    /// One message as it stands now, if the user sees it.
    pub fn message(&self, user: Id, message: Id) -> Option<Message> {
        self.hub.look(|world| {
            let post = world.posts.get(&message);
            let post = post.filter(|post| world.user_sees_post(user, post));
            post.map(|post| world.view(post))
        })
    }

    /// The direct messages between the user and the bot.
    pub fn direct_messages(&self, user: Id) -> Vec<Message> {
        let channel = self.dm(user);
        channel.map_or_else(|_| Vec::new(), |channel| self.messages(user, channel))
    }

    /// Every message that pinged this user, oldest first; edits never ping.
    pub fn pings(&self, user: Id) -> Vec<Ping> {
        self.hub.look(|world| {
            let mine = world.pings.values().filter(|mark| mark.user == user);
            mine.map(|mark| Ping { channel: mark.channel, message: mark.post, silent: mark.silent, at_ms: mark.at_ms })
                .collect()
        })
    }

    /// The bytes of a file, by its id or address.
    pub fn attachment(&self, url_or_id: &str) -> Done<Bytes> {
        let plain = url_or_id.split('?').next().unwrap_or_default();
        let mut parts = plain.rsplit('/');
        let last = parts.next().unwrap_or_default();
        let id = last.parse().ok().or_else(|| parts.next()?.parse::<Id>().ok());
        self.hub
            .look(|world| Some(world.attachments.get(&id?)?.bytes.clone()))
            .ok_or_else(|| missing("attachment", url_or_id))
    }

    /// The modal that the response to this interaction opened.
    pub fn modal(&self, interaction: Id) -> Done<Modal> {
        let found = self.hub.look(|world| {
            let answer = world.interactions.get(&interaction)?.acknowledged.as_ref()?;
            let data = answer.modal.as_ref()?;
            Some(modal_view(interaction, data))
        });
        found.ok_or_else(|| missing("modal", interaction))
    }

    /// Every registered command: the global ones, then those of guilds.
    pub fn commands(&self) -> Vec<Value> {
        self.hub.look(|world| {
            let all = world.commands.values();
            all.flat_map(|commands| commands.values().cloned()).collect()
        })
    }

    /// The commands a user is offered in this channel.
    pub fn offered_commands(&self, user: Id, channel: Id) -> Vec<Value> {
        self.hub.look(|world| offered(world, user, channel))
    }

    /// All guilds, channels and members that the user sees.
    pub fn overview(&self, user: Id) -> Value {
        self.hub.look(|world| overview(world, user))
    }

    pub fn users(&self) -> Vec<Value> {
        self.hub.look(|world| {
            let people = world.users.values();
            people
                .map(|user| {
                    json!({"id": user.id, "name": user.name, "locale": user.locale,
                           "bot": user.bot, "dms_open": user.dms_open})
                })
                .collect()
        })
    }

    /// Whether a bot is connected, how often one identified, resumed and wrote its commands, and how often it was
    /// refused (401, 403, 429) in the last minutes.
    pub fn status(&self) -> Value {
        let (connected, identifies, resumes) =
            self.hub.look_sessions(|sessions| (sessions.connected(), sessions.identifies, sessions.resumes));
        self.hub.look(|world| {
            json!({
                "connected": connected,
                "identifies": identifies,
                "resumes": resumes,
                "command_writes": world.command_writes,
                "refused_requests": world.rates.refusals(world.now_us()),
                "application_id": world.application,
                "base_url": world.base_url,
            })
        })
    }

    /// How many gateway sockets are open now.
    pub fn connected(&self) -> usize {
        self.hub.look_sessions(|sessions| sessions.connected())
    }

    /// How often a bot has identified so far; take it before a restart for `wait_identified`.
    pub fn identifies(&self) -> u64 {
        self.hub.look_sessions(|sessions| sessions.identifies)
    }

    pub fn resumes(&self) -> u64 {
        self.hub.look_sessions(|sessions| sessions.resumes)
    }

    /// Waits for a bot with all its shards connected and its commands registered.
    pub async fn wait_ready(&self) -> Done<()> {
        let ready = || {
            let registered = self.hub.look(|world| world.command_writes > 0);
            self.connected() as u64 >= self.hub.look(|world| world.shards) && registered
        };
        self.wait_until("a bot with its commands", READY_PATIENCE, ready).await
    }

    /// Waits until a bot has identified more often than `before`, after a restart.
    pub async fn wait_identified(&self, before: u64) -> Done<()> {
        let again = || self.identifies() > before && self.connected() > 0;
        self.wait_until("a bot that identifies again", READY_PATIENCE, again).await
    }

    /// Waits until a condition on the world holds.
    pub async fn wait_until(&self, what: &str, patience: Duration, mut holds: impl FnMut() -> bool) -> Done<()> {
        let mut watch = self.hub.watch();
        let search = async {
            loop {
                watch.mark_unchanged();
                if holds() || watch.changed().await.is_err() {
                    return;
                }
            }
        };
        let found = tokio::time::timeout(patience, search).await;
        found.map_err(|_| ControlError::Timeout { what: what.to_owned(), waited_ms: patience.as_millis() as u64 })
    }

    /// Waits until the messages this user sees in the channel satisfy `holds`, and returns them.
    pub async fn wait_for(
        &self,
        user: Id,
        channel: Id,
        patience: Duration,
        mut holds: impl FnMut(&[Message]) -> bool,
    ) -> Done<Vec<Message>> {
        let probe = |world: &World| {
            let messages = world.messages_for(user, channel);
            holds(&messages).then_some(messages)
        };
        let found = self.until(patience, probe).await;
        found.ok_or_else(|| ControlError::Timeout {
            what: format!("the wanted messages in {channel}"),
            waited_ms: patience.as_millis() as u64,
        })
    }

    /// Waits until the answer to an interaction is no longer "thinking", or the pressed message has been changed if that was
    /// promised, and returns it.
    pub async fn settled(&self, interaction: Id, patience: Duration) -> Done<Message> {
        let probe = |world: &World| {
            let found = world.interactions.get(&interaction)?;
            let promised = found.acknowledged.as_ref().is_some_and(|it| it.kind == DEFER_UPDATE);
            let original = found.original.filter(|_| found.followed || !promised)?;
            let post = world.posts.get(&original).filter(|post| !post.is_loading());
            post.map(|post| world.view(post))
        };
        let found = self.until(patience, probe).await;
        found.ok_or_else(|| ControlError::Timeout {
            what: format!("the answer to {interaction}"),
            waited_ms: patience.as_millis() as u64,
        })
    }
}

fn overview(world: &World, user: Id) -> Value {
    let mine = world.guilds.values();
    let mine = mine.filter(|guild| guild.members.contains_key(&user));
    let guilds: Vec<Value> = mine
        .map(|guild| {
            let channels = world.channels.values();
            let channels: Vec<Value> = channels
                .filter(|it| it.guild == Some(guild.id) && world.sees(it.id, user))
                .map(|it| world.channel_view(it.id))
                .collect();
            let members: Vec<Value> = guild
                .members
                .keys()
                .filter_map(|id| world.users.get(id))
                .map(|it| json!({"id": it.id, "name": it.name, "bot": it.bot}))
                .collect();
            json!({"id": guild.id, "name": guild.name, "locale": guild.locale, "owner": guild.owner,
                   "channels": channels, "members": members})
        })
        .collect();
    let direct = world.channels.values();
    let direct: Vec<Value> = direct
        .filter(|it| it.guild.is_none() && it.recipients.contains(&user))
        .map(|it| world.channel_view(it.id))
        .collect();
    json!({"user": user, "guilds": guilds, "direct": direct})
}
