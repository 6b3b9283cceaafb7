//! What a busy evening costs: `cargo run --release --example load`. The bot runs in a process of its own, with a sandbox
//! in place of Discord; people press 50 times a second for a minute in any of 1,000 games, then 200 of them at once.
//! Prints how long acknowledgements and pictures took, and how much memory the bot had. The sandbox and the people take
//! their share of the same processor. Other numbers: `-- GAMES SECONDS PRESSES BOARDS`, the last being how many boards a second
//! one person asks for meanwhile; `SLOWBOAT_LIMITS__BOARDS_PER_PERSON=0` gives them all. `-- stores GAMES SECONDS PRESSES` does
//! the same three times: on a file, with one process on a PostgreSQL server of its own, and with three.

#[path = "../../src/store/tests/cluster.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "others who include it need more of it, and a load may fail")]
mod cluster;
mod people;
mod stored;

use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use slowboat::engine::{Chance, Seed};
use slowboat::games::Registry;
use slowboat::sandbox::{Control, Id, Sandbox, SandboxOptions};
use slowboat::store::Store;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{Instant as Tick, MissedTickBehavior, interval, sleep, timeout_at};

use people::{Figures, Table, watch};

const GUILDS: usize = 20;
const BURST: usize = 200;
/// Into how many shards Discord divides the servers where several processes play.
const SHARDS: u64 = 6;

/// What the bot runs on.
struct Setting<'a> {
    name: &'static str,
    /// The database of a server, and that server.
    url: Option<String>,
    server: Option<&'a cluster::Cluster>,
    processes: u64,
}

fn main() -> ExitCode {
    // The bot is this very program.
    if std::env::args().nth(1).as_deref() == Some("run") {
        return slowboat::program::main();
    }
    let runtime = tokio::runtime::Runtime::new().map_err(anyhow::Error::from);
    match runtime.and_then(|it| it.block_on(load())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn load() -> anyhow::Result<()> {
    let numbers: Vec<String> = std::env::args().skip(1).filter(|it| it != "stores").collect();
    let number = |at: usize, default: u64| numbers.get(at).map_or(Ok(default), |it| it.parse());
    let load = Load { games: number(0, 1_000)?, seconds: number(1, 60)?, rate: number(2, 50)?, boards: number(3, 0)? };
    let cores = std::thread::available_parallelism()?;
    let build = if cfg!(debug_assertions) { "dev" } else { "release" };
    println!("{} games, {cores} cores, {build} profile", load.games);
    load.run(Setting { name: "one process, a file", url: None, server: None, processes: 1 }).await?;
    if std::env::args().all(|it| it != "stores") {
        return Ok(());
    }
    // One that writes to the disk, as in earnest.
    let server = cluster::Cluster::start_as("").map_err(anyhow::Error::msg)?;
    for (name, processes) in [("one process, a server", 1), ("three processes, a server", 3)] {
        load.run(Setting { name, url: Some(server.fresh().await), server: Some(&server), processes }).await?;
    }
    Ok(())
}

/// What people do.
struct Load {
    games: u64,
    seconds: u64,
    rate: u64,
    boards: u64,
}

impl Load {
    async fn run(&self, setting: Setting<'_>) -> anyhow::Result<()> {
        let Load { games, seconds, rate, boards } = *self;
        println!("\n{}", setting.name);
        let folder = tempfile::tempdir()?;
        let shards = if setting.processes > 1 { SHARDS } else { 1 };
        // The load is for the bot: Discord would not take so many messages a second.
        let options = SandboxOptions { pace: 1_000, shards, max_concurrency: shards, ..SandboxOptions::default() };
        let sandbox = Sandbox::start(options).await?;
        let control = sandbox.control();
        let mut luck = Chance::new(Seed::from_number(1));
        let store = match &setting.url {
            Some(url) => Store::connect(url).await?,
            None => Store::open(&folder.path().join("data")).await?,
        };
        let tables = tables(&control, store, games as usize, &mut luck).await?;

        let mut bot = Bot::start(&sandbox, folder.path(), &setting)?;
        control.wait_ready().await?;
        if setting.processes > 1 {
            // Until each has its share.
            sleep(Duration::from_secs(20)).await;
        }
        println!("ready after {:.1?} with {:.0} MiB", bot.started.elapsed(), bot.memory()?);
        let database = || setting.server.map_or(0.0, cluster::Cluster::worked);
        let (worked, served) = (bot.worked(), database());
        let figures = Arc::new(Figures::default());
        let watcher = tokio::spawn(watch(control.clone(), Arc::clone(&figures)));

        let place = tables[0].lock().await.place();
        let greedy = (boards > 0).then(|| tokio::spawn(greed(control.clone(), place, boards)));
        let end = Tick::now() + Duration::from_secs(seconds);
        let mut ticks = interval(Duration::from_secs(1) / u32::try_from(rate.max(1))?);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let mut most = 0.0_f64;
        let mut presses = JoinSet::new();
        while timeout_at(end, ticks.tick()).await.is_ok() {
            press(&tables, &control, &figures, &mut luck, &mut presses);
            most = most.max(bot.memory()?);
        }
        presses.join_all().await;
        figures.pictures_are_there().await;
        println!("{rate} presses a second for {seconds} s: {}", figures.report());
        if let Some(greedy) = greedy {
            greedy.abort();
            println!("meanwhile one person asked for {boards} boards a second");
        }
        most = most.max(bot.memory()?);
        let (worked, served) = (bot.worked() - worked, database() - served);
        println!(
            "the bot worked {worked:.1} s for it and the server {served:.1} s: {:.0} presses a CPU second",
            (rate * seconds) as f64 / (worked + served)
        );
        println!("memory: at most {most:.0} MiB, {:.0} MiB after it", bot.memory()?);

        figures.clear();
        let mut presses = JoinSet::new();
        for _ in 0..BURST {
            press(&tables, &control, &figures, &mut luck, &mut presses);
        }
        presses.join_all().await;
        figures.pictures_are_there().await;
        println!("{BURST} presses at once: {}", figures.report());
        println!("memory: {:.0} MiB", bot.memory()?);
        watcher.abort();
        bot.end().await
    }
}

/// Games in a database, each in a channel of its own, with people of its guild at it.
async fn tables(
    control: &Control,
    store: Store,
    count: usize,
    luck: &mut Chance,
) -> anyhow::Result<Vec<Arc<Mutex<Table>>>> {
    let records = stored::records(&Registry::load(None)?)?;
    let mut guilds: Vec<(Id, Vec<Id>)> = Vec::new();
    for guild in 0..GUILDS {
        let id = control.guild(&format!("Club {guild}"), "en-US");
        let users: Vec<Id> = (1..=4).map(|it| control.user(&format!("Person {guild}-{it}"), "en-US")).collect();
        for user in &users {
            control.join(*user, id)?;
        }
        guilds.push((id, users));
    }
    let mut tables = Vec::new();
    for number in 0..count {
        let (guild, users) = &guilds[number % GUILDS];
        let channel = control.channel(*guild, &format!("table-{number}"))?;
        let record = &records[number % records.len()];
        // Somewhere in the middle of the game.
        let length = record.answers.len();
        let n = length / 5 + luck.below("length", u32::try_from(length / 2)?).result[0] as usize;
        let seats: Vec<u64> = users.iter().map(|it| it.0).collect();
        let place = stored::Place { number: number as u64, guild: guild.0, channel: channel.0, users: &seats };
        stored::open(&store, record, n, place).await?;
        let players = users[..record.seats.count()].to_vec();
        tables.push(Arc::new(Mutex::new(Table::new(channel, players))));
    }
    store.close().await;
    Ok(tables)
}

/// Somebody presses something at any table where nobody is waiting for an answer.
fn press(
    tables: &[Arc<Mutex<Table>>],
    control: &Control,
    figures: &Arc<Figures>,
    luck: &mut Chance,
    presses: &mut JoinSet<()>,
) {
    for _ in 0..tables.len() {
        let at = luck.below("table", tables.len() as u32).result[0] as usize;
        let Ok(mut table) = Arc::clone(&tables[at]).try_lock_owned() else { continue };
        let (control, figures, number) = (control.clone(), Arc::clone(figures), luck.below("press", 1 << 20).result[0]);
        presses.spawn(async move { table.step(&control, &figures, number as usize).await });
        return;
    }
}

/// Somebody asks for boards in a channel, and waits for none.
async fn greed(control: Control, (channel, user): (Id, Id), a_second: u64) {
    let mut ticks = interval(Duration::from_secs(1) / u32::try_from(a_second).unwrap_or(u32::MAX));
    let mut asked = JoinSet::new();
    loop {
        ticks.tick().await;
        let control = control.clone();
        // The sandbox refuses what Discord would refuse.
        asked.spawn(async move { drop(control.run(user, channel, "board", &[]).await) });
        while asked.try_join_next().is_some() {}
    }
}

/// The bot in processes of its own.
struct Bot {
    children: Vec<Child>,
    started: Instant,
}

impl Bot {
    fn start(sandbox: &Sandbox, folder: &std::path::Path, setting: &Setting<'_>) -> anyhow::Result<Bot> {
        let started = Instant::now();
        let children = (0..setting.processes).map(|_| Bot::child(sandbox, folder, setting));
        Ok(Bot { children: children.collect::<anyhow::Result<_>>()?, started })
    }

    fn child(sandbox: &Sandbox, folder: &std::path::Path, setting: &Setting<'_>) -> anyhow::Result<Child> {
        let log = std::fs::File::options().create(true).append(true).open(folder.join("bot.log"))?;
        let child = Command::new(std::env::current_exe()?)
            .args(["run", "--base-url", &sandbox.base_url()])
            .env_clear()
            .env("HOME", folder)
            .env("SLOWBOAT_DISCORD__TOKEN", sandbox.bot_token())
            .env("SLOWBOAT_STORE__DATA_DIR", folder.join("data"))
            .envs(setting.url.iter().map(|it| ("SLOWBOAT_STORE__URL", it)))
            .envs(std::env::vars().filter(|it| {
                it.0.starts_with("MALLOC_")
                    || it.0.starts_with("SLOWBOAT_GAMES__")
                    || it.0.starts_with("SLOWBOAT_LIMITS__")
            }))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()?;
        Ok(child)
    }

    /// Of all its processes.
    fn memory(&self) -> anyhow::Result<f64> {
        let all = self.children.iter().map(|it| stored::resident(it.id()).context("the bot has ended"));
        Ok(all.collect::<anyhow::Result<Vec<f64>>>()?.iter().sum())
    }

    /// How many seconds they have worked.
    fn worked(&self) -> f64 {
        self.children.iter().map(|it| cluster::worked(it.id())).sum()
    }

    /// Ends it as an operator does.
    async fn end(&mut self) -> anyhow::Result<()> {
        let begun = Instant::now();
        for child in &mut self.children {
            Command::new("kill").args(["-TERM", &child.id().to_string()]).status()?;
        }
        for child in &mut self.children {
            while child.try_wait()?.is_none() && begun.elapsed() < Duration::from_secs(20) {
                sleep(Duration::from_millis(20)).await;
            }
        }
        println!("ended after {:.1?}", begun.elapsed());
        Ok(())
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
