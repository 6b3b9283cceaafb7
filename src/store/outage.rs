//! When nothing can be written: why, since when, what the operator can do, and the way back without a restart.

use std::path::Path;
use std::sync::{Arc, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use sqlx::FromRow;
use sqlx::migrate::MigrateError;

use super::file::{free_bytes, millis};
use super::sql::{Writer, with};
use super::types::Cause;
use super::{Inner, Place, Store, StoreError, seal};

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
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::PoolTimedOut => return Some(Cause::Io),
            sqlx::Error::WorkerCrashed => return Some(Cause::Other),
            _ => {}
        }
        seal::code(error).map_or_else(|| Cause::of_server(error), Cause::of_file)
    }

    /// By SQLite's number.
    fn of_file(code: u32) -> Option<Cause> {
        match code {
            13 => Some(Cause::Full),
            10 | 14 => Some(Cause::Io),
            8 => Some(Cause::ReadOnly),
            5 | 6 => Some(Cause::Busy),
            19 => None,
            _ => Some(Cause::Other),
        }
    }

    /// By PostgreSQL's class; see https://www.postgresql.org/docs/current/errcodes-appendix.html.
    fn of_server(error: &sqlx::Error) -> Option<Cause> {
        let error = error.as_database_error()?;
        let code = error.code()?;
        match code.get(..2)? {
            "53" if code == "53100" => Some(Cause::Full),
            // Out of memory or connections, deadlocks, and what collides with another transaction.
            "53" | "40" | "55" => Some(Cause::Busy),
            // Shut down, crashed, starting up, or its disk reports an error.
            "57" | "58" | "08" => Some(Cause::Io),
            "25" | "42" if matches!(&*code, "25006" | "42501") => Some(Cause::ReadOnly),
            "XX" => Some(Cause::Damaged),
            "23" => None,
            _ => Some(Cause::Other),
        }
    }
}

impl Place {
    /// What the operator reads: the place, the cause, the remedy.
    fn words(&self, cause: Cause, error: &dyn std::fmt::Display) -> String {
        match self {
            Place::Memory => format!("the database in memory: {error}"),
            Place::File(path) => {
                let folder = path.parent().unwrap_or(path);
                let left = free_bytes(folder).map_or("an unknown number of".to_owned(), |it| it.to_string());
                let remedy = match cause {
                    Cause::Full => "the disk is full; make room there",
                    Cause::Io => "the disk reports an error; look at the disk and the system's log",
                    Cause::ReadOnly => "it may not be written; let the bot's user write the folder and the files in it",
                    Cause::Busy => "another program holds it; close whatever else has it open",
                    Cause::Damaged => "it is damaged; `slowboat restore` brings a backup back",
                    Cause::Other => "SQLite does not write it",
                };
                format!("{}: {remedy} ({left} bytes are left in {}): {error}", path.display(), folder.display())
            }
            Place::Server(name) => {
                let remedy = match cause {
                    Cause::Full => "its disk is full; make room there",
                    Cause::Io => "it does not answer; look at the server and the line to it",
                    Cause::ReadOnly => {
                        "it may not be written; give the bot's user its rights, and name the primary server"
                    }
                    Cause::Busy => "it has no connection or lock to spare; look at what else works there",
                    Cause::Damaged => "it is damaged; restore it by PostgreSQL's own tools",
                    Cause::Other => "PostgreSQL refuses",
                };
                format!("{name}: {remedy}: {error}")
            }
        }
    }

    /// The error with the place, its cause and the remedy in words, if it is one of those that can hit any database.
    pub(super) fn explain(&self, error: StoreError) -> StoreError {
        match (self, Cause::of(&error)) {
            (Place::File(path), Some(Cause::Damaged)) => {
                StoreError::Damaged { path: path.clone(), what: error.to_string() }
            }
            (_, Some(cause)) => StoreError::Unwritten { cause, what: self.words(cause, &error) },
            (_, None) => error,
        }
    }
}

impl StoreError {
    /// The same of a file.
    pub(super) fn at(path: &Path, error: StoreError) -> StoreError {
        Place::File(path.to_owned()).explain(error)
    }
}

impl Store {
    /// The newest time in which writing failed, if there was one since the start.
    pub fn outage(&self) -> Option<Outage> {
        self.0.outage().clone()
    }

    pub(super) async fn writer(&self) -> Result<Writer, StoreError> {
        self.0.base.writer().await.map_err(|error| self.unwritten(error.into()))
    }

    /// Gives the writer back after a transaction. One that failed is closed, and the next gets a new one: SQLite may have
    /// rolled back by itself, which sqlx does not know, and would refuse every transaction from then on.
    pub(super) async fn settle<T>(&self, writer: Writer, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        let Err(error) = outcome else { return outcome };
        // A database in memory would be gone with its connection, and a server rolls back what is not committed.
        if matches!(self.0.place, Place::File(_))
            && let Err(error) = writer.close().await
        {
            tracing::debug!(%error, "the writer did not close well");
        }
        Err(self.unwritten(error))
    }

    /// Writes that the outage is over, which proves it.
    async fn write_down(&self, outage: &Outage) -> Result<(), StoreError> {
        let mut writer = self.0.base.writer().await?;
        match note(&mut writer, outage).await {
            Ok(()) => Ok(()),
            Err(error) => {
                writer.close().await?;
                Err(error.into())
            }
        }
    }

    /// The error with its cause in words, if it is one that keeps everything from being written.
    fn unwritten(&self, error: StoreError) -> StoreError {
        let Some(cause) = Cause::of(&error).filter(|_| self.0.place != Place::Memory) else { return error };
        let what = self.0.place.words(cause, &error);
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

async fn note(writer: &mut Writer, outage: &Outage) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO outages (id, cause, what, since, until, failures) VALUES (1, $1, $2, $3, $4, $5) \
               ON CONFLICT (id) DO UPDATE SET cause = excluded.cause, what = excluded.what, since = excluded.since, \
               until = excluded.until, failures = excluded.failures";
    let values = with![outage.cause, outage.what, outage.since, outage.until, outage.failures as i64];
    let mut tx = writer.begin().await?;
    tx.run(sql, values).await?;
    tx.commit().await
}

/// Tries to write down that the outage is over until that succeeds.
async fn prove(store: Weak<Inner>) {
    let mut wait = PROOFS.0;
    loop {
        tokio::time::sleep(wait).await;
        let Some(store) = store.upgrade().map(Store) else { return };
        if store.0.base.is_closed() {
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
