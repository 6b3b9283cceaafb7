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
use crate::discord::{self, BotError, Connection, Pulse, Workshop};
use crate::games::Registry;
use crate::host::{Host, Shard, UserId};
use crate::store::{Change, ENDING, Handover, Process, SHARING, Store};

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

impl Playing {
    /// Ends it once another process has connected in its place, or once none seems to come.
    fn hand_over(
        &self,
        handover: Handover,
        shard: Shard,
        patience: Duration,
    ) -> impl Future<Output = ()> + Send + use<> {
        let stop = self.stop.clone();
        async move {
            if handover.offer(shard, patience).await {
                tracing::info!(shard = shard.id, "another process has connected and takes over");
            }
            stop.cancel();
        }
    }
}

/// A shard to be taken over, for which this process connects already.
struct Coming {
    stop: CancellationToken,
    task: JoinHandle<Option<Connection>>,
}

impl Coming {
    async fn connection(&mut self) -> Option<Connection> {
        (&mut self.task).await.ok().flatten()
    }

    async fn forget(mut self) {
        self.stop.cancel();
        if let Some(connection) = self.connection().await {
            connection.close().await;
        }
    }
}

/// What it takes to play a shard.
struct Station {
    start: Start,
    /// How many shards may identify at once.
    at_once: u32,
    parts: Parts,
    handover: Handover,
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
    let handover = process.handover();
    let station =
        Arc::new(Station { start, at_once: gateway.at_once, parts, handover: handover.clone(), news: sender });
    process.join(gateway.shards);
    tracing::info!(shards = gateway.shards, "waiting for shards that are free");
    let mut playing: BTreeMap<Shard, Playing> = BTreeMap::new();
    let mut coming: BTreeMap<Shard, Coming> = BTreeMap::new();
    let outcome = loop {
        tokio::select! {
            () = end.asked() => break Ok(()),
            change = process.change() => match change {
                Change::Take(store) => {
                    let shard = store.shard();
                    let before = playing.remove(&shard).map(|it| it.task);
                    playing.insert(shard, Arc::clone(&station).play(store, before, coming.remove(&shard)));
                }
                Change::Prepare(shard) => {
                    coming.insert(shard, Arc::clone(&station).connect(shard));
                }
                Change::Forget(shard) => {
                    if let Some(it) = coming.remove(&shard) {
                        tokio::spawn(it.forget());
                    }
                }
                Change::Leave(shard) => {
                    if let Some(it) = playing.get(&shard) {
                        tokio::spawn(it.hand_over(handover.clone(), shard, SHARING));
                    }
                }
                Change::Drop(shard) | Change::Lost(shard) => {
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
        handover.go().await;
        let forgotten: Vec<JoinHandle<()>> = coming.into_values().map(|it| tokio::spawn(it.forget())).collect();
        // Where something is wrong that is so everywhere, nobody could take over.
        let handed: Vec<JoinHandle<()>> = match &outcome {
            Ok(()) => playing.iter().map(|it| tokio::spawn(it.1.hand_over(handover.clone(), *it.0, ENDING))).collect(),
            Err(_) => Vec::new(),
        };
        if handed.is_empty() {
            playing.values().for_each(|it| it.stop.cancel());
        }
        let tasks = playing.into_values().map(|it| it.task).chain(forgotten).chain(handed);
        let ended = async {
            for it in tasks {
                let _ = it.await;
            }
        };
        // Each is free as soon as it is no longer played.
        let given_back = async {
            while let Some(told) = news.recv().await {
                if let News::Over(store) = told {
                    process.leave(&store).await;
                }
            }
        };
        tokio::select! {
            () = ended => {}
            () = given_back => {}
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
    /// Connects for a shard that another process is about to leave, and says when it is done.
    fn connect(self: Arc<Self>, shard: Shard) -> Coming {
        let stop = CancellationToken::new();
        let (station, stopped) = (self, stop.clone());
        let task = tokio::spawn(async move {
            let connected = tokio::select! {
                connected = station.connected(shard) => connected,
                () = stopped.cancelled() => return None,
            };
            let connection = match connected {
                Ok(connection) => connection,
                // It tries again once the shard is its own, and says what is wrong.
                Err(_) => return None,
            };
            let is_greeted = tokio::select! {
                is_greeted = connection.greeted() => is_greeted,
                () = stopped.cancelled() => false,
            };
            if !is_greeted {
                connection.close().await;
                return None;
            }
            station.handover.ready(shard).await;
            Some(connection)
        });
        Coming { stop, task }
    }

    async fn connected(&self, shard: Shard) -> Result<Connection, Begin> {
        let turn = self.handover.turn_to_identify(shard.id % self.at_once).await;
        turn.map_err(|error| Begin::Later(error.to_string()))?;
        self.start.connect(Some(shard)).await.map_err(|error| Begin::Never(bot_failure(error)))
    }

    /// Plays a shard, once what this process did there before has ended, by the connection that it may have already.
    fn play(self: Arc<Self>, store: Store, before: Option<JoinHandle<()>>, coming: Option<Coming>) -> Playing {
        let stop = CancellationToken::new();
        let (station, stopped) = (self, stop.clone());
        let task = tokio::spawn(async move {
            if let Some(before) = before {
                let _ = before.await;
            }
            let shard = store.shard();
            tracing::info!(shard = shard.id, of = shard.of, "its games are played here");
            if let Err(failure) = station.part(&store, &stopped, coming).await {
                station.tell(News::Failed(failure));
            }
            station.parts.remove(shard);
            tracing::info!(shard = shard.id, of = shard.of, "its games are no longer played here");
            station.tell(News::Over(store));
        });
        Playing { stop, task }
    }

    async fn part(&self, store: &Store, stop: &CancellationToken, coming: Option<Coming>) -> Result<(), Failure> {
        let connection = match coming {
            Some(mut it) => tokio::select! {
                connection = it.connection() => connection,
                () = stop.cancelled() => {
                    it.forget().await;
                    return Ok(());
                }
            },
            None => None,
        };
        let host = tokio::select! {
            host = self.start.host(store.clone()) => Some(host),
            () = stop.cancelled() => None,
        };
        let host = match host {
            Some(Ok(host)) => host,
            none => {
                if let Some(it) = connection {
                    it.close().await;
                }
                if let Some(Err(error)) = none {
                    later(store, &error.to_string()).await;
                }
                return Ok(());
            }
        };
        let connected = match connection.filter(|it| !it.has_ended()) {
            Some(it) => Ok(it),
            None => tokio::select! {
                connected = self.connected(store.shard()) => connected,
                () = stop.cancelled() => return Ok(()),
            },
        };
        let mut bot = match connected {
            Ok(it) => it.begin(host.clone(), self.start.workshop()),
            Err(Begin::Later(why)) => {
                later(store, &why).await;
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

/// Leaves a shard to others for a moment.
async fn later(store: &Store, why: &str) {
    tracing::error!(shard = store.shard().id, why, "its games cannot be played yet");
    tokio::time::sleep(PAUSE).await;
}

/// Why a shard cannot be played.
enum Begin {
    Later(String),
    Never(Failure),
}
