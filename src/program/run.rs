//! `slowboat run`: the bot on the real Discord.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use secrecy::SecretString;

use super::backup::Nights;
use super::config::Config;
use super::exit::{self, EndSignal, Failure};
use super::metrics::{self, Watched};
use super::shards::{self, Part, Parts};
use super::{registry, wordbook};
use crate::discord::{BotError, Connection, ConnectionOptions, Running, WireError, Workshop};
use crate::games::Registry;
use crate::host::{Host, HostError, Settings, Shard, SystemClock};
use crate::store::{Cause, Store, StoreError};
use crate::words::Wordbook;

#[derive(Args, Debug, Default)]
pub(super) struct RunArgs {
    /// The address of a sandbox on this machine, instead of https://discord.com.
    #[arg(long)]
    base_url: Option<String>,
}

/// How long shutdown waits for the database, after up to seven seconds for the bot.
const LAST_WRITES: Duration = Duration::from_millis(500);

pub(super) async fn run(config: &Config, args: RunArgs) -> Result<(), Failure> {
    let mut end = EndSignal::listen()?;
    let token = config.token()?;
    let registry = registry(config)?;
    if let Some(url) = config.store_url() {
        return shards::run(config, &registry, token, args.base_url, url, &mut end).await;
    }
    let metrics = metrics::bind(config).await?;
    let store = open_store(config, &config.data_dir()).await?;
    let workshop = Workshop::new();
    let counts = workshop.counts.clone();
    let start = Start::new(config, &registry, token, args.base_url, workshop)?.by_way_of(config.proxy());
    let (host, mut bot) = tokio::select! {
        started = start.all(store.clone()) => started?,
        () = end.asked() => return Ok(()),
    };
    let nights = Nights::new(config.nightly());
    let parts = Parts::default();
    parts.add(Part { host: host.clone(), store: store.clone(), pulse: bot.pulse() });
    let watched = Watched { parts, counts, nights: Some(nights.clone()), low_disk: config.low_disk() };
    let metrics = metrics.map(|it| metrics::serve(it, watched));
    let outcome = tokio::select! {
        () = end.asked() => Ok(()),
        error = bot.ended() => Err(bot_failure(error)),
        () = nights.run(store.clone()) => Ok(()),
    };
    drop(metrics);
    stop(host, bot, store, &mut end).await;
    outcome
}

/// The database of a server, if the configuration names one, or else the file in a folder.
pub(super) async fn open_store(config: &Config, folder: &Path) -> Result<Store, Failure> {
    let store = match config.store_url() {
        Some(url) => Store::connect(url).await,
        None => Store::open(folder).await,
    };
    store.map_err(store_failure)
}

/// What it takes to start host and bot, on the real Discord or on one at `base_url`.
pub(super) struct Start {
    settings: Settings,
    registry: Registry,
    words: Wordbook,
    token: SecretString,
    base_url: Option<String>,
    proxy: Option<String>,
    workshop: Workshop,
}

impl Start {
    pub(super) fn new(
        config: &Config,
        registry: &Registry,
        token: SecretString,
        base_url: Option<String>,
        workshop: Workshop,
    ) -> Result<Start, Failure> {
        let (settings, words, registry) = (config.host(), wordbook(registry)?, registry.clone());
        Ok(Start { settings, registry, words, token, base_url, proxy: None, workshop })
    }

    /// What keeps Discord's rate limits for several processes is no matter of a sandbox.
    pub(super) fn by_way_of(self, proxy: Option<&str>) -> Start {
        Start { proxy: proxy.map(str::to_owned), ..self }
    }

    /// Both, for all servers.
    pub(super) async fn all(&self, store: Store) -> Result<(Host, Running), Failure> {
        let host = self.host(store).await.map_err(|error| Failure::new(exit::FAILURE, error.to_string()))?;
        let bot = self.bot(host.clone()).await.map_err(bot_failure)?;
        Ok((host, bot))
    }

    pub(super) async fn host(&self, store: Store) -> Result<Host, HostError> {
        Host::start_with(store, self.registry.clone(), Arc::new(SystemClock), self.settings).await
    }

    pub(super) async fn bot(&self, host: Host) -> Result<Running, BotError> {
        Ok(self.connect(None).await?.begin(host, self.workshop.clone()))
    }

    pub(super) async fn connect(&self, shard: Option<Shard>) -> Result<Connection, BotError> {
        let options = ConnectionOptions {
            token: self.token.clone(),
            base_url: self.base_url.clone(),
            allow_remote_base_url: false,
            proxy: self.proxy.clone(),
            registry: self.registry.clone(),
            words: self.words.clone(),
            shard,
        };
        Connection::open(options).await
    }

    pub(super) fn workshop(&self) -> Workshop {
        self.workshop.clone()
    }
}

/// Shuts down cleanly: finishes what is under way and leaves the rest in the outbox. A second signal ends it at once.
pub(super) async fn stop(host: Host, bot: Running, store: Store, end: &mut EndSignal) {
    tracing::info!("ending");
    let clean = async {
        bot.shutdown().await;
        drop(host);
        // Every answer is safe already; this only truncates the write-ahead log.
        let _ = tokio::time::timeout(LAST_WRITES, store.close()).await;
    };
    tokio::select! {
        () = clean => {}
        () = end.asked() => tracing::warn!("asked twice: leaving at once"),
    }
}

pub(super) fn store_failure(error: StoreError) -> Failure {
    let code = match &error {
        StoreError::Locked { .. } | StoreError::Lost | StoreError::Unwritten { cause: Cause::Busy, .. } => {
            exit::TEMPORARY
        }
        StoreError::Foreign { .. }
        | StoreError::Newer { .. }
        | StoreError::Older { .. }
        | StoreError::OldSqlite { .. }
        | StoreError::Address { .. } => exit::CONFIG,
        StoreError::Unreachable { .. } => exit::UNAVAILABLE,
        StoreError::Damaged { .. } | StoreError::Altered { .. } | StoreError::Unreadable { .. } => exit::DATA,
        StoreError::File { .. } | StoreError::Exists { .. } | StoreError::Unwritten { .. } => exit::CANNOT_CREATE,
        StoreError::Sql(_) | StoreError::Taken(_) | StoreError::Migrate(_) | StoreError::NoFile => exit::FAILURE,
    };
    let remedy = match &error {
        StoreError::File { .. } => "; is it the right place (store.data_dir), and may the bot's user write there?",
        _ => "",
    };
    Failure::new(code, format!("{error}{remedy}"))
}

pub(super) fn bot_failure(error: BotError) -> Failure {
    let code = match &error {
        BotError::Ended(why) if why.contains("authentication") => {
            let what = "Discord does not take the token any more; copy the newest one from the developer portal";
            return Failure::new(exit::CONFIG, format!("{error}. {what}"));
        }
        BotError::Ended(why) if why.contains("intents") => {
            let what = "Discord refuses what the bot wants to hear of, though it needs no privileged intent; is it up to date?";
            return Failure::new(exit::CONFIG, format!("{error}. {what}"));
        }
        BotError::Wire(WireError::Unreachable { .. }) => exit::UNAVAILABLE,
        BotError::Wire(_) => exit::CONFIG,
        BotError::Start(_) | BotError::Ended(_) | BotError::MoreShards(_) => exit::FAILURE,
    };
    Failure::new(code, error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_discord_ends_for_good_is_said_with_what_helps() {
        for (why, words) in [
            ("Sent invalid authentication", "copy the newest one from the developer portal"),
            ("Disallowed gateway intents were provided", "needs no privileged intent"),
        ] {
            let failure = bot_failure(BotError::Ended(why.to_owned()));
            assert_eq!(failure.code, exit::CONFIG);
            assert!(failure.what.contains(why) && failure.what.contains(words), "{failure}");
        }
    }
}
