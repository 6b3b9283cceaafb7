//! The database: the only SQL. What is written together is one list of [`Write`]s and one transaction.
//!
//! It is a file of SQLite or lies on a PostgreSQL server: `sql` alone knows which.

mod backup;
mod file;
mod heir;
mod house;
mod lease;
mod outage;
mod process;
mod read;
mod row;
mod seal;
mod server;
mod sql;
mod transfer;
mod types;
mod upkeep;
mod write;
mod written;

#[cfg(test)]
mod tests;

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

pub use backup::{Nightly, newest_copy};
pub use file::free_bytes;
pub use heir::{ENDING, Handover, SHARING};
pub use house::{Deed, DeedRow, House, HouseWrite, Role};
pub use lease::Shard;
pub use outage::Outage;
pub use process::{Change, Process};
use sql::Base;

pub use row::{
    AnswerRow, AwaitedRow, Calls, FailingRow, GameRow, Gathering, InboxRow, Matter, MotionRow, News, OutboxRow, Owed,
    PassRow, Person, RedoRow, Reminder, Rest, Resting, SeatRow, TurnRow, VoteRow, WaitRow, Way,
};
pub use transfer::Moved;
pub use types::{
    Cause, ChannelId, DeliveryKind, FailureKind, GameId, GuildId, InteractionId, Level, MessageId, OutboxId, Phase,
    Rights, Tempo, Trouble, UserId,
};
pub use upkeep::{Owing, Sizes};
pub use write::{MarkFailed, MarkSent, Undone, Write};

/// One database. A file is held by this process alone. Clones share it.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    base: Base,
    place: Place,
    /// Whose games are looked for.
    shard: Shard,
    outage: Mutex<Option<Outage>>,
    /// Held until the store is closed, so that no second process opens the same file.
    lock: Mutex<Option<File>>,
    /// Where a copy lies that is only read, and goes with the store.
    #[expect(dead_code, reason = "held for its end")]
    copy: Option<tempfile::TempDir>,
}

/// Where a database is, as its operator knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    Memory,
    File(PathBuf),
    /// Its name and host.
    Server(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Memory => f.write_str("the database in memory"),
            Place::File(path) => path.display().fmt(f),
            Place::Server(name) => f.write_str(name),
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database failed: {0}")]
    Sql(#[source] sqlx::Error),
    /// Something with the same key is there already.
    #[error("{0:?} is taken already")]
    Taken(Key),
    #[error("the database could not be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    #[error("{what} {}: {error}", path.display())]
    File { what: &'static str, path: PathBuf, error: std::io::Error },
    #[error("another process uses {place}: only one bot may run on it at a time; end the other one")]
    Locked { place: String },
    /// Nothing of it was written.
    #[error("another process has taken over the games")]
    Lost,
    #[error("{} is not a database of this program", path.display())]
    Foreign { path: PathBuf },
    #[error(
        "{place} was written by a newer version of this program (database version {found}, known {known}); \
             run that version, or restore a backup of this one"
    )]
    Newer { place: String, found: i64, known: i64 },
    #[error("{place} is of an older version of this program (database version {found}, now {known})")]
    Older { place: String, found: i64, known: i64 },
    #[error("{} is damaged; `slowboat restore` brings a backup back: {what}", path.display())]
    Damaged { path: PathBuf, what: String },
    #[error("{}: these games are not what was written: {codes}", path.display())]
    Altered { path: PathBuf, codes: String },
    #[error("SQLite {found} has a fault that can damage databases; 3.51.3 or later is needed")]
    OldSqlite { found: String },
    #[error("the database holds something unreadable: {what}")]
    Unreadable { what: String },
    #[error("{} exists already", path.display())]
    Exists { path: PathBuf },
    /// Nothing of it was written. The writer is a new one by now.
    #[error("{what}")]
    Unwritten { cause: Cause, what: String },
    #[error(
        "only a file has backups of ours: a database in memory has none, and PostgreSQL has its own tools, such as pg_dump"
    )]
    NoFile,
    /// Without the password that may be in it.
    #[error("store.url must be the address of a PostgreSQL database, postgres://user:password@host/database: {what}")]
    Address { what: String },
    #[error("the database server cannot be reached: {what}")]
    Unreachable { what: String },
}

/// What no two rows may share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Interaction,
    /// By an open game.
    Channel,
    Code,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if seal::is_damaged(&error) {
            return StoreError::Unreadable { what: error.to_string() };
        }
        let taken = error.as_database_error().filter(|it| it.is_unique_violation()).and_then(|it| {
            // PostgreSQL names what the row has broken, SQLite its columns.
            match it.constraint().or_else(|| it.message().rsplit(": ").next())? {
                "inbox_pkey" | "inbox.interaction" => Some(Key::Interaction),
                "games_open" | "games.channel" => Some(Key::Channel),
                "games_code_key" | "games.code" => Some(Key::Code),
                _ => None,
            }
        });
        taken.map_or(StoreError::Sql(error), StoreError::Taken)
    }
}

impl Store {
    /// Does all of this, or nothing.
    pub async fn write(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut writer = self.writer().await?;
        let written = written::all(&mut writer, writes).await;
        self.settle(writer, written).await
    }

    /// Waits for what is being done and closes the file. Clones that are left can do nothing any more, so that the
    /// lock goes at once and does not wait for them.
    pub async fn close(&self) {
        self.0.base.close().await;
        drop(self.0.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// The database file, if it is one.
    pub fn path(&self) -> Option<&Path> {
        match &self.0.place {
            Place::File(path) => Some(path),
            Place::Memory | Place::Server(_) => None,
        }
    }
}
