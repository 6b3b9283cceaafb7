//! Everything that is ever written.

use std::collections::BTreeSet;

use sqlx::types::Json;
use sqlx::{Connection as _, Sqlite, SqliteConnection, Transaction, query, query_scalar};

use super::house::HouseWrite;
use super::row::{
    AnswerRow, AwaitedRow, GameRow, InboxRow, MotionRow, Owed, PassRow, RedoRow, Rest, SeatRow, VoteRow, WaitRow,
};
use super::types::{ChannelId, FailureKind, GameId, GuildId, MessageId, OutboxId, Rights, UserId};
use super::{Store, StoreError, seal};
use crate::engine::{Order, Seat};
use crate::words::Language;

/// One step of a transaction.
#[derive(Clone, Debug)]
pub enum Write {
    /// Everything of a game but where it is played and what its channel has been told.
    Game(Box<GameRow>),
    /// Component facts, under what their digest is. They never change.
    Facts {
        digest: String,
        game: String,
        facts: String,
    },
    Seats {
        game: GameId,
        seats: Vec<SeatRow>,
    },
    Answer {
        game: GameId,
        n: u32,
        answer: AnswerRow,
        at: i64,
    },
    /// Takes answers back, so that `keep` stay.
    Cut {
        game: GameId,
        keep: u32,
        undone: Undone,
    },
    Redo {
        game: GameId,
        redo: RedoRow,
    },
    /// Forgets what a seat, or everybody, took back.
    NoRedo {
        game: GameId,
        seat: Option<Seat>,
    },
    /// Forgets the newest answer that a seat took back.
    Redone {
        game: GameId,
        seat: Seat,
        pos: u32,
    },
    /// All that is said to the open decision of the whole team, in this order.
    Votes {
        game: GameId,
        votes: Vec<VoteRow>,
    },
    /// A player answers in advance.
    Pass {
        game: GameId,
        pass: PassRow,
    },
    NoPass {
        game: GameId,
        pass: PassRow,
    },
    /// What a seat has ordered from now on.
    Orders {
        game: GameId,
        seat: Seat,
        orders: Vec<Order>,
    },
    /// All motions before the table, in the order in which they were moved.
    Motions {
        game: GameId,
        motions: Vec<MotionRow>,
    },
    /// The seats that are awaited, each with since when.
    Awaited {
        game: GameId,
        awaited: Vec<(Seat, AwaitedRow)>,
    },
    /// The game does not wait for somebody any more.
    Waited {
        game: GameId,
        wait: WaitRow,
    },
    Inbox {
        row: InboxRow,
        at: i64,
    },
    Owe(Owed),
    /// Marks what is handed out for delivery.
    Tried {
        id: OutboxId,
    },
    /// This row is told by a newer one.
    Merged {
        id: OutboxId,
    },
    Sent(MarkSent),
    Failed(MarkFailed),
    /// Forgets what is owed to a table that closes before anybody could see it.
    Unseen {
        game: GameId,
    },
    /// Another channel: nothing stands there yet, and what is owed is due there now.
    Place {
        game: GameId,
        guild: Option<GuildId>,
        channel: ChannelId,
    },
    /// What we were not let write in a channel is due now.
    Knock {
        channel: ChannelId,
    },
    /// Forgets interactions and messages so old that they cannot come again, and what is owed for games that have ended
    /// so long ago that nobody waits for it.
    Tidy {
        inbox_before: i64,
        outbox_before: i64,
    },
    GuildLanguage {
        guild: GuildId,
        language: Option<Language>,
    },
    UserLanguage {
        user: UserId,
        language: Option<Language>,
    },
    /// What a server settles, and the log of what was done there.
    House(HouseWrite),
    /// Whether this person is asked before what cannot be taken back.
    AsksFirst {
        user: UserId,
        asks: Option<bool>,
    },
    /// When this person rests.
    Rest {
        user: UserId,
        rest: Option<Rest>,
    },
}

/// What is kept for ever of answers that are taken back: who did it, and which others agreed.
#[derive(Clone, Debug)]
pub struct Undone {
    pub by: Option<Seat>,
    pub agreed: Vec<Seat>,
    /// Whether only the first of them is taken back, and the others are given again.
    pub one: bool,
    pub at: i64,
}

/// What has arrived.
#[derive(Clone, Copy, Debug)]
pub struct MarkSent {
    pub id: OutboxId,
    pub game: GameId,
    pub message: MessageId,
    /// How many public notes the channel has been told by now.
    pub told: u32,
    /// For a new message: the first note it tells, and when it was posted.
    pub posted: Option<(u32, i64)>,
    /// What the bot lacks there; the message says so if it was not said before.
    pub lacking: Rights,
}

/// What has not arrived, and when to try it again: at once if the game has left this channel meanwhile.
#[derive(Clone, Debug)]
pub struct MarkFailed {
    pub id: OutboxId,
    pub channel: ChannelId,
    pub kind: FailureKind,
    pub text: String,
    /// How often in a row.
    pub times: u32,
    pub at: i64,
    pub retry_at: i64,
}

impl Write {
    pub(super) async fn run(&self, tx: &mut Transaction<'_, Sqlite>) -> Result<(), StoreError> {
        match self {
            Write::Game(row) => save(tx, row).await?,
            Write::Seats { game, seats } => {
                query("DELETE FROM seats WHERE game = ?").bind(game).execute(&mut **tx).await?;
                for (seat, row) in (0..).map(Seat).zip(seats) {
                    let sql = "INSERT INTO seats (game, seat, user, name, robot) VALUES (?, ?, ?, ?, ?)";
                    let insert = query(sql).bind(game).bind(seat).bind(row.user).bind(&row.name).bind(row.robot);
                    insert.execute(&mut **tx).await?;
                }
            }
            Write::Answer { game, n, answer, at } => {
                let sum = seal::of_answer(tx, *game, *n, answer, *at).await?;
                let sql = "INSERT INTO answers (game, n, seat, ask, key, secret, team, at, sum) \
                           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
                let row = query(sql).bind(game).bind(n).bind(answer.seat).bind(&answer.ask).bind(&answer.key);
                row.bind(answer.secret).bind(answer.team).bind(at).bind(sum).execute(&mut **tx).await?;
            }
            Write::Cut { game, keep, undone } => {
                let sql = "INSERT INTO undone (game, n, seat, ask, key, secret, at, undone_at, by, agreed) \
                           SELECT game, n, seat, ask, key, secret, at, ?3, ?4, ?5 FROM answers \
                           WHERE game = ?1 AND (n = ?2 OR (n > ?2 AND NOT ?6)) ORDER BY n";
                let row = query(sql).bind(game).bind(keep).bind(undone.at).bind(undone.by);
                row.bind(Json(&undone.agreed)).bind(undone.one).execute(&mut **tx).await?;
                // One by one, because the database lets go of answers from the end only.
                let sql = "DELETE FROM answers WHERE game = ?1 AND n >= ?2 AND n = (SELECT max(n) FROM answers WHERE game = ?1)";
                while query(sql).bind(game).bind(keep).execute(&mut **tx).await?.rows_affected() > 0 {}
            }
            Write::Redo { game, redo } => {
                let sql = "INSERT INTO redo (game, seat, pos, ask, key) VALUES (?, ?, ?, ?, ?)";
                let row = query(sql).bind(game).bind(redo.seat).bind(redo.pos);
                row.bind(&redo.ask).bind(&redo.key).execute(&mut **tx).await?;
            }
            Write::NoRedo { game, seat: Some(seat) } => {
                let sql = "DELETE FROM redo WHERE game = ? AND seat = ?";
                query(sql).bind(game).bind(seat).execute(&mut **tx).await?;
            }
            Write::NoRedo { game, seat: None } => {
                query("DELETE FROM redo WHERE game = ?").bind(game).execute(&mut **tx).await?;
            }
            Write::Redone { game, seat, pos } => {
                let sql = "DELETE FROM redo WHERE game = ? AND seat = ? AND pos = ?";
                query(sql).bind(game).bind(seat).bind(pos).execute(&mut **tx).await?;
            }
            Write::Votes { game, votes } => {
                query("DELETE FROM votes WHERE game = ?").bind(game).execute(&mut **tx).await?;
                for (pos, row) in (0_u32..).zip(votes) {
                    let sql = "INSERT INTO votes (game, seat, key, against, pos) VALUES (?, ?, ?, ?, ?)";
                    let insert = query(sql).bind(game).bind(row.seat).bind(&row.key).bind(row.against).bind(pos);
                    insert.execute(&mut **tx).await?;
                }
            }
            Write::Pass { game, pass } => {
                let sql =
                    "INSERT INTO passes (game, seat, kind, scope, ask) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
                let row = query(sql).bind(game).bind(pass.seat).bind(&pass.kind).bind(pass.scope).bind(&pass.ask);
                row.execute(&mut **tx).await?;
            }
            Write::NoPass { game, pass } => {
                let sql = "DELETE FROM passes WHERE game = ? AND seat = ? AND kind = ? AND scope = ? AND ask = ?";
                let row = query(sql).bind(game).bind(pass.seat).bind(&pass.kind).bind(pass.scope).bind(&pass.ask);
                row.execute(&mut **tx).await?;
            }
            Write::Orders { game, seat, orders } if orders.is_empty() => {
                let sql = "DELETE FROM orders WHERE game = ? AND seat = ?";
                query(sql).bind(game).bind(seat).execute(&mut **tx).await?;
            }
            Write::Orders { game, seat, orders } => {
                let sql = "INSERT INTO orders (game, seat, list) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET list = excluded.list";
                query(sql).bind(game).bind(seat).bind(Json(orders)).execute(&mut **tx).await?;
            }
            Write::Facts { digest, game, facts } => {
                let sql = "INSERT INTO facts (digest, game, facts) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
                query(sql).bind(digest).bind(game).bind(facts).execute(&mut **tx).await?;
            }
            Write::Motions { game, motions } => {
                query("DELETE FROM motions WHERE game = ?").bind(game).execute(&mut **tx).await?;
                for (pos, it) in (0_u32..).zip(motions) {
                    let sql = "INSERT INTO motions (game, pos, matter, wanted, opposed, since, until, carries) \
                               VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
                    let insert = query(sql).bind(game).bind(pos).bind(Json(&it.matter)).bind(Json(&it.wanted));
                    let insert = insert.bind(Json(&it.opposed)).bind(it.since).bind(it.until).bind(it.carries);
                    insert.execute(&mut **tx).await?;
                }
            }
            Write::Awaited { game, awaited } => {
                query("DELETE FROM awaited WHERE game = ?").bind(game).execute(&mut **tx).await?;
                for (seat, row) in awaited {
                    let sql = "INSERT INTO awaited (game, seat, since, reminded, called, due, counts_from, missed, flag) \
                               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
                    let insert = query(sql).bind(game).bind(seat).bind(row.since).bind(row.reminded);
                    let insert =
                        insert.bind(row.called).bind(row.due).bind(row.counts_from).bind(row.missed).bind(row.flag);
                    insert.execute(&mut **tx).await?;
                }
            }
            Write::Waited { game, wait } => {
                let sql = "INSERT INTO waits (game, seat, user, since, until, spent, n, missed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
                let insert = query(sql).bind(game).bind(wait.seat).bind(wait.user).bind(wait.since).bind(wait.until);
                insert.bind(wait.spent).bind(wait.n).bind(wait.missed).execute(&mut **tx).await?;
            }
            Write::Inbox { row, at } => {
                let sql = "INSERT INTO inbox (interaction, game, notes_from, notes_to, at) VALUES (?, ?, ?, ?, ?)";
                let insert = query(sql).bind(row.interaction).bind(row.game).bind(row.notes_from).bind(row.notes_to);
                insert.bind(at).execute(&mut **tx).await?;
            }
            Write::Owe(owed) => owe(tx, owed).await?,
            Write::Tried { id } => {
                query("UPDATE outbox SET tried = tried + 1 WHERE id = ?").bind(id).execute(&mut **tx).await?;
            }
            Write::Merged { id } => {
                query("UPDATE outbox SET state = 'merged' WHERE id = ?").bind(id).execute(&mut **tx).await?;
            }
            Write::Sent(sent) => mark_sent(tx, sent).await?,
            Write::Failed(failed) => {
                let sql = "UPDATE outbox SET failure = ?, failure_text = ?, failures = ?, failed_at = ?, retry_at = \
                           CASE (SELECT channel FROM games WHERE id = outbox.game) WHEN ? THEN ? ELSE 0 END WHERE id = ?";
                let row = query(sql).bind(failed.kind).bind(&failed.text).bind(failed.times).bind(failed.at);
                row.bind(failed.channel).bind(failed.retry_at).bind(failed.id).execute(&mut **tx).await?;
            }
            Write::Unseen { game } => {
                let sql = "UPDATE outbox SET state = 'merged' WHERE game = ?1 AND state = 'owed' AND EXISTS \
                           (SELECT 1 FROM outbox WHERE game = ?1 AND kind = 'opened' AND state = 'owed' \
                           AND failure IN ('closed', 'refused'))";
                query(sql).bind(game).execute(&mut **tx).await?;
            }
            Write::Place { game, guild, channel } => {
                let sql = "UPDATE games SET guild = ?, channel = ?, message = NULL, lacking = 0, lacking_in = NULL WHERE id = ?";
                query(sql).bind(guild).bind(channel).bind(game).execute(&mut **tx).await?;
                let sql =
                    "UPDATE outbox SET retry_at = 0, failure = NULL, failures = 0 WHERE state = 'owed' AND game = ?";
                query(sql).bind(game).execute(&mut **tx).await?;
            }
            Write::Knock { channel } => {
                let sql = "UPDATE outbox SET retry_at = 0, failures = 0 WHERE state = 'owed' AND failure = 'closed' \
                           AND game IN (SELECT id FROM games WHERE channel = ?)";
                query(sql).bind(channel).execute(&mut **tx).await?;
            }
            Write::Tidy { inbox_before, outbox_before } => {
                query("DELETE FROM inbox WHERE at < ?").bind(inbox_before).execute(&mut **tx).await?;
                let sql = "DELETE FROM outbox WHERE state <> 'owed' AND at < ?";
                query(sql).bind(outbox_before).execute(&mut **tx).await?;
                let sql = "DELETE FROM outbox WHERE failure IS NOT NULL AND at < ?1 \
                           AND game IN (SELECT id FROM games WHERE ended_at < ?1)";
                query(sql).bind(outbox_before).execute(&mut **tx).await?;
            }
            Write::GuildLanguage { guild, language: Some(language) } => {
                let sql = "INSERT INTO guilds (guild, language) VALUES (?, ?) \
                           ON CONFLICT DO UPDATE SET language = excluded.language";
                query(sql).bind(guild).bind(language).execute(&mut **tx).await?;
            }
            Write::GuildLanguage { guild, language: None } => {
                query("DELETE FROM guilds WHERE guild = ?").bind(guild).execute(&mut **tx).await?;
            }
            Write::UserLanguage { user, language } => {
                let sql = "INSERT INTO users (user, language) VALUES (?, ?) \
                           ON CONFLICT DO UPDATE SET language = excluded.language";
                query(sql).bind(user).bind(language).execute(&mut **tx).await?;
            }
            Write::House(write) => write.run(tx).await?,
            Write::AsksFirst { user, asks } => {
                let sql = "INSERT INTO users (user, asks_first) VALUES (?, ?) \
                           ON CONFLICT DO UPDATE SET asks_first = excluded.asks_first";
                query(sql).bind(user).bind(asks).execute(&mut **tx).await?;
            }
            Write::Rest { user, rest } => {
                let sql = "INSERT INTO users (user, rest) VALUES (?, ?) ON CONFLICT DO UPDATE SET rest = excluded.rest";
                query(sql).bind(user).bind(rest.as_ref().map(Json)).execute(&mut **tx).await?;
            }
        }
        Ok(())
    }
}

impl Write {
    /// The game of which this changes something beside what its channel has been told.
    fn changes(&self) -> Option<GameId> {
        match self {
            Write::Game(row) => Some(row.id),
            Write::Seats { game, .. }
            | Write::Motions { game, .. }
            | Write::Answer { game, .. }
            | Write::Cut { game, .. }
            | Write::Redo { game, .. }
            | Write::NoRedo { game, .. }
            | Write::Redone { game, .. }
            | Write::Votes { game, .. }
            | Write::Pass { game, .. }
            | Write::NoPass { game, .. }
            | Write::Orders { game, .. }
            | Write::Place { game, .. } => Some(*game),
            Write::Facts { .. }
            | Write::Awaited { .. }
            | Write::Waited { .. }
            | Write::Inbox { .. }
            | Write::Owe(_)
            | Write::Tried { .. }
            | Write::Merged { .. }
            | Write::Sent(_)
            | Write::Failed(_)
            | Write::Unseen { .. }
            | Write::Knock { .. }
            | Write::Tidy { .. }
            | Write::GuildLanguage { .. }
            | Write::UserLanguage { .. }
            | Write::House(_)
            | Write::AsksFirst { .. }
            | Write::Rest { .. } => None,
        }
    }
}

impl Store {
    /// Opens a game in the place that its row names, and writes what follows from its new number.
    pub async fn open_game(
        &self,
        row: &GameRow,
        then: impl FnOnce(GameId) -> Vec<Write>,
    ) -> Result<GameId, StoreError> {
        let mut writer = self.writer().await?;
        let opened = open(&mut writer, row, then).await;
        self.settle(writer, opened).await
    }
}

/// One transaction.
pub(super) async fn all(writer: &mut SqliteConnection, writes: &[Write]) -> Result<(), StoreError> {
    let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
    run(&mut tx, writes).await?;
    Ok(tx.commit().await?)
}

async fn run(tx: &mut Transaction<'_, Sqlite>, writes: &[Write]) -> Result<(), StoreError> {
    for write in writes {
        write.run(tx).await?;
    }
    let changed: BTreeSet<GameId> = writes.iter().filter_map(Write::changes).collect();
    for game in changed {
        seal::game(tx, game).await?;
    }
    Ok(())
}

async fn open(
    writer: &mut SqliteConnection,
    row: &GameRow,
    then: impl FnOnce(GameId) -> Vec<Write>,
) -> Result<GameId, StoreError> {
    let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
    let sql = "INSERT INTO games (code, game, rules, edition, options, content, seed, guild, channel, phase, room, \
               creator, opened_at, tempo, gathering) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id";
    let insert = query_scalar(sql).bind(&row.code).bind(&row.game).bind(row.rules).bind(&row.edition);
    let insert = insert.bind(Json(&row.options)).bind(&row.content).bind(&row.seed).bind(row.guild);
    let insert = insert.bind(row.channel).bind(row.phase).bind(row.room).bind(row.creator).bind(row.opened_at);
    let insert = insert.bind(row.tempo).bind(Json(&row.gathering));
    let id = insert.fetch_one(&mut *tx).await?;
    run(&mut tx, &then(id)).await?;
    seal::game(&mut tx, id).await?;
    tx.commit().await?;
    Ok(id)
}

async fn save(tx: &mut Transaction<'_, Sqlite>, row: &GameRow) -> Result<(), StoreError> {
    let sql = "UPDATE games SET rules = ?, edition = ?, options = ?, content = ?, phase = ?, trouble = ?, room = ?, \
               creator = ?, outcome = ?, ended_at = ?, vote_since = ?, tempo = ?, called = ?, gathering = ?, forewarned = ? WHERE id = ?";
    let update = query(sql).bind(row.rules).bind(&row.edition).bind(Json(&row.options)).bind(&row.content);
    let update = update.bind(row.phase).bind(row.trouble.map(Json)).bind(row.room).bind(row.creator);
    update
        .bind(row.outcome.as_ref().map(Json))
        .bind(row.ended_at)
        .bind(row.vote_since)
        .bind(row.tempo)
        .bind(Json(&row.called))
        .bind(Json(&row.gathering))
        .bind(row.forewarned)
        .bind(row.id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

async fn owe(tx: &mut Transaction<'_, Sqlite>, owed: &Owed) -> Result<(), StoreError> {
    let sql = "INSERT INTO outbox (game, kind, n, note_from, note_to, ping, since, by_seat, undone, trouble, \
               reminder, resting, next, news, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let insert = query(sql).bind(owed.game).bind(owed.kind).bind(owed.n).bind(owed.note_from).bind(owed.note_to);
    let insert = insert.bind(Json(&owed.ping)).bind(owed.since).bind(owed.by_seat).bind(owed.undone);
    let insert = insert.bind(owed.trouble.map(Json)).bind(owed.reminder.as_ref().map(Json)).bind(Json(&owed.resting));
    let insert = insert.bind(Json(&owed.next));
    insert.bind(owed.news.as_ref().map(Json)).bind(owed.at).execute(&mut **tx).await?;
    Ok(())
}

async fn mark_sent(tx: &mut Transaction<'_, Sqlite>, sent: &MarkSent) -> Result<(), StoreError> {
    let sql = "UPDATE outbox SET state = 'sent', message = ? WHERE id = ?";
    query(sql).bind(sent.message).bind(sent.id).execute(&mut **tx).await?;
    let sql = "UPDATE games SET told = ?1, lacking = ?2, lacking_in = iif(?2 & ~lacking, ?3, lacking_in) WHERE id = ?4";
    query(sql).bind(sent.told).bind(sent.lacking).bind(sent.message).bind(sent.game).execute(&mut **tx).await?;
    if let Some((from, at)) = sent.posted {
        let sql = "UPDATE games SET message = ?, message_at = ?, told_from = ? WHERE id = ?";
        query(sql).bind(sent.message).bind(at).bind(from).bind(sent.game).execute(&mut **tx).await?;
    }
    Ok(())
}
