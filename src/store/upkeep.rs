//! What the database needs while it runs, and what there is to know about it.

use std::path::PathBuf;

use sqlx::{AssertSqlSafe, SqliteConnection, query_as, query_scalar};

use super::sql::{Writer, with};
use super::{Store, StoreError};

/// How long a checkpoint waits for readers, in milliseconds: whoever writes waits as long.
const BRIEFLY: u32 = 200;

/// What is owed to the channels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owing {
    pub messages: i64,
    /// When the oldest was written.
    pub since: Option<i64>,
}

/// Bytes on the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sizes {
    pub database: u64,
    /// The write-ahead log.
    pub log: u64,
}

impl Store {
    pub async fn owing(&self) -> Result<Owing, StoreError> {
        let sql = "SELECT count(*), min(o.at) FROM outbox AS o JOIN games AS g ON g.id = o.game \
                   WHERE o.state = 'owed' AND coalesce(g.guild >> 22, 0) % $1 = $2";
        let (messages, since) = self.one(sql, with![self.shard().of, self.shard().id]).await?;
        Ok(Owing { messages, since })
    }

    /// Nothing of a database that is no file.
    pub fn sizes(&self) -> Sizes {
        let Some(path) = self.path() else { return Sizes::default() };
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        let size = |path: PathBuf| path.metadata().map_or(0, |it| it.len());
        Sizes { database: size(path.to_owned()), log: size(log.into()) }
    }

    /// Brings what stands in the write-ahead log into the database and empties the log. Says whether it could: not while
    /// somebody reads for long. SQLite does this by itself only if nobody reads at that moment.
    pub async fn checkpoint(&self) -> Result<bool, StoreError> {
        let mut writer = self.writer().await?;
        let outcome = match &mut writer {
            Writer::File(it) => truncate(it).await,
            // A server does this by itself.
            Writer::Server(..) => Ok(true),
        };
        self.settle(writer, outcome).await
    }
}

async fn truncate(writer: &mut SqliteConnection) -> Result<bool, StoreError> {
    let usual: u32 = query_scalar("PRAGMA busy_timeout").fetch_one(&mut *writer).await?;
    wait_for(writer, BRIEFLY).await?;
    let (busy, _, _): (i64, i64, i64) = query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *writer).await?;
    wait_for(writer, usual).await?;
    Ok(busy == 0)
}

async fn wait_for(writer: &mut SqliteConnection, millis: u32) -> Result<(), StoreError> {
    let sql = format!("PRAGMA busy_timeout = {millis}");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(writer).await?;
    Ok(())
}
