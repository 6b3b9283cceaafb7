//! Channels and threads: reading, archiving, renaming, starting threads, typing.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::messages::{may_send, need, visible};
use super::{Answer, Incoming, Reply, compose, no_content, ok};
use crate::sandbox::error::{ApiError, Form};
use crate::sandbox::ids::Id;
use crate::sandbox::perms;
use crate::sandbox::world::*;

pub(crate) fn get(world: &World, channel: Id) -> Answer {
    visible(world, channel)?;
    ok(world.channel_json(channel))
}

pub(crate) fn typing(world: &mut World, channel: Id) -> Answer {
    may_send(world, channel)?;
    let users = world.audience(channel);
    world.notify(users, json!({"type": "typing", "channel": channel}));
    no_content()
}

pub(crate) fn edit(world: &mut World, channel: Id, request: &Incoming) -> Answer {
    let found = visible(world, channel)?;
    let is_owner = found.owner == Some(world.bot);
    let Some(thread) = found.thread.clone() else {
        return edit_text_channel(world, channel, request);
    };
    let body = request.object()?;
    let mut form = Form::default();
    let name = form.text(&body, "name", (1, 100));
    let archived = form.boolean(&body, "archived");
    let locked = form.boolean(&body, "locked");
    let invitable = form.boolean(&body, "invitable");
    let minutes = archive_minutes(&mut form, &body);
    form.integer(&body, "rate_limit_per_user", (0, 21_600));
    form.finish()?;
    let manager = need(world, channel, perms::MANAGE_THREADS).is_ok();
    let only_opening = name.is_none() && locked.is_none() && minutes.is_none();
    if thread.archived && archived != Some(false) {
        return Err(ApiError::thread_archived());
    }
    // Every member who may write in an unlocked thread may unarchive it; only its owner may change the rest.
    let opening = thread.archived && archived == Some(false) && only_opening && !thread.locked;
    let allowed = if opening {
        need(world, channel, perms::SEND_MESSAGES_IN_THREADS).is_ok()
    } else {
        manager || (is_owner && locked.is_none() && !thread.locked)
    };
    if !allowed {
        return Err(ApiError::missing_permissions());
    }
    let now = world.now_ms();
    let renamed = name.clone().filter(|name| world.channels.get(&channel).is_some_and(|it| it.name != *name));
    if let Some(target) = world.channels.get_mut(&channel) {
        if let Some(name) = name {
            target.name = name;
        }
        if let Some(thread) = target.thread.as_mut() {
            if let Some(archived) = archived
                && archived != thread.archived
            {
                thread.archived = archived;
                thread.archive_ms = now;
            }
            thread.locked = locked.unwrap_or(thread.locked);
            thread.invitable = invitable.unwrap_or(thread.invitable);
            thread.auto_archive_minutes = minutes.unwrap_or(thread.auto_archive_minutes);
        }
    }
    world.announce_channel("THREAD_UPDATE", channel);
    if let Some(name) = renamed {
        compose::system(world, KIND_RENAMED, channel, world.bot, &name, None);
    }
    ok(world.channel_json(channel))
}

fn edit_text_channel(world: &mut World, channel: Id, request: &Incoming) -> Answer {
    if world.channels.get(&channel).is_none_or(|it| it.guild.is_none()) {
        return Err(ApiError::not_in_dm());
    }
    need(world, channel, perms::MANAGE_CHANNELS)?;
    let body = request.object()?;
    let mut form = Form::default();
    let name = form.text(&body, "name", (1, 100));
    let topic = form.text(&body, "topic", (0, 1024));
    form.finish()?;
    if let Some(target) = world.channels.get_mut(&channel) {
        if let Some(name) = name {
            target.name = name.to_lowercase().replace(' ', "-");
        }
        if body.contains_key("topic") {
            target.topic = topic;
        }
    }
    world.announce_channel("CHANNEL_UPDATE", channel);
    ok(world.channel_json(channel))
}

fn archive_minutes(form: &mut Form, body: &serde_json::Map<String, Value>) -> Option<i64> {
    let minutes = form.integer(body, "auto_archive_duration", (0, 100_000))?;
    if !matches!(minutes, 60 | 1440 | 4320 | 10_080) {
        form.fault_at("auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).");
    }
    Some(minutes)
}

pub(crate) fn delete(world: &mut World, channel: Id) -> Answer {
    let found = visible(world, channel)?;
    let (in_guild, is_thread) = (found.guild.is_some(), found.thread.is_some());
    let (parent, guild, kind) = (found.parent, found.guild, found.kind);
    let before = world.channel_json(channel);
    if !in_guild {
        return ok(before);
    }
    let right = if is_thread { perms::MANAGE_THREADS } else { perms::MANAGE_CHANNELS };
    need(world, channel, right)?;
    let users = world.audience(channel);
    if let Some(gone) = world.channels.remove(&channel) {
        for post in gone.posts {
            world.posts.remove(&post);
        }
    }
    let (event, data) = if is_thread {
        let data = json!({"id": channel, "guild_id": guild, "parent_id": parent, "type": kind});
        ("THREAD_DELETE", data)
    } else {
        ("CHANNEL_DELETE", before.clone())
    };
    world.dispatch(event, data, INTENT_GUILDS);
    world.notify(users, json!({"type": "channel_deleted", "id": channel}));
    ok(before)
}

pub(crate) fn start_thread(world: &mut World, channel: Id, message: Option<Id>, request: &Incoming) -> Answer {
    let found = visible(world, channel)?;
    if found.kind != KIND_TEXT {
        return Err(ApiError::wrong_channel_type());
    }
    let body = request.object()?;
    let mut form = Form::default();
    let name = form.required_text(&body, "name", (1, 100));
    let minutes = archive_minutes(&mut form, &body);
    form.integer(&body, "rate_limit_per_user", (0, 21_600));
    let kind = form.integer(&body, "type", (10, 12));
    let invitable = form.boolean(&body, "invitable").unwrap_or(true);
    if kind == Some(10) {
        let text = "Value must be one of {11, 12}.";
        form.fault_at("type", "BASE_TYPE_CHOICES", text);
    }
    form.finish()?;
    // Without a message Discord makes a private thread unless told otherwise.
    let private = message.is_none() && kind.unwrap_or(12) == 12;
    let right = if private { perms::CREATE_PRIVATE_THREADS } else { perms::CREATE_PUBLIC_THREADS };
    need(world, channel, right)?;
    if let Some(message) = message {
        let post = world.posts.get(&message);
        let post = post.filter(|post| post.channel == channel && post.only_for.is_none());
        let post = post.ok_or_else(ApiError::unknown_message)?;
        if post.thread.is_some() {
            return Err(ApiError::thread_exists());
        }
    }
    let id = open_thread(world, channel, message, world.bot, &name.unwrap_or_default(), private);
    if let Some(thread) = world.channels.get_mut(&id).and_then(|it| it.thread.as_mut()) {
        thread.invitable = invitable;
        thread.auto_archive_minutes = minutes.unwrap_or(1440);
    }
    announce_new_thread(world, id);
    Ok(Reply { status: 201, body: Some(world.channel_json(id)) })
}

/// Creates the thread without an event; also used by the control API.
pub(crate) fn open_thread(
    world: &mut World,
    parent: Id,
    message: Option<Id>,
    owner: Id,
    name: &str,
    private: bool,
) -> Id {
    let id = message.unwrap_or_else(|| world.ids.next());
    let guild = world.channels.get(&parent).and_then(|it| it.guild);
    let kind = if private { KIND_PRIVATE_THREAD } else { KIND_PUBLIC_THREAD };
    let mut thread = Channel::new(id, kind, guild, name);
    thread.parent = Some(parent);
    thread.owner = Some(owner);
    thread.thread = Some(Thread {
        private,
        archived: false,
        locked: false,
        invitable: true,
        auto_archive_minutes: 1440,
        archive_ms: world.now_ms(),
        members: BTreeSet::from([owner]),
    });
    world.channels.insert(id, thread);
    if let Some(post) = message.and_then(|message| world.posts.get_mut(&message)) {
        post.thread = Some(id);
        post.flags |= FLAG_HAS_THREAD;
    }
    id
}

pub(crate) fn announce_new_thread(world: &mut World, id: Id) {
    let mut data = world.channel_json(id);
    data["newly_created"] = json!(true);
    world.dispatch("THREAD_CREATE", data, INTENT_GUILDS);
    let users = world.audience(id);
    let view = world.channel_view(id);
    world.notify(users, json!({"type": "channel", "channel": view}));
    let Some(Channel { parent: Some(parent), owner: Some(owner), name, .. }) = world.channels.get(&id) else { return };
    let (parent, owner, name) = (*parent, *owner, name.clone());
    if world.posts.contains_key(&id) {
        world.announce_post("MESSAGE_UPDATE", "message", id);
        compose::system(world, KIND_THREAD_STARTER, id, owner, "", Some((parent, id)));
    } else if world.channels.get(&id).is_some_and(|it| it.kind == KIND_PUBLIC_THREAD) {
        compose::system(world, KIND_THREAD_CREATED, parent, owner, &name, Some((id, id)));
    }
}

pub(crate) fn add_thread_member(world: &mut World, channel: Id, user: &str) -> Answer {
    visible(world, channel)?;
    may_send(world, channel)?;
    let user = if user == "@me" { world.bot } else { super::id(user)? };
    if !world.users.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    let thread = world.channels.get_mut(&channel);
    let Some(thread) = thread.and_then(|it| it.thread.as_mut()) else {
        return Err(ApiError::wrong_channel_type());
    };
    if thread.archived {
        return Err(ApiError::thread_archived());
    }
    thread.members.insert(user);
    let users = BTreeSet::from([user]);
    let view = world.channel_view(channel);
    world.notify(users, json!({"type": "channel", "channel": view}));
    no_content()
}

pub(crate) fn active_threads(world: &World, guild: Id) -> Answer {
    if !world.bot_in(guild) {
        return Err(ApiError::unknown_guild());
    }
    let threads = world.channels.values().filter(|it| {
        it.guild == Some(guild)
            && it.thread.as_ref().is_some_and(|thread| !thread.archived)
            && world.sees(it.id, world.bot)
    });
    let threads: Vec<&Channel> = threads.collect();
    let joined = threads.iter().filter(|it| {
        let thread = it.thread.as_ref();
        thread.is_some_and(|thread| thread.members.contains(&world.bot))
    });
    let members: Vec<Value> = joined.map(|it| world.thread_member_json(it.id, world.bot)).collect();
    let listed: Vec<Value> = threads.iter().map(|it| world.channel_json(it.id)).collect();
    ok(json!({"threads": listed, "members": members, "has_more": false}))
}
