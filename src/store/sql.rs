//! How a statement reaches SQLite or PostgreSQL: its text is the same for both, with `$1`, `$2` … for the values. Where the two
//! have no words in common, it says it in each one's own.

use std::sync::Arc;

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::types::Oid;
use sqlx::postgres::{PgArgumentBuffer, PgArguments, PgRow, PgTypeInfo};
use sqlx::query::QueryAs;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::types::Json;
use sqlx::{
    Arguments, Connection as _, Encode, FromRow, PgPool, Postgres, SqlSafeStr, Sqlite, SqlitePool, Transaction, Type,
    query_as_with, query_with,
};

use super::lease::Lease;

/// Where the rows are.
pub(super) enum Base {
    /// Writes go through one connection, so that they queue fairly here instead of in SQLite; reads have their own.
    File { writer: SqlitePool, readers: SqlitePool },
    Server {
        pool: PgPool,
        /// Nothing where it is only read.
        lease: Option<Arc<Lease>>,
    },
}

/// A connection that writes.
pub(super) enum Writer {
    File(PoolConnection<Sqlite>),
    Server(PoolConnection<Postgres>, Option<Arc<Lease>>),
}

/// A transaction that writes.
pub(super) enum Tx<'c> {
    File(Transaction<'c, Sqlite>),
    Server(Transaction<'c, Postgres>, Option<Arc<Lease>>),
}

/// The same in the words of both.
#[derive(Clone, Copy)]
pub(super) struct Sql {
    pub file: &'static str,
    pub server: &'static str,
}

impl From<&'static str> for Sql {
    fn from(same: &'static str) -> Sql {
        Sql { file: same, server: same }
    }
}

/// What can be read from a row of either.
pub(super) trait Row: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

impl<T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin> Row for T {}

/// A value of a statement. PostgreSQL wants to know of what type it is even where there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Number(Option<i64>),
    Flag(Option<bool>),
    Word(Option<String>),
    Json(Option<String>),
    /// Nothing that can be stored.
    Wrong(String),
}

/// What can be a value of a statement.
pub(super) trait Bind {
    fn none() -> Value;
    fn value(&self) -> Value;
}

/// The values of a statement, from `$1` on.
macro_rules! with {
    ($($it:expr),* $(,)?) => { vec![$($crate::store::sql::Bind::value(&$it)),*] };
}
pub(super) use with;

macro_rules! numbers {
    ($($name:ty),*) => {$(
        impl Bind for $name {
            fn none() -> Value {
                Value::Number(None)
            }

            fn value(&self) -> Value {
                Value::Number(Some(i64::from(*self)))
            }
        }
    )*};
}
numbers! { i64, i32, u32, u8 }

impl Bind for bool {
    fn none() -> Value {
        Value::Flag(None)
    }

    fn value(&self) -> Value {
        Value::Flag(Some(*self))
    }
}

impl Bind for str {
    fn none() -> Value {
        Value::Word(None)
    }

    fn value(&self) -> Value {
        Value::Word(Some(self.to_owned()))
    }
}

impl Bind for String {
    fn none() -> Value {
        Value::Word(None)
    }

    fn value(&self) -> Value {
        Value::Word(Some(self.clone()))
    }
}

impl<T: serde::Serialize> Bind for Json<T> {
    fn none() -> Value {
        Value::Json(None)
    }

    fn value(&self) -> Value {
        match serde_json::to_string(&self.0) {
            Ok(text) => Value::Json(Some(text)),
            Err(error) => Value::Wrong(error.to_string()),
        }
    }
}

impl<T: Bind> Bind for Option<T> {
    fn none() -> Value {
        T::none()
    }

    fn value(&self) -> Value {
        self.as_ref().map_or_else(T::none, T::value)
    }
}

impl<T: Bind + ?Sized> Bind for &T {
    fn none() -> Value {
        T::none()
    }

    fn value(&self) -> Value {
        T::value(self)
    }
}

/// Text for a column of PostgreSQL's type `json`, which keeps it as it is; what sqlx has for JSON is for `jsonb`.
struct Verbatim(Option<String>);

impl Type<Postgres> for Verbatim {
    fn type_info() -> PgTypeInfo {
        PgTypeInfo::with_oid(Oid(114))
    }
}

impl Encode<'_, Postgres> for Verbatim {
    fn encode_by_ref(&self, buffer: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        let Some(text) = &self.0 else { return Ok(IsNull::Yes) };
        buffer.extend_from_slice(text.as_bytes());
        Ok(IsNull::No)
    }
}

pub(super) fn bind_file(values: Vec<Value>) -> Result<SqliteArguments, sqlx::Error> {
    let mut all = SqliteArguments::default();
    for value in values {
        let added = match value {
            Value::Number(it) => Arguments::add(&mut all, it),
            Value::Flag(it) => Arguments::add(&mut all, it),
            Value::Word(it) | Value::Json(it) => Arguments::add(&mut all, it),
            Value::Wrong(error) => Err(error.into()),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(all)
}

pub(super) fn bind_server(values: Vec<Value>) -> Result<PgArguments, sqlx::Error> {
    let mut all = PgArguments::default();
    for value in values {
        let added = match value {
            Value::Number(it) => all.add(it),
            Value::Flag(it) => all.add(it),
            Value::Word(it) => all.add(it),
            Value::Json(it) => all.add(Verbatim(it)),
            Value::Wrong(error) => Err(error.into()),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(all)
}

type Query<D, T, A> = Result<QueryAs<'static, D, T, A>, sqlx::Error>;

fn from_file<T: Row>(sql: Sql, values: Vec<Value>) -> Query<Sqlite, T, SqliteArguments> {
    Ok(query_as_with(sql.file, bind_file(values)?))
}

fn from_server<T: Row>(sql: Sql, values: Vec<Value>) -> Query<Postgres, T, PgArguments> {
    Ok(query_as_with(sql.server, bind_server(values)?))
}

impl Base {
    pub(super) async fn all<T: Row>(&self, sql: Sql, values: Vec<Value>) -> Result<Vec<T>, sqlx::Error> {
        match self {
            Base::File { readers, .. } => from_file(sql, values)?.fetch_all(readers).await,
            Base::Server { pool, .. } => from_server(sql, values)?.fetch_all(pool).await,
        }
    }

    pub(super) async fn maybe<T: Row>(&self, sql: Sql, values: Vec<Value>) -> Result<Option<T>, sqlx::Error> {
        match self {
            Base::File { readers, .. } => from_file(sql, values)?.fetch_optional(readers).await,
            Base::Server { pool, .. } => from_server(sql, values)?.fetch_optional(pool).await,
        }
    }

    pub(super) async fn writer(&self) -> Result<Writer, sqlx::Error> {
        Ok(match self {
            Base::File { writer, .. } => Writer::File(writer.acquire().await?),
            Base::Server { pool, lease } => Writer::Server(pool.acquire().await?, lease.clone()),
        })
    }

    pub(super) async fn close(&self) {
        match self {
            Base::File { writer, readers } => {
                readers.close().await;
                writer.close().await;
            }
            Base::Server { pool, lease } => {
                pool.close().await;
                if let Some(lease) = lease {
                    lease.leave().await;
                }
            }
        }
    }

    pub(super) fn is_closed(&self) -> bool {
        match self {
            Base::File { writer, .. } => writer.is_closed(),
            Base::Server { pool, .. } => pool.is_closed(),
        }
    }
}

impl Writer {
    pub(super) async fn begin(&mut self) -> Result<Tx<'_>, sqlx::Error> {
        Ok(match self {
            Writer::File(it) => Tx::File(it.begin_with("BEGIN IMMEDIATE").await?),
            Writer::Server(it, lease) => Tx::Server(it.begin().await?, lease.clone()),
        })
    }

    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Writer::File(it) => it.close().await,
            Writer::Server(it, _) => it.close().await,
        }
    }
}

impl Tx<'_> {
    /// Says how many rows it has changed.
    pub(super) async fn run(&mut self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<u64, sqlx::Error> {
        let sql = sql.into();
        let sql = if let Tx::File(_) = self { sql.file } else { sql.server };
        self.run_text(sql, values).await
    }

    /// The same of a statement that is put together.
    pub(super) async fn run_text(&mut self, sql: impl SqlSafeStr, values: Vec<Value>) -> Result<u64, sqlx::Error> {
        match self {
            Tx::File(it) => Ok(query_with(sql, bind_file(values)?).execute(&mut **it).await?.rows_affected()),
            Tx::Server(it, _) => Ok(query_with(sql, bind_server(values)?).execute(&mut **it).await?.rows_affected()),
        }
    }

    pub(super) async fn all<T: Row>(&mut self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<Vec<T>, sqlx::Error> {
        match self {
            Tx::File(it) => from_file(sql.into(), values)?.fetch_all(&mut **it).await,
            Tx::Server(it, _) => from_server(sql.into(), values)?.fetch_all(&mut **it).await,
        }
    }

    pub(super) async fn maybe<T: Row>(
        &mut self,
        sql: impl Into<Sql>,
        values: Vec<Value>,
    ) -> Result<Option<T>, sqlx::Error> {
        match self {
            Tx::File(it) => from_file(sql.into(), values)?.fetch_optional(&mut **it).await,
            Tx::Server(it, _) => from_server(sql.into(), values)?.fetch_optional(&mut **it).await,
        }
    }

    pub(super) async fn one<T: Row>(&mut self, sql: impl Into<Sql>, values: Vec<Value>) -> Result<T, sqlx::Error> {
        self.maybe(sql, values).await?.ok_or(sqlx::Error::RowNotFound)
    }

    pub(super) async fn commit(self) -> Result<(), sqlx::Error> {
        match self {
            Tx::File(it) => it.commit().await,
            Tx::Server(it, _) => it.commit().await,
        }
    }
}
