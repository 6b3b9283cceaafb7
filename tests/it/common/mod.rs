//! A small game with every kind of question, and a club to play it in.

mod commands;
mod line;
pub(crate) mod presses;
pub(crate) mod stores;

use std::path::Path;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

pub(crate) use commands::Commands;
pub(crate) use line::Line;
use slowboat::engine::{Table, *};
use slowboat::games::Registry;
use slowboat::host::{
    Arrived, ChannelId, Clock, Delivery, Denied, Failure, FailureKind, GameId, GuildId, Host, InteractionId, MessageId,
    Millis, Person, Place, Receipt, Rights, UserId, Wish,
};
use slowboat::scene::Scene;
use slowboat::store::Store;

/// What is wrong with the rules, for tests of what the host does about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    None,
    /// Nobody can walk north any more, which old records did.
    NoNorth,
    /// The answer `boom` makes the rules panic.
    Boom,
    /// Gold is worth something else.
    Content,
    /// No facts but the own ones can be read.
    Unreadable,
    /// Nothing, but all play together.
    Together,
}

/// The game, and what gold is worth in it: its only component fact.
#[derive(Clone)]
pub(crate) struct Fair(Fault, i64);

impl Fair {
    pub(crate) fn new(fault: Fault) -> Fair {
        Fair(fault, if matches!(fault, Fault::Content | Fault::Unreadable) { 2 } else { 1 })
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ground {
    turn: u32,
    rounds: u32,
    points: Vec<i64>,
    deck: Vec<u32>,
    hands: Vec<Vec<u32>>,
    path: String,
}

#[derive(PartialEq, Debug)]
pub(crate) struct FairView {
    turn: u32,
    points: Vec<i64>,
    hand: Vec<u32>,
    path: String,
}

impl View for FairView {
    fn parts(&self) -> Vec<Part> {
        vec![Part { key: "overview".to_owned(), label: "overview".into(), width: 100 }]
    }
    fn scene(&self, _: &str, _: Option<&FairView>, _: &dyn Words) -> Option<Scene> {
        None
    }
    fn lines(&self, _: &str, _: &dyn Words) -> Option<Vec<String>> {
        Some(vec![format!("{self:?}")])
    }
    fn alt(&self, _: &str, _: &dyn Words) -> Option<String> {
        None
    }
    fn secrets(&self, _: &dyn Words) -> Vec<String> {
        self.hand.iter().map(u32::to_string).collect()
    }
}

fn words(keys: &[&'static str]) -> Vec<Opt<&'static str>> {
    keys.iter().map(|it| Opt::new(*it, *it, *it)).collect()
}

impl Fair {
    fn turn(&self, t: &mut Table<'_, Ground>, seat: Seat) -> Play {
        let acts = words(&["walk", "roll", "draw", "bid", "side", "claim", "count", "boom"]);
        match t.choose(seat, Ask::new("act", "FAIR-01").opens_turn(), acts)?.value {
            "walk" => {
                let ways =
                    if self.0 == Fault::NoNorth { words(&["east", "south"]) } else { words(&["north", "south"]) };
                let way = t.choose(seat, Ask::new("where", "FAIR-02"), ways)?.value;
                t.state.path.push_str(&way[..1]);
                t.say(Text::new("walked").with("seat", seat).with("way", Text::new(way)));
            }
            "roll" => {
                let eyes = t.roll("d6", 6);
                t.state.points[seat.index()] += eyes as i64;
                t.say(Text::new("rolled").with("eyes", eyes));
            }
            "draw" => {
                let card = t.draw(|state| {
                    let card = state.deck.pop().unwrap_or(0);
                    state.hands[seat.index()].push(card);
                    card
                });
                t.whisper(seat, Text::new("card").with("card", card));
                t.say(Text::new("drew").with("seat", seat));
            }
            "bid" => {
                let bids = t.together(t.seats().all(), |solo| {
                    let ask = Ask::new("bid", "FAIR-03").may_pass("claims", "low");
                    let how = solo.choose(ask, words(&["low", "high"]))?.value;
                    let extra = if how == "high" { solo.number(Ask::new("extra", "FAIR-03"), 1, 9)? } else { 0 };
                    Ok(extra)
                })?;
                for (seat, bid) in bids {
                    t.state.points[seat.index()] += bid;
                    t.say(Text::new("had-bid").with("seat", seat).with("bid", bid));
                    t.whisper(seat, Text::new("well-bid").with("seat", seat));
                }
            }
            "side" => {
                let side = t.agree(seat, Ask::new("side", "FAIR-04"), words(&["fight", "flee", "beg"]))?.value;
                if side == "beg" {
                    return Refusal::because("FAIR-04", "nobody-begs");
                }
                t.say(Text::new("sided").with("side", Text::new(side)));
            }
            "claim" => {
                t.any_order(t.seats().all(), |t, seat| {
                    let what = t
                        .choose(
                            seat,
                            Ask::new("claim", "FAIR-05").may_pass("claims", "wood"),
                            words(&["gold", "wood"]),
                        )?
                        .value;
                    t.state.points[seat.index()] += if what == "gold" { self.1 } else { 0 };
                    t.say(Text::new("claimed").with("seat", seat));
                    Ok(())
                })?;
            }
            "count" => {
                let number = t.number(seat, Ask::new("count", "FAIR-06"), 0, 9 * self.1)?;
                if number == 9 {
                    return Refusal::because("FAIR-06", "nine-is-too-many");
                }
                t.state.points[seat.index()] += number;
            }
            _ => assert!(self.0 != Fault::Boom, "the rules failed, as they were told to"),
        }
        Ok(())
    }
}

impl Game for Fair {
    type State = Ground;
    type View = FairView;

    fn card(&self) -> &Card {
        fn card(together: bool) -> Card {
            Card {
                id: "fair",
                command: "fair",
                seats: 2..=4,
                editions: &["first", "second"],
                rules: 3,
                options: vec![
                    OptionSpec { key: "long", kind: OptionKind::Flag },
                    OptionSpec { key: "weather", kind: OptionKind::Pick(&["sun", "rain"]) },
                ],
                verbs: &[Verb { name: "play", asks: &["act", "where", "bid", "extra", "side", "claim", "count"] }],
                passes: &[Passes { kind: "claims", scopes: &Scope::ALL }],
                beside: &[],
                together,
            }
        }
        static CARDS: LazyLock<[Card; 2]> = LazyLock::new(|| [false, true].map(card));
        &CARDS[usize::from(self.0 == Fault::Together)]
    }
    fn facts(&self) -> Facts {
        Facts::new(&serde_json::json!({ "fair.toml": { "prize": self.1 } }))
    }
    fn with_facts(&self, facts: &Facts) -> Result<Fair, String> {
        if self.0 == Fault::Unreadable {
            return Err("as it was told to".to_owned());
        }
        let file = facts.file("fair.toml").unwrap_or_default();
        let prize = file["prize"].as_i64().ok_or("fair.toml has no prize")?;
        Ok(Fair(self.0, prize))
    }
    fn open(&self, record: &Record) -> Ground {
        let seats = record.seats.count();
        let rounds = if record.option("long") == Some("yes") { 100_000 } else { 6 };
        let points = vec![0; seats];
        Ground { turn: 0, rounds, points, deck: Vec::new(), hands: vec![Vec::new(); seats], path: String::new() }
    }
    fn play(&self, t: &mut Table<'_, Ground>) -> Play<Outcome> {
        if t.state.turn == 0 && t.state.deck.is_empty() {
            t.state.deck = t.shuffle("cards", (1..=40).collect());
        }
        while t.state.turn < t.state.rounds {
            t.boundary();
            let seat = Seat((t.state.turn % u32::from(t.seats().0)) as u8);
            self.turn(t, seat)?;
            t.state.turn += 1;
        }
        let points: Vec<i32> = t.state.points.iter().map(|it| *it as i32).collect();
        Ok(Outcome::ranked(t.seats(), |it| points[it.index()], |it| it == Seat(0)))
    }
    fn next(&self, state: &Ground, asked: Seat) -> Option<Seat> {
        let seats = Seats(state.points.len() as u8);
        let is_turn = state.turn + 1 < state.rounds && state.turn % u32::from(seats.0) == u32::from(asked.0);
        is_turn.then(|| seats.next(asked))
    }
    fn view(&self, state: &Ground, viewer: Viewer) -> FairView {
        let hand = match viewer {
            Viewer::Public => Vec::new(),
            Viewer::Seat(seat) => state.hands[seat.index()].clone(),
        };
        FairView { turn: state.turn, points: state.points.clone(), hand, path: state.path.clone() }
    }
    fn resample(&self, state: &Ground, viewer: Viewer, chance: &mut Chance) -> Ground {
        let mut other = state.clone();
        let known = |seat: usize| viewer == Viewer::Seat(Seat(seat as u8));
        let hidden = |(seat, hand): (usize, &Vec<u32>)| if known(seat) { Vec::new() } else { hand.clone() };
        let mut cards: Vec<u32> = state.hands.iter().enumerate().flat_map(hidden).chain(state.deck.clone()).collect();
        cards.sort_unstable();
        let mut dealt = chance.order("resample", cards.len()).result.into_iter().map(|at| cards[at as usize]);
        for (seat, hand) in other.hands.iter_mut().enumerate().filter(|it| !known(it.0)) {
            hand.iter_mut().for_each(|card| *card = dealt.next().unwrap_or(state.hands[seat][0]));
        }
        other.deck = dealt.collect();
        other
    }
    fn messages(&self, _: &str) -> Option<String> {
        None
    }
    fn look_up(&self, _: &str) -> Vec<LookUp> {
        Vec::new()
    }
}

pub(crate) fn registry(fault: Fault) -> Registry {
    Registry::of(vec![Arc::new(Shelf::new(Fair::new(fault)))])
}

/// A clock that stands still until it is told otherwise.
pub(crate) struct Hand(pub AtomicI64);

impl Clock for Hand {
    fn now(&self) -> Millis {
        self.0.load(Ordering::Relaxed)
    }
}

pub(crate) const MINUTE: Millis = 60_000;

/// A club with a clock, and a stream of presses.
pub(crate) struct Club {
    pub host: Host,
    pub clock: Arc<Hand>,
    presses: AtomicU64,
    messages: AtomicU64,
}

pub(crate) fn user(seat: u8) -> UserId {
    UserId(u64::MAX - u64::from(seat))
}

/// A table of the game that is played in these tests.
pub(crate) fn fair() -> Wish {
    Wish { game: "fair".to_owned(), ..Wish::default() }
}

pub(crate) fn person(seat: u8) -> Person {
    Person { user: user(seat), name: format!("Person {seat}") }
}

pub(crate) fn place(channel: u64) -> Place {
    Place { guild: Some(GuildId(7)), channel: ChannelId(channel) }
}

impl Club {
    pub(crate) async fn new() -> Club {
        Club::with(stores::memory().await, Fault::None).await
    }

    pub(crate) async fn at(dir: &Path, fault: Fault) -> Club {
        Club::with(stores::open(dir).await, fault).await
    }

    pub(crate) async fn with(store: Store, fault: Fault) -> Club {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let clock = Arc::new(Hand(AtomicI64::new(1_800_000_000_000)));
        let host = Host::start(store, registry(fault), clock.clone()).await.unwrap();
        host.reviewed().await;
        // No two clubs of a test use the same press.
        let presses = AtomicU64::new(NEXT.fetch_add(1, Ordering::Relaxed) << 32);
        Club { host, clock, presses, messages: AtomicU64::new(9_000) }
    }

    pub(crate) fn press(&self) -> InteractionId {
        InteractionId(self.presses.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn wait(&self, millis: Millis) {
        self.clock.0.fetch_add(millis, Ordering::Relaxed);
    }

    pub(crate) async fn lobby(&self, channel: u64) -> slowboat::host::Table {
        let press = self.press();
        self.host.lobby(press, place(channel), person(0), fair()).await.unwrap()
    }

    /// A running game of so many, with everything delivered that it owed so far.
    pub(crate) async fn game(&self, channel: u64, seats: u8) -> GameId {
        let id = self.lobby(channel).await.id;
        for seat in 1..seats {
            self.host.join(self.press(), id, person(seat)).await.unwrap();
        }
        self.host.begin(self.press(), id, user(0)).await.unwrap();
        self.drain().await;
        id
    }

    pub(crate) async fn say(&self, game: GameId, seat: u8, key: &str) -> Result<Receipt, Denied> {
        self.host.answer(self.press(), game, user(seat), None, key).await
    }

    /// Plays a line such as `"A walk, A north, B roll"`.
    pub(crate) async fn line(&self, game: GameId, line: &str) {
        for step in line.split(", ").filter(|it| !it.is_empty()) {
            let (seat, key) = step.split_once(' ').unwrap();
            let seat = Seat::from_letter(seat).unwrap().0;
            let said = self.say(game, seat, key).await;
            assert!(said.is_ok(), "{step}: {:?}", said.err());
        }
    }

    /// Everything that is owed, delivered: edits keep their message, others get a new one.
    pub(crate) async fn drain(&self) -> Vec<Delivery> {
        let mut all = Vec::new();
        loop {
            let due = self.host.due(self.clock.now(), 10).await.unwrap();
            if due.is_empty() {
                return all;
            }
            for delivery in due {
                let new = || MessageId(self.messages.fetch_add(1, Ordering::Relaxed));
                let message = delivery.running.unwrap_or_else(new);
                self.host.delivered(delivery.id, arrived(message)).await.unwrap();
                all.push(delivery);
            }
        }
    }

    /// The same, a line each: kind, answers, who is pinged.
    pub(crate) async fn told(&self) -> Vec<String> {
        self.drain().await.iter().map(told).collect()
    }

    pub(crate) async fn n(&self, game: GameId) -> usize {
        self.host.table(game).await.unwrap().n
    }

    pub(crate) async fn active(&self, game: GameId) -> String {
        self.host.table(game).await.unwrap().active.iter().map(|it| it.letter()).collect()
    }

    pub(crate) async fn token(&self, game: GameId, seat: u8) -> String {
        self.host.panel(game, user(seat)).await.unwrap().decision.unwrap().token
    }
}

/// A delivery arrived, with nothing lacking.
pub(crate) fn arrived(message: MessageId) -> Arrived {
    Arrived { message, lacking: Rights::NONE }
}

/// A delivery did not arrive.
pub(crate) fn failure(kind: FailureKind) -> Failure {
    Failure { kind, text: "said no".to_owned() }
}

pub(crate) fn told(delivery: &Delivery) -> String {
    let pinged: String = delivery.ping.iter().map(|it| Seat((u64::MAX - it.0) as u8).letter()).collect();
    format!("{} {} [{pinged}]", delivery.kind, delivery.n)
}

/// Small random numbers from a seed.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub(crate) fn below(&mut self, of: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % of.max(1)
    }

    /// A legal answer.
    pub(crate) fn key(&mut self, form: &Form) -> String {
        match form {
            Form::One(offers) => offers[self.below(offers.len())].key.clone(),
            Form::Some { offers, min, .. } => {
                let keys: Vec<_> = offers.iter().take(*min).map(|it| it.key.clone()).collect();
                if keys.is_empty() { "none".to_owned() } else { keys.join("+") }
            }
            Form::Number { min, max } => (min + self.below((max - min + 1) as usize) as i64).to_string(),
        }
    }
}
