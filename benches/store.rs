//! The same load on a file of SQLite and on a PostgreSQL server of its own, one after the other in one run:
//! `cargo bench --bench store`. Tables of Perseverance play side by side, each press as soon as the one before it is acknowledged.
//! Prints how long an acknowledgement takes, and how much work it is for the bot and for the server.

#![allow(clippy::unwrap_used, reason = "a bench may fail")]

#[path = "../src/store/tests/cluster.rs"]
#[allow(dead_code, reason = "others who include it need more of it")]
mod cluster;
mod common;

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use cluster::Cluster;
use common::any;
use slowboat::games::Registry;
use slowboat::host::{
    Actor, ChannelId, Command, GuildId, Host, InteractionId, Person, Phase, Place, SystemClock, UserId, Wish,
};
use slowboat::store::Store;

const TABLES: u64 = 32;
const ANSWERS: usize = 60;

#[tokio::main]
async fn main() {
    println!("{TABLES} tables, {ANSWERS} presses each");
    println!("| store | presses/s | p50 ms | p99 ms | presses per CPU second | of them the server's share | MiB |");
    println!("|---|---|---|---|---|---|---|");
    let folder = tempfile::tempdir().unwrap();
    run("SQLite file", Store::open(folder.path()).await.unwrap(), None).await;
    // It writes to the disk, as the file does.
    let Ok(server) = Cluster::start_as("") else { return };
    let store = Store::connect(&server.fresh().await).await.unwrap();
    run("PostgreSQL, same machine", store, Some(&server)).await;
}

async fn run(name: &str, store: Store, server: Option<&cluster::Cluster>) {
    let host = Host::start(store.clone(), Registry::load(None).unwrap(), Arc::new(SystemClock)).await.unwrap();
    let press = Arc::new(AtomicU64::new(1));
    let (own, theirs, began) =
        (cluster::worked(std::process::id()), server.map_or(0.0, Cluster::worked), Instant::now());
    let tables = (1..=TABLES).map(|at| tokio::spawn(table(host.clone(), at, press.clone())));
    let mut times: Vec<Duration> = Vec::new();
    for it in tables.collect::<Vec<_>>() {
        times.extend(it.await.unwrap());
    }
    let elapsed = began.elapsed().as_secs_f64();
    let (own, theirs) = (cluster::worked(std::process::id()) - own, server.map_or(0.0, Cluster::worked) - theirs);
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "| {name} | {:.0} | {:.2} | {:.2} | {:.0} | {:.0} % | {} |",
        times.len() as f64 / elapsed,
        at(0.5),
        at(0.99),
        times.len() as f64 / (own + theirs),
        theirs / (own + theirs) * 100.0,
        memory()
    );
    drop(host);
    store.close().await;
}

async fn table(host: Host, at: u64, press: Arc<AtomicU64>) -> Vec<Duration> {
    let next = || InteractionId(press.fetch_add(1, Ordering::Relaxed));
    let person = |seat: u64| Person { user: UserId(at * 10 + seat), name: format!("Person {seat}") };
    let actor = |user: UserId| Actor::Person { person: person(user.0 % 10), is_moderator: false };
    let place = Place { guild: Some(GuildId(at << 22)), channel: ChannelId(at) };
    let wish = Wish { game: "perseverance".to_owned(), ..Wish::default() };
    let id = host.open(next(), place, person(0), wish).await.unwrap().table.id;
    host.run(next(), id, actor(person(1).user), Command::Join).await.unwrap();
    host.run(next(), id, actor(person(0).user), Command::Start { seating: None }).await.unwrap();
    let (mut times, mut luck) = (Vec::new(), at);
    while times.len() < ANSWERS {
        let table = host.table(id).await.unwrap();
        if table.phase != Phase::Running {
            break;
        }
        let user = table.person(table.active[0]).unwrap().user;
        let key = any(&host.panel(id, user).await.unwrap().decision.unwrap().decision.form, &mut luck);
        let began = Instant::now();
        host.run(next(), id, actor(user), Command::Answer { token: None, key }).await.unwrap();
        times.push(began.elapsed());
    }
    times
}

/// The memory of this process, in MiB.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|it| it.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|it| it.parse::<u64>().ok()).unwrap_or(0) / 1024
}
