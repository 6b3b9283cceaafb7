//! What a game's newest message becomes once another one is: without *Play*, and without a word of who is awaited.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

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

/// The messages of each channel that are to become what is past. One at a time: a message that counts waits with the library behind
/// all that Discord has refused for a while in its channel, and these would be many.
#[derive(Default)]
pub(super) struct Fading(Mutex<BTreeMap<ChannelId, VecDeque<Old>>>);

impl Fading {
    /// Whether nobody works on its channel yet: whoever is told so has to take them one by one.
    pub(super) fn is_first(&self, old: Old) -> bool {
        let mut all = self.lock();
        let is_first = !all.contains_key(&old.channel);
        all.entry(old.channel).or_default().push_back(old);
        is_first
    }

    /// Takes those of a channel one by one. One that breaks off holds up no other.
    pub(super) async fn work_off<F>(&self, channel: ChannelId, fade: impl Fn(Old) -> F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        while let Some(old) = self.next(channel) {
            if let Err(error) = tokio::spawn(fade(old)).await {
                tracing::error!(%error, "an old message could not be faded");
            }
        }
    }

    /// The next of a channel. With none, the work there is done.
    fn next(&self, channel: ChannelId) -> Option<Old> {
        let mut all = self.lock();
        let next = all.get_mut(&channel).and_then(VecDeque::pop_front);
        if next.is_none() {
            all.remove(&channel);
        }
        next
    }

    /// All that wait stay as they are.
    pub(super) fn clear(&self) {
        self.lock().values_mut().for_each(VecDeque::clear);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<ChannelId, VecDeque<Old>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn old(channel: u64, message: u64) -> Old {
        let past = Past { content: String::new(), rows: Vec::new() };
        Old { channel: ChannelId(channel), message: MessageId(message), past }
    }

    #[test]
    fn of_each_channel_one_message_after_the_other_fades() {
        let fading = Fading::default();
        let next = |channel| fading.next(ChannelId(channel)).map(|it| it.message.0);
        assert_eq!([old(1, 10), old(1, 11), old(2, 20)].map(|it| fading.is_first(it)), [true, false, true]);
        assert_eq!([next(1), next(2), next(2)], [Some(10), Some(20), None]);
        assert_eq!([old(1, 12), old(2, 21)].map(|it| fading.is_first(it)), [false, true]);
        assert_eq!([next(1), next(1), next(1)], [Some(11), Some(12), None]);
        fading.clear();
        assert_eq!(next(2), None);
        assert!(fading.is_first(old(1, 13)));
    }

    #[tokio::test]
    async fn one_that_breaks_off_holds_up_no_other() {
        let (fading, faded) = (Fading::default(), Arc::new(Mutex::new(Vec::new())));
        assert_eq!([10, 11, 12].map(|it| fading.is_first(old(1, it))), [true, false, false]);
        let fade = |old: Old| {
            let faded = faded.clone();
            async move {
                assert!(old.message.0 != 11, "on purpose");
                faded.lock().unwrap().push(old.message.0);
            }
        };
        fading.work_off(ChannelId(1), fade).await;
        assert_eq!(*faded.lock().unwrap(), [10, 12]);
        assert!(fading.is_first(old(1, 13)));
    }
}
