//! What a database of internet scale costs: `cargo run --release --example scale`. Fills a PostgreSQL server of its own, which writes to
//! the disk as one in earnest does, with 1,000,000 games of 100,000 guilds, and does to it by the store's own code what a hundred shards
//! of the bot would do: looks for what is due, opens shards, and a day's presses at the rate of its peak, each of a game that is in
//! nobody's memory. Prints how long each takes. Other numbers: `-- GAMES GUILDS SECONDS`.
//!
//! Rules are not run here: what a press costs the bot itself is measured by the example `load`.

#[path = "../../src/store/tests/cluster.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "others who include it need more of it, and this may fail")]
mod cluster;
#[path = "../load/stored.rs"]
#[allow(dead_code, reason = "the example `load` needs more of it")]
mod stored;

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use slowboat::engine::{Chance, Seat, Seed};
use slowboat::games::Registry;
use slowboat::host::{DeliveryKind, GameId, InteractionId, OutboxId, UserId};
use slowboat::store::{AnswerRow, AwaitedRow, Change, InboxRow, Owed, Process, Store, StoreError, Write};
use sqlx::{AssertSqlSafe, PgConnection};
use tokio::task::JoinSet;

use cluster::Cluster;

/// Into how many shards Discord would divide so many guilds.
const SHARDS: u32 = 100;
/// How many answers each game has had.
const ANSWERS: i64 = 20;
/// How many presses a game gets a day, and how many times the mean the busiest minutes bring.
const A_DAY: f64 = 3.0;
const PEAK: f64 = 3.0;
/// How many presses are under way where each comes as soon as there is room.
const AT_ONCE: usize = 16;
/// How often the clocks of a shard look for what is due, in seconds (`host/clock.rs`).
const TICK: f64 = 30.0;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let number = |at: usize, default: i64| std::env::args().nth(at).map_or(Ok(default), |it| it.parse());
    let (games, guilds, seconds) = (number(1, 1_000_000)?, number(2, 100_000)?, number(3, 60)?);
    let settings = "-c shared_buffers=1GB -c max_wal_size=8GB";
    let server = Cluster::start_as(settings).map_err(anyhow::Error::msg)?;
    let url = server.fresh().await;
    let templates = templates(&url).await?;
    let begun = Instant::now();
    fill(&mut server.at(&url).await, games, guilds, templates).await?;
    println!("{games} games of {guilds} guilds, {ANSWERS} answers each, written in {:.0?}", begun.elapsed());
    println!("the database has {:.1} GiB", size(&mut server.at(&url).await).await?);

    let stores = shards(&url).await?;
    let now = 1_000_000_000_000;
    println!("\n| of one shard in {SHARDS}, median | ms |\n|---|---|");
    let mut ticks = 0.0;
    ticks += timed("who is to be called", &stores, |it| async move { it.forgotten(now, 0).await.map(drop) }).await?;
    ticks += timed("whose time is up", &stores, |it| async move { it.flagged(now).await.map(drop) }).await?;
    ticks += timed("late proposals", &stores, |it| async move { it.late_votes(now, None).await.map(drop) }).await?;
    ticks += timed("late motions", &stores, |it| async move { it.late_motions(now).await.map(drop) }).await?;
    timed("what is owed", &stores, |it| async move { it.due(now, 50).await.map(drop) }).await?;
    timed("all its open games", &stores, |it| async move { it.open_games().await.map(drop) }).await?;
    let user = |store: &Store| UserId(u64::from(store.shard().id) * 4 + 1);
    timed("the games of a person, `/turns`", &stores, |it| async move { it.turns(user(&it)).await.map(drop) }).await?;
    println!(
        "\nthe clocks of all shards keep {:.1} % of a connection busy",
        ticks / 1e3 * f64::from(SHARDS) / TICK * 100.0
    );

    let mean = games as f64 * A_DAY / 86_400.0;
    let rate = mean * PEAK;
    println!("\n{A_DAY} presses a game and day are {mean:.0} a second, and {rate:.0} in the busiest minutes");
    let world = Arc::new(World { stores, games, press: AtomicI64::new(1) });
    let worked = server.worked();
    let times = world.at_rate(rate, Duration::from_secs(seconds.unsigned_abs())).await?;
    let share = (server.worked() - worked) / seconds as f64;
    report("at that rate", times, seconds as f64);
    println!("  the server works {:.0} % of one core for it", share * 100.0);
    let (worked, begun) = (server.worked(), Instant::now());
    let times = world.as_fast_as_it_goes(Duration::from_secs(seconds.unsigned_abs() / 2)).await?;
    let (elapsed, count) = (begun.elapsed().as_secs_f64(), times.len() as f64);
    report(&format!("{AT_ONCE} at once, as fast as it goes"), times, elapsed);
    println!("  {:.0} presses for each second that the server works", count / (server.worked() - worked));
    Ok(())
}

/// Games as the bot writes them, cut to the same length. They are what all others are copied from.
async fn templates(url: &str) -> anyhow::Result<i64> {
    let store = Store::connect(url).await?;
    let mut count = 0;
    for record in stored::records(&Registry::load(None)?)? {
        if record.answers.len() < ANSWERS as usize {
            continue;
        }
        let place = stored::Place { number: count, guild: 1 << 22, channel: count + 1, users: &[1, 2, 3, 4] };
        stored::open(&store, &record, ANSWERS as usize, place).await?;
        count += 1;
    }
    store.close().await;
    Ok(count as i64)
}

/// Copies the templates until there are so many games. What takes long is done in one statement.
async fn fill(plain: &mut PgConnection, games: i64, guilds: i64, templates: i64) -> anyhow::Result<()> {
    let mut run = async |sql: String| sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut *plain).await;
    // Neither triggers nor references are checked: what is copied is sound.
    run("SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '1GB'".into())
        .await?;
    // Game `k` is of the guild with the number `k % guilds`; four people of it sit at its tables.
    let new = format!(
        "CREATE TEMPORARY TABLE new AS SELECT k + {templates} AS id, 1 + k % {templates} AS template, \
         ((1 + k % {guilds}) << 22) AS guild, (1 + k % {guilds}) * 4 AS people FROM generate_series(1::BIGINT, {games}) AS k; ANALYZE new"
    );
    run(new).await?;
    let of = "FROM new JOIN";
    run(format!(
        "INSERT INTO games (id, code, game, rules, edition, options, content, seed, guild, channel, phase, room, creator, opened_at) \
         SELECT new.id, 'N' || new.id, t.game, t.rules, t.edition, t.options, t.content, t.seed, new.guild, new.id + 1000000000, \
         t.phase, t.room, new.people, 0 {of} games AS t ON t.id = new.template"
    ))
    .await?;
    run(format!(
        "INSERT INTO seats (game, seat, \"user\", name) SELECT new.id, t.seat, new.people + t.seat, t.name \
         {of} seats AS t ON t.game = new.template"
    ))
    .await?;
    run(format!(
        "INSERT INTO answers (game, n, seat, ask, key, secret, team, at, sum) SELECT new.id, t.n, t.seat, t.ask, t.key, t.secret, \
         t.team, t.at, t.sum {of} answers AS t ON t.game = new.template"
    ))
    .await?;
    // Somebody is awaited everywhere, and is called again within the next days.
    run("INSERT INTO awaited (game, seat, since, due) SELECT id, 0, 0, 2000000000000 + id FROM new".into()).await?;
    run("SELECT setval(pg_get_serial_sequence('games', 'id'), (SELECT max(id) FROM games))".into()).await?;
    run("VACUUM ANALYZE".into()).await?;
    Ok(())
}

async fn size(plain: &mut PgConnection) -> anyhow::Result<f64> {
    let bytes: i64 = sqlx::query_scalar("SELECT pg_database_size(current_database())").fetch_one(&mut *plain).await?;
    Ok(bytes as f64 / f64::from(1 << 30))
}

/// One process that has all of them.
async fn shards(url: &str) -> anyhow::Result<Vec<Store>> {
    let mut process = Process::connect(url).await?;
    process.join(SHARDS);
    let mut stores: Vec<Store> = Vec::new();
    while stores.len() < SHARDS as usize {
        if let Change::Take(store) = process.change().await {
            stores.push(store);
        }
    }
    stores.sort_by_key(|it| it.shard().id);
    // It gives signs of life for as long as this runs.
    tokio::spawn(async move {
        loop {
            drop(process.change().await);
        }
    });
    Ok(stores)
}

/// How long something takes in the middle of all shards, in milliseconds.
async fn timed<F>(what: &str, stores: &[Store], mut look: impl FnMut(Store) -> F) -> anyhow::Result<f64>
where
    F: Future<Output = Result<(), StoreError>>,
{
    let mut times = Vec::new();
    for store in stores {
        let begun = Instant::now();
        look(store.clone()).await?;
        times.push(begun.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    let median = times[times.len() / 2];
    println!("| {what} | {median:.2} |");
    Ok(median)
}

struct World {
    stores: Vec<Store>,
    games: i64,
    press: AtomicI64,
}

impl World {
    /// Presses come whether or not those before them are done.
    async fn at_rate(self: &Arc<World>, rate: f64, long: Duration) -> anyhow::Result<Vec<Duration>> {
        let (begun, mut presses, mut luck) = (Instant::now(), JoinSet::new(), Chance::new(Seed::from_number(1)));
        while begun.elapsed() < long {
            let world = Arc::clone(self);
            let game = self.any(&mut luck);
            presses.spawn(async move { world.press(game).await });
            let next = begun + Duration::from_secs_f64((presses.len() as f64 + 1.0) / rate);
            tokio::time::sleep_until(next.into()).await;
        }
        presses.join_all().await.into_iter().collect()
    }

    /// As many at once as there is room for, each followed by the next.
    async fn as_fast_as_it_goes(self: &Arc<World>, long: Duration) -> anyhow::Result<Vec<Duration>> {
        let begun = Instant::now();
        let mut all = JoinSet::new();
        for number in 0..AT_ONCE {
            let (world, mut luck) = (Arc::clone(self), Chance::new(Seed::from_number(2 + number as u64)));
            all.spawn(async move {
                let mut times = Vec::new();
                while begun.elapsed() < long {
                    times.push(world.press(world.any(&mut luck)).await?);
                }
                anyhow::Ok(times)
            });
        }
        let mut times = Vec::new();
        for it in all.join_all().await {
            times.extend(it?);
        }
        Ok(times)
    }

    fn any(&self, luck: &mut Chance) -> GameId {
        let games = u32::try_from(self.games).unwrap_or(u32::MAX);
        // Behind those that the others were copied from.
        GameId(1_000 + i64::from(luck.below("game", games - 1_000).result[0]))
    }

    /// What the store does for an answer in a game that is not in memory, and for the message that follows.
    async fn press(&self, game: GameId) -> anyhow::Result<Duration> {
        let begun = Instant::now();
        let press = InteractionId(self.press.fetch_add(1, Ordering::Relaxed).unsigned_abs());
        let any = &self.stores[0];
        let row = any.game(game).await?.ok_or_else(|| anyhow::anyhow!("there is no game {game}"))?;
        let store = self.stores.iter().find(|it| it.shard().serves(row.guild));
        let store = store.ok_or_else(|| anyhow::anyhow!("no shard serves game {game}"))?;
        store.inbox(press).await?;
        store.altered(game).await?;
        let seats = store.seats(game).await?;
        let answers = store.answers(game).await?;
        store.last_answer(game).await?;
        store.motions(game).await?;
        store.redo(game).await?;
        store.votes(game).await?;
        store.awaited(game).await?;
        store.passes(game).await?;
        store.orders(game).await?;
        let n = u32::try_from(answers.len())?;
        let answer = AnswerRow { seat: Seat(0), ask: "action".into(), key: "pass".into(), secret: false, team: false };
        let awaited =
            AwaitedRow { since: 0, reminded: 0, called: true, due: None, counts_from: 0, missed: 0, flag: None };
        let owed = Owed {
            game,
            kind: DeliveryKind::Turn,
            n: n + 1,
            note_from: 0,
            note_to: 0,
            ping: seats.iter().filter_map(|it| it.user).take(1).collect(),
            since: None,
            by_seat: Some(Seat(0)),
            undone: false,
            trouble: None,
            reminder: None,
            news: None,
            resting: Vec::new(),
            next: Vec::new(),
            at: 0,
        };
        let inbox = Write::Inbox { row: InboxRow { interaction: press, game, notes_from: 0, notes_to: 0 }, at: 0 };
        store
            .write(&[
                Write::Answer { game, n, answer, at: 0 },
                Write::Awaited { game, awaited: vec![(Seat(1), awaited)] },
                Write::Game(Box::new(row)),
                Write::Owe(owed),
                inbox,
            ])
            .await?;
        let took = begun.elapsed();
        // The message is brought by somebody else, and nobody waits for it.
        for (id, ..) in store.owed_after(game, OutboxId(0)).await? {
            store.write(&[Write::Tried { id, game }]).await?;
            store.owed(id).await?;
            store.write(&[Write::Merged { id, game }]).await?;
        }
        Ok(took)
    }
}

fn report(what: &str, mut times: Vec<Duration>, seconds: f64) {
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len().max(1) - 1) as f64 * share) as usize).copied().unwrap_or_default();
    let (count, p50, p99) = (times.len() as f64 / seconds, at(0.5), at(0.99));
    println!("{what}: {count:.0} presses a second, p50 {p50:.1?}, p99 {p99:.1?}");
}
