//! A whole game: moves and pranks in turn, and at the end the proof.

use std::sync::{Arc, Mutex, PoisonError};

use slowboat::engine::{Outcome, Record, Seat, Standing, Text, Words};
use slowboat::host::{GameId, Host, Phase, SystemClock};

use super::club::program;
use super::openapi;
use super::shadow::Shadow;
use super::table::{Party, Table};
use super::taps;
use super::traffic::Traffic;
use crate::common::stores;
use slowboat::discord::custom_id::Action;

/// How a table plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    /// How often the bot is ended properly and started again.
    pub restarts: usize,
    /// How often its process is killed in the middle of an answer.
    pub kills: usize,
    /// Whether somebody is silent from some moment on.
    pub silence: bool,
}

impl Default for Habits {
    fn default() -> Self {
        Habits { restarts: 2, kills: 0, silence: false }
    }
}

/// Every acknowledgement of every game, in milliseconds.
static ACKS: Mutex<Vec<f64>> = Mutex::new(Vec::new());

/// No game of ours has so many answers, not even where everybody says something to each.
const RUNAWAY: usize = 5_000;

pub(super) async fn play(party: Party, options: &[(&str, &str)], habits: Habits) -> Outcome {
    let mut table = Table::open(party, options).await;
    let every = |times: usize, length: usize| length.checked_div(times).map_or(usize::MAX, |it| it.max(1));
    // A random game has at least so many answers.
    let (restart, kill) = (every(habits.restarts, 90), every(habits.kills, 108));
    let mut next = (restart / 2, kill / 2);
    while table.shadow.outcome().is_none() {
        let n = table.count.moves;
        assert!(n < RUNAWAY, "the game does not end");
        if n >= next.0 && table.count.restarts < habits.restarts + habits.kills {
            next.0 += restart;
            table.restart().await;
        }
        if n >= next.1 {
            next.1 += kill;
            table.pull_the_plug().await;
            continue;
        }
        if n >= 60 && !table.count.pranks.contains_key("reconnected") {
            table.reconnect().await;
        }
        if habits.silence {
            table.falls_silent();
        }
        if let Some(silent) = table.silent
            && table.heard().is_empty()
        {
            table.do_without(silent).await;
            continue;
        }
        table.one_move().await;
        // Sometimes people are faster than the pictures.
        if table.luck.once_in(5) {
            continue;
        }
        table.look().await;
        let seats: Vec<_> = table.shadow.record.seats.all().collect();
        if table.luck.once_in(8) {
            let seat = *table.luck.of(&seats);
            table.undo(seat).await;
        }
        let is_anybody_heard = table.shadow.outcome().is_none() && !table.heard().is_empty();
        if is_anybody_heard && table.luck.once_in(25) {
            table.meddle().await;
        }
        if !habits.silence && table.shadow.outcome().is_none() && table.luck.once_in(15) {
            table.follow().await;
        }
        // Few questions can be passed on, so that more of them are left to the clock.
        let often = if table.shadow.may_pass().is_empty() { 15 } else { 4 };
        let waits = table.shadow.proposed().is_some() || often == 4;
        if waits && table.can_deliberate() && table.luck.once_in(often) {
            table.let_time_pass().await;
        }
        if table.luck.once_in(25) {
            table.look_around().await;
        }
        if n.is_multiple_of(20) {
            table.check_private();
        }
    }
    table.look().await;
    let traffic = finish(&mut table).await;
    let kept = openapi::check(&traffic);
    report(&table, &traffic, kept);
    table.shadow.outcome().unwrap().clone()
}

/// The end: scores, the seed, and the same game once more from its record.
async fn finish(table: &mut Table) -> Traffic {
    table.check_private();
    table.shadow.check();
    let scores = table.shadow.outcome().unwrap().clone();
    let last = table.club.public().pop().unwrap();
    let words = table.text(table.club.language);
    let seats = table.shadow.record.seats;
    let points = |seat: Seat| scores.points(seat).unwrap();
    let (lines, crowns, proven): (Vec<String>, _, _) = match &scores {
        Outcome::Ranked(_) => {
            let lettered: Vec<String> = seats.all().map(|it| format!("{} {}", it.letter(), points(it))).collect();
            let lines =
                seats.all().map(|it| words.say(&Text::new("bot-score").with("seat", it).with("points", points(it))));
            (lines.collect(), scores.winners(seats).len(), format!("Scores: {};", lettered.join(", ")))
        }
        // Together, or alone against the rules.
        Outcome::Common(common) => {
            let won = if common.won { "Won" } else { "Lost" };
            let who = if seats.count() == 1 { "alone" } else { "together" };
            let id = format!("bot-{}-{who}", won.to_lowercase());
            let head = words.say(&Text::new(id).with("points", common.points));
            let lines = [head].into_iter().chain(common.reasons.iter().map(|it| words.say(it)));
            (lines.collect(), usize::from(common.won), format!("{won} by all, with {} points.", common.points))
        }
    };
    for line in lines {
        assert!(last.content.contains(&line), "{line} is not in {}", last.content);
    }
    assert_eq!(last.content.matches('🏆').count(), crowns);
    assert!(last.content.contains(&table.shadow.record.seed.to_hex()), "{}", last.content);
    assert!(taps::button(&last, |it| *it == Action::Play).is_none());
    if let Outcome::Common(common) = &scores {
        let person = table.person(Seat(0));
        let (_, told) = table.run(person.id, "game history", &[]).await;
        let sum = Text::new("bot-history-together").with("won", usize::from(common.won)).with("count", 1usize);
        let sum = table.text(person.language).say(&sum.with("points", common.points));
        assert!(told.content.contains(&sum), "{sum} is not in {}", told.content);
    }
    if let Some(script) = table.script {
        let scripted = Shadow::new(table.shadow.game.clone(), script.clone());
        assert_eq!(scripted.outcome(), Some(&scores), "the end is that of the record");
    }

    table.ledger.sound().await;
    table.club.stop().await;
    let store = stores::open(&table.club.data()).await;
    let host = Host::start(store.clone(), table.club.registry.clone(), Arc::new(SystemClock)).await.unwrap();
    let stored = host.table(GameId(table.game)).await.unwrap();
    assert_eq!((stored.phase, stored.outcome.as_ref()), (Phase::Over, Some(&scores)));
    let text = host.export(GameId(table.game)).await.unwrap();
    let record = Record::from_text(&text).unwrap();
    assert_eq!(record, table.shadow.record);
    let replayed = Shadow::new(table.shadow.game.clone(), record);
    assert_eq!(replayed.run.standing, Standing::Over(scores.clone()));
    drop(host);
    store.close().await;
    let file = table.club.folder.path().join("game.record");
    std::fs::write(&file, text).unwrap();
    let arguments = ["verify", file.to_str().unwrap(), "--commitment", &table.commitment];
    let proof = program(&arguments, table.club.folder.path()).await;
    assert!(proof.contains(&proven), "{proof}");

    let traffic = Traffic::read(&table.club.traffic());
    traffic.check(&table.provoked);
    traffic
}

fn report(table: &Table, traffic: &Traffic, kept: usize) {
    let sent = traffic.sent(table.club.channel);
    let count = &table.count;
    assert_eq!(sent.posts, count.posts + 1, "every post was expected, and the lobby");
    if !count.pranks.contains_key("killed") {
        // Every delivery is one post or one edit, but for updates that were merged into newer ones; so are the joins.
        // Each post takes *Play* from the one before.
        assert!(sent.edits <= count.deliveries + 1 + table.club.players.len(), "{sent:?} {count:?}");
    }
    let mut all = ACKS.lock().unwrap_or_else(PoisonError::into_inner);
    all.extend(&table.acks);
    println!(
        "{} players, {}: {} moves ({} by panel, {} by command, {} by robots, at most {} taps), {} pings, {} pictures looked at, \
         {} hidden Traps compared, {} posts and {} edits, {} restarts, {:?}, {:.1} s; \
         {kept} of {} exchanges held to the description; acknowledged in {} ms; all games so far {} ms",
        table.club.players.len(),
        table.shadow.record.edition,
        count.moves,
        count.by_panel,
        count.by_command,
        count.by_robot,
        count.most_taps,
        count.pings,
        count.pictures,
        count.twins,
        sent.posts,
        sent.edits,
        count.restarts,
        count.pranks,
        table.started.elapsed().as_secs_f64(),
        traffic.exchanges.len(),
        shares(&table.acks),
        shares(&all),
    );
}

fn shares(acks: &[f64]) -> String {
    let mut sorted = acks.to_vec();
    sorted.sort_by(f64::total_cmp);
    let share = |of: f64| sorted[((sorted.len() - 1) as f64 * of) as usize];
    format!("p50 {:.1}, p99 {:.1}, most {:.1} (of {})", share(0.5), share(0.99), share(1.0), sorted.len())
}
