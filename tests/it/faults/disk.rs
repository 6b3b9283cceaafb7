//! A disk that fails again and again in the middle of games: what was acknowledged is kept, nothing is doubled, and play
//! goes on as soon as the disk does, without a restart.
//!
//! The test starts this very binary as a child, because what makes its writes fail is a limit on all its files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use slowboat::engine::{Seat, Who};
use slowboat::host::{
    Clock as _, Delivery, DeliveryKind, Denied, GameId, Host, InteractionId, Level, MessageId, SystemClock,
};
use slowboat::store::Store;

use crate::common::*;

const FOLDER: &str = "SLOWBOAT_DISK_FOLDER";
/// How many transactions are lost at least.
const FAILURES: usize = 1_000;
const PATIENCE: Duration = Duration::from_secs(60);

/// What the people of a game were told: seat, question and answer by number.
type Acknowledged = BTreeMap<usize, String>;

#[test]
fn a_thousand_failed_writes_lose_and_double_nothing() {
    let dir = tempfile::tempdir().unwrap();
    // A file over the limit must fail, not kill.
    let shell = "trap '' XFSZ; exec \"$0\" --exact faults::disk::player --nocapture";
    let exe = std::env::current_exe().unwrap();
    let done = Command::new("sh").args(["-c", shell]).arg(exe).env(FOLDER, dir.path()).output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{said}\n{}", String::from_utf8_lossy(&done.stderr));
    println!("{}", said.lines().find(|it| it.contains("writes failed")).expect("the player tells how it went"));
}

/// The player whose disk fails. Does nothing unless the test above starts it.
#[test]
fn player() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(play_on_a_bad_disk(Path::new(&folder)));
}

/// No file may grow beyond this; any size, if nothing.
fn limit_files(most: Option<u64>) {
    setrlimit(Resource::Fsize, Rlimit { current: most, ..getrlimit(Resource::Fsize) }).unwrap();
}

/// Lets the disk fail now and then until told to stop: sometimes at once, sometimes in the middle of a transaction.
fn fail_now_and_then(folder: &Path, stop: &AtomicBool) {
    let mut dice = Dice(11);
    while !stop.load(Ordering::Relaxed) {
        let log = folder.join("slowboat.db-wal").metadata().map_or(0, |it| it.len());
        let most = if dice.below(2) == 0 { 0 } else { log + 4_096 * dice.below(3) as u64 + dice.below(4_096) as u64 };
        limit_files(Some(most));
        std::thread::sleep(Duration::from_millis(dice.below(40) as u64));
        limit_files(None);
        std::thread::sleep(Duration::from_millis(dice.below(8) as u64));
    }
}

async fn play_on_a_bad_disk(folder: &Path) {
    let club = Club::at(folder, Fault::None).await;
    let games = [long_game(&club, 1, false).await, long_game(&club, 2, false).await, long_game(&club, 3, true).await];
    let (stop, failures) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let began = Instant::now();
    let disk = {
        let (folder, stop) = (folder.to_owned(), stop.clone());
        std::thread::spawn(move || fail_now_and_then(&folder, &stop))
    };
    let delivered = tokio::spawn(deliver(club.host.clone(), stop.clone()));
    let mut players = Vec::new();
    for game in games {
        let (host, failures) = (club.host.clone(), failures.clone());
        players.push(tokio::spawn(async move {
            let until = || failures.load(Ordering::Relaxed) >= FAILURES;
            let mut kept = Acknowledged::new();
            play(&host, game, &mut kept, &failures, until).await;
            kept
        }));
    }
    let mut acknowledged = Vec::new();
    for player in players {
        acknowledged.push(player.await.unwrap());
    }
    stop.store(true, Ordering::Relaxed);
    disk.join().unwrap();
    let mut delivered = delivered.await.unwrap();
    let (failed, took) = (failures.load(Ordering::Relaxed), began.elapsed());

    // What was told of the failures until now is told to be over.
    while club.host.outage().is_some_and(|it| it.until.is_none()) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    while !drain(&club.host, &mut delivered).await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    a_failure_that_lasts_is_told_once(&club.host, &games).await;

    // The disk is well again, and so is the very same host.
    for (game, kept) in games.iter().zip(&mut acknowledged) {
        let (before, failed, since) = (kept.len(), AtomicUsize::new(0), Instant::now());
        while kept.len() < before + 20 {
            let one = AtomicBool::new(false);
            play(&club.host, *game, kept, &failed, || one.swap(true, Ordering::Relaxed)).await;
            assert!(since.elapsed() < PATIENCE, "game {game} does not go on");
        }
        assert_eq!(failed.into_inner(), 0, "the disk is well");
    }
    while !drain(&club.host, &mut delivered).await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for finding in club.host.doctor().await.unwrap() {
        assert_eq!(finding.trouble, None, "{}", finding.code);
    }
    drop(club);
    let store = Store::open(folder).await.unwrap();
    assert_eq!(store.integrity().await.unwrap(), Vec::<String>::new());
    let mut total = 0;
    for (game, said) in games.iter().zip(&acknowledged) {
        let kept = store.answers(*game).await.unwrap();
        for (n, said) in said {
            let it = kept.get(n - 1).unwrap_or_else(|| panic!("answer {n} of game {game} is lost"));
            assert!(line(it.seat, &it.ask, &it.key).starts_with(said), "answer {n} of game {game}: {said}, {it:?}");
        }
        // Robots acknowledge nothing; of all others each answer is there because somebody was told so.
        if *game != games[2] {
            assert_eq!(kept.len(), said.len(), "game {game} holds what nobody was told");
        }
        total += said.len();
    }
    assert!(total > 300, "the players hardly played: {total}");
    println!("{failed} writes failed in {took:?}, {total} answers acknowledged and kept, {} messages", delivered.len());
}

/// Everybody at the tables concerned hears of it, once; and that it is over, by the same message.
async fn a_failure_that_lasts_is_told_once(host: &Host, games: &[GameId; 3]) {
    limit_files(Some(0));
    let since = Instant::now();
    let mut told: Vec<Delivery> = Vec::new();
    // Other answers each time, and other presses: what the rules refuse does not come as far as the disk, and the same press
    // gets the same refusal again.
    let (mut dice, mut presses) = (Dice(3), 1_u64 << 50..);
    let mut denials = BTreeMap::new();
    let has_heard = |all: &[Delivery], game: GameId| all.iter().any(|it| it.game == game);
    while !games[..2].iter().all(|it| has_heard(&told, *it)) {
        assert!(since.elapsed() < PATIENCE, "nobody is told: {told:?}, {denials:?}, {:?}", host.outage());
        for (game, press) in games[..2].iter().zip(&mut presses) {
            let table = host.table(*game).await.unwrap();
            let seat = table.active[0];
            let open = host.panel(*game, user(seat.0)).await.unwrap().decision.unwrap();
            let key = dice.key(&open.decision.form);
            let denied = host.answer(InteractionId(press), *game, user(seat.0), Some(&open.token), &key).await;
            assert!(matches!(denied, Err(Denied::Unsaved { .. } | Denied::Refused(_))), "{denied:?}");
            denials.insert(*game, denied);
        }
        told.extend(host.due(SystemClock.now(), 10).await.unwrap_or_default());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let of: BTreeSet<GameId> = told.iter().map(|it| it.game).collect();
    assert!(told.iter().all(|it| it.kind == DeliveryKind::Unsaved && it.why.is_some() && it.ping.is_empty()));
    assert_eq!(of.len(), told.len(), "each table hears of it once");
    for delivery in &told {
        let message = MessageId(7_000 + delivery.game.0.unsigned_abs());
        host.delivered(delivery.id, arrived(message)).await.unwrap();
    }
    limit_files(None);
    let (since, mut over) = (Instant::now(), Vec::new());
    while over.len() < told.len() {
        assert!(since.elapsed() < PATIENCE, "nobody hears that it is over: {over:?}, {told:?}, {:?}", host.outage());
        let due = host.due(SystemClock.now(), 10).await.unwrap();
        let notices = due.iter().filter(|it| it.kind == DeliveryKind::Unsaved);
        // The table of the robots may hear of it only now: its robot may have been the last to meet the bad disk.
        let (late, now_over): (Vec<_>, Vec<_>) = notices.cloned().partition(|it| it.why.is_some());
        assert!(late.iter().all(|it| it.game == games[2]), "{late:?}");
        told.extend(late);
        over.extend(now_over);
        for delivery in due {
            let message = MessageId(7_000 + delivery.game.0.unsigned_abs());
            host.delivered(delivery.id, arrived(delivery.running.unwrap_or(message))).await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(over.iter().all(|it| it.running.is_some_and(|it| it.0 > 7_000)), "{over:?}");
}

async fn long_game(club: &Club, channel: u64, robots: bool) -> GameId {
    let id = club.lobby(channel).await.id;
    club.host.set_option(club.press(), id, user(0), "long", "yes").await.unwrap();
    club.host.join(club.press(), id, person(1)).await.unwrap();
    if robots {
        club.host.add_robot(club.press(), id, user(0), Level::Random).await.unwrap();
    }
    club.host.configure(|it| it.robot_delay = Duration::ZERO);
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    id
}

/// Answers at random, and again where nothing was saved.
async fn play(host: &Host, game: GameId, kept: &mut Acknowledged, failures: &AtomicUsize, until: impl Fn() -> bool) {
    static NEXT: AtomicU64 = AtomicU64::new(1 << 48);
    let mut dice = Dice(NEXT.load(Ordering::Relaxed) ^ game.0.unsigned_abs());
    while !until() {
        let press = NEXT.fetch_add(1, Ordering::Relaxed);
        let Ok(table) = host.table(game).await else { continue };
        let people: Vec<Seat> = table.active.iter().copied().filter(|it| !table.robots.contains_key(it)).collect();
        let Some(seat) = people.get(dice.below(people.len())) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let Ok(panel) = host.panel(game, user(seat.0)).await else { continue };
        let Some(open) = panel.decision else { continue };
        let key = dice.key(&open.decision.form);
        match host.answer(InteractionId(press), game, user(seat.0), Some(&open.token), &key).await {
            Ok(receipt) if receipt.table.n > panel.table.n => {
                let who = open.decision.who.seat();
                // What a team decides need not be what its last voter wants.
                let key = if matches!(open.decision.who, Who::Team { .. }) { "" } else { &key };
                let doubled = kept.insert(receipt.table.n, line(who, open.decision.ask.id, key));
                assert_eq!(doubled, None, "answer {} of game {game} was given twice", receipt.table.n);
            }
            Ok(_) | Err(Denied::Refused(_) | Denied::Stale { .. } | Denied::NotYourTurn { .. }) => {}
            Err(Denied::Unsaved { .. }) => drop(failures.fetch_add(1, Ordering::Relaxed)),
            Err(denied) => panic!("{denied:?}"),
        }
    }
}

fn line(seat: Seat, ask: &str, key: &str) -> String {
    format!("{} {ask} {key}", seat.letter())
}

/// Delivers as well as the disk lets it. Returns what arrived.
async fn deliver(host: Host, stop: Arc<AtomicBool>) -> BTreeSet<String> {
    let mut arrived = BTreeSet::new();
    while !stop.load(Ordering::Relaxed) {
        drain(&host, &mut arrived).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    arrived
}

/// Whether all was delivered that is due; not while the outbox cannot be read or written.
async fn drain(host: &Host, arrived: &mut BTreeSet<String>) -> bool {
    loop {
        let Ok(due) = host.due(SystemClock.now(), 10).await else { return false };
        if due.is_empty() {
            return true;
        }
        for delivery in due {
            let fresh = arrived.insert(delivery.nonce.clone());
            assert!(
                fresh || delivery.again || delivery.kind == DeliveryKind::Unsaved,
                "{} comes twice",
                delivery.nonce
            );
            let message = delivery.running.unwrap_or(MessageId(delivery.id.0.unsigned_abs()));
            // What cannot be marked comes again, and Discord drops it.
            let _ = host.delivered(delivery.id, self::arrived(message)).await;
        }
    }
}
