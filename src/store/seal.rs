//! Sums over what is stored of a game, by which a bit that flipped on the disk is noticed.
//!
//! The database says what is stored, as JSON, so that writing and checking cannot disagree about it. They guard against
//! accidents, not against people.

use sha2::{Digest as _, Sha256};
use sqlx::sqlite::SqliteError;

use super::sql::{Sql, Tx, Writer, with};
use super::types::GameId;
use super::{AnswerRow, Store, StoreError};

/// All that is stored of a game, with the number of its last answer, but for the answers themselves and for what its
/// channel has been told. In SQLite what came later stands behind the rest and only where there is any, so that older sums hold.
const GAME: Sql = Sql {
    file: "SELECT CAST(json_array(id, code, game, rules, edition, options, content, seed, guild, channel, phase, \
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
        FROM orders WHERE game = games.id HAVING count(*) > 0), '') AS BLOB), sum FROM games WHERE id = $1",
    server: "SELECT convert_to(json_build_array(id, code, game, rules, edition, options, content, seed, guild, channel, phase, \
    trouble, room, creator, outcome, opened_at, ended_at, vote_since, tempo, \
    (SELECT json_agg(json_build_array(seat, \"user\", name, robot) ORDER BY seat) FROM seats WHERE game = games.id), \
    (SELECT json_agg(json_build_array(seat, pos, ask, key) ORDER BY seat, pos) FROM redo WHERE game = games.id), \
    (SELECT json_agg(json_build_array(seat, key, against) ORDER BY pos) FROM votes WHERE game = games.id), \
    (SELECT max(n) FROM answers WHERE game = games.id), \
    (SELECT json_agg(json_build_array(seat, kind, scope, ask) ORDER BY seat, kind, scope, ask) FROM passes WHERE game = games.id), \
    (SELECT json_agg(json_build_array(matter, wanted, opposed, since, until, carries) ORDER BY pos) FROM motions WHERE game = games.id), \
    (SELECT json_agg(json_build_array(seat, list) ORDER BY seat) FROM orders WHERE game = games.id) \
    )::text, 'UTF8'), sum FROM games WHERE id = $1",
};

/// The answers of a game from number `$2` on.
const ANSWERS: Sql = Sql {
    file: "SELECT n, CAST(json_array(n, seat, ask, key, secret, team, at) AS BLOB), sum FROM answers \
    WHERE game = $1 AND n >= $2 ORDER BY n",
    server: "SELECT n, convert_to(json_build_array(n, seat, ask, key, secret, team, at)::text, 'UTF8'), sum FROM answers \
    WHERE game = $1 AND n >= $2 ORDER BY n",
};

/// An answer that is about to be written, as it will be read, and the sum of the one before.
const ANSWER: Sql = Sql {
    file: "SELECT CAST(json_array($2, $3, $4, $5, $6, $7, $8) AS BLOB), \
    (SELECT sum FROM answers WHERE game = $1 AND n = $2 - 1)",
    server: "SELECT convert_to(json_build_array($2, $3, $4, $5, $6, $7, $8)::text, 'UTF8'), \
    (SELECT sum FROM answers WHERE game = $1 AND n = $2 - 1)",
};

type Stored = (i64, Vec<u8>, Option<i64>);

/// The sum over something and what came before it.
fn sum(before: i64, stored: &[u8]) -> i64 {
    let hash = Sha256::new().chain_update(before.to_be_bytes()).chain_update(stored).finalize();
    hash.iter().take(8).fold(0, |sum, byte| sum << 8 | i64::from(*byte))
}

/// The sum of an answer that is about to be written.
pub(super) async fn of_answer(
    tx: &mut Tx<'_>,
    game: GameId,
    n: u32,
    answer: &AnswerRow,
    at: i64,
) -> Result<i64, StoreError> {
    let values = with![game, n, answer.seat, answer.ask, answer.key, answer.secret, answer.team, at];
    let (stored, before): (Vec<u8>, Option<i64>) = tx.one(ANSWER, values).await?;
    Ok(sum(before.unwrap_or(game.0), &stored))
}

/// Brings the sum of a game up to date, if something of it has changed.
pub(super) async fn game(tx: &mut Tx<'_>, game: GameId) -> Result<(), StoreError> {
    let found: Option<(Vec<u8>, Option<i64>)> = tx.maybe(GAME, with![game]).await?;
    let Some((stored, known)) = found else { return Ok(()) };
    let new = sum(game.0, &stored);
    if known != Some(new) {
        tx.run("UPDATE games SET sum = $1 WHERE id = $2", with![new, game]).await?;
    }
    Ok(())
}

/// Gives every game its sums that has none: those from before there were any, and those that come from elsewhere.
pub(super) async fn all(writer: &mut Writer) -> Result<(), StoreError> {
    let mut tx = writer.begin().await?;
    let games: Vec<(GameId,)> = tx.all("SELECT id FROM games WHERE sum IS NULL", with![]).await?;
    for (id,) in games {
        let mut before = id.0;
        let answers: Vec<Stored> = tx.all(ANSWERS, with![id, 0]).await?;
        for (n, stored, _) in answers {
            before = sum(before, &stored);
            tx.run("UPDATE answers SET sum = $1 WHERE game = $2 AND n = $3", with![before, id, n]).await?;
        }
        game(&mut tx, id).await?;
    }
    Ok(tx.commit().await?)
}

impl Store {
    /// How many answers of a game are those that were written, if not all that is stored of it is.
    pub async fn altered(&self, game: GameId) -> Result<Option<u32>, StoreError> {
        let mut answers: Result<Vec<Stored>, _> = self.0.base.all(ANSWERS, with![game, 0]).await;
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
        let sql = "SELECT max(n) FROM answers WHERE game = $1";
        let last: Option<i64> = self.only(sql, with![game]).await?;
        let rest: Result<Option<(Vec<u8>, Option<i64>)>, _> = self.0.base.maybe(GAME, with![game]).await;
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
            let next = self.0.base.maybe(ANSWERS, with![game, all.len() as i64]).await;
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

/// What kind of error it is for SQLite; see https://www.sqlite.org/rescode.html. Nothing if it is not SQLite's.
pub(super) fn code(error: &sqlx::Error) -> Option<u32> {
    let error = error.as_database_error()?;
    error.try_downcast_ref::<SqliteError>()?;
    Some(error.code()?.parse::<u32>().ok()? & 0xff)
}
