//! What a game's newest message becomes once another one is: without *Play*, and without a word of who is awaited.

use std::collections::BTreeMap;
use std::sync::Mutex;

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use crate::host::{ChannelId, Delivery, GameId, MessageId};

/// So many games are remembered: an old message that keeps its buttons does no harm.
const MOST: usize = 1_000;

/// How a message looks when it is not the newest of its game any more.
#[derive(Clone)]
pub(super) struct Past {
    pub content: String,
    pub rows: Vec<CreateActionRow>,
}

/// A message that is not the newest any more.
pub(super) struct Old {
    pub channel: ChannelId,
    pub message: MessageId,
    pub past: Past,
}

/// The newest messages of games, as this process has sent them.
#[derive(Default)]
pub(super) struct Newest(Mutex<BTreeMap<GameId, Old>>);

impl Newest {
    /// This message is the newest of its game now. Returns the one that was, if it is another one.
    pub(super) fn put(&self, delivery: &Delivery, message: MessageId, past: Option<Past>) -> Option<Old> {
        let mut newest = self.0.lock().unwrap_or_else(|it| it.into_inner());
        let before = newest.remove(&delivery.game);
        if let Some(past) = past {
            if newest.len() >= MOST {
                newest.pop_first();
            }
            newest.insert(delivery.game, Old { channel: delivery.place.channel, message, past });
        }
        before.filter(|it| it.message != message)
    }

    /// The newest message of a game is gone.
    pub(super) fn forget(&self, game: GameId) {
        self.0.lock().unwrap_or_else(|it| it.into_inner()).remove(&game);
    }
}
