//! Discord: the only code that knows serenity and poise.
//!
//! Read in this order: `mod` (start and stop), `call` and `reply` (one interaction and its answer), `tree` and
//! `commands` (slash commands), `custom_id` and `click` (components), `panel`, `decision` and `menu` (what is asked),
//! `acts` (what is done), `turns` (all games of one person), `open_panels` (which go on by themselves), `lobby` and `post` (what stands in the channel),
//! `outbox` and `uploads` (how it gets there), `rights` and `door` (whether it may), `wire` and `shards` (the connection).

mod acts;
mod app;
mod brushes;
mod call;
mod click;
mod clock;
mod commands;
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
mod uploads;
mod why_not;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use secrecy::SecretString;
use serenity::{FullEvent, GatewayIntents, Interaction};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::games::Registry;
use crate::host::{GuildId, Host, Shard};
use crate::words::Wordbook;

use app::App;
pub use app::Workshop;
pub use counts::Counts;
pub use invalid::invalid_requests;
use outbox::Outbox;
use uploads::Uploads;
use wire::Wire;
pub use wire::{Gateway, WireError};

/// What the bot needs to start.
pub struct BotOptions {
    pub token: SecretString,
    /// What stands in for `https://discord.com`: the sandbox. Nothing for the real one.
    pub base_url: Option<String>,
    /// Allows a base URL that is not on this machine.
    pub allow_remote_base_url: bool,
    /// What keeps Discord's rate limits for all processes of one bot, and takes requests instead of Discord.
    pub proxy: Option<String>,
    pub host: Host,
    pub registry: Registry,
    pub words: Wordbook,
    pub workshop: Workshop,
    /// Only the servers of this shard; nothing for all of them, in as many shards as Discord recommends.
    pub shard: Option<Shard>,
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

/// Nothing but guilds and interactions, no privileged intent.
pub const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// The commands are registered again after this long at most, if Discord did not take them.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// How long the end of the program waits for what is under way.
const LAST_WORDS: Duration = Duration::from_secs(4);
/// And how long for Discord to see it go.
const GOODBYE: Duration = Duration::from_secs(3);
const TOLD_AGAIN: Duration = Duration::from_millis(50);

impl Bot {
    /// Connects, registers the commands once connected, and begins to deliver.
    pub async fn start(options: BotOptions) -> Result<Running, BotError> {
        let BotOptions { token, base_url, allow_remote_base_url, proxy, host, registry, words, workshop, shard } =
            options;
        let wire = |patience| {
            Wire::new(&token, base_url.as_deref(), allow_remote_base_url, patience)?.by_way_of(proxy.as_deref())
        };
        let (wire, uploads) = (wire(wire::SHORT)?, Uploads::new(wire(uploads::PATIENCE)?.http()));
        // Whoever names a shard has asked already.
        let total = match shard {
            Some(shard) => shard.of,
            None => {
                let gateway = wire.reach().await?;
                clock::check(&wire).await?;
                gateway.shards
            }
        };
        let app = App::new(host, words, workshop, uploads);
        let stop = CancellationToken::new();
        // One shard registers the commands of all.
        let registers = shard.is_none_or(|it| it.id == 0);
        let framework = framework(app.clone(), commands::all(&registry, &app.words), registers, stop.clone());
        let mut client = serenity::ClientBuilder::new_with_http(wire.http(), INTENTS)
            .framework(framework)
            .await
            .map_err(|error| BotError::Start(Box::new(error)))?;
        let shards = client.shard_manager.clone();
        let worker = Outbox::new(app.clone(), client.http.clone(), client.cache.clone());
        let outbox = tokio::spawn(worker.run(stop.clone()));
        let watch = shards::watch(shards.clone(), client.http.clone(), total, shard.is_some(), stop.clone());
        let watchdog = tokio::spawn(watch);
        tracing::info!(shard = shard.map(|it| it.id), shards = total, "connecting");
        let client = tokio::spawn(async move {
            match shard {
                Some(shard) => client.start_shard(shard.id, shard.of).await,
                None => client.start_shards(total).await,
            }
        });
        Ok(Running { app, stop, client: Some(client), outbox, watchdog, shards })
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

/// Ends a client. The library forgets what it is told while it is still connecting, and would stay connected then: so it is told again
/// for as long as it takes.
async fn disconnect(shards: Arc<serenity::ShardManager>, client: Option<JoinHandle<Result<(), serenity::Error>>>) {
    let Some(mut client) = client else { return };
    loop {
        shards.shutdown_all().await;
        tokio::select! {
            _ = &mut client => return,
            () = tokio::time::sleep(TOLD_AGAIN) => {}
        }
    }
}

fn framework(
    app: App,
    commands: Vec<tree::Command>,
    registers: bool,
    stop: CancellationToken,
) -> poise::Framework<App, tree::Error> {
    let options = poise::FrameworkOptions {
        commands,
        event_handler: |ctx, event| Box::pin(on_event(ctx, event)),
        on_error: |error| Box::pin(on_error(error)),
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        manual_cooldowns: true,
        ..Default::default()
    };
    poise::Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(move |ctx, ready, framework| {
            Box::pin(async move {
                let commands = tree::registration(&framework.options().commands);
                tracing::info!(user = %ready.user.name, commands = commands.as_array().map_or(0, Vec::len), "connected");
                tracing::info!(link = invite_link(ready.application.id), "invite the bot to a server with this link");
                app.uploads.http.set_application_id(ready.application.id);
                if !registers {
                    return Ok(app);
                }
                // Not awaited: until this function returns no event is handled, and presses wait for nobody.
                let http = ctx.http.clone();
                app.tasks.spawn(async move {
                    let mut wait = Duration::from_secs(1);
                    while let Err(error) = http.create_global_commands(&commands).await {
                        tracing::error!(%error, "the commands could not be registered");
                        tokio::select! {
                            () = stop.cancelled() => return,
                            () = tokio::time::sleep(wait) => wait = (wait * 2).min(LONGEST_WAIT),
                        }
                    }
                });
                Ok(app)
            })
        })
        .build()
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
