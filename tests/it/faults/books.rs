//! What of the bot's books only these tests look at.

use slowboat::engine::Seat;

use crate::common::stores;

pub(super) struct Books(pub(super) stores::Books);

impl Books {
    /// What this seat wants in the open decision of the whole team.
    pub(super) async fn vote(&self, game: i64, seat: Seat) -> Option<String> {
        let sql = format!("SELECT key FROM votes WHERE game = {game} AND seat = {}", seat.0);
        self.0.all::<(String,)>(sql).await.pop().map(|it| it.0)
    }

    /// Where a game is played.
    pub(super) async fn channel(&self, game: i64) -> i64 {
        self.0.number(format!("SELECT channel FROM games WHERE id = {game}")).await
    }

    /// What is owed to the channels, for a message about what did not arrive.
    pub(super) async fn owed(&self) -> Vec<String> {
        let sql = "SELECT kind || ', tried ' || tried || ', again at ' || retry_at FROM outbox WHERE state = 'owed' ORDER BY id";
        self.0.all::<(String,)>(sql).await.into_iter().map(|it| it.0).collect()
    }
}
