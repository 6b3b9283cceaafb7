//! The queue of each game: one change at a time, in the order of the presses, each written once.

use std::sync::Arc;

use tokio::sync::{Mutex, OwnedMutexGuard};

use super::live::{Live, count_public};
use super::replay::Trouble;
use super::robots::Level;
use super::{Denied, GameId, Host, InteractionId, Person, Place, Receipt, Table, UserId};
use crate::engine::Seat;
use crate::store::{Owed, Write};

/// How many refused presses are remembered, so that one that comes again is refused again.
const REFUSED: usize = 1_024;

/// Everything that can be done to one game.
pub(super) enum Act {
    Join(Person),
    Leave(UserId),
    Set { user: UserId, key: String, value: String },
    Begin(UserId),
    Concede(UserId),
    Close { user: UserId, is_moderator: bool },
    Bring { user: UserId, place: Place },
    Rewind,
    AddRobot { user: UserId, level: Level },
    DropRobot { user: UserId, seat: Seat },
    StandIn { user: UserId, is_moderator: bool, whom: Seat, level: Level },
    HandBack { user: UserId, is_moderator: bool, whom: Seat },
    Answer { user: UserId, token: Option<String>, key: String },
    Undo(UserId),
    Redo(UserId),
}

/// A slot in the queue: the game in memory, or nothing if it has to be read first.
pub(super) type Slot = OwnedMutexGuard<Option<Live>>;

/// The range of notes that came of a change.
pub(super) type Told = (usize, usize);

impl Host {
    /// Does it in a task of its own, so that a caller who gives up cannot stop it half-way.
    pub(super) async fn change(&self, press: InteractionId, game: GameId, act: Act) -> Result<Table, Denied> {
        self.detached(press, game, act).await.map(|it| it.0)
    }

    /// The same for what a seat does.
    pub(super) async fn play(&self, press: InteractionId, game: GameId, act: Act) -> Result<Receipt, Denied> {
        self.detached(press, game, act).await?.1.ok_or(Denied::NoSeat)
    }

    async fn detached(&self, press: InteractionId, game: GameId, act: Act) -> Result<(Table, Option<Receipt>), Denied> {
        let host = self.clone();
        spawned(async move {
            let mut slot = host.slot(game).await?;
            let result = host.once(&mut slot, press, act).await;
            match &result {
                // What is in memory may no longer be what is stored.
                Err(Denied::Trouble) => *slot = None,
                Err(denied) => host.remember(press, denied),
                Ok(_) => host.wake_robot(&slot),
            }
            result
        })
        .await
    }

    async fn once(&self, slot: &mut Slot, press: InteractionId, act: Act) -> Result<(Table, Option<Receipt>), Denied> {
        let live = loaded(slot)?;
        if let Some(denied) = self.refused(press) {
            return Err(denied);
        }
        let user = act.user();
        let told = match self.0.store.inbox(signed(press.0)).await.map_err(trouble)? {
            Some((_, from, to)) => (from as usize, to as usize),
            None => self.act(live, press, act).await?,
        };
        let seat = user.and_then(|it| live.seat_of(it).ok());
        Ok((live.table(), seat.map(|it| live.receipt(it, told))))
    }

    async fn act(&self, live: &mut Live, press: InteractionId, act: Act) -> Result<Told, Denied> {
        match act {
            Act::Join(person) => self.join_now(live, press, person).await,
            Act::Leave(user) => self.leave_now(live, press, user).await,
            Act::Set { user, key, value } => self.set_now(live, press, user, &key, &value).await,
            Act::Begin(user) => self.begin_now(live, press, user).await,
            Act::Concede(user) => self.concede_now(live, press, user).await,
            Act::Close { user, is_moderator } => self.close_now(live, press, user, is_moderator).await,
            Act::Bring { user, place } => self.bring_now(live, press, user, place).await,
            Act::Rewind => self.rewind_now(live, press).await,
            Act::AddRobot { user, level } => self.add_robot_now(live, press, user, level).await,
            Act::DropRobot { user, seat } => self.drop_robot_now(live, press, user, seat).await,
            Act::StandIn { user, is_moderator, whom, level } => {
                self.stand_in_now(live, press, user, is_moderator, whom, level).await
            }
            Act::HandBack { user, is_moderator, whom } => {
                self.hand_back_now(live, press, user, is_moderator, whom).await
            }
            Act::Answer { user, token, key } => self.answer_now(live, press, user, token.as_deref(), &key).await,
            Act::Undo(user) => self.undo_now(live, press, user).await,
            Act::Redo(user) => self.redo_now(live, press, user).await,
        }
    }

    /// Waits for the game's turn in the queue, and reads the game if it is not in memory.
    pub(super) async fn slot(&self, game: GameId) -> Result<Slot, Denied> {
        let mut slot = loop {
            let queue = Arc::clone(self.queues().entry(game).or_insert_with(|| Arc::new(Mutex::new(None))));
            let slot = Arc::clone(&queue).lock_owned().await;
            // While this one waited, the queue may have been dropped, because there was no such game.
            if self.queues().get(&game).is_some_and(|it| Arc::ptr_eq(it, &queue)) {
                break slot;
            }
        };
        if slot.is_none() {
            let find = |id: &str| self.0.registry.get(id).cloned();
            match Live::read(&self.0.store, find, game).await.map_err(trouble)? {
                Some((mut live, found)) => {
                    self.review(&mut live, found).await?;
                    *slot = Some(live);
                }
                None => {
                    self.queues().remove(&game);
                    return Err(Denied::NoGame);
                }
            }
        }
        Ok(slot)
    }

    /// Pauses a running game whose rules cannot go on; lets a paused one go on whose rules can.
    async fn review(&self, live: &mut Live, found: Option<Trouble>) -> Result<(), Denied> {
        match (live.row.phase.as_str(), found) {
            ("running", Some(found)) => self.pause(live, found).await,
            ("paused", None) => {
                let resumed = self.resume(live);
                self.commit(&resumed).await?;
                set_phase(live, "running", "", 0);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    pub(super) async fn pause(&self, live: &mut Live, found: Trouble) -> Result<(), Denied> {
        let (code, at) = (found.code(), found.at() as i64);
        tracing::error!(game = %live.row.code, trouble = code, answers = at, "the game is paused");
        let phase = Write::Phase { game: live.row.id, phase: "paused", why: code, why_at: at };
        let owed = Owed { why: code, why_at: at, ..self.owed(live, "paused", (0, 0)) };
        self.commit(&[phase, Write::Owe(owed)]).await?;
        set_phase(live, "paused", code, at);
        Ok(())
    }

    /// What is written when a paused game goes on: everybody awaited becomes active again.
    pub(super) fn resume(&self, live: &Live) -> Vec<Write> {
        let awaited = live.stand.as_ref().map(|it| super::live::awaited(&it.standing, &live.votes, live.seats()));
        let told = count_public(live.notes());
        let mut owed = self.owed(live, "turn", (told, told));
        self.ping(live, &mut owed, &awaited.unwrap_or_default());
        vec![Write::Phase { game: live.row.id, phase: "running", why: "", why_at: 0 }, Write::Owe(owed)]
    }

    /// A message owed for what is being done now; the fields that not every message has are empty.
    pub(super) fn owed(&self, live: &Live, kind: &'static str, notes: (usize, usize)) -> Owed {
        Owed {
            game: live.row.id,
            kind,
            n: live.n() as i64,
            notes: (notes.0 as i64, notes.1 as i64),
            ping: String::new(),
            since: None,
            by_seat: None,
            undone: false,
            why: "",
            why_at: 0,
            at: self.now(),
        }
    }

    /// Adds exactly these seats to a message, with what they have not seen.
    pub(super) fn ping(&self, live: &Live, owed: &mut Owed, seats: &[Seat]) {
        let people = seats.iter().filter(|it| !live.robots.contains_key(it));
        let users = people.filter_map(|it| live.people.get(it.index()));
        owed.ping = users.map(|it| it.user.to_string()).collect::<Vec<_>>().join(" ");
        owed.since = seats.iter().map(|it| live.seen(*it) as i64).filter(|it| *it > 0).min();
    }

    pub(super) fn inbox(&self, live: &Live, press: InteractionId, told: Told) -> Write {
        let notes = (told.0 as i64, told.1 as i64);
        let interaction = (press != InteractionId::NONE).then(|| signed(press.0));
        Write::Inbox { interaction, game: live.row.id, notes, at: self.now() }
    }

    /// Writes it all, and wakes whoever delivers if something is owed.
    pub(super) async fn commit(&self, writes: &[Write]) -> Result<(), Denied> {
        self.0.store.write(writes).await.map_err(trouble)?;
        if writes.iter().any(|it| matches!(it, Write::Owe(_))) {
            self.0.notify.notify_one();
        }
        Ok(())
    }

    pub(super) fn remember(&self, press: InteractionId, denied: &Denied) {
        let mut refused = self.0.refused.lock().unwrap_or_else(|it| it.into_inner());
        if refused.len() >= REFUSED {
            refused.pop_front();
        }
        refused.push_back((press, denied.clone()));
    }

    pub(super) fn refused(&self, press: InteractionId) -> Option<Denied> {
        let refused = self.0.refused.lock().unwrap_or_else(|it| it.into_inner());
        refused.iter().find(|it| it.0 == press).map(|it| it.1.clone())
    }
}

impl Act {
    fn user(&self) -> Option<UserId> {
        match self {
            Act::Join(person) => Some(person.user),
            Act::Leave(user) | Act::Begin(user) | Act::Concede(user) | Act::Undo(user) | Act::Redo(user) => Some(*user),
            Act::Set { user, .. } | Act::Close { user, .. } | Act::Answer { user, .. } => Some(*user),
            Act::AddRobot { user, .. } | Act::DropRobot { user, .. } | Act::Bring { user, .. } => Some(*user),
            Act::StandIn { user, .. } | Act::HandBack { user, .. } => Some(*user),
            Act::Rewind => None,
        }
    }
}

/// The game in a slot, which `Host::slot` has filled.
pub(super) fn loaded(slot: &mut Slot) -> Result<&mut Live, Denied> {
    slot.as_mut().ok_or(Denied::Trouble)
}

pub(super) fn set_phase(live: &mut Live, phase: &str, why: &str, at: i64) {
    live.row.phase = phase.to_owned();
    live.row.why = why.to_owned();
    live.row.why_at = at;
}

/// Runs to its end whatever becomes of the caller.
pub(super) async fn spawned<T: Send + 'static>(
    work: impl Future<Output = Result<T, Denied>> + Send + 'static,
) -> Result<T, Denied> {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change failed");
        Err(Denied::Trouble)
    })
}

pub(super) fn trouble(error: crate::store::StoreError) -> Denied {
    tracing::error!(%error, "the store failed");
    Denied::Trouble
}

/// Numbers of the chat are unsigned, those of the store are not.
pub(super) fn signed(number: u64) -> i64 {
    number.cast_signed()
}
