//! The club: lobby, seats, answers, undo, votes and what is owed to the channels. One queue per game.
//!
//! The host knows no chat and no SQL, and names no game. It speaks in message ids; all of its own begin with `host-`.
//! Read in this order: `table` (what others see), `change` (the queue), `play`, `lobby`, `look`, `deliver`.

mod change;
mod clock;
mod deliver;
mod delivery;
mod denied;
mod id;
mod live;
mod lobby;
mod look;
mod luck;
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
pub use delivery::{Delivery, DeliveryKind};
pub use denied::Denied;
pub use id::{ChannelId, GameId, GuildId, InteractionId, Person, Place, Tongue, UserId};
pub use lobby::Wish;
pub use robots::Level;
pub use table::{Finding, Notes, Open, Panel, Phase, Receipt, Table};

use crate::engine::Seat;
use crate::games::Registry;
use crate::store::{Store, StoreError, Write};
use change::Act;
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
    /// Held while a table is opened.
    door: Mutex<()>,
    /// The newest presses that were refused, and why.
    refused: std::sync::Mutex<VecDeque<(InteractionId, Denied)>>,
    /// What is handed out for delivery, with the first note that each tells.
    out: Mutex<BTreeMap<i64, usize>>,
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

/// Every call that changes something takes the interaction that asks for it: the same one again changes nothing and
/// returns what came of it the first time.
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
            door: Mutex::default(),
            refused: std::sync::Mutex::default(),
            out: Mutex::default(),
            notify: Arc::default(),
            awake: std::sync::Mutex::default(),
            desks: robots::act::desks(),
            robot_delay: AtomicU64::new(ROBOT_DELAY),
        }));
        for game in open {
            match host.slot(GameId(game)).await {
                Ok(slot) => host.wake_robot(&slot),
                Err(denied) => tracing::error!(game, ?denied, "the game could not be read"),
            }
        }
        host.0.notify.notify_one();
        Ok(host)
    }

    pub fn registry(&self) -> &Registry {
        &self.0.registry
    }

    pub async fn join(&self, press: InteractionId, game: GameId, by: Person) -> Result<Table, Denied> {
        self.change(press, game, Act::Join(by)).await
    }

    /// If the last one leaves, the table is closed.
    pub async fn leave(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Table, Denied> {
        self.change(press, game, Act::Leave(user)).await
    }

    /// `key` is `edition`, `seats` or the key of an option of the game. The creator and everybody seated may do it.
    pub async fn set_option(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        key: &str,
        value: &str,
    ) -> Result<Table, Denied> {
        self.change(press, game, Act::Set { user, key: key.to_owned(), value: value.to_owned() }).await
    }

    /// Seats a robot at a table that still gathers. The creator and everybody seated may do it.
    pub async fn add_robot(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        level: Level,
    ) -> Result<Table, Denied> {
        self.change(press, game, Act::AddRobot { user, level }).await
    }

    /// Sends a robot away from a table that still gathers.
    pub async fn drop_robot(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        seat: Seat,
    ) -> Result<Table, Denied> {
        self.change(press, game, Act::DropRobot { user, seat }).await
    }

    /// Lets a robot stand in for somebody in a running game: at once for oneself and for moderators, else as soon as
    /// all the others want it. Whether it does now can be seen at the table.
    pub async fn stand_in(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        is_moderator: bool,
        whom: Seat,
        level: Level,
    ) -> Result<Table, Denied> {
        self.change(press, game, Act::StandIn { user, is_moderator, whom, level }).await
    }

    /// Gives a seat back to its person. Whoever answers in their own seat gets it back, too.
    pub async fn hand_back(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        is_moderator: bool,
        whom: Seat,
    ) -> Result<Table, Denied> {
        self.change(press, game, Act::HandBack { user, is_moderator, whom }).await
    }

    /// Starts the game. The creator and everybody seated may do it.
    pub async fn begin(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Table, Denied> {
        self.change(press, game, Act::Begin(user)).await
    }

    /// Agrees to end the game without scores; it ends when everybody has. Whoever answers again plays on.
    pub async fn concede(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Table, Denied> {
        self.change(press, game, Act::Concede(user)).await
    }

    /// Ends the game at once. For its creator and for moderators.
    pub async fn close(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        is_moderator: bool,
    ) -> Result<Table, Denied> {
        self.change(press, game, Act::Close { user, is_moderator }).await
    }

    /// Brings a game into another channel, where what is owed arrives. For everybody seated.
    pub async fn bring(&self, press: InteractionId, game: GameId, user: UserId, place: Place) -> Result<Table, Denied> {
        self.carry(press, game, user, place).await
    }

    /// Cuts a paused game back to its last good answer. The caller has checked that a moderator asks.
    pub async fn rewind(&self, press: InteractionId, game: GameId) -> Result<Table, Denied> {
        self.change(press, game, Act::Rewind).await
    }

    /// `token` is the one of the panel that was pressed; nothing if the answer was typed.
    pub async fn answer(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        token: Option<&str>,
        key: &str,
    ) -> Result<Receipt, Denied> {
        let (token, key) = (token.map(str::to_owned), key.to_owned());
        self.play(press, game, Act::Answer { user, token, key }).await
    }

    /// Takes this person's last answer back.
    pub async fn undo(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Receipt, Denied> {
        self.play(press, game, Act::Undo(user)).await
    }

    /// Gives the answer again that this person took back last.
    pub async fn redo(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Receipt, Denied> {
        self.play(press, game, Act::Redo(user)).await
    }

    fn now(&self) -> Millis {
        self.0.clock.now()
    }

    fn queues(&self) -> MutexGuard<'_, BTreeMap<GameId, Queue>> {
        self.0.queues.lock().unwrap_or_else(|it| it.into_inner())
    }
}
