//! Discord: the only code that knows serenity and poise.
//!
//! Read in this order: `mod` (start and stop), `call` and `reply` (one interaction and its answer), `tree` and
//! `commands` (slash commands), `custom_id` and `click` (components), `panel`, `decision` and `menu` (what is asked),
//! `acts` (what is done), `turns` (all games of one person), `open_panels` (which go on by themselves), `lobby` and `post` (what stands in the channel),
//! `outbox` and `uploads` (how it gets there), `rights` and `door` (whether it may), `wire`, `connection` and `shards` (the line to Discord).

mod acts;
mod app;
mod brushes;
mod call;
mod click;
mod clock;
mod commands;
mod connection;
mod counts;
pub mod custom_id;
pub mod decision;
mod direct;
mod door;
mod forgiving;
mod history;
mod info;
mod invalid;
mod lobby;
mod logs;
pub mod menu;
mod motions;
mod open_panels;
mod outbox;
mod panel;
mod past;
mod picks;
mod plan;
mod post;
mod preview;
mod reply;
mod rights;
mod rules;
mod search;
mod shards;
mod sure;
#[cfg(test)]
mod tests;
mod text;
mod tree;
mod turns;
mod under_way;
mod uploads;
mod why_not;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use secrecy::SecretString;
use serenity::{FullEvent, Interaction};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::games::Registry;
use crate::host::{GuildId, Host};
use crate::words::Wordbook;

use app::App;
pub use app::Workshop;
use connection::disconnect;
pub use connection::{Connection, ConnectionOptions};
pub use counts::Counts;
pub use invalid::invalid_requests;
use wire::Wire;
pub use wire::{Gateway, WireError};

/// What the bot needs to start.
pub struct BotOptions {
    pub connection: ConnectionOptions,
    pub host: Host,
    pub workshop: Workshop,
}

/// The bot, before it runs.
pub struct Bot;

/// The running bot.
pub struct Running {
    app: App,
    stop: CancellationToken,
    client: Option<JoinHandle<Result<(), serenity::Error>>>,
    outbox: JoinHandle<()>,
    watchdog: JoinHandle<u32>,
    shards: Arc<serenity::ShardManager>,
}

/// How the bot is: what it has counted, and whether it is connected. Clones are cheap.
#[derive(Clone)]
pub struct Pulse {
    pub counts: Counts,
    shards: Arc<serenity::ShardManager>,
}

impl Pulse {
    /// Whether every shard is.
    pub async fn is_connected(&self) -> bool {
        let runners = self.shards.runners.lock().await;
        !runners.is_empty() && runners.values().all(|it| it.stage == serenity::ConnectionStage::Connected)
    }
}

#[derive(Debug, thiserror::Error)]
pub enum BotError {
    #[error(transparent)]
    Wire(#[from] WireError),
    #[error("the Discord client cannot be started: {0}")]
    Start(#[source] Box<serenity::Error>),
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
    #[error("Discord wants {0} shards by now")]
    MoreShards(u32),
}

/// How long the end of the program waits for what is under way.
const LAST_WORDS: Duration = Duration::from_secs(4);
/// And how long for Discord to see it go.
const GOODBYE: Duration = Duration::from_secs(3);

impl Bot {
    /// Connects, registers the commands once connected, and begins to deliver.
    pub async fn start(options: BotOptions) -> Result<Running, BotError> {
        Ok(Connection::open(options.connection).await?.begin(options.host, options.workshop))
    }
}

/// Whether Discord can be reached, knows the token, and has the same time; and what it says of its gateway.
pub async fn check(token: &SecretString, base_url: Option<&str>, proxy: Option<&str>) -> Result<Gateway, WireError> {
    let wire = Wire::new(token, base_url, false, wire::SHORT)?.by_way_of(proxy)?;
    let gateway = wire.reach().await?;
    clock::check(&wire).await?;
    Ok(gateway)
}

impl Running {
    /// Starts the connection anew, as the watchdog does when it is lost.
    pub async fn reconnect(&self) {
        shards::restart(&self.shards).await;
    }

    pub fn pulse(&self) -> Pulse {
        Pulse { counts: self.app.counts.clone(), shards: Arc::clone(&self.shards) }
    }

    /// Returns when the connection has ended for good, with the reason.
    pub async fn ended(&mut self) -> BotError {
        let Some(client) = &mut self.client else { return BotError::Ended("it was shut down".to_owned()) };
        let outcome = tokio::select! {
            outcome = client => outcome,
            Ok(shards) = &mut self.watchdog, if !self.watchdog.is_finished() => return BotError::MoreShards(shards),
        };
        self.client = None;
        match outcome {
            Ok(Ok(())) => BotError::Ended("it was closed".to_owned()),
            Ok(Err(error)) => BotError::Ended(error.to_string()),
            Err(error) => BotError::Ended(error.to_string()),
        }
    }

    /// Finishes what is under way and disconnects, within eight seconds.
    pub async fn shutdown(mut self) {
        self.stop.cancel();
        // First, so that nothing comes any more.
        let goodbye = tokio::spawn(disconnect(Arc::clone(&self.shards), self.client.take()));
        if tokio::time::timeout(GOODBYE, goodbye).await.is_err() {
            tracing::warn!("Discord did not say goodbye in time");
        }
        self.app.tasks.close();
        let finish = async {
            self.app.tasks.wait().await;
            if let Err(error) = (&mut self.outbox).await {
                tracing::warn!(%error, "the outbox broke off");
            }
        };
        if tokio::time::timeout(LAST_WORDS, finish).await.is_err() {
            tracing::warn!("something was still under way; the outbox brings it when the bot runs again");
        }
        self.outbox.abort();
        self.watchdog.abort();
    }
}

async fn on_event(ctx: poise::FrameworkContext<'_, App, tree::Error>, event: &FullEvent) -> Result<(), tree::Error> {
    let app = ctx.user_data().await;
    let http = ctx.serenity_context.http.clone();
    let cache = &ctx.serenity_context.cache;
    let called = match event {
        FullEvent::InteractionCreate { interaction } => call::rights(interaction),
        _ => None,
    };
    // A command has been carried out by now: what it said of rights was learnt then, and may no longer hold.
    if let Some((place, may)) =
        called.filter(|_| !matches!(event, FullEvent::InteractionCreate { interaction: Interaction::Command(_) }))
    {
        app.rights.learn(place, may);
    }
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(it) } => {
            app.tasks.track_future(click::component(app, http, it)).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(it) } => {
            app.tasks.track_future(click::modal(app, http, it)).await;
        }
        // The library waits and asks again.
        FullEvent::Ratelimit { data } if data.global => invalid::note(),
        FullEvent::GuildUpdate { new_data, .. } => {
            app.guild_changed(GuildId(new_data.id.get()), new_data.preferred_locale.clone());
        }
        // Rights may have come back, or a whole guild: what could not be sent there need not wait any longer.
        FullEvent::ChannelUpdate { new, .. } => {
            app.opened(new.guild_id, |it| rights::concerns(cache, new.guild_id, new.id, it)).await;
        }
        FullEvent::ThreadUpdate { new: thread, .. } | FullEvent::ThreadCreate { thread } => {
            app.opened(thread.guild_id, |it| it.0 == thread.id.get()).await;
        }
        FullEvent::GuildRoleUpdate { new, .. } if rights::is_ours(cache, new.guild_id, new.id) => {
            app.opened(new.guild_id, |_| true).await;
        }
        FullEvent::GuildRoleDelete { guild_id, removed_role_id, .. }
            if rights::is_ours(cache, *guild_id, *removed_role_id) =>
        {
            app.opened(*guild_id, |_| true).await;
        }
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == cache.current_user().id => {
            app.opened(event.guild_id, |_| true).await;
        }
        FullEvent::GuildCreate { guild, .. } => app.opened(guild.id, |_| true).await,
        _ => {}
    }
    // Whoever presses where the bot may write by now brings what waits there.
    if let Some((place, _)) = called.filter(|it| app.rights.missing(cache, it.0).is_empty()) {
        app.knock(place.guild, |it| it == place.channel).await;
    }
    Ok(())
}

async fn on_error(error: poise::FrameworkError<'_, App, tree::Error>) {
    match error {
        poise::FrameworkError::UnknownInteraction { interaction, .. } => {
            tracing::warn!(command = interaction.data.name, "a command is called that we do not have");
        }
        error => tracing::error!(%error, "a command failed"),
    }
}

/// The registered command tree, as Discord gets it.
pub fn commands_json(registry: &Registry, words: &Wordbook) -> serde_json::Value {
    tree::registration(&commands::all(registry, words))
}

/// The permission number of an invite link.
pub fn invite_permissions() -> u64 {
    commands::invite_permissions().bits()
}

/// The address at which somebody who manages a server lets the bot in, with exactly what it needs.
fn invite_link(application: serenity::ApplicationId) -> String {
    let permissions = invite_permissions();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={permissions}"
    )
}
