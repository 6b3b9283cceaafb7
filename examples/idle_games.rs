//! What games cost while nobody plays them: `cargo run --release --example idle_games -- 5000`. Opens so many games with
//! the answers of the golden logs, and prints how long the start takes, how long the first press, and how much memory the
//! games take once each was looked at. A second number sets how many stay in memory.

#[path = "load/stored.rs"]
mod stored;

use std::sync::Arc;
use std::time::Instant;

use slowboat::games::Registry;
use slowboat::host::{Actor, Command, Denied, GameId, Host, InteractionId, Person, SystemClock, UserId};
use slowboat::store::Store;

/// Answers that are left out at the end of each log, so that the game is still open.
const LEFT_OUT: usize = 10;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let count: u64 = std::env::args().nth(1).map_or(Ok(5_000), |it| it.parse())?;
    let registry = Registry::load(None)?;
    let folder = std::env::temp_dir().join(format!("slowboat-idle-{}", std::process::id()));
    let store = Store::open(&folder).await?;
    let records = stored::records(&registry)?;
    let begun = Instant::now();
    for number in 0..count {
        let record = &records[number as usize % records.len()];
        let n = record.answers.len().saturating_sub(LEFT_OUT);
        let place = stored::Place { number, guild: 1, channel: number + 1, users: &USERS };
        stored::open(&store, record, n, place).await?;
    }
    println!("{count} games of {} logs written in {:.1?}", records.len(), begun.elapsed());

    let before = stored::resident(std::process::id())?;
    let begun = Instant::now();
    let host = Host::start(store.clone(), registry, Arc::new(SystemClock)).await?;
    if let Some(kept) = std::env::args().nth(2) {
        let kept = kept.parse()?;
        host.configure(|it| it.games_in_memory = kept);
    }
    println!("start: {:.1?}", begun.elapsed());
    let begun = Instant::now();
    press(&host, count / 2).await?;
    println!("the first press, while the games are looked at: {:.1?}", begun.elapsed());

    let begun = Instant::now();
    for number in 0..count / 10 {
        host.table(GameId(number as i64 + 1)).await.map_err(|it| anyhow::anyhow!("{it:?}"))?;
    }
    let tenth = stored::resident(std::process::id())?;
    host.reviewed().await;
    println!("all were looked at in {:.1?}", begun.elapsed());
    let after = stored::resident(std::process::id())?;
    let kib = |from: f64, to: f64, games: u64| (to - from) * 1_024.0 / games.max(1) as f64;
    println!("memory: {before:.1} MiB before the start, {after:.1} MiB in the end");
    println!("growth for each of all games: {:.2} KiB", kib(before, after, count));
    println!("growth for each after the first tenth: {:.2} KiB", kib(tenth, after, count - count / 10));
    drop(host);
    store.close().await;
    Ok(std::fs::remove_dir_all(&folder)?)
}

const USERS: [u64; 4] = [100, 101, 102, 103];

/// Somebody answers, or takes an answer back: whoever is first allowed to.
async fn press(host: &Host, number: u64) -> anyhow::Result<()> {
    let game = GameId(number as i64 + 1);
    for user in USERS {
        let person = Person { user: UserId(user), name: String::new() };
        let actor = Actor::Person { person, is_moderator: false };
        match host.run(InteractionId(user), game, actor, Command::Undo { token: None }).await {
            Ok(_) => return Ok(()),
            Err(Denied::NothingToUndo | Denied::Sealed | Denied::NoSeat) => {}
            Err(denied) => anyhow::bail!("{denied:?}"),
        }
    }
    Ok(())
}
