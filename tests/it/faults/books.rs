//! What of the bot's books only these tests look at.

use std::path::Path;

use slowboat::engine::Seat;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};

pub(super) struct Books(SqlitePool);

impl Books {
    pub(super) async fn open(file: &Path) -> Books {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        Books(SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap())
    }

    /// What this seat wants in the open decision of the whole team.
    pub(super) async fn vote(&self, game: i64, seat: Seat) -> Option<String> {
        let sql = "SELECT key FROM votes WHERE game = ? AND seat = ?";
        sqlx::query_scalar(sql).bind(game).bind(seat.0).fetch_optional(&self.0).await.unwrap()
    }

    /// Where a game is played.
    pub(super) async fn channel(&self, game: i64) -> i64 {
        sqlx::query_scalar("SELECT channel FROM games WHERE id = ?").bind(game).fetch_one(&self.0).await.unwrap()
    }

    /// What is owed to the channels, for a message about what did not arrive.
    pub(super) async fn owed(&self) -> Vec<String> {
        let sql = "SELECT kind || ', tried ' || tried || ', again in ' || (retry_at - unixepoch() * 1000) || ' ms' \
                   FROM outbox WHERE state = 'owed' ORDER BY id";
        sqlx::query_scalar(sql).fetch_all(&self.0).await.unwrap()
    }
}
