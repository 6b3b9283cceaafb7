//! The club: lobby, seats, answers, undo, votes and what is owed to the channels. One queue per game.
//!
//! The host knows no chat and no SQL, and names no game. It speaks in message ids; all of its own begin with `host-`.

mod clock;
mod delivery;
mod denied;
mod id;
mod table;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;

pub use clock::{Clock, Millis, SystemClock};
pub use delivery::{Delivery, DeliveryKind};
pub use denied::Denied;
pub use id::{ChannelId, GameId, GuildId, InteractionId, Person, Place, Tongue, UserId};
pub use table::{Finding, Notes, Open, Panel, Phase, Receipt, Table};

use crate::engine::{Seat, Sight, Viewer};
use crate::games::Registry;
use crate::store::{Store, StoreError};

/// The club. Clones share it.
#[derive(Clone)]
pub struct Host;

#[derive(Debug, thiserror::Error)]
pub enum HostError {
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[expect(unused_variables, clippy::todo, reason = "the signatures come first")]
impl Host {
    /// Opens the club: every open game is replayed, one that the rules no longer fit is paused.
    pub async fn start(store: Store, registry: Registry, clock: Arc<dyn Clock>) -> Result<Host, HostError> {
        todo!()
    }
    pub fn registry(&self) -> &Registry {
        todo!()
    }

    // Tables. Every call that changes something takes the interaction that asks for it: the same one again changes
    // nothing and returns what it returned the first time.

    #[expect(clippy::too_many_arguments)]
    pub async fn lobby(
        &self,
        press: InteractionId,
        place: Place,
        by: Person,
        game: &str,
        edition: Option<&str>,
        options: BTreeMap<String, String>,
        seats: Option<u8>,
    ) -> Result<Table, Denied> {
        todo!()
    }
    pub async fn join(&self, press: InteractionId, game: GameId, by: Person) -> Result<Table, Denied> {
        todo!()
    }
    pub async fn leave(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Table, Denied> {
        todo!()
    }
    /// `key` is `edition`, `seats` or the key of an option of the game.
    pub async fn set_option(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        key: &str,
        value: &str,
    ) -> Result<Table, Denied> {
        todo!()
    }
    pub async fn begin(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Table, Denied> {
        todo!()
    }
    pub async fn concede(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Table, Denied> {
        todo!()
    }
    pub async fn close(
        &self,
        press: InteractionId,
        game: GameId,
        user: UserId,
        is_moderator: bool,
    ) -> Result<Table, Denied> {
        todo!()
    }
    /// Cuts a paused game back to its last good answer. The caller has checked that a moderator asks.
    pub async fn rewind(&self, press: InteractionId, game: GameId) -> Result<Table, Denied> {
        todo!()
    }
    /// The open game of a channel, else the one that ended last.
    pub async fn at(&self, channel: ChannelId) -> Result<Option<Table>, HostError> {
        todo!()
    }
    pub async fn table(&self, game: GameId) -> Result<Table, Denied> {
        todo!()
    }
    /// The open games in which this person sits.
    pub async fn tables_of(&self, user: UserId) -> Result<Vec<Table>, HostError> {
        todo!()
    }

    // Play.

    pub async fn panel(&self, game: GameId, user: UserId) -> Result<Panel, Denied> {
        todo!()
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
        todo!()
    }
    pub async fn undo(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Receipt, Denied> {
        todo!()
    }
    pub async fn redo(&self, press: InteractionId, game: GameId, user: UserId) -> Result<Receipt, Denied> {
        todo!()
    }

    // Looking.

    /// The viewer's notes from number `from`, counted among those that the viewer may read.
    pub async fn notes(&self, game: GameId, viewer: Viewer, from: usize, count: usize) -> Result<Notes, Denied> {
        todo!()
    }
    /// How many answers have been given, and the state after them.
    pub async fn sight(&self, game: GameId) -> Result<(usize, Arc<dyn Sight>), Denied> {
        todo!()
    }
    /// The state after the first `n` answers; the newest if there are fewer by now.
    pub async fn sight_at(&self, game: GameId, n: usize) -> Result<Arc<dyn Sight>, Denied> {
        todo!()
    }
    /// How many answers had been given when this seat last acted.
    pub async fn seen(&self, game: GameId, seat: Seat) -> Result<usize, Denied> {
        todo!()
    }
    /// The record as text, once the game has ended.
    pub async fn export(&self, game: GameId) -> Result<String, Denied> {
        todo!()
    }
    /// Replays every open game from its beginning.
    pub async fn doctor(&self) -> Result<Vec<Finding>, HostError> {
        todo!()
    }

    // Deliveries.

    /// What is owed now: at most one delivery a game, in order. It is not handed out again before `delivered` or `failed`.
    pub async fn due(&self, now: Millis, limit: usize) -> Result<Vec<Delivery>, HostError> {
        todo!()
    }
    /// `message` is the one that was posted or edited.
    pub async fn delivered(&self, id: i64, message: Option<u64>) -> Result<(), HostError> {
        todo!()
    }
    pub async fn failed(&self, id: i64, retry_in: Duration) -> Result<(), HostError> {
        todo!()
    }
    /// Wakes whoever delivers, as soon as something is owed.
    pub fn notify(&self) -> Arc<Notify> {
        todo!()
    }

    // Settings.

    pub async fn guild_tongue(&self, guild: GuildId) -> Result<Option<Tongue>, HostError> {
        todo!()
    }
    pub async fn set_guild_tongue(&self, guild: GuildId, tongue: Option<Tongue>) -> Result<(), HostError> {
        todo!()
    }
    pub async fn user_tongue(&self, user: UserId) -> Result<Option<Tongue>, HostError> {
        todo!()
    }
    pub async fn set_user_tongue(&self, user: UserId, tongue: Option<Tongue>) -> Result<(), HostError> {
        todo!()
    }
}
