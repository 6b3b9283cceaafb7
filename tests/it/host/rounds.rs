//! How fast a game goes in which most is decided together, with people who look once a day, and how often it calls them.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use slowboat::engine::{Plain, Record, Seat, Viewer, Who};
use slowboat::games::Registry;
use slowboat::host::{Command, GameId, Host, InteractionId, LEADER, MessageId, Millis, Pass, Phase, Wish};
use slowboat::store::Store;

use crate::common::stores;
use crate::common::{Commands, Dice, Hand, MINUTE, arrived, person, place, user};

const HOUR: Millis = 60 * MINUTE;
const SEATS: u8 = 4;

/// What was counted in whole games.
#[derive(Debug, Default)]
struct Count {
    rounds: usize,
    days: usize,
    common: usize,
    own: usize,
    pings: usize,
}

/// A game with a clock that is put forward.
struct Play {
    host: Host,
    store: Store,
    clock: Arc<Hand>,
    id: GameId,
    dice: Dice,
    press: u64,
}

impl Play {
    async fn open(number: u64, hours: &str, following: bool) -> Play {
        let clock = Arc::new(Hand(AtomicI64::new(1_800_000_000_000)));
        let store = stores::memory().await;
        let host = Host::start(store.clone(), Registry::load(None).unwrap(), clock.clone()).await.unwrap();
        let options = [("deliberation".to_owned(), hours.to_owned())].into();
        let wish = Wish { game: "frostpunk".to_owned(), options, ..Wish::default() };
        let id = Commands::lobby(&host, InteractionId(1), place(1), person(0), wish).await.unwrap().id;
        let mut play = Play { host, store, clock, id, dice: Dice(number), press: 1 };
        for seat in 1..SEATS {
            let press = play.press();
            play.host.join(press, id, person(seat)).await.unwrap();
        }
        let press = play.press();
        play.host.begin(press, id, user(0)).await.unwrap();
        if following {
            let pass = Pass { kind: LEADER.to_owned(), scope: slowboat::engine::Scope::Game, ask: None };
            for seat in 1..SEATS {
                let command = Command::PassAhead { token: None, pass: Some(pass.clone()) };
                let press = play.press();
                play.host.by(press, id, user(seat), command).await.unwrap();
            }
        }
        play
    }

    fn press(&mut self) -> InteractionId {
        self.press += 1;
        InteractionId(self.press)
    }

    async fn is_over(&self) -> bool {
        self.host.table(self.id).await.unwrap().phase != Phase::Running
    }

    /// Somebody looks: says something to whatever they are asked, and agrees to what the others propose.
    async fn look(&mut self, seat: u8) {
        loop {
            let table = self.host.table(self.id).await.unwrap();
            if table.phase != Phase::Running || !table.active.contains(&Seat(seat)) {
                return;
            }
            let open = self.host.panel(self.id, user(seat)).await.unwrap().decision.unwrap();
            let press = self.press();
            match (&open.proposal, open.decision.who) {
                (Some(token), Who::Team { .. }) => {
                    self.host.reply(press, self.id, user(seat), token, true).await.unwrap();
                }
                _ => {
                    let key = self.dice.key(&open.decision.form);
                    // A rule may forbid what a question offers; then something else is tried.
                    let _ = self.host.answer(press, self.id, user(seat), None, &key).await;
                }
            }
        }
    }

    /// How often people were called by what is owed, which is delivered.
    async fn called(&self) -> usize {
        let mut called = 0;
        loop {
            let due = self.host.due(self.host.now(), 10).await.unwrap();
            if due.is_empty() {
                return called;
            }
            for delivery in due {
                called += delivery.ping.len();
                self.host.delivered(delivery.id, arrived(MessageId(9))).await.unwrap();
            }
        }
    }

    async fn play_on(mut self, count: &mut Count) {
        self.called().await;
        let mut hours: usize = 0;
        while !self.is_over().await {
            // One after the other, six hours apart.
            let by = hours % 24;
            if by.is_multiple_of(6) {
                self.look(u8::try_from(by / 6).unwrap()).await;
            }
            self.host.count_votes().await.unwrap();
            count.pings += self.called().await;
            self.clock.0.fetch_add(HOUR, Ordering::Relaxed);
            hours += 1;
            assert!(hours < 24 * 365, "the game stands still");
        }
        let record = Record::from_text(&self.host.export(self.id).await.unwrap()).unwrap();
        let game = self.host.registry().get("frostpunk").unwrap();
        for at in 0..record.answers.len() {
            let run = game.run(&record.cut(at), None);
            let slowboat::engine::Standing::Asking(open) = run.standing else { continue };
            let is_common = open.iter().any(|it| matches!(it.who, Who::Team { .. }));
            count.common += usize::from(is_common);
            count.own += usize::from(!is_common);
        }
        let rounds = game.run(&record, None).notes.iter().filter(|it| it.text.id == "note-round").count();
        // Nobody tells of the first one.
        count.rounds += rounds + 1;
        count.days += hours.div_ceil(24);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_look_once_a_day_play_on_and_are_seldom_called() {
    for (hours, following) in [("24", false), ("8", false), ("4", false), ("24", true), ("0", false)] {
        let mut count = Count::default();
        for number in 1..=4 {
            Play::open(number, hours, following).await.play_on(&mut count).await;
        }
        let rounds = count.rounds as f64;
        let each = count.pings as f64 / (rounds * f64::from(SEATS));
        println!(
            "{hours} hours{}: {count:?}; a round has {:.1} common decisions and {:.1} own ones, {each:.1} calls a person \
             and {:.1} days; {:.1} rounds a week",
            if following { ", all going along" } else { "" },
            count.common as f64 / rounds,
            count.own as f64 / rounds,
            count.days as f64 / rounds,
            rounds * 7.0 / count.days as f64,
        );
        // Each look answers all that is asked, so that nobody is called more often than the others have looked since.
        let looks = count.days * usize::from(SEATS);
        assert!(count.pings <= looks * usize::from(SEATS), "{count:?}");
    }
}

impl Play {
    /// Who is asked for a card that stands for a death.
    async fn asked_for_a_card(&self) -> Vec<Seat> {
        let mut asked = Vec::new();
        for seat in (0..SEATS).map(Seat) {
            let open = self.host.panel(self.id, user(seat.0)).await.unwrap().decision;
            if open.is_some_and(|it| it.decision.ask.id == "death-card") {
                asked.push(seat);
            }
        }
        asked
    }

    async fn hand(&self, seat: Seat) -> Vec<String> {
        self.host.sight(self.id).await.unwrap().1.secrets(Viewer::Seat(seat), &Plain)
    }

    async fn hours(&self, hours: Millis) {
        self.clock.0.fetch_add(hours * HOUR, Ordering::Relaxed);
        self.host.count_votes().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ill_09_nobody_waits_for_a_card_of_somebody_who_has_gone_silent() {
    // In some games nobody dies while somebody holds cards.
    for number in 1..=50 {
        let mut play = Play::open(number, "8", false).await;
        let mut looks = (0..SEATS).cycle();
        while !play.is_over().await {
            let mut asked = play.asked_for_a_card().await;
            let Some(silent) = asked.pop() else {
                play.look(looks.next().unwrap()).await;
                continue;
            };
            let before = play.store.answers(play.id).await.unwrap().len();
            for seat in &asked {
                let press = play.press();
                play.host.answer(press, play.id, user(seat.0), None, "draw").await.unwrap();
            }
            let hand = play.hand(silent).await;
            play.hours(7).await;
            assert_eq!(play.host.table(play.id).await.unwrap().active, [silent]);
            play.hours(1).await;
            let answers = play.store.answers(play.id).await.unwrap();
            let given = answers[before..].iter().find(|it| it.seat == silent).expect("it is passed on");
            assert_eq!((given.ask.as_str(), given.key.as_str()), ("death-card", "draw"));
            assert_eq!((play.hand(silent).await, hand.is_empty()), (hand, false), "what is held stays there");
            return;
        }
    }
    panic!("nobody was asked for a card");
}
