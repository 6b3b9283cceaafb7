//! What comes from outside, which tests may set: the time, and what nobody can foresee. And what is done when its time has come.

use std::sync::Weak;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{Actor, Command, GameId, Host, Inner, InteractionId};

/// How often it is looked whether the time of something has come.
const TICK: Duration = Duration::from_secs(30);

/// Milliseconds since 1970, UTC.
pub type Millis = i64;

pub trait Clock: Send + Sync {
    fn now(&self) -> Millis;

    /// Fills this with what nobody can foresee: seeds and codes of tables are made of it.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), getrandom::Error> {
        getrandom::fill(bytes)
    }
}

/// The clock of the machine.
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the clock that is handed in")]
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }
}

impl Host {
    /// Does this in each of these games. What fails in one keeps nothing from the others.
    pub(super) async fn by_the_clock(&self, games: impl IntoIterator<Item = GameId>, command: &Command) {
        for game in games {
            if let Err(denied) = self.run(InteractionId::NONE, game, Actor::Clock, command.clone()).await {
                tracing::warn!(%game, ?command, ?denied, "what is due could not be done");
            }
        }
    }
}

/// Does what is due, for as long as the club is open. What is due when stands in the store.
pub(super) async fn watch(host: Weak<Inner>) {
    loop {
        tokio::time::sleep(TICK).await;
        let Some(host) = host.upgrade().map(Host) else { return };
        if let Err(error) = host.count_votes().await {
            tracing::error!(%error, "late votes cannot be looked for");
        }
        if let Err(error) = host.check_clocks().await {
            tracing::error!(%error, "whose time is up cannot be looked for");
        }
        if let Err(error) = host.remind().await {
            tracing::error!(%error, "who has to be reminded cannot be looked for");
        }
    }
}
