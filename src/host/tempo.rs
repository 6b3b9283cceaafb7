//! The pace of a table: how much time its players have, and when somebody's is up. Pure: the times are handed in, and what does not
//! count because they rest has been left out of them.

use super::{Millis, Tempo};

const HOUR: Millis = 3_600_000;

/// How much time a pace gives, in milliseconds awake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pace {
    /// What everybody begins with, and never has more of.
    pub(super) bank: Millis,
    /// What every turn brings.
    pub(super) increment: Millis,
    /// What is added to it the first time that somebody's time is up.
    pub(super) grace: Millis,
    /// How long the table may object before a robot plays.
    pub(super) notice: Millis,
}

/// So often somebody's time may be up without anything being moved.
pub(super) const EXCUSED: usize = 1;

impl Tempo {
    /// Nothing where everybody has all the time they like.
    pub(super) fn pace(self) -> Option<Pace> {
        let pace = |bank, increment, grace, notice| {
            Some(Pace { bank: bank * HOUR, increment: increment * HOUR, grace: grace * HOUR, notice: notice * HOUR })
        };
        match self {
            Tempo::None => None,
            Tempo::Several => pace(24, 6, 3, 6),
            Tempo::Daily => pace(72, 24, 12, 24),
            Tempo::Weekly => pace(336, 168, 24, 48),
        }
    }
}

/// A time for which a game has waited for somebody, as far as the clock goes by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Waited {
    /// Below zero: it was given back.
    pub(super) spent: Millis,
    /// How many answers had been given when it ended.
    pub(super) n: u32,
}

impl Pace {
    /// How much time somebody has left after these. Each place in the record brings the increment once: whoever takes an
    /// answer back and gives it again gains nothing. No place is 0: the game waits on.
    pub(super) fn left(self, waited: &[Waited]) -> Millis {
        let (mut left, mut furthest) = (self.bank, 0);
        for it in waited {
            left = (left - it.spent).clamp(0, self.bank);
            if it.n > furthest {
                left = (left + self.increment).min(self.bank);
                furthest = it.n;
            }
        }
        left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_down_and_comes_back_turn_by_turn_up_to_what_there_was() {
        let pace = Tempo::Daily.pace().unwrap();
        let wait = |hours: Millis, n: u32| Waited { spent: hours * HOUR, n };
        let left = |waited: &[Waited]| pace.left(waited) / HOUR;
        assert_eq!(left(&[]), 72);
        assert_eq!(left(&[wait(10, 1)]), 72, "72 - 10 + 24, but never more than the bank");
        assert_eq!(left(&[wait(60, 1)]), 36);
        assert_eq!(left(&[wait(60, 1), wait(30, 4)]), 30);
        assert_eq!(left(&[wait(60, 1), wait(99, 4)]), 24, "never less than nothing, and the turn brings its time");
        // Taken back and given again: the time is spent, and comes once.
        assert_eq!(left(&[wait(60, 1), wait(1, 1), wait(1, 1)]), 34);
        assert_eq!(left(&[wait(60, 0)]), 12, "it goes on");
        assert_eq!(left(&[wait(60, 5), wait(1, 3), wait(1, 6)]), 58);
        assert_eq!(left(&[wait(60, 5), wait(-72, 0)]), 72, "the table gives all of it again, and not more");
        assert_eq!(Tempo::None.pace(), None);
    }
}
