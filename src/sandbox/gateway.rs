//! The gateway: Hello, Identify, heartbeats, Resume with replay, and Discord's close codes.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::hub::{Frame, Hub, Session, redacted, serves};

/// Every intent bit that exists.
const KNOWN_INTENTS: u64 = 0x1_ffff | 3 << 20 | 3 << 24;
/// Members, presences and message content are privileged.
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// One connection of a bot.
struct Line {
    hub: Arc<Hub>,
    outlet: mpsc::UnboundedSender<Frame>,
    connection: u64,
    session: Option<String>,
}

/// What to do after a payload.
enum Next {
    Go,
    Close(u16),
}

pub(super) async fn serve(hub: Arc<Hub>, mut socket: WebSocket) {
    let (outlet, mut outgoing) = mpsc::unbounded_channel();
    let connection = hub.change_all(|inner| {
        inner.sessions.counter += 1;
        inner.sessions.counter
    });
    let interval = hub.options.heartbeat_interval;
    let hello = json!({"op": 10, "s": null, "t": null,
        "d": {"heartbeat_interval": interval.as_millis() as u64, "_trace": ["sandbox"]}});
    if send(&mut socket, hello.to_string()).await.is_err() {
        return;
    }
    let mut line = Line { hub, outlet, connection, session: None };
    // The connection ends after twice the interval, and some grace, without a heartbeat.
    let patience = interval * 2 + Duration::from_secs(5);
    let mut last_beat = Instant::now();
    let mut ended_by_client = false;
    loop {
        tokio::select! {
            frame = outgoing.recv() => match frame {
                Some(Frame::Text(text)) => {
                    if send(&mut socket, text).await.is_err() {
                        break;
                    }
                }
                Some(Frame::Close(code)) => {
                    close(&mut socket, code).await;
                    break;
                }
                Some(Frame::Drop) | None => break,
            },
            message = socket.recv() => {
                let text = match message {
                    Some(Ok(Message::Text(text))) => text.to_string(),
                    Some(Ok(Message::Close(frame))) => {
                        // 1000 and 1001 end the session; after any other code it can be resumed.
                        ended_by_client = frame.is_some_and(|it| matches!(it.code, 1000 | 1001));
                        // Reading on sends the echo of the close frame.
                        while let Some(Ok(_)) = socket.recv().await {}
                        break;
                    }
                    Some(Ok(Message::Binary(_))) => {
                        close(&mut socket, 4002).await;
                        break;
                    }
                    Some(Ok(_)) => continue,
                    Some(Err(_)) | None => break,
                };
                let Ok(payload) = serde_json::from_str::<Value>(&text) else {
                    close(&mut socket, 4002).await;
                    break;
                };
                if payload["op"] == 1 {
                    last_beat = Instant::now();
                }
                if let Next::Close(code) = line.handle(&payload) {
                    close(&mut socket, code).await;
                    break;
                }
            }
            () = sleep_until(last_beat + patience) => {
                close(&mut socket, 4009).await;
                break;
            }
        }
    }
    line.leave(ended_by_client);
}

async fn send(socket: &mut WebSocket, text: String) -> Result<(), axum::Error> {
    socket.send(Message::Text(text.into())).await
}

async fn close(socket: &mut WebSocket, code: u16) {
    let reason = match code {
        4001 => "Unknown opcode.",
        4002 => "Error while decoding payload.",
        4003 => "Not authenticated.",
        4004 => "Authentication failed.",
        4005 => "Already authenticated.",
        4007 => "Invalid seq.",
        4009 => "Session timed out.",
        4010 => "Invalid shard.",
        4011 => "Sharding required.",
        4013 => "Invalid intent(s).",
        4014 => "Disallowed intent(s).",
        _ => "",
    };
    let frame = CloseFrame { code, reason: reason.into() };
    if socket.send(Message::Close(Some(frame))).await.is_ok() {
        // The connection ends with the client's echo or its silence.
        let echo = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = tokio::time::timeout(Duration::from_secs(1), echo).await;
    }
}

/// The shard and the number of all; a bot that names none has one.
fn shard_of(given: &Value) -> Option<(u64, u64)> {
    if given.is_null() {
        return Some((0, 1));
    }
    let pair = given.as_array().filter(|it| it.len() == 2)?;
    let (shard, shards) = (pair[0].as_u64()?, pair[1].as_u64()?);
    (shard < shards).then_some((shard, shards))
}

impl Line {
    fn handle(&mut self, payload: &Value) -> Next {
        match payload["op"].as_u64() {
            Some(1) => {
                let ack = json!({"op": 11, "s": null, "t": null, "d": null});
                self.say(ack);
                Next::Go
            }
            Some(2) if self.session.is_some() => Next::Close(4005),
            Some(6) if self.session.is_some() => Next::Close(4005),
            Some(op @ (2 | 6)) => match self.hub.look(|world| world.faults.gateway_refuses) {
                Some(code) => Next::Close(code),
                None if op == 2 => self.identify(&payload["d"]),
                None => self.resume(&payload["d"]),
            },
            Some(3 | 4 | 8 | 14) if self.session.is_none() => Next::Close(4003),
            // Presence, voice and member requests have no effect here.
            Some(3 | 4 | 8 | 31) => Next::Go,
            _ => Next::Close(4001),
        }
    }

    fn say(&self, payload: Value) {
        // If the socket is gone, its loop has ended.
        let _ = self.outlet.send(Frame::Text(payload.to_string()));
    }

    fn right_token(&self, data: &Value) -> bool {
        let given = data["token"].as_str().unwrap_or_default();
        let given = given.strip_prefix("Bot ").unwrap_or(given);
        self.hub.look(|world| world.bot_token == given)
    }

    fn identify(&mut self, data: &Value) -> Next {
        if !self.right_token(data) {
            return Next::Close(4004);
        }
        let Some(intents) = data["intents"].as_u64().filter(|it| it & !KNOWN_INTENTS == 0) else {
            return Next::Close(4013);
        };
        if intents & PRIVILEGED & !self.hub.options.privileged_intents != 0 {
            return Next::Close(4014);
        }
        let Some(shard) = shard_of(&data["shard"]) else {
            return Next::Close(4010);
        };
        if data["properties"].as_object().is_none() {
            return Next::Close(4002);
        }
        let allowed = self.hub.change(|world| {
            let now = world.now_us();
            (shard.1 >= world.shards, world.rates.identify(shard.0, now))
        });
        match allowed {
            (false, _) => return Next::Close(4011),
            (true, false) => {
                self.say(json!({"op": 9, "s": null, "t": null, "d": false}));
                return Next::Go;
            }
            (true, true) => {}
        }
        let outlet = self.outlet.clone();
        let connection = self.connection;
        let recorder = self.hub.recorder.as_ref();
        let id = self.hub.change_all(|inner| {
            let world = &mut inner.world;
            let id = format!("{:032x}", world.ids.next().0);
            let mut session =
                Session { intents, shard, seq: 0, log: VecDeque::new(), outlet: Some(outlet), connection };
            let guilds: Vec<_> = world.guilds.keys().copied().collect();
            let guilds: Vec<_> =
                guilds.into_iter().filter(|it| world.bot_in(*it) && serves(shard, Some(*it))).collect();
            let pending: Vec<Value> = guilds.iter().map(|guild| json!({"id": guild, "unavailable": true})).collect();
            let mut events = vec![(
                "READY",
                json!({
                    "v": 10,
                    "user_settings": {},
                    "user": world.me_json(),
                    "session_type": "normal",
                    "session_id": id,
                    "resume_gateway_url": world.base_url.replacen("http", "ws", 1),
                    "relationships": [],
                    "private_channels": [],
                    "presences": [],
                    "guilds": pending,
                    "guild_join_requests": [],
                    "geo_ordered_rtc_regions": ["rotterdam"],
                    "application": {"id": world.application, "flags": 0},
                    "shard": [shard.0, shard.1],
                    "_trace": ["sandbox"],
                }),
            )];
            if intents & super::world::INTENT_GUILDS != 0 {
                events.extend(guilds.iter().map(|it| {
                    let (name, whole) = ("GUILD_CREATE", world.guild_create_json(*it));
                    (name, redacted(name, &whole, intents, world.bot).unwrap_or(whole))
                }));
            }
            for (name, data) in &events {
                session.dispatch(name, data);
                if let Some(recorder) = recorder {
                    recorder.dispatch(name, data);
                }
            }
            inner.sessions.identifies += 1;
            inner.sessions.all.insert(id.clone(), session);
            inner.sessions.tidy();
            id
        });
        self.session = Some(id);
        Next::Go
    }

    fn resume(&mut self, data: &Value) -> Next {
        if !self.right_token(data) {
            return Next::Close(4004);
        }
        let id = data["session_id"].as_str().unwrap_or_default().to_owned();
        let Some(seq) = data["seq"].as_u64() else {
            return Next::Close(4007);
        };
        let outlet = self.outlet.clone();
        let connection = self.connection;
        let recorder = self.hub.recorder.as_ref();
        let next = self.hub.change_all(|inner| {
            let session = inner.sessions.all.get_mut(&id)?;
            if seq > session.seq {
                return Some(Next::Close(4007));
            }
            let oldest = session.log.front().map_or(session.seq + 1, |(first, _)| *first);
            if seq + 1 < oldest {
                inner.sessions.all.remove(&id);
                return None;
            }
            // The previous socket is closed.
            session.send(Frame::Drop);
            session.outlet = Some(outlet);
            session.connection = connection;
            for (_, text) in session.log.iter().filter(|(number, _)| *number > seq) {
                session.send(Frame::Text(text.clone()));
            }
            let resumed = json!({"_trace": ["sandbox"]});
            session.dispatch("RESUMED", &resumed);
            if let Some(recorder) = recorder {
                recorder.dispatch("RESUMED", &resumed);
            }
            inner.sessions.resumes += 1;
            Some(Next::Go)
        });
        match next {
            Some(Next::Go) => {
                self.session = Some(id);
                Next::Go
            }
            Some(close) => close,
            None => {
                self.say(json!({"op": 9, "s": null, "t": null, "d": false}));
                Next::Go
            }
        }
    }

    /// The socket is gone: the session can be resumed, or ends if the bot closed it properly.
    fn leave(self, ended: bool) {
        let Some(id) = self.session else {
            return;
        };
        let connection = self.connection;
        self.hub.change_all(|inner| {
            let session = inner.sessions.all.get_mut(&id);
            let Some(session) = session.filter(|it| it.connection == connection) else {
                return;
            };
            session.outlet = None;
            if ended {
                inner.sessions.all.remove(&id);
            }
            inner.sessions.tidy();
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::ids::Id;

    #[test]
    fn a_guild_is_served_by_one_shard_and_direct_messages_by_the_first() {
        assert_eq!(shard_of(&Value::Null), Some((0, 1)));
        assert_eq!(shard_of(&json!([2, 3])), Some((2, 3)));
        for wrong in [json!([3, 3]), json!([0, 0]), json!([0]), json!("0"), json!([-1, 3])] {
            assert_eq!(shard_of(&wrong), None, "{wrong}");
        }
        let home = Some(Id(7 << 22 | 5));
        assert_eq!([0, 1, 2].map(|it| serves((it, 3), home)), [false, true, false]);
        assert_eq!([0, 1, 2].map(|it| serves((it, 3), None)), [true, false, false]);
    }
}
