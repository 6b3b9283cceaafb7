//! The database on a PostgreSQL server.

use std::str::FromStr as _;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection as _, PgConnection, PgPool, query_scalar};

use super::lease::Shard;
use super::process::{self, Process};
use super::sql::{Base, Writer};
use super::{Inner, Place, Store, StoreError, seal};

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let mut all = sqlx::migrate!("./migrations/postgres");
    // A newer version may have added what this one does not know.
    all.set_ignore_missing(true);
    all
});

/// A server that does not answer for so long is out of order.
const PATIENCE: Duration = Duration::from_secs(10);
const CONNECTIONS: u32 = 8;

impl Store {
    /// Connects to a database of a server, as `postgres://user:password@host/database`, brings it up to date, and takes it over as
    /// soon as no other process has it. A newer one is used as it is for as long as it says that this version may.
    pub async fn connect(url: &str) -> Result<Store, StoreError> {
        let (options, place, pool) = prepared(url).await?;
        let store = process::alone(pool.clone(), place, options).await?;
        seal::all(&mut Writer::Server(pool.acquire().await?, None)).await?;
        Ok(store)
    }

    pub(super) fn on_server(base: Base, place: Place, shard: Shard) -> Store {
        let (outage, lock) = (Mutex::default(), Mutex::new(None));
        Store(Arc::new(Inner { base, place, shard, outage, lock, copy: None }))
    }

    /// The same for reading only, and without changing anything; nothing if there are no tables of ours.
    pub async fn look_at(url: &str) -> Result<Option<Store>, StoreError> {
        let options = options(url)?.options([("default_transaction_read_only", "on")]);
        let place = Place::Server(name(&options));
        let pool = pool(&options, &place).await?;
        match check(&pool, &place).await? {
            None => Ok(None),
            Some(found) if found < newest() => {
                Err(StoreError::Older { place: place.to_string(), found, known: newest() })
            }
            Some(_) => Ok(Some(Store::on_server(Base::Server { pool, lease: None }, place, Shard::ALL))),
        }
    }
}

impl Process {
    /// Looks at a database that processes share, and brings it up to date.
    pub async fn connect(url: &str) -> Result<Process, StoreError> {
        let (options, place, pool) = prepared(url).await?;
        Process::new(pool, place, options)
    }
}

/// The database with its tables up to date.
async fn prepared(url: &str) -> Result<(PgConnectOptions, Place, PgPool), StoreError> {
    let options = options(url)?;
    let place = Place::Server(name(&options));
    let pool = pool(&options, &place).await?;
    check(&pool, &place).await?;
    MIGRATIONS.run(&pool).await.map_err(|error| place.explain(error.into()))?;
    Ok((options, place, pool))
}

/// Whether this is the address of a server rather than a folder.
pub(super) fn is_address(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    if !is_address(url) {
        return Err(StoreError::Address { what: "it begins otherwise".to_owned() });
    }
    let options = PgConnectOptions::from_str(url).map_err(|error| StoreError::Address { what: error.to_string() })?;
    // Nobody waits for a process that was frozen while it wrote.
    Ok(options.options([("idle_in_transaction_session_timeout", "5s")]))
}

/// What the operator reads: without the password.
fn name(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    let host = options.get_socket().map_or_else(|| options.get_host().to_owned(), |it| it.display().to_string());
    format!("PostgreSQL database {database} at {host}:{}", options.get_port())
}

async fn pool(options: &PgConnectOptions, place: &Place) -> Result<PgPool, StoreError> {
    // A pool would try for as long as its patience lasts, and then say nothing of why.
    match PgConnection::connect_with(options).await {
        Ok(line) => line.close().await?,
        Err(error) => return Err(unreachable(place, &error)),
    }
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
    Ok(pool.connect_with(options.clone()).await?)
}

/// Whether the address is wrong or the server away.
fn unreachable(place: &Place, error: &sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|it| it.code()).unwrap_or_default();
    let what = format!("{place}: {error}");
    // Whoever is not let in, and a database that there is not.
    if code.starts_with("28") || code.starts_with("3D") {
        return StoreError::Address { what };
    }
    StoreError::Unreachable { what }
}

pub(super) fn newest() -> i64 {
    MIGRATIONS.iter().map(|it| it.version).max().unwrap_or(0)
}

/// The version of the tables; nothing if there are none yet. Refuses those with which this program cannot work any more.
async fn check(pool: &PgPool, place: &Place) -> Result<Option<i64>, StoreError> {
    let exist = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL AND to_regclass('versions') IS NOT NULL";
    if !query_scalar::<_, bool>(exist).fetch_one(pool).await? {
        return Ok(None);
    }
    let found: i64 = query_scalar("SELECT coalesce(max(version), 0) FROM _sqlx_migrations").fetch_one(pool).await?;
    let oldest: i64 = query_scalar("SELECT oldest FROM versions").fetch_one(pool).await?;
    if oldest > newest() {
        return Err(StoreError::Newer { place: place.to_string(), found, known: newest() });
    }
    Ok(Some(found))
}
