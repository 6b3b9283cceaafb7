//! The program: command line, configuration, exit codes, and what each sub-command does.

mod arena;
mod backup;
mod config;
mod config_values;
mod cores;
mod doctor;
mod exit;
mod fuzz;
pub mod log;
mod metrics;
mod render;
mod run;
mod sandbox;
mod shards;
mod terminal;
mod transfer;
mod verify;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::discord;
use crate::games::Registry;
use crate::words::Wordbook;
use config::{Config, Level};
use exit::Failure;

/// A self-hosted Discord bot on which friends play heavy board games at the pace of a chat.
#[derive(Parser, Debug)]
#[command(name = "slowboat", version)]
struct Cli {
    /// The configuration file; config.example.toml explains every key.
    #[arg(long, global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Run the bot on Discord (the default).
    Run(run::RunArgs),
    /// Run the bot against a Discord of its own on this machine, with nothing configured.
    Sandbox(sandbox::SandboxArgs),
    /// Play random games and hold them to everything games promise.
    Fuzz(fuzz::FuzzArgs),
    /// Let robots play against each other.
    Arena(arena::ArenaArgs),
    /// Draw the board of a random game.
    Render(render::RenderArgs),
    /// Check the database and replay every open game, also while the bot runs. It only reads.
    Doctor(doctor::DoctorArgs),
    /// Write a checked copy of the database, also while the bot runs.
    Backup {
        /// A file that does not exist yet.
        file: PathBuf,
    },
    /// Put a backup into the place of the database, while no bot runs. What was there before is kept.
    Restore(backup::RestoreArgs),
    /// Copy all games from a file of SQLite into a PostgreSQL database, or back, while no bot runs on either.
    Move(transfer::MoveArgs),
    /// Prove every roll and shuffle of an ended game.
    Verify(verify::VerifyArgs),
    /// Print the slash commands as they are registered.
    Commands,
    /// Look at the configuration.
    #[command(subcommand)]
    Config(ConfigCommand),
}

#[derive(Subcommand, Debug)]
enum ConfigCommand {
    /// Print every value and where it comes from; secrets are masked.
    Print,
}

pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let code = match dispatch(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            log::say(&format!("slowboat: {failure}"));
            ExitCode::from(failure.code)
        }
    };
    log::flush();
    code
}

fn dispatch(cli: Cli) -> Result<(), Failure> {
    let config = Config::load(cli.config.as_deref())?;
    match cli.command.unwrap_or(Command::Run(run::RunArgs::default())) {
        Command::Run(args) => {
            log::start(&config, config.log.level);
            block_on(run::run(&config, args))
        }
        Command::Sandbox(args) => {
            // A terminal is for playing: it shows warnings only.
            log::start(&config, if args.has_terminal() { Level::Warn } else { config.log.level });
            block_on(sandbox::sandbox(&config, args))
        }
        Command::Fuzz(args) => fuzz::fuzz(&registry(&config)?, &args),
        Command::Arena(args) => arena::arena(&registry(&config)?, &args),
        Command::Render(args) => render::render(&registry(&config)?, &args),
        Command::Doctor(args) => block_on(doctor::doctor(&config, &args)),
        Command::Backup { file } => block_on(backup::backup(&config, &file)),
        Command::Restore(args) => block_on(backup::restore(&config, &args)),
        Command::Move(args) => block_on(transfer::transfer(&config, &args)),
        Command::Verify(args) => verify::verify(&registry(&config)?, &args),
        Command::Commands => {
            let registry = registry(&config)?;
            say(&format!("{:#}", discord::commands_json(&registry, &wordbook(&registry)?)))
        }
        Command::Config(ConfigCommand::Print) => say(config.print().trim_end()),
    }
}

/// Threads beside those of the tasks, for replays, robots' thoughts and files. Each keeps memory of its own, and more of them
/// make nothing faster.
const HELPERS: usize = 6;

/// The usual 2 MiB hold what a message costs in an optimised build; in one that is not, it overflows them.
const STACK: usize = 8 << 20;

fn block_on(work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    // A connection that Discord closed for good keeps a thread busy until serenity notices: others must be left.
    let threads = std::thread::available_parallelism().map_or(4, |it| it.get().max(4));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads)
        .enable_all()
        .max_blocking_threads(HELPERS)
        .thread_stack_size(STACK)
        .build()
        .map_err(|error| Failure::new(exit::FAILURE, format!("the runtime cannot start: {error}")))?;
    let outcome = runtime.block_on(work);
    // The thread that reads the terminal never ends.
    runtime.shutdown_background();
    outcome
}

/// The games, with the operator's corrections. A correction that would never be read is an error.
fn registry(config: &Config) -> Result<Registry, Failure> {
    let folder = config.content_dir();
    let registry = Registry::load(folder).map_err(|error| Failure::new(exit::DATA, format!("{error:#}")))?;
    let Some(folder) = folder else { return Ok(registry) };
    let entries = std::fs::read_dir(folder).map_err(|error| {
        Failure::new(exit::CONFIG, format!("games.content_dir: {} cannot be read: {error}", folder.display()))
    })?;
    let folders = entries.flatten().filter(|it| it.path().is_dir());
    let stray = folders.map(|it| it.file_name().to_string_lossy().into_owned());
    match stray.filter(|it| !it.starts_with('.')).find(|it| registry.get(it).is_none()) {
        None => Ok(registry),
        Some(stray) => {
            let known: Vec<&str> = registry.games().map(|it| it.card().id).collect();
            let what = format!("there is no game `{stray}`; there is: {}", known.join(", "));
            Err(Failure::new(exit::DATA, format!("{}: {what}", folder.join(stray).display())))
        }
    }
}

/// Prints a line. A reader that stops reading, as `head` does, is not a failure.
fn say(line: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match writeln!(out, "{line}").and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::new(exit::FAILURE, format!("standard output: {error}")))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

fn wordbook(registry: &Registry) -> Result<Wordbook, Failure> {
    Wordbook::load(registry).map_err(|error| Failure::new(exit::DATA, error.to_string()))
}
