//! `slowboat sandbox`: bot and Discord on this machine, with nothing configured.

use std::io::IsTerminal;
use std::path::PathBuf;

use clap::Args;
use secrecy::SecretString;

use super::config::Config;
use super::exit::{self, Failure};
use super::registry;
use super::run::{asked_to_end, start, stop, store_failure};
use super::terminal::Terminal;
use crate::sandbox::{Control, ControlError, Id, Sandbox, SandboxOptions};
use crate::store::Store;

#[derive(Args, Debug)]
pub struct SandboxArgs {
    /// No terminal: only the server, for scripts and tests.
    #[arg(long)]
    pub headless: bool,
    /// The port on this machine; any free one if left out.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Write every exchange and every dispatched event as JSON lines.
    #[arg(long)]
    record: Option<PathBuf>,
    /// The language of the people and the server, as Discord writes it.
    #[arg(long, default_value = "en-US")]
    locale: String,
}

/// Who is there when the sandbox opens.
const PEOPLE: [&str; 4] = ["Ania", "Ben", "Chloe", "Dawid"];

pub async fn sandbox(config: &Config, args: SandboxArgs) -> Result<(), Failure> {
    let registry = registry(config)?;
    let options = SandboxOptions { port: args.port, record: args.record, ..SandboxOptions::default() };
    let sandbox = Sandbox::start(options).await?;
    let control = sandbox.control();
    let (guild, channel, people) = open_world(&control, &args.locale).map_err(from_control)?;
    let folder = std::env::temp_dir().join(format!("slowboat-sandbox-{}", std::process::id()));
    let store = Store::open(&folder).await.map_err(store_failure)?;
    let token = SecretString::from(sandbox.bot_token());
    let (host, bot) = start(&registry, store.clone(), token, Some(sandbox.base_url())).await?;
    control.wait_ready().await.map_err(from_control)?;

    println!("Slowboat and a Discord of its own are running on {}", sandbox.base_url());
    if !args.headless && std::io::stdin().is_terminal() {
        println!("You are {} in #table, with {}.", PEOPLE[0], PEOPLE[1..].join(", "));
        println!("Begin with:  /perseverance new players:2   then press the numbers; `as Ben` switches.\n");
        let mut terminal = Terminal::new(control, guild, channel, people, folder.clone());
        tokio::select! {
            () = terminal.run() => {}
            () = asked_to_end() => {}
        }
    } else {
        let base = sandbox.base_url();
        println!("Next: drive it over its control API, {base}/sandbox/overview says what is there;");
        println!("or run it in a terminal without --headless and type /perseverance new. End with Ctrl-C.");
        asked_to_end().await;
    }
    stop(host, bot, store).await;
    // The world of the sandbox ends with the program, so its database would be of no use.
    let _ = std::fs::remove_dir_all(&folder);
    Ok(())
}

/// A server with one channel and a few people who can manage it.
fn open_world(control: &Control, locale: &str) -> Result<(Id, Id, Vec<(String, Id)>), ControlError> {
    let guild = control.guild("Harbour", locale);
    let channel = control.channel(guild, "table")?;
    let mut people = Vec::new();
    for name in PEOPLE {
        let user = control.user(name, locale);
        control.join(user, guild)?;
        people.push((name.to_owned(), user));
    }
    Ok((guild, channel, people))
}

fn from_control(error: ControlError) -> Failure {
    Failure::new(exit::FAILURE, error.to_string())
}
