//! Which process may write the games of which of Discord's shards: whoever has the lease. It is kept by the process's own connection
//! (`process`), so that it is free at once when the process has died, and ends by itself when the process is frozen or the line is dead.
//! Every transaction of a game checks it, so that who has lost it without noticing can write nothing.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection, query, query_as, query_scalar};
use tokio_util::sync::CancellationToken;

use super::process::CHANGED;
use super::sql::{Base, Tx, with};
use super::types::{GameId, GuildId};
use super::{Store, StoreError};

/// How long a lease lasts after it was prolonged.
pub(super) const LEASE: Duration = Duration::from_secs(12);

/// One of the parts into which Discord divides all servers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shard {
    pub id: u32,
    /// How many there are.
    pub of: u32,
}

impl Shard {
    /// All servers.
    pub const ALL: Shard = Shard { id: 0, of: 1 };

    /// Whether it serves this one. What belongs to no server is the first one's.
    pub fn serves(self, guild: Option<GuildId>) -> bool {
        guild.map_or(0, |it| it.0 >> 22) % u64::from(self.of) == u64::from(self.id)
    }
}

/// Waits for the transactions that count on the one who has it.
pub(super) const ALONE: &str = "SELECT pg_advisory_xact_lock(1397506644, id::INTEGER) \
    FROM (SELECT id FROM unnest($1) AS id ORDER BY id) AS s";
const TAKE: &str = "UPDATE shards SET owner = $1, epoch = epoch + 1, pid = pg_backend_pid(), \
    began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()), \
    until = now() + make_interval(secs => $3), offered = NULL, heir = NULL, heir_until = NULL, is_ready = false \
    WHERE id = ANY($2) AND NOT is_held(pid, began, until) \
    AND (coalesce(heir_until, '-infinity') < now() OR heir = $1) RETURNING id, epoch";
const LEAVE: &str = "UPDATE shards SET owner = NULL, until = '-infinity' WHERE owner = $1 AND id = ANY($2)";

/// How long the database is asked who has a shard.
const ASKED: Duration = Duration::from_millis(500);

/// What a process has: one shard, or all of them.
pub(super) struct Lease {
    owner: String,
    /// The epoch in which it has each.
    epochs: BTreeMap<i64, i64>,
    /// Until when it certainly lasts, by the clock of this machine, which goes on while the process is frozen.
    until: Mutex<Instant>,
    /// It has ended.
    lost: CancellationToken,
    options: PgConnectOptions,
}

impl Lease {
    /// Takes all of these shards, or nothing if one of them is not free.
    pub(super) async fn take(
        owner: &str,
        options: &PgConnectOptions,
        line: &mut PgConnection,
        shards: &[i64],
    ) -> Result<Option<Lease>, sqlx::Error> {
        let since = Instant::now();
        let mut tx = line.begin().await?;
        query(ALONE).bind(shards).execute(&mut *tx).await?;
        let take = query_as(TAKE).bind(owner).bind(shards).bind(LEASE.as_secs_f64());
        let taken: Vec<(i64, i64)> = take.fetch_all(&mut *tx).await?;
        if taken.len() < shards.len() {
            tx.rollback().await?;
            return Ok(None);
        }
        tx.commit().await?;
        let (owner, epochs, until) = (owner.to_owned(), taken.into_iter().collect(), Mutex::new(since + LEASE));
        Ok(Some(Lease { owner, epochs, until, lost: CancellationToken::new(), options: options.clone() }))
    }

    /// What was found to be prolonged at `since` holds for as long again; a lease of which anything is missing has ended.
    pub(super) fn prolong(&self, kept: &[(i64, i64)], since: Instant) -> bool {
        let is_kept = self.is_among(kept);
        if is_kept {
            *self.until.lock().unwrap_or_else(PoisonError::into_inner) = since + LEASE;
        } else {
            self.lost.cancel();
        }
        is_kept
    }

    fn is_among(&self, kept: &[(i64, i64)]) -> bool {
        self.epochs.iter().all(|it| kept.contains(&(*it.0, *it.1)))
    }

    /// Whether nobody else can have it. Where this cannot be said, the database can (`Tx::fence`).
    pub(super) fn is_certain(&self) -> bool {
        !self.lost.is_cancelled() && Instant::now() < *self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives it back, so that it is free at once.
    pub(super) async fn leave(&self) {
        self.lost.cancel();
        let shards: Vec<i64> = self.epochs.keys().copied().collect();
        let left = async {
            let mut line = PgConnection::connect_with(&self.options).await?;
            query(LEAVE).bind(&self.owner).bind(shards).execute(&mut line).await?;
            query(CHANGED).execute(&mut line).await?;
            line.close().await
        };
        // At worst it runs out.
        if let Err(error) = left.await {
            tracing::warn!(%error, "a lease could not be given back");
        }
    }

    pub(super) async fn lost(&self) {
        self.lost.cancelled().await;
    }

    /// As if nothing had been heard of the database for as long as it lasts.
    #[cfg(test)]
    pub(super) fn run_out(&self) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }
}

/// The numbers of all shards that there are.
pub(super) async fn shards(line: &mut PgConnection) -> Result<Vec<i64>, sqlx::Error> {
    query_scalar("SELECT id FROM shards ORDER BY id").fetch_all(line).await
}

impl Tx<'_> {
    /// Refuses to go on unless this process still has the game's shard, and keeps it so until the end of the transaction.
    pub(super) async fn fence(&mut self, game: GameId) -> Result<(), StoreError> {
        let Tx::Server(_, Some(lease)) = self else { return Ok(()) };
        let lease = Arc::clone(lease);
        let sql = "SELECT shard, epoch, owner FROM fence($1)";
        let (shard, epoch, owner): (Option<i64>, Option<i64>, Option<String>) = self.one(sql, with![game]).await?;
        let (Some(shard), Some(epoch)) = (shard, epoch) else { return Ok(()) };
        let is_own = owner.as_deref() == Some(&lease.owner) && lease.epochs.get(&shard) == Some(&epoch);
        if is_own && !lease.lost.is_cancelled() { Ok(()) } else { Err(StoreError::Lost) }
    }
}

impl Store {
    /// Waits until another process has taken over, which never happens to a file.
    pub async fn lost(&self) {
        match &self.0.base {
            Base::Server { lease: Some(lease), .. } => lease.lost().await,
            _ => std::future::pending().await,
        }
    }

    /// Refuses what may be another process's business by now.
    pub(super) fn certain(&self) -> Result<(), StoreError> {
        match &self.0.base {
            Base::Server { lease: Some(lease), .. } if !lease.is_certain() => Err(StoreError::Lost),
            _ => Ok(()),
        }
    }

    /// Whether its games are another process's business by now. Who has slept for longer than the lease asks the database; where that
    /// does not answer, whoever presses hears so.
    pub async fn is_lost(&self) -> bool {
        let Base::Server { pool, lease: Some(lease) } = &self.0.base else { return false };
        if lease.lost.is_cancelled() || lease.is_certain() {
            return lease.lost.is_cancelled();
        }
        let own = query_as("SELECT id, epoch FROM shards WHERE owner = $1").bind(&lease.owner).fetch_all(pool);
        matches!(tokio::time::timeout(ASKED, own).await, Ok(Ok(own)) if !lease.is_among(&own))
    }

    /// Of which servers it knows the games.
    pub fn shard(&self) -> Shard {
        self.0.shard
    }
}
