//! Which games are in memory: some of those used lately. Everything of a game is stored, so that it can be read again at
//! any time.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

use super::GameId;
use super::live::Live;

/// The queue of a game: the game itself, or nothing if it has to be read first.
pub(super) type Queue = Arc<tokio::sync::Mutex<Option<Live>>>;

#[derive(Default)]
pub(super) struct Memory(Mutex<Games>);

#[derive(Default)]
struct Games {
    /// Each with the time at which it was asked for last.
    queues: BTreeMap<GameId, (Queue, u64)>,
    time: u64,
}

impl Memory {
    /// The queue of a game. Those that were not used for the longest time go, so that `limit` stay beside those in use.
    pub(super) fn queue(&self, game: GameId, limit: usize) -> Queue {
        let mut games = self.games();
        games.time += 1;
        let time = games.time;
        let entry = games.queues.entry(game).or_default();
        entry.1 = time;
        let queue = Arc::clone(&entry.0);
        while games.queues.len() > limit.max(1) {
            let idle = games.queues.iter().filter(|it| is_idle(&it.1.0)).min_by_key(|it| it.1.1);
            let Some(oldest) = idle.map(|it| *it.0) else { break };
            games.queues.remove(&oldest);
        }
        queue
    }

    pub(super) fn count(&self) -> usize {
        self.games().queues.len()
    }

    /// Now, in uses of games.
    pub(super) fn time(&self) -> u64 {
        self.games().time
    }

    /// Lets go of every game that has not been used since then.
    pub(super) fn leave(&self, since: u64) {
        self.games().queues.retain(|_, (queue, used)| *used > since || !is_idle(queue));
    }

    /// Drops the queue of a game that there is not, unless somebody waits in it.
    pub(super) fn forget(&self, game: GameId) {
        let mut games = self.games();
        if games.queues.get(&game).is_some_and(|it| is_idle(&it.0)) {
            games.queues.remove(&game);
        }
    }

    fn games(&self) -> MutexGuard<'_, Games> {
        self.0.lock().unwrap_or_else(|it| it.into_inner())
    }
}

/// Whether nobody holds the queue or waits in it. New ones come by way of the list only, which is locked meanwhile.
fn is_idle(queue: &Queue) -> bool {
    Arc::strong_count(queue) == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_used_last_stay_and_none_in_use_goes() {
        let memory = Memory::default();
        let held = memory.queue(GameId(1), 2);
        for game in [2, 3, 2, 4] {
            memory.queue(GameId(game), 2);
        }
        let kept = || memory.games().queues.keys().copied().collect::<Vec<_>>();
        assert_eq!(kept(), [GameId(1), GameId(4)], "the first is in use");
        drop(held);
        memory.queue(GameId(5), 2);
        assert_eq!(kept(), [GameId(4), GameId(5)]);
        let time = memory.time();
        let held = memory.queue(GameId(5), 2);
        memory.leave(time);
        assert_eq!(kept(), [GameId(5)], "the other has not been used since");
        memory.leave(memory.time());
        assert_eq!(kept(), [GameId(5)], "it is in use");
        memory.queue(GameId(4), 2);
        memory.forget(GameId(5));
        drop(held);
        assert_eq!(kept(), [GameId(4), GameId(5)]);
        memory.forget(GameId(5));
        assert_eq!(kept(), [GameId(4)]);
    }
}
