//! The hub: the world behind its mutex, the gateway sessions, and those who wait for a change.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};
use tokio::sync::{broadcast, mpsc, watch};

use super::SandboxOptions;
use super::faults::GatewayFaultKind;
use super::ids::Id;
use super::keep::{self, Keeper};
use super::record::Recorder;
use super::world::*;

/// How many events a resumed session can catch up on.
const REPLAY_LENGTH: usize = 5000;
/// How many disconnected sessions can be resumed.
const DISCONNECTED_SESSIONS: usize = 4;

/// An instruction to the task of a gateway socket.
#[derive(Debug, Clone)]
pub(crate) enum Frame {
    Text(String),
    /// Close the connection with this code.
    Close(u16),
    /// Drop the connection without a close frame.
    Drop,
}

/// An event for the bot's gateway sessions; `intents` is 0 for events that need none.
#[derive(Debug, Clone)]
pub(crate) struct Dispatch {
    pub name: &'static str,
    pub data: Value,
    pub intents: u64,
}

impl Dispatch {
    /// The guild whose shard it goes to.
    pub(crate) fn guild(&self) -> Option<Id> {
        let own = self.data.get("guild_id");
        // The events of guilds themselves are about the object with this id.
        let id = own.or_else(|| self.data.get("id").filter(|_| self.name.starts_with("GUILD_")))?;
        id.as_str()?.parse().ok()
    }
}

/// Something that these users see happen.
#[derive(Debug, Clone)]
pub(crate) struct UserEvent {
    pub users: BTreeSet<Id>,
    pub event: Value,
}

#[derive(Debug)]
pub(crate) struct Session {
    pub intents: u64,
    /// Its number and the number of all shards.
    pub shard: (u64, u64),
    pub seq: u64,
    pub log: VecDeque<(u64, String)>,
    pub outlet: Option<mpsc::UnboundedSender<Frame>>,
    /// Tells an old socket from the one that resumed the session.
    pub connection: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Sessions {
    pub all: BTreeMap<String, Session>,
    pub counter: u64,
    pub identifies: u64,
    pub resumes: u64,
}

pub(crate) struct Inner {
    pub world: World,
    pub sessions: Sessions,
    keeper: Option<Keeper>,
}

pub(crate) struct Hub {
    inner: Mutex<Inner>,
    changed: watch::Sender<u64>,
    user_events: broadcast::Sender<Arc<UserEvent>>,
    pub options: SandboxOptions,
    pub recorder: Option<Recorder>,
}

impl Hub {
    pub(crate) fn new(
        world: World,
        options: SandboxOptions,
        recorder: Option<Recorder>,
        keeper: Option<Keeper>,
    ) -> Self {
        Hub {
            inner: Mutex::new(Inner { world, sessions: Sessions::default(), keeper }),
            changed: watch::Sender::new(0),
            user_events: broadcast::Sender::new(4096),
            options,
            recorder,
        }
    }

    /// The world is plain data, so a panic in another task does no harm to it.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the world.
    pub(crate) fn look<R>(&self, look: impl FnOnce(&World) -> R) -> R {
        look(&self.lock().world)
    }

    pub(crate) fn look_sessions<R>(&self, look: impl FnOnce(&Sessions) -> R) -> R {
        look(&self.lock().sessions)
    }

    /// Changes the world; its events go out before the lock is released.
    pub(crate) fn change<R>(&self, change: impl FnOnce(&mut World) -> R) -> R {
        self.change_all(|inner| change(&mut inner.world))
    }

    pub(crate) fn change_all<R>(&self, change: impl FnOnce(&mut Inner) -> R) -> R {
        let result = {
            let mut inner = self.lock();
            let result = change(&mut inner);
            self.flush(&mut inner);
            result
        };
        self.changed.send_modify(|count| *count += 1);
        result
    }

    /// Waits until all changes so far are in the file, if there is one.
    pub(crate) async fn kept(&self) {
        let mark = self.lock().keeper.as_ref().map(Keeper::mark);
        if let Some(mark) = mark {
            keep::written(mark).await;
        }
    }

    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<UserEvent>> {
        self.user_events.subscribe()
    }

    fn flush(&self, inner: &mut Inner) {
        let troubles = std::mem::take(&mut inner.world.faults.gateway);
        for trouble in troubles.iter().filter(|it| it.before) {
            inner.sessions.before_interaction(trouble.kind);
        }
        match &mut inner.keeper {
            Some(keeper) => keeper.save(&mut inner.world),
            None => inner.world.forget_changes(),
        }
        for event in std::mem::take(&mut inner.world.pending) {
            let mut sent = false;
            let bot = inner.world.bot;
            for session in inner.sessions.all.values_mut() {
                let wanted = event.intents == 0 || session.intents & event.intents != 0;
                if wanted && serves(session.shard, event.guild()) {
                    let data = redacted(event.name, &event.data, session.intents, bot);
                    session.dispatch(event.name, data.as_ref().unwrap_or(&event.data));
                    sent = true;
                }
            }
            if sent && let Some(recorder) = &self.recorder {
                recorder.dispatch(event.name, &event.data);
            }
        }
        for trouble in troubles.iter().filter(|it| !it.before) {
            inner.sessions.before_interaction(trouble.kind);
        }
        for event in std::mem::take(&mut inner.world.user_events) {
            // Nobody listening is no fault.
            let _ = self.user_events.send(Arc::new(event));
        }
    }
}

/// Whether a shard serves a guild. Direct messages are served by the first.
pub(crate) fn serves((shard, shards): (u64, u64), guild: Option<Id>) -> bool {
    guild.map_or(0, |it| (it.0 >> 22) % shards.max(1)) == shard
}

/// What is left of an event without the privileged intents, if anything has to go. A bot reads the text of its own
/// messages, of direct messages and of mentions only, and it is told of no member but itself.
pub(crate) fn redacted(name: &str, data: &Value, intents: u64, bot: Id) -> Option<Value> {
    let bot = json!(bot);
    if name == "GUILD_CREATE" && intents & INTENT_GUILD_PRESENCES == 0 {
        let mut data = data.clone();
        if let Some(members) = data["members"].as_array_mut() {
            members.retain(|it| it["user"]["id"] == bot);
        }
        return Some(data);
    }
    let is_message = matches!(name, "MESSAGE_CREATE" | "MESSAGE_UPDATE");
    if !is_message || intents & INTENT_MESSAGE_CONTENT != 0 {
        return None;
    }
    let mentioned = data["mentions"].as_array().into_iter().flatten();
    let open = data.get("guild_id").is_none()
        || data["author"]["id"] == bot
        || mentioned.into_iter().any(|user| user["id"] == bot);
    if open {
        return None;
    }
    let mut data = data.clone();
    data["content"] = json!("");
    for list in ["embeds", "attachments", "components"] {
        data[list] = json!([]);
    }
    Some(data)
}

impl Session {
    /// Numbers the event, keeps it for a resume and sends it if the socket is there.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let text = json!({"op": 0, "t": name, "s": self.seq, "d": data}).to_string();
        self.send(Frame::Text(text.clone()));
        self.log.push_back((self.seq, text));
        if self.log.len() > REPLAY_LENGTH {
            self.log.pop_front();
        }
    }

    pub(crate) fn send(&self, frame: Frame) {
        if let Some(outlet) = &self.outlet {
            // A socket that has just closed is noticed by its own task.
            let _ = outlet.send(frame);
        }
    }
}

impl Sessions {
    /// Forgets the oldest sessions that nobody came back to.
    pub(crate) fn tidy(&mut self) {
        let mut asleep: Vec<(u64, String)> = self
            .all
            .iter()
            .filter(|(_, session)| session.outlet.is_none())
            .map(|(id, session)| (session.connection, id.clone()))
            .collect();
        asleep.sort();
        let surplus = asleep.len().saturating_sub(DISCONNECTED_SESSIONS);
        for (_, id) in asleep.into_iter().take(surplus) {
            self.all.remove(&id);
        }
    }

    pub(crate) fn tell_all(&mut self, frame: &Frame) {
        for session in self.all.values_mut() {
            session.send(frame.clone());
            if matches!(frame, Frame::Drop) {
                session.outlet = None;
            }
        }
    }

    /// Closes these connections with a code after which their sessions cannot be resumed.
    pub(crate) fn close(&mut self, code: u16, which: impl Fn(&Session) -> bool) {
        self.all.retain(|_, session| {
            let goes = which(session);
            if goes {
                session.send(Frame::Close(code));
            }
            !goes
        });
    }

    pub(crate) fn ask_to_reconnect(&mut self) {
        self.tell_all(&Frame::Text(op(7, Value::Null)));
    }

    pub(crate) fn invalidate(&mut self) {
        for session in std::mem::take(&mut self.all).into_values() {
            session.send(Frame::Text(op(9, json!(false))));
        }
    }

    fn before_interaction(&mut self, trouble: GatewayFaultKind) {
        match trouble {
            GatewayFaultKind::Drop => self.tell_all(&Frame::Drop),
            GatewayFaultKind::Reconnect => self.ask_to_reconnect(),
            GatewayFaultKind::Invalidate => self.invalidate(),
        }
    }

    pub(crate) fn connected(&self) -> usize {
        let all = self.all.values();
        all.filter(|session| session.outlet.is_some()).count()
    }
}

fn op(code: u8, data: Value) -> String {
    json!({"op": code, "s": null, "t": null, "d": data}).to_string()
}
