//! When nothing can be written: why, since when, what the operator can do, and the way back without a restart.

use std::path::Path;
use std::sync::{Arc, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::pool::PoolConnection;
use sqlx::{FromRow, Sqlite, query};

use super::file::{free_bytes, millis};
use super::types::Cause;
use super::{Inner, Store, StoreError, seal};

/// How long the first proof waits, and the longest that a later one does.
const PROOFS: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));
/// What fails again so soon is the same outage, in milliseconds.
const SAME: i64 = 60_000;

/// A time in which writing failed.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Outage {
    pub cause: Cause,
    /// What happened and what helps, for the operator.
    pub what: String,
    /// In milliseconds since 1970.
    pub since: i64,
    /// Nothing while it lasts.
    pub until: Option<i64>,
    /// Whether an attempt to write something small failed, too: then it does not pass by itself.
    pub lasts: bool,
    /// How many transactions were not written.
    #[sqlx(try_from = "i64")]
    pub failures: u64,
}

impl Cause {
    /// What kept a transaction from being written; nothing if it broke a rule of the database.
    fn of(error: &StoreError) -> Option<Cause> {
        let error = match error {
            StoreError::Sql(error) | StoreError::Migrate(MigrateError::Execute(error)) => error,
            StoreError::Migrate(MigrateError::ExecuteMigration(error, _)) => error,
            StoreError::Unreadable { .. } => return Some(Cause::Damaged),
            _ => return None,
        };
        match error {
            sqlx::Error::Io(_) => return Some(Cause::Io),
            sqlx::Error::WorkerCrashed => return Some(Cause::Other),
            _ => {}
        }
        match seal::code(error)? {
            13 => Some(Cause::Full),
            10 | 14 => Some(Cause::Io),
            8 => Some(Cause::ReadOnly),
            5 | 6 => Some(Cause::Busy),
            19 => None,
            _ => Some(Cause::Other),
        }
    }

    /// What the operator reads: the file, the cause, the remedy.
    pub(super) fn words(self, path: &Path, error: &dyn std::fmt::Display) -> String {
        let folder = path.parent().unwrap_or(path).display();
        let left = path.parent().and_then(free_bytes).map_or("an unknown number of".to_owned(), |it| it.to_string());
        let remedy = match self {
            Cause::Full => "the disk is full; make room there",
            Cause::Io => "the disk reports an error; look at the disk and the system's log",
            Cause::ReadOnly => "it may not be written; let the bot's user write the folder and the files in it",
            Cause::Busy => "another program holds it; close whatever else has it open",
            Cause::Damaged => "it is damaged; `slowboat restore` brings a backup back",
            Cause::Other => "SQLite does not write it",
        };
        format!("{}: {remedy} ({left} bytes are left in {folder}): {error}", path.display())
    }
}

impl StoreError {
    /// The error with the file, its cause and the remedy in words, if it is one of those that can hit any file.
    pub(super) fn at(path: &Path, error: StoreError) -> StoreError {
        match Cause::of(&error) {
            Some(Cause::Damaged) => StoreError::Damaged { path: path.to_owned(), what: error.to_string() },
            Some(cause) => StoreError::Unwritten { cause, what: cause.words(path, &error) },
            None => error,
        }
    }
}

impl Store {
    /// The newest time in which writing failed, if there was one since the start.
    pub fn outage(&self) -> Option<Outage> {
        self.0.outage().clone()
    }

    pub(super) async fn writer(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        self.0.writer.acquire().await.map_err(|error| self.unwritten(error.into()))
    }

    /// Gives the writer back after a transaction. One that failed is closed, and the next gets a new one: SQLite may have
    /// rolled back by itself, which sqlx does not know, and would refuse every transaction from then on.
    pub(super) async fn settle<T>(
        &self,
        writer: PoolConnection<Sqlite>,
        outcome: Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let Err(error) = outcome else { return outcome };
        // A database in memory would be gone with its connection.
        if self.0.path.is_some()
            && let Err(error) = writer.close().await
        {
            tracing::debug!(%error, "the writer did not close well");
        }
        Err(self.unwritten(error))
    }

    /// Writes that the outage is over, which proves it.
    async fn write_down(&self, outage: &Outage) -> Result<(), StoreError> {
        let mut writer = self.0.writer.acquire().await?;
        let sql = "INSERT OR REPLACE INTO outages (id, cause, what, since, until, failures) VALUES (1, ?, ?, ?, ?, ?)";
        let row = query(sql).bind(outage.cause).bind(&outage.what).bind(outage.since).bind(outage.until);
        match row.bind(outage.failures as i64).execute(&mut *writer).await {
            Ok(_) => Ok(()),
            Err(error) => {
                writer.close().await?;
                Err(error.into())
            }
        }
    }

    /// The error with its cause in words, if it is one that keeps everything from being written.
    fn unwritten(&self, error: StoreError) -> StoreError {
        let (Some(path), Some(cause)) = (&self.0.path, Cause::of(&error)) else { return error };
        let what = cause.words(path, &error);
        self.fails(cause, &what);
        StoreError::Unwritten { cause, what }
    }

    /// Notes a failure. The first of an outage is logged, and a task tries from then on whether writing works again.
    fn fails(&self, cause: Cause, what: &str) {
        let now = millis();
        let mut known = self.0.outage();
        match known.as_mut() {
            Some(it) if it.until.is_none() => {
                it.failures += 1;
                return;
            }
            Some(it) if it.cause == cause && it.until.is_some_and(|it| now - it < SAME) => {
                it.failures += 1;
                it.until = None;
            }
            _ => {
                tracing::error!(?cause, "nothing can be written: {what}");
                let what = what.to_owned();
                *known = Some(Outage { cause, what, since: now, until: None, lasts: false, failures: 1 });
            }
        }
        tokio::spawn(prove(Arc::downgrade(&self.0)));
    }
}

impl Inner {
    fn outage(&self) -> MutexGuard<'_, Option<Outage>> {
        self.outage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tries to write down that the outage is over until that succeeds.
async fn prove(store: Weak<Inner>) {
    let mut wait = PROOFS.0;
    loop {
        tokio::time::sleep(wait).await;
        let Some(store) = store.upgrade().map(Store) else { return };
        if store.0.writer.is_closed() {
            return;
        }
        let Some(mut over) = store.outage() else { return };
        over.until = Some(millis());
        let proof = store.write_down(&over).await;
        let mut known = store.0.outage();
        let Some(outage) = known.as_mut() else { return };
        match proof {
            Ok(()) => {
                outage.until = over.until;
                tracing::warn!(failures = outage.failures, "writing works again");
                return;
            }
            Err(_) => outage.lasts = true,
        }
        wait = (wait * 2).min(PROOFS.1);
    }
}
