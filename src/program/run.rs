//! `slowboat run`: the bot on the real Discord.

use std::sync::Arc;

use clap::Args;
use secrecy::SecretString;
use tokio::signal::unix::{SignalKind, signal};

use super::config::Config;
use super::exit::{self, Failure};
use super::{registry, wordbook};
use crate::discord::{Bot, BotError, BotOptions, Running, WireError};
use crate::games::Registry;
use crate::host::{Host, SystemClock};
use crate::scene::Painter;
use crate::store::{Store, StoreError};

#[derive(Args, Debug, Default)]
pub struct RunArgs {
    /// What stands in for https://discord.com: a sandbox on this machine.
    #[arg(long)]
    base_url: Option<String>,
}

pub async fn run(config: &Config, args: RunArgs) -> Result<(), Failure> {
    let token = config.token()?;
    let registry = registry(config)?;
    let store = Store::open(&config.data_dir()).await.map_err(store_failure)?;
    let (host, mut bot) = start(&registry, store.clone(), token, args.base_url).await?;
    let outcome = tokio::select! {
        () = asked_to_end() => Ok(()),
        error = bot.ended() => Err(Failure::new(exit::CONFIG, error.to_string())),
    };
    stop(host, bot, store).await;
    outcome
}

/// Starts host and bot, on the real Discord or on one at `base_url`.
pub async fn start(
    registry: &Registry,
    store: Store,
    token: SecretString,
    base_url: Option<String>,
) -> Result<(Host, Running), Failure> {
    let words = wordbook(registry)?;
    let host = Host::start(store, registry.clone(), Arc::new(SystemClock))
        .await
        .map_err(|error| Failure::new(exit::FAILURE, error.to_string()))?;
    let options = BotOptions {
        token,
        base_url,
        allow_remote_base_url: false,
        host: host.clone(),
        registry: registry.clone(),
        words,
        painter: Arc::new(Painter::new()),
    };
    let bot = Bot::start(options).await.map_err(bot_failure)?;
    Ok((host, bot))
}

/// Ends cleanly: what is under way is finished, the rest waits in the outbox.
pub async fn stop(host: Host, bot: Running, store: Store) {
    tokio::select! {
        () = bot.shutdown() => {}
        () = asked_to_end() => tracing::warn!("asked twice: leaving at once"),
    }
    drop(host);
    store.close().await;
}

/// Returns on SIGTERM or SIGINT.
pub async fn asked_to_end() {
    let (Ok(mut term), Ok(mut int)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt())) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = term.recv() => {}
        _ = int.recv() => {}
    }
}

pub fn store_failure(error: StoreError) -> Failure {
    let code = match &error {
        StoreError::Locked { .. } => exit::TEMPORARY,
        StoreError::Foreign { .. } | StoreError::Newer { .. } | StoreError::OldSqlite { .. } => exit::CONFIG,
        StoreError::Damaged { .. } | StoreError::Unreadable { .. } => exit::DATA,
        StoreError::File { .. } | StoreError::Exists { .. } => exit::CANNOT_CREATE,
        StoreError::Sql(_) | StoreError::Migrate(_) | StoreError::InMemory => exit::FAILURE,
    };
    Failure::new(code, error.to_string())
}

fn bot_failure(error: BotError) -> Failure {
    let code = match &error {
        BotError::Wire(WireError::Unreachable(_)) => exit::UNAVAILABLE,
        BotError::Wire(_) => exit::CONFIG,
        BotError::Start(_) | BotError::Ended(_) => exit::FAILURE,
    };
    Failure::new(code, error.to_string())
}
