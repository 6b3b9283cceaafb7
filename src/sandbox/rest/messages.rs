//! Messages of channels: reading, sending, editing, deleting, pinning.

use std::time::Duration;

use serde_json::{Value, json};

use super::compose::{self, Origin};
use super::{Answer, Incoming, no_content, ok};
use crate::sandbox::error::{ApiError, Form};
use crate::sandbox::ids::{Id, iso};
use crate::sandbox::perms;
use crate::sandbox::world::*;

/// How long a nonce is remembered.
const NONCE_LIFE: Duration = Duration::from_secs(300);

/// The channel, if the bot sees it: 10003 and 50001 otherwise.
pub(crate) fn visible(world: &World, channel: Id) -> Result<&Channel, ApiError> {
    let found = world.channels.get(&channel);
    let found = found.ok_or_else(ApiError::unknown_channel)?;
    if world.sees(channel, world.bot) { Ok(found) } else { Err(ApiError::missing_access()) }
}

pub(crate) fn need(world: &World, channel: Id, bits: u64) -> Result<(), ApiError> {
    if world.permissions(channel, world.bot) & bits == bits { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

/// A message of this channel that is not ephemeral; ephemeral ones are not in its history.
fn find(world: &World, channel: Id, message: Id) -> Result<&Post, ApiError> {
    let post = world.posts.get(&message);
    post.filter(|post| post.channel == channel && post.only_for.is_none()).ok_or_else(ApiError::unknown_message)
}

pub(crate) fn list(world: &World, channel: Id, request: &Incoming) -> Answer {
    let found = visible(world, channel)?;
    let mut form = Form::default();
    let query = request.query.iter();
    let query = query.map(|(key, value)| (key.clone(), json!(value))).collect();
    let limit = form.integer(&query, "limit", (1, 100)).unwrap_or(50) as usize;
    let at = |key: &str| request.query.get(key).and_then(|text| text.parse::<Id>().ok());
    let (before, after, around) = (at("before"), at("after"), at("around"));
    form.finish()?;
    if world.permissions(channel, world.bot) & perms::READ_MESSAGE_HISTORY == 0 {
        return ok(json!([]));
    }
    let all = found.posts.iter().filter_map(|id| world.posts.get(id));
    let all: Vec<&Post> = all.filter(|post| post.only_for.is_none()).collect();
    let mut chosen: Vec<&Post> = if let Some(after) = after {
        let later = all.iter().filter(|post| post.id > after);
        later.take(limit).copied().collect()
    } else if let Some(middle) = around {
        let from = all.partition_point(|post| post.id < middle);
        let start = from.saturating_sub(limit / 2);
        all.iter().skip(start).take(limit).copied().collect()
    } else {
        let earlier = all.iter().rev();
        let earlier = earlier.filter(|post| before.is_none_or(|before| post.id < before));
        earlier.take(limit).copied().collect()
    };
    chosen.sort_by_key(|post| std::cmp::Reverse(post.id));
    ok(chosen.into_iter().map(|post| world.post_json(post)).collect())
}

pub(crate) fn get(world: &World, channel: Id, message: Id) -> Answer {
    visible(world, channel)?;
    need(world, channel, perms::READ_MESSAGE_HISTORY)?;
    let post = find(world, channel, message)?;
    ok(world.post_json(post))
}

/// Whether the bot may write here at all.
pub(crate) fn may_send(world: &World, channel: Id) -> Result<(), ApiError> {
    let found = visible(world, channel)?;
    if found.guild.is_none() {
        let other = found.recipients.iter().find(|user| **user != world.bot);
        let other = other.and_then(|user| world.users.get(user));
        let open = other.is_some_and(|user| user.dms_open);
        return if open { Ok(()) } else { Err(ApiError::cannot_dm()) };
    }
    match &found.thread {
        None => need(world, channel, perms::SEND_MESSAGES),
        Some(thread) => {
            need(world, channel, perms::SEND_MESSAGES_IN_THREADS)?;
            if thread.locked && need(world, channel, perms::MANAGE_THREADS).is_err() {
                return Err(ApiError::new(403, 160_005, "Thread is locked"));
            }
            Ok(())
        }
    }
}

pub(crate) fn create(world: &mut World, channel: Id, request: &Incoming) -> Answer {
    may_send(world, channel)?;
    let draft = compose::read_draft(world, request, None, None)?;
    if !draft.files.is_empty() {
        need(world, channel, perms::ATTACH_FILES)?;
    }
    if draft.embeds.as_ref().is_some_and(|list| !list.is_empty()) {
        need(world, channel, perms::EMBED_LINKS)?;
    }
    let nonce = draft.nonce.as_ref().map(Value::to_string);
    if let Some(nonce) = &nonce
        && draft.enforce_nonce
        && let Some((earlier, at)) = world.nonces.get(&(world.bot, nonce.clone()))
        && world.since(*at) < NONCE_LIFE
        && let Some(post) = world.posts.get(earlier)
    {
        return ok(world.post_json(post));
    }
    let mut reply_to = None;
    if let Some(message) = draft.reply_to {
        if find(world, channel, message).is_err() {
            let mut form = Form::default();
            form.fault_at("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message");
            form.finish()?;
        }
        need(world, channel, perms::READ_MESSAGE_HISTORY)?;
        reply_to = Some((channel, message));
    }
    let origin = Origin {
        channel,
        author: world.bot,
        kind: if reply_to.is_some() { 19 } else { 0 },
        reply_to,
        interaction: None,
        only_for: None,
        users_only: false,
    };
    let id = compose::create(world, draft, origin)?;
    if let Some(nonce) = nonce {
        world.nonces.insert((world.bot, nonce), (id, world.now_us()));
    }
    get_posted(world, id)
}

fn get_posted(world: &World, id: Id) -> Answer {
    let post = world.posts.get(&id).ok_or_else(ApiError::unknown_message)?;
    ok(world.post_json(post))
}

pub(crate) fn edit(world: &mut World, channel: Id, message: Id, request: &Incoming) -> Answer {
    let found = visible(world, channel)?;
    let archived = found.thread.as_ref().is_some_and(|thread| thread.archived);
    let post = find(world, channel, message)?;
    if post.author != world.bot {
        return Err(ApiError::not_your_message());
    }
    if archived {
        return Err(ApiError::thread_archived());
    }
    let draft = compose::read_draft(world, request, None, Some(post))?;
    if !draft.files.is_empty() {
        need(world, channel, perms::ATTACH_FILES)?;
    }
    compose::edit(world, message, draft, false)?;
    get_posted(world, message)
}

pub(crate) fn delete(world: &mut World, channel: Id, message: Id) -> Answer {
    let found = visible(world, channel)?;
    let in_guild = found.guild.is_some();
    let archived = found.thread.as_ref().is_some_and(|thread| thread.archived);
    let post = find(world, channel, message)?;
    if post.author != world.bot {
        if !in_guild {
            return Err(ApiError::not_in_dm());
        }
        need(world, channel, perms::MANAGE_MESSAGES)?;
    }
    if archived {
        return Err(ApiError::thread_archived());
    }
    world.delete_post(message);
    no_content()
}

pub(crate) fn pins(world: &World, channel: Id, paged: bool) -> Answer {
    let found = visible(world, channel)?;
    let pinned = found.posts.iter().rev().filter_map(|id| world.posts.get(id));
    let pinned = pinned.filter(|post| post.pinned).map(|post| world.post_json(post));
    if !paged {
        return ok(pinned.collect());
    }
    let items: Vec<Value> = pinned.map(|post| json!({"pinned_at": iso(world.now_ms()), "message": post})).collect();
    ok(json!({"items": items, "has_more": false}))
}

pub(crate) fn pin(world: &mut World, channel: Id, message: Id, pinned: bool) -> Answer {
    let found = visible(world, channel)?;
    let count = found.posts.iter().filter_map(|id| world.posts.get(id));
    let count = count.filter(|post| post.pinned).count();
    need(world, channel, perms::PIN_MESSAGES)?;
    find(world, channel, message)?;
    if pinned && count >= 250 {
        return Err(ApiError::too_many_pins());
    }
    let Some(post) = world.posts.get_mut(&message) else { return Err(ApiError::unknown_message()) };
    if post.pinned == pinned {
        return no_content();
    }
    post.pinned = pinned;
    world.announce_post("MESSAGE_UPDATE", "message", message);
    let guild = world.channels.get(&channel).and_then(|it| it.guild);
    let mut changed = json!({"channel_id": channel, "last_pin_timestamp": iso(world.now_ms())});
    if let Some(guild) = guild {
        changed["guild_id"] = json!(guild);
    }
    world.dispatch("CHANNEL_PINS_UPDATE", changed, INTENT_GUILDS);
    if pinned {
        compose::system(world, KIND_PINNED, channel, world.bot, "", Some((channel, message)));
    }
    no_content()
}
