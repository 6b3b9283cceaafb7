//! Several processes on one PostgreSQL server, each with some of six shards: they are killed, frozen and told to end, their server is
//! started anew, and people play on. Says so and does nothing where PostgreSQL is not installed.

use std::collections::{BTreeMap, BTreeSet};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use slowboat::discord::custom_id::Action;
use slowboat::discord::invite_permissions;
use slowboat::engine::{Answer, Form, Record, Seat, Seats};
use slowboat::games::Registry;
use slowboat::host::{GameId, OutboxId, UserId};
use slowboat::sandbox::{Control, Id, Sandbox, SandboxOptions};
use slowboat::store::{Store, StoreError, Write};

use super::club::PATIENCE;
use super::ledger::Ledger;
use super::shadow::Shadow;
use super::table::{Luck, is_stale};
use super::taps;
use crate::common::stores;

const GAME: &str = "state51";
const SHARDS: u64 = 6;
const PROCESSES: usize = 3;
/// How often a process is killed, unless `SLOWBOAT_KILLS` says otherwise.
const KILLS: usize = 6;
/// How long no answer may come at a table: where the machine stands still, leases run out, and processes take over more than once.
const STILL: Duration = Duration::from_secs(4 * PATIENCE.as_secs());
/// How long somebody waits for an answer before they try again.
const TRY_AGAIN: Duration = Duration::from_secs(4);

/// A process that does not outlive a test that fails.
struct One(Child);

impl Drop for One {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl One {
    fn signal(&self, what: &str) {
        assert!(Command::new("kill").args([what, &self.0.id().to_string()]).status().unwrap().success());
    }
}

struct Fleet {
    sandbox: Sandbox,
    control: Control,
    url: String,
    folder: tempfile::TempDir,
    processes: Vec<One>,
    people: [Id; 2],
    registry: Registry,
    tables: Vec<Table>,
}

/// A game of one shard.
#[derive(Clone, Copy)]
struct Table {
    channel: Id,
    game: i64,
    shard: u64,
}

/// People at play.
struct Play {
    players: Vec<tokio::task::JoinHandle<usize>>,
    heard: Heard,
    hurried: Hurried,
    /// How often nobody has answered so far.
    unanswered: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
}

impl Play {
    /// How many answers were acknowledged, and how many times nobody answered, so that they tried again.
    async fn end(self) -> (usize, usize) {
        self.stop.store(true, Ordering::Relaxed);
        let mut acknowledged = 0;
        for it in self.players {
            acknowledged += it.await.unwrap();
        }
        (acknowledged, self.unanswered.load(Ordering::Relaxed))
    }
}

/// When each game last took an answer that was begun after it was asked for.
type Heard = Arc<Mutex<BTreeMap<i64, Instant>>>;

/// The shards where an answer is waited for: nobody thinks there. One bit for each.
type Hurried = Arc<AtomicU64>;

impl Fleet {
    /// Nothing where PostgreSQL is not installed.
    async fn open() -> Option<Fleet> {
        Some(Fleet::open_on(stores::fresh_url().await?).await)
    }

    /// With a game in a server of each shard.
    async fn open_on(url: String) -> Fleet {
        let folder = tempfile::tempdir().unwrap();
        let options = SandboxOptions {
            shards: SHARDS,
            max_concurrency: SHARDS,
            bot_permissions: invite_permissions(),
            pace: 100,
            ..SandboxOptions::default()
        };
        let sandbox = Sandbox::start(options).await.unwrap();
        let control = sandbox.control();
        let people = ["Ania", "Ben"].map(|name| control.user(name, "en-US"));
        // They know what they do: nobody is asked before a roll.
        let store = Store::connect(&url).await.unwrap();
        let asks_first = people.map(|it| Write::AsksFirst { user: UserId(it.0), asks: Some(false) });
        store.write(&asks_first).await.unwrap();
        store.close().await;
        let registry = Registry::load(None).unwrap();
        let (processes, tables) = (Vec::new(), Vec::new());
        let mut fleet = Fleet { sandbox, control, url, folder, processes, people, registry, tables };
        for _ in 0..PROCESSES {
            let one = fleet.start();
            fleet.processes.push(one);
        }
        let control = fleet.control.clone();
        let ledger = fleet.ledger().await;
        let shared = "SELECT count(*) FROM (SELECT owner FROM shards WHERE owner IS NOT NULL GROUP BY owner HAVING count(*) = 2) AS s";
        while ledger.0.number(shared).await != PROCESSES as i64 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        control.wait_ready().await.unwrap();
        fleet.open_tables().await;
        fleet
    }

    fn start(&self) -> One {
        let log = std::fs::File::options().create(true).append(true).open(self.folder.path().join("bot.log")).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_slowboat"))
            .args(["run", "--base-url", &self.sandbox.base_url()])
            .env_clear()
            .env("HOME", self.folder.path())
            .env("SLOWBOAT_DISCORD__TOKEN", self.sandbox.bot_token())
            .env("SLOWBOAT_STORE__URL", &self.url)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        One(child)
    }

    async fn ledger(&self) -> Ledger {
        Ledger(stores::books_at(&self.url).await)
    }

    async fn open_tables(&mut self) {
        let ledger = self.ledger().await;
        let mut homes = BTreeMap::new();
        while homes.len() < SHARDS as usize {
            // The number of a server is that of the millisecond in which it was made.
            tokio::time::sleep(Duration::from_millis(1)).await;
            let guild = self.control.guild("Branch", "en-US");
            let shard = (guild.0 >> 22) % SHARDS;
            if let std::collections::btree_map::Entry::Vacant(home) = homes.entry(shard) {
                let channel = self.control.channel(guild, "table").unwrap();
                self.people.iter().for_each(|it| self.control.join(*it, guild).unwrap());
                home.insert(channel);
            }
        }
        for (shard, channel) in homes {
            let game = self.begin(&ledger, channel).await;
            self.tables.push(Table { channel, game, shard });
        }
    }

    /// Opens a table of two and starts it.
    async fn begin(&self, ledger: &Ledger, channel: Id) -> i64 {
        let (control, people) = (&self.control, self.people);
        let opened = control.run(people[0], channel, "51state new", &[("players", "2")]).await.unwrap();
        let said = control.settled(opened.id, PATIENCE).await.unwrap();
        ledger.delivered().await;
        let all = control.messages(people[0], channel);
        let lobby = all.into_iter().rfind(|it| !it.ephemeral);
        let lobby = lobby.unwrap_or_else(|| panic!("no lobby: {}\n{}", said.content, self.log()));
        for (user, wanted) in [(people[1], Action::Join), (people[0], Action::Start)] {
            let button = taps::button(&lobby, |it| *it == wanted).unwrap();
            let pressed = control.press(user, lobby.id, &button).await.unwrap();
            control.settled(pressed.id, PATIENCE).await.unwrap();
        }
        ledger.delivered().await;
        ledger.newest_game().await
    }

    /// Which shards a process has.
    async fn shards(&self, ledger: &Ledger, process: &One) -> Vec<u64> {
        let sql = format!("SELECT id FROM shards WHERE owner LIKE '{}-%' ORDER BY id", process.0.id());
        let all: Vec<(i64,)> = ledger.0.all(sql).await;
        all.into_iter().map(|it| it.0.unsigned_abs()).collect()
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("bot.log")).unwrap_or_default()
    }

    /// People play at every table until they are told to stop.
    fn play(&self) -> Play {
        let (heard, hurried, stop) = (Heard::default(), Hurried::default(), Arc::new(AtomicBool::new(false)));
        let unanswered = Arc::<AtomicUsize>::default();
        let players = self.tables.iter().map(|table| {
            let player = Player {
                control: self.control.clone(),
                url: self.url.clone(),
                people: self.people,
                registry: self.registry.clone(),
                table: *table,
                heard: Arc::clone(&heard),
                hurried: Arc::clone(&hurried),
                unanswered: Arc::clone(&unanswered),
            };
            tokio::spawn(player.play(Arc::clone(&stop)))
        });
        Play { players: players.collect(), heard, hurried, unanswered, stop }
    }

    /// Waits until each of these games has taken an answer that was begun after `since`.
    async fn answered(&self, play: &Play, shards: &[u64], since: Instant) -> Duration {
        play.hurried.store(shards.iter().fold(0, |bits, it| bits | 1 << it), Ordering::Relaxed);
        let waited = self.all_answered(play, shards, since).await;
        play.hurried.store(0, Ordering::Relaxed);
        waited
    }

    async fn all_answered(&self, play: &Play, shards: &[u64], since: Instant) -> Duration {
        loop {
            let times = play.heard.lock().unwrap().clone();
            let of = |it: &Table| times.get(&it.game).copied().unwrap_or(since);
            let mine: Vec<Instant> = self.tables.iter().filter(|it| shards.contains(&it.shard)).map(of).collect();
            if mine.iter().all(|it| *it > since) {
                return mine.iter().max().map_or(Duration::ZERO, |it| *it - since);
            }
            assert!(since.elapsed() < STILL, "nobody plays for {shards:?}:\n{}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Every message has arrived once, and everybody was pinged as often as it came to be their turn.
    async fn check(&self) -> (usize, usize) {
        let ledger = self.ledger().await;
        ledger.delivered().await;
        let (mut answers, mut pings) = (0, 0);
        for table in &self.tables {
            let sql = format!("SELECT DISTINCT message FROM outbox WHERE game = {} AND state = 'sent'", table.game);
            let mut sent: Vec<(i64,)> = ledger.0.all(sql).await;
            sent.sort();
            let shown = self.control.messages(self.people[0], table.channel).into_iter().filter(|it| !it.ephemeral);
            let mut shown: Vec<(i64,)> = shown.map(|it| (it.id.0.cast_signed(),)).collect();
            shown.sort();
            assert_eq!(shown, sent, "what stands in the channel of game {}", table.game);
            let record = ledger.record(table.game).await;
            let users = ledger.users(table.game).await;
            let given = record.answers.clone();
            let mut shadow = Shadow::new(self.registry.get(GAME).unwrap().clone(), record.cut(0));
            let mut expected: BTreeMap<Seat, usize> = shadow.awaited().into_iter().map(|it| (it, 1)).collect();
            for answer in &given {
                let moved = shadow.give(answer.seat, &answer.key).unwrap();
                moved.woken.into_iter().for_each(|it| *expected.entry(it).or_default() += 1);
            }
            for (seat, user) in (0..).map(Seat).zip(users) {
                let all = self.control.pings(Id(user));
                let here = all.iter().filter(|it| it.channel == table.channel).count();
                assert_eq!(here, expected.get(&seat).copied().unwrap_or(0), "pings of {seat:?} in game {}", table.game);
                pings += here;
            }
            answers += given.len();
        }
        (answers, pings)
    }
}

/// Who plays at one table, for both of its people.
struct Player {
    control: Control,
    url: String,
    people: [Id; 2],
    registry: Registry,
    table: Table,
    heard: Heard,
    hurried: Hurried,
    unanswered: Arc<AtomicUsize>,
}

impl Player {
    /// Says how many answers were acknowledged.
    async fn play(self, stop: Arc<AtomicBool>) -> usize {
        let mut luck = Luck::new(self.table.shard);
        let mut acknowledged = 0;
        let store = Store::look_at(&self.url).await.unwrap().unwrap();
        let (mut known, mut tried) = (Vec::new(), BTreeSet::new());
        while !stop.load(Ordering::Relaxed) {
            self.think(&stop).await;
            // The server may be away.
            let Ok(Some(record)) = self.record(&store).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            let n = record.answers.len();
            assert!(record.answers.starts_with(&known), "an acknowledged answer is lost in game {}", self.table.game);
            let mut shadow = Shadow::new(self.registry.get(GAME).unwrap().clone(), record);
            let Some(seat) = shadow.awaited().first().copied() else { return acknowledged };
            let decision = shadow.decision(seat).unwrap().clone();
            let key = match &decision.form {
                Form::One(offers) => luck.of(offers).key.clone(),
                Form::Some { offers, min, .. } => {
                    let keys: Vec<&str> = offers.iter().take((*min).max(1)).map(|it| it.key.as_str()).collect();
                    keys.join("+")
                }
                Form::Number { min, .. } => min.to_string(),
            };
            let user = self.people[seat.index()];
            let began = Instant::now();
            let place = (user, self.table.channel);
            tried.insert((n, seat, key.clone()));
            let Ok(said) = taps::give(&self.control, place, &decision, &key, TRY_AGAIN).await else {
                self.unanswered.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let given = loop {
                if let Ok(given) = self.answers(&store).await {
                    break given;
                }
            };
            if given.len() > n {
                // What was not answered in time may have been taken late.
                let taken = (n, given[n].seat, given[n].key.clone());
                assert!(tried.contains(&taken), "{taken:?} in game {} is none of {tried:?}", self.table.game);
                acknowledged += 1;
                known = given;
                self.heard.lock().unwrap().insert(self.table.game, began);
                continue;
            }
            let is_refused = shadow.give(seat, &key).is_err();
            assert!(is_refused || is_stale(&said) || is_trouble(&said), "{key} in game {}: {said}", self.table.game);
        }
        acknowledged
    }

    /// Where there is much to come, people think for longer: the games should not end before it has.
    async fn think(&self, stop: &AtomicBool) {
        let (thought, began) = (Duration::from_millis(100) * kills() as u32, Instant::now());
        let is_hurried = || self.hurried.load(Ordering::Relaxed) >> self.table.shard & 1 == 1;
        while began.elapsed() < thought && !is_hurried() && !stop.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Nothing while its channel has still to be told something.
    async fn record(&self, store: &Store) -> Result<Option<Record>, StoreError> {
        let game = GameId(self.table.game);
        if !store.owed_after(game, OutboxId(0)).await?.is_empty() {
            return Ok(None);
        }
        let Some(row) = store.game(game).await? else { return Ok(None) };
        Ok(Some(Record {
            game: row.game,
            rules: row.rules,
            edition: row.edition,
            options: row.options,
            content: row.content,
            seed: row.seed,
            seats: Seats(self.people.len() as u8),
            answers: self.answers(store).await?,
        }))
    }

    async fn answers(&self, store: &Store) -> Result<Vec<Answer>, StoreError> {
        let rows = store.answers(GameId(self.table.game)).await?;
        Ok(rows.into_iter().map(|it| Answer { seat: it.seat, ask: it.ask, key: it.key }).collect())
    }
}

/// What the bot says when the database is away.
fn is_trouble(said: &str) -> bool {
    said.contains("Nothing was changed") || said.contains("again")
}

fn kills() -> usize {
    std::env::var("SLOWBOAT_KILLS").map_or(KILLS, |it| it.parse().unwrap())
}

fn restarts() -> usize {
    kills().div_ceil(10).max(2)
}

fn every_shard() -> Vec<u64> {
    (0..SHARDS).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_go_on_while_processes_are_killed_and_nothing_is_lost_or_doubled() {
    let Some(mut fleet) = Fleet::open().await else { return };
    let (ledger, play) = (fleet.ledger().await, fleet.play());
    let (mut luck, mut waits) = (Luck::new(17), Vec::new());
    for _ in 0..kills() {
        let at = luck.below(PROCESSES);
        let shards = fleet.shards(&ledger, &fleet.processes[at]).await;
        let since = Instant::now();
        let next = fleet.start();
        // The one that was there is killed as it goes.
        drop(std::mem::replace(&mut fleet.processes[at], next));
        let waited = fleet.answered(&play, &shards, since).await;
        waits.push(waited);
        tokio::time::sleep(Duration::from_millis(luck.below(2_000) as u64)).await;
    }
    let (acknowledged, unanswered) = play.end().await;
    let (answers, pings) = fleet.check().await;
    waits.sort();
    println!(
        "{} kills: {acknowledged} of {answers} answers acknowledged, {unanswered} presses unanswered, {pings} pings; taken over after {:?} at the median, {:?} at most",
        waits.len(),
        waits.get(waits.len() / 2),
        waits.last(),
    );
    assert!(acknowledged > kills(), "{acknowledged}");
}

/// One is frozen for longer than its lease, and wakes up. One after the other ends as an operator asks, with another in its place. Then
/// Discord wants more shards.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_go_on_while_processes_freeze_and_are_replaced_and_more_shards_are_required() {
    let Some(mut fleet) = Fleet::open().await else { return };
    let (ledger, play) = (fleet.ledger().await, fleet.play());
    let shards = fleet.shards(&ledger, &fleet.processes[0]).await;
    fleet.answered(&play, &every_shard(), Instant::now()).await;
    fleet.processes[0].signal("-STOP");
    let frozen = fleet.answered(&play, &shards, Instant::now()).await;
    fleet.processes[0].signal("-CONT");
    fleet.answered(&play, &every_shard(), Instant::now()).await;
    for at in 0..PROCESSES {
        let next = fleet.start();
        let mut before = std::mem::replace(&mut fleet.processes[at], next);
        before.signal("-TERM");
        let ended = tokio::task::spawn_blocking(move || before.0.wait()).await.unwrap().unwrap();
        assert!(ended.success(), "{ended}\n{}", fleet.log());
        fleet.answered(&play, &every_shard(), Instant::now()).await;
    }
    // Whoever ends goes on until another one is connected.
    assert!(fleet.log().contains("another process has connected"), "{}", fleet.log());
    fleet.control.require_shards(2 * SHARDS);
    fleet.answered(&play, &every_shard(), Instant::now()).await;
    let control = fleet.control.clone();
    let all = || control.connected() == 2 * SHARDS as usize;
    control.wait_until("twelve shards", STILL, all).await.unwrap();
    let (acknowledged, unanswered) = play.end().await;
    let (answers, pings) = fleet.check().await;
    println!(
        "taken over from the frozen one after {frozen:?}; {acknowledged} of {answers} answers acknowledged, {unanswered} presses unanswered, {pings} pings"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_go_on_after_the_server_was_started_anew() {
    // Other tests have theirs.
    let Ok(server) = stores::cluster::Cluster::start() else { return };
    let fleet = Fleet::open_on(server.fresh().await).await;
    let play = fleet.play();
    for round in 0..restarts() {
        fleet.answered(&play, &every_shard(), Instant::now()).await;
        server.restart(["fast", "immediate"][round % 2]);
    }
    fleet.answered(&play, &every_shard(), Instant::now()).await;
    let (acknowledged, unanswered) = play.end().await;
    let (answers, pings) = fleet.check().await;
    println!(
        "{} restarts: {acknowledged} of {answers} answers acknowledged, {unanswered} presses unanswered, {pings} pings",
        restarts()
    );
}

/// Who cannot read what a shard needs leaves it to others for a moment, and plays the shards they have.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_shard_that_cannot_be_begun_is_tried_until_it_can() {
    let Some(mut fleet) = Fleet::open().await else { return };
    let (ledger, play) = (fleet.ledger().await, fleet.play());
    let shards = fleet.shards(&ledger, &fleet.processes[0]).await;
    let others: Vec<u64> = every_shard().into_iter().filter(|it| !shards.contains(it)).collect();
    ledger.0.run("ALTER TABLE users RENAME COLUMN rest TO away").await;
    drop(fleet.processes.remove(0));
    while fleet.log().matches("its games cannot be played yet").count() < 4 {
        fleet.answered(&play, &others, Instant::now()).await;
    }
    ledger.0.run("ALTER TABLE users RENAME COLUMN away TO rest").await;
    fleet.answered(&play, &shards, Instant::now()).await;
    play.end().await;
    fleet.check().await;
}
