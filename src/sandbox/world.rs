//! The world: application, users, guilds, channels, messages, commands and interactions, as plain data.
//!
//! Everything lives behind one mutex (see `hub`); the functions here are small and synchronous, and report
//! what happened through `pending` (for the bot) and `user_events` (for the users who watch).

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::faults::Faults;
use super::hub::{Dispatch, UserEvent};
use super::ids::{Id, Ids};
use super::perms::Overwrite;
use super::rates::Rates;
use super::rest::command_permissions::CommandRule;
use super::tracked_map::TrackedMap;

pub(super) const INTENT_GUILDS: u64 = 1;
pub(super) const INTENT_GUILD_MEMBERS: u64 = 1 << 1;
pub(super) const INTENT_GUILD_PRESENCES: u64 = 1 << 8;
pub(super) const INTENT_GUILD_MESSAGES: u64 = 1 << 9;
pub(super) const INTENT_DIRECT_MESSAGES: u64 = 1 << 12;
pub(super) const INTENT_MESSAGE_CONTENT: u64 = 1 << 15;

pub(super) const FLAG_SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(super) const FLAG_HAS_THREAD: u64 = 1 << 5;
pub(super) const FLAG_EPHEMERAL: u64 = 1 << 6;
pub(super) const FLAG_LOADING: u64 = 1 << 7;
pub(super) const FLAG_SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub(super) const FLAG_COMPONENTS_V2: u64 = 1 << 15;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct User {
    pub id: Id,
    pub name: String,
    pub locale: String,
    pub bot: bool,
    /// Whether others may open a direct message; closed ones answer 50007.
    pub dms_open: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub id: Id,
    pub name: String,
    pub locale: String,
    pub owner: Id,
    pub roles: BTreeMap<Id, Role>,
    pub members: BTreeMap<Id, Member>,
    /// The role that every person gets who joins; @everyone may do nothing, so that a bot has the rights of its own
    /// role and no other.
    #[serde(default)]
    pub member_role: Option<Id>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Role {
    pub id: Id,
    pub name: String,
    pub permissions: u64,
    pub position: i64,
    pub mentionable: bool,
    /// The bot this role was made for, if any.
    pub bot: Option<Id>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Member {
    pub roles: Vec<Id>,
    pub joined_ms: u64,
}

pub(super) const KIND_TEXT: u8 = 0;
pub(super) const KIND_DM: u8 = 1;
pub(super) const KIND_PUBLIC_THREAD: u8 = 11;
pub(super) const KIND_PRIVATE_THREAD: u8 = 12;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub id: Id,
    pub kind: u8,
    pub guild: Option<Id>,
    pub name: String,
    pub topic: Option<String>,
    pub position: i64,
    /// Age-restricted; threads are what their parent is.
    #[serde(default)]
    pub nsfw: bool,
    pub parent: Option<Id>,
    pub owner: Option<Id>,
    pub overwrites: Vec<Overwrite>,
    /// The two sides of a direct message.
    pub recipients: Vec<Id>,
    pub thread: Option<Thread>,
    /// Saved with the messages themselves.
    #[serde(skip)]
    pub posts: BTreeSet<Id>,
    pub last_post: Option<Id>,
    pub total_posts: u64,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub private: bool,
    pub archived: bool,
    pub locked: bool,
    pub invitable: bool,
    pub auto_archive_minutes: i64,
    pub archive_ms: u64,
    pub members: BTreeSet<Id>,
}

/// Messages that Discord writes by itself: a thread was renamed, a message pinned, a thread begun, and the first one in
/// a thread, which repeats the message that it began with.
pub(super) const KIND_RENAMED: u8 = 4;
pub(super) const KIND_PINNED: u8 = 6;
pub(super) const KIND_THREAD_CREATED: u8 = 18;
pub(super) const KIND_THREAD_STARTER: u8 = 21;

/// A message as it is stored; what a user sees of it is `view::Message`.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Post {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub kind: u8,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Id>,
    pub flags: u64,
    pub tts: bool,
    pub pinned: bool,
    pub edited_ms: Option<u64>,
    pub mentions: Vec<Id>,
    pub mention_roles: Vec<Id>,
    pub mention_everyone: bool,
    /// The message this one answers: channel and message.
    pub reply_to: Option<(Id, Id)>,
    pub nonce: Option<Value>,
    /// The interaction that made it, with `interaction_metadata` as sent.
    pub interaction: Option<(Id, Value)>,
    /// The only user who sees it, for ephemeral messages.
    pub only_for: Option<Id>,
    pub thread: Option<Id>,
}

impl Post {
    pub(crate) fn is_loading(&self) -> bool {
        self.flags & FLAG_LOADING != 0
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub id: Id,
    pub channel: Id,
    pub filename: String,
    pub description: Option<String>,
    pub content_type: String,
    /// Saved separately.
    #[serde(skip)]
    pub bytes: Bytes,
    pub size_px: Option<(u32, u32)>,
    pub ephemeral: bool,
}

pub(super) const COMMAND: u8 = 2;
pub(super) const COMPONENT: u8 = 3;
pub(super) const AUTOCOMPLETE: u8 = 4;
pub(super) const MODAL: u8 = 5;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    pub guild: Option<Id>,
    pub created_us: u64,
    /// The event's `d`, kept so that the same event can be delivered again.
    pub event: Value,
    pub metadata: Value,
    /// The message whose component was pressed.
    pub source: Option<Id>,
    /// For autocomplete: the type of the focused option.
    pub focused_type: Option<u8>,
    pub acknowledged: Option<Acknowledged>,
    /// What `@original` means.
    pub original: Option<Id>,
    pub followups: BTreeSet<Id>,
    /// Whether anything came after the acknowledgement: an edit, or a follow-up.
    #[serde(default)]
    pub followed: bool,
    /// For a modal submit: the interaction that opened the modal.
    pub opened_by: Option<Id>,
    pub modal_used: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Acknowledged {
    pub kind: u8,
    pub after: Duration,
    pub modal: Option<Value>,
    pub choices: Vec<Value>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct PingMark {
    pub user: Id,
    pub post: Id,
    pub channel: Id,
    pub silent: bool,
    pub at_ms: u64,
}

#[derive(Debug)]
pub(crate) struct World {
    pub ids: Ids,
    pub base_url: String,
    pub application: Id,
    pub bot: Id,
    pub bot_token: String,
    pub bot_permissions: u64,
    pub interaction_deadline: Duration,
    pub token_life: Duration,
    pub users: TrackedMap<Id, User>,
    pub guilds: TrackedMap<Id, Guild>,
    pub channels: TrackedMap<Id, Channel>,
    pub posts: TrackedMap<Id, Post>,
    pub attachments: TrackedMap<Id, Attachment>,
    /// Registered commands, by guild; `None` for the global ones.
    pub commands: TrackedMap<Option<Id>, BTreeMap<Id, Value>>,
    /// What guilds have settled about commands, by guild and command.
    pub command_rules: TrackedMap<(Id, Id), Vec<CommandRule>>,
    /// How often the bot wrote its commands (PUT, POST, PATCH, DELETE).
    pub command_writes: u64,
    pub command_creates: Vec<(Option<Id>, u64)>,
    pub interactions: TrackedMap<Id, Interaction>,
    /// Messages by their author and nonce, with the time in microseconds.
    pub nonces: TrackedMap<(Id, String), (Id, u64)>,
    pub pings: TrackedMap<u64, PingMark>,
    pub pending: Vec<Dispatch>,
    pub user_events: Vec<UserEvent>,
    /// The number of shards that the gateway recommends and insists on.
    pub shards: u64,
    pub faults: Faults,
    pub rates: Rates,
}

impl World {
    /// This world is in memory only.
    pub(crate) fn forget_changes(&mut self) {
        self.users.forget_changes();
        self.guilds.forget_changes();
        self.channels.forget_changes();
        self.posts.forget_changes();
        self.attachments.forget_changes();
        self.commands.forget_changes();
        self.command_rules.forget_changes();
        self.interactions.forget_changes();
        self.nonces.forget_changes();
        self.pings.forget_changes();
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.ids.clock.now_ms()
    }

    pub(crate) fn now_us(&self) -> u64 {
        self.ids.clock.now_us()
    }

    /// The time since then.
    pub(crate) fn since(&self, then_us: u64) -> Duration {
        self.ids.clock.since(then_us)
    }

    pub(crate) fn dispatch(&mut self, name: &'static str, data: Value, intents: u64) {
        self.pending.push(Dispatch { name, data, intents });
    }

    pub(crate) fn notify(&mut self, users: BTreeSet<Id>, event: Value) {
        if !users.is_empty() {
            self.user_events.push(UserEvent { users, event });
        }
    }

    /// The users who see the channel, without the bot.
    pub(crate) fn audience(&self, channel: Id) -> BTreeSet<Id> {
        let people = self.users.values().filter(|user| !user.bot);
        people.map(|user| user.id).filter(|user| self.sees(channel, *user)).collect()
    }

    pub(crate) fn audience_of(&self, post: &Post) -> BTreeSet<Id> {
        match post.only_for {
            Some(user) => BTreeSet::from([user]),
            None => self.audience(post.channel),
        }
    }

    pub(crate) fn user_sees_post(&self, user: Id, post: &Post) -> bool {
        match post.only_for {
            Some(only) => only == user,
            None => self.sees(post.channel, user),
        }
    }

    fn message_intent(&self, channel: Id) -> u64 {
        match self.channels.get(&channel).and_then(|it| it.guild) {
            Some(_) => INTENT_GUILD_MESSAGES,
            None => INTENT_DIRECT_MESSAGES,
        }
    }

    /// Stores a message, unarchives its thread, records its pings and sends the events.
    pub(crate) fn add_post(&mut self, post: Post) -> Id {
        let (id, channel) = (post.id, post.channel);
        self.wake_thread(channel);
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.posts.insert(id);
            channel.last_post = Some(id);
            channel.total_posts += 1;
        }
        let loading = post.is_loading();
        let ephemeral = post.only_for.is_some();
        self.posts.insert(id, post);
        if !loading && !ephemeral {
            self.mark_pings(id);
        }
        self.announce_post("MESSAGE_CREATE", "message", id);
        id
    }

    /// Tells the bot (unless ephemeral) and the users about a new or changed message.
    pub(crate) fn announce_post(&mut self, event: &'static str, kind: &str, id: Id) {
        let Some(post) = self.posts.get(&id).cloned() else {
            return;
        };
        if post.only_for.is_none() {
            let intent = self.message_intent(post.channel);
            let data = self.post_event_json(&post);
            self.dispatch(event, data, intent);
        }
        let view = self.view(&post);
        let users = self.audience_of(&post);
        self.notify(users, json!({"type": kind, "message": view}));
    }

    pub(crate) fn delete_post(&mut self, id: Id) {
        let Some(post) = self.posts.remove(&id) else {
            return;
        };
        for attachment in &post.attachments {
            self.attachments.remove(attachment);
        }
        let mut guild = None;
        if let Some(channel) = self.channels.get_mut(&post.channel) {
            channel.posts.remove(&id);
            guild = channel.guild;
        }
        if post.only_for.is_none() {
            let mut data = json!({"id": id, "channel_id": post.channel});
            if let Some(guild) = guild {
                data["guild_id"] = json!(guild);
            }
            let intent = self.message_intent(post.channel);
            self.dispatch("MESSAGE_DELETE", data, intent);
        }
        let users = self.audience_of(&post);
        self.notify(users, json!({"type": "message_deleted", "channel": post.channel, "id": id}));
    }

    /// A new message in an archived thread opens it again.
    pub(crate) fn wake_thread(&mut self, channel: Id) {
        let now = self.now_ms();
        let archived = self
            .channels
            .get_mut(&channel)
            .and_then(|channel| channel.thread.as_mut())
            .filter(|thread| thread.archived);
        if let Some(thread) = archived {
            thread.archived = false;
            thread.archive_ms = now;
            self.announce_channel("THREAD_UPDATE", channel);
        }
    }

    /// Moves the clock ahead.
    pub(crate) fn advance(&mut self, by: Duration) {
        self.ids.clock.advance(by);
        let now = self.now_ms();
        let asleep = |channel: &&Channel| {
            let thread = channel.thread.as_ref().filter(|it| !it.archived);
            thread.is_some_and(|thread| {
                let spoken = channel.last_post.map_or(0, Id::created_ms);
                now.saturating_sub(thread.archive_ms.max(spoken)) >= thread.auto_archive_minutes as u64 * 60_000
            })
        };
        let asleep: Vec<Id> = self.channels.values().filter(asleep).map(|it| it.id).collect();
        for id in asleep {
            if let Some(thread) = self.channels.get_mut(&id).and_then(|it| it.thread.as_mut()) {
                thread.archived = true;
                thread.archive_ms = now;
            }
            self.announce_channel("THREAD_UPDATE", id);
        }
    }

    pub(crate) fn announce_channel(&mut self, event: &'static str, channel: Id) {
        let data = self.channel_json(channel);
        self.dispatch(event, data, INTENT_GUILDS);
        let users = self.audience(channel);
        self.notify(users, json!({"type": "channel", "channel": self.channel_view(channel)}));
    }

    /// The direct-message channel of these two, made if there is none yet.
    pub(crate) fn dm(&mut self, one: Id, other: Id) -> Id {
        let found = self.channels.values().find(|channel| {
            channel.kind == KIND_DM && channel.recipients.contains(&one) && channel.recipients.contains(&other)
        });
        if let Some(channel) = found {
            return channel.id;
        }
        let id = self.ids.next();
        let mut channel = Channel::new(id, KIND_DM, None, "");
        channel.recipients = vec![one, other];
        self.channels.insert(id, channel);
        let users = self.audience(id);
        self.notify(users, json!({"type": "channel", "channel": self.channel_view(id)}));
        id
    }

    pub(crate) fn share_a_guild(&self, one: Id, other: Id) -> bool {
        self.guilds.values().any(|guild| guild.members.contains_key(&one) && guild.members.contains_key(&other))
    }

    pub(crate) fn add_member(&mut self, guild: Id, user: Id, mut roles: Vec<Id>) {
        let is_bot = user == self.bot;
        let joined_ms = self.now_ms();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            roles.extend(guild.member_role.filter(|_| !is_bot));
            guild.members.entry(user).or_insert(Member { roles, joined_ms });
        }
        if is_bot {
            let data = self.guild_create_json(guild);
            self.dispatch("GUILD_CREATE", data, INTENT_GUILDS);
        } else {
            let mut data = self.member_json(guild, user);
            data["guild_id"] = json!(guild);
            self.dispatch("GUILD_MEMBER_ADD", data, INTENT_GUILD_MEMBERS);
        }
    }

    pub(crate) fn bot_in(&self, guild: Id) -> bool {
        self.guilds.get(&guild).is_some_and(|guild| guild.members.contains_key(&self.bot))
    }

    /// The role with the permissions from the bot's invite link.
    pub(crate) fn bot_role(&mut self) -> Role {
        let (id, user) = (self.ids.next(), self.users.get(&self.bot));
        let role = Role::new(id, user.map_or("", |it| &it.name), self.bot_permissions);
        Role { position: 2, bot: Some(self.bot), ..role }
    }
}

impl Channel {
    pub(crate) fn new(id: Id, kind: u8, guild: Option<Id>, name: &str) -> Self {
        Channel {
            id,
            kind,
            guild,
            name: name.to_owned(),
            topic: None,
            position: 0,
            nsfw: false,
            parent: None,
            owner: None,
            overwrites: Vec::new(),
            recipients: Vec::new(),
            thread: None,
            posts: BTreeSet::new(),
            last_post: None,
            total_posts: 0,
        }
    }
}

impl Role {
    pub(crate) fn new(id: Id, name: &str, permissions: u64) -> Self {
        Role { id, name: name.to_owned(), permissions, position: 0, mentionable: false, bot: None }
    }
}
