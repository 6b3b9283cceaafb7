//! Gateway addresses, users, guilds and direct-message channels.

use serde_json::{Value, json};

use super::{Answer, Incoming, ok};
use crate::sandbox::error::{ApiError, Form};
use crate::sandbox::ids::Id;
use crate::sandbox::world::*;

pub(crate) fn gateway_url(world: &World) -> String {
    world.base_url.replacen("http", "ws", 1)
}

pub(crate) fn gateway_bot(world: &World) -> Value {
    let (total, remaining, left) = world.rates.session_limit(world.now_us());
    json!({
        "url": gateway_url(world),
        "shards": world.shards,
        "session_start_limit": {
            "total": total,
            "remaining": remaining,
            "reset_after": left.as_millis() as u64,
            "max_concurrency": world.rates.max_concurrency,
        },
    })
}

pub(crate) fn get(world: &World, user: Id) -> Answer {
    if !world.users.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    ok(world.user_json(user))
}

pub(crate) fn open_dm(world: &mut World, request: &Incoming) -> Answer {
    let body = request.object()?;
    let recipient = match body.get("recipient_id") {
        Some(Value::String(text)) => text.parse::<Id>().ok(),
        Some(Value::Number(number)) => number.as_u64().map(Id),
        _ => None,
    };
    let known = recipient.filter(|user| world.users.contains_key(user));
    let Some(user) = known else {
        let mut form = Form::default();
        let text = "Value is not the snowflake of a user.";
        form.fault_at("recipient_id", "NUMBER_TYPE_COERCE", text);
        return Err(form.finish().err().unwrap_or_else(ApiError::unknown_user));
    };
    let target_is_bot = world.users.get(&user).is_some_and(|user| user.bot);
    if target_is_bot {
        return Err(ApiError::cannot_dm());
    }
    if !world.share_a_guild(world.bot, user) {
        return Err(ApiError::no_mutual_guild());
    }
    let channel = world.dm(world.bot, user);
    ok(world.channel_json(channel))
}

fn known_guild(world: &World, guild: Id) -> Result<&Guild, ApiError> {
    let found = world.guilds.get(&guild);
    found.filter(|_| world.bot_in(guild)).ok_or_else(ApiError::unknown_guild)
}

pub(crate) fn guild(world: &World, id: Id, with_counts: bool) -> Answer {
    let guild = known_guild(world, id)?;
    let mut out = world.guild_json(id);
    if with_counts {
        out["approximate_member_count"] = json!(guild.members.len());
        out["approximate_presence_count"] = json!(guild.members.len());
    }
    ok(out)
}

pub(crate) fn guild_channels(world: &World, guild: Id) -> Answer {
    known_guild(world, guild)?;
    let channels = world.channels.values();
    let channels = channels.filter(|it| it.guild == Some(guild) && it.thread.is_none());
    ok(channels.map(|it| world.channel_json(it.id)).collect())
}

pub(crate) fn guild_roles(world: &World, guild: Id) -> Answer {
    let guild = known_guild(world, guild)?;
    ok(guild.roles.values().map(|it| world.role_json(it)).collect())
}

pub(crate) fn guild_member(world: &World, guild: Id, user: Id) -> Answer {
    let found = known_guild(world, guild)?;
    if !world.users.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    if !found.members.contains_key(&user) {
        return Err(ApiError::unknown_member());
    }
    ok(world.member_json(guild, user))
}
