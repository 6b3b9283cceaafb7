//! What games cost while nobody plays them: `cargo run --release --example idle_games -- 5000`. Opens so many games with
//! the answers of the golden logs, and prints how long the start takes, how long the first press, and how much memory the
//! games take once each was looked at. A second number sets how many stay in memory.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, ensure};
use slowboat::engine::{Record, Seat};
use slowboat::games::Registry;
use slowboat::host::{
    Actor, ChannelId, Command, Denied, GameId, GuildId, Host, InteractionId, Person, Phase, SystemClock, UserId,
};
use slowboat::store::{AnswerRow, GameRow, SeatRow, Store, Write};

/// Answers that are left out at the end of each log, so that the game is still open.
const LEFT_OUT: usize = 10;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let count: u64 = std::env::args().nth(1).map_or(Ok(5_000), |it| it.parse())?;
    let registry = Registry::load(None)?;
    let folder = std::env::temp_dir().join(format!("slowboat-idle-{}", std::process::id()));
    let store = Store::open(&folder).await?;
    let records = records(&registry)?;
    let begun = Instant::now();
    for number in 0..count {
        open(&store, &records[number as usize % records.len()], number).await?;
    }
    println!("{count} games of {} logs written in {:.1?}", records.len(), begun.elapsed());

    let before = resident()?;
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
    let tenth = resident()?;
    host.reviewed().await;
    println!("all were looked at in {:.1?}", begun.elapsed());
    let after = resident()?;
    let kib = |from: u64, to: u64, games: u64| (to as f64 - from as f64) / 1_024.0 / games.max(1) as f64;
    println!("memory: {} KiB before the start, {} KiB in the end", before / 1_024, after / 1_024);
    println!("growth for each of all games: {:.2} KiB", kib(before, after, count));
    println!("growth for each after the first tenth: {:.2} KiB", kib(tenth, after, count - count / 10));
    drop(host);
    store.close().await;
    Ok(std::fs::remove_dir_all(&folder)?)
}

/// The golden games that today's rules and facts play.
fn records(registry: &Registry) -> anyhow::Result<Vec<Record>> {
    let mut records = Vec::new();
    for game in registry.games() {
        let folder = PathBuf::from("tests/logs").join(game.card().id);
        for file in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = file?.path();
            if path.extension().is_some_and(|it| it == "log") {
                let record = Record::from_text(&std::fs::read_to_string(&path)?)?;
                let n = record.answers.len().saturating_sub(LEFT_OUT);
                records.extend((record.content == game.facts().digest()).then(|| record.cut(n)));
            }
        }
    }
    ensure!(!records.is_empty(), "no golden log has today's facts");
    Ok(records)
}

async fn open(store: &Store, record: &Record, number: u64) -> anyhow::Result<GameId> {
    let row = GameRow {
        id: GameId(0),
        code: format!("{number:06}"),
        game: record.game.clone(),
        rules: record.rules,
        edition: record.edition.clone(),
        options: record.options.clone(),
        content: record.content.clone(),
        seed: record.seed.clone(),
        guild: Some(GuildId(1)),
        channel: ChannelId(number + 1),
        phase: Phase::Running,
        trouble: None,
        room: record.seats.0,
        creator: user(Seat(0)),
        outcome: None,
        opened_at: 0,
        ended_at: None,
        vote_since: None,
    };
    let seat = |seat: Seat| SeatRow { user: Some(user(seat)), name: format!("Person {}", seat.letter()), robot: None };
    let seats = record.seats.all().map(seat).collect();
    let answers = |game| {
        let write = move |(n, it): (u32, &slowboat::engine::Answer)| {
            let (ask, key) = (it.ask.clone(), it.key.clone());
            let answer = AnswerRow { seat: it.seat, ask, key, secret: false, team: false };
            Write::Answer { game, n, answer, at: 0 }
        };
        let seats = Write::Seats { game, seats };
        std::iter::once(seats).chain((0..).zip(&record.answers).map(write)).collect()
    };
    Ok(store.open_game(&row, answers).await?)
}

fn user(seat: Seat) -> UserId {
    UserId(100 + u64::from(seat.0))
}

/// Somebody answers, or takes an answer back: whoever is first allowed to.
async fn press(host: &Host, number: u64) -> anyhow::Result<()> {
    let game = GameId(number as i64 + 1);
    for seat in 0..4 {
        let person = Person { user: user(Seat(seat)), name: String::new() };
        let actor = Actor::Person { person, is_moderator: false };
        match host.run(InteractionId(u64::from(seat) + 1), game, actor, Command::Undo).await {
            Ok(_) => return Ok(()),
            Err(Denied::NothingToUndo | Denied::Sealed | Denied::NoSeat) => {}
            Err(denied) => anyhow::bail!("{denied:?}"),
        }
    }
    Ok(())
}

/// The memory of this process that is resident, in bytes.
fn resident() -> anyhow::Result<u64> {
    let pages: u64 = std::fs::read_to_string("/proc/self/statm")?.split(' ').nth(1).context("statm")?.parse()?;
    Ok(pages * 4_096)
}
