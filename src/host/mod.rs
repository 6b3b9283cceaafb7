//! The club: lobby, seats, answers, undo, votes and what is owed to the channels. One queue per game.
//!
//! The host knows no chat and no SQL, and names no game. It speaks in message ids; all of its own begin with `host-`.
//! Read in this order: `table` (what others see), `command` and `change` (the queue), then what each command does: `lobby`,
//! `seats`, `play`, `end`; then `look` and `deliver`.

mod change;
mod clock;
mod codes;
mod command;
mod deliver;
mod delivery;
mod denied;
mod end;
mod id;
mod live;
mod lobby;
mod look;
mod play;
mod replay;
pub mod robots;
mod seats;
mod table;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, MutexGuard};

use tokio::sync::{Mutex, Notify, Semaphore};

pub use clock::{Clock, Millis, SystemClock};
pub use command::{Actor, Command, Done};
pub use delivery::Delivery;
pub use denied::Denied;
pub use id::{Person, Place};
pub use lobby::Wish;
pub use table::{Finding, Notes, Open, Panel, Receipt, Table};

use crate::games::Registry;
pub use crate::store::{
    ChannelId, DeliveryKind, GameId, GuildId, InteractionId, Level, MessageId, OutboxId, Phase, UserId,
};
use crate::store::{Store, StoreError, Write};
use live::Live;

/// An interaction cannot come again after this: the chat gives up on it much sooner.
const INBOX_KEPT: Millis = 2 * 24 * 3_600 * 1_000;
/// How long robots wait before they answer, in milliseconds, unless told otherwise.
pub const ROBOT_DELAY: u64 = 1_000;
/// Messages that have arrived are kept for a while, to be able to look into complaints.
const OUTBOX_KEPT: Millis = 30 * 24 * 3_600 * 1_000;

/// The club. Clones share it.
#[derive(Clone)]
pub struct Host(Arc<Inner>);

type Queue = Arc<Mutex<Option<Live>>>;

struct Inner {
    store: Store,
    registry: Registry,
    clock: Arc<dyn Clock>,
    queues: std::sync::Mutex<BTreeMap<GameId, Queue>>,
    /// The newest presses that were refused, and why.
    refused: std::sync::Mutex<VecDeque<(InteractionId, Denied)>>,
    /// What is handed out for delivery, with the first note that each tells.
    out: Mutex<BTreeMap<OutboxId, u32>>,
    notify: Arc<Notify>,
    /// The games in which a robot is at work.
    awake: std::sync::Mutex<BTreeSet<GameId>>,
    /// Where robots think: only so many at once.
    desks: Arc<Semaphore>,
    /// In milliseconds.
    robot_delay: AtomicU64,
}

#[derive(Debug, thiserror::Error)]
pub enum HostError {
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Host {
    /// Opens the club: every open game is replayed, one that the rules no longer fit is paused. What was owed when the
    /// last process ended is owed again.
    pub async fn start(store: Store, registry: Registry, clock: Arc<dyn Clock>) -> Result<Host, HostError> {
        let now = clock.now();
        store.write(&[Write::Tidy { inbox_before: now - INBOX_KEPT, outbox_before: now - OUTBOX_KEPT }]).await?;
        let open = store.open_games().await?;
        let host = Host(Arc::new(Inner {
            store,
            registry,
            clock,
            queues: std::sync::Mutex::default(),
            refused: std::sync::Mutex::default(),
            out: Mutex::default(),
            notify: Arc::default(),
            awake: std::sync::Mutex::default(),
            desks: robots::act::desks(),
            robot_delay: AtomicU64::new(ROBOT_DELAY),
        }));
        for game in open {
            match host.slot(game).await {
                Ok(slot) => host.wake_robot(&slot),
                Err(denied) => tracing::error!(%game, ?denied, "the game could not be read"),
            }
        }
        host.0.notify.notify_one();
        Ok(host)
    }

    pub fn registry(&self) -> &Registry {
        &self.0.registry
    }

    fn now(&self) -> Millis {
        self.0.clock.now()
    }

    fn queues(&self) -> MutexGuard<'_, BTreeMap<GameId, Queue>> {
        self.0.queues.lock().unwrap_or_else(|it| it.into_inner())
    }
}
