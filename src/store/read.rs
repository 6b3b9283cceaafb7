//! Everything that is ever read.

use std::collections::BTreeMap;

use sqlx::types::Json;
use sqlx::{query_as, query_scalar};

use super::row::{
    AnswerRow, AwaitedRow, FailingRow, GameRow, InboxRow, MotionRow, OutboxRow, PassRow, RedoRow, Rest, SeatRow,
    TurnRow, VoteRow, WaitRow,
};
use super::types::{ChannelId, DeliveryKind, GameId, GuildId, InteractionId, OutboxId, UserId};
use super::{Outage, Store, StoreError};
use crate::engine::{Order, Seat};
use crate::words::Language;

/// What is owed, with what the game's channel has been told.
macro_rules! outbox {
    ($($wanted:literal),*) => {
        concat!(
            "SELECT o.id, o.game, o.kind, o.n, o.note_from, o.note_to, o.ping, o.since, o.by_seat, o.undone, ",
            "o.trouble, o.reminder, o.resting, o.next, o.news, o.at, o.tried, o.failure, o.failures, g.code, g.guild, g.channel, g.message, g.message_at, ",
            "g.told_from, g.told, EXISTS (SELECT 1 FROM votes AS v WHERE v.game = g.id) AS deliberates, g.lacking, g.lacking_in ",
            "FROM outbox AS o JOIN games AS g ON g.id = o.game WHERE o.state = 'owed' AND ",
            $($wanted),*
        )
    };
}

/// Open games with the seat `s` of one person, if they sit there.
macro_rules! turn {
    ($from:literal, $wanted:literal) => {
        concat!(
            "SELECT g.id, g.code, g.game, g.guild, g.channel, g.message, g.phase, own.since, s.user IS NOT NULL AS sits, ",
            "(SELECT json_group_array(name ORDER BY seat) FROM seats WHERE game = g.id) AS names, ",
            "(SELECT json_group_array(seat ORDER BY seat) FROM awaited WHERE game = g.id) AS awaited ",
            $from,
            "LEFT JOIN awaited AS own ON own.game = g.id AND own.seat = s.seat AND s.robot IS NULL ",
            "WHERE g.phase IN ('lobby', 'running', 'paused') AND ",
            $wanted
        )
    };
}

impl Store {
    pub async fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        Ok(query_as("SELECT * FROM games WHERE id = ?").bind(id).fetch_optional(&self.0.readers).await?)
    }

    /// All games that hold a channel, in the order in which they were opened.
    pub async fn open_games(&self) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE phase IN ('lobby', 'running', 'paused') ORDER BY id";
        Ok(query_scalar(sql).fetch_all(&self.0.readers).await?)
    }

    /// The games that somebody sits at and that are not done: open, or ended and not all of it told.
    pub async fn games_of(&self, user: UserId) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT games.id FROM seats JOIN games ON games.id = seats.game \
                   WHERE seats.user = ? AND (games.phase IN ('lobby', 'running', 'paused') \
                   OR EXISTS (SELECT 1 FROM outbox WHERE outbox.game = games.id AND state = 'owed')) ORDER BY games.id";
        Ok(query_scalar(sql).bind(user).fetch_all(&self.0.readers).await?)
    }

    /// The open games that somebody sits at: first those that wait for them, the longest first.
    pub async fn turns(&self, user: UserId) -> Result<Vec<TurnRow>, StoreError> {
        let sql = turn!(
            "FROM seats AS s JOIN games AS g ON g.id = s.game ",
            "s.user = ? ORDER BY own.since IS NULL, own.since, g.id"
        );
        Ok(query_as(sql).bind(user).fetch_all(&self.0.readers).await?)
    }

    /// All open games of a server, the oldest first; since when each waits for this person, if it does.
    pub async fn games_in(&self, guild: Option<GuildId>, user: UserId) -> Result<Vec<TurnRow>, StoreError> {
        let sql = turn!(
            "FROM games AS g LEFT JOIN seats AS s ON s.game = g.id AND s.user = ?2 ",
            "g.guild IS ?1 ORDER BY g.id"
        );
        Ok(query_as(sql).bind(guild).bind(user).fetch_all(&self.0.readers).await?)
    }

    /// Which seats of a game are awaited, each with since when.
    pub async fn awaited(&self, game: GameId) -> Result<Vec<(Seat, AwaitedRow)>, StoreError> {
        #[derive(sqlx::FromRow)]
        struct Row {
            seat: Seat,
            #[sqlx(flatten)]
            row: AwaitedRow,
        }
        let sql = "SELECT seat, since, reminded, called, due, counts_from, missed, flag FROM awaited WHERE game = ? ORDER BY seat";
        let rows: Vec<Row> = query_as(sql).bind(game).fetch_all(&self.0.readers).await?;
        Ok(rows.into_iter().map(|it| (it.seat, it.row)).collect())
    }

    /// The games in which somebody is due to be called or reminded. Nobody is reminded where the channel has still to be told
    /// something, or was told less than `lately` milliseconds ago, because it was closed to us.
    pub async fn forgotten(&self, now: i64, lately: i64) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT DISTINCT a.game FROM awaited AS a JOIN games AS g ON g.id = a.game \
                   JOIN seats AS s ON s.game = a.game AND s.seat = a.seat \
                   WHERE a.due <= ?1 AND g.phase = 'running' AND s.robot IS NULL \
                   AND (NOT a.called OR (g.message_at + ?2 <= ?1 \
                   AND NOT EXISTS (SELECT 1 FROM outbox WHERE game = a.game AND state = 'owed'))) ORDER BY a.game";
        Ok(query_scalar(sql).bind(now).bind(lately).fetch_all(&self.0.readers).await?)
    }

    /// For how long a game has waited for whom, in the order in which that ended.
    pub async fn waits(&self, game: GameId) -> Result<Vec<WaitRow>, StoreError> {
        let sql = "SELECT seat, user, since, until, spent, n, missed FROM waits WHERE game = ? ORDER BY rowid";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    /// The games in which somebody's time is up.
    pub async fn flagged(&self, now: i64) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT DISTINCT a.game FROM awaited AS a JOIN games AS g ON g.id = a.game \
                   WHERE a.flag <= ? AND g.phase = 'running' ORDER BY a.game";
        Ok(query_scalar(sql).bind(now).fetch_all(&self.0.readers).await?)
    }

    /// The games that wait for somebody; only those that wait for this person, if one is named.
    pub async fn waiting(&self, user: Option<UserId>) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT DISTINCT a.game FROM awaited AS a JOIN seats AS s ON s.game = a.game AND s.seat = a.seat \
                   WHERE ?1 IS NULL OR s.user = ?1 ORDER BY a.game";
        Ok(query_scalar(sql).bind(user).fetch_all(&self.0.readers).await?)
    }

    /// When people rest, of all who have said so.
    pub async fn rests(&self) -> Result<Vec<(UserId, Rest)>, StoreError> {
        let sql = "SELECT user, rest FROM users WHERE rest IS NOT NULL";
        let rows: Vec<(UserId, Json<Rest>)> = query_as(sql).fetch_all(&self.0.readers).await?;
        Ok(rows.into_iter().map(|it| (it.0, it.1.0)).collect())
    }

    /// The games that came to their end and that exactly the people of this one have played in the same server, the oldest
    /// first; only of the same kind.
    pub async fn ended_alike(&self, game: GameId) -> Result<Vec<GameRow>, StoreError> {
        let sql = "SELECT g.* FROM games AS own JOIN games AS g ON g.game = own.game AND g.guild IS own.guild \
                   WHERE own.id = ? AND g.outcome IS NOT NULL AND \
                   NOT EXISTS (SELECT user FROM seats WHERE game = g.id AND user IS NOT NULL \
                   EXCEPT SELECT user FROM seats WHERE game = own.id) AND \
                   NOT EXISTS (SELECT user FROM seats WHERE game = own.id AND user IS NOT NULL \
                   EXCEPT SELECT user FROM seats WHERE game = g.id) ORDER BY g.ended_at, g.id";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    /// The open game of a channel, else the one that ended last.
    pub async fn game_at(&self, channel: ChannelId) -> Result<Option<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE channel = ? \
                   ORDER BY phase IN ('lobby', 'running', 'paused') DESC, ended_at DESC, id DESC LIMIT 1";
        Ok(query_scalar(sql).bind(channel).fetch_optional(&self.0.readers).await?)
    }

    /// The open game of a channel, with its code.
    pub async fn open_game_at(&self, channel: ChannelId) -> Result<Option<(GameId, String)>, StoreError> {
        let sql = "SELECT id, code FROM games WHERE channel = ? AND phase IN ('lobby', 'running', 'paused')";
        Ok(query_as(sql).bind(channel).fetch_optional(&self.0.readers).await?)
    }

    pub async fn seats(&self, game: GameId) -> Result<Vec<SeatRow>, StoreError> {
        let sql = "SELECT user, name, robot FROM seats WHERE game = ? ORDER BY seat";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    pub async fn answers(&self, game: GameId) -> Result<Vec<AnswerRow>, StoreError> {
        self.first_answers(game, u32::MAX).await
    }

    pub async fn first_answers(&self, game: GameId, count: u32) -> Result<Vec<AnswerRow>, StoreError> {
        let sql = "SELECT seat, ask, key, secret, team FROM answers WHERE game = ? AND n < ? ORDER BY n";
        Ok(query_as(sql).bind(game).bind(count).fetch_all(&self.0.readers).await?)
    }

    /// Every game with its code, whatever its phase.
    pub async fn all_games(&self) -> Result<Vec<(GameId, String)>, StoreError> {
        let sql = "SELECT id, CAST(CAST(code AS BLOB) AS TEXT) FROM games ORDER BY id";
        Ok(query_as(sql).fetch_all(&self.0.readers).await?)
    }

    /// When the newest answer was given, in milliseconds since 1970.
    pub async fn newest_answer(&self) -> Result<Option<i64>, StoreError> {
        Ok(query_scalar("SELECT max(at) FROM answers").fetch_one(&self.0.readers).await?)
    }

    /// When the newest answer of a game was given.
    pub async fn last_answer(&self, game: GameId) -> Result<Option<i64>, StoreError> {
        Ok(query_scalar("SELECT max(at) FROM answers WHERE game = ?").bind(game).fetch_one(&self.0.readers).await?)
    }

    /// The last time in which nothing could be written, also before this start.
    pub async fn last_outage(&self) -> Result<Option<Outage>, StoreError> {
        let sql = "SELECT cause, what, since, until, failures, 1 AS lasts FROM outages";
        Ok(query_as(sql).fetch_optional(&self.0.readers).await?)
    }

    pub async fn redo(&self, game: GameId) -> Result<Vec<RedoRow>, StoreError> {
        let sql = "SELECT seat, pos, ask, key FROM redo WHERE game = ? ORDER BY seat, pos";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    pub async fn passes(&self, game: GameId) -> Result<Vec<PassRow>, StoreError> {
        let sql = "SELECT seat, kind, scope, ask FROM passes WHERE game = ?";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    pub async fn orders(&self, game: GameId) -> Result<BTreeMap<Seat, Vec<Order>>, StoreError> {
        let sql = "SELECT seat, list FROM orders WHERE game = ?";
        let all: Vec<(Seat, Json<Vec<Order>>)> = query_as(sql).bind(game).fetch_all(&self.0.readers).await?;
        Ok(all.into_iter().map(|it| (it.0, it.1.0)).collect())
    }

    pub async fn votes(&self, game: GameId) -> Result<Vec<VoteRow>, StoreError> {
        let sql = "SELECT seat, key, against FROM votes WHERE game = ? ORDER BY pos";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    /// Component facts by their digest, if games were opened with them.
    pub async fn facts(&self, digest: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT facts FROM facts WHERE digest = ?";
        Ok(query_scalar(sql).bind(digest).fetch_optional(&self.0.readers).await?)
    }

    /// The games that have waited for somebody for as long as their tables deliberate: so many hours, or `wait` milliseconds
    /// where the table does not say; nothing if for ever. A table of no hours lets the first proposal stand at once, so
    /// that what it waits for is a question of somebody's own.
    pub async fn late_votes(&self, now: i64, wait: Option<i64>) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE phase = 'running' AND vote_since IS NOT NULL \
                   AND vote_since + coalesce(3600000 * nullif(iif(json_valid(options), options ->> 'deliberation', NULL) + 0, 0), ?) <= ? ORDER BY vote_since";
        Ok(query_scalar(sql).bind(wait).bind(now).fetch_all(&self.0.readers).await?)
    }

    pub async fn motions(&self, game: GameId) -> Result<Vec<MotionRow>, StoreError> {
        let sql = "SELECT matter, wanted, opposed, since, until, carries FROM motions WHERE game = ? ORDER BY pos";
        Ok(query_as(sql).bind(game).fetch_all(&self.0.readers).await?)
    }

    /// The games in which the time of a motion is up.
    pub async fn late_motions(&self, now: i64) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT DISTINCT m.game FROM motions AS m JOIN games AS g ON g.id = m.game \
                   WHERE m.until <= ? AND g.phase IN ('running', 'paused') ORDER BY m.game";
        Ok(query_scalar(sql).bind(now).fetch_all(&self.0.readers).await?)
    }

    /// How many answers of a game have been taken back, and how many of them by agreement: not those of a round of secret
    /// choices that goes on behind the first `known` answers.
    pub async fn undone(&self, game: GameId, known: u32) -> Result<(u32, u32), StoreError> {
        let sql = "SELECT count(*), count(*) FILTER (WHERE agreed <> '[]') FROM undone \
                   WHERE game = ? AND NOT (secret AND n >= ?)";
        Ok(query_as(sql).bind(game).bind(known).fetch_one(&self.0.readers).await?)
    }

    pub async fn inbox(&self, interaction: InteractionId) -> Result<Option<InboxRow>, StoreError> {
        let sql = "SELECT interaction, game, notes_from, notes_to FROM inbox WHERE interaction = ?";
        Ok(query_as(sql).bind(interaction).fetch_optional(&self.0.readers).await?)
    }

    /// The oldest row that is owed to each game, where it is time to try it.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<OutboxRow>, StoreError> {
        let sql = outbox!(
            "o.retry_at <= ? AND NOT EXISTS (SELECT 1 FROM outbox AS p WHERE p.game = o.game AND p.state = 'owed' ",
            "AND p.id < o.id) ORDER BY o.id LIMIT ?"
        );
        Ok(query_as(sql).bind(now).bind(limit).fetch_all(&self.0.readers).await?)
    }

    /// One row, if it is still owed.
    pub async fn owed(&self, id: OutboxId) -> Result<Option<OutboxRow>, StoreError> {
        Ok(query_as(outbox!("o.id = ?")).bind(id).fetch_optional(&self.0.readers).await?)
    }

    /// The rows owed to a game after `id`, oldest first: number, kind, and how often each was handed out.
    pub async fn owed_after(
        &self,
        game: GameId,
        id: OutboxId,
    ) -> Result<Vec<(OutboxId, DeliveryKind, u32)>, StoreError> {
        let sql = "SELECT id, kind, tried FROM outbox WHERE game = ? AND id > ? AND state = 'owed' ORDER BY id";
        Ok(query_as(sql).bind(game).bind(id).fetch_all(&self.0.readers).await?)
    }

    /// Every message that is owed and has failed, oldest first.
    pub async fn failing(&self) -> Result<Vec<FailingRow>, StoreError> {
        let sql = "SELECT g.code, o.kind, g.guild, g.channel, o.at, o.failure, o.failure_text, o.failures, o.failed_at, \
                   o.retry_at FROM outbox AS o JOIN games AS g ON g.id = o.game \
                   WHERE o.state = 'owed' AND o.failure IS NOT NULL ORDER BY o.id";
        Ok(query_as(sql).fetch_all(&self.0.readers).await?)
    }

    /// The channels of a guild in which something waits that we were not let write.
    pub async fn closed_channels(&self, guild: Option<GuildId>) -> Result<Vec<ChannelId>, StoreError> {
        let sql = "SELECT DISTINCT g.channel FROM outbox AS o JOIN games AS g ON g.id = o.game \
                   WHERE o.state = 'owed' AND o.failure = 'closed' AND g.guild IS ?";
        Ok(query_scalar(sql).bind(guild).fetch_all(&self.0.readers).await?)
    }

    /// The table of a channel that still gathers, at which nobody but its opener has sat down because its message could
    /// not be sent.
    pub async fn unseen_table_at(&self, channel: ChannelId) -> Result<Option<GameId>, StoreError> {
        let sql = "SELECT id FROM games AS g WHERE channel = ? AND phase = 'lobby' AND message IS NULL \
                   AND EXISTS (SELECT 1 FROM outbox WHERE game = g.id AND state = 'owed' AND failure IN ('closed', 'refused')) \
                   AND (SELECT count(*) FROM seats WHERE game = g.id AND user IS NOT NULL) = 1";
        Ok(query_scalar(sql).bind(channel).fetch_optional(&self.0.readers).await?)
    }

    pub async fn guild_language(&self, guild: GuildId) -> Result<Option<Language>, StoreError> {
        let sql = "SELECT language FROM guilds WHERE guild = ?";
        Ok(query_scalar(sql).bind(guild).fetch_optional(&self.0.readers).await?)
    }

    pub async fn user_language(&self, user: UserId) -> Result<Option<Language>, StoreError> {
        let sql = "SELECT language FROM users WHERE user = ? AND language IS NOT NULL";
        Ok(query_scalar(sql).bind(user).fetch_optional(&self.0.readers).await?)
    }

    /// Whether this person wants to be asked before what cannot be taken back, if they have said so.
    pub async fn asks_first(&self, user: UserId) -> Result<Option<bool>, StoreError> {
        let sql = "SELECT asks_first FROM users WHERE user = ? AND asks_first IS NOT NULL";
        Ok(query_scalar(sql).bind(user).fetch_optional(&self.0.readers).await?)
    }

    /// Whether a game in which this person sits was played to its end.
    pub async fn has_ended_a_game(&self, user: UserId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats JOIN games ON games.id = seats.game \
                   WHERE seats.user = ? AND games.phase = 'over')";
        Ok(query_scalar(sql).bind(user).fetch_one(&self.0.readers).await?)
    }
}
