//! The bot's own books, read from its database while it runs: what is stored, and what is still owed to the channel.

use std::time::{Duration, Instant};

use slowboat::engine::{Answer, Record, Seat, Seats, Seed};

use super::club::PATIENCE;
use crate::common::stores::Books;

/// How often the books are looked into while something is awaited.
const LOOK: Duration = Duration::from_millis(8);

pub(crate) struct Ledger(pub(crate) Books);

impl Ledger {
    /// The record of a game as it is stored.
    pub(crate) async fn record(&self, game: i64) -> Record {
        type Row = (String, i64, String, String, String, String);
        let head = "SELECT game, rules, edition, CAST(options AS TEXT), content, seed FROM games WHERE id";
        let (id, rules, edition, options, content, seed): Row = self.0.one(format!("{head} = {game}")).await;
        let seats = self.0.number(format!("SELECT count(*) FROM seats WHERE game = {game}")).await;
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
        let sql = format!("SELECT seat, ask, key FROM answers WHERE game = {game} ORDER BY n");
        let rows: Vec<(i64, String, String)> = self.0.all(sql).await;
        rows.into_iter().map(|(seat, ask, key)| Answer { seat: Seat(seat as u8), ask, key }).collect()
    }

    /// What is wanted of the whole table, and by whom.
    pub(crate) async fn said(&self, game: i64) -> Vec<(Seat, String)> {
        let sql = format!("SELECT seat, key FROM votes WHERE game = {game} AND NOT against ORDER BY pos");
        let rows: Vec<(i64, String)> = self.0.all(sql).await;
        rows.into_iter().map(|(seat, key)| (Seat(seat as u8), key)).collect()
    }

    /// The users of a game by seat.
    pub(crate) async fn users(&self, game: i64) -> Vec<u64> {
        let sql = format!("SELECT s.user FROM seats AS s WHERE game = {game} ORDER BY seat");
        let rows: Vec<(i64,)> = self.0.all(sql).await;
        rows.into_iter().map(|it| it.0.cast_unsigned()).collect()
    }

    pub(crate) async fn newest_game(&self) -> i64 {
        self.0.number("SELECT max(id) FROM games").await
    }

    /// Waits until nothing is owed to the channel any more.
    pub(crate) async fn delivered(&self) {
        let started = Instant::now();
        loop {
            let owed = self.0.number("SELECT count(*) FROM outbox WHERE state = 'owed'").await;
            if owed == 0 {
                return;
            }
            assert!(started.elapsed() < PATIENCE, "{owed} messages do not arrive");
            tokio::time::sleep(LOOK).await;
        }
    }

    pub(crate) async fn sound(&self) {
        if let Books::File(_) = &self.0 {
            let (found,): (String,) = self.0.one("PRAGMA integrity_check").await;
            assert_eq!(found, "ok");
        }
    }
}
