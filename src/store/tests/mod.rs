//! The database file: what it refuses and what it keeps.

mod backup;
mod both;
#[allow(dead_code, reason = "others who include it need more of it")]
mod cluster;
mod lease;
mod migrate;
mod process;

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection, SqlitePool};

use super::*;
use crate::engine::{Seat, Seed};

fn row(channel: u64) -> GameRow {
    GameRow {
        id: GameId(0),
        code: format!("CODE{channel}"),
        game: "toy".to_owned(),
        rules: 1,
        edition: "first".to_owned(),
        options: [("long".to_owned(), "yes".to_owned())].into(),
        content: String::new(),
        seed: Seed::from_number(channel),
        guild: None,
        channel: ChannelId(channel),
        phase: Phase::Lobby,
        trouble: None,
        room: 4,
        creator: UserId(u64::MAX),
        outcome: None,
        opened_at: 0,
        ended_at: None,
        vote_since: None,
        tempo: Tempo::None,
        gathering: Gathering::default(),
        forewarned: None,
        called: BTreeMap::new(),
    }
}

/// Opens a game in a channel, and writes this with it.
async fn open(store: &Store, channel: u64, writes: &[Write]) -> Result<GameId, StoreError> {
    store.open_game(&row(channel), |_| writes.to_vec()).await
}

fn answer(game: i64, n: u32) -> Write {
    let answer = AnswerRow { seat: Seat(0), ask: "ask".to_owned(), key: n.to_string(), secret: false, team: false };
    Write::Answer { game: GameId(game), n, answer, at: 0 }
}

/// The connection of a file that writes, and one that reads.
fn pools(store: &Store) -> (&SqlitePool, &SqlitePool) {
    match &store.0.base {
        Base::File { writer, readers } => (writer, readers),
        Base::Server { .. } => panic!("it is no file"),
    }
}

async fn plain(path: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path).create_if_missing(true)).await.unwrap()
}

/// SQLite rolls back by itself when the file may not grow, and sqlx does not know of it.
#[tokio::test]
async fn a_write_that_failed_changes_nothing_and_the_next_one_works() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).await.unwrap();
    open(&store, 1, &[answer(1, 0)]).await.unwrap();
    assert_eq!(store.outage(), None);
    for round in 1..4 {
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(pools(&store).0).await.unwrap();
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(limit).execute(pools(&store).0).await.unwrap();
        let key = "long".repeat(100_000);
        let long = AnswerRow { seat: Seat(0), ask: "ask".to_owned(), key, secret: false, team: false };
        let full = [answer(1, round), Write::Answer { game: GameId(1), n: round + 1, answer: long, at: 0 }];
        let Err(StoreError::Unwritten { cause: Cause::Full, what }) = store.write(&full).await else {
            panic!("it may not grow")
        };
        let file = dir.path().join("slowboat.db");
        assert!(what.contains(file.to_str().unwrap()) && what.contains("make room there"), "{what}");
        assert!(what.contains("bytes are left in"), "{what}");
        assert_eq!(store.answers(GameId(1)).await.unwrap().len(), round as usize);
        store.write(&[answer(1, round)]).await.unwrap();
    }
    let outage = store.outage().unwrap();
    assert_eq!((outage.cause, outage.failures, outage.lasts), (Cause::Full, 3, false));
    for _ in 0..500 {
        if store.outage().is_some_and(|it| it.until.is_some()) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the outage does not end: {:?}", store.outage());
}

#[tokio::test]
async fn the_settings_are_as_they_must_be() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).await.unwrap();
    for (pragma, expected) in [
        ("PRAGMA journal_mode", "wal"),
        ("PRAGMA synchronous", "2"),
        ("PRAGMA foreign_keys", "1"),
        ("PRAGMA trusted_schema", "0"),
        ("PRAGMA cell_size_check", "1"),
        ("PRAGMA busy_timeout", "5000"),
        ("PRAGMA journal_size_limit", "67108864"),
    ] {
        for pool in <[_; 2]>::from(pools(&store)) {
            let row = sqlx::query(pragma).fetch_one(pool).await.unwrap();
            let value = sqlx::Row::try_get::<String, _>(&row, 0);
            let value = value.or_else(|_| sqlx::Row::try_get::<i64, _>(&row, 0).map(|it| it.to_string()));
            assert_eq!(value.unwrap(), expected, "{pragma}");
        }
    }
    assert!(sqlx::query("DELETE FROM games").execute(pools(&store).1).await.is_err(), "readers do not write");
}

#[tokio::test]
async fn only_one_process_may_hold_a_file() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).await.unwrap();
    assert!(matches!(Store::open(dir.path()).await, Err(StoreError::Locked { .. })));
    drop(store);
    Store::open(dir.path()).await.unwrap();
}

#[tokio::test]
async fn the_file_of_another_program_is_refused_and_left_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("slowboat.db");
    let mut other = plain(&path).await;
    sqlx::query("CREATE TABLE notes (text TEXT)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(Store::open(dir.path()).await, Err(StoreError::Foreign { .. })));
    assert_eq!(fs::read(&path).unwrap(), before);
    fs::write(&path, "not a database at all, but long enough to have a header of that size: ".repeat(4)).unwrap();
    assert!(matches!(Store::open(dir.path()).await, Err(StoreError::Foreign { .. })));
}

#[tokio::test]
async fn a_newer_file_is_refused_and_an_older_one_copied_first() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).await.unwrap();
    open(&store, 1, &[]).await.unwrap();
    store.close().await;
    drop(store);
    let path = dir.path().join("slowboat.db");
    let mut direct = plain(&path).await;
    sqlx::query("PRAGMA user_version = 999").execute(&mut direct).await.unwrap();
    assert!(matches!(Store::open(dir.path()).await, Err(StoreError::Newer { found: 999, .. })));
    sqlx::query("PRAGMA user_version = 0").execute(&mut direct).await.unwrap();
    direct.close().await.unwrap();
    drop(Store::open(dir.path()).await.unwrap());
    let copies: Vec<_> = fs::read_dir(dir.path()).unwrap().map(|it| it.unwrap().file_name()).collect();
    assert!(copies.iter().any(|it| it.to_string_lossy().starts_with("slowboat-version-0-")), "{copies:?}");
}

#[tokio::test]
async fn a_backup_is_complete_and_never_overwrites() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).await.unwrap();
    open(&store, 1, &[answer(1, 0)]).await.unwrap();
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("slowboat.db");
    store.backup(&copy).await.unwrap();
    assert!(matches!(store.backup(&copy).await, Err(StoreError::Exists { .. })));
    store.write(&[answer(1, 1)]).await.unwrap();
    let restored = Store::open(copies.path()).await.unwrap();
    assert_eq!(restored.answers(GameId(1)).await.unwrap().len(), 1);
    assert_eq!(restored.integrity().await.unwrap(), Vec::<String>::new());
    let memory = Store::memory().await.unwrap();
    assert!(matches!(memory.backup(&copies.path().join("memory.db")).await, Err(StoreError::NoFile)));
}

#[cfg(unix)]
#[tokio::test]
async fn the_file_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;
    let dir = tempfile::tempdir().unwrap();
    let inner = dir.path().join("data");
    let store = Store::open(&inner).await.unwrap();
    open(&store, 1, &[]).await.unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&inner), mode(&inner.join("slowboat.db"))), (0o700, 0o600));
    let copy = dir.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    assert_eq!(mode(&copy), 0o600);
    assert_eq!(mode(&inner.join("slowboat.db-wal")), 0o600);
}
