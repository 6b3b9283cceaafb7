//! Permission bits, and how Discord computes them for a member in a channel.

use serde::{Deserialize, Serialize};

use super::ids::Id;
use super::world::{Channel, World};

pub const CREATE_INSTANT_INVITE: u64 = 1;
pub const ADMINISTRATOR: u64 = 1 << 3;
pub const MANAGE_CHANNELS: u64 = 1 << 4;
pub const MANAGE_GUILD: u64 = 1 << 5;
pub const ADD_REACTIONS: u64 = 1 << 6;
pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
pub const MANAGE_MESSAGES: u64 = 1 << 13;
pub const EMBED_LINKS: u64 = 1 << 14;
pub const ATTACH_FILES: u64 = 1 << 15;
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub const MENTION_EVERYONE: u64 = 1 << 17;
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub const MANAGE_THREADS: u64 = 1 << 34;
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub const PIN_MESSAGES: u64 = 1 << 51;

/// The permissions of people in a new guild: those that Discord gives to @everyone.
pub const MEMBER: u64 = CREATE_INSTANT_INVITE
    | ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// What the invite link of a careful bot asks for.
pub const BOT_INVITE: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | SEND_MESSAGES_IN_THREADS
    | EMBED_LINKS
    | ATTACH_FILES
    | CREATE_PUBLIC_THREADS
    | READ_MESSAGE_HISTORY
    | PIN_MESSAGES;

/// Every known bit; administrators have them all.
pub const ALL: u64 = (1 << 53) - 1;

/// In a direct message there are no roles; this is what an app may do there.
pub const IN_DM: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_APPLICATION_COMMANDS
    | PIN_MESSAGES;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum OverwriteKind {
    Role = 0,
    Member = 1,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Overwrite {
    pub id: Id,
    pub kind: OverwriteKind,
    pub allow: u64,
    pub deny: u64,
}

impl World {
    /// The member's permissions in the guild as a whole; 0 for a user who is not a member.
    pub(crate) fn guild_permissions(&self, guild: Id, user: Id) -> u64 {
        let Some(guild) = self.guilds.get(&guild) else {
            return 0;
        };
        let Some(member) = guild.members.get(&user) else {
            return 0;
        };
        if guild.owner == user {
            return ALL;
        }
        let everyone = guild.roles.get(&guild.id).map_or(0, |role| role.permissions);
        let bits = member
            .roles
            .iter()
            .filter_map(|role| guild.roles.get(role))
            .fold(everyone, |bits, role| bits | role.permissions);
        if bits & ADMINISTRATOR != 0 { ALL } else { bits }
    }

    /// The user's permissions in the channel; a thread has those of its parent.
    pub(crate) fn permissions(&self, channel: Id, user: Id) -> u64 {
        let Some(channel) = self.channels.get(&channel) else {
            return 0;
        };
        let Some(guild) = channel.guild else {
            return if channel.recipients.contains(&user) { IN_DM } else { 0 };
        };
        let base = self.guild_permissions(guild, user);
        if base == ALL {
            return ALL;
        }
        let holder = self.channels.get(&self.holder(channel)).unwrap_or(channel);
        let bits = self.apply_overwrites(base, guild, holder, user);
        // A member who cannot see a channel can do nothing there.
        if bits & VIEW_CHANNEL == 0 { 0 } else { bits }
    }

    /// The channel whose overwrites hold: a thread follows its parent.
    pub(crate) fn holder(&self, channel: &Channel) -> Id {
        channel.parent.filter(|_| channel.thread.is_some()).unwrap_or(channel.id)
    }

    fn apply_overwrites(&self, base: u64, guild: Id, holder: &Channel, user: Id) -> u64 {
        let roles = self
            .guilds
            .get(&guild)
            .and_then(|guild| guild.members.get(&user))
            .map(|member| member.roles.clone())
            .unwrap_or_default();
        let mut bits = base;
        for rule in holder.overwrites.iter().filter(|rule| rule.id == guild) {
            bits = bits & !rule.deny | rule.allow;
        }
        let (mut allow, mut deny) = (0, 0);
        for rule in &holder.overwrites {
            if rule.kind == OverwriteKind::Role && roles.contains(&rule.id) {
                allow |= rule.allow;
                deny |= rule.deny;
            }
        }
        bits = bits & !deny | allow;
        for rule in &holder.overwrites {
            if rule.kind == OverwriteKind::Member && rule.id == user {
                bits = bits & !rule.deny | rule.allow;
            }
        }
        bits
    }

    /// Whether the user sees the channel at all.
    pub(crate) fn sees(&self, channel: Id, user: Id) -> bool {
        let bits = self.permissions(channel, user);
        if bits & VIEW_CHANNEL == 0 {
            return false;
        }
        let Some(thread) = self.channels.get(&channel).and_then(|it| it.thread.as_ref()) else {
            return true;
        };
        !thread.private || thread.members.contains(&user) || bits & MANAGE_THREADS != 0
    }
}
