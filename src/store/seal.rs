//! Sums over what is stored of a game, by which a bit that flipped on the disk is noticed.
//!
//! SQLite says what is stored, as JSON, so that writing and checking cannot disagree about it. They guard against
//! accidents, not against people.

use sha2::{Digest as _, Sha256};
use sqlx::{Connection as _, Sqlite, SqliteConnection, Transaction, query, query_as, query_scalar};

use super::types::GameId;
use super::{AnswerRow, Store, StoreError};

/// All that is stored of a game, with the number of its last answer, but for the answers themselves and for what its
/// channel has been told. What came later stands behind the rest and only where there is any, so that older sums hold.
const GAME: &str = "SELECT CAST(json_array(id, code, game, rules, edition, options, content, seed, guild, channel, phase, \
    trouble, room, creator, outcome, opened_at, ended_at, vote_since, \
    json((SELECT json_group_array(json_array(seat, user, name, robot) ORDER BY seat) FROM seats WHERE game = games.id)), \
    json((SELECT json_group_array(json_array(seat, pos, ask, key) ORDER BY seat, pos) FROM redo WHERE game = games.id)), \
    json((SELECT json_group_array(json_array(seat, key, against) ORDER BY pos) FROM votes WHERE game = games.id)), \
    json('[]'), json('[]'), json('[]'), \
    (SELECT max(n) FROM answers WHERE game = games.id) \
    ) || coalesce((SELECT json_group_array(json_array(seat, kind, scope, ask) ORDER BY seat, kind, scope, ask) \
        FROM passes WHERE game = games.id HAVING count(*) > 0), '') \
        || coalesce((SELECT json_group_array(json_array(matter, wanted, opposed, since, until, carries) ORDER BY pos) \
        FROM motions WHERE game = games.id HAVING count(*) > 0), '') || iif(tempo = 'none', '', tempo) \
        || coalesce((SELECT json_group_array(json_array(seat, list) ORDER BY seat) \
        FROM orders WHERE game = games.id HAVING count(*) > 0), '') AS BLOB), sum FROM games WHERE id = ?";

/// The answers of a game from number `?2` on.
const ANSWERS: &str = "SELECT n, CAST(json_array(n, seat, ask, key, secret, team, at) AS BLOB), sum FROM answers \
    WHERE game = ?1 AND n >= ?2 ORDER BY n";

type Stored = (i64, Vec<u8>, Option<i64>);

/// The sum over something and what came before it.
fn sum(before: i64, stored: &[u8]) -> i64 {
    let hash = Sha256::new().chain_update(before.to_be_bytes()).chain_update(stored).finalize();
    hash.iter().take(8).fold(0, |sum, byte| sum << 8 | i64::from(*byte))
}

/// The sum of an answer that is about to be written.
pub(super) async fn of_answer(
    tx: &mut Transaction<'_, Sqlite>,
    game: GameId,
    n: u32,
    answer: &AnswerRow,
    at: i64,
) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(json_array(?2, ?3, ?4, ?5, ?6, ?7, ?8) AS BLOB), \
               (SELECT sum FROM answers WHERE game = ?1 AND n = ?2 - 1)";
    let row = query_as(sql).bind(game).bind(n).bind(answer.seat).bind(&answer.ask).bind(&answer.key);
    let (stored, before): (Vec<u8>, Option<i64>) =
        row.bind(answer.secret).bind(answer.team).bind(at).fetch_one(&mut **tx).await?;
    Ok(sum(before.unwrap_or(game.0), &stored))
}

/// Brings the sum of a game up to date, if something of it has changed.
pub(super) async fn game(tx: &mut Transaction<'_, Sqlite>, game: GameId) -> Result<(), StoreError> {
    let found: Option<(Vec<u8>, Option<i64>)> = query_as(GAME).bind(game).fetch_optional(&mut **tx).await?;
    let Some((stored, known)) = found else { return Ok(()) };
    let new = sum(game.0, &stored);
    if known != Some(new) {
        query("UPDATE games SET sum = ? WHERE id = ?").bind(new).bind(game).execute(&mut **tx).await?;
    }
    Ok(())
}

/// Gives every game its sums that has none: those from before there were any.
pub(super) async fn all(writer: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
    let games: Vec<GameId> = query_scalar("SELECT id FROM games WHERE sum IS NULL").fetch_all(&mut *tx).await?;
    for id in games {
        let mut before = id.0;
        let answers: Vec<Stored> = query_as(ANSWERS).bind(id).bind(0).fetch_all(&mut *tx).await?;
        for (n, stored, _) in answers {
            before = sum(before, &stored);
            let sql = "UPDATE answers SET sum = ? WHERE game = ? AND n = ?";
            query(sql).bind(before).bind(id).bind(n).execute(&mut *tx).await?;
        }
        game(&mut tx, id).await?;
    }
    Ok(tx.commit().await?)
}

impl Store {
    /// How many answers of a game are those that were written, if not all that is stored of it is.
    pub async fn altered(&self, game: GameId) -> Result<Option<u32>, StoreError> {
        let mut answers: Result<Vec<Stored>, _> = query_as(ANSWERS).bind(game).bind(0).fetch_all(&self.0.readers).await;
        if answers.as_ref().is_err_and(is_unreadable) {
            answers = self.readable(game).await;
        }
        let (mut before, mut good) = (game.0, 0);
        let answers = answers?;
        for (n, stored, known) in &answers {
            let new = sum(before, stored);
            if *n != i64::from(good) || *known != Some(new) {
                return Ok(Some(good));
            }
            (before, good) = (new, good + 1);
        }
        // A row that has strayed into another game ends the list early, but not the search from the other end.
        let sql = "SELECT max(n) FROM answers WHERE game = ?";
        let last: Option<i64> = query_scalar(sql).bind(game).fetch_one(&self.0.readers).await?;
        let rest: Result<Option<(Vec<u8>, Option<i64>)>, _> =
            query_as(GAME).bind(game).fetch_optional(&self.0.readers).await;
        let is_whole = match rest {
            Ok(Some((stored, known))) => known == Some(sum(game.0, &stored)),
            Ok(None) => true,
            Err(error) if is_unreadable(&error) => false,
            Err(error) => return Err(error.into()),
        };
        let is_whole = is_whole && last.map_or(0, |it| it + 1) == i64::from(good);
        Ok((!is_whole).then_some(good))
    }

    /// The answers of a game up to the first that cannot be read.
    async fn readable(&self, game: GameId) -> Result<Vec<Stored>, sqlx::Error> {
        let mut all: Vec<Stored> = Vec::new();
        loop {
            let next = query_as(ANSWERS).bind(game).bind(all.len() as i64).fetch_optional(&self.0.readers).await;
            match next {
                Ok(Some(next)) => all.push(next),
                Ok(None) => return Ok(all),
                Err(error) if is_unreadable(&error) => return Ok(all),
                Err(error) => return Err(error),
            }
        }
    }
}

/// Whether what is stored is not what it can be, rather than that the disk does not answer. The functions for JSON say
/// so with SQLITE_ERROR.
fn is_unreadable(error: &sqlx::Error) -> bool {
    is_damaged(error) || code(error) == Some(1)
}

pub(super) fn is_damaged(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) || matches!(code(error), Some(11 | 26))
}

/// What kind of error it is for SQLite; see https://www.sqlite.org/rescode.html.
pub(super) fn code(error: &sqlx::Error) -> Option<u32> {
    Some(error.as_database_error()?.code()?.parse::<u32>().ok()? & 0xff)
}
