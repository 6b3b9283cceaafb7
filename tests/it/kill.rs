//! Kill -9 in the middle of games, again and again: no answer that was acknowledged is lost, no message is lost or
//! comes twice, nobody is pinged twice or not at all.
//!
//! The test starts this very binary as a child, which plays and delivers until it is killed. Deliveries go to a file
//! that, like the real chat, drops a message whose nonce it has seen.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::*;
use slowboat::engine::{Answer, AnyGame, Record, Seat, Seats, Shelf, Standing, Who};
use slowboat::host::{Clock as _, Delivery, DeliveryKind, Denied, GameId, Host, InteractionId, MessageId, SystemClock};
use slowboat::store::Store;

const FOLDER: &str = "SLOWBOAT_KILL_FOLDER";
const KILLS: usize = 100;
/// More answers than these have to be acknowledged.
const ENOUGH: usize = 200;
const SEATS: u8 = 3;
const GAMES: i64 = 2;

/// The player that is killed. Does nothing unless the test below starts it.
#[test]
fn player() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let folder = Path::new(&folder);
        let store = stores::open(folder).await;
        let clock = std::sync::Arc::new(SystemClock);
        let host = Host::start(store, registry(Fault::None), clock).await.unwrap();
        println!("ready");
        let deliverer = tokio::spawn(deliver(host.clone(), folder.join("sink")));
        tokio::try_join!(play(host.clone(), folder, GameId(1)), play(host.clone(), folder, GameId(2))).unwrap();
        deliverer.await.unwrap();
    });
}

/// Answers at random for ever. What it is about to press stands in a file, so that the press can be made again by the
/// next process, as Discord delivers again what was not acknowledged.
async fn play(host: Host, folder: &Path, game: GameId) -> Result<(), Denied> {
    let plan = folder.join(format!("plan-{game}"));
    let planned = fs::read_to_string(&plan).unwrap_or_default();
    let mut press = u64::try_from(game.0).unwrap() << 40;
    let mut words = planned.split(' ');
    if let (Some(number), Some(seat), Some(token), Some(key)) = (words.next(), words.next(), words.next(), words.next())
    {
        press = number.parse().unwrap();
        let user = user(seat.parse().unwrap());
        match host.answer(InteractionId(press), game, user, Some(token), key).await {
            Ok(receipt) => println!("ack {game} {press} {}", receipt.table.n),
            // It arrived: the process was killed between the press and the plan of the next one, or it was refused.
            Err(denied) => assert!(matches!(denied, Denied::Refused(_)), "{planned}: {denied:?}"),
        }
    }
    let mut dice = Dice(press ^ u64::from(std::process::id()));
    loop {
        press += 1;
        let table = host.table(game).await?;
        let mut seat = table.active[dice.below(table.active.len())];
        let mut open = host.panel(game, user(seat.0)).await?.decision.unwrap();
        if matches!(open.decision.who, Who::Team { .. }) {
            // They speak in seat order, so that the test knows who speaks last.
            seat = table.active[0];
            open = host.panel(game, user(seat.0)).await?.decision.unwrap();
        }
        let mut key = dice.key(&open.decision.form);
        if matches!(open.decision.who, Who::Team { .. }) {
            // The first two disagree, so that the leader has to decide.
            key = open.decision.form.offers()[seat.index() % 2].key.clone();
        }
        let unfinished = plan.with_extension("part");
        fs::write(&unfinished, format!("{press} {} {} {key}", seat.0, open.token)).unwrap();
        fs::rename(&unfinished, &plan).unwrap();
        match host.answer(InteractionId(press), game, user(seat.0), Some(&open.token), &key).await {
            Ok(receipt) => {
                let team = matches!(open.decision.who, Who::Team { .. });
                let (seat, ask) = (open.decision.who.seat().letter(), open.decision.ask.id);
                let key = if team { "?" } else { &key };
                if receipt.table.n > table.n {
                    println!("answer {game} {} {seat} {ask} {key}", receipt.table.n);
                }
            }
            Err(denied) => assert!(matches!(denied, Denied::Refused(_)), "{denied:?}"),
        }
    }
}

async fn deliver(host: Host, sink: PathBuf) {
    let notify = host.notify();
    loop {
        drain(&host, &sink).await;
        notify.notified().await;
    }
}

/// Delivers all that is owed. A line a message: nonce, game, number of answers, kind, users pinged.
async fn drain(host: &Host, sink: &Path) {
    let known = fs::read_to_string(sink).unwrap_or_default();
    let mut seen: BTreeSet<String> = known.lines().filter_map(|it| it.split(' ').next()).map(str::to_owned).collect();
    let mut file = OpenOptions::new().create(true).append(true).open(sink).unwrap();
    loop {
        let due = host.due(SystemClock.now(), 10).await.unwrap();
        if due.is_empty() {
            return;
        }
        for delivery in due {
            if seen.insert(delivery.nonce.clone()) {
                append(&mut file, &delivery);
            }
            let message = delivery.running.unwrap_or(MessageId(delivery.id.0.unsigned_abs()));
            host.delivered(delivery.id, arrived(message)).await.unwrap();
        }
    }
}

fn append(file: &mut File, delivery: &Delivery) {
    let kind = match delivery.kind {
        DeliveryKind::Turn => "turn",
        DeliveryKind::Update => "update",
        _ => "other",
    };
    let ping: Vec<String> = delivery.ping.iter().map(ToString::to_string).collect();
    let line = format!("{} {} {} {kind} {}\n", delivery.nonce, delivery.game, delivery.n, ping.join(","));
    file.write_all(line.as_bytes()).unwrap();
    file.sync_data().unwrap();
}

fn start(folder: &Path, server: Vec<(&str, String)>) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::player", "--nocapture"])
        .env(FOLDER, folder)
        .envs(server)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Lets a child play for a while and kills it. Returns what it printed.
fn kill_after(mut child: Child, from_ready: bool, wait: Duration) -> Vec<String> {
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut said = Vec::new();
    if from_ready {
        for line in lines.by_ref().map_while(Result::ok) {
            let ready = line.ends_with("ready");
            said.push(line);
            if ready {
                break;
            }
        }
    }
    std::thread::sleep(wait);
    let ended = child.try_wait().unwrap();
    child.kill().unwrap();
    said.extend(lines.map_while(Result::ok));
    let mut errors = String::new();
    std::io::Read::read_to_string(&mut child.stderr.take().unwrap(), &mut errors).unwrap();
    child.wait().unwrap();
    assert!(ended.is_none(), "the player ended by itself: {errors}");
    said
}

#[test]
fn a_hundred_kills_lose_and_double_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(open_games(dir.path()));
    let server = runtime.block_on(stores::environment(dir.path()));

    let mut acknowledged: BTreeMap<(i64, usize), String> = BTreeMap::new();
    let mut again = 0;
    let mut dice = Dice(7);
    let began = Instant::now();
    for round in 0..KILLS {
        // Every third is killed at any time, also while it opens the database.
        let (from_ready, most) = if round % 3 == 0 { (false, 120) } else { (true, 150) };
        // The way to a server is longer.
        let most = if stores::on_server() { 4 * most } else { most };
        // So is every way on a busy machine: whoever plays less than twice as fast as needed gets more time.
        let most = if acknowledged.len() * KILLS < 2 * ENOUGH * round { 4 * most } else { most };
        let wait = Duration::from_millis(dice.below(most) as u64);
        for line in kill_after(start(dir.path(), server.clone()), from_ready, wait) {
            let words: Vec<&str> = line.split(' ').collect();
            match words.as_slice() {
                ["answer", game, n, rest @ ..] => {
                    let at = (game.parse().unwrap(), n.parse().unwrap());
                    let doubled = acknowledged.insert(at, rest.join(" "));
                    assert_eq!(doubled, None, "{line}");
                }
                ["ack", ..] => again += 1,
                _ => {}
            }
        }
    }
    let (answers, messages) = runtime.block_on(check(dir.path(), &acknowledged));
    println!(
        "{KILLS} kills in {:?}: {} acknowledged of {answers} answers, {again} presses made again, {messages} messages",
        began.elapsed(),
        acknowledged.len()
    );
    assert!(acknowledged.len() > ENOUGH, "the players hardly played: {}", acknowledged.len());
}

/// On a server another process takes over from one that is frozen. What that one still wants when it wakes up is refused.
#[test]
fn a_process_that_was_frozen_for_longer_than_its_lease_writes_nothing_more() {
    if !stores::on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(open_games(dir.path()));
    let server = runtime.block_on(stores::environment(dir.path()));
    let mut child = start(dir.path(), server);
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let answers = lines.by_ref().filter(|it| it.starts_with("answer")).take(5).count();
    assert_eq!(answers, 5, "it plays");
    let signal = |what: &str, child: &Child| {
        assert!(Command::new("kill").args([what, &child.id().to_string()]).status().unwrap().success());
    };
    signal("-STOP", &child);
    let began = Instant::now();
    let store = runtime.block_on(stores::open(dir.path()));
    let taken = began.elapsed();
    assert!(taken < Duration::from_secs(15), "{taken:?}");
    let counted = |store: &Store| {
        runtime.block_on(async {
            let mut all = Vec::new();
            for id in 1..=GAMES {
                all.push(store.answers(GameId(id)).await.unwrap().len());
            }
            all
        })
    };
    let before = counted(&store);
    signal("-CONT", &child);
    // Told that it has lost, it gives up.
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        if let ["answer", game, n, ..] = words.as_slice() {
            let (game, n): (usize, usize) = (game.parse().unwrap(), n.parse().unwrap());
            assert!(n <= before[game - 1], "{line}");
        }
    }
    assert!(!child.wait().unwrap().success());
    assert_eq!(counted(&store), before);
    println!("taken over after {taken:?}");
}

async fn open_games(dir: &Path) {
    let club = Club::at(dir, Fault::None).await;
    for channel in 1..=GAMES {
        let id = club.lobby(channel.unsigned_abs()).await.id;
        club.host.set_option(club.press(), id, user(0), "long", "yes").await.unwrap();
        for seat in 1..SEATS {
            club.host.join(club.press(), id, person(seat)).await.unwrap();
        }
        club.host.begin(club.press(), id, user(0)).await.unwrap();
    }
}

/// Holds the database and what arrived against what was acknowledged and what the rules say.
async fn check(dir: &Path, acknowledged: &BTreeMap<(i64, usize), String>) -> (usize, usize) {
    let sink = dir.join("sink");
    let store = stores::open(dir).await;
    assert_eq!(store.integrity().await.unwrap(), Vec::<String>::new());
    let host = Host::start(store.clone(), registry(Fault::None), std::sync::Arc::new(SystemClock));
    let host = host.await.unwrap();
    drain(&host, &sink).await;
    assert_eq!(host.due(i64::MAX, 10).await.unwrap(), []);

    let arrived = fs::read_to_string(&sink).unwrap();
    let nonces: BTreeSet<&str> = arrived.lines().filter_map(|it| it.split(' ').next()).collect();
    assert_eq!(nonces.len(), arrived.lines().count(), "no message comes twice");
    let books = stores::books(dir).await;
    let sql = "SELECT code || '-' || outbox.id FROM outbox JOIN games ON games.id = outbox.game WHERE state = 'sent'";
    let sent: Vec<(String,)> = books.all(sql).await;
    assert_eq!(sent.iter().map(|it| it.0.as_str()).collect::<BTreeSet<_>>(), nonces, "what is marked has arrived");
    let sql = "SELECT count(*) FROM outbox WHERE kind <> 'opened' AND n > 0 AND NOT EXISTS \
               (SELECT 1 FROM answers WHERE answers.game = outbox.game AND answers.n = outbox.n - 1)";
    assert_eq!(books.number(sql).await, 0, "no message speaks of an answer that is not kept");
    let mut total = 0;
    for id in 1..=GAMES {
        let answers: Vec<Answer> = store.answers(GameId(id)).await.unwrap().into_iter().map(answer).collect();
        for ((_, n), said) in acknowledged.iter().filter(|it| it.0.0 == id) {
            let kept = answers.get(n - 1).unwrap_or_else(|| panic!("answer {n} of game {id} is lost"));
            let kept = format!("{} {} {}", kept.seat.letter(), kept.ask, kept.key);
            let same = said.strip_suffix('?').map_or(kept == *said, |said| kept.starts_with(said));
            assert!(same, "answer {n} of game {id}: {said} was acknowledged, {kept} is kept");
        }
        assert_eq!(host.table(GameId(id)).await.unwrap().n, answers.len());
        let finding = host.doctor().await.unwrap().into_iter().find(|it| it.game.0 == id);
        assert_eq!(finding.unwrap().trouble, None);

        let pinged: Vec<(usize, String)> = arrived.lines().filter_map(|it| ping_of(it, id)).collect();
        let expected = expected_pings(id, &store, answers.clone()).await;
        assert_eq!(pinged, expected, "the pings of game {id}");
        total += answers.len();
    }
    (total, nonces.len())
}

fn answer(row: slowboat::store::AnswerRow) -> Answer {
    Answer { seat: row.seat, ask: row.ask, key: row.key }
}

/// The number of answers and the users, if the message pings anybody.
fn ping_of(line: &str, id: i64) -> Option<(usize, String)> {
    let words: Vec<&str> = line.split(' ').collect();
    let [_, game, n, kind, ping] = words.as_slice() else { panic!("a torn line: {line}") };
    assert!(ping.is_empty() || *kind == "turn", "{line}");
    (*game == id.to_string() && !ping.is_empty()).then(|| (n.parse().unwrap(), (*ping).to_owned()))
}

/// Who becomes active by each answer, worked out by replaying every beginning of the record.
async fn expected_pings(id: i64, store: &Store, answers: Vec<Answer>) -> Vec<(usize, String)> {
    let row = store.game(GameId(id)).await.unwrap().unwrap();
    let record = Record {
        game: row.game,
        rules: row.rules,
        edition: row.edition,
        options: BTreeMap::from([("long".to_owned(), "yes".to_owned())]),
        content: row.content,
        seed: row.seed,
        seats: Seats(SEATS),
        answers,
    };
    let rules = Shelf::new(Fair::new(Fault::None));
    let marks = rules.boundaries(&record);
    let (mut before, mut pings) = (BTreeSet::new(), Vec::new());
    for n in 0..=record.answers.len() {
        let mark = marks.iter().rfind(|it| it.used() <= n);
        let Standing::Asking(open) = rules.run(&record.cut(n), mark).standing else { panic!("a long game") };
        let mut now = BTreeSet::new();
        let mut leads = None;
        for decision in &open {
            match decision.who {
                Who::Seat(seat) => drop(now.insert(seat)),
                Who::Team { leader } => {
                    leads = Some(leader);
                    now.extend(Seats(SEATS).all());
                }
            }
        }
        let new: Vec<String> = now.difference(&before).map(|it| user(it.0).to_string()).collect();
        if !new.is_empty() {
            pings.push((n, new.join(",")));
        }
        // In a decision of the whole team people differ, and so it is the leader who is awaited before it is made.
        let have_all = n < record.answers.len() || store.votes(GameId(id)).await.unwrap().len() == usize::from(SEATS);
        if let Some(leader) = leads.filter(|it| have_all && *it != Seat(SEATS - 1)) {
            pings.push((n, user(leader.0).to_string()));
        }
        before = leads.map_or(now, |it| BTreeSet::from([it]));
    }
    pings
}
