//! What the bot may do in each channel: as Discord said at the last interaction there, else as the roles and the
//! overwrites give it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use poise::serenity_prelude as serenity;
use serenity::{Cache, ChannelType, Member, Permissions, RoleId};

use crate::host::{ChannelId, GuildId, Place, Rights};

/// Without these a message still arrives, but lacks something of which the table is told.
const WANTED: Permissions = Permissions::ATTACH_FILES.union(Permissions::READ_MESSAGE_HISTORY);

/// What was said of channels since anything last changed there.
#[derive(Default)]
pub(super) struct Known(Mutex<HashMap<Place, Permissions>>);

impl Known {
    /// Every interaction says what the bot may do where it was made.
    pub(super) fn learn(&self, place: Place, may: Permissions) {
        self.map().insert(place, may);
    }

    /// A refusal has shown that this right is missing.
    pub(super) fn lacks(&self, cache: &Cache, place: Place, right: Permissions) {
        let may = self.may(cache, place).unwrap_or(Permissions::all());
        self.learn(place, may.difference(right));
    }

    /// Something has changed in these channels of a guild.
    pub(super) fn forget(&self, guild: Option<GuildId>, concerns: impl Fn(ChannelId) -> bool) {
        self.map().retain(|it, _| it.guild != guild || !concerns(it.channel));
    }

    /// What the bot may do there; nothing if nobody knows.
    pub(super) fn may(&self, cache: &Cache, place: Place) -> Option<Permissions> {
        let told = self.map().get(&place).copied();
        told.or_else(|| cached(cache, place))
            .map(|it| if it.contains(Permissions::ADMINISTRATOR) { Permissions::all() } else { it })
    }

    /// What keeps the bot from writing there, as far as anybody knows.
    pub(super) fn missing(&self, cache: &Cache, place: Place) -> Permissions {
        self.may(cache, place).map_or(Permissions::empty(), |it| needed(is_thread(cache, place)).difference(it))
    }

    /// What the table has to do without.
    pub(super) fn lacking(&self, cache: &Cache, place: Place) -> Rights {
        Rights(self.may(cache, place).map_or(Permissions::empty(), |it| WANTED.difference(it)).bits())
    }

    fn map(&self) -> MutexGuard<'_, HashMap<Place, Permissions>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) fn has(rights: Rights, right: Permissions) -> bool {
    Permissions::from_bits_truncate(rights.0).contains(right)
}

/// What is needed to write in a channel at all.
pub(super) fn needed(is_thread: bool) -> Permissions {
    let send = if is_thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    Permissions::VIEW_CHANNEL | send
}

fn cached(cache: &Cache, place: Place) -> Option<Permissions> {
    let guild = cache.guild(serenity::GuildId::new(place.guild?.0))?;
    let me = guild.members.get(&cache.current_user().id)?;
    of_member(&guild, place, me)
}

/// Whether somebody can see a channel. Whatever nobody knows they cannot; in a private thread they would have to be.
pub(super) fn sees(cache: &Cache, place: Place, member: &Member) -> bool {
    let Some(guild) = place.guild.and_then(|it| cache.guild(serenity::GuildId::new(it.0))) else { return false };
    let is_private =
        |it: &serenity::GuildChannel| it.id.get() == place.channel.0 && it.kind == ChannelType::PrivateThread;
    if guild.threads.iter().any(is_private) {
        return false;
    }
    of_member(&guild, place, member).is_some_and(|it| it.contains(Permissions::VIEW_CHANNEL))
}

fn of_member(guild: &serenity::Guild, place: Place, member: &Member) -> Option<Permissions> {
    let id = serenity::ChannelId::new(place.channel.0);
    // A thread has the rights of its channel.
    let parent = guild.threads.iter().find(|it| it.id == id).and_then(|it| it.parent_id);
    let channel = guild.channels.get(&parent.unwrap_or(id))?;
    Some(guild.user_permissions_in(channel, member))
}

fn is_thread(cache: &Cache, place: Place) -> bool {
    let guild = place.guild.and_then(|it| cache.guild(serenity::GuildId::new(it.0)));
    guild.is_none_or(|it| !it.channels.contains_key(&serenity::ChannelId::new(place.channel.0)))
}

/// Whether what happens to `changed` concerns a channel: it is the same, or a thread of it. Of a thread that sleeps
/// nobody knows whose it is.
pub(super) fn concerns(
    cache: &Cache,
    guild: serenity::GuildId,
    changed: serenity::ChannelId,
    channel: ChannelId,
) -> bool {
    let id = serenity::ChannelId::new(channel.0);
    let Some(guild) = cache.guild(guild) else { return true };
    let thread = guild.threads.iter().find(|it| it.id == id);
    match thread {
        _ if id == changed => true,
        Some(thread) => thread.parent_id == Some(changed),
        None => !guild.channels.contains_key(&id) && guild.channels.contains_key(&changed),
    }
}

/// Whether a role gives the bot any rights: its own ones do, and that of everybody, which has the number of the guild.
pub(super) fn is_ours(cache: &Cache, guild: serenity::GuildId, role: RoleId) -> bool {
    let me = cache.current_user().id;
    let found = cache.guild(guild).and_then(|it| it.members.get(&me).map(|it| it.roles.contains(&role)));
    role.get() == guild.get() || found.unwrap_or(true)
}
