//! Rows as they stand in the database.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use sqlx::FromRow;

use super::types::{
    ChannelId, DeliveryKind, FailureKind, GameId, GuildId, InteractionId, Level, MaybeCount, MessageId, OutboxId,
    Phase, Rights, Tempo, Trouble, UserId,
};
use crate::engine::{Outcome, Scope, Seat, Seed};

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct GameRow {
    /// Given when the game is opened.
    pub id: GameId,
    pub code: String,
    pub game: String,
    #[sqlx(try_from = "i64")]
    pub rules: u32,
    pub edition: String,
    #[sqlx(json)]
    pub options: BTreeMap<String, String>,
    /// Empty until the game starts.
    pub content: String,
    pub seed: Seed,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub phase: Phase,
    /// What paused the game.
    #[sqlx(json(nullable))]
    pub trouble: Option<Trouble>,
    #[sqlx(try_from = "i64")]
    pub room: u8,
    pub creator: UserId,
    #[sqlx(json(nullable))]
    pub outcome: Option<Outcome>,
    pub opened_at: i64,
    pub ended_at: Option<i64>,
    /// When what is proposed in the open decision of the whole team was proposed.
    pub vote_since: Option<i64>,
    pub tempo: Tempo,
    /// Who was called to which question, had to wait until somebody else had ended what they had begun, and has not acted since:
    /// nobody is called twice to the same.
    #[sqlx(json)]
    pub called: BTreeMap<Seat, String>,
    #[sqlx(json)]
    pub gathering: Gathering,
    /// Who was told that their turn is the next one: they are not told again before it has come.
    pub forewarned: Option<Seat>,
}

/// What a table wishes of those who sit down, as far as it has said so, for whom it keeps seats, and in which order they sit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Gathering {
    pub wishes: BTreeMap<String, String>,
    pub kept: Vec<Person>,
    /// In which order those sit who come from the game before.
    pub order: Vec<UserId>,
}

/// Somebody, as they are called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    pub user: UserId,
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeatRow {
    /// Nothing if the seat is a robot's own.
    pub user: Option<UserId>,
    pub name: String,
    /// The robot that plays for the seat, if one does.
    pub robot: Option<Level>,
}

/// What people may want of a running game that is not for one of them alone to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// To end it without scores.
    Concede,
    /// That a robot plays for somebody.
    StandIn { whom: Seat, level: Level },
    /// That somebody who does not sit there plays on in a seat.
    Substitute { whom: Seat, user: UserId, name: String },
    /// That somebody has all their time again, at a table with clocks.
    Extend { whom: Seat },
    /// To let somebody go for good: a robot sits there from then on.
    Drop { whom: Seat },
    /// To play on with the newest component facts.
    RenewFacts,
    /// To take back the answer of this number and all that came after it, as this seat wants.
    TakeBack { at: u32, by: Seat },
}

/// A motion before the table.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct MotionRow {
    #[sqlx(json)]
    pub matter: Matter,
    /// The seats that agree, in the order in which they did: the first has moved it.
    #[sqlx(json)]
    pub wanted: Vec<Seat>,
    #[sqlx(json)]
    pub opposed: Vec<Seat>,
    pub since: i64,
    /// When its time is up, if it does not wait for ever.
    pub until: Option<i64>,
    /// Whether it carries then, rather than falls: the clock has moved it.
    pub carries: bool,
}

/// What a message tells of a motion.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// Those whom the message calls are asked to agree.
    Moved { by: Seat },
    /// And by whom, if they do not sit there.
    Offered { name: String },
    /// It fell by an objection of this seat.
    Opposed { matter: Matter, by: Seat },
    /// Its time is up.
    Lapsed { matter: Matter },
    /// Somebody has played on, so that nothing is taken back.
    PlayedOn { by: Seat },
    /// The time of this seat is up: excused, until then.
    TimeUp { whom: Seat, until: i64 },
    /// And again: a robot plays from then on unless somebody objects.
    OutOfTime { whom: Seat, until: i64 },
    /// A robot plays, as nobody has objected in time.
    TookOver { whom: Seat },
    /// This seat has all its time again.
    Extended { whom: Seat },
    /// A robot sits from now on where this was called so.
    LetGo { whom: Seat, was: String },
    /// Somebody else plays on in this seat, in which this was called so.
    Replaced { whom: Seat, was: String },
    /// So much was taken back, as all agreed; and whether something had been rolled, drawn or shown since.
    TookBack { by: Seat, count: u32, sealed: bool },
}

#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct AnswerRow {
    pub seat: Seat,
    pub ask: String,
    pub key: String,
    pub secret: bool,
    pub team: bool,
}

/// What somebody says to the open decision of the whole team.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct VoteRow {
    pub seat: Seat,
    pub key: String,
    /// Whether the seat objects to this answer rather than wants it.
    pub against: bool,
}

/// An answer that was taken back.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RedoRow {
    pub seat: Seat,
    #[sqlx(try_from = "i64")]
    pub pos: u32,
    pub ask: String,
    pub key: String,
}

/// What a player has answered in advance.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, FromRow)]
pub struct PassRow {
    pub seat: Seat,
    pub kind: String,
    pub scope: Scope,
    /// Empty unless the scope is one question.
    pub ask: String,
}

/// Since when somebody is awaited, and how often they have been reminded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct AwaitedRow {
    pub since: i64,
    #[sqlx(try_from = "i64")]
    pub reminded: u32,
    /// Not if they rested when it came to be their turn, and have to be called afterwards.
    pub called: bool,
    /// When they are called or reminded next, if they are.
    pub due: Option<i64>,
    /// Since when their clock runs.
    pub counts_from: i64,
    /// 0 until their time is up, 1 from then on, 2 once a robot has been moved for them.
    #[sqlx(try_from = "i64")]
    pub missed: u32,
    /// When their time is up next, if there is a clock.
    pub flag: Option<i64>,
}

/// A time for which a game has waited for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct WaitRow {
    pub seat: Seat,
    /// Who sat there: whoever plays on in a seat has their own time.
    pub user: UserId,
    pub since: i64,
    pub until: i64,
    /// Milliseconds of it in which they did not rest; below zero what the table has given them.
    pub spent: i64,
    /// How many answers had been given when it ended.
    #[sqlx(try_from = "i64")]
    pub n: u32,
    pub missed: bool,
}

/// When somebody wants not to be called. What it means at a time is the host's business.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Rest {
    /// The name of a time zone, such as `Europe/Warsaw`.
    pub zone: Option<String>,
    /// Every day from this minute of the day to that one, which may be on the next day.
    pub quiet: Option<(u16, u16)>,
    /// From 1 for Monday to 7 for Sunday.
    pub days_off: BTreeSet<u8>,
    pub away_until: Option<i64>,
    pub calls: Calls,
    /// Whether they want to know when their turn is the next one.
    pub forewarned: bool,
}

/// How somebody is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// By a mention in the channel of the game.
    #[default]
    Mention,
    /// By a direct message.
    Direct,
    /// Not at all, because they look by themselves.
    None,
}

/// How somebody is called where.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Calls {
    pub everywhere: Way,
    /// Games in which it is otherwise.
    pub except: BTreeMap<GameId, Way>,
}

/// Somebody who is concerned and not called, because they rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resting {
    pub user: UserId,
    pub until: i64,
}

/// Whom a message calls again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reminder {
    pub whom: Vec<UserId>,
    /// Since when the first of them is awaited.
    pub since: i64,
    /// No other comes after it: the rest of the table is called with them.
    pub is_last: bool,
}

/// An open game, as a list of them shows it to somebody.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TurnRow {
    pub id: GameId,
    pub code: String,
    pub game: String,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The running message in the channel.
    pub message: Option<MessageId>,
    pub phase: Phase,
    /// Since when the game waits for this person, if it does.
    pub since: Option<i64>,
    pub sits: bool,
    /// Everybody at the table, by seat.
    #[sqlx(json)]
    pub names: Vec<String>,
    /// The seats that are awaited.
    #[sqlx(json)]
    pub awaited: Vec<u8>,
}

/// An interaction that changed a game, and the notes that came of it.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct InboxRow {
    pub interaction: InteractionId,
    pub game: GameId,
    #[sqlx(try_from = "i64")]
    pub notes_from: u32,
    #[sqlx(try_from = "i64")]
    pub notes_to: u32,
}

/// What is owed, as it is written.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Owed {
    pub game: GameId,
    pub kind: DeliveryKind,
    #[sqlx(try_from = "i64")]
    pub n: u32,
    #[sqlx(try_from = "i64")]
    pub note_from: u32,
    #[sqlx(try_from = "i64")]
    pub note_to: u32,
    #[sqlx(json)]
    pub ping: Vec<UserId>,
    #[sqlx(try_from = "MaybeCount")]
    pub since: Option<u32>,
    pub by_seat: Option<Seat>,
    pub undone: bool,
    /// What paused the game, if this says so.
    #[sqlx(json(nullable))]
    pub trouble: Option<Trouble>,
    /// If it calls people again.
    #[sqlx(json(nullable))]
    pub reminder: Option<Reminder>,
    /// Who would be called if they did not rest.
    #[sqlx(json)]
    pub resting: Vec<Resting>,
    /// Whose turn is the next one, if they want to know it.
    #[sqlx(json)]
    pub next: Vec<UserId>,
    /// If it tells what became of a motion.
    #[sqlx(json(nullable))]
    pub news: Option<News>,
    pub at: i64,
}

/// What is owed, with what the game's channel has been told so far.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct OutboxRow {
    pub id: OutboxId,
    #[sqlx(flatten)]
    pub owed: Owed,
    pub code: String,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// How often it was handed out.
    #[sqlx(try_from = "i64")]
    pub tried: u32,
    /// How it failed last, and how often in a row.
    pub failure: Option<FailureKind>,
    #[sqlx(try_from = "i64")]
    pub failures: u32,
    pub message: Option<MessageId>,
    pub message_at: i64,
    #[sqlx(try_from = "i64")]
    pub told_from: u32,
    #[sqlx(try_from = "i64")]
    pub told: u32,
    /// Whether something is proposed to the whole team.
    pub deliberates: bool,
    /// The rights that the bot lacked when it last wrote there, and the message that says so.
    pub lacking: Rights,
    pub lacking_in: Option<MessageId>,
}

/// What is owed and has failed, for the operator.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct FailingRow {
    pub code: String,
    pub kind: DeliveryKind,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// When it came to be owed.
    pub at: i64,
    pub failure: FailureKind,
    pub failure_text: String,
    #[sqlx(try_from = "i64")]
    pub failures: u32,
    pub failed_at: i64,
    pub retry_at: i64,
}
