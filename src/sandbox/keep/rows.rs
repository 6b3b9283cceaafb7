//! Converts the world to rows and back: every object is JSON under its kind and key.

use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Row;
use crate::sandbox::ids::Id;
use crate::sandbox::tracked_map::TrackedMap;
use crate::sandbox::world::World;

/// The kind of the one row for the fields of the world itself.
pub(super) const WORLD: &str = "world";

/// The fields of the world that are not maps.
#[derive(Serialize, Deserialize)]
struct Head {
    last_id: u64,
    ahead: Duration,
    application: Id,
    bot_token: String,
    command_creates: Vec<(Option<Id>, u64)>,
}

pub(super) fn head(world: &World) -> String {
    let head = Head {
        last_id: world.ids.last,
        ahead: world.ids.clock.ahead(),
        application: world.application,
        bot_token: world.bot_token.clone(),
        command_creates: world.command_creates.clone(),
    };
    text(&head)
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data with texts and numbers as keys is always JSON")
}

/// The rows changed since the last call.
pub(super) fn changes(world: &mut World) -> Vec<Row> {
    let mut rows = Vec::new();
    take("user", &mut world.users, &mut rows);
    take("guild", &mut world.guilds, &mut rows);
    take("channel", &mut world.channels, &mut rows);
    take("post", &mut world.posts, &mut rows);
    take("commands", &mut world.commands, &mut rows);
    take("command rules", &mut world.command_rules, &mut rows);
    take("interaction", &mut world.interactions, &mut rows);
    take("nonce", &mut world.nonces, &mut rows);
    take("ping", &mut world.pings, &mut rows);
    for (key, file) in world.attachments.changes() {
        let bytes = file.map(|it| it.bytes.clone());
        rows.push(Row { kind: "file".to_owned(), key: text(&key), body: file.map(text), file: bytes });
    }
    rows
}

fn take<K: Ord + Clone + Serialize, V: Serialize>(kind: &str, map: &mut TrackedMap<K, V>, rows: &mut Vec<Row>) {
    let changed = map.changes();
    rows.extend(changed.map(|(key, value)| Row {
        kind: kind.to_owned(),
        key: text(&key),
        body: value.map(text),
        file: None,
    }));
}

/// Puts saved rows into a new world; the error names what cannot be read.
pub(crate) fn restore(world: &mut World, rows: Vec<Row>) -> Result<(), String> {
    for row in rows {
        let kind = row.kind.clone();
        restore_row(world, row).map_err(|error| format!("{kind}: {error}"))?;
    }
    let homes: Vec<(Id, Id)> = world.posts.values().map(|it| (it.channel, it.id)).collect();
    for (channel, post) in homes {
        if let Some(channel) = world.channels.get_mut(&channel) {
            channel.posts.insert(post);
        }
    }
    // No bot can respond to these any more: their tokens have expired, or their connection is gone.
    let (clock, life) = (&world.ids.clock, world.token_life);
    world.interactions.retain(|_, it| clock.since(it.created_us) <= life);
    world.nonces.retain(|_, (_, at)| clock.since(*at) <= life);
    let hanging: Vec<Id> = world.posts.values().filter(|it| it.is_loading()).map(|it| it.id).collect();
    for post in hanging {
        world.delete_post(post);
    }
    world.pending.clear();
    world.user_events.clear();
    Ok(())
}

fn restore_row(world: &mut World, row: Row) -> Result<(), serde_json::Error> {
    let (key, body) = (row.key.as_str(), row.body.as_deref().unwrap_or_default());
    match row.kind.as_str() {
        WORLD => {
            let head: Head = serde_json::from_str(body)?;
            world.ids.last = head.last_id;
            world.ids.clock.advance(head.ahead);
            world.users.remove(&world.bot.clone());
            world.application = head.application;
            world.bot = head.application;
            world.bot_token = head.bot_token;
            world.command_creates = head.command_creates;
        }
        "user" => put(&mut world.users, key, body)?,
        "guild" => put(&mut world.guilds, key, body)?,
        "channel" => put(&mut world.channels, key, body)?,
        "post" => put(&mut world.posts, key, body)?,
        "commands" => put(&mut world.commands, key, body)?,
        "command rules" => put(&mut world.command_rules, key, body)?,
        "interaction" => put(&mut world.interactions, key, body)?,
        "nonce" => put(&mut world.nonces, key, body)?,
        "ping" => put(&mut world.pings, key, body)?,
        "file" => {
            let mut file: crate::sandbox::world::Attachment = serde_json::from_str(body)?;
            file.bytes = row.file.unwrap_or_default();
            world.attachments.restore(file.id, file);
        }
        // Not of a kind that this version knows.
        _ => {}
    }
    Ok(())
}

fn put<K, V>(map: &mut TrackedMap<K, V>, key: &str, body: &str) -> Result<(), serde_json::Error>
where
    K: Ord + Clone + DeserializeOwned,
    V: DeserializeOwned,
{
    map.restore(serde_json::from_str(key)?, serde_json::from_str(body)?);
    Ok(())
}
