//! What people do where all decide together: agree, object, go along with the leader, let the time pass, and fall silent.

use std::time::{Duration, Instant};

use slowboat::discord::custom_id::Action;
use slowboat::engine::{Card, Scope, Seat, Who};
use slowboat::host::{GameId, LEADER, Pass};
use slowboat::sandbox::Message;

use super::agreement::Said;
use super::club::{Bots, PATIENCE};
use super::shadow::Moved;
use super::table::{Table, is_stale};
use super::taps;

impl Table {
    /// Starts the bot, whose robots do not let anybody wait.
    pub(super) async fn start(&mut self) {
        self.club.start().await;
        self.count.restarts += 1;
        self.hurry();
    }

    pub(super) fn hurry(&self) {
        if let Bots::Inside(bot) = &self.club.bot {
            bot.0.configure(|it| it.robot_delay = Duration::ZERO);
        }
    }

    /// The panel as it opens now.
    async fn open_panel(&mut self, seat: Seat) -> Message {
        let (user, (board, play)) = (self.person(seat).id, self.board());
        self.press(user, board.id, &play).await.1
    }

    /// Sometimes agrees or objects to what is proposed, rather than proposing something else.
    pub(super) async fn replies(&mut self, seat: Seat) -> bool {
        let (Some((_, leader)), Some(key)) = (self.shadow.common(), self.shadow.proposed()) else { return false };
        let key = key.to_owned();
        let agrees = match self.luck.below(5) {
            0 => return false,
            // Whoever has the last word says what it is.
            1 => seat == leader,
            _ => true,
        };
        let panel = self.open_panel(seat).await;
        let wanted = if agrees { Action::Agree } else { Action::Object };
        // Among several proposals one agrees by the button of the offer that is wanted, where it has one.
        let offers = self.shadow.common().map_or_else(Vec::new, |it| it.0.form.offers().to_vec());
        let names = |it: &Action| matches!(it, Action::Answer(it) if agrees && it.key(&offers).as_ref() == Some(&key));
        let id = taps::button(&panel, |it| *it == wanted).or_else(|| taps::button(&panel, names));
        let Some(id) = id else { panic!("no {wanted:?} on {panel:#?}") };
        let (_, told) = self.press(self.person(seat).id, panel.id, &id).await;
        assert!(!is_stale(&told.content), "{}", told.content);
        self.did(if agrees { "agreed" } else { "objected" });
        let moved = self.shadow.say(Said { seat, key, against: !agrees }).expect("what was proposed was tried");
        self.count.moves += 1;
        self.owed.push(moved);
        self.panels.insert(seat, (told, self.shadow.record.answers.len()));
        true
    }

    /// Somebody goes along with the leader from now on, or wants to be asked again.
    pub(super) async fn follow(&mut self) {
        let seats: Vec<Seat> = self.shadow.record.seats.all().collect();
        let seat = *self.luck.of(&seats);
        // Where people play against each other, nobody goes along with anybody.
        if self.shadow.common().is_none() || seats.len() == 1 || !self.shadow.game.card().together {
            return;
        }
        let follows = !self.shadow.along.contains(&seat);
        let pass = Pass { kind: LEADER.to_owned(), scope: Scope::Game, ask: None };
        let wanted = if follows { Action::Ahead(pass) } else { Action::Again };
        let panel = self.open_panel(seat).await;
        let Some(id) = taps::button(&panel, |it| *it == wanted) else { panic!("no {wanted:?} on {panel:#?}") };
        self.press(self.person(seat).id, panel.id, &id).await;
        self.did(if follows { "went along" } else { "is asked again" });
        let moved = if follows { self.shadow.goes_along(seat) } else { self.shadow.asks_again(seat) };
        self.panels.clear();
        self.owed.push(moved);
        self.look().await;
    }

    /// The table has deliberated for as long as it wants to. Says whether something stands by that.
    pub(super) async fn let_time_pass(&mut self) -> bool {
        self.look().await;
        let hours = self.shadow.record.option(Card::DELIBERATION).unwrap().parse::<u64>().unwrap();
        self.club.later(Duration::from_secs(hours * 3_600));
        self.club.host().count_votes().await.unwrap();
        let is_own = !self.shadow.may_pass().is_empty();
        let Some(moved) = self.shadow.time_is_up() else { return false };
        self.did(if is_own { "passed on when late" } else { "deadline passed" });
        self.owed.push(Moved { late: true, ..moved });
        self.settle().await;
        self.look().await;
        true
    }

    /// Whether the bot runs on a clock that can be put forward, and the table waits for a time at all.
    pub(super) fn can_deliberate(&self) -> bool {
        let waits = self.shadow.record.option(Card::DELIBERATION).is_some_and(|it| it != "0");
        waits && matches!(self.club.bot, Bots::Inside(_))
    }

    /// From now on nothing is heard of one who is awaited in a common decision.
    pub(super) fn falls_silent(&mut self) {
        if self.silent.is_none() && self.shadow.common().is_some() {
            let awaited: Vec<Seat> = self.shadow.awaited().into_iter().collect();
            self.silent = Some(*self.luck.of(&awaited));
        }
    }

    /// Those awaited of whom something is heard.
    pub(super) fn heard(&self) -> Vec<Seat> {
        self.shadow.awaited().into_iter().filter(|it| Some(*it) != self.silent).collect()
    }

    /// Goes on without somebody who is silent: a common decision stands when its time is up, where they may pass they do, and
    /// for what is their own the others put a robot in their place.
    pub(super) async fn do_without(&mut self, silent: Seat) {
        let is_common = matches!(self.shadow.decision(silent).expect("nobody else is awaited").who, Who::Team { .. });
        if is_common || !self.shadow.may_pass().is_empty() {
            assert!(self.let_time_pass().await, "the others have proposed something, or the silent one may pass");
            return;
        }
        self.look().await;
        let others: Vec<Seat> = self.shadow.record.seats.all().filter(|it| *it != silent).collect();
        let letter = silent.letter().to_string();
        for (at, seat) in others.iter().enumerate() {
            let user = self.person(*seat).id;
            self.run(user, "game robot", &[("level", "random"), ("player", &letter)]).await;
            if at + 1 < others.len() {
                assert_eq!(self.ledger.answers(self.game).await, self.shadow.record.answers, "not all want it yet");
            }
        }
        self.did("robot stood in");
        let moved = self.shadow.stands_in(silent);
        self.owed.push(moved);
        self.settle().await;
        self.look().await;
    }

    /// Waits until no robot is awaited, and books what robots have answered.
    pub(super) async fn settle(&mut self) {
        if self.shadow.robots.is_empty() {
            return;
        }
        let started = Instant::now();
        let is_busy = async |table: &Table| {
            let active = table.club.host().table(GameId(table.game)).await.unwrap().active;
            active.iter().any(|it| table.shadow.robots.contains(it))
        };
        while is_busy(self).await {
            assert!(started.elapsed() < PATIENCE, "a robot does not answer");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let stored = self.ledger.answers(self.game).await;
        for answer in stored.into_iter().skip(self.shadow.record.answers.len()) {
            let moved: Moved = self.shadow.adopt(answer);
            self.count.by_robot += 1;
            self.owed.push(moved);
        }
    }
}
