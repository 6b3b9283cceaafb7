//! Everything that is ever read.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use sqlx::types::Json;

use super::row::{
    AnswerRow, AwaitedRow, FailingRow, GameRow, InboxRow, MotionRow, OutboxRow, PassRow, RedoRow, Rest, SeatRow,
    TurnRow, VoteRow, WaitRow,
};
use super::sql::{Row, Sql, Value, with};
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

/// What can be read of rows that are all read at once: one that cannot concerns its owner, and stops nobody else.
pub(super) fn readable<K: Debug, T: DeserializeOwned>(rows: Vec<(K, String)>) -> Vec<(K, T)> {
    let read = |(of, row): (K, String)| match serde_json::from_str(&row) {
        Ok(it) => Some((of, it)),
        Err(error) => {
            tracing::error!(?of, %error, "a row cannot be read and is left out");
            None
        }
    };
    rows.into_iter().filter_map(read).collect()
}

/// Open games with the seat `s` of one person, if they sit there.
macro_rules! turn {
    ($from:literal, $wanted:literal) => {
        Sql {
            file: turn!(@ "json_group_array(name ORDER BY seat)", "json_group_array(seat ORDER BY seat)", $from, $wanted),
            server: turn!(@ "coalesce(json_agg(name ORDER BY seat), '[]')", "coalesce(json_agg(seat ORDER BY seat), '[]')", $from, $wanted),
        }
    };
    (@ $names:literal, $awaited:literal, $from:literal, $wanted:literal) => {
        concat!(
            "SELECT g.id, g.code, g.game, g.guild, g.channel, g.message, g.phase, own.since, s.user IS NOT NULL AS sits, ",
            "(SELECT ", $names, " FROM seats WHERE game = g.id) AS names, ",
            "(SELECT ", $awaited, " FROM awaited WHERE game = g.id) AS awaited ",
            $from,
            "LEFT JOIN awaited AS own ON own.game = g.id AND own.seat = s.seat AND s.robot IS NULL ",
            "WHERE g.phase IN ('lobby', 'running', 'paused') AND ",
            $wanted
        )
    };
}

/// The tables whose deliberation is over, where `$hours` is how long it lasts by their options.
macro_rules! late {
    ($hours:literal) => {
        concat!(
            "SELECT id FROM games WHERE phase = 'running' AND vote_since IS NOT NULL AND coalesce(guild >> 22, 0) % $3 = $4 ",
            "AND vote_since + coalesce(3600000 * nullif(",
            $hours,
            ", 0), $1) <= $2 ORDER BY vote_since"
        )
    };
}

impl Store {
    /// All rows that a statement finds.
    pub(super) async fn all<T: Row>(&self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<Vec<T>, StoreError> {
        Ok(self.0.base.all(sql.into(), values).await?)
    }

    pub(super) async fn maybe<T: Row>(&self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<Option<T>, StoreError> {
        Ok(self.0.base.maybe(sql.into(), values).await?)
    }

    pub(super) async fn one<T: Row>(&self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<T, StoreError> {
        self.maybe(sql, values).await?.ok_or(StoreError::Sql(sqlx::Error::RowNotFound))
    }

    /// The same of statements for one column.
    pub(super) async fn values<T>(&self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<Vec<T>, StoreError>
    where
        (T,): Row,
    {
        Ok(self.all::<(T,)>(sql, values).await?.into_iter().map(|it| it.0).collect())
    }

    pub(super) async fn value<T>(&self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<Option<T>, StoreError>
    where
        (T,): Row,
    {
        Ok(self.maybe::<(T,)>(sql, values).await?.map(|it| it.0))
    }

    pub(super) async fn only<T>(&self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<T, StoreError>
    where
        (T,): Row,
    {
        Ok(self.one::<(T,)>(sql, values).await?.0)
    }

    pub async fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        self.maybe("SELECT * FROM games WHERE id = $1", with![id]).await
    }

    /// All games that hold a channel, in the order in which they were opened.
    pub async fn open_games(&self) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE phase IN ('lobby', 'running', 'paused') \
                   AND coalesce(guild >> 22, 0) % $1 = $2 ORDER BY id";
        self.values(sql, with![self.shard().of, self.shard().id]).await
    }

    /// The games that somebody sits at and that are not done: open, or ended and not all of it told.
    pub async fn games_of(&self, user: UserId) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT games.id FROM seats JOIN games ON games.id = seats.game \
                   WHERE seats.user = $1 AND (games.phase IN ('lobby', 'running', 'paused') \
                   OR EXISTS (SELECT 1 FROM outbox WHERE outbox.game = games.id AND state = 'owed')) ORDER BY games.id";
        self.values(sql, with![user]).await
    }

    /// The open games that somebody sits at: first those that wait for them, the longest first.
    pub async fn turns(&self, user: UserId) -> Result<Vec<TurnRow>, StoreError> {
        let sql = turn!(
            "FROM seats AS s JOIN games AS g ON g.id = s.game ",
            "s.user = $1 ORDER BY own.since IS NULL, own.since, g.id"
        );
        self.all(sql, with![user]).await
    }

    /// All open games of a server, the oldest first; since when each waits for this person, if it does.
    pub async fn games_in(&self, guild: Option<GuildId>, user: UserId) -> Result<Vec<TurnRow>, StoreError> {
        let sql = turn!(
            "FROM games AS g LEFT JOIN seats AS s ON s.game = g.id AND s.user = $2 ",
            "g.guild IS NOT DISTINCT FROM $1 ORDER BY g.id"
        );
        self.all(sql, with![guild, user]).await
    }

    /// Which seats of a game are awaited, each with since when.
    pub async fn awaited(&self, game: GameId) -> Result<Vec<(Seat, AwaitedRow)>, StoreError> {
        #[derive(sqlx::FromRow)]
        struct Row {
            seat: Seat,
            #[sqlx(flatten)]
            row: AwaitedRow,
        }
        let sql = "SELECT seat, since, reminded, called, due, counts_from, missed, flag FROM awaited WHERE game = $1 ORDER BY seat";
        let rows: Vec<Row> = self.all(sql, with![game]).await?;
        Ok(rows.into_iter().map(|it| (it.seat, it.row)).collect())
    }

    /// The games in which somebody is due to be called or reminded. Nobody is reminded where the channel has still to be told
    /// something, or was told less than `lately` milliseconds ago, because it was closed to us.
    pub async fn forgotten(&self, now: i64, lately: i64) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT DISTINCT a.game FROM awaited AS a JOIN games AS g ON g.id = a.game \
                   JOIN seats AS s ON s.game = a.game AND s.seat = a.seat \
                   WHERE a.due <= $1 AND g.phase = 'running' AND s.robot IS NULL AND coalesce(g.guild >> 22, 0) % $3 = $4 \
                   AND (NOT a.called OR (g.message_at + $2 <= $1 \
                   AND NOT EXISTS (SELECT 1 FROM outbox WHERE game = a.game AND state = 'owed'))) ORDER BY a.game";
        self.values(sql, with![now, lately, self.shard().of, self.shard().id]).await
    }

    /// For how long a game has waited for whom, in the order in which that ended.
    pub async fn waits(&self, game: GameId) -> Result<Vec<WaitRow>, StoreError> {
        let sql = "SELECT seat, \"user\", since, until, spent, n, missed FROM waits WHERE game = $1 ORDER BY rowid";
        self.all(sql, with![game]).await
    }

    /// The games in which somebody's time is up.
    pub async fn flagged(&self, now: i64) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT DISTINCT a.game FROM awaited AS a JOIN games AS g ON g.id = a.game \
                   WHERE a.flag <= $1 AND g.phase = 'running' AND coalesce(g.guild >> 22, 0) % $2 = $3 ORDER BY a.game";
        self.values(sql, with![now, self.shard().of, self.shard().id]).await
    }

    /// The games that wait for somebody; only those that wait for this person, if one is named.
    pub async fn waiting(&self, user: Option<UserId>) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT DISTINCT a.game FROM awaited AS a JOIN seats AS s ON s.game = a.game AND s.seat = a.seat \
                   JOIN games AS g ON g.id = a.game \
                   WHERE ($1 IS NULL OR s.user = $1) AND coalesce(g.guild >> 22, 0) % $2 = $3 ORDER BY a.game";
        self.values(sql, with![user, self.shard().of, self.shard().id]).await
    }

    /// When this person rests, if they have said so.
    pub async fn rest(&self, user: UserId) -> Result<Option<Rest>, StoreError> {
        let sql = "SELECT rest FROM users WHERE \"user\" = $1 AND rest IS NOT NULL";
        Ok(self.value::<Json<Rest>>(sql, with![user]).await?.map(|it| it.0))
    }

    /// When people rest, of all who have said so; who cannot be read does not rest.
    pub async fn rests(&self) -> Result<Vec<(UserId, Rest)>, StoreError> {
        let sql = "SELECT \"user\", CAST(rest AS TEXT) FROM users WHERE rest IS NOT NULL";
        Ok(readable(self.all(sql, with![]).await?))
    }

    /// The games that came to their end and that exactly the people of this one have played in the same server, the oldest
    /// first; only of the same kind.
    pub async fn ended_alike(&self, game: GameId) -> Result<Vec<GameRow>, StoreError> {
        let sql = "SELECT g.* FROM games AS own JOIN games AS g ON g.game = own.game AND g.guild IS NOT DISTINCT FROM own.guild \
                   WHERE own.id = $1 AND g.outcome IS NOT NULL AND \
                   NOT EXISTS (SELECT s.user FROM seats AS s WHERE s.game = g.id AND s.user IS NOT NULL \
                   EXCEPT SELECT s.user FROM seats AS s WHERE s.game = own.id) AND \
                   NOT EXISTS (SELECT s.user FROM seats AS s WHERE s.game = own.id AND s.user IS NOT NULL \
                   EXCEPT SELECT s.user FROM seats AS s WHERE s.game = g.id) ORDER BY g.ended_at, g.id";
        self.all(sql, with![game]).await
    }

    /// The open game of a channel, else the one that ended last.
    pub async fn game_at(&self, channel: ChannelId) -> Result<Option<GameId>, StoreError> {
        let sql = "SELECT id FROM games WHERE channel = $1 \
                   ORDER BY phase IN ('lobby', 'running', 'paused') DESC, ended_at DESC NULLS LAST, id DESC LIMIT 1";
        self.value(sql, with![channel]).await
    }

    /// The open game of a channel, with its code.
    pub async fn open_game_at(&self, channel: ChannelId) -> Result<Option<(GameId, String)>, StoreError> {
        let sql = "SELECT id, code FROM games WHERE channel = $1 AND phase IN ('lobby', 'running', 'paused')";
        self.maybe(sql, with![channel]).await
    }

    pub async fn seats(&self, game: GameId) -> Result<Vec<SeatRow>, StoreError> {
        let sql = "SELECT \"user\", name, robot FROM seats WHERE game = $1 ORDER BY seat";
        self.all(sql, with![game]).await
    }

    pub async fn answers(&self, game: GameId) -> Result<Vec<AnswerRow>, StoreError> {
        self.first_answers(game, u32::MAX).await
    }

    pub async fn first_answers(&self, game: GameId, count: u32) -> Result<Vec<AnswerRow>, StoreError> {
        let sql = "SELECT seat, ask, key, secret, team FROM answers WHERE game = $1 AND n < $2 ORDER BY n";
        self.all(sql, with![game, count]).await
    }

    /// Every game with its code, whatever its phase.
    pub async fn all_games(&self) -> Result<Vec<(GameId, String)>, StoreError> {
        let sql = Sql {
            // A code that the disk has changed may be no text any more.
            file: "SELECT id, CAST(CAST(code AS BLOB) AS TEXT) FROM games ORDER BY id",
            server: "SELECT id, code FROM games ORDER BY id",
        };
        self.all(sql, with![]).await
    }

    /// When the newest answer was given, in milliseconds since 1970.
    pub async fn newest_answer(&self) -> Result<Option<i64>, StoreError> {
        self.only("SELECT max(at) FROM answers", with![]).await
    }

    /// When the newest answer of a game was given.
    pub async fn last_answer(&self, game: GameId) -> Result<Option<i64>, StoreError> {
        self.only("SELECT max(at) FROM answers WHERE game = $1", with![game]).await
    }

    /// The last time in which nothing could be written, also before this start.
    pub async fn last_outage(&self) -> Result<Option<Outage>, StoreError> {
        let sql = "SELECT cause, what, since, until, failures, TRUE AS lasts FROM outages";
        self.maybe(sql, with![]).await
    }

    pub async fn redo(&self, game: GameId) -> Result<Vec<RedoRow>, StoreError> {
        let sql = "SELECT seat, pos, ask, key FROM redo WHERE game = $1 ORDER BY seat, pos";
        self.all(sql, with![game]).await
    }

    pub async fn passes(&self, game: GameId) -> Result<Vec<PassRow>, StoreError> {
        let sql = "SELECT seat, kind, scope, ask FROM passes WHERE game = $1";
        self.all(sql, with![game]).await
    }

    pub async fn orders(&self, game: GameId) -> Result<BTreeMap<Seat, Vec<Order>>, StoreError> {
        let sql = "SELECT seat, list FROM orders WHERE game = $1";
        let all: Vec<(Seat, Json<Vec<Order>>)> = self.all(sql, with![game]).await?;
        Ok(all.into_iter().map(|it| (it.0, it.1.0)).collect())
    }

    pub async fn votes(&self, game: GameId) -> Result<Vec<VoteRow>, StoreError> {
        let sql = "SELECT seat, key, against FROM votes WHERE game = $1 ORDER BY pos";
        self.all(sql, with![game]).await
    }

    /// Component facts by their digest, if games were opened with them.
    pub async fn facts(&self, digest: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT facts FROM facts WHERE digest = $1";
        self.value(sql, with![digest]).await
    }

    /// The games that have waited for somebody for as long as their tables deliberate: so many hours, or `wait` milliseconds
    /// where the table does not say; nothing if for ever. A table of no hours lets the first proposal stand at once, so
    /// that what it waits for is a question of somebody's own.
    pub async fn late_votes(&self, now: i64, wait: Option<i64>) -> Result<Vec<GameId>, StoreError> {
        let sql = Sql {
            file: late!("iif(json_valid(options), options ->> 'deliberation', NULL) + 0"),
            server: late!("(options ->> 'deliberation')::bigint"),
        };
        self.values(sql, with![wait, now, self.shard().of, self.shard().id]).await
    }

    pub async fn motions(&self, game: GameId) -> Result<Vec<MotionRow>, StoreError> {
        let sql = "SELECT matter, wanted, opposed, since, until, carries FROM motions WHERE game = $1 ORDER BY pos";
        self.all(sql, with![game]).await
    }

    /// The games in which the time of a motion is up.
    pub async fn late_motions(&self, now: i64) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT DISTINCT m.game FROM motions AS m JOIN games AS g ON g.id = m.game \
                   WHERE m.until <= $1 AND g.phase IN ('running', 'paused') \
                   AND coalesce(g.guild >> 22, 0) % $2 = $3 ORDER BY m.game";
        self.values(sql, with![now, self.shard().of, self.shard().id]).await
    }

    /// How many answers of a game have been taken back, and how many of them by agreement: not those of a round of secret
    /// choices that goes on behind the first `known` answers.
    pub async fn undone(&self, game: GameId, known: u32) -> Result<(u32, u32), StoreError> {
        let sql = "SELECT count(*), count(*) FILTER (WHERE CAST(agreed AS TEXT) <> '[]') FROM undone \
                   WHERE game = $1 AND NOT (secret AND n >= $2)";
        let (all, agreed): (i64, i64) = self.one(sql, with![game, known]).await?;
        Ok((count(all)?, count(agreed)?))
    }

    pub async fn inbox(&self, interaction: InteractionId) -> Result<Option<InboxRow>, StoreError> {
        let sql = "SELECT interaction, game, notes_from, notes_to FROM inbox WHERE interaction = $1";
        self.maybe(sql, with![interaction]).await
    }

    /// The oldest row that is owed to each game, where it is time to try it.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<OutboxRow>, StoreError> {
        self.certain()?;
        let sql = outbox!(
            "o.retry_at <= $1 AND coalesce(g.guild >> 22, 0) % $3 = $4 AND NOT EXISTS (SELECT 1 FROM outbox AS p WHERE p.game = o.game AND p.state = 'owed' ",
            "AND p.id < o.id) ORDER BY o.id LIMIT $2"
        );
        self.all(sql, with![now, limit, self.shard().of, self.shard().id]).await
    }

    /// One row, if it is still owed.
    pub async fn owed(&self, id: OutboxId) -> Result<Option<OutboxRow>, StoreError> {
        self.maybe(outbox!("o.id = $1"), with![id]).await
    }

    /// The rows owed to a game after `id`, oldest first: number, kind, and how often each was handed out.
    pub async fn owed_after(
        &self,
        game: GameId,
        id: OutboxId,
    ) -> Result<Vec<(OutboxId, DeliveryKind, u32)>, StoreError> {
        let sql = "SELECT id, kind, tried FROM outbox WHERE game = $1 AND id > $2 AND state = 'owed' ORDER BY id";
        let rows: Vec<(OutboxId, DeliveryKind, i64)> = self.all(sql, with![game, id]).await?;
        rows.into_iter().map(|(id, kind, tried)| Ok((id, kind, count(tried)?))).collect()
    }

    /// Every message that is owed and has failed, oldest first.
    pub async fn failing(&self) -> Result<Vec<FailingRow>, StoreError> {
        let sql = "SELECT g.code, o.kind, g.guild, g.channel, o.at, o.failure, o.failure_text, o.failures, o.failed_at, \
                   o.retry_at FROM outbox AS o JOIN games AS g ON g.id = o.game \
                   WHERE o.state = 'owed' AND o.failure IS NOT NULL AND coalesce(g.guild >> 22, 0) % $1 = $2 ORDER BY o.id";
        self.all(sql, with![self.shard().of, self.shard().id]).await
    }

    /// The channels of a guild in which something waits that we were not let write.
    pub async fn closed_channels(&self, guild: Option<GuildId>) -> Result<Vec<ChannelId>, StoreError> {
        let sql = "SELECT DISTINCT g.channel FROM outbox AS o JOIN games AS g ON g.id = o.game \
                   WHERE o.state = 'owed' AND o.failure = 'closed' AND g.guild IS NOT DISTINCT FROM $1";
        self.values(sql, with![guild]).await
    }

    /// The table of a channel that still gathers, at which nobody but its opener has sat down because its message could
    /// not be sent.
    pub async fn unseen_table_at(&self, channel: ChannelId) -> Result<Option<GameId>, StoreError> {
        let sql = "SELECT id FROM games AS g WHERE channel = $1 AND phase = 'lobby' AND message IS NULL \
                   AND EXISTS (SELECT 1 FROM outbox WHERE game = g.id AND state = 'owed' AND failure IN ('closed', 'refused')) \
                   AND (SELECT count(*) FROM seats AS s WHERE s.game = g.id AND s.user IS NOT NULL) = 1";
        self.value(sql, with![channel]).await
    }

    pub async fn guild_language(&self, guild: GuildId) -> Result<Option<Language>, StoreError> {
        let sql = "SELECT language FROM guilds WHERE guild = $1";
        self.value(sql, with![guild]).await
    }

    pub async fn user_language(&self, user: UserId) -> Result<Option<Language>, StoreError> {
        let sql = "SELECT language FROM users WHERE \"user\" = $1 AND language IS NOT NULL";
        self.value(sql, with![user]).await
    }

    /// Whether this person wants to be asked before what cannot be taken back, if they have said so.
    pub async fn asks_first(&self, user: UserId) -> Result<Option<bool>, StoreError> {
        let sql = "SELECT asks_first FROM users WHERE \"user\" = $1 AND asks_first IS NOT NULL";
        self.value(sql, with![user]).await
    }

    /// Whether a game in which this person sits was played to its end.
    pub async fn has_ended_a_game(&self, user: UserId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats JOIN games ON games.id = seats.game \
                   WHERE seats.user = $1 AND games.phase = 'over')";
        self.only(sql, with![user]).await
    }
}

/// A number that is never below zero.
pub(super) fn count(n: i64) -> Result<u32, StoreError> {
    u32::try_from(n).map_err(|_| StoreError::Unreadable { what: format!("{n} is no count") })
}
