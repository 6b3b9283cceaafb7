//! A Discord of our own on loopback: REST, gateway and a control API for its users, strict, in memory or kept in a file of its own.
//!
//! It knows no game and nothing of the rest of the program: it speaks the documented protocol, refuses what
//! Discord refuses, and lets tests and the page act as users. Read in this order: `world` (the data),
//! `payload` (their JSON), `limits` (what is refused), `rest` (what the bot asks), `gateway` (what it is told),
//! `control` (what users do and see), `control_http` (the same by HTTP), `page` (the same in a browser), `faults`
//! (what goes wrong on purpose), `keep` (what outlives the program).

mod clock;
pub mod control;
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
mod record;
mod rest;
mod shelf;
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
pub use view::{Choice, Component, ComponentKind, File, Message, Modal, ModalInput, Ping, SelectOption};

#[derive(Debug, Clone)]
pub struct SandboxOptions {
    /// The port; 0 takes any free one.
    pub port: u16,
    /// The address to listen on. Anything but loopback lets others act as everybody in here.
    pub listen: IpAddr,
    /// The bot's name, also the application's.
    pub bot_name: String,
    /// A token of its own; by default one is made up that can never be a real one.
    pub bot_token: Option<String>,
    /// How long the bot has for its first answer to an interaction.
    pub interaction_deadline: Duration,
    /// How long an interaction's token serves for edits and follow-ups.
    pub token_life: Duration,
    pub heartbeat_interval: Duration,
    /// What the bot may do in guilds where nobody took anything away.
    pub bot_permissions: u64,
    /// Privileged intents that are switched on in the "portal".
    pub privileged_intents: u64,
    /// The file that keeps the world, so that the next run goes on where this one ended; without one it is forgotten.
    pub keep: Option<PathBuf>,
    /// Where to write every exchange and every dispatched event, as JSON lines.
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
            // Listening everywhere, it is reached from this machine by loopback.
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
        let (stop, stopped) = oneshot::channel::<()>();
        tokio::spawn(async move {
            let service = router.into_make_service_with_connect_info::<faults::Cut>();
            let serve = axum::serve(faults::Lines(listener), service).into_future();
            tokio::select! {
                result = serve => {
                    if let Err(error) = result {
                        tracing::error!("the sandbox stopped: {error}");
                    }
                }
                // Ends with an error too when the sandbox is dropped: both mean stop.
                _ = stopped => {}
            }
        });
        Ok(Sandbox { control: Control::new(hub), address, is_new, stop: Some(stop) })
    }

    /// Whether nothing was kept: there are no guilds yet, and no people.
    pub fn is_new(&self) -> bool {
        self.is_new
    }

    /// Ends once everything is in the file.
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

    /// Acts and looks as users and moderators do; cheap to clone.
    pub fn control(&self) -> Control {
        self.control.clone()
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.control.drop_gateway();
        if let Some(stop) = self.stop.take() {
            // The server may have ended by itself.
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
        command_writes: 0,
        command_creates: Vec::new(),
        interactions: Default::default(),
        nonces: Default::default(),
        pings: Default::default(),
        pending: Vec::new(),
        told: Vec::new(),
        faults: Default::default(),
    };
    world.users.insert(application, bot);
    world
}
