//! `slowboat sandbox`: the bot and an imitation of Discord on this machine, without any configuration.

use std::fs;
use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use secrecy::SecretString;

use super::config::Config;
use super::exit::{self, EndSignal, Failure};
use super::run::{Start, open_store, stop};
use super::terminal::Terminal;
use super::{registry, say, wordbook};
use crate::discord::{Workshop, invite_permissions};
use crate::engine::Words as _;
use crate::games::Registry;
use crate::host::Settings;
use crate::sandbox::{ControlError, Sandbox, SandboxOptions};
use crate::words::Language;

mod data_dir;
mod guild;

use data_dir::DataDir;
pub(super) use guild::Guild;
use guild::MEMBERS;

#[derive(Args, Debug)]
pub(super) struct SandboxArgs {
    /// No terminal: only the server, for scripts and tests.
    #[arg(long)]
    pub headless: bool,
    /// The terminal, although the input comes from a file or another program.
    #[arg(long, conflicts_with = "headless")]
    terminal: bool,
    /// The port of the page. Left out: 8733, or any free one where that is taken.
    #[arg(long)]
    port: Option<u16>,
    /// The address to listen on. Beyond this machine, everyone who reaches it can play as any user.
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// How many times sooner than on Discord every rate limit is up again.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pace: u32,
    /// Write every request, response and event to this file, as JSON lines.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The folder that keeps the world and the games. Left out: one in the user's data folder, or with --headless none.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Delete the saved world and games, and start over.
    #[arg(long)]
    reset: bool,
    /// The language of the people and the server, as Discord writes it: en-US, pl …
    #[arg(long, default_value = "en-US")]
    locale: String,
}

impl SandboxArgs {
    /// Whether there is a person at a keyboard, or a script that acts like one.
    pub(super) fn has_terminal(&self) -> bool {
        self.terminal || (!self.headless && std::io::stdin().is_terminal())
    }

    fn data_dir(&self, config: &Config) -> Result<DataDir, Failure> {
        match &self.data {
            Some(path) => DataDir::kept(path, self.reset),
            None if self.headless => DataDir::temporary(),
            None => DataDir::kept(&config.data_dir().join("sandbox"), self.reset),
        }
    }
}

/// The usual port of the page, so that a bookmark keeps working.
const USUAL_PORT: u16 = 8733;

/// Starts the sandbox on the requested port, the usual one, or any.
async fn start_sandbox(args: &SandboxArgs, data: &DataDir) -> Result<Sandbox, Failure> {
    let usual = TcpListener::bind((args.listen, USUAL_PORT)).is_ok();
    let port = args.port.unwrap_or(if usual { USUAL_PORT } else { 0 });
    let options = SandboxOptions {
        port,
        listen: args.listen,
        keep: data.world(),
        record: args.record.clone(),
        pace: args.pace,
        bot_permissions: invite_permissions(),
        ..SandboxOptions::default()
    };
    Ok(Sandbox::start(options).await?)
}

pub(super) async fn sandbox(config: &Config, args: SandboxArgs) -> Result<(), Failure> {
    let mut end = EndSignal::listen()?;
    let registry = registry(config)?;
    let has_terminal = args.has_terminal();
    if let Some(file) = &args.record {
        fs::File::create(file)
            .map_err(|error| Failure::new(exit::CANNOT_CREATE, format!("{}: {error}", file.display())))?;
    }
    let data = args.data_dir(config)?;
    let sandbox = start_sandbox(&args, &data).await?;
    let control = sandbox.control();
    let build = if sandbox.is_new() { Guild::create } else { Guild::find };
    let guild = build(&control, &args.locale).map_err(usage)?;
    let store = open_store(config, data.path()).await?;
    let token = SecretString::from(sandbox.bot_token());
    let ready = async {
        let start = Start::new(config, &registry, token, Some(sandbox.base_url()), Workshop::new())?;
        let started = start.all(store.clone()).await?;
        control.wait_ready().await.map_err(from_control)?;
        Ok::<_, Failure>(started)
    };
    let (host, mut bot) = tokio::select! {
        started = ready => started?,
        () = end.asked() => return Ok(()),
    };

    host.configure(|it| *it = settings(config));
    let address = sandbox.base_url();
    say(&format!("Open {address} in a browser and play."))?;
    if args.listen.is_loopback() {
        say("Slowboat and a Discord of its own run there; nothing leaves this machine.\n")?;
    } else {
        say(&format!(
            "WARNING: it listens on {}, not on this machine alone. Whoever reaches that address reads everything\n\
             and plays as anybody, unencrypted and unasked. Stay in a network that you trust.\n",
            args.listen
        ))?;
    }
    let mut outcome = Ok(());
    if has_terminal {
        let hello = if sandbox.is_new() {
            first_steps(&registry, Language::of_locale(&args.locale))?
        } else {
            let place = data.path().display();
            format!("Everything is where you left it, in {place}; --reset starts anew.\nhelp says more, quit ends.\n")
        };
        say(&hello)?;
        // Only copies to look at, deleted with the program.
        let pictures = data_dir::temporary()?;
        let mut terminal = Terminal::new(control, guild, args.locale, pictures.path().to_owned());
        tokio::select! {
            () = terminal.run() => {}
            error = bot.ended() => outcome = Err(Failure::new(exit::FAILURE, error.to_string())),
            () = end.asked() => {}
        }
    } else {
        say(&format!("  {address}/sandbox/status   says whether the bot is connected"))?;
        say(&format!(
            "  {address}/sandbox/users    are the people; src/sandbox/control_http.rs lists what they can do"
        ))?;
        let kept = data.world().map_or_else(
            || "forgets everything".to_owned(),
            |_| format!("goes on next time; kept in {}", data.path().display()),
        );
        say(&format!("  Ctrl-C or SIGTERM          ends it, and {kept}"))?;
        tokio::select! {
            error = bot.ended() => outcome = Err(Failure::new(exit::FAILURE, error.to_string())),
            () = end.asked() => {}
        }
    }
    stop(host, bot, store, &mut end).await;
    sandbox.close().await;
    outcome
}

/// Whoever tries a game out alone waits for nobody: robots answer at once, unless it is said how long they wait.
fn settings(config: &Config) -> Settings {
    let settings = config.host();
    if config.says("robots.delay_ms") { settings } else { Settings { robot_delay: Duration::ZERO, ..settings } }
}

/// First steps for a new user, with the labels of the buttons.
fn first_steps(registry: &Registry, language: Language) -> Result<String, Failure> {
    let book = wordbook(registry)?;
    let words = book.common(language).nobody();
    let [start, play] = ["bot-start", "bot-play"].map(|it| words.say(&it.into()));
    let game = registry.games().next().map_or("", |it| it.card().command);
    let [you, friend, ..] = MEMBERS;
    let others = MEMBERS[1..].join(", ");
    Ok(format!(
        "Or stay here in the terminal: you are {you}, in the channel #table with {others}; you can be each of them.\n\
         Three steps to a game:\n  \
         1. type  /{game} new players:2 robots:steady      a table opens, with a robot opposite you\n  \
         2. type  the number of {start}\n  \
         3. type  the number of {play}, and choose; whenever you are @mentioned, it is your turn\n\n\
         as {friend} makes you {friend}, help says more, quit ends.\n"
    ))
}

fn from_control(error: ControlError) -> Failure {
    Failure::new(exit::FAILURE, error.to_string())
}

fn usage(error: ControlError) -> Failure {
    Failure::new(exit::USAGE, error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn robots_answer_at_once_unless_it_is_said_how_long_they_wait() {
        let file = tempfile::NamedTempFile::new().unwrap();
        for (text, waits) in [("", 0), ("[robots]\ndelay_ms = 1000\n", 1_000)] {
            fs::write(file.path(), text).unwrap();
            let config = Config::load(Some(file.path())).unwrap_or_else(|_| panic!("{text} is a configuration"));
            assert_eq!(settings(&config).robot_delay, Duration::from_millis(waits), "{text}");
            assert_eq!(config.host().robot_delay, Duration::from_secs(1), "outside of the sandbox people follow them");
        }
    }
}
