//! The REST side under `/api/v10`: one table of routes, each answered by a synchronous function over the world.

pub(super) mod channels;
pub(super) mod command_permissions;
pub(super) mod commands;
pub(super) mod compose;
pub(super) mod interactions;
pub(super) mod messages;
pub(super) mod users;
pub(super) mod webhooks;

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::error::{ApiError, Form};
use super::ids::Id;
use super::limits::message::Upload;
use super::world::World;

/// A request of the bot.
#[derive(Debug, Clone, Default)]
pub(super) struct Incoming {
    pub method: String,
    /// The path after `/api/v10`, percent-decoded and cut at the slashes.
    pub segments: Vec<String>,
    pub query: BTreeMap<String, String>,
    pub authorization: Option<String>,
    /// The JSON body, or the `payload_json` part.
    pub json: Value,
    pub files: Vec<Upload>,
}

#[derive(Debug, Clone)]
pub(super) struct Reply {
    pub status: u16,
    pub body: Option<Value>,
}

pub(super) type Answer = Result<Reply, ApiError>;

pub(super) fn ok(body: Value) -> Answer {
    Ok(Reply { status: 200, body: Some(body) })
}

pub(super) fn no_content() -> Answer {
    Ok(Reply { status: 204, body: None })
}

impl Incoming {
    pub(super) fn object(&self) -> Result<Map<String, Value>, ApiError> {
        match &self.json {
            Value::Object(object) => Ok(object.clone()),
            Value::Null => Ok(Map::new()),
            _ => Err(ApiError::no_json()),
        }
    }

    fn flag(&self, key: &str) -> bool {
        let value = self.query.get(key);
        value.is_some_and(|value| value.eq_ignore_ascii_case("true") || value == "1")
    }
}

/// An id in the path; one that is no number is refused like Discord does.
fn id(text: &str) -> Result<Id, ApiError> {
    text.parse().map_err(|_| {
        let mut form = Form::default();
        let message = format!("Value \"{text}\" is not snowflake.");
        form.fault("NUMBER_TYPE_COERCE", message);
        form.finish().err().unwrap_or_else(ApiError::not_found)
    })
}

pub(super) fn answer(world: &mut World, request: &Incoming) -> Reply {
    route(world, request).unwrap_or_else(|error| Reply { status: error.status, body: Some(error.body()) })
}

fn route(world: &mut World, request: &Incoming) -> Answer {
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    let method = request.method.as_str();
    // These carry a token in the path and need no Authorization header.
    match (method, segments.as_slice()) {
        ("GET", ["gateway"]) => return ok(json!({"url": users::gateway_url(world)})),
        ("POST", ["interactions", interaction, token, "callback"]) => {
            return interactions::callback(world, id(interaction)?, token, request);
        }
        ("POST", ["webhooks", application, token]) => {
            return webhooks::follow_up(world, id(application)?, token, request);
        }
        ("GET", ["webhooks", application, token, "messages", message]) => {
            return webhooks::get(world, id(application)?, token, message);
        }
        ("PATCH", ["webhooks", application, token, "messages", message]) => {
            return webhooks::edit(world, id(application)?, token, message, request);
        }
        ("DELETE", ["webhooks", application, token, "messages", message]) => {
            return webhooks::delete(world, id(application)?, token, message);
        }
        _ => {}
    }
    let expected = format!("Bot {}", world.bot_token);
    if request.authorization.as_deref() != Some(expected.as_str()) {
        return Err(ApiError::unauthorized());
    }
    match (method, segments.as_slice()) {
        ("GET", ["gateway", "bot"]) => ok(users::gateway_bot(world)),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => ok(world.application_json()),
        ("GET", ["users", "@me"]) => ok(world.me_json()),
        ("POST", ["users", "@me", "channels"]) => users::open_dm(world, request),
        ("GET", ["users", user]) => users::get(world, id(user)?),
        ("GET", ["guilds", guild]) => users::guild(world, id(guild)?, request.flag("with_counts")),
        ("GET", ["guilds", guild, "channels"]) => users::guild_channels(world, id(guild)?),
        ("GET", ["guilds", guild, "roles"]) => users::guild_roles(world, id(guild)?),
        ("GET", ["guilds", guild, "members", user]) => users::guild_member(world, id(guild)?, id(user)?),
        ("GET", ["guilds", guild, "threads", "active"]) => channels::active_threads(world, id(guild)?),
        (_, ["applications", application, rest @ ..]) if rest.contains(&"commands") => {
            if id(application)? != world.application {
                return Err(ApiError::unknown_application());
            }
            match (method, rest) {
                (_, ["commands"]) => commands::all(world, None, request),
                (_, ["commands", command]) => commands::one(world, None, id(command)?, request),
                (_, ["guilds", guild, "commands"]) => commands::all(world, Some(id(guild)?), request),
                (_, ["guilds", guild, "commands", "permissions"]) => {
                    command_permissions::all(world, id(guild)?, method)
                }
                (_, ["guilds", guild, "commands", command, "permissions"]) => {
                    command_permissions::one(world, id(guild)?, id(command)?, method)
                }
                (_, ["guilds", guild, "commands", command]) => {
                    commands::one(world, Some(id(guild)?), id(command)?, request)
                }
                _ => Err(ApiError::not_found()),
            }
        }
        (_, ["channels", channel, rest @ ..]) => in_channel(world, id(channel)?, rest, request),
        _ => Err(ApiError::not_found()),
    }
}

fn in_channel(world: &mut World, channel: Id, rest: &[&str], request: &Incoming) -> Answer {
    match (request.method.as_str(), rest) {
        ("GET", []) => channels::get(world, channel),
        ("PATCH", []) => channels::edit(world, channel, request),
        ("DELETE", []) => channels::delete(world, channel),
        ("POST", ["typing"]) => channels::typing(world, channel),
        ("POST", ["threads"]) => channels::start_thread(world, channel, None, request),
        ("POST", ["messages", message, "threads"]) => {
            channels::start_thread(world, channel, Some(id(message)?), request)
        }
        ("PUT", ["thread-members", user]) => channels::add_thread_member(world, channel, user),
        ("GET", ["messages"]) => messages::list(world, channel, request),
        ("POST", ["messages"]) => messages::create(world, channel, request),
        ("GET", ["messages", "pins"] | ["pins"]) => messages::pins(world, channel, rest.len() == 2),
        ("PUT", ["messages", "pins", message] | ["pins", message]) => messages::pin(world, channel, id(message)?, true),
        ("DELETE", ["messages", "pins", message] | ["pins", message]) => {
            messages::pin(world, channel, id(message)?, false)
        }
        ("GET", ["messages", message]) => messages::get(world, channel, id(message)?),
        ("PATCH", ["messages", message]) => messages::edit(world, channel, id(message)?, request),
        ("DELETE", ["messages", message]) => messages::delete(world, channel, id(message)?),
        _ => Err(ApiError::not_found()),
    }
}
