//! Robots at work: one task a game while a robot is awaited. It waits a little, thinks beside everything else, answers
//! as a person would, and goes on until no robot is awaited any more.

use std::sync::{Arc, LazyLock, Weak};
use std::time::Duration;

use tokio::sync::Semaphore;

use super::super::change::{Slot, loaded};
use super::super::{Actor, Command, Denied, GameId, Host, Inner, InteractionId};
use super::{Level, Position, choices, think};
use crate::engine::{AnyGame, Chance, Decision, Mark, Record, Seat, known_record};

/// How long a robot waits if the database fails.
const RETRY: Duration = Duration::from_secs(5);

/// A decision that a robot has to make, with all it needs to make it anywhere.
struct Job {
    game: Arc<dyn AnyGame>,
    record: Record,
    from: Option<Mark>,
    decision: Decision,
    seat: Seat,
    level: Level,
    token: String,
}

impl Job {
    fn think(&self, level: Level) -> String {
        let position = Position {
            game: self.game.as_ref(),
            record: &self.record,
            from: self.from.as_ref(),
            decision: &self.decision,
            seat: self.seat,
        };
        think(&position, level).key
    }

    /// Every answer, should the rules refuse what the robot wants.
    fn others(&self) -> Vec<String> {
        choices::of_form(&self.decision.form, &mut Chance::quick(1))
    }
}

/// As many robots think at once as there are processors to spare, in all clubs of this process.
pub(in crate::host) fn thinkers() -> Arc<Semaphore> {
    static ALL: LazyLock<Arc<Semaphore>> = LazyLock::new(|| {
        let cores = std::thread::available_parallelism().map_or(1, |it| it.get());
        Arc::new(Semaphore::new(cores.saturating_sub(1).max(1)))
    });
    Arc::clone(&ALL)
}

impl Host {
    /// Sees to it that a robot answers, if one is awaited. The caller holds the game's turn in the queue.
    pub(in crate::host) fn wake_robot(&self, slot: &Slot) {
        let Some(live) = slot.as_ref().filter(|it| it.robot_awaited().is_some()) else { return };
        let game = live.id;
        if self.awake().insert(game) {
            // The task does not keep the club open.
            let host = Arc::downgrade(&self.0);
            tokio::spawn(async move { work(host, game).await });
        }
    }

    fn awake(&self) -> std::sync::MutexGuard<'_, std::collections::BTreeSet<GameId>> {
        self.0.awake.lock().unwrap_or_else(|it| it.into_inner())
    }

    /// What a robot has to decide in this game; nothing if none is awaited, and then the task may end.
    async fn job(&self, game: GameId) -> Result<Option<Job>, Denied> {
        let mut slot = self.slot(game).await.inspect_err(|denied| {
            if !denied.is_passing() {
                self.awake().remove(&game);
            }
        })?;
        let live = loaded(&mut slot)?;
        let job = live.robot_awaited().and_then(|(seat, level)| {
            let open = live.open(seat)?;
            let stand = live.stand.as_ref()?;
            Some(Job {
                game: live.game.clone()?,
                record: known_record(stand.sealed, &stand.standing, &live.record, seat),
                from: stand.mark.clone(),
                decision: open.decision,
                seat,
                level,
                token: open.token,
            })
        });
        if job.is_none() {
            self.awake().remove(&game);
        }
        Ok(job)
    }
}

async fn work(host: Weak<Inner>, game: GameId) {
    let club = || host.upgrade().map(Host);
    loop {
        let Some(delay) = club().map(|it| it.settings().robot_delay) else { return };
        tokio::time::sleep(delay).await;
        let (found, thinkers) = match club() {
            Some(club) => (club.job(game).await, Arc::clone(&club.0.thinkers)),
            None => return,
        };
        let job = match found {
            Ok(Some(job)) => Arc::new(job),
            Ok(None) => return,
            Err(denied) if denied.is_passing() => {
                tokio::time::sleep(RETRY).await;
                continue;
            }
            Err(_) => return,
        };
        let Some(key) = think_aside(&thinkers, &job).await else { return };
        for key in std::iter::once(key).chain(job.others()) {
            let Some(club) = club() else { return };
            let answer = Command::Answer { token: Some(job.token.clone()), key };
            match club.run(InteractionId::NONE, game, Actor::Robot(job.seat), answer).await {
                // Or the question is no longer the one that the robot has thought about.
                Ok(_) | Err(Denied::Stale { .. } | Denied::NoSeat) => break,
                Err(Denied::Refused(_)) => {}
                Err(denied) => {
                    if !denied.is_passing() {
                        tracing::warn!(%game, ?denied, "a robot could not answer");
                    }
                    drop(club);
                    tokio::time::sleep(RETRY).await;
                    break;
                }
            }
        }
    }
}

/// Thinks on a thread of its own. A robot that the rules fail under still answers something.
async fn think_aside(thinkers: &Arc<Semaphore>, job: &Arc<Job>) -> Option<String> {
    for level in [job.level, Level::Random] {
        let permit = Arc::clone(thinkers).acquire_owned().await.ok()?;
        let work = Arc::clone(job);
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work.think(level)
        });
        match thought.await {
            Ok(key) => return Some(key),
            Err(error) => tracing::error!(game = %job.record.game, %error, "a robot's thinking failed"),
        }
    }
    None
}
