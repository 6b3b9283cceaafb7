//! The connection to Discord. It may stand before there is anything to play: then it keeps what it hears until there is.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use secrecy::SecretString;
use serenity::{FullEvent, GatewayIntents};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::app::{App, Workshop};
use super::outbox::Outbox;
use super::uploads::Uploads;
use super::wire::Wire;
use super::{BotError, Running, clock, commands, invite_link, on_error, on_event, shards, tree, uploads, wire};
use crate::games::Registry;
use crate::host::{Host, Shard};
use crate::words::Wordbook;

/// Nothing but guilds and interactions, no privileged intent.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// The commands are registered again after this long at most, if Discord did not take them.
const LONGEST_WAIT: Duration = Duration::from_secs(300);
const TOLD_AGAIN: Duration = Duration::from_millis(50);

/// What it takes to connect.
pub struct ConnectionOptions {
    pub token: SecretString,
    /// What stands in for `https://discord.com`: the sandbox. Nothing for the real one.
    pub base_url: Option<String>,
    /// Allows a base URL that is not on this machine.
    pub allow_remote_base_url: bool,
    /// What keeps Discord's rate limits for all processes of one bot, and takes requests instead of Discord.
    pub proxy: Option<String>,
    pub registry: Registry,
    pub words: Wordbook,
    /// Only the servers of this shard; nothing for all of them, in as many shards as Discord recommends.
    pub shard: Option<Shard>,
}

type Client = JoinHandle<Result<(), serenity::Error>>;

/// A connection by which nothing is played yet.
pub struct Connection {
    client: Client,
    shards: Arc<serenity::ShardManager>,
    http: Arc<serenity::Http>,
    cache: Arc<serenity::Cache>,
    /// How many shards there are, and whether only one of them is connected.
    total: u32,
    is_part: bool,
    words: Wordbook,
    uploads: Uploads,
    gate: Arc<Gate>,
}

/// What the events wait for.
#[derive(Default)]
struct Gate {
    app: OnceLock<App>,
    /// Discord has greeted a shard.
    greeted: CancellationToken,
    /// There is somebody to hear what is kept.
    open: CancellationToken,
    /// Nobody will ever hear it, or it all has been heard.
    stop: CancellationToken,
}

impl Connection {
    pub async fn open(options: ConnectionOptions) -> Result<Connection, BotError> {
        let ConnectionOptions { token, base_url, allow_remote_base_url, proxy, registry, words, shard } = options;
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
        let gate = Arc::<Gate>::default();
        // One shard registers the commands of all.
        let registers = shard.is_none_or(|it| it.id == 0);
        let poise = framework(Arc::clone(&gate), commands::all(&registry, &words), registers);
        let mut client = serenity::ClientBuilder::new_with_http(wire.http(), INTENTS)
            .framework(Gated { gate: Arc::clone(&gate), poise })
            .await
            .map_err(|error| BotError::Start(Box::new(error)))?;
        let (shards, http, cache) = (client.shard_manager.clone(), client.http.clone(), client.cache.clone());
        tracing::info!(shard = shard.map(|it| it.id), shards = total, "connecting");
        let client = tokio::spawn(async move {
            match shard {
                Some(shard) => client.start_shard(shard.id, shard.of).await,
                None => client.start_shards(total).await,
            }
        });
        Ok(Connection { client, shards, http, cache, total, is_part: shard.is_some(), words, uploads, gate })
    }

    /// Waits until Discord has greeted it: whatever happens from then on is kept. Says whether it has, and not ended before.
    pub async fn greeted(&self) -> bool {
        while !self.has_ended() {
            let greeted = self.gate.greeted.cancelled();
            if tokio::time::timeout(TOLD_AGAIN, greeted).await.is_ok() {
                return true;
            }
        }
        false
    }

    pub fn has_ended(&self) -> bool {
        self.client.is_finished()
    }

    /// Plays by it, beginning with what it has heard already.
    pub fn begin(self, host: Host, workshop: Workshop) -> Running {
        let Connection { client, shards, http, cache, total, is_part, words, uploads, gate } = self;
        let (app, stop) = (App::new(host, words, workshop, uploads), gate.stop.clone());
        let outbox = tokio::spawn(Outbox::new(app.clone(), http.clone(), cache).run(stop.clone()));
        let watchdog = tokio::spawn(shards::watch(shards.clone(), http, total, is_part, stop.clone()));
        // Nobody else has set it.
        let _ = gate.app.set(app.clone());
        gate.open.cancel();
        Running { app, stop, client: Some(client), outbox, watchdog, shards }
    }

    /// Ends it, because nothing will be played by it.
    pub async fn close(self) {
        self.gate.stop.cancel();
        disconnect(self.shards, Some(self.client)).await;
    }
}

/// Ends a client. The library forgets what it is told while it is still connecting, and would stay connected then: so it is told again
/// for as long as it takes.
pub(super) async fn disconnect(shards: Arc<serenity::ShardManager>, client: Option<Client>) {
    let Some(mut client) = client else { return };
    loop {
        shards.shutdown_all().await;
        tokio::select! {
            _ = &mut client => return,
            () = tokio::time::sleep(TOLD_AGAIN) => {}
        }
    }
}

/// Lets events through to the handlers once there are any.
struct Gated {
    gate: Arc<Gate>,
    poise: poise::Framework<App, tree::Error>,
}

#[serenity::async_trait]
impl serenity::Framework for Gated {
    async fn init(&mut self, client: &serenity::Client) {
        self.poise.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        if let FullEvent::Ready { .. } = event {
            self.gate.greeted.cancel();
        }
        tokio::select! {
            biased;
            () = self.gate.open.cancelled() => self.poise.dispatch(ctx, event).await,
            () = self.gate.stop.cancelled() => {}
        }
    }
}

fn framework(gate: Arc<Gate>, commands: Vec<tree::Command>, registers: bool) -> poise::Framework<App, tree::Error> {
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
                let app = gate.app.get().cloned().ok_or_else(|| anyhow::anyhow!("nothing is played yet"))?;
                let commands = tree::registration(&framework.options().commands);
                tracing::info!(user = %ready.user.name, commands = commands.as_array().map_or(0, Vec::len), "connected");
                tracing::info!(link = invite_link(ready.application.id), "invite the bot to a server with this link");
                app.uploads.http.set_application_id(ready.application.id);
                if !registers {
                    return Ok(app);
                }
                // Not awaited: until this function returns no event is handled, and presses wait for nobody.
                let (http, stop) = (ctx.http.clone(), gate.stop.clone());
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
