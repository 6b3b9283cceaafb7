//! The club: lobby, seats, answers, undo, votes and what is owed to the channels. One queue per game.
//!
//! The host knows neither Discord nor SQL, and names no game. It speaks in message ids; all of its own begin with `host-`.
//! Read in this order: `table` (what others see), `command`, `may` (who may do what) and `change` (the queue), then what each command does: `lobby`,
//! `seats`, `play`, `undo`, `motions`, `end`; then `look` and `deliver`.

mod ahead;
mod awaited;
mod change;
mod clock;
mod clocks;
mod codes;
mod command;
mod deliver;
mod delivery;
mod denied;
mod end;
mod facts;
mod foresight;
mod gathering;
mod history;
mod house;
mod id;
mod limits;
mod live;
mod lobby;
mod look;
mod may;
mod memory;
mod motions;
mod orders;
mod play;
mod replay;
mod rest;
pub mod robots;
mod seats;
mod table;
mod tempo;
mod undo;
mod unsaved;
mod upkeep;
mod votes;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::{Mutex, Notify, Semaphore};
use tokio_util::task::TaskTracker;

pub use ahead::{Ahead, LEADER, Pass, kind_of};
pub use clock::{Clock, Millis, SystemClock};
pub use command::{Actor, Command, Done};
pub use delivery::{Arrived, Delivery, Failure};
pub use denied::Denied;
pub use gathering::WISHES;
pub use history::{Past, Time};
pub use house::Settle;
pub use id::Place;
pub use limits::Limited;
pub use lobby::{TEMPO, Wish};
pub use motions::Motion;
pub use orders::Plan;
pub use rest::{NoRest, local_time, zone_named, zones};
pub use table::{Finding, Notes, Open, Own, Panel, Proposal, Receipt, Table, Team};
pub use upkeep::{Upkeep, Vitals};

use crate::games::Registry;
pub use crate::store::{
    Calls, Cause, ChannelId, Deed, DeedRow, DeliveryKind, FailingRow, FailureKind, GameId, Gathering, GuildId, House,
    InteractionId, Level, Matter, MessageId, News, Outage, OutboxId, Person, Phase, Reminder, Rest, Resting, Rights,
    Role, Shard, Tempo, TurnRow, UserId, Way,
};
use crate::store::{Store, StoreError};
use memory::Memory;

/// What an operator may set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How long robots wait before they answer, so that people can follow them.
    pub robot_delay: Duration,
    /// How many games stay in memory for some minutes after they were used.
    pub games_in_memory: usize,
    /// How long a proposal to the whole team waits for those who have not answered, at tables that do not say. Zero: until
    /// all have.
    pub vote_deadline: Duration,
    /// How long a motion waits for those who have not agreed, before it falls. Zero: for ever.
    pub motion_wait: Duration,
    /// How long somebody is awaited before they are called again; then once more after three and after seven times as
    /// long. Zero: never.
    pub reminder: Duration,
    /// How many tables one person may open a minute, and all people of a server together. Zero: as many as they like.
    pub tables_per_person: u32,
    pub tables_per_guild: u32,
    /// How many pictures one person may ask for a minute. Zero: as many as they like.
    pub boards_per_person: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            robot_delay: Duration::from_secs(1),
            games_in_memory: 64,
            vote_deadline: Duration::from_secs(24 * 3_600),
            motion_wait: Duration::from_secs(72 * 3_600),
            reminder: Duration::from_secs(24 * 3_600),
            tables_per_person: 0,
            tables_per_guild: 0,
            boards_per_person: 0,
        }
    }
}

/// The club. Clones share it.
#[derive(Clone)]
pub struct Host(Arc<Inner>);

struct Inner {
    store: Store,
    registry: Registry,
    clock: Arc<dyn Clock>,
    settings: std::sync::Mutex<Settings>,
    /// When people rest, as it is stored.
    rests: std::sync::Mutex<BTreeMap<UserId, Rest>>,
    /// The role of each server whose members moderate games.
    moderators: std::sync::Mutex<BTreeMap<GuildId, u64>>,
    /// With which time until the first reminder it was worked out what is due.
    reckoned: std::sync::Mutex<Duration>,
    memory: Memory,
    older: facts::Older,
    /// Looks at every open game after the start.
    review: TaskTracker,
    limits: limits::Limits,
    /// Tables are opened and houses settled one after the other: what is checked holds until it is written.
    house: Mutex<()>,
    /// The newest presses that were refused, and why.
    refused: std::sync::Mutex<VecDeque<(InteractionId, Denied)>>,
    unsaved: unsaved::Unsaved,
    /// What is handed out for delivery.
    out: Mutex<BTreeMap<OutboxId, deliver::Out>>,
    /// See `deliver`.
    paced: std::sync::Mutex<BTreeMap<GameId, Millis>>,
    notify: Arc<Notify>,
    /// The games in which a robot is at work.
    awake: std::sync::Mutex<BTreeSet<GameId>>,
    /// Where robots think: only so many at once.
    thinkers: Arc<Semaphore>,
}

#[derive(Debug, thiserror::Error)]
pub enum HostError {
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Host {
    /// Opens the club. What was owed when the last process ended is owed again. The open games are looked at one after
    /// the other while the first presses are served: one that the rules no longer fit is paused.
    pub async fn start(store: Store, registry: Registry, clock: Arc<dyn Clock>) -> Result<Host, HostError> {
        Host::start_with(store, registry, clock, Settings::default()).await
    }

    pub async fn start_with(
        store: Store,
        registry: Registry,
        clock: Arc<dyn Clock>,
        settings: Settings,
    ) -> Result<Host, HostError> {
        facts::keep(&store, &registry).await?;
        let open = store.open_games().await?;
        let host = Host::at_rest(store, registry, clock, settings);
        let rests = host.0.store.rests().await?.into_iter().collect();
        *host.rests() = rests;
        for (guild, house) in host.0.store.houses().await? {
            host.keep_moderators(guild, &house);
        }
        host.tidy().await?;
        tokio::spawn(upkeep::watch(Arc::downgrade(&host.0), Upkeep::new(host.now())));
        host.0.review.spawn(review(Arc::downgrade(&host.0), open));
        host.0.review.close();
        tokio::spawn(clock::watch(Arc::downgrade(&host.0)));
        host.0.notify.notify_one();
        Ok(host)
    }

    /// A club in which nothing happens by itself.
    fn at_rest(store: Store, registry: Registry, clock: Arc<dyn Clock>, settings: Settings) -> Host {
        Host(Arc::new(Inner {
            store,
            registry,
            clock,
            rests: std::sync::Mutex::default(),
            moderators: std::sync::Mutex::default(),
            reckoned: std::sync::Mutex::new(settings.reminder),
            settings: std::sync::Mutex::new(settings),
            memory: Memory::default(),
            older: facts::Older::default(),
            review: TaskTracker::new(),
            limits: limits::Limits::default(),
            house: Mutex::default(),
            refused: std::sync::Mutex::default(),
            unsaved: unsaved::Unsaved::default(),
            out: Mutex::default(),
            paced: std::sync::Mutex::default(),
            notify: Arc::default(),
            awake: std::sync::Mutex::default(),
            thinkers: robots::act::thinkers(),
        }))
    }

    pub fn registry(&self) -> &Registry {
        &self.0.registry
    }

    pub fn now(&self) -> Millis {
        self.0.clock.now()
    }

    /// Whether the games of this server are played here.
    pub fn serves(&self, guild: Option<GuildId>) -> bool {
        self.0.store.shard().serves(guild)
    }

    /// Whether another process plays its games by now, and nobody is to be answered here.
    pub async fn is_elsewhere(&self) -> bool {
        self.0.store.is_lost().await
    }

    /// Changes how the host works, from now on.
    pub fn configure(&self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.0.settings.lock().unwrap_or_else(|it| it.into_inner()));
    }

    /// How long a motion waits; nothing if for ever.
    fn motion_wait(&self) -> Option<Millis> {
        let wait = self.settings().motion_wait.as_millis();
        (wait > 0).then(|| Millis::try_from(wait).unwrap_or(Millis::MAX))
    }

    fn settings(&self) -> Settings {
        *self.0.settings.lock().unwrap_or_else(|it| it.into_inner())
    }

    /// Waits until every game that was open at the start has been looked at.
    pub async fn reviewed(&self) {
        self.0.review.wait().await;
    }
}

/// Reads every open game once, which pauses it if need be, and wakes its robots. The task does not keep the club open.
async fn review(host: Weak<Inner>, open: Vec<GameId>) {
    for game in open {
        let Some(host) = host.upgrade().map(Host) else { return };
        match host.slot(game).await {
            Ok(slot) => host.wake_robot(&slot),
            Err(denied) => tracing::error!(%game, ?denied, "the game could not be read"),
        }
    }
}
