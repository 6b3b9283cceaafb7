//! Messages that are owed to a channel: written with what causes them, sent afterwards, marked when they have arrived.

use super::{DeliveryKind, GameId, MessageId, OutboxId, Place, UserId};
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
    /// The newest message of this game in the channel, whatever its age.
    pub last: Option<MessageId>,
    /// Whose doing it was, if it was somebody's.
    pub by: Option<Seat>,
    /// Whether an answer was taken back rather than given.
    pub undone: bool,
}
