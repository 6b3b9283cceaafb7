//! The way of all games from one database into another, of whatever kind the two are: row by row, and compared row by row before
//! anything of it counts.

use std::path::Path;

use sqlx::{AssertSqlSafe, Row as _, SqlSafeStr as _, query};

use super::server::is_address;
use super::sql::{Tx, Value, bind_file, bind_server, with};
use super::types::GameId;
use super::{Store, StoreError, seal};

/// How a column is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Number,
    Flag,
    Word,
    Json,
}
use Kind::{Flag, Json, Number, Word};

/// A table, with all its columns but the sums, which each database makes of its own.
pub(super) struct Table {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// By which its rows are in order.
    key: &'static str,
    /// Whether its rows belong to a game each.
    of_game: bool,
    /// The column that PostgreSQL numbers by itself.
    numbered: Option<&'static str>,
}

#[rustfmt::skip]
pub(super) const TABLES: &[Table] = &[
    Table { name: "facts", key: "digest", of_game: false, numbered: None,
        columns: &[("digest", Word), ("game", Word), ("facts", Word)] },
    Table { name: "guilds", key: "guild", of_game: false, numbered: None,
        columns: &[("guild", Number), ("language", Word)] },
    Table { name: "users", key: "user", of_game: false, numbered: None,
        columns: &[("user", Number), ("language", Word), ("asks_first", Flag), ("rest", Json)] },
    Table { name: "houses", key: "guild", of_game: false, numbered: None,
        columns: &[("guild", Number), ("house", Json), ("told", Number)] },
    Table { name: "deeds", key: "id", of_game: false, numbered: Some("id"),
        columns: &[("id", Number), ("guild", Number), ("at", Number), ("code", Word), ("user", Number), ("name", Word), ("deed", Json)] },
    Table { name: "outages", key: "id", of_game: false, numbered: None,
        columns: &[("id", Number), ("cause", Word), ("what", Word), ("since", Number), ("until", Number), ("failures", Number)] },
    Table { name: "games", key: "id", of_game: true, numbered: Some("id"),
        columns: &[("id", Number), ("code", Word), ("game", Word), ("rules", Number), ("edition", Word), ("options", Json),
            ("content", Word), ("seed", Word), ("guild", Number), ("channel", Number), ("phase", Word), ("trouble", Json),
            ("room", Number), ("creator", Number), ("outcome", Json), ("opened_at", Number), ("ended_at", Number),
            ("message", Number), ("message_at", Number), ("told_from", Number), ("told", Number), ("vote_since", Number),
            ("lacking", Number), ("lacking_in", Number), ("tempo", Word), ("gathering", Json), ("called", Json),
            ("forewarned", Number)] },
    Table { name: "seats", key: "seat", of_game: true, numbered: None,
        columns: &[("game", Number), ("seat", Number), ("user", Number), ("name", Word), ("robot", Word)] },
    Table { name: "answers", key: "n", of_game: true, numbered: None,
        columns: &[("game", Number), ("n", Number), ("seat", Number), ("ask", Word), ("key", Word), ("secret", Flag),
            ("team", Flag), ("at", Number)] },
    Table { name: "redo", key: "seat, pos", of_game: true, numbered: None,
        columns: &[("game", Number), ("seat", Number), ("pos", Number), ("ask", Word), ("key", Word)] },
    Table { name: "votes", key: "seat", of_game: true, numbered: None,
        columns: &[("game", Number), ("seat", Number), ("key", Word), ("against", Flag), ("pos", Number)] },
    Table { name: "inbox", key: "interaction", of_game: true, numbered: None,
        columns: &[("interaction", Number), ("game", Number), ("notes_from", Number), ("notes_to", Number), ("at", Number)] },
    Table { name: "outbox", key: "id", of_game: true, numbered: Some("id"),
        columns: &[("id", Number), ("game", Number), ("kind", Word), ("n", Number), ("note_from", Number), ("note_to", Number),
            ("ping", Json), ("since", Number), ("by_seat", Number), ("undone", Flag), ("at", Number), ("state", Word),
            ("tried", Number), ("retry_at", Number), ("message", Number), ("trouble", Json), ("failures", Number),
            ("failure", Word), ("failure_text", Word), ("failed_at", Number), ("reminder", Json), ("resting", Json),
            ("news", Json), ("next", Json)] },
    Table { name: "passes", key: "seat, kind, scope, ask", of_game: true, numbered: None,
        columns: &[("game", Number), ("seat", Number), ("kind", Word), ("scope", Word), ("ask", Word)] },
    Table { name: "orders", key: "seat", of_game: true, numbered: None,
        columns: &[("game", Number), ("seat", Number), ("list", Json)] },
    Table { name: "awaited", key: "seat", of_game: true, numbered: None,
        columns: &[("game", Number), ("seat", Number), ("since", Number), ("reminded", Number), ("called", Flag),
            ("due", Number), ("counts_from", Number), ("missed", Number), ("flag", Number)] },
    Table { name: "waits", key: "rowid", of_game: true, numbered: Some("rowid"),
        columns: &[("rowid", Number), ("game", Number), ("seat", Number), ("user", Number), ("since", Number), ("until", Number),
            ("spent", Number), ("n", Number), ("missed", Flag)] },
    Table { name: "motions", key: "pos", of_game: true, numbered: None,
        columns: &[("game", Number), ("pos", Number), ("matter", Json), ("wanted", Json), ("opposed", Json), ("since", Number),
            ("until", Number), ("carries", Flag)] },
    Table { name: "undone", key: "rowid", of_game: true, numbered: Some("rowid"),
        columns: &[("rowid", Number), ("game", Number), ("n", Number), ("seat", Number), ("ask", Word), ("key", Word),
            ("secret", Flag), ("at", Number), ("undone_at", Number), ("by", Number), ("agreed", Json)] },
];

/// What has been moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    pub games: usize,
    pub rows: usize,
}

type Rows = Vec<Vec<Value>>;

/// A row of either database.
macro_rules! values {
    ($table:expr, $row:expr) => {{
        let value = |(at, (_, kind)): (usize, &(&str, Kind))| {
            Ok(match kind {
                Number => Value::Number($row.try_get(at)?),
                Flag => Value::Flag($row.try_get(at)?),
                Word => Value::Word($row.try_get(at)?),
                Json => Value::Json($row.try_get(at)?),
            })
        };
        $table.columns.iter().enumerate().map(value).collect()
    }};
}

impl Table {
    /// The rows of a game, or of no game.
    fn select(&self, server: bool) -> String {
        let column = |it: &(&str, Kind)| match it.1 {
            Kind::Json if server => format!("\"{}\"::text", it.0),
            _ => format!("\"{}\"", it.0),
        };
        let columns: Vec<String> = self.columns.iter().map(column).collect();
        let of = match (self.of_game, self.name) {
            (false, _) => "",
            (true, "games") => "WHERE id = $1",
            (true, _) => "WHERE game = $1",
        };
        // Words are in order by their bytes, whatever language the server speaks.
        let word = |it: &str| self.columns.iter().any(|(name, kind)| *name == it && *kind == Word);
        let key = |it: &str| if server && word(it) { format!("\"{it}\" COLLATE \"C\"") } else { format!("\"{it}\"") };
        let order: Vec<String> = self.key.split(", ").map(key).collect();
        format!("SELECT {} FROM {} {of} ORDER BY {}", columns.join(", "), self.name, order.join(", "))
    }

    fn insert(&self) -> String {
        let names: Vec<String> = self.columns.iter().map(|it| format!("\"{}\"", it.0)).collect();
        let values: Vec<String> = (1..=names.len()).map(|it| format!("${it}")).collect();
        format!("INSERT INTO {} ({}) VALUES ({})", self.name, names.join(", "), values.join(", "))
    }

    async fn rows(&self, tx: &mut Tx<'_>, game: Option<GameId>) -> Result<Rows, sqlx::Error> {
        let values = || game.map_or_else(Vec::new, |it| with![it]);
        match tx {
            Tx::File(it) => {
                let sql = AssertSqlSafe(self.select(false));
                let rows = sqlx::query_with(sql, bind_file(values())?).fetch_all(&mut **it).await?;
                rows.iter().map(|row| values!(self, row)).collect()
            }
            Tx::Server(it, _) => {
                let sql = AssertSqlSafe(self.select(true));
                let rows = sqlx::query_with(sql, bind_server(values())?).fetch_all(&mut **it).await?;
                rows.iter().map(|row| values!(self, row)).collect()
            }
        }
    }
}

impl Store {
    /// Copies everything into another database, which must hold no game yet. Nothing of it counts unless all of it has arrived
    /// as it was. Refuses games that are not what was written.
    pub async fn move_into(&self, to: &Store) -> Result<Moved, StoreError> {
        let mut codes = Vec::new();
        for (game, code) in self.all_games().await? {
            if self.altered(game).await?.is_some() {
                codes.push(code);
            }
        }
        if !codes.is_empty() {
            return Err(StoreError::Altered { path: self.0.place.to_string().into(), codes: codes.join(", ") });
        }
        if !to.all_games().await?.is_empty() {
            return Err(StoreError::Exists { path: to.0.place.to_string().into() });
        }
        let mut reader = self.writer().await?;
        let mut from = reader.begin().await?;
        let mut writer = to.writer().await?;
        let moved = {
            let mut into = writer.begin().await?;
            let moved = copy(&mut from, &mut into).await?;
            into.commit().await?;
            moved
        };
        seal::all(&mut writer).await?;
        Ok(moved)
    }

    /// Everything that is stored, a line for each row, for comparing.
    pub async fn dump(&self) -> Result<String, StoreError> {
        let mut reader = self.writer().await?;
        let mut tx = reader.begin().await?;
        let (mut text, games) = (String::new(), games(&mut tx).await?);
        for table in TABLES {
            for game in of(table, &games) {
                for row in table.rows(&mut tx, game).await? {
                    text.push_str(&format!("{} {row:?}\n", table.name));
                }
            }
        }
        Ok(text)
    }
}

async fn games(tx: &mut Tx<'_>) -> Result<Vec<GameId>, sqlx::Error> {
    let rows: Vec<(GameId,)> = tx.all("SELECT id FROM games ORDER BY id", with![]).await?;
    Ok(rows.into_iter().map(|it| it.0).collect())
}

/// Of which games rows are read, one after the other, so that not all of them have to fit into the memory.
fn of(table: &Table, games: &[GameId]) -> Vec<Option<GameId>> {
    if table.of_game { games.iter().copied().map(Some).collect() } else { vec![None] }
}

async fn copy(from: &mut Tx<'_>, into: &mut Tx<'_>) -> Result<Moved, StoreError> {
    let games = games(from).await?;
    let mut moved = Moved { games: games.len(), rows: 0 };
    for table in TABLES {
        let insert = AssertSqlSafe(table.insert()).into_sql_str();
        for game in of(table, &games) {
            let rows = table.rows(from, game).await?;
            for row in &rows {
                into.run_text(insert.clone(), row.clone()).await?;
            }
            if table.rows(into, game).await? != rows {
                let what = format!("the rows of {} did not arrive as they were", table.name);
                return Err(StoreError::Unreadable { what });
            }
            moved.rows += rows.len();
        }
        if let (Tx::Server(it, _), Some(column)) = (&mut *into, table.numbered) {
            let sql = format!(
                "SELECT setval(pg_get_serial_sequence('{0}', '{column}'), (SELECT max({column}) FROM {0}))",
                table.name
            );
            query(AssertSqlSafe(sql)).execute(&mut **it).await?;
        }
    }
    Ok(moved)
}

impl Store {
    /// The database at an address, or in a data folder.
    pub async fn at(place: &str) -> Result<Store, StoreError> {
        match is_address(place) {
            true => Store::connect(place).await,
            false => Store::open(Path::new(place)).await,
        }
    }
}
