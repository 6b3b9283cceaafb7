//! Opening, checking and copying the database file.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqliteConnection, SqlitePool};

use super::{Inner, Store, StoreError};

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// `SLBT`: what marks a file as ours. Written by the first migration.
const APPLICATION: i64 = 0x534c_4254;
/// Before this release, two connections that write and checkpoint at once could damage the file.
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);
/// The write-ahead log shrinks back to this after it had to grow.
const LOG_LIMIT: &str = "67108864";

impl Store {
    /// Opens `dir/slowboat.db`, or makes it. An older file is copied before it is brought up to date.
    pub async fn open(dir: &Path) -> Result<Store, StoreError> {
        make_dir(dir)?;
        let lock = lock(&dir.join("lock"))?;
        let path = dir.join("slowboat.db");
        check_sqlite().await?;
        if let Some(version) = inspect(&path).await?
            && version < newest()
        {
            let copy = dir.join(format!("slowboat-version-{version}-{}.db", seconds()));
            copy_into(&path, &copy).await?;
            tracing::info!(file = %copy.display(), "copied the database before bringing it up to date");
        }
        // The log beside the file gets the same permissions, so the file must have its own first.
        make_private(&path)?;
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options(&path))
            .await?;
        MIGRATIONS.run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(3)
            .connect_with(options(&path).read_only(true).pragma("query_only", "ON"))
            .await?;
        Ok(Store(Arc::new(Inner { writer, readers, path: Some(path), lock: Mutex::new(Some(lock)) })))
    }

    /// A database that is gone when the program ends. It has one connection, for all there is to read and write.
    pub async fn memory() -> Result<Store, StoreError> {
        check_sqlite().await?;
        let options = common(SqliteConnectOptions::new().in_memory(true));
        let pool: SqlitePool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await?;
        Ok(Store(Arc::new(Inner { writer: pool.clone(), readers: pool, path: None, lock: Mutex::new(None) })))
    }

    /// Writes a complete and checked copy to a file that must not exist, while the program goes on.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Exists { path: file.to_owned() });
        }
        copy_into(self.0.path.as_deref().ok_or(StoreError::InMemory)?, file).await
    }

    /// Copies the database of a data folder as it stands, even while another process has it open.
    pub async fn copy(dir: &Path, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::Exists { path: file.to_owned() });
        }
        let path = dir.join("slowboat.db");
        if inspect(&path).await?.is_none() {
            let error = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(StoreError::File { what: "there is no database", path, error });
        }
        copy_into(&path, file).await
    }

    /// What SQLite finds wrong with the file, a line each.
    pub async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        let lines: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.0.writer).await?;
        Ok(lines.into_iter().filter(|it| it != "ok").collect())
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    common(SqliteConnectOptions::new().filename(path))
        .journal_mode(SqliteJournalMode::Wal)
        .pragma("journal_size_limit", LOG_LIMIT)
}

fn common(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
        .pragma("temp_store", "MEMORY")
}

fn newest() -> i64 {
    MIGRATIONS.iter().map(|it| it.version).max().unwrap_or(0)
}

async fn check_sqlite() -> Result<(), StoreError> {
    let mut plain = SqliteConnection::connect_with(&SqliteConnectOptions::new().in_memory(true)).await?;
    let found: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut plain).await?;
    plain.close().await?;
    let mut numbers = found.split('.').map(|it| it.parse::<u32>().unwrap_or(0));
    let mut next = || numbers.next().unwrap_or(0);
    if (next(), next(), next()) < OLDEST_SQLITE {
        return Err(StoreError::OldSqlite { found });
    }
    Ok(())
}

/// The version of the database in the file; nothing if the file is new. Changes nothing, so that the file of another
/// program stays as it is.
async fn inspect(path: &Path) -> Result<Option<i64>, StoreError> {
    if !path.metadata().is_ok_and(|it| it.len() > 0) {
        return Ok(None);
    }
    let foreign = |_| StoreError::Foreign { path: path.to_owned() };
    let mut plain = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path)).await?;
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut plain).await.map_err(foreign)?;
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE tbl_name <> '_sqlx_migrations'")
        .fetch_one(&mut plain)
        .await
        .map_err(foreign)?;
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut plain).await?;
    let checked: Vec<String> = sqlx::query_scalar("PRAGMA quick_check").fetch_all(&mut plain).await?;
    plain.close().await?;
    // A process that was killed before its first migration leaves nothing, or sqlx's own empty list of migrations.
    let untouched = application == 0 && found == 0 && tables == 0;
    if application != APPLICATION && !untouched {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    if found > newest() {
        return Err(StoreError::Newer { path: path.to_owned(), found, known: newest() });
    }
    if checked != ["ok"] {
        return Err(StoreError::Damaged { path: path.to_owned(), what: checked.join("; ") });
    }
    Ok((!untouched).then_some(found))
}

/// Copies into a file beside the target, checks the copy, and only then gives it its name.
async fn copy_into(from: &Path, to: &Path) -> Result<(), StoreError> {
    let unfinished = PathBuf::from(format!("{}.part", text(to)));
    let file = |what, error| StoreError::File { what, path: to.to_owned(), error };
    if unfinished.exists() {
        fs::remove_file(&unfinished).map_err(|error| file("cannot replace the unfinished copy of", error))?;
    }
    // SQLite writes into an empty file as if it were missing.
    make_private(&unfinished)?;
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(Duration::from_secs(5));
    let mut plain = SqliteConnection::connect_with(&options).await?;
    sqlx::query("VACUUM INTO ?").bind(text(&unfinished)).execute(&mut plain).await?;
    plain.close().await?;
    check_copy(&unfinished).await?;
    File::open(&unfinished).and_then(|it| it.sync_all()).map_err(|error| file("cannot write", error))?;
    fs::rename(&unfinished, to).map_err(|error| file("cannot name the copy", error))
}

async fn check_copy(path: &Path) -> Result<(), StoreError> {
    let mut copy = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path)).await?;
    let checked: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut copy).await?;
    copy.close().await?;
    if checked != ["ok"] {
        return Err(StoreError::Damaged { path: path.to_owned(), what: checked.join("; ") });
    }
    Ok(())
}

fn lock(path: &Path) -> Result<File, StoreError> {
    let cannot = |error| StoreError::File { what: "cannot lock", path: path.to_owned(), error };
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

fn make_dir(dir: &Path) -> Result<(), StoreError> {
    let cannot = |error| StoreError::File { what: "cannot make the folder", path: dir.to_owned(), error };
    if dir.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(dir).map_err(cannot)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(dir, fs::Permissions::from_mode(0o700)).map_err(cannot)?;
    }
    Ok(())
}

/// Makes the file if it is missing. Hands and seeds are in it: it is for its owner only.
fn make_private(path: &Path) -> Result<(), StoreError> {
    let cannot = |error| StoreError::File { what: "cannot make", path: path.to_owned(), error };
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        let file = options.mode(0o600).open(path).map_err(cannot)?;
        file.set_permissions(fs::Permissions::from_mode(0o600)).map_err(cannot)
    }
    #[cfg(not(unix))]
    options.open(path).map(|_| ()).map_err(cannot)
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[expect(clippy::disallowed_methods, reason = "only the name of a copy is made of it")]
fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}
