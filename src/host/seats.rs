//! Robots at the table: who puts them there, for whom they stand in, and how a seat is handed back.

use super::change::{Change, Told};
use super::live::{Live, count_public};
use super::replay::Stand;
use super::{DeliveryKind, Denied, GameId, Level, Millis, Person, UserId};
use crate::engine::Seat;
use crate::store::{Matter, News, Owed, SeatRow, Write};

/// Somebody in a seat, and the robot that answers there if one does.
pub(super) type Sitting = (Person, Option<Level>);

/// The robot that plays for somebody who has gone.
pub(super) const STAND_IN: Level = Level::Steady;

/// A table waits for so long before it counts those for whom it waits as absent.
const PATIENCE: Millis = 7 * 24 * 3_600_000;

/// What robots are called: short, and told apart by their letters.
const NAMES: [&str; 8] = ["Ada", "Bor", "Cog", "Dot", "Eno", "Fly", "Gil", "Hal"];

impl Live {
    pub(super) fn sitting(&self) -> Vec<Sitting> {
        self.seats().all().zip(&self.people).map(|(seat, it)| (it.clone(), self.robots.get(&seat).copied())).collect()
    }

    pub(super) fn sit(&mut self, sitting: Vec<Sitting>) {
        self.robots = (0..).map(Seat).zip(&sitting).filter_map(|(seat, it)| Some((seat, it.1?))).collect();
        self.people = sitting.into_iter().map(|it| it.0).collect();
    }

    /// Whom the table has waited for so long that it goes on without them: nobody has answered since then. In a round of
    /// secret choices nobody, since whether somebody has begun to choose would show in it.
    pub(super) fn absent(&self) -> Vec<Seat> {
        if self.stand.as_ref().is_some_and(Stand::is_secret) {
            return Vec::new();
        }
        let waits = self.answered_at.is_some_and(|it| self.now().saturating_sub(it) >= PATIENCE);
        if waits { self.active() } else { Vec::new() }
    }

    fn person_in(&self, seat: Seat) -> Result<UserId, Denied> {
        let person = self.people.get(seat.index()).filter(|it| it.user != UserId::NOBODY);
        person.map(|it| it.user).ok_or(Denied::NoSeat)
    }
}

/// Who sits where, as it is stored.
pub(super) fn seat_rows(game: GameId, sitting: &[Sitting]) -> Write {
    let row = |(person, robot): &Sitting| SeatRow {
        user: Some(person.user).filter(|it| *it != UserId::NOBODY),
        name: person.name.clone(),
        robot: *robot,
    };
    Write::Seats { game, seats: sitting.iter().map(row).collect() }
}

/// A robot, called as nobody at the table is.
pub(super) fn robot(sitting: &[Sitting]) -> Person {
    let mut names = NAMES.iter().map(|it| format!("Robot {it}"));
    let name = names.find(|name| sitting.iter().all(|it| it.0.name != *name)).unwrap_or_else(|| "Robot".to_owned());
    Person { user: UserId::NOBODY, name }
}

impl Change<'_> {
    pub(super) async fn add_robot(&mut self, seating: Option<&str>, level: Level) -> Result<Told, Denied> {
        self.same_seating(seating)?;
        self.take_seat((robot(&self.live.sitting()), Some(level))).await
    }

    pub(super) fn drop_robot(&mut self, seating: Option<&str>, seat: Seat) -> Result<Told, Denied> {
        self.same_seating(seating)?;
        let mut sitting = self.live.sitting();
        if sitting.get(seat.index()).is_none_or(|it| it.0.user != UserId::NOBODY) {
            return Err(Denied::NoRobot);
        }
        sitting.remove(seat.index());
        Ok(self.seat_all(sitting))
    }

    /// A menu of robots is for those who sat at the table when it was opened: pressed twice it seats one robot, and sends
    /// away the one that it names.
    pub(super) fn same_seating(&self, seating: Option<&str>) -> Result<(), Denied> {
        let is_same = seating.is_none_or(|it| it == self.live.table().seating());
        if is_same { Ok(()) } else { Err(Denied::SeatingChanged) }
    }

    /// A robot plays for a person who wants it, for whom a moderator says, or for whom most of the others agree.
    pub(super) async fn stand_in(&mut self, whom: Seat, level: Level) -> Result<Told, Denied> {
        let absent = self.live.person_in(whom)?;
        if self.actor.is_moderator() || self.actor.user() == Some(absent) {
            return self.go_along(whom, level).await;
        }
        let seat = self.seat()?;
        // It was moved by somebody else, too, and has carried.
        if self.live.robots.contains_key(&whom) {
            return Ok(self.no_notes());
        }
        self.propose(seat, Matter::StandIn { whom, level }).await
    }

    /// Puts a robot in the place of a person, for whom the team need not wait then.
    pub(super) async fn go_along(&mut self, whom: Seat, level: Level) -> Result<Told, Denied> {
        let told = self.relieve(whom, Some(level));
        Ok(self.recount().await?.unwrap_or(told))
    }

    /// A robot sits for good where somebody wants to go, a moderator says so or most of the others agree.
    pub(super) async fn drop_player(&mut self, whom: Seat) -> Result<Told, Denied> {
        let player = self.live.person_in(whom).map_err(|_| Denied::NobodyThere)?;
        if self.actor.is_moderator() || self.actor.user() == Some(player) {
            return self.let_go(whom).await;
        }
        let seat = self.seat()?;
        self.propose(seat, Matter::Drop { whom }).await
    }

    /// They are told so unless it was their own wish, and the team need not wait for them.
    pub(super) async fn let_go(&mut self, whom: Seat) -> Result<Told, Denied> {
        let (awaited, newcomer) = (self.live.active(), robot(&self.live.sitting()));
        let Person { user, name } = self.change_seat(whom, (newcomer, Some(STAND_IN)))?;
        let mut owed = self.owed_news(&awaited, whom);
        (owed.by_seat, owed.news) = (None, Some(News::LetGo { whom, was: name }));
        if self.actor.user() != Some(user) {
            self.host.call(&mut owed, user);
            owed.kind = DeliveryKind::Turn;
        }
        self.writes.push(Write::Owe(owed));
        Ok(self.recount().await?.unwrap_or_else(|| self.no_notes()))
    }

    pub(super) fn hand_back(&mut self, whom: Seat) -> Result<Told, Denied> {
        if self.actor.user() != Some(self.live.person_in(whom)?) && !self.actor.is_moderator() {
            return Err(Denied::NotAllowed);
        }
        if !self.live.robots.contains_key(&whom) {
            return Err(Denied::NoRobot);
        }
        Ok(self.relieve(whom, None))
    }

    /// A person who acts takes their own seat back.
    pub(super) fn take_back_seat(&mut self, seat: Seat) {
        if self.actor.user().is_some() && self.live.robots.contains_key(&seat) {
            self.relieve(seat, None);
        }
    }

    /// Somebody else plays on in a seat. They are called, with all that has happened since that seat last answered if the game
    /// waits for them.
    pub(super) fn replace(&mut self, whom: Seat, newcomer: Person) -> Result<Told, Denied> {
        let user = newcomer.user;
        if self.live.seat_of(user).is_ok() {
            return Err(Denied::AlreadySeated);
        }
        self.drop_motions(|it| it.is_offer_of(user));
        let was = self.change_seat(whom, (newcomer, None))?.name;
        let told = count_public(self.live.notes());
        let news = Some(News::Replaced { whom, was });
        let mut owed = Owed { news, ..self.owed(DeliveryKind::Turn, (told, told)) };
        if self.live.active().contains(&whom) {
            self.ping(&mut owed, &[whom]);
        } else {
            self.host.call(&mut owed, user);
        }
        self.writes.push(Write::Owe(owed));
        Ok(self.no_notes())
    }

    /// Seats somebody else or a robot, with the hand that lies there, but not with what its player said in advance or took
    /// back. Who sat there.
    fn change_seat(&mut self, whom: Seat, newcomer: Sitting) -> Result<Person, Denied> {
        self.change_hands(whom);
        self.forget_passes(|it| it.seat == whom);
        self.forget_orders(whom);
        self.writes.push(Write::NoRedo { game: self.live.id, seat: Some(whom) });
        self.live.redo.retain(|it| it.seat != whom);
        if self.live.called.remove(&whom).is_some() {
            self.save();
        }
        self.drop_motions(|it| it.concerns() == Some(whom));
        let mut sitting = self.live.sitting();
        let Some(it) = sitting.get_mut(whom.index()) else { return Err(Denied::NobodyThere) };
        let (was, _) = std::mem::replace(it, newcomer);
        self.writes.push(seat_rows(self.live.id, &sitting));
        self.live.sit(sitting);
        Ok(was)
    }

    /// Puts a robot in the place of a person, or the person back.
    fn relieve(&mut self, whom: Seat, level: Option<Level>) -> Told {
        let (mut sitting, awaited) = (self.live.sitting(), self.live.active());
        if let Some(it) = sitting.get_mut(whom.index()) {
            it.1 = level;
        }
        self.writes.push(seat_rows(self.live.id, &sitting));
        self.forget_orders(whom);
        self.drop_motions(|it| matches!(it, Matter::StandIn { whom: it, .. } if *it == whom));
        self.live.sit(sitting);
        self.owe_news(&awaited, whom);
        self.no_notes()
    }
}
