//! A sandbox, a bot on it (in this process or in one of its own), and the people of a club.

use std::io::{PipeReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use slowboat::discord::{Bot, BotOptions, ConnectionOptions, Running, Workshop, invite_permissions};
use slowboat::games::Registry;
use slowboat::host::{Clock, Host, Millis, SystemClock, UserId};
use slowboat::sandbox::{Control, Id, Interaction, Message, Sandbox, SandboxOptions};
use slowboat::store::{Store, Write};
use slowboat::words::{Language, Wordbook};

use crate::common::Line;
use crate::common::stores;
use crate::common::stores::Books;
use crate::overheard;

use super::ledger::Ledger;

/// The clock of the machine, or of a machine on which it is later.
#[derive(Default)]
pub(crate) struct Ahead(AtomicI64);

impl Clock for Ahead {
    fn now(&self) -> Millis {
        SystemClock.now() + self.0.load(Ordering::Relaxed)
    }
}

/// Longer than anything takes here, even while other tests keep the machine busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// How the bot runs.
pub(crate) enum Bots {
    Off,
    Inside(Box<(Host, Running, Store)>),
    Process(Process),
}

/// A process that does not outlive a test that fails.
pub(crate) struct Process {
    child: Child,
    /// The end of a full pipe: its log is stuck for as long as this is open.
    _stuck: Option<PipeReader>,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Process {
    async fn ended(&mut self, patience: Duration) -> Option<ExitStatus> {
        let started = Instant::now();
        while started.elapsed() < patience {
            if let Some(status) = self.child.try_wait().unwrap() {
                return Some(status);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        None
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Inside,
    Process(Log),
}

/// Where the log of a process goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Log {
    File,
    /// Into a pipe whose reader is gone.
    Closed,
    /// Into a pipe that is full, and that nobody reads.
    Full,
}

impl Log {
    fn open(self, file: &Path) -> (Stdio, Option<PipeReader>) {
        if self == Log::File {
            return (std::fs::File::options().create(true).append(true).open(file).unwrap().into(), None);
        }
        let (reader, writer) = std::io::pipe().unwrap();
        if self == Log::Closed {
            return (writer.into(), None);
        }
        let mut filler = writer.try_clone().unwrap();
        // More than any pipe holds: this is stuck until the reader goes.
        std::thread::spawn(move || filler.write_all(&[b'.'; 1 << 21]));
        (writer.into(), Some(reader))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: Id,
    pub name: &'static str,
    pub language: Language,
}

pub(crate) struct Club {
    pub sandbox: Sandbox,
    pub line: Option<Line>,
    pub control: Control,
    pub kind: Kind,
    pub bot: Bots,
    /// That of a bot in this process.
    pub clock: Arc<Ahead>,
    pub folder: tempfile::TempDir,
    pub channel: Id,
    pub language: Language,
    /// In the order of the seats that they will take; one of them reads Polish.
    pub players: Vec<Person>,
    pub stranger: Person,
    pub registry: Registry,
    pub words: Wordbook,
}

impl Club {
    pub(crate) async fn open(kind: Kind, players: usize, guild_locale: &str) -> Club {
        Club::open_with(SandboxOptions::default(), kind, players, guild_locale, None).await
    }

    /// The same; the bot is connected through a line of so many bytes a second.
    pub(crate) async fn open_on(kind: Kind, players: usize, guild_locale: &str, bytes_a_second: Option<u64>) -> Club {
        Club::open_with(SandboxOptions::default(), kind, players, guild_locale, bytes_a_second).await
    }

    /// In a sandbox with these options; its limits are up again soon, lest the game wait for them.
    pub(crate) async fn open_in(options: SandboxOptions, kind: Kind, players: usize, guild_locale: &str) -> Club {
        Club::open_with(options, kind, players, guild_locale, None).await
    }

    async fn open_with(
        options: SandboxOptions,
        kind: Kind,
        players: usize,
        guild_locale: &str,
        bytes_a_second: Option<u64>,
    ) -> Club {
        overheard::listen();
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("data")).unwrap();
        let record = Some(folder.path().join("traffic.jsonl"));
        let options = SandboxOptions { record, bot_permissions: invite_permissions(), pace: 100, ..options };
        let sandbox = Sandbox::start(options).await.unwrap();
        let line = match bytes_a_second {
            Some(rate) => Some(Line::to(sandbox.address(), rate).await),
            None => None,
        };
        let control = sandbox.control();
        let guild = control.guild("Club", guild_locale);
        let channel = control.channel(guild, "table").unwrap();
        let person = |name: &'static str, locale: &str| {
            let id = control.user(name, locale);
            control.join(id, guild).unwrap();
            Person { id, name, language: Language::of_locale(locale) }
        };
        // Names that would upset the formatting of a message, were they not escaped.
        let all = [("Ania", "pl"), ("Ben_*", "en-GB"), ("Chloe", "en-US"), ("Dawid", "pl")];
        let players = all.into_iter().take(players).map(|(name, locale)| person(name, locale)).collect();
        let stranger = person("Ewa", "en-US");
        let registry = Registry::load(None).unwrap();
        let words = Wordbook::load(&registry).unwrap();
        let language = Language::of_locale(guild_locale);
        let (bot, clock) = (Bots::Off, Arc::default());
        let mut club = Club {
            sandbox,
            line,
            control,
            kind,
            bot,
            clock,
            folder,
            channel,
            language,
            players,
            stranger,
            registry,
            words,
        };
        // They know what they do: nobody is asked before a roll.
        let store = stores::open(&club.data()).await;
        let asks_first = |it: &Person| Write::AsksFirst { user: UserId(it.id.0), asks: Some(false) };
        store.write(&club.players.iter().chain([&club.stranger]).map(asks_first).collect::<Vec<_>>()).await.unwrap();
        store.close().await;
        club.start().await;
        club.control.wait_ready().await.unwrap();
        club
    }

    fn base_url(&self) -> String {
        self.line.as_ref().map_or_else(|| self.sandbox.base_url(), Line::base_url)
    }

    /// The host of a bot in this process.
    pub(crate) fn host(&self) -> &Host {
        let Bots::Inside(bot) = &self.bot else { panic!("the bot does not run here") };
        &bot.0
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub(crate) fn traffic(&self) -> PathBuf {
        self.folder.path().join("traffic.jsonl")
    }

    pub(crate) async fn books(&self) -> Books {
        stores::books(&self.data()).await
    }

    pub(crate) async fn ledger(&self) -> Ledger {
        Ledger(self.books().await)
    }

    pub(crate) async fn start(&mut self) {
        let before = self.control.identifies();
        self.bot = match self.kind {
            Kind::Inside => self.inside().await,
            Kind::Process(log) => self.process(log).await,
        };
        self.control.wait_identified(before).await.unwrap();
    }

    async fn inside(&self) -> Bots {
        let store = stores::open(&self.data()).await;
        let host = Host::start(store.clone(), self.registry.clone(), self.clock.clone()).await.unwrap();
        let connection = ConnectionOptions {
            token: self.sandbox.bot_token().into(),
            base_url: Some(self.base_url()),
            allow_remote_base_url: false,
            proxy: None,
            registry: self.registry.clone(),
            words: self.words.clone(),
            shard: None,
        };
        let options =
            BotOptions { connection, host: host.clone(), workshop: Workshop::new().narrower(stores::narrower()) };
        let running = Bot::start(options).await.unwrap();
        Bots::Inside(Box::new((host, running, store)))
    }

    /// How wide the bot paints what should be so wide.
    pub(super) fn width(&self, wanted: u32) -> u32 {
        match self.kind {
            Kind::Inside => wanted / stores::narrower(),
            Kind::Process(_) => wanted,
        }
    }

    async fn process(&self, log: Log) -> Bots {
        let (log, stuck) = log.open(&self.folder.path().join("bot.log"));
        let child = Command::new(env!("CARGO_BIN_EXE_slowboat"))
            .args(["run", "--base-url", &self.base_url()])
            .env_clear()
            .env("HOME", self.folder.path())
            .env("SLOWBOAT_DISCORD__TOKEN", self.sandbox.bot_token())
            .env("SLOWBOAT_STORE__DATA_DIR", self.data())
            .envs(stores::environment(&self.data()).await)
            .env("SLOWBOAT_LOG__LEVEL", "trace")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        Bots::Process(Process { child, _stuck: stuck })
    }

    /// Lets so much time pass for the bot.
    pub(crate) fn later(&self, long: Duration) {
        self.clock.0.fetch_add(long.as_millis() as i64, Ordering::Relaxed);
        self.host().notify().notify_one();
    }

    /// Ends the bot as an operator does.
    pub(crate) async fn stop(&mut self) {
        match std::mem::replace(&mut self.bot, Bots::Off) {
            Bots::Off => {}
            Bots::Inside(it) => {
                let (host, running, store) = *it;
                running.shutdown().await;
                drop(host);
                store.close().await;
            }
            Bots::Process(mut process) => {
                let id = process.child.id().to_string();
                assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
                let ended = process.ended(Duration::from_secs(20)).await;
                let status = ended.expect("the bot ends when it is told to");
                assert!(status.success(), "{status}; log:\n{}", self.log());
            }
        }
    }

    /// Ends the process without a word of warning, as a power cut would.
    pub(crate) async fn kill(&mut self) {
        let Bots::Process(mut process) = std::mem::replace(&mut self.bot, Bots::Off) else {
            panic!("only a process can be killed");
        };
        process.child.kill().unwrap();
        process.child.wait().unwrap();
    }

    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("bot.log")).unwrap_or_default()
    }

    /// What everybody sees in the channel, oldest first.
    pub(crate) fn public(&self) -> Vec<Message> {
        let all = self.control.messages(self.stranger.id, self.channel);
        all.into_iter().filter(|it| !it.ephemeral).collect()
    }

    /// The answer as it stands once it is complete.
    pub(crate) async fn settled(&self, answer: &Interaction) -> Message {
        self.control.settled(answer.id, PATIENCE).await.unwrap()
    }
}

/// Runs the program and returns what it printed; it must succeed.
pub(crate) async fn program(arguments: &[&str], home: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_slowboat"));
    command.args(arguments).env_clear().env("HOME", home);
    let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
    let (out, error) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8_lossy(&output.stderr).into_owned());
    assert!(output.status.success(), "slowboat {arguments:?}: {error}");
    out
}
