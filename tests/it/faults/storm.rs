//! A table in a storm: people who go on pressing until the bot has taken their answer, and look at what came of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::{Duration, Instant};

use serde_json::Value;
use slowboat::discord::custom_id::Action;
use slowboat::engine::{Answer, Chance, Decision, Form, Record, Seat, Seed, Standing, Who};
use slowboat::host::{GameId, Host, Phase, SystemClock};
use slowboat::sandbox::{ControlError, Id, Interaction, Message};

use super::books::Books;
use super::games::Counts;
use crate::common::presses;
use crate::common::stores;
use crate::end_to_end::club::{Club, Kind, PATIENCE};
use crate::end_to_end::ledger::Ledger;
use crate::end_to_end::shadow::Shadow;
use crate::end_to_end::taps::{self, Tap};

/// How long somebody looks at "is thinking" before they try again.
const LOOK: Duration = Duration::from_secs(4);
/// How often somebody tries before they call the bot broken.
const TRIES: usize = 60;
/// No game of ours has so many answers.
const RUNAWAY: usize = 2_000;

#[derive(Default, Clone, Debug)]
pub(super) struct Report {
    pub moves: usize,
    pub tries: usize,
    pub pings: usize,
    pub posts: usize,
    /// Moves that counted although whoever made them was told nothing.
    pub untold: usize,
    pub seconds: f64,
    pub faults: Counts,
}

impl Report {
    pub(super) fn add(&mut self, other: &Report) {
        self.moves += other.moves;
        self.tries += other.tries;
        self.pings += other.pings;
        self.posts += other.posts;
        self.untold += other.untold;
        self.seconds += other.seconds;
        for (name, count) in &other.faults {
            *self.faults.entry(name.clone()).or_default() += count;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { moves, tries, pings, posts, untold, seconds, faults } = self;
        let all: u64 = faults.values().sum();
        write!(
            f,
            "{moves} moves in {tries} tries ({untold} taken in silence), {pings} pings in {posts} posts, \
             {seconds:.0} s, {all} faults {faults:?}"
        )
    }
}

pub(super) struct Storm {
    pub club: Club,
    ledger: Ledger,
    books: Books,
    game: i64,
    shadow: Shadow,
    luck: Chance,
    /// Who was to be pinged, seat by seat.
    awake: Vec<usize>,
    posts: usize,
    /// Channels that were deleted while the game was played there.
    homes: BTreeSet<Id>,
    report: Report,
    started: Instant,
}

/// What is needed to look into a game that failed.
impl Drop for Storm {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the game was\n{}\n{:#}", self.shadow.record.to_text(), self.club.control.faults());
        }
    }
}

impl Storm {
    /// The lobby still lies in calm waters.
    pub(super) async fn open(
        id: &str,
        players: usize,
        locale: &str,
        options: &[(&str, &str)],
        seed: u64,
        aside: bool,
    ) -> Storm {
        let mut club = Club::open(Kind::Inside, players, locale).await;
        if aside {
            club.channel = club.control.thread(club.players[0].id, club.channel, "aside").unwrap();
        }
        let ledger = club.ledger().await;
        let books = Books(club.books().await);
        let (creator, count) = (club.players[0].id, players.to_string());
        let options = [options, &[("players", count.as_str())]].concat();
        let rules = club.registry.get(id).unwrap().clone();
        let open = format!("{} new", rules.card().command);
        club.control.run(creator, club.channel, &open, &options).await.unwrap();
        ledger.delivered().await;
        let game = ledger.newest_game().await;
        let lobby = club.public().pop().expect("a lobby stands in the channel");
        let join = taps::button(&lobby, |it| *it == Action::Join).unwrap();
        for person in &club.players[1..] {
            club.control.press(person.id, lobby.id, &join).await.unwrap();
        }
        let start = taps::button(&lobby, |it| *it == Action::Start).unwrap();
        club.control.press(creator, lobby.id, &start).await.unwrap();
        ledger.delivered().await;
        let shadow = Shadow::new(rules, ledger.record(game).await);
        let mut awake = vec![0; players];
        for seat in shadow.awaited() {
            awake[seat.index()] += 1;
        }
        let luck = Chance::new(Seed::from_number(seed));
        let (report, started) = (Report::default(), Instant::now());
        Storm { club, ledger, books, game, shadow, luck, awake, posts: 2, homes: BTreeSet::new(), report, started }
    }

    fn below(&mut self, of: usize) -> usize {
        self.luck.below("storm", u32::try_from(of).unwrap()).result[0] as usize
    }

    pub(super) async fn play(&mut self) {
        while !self.is_over() {
            self.one_move().await;
        }
    }

    /// So many moves, if there is so much left to play.
    pub(super) async fn moves(&mut self, count: usize) {
        for _ in 0..count {
            if !self.is_over() {
                self.one_move().await;
            }
        }
    }

    /// Waits until nothing is owed any more, for as long as one thing after the other arrives.
    pub(super) async fn delivered(&self) {
        let (mut owed, mut since) = (self.books.owed().await, Instant::now());
        while !owed.is_empty() {
            assert!(since.elapsed() < PATIENCE, "this does not arrive: {owed:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
            let now = self.books.owed().await;
            if now.len() != owed.len() {
                (owed, since) = (now, Instant::now());
            }
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.shadow.outcome().is_some()
    }

    /// One answer, tried until the books have it. Whatever else is in them then was given by nobody.
    pub(super) async fn one_move(&mut self) {
        assert!(self.report.moves < RUNAWAY, "the game does not end");
        let (seat, decision, key) = self.pick();
        let n = self.shadow.record.answers.len();
        for attempt in 0.. {
            assert!(attempt < TRIES, "{key} of {seat:?} is never taken; owed: {:?}", self.books.owed().await);
            self.report.tries += 1;
            if self.is_homeless() {
                self.meet_elsewhere(seat).await;
            }
            let told = self.attempt(seat, &decision, &key).await;
            let stored = self.ledger.answers(self.game).await;
            let voted = stored.len() == n && self.books.vote(self.game, seat).await.as_deref() == Some(key.as_str());
            if stored.len() > n || voted {
                let moved = self.shadow.give(seat, &key).expect("it is legal");
                assert_eq!(stored, self.shadow.record.answers, "the books hold what was answered, once");
                for seat in &moved.woken {
                    self.awake[seat.index()] += 1;
                }
                self.posts += usize::from(!moved.woken.is_empty() || moved.over);
                self.report.moves += 1;
                self.report.untold += usize::from(told.is_none());
                return;
            }
            assert_eq!(stored, self.shadow.record.answers, "nothing of it is lost");
        }
    }

    /// The channel is gone with all that stood in it: the game goes on in another one.
    async fn meet_elsewhere(&mut self, seat: Seat) {
        let control = self.club.control.clone();
        let user = self.club.players[seat.index()].id;
        if self.below(2) == 0 {
            control.wait_until("a connection", PATIENCE, || control.connected() > 0).await.unwrap();
        }
        let guild = control.overview(user)["guilds"][0]["id"].as_str().unwrap().parse().unwrap();
        for attempt in 0.. {
            assert!(attempt < TRIES, "the game cannot be brought into another channel");
            // The refuge may be deleted as well.
            if self.is_homeless() {
                self.homes.insert(self.club.channel);
                self.club.channel = control.channel(guild, "refuge").unwrap();
            }
            let channel = self.club.channel;
            if self.books.channel(self.game).await == channel.0.cast_signed() {
                return;
            }
            let choices = control.autocomplete(user, channel, "game bring", &[("table", "")], "table").await;
            let table = choices.ok().and_then(|it| Some(it.first()?.value.as_str()?.to_owned()));
            let Some(table) = table else { continue };
            let run = control.run(user, channel, "game bring", &[("table", &table)]).await;
            self.seen(user, None, run).await;
        }
    }

    /// Whether the channel of the game was deleted.
    fn is_homeless(&self) -> bool {
        let seen = self.club.control.overview(self.club.players[0].id);
        let channels = seen["guilds"][0]["channels"].as_array().cloned().unwrap_or_default();
        !channels.iter().any(|it| it["id"] == self.club.channel.to_string())
    }

    /// Messages that were lost with a channel before the bot could know that they had arrived, and were sent again
    /// elsewhere. In one channel nothing is ever sent twice.
    fn superseded(&self) -> BTreeSet<Id> {
        let (mut sent, mut lost) = (BTreeMap::new(), BTreeSet::new());
        for line in std::fs::read_to_string(self.club.traffic()).unwrap().lines() {
            let it: Value = serde_json::from_str(line).unwrap();
            let channel =
                it["path"].as_str().and_then(|it| it.strip_prefix("/api/v10/channels/")?.strip_suffix("/messages"));
            let (Some(channel), Some("POST"), Some(200)) = (channel, it["method"].as_str(), it["status"].as_u64())
            else {
                continue;
            };
            let id: Id = it["response_json"]["id"].as_str().unwrap().parse().unwrap();
            let nonce = it["request_json"]["nonce"].as_str().unwrap().to_owned();
            if let Some((before, home)) = sent.insert(nonce, (id, channel.to_owned()))
                && before != id
            {
                assert_ne!(home, channel, "the same message twice in one channel");
                assert!(self.homes.contains(&home.parse().unwrap()), "{home} is still there");
                lost.insert(before);
            }
        }
        lost
    }

    /// Opens a panel and presses on to the answer. What the last press brought, if anything did.
    async fn attempt(&mut self, seat: Seat, decision: &Decision, key: &str) -> Option<Message> {
        let user = self.club.players[seat.index()].id;
        if self.below(2) == 0 {
            let control = self.club.control.clone();
            control.wait_until("a connection", PATIENCE, || control.connected() > 0).await.unwrap();
        }
        let board = |it: Message| taps::button(&it, |act| *act == Action::Play).map(|id| (it.id, id));
        let board = self.club.public().into_iter().rev().find_map(board);
        let mut panel = match board.filter(|_| self.luck.below("storm", 4).result[0] > 0) {
            Some((board, play)) => self.tap(user, board, &Tap::Press(play), key).await?,
            None => {
                let run = self.club.control.run(user, self.club.channel, "play", &[]).await;
                self.seen(user, None, run).await?
            }
        };
        for _ in 0..4 {
            // Anything but a panel is an apology: one tries again.
            let next = taps::next(&panel, decision, key)?;
            panel = self.tap(user, panel.id, &next.tap, key).await?;
            if next.last {
                return Some(panel);
            }
        }
        panic!("more than four taps to {key}")
    }

    async fn tap(&mut self, user: Id, message: Id, tap: &Tap, key: &str) -> Option<Message> {
        let control = self.club.control.clone();
        let before = control.message(user, message);
        let answer = match tap {
            Tap::Press(id) => presses::press(&control, user, message, id).await,
            Tap::Select(id, values) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                presses::select(&control, user, message, id, &values).await
            }
            Tap::Form(id) => match presses::press(&control, user, message, id).await {
                Ok(opened) => {
                    let form = opened.modal().ok()?.clone();
                    let field = form.inputs[0].custom_id.clone();
                    control.submit(user, &form, &[(&field, key)]).await
                }
                Err(error) => Err(error),
            },
        };
        self.seen(user, before, answer).await
    }

    /// What somebody sees of an answer, sooner or later or never.
    async fn seen(
        &self,
        user: Id,
        pressed: Option<Message>,
        answer: Result<Interaction, ControlError>,
    ) -> Option<Message> {
        let answer = match answer {
            Ok(answer) => answer,
            // What Discord says by itself, or a component that is gone by now.
            Err(ControlError::Unanswered { .. } | ControlError::Missing { .. } | ControlError::Refused(_)) => {
                return None;
            }
            Err(error) => panic!("{error}"),
        };
        match (answer.kind, pressed) {
            (4 | 7, _) => answer.message,
            (6, Some(before)) => {
                let changed = |all: &[Message]| all.iter().any(|it| it.id == before.id && *it != before);
                let all = self.club.control.wait_for(user, self.club.channel, LOOK, changed).await.ok()?;
                all.into_iter().find(|it| it.id == before.id)
            }
            _ => self.club.control.settled(answer.id, LOOK).await.ok(),
        }
    }

    /// Any seat that is asked, and any answer that the rules take.
    fn pick(&mut self) -> (Seat, Decision, String) {
        loop {
            let seats: Vec<Seat> = self.shadow.awaited().into_iter().collect();
            let seat = seats[self.below(seats.len())];
            let decision = self.shadow.decision(seat).expect("it is asked").clone();
            let key = match &decision.form {
                Form::One(offers) => offers[self.below(offers.len())].key.clone(),
                Form::Some { offers, min, max } => {
                    let count = min + self.below(max.min(&offers.len()) + 1 - min);
                    let first = self.below(offers.len());
                    let taken: BTreeSet<usize> = (0..count).map(|it| (first + it) % offers.len()).collect();
                    let keys: Vec<&str> = taken.iter().map(|it| offers[*it].key.as_str()).collect();
                    if keys.is_empty() { "none".to_owned() } else { keys.join("+") }
                }
                Form::Number { min, max } => (min + self.below((max - min + 1) as usize) as i64).to_string(),
            };
            let vote = matches!(decision.who, Who::Team { .. });
            let mut record = self.shadow.record.clone();
            record.answers.push(Answer { seat, ask: decision.ask.id.to_owned(), key: key.clone() });
            let run = self.shadow.game.run(&record, self.shadow.run.mark.as_ref());
            if vote || !matches!(run.standing, Standing::Refused(_)) {
                return (seat, decision, key);
            }
        }
    }

    /// The storm is over: what is owed arrives, once, and the game stands as it was played.
    pub(super) async fn settle(mut self) -> Report {
        let control = self.club.control.clone();
        control.heal();
        control.wait_until("a connection", PATIENCE, || control.connected() > 0).await.unwrap();
        // The channel may have gone after the last move: the end is told elsewhere then.
        if self.is_homeless() {
            self.meet_elsewhere(Seat(0)).await;
        }
        self.delivered().await;
        let superseded = self.superseded();
        for (person, wanted) in self.club.players.iter().zip(&self.awake) {
            let mut pings = control.pings(person.id);
            pings.retain(|it| !superseded.contains(&it.message));
            let messages: BTreeSet<Id> = pings.iter().map(|it| it.message).collect();
            assert_eq!(messages.len(), pings.len(), "nobody is pinged twice by one message");
            assert_eq!(pings.len(), *wanted, "{} is pinged once for each time that it is their turn", person.name);
            self.report.pings += pings.len();
        }
        assert!(control.pings(self.club.stranger.id).is_empty());
        let public = self.club.public();
        assert!(
            !self.homes.is_empty() || public.len() == self.posts,
            "nothing is said twice: {} of {}",
            public.len(),
            self.posts
        );
        let scores = self.shadow.outcome().unwrap().clone();
        let last = public.last().unwrap();
        assert!(last.content.contains(&self.shadow.record.seed.to_hex()), "the end is told: {}", last.content);
        self.shadow.check();
        self.ledger.sound().await;
        self.club.stop().await;
        let store = stores::open(&self.club.data()).await;
        let registry = self.club.registry.clone();
        let host = Host::start(store.clone(), registry, std::sync::Arc::new(SystemClock)).await.unwrap();
        let stored = host.table(GameId(self.game)).await.unwrap();
        assert_eq!((stored.phase, stored.outcome.as_ref()), (Phase::Over, Some(&scores)));
        let record = Record::from_text(&host.export(GameId(self.game)).await.unwrap()).unwrap();
        assert_eq!(record, self.shadow.record);
        let replayed = Shadow::new(self.shadow.game.clone(), record);
        assert_eq!(replayed.run.standing, Standing::Over(scores));
        drop(host);
        store.close().await;
        let faults = control.faults();
        let counts = faults["counts"].as_object().into_iter().flatten();
        self.report.faults = counts.filter_map(|(name, it): (_, &Value)| Some((name.clone(), it.as_u64()?))).collect();
        self.report.posts = public.len();
        self.report.seconds = self.started.elapsed().as_secs_f64();
        self.report.clone()
    }
}
