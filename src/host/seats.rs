//! Robots at the table: who puts them there, for whom they stand in, and how a seat is handed back.

use super::change::{Told, signed};
use super::live::{Live, count_public};
use super::robots::Level;
use super::{Denied, GameId, Host, InteractionId, Person, Phase, UserId};
use crate::engine::Seat;
use crate::store::{SeatRow, StandInRow, Write};

/// Somebody in a seat, and the robot that answers there if one does.
pub(super) type Sitting = (Person, Option<Level>);

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

    fn person_in(&self, seat: Seat) -> Result<UserId, Denied> {
        let person = self.people.get(seat.index()).filter(|it| it.user != UserId::NOBODY);
        person.map(|it| it.user).ok_or(Denied::NoSeat)
    }
}

/// Who sits where, as it is stored.
pub(super) fn seat_rows(game: GameId, sitting: &[Sitting]) -> Write {
    let row = |(person, robot): &Sitting| SeatRow {
        user: (person.user != UserId::NOBODY).then(|| signed(person.user.0)),
        name: person.name.clone(),
        robot: robot.map_or("", Level::key).to_owned(),
    };
    Write::Seats { game: game.0, seats: sitting.iter().map(row).collect() }
}

/// A robot, called as nobody at the table is.
pub(super) fn robot(sitting: &[Sitting]) -> Person {
    let mut names = NAMES.iter().map(|it| format!("Robot {it}"));
    let name = names.find(|name| sitting.iter().all(|it| it.0.name != *name)).unwrap_or_else(|| "Robot".to_owned());
    Person { user: UserId::NOBODY, name }
}

impl Host {
    pub(super) async fn add_robot_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
        level: Level,
    ) -> Result<Told, Denied> {
        self.may_settle(live, user)?;
        let room = live.row.room as u8;
        if live.people.len() >= usize::from(room) {
            return Err(Denied::Full { room });
        }
        let mut sitting = live.sitting();
        sitting.push((robot(&sitting), Some(level)));
        self.seat(live, press, sitting, Vec::new()).await
    }

    pub(super) async fn drop_robot_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
        seat: Seat,
    ) -> Result<Told, Denied> {
        self.may_settle(live, user)?;
        let mut sitting = live.sitting();
        if sitting.get(seat.index()).is_none_or(|it| it.0.user != UserId::NOBODY) {
            return Err(Denied::NoRobot);
        }
        sitting.remove(seat.index());
        self.seat(live, press, sitting, Vec::new()).await
    }

    /// A robot stands in for whoever wants it for themselves, for whom a moderator says, or for whom all the others want it.
    pub(super) async fn stand_in_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
        is_moderator: bool,
        whom: Seat,
        level: Level,
    ) -> Result<Told, Denied> {
        on_the_way(live)?;
        let seat = live.seat_of(user);
        let absent = live.person_in(whom)?;
        if is_moderator || absent == user {
            return self.relieve(live, press, whom, Some(level)).await;
        }
        let wish = StandInRow { seat: i64::from(seat?.0), whom: i64::from(whom.0), robot: level.key().to_owned() };
        let mut wishes = live.stand_ins.clone();
        wishes.retain(|it| (it.seat, it.whom) != (wish.seat, wish.whom));
        wishes.push(wish.clone());
        let wants = |seat: Seat| wishes.iter().any(|it| (it.seat, it.whom) == (i64::from(seat.0), i64::from(whom.0)));
        if live.manned().filter(|it| *it != whom).all(wants) {
            return self.relieve(live, press, whom, Some(level)).await;
        }
        let notes = live.notes().len();
        let game = live.row.id;
        self.commit(&[Write::StandIn { game, wish }, self.inbox(live, press, (notes, notes))]).await?;
        live.stand_ins = wishes;
        Ok((notes, notes))
    }

    pub(super) async fn hand_back_now(
        &self,
        live: &mut Live,
        press: InteractionId,
        user: UserId,
        is_moderator: bool,
        whom: Seat,
    ) -> Result<Told, Denied> {
        on_the_way(live)?;
        if live.person_in(whom)? != user && !is_moderator {
            return Err(Denied::NotAllowed);
        }
        if !live.robots.contains_key(&whom) {
            return Err(Denied::NoRobot);
        }
        self.relieve(live, press, whom, None).await
    }

    /// A person who acts takes their own seat back.
    pub(super) async fn take_back_seat(&self, live: &mut Live, seat: Seat) -> Result<(), Denied> {
        if live.robots.contains_key(&seat) {
            self.relieve(live, InteractionId::NONE, seat, None).await?;
        }
        Ok(())
    }

    /// Puts a robot in the place of a person, or the person back. Who is awaited and was not before is told so.
    async fn relieve(
        &self,
        live: &mut Live,
        press: InteractionId,
        whom: Seat,
        level: Option<Level>,
    ) -> Result<Told, Denied> {
        let mut sitting = live.sitting();
        if let Some(it) = sitting.get_mut(whom.index()) {
            it.1 = level;
        }
        let told = count_public(live.notes());
        let mut owed = self.owed(live, "update", (told, told));
        owed.by_seat = Some(i64::from(whom.0));
        let notes = live.notes().len();
        let game = live.row.id;
        let writes = [
            seat_rows(live.id(), &sitting),
            Write::NoStandIns { game, whom: i64::from(whom.0) },
            Write::Owe(owed),
            self.inbox(live, press, (notes, notes)),
        ];
        self.commit(&writes).await?;
        live.stand_ins.retain(|it| it.whom != i64::from(whom.0));
        live.sit(sitting);
        Ok((notes, notes))
    }
}

fn on_the_way(live: &Live) -> Result<(), Denied> {
    match live.phase() {
        Phase::Running | Phase::Paused { .. } => Ok(()),
        Phase::Lobby => Err(Denied::NotStarted),
        Phase::Over | Phase::Closed => Err(Denied::Ended),
    }
}
