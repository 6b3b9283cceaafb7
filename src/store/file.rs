//! Opening, checking and copying the database file.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, SqliteConnection, SqlitePool};

use super::backup::copy_into;
use super::sql::{Base, Writer};
use super::{Inner, Place, Shard, Store, StoreError, seal};

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
        let path = dir.join("slowboat.db");
        Store::open_file(dir, path.clone()).await.map_err(|error| StoreError::at(&path, error))
    }

    async fn open_file(dir: &Path, path: PathBuf) -> Result<Store, StoreError> {
        let lock = lock(&dir.join("lock"))?;
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
        seal::all(&mut Writer::File(writer.acquire().await?)).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(3)
            .connect_with(options(&path).read_only(true).pragma("query_only", "ON"))
            .await?;
        let outage = Mutex::default();
        Ok(Store(Arc::new(Inner {
            base: Base::File { writer, readers },
            place: Place::File(path),
            shard: Shard::ALL,
            outage,
            lock: Mutex::new(Some(lock)),
            copy: None,
        })))
    }

    /// Opens the database of a data folder as it stands now, for reading only: nothing in the folder changes, whether or
    /// not a bot runs on it. Nothing, if there is no database yet.
    pub async fn look(dir: &Path) -> Result<Option<Store>, StoreError> {
        let path = dir.join("slowboat.db");
        if !path.metadata().is_ok_and(|it| it.len() > 0) {
            return Ok(None);
        }
        check_sqlite().await?;
        let (options, held, copy) = for_reading(dir, &path)?;
        let found = examine(&options, &path).await.map_err(|error| StoreError::at(&path, error))?;
        match found {
            None => Ok(None),
            Some(found) if found < newest() => Err(StoreError::Older { place: text(&path), found, known: newest() }),
            Some(_) => Ok(Some(reading(options, path, held, copy).await?)),
        }
    }

    /// A copy of the newest version, for reading only.
    pub async fn of_file(path: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
        reading(options, path.to_owned(), None, None).await
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
        let base = Base::File { writer: pool.clone(), readers: pool };
        let (outage, lock) = (Mutex::default(), Mutex::new(None));
        Ok(Store(Arc::new(Inner { base, place: Place::Memory, shard: Shard::ALL, outage, lock, copy: None })))
    }

    /// What SQLite finds wrong with the file, a line each. A server looks after its own files.
    pub async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        let Base::File { writer, .. } = &self.0.base else { return Ok(Vec::new()) };
        let lines: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(writer).await?;
        Ok(lines.into_iter().filter(|it| it != "ok").collect())
    }
}

/// A store for reading only. All that is read is of one moment, although a bot may play on meanwhile.
async fn reading(
    options: SqliteConnectOptions,
    path: PathBuf,
    held: Option<File>,
    copy: Option<tempfile::TempDir>,
) -> Result<Store, StoreError> {
    let readers = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(|it, _| Box::pin(async move { sqlx::raw_sql("BEGIN").execute(it).await.map(|_| ()) }))
        .connect_with(options.pragma("cell_size_check", "ON"))
        .await?;
    let base = Base::File { writer: readers.clone(), readers };
    let (outage, lock) = (Mutex::default(), Mutex::new(held));
    Ok(Store(Arc::new(Inner { base, place: Place::File(path), shard: Shard::ALL, outage, lock, copy })))
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

pub(super) fn newest() -> i64 {
    MIGRATIONS.iter().map(|it| it.version).max().unwrap_or(0)
}

pub(super) async fn check_sqlite() -> Result<(), StoreError> {
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

/// How to read a database without leaving a trace, with the lock on its folder if no bot runs. SQLite would bring a log
/// that was left behind into the file: it is read in a copy.
fn for_reading(
    dir: &Path,
    path: &Path,
) -> Result<(SqliteConnectOptions, Option<File>, Option<tempfile::TempDir>), StoreError> {
    let options = |path: &Path| SqliteConnectOptions::new().filename(path).read_only(true);
    let held = match File::open(dir.join("lock")) {
        Ok(lock) => match lock.try_lock() {
            Ok(()) => Some(lock),
            Err(_) => return Ok((options(path), None, None)),
        },
        Err(_) => None,
    };
    let log = PathBuf::from(format!("{}-wal", text(path)));
    if !log.metadata().is_ok_and(|it| it.len() > 0) {
        return Ok((options(path).immutable(true), held, None));
    }
    let cannot = |error| StoreError::File { what: "cannot make a copy to read of", path: path.to_owned(), error };
    let copy = tempfile::tempdir().map_err(cannot)?;
    let there = copy.path().join("slowboat.db");
    for (from, to) in [(path, there.clone()), (log.as_path(), copy.path().join("slowboat.db-wal"))] {
        fs::copy(from, to).map_err(cannot)?;
    }
    Ok((SqliteConnectOptions::new().filename(there), held, Some(copy)))
}

/// The version of the database in the file; nothing if the file is new. Changes nothing, so that the file of another
/// program stays as it is.
pub(super) async fn inspect(path: &Path) -> Result<Option<i64>, StoreError> {
    if !path.metadata().is_ok_and(|it| it.len() > 0) {
        return Ok(None);
    }
    examine(&SqliteConnectOptions::new().filename(path), path).await
}

pub(super) async fn examine(options: &SqliteConnectOptions, path: &Path) -> Result<Option<i64>, StoreError> {
    let mut plain = SqliteConnection::connect_with(options).await?;
    let looked = look(&mut plain, path).await;
    // Also after an error: one that is only dropped is closed some time later, when the file may be another.
    let closed = plain.close().await;
    let Looked { application, tables, found, checked } = looked?;
    closed?;
    // A process that was killed before its first migration leaves nothing, or sqlx's own empty list of migrations.
    let untouched = application == 0 && found == 0 && tables == 0;
    if application != APPLICATION && !untouched {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    if found > newest() {
        return Err(StoreError::Newer { place: text(path), found, known: newest() });
    }
    sound(path, checked)?;
    Ok((!untouched).then_some(found))
}

/// What stands in a file.
struct Looked {
    application: i64,
    tables: i64,
    found: i64,
    checked: Vec<String>,
}

async fn look(plain: &mut SqliteConnection, path: &Path) -> Result<Looked, StoreError> {
    // Only a file that is no database at all is another program's; one that is held or cannot be read is not.
    let foreign = |error: sqlx::Error| match StoreError::at(path, error.into()) {
        StoreError::Damaged { .. } => StoreError::Foreign { path: path.to_owned() },
        error => error,
    };
    let application = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *plain).await.map_err(foreign)?;
    let tables = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE tbl_name <> '_sqlx_migrations'");
    let tables = tables.fetch_one(&mut *plain).await.map_err(foreign)?;
    let found = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *plain).await?;
    let checked = sqlx::query_scalar("PRAGMA quick_check").fetch_all(plain).await?;
    Ok(Looked { application, tables, found, checked })
}

/// Whether a check found nothing, or only values in single rows that cannot be: what those belong to is noticed by its
/// sums, and stops no other game.
pub(super) fn sound(path: &Path, checked: Vec<String>) -> Result<(), StoreError> {
    let is_row = |it: &str| it.contains(" value in ") || it.starts_with("CHECK constraint failed in ");
    let damage: Vec<String> = checked.into_iter().filter(|it| it != "ok" && !is_row(it)).collect();
    if damage.is_empty() { Ok(()) } else { Err(StoreError::Damaged { path: path.to_owned(), what: damage.join("; ") }) }
}

pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let cannot = |error| StoreError::File { what: "cannot lock", path: path.to_owned(), error };
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked { place: text(path) }),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

pub(super) fn make_dir(dir: &Path) -> Result<(), StoreError> {
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
pub(super) fn make_private(path: &Path) -> Result<(), StoreError> {
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

pub(super) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// How many bytes may still be written in a folder; nothing if the system does not say.
pub fn free_bytes(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder).ok()?;
    Some(found.f_bavail.saturating_mul(found.f_frsize))
}

fn seconds() -> i64 {
    millis() / 1_000
}

#[expect(clippy::disallowed_methods, reason = "for the names of copies and the log only: no game sees it")]
pub(super) fn millis() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
