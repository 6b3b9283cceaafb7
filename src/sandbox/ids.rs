//! Snowflakes and timestamps: as on Discord, an id says when its object was created.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use time::OffsetDateTime;

use super::clock::Clock;

/// The first second of 2015 in Unix milliseconds, from which snowflakes count.
pub(super) const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// A snowflake: in JSON a string, in Rust a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Id(pub u64);

impl Id {
    /// When the object was created, in Unix milliseconds.
    pub fn created_ms(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH_MS
    }
}

impl fmt::Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Id)
    }
}

impl From<u64> for Id {
    fn from(value: u64) -> Self {
        Id(value)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Text(String),
            Number(u64),
        }
        match Either::deserialize(deserializer)? {
            Either::Text(text) => text.parse().map_err(serde::de::Error::custom),
            Either::Number(number) => Ok(Id(number)),
        }
    }
}

/// Hands out ids by the clock, each larger than the one before.
#[derive(Debug, Default)]
pub(crate) struct Ids {
    pub clock: Clock,
    pub last: u64,
}

impl Ids {
    pub(crate) fn next(&mut self) -> Id {
        let by_clock = self.clock.now_ms().saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last = by_clock.max(self.last + 1);
        Id(self.last)
    }
}

/// ISO 8601 as Discord writes it: `2026-08-06T12:34:56.789000+00:00`.
pub(super) fn iso(ms: u64) -> String {
    let at = OffsetDateTime::UNIX_EPOCH.saturating_add(time::Duration::milliseconds(ms.cast_signed()));
    let (year, month, day) = at.to_calendar_date();
    let (hour, minute, second, milli) = at.to_hms_milli();
    format!("{year:04}-{:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00", u8::from(month))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_carry_their_time() {
        let mut ids = Ids::default();
        let before = ids.clock.now_ms();
        let made: Vec<Id> = (0..5000).map(|_| ids.next()).collect();
        assert!(made.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(made[0].created_ms() >= before);
    }

    #[test]
    fn timestamps_are_iso() {
        assert_eq!(iso(1_420_070_400_000), "2015-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(1_709_210_096_789), "2024-02-29T12:34:56.789000+00:00");
    }
}
