//! Messages that are owed to a channel: written with what causes them, sent afterwards, marked when they have arrived.

use super::{DeliveryKind, FailureKind, GameId, MessageId, News, OutboxId, Place, Reminder, Resting, Rights, UserId};
use crate::engine::{Seat, Text};

/// One message to be sent, or one edit to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    pub id: OutboxId,
    /// At most 25 characters and never the same for two deliveries: Discord drops a message that comes twice.
    pub nonce: String,
    pub game: GameId,
    pub place: Place,
    pub kind: DeliveryKind,
    /// What paused the game, if this says so.
    pub why: Option<Text>,
    /// How many answers had been given: the board is shown as it stood then.
    pub n: usize,
    /// Which of the public notes the message tells: from the first number, up to and without the second.
    pub notes: (usize, usize),
    /// Exactly those who became active by what happened, worked out when it happened.
    pub ping: Vec<UserId>,
    /// How many answers had been given when the people pinged last acted: what differs since then is highlighted.
    pub since: Option<usize>,
    /// The message to edit, for `Update` only. Nothing if there is none or it is too old: then post anew.
    pub running: Option<MessageId>,
    /// Whether it was handed out before: then it may have arrived, although nobody said so.
    pub again: bool,
    /// How it failed last, and how often in a row.
    pub failed: Option<(FailureKind, u32)>,
    /// The newest message of this game in the channel, whatever its age.
    pub last: Option<MessageId>,
    /// Whose doing it was, if it was somebody's.
    pub by: Option<Seat>,
    /// Whether an answer was taken back rather than given.
    pub undone: bool,
    /// If it calls people again.
    pub reminder: Option<Reminder>,
    /// If it tells what became of a motion.
    pub news: Option<News>,
    /// Who would be called, too, if they did not rest.
    pub resting: Vec<Resting>,
    /// Whose turn is the next one, if they want to know it.
    pub next: Vec<UserId>,
    /// What the table has been told that the bot lacks in this channel, and the message that says so.
    pub lacking: (Rights, Option<MessageId>),
    /// The message in the channel that it goes with, if it is written to one person directly.
    pub direct: Option<MessageId>,
}

impl Delivery {
    /// Whether this message says what the bot lacks: once, in the message that was the first without it.
    pub fn says_lack(&self, lacking: Rights) -> bool {
        let (told, within) = self.lacking;
        lacking.0 & !told.0 != 0 || (lacking != Rights::NONE && self.running.is_some() && self.running == within)
    }
}

/// How a delivery arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrived {
    /// The message that was posted or edited.
    pub message: MessageId,
    /// What the bot lacks there, if the message was made with that in mind.
    pub lacking: Rights,
}

/// Why a delivery did not arrive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub kind: FailureKind,
    /// What was said of it, for the operator.
    pub text: String,
}
