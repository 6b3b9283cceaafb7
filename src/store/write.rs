//! Everything that is ever written.

use sqlx::{Sqlite, Transaction, query};

use super::StoreError;
use super::row::{AnswerRow, GameRow, RedoRow, SeatRow, StandInRow};

/// One step of a transaction.
#[derive(Clone, Debug)]
pub enum Write {
    Open(GameRow),
    /// Edition, options and room, as settled in the lobby.
    Terms {
        game: i64,
        edition: String,
        options: String,
        room: i64,
        creator: i64,
    },
    /// Phase, and what paused the game.
    Phase {
        game: i64,
        phase: &'static str,
        why: &'static str,
        why_at: i64,
    },
    End {
        game: i64,
        phase: &'static str,
        scores: String,
        at: i64,
    },
    /// The rules and components with which the game starts.
    Begin {
        game: i64,
        rules: i64,
        content: String,
    },
    Seats {
        game: i64,
        seats: Vec<SeatRow>,
    },
    /// Somebody wants a robot to stand in for somebody else.
    StandIn {
        game: i64,
        wish: StandInRow,
    },
    /// Forgets who wanted a robot in this seat.
    NoStandIns {
        game: i64,
        whom: i64,
    },
    Answer {
        game: i64,
        n: i64,
        answer: AnswerRow,
        at: i64,
    },
    /// Takes answers back, so that `keep` stay.
    Cut {
        game: i64,
        keep: i64,
    },
    Redo {
        game: i64,
        redo: RedoRow,
    },
    /// Forgets what a seat, or everybody, took back.
    NoRedo {
        game: i64,
        seat: Option<i64>,
    },
    /// Forgets the newest answer that a seat took back.
    Redone {
        game: i64,
        seat: i64,
        pos: i64,
    },
    Vote {
        game: i64,
        seat: i64,
        key: String,
    },
    NoVotes {
        game: i64,
    },
    Concede {
        game: i64,
        seat: i64,
    },
    /// Takes back a seat's agreement to concede.
    PlayOn {
        game: i64,
        seat: i64,
    },
    Inbox {
        interaction: i64,
        game: i64,
        notes: (i64, i64),
        at: i64,
    },
    Owe(Owed),
    /// Marks what is handed out for delivery.
    Tried {
        id: i64,
    },
    /// This row is told by a newer one.
    Merged {
        id: i64,
    },
    Sent(MarkSent),
    /// Not before then; unless the game has left this channel meanwhile.
    Retry {
        id: i64,
        channel: i64,
        at: i64,
    },
    /// Another channel: nothing stands there yet, and what is owed is due there now.
    Place {
        game: i64,
        guild: Option<i64>,
        channel: i64,
    },
    /// What is owed to a guild is due now.
    RetryNow {
        guild: i64,
    },
    /// Forgets interactions and messages so old that they cannot come again.
    Tidy {
        inbox_before: i64,
        outbox_before: i64,
    },
    GuildTongue {
        guild: i64,
        tongue: Option<&'static str>,
    },
    UserTongue {
        user: i64,
        tongue: Option<&'static str>,
    },
}

/// A message that is owed to a channel.
#[derive(Clone, Debug)]
pub struct Owed {
    pub game: i64,
    pub kind: &'static str,
    pub n: i64,
    pub notes: (i64, i64),
    pub ping: String,
    pub since: Option<i64>,
    pub by_seat: Option<i64>,
    pub undone: bool,
    pub why: &'static str,
    pub why_at: i64,
    pub at: i64,
}

/// A message that has arrived.
#[derive(Clone, Debug)]
pub struct MarkSent {
    pub id: i64,
    pub game: i64,
    pub message: Option<i64>,
    /// How many public notes the channel has been told by now.
    pub told: i64,
    /// For a new message: the first note it tells, and when it was posted.
    pub posted: Option<(i64, i64)>,
}

impl Write {
    pub(super) async fn run(&self, tx: &mut Transaction<'_, Sqlite>) -> Result<(), StoreError> {
        match self {
            Write::Open(row) => open(tx, row).await?,
            Write::Terms { game, edition, options, room, creator } => {
                let sql = "UPDATE games SET edition = ?, options = ?, room = ?, creator = ? WHERE id = ?";
                query(sql).bind(edition).bind(options).bind(room).bind(creator).bind(game).execute(&mut **tx).await?;
            }
            Write::Phase { game, phase, why, why_at } => {
                let sql = "UPDATE games SET phase = ?, why = ?, why_at = ? WHERE id = ?";
                query(sql).bind(phase).bind(why).bind(why_at).bind(game).execute(&mut **tx).await?;
            }
            Write::End { game, phase, scores, at } => {
                let sql = "UPDATE games SET phase = ?, scores = ?, ended_at = ? WHERE id = ?";
                query(sql).bind(phase).bind(scores).bind(at).bind(game).execute(&mut **tx).await?;
            }
            Write::Begin { game, rules, content } => {
                let sql = "UPDATE games SET phase = 'running', rules = ?, content = ? WHERE id = ?";
                query(sql).bind(rules).bind(content).bind(game).execute(&mut **tx).await?;
            }
            Write::Seats { game, seats } => {
                query("DELETE FROM seats WHERE game = ?").bind(game).execute(&mut **tx).await?;
                for (seat, row) in (0_i64..).zip(seats) {
                    let sql = "INSERT INTO seats (game, seat, user, name, robot) VALUES (?, ?, ?, ?, ?)";
                    let insert = query(sql).bind(game).bind(seat).bind(row.user).bind(&row.name).bind(&row.robot);
                    insert.execute(&mut **tx).await?;
                }
            }
            Write::StandIn { game, wish } => {
                let sql = "INSERT INTO stand_ins (game, seat, whom, robot) VALUES (?, ?, ?, ?) \
                           ON CONFLICT DO UPDATE SET robot = excluded.robot";
                let row = query(sql).bind(game).bind(wish.seat).bind(wish.whom).bind(&wish.robot);
                row.execute(&mut **tx).await?;
            }
            Write::NoStandIns { game, whom } => {
                let sql = "DELETE FROM stand_ins WHERE game = ? AND whom = ?";
                query(sql).bind(game).bind(whom).execute(&mut **tx).await?;
            }
            Write::Answer { game, n, answer, at } => {
                let sql =
                    "INSERT INTO answers (game, n, seat, ask, key, secret, team, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
                let row = query(sql).bind(game).bind(n).bind(answer.seat).bind(&answer.ask).bind(&answer.key);
                row.bind(answer.secret).bind(answer.team).bind(at).execute(&mut **tx).await?;
            }
            Write::Cut { game, keep } => {
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
            Write::Vote { game, seat, key } => {
                let sql =
                    "INSERT INTO votes (game, seat, key) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET key = excluded.key";
                query(sql).bind(game).bind(seat).bind(key).execute(&mut **tx).await?;
            }
            Write::NoVotes { game } => {
                query("DELETE FROM votes WHERE game = ?").bind(game).execute(&mut **tx).await?;
            }
            Write::Concede { game, seat } => {
                let sql = "INSERT INTO concessions (game, seat) VALUES (?, ?) ON CONFLICT DO NOTHING";
                query(sql).bind(game).bind(seat).execute(&mut **tx).await?;
            }
            Write::PlayOn { game, seat } => {
                let sql = "DELETE FROM concessions WHERE game = ? AND seat = ?";
                query(sql).bind(game).bind(seat).execute(&mut **tx).await?;
            }
            Write::Inbox { interaction, game, notes, at } => {
                let sql = "INSERT INTO inbox (interaction, game, notes_from, notes_to, at) VALUES (?, ?, ?, ?, ?)";
                let row = query(sql).bind(interaction).bind(game).bind(notes.0).bind(notes.1);
                row.bind(at).execute(&mut **tx).await?;
            }
            Write::Owe(owed) => owe(tx, owed).await?,
            Write::Tried { id } => {
                query("UPDATE outbox SET tried = tried + 1 WHERE id = ?").bind(id).execute(&mut **tx).await?;
            }
            Write::Merged { id } => {
                query("UPDATE outbox SET state = 'merged' WHERE id = ?").bind(id).execute(&mut **tx).await?;
            }
            Write::Sent(sent) => mark_sent(tx, sent).await?,
            Write::Retry { id, channel, at } => {
                let sql = "UPDATE outbox SET retry_at = CASE (SELECT channel FROM games WHERE id = outbox.game) \
                           WHEN ? THEN ? ELSE 0 END WHERE id = ?";
                query(sql).bind(channel).bind(at).bind(id).execute(&mut **tx).await?;
            }
            Write::Place { game, guild, channel } => {
                let sql = "UPDATE games SET guild = ?, channel = ?, message = NULL WHERE id = ?";
                query(sql).bind(guild).bind(channel).bind(game).execute(&mut **tx).await?;
                let sql = "UPDATE outbox SET retry_at = 0 WHERE state = 'owed' AND game = ?";
                query(sql).bind(game).execute(&mut **tx).await?;
            }
            Write::RetryNow { guild } => {
                let sql = "UPDATE outbox SET retry_at = 0 WHERE state = 'owed' AND retry_at > 0 \
                           AND game IN (SELECT id FROM games WHERE guild = ?)";
                query(sql).bind(guild).execute(&mut **tx).await?;
            }
            Write::Tidy { inbox_before, outbox_before } => {
                query("DELETE FROM inbox WHERE at < ?").bind(inbox_before).execute(&mut **tx).await?;
                let sql = "DELETE FROM outbox WHERE state <> 'owed' AND at < ?";
                query(sql).bind(outbox_before).execute(&mut **tx).await?;
            }
            Write::GuildTongue { guild, tongue: Some(tongue) } => {
                let sql = "INSERT INTO guilds (guild, tongue) VALUES (?, ?) ON CONFLICT DO UPDATE SET tongue = excluded.tongue";
                query(sql).bind(guild).bind(tongue).execute(&mut **tx).await?;
            }
            Write::GuildTongue { guild, tongue: None } => {
                query("DELETE FROM guilds WHERE guild = ?").bind(guild).execute(&mut **tx).await?;
            }
            Write::UserTongue { user, tongue: Some(tongue) } => {
                let sql =
                    "INSERT INTO users (user, tongue) VALUES (?, ?) ON CONFLICT DO UPDATE SET tongue = excluded.tongue";
                query(sql).bind(user).bind(tongue).execute(&mut **tx).await?;
            }
            Write::UserTongue { user, tongue: None } => {
                query("DELETE FROM users WHERE user = ?").bind(user).execute(&mut **tx).await?;
            }
        }
        Ok(())
    }
}

async fn open(tx: &mut Transaction<'_, Sqlite>, row: &GameRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO games (id, code, game, rules, edition, options, content, seed, guild, channel, phase, room, \
               creator, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let insert = query(sql).bind(row.id).bind(&row.code).bind(&row.game).bind(row.rules).bind(&row.edition);
    let insert = insert.bind(&row.options).bind(&row.content).bind(&row.seed).bind(row.guild).bind(row.channel);
    insert.bind(&row.phase).bind(row.room).bind(row.creator).bind(row.opened_at).execute(&mut **tx).await?;
    Ok(())
}

async fn owe(tx: &mut Transaction<'_, Sqlite>, owed: &Owed) -> Result<(), StoreError> {
    let sql = "INSERT INTO outbox (game, kind, n, note_from, note_to, ping, since, by_seat, undone, why, why_at, at) \
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let insert = query(sql).bind(owed.game).bind(owed.kind).bind(owed.n).bind(owed.notes.0).bind(owed.notes.1);
    let insert = insert.bind(&owed.ping).bind(owed.since).bind(owed.by_seat).bind(owed.undone);
    insert.bind(owed.why).bind(owed.why_at).bind(owed.at).execute(&mut **tx).await?;
    Ok(())
}

async fn mark_sent(tx: &mut Transaction<'_, Sqlite>, sent: &MarkSent) -> Result<(), StoreError> {
    let sql = "UPDATE outbox SET state = 'sent', message = ? WHERE id = ?";
    query(sql).bind(sent.message).bind(sent.id).execute(&mut **tx).await?;
    query("UPDATE games SET told = ? WHERE id = ?").bind(sent.told).bind(sent.game).execute(&mut **tx).await?;
    if let Some((from, at)) = sent.posted {
        let sql = "UPDATE games SET message = ?, message_at = ?, told_from = ? WHERE id = ?";
        query(sql).bind(sent.message).bind(at).bind(from).bind(sent.game).execute(&mut **tx).await?;
    }
    Ok(())
}
