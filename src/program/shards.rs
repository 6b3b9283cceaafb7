//! `slowboat run` on a server's database: this process plays the games of those of Discord's shards that it has, each with a club and a
//! connection of its own, so that nothing of a shard stays behind when another process takes it over.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use secrecy::SecretString;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::config::Config;
use super::exit::{EndSignal, Failure};
use super::metrics::{self, Watched};
use super::run::{Start, bot_failure, store_failure};
use crate::discord::{self, BotError, Pulse, Workshop};
use crate::games::Registry;
use crate::host::{Host, Shard, UserId};
use crate::store::{Change, Process, Store, StoreError};

/// How long a shard that could not be played is left to others.
const PAUSE: Duration = Duration::from_secs(1);

/// What is played in this process. Clones are the same.
#[derive(Clone, Default)]
pub(super) struct Parts(Arc<Mutex<BTreeMap<Shard, Part>>>);

/// One shard, or all of them.
#[derive(Clone)]
pub(super) struct Part {
    pub host: Host,
    pub store: Store,
    pub pulse: Pulse,
}

impl Parts {
    pub(super) fn list(&self) -> Vec<Part> {
        self.lock().values().cloned().collect()
    }

    pub(super) fn add(&self, part: Part) {
        self.lock().insert(part.store.shard(), part);
    }

    fn remove(&self, shard: Shard) {
        self.lock().remove(&shard);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Shard, Part>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What becomes of a shard that is played.
enum News {
    /// It is no longer.
    Over(Store),
    /// Discord wants so many shards.
    MoreShards(u32),
    /// What is wrong is so everywhere.
    Failed(Failure),
}

/// A shard that is played, or is about to end.
struct Playing {
    stop: CancellationToken,
    task: JoinHandle<()>,
}

/// What it takes to play a shard.
struct Station {
    start: Start,
    /// How many shards may identify at once.
    at_once: u32,
    parts: Parts,
    news: mpsc::UnboundedSender<News>,
}

pub(super) async fn run(
    config: &Config,
    registry: &Registry,
    token: SecretString,
    base_url: Option<String>,
    url: &str,
    end: &mut EndSignal,
) -> Result<(), Failure> {
    let listener = metrics::bind(config).await?;
    let mut process = Process::connect(url).await.map_err(store_failure)?;
    let wrong = |error| bot_failure(BotError::Wire(error));
    let gateway = tokio::select! {
        gateway = discord::check(&token, base_url.as_deref(), config.proxy()) => gateway.map_err(wrong)?,
        () = end.asked() => return Ok(()),
    };
    let workshop = Workshop::new();
    let parts = Parts::default();
    let watched = Watched { parts: parts.clone(), counts: workshop.counts.clone(), nights: None, low_disk: 0 };
    let _metrics = listener.map(|it| metrics::serve(it, watched));
    let start = Start::new(config, registry, token, base_url, workshop)?.by_way_of(config.proxy());
    let (sender, mut news) = mpsc::unbounded_channel();
    let station = Arc::new(Station { start, at_once: gateway.at_once, parts, news: sender });
    process.join(gateway.shards);
    tracing::info!(shards = gateway.shards, "waiting for shards that are free");
    let mut playing: BTreeMap<Shard, Playing> = BTreeMap::new();
    let outcome = loop {
        tokio::select! {
            () = end.asked() => break Ok(()),
            change = process.change() => match change {
                Change::Take(store) => {
                    let shard = store.shard();
                    let before = playing.remove(&shard).map(|it| it.task);
                    playing.insert(shard, Arc::clone(&station).play(store, before));
                }
                Change::Leave(shard) | Change::Lost(shard) => {
                    if let Some(it) = playing.get(&shard) {
                        it.stop.cancel();
                    }
                }
                Change::Rest(user) => station.rest_changed(user),
            },
            Some(told) = news.recv() => match told {
                News::Over(store) => process.leave(&store).await,
                News::MoreShards(count) => process.want(count),
                News::Failed(failure) => break Err(failure),
            },
        }
    };
    tracing::info!("ending");
    let clean = async {
        for it in playing.values() {
            it.stop.cancel();
        }
        for it in playing.into_values() {
            let _ = it.task.await;
        }
        process.close().await;
    };
    tokio::select! {
        () = clean => {}
        () = end.asked() => tracing::warn!("asked twice: leaving at once"),
    }
    outcome
}

impl Station {
    /// Plays a shard, once what this process did there before has ended.
    fn play(self: Arc<Self>, store: Store, before: Option<JoinHandle<()>>) -> Playing {
        let stop = CancellationToken::new();
        let (station, stopped) = (self, stop.clone());
        let task = tokio::spawn(async move {
            if let Some(before) = before {
                let _ = before.await;
            }
            let shard = store.shard();
            tracing::info!(shard = shard.id, of = shard.of, "its games are played here");
            if let Err(failure) = station.part(&store, &stopped).await {
                station.tell(News::Failed(failure));
            }
            station.parts.remove(shard);
            tracing::info!(shard = shard.id, of = shard.of, "its games are no longer played here");
            station.tell(News::Over(store));
        });
        Playing { stop, task }
    }

    async fn part(&self, store: &Store, stop: &CancellationToken) -> Result<(), Failure> {
        let begun = tokio::select! {
            begun = self.begin(store) => begun,
            () = stop.cancelled() => return Ok(()),
        };
        let (host, mut bot) = match begun {
            Ok(begun) => begun,
            Err(Begin::Later(why)) => {
                tracing::error!(shard = store.shard().id, why, "its games cannot be played yet");
                tokio::time::sleep(PAUSE).await;
                return Ok(());
            }
            Err(Begin::Never(failure)) => return Err(failure),
        };
        self.parts.add(Part { host: host.clone(), store: store.clone(), pulse: bot.pulse() });
        let outcome = loop {
            tokio::select! {
                () = stop.cancelled() => break Ok(()),
                error = bot.ended() => match error {
                    // It goes on once all shards have ended.
                    BotError::MoreShards(count) => self.tell(News::MoreShards(count)),
                    error => break Err(bot_failure(error)),
                }
            }
        };
        self.parts.remove(store.shard());
        bot.shutdown().await;
        outcome
    }

    async fn begin(&self, store: &Store) -> Result<(Host, discord::Running), Begin> {
        let later = |error: StoreError| Begin::Later(error.to_string());
        let host = self.start.host(store.clone()).await.map_err(|error| Begin::Later(error.to_string()))?;
        store.turn_to_identify(store.shard().id % self.at_once).await.map_err(later)?;
        let bot = self.start.bot(host.clone(), Some(store.shard())).await;
        Ok((host, bot.map_err(|error| Begin::Never(bot_failure(error)))?))
    }

    fn rest_changed(&self, user: Option<UserId>) {
        for part in self.parts.list() {
            tokio::spawn(async move {
                if let Err(error) = part.host.rest_changed(user).await {
                    tracing::error!(%error, "when somebody rests could not be read");
                }
            });
        }
    }

    /// Nobody hears it any more when the process ends.
    fn tell(&self, news: News) {
        let _ = self.news.send(news);
    }
}

/// Why a shard cannot be played.
enum Begin {
    Later(String),
    Never(Failure),
}
