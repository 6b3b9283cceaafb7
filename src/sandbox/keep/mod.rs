//! The sandbox's file: one row per object of the world, written by a background task in the order of the changes.
//!
//! This is the only SQL outside `store`: the bot must not know that it runs in a sandbox, nor the sandbox know the bot.

mod rows;

use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::body::Bytes;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteLockingMode, SqliteSynchronous};
use sqlx::{Connection, query, query_as, query_scalar};
use tokio::sync::{mpsc, watch};

use super::world::World;
pub(super) use rows::restore;

/// `SLBS`: what marks a file as a sandbox's.
const APPLICATION: i64 = 0x534c_4253;
/// The version of the format.
const VERSION: i64 = 1;
/// How long to wait before a failed write is tried again.
const AGAIN: Duration = Duration::from_secs(1);

#[derive(Debug, thiserror::Error)]
pub(crate) enum KeepError {
    #[error("another process uses {}: only one sandbox may run on it at a time", .0.display())]
    Locked(PathBuf),
    #[error("{} is not the world of a sandbox", .0.display())]
    Foreign(PathBuf),
    #[error("{} was kept by another version of this program; --reset starts anew", .0.display())]
    Version(PathBuf),
    #[error("{} holds something unreadable ({what}); --reset starts anew", path.display())]
    Unreadable { path: PathBuf, what: String },
    #[error("{} cannot be used: {error}", path.display())]
    Sql { path: PathBuf, error: sqlx::Error },
}

/// One object as it is saved; without a body it is deleted.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub kind: String,
    pub key: String,
    pub body: Option<String>,
    pub file: Option<Bytes>,
}

/// The rows of one change, numbered.
struct Batch {
    number: u64,
    rows: Vec<Row>,
}

/// Sends changes to the background task, which ends after the last one when this is dropped.
pub(crate) struct Keeper {
    line: mpsc::UnboundedSender<Batch>,
    sent: u64,
    written: watch::Receiver<u64>,
    /// The world's own row, as last written.
    head: String,
}

impl Keeper {
    /// Opens or creates the file, and reads its rows.
    pub(crate) async fn open(path: &Path) -> Result<(Keeper, Vec<Row>), KeepError> {
        let mut file = connect(path).await?;
        let sql = |error| KeepError::Sql { path: path.to_owned(), error };
        let found: Vec<(String, String, String, Option<Vec<u8>>)> =
            query_as("SELECT kind, key, body, file FROM things ORDER BY kind, key")
                .fetch_all(&mut file)
                .await
                .map_err(sql)?;
        let rows = found.into_iter().map(|(kind, key, body, file)| Row {
            kind,
            key,
            body: Some(body),
            file: file.map(Bytes::from),
        });
        let rows = rows.collect();
        let (line, batches) = mpsc::unbounded_channel();
        let (done, written) = watch::channel(0);
        tokio::spawn(write_all(file, batches, done));
        Ok((Keeper { line, sent: 0, written, head: String::new() }, rows))
    }

    /// Saves what changed since the last call. Called under the world's lock, so that the order is right.
    pub(crate) fn save(&mut self, world: &mut World) {
        let head = rows::head(world);
        let mut rows = rows::changes(world);
        if head != self.head {
            rows.push(Row { kind: rows::WORLD.to_owned(), key: String::new(), body: Some(head.clone()), file: None });
            self.head = head;
        }
        if rows.is_empty() {
            return;
        }
        self.sent += 1;
        // The task outlives the keeper.
        let _ = self.line.send(Batch { number: self.sent, rows });
    }

    /// What [`written`] waits for: everything saved so far.
    pub(crate) fn mark(&self) -> (u64, watch::Receiver<u64>) {
        (self.sent, self.written.clone())
    }
}

/// Waits until everything up to the mark is in the file.
pub(super) async fn written((number, mut written): (u64, watch::Receiver<u64>)) {
    // An error means that the task has ended, and it ends with everything written.
    let _ = written.wait_for(|it| *it >= number).await;
}

async fn connect(path: &Path) -> Result<SqliteConnection, KeepError> {
    let sql = |error: sqlx::Error| match &error {
        sqlx::Error::Database(it) if it.message().contains("locked") => KeepError::Locked(path.to_owned()),
        sqlx::Error::Database(it) if it.message().contains("not a database") => KeepError::Foreign(path.to_owned()),
        _ => KeepError::Sql { path: path.to_owned(), error },
    };
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .locking_mode(SqliteLockingMode::Exclusive)
        .journal_mode(SqliteJournalMode::Wal)
        // A killed process loses nothing; a power cut may lose the latest changes, which a sandbox can bear.
        .synchronous(SqliteSynchronous::Normal)
        .busy_timeout(Duration::from_millis(500));
    let mut file = SqliteConnection::connect_with(&options).await.map_err(sql)?;
    // Takes the lock, which is held until the file is closed.
    query("BEGIN EXCLUSIVE").execute(&mut file).await.map_err(sql)?;
    query("COMMIT").execute(&mut file).await.map_err(sql)?;
    let application: i64 = query_scalar("PRAGMA application_id").fetch_one(&mut file).await.map_err(sql)?;
    let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut file).await.map_err(sql)?;
    let tables: i64 = query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut file).await.map_err(sql)?;
    match (application, version, tables) {
        (APPLICATION, VERSION, _) => {}
        (0, 0, 0) => make(&mut file).await.map_err(sql)?,
        (APPLICATION, ..) => return Err(KeepError::Version(path.to_owned())),
        _ => return Err(KeepError::Foreign(path.to_owned())),
    }
    Ok(file)
}

/// In one transaction: a process killed here leaves an empty file.
async fn make(file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut tx = file.begin().await?;
    query("PRAGMA application_id = 1397506643").execute(&mut *tx).await?;
    query("PRAGMA user_version = 1").execute(&mut *tx).await?;
    let table = "CREATE TABLE things (kind TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, file BLOB, \
                 PRIMARY KEY (kind, key)) STRICT";
    query(table).execute(&mut *tx).await?;
    tx.commit().await
}

async fn write_all(
    mut file: SqliteConnection,
    mut batches: mpsc::UnboundedReceiver<Batch>,
    written: watch::Sender<u64>,
) {
    while let Some(batch) = batches.recv().await {
        let Batch { mut number, mut rows } = batch;
        // Everything already queued goes into the same transaction.
        while let Ok(next) = batches.try_recv() {
            number = next.number;
            rows.extend(next.rows);
        }
        while let Err(error) = write(&mut file, &rows).await {
            tracing::error!(%error, "the world of the sandbox cannot be kept; trying again");
            tokio::time::sleep(AGAIN).await;
        }
        written.send_replace(number);
    }
    if let Err(error) = file.close().await {
        tracing::warn!(%error, "the file of the sandbox was not closed properly");
    }
}

async fn write(file: &mut SqliteConnection, rows: &[Row]) -> Result<(), sqlx::Error> {
    let mut tx = file.begin().await?;
    for row in rows {
        match &row.body {
            Some(body) => {
                let sql = "INSERT INTO things (kind, key, body, file) VALUES (?, ?, ?, ?) \
                           ON CONFLICT DO UPDATE SET body = excluded.body, file = excluded.file";
                let file = row.file.as_ref().map(|it| it.to_vec());
                query(sql).bind(&row.kind).bind(&row.key).bind(body).bind(file).execute(&mut *tx).await?;
            }
            None => {
                let sql = "DELETE FROM things WHERE kind = ? AND key = ?";
                query(sql).bind(&row.kind).bind(&row.key).execute(&mut *tx).await?;
            }
        }
    }
    tx.commit().await
}
