//! Which process may write on a server's database: whoever has the lease. It is kept by a connection of its own, so that it is free at
//! once when the process has died, and ends by itself when the process is frozen or the line is dead. Every transaction of a game
//! checks it, so that who has lost it without noticing can write nothing.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection, query, query_as, query_scalar};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use super::sql::{Base, Tx, with};
use super::types::GameId;
use super::{Place, Store, StoreError};

/// How long a lease lasts, and how often it is prolonged.
const LEASE: Duration = Duration::from_secs(12);
const ROUND: Duration = Duration::from_secs(3);
/// How often somebody tries who waits for one.
const AGAIN: Duration = Duration::from_millis(100);

/// Waits for the transactions that count on the one who has it.
const ALONE: &str = "SELECT pg_advisory_xact_lock(1397506644, $1::INTEGER)";
/// Free is what has run out, and what was taken by a connection that is gone. Of another user's connections PostgreSQL does not say
/// since when they are there.
const TAKE: &str = "UPDATE shards SET owner = $1, epoch = epoch + 1, pid = pg_backend_pid(), \
    began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()), \
    until = now() + make_interval(secs => $3) \
    WHERE id = $2 AND (until < now() OR NOT EXISTS (SELECT 1 FROM pg_stat_activity AS a \
    WHERE a.pid = shards.pid AND (a.backend_start = shards.began OR a.backend_start IS NULL))) RETURNING epoch";
/// The connection may be another one than that by which it was taken.
const KEEP: &str = "UPDATE shards SET pid = pg_backend_pid(), \
    began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()), \
    until = now() + make_interval(secs => $2) WHERE owner = $1 RETURNING id, epoch";
const LEAVE: &str = "UPDATE shards SET owner = NULL, until = '-infinity' WHERE owner = $1";

/// The only shard there is where one process plays for all servers.
const ALL: i64 = 0;

/// What this process has.
pub(super) struct Lease {
    owner: String,
    options: PgConnectOptions,
    /// The epoch of each shard.
    held: Mutex<BTreeMap<i64, i64>>,
    lost: Notify,
    /// Ends its line with it.
    end: CancellationToken,
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.end.cancel();
    }
}

impl Lease {
    /// Takes what there is, as soon as it is free.
    pub(super) async fn take(options: PgConnectOptions, place: &Place) -> Result<Arc<Lease>, StoreError> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|it| StoreError::Sql(sqlx::Error::Io(std::io::Error::other(it))))?;
        let owner = format!("{}-{:032x}", std::process::id(), u128::from_be_bytes(bytes));
        let lease =
            Lease { owner, options, held: Mutex::default(), lost: Notify::new(), end: CancellationToken::new() };
        let mut line = PgConnection::connect_with(&lease.options).await?;
        let since = Instant::now();
        let epoch = loop {
            match lease.try_take(&mut line, ALL).await? {
                Some(epoch) => break epoch,
                None if since.elapsed() > LEASE + ROUND => {
                    return Err(StoreError::Locked { place: place.to_string() });
                }
                None => tokio::time::sleep(AGAIN).await,
            }
        };
        lease.held().insert(ALL, epoch);
        let lease = Arc::new(lease);
        tokio::spawn(keep(Arc::downgrade(&lease), line, lease.end.clone()));
        Ok(lease)
    }

    async fn try_take(&self, line: &mut PgConnection, shard: i64) -> Result<Option<i64>, sqlx::Error> {
        let mut tx = line.begin().await?;
        query(ALONE).bind(shard).execute(&mut *tx).await?;
        let take = query_scalar(TAKE).bind(&self.owner).bind(shard).bind(LEASE.as_secs_f64());
        let epoch = take.fetch_optional(&mut *tx).await?;
        tx.commit().await?;
        Ok(epoch)
    }

    /// Gives back what it has.
    pub(super) async fn leave(&self) {
        self.held().clear();
        if let Ok(mut line) = PgConnection::connect_with(&self.options).await {
            // At worst it runs out.
            let _ = query(LEAVE).bind(&self.owner).execute(&mut line).await;
            let _ = line.close().await;
        }
    }

    fn held(&self) -> MutexGuard<'_, BTreeMap<i64, i64>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Prolongs the lease for as long as the store is open, over a new line if need be.
async fn keep(lease: Weak<Lease>, line: PgConnection, end: CancellationToken) {
    let mut line = Some(line);
    loop {
        tokio::select! {
            () = end.cancelled() => return,
            () = tokio::time::sleep(ROUND) => {}
        }
        let Some(lease) = lease.upgrade() else { return };
        let kept = prolong(&lease, &mut line).await;
        match kept {
            Ok(kept) => {
                let before = std::mem::take(&mut *lease.held());
                let still: BTreeMap<i64, i64> =
                    before.clone().into_iter().filter(|it| kept.contains(&(it.0, it.1))).collect();
                let is_lost = still.len() < before.len();
                *lease.held() = still;
                if is_lost {
                    tracing::error!("another process has taken over");
                    lease.lost.notify_one();
                    return;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "the lease on the database could not be prolonged; trying again");
                line = None;
            }
        }
    }
}

async fn prolong(lease: &Lease, line: &mut Option<PgConnection>) -> Result<Vec<(i64, i64)>, sqlx::Error> {
    let mut own = match line.take() {
        Some(own) => own,
        None => PgConnection::connect_with(&lease.options).await?,
    };
    let kept = query_as(KEEP).bind(&lease.owner).bind(LEASE.as_secs_f64()).fetch_all(&mut own).await?;
    *line = Some(own);
    Ok(kept)
}

impl Tx<'_> {
    /// Refuses to go on unless this process still has the game's shard, and keeps it so until the end of the transaction.
    pub(super) async fn fence(&mut self, game: GameId) -> Result<(), StoreError> {
        let Tx::Server(_, Some(lease)) = self else { return Ok(()) };
        let lease = Arc::clone(lease);
        let sql = "SELECT shard, epoch, owner FROM fence($1)";
        let (shard, epoch, owner): (Option<i64>, Option<i64>, Option<String>) = self.one(sql, with![game]).await?;
        let (Some(shard), Some(epoch)) = (shard, epoch) else { return Ok(()) };
        let is_own = owner.as_deref() == Some(&lease.owner) && lease.held().get(&shard) == Some(&epoch);
        if is_own { Ok(()) } else { Err(StoreError::Lost) }
    }
}

impl Store {
    /// Waits until another process has taken over, which never happens to a file.
    pub async fn lost(&self) {
        match &self.0.base {
            Base::Server { lease: Some(lease), .. } => lease.lost.notified().await,
            _ => std::future::pending().await,
        }
    }
}
