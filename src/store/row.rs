//! Rows as they stand in the database. What the numbers and words mean is the host's business.

use sqlx::FromRow;

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct GameRow {
    pub id: i64,
    pub code: String,
    pub game: String,
    pub rules: i64,
    pub edition: String,
    pub options: String,
    pub content: String,
    pub seed: String,
    pub guild: Option<i64>,
    pub channel: i64,
    pub phase: String,
    pub why: String,
    pub why_at: i64,
    pub room: i64,
    pub creator: i64,
    pub scores: String,
    pub opened_at: i64,
    pub ended_at: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeatRow {
    /// Nothing if the seat is a robot's own.
    pub user: Option<i64>,
    pub name: String,
    /// The level of the robot that answers for the seat; empty if a person does.
    pub robot: String,
}

/// Somebody's wish that a robot stands in for somebody else.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct StandInRow {
    pub seat: i64,
    pub whom: i64,
    pub robot: String,
}

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct AnswerRow {
    pub seat: i64,
    pub ask: String,
    pub key: String,
    pub secret: bool,
    pub team: bool,
}

/// An answer that was taken back.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RedoRow {
    pub seat: i64,
    pub pos: i64,
    pub ask: String,
    pub key: String,
}

/// What is owed, with what the game's channel has been told so far.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OutboxRow {
    pub id: i64,
    pub game: i64,
    pub code: String,
    pub guild: Option<i64>,
    pub channel: i64,
    pub kind: String,
    pub n: i64,
    pub note_from: i64,
    pub note_to: i64,
    pub ping: String,
    pub since: Option<i64>,
    pub by_seat: Option<i64>,
    pub undone: bool,
    pub why: String,
    pub why_at: i64,
    pub tried: i64,
    pub retry_at: i64,
    pub message: Option<i64>,
    pub message_at: i64,
    pub told_from: i64,
    pub told: i64,
}
