//! How often somebody may have what costs the others something: new tables, and pictures.

use std::collections::BTreeMap;
use std::sync::Mutex;

use super::{Denied, GuildId, Host, Millis, UserId};

const MINUTE: Millis = 60_000;

/// What there is a limit to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Limited {
    /// New tables of one person.
    Tables,
    /// New tables in one server.
    GuildTables,
    /// Seats that one person offers to play on in: each offer calls the table.
    Offers,
    /// Pictures that one person asks for.
    Boards,
    /// Pictures that come beside questions, as many again: nobody asked for them.
    Beside,
}

/// Until when each allowance is used up, by what it is for and whose it is.
#[derive(Default)]
pub(super) struct Limits(Mutex<BTreeMap<(Limited, u64), Millis>>);

impl Limits {
    /// Takes one of `a_minute` from each allowance, or nothing from any: so many at once, and then one after the other as
    /// they grow again. Zero is no limit.
    fn take(&self, wanted: &[(Limited, u64, u32)], now: Millis) -> Result<(), Denied> {
        let mut used = self.0.lock().unwrap_or_else(|it| it.into_inner());
        used.retain(|_, until| now < *until);
        let mut taken = Vec::new();
        for &(what, whose, a_minute) in wanted.iter().filter(|it| it.2 > 0) {
            let until = used.get(&(what, whose)).copied().unwrap_or(now) + MINUTE / Millis::from(a_minute);
            if until > now + MINUTE {
                return Err(Denied::TooOften { what, again_at: until - MINUTE });
            }
            taken.push(((what, whose), until));
        }
        used.extend(taken);
        Ok(())
    }
}

impl Host {
    /// Whether this person may open another table here now. What is allowed is used up by it.
    pub(super) fn may_open(&self, user: UserId, guild: Option<GuildId>) -> Result<(), Denied> {
        let settings = self.settings();
        let own = (Limited::Tables, user.0, settings.tables_per_person);
        let of_all = guild.map(|it| (Limited::GuildTables, it.0, settings.tables_per_guild));
        let wanted: Vec<_> = [own].into_iter().chain(of_all).collect();
        self.0.limits.take(&wanted, self.now())
    }

    /// Whether this person may offer to play on in a seat now, as often as they may open tables. What is allowed is used up by it.
    pub(super) fn may_offer(&self, user: UserId) -> Result<(), Denied> {
        self.0.limits.take(&[(Limited::Offers, user.0, self.settings().tables_per_person)], self.now())
    }

    /// Whether a picture may be painted for this person now. What is allowed is used up by it.
    pub fn may_paint(&self, user: UserId) -> Result<(), Denied> {
        self.may_have(Limited::Boards, user)
    }

    /// Whether a part may be painted beside a question for this person now, likewise.
    pub fn may_show_beside(&self, user: UserId) -> bool {
        self.may_have(Limited::Beside, user).is_ok()
    }

    fn may_have(&self, what: Limited, user: UserId) -> Result<(), Denied> {
        self.0.limits.take(&[(what, user.0, self.settings().boards_per_person)], self.now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again_at(limits: &Limits, whose: u64, now: Millis) -> Option<Millis> {
        match limits.take(&[(Limited::Boards, whose, 4)], now) {
            Err(Denied::TooOften { again_at, .. }) => Some(again_at),
            _ => None,
        }
    }

    #[test]
    fn so_many_at_once_and_then_as_they_grow_again() {
        let limits = Limits::default();
        for _ in 0..4 {
            assert_eq!(again_at(&limits, 1, 1_000), None);
        }
        assert_eq!(again_at(&limits, 1, 1_000), Some(16_000));
        assert_eq!(again_at(&limits, 1, 15_999), Some(16_000), "what is refused costs nothing");
        assert_eq!(again_at(&limits, 1, 16_000), None, "it works again when it was said to");
        assert_eq!(again_at(&limits, 1, 16_000), Some(31_000));
        assert_eq!(again_at(&limits, 2, 16_000), None, "others have their own");
        assert!(limits.take(&[(Limited::Boards, 1, 0)], 16_000).is_ok(), "zero is no limit");
        assert_eq!(again_at(&limits, 9, 500_000), None);
        assert_eq!(limits.0.lock().unwrap().len(), 1, "what has grown again is forgotten");
    }

    #[test]
    fn what_one_limit_refuses_uses_up_no_other() {
        let limits = Limits::default();
        let both = |user| limits.take(&[(Limited::Tables, user, 2), (Limited::GuildTables, 7, 3)], 0);
        assert!(both(1).is_ok() && both(1).is_ok());
        assert!(matches!(both(1), Err(Denied::TooOften { what: Limited::Tables, .. })));
        assert!(both(2).is_ok(), "two of three were used");
        assert!(matches!(both(2), Err(Denied::TooOften { what: Limited::GuildTables, again_at: 20_000 })));
    }
}
