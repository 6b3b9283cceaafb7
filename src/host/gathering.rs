//! How a table gathers: what it wishes of those who sit down, for whom seats are kept, and whether it starts by itself.

use super::change::{Change, Told};
use super::live::{Live, count_public};
use super::{DeliveryKind, Denied, Person, UserId};
use crate::store::{Owed, Write};

/// What a table may wish, with the values of each: the first is what holds unless it is said. All but the first are words for people.
pub const WISHES: [(&str, &[&str]); 3] = [
    (STARTS, &["asked", FULL]),
    ("experience", &["any", "newcomers", "experienced"]),
    ("spoken", &["any", "en", "pl"]),
];

const STARTS: &str = "starts";
const FULL: &str = "full";

/// The values of a wish; nothing if there is no such wish.
pub(super) fn values(key: &str) -> Option<&'static [&'static str]> {
    WISHES.iter().find(|it| it.0 == key).map(|it| it.1)
}

impl Live {
    /// For whom seats are kept that this person cannot take.
    pub(super) fn kept_from(&self, user: UserId) -> Vec<&Person> {
        self.gathering.kept.iter().filter(|it| it.user != user).collect()
    }

    fn starts_when_full(&self) -> bool {
        self.gathering.wishes.get(STARTS).is_some_and(|it| it == FULL)
    }
}

impl Change<'_> {
    /// Keeps a seat for somebody, who is called; or keeps it no longer.
    pub(super) fn keep_seat(&mut self, person: &Person) -> Result<Told, Denied> {
        if person.user == UserId::NOBODY || self.live.seat_of(person.user).is_ok() {
            return Err(Denied::AlreadySeated);
        }
        let is_kept = self.live.gathering.kept.iter().any(|it| it.user == person.user);
        self.live.gathering.kept.retain(|it| it.user != person.user);
        if is_kept {
            self.save();
            self.owe_update(None);
            return Ok(self.no_notes());
        }
        let room = self.live.room;
        if self.live.people.len() + self.live.gathering.kept.len() >= usize::from(room) {
            return Err(Denied::Full { room });
        }
        if let Some(user) = self.actor.user() {
            self.host.may_offer(user)?;
        }
        self.live.gathering.kept.push(person.clone());
        self.save();
        let told = count_public(self.live.notes());
        let mut owed = Owed { by_seat: self.seat().ok(), ..self.owed(DeliveryKind::Opened, (told, told)) };
        self.host.call(&mut owed, person.user);
        self.writes.push(Write::Owe(owed));
        Ok(self.no_notes())
    }

    /// Whoever sits down needs no seat kept any more.
    pub(super) fn let_seat(&mut self, user: UserId) {
        let before = self.live.gathering.kept.len();
        self.live.gathering.kept.retain(|it| it.user != user);
        if self.live.gathering.kept.len() != before {
            self.save();
        }
    }

    /// Starts the game if the table is full and has wished so.
    pub(super) async fn start_if_full(&mut self, told: Told) -> Result<Told, Denied> {
        let is_full = self.live.people.len() >= usize::from(self.live.room);
        if !is_full || !self.live.starts_when_full() {
            return Ok(told);
        }
        let seating = self.live.table().seating();
        self.start(Some(&seating)).await
    }
}
