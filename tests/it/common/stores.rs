//! The database that the tests play on: SQLite, or with `SLOWBOAT_TEST_STORE=postgres` a PostgreSQL server of their own.

#[path = "../../../src/store/tests/cluster.rs"]
#[allow(dead_code, reason = "others who include it need more of it")]
pub(crate) mod cluster;

use std::path::Path;
use std::time::{Duration, Instant};

use cluster::{Cluster, cluster};
use slowboat::store::{Store, StoreError};
use sqlx::postgres::{PgPoolOptions, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, FromRow, PgPool, SqlitePool};
use tokio::task::JoinHandle;

/// How long somebody else may hold the database.
const PATIENCE: Duration = Duration::from_secs(30);

/// The server, if the tests play on it.
fn server() -> Option<&'static Cluster> {
    match std::env::var("SLOWBOAT_TEST_STORE").as_deref() {
        Ok("postgres") => Some(cluster().expect("PostgreSQL is installed")),
        Ok(other) => panic!("SLOWBOAT_TEST_STORE is postgres, or not set: {other}"),
        Err(_) => None,
    }
}

impl Cluster {
    /// The address of the database of this name, which is made if it is missing.
    pub(crate) async fn named(&self, name: &str) -> String {
        let mut plain = self.plain().await;
        let there = sqlx::query("SELECT 1 FROM pg_database WHERE datname = $1").bind(name);
        let there = there.fetch_optional(&mut plain).await.unwrap().is_some();
        plain.close().await.unwrap();
        if !there {
            self.create(name).await;
        }
        self.url(name)
    }
}

/// Whether they do, for tests of what only a file has.
pub(crate) fn on_server() -> bool {
    server().is_some()
}

/// How many times narrower pictures are painted there: the same games are played again for the database's sake, and what their pictures
/// show is looked at on SQLite.
pub(crate) fn narrower() -> u32 {
    if on_server() { 4 } else { 1 }
}

/// A database that nobody else knows of.
pub(crate) async fn memory() -> Store {
    match server() {
        Some(server) => Store::connect(&server.fresh().await).await.unwrap(),
        None => Store::memory().await.unwrap(),
    }
}

/// The address of an empty database on a server; nothing where PostgreSQL is not installed.
pub(crate) async fn fresh_url() -> Option<String> {
    match cluster() {
        Some(server) => Some(server.fresh().await),
        None => None,
    }
}

/// The database of a folder.
pub(crate) async fn open(dir: &Path) -> Store {
    match url(dir).await {
        Some(url) => Store::connect(&url).await.unwrap(),
        None => released(dir).await,
    }
}

/// The file of a folder that was let go of just now: a program that another test starts has the lock, too, until it runs.
async fn released(dir: &Path) -> Store {
    let end = Instant::now() + PATIENCE;
    loop {
        match Store::open(dir).await {
            Err(StoreError::Locked { .. }) if Instant::now() < end => {
                tokio::time::sleep(Duration::from_millis(10)).await
            }
            opened => return opened.unwrap(),
        }
    }
}

/// Its address, if it is on the server.
pub(crate) async fn url(dir: &Path) -> Option<String> {
    let name = |it: u8| if it.is_ascii_alphanumeric() { char::from(it.to_ascii_lowercase()) } else { '_' };
    // Temporary folders differ near the end of their path, and in capitals, too.
    let path = dir.to_string_lossy();
    let sum = path.bytes().fold(0_u64, |sum, it| sum.wrapping_mul(31).wrapping_add(u64::from(it)));
    let tail: String = path.bytes().rev().take(20).map(name).collect();
    match server() {
        Some(server) => Some(server.named(&format!("at_{tail}_{sum:x}")).await),
        None => None,
    }
}

/// All that a folder's database holds, to see that nothing of it changes.
pub(crate) async fn dump(dir: &Path) -> String {
    match url(dir).await {
        Some(url) => Store::look_at(&url).await.unwrap().unwrap().dump().await.unwrap(),
        None => {
            let bytes = ["slowboat.db", "slowboat.db-wal"].map(|it| std::fs::read(dir.join(it)).unwrap_or_default());
            format!("{bytes:?}")
        }
    }
}

/// What a program needs in its environment to use the database of a folder, and to find the server.
pub(crate) async fn environment(dir: &Path) -> Vec<(&'static str, String)> {
    match (server(), url(dir).await) {
        (Some(server), Some(url)) => {
            vec![("SLOWBOAT_STORE__URL", url), (cluster::FOLDER, server.folder.display().to_string())]
        }
        _ => Vec::new(),
    }
}

/// The tables of a folder's database as they are, beside the program.
#[derive(Clone)]
pub(crate) enum Books {
    File(SqlitePool),
    Server(PgPool),
}

/// Those at an address, once somebody answers there.
pub(crate) async fn books_at(url: &str) -> Books {
    loop {
        if let Ok(pool) = PgPoolOptions::new().max_connections(1).connect(url).await {
            return Books::Server(pool);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

pub(crate) async fn books(dir: &Path) -> Books {
    match url(dir).await {
        Some(url) => books_at(&url).await,
        None => {
            let file = SqliteConnectOptions::new().filename(dir.join("slowboat.db")).busy_timeout(PATIENCE);
            let file = file.disable_statement_logging();
            Books::File(SqlitePoolOptions::new().max_connections(1).connect_with(file).await.unwrap())
        }
    }
}

/// A text in a statement.
pub(crate) fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

impl Books {
    pub(crate) async fn all<T>(&self, sql: impl Into<String>) -> Vec<T>
    where
        T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        let sql = AssertSqlSafe(sql.into());
        match self {
            Books::File(it) => sqlx::query_as(sql).fetch_all(it).await.unwrap(),
            Books::Server(it) => sqlx::query_as(sql).fetch_all(it).await.unwrap(),
        }
    }

    /// The first row that a statement finds.
    pub(crate) async fn one<T>(&self, sql: impl Into<String>) -> T
    where
        T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        self.all(sql).await.remove(0)
    }

    pub(crate) async fn number(&self, sql: impl Into<String>) -> i64 {
        self.one::<(i64,)>(sql).await.0
    }

    /// Says how many rows have changed.
    pub(crate) async fn run(&self, sql: impl Into<String>) -> u64 {
        let sql = AssertSqlSafe(sql.into());
        match self {
            Books::File(it) => sqlx::query(sql).execute(it).await.unwrap().rows_affected(),
            Books::Server(it) => sqlx::query(sql).execute(it).await.unwrap().rows_affected(),
        }
    }

    /// Lets answers be changed, as a disk may.
    pub(crate) async fn unguard(&self) {
        self.raw(match self {
            Books::File(_) => "DROP TRIGGER answers_stay",
            Books::Server(_) => "DROP TRIGGER answers_stay ON answers",
        })
        .await;
    }

    pub(crate) async fn close(&self) {
        match self {
            Books::File(it) => it.close().await,
            Books::Server(it) => it.close().await,
        }
    }

    /// Keeps everybody from writing for so long.
    pub(crate) async fn hold(&self, long: Duration) -> JoinHandle<()> {
        let begin = match self {
            Books::File(_) => "BEGIN IMMEDIATE",
            Books::Server(_) => "BEGIN; LOCK TABLE games, answers, inbox, outbox IN SHARE MODE",
        };
        let books = self.clone();
        books.raw(begin).await;
        tokio::spawn(async move {
            tokio::time::sleep(long).await;
            books.raw("ROLLBACK").await;
        })
    }

    /// Statements on the one connection that there is.
    async fn raw(&self, sql: &'static str) {
        match self {
            Books::File(it) => sqlx::raw_sql(sql).execute(it).await.map(|_| ()).unwrap(),
            Books::Server(it) => sqlx::raw_sql(sql).execute(it).await.map(|_| ()).unwrap(),
        }
    }
}
