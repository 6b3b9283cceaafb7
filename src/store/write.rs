//! Everything that is ever written.

use super::house::HouseWrite;
use super::row::{
    AnswerRow, AwaitedRow, GameRow, InboxRow, MotionRow, Owed, PassRow, RedoRow, Rest, SeatRow, VoteRow, WaitRow,
};
use super::types::{ChannelId, FailureKind, GameId, GuildId, MessageId, OutboxId, Rights, UserId};
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
        game: GameId,
    },
    /// This row is told by a newer one.
    Merged {
        id: OutboxId,
        game: GameId,
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
    pub game: GameId,
    pub channel: ChannelId,
    pub kind: FailureKind,
    pub text: String,
    /// How often in a row.
    pub times: u32,
    pub at: i64,
    pub retry_at: i64,
}

impl Write {
    /// The game that this concerns.
    pub(super) fn game(&self) -> Option<GameId> {
        match self {
            Write::Game(row) => Some(row.id),
            Write::Inbox { row, .. } => Some(row.game),
            Write::Owe(owed) => Some(owed.game),
            Write::Sent(sent) => Some(sent.game),
            Write::Failed(failed) => Some(failed.game),
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
            | Write::Place { game, .. }
            | Write::Awaited { game, .. }
            | Write::Waited { game, .. }
            | Write::Tried { game, .. }
            | Write::Merged { game, .. }
            | Write::Unseen { game } => Some(*game),
            Write::Facts { .. }
            | Write::Knock { .. }
            | Write::Tidy { .. }
            | Write::GuildLanguage { .. }
            | Write::UserLanguage { .. }
            | Write::House(_)
            | Write::AsksFirst { .. }
            | Write::Rest { .. } => None,
        }
    }

    /// Whether it changes something of the game beside what its channel has been told, and since when it waits for whom.
    pub(super) fn is_summed(&self) -> bool {
        !matches!(
            self,
            Write::Awaited { .. }
                | Write::Waited { .. }
                | Write::Inbox { .. }
                | Write::Owe(_)
                | Write::Tried { .. }
                | Write::Merged { .. }
                | Write::Sent(_)
                | Write::Failed(_)
                | Write::Unseen { .. }
        )
    }
}
