//! The bot's own books, read from its database while it runs: what is stored, and what is still owed to the channel.

use std::path::Path;
use std::time::{Duration, Instant};

use slowboat::engine::{Answer, Record, Seat, Seats, Seed};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};
use sqlx::{Connection, SqliteConnection};
use tokio::task::JoinHandle;

use super::club::PATIENCE;

/// How often the books are looked into while something is awaited.
const LOOK: Duration = Duration::from_millis(8);

pub(crate) struct Ledger(SqlitePool);

impl Ledger {
    pub(crate) async fn open(file: &Path) -> Ledger {
        let options = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(PATIENCE);
        Ledger(SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap())
    }

    /// The record of a game as it is stored.
    pub(crate) async fn record(&self, game: i64) -> Record {
        type Row = (String, i64, String, String, String, String);
        let head = "SELECT game, rules, edition, options, content, seed FROM games WHERE id = ?";
        let (id, rules, edition, options, content, seed): Row =
            sqlx::query_as(head).bind(game).fetch_one(&self.0).await.unwrap();
        let (seats,): (i64,) =
            sqlx::query_as("SELECT count(*) FROM seats WHERE game = ?").bind(game).fetch_one(&self.0).await.unwrap();
        Record {
            game: id,
            rules: rules as u32,
            edition,
            options: serde_json::from_str(&options).unwrap(),
            content,
            seed: Seed::from_hex(&seed).unwrap(),
            seats: Seats(seats as u8),
            answers: self.answers(game).await,
        }
    }

    pub(crate) async fn answers(&self, game: i64) -> Vec<Answer> {
        let rows: Vec<(i64, String, String)> =
            sqlx::query_as("SELECT seat, ask, key FROM answers WHERE game = ? ORDER BY n")
                .bind(game)
                .fetch_all(&self.0)
                .await
                .unwrap();
        rows.into_iter().map(|(seat, ask, key)| Answer { seat: Seat(seat as u8), ask, key }).collect()
    }

    /// What is wanted of the whole table, and by whom.
    pub(crate) async fn said(&self, game: i64) -> Vec<(Seat, String)> {
        let rows: Vec<(i64, String)> =
            sqlx::query_as("SELECT seat, key FROM votes WHERE game = ? AND NOT against ORDER BY pos")
                .bind(game)
                .fetch_all(&self.0)
                .await
                .unwrap();
        rows.into_iter().map(|(seat, key)| (Seat(seat as u8), key)).collect()
    }

    /// The users of a game by seat.
    pub(crate) async fn users(&self, game: i64) -> Vec<u64> {
        let rows: Vec<(i64,)> = sqlx::query_as("SELECT user FROM seats WHERE game = ? ORDER BY seat")
            .bind(game)
            .fetch_all(&self.0)
            .await
            .unwrap();
        rows.into_iter().map(|it| it.0.cast_unsigned()).collect()
    }

    pub(crate) async fn newest_game(&self) -> i64 {
        let (id,): (i64,) = sqlx::query_as("SELECT max(id) FROM games").fetch_one(&self.0).await.unwrap();
        id
    }

    /// Waits until nothing is owed to the channel any more.
    pub(crate) async fn delivered(&self) {
        let started = Instant::now();
        loop {
            let (owed,): (i64,) =
                sqlx::query_as("SELECT count(*) FROM outbox WHERE state = 'owed'").fetch_one(&self.0).await.unwrap();
            if owed == 0 {
                return;
            }
            assert!(started.elapsed() < PATIENCE, "{owed} messages do not arrive");
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Keeps everybody from writing for so long.
    pub(crate) async fn hold(&self, file: &Path, long: Duration) -> JoinHandle<()> {
        let options = SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE);
        let mut other = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
        tokio::spawn(async move {
            tokio::time::sleep(long).await;
            sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
        })
    }

    pub(crate) async fn sound(&self) {
        let (found,): (String,) = sqlx::query_as("PRAGMA integrity_check").fetch_one(&self.0).await.unwrap();
        assert_eq!(found, "ok");
    }
}
