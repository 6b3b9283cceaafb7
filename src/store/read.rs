//! Everything that is ever read.

use sqlx::{query_as, query_scalar};

use super::row::{AnswerRow, GameRow, OutboxRow, RedoRow, SeatRow, StandInRow};
use super::{Store, StoreError};

impl Store {
    pub async fn game(&self, id: i64) -> Result<Option<GameRow>, StoreError> {
        Ok(query_as("SELECT * FROM games WHERE id = ?").bind(id).fetch_optional(&self.0.readers).await?)
    }

    /// All games that hold a channel, in the order in which they were opened.
    pub async fn open_games(&self) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT id FROM games WHERE phase IN ('lobby', 'running', 'paused') ORDER BY id";
        Ok(query_scalar(sql).fetch_all(&self.0.readers).await?)
    }

    /// The games that somebody sits at and that are not done: open, or ended and not all of it told.
    pub async fn games_of(&self, user: i64) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT games.id FROM seats JOIN games ON games.id = seats.game \
                   WHERE seats.user = ? AND (games.phase IN ('lobby', 'running', 'paused') \
                   OR EXISTS (SELECT 1 FROM outbox WHERE outbox.game = games.id AND state = 'owed')) ORDER BY games.id";
        Ok(query_scalar(sql).bind(user).fetch_all(&self.0.readers).await?)
    }

    /// The open game of a channel, else the one that ended last.
    pub async fn game_at(&self, channel: i64) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT id FROM games WHERE channel = ? \
                   ORDER BY phase IN ('lobby', 'running', 'paused') DESC, ended_at DESC, id DESC LIMIT 1";
        Ok(query_scalar(sql).bind(channel).fetch_optional(&self.0.readers).await?)
    }

    /// The open game of a channel, with its code.
    pub async fn open_game_at(&self, channel: i64) -> Result<Option<(i64, String)>, StoreError> {
        let sql = "SELECT id, code FROM games WHERE channel = ? AND phase IN ('lobby', 'running', 'paused')";
        Ok(query_as(sql).bind(channel).fetch_optional(&self.0.readers).await?)
    }

    /// A number that no game has yet.
    pub async fn next_game(&self) -> Result<i64, StoreError> {
        Ok(query_scalar("SELECT coalesce(max(id), 0) + 1 FROM games").fetch_one(&self.0.readers).await?)
    }

    pub async fn seats(&self, game: i64) -> Result<Vec<SeatRow>, StoreError> {
        let sql = "SELECT user, name, robot FROM seats WHERE game = ? ORDER BY seat";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    pub async fn stand_ins(&self, game: i64) -> Result<Vec<StandInRow>, StoreError> {
        let sql = "SELECT seat, whom, robot FROM stand_ins WHERE game = ? ORDER BY seat, whom";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    pub async fn answers(&self, game: i64) -> Result<Vec<AnswerRow>, StoreError> {
        let sql = "SELECT seat, ask, key, secret, team FROM answers WHERE game = ? ORDER BY n";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    pub async fn redo(&self, game: i64) -> Result<Vec<RedoRow>, StoreError> {
        let sql = "SELECT seat, pos, ask, key FROM redo WHERE game = ? ORDER BY seat, pos";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    pub async fn votes(&self, game: i64) -> Result<Vec<(i64, String)>, StoreError> {
        let sql = "SELECT seat, key FROM votes WHERE game = ? ORDER BY seat";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    pub async fn concessions(&self, game: i64) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT seat FROM concessions WHERE game = ? ORDER BY seat";
        Ok(query_scalar(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    /// The game that an interaction changed, and the notes that came of it.
    pub async fn inbox(&self, interaction: i64) -> Result<Option<(i64, i64, i64)>, StoreError> {
        let sql = "SELECT game, notes_from, notes_to FROM inbox WHERE interaction = ?";
        Ok(query_as(sql).bind(interaction).fetch_optional(&self.0.readers).await?)
    }

    /// The oldest row that is owed to each game, where it is time to try it.
    pub async fn due(&self, now: i64, limit: i64) -> Result<Vec<OutboxRow>, StoreError> {
        let sql = "SELECT o.id, o.game, g.code, g.guild, g.channel, o.kind, o.n, o.note_from, o.note_to, o.ping, \
                   o.since, o.by_seat, o.undone, o.why, o.why_at, o.tried, o.retry_at, g.message, g.message_at, \
                   g.told_from, g.told FROM outbox AS o JOIN games AS g ON g.id = o.game \
                   WHERE o.state = 'owed' AND o.retry_at <= ? AND NOT EXISTS (SELECT 1 FROM outbox AS p \
                   WHERE p.game = o.game AND p.state = 'owed' AND p.id < o.id) ORDER BY o.id LIMIT ?";
        Ok(query_as(sql).bind(now).bind(limit).fetch_all(&self.0.readers).await?)
    }

    /// One row, if it is still owed.
    pub async fn owed(&self, id: i64) -> Result<Option<OutboxRow>, StoreError> {
        let sql = "SELECT o.id, o.game, g.code, g.guild, g.channel, o.kind, o.n, o.note_from, o.note_to, o.ping, \
                   o.since, o.by_seat, o.undone, o.why, o.why_at, o.tried, o.retry_at, g.message, g.message_at, \
                   g.told_from, g.told FROM outbox AS o JOIN games AS g ON g.id = o.game \
                   WHERE o.state = 'owed' AND o.id = ?";
        Ok(query_as(sql).bind(id).fetch_optional(&self.0.readers).await?)
    }

    /// The rows owed to a game after `id`, oldest first: number, kind, and how often each was handed out.
    pub async fn owed_after(&self, game: i64, id: i64) -> Result<Vec<(i64, String, i64)>, StoreError> {
        let sql = "SELECT id, kind, tried FROM outbox WHERE game = ? AND id > ? AND state = 'owed' ORDER BY id";
        Ok(query_as(sql).bind(game).bind(id).fetch_all(&self.0.readers).await?)
    }

    pub async fn guild_tongue(&self, guild: i64) -> Result<Option<String>, StoreError> {
        let sql = "SELECT tongue FROM guilds WHERE guild = ?";
        Ok(query_scalar(sql).bind(guild).fetch_optional(&self.0.readers).await?)
    }

    pub async fn user_tongue(&self, user: i64) -> Result<Option<String>, StoreError> {
        let sql = "SELECT tongue FROM users WHERE user = ?";
        Ok(query_scalar(sql).bind(user).fetch_optional(&self.0.readers).await?)
    }
}
