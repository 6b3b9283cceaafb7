//! A strict imitation of Discord on loopback: REST, gateway and a control API that acts as its users.
//!
//! It knows no game and nothing else of this program: it speaks the documented protocol, refuses what Discord
//! refuses, and lets tests and the page act as users. Read it in this order: `world` (the data), `payload` (its JSON),
//! `limits` (what is refused), `rates` (how often), `rest` (the bot's requests), `gateway` (the bot's events), `control` (what users do
//! and see), `control_http` (the same over HTTP), `page` (the same in a browser), `faults` (what goes wrong on
//! purpose), `keep` (the file that lets the world survive a restart).

mod clock;
mod control;
mod control_http;
mod error;
pub mod faults;
mod gateway;
mod http;
mod hub;
mod ids;
mod interact;
mod invoke;
mod keep;
mod limits;
mod page;
mod payload;
pub mod perms;
mod pings;
mod rates;
mod record;
mod rest;
mod tracked_map;
mod view;
mod world;

use std::future::IntoFuture;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

pub use control::{Control, ControlError, Interaction};
pub use ids::Id;
pub use rest::command_permissions::{CommandRule, CommandRuleKind};
pub use view::{Choice, Component, ComponentKind, File, Message, Modal, ModalInput, Ping, SelectOption};

#[derive(Debug, Clone)]
pub struct SandboxOptions {
    /// The port; 0 for any free one.
    pub port: u16,
    /// The address to listen on. Beyond loopback, everyone who reaches it can act as any user.
    pub listen: IpAddr,
    /// The name of the bot and its application.
    pub bot_name: String,
    /// The bot's token; by default one that cannot be mistaken for a real token.
    pub bot_token: Option<String>,
    /// How long the bot has to respond to an interaction.
    pub interaction_deadline: Duration,
    /// How long an interaction's token is valid for edits and follow-ups.
    pub token_life: Duration,
    pub heartbeat_interval: Duration,
    /// The number of shards that the gateway recommends and insists on.
    pub shards: u64,
    /// How many shards may identify at once, each five seconds.
    pub max_concurrency: u64,
    /// How many times sooner than on Discord every rate limit is up again, for tests in a hurry.
    pub pace: u32,
    /// The bot's permissions in guilds that have not restricted it.
    pub bot_permissions: u64,
    /// The privileged intents that the "developer portal" grants.
    pub privileged_intents: u64,
    /// The file in which the world survives a restart; without one it lives in memory.
    pub keep: Option<PathBuf>,
    /// Where to log every request, response and event, as JSON lines.
    pub record: Option<PathBuf>,
}

impl Default for SandboxOptions {
    fn default() -> Self {
        SandboxOptions {
            port: 0,
            listen: Ipv4Addr::LOCALHOST.into(),
            bot_name: "Slowboat".to_owned(),
            bot_token: None,
            interaction_deadline: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            heartbeat_interval: Duration::from_millis(41_250),
            shards: 1,
            max_concurrency: 1,
            pace: 1,
            bot_permissions: perms::BOT_INVITE,
            privileged_intents: 0,
            keep: None,
            record: None,
        }
    }
}

/// A running sandbox; dropping it closes the port and every connection.
pub struct Sandbox {
    control: Control,
    address: SocketAddr,
    is_new: bool,
    stop: Option<oneshot::Sender<()>>,
}

impl Sandbox {
    pub async fn start(options: SandboxOptions) -> anyhow::Result<Sandbox> {
        let recorder = match &options.record {
            Some(path) => Some(record::Recorder::create(path)?),
            None => None,
        };
        let wanted = SocketAddr::new(options.listen, options.port);
        let listener =
            TcpListener::bind(wanted).await.with_context(|| format!("the sandbox cannot listen on {wanted}"))?;
        let mut address = listener.local_addr()?;
        if address.ip().is_unspecified() {
            // A server on all interfaces is reached from this machine over loopback.
            address.set_ip(if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() });
        }
        let mut world = new_world(&options, address);
        let (mut keeper, mut is_new) = (None, true);
        if let Some(path) = &options.keep {
            let (found, rows) = keep::Keeper::open(path).await?;
            is_new = rows.is_empty();
            let unreadable = |what| keep::KeepError::Unreadable { path: path.clone(), what };
            keep::restore(&mut world, rows).map_err(unreadable)?;
            keeper = Some(found);
            if let Some(token) = &options.bot_token {
                world.bot_token = token.clone();
            }
        }
        let hub = Arc::new(hub::Hub::new(world, options, recorder, keeper));
        let router = http::router(hub.clone());
        let connections = faults::CuttableListener::new(listener)?;
        let (stop, stopped) = oneshot::channel::<()>();
        tokio::spawn(async move {
            let service = router.into_make_service_with_connect_info::<faults::Cut>();
            let serve = axum::serve(connections, service).into_future();
            tokio::select! {
                result = serve => {
                    if let Err(error) = result {
                        tracing::error!("the sandbox stopped: {error}");
                    }
                }
                // An error means that the sandbox was dropped, which ends the server too.
                _ = stopped => {}
            }
        });
        Ok(Sandbox { control: Control::new(hub), address, is_new, stop: Some(stop) })
    }

    /// Whether the world is new: it has no guilds and no users yet.
    pub fn is_new(&self) -> bool {
        self.is_new
    }

    /// Stops, and returns once everything is in the file.
    pub async fn close(self) {
        let hub = self.control.hub().clone();
        drop(self);
        hub.kept().await;
    }

    /// What stands in for `https://discord.com`.
    pub fn base_url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub fn bot_token(&self) -> String {
        self.control.hub().look(|world| world.bot_token.clone())
    }

    pub fn application_id(&self) -> Id {
        self.control.hub().look(|world| world.application)
    }

    /// A handle to act and look as users and moderators; cheap to clone.
    pub fn control(&self) -> Control {
        self.control.clone()
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        // A bot that is back before the server has stopped would stay connected.
        self.control.gateway_down(Duration::from_secs(3_600));
        if let Some(stop) = self.stop.take() {
            // The server may have stopped already.
            let _ = stop.send(());
        }
    }
}

fn new_world(options: &SandboxOptions, address: SocketAddr) -> world::World {
    let mut ids = ids::Ids::default();
    let application = ids.next();
    let token = options.bot_token.clone();
    let bot = world::User {
        id: application,
        name: options.bot_name.clone(),
        locale: "en-US".to_owned(),
        bot: true,
        dms_open: true,
    };
    let mut world = world::World {
        ids,
        base_url: format!("http://{address}"),
        application,
        // As on Discord since 2016, a bot's user has the id of its application.
        bot: application,
        bot_token: token.unwrap_or_else(|| format!("sandbox.{application}.not-a-real-token")),
        bot_permissions: options.bot_permissions,
        interaction_deadline: options.interaction_deadline,
        token_life: options.token_life,
        users: Default::default(),
        guilds: Default::default(),
        channels: Default::default(),
        posts: Default::default(),
        attachments: Default::default(),
        commands: Default::default(),
        command_rules: Default::default(),
        command_writes: 0,
        command_creates: Vec::new(),
        interactions: Default::default(),
        nonces: Default::default(),
        pings: Default::default(),
        pending: Vec::new(),
        user_events: Vec::new(),
        shards: options.shards,
        faults: Default::default(),
        rates: rates::Rates::new(options.pace, options.max_concurrency),
    };
    world.users.insert(application, bot);
    world
}
