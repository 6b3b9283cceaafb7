//! How each step of a transaction is written.

use std::collections::BTreeSet;

use sqlx::types::Json;

use super::process::RESTS;
use super::row::{GameRow, Owed};
use super::sql::{Tx, Writer, with};
use super::types::GameId;
use super::write::{MarkSent, Write};
use super::{Store, StoreError, seal};
use crate::engine::Seat;

impl Write {
    pub(super) async fn run(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        match self {
            Write::Game(row) => save(tx, row).await?,
            Write::Seats { game, seats } => {
                tx.run("DELETE FROM seats WHERE game = $1", with![game]).await?;
                for (seat, row) in (0..).map(Seat).zip(seats) {
                    let sql = "INSERT INTO seats (game, seat, \"user\", name, robot) VALUES ($1, $2, $3, $4, $5)";
                    tx.run(sql, with![game, seat, row.user, row.name, row.robot]).await?;
                }
            }
            Write::Answer { game, n, answer, at } => {
                let sum = seal::of_answer(tx, *game, *n, answer, *at).await?;
                let sql = "INSERT INTO answers (game, n, seat, ask, key, secret, team, at, sum) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
                tx.run(sql, with![game, n, answer.seat, answer.ask, answer.key, answer.secret, answer.team, at, sum])
                    .await?;
            }
            Write::Cut { game, keep, undone } => {
                let sql = "INSERT INTO undone (game, n, seat, ask, key, secret, at, undone_at, by, agreed) \
                           SELECT game, n, seat, ask, key, secret, at, $3, $4, $5 FROM answers \
                           WHERE game = $1 AND (n = $2 OR (n > $2 AND NOT $6)) ORDER BY n";
                tx.run(sql, with![game, keep, undone.at, undone.by, Json(&undone.agreed), undone.one]).await?;
                // One by one, because the database lets go of answers from the end only.
                let sql = "DELETE FROM answers WHERE game = $1 AND n >= $2 AND n = (SELECT max(n) FROM answers WHERE game = $1)";
                while tx.run(sql, with![game, keep]).await? > 0 {}
            }
            Write::Redo { game, redo } => {
                let sql = "INSERT INTO redo (game, seat, pos, ask, key) VALUES ($1, $2, $3, $4, $5)";
                tx.run(sql, with![game, redo.seat, redo.pos, redo.ask, redo.key]).await?;
            }
            Write::NoRedo { game, seat: Some(seat) } => {
                let sql = "DELETE FROM redo WHERE game = $1 AND seat = $2";
                tx.run(sql, with![game, seat]).await?;
            }
            Write::NoRedo { game, seat: None } => {
                tx.run("DELETE FROM redo WHERE game = $1", with![game]).await?;
            }
            Write::Redone { game, seat, pos } => {
                let sql = "DELETE FROM redo WHERE game = $1 AND seat = $2 AND pos = $3";
                tx.run(sql, with![game, seat, pos]).await?;
            }
            Write::Votes { game, votes } => {
                tx.run("DELETE FROM votes WHERE game = $1", with![game]).await?;
                for (pos, row) in (0_u32..).zip(votes) {
                    let sql = "INSERT INTO votes (game, seat, key, against, pos) VALUES ($1, $2, $3, $4, $5)";
                    tx.run(sql, with![game, row.seat, row.key, row.against, pos]).await?;
                }
            }
            Write::Pass { game, pass } => {
                let sql = "INSERT INTO passes (game, seat, kind, scope, ask) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
                tx.run(sql, with![game, pass.seat, pass.kind, pass.scope, pass.ask]).await?;
            }
            Write::NoPass { game, pass } => {
                let sql = "DELETE FROM passes WHERE game = $1 AND seat = $2 AND kind = $3 AND scope = $4 AND ask = $5";
                tx.run(sql, with![game, pass.seat, pass.kind, pass.scope, pass.ask]).await?;
            }
            Write::Orders { game, seat, orders } if orders.is_empty() => {
                let sql = "DELETE FROM orders WHERE game = $1 AND seat = $2";
                tx.run(sql, with![game, seat]).await?;
            }
            Write::Orders { game, seat, orders } => {
                let sql = "INSERT INTO orders (game, seat, list) VALUES ($1, $2, $3) \
                           ON CONFLICT (game, seat) DO UPDATE SET list = excluded.list";
                tx.run(sql, with![game, seat, Json(orders)]).await?;
            }
            Write::Facts { digest, game, facts } => {
                let sql = "INSERT INTO facts (digest, game, facts) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                tx.run(sql, with![digest, game, facts]).await?;
            }
            Write::Motions { game, motions } => {
                tx.run("DELETE FROM motions WHERE game = $1", with![game]).await?;
                for (pos, it) in (0_u32..).zip(motions) {
                    let sql = "INSERT INTO motions (game, pos, matter, wanted, opposed, since, until, carries) \
                               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
                    tx.run(
                        sql,
                        with![
                            game,
                            pos,
                            Json(&it.matter),
                            Json(&it.wanted),
                            Json(&it.opposed),
                            it.since,
                            it.until,
                            it.carries
                        ],
                    )
                    .await?;
                }
            }
            Write::Awaited { game, awaited } => {
                tx.run("DELETE FROM awaited WHERE game = $1", with![game]).await?;
                for (seat, row) in awaited {
                    let sql = "INSERT INTO awaited (game, seat, since, reminded, called, due, counts_from, missed, flag) \
                               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
                    tx.run(
                        sql,
                        with![
                            game,
                            seat,
                            row.since,
                            row.reminded,
                            row.called,
                            row.due,
                            row.counts_from,
                            row.missed,
                            row.flag
                        ],
                    )
                    .await?;
                }
            }
            Write::Waited { game, wait } => {
                let sql = "INSERT INTO waits (game, seat, \"user\", since, until, spent, n, missed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
                tx.run(sql, with![game, wait.seat, wait.user, wait.since, wait.until, wait.spent, wait.n, wait.missed])
                    .await?;
            }
            Write::Inbox { row, at } => {
                let sql = "INSERT INTO inbox (interaction, game, notes_from, notes_to, at) VALUES ($1, $2, $3, $4, $5)";
                tx.run(sql, with![row.interaction, row.game, row.notes_from, row.notes_to, at]).await?;
            }
            Write::Owe(owed) => owe(tx, owed).await?,
            Write::Tried { id, .. } => {
                tx.run("UPDATE outbox SET tried = tried + 1 WHERE id = $1", with![id]).await?;
            }
            Write::Merged { id, .. } => {
                tx.run("UPDATE outbox SET state = 'merged' WHERE id = $1", with![id]).await?;
            }
            Write::Sent(sent) => mark_sent(tx, sent).await?,
            Write::Failed(failed) => {
                let sql = "UPDATE outbox SET failure = $1, failure_text = $2, failures = $3, failed_at = $4, retry_at = \
                           CASE (SELECT channel FROM games WHERE id = outbox.game) WHEN $5 THEN $6 ELSE 0 END WHERE id = $7";
                tx.run(
                    sql,
                    with![
                        failed.kind,
                        failed.text,
                        failed.times,
                        failed.at,
                        failed.channel,
                        failed.retry_at,
                        failed.id
                    ],
                )
                .await?;
            }
            Write::Unseen { game } => {
                let sql = "UPDATE outbox SET state = 'merged' WHERE game = $1 AND state = 'owed' AND EXISTS \
                           (SELECT 1 FROM outbox WHERE game = $1 AND kind = 'opened' AND state = 'owed' \
                           AND failure IN ('closed', 'refused'))";
                tx.run(sql, with![game]).await?;
            }
            Write::Place { game, guild, channel } => {
                let sql = "UPDATE games SET guild = $1, channel = $2, message = NULL, lacking = 0, lacking_in = NULL WHERE id = $3";
                tx.run(sql, with![guild, channel, game]).await?;
                let sql =
                    "UPDATE outbox SET retry_at = 0, failure = NULL, failures = 0 WHERE state = 'owed' AND game = $1";
                tx.run(sql, with![game]).await?;
            }
            Write::Knock { channel } => {
                let sql = "UPDATE outbox SET retry_at = 0, failures = 0 WHERE state = 'owed' AND failure = 'closed' \
                           AND game IN (SELECT id FROM games WHERE channel = $1)";
                tx.run(sql, with![channel]).await?;
            }
            Write::Tidy { inbox_before, outbox_before } => {
                tx.run("DELETE FROM inbox WHERE at < $1", with![inbox_before]).await?;
                let sql = "DELETE FROM outbox WHERE state <> 'owed' AND at < $1";
                tx.run(sql, with![outbox_before]).await?;
                let sql = "DELETE FROM outbox WHERE failure IS NOT NULL AND at < $1 \
                           AND game IN (SELECT id FROM games WHERE ended_at < $1)";
                tx.run(sql, with![outbox_before]).await?;
            }
            Write::GuildLanguage { guild, language: Some(language) } => {
                let sql = "INSERT INTO guilds (guild, language) VALUES ($1, $2) \
                           ON CONFLICT (guild) DO UPDATE SET language = excluded.language";
                tx.run(sql, with![guild, language]).await?;
            }
            Write::GuildLanguage { guild, language: None } => {
                tx.run("DELETE FROM guilds WHERE guild = $1", with![guild]).await?;
            }
            Write::UserLanguage { user, language } => {
                let sql = "INSERT INTO users (\"user\", language) VALUES ($1, $2) \
                           ON CONFLICT (\"user\") DO UPDATE SET language = excluded.language";
                tx.run(sql, with![user, language]).await?;
            }
            Write::House(write) => write.run(tx).await?,
            Write::AsksFirst { user, asks } => {
                let sql = "INSERT INTO users (\"user\", asks_first) VALUES ($1, $2) \
                           ON CONFLICT (\"user\") DO UPDATE SET asks_first = excluded.asks_first";
                tx.run(sql, with![user, asks]).await?;
            }
            Write::Rest { user, rest } => {
                let sql = "INSERT INTO users (\"user\", rest) VALUES ($1, $2) ON CONFLICT (\"user\") DO UPDATE SET rest = excluded.rest";
                tx.run(sql, with![user, rest.as_ref().map(Json)]).await?;
                if let Tx::Server(..) = tx {
                    tx.run("SELECT pg_notify($1, CAST($2 AS TEXT))", with![RESTS, user]).await?;
                }
            }
        }
        Ok(())
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
pub(super) async fn all(writer: &mut Writer, writes: &[Write]) -> Result<(), StoreError> {
    let mut tx = writer.begin().await?;
    run(&mut tx, writes).await?;
    Ok(tx.commit().await?)
}

async fn run(tx: &mut Tx<'_>, writes: &[Write]) -> Result<(), StoreError> {
    let concerned: BTreeSet<GameId> = writes.iter().filter_map(Write::game).collect();
    for game in concerned {
        tx.fence(game).await?;
    }
    for write in writes {
        write.run(tx).await?;
    }
    let changed: BTreeSet<GameId> = writes.iter().filter(|it| it.is_summed()).filter_map(Write::game).collect();
    for game in changed {
        seal::game(tx, game).await?;
    }
    Ok(())
}

async fn open(
    writer: &mut Writer,
    row: &GameRow,
    then: impl FnOnce(GameId) -> Vec<Write>,
) -> Result<GameId, StoreError> {
    let mut tx = writer.begin().await?;
    let sql = "INSERT INTO games (code, game, rules, edition, options, content, seed, guild, channel, phase, room, \
               creator, opened_at, tempo, gathering) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id";
    let values = with![
        row.code,
        row.game,
        row.rules,
        row.edition,
        Json(&row.options),
        row.content,
        row.seed,
        row.guild,
        row.channel,
        row.phase,
        row.room,
        row.creator,
        row.opened_at,
        row.tempo,
        Json(&row.gathering),
    ];
    let (id,): (GameId,) = tx.one(sql, values).await?;
    tx.fence(id).await?;
    run(&mut tx, &then(id)).await?;
    seal::game(&mut tx, id).await?;
    tx.commit().await?;
    Ok(id)
}

async fn save(tx: &mut Tx<'_>, row: &GameRow) -> Result<(), StoreError> {
    let sql = "UPDATE games SET rules = $1, edition = $2, options = $3, content = $4, phase = $5, trouble = $6, room = $7, \
               creator = $8, outcome = $9, ended_at = $10, vote_since = $11, tempo = $12, called = $13, gathering = $14, forewarned = $15 WHERE id = $16";
    tx.run(
        sql,
        with![
            row.rules,
            row.edition,
            Json(&row.options),
            row.content,
            row.phase,
            row.trouble.map(Json),
            row.room,
            row.creator,
            row.outcome.as_ref().map(Json),
            row.ended_at,
            row.vote_since,
            row.tempo,
            Json(&row.called),
            Json(&row.gathering),
            row.forewarned,
            row.id
        ],
    )
    .await?;
    Ok(())
}

async fn owe(tx: &mut Tx<'_>, owed: &Owed) -> Result<(), StoreError> {
    let sql = "INSERT INTO outbox (game, kind, n, note_from, note_to, ping, since, by_seat, undone, trouble, \
               reminder, resting, next, news, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
    tx.run(
        sql,
        with![
            owed.game,
            owed.kind,
            owed.n,
            owed.note_from,
            owed.note_to,
            Json(&owed.ping),
            owed.since,
            owed.by_seat,
            owed.undone,
            owed.trouble.map(Json),
            owed.reminder.as_ref().map(Json),
            Json(&owed.resting),
            Json(&owed.next),
            owed.news.as_ref().map(Json),
            owed.at
        ],
    )
    .await?;
    Ok(())
}

async fn mark_sent(tx: &mut Tx<'_>, sent: &MarkSent) -> Result<(), StoreError> {
    let sql = "UPDATE outbox SET state = 'sent', message = $1 WHERE id = $2";
    tx.run(sql, with![sent.message, sent.id]).await?;
    let sql = "UPDATE games SET told = $1, lacking = $2, lacking_in = CASE WHEN ($2 & ~lacking) <> 0 THEN $3 ELSE lacking_in END WHERE id = $4";
    tx.run(sql, with![sent.told, sent.lacking, sent.message, sent.game]).await?;
    if let Some((from, at)) = sent.posted {
        let sql = "UPDATE games SET message = $1, message_at = $2, told_from = $3 WHERE id = $4";
        tx.run(sql, with![sent.message, at, from, sent.game]).await?;
    }
    Ok(())
}
