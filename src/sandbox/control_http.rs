//! The control API over HTTP, for the page in the browser and for scripts: JSON in, JSON out, under `/sandbox`.
//!
//! Ids are strings. `user` is who acts or looks. Errors are `{"error": text, "kind": …}` with 400 (bad
//! request), 404 (`missing`), 422 (`refused`: the client would not let the user), 413 (`long`) and 504 (`unanswered`, `timeout`).
//!
//! | request | body or query | answer |
//! |---|---|---|
//! | GET `/status` | | connected, identifies, resumes, refused requests, application |
//! | POST `/ready` | | waits for a bot with its commands |
//! | GET, POST `/users` | `{name, locale}` | the users; `{id}` |
//! | PUT `/users/{id}` | `{locale?, dms_open?}` | |
//! | GET `/users/{id}` | | the guilds, channels and members that this user sees |
//! | GET `/users/{id}/pings`, `/users/{id}/dm` | | pings; `{id}` of the direct-message channel |
//! | POST `/guilds` | `{name, locale}` | `{id}` |
//! | PUT `/guilds/{id}` | `{locale}` | |
//! | POST `/guilds/{id}/channels` | `{name}` | `{id}` |
//! | POST `/guilds/{id}/roles` | `{name, permissions?, mentionable?}` | `{id}` |
//! | PUT `/guilds/{id}/permissions` | `{permissions}` | what the bot's own role allows there |
//! | PUT, DELETE `/guilds/{id}/members/{user}` | `{permissions?, role?}` | joins, leaves |
//! | PUT `/channels/{id}/overwrites/{user}` | `{allow?, deny?}` | bits as strings |
//! | POST `/channels/{id}/threads` | `{user, name}` | `{id}` |
//! | PUT `/channels/{id}/thread` | `{archived, locked?}` | |
//! | DELETE `/channels/{id}` | | |
//! | GET `/channels/{id}/messages`, `/channels/{id}/commands` | `?user=` | what this user sees or is offered |
//! | POST `/channels/{id}/messages` | `{user, text}` | `{id}` |
//! | POST `/channels/{id}/run` | `{user, command, options?}` | the bot's answer |
//! | POST `/channels/{id}/autocomplete` | `{user, command, options, focused}` | choices |
//! | GET, DELETE `/messages/{id}` | `?user=` | one message |
//! | POST `/messages/{id}/press` | `{user, custom_id}` | the bot's answer |
//! | POST `/messages/{id}/select` | `{user, custom_id, values}` | the bot's answer |
//! | POST `/modals/{interaction}` | `{user, fields}` | the bot's answer |
//! | POST `/interactions/{id}/redeliver` | | the same event again |
//! | GET `/interactions/{id}/settled` | `?timeout_ms=` | the message once it is no longer "thinking" |
//! | GET `/commands` | | all registered commands |
//! | POST `/gateway/{drop,reconnect,invalidate}` | | cuts sockets, op 7, op 9 |
//! | POST `/gateway/shards` | `{shards}` | from now on the bot needs so many (4011) |
//! | POST `/gateway/down` | `{for_ms?}` | cuts sockets and takes no new ones for so long, by default a minute |
//! | GET, DELETE `/faults` | | the plan, the one-off faults and the counts; ends all faults |
//! | PUT `/faults/plan` | `{seed, rates: {…}}` | random faults, see `faults::Rates` (`"bad-day"` for some of every kind) |
//! | POST `/faults/rest` | `{kind: too_many, broken, cut or slow, …, method?, path?, times?, for_ms?}` | see `faults::RestFault` |
//! | POST `/faults/double` | `{times?}` | the next interactions are delivered twice |
//! | POST `/faults/expire` | | every interaction's token expires |
//! | POST `/faults/away` | `{minutes?}` | moves the clock ahead, by default an hour |
//! | POST `/faults/lock` | `{channel, bits?, acts?}` | the bot may not write there until users have acted that many times |
//! | GET `/events` | `?user=&pings=all` | WebSocket: a JSON text for everything this user sees happen |
//!
//! `options` is `{name: value}` or, to keep an order, `[[name, value], …]`; `fields` is `{custom_id: text}`.
//! Events have a `type`: `message`, `message_deleted`, `channel`, `channel_deleted`, `typing`, `ping`,
//! `acknowledged` (with `modal` if a modal opened), `unanswered`, and `missed` if the client read too slowly.
//! With `pings=all` the `ping` events of all users are included, for a page on which one person plays several users.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use super::control::{Control, ControlError, missing, refused};
use super::faults::{FaultPlan, Rates};
use super::http::{Unread, read_body};
use super::hub::{Hub, UserEvent};
use super::ids::Id;
use super::perms;

/// More than any act of a user needs.
const MAX_CALL_BYTES: usize = 256 * 1024;

type Params = BTreeMap<String, String>;

pub(super) fn router(hub: Arc<Hub>) -> Router {
    Router::new().route("/events", get(events)).route("/{*path}", any(call)).with_state(Control::new(hub))
}

/// What can go wrong: the call itself, or a missing field.
enum Fault {
    Control(ControlError),
    Field(&'static str),
    TooLong,
    NoRoute,
}

impl From<ControlError> for Fault {
    fn from(error: ControlError) -> Self {
        Fault::Control(error)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let (status, kind, text) = match self {
            Fault::Control(error) => {
                let (status, kind) = match &error {
                    ControlError::Unanswered { .. } => (504, "unanswered"),
                    ControlError::Timeout { .. } => (504, "timeout"),
                    ControlError::Refused(_) => (422, "refused"),
                    ControlError::Missing { .. } => (404, "missing"),
                };
                (status, kind, error.to_string())
            }
            Fault::Field(name) => (400, "field", format!("the field {name} is missing or wrong")),
            Fault::TooLong => (413, "long", format!("more than {MAX_CALL_BYTES} bytes")),
            Fault::NoRoute => (404, "route", "there is nothing at this address".to_owned()),
        };
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
        (status, axum::Json(json!({"error": text, "kind": kind}))).into_response()
    }
}

async fn call(
    State(control): State<Control>,
    method: Method,
    Path(path): Path<String>,
    Query(query): Query<Params>,
    body: Body,
) -> Response {
    let body = match read_body(body, MAX_CALL_BYTES).await {
        Ok(body) => body,
        Err(Unread::TooLong) => return Fault::TooLong.into_response(),
        Err(Unread::BrokenOff) => return StatusCode::BAD_REQUEST.into_response(),
    };
    let body = if body.is_empty() { Ok(json!({})) } else { serde_json::from_slice(&body) };
    let Ok(body) = body else {
        return Fault::Field("(the body is no JSON)").into_response();
    };
    let ask = Ask { body, query };
    let segments: Vec<&str> = path.split('/').collect();
    let answered = answer(&control, method.as_str(), &segments, &ask).await;
    control.hub().kept().await;
    match answered {
        Ok(value) => axum::Json(value).into_response(),
        Err(fault) => fault.into_response(),
    }
}

/// The fields of one request, out of its body or its query.
struct Ask {
    body: Value,
    query: Params,
}

impl Ask {
    fn text(&self, name: &'static str) -> Result<&str, Fault> {
        let given = self.body[name].as_str();
        let given = given.or_else(|| self.query.get(name).map(String::as_str));
        given.ok_or(Fault::Field(name))
    }

    fn id(&self, name: &'static str) -> Result<Id, Fault> {
        id(self.text(name)?, name)
    }

    fn flag(&self, name: &str) -> bool {
        self.body[name] == true
    }

    /// Permission bits, as a text because they are wider than a script's numbers.
    fn bits(&self, name: &'static str) -> Result<u64, Fault> {
        match &self.body[name] {
            Value::Null => Ok(0),
            Value::String(text) => text.parse().map_err(|_| Fault::Field(name)),
            other => other.as_u64().ok_or(Fault::Field(name)),
        }
    }

    /// Names and texts, from an object or from a list of pairs.
    fn pairs(&self, name: &'static str) -> Result<Vec<(String, String)>, Fault> {
        let written = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match &self.body[name] {
            Value::Null => Ok(Vec::new()),
            Value::Object(map) => {
                let all = map.iter().map(|(name, value)| (name.clone(), written(value)));
                Ok(all.collect())
            }
            Value::Array(list) => {
                let pair = |pair: &Value| Some((pair.get(0)?.as_str()?.to_owned(), written(pair.get(1)?)));
                let all: Option<Vec<_>> = list.iter().map(pair).collect();
                all.ok_or(Fault::Field(name))
            }
            _ => Err(Fault::Field(name)),
        }
    }

    fn texts(&self, name: &'static str) -> Result<Vec<&str>, Fault> {
        let list = self.body[name].as_array().ok_or(Fault::Field(name))?;
        let texts: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
        texts.ok_or(Fault::Field(name))
    }
}

fn id(text: &str, name: &'static str) -> Result<Id, Fault> {
    text.parse().map_err(|_| Fault::Field(name))
}

fn shown(value: impl Serialize) -> Result<Value, Fault> {
    serde_json::to_value(value).map_err(|error| refused(error.to_string()).into())
}

fn made(id: Id) -> Result<Value, Fault> {
    Ok(json!({"id": id}))
}

fn done(_: ()) -> Result<Value, Fault> {
    Ok(json!({}))
}

fn lent(pairs: &[(String, String)]) -> Vec<(&str, &str)> {
    let pairs = pairs.iter();
    pairs.map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

async fn answer(control: &Control, method: &str, path: &[&str], ask: &Ask) -> Result<Value, Fault> {
    match (method, path) {
        ("GET", ["status"]) => Ok(control.status()),
        ("POST", ["ready"]) => done(control.wait_ready().await?),
        ("GET", ["users"]) => shown(control.users()),
        ("POST", ["users"]) => made(control.user(ask.text("name")?, ask.text("locale")?)),
        ("POST", ["guilds"]) => made(control.guild(ask.text("name")?, ask.text("locale")?)),
        ("GET", ["commands"]) => shown(control.commands()),
        ("POST", ["gateway", what]) => {
            match *what {
                "drop" => control.drop_gateway(),
                "reconnect" => control.reconnect_request(),
                "invalidate" => control.invalidate_sessions(),
                "shards" => control.require_shards(ask.body["shards"].as_u64().ok_or(Fault::Field("shards"))?.max(1)),
                "refuse" => {
                    let code = ask.body["code"].as_u64().and_then(|it| u16::try_from(it).ok());
                    control.refuse_gateway(code.filter(|it| (4000..5000).contains(it)).ok_or(Fault::Field("code"))?);
                }
                "down" => {
                    let long = ask.body["for_ms"].as_u64().unwrap_or(60_000).min(10_000_000);
                    control.gateway_down(Duration::from_millis(long));
                }
                _ => return Err(Fault::NoRoute),
            }
            done(())
        }
        (_, ["users", user, rest @ ..]) => of_user(control, method, id(user, "user")?, rest, ask),
        (_, ["guilds", guild, rest @ ..]) => in_guild(control, method, id(guild, "guild")?, rest, ask),
        (_, ["channels", channel, rest @ ..]) => in_channel(control, method, id(channel, "channel")?, rest, ask).await,
        (_, ["messages", message, rest @ ..]) => on_message(control, method, id(message, "message")?, rest, ask).await,
        ("POST", ["modals", opener]) => {
            let window = control.modal(id(opener, "modal")?)?;
            let fields = ask.pairs("fields")?;
            shown(control.submit(ask.id("user")?, &window, &lent(&fields)).await?)
        }
        ("POST", ["interactions", it, "redeliver"]) => done(control.redeliver(id(it, "interaction")?)?),
        (_, ["faults", rest @ ..]) => go_wrong(control, method, rest, ask),
        ("GET", ["interactions", it, "settled"]) => {
            let patience = ask.query.get("timeout_ms").and_then(|it| it.parse().ok());
            let patience = Duration::from_millis(patience.unwrap_or(10_000));
            shown(control.settled(id(it, "interaction")?, patience).await?)
        }
        _ => Err(Fault::NoRoute),
    }
}

fn go_wrong(control: &Control, method: &str, rest: &[&str], ask: &Ask) -> Result<Value, Fault> {
    let number = |name: &str, default: u64| ask.body[name].as_u64().unwrap_or(default).min(10_000_000);
    match (method, rest) {
        ("GET", []) => return Ok(control.faults()),
        ("DELETE", []) => control.heal(),
        ("PUT", ["plan"]) => {
            let seed = ask.body["seed"].as_u64().ok_or(Fault::Field("seed"))?;
            let rates = match &ask.body["rates"] {
                Value::String(name) if name == "bad-day" => Rates::bad_day(),
                rates => serde_json::from_value(rates.clone()).map_err(|_| Fault::Field("rates"))?,
            };
            control.follow(Some(FaultPlan { seed, rates }));
        }
        ("POST", ["rest"]) => {
            let order = serde_json::from_value(ask.body.clone()).map_err(|_| Fault::Field("kind"))?;
            control.strike(order);
        }
        ("POST", ["double"]) => control.double_next(number("times", 1) as u32),
        ("POST", ["expire"]) => control.expire_tokens(),
        ("POST", ["away"]) => control.advance(Duration::from_secs(number("minutes", 60) * 60)),
        ("POST", ["lock"]) => {
            let bits = ask.bits("bits")?;
            let bits = if bits == 0 { perms::SEND_MESSAGES | perms::SEND_MESSAGES_IN_THREADS } else { bits };
            control.lock_out(ask.id("channel")?, bits, number("acts", 3) as u32)?;
        }
        _ => return Err(Fault::NoRoute),
    }
    done(())
}

fn of_user(control: &Control, method: &str, user: Id, rest: &[&str], ask: &Ask) -> Result<Value, Fault> {
    match (method, rest) {
        ("GET", []) => Ok(control.overview(user)),
        ("GET", ["pings"]) => shown(control.pings(user)),
        ("GET", ["dm"]) => made(control.dm(user)?),
        ("PUT", []) => {
            if let Some(locale) = ask.body["locale"].as_str() {
                control.set_locale(user, locale)?;
            }
            if let Some(open) = ask.body["dms_open"].as_bool() {
                control.set_dms_open(user, open)?;
            }
            done(())
        }
        _ => Err(Fault::NoRoute),
    }
}

fn in_guild(control: &Control, method: &str, guild: Id, rest: &[&str], ask: &Ask) -> Result<Value, Fault> {
    match (method, rest) {
        ("PUT", []) => done(control.set_guild_locale(guild, ask.text("locale")?)?),
        ("PUT", ["permissions"]) => done(control.set_bot_permissions(guild, ask.bits("permissions")?)?),
        ("POST", ["channels"]) => made(control.channel(guild, ask.text("name")?)?),
        ("POST", ["roles"]) => {
            let (name, bits) = (ask.text("name")?, ask.bits("permissions")?);
            made(control.role(guild, name, bits, ask.flag("mentionable"))?)
        }
        ("PUT", ["members", user]) => {
            let user = id(user, "user")?;
            control.join(user, guild)?;
            if !ask.body["permissions"].is_null() {
                control.set_permissions(guild, user, ask.bits("permissions")?)?;
            }
            if ask.body["role"].is_string() {
                control.give_role(guild, user, ask.id("role")?)?;
            }
            done(())
        }
        ("DELETE", ["members", user]) => done(control.leave(id(user, "user")?, guild)?),
        _ => Err(Fault::NoRoute),
    }
}

async fn in_channel(control: &Control, method: &str, channel: Id, rest: &[&str], ask: &Ask) -> Result<Value, Fault> {
    match (method, rest) {
        ("DELETE", []) => done(control.delete_channel(channel)?),
        ("GET", ["messages"]) => shown(control.messages(ask.id("user")?, channel)),
        ("GET", ["commands"]) => shown(control.offered_commands(ask.id("user")?, channel)),
        ("POST", ["messages"]) => made(control.say(ask.id("user")?, channel, ask.text("text")?)?),
        ("POST", ["threads"]) => made(control.thread(ask.id("user")?, channel, ask.text("name")?)?),
        ("PUT", ["thread"]) => done(control.archive(channel, ask.flag("archived"), ask.flag("locked"))?),
        ("PUT", ["overwrites", user]) => {
            let (allow, deny) = (ask.bits("allow")?, ask.bits("deny")?);
            done(control.set_overwrite(channel, id(user, "user")?, allow, deny)?)
        }
        ("POST", ["run"]) => {
            let (user, options) = (ask.id("user")?, ask.pairs("options")?);
            let command = ask.text("command")?;
            shown(control.run(user, channel, command, &lent(&options)).await?)
        }
        ("POST", ["autocomplete"]) => {
            let (user, options) = (ask.id("user")?, ask.pairs("options")?);
            let (command, focused) = (ask.text("command")?, ask.text("focused")?);
            let options = lent(&options);
            let choices = control.autocomplete(user, channel, command, &options, focused);
            shown(choices.await?)
        }
        _ => Err(Fault::NoRoute),
    }
}

async fn on_message(control: &Control, method: &str, message: Id, rest: &[&str], ask: &Ask) -> Result<Value, Fault> {
    match (method, rest) {
        ("GET", []) => {
            let found = control.message(ask.id("user")?, message);
            shown(found.ok_or_else(|| missing("message", message))?)
        }
        ("DELETE", []) => done(control.delete_message(message)?),
        ("POST", ["press"]) => {
            let custom_id = ask.text("custom_id")?;
            shown(control.press(ask.id("user")?, message, custom_id).await?)
        }
        ("POST", ["select"]) => {
            let (custom_id, values) = (ask.text("custom_id")?, ask.texts("values")?);
            let picked = control.select(ask.id("user")?, message, custom_id, &values);
            shown(picked.await?)
        }
        _ => Err(Fault::NoRoute),
    }
}

async fn events(State(control): State<Control>, Query(query): Query<Params>, upgrade: WebSocketUpgrade) -> Response {
    let user = query.get("user").and_then(|user| user.parse::<Id>().ok());
    let Some(user) = user else {
        return Fault::Field("user").into_response();
    };
    let all_pings = query.get("pings").is_some_and(|it| it == "all");
    let wanted = move |it: &UserEvent| it.users.contains(&user) || (all_pings && it.event["type"] == "ping");
    // Subscribes before the upgrade is answered, so that nothing after it is missed.
    let events = control.hub().listen();
    upgrade.on_upgrade(move |socket| stream(socket, wanted, events))
}

async fn stream(mut socket: WebSocket, wanted: impl Fn(&UserEvent) -> bool, mut events: Receiver<Arc<UserEvent>>) {
    loop {
        let text = tokio::select! {
            event = events.recv() => match event {
                Ok(event) if wanted(&event) => event.event.to_string(),
                Ok(_) => continue,
                Err(RecvError::Lagged(count)) => {
                    json!({"type": "missed", "count": count}).to_string()
                }
                Err(RecvError::Closed) => return,
            },
            message = socket.recv() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => continue,
            },
        };
        if socket.send(Message::Text(text.into())).await.is_err() {
            return;
        }
    }
}
