//! How a game ended: who came where, or what all reached together.

use serde::{Deserialize, Serialize};

use super::sheet::Row;
use super::{Seat, Seats, Text};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Each player for themselves.
    Ranked(Ranking),
    /// All players together, against the game.
    Common(Common),
}

/// Points and places by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ranking {
    pub points: Vec<i32>,
    /// 1 for the winner; those whom no tie-break parts share a place, and the places after it stay empty.
    pub places: Vec<u8>,
    /// What gave the points, by source; they add up to them. Empty where a game tells none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<Row>,
    /// What was looked at to break ties, in its order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<Row>,
}

/// A victory or a defeat of the whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Common {
    pub won: bool,
    /// How far the table came, in the game's own measure: it tells a narrow defeat from an early one.
    pub points: i32,
    /// What decided it, a line each.
    pub reasons: Vec<Text>,
}

impl Outcome {
    /// Ranks by what `rank` makes of a seat, the greatest first: points, then whatever breaks ties.
    pub fn ranked<K: Ord>(seats: Seats, points: impl Fn(Seat) -> i32, rank: impl Fn(Seat) -> K) -> Outcome {
        let points = seats.all().map(points).collect();
        Outcome::Ranked(Ranking { points, places: places(seats, rank), sheet: Vec::new(), ties: Vec::new() })
    }

    /// Whether this seat won, alone, with others or with all.
    pub fn won(&self, seat: Seat) -> bool {
        match self {
            Outcome::Ranked(ranking) => ranking.places.get(seat.index()) == Some(&1),
            Outcome::Common(common) => common.won,
        }
    }

    /// Which of the seats won.
    pub fn winners(&self, seats: Seats) -> Vec<Seat> {
        seats.all().filter(|it| self.won(*it)).collect()
    }

    /// The points of a seat; in a common outcome those of all.
    pub fn points(&self, seat: Seat) -> Option<i32> {
        match self {
            Outcome::Ranked(ranking) => ranking.points.get(seat.index()).copied(),
            Outcome::Common(common) => Some(common.points),
        }
    }
}

/// The place of each seat by its rank, the greatest first.
pub(super) fn places<K: Ord>(seats: Seats, rank: impl Fn(Seat) -> K) -> Vec<u8> {
    let ranks: Vec<K> = seats.all().map(rank).collect();
    let place = |own: &K| ranks.iter().filter(|other| *other > own).count() + 1;
    ranks.iter().map(|it| u8::try_from(place(it)).unwrap_or(u8::MAX)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_follow_the_rank_and_ties_share_one() {
        let points = [30, 41, 41, 12];
        let of = |seat: Seat| points[seat.index()];
        let plain = Outcome::ranked(Seats(4), of, of);
        let Outcome::Ranked(ranking) = &plain else { panic!("it is ranked") };
        assert_eq!((&ranking.points[..], &ranking.places[..]), (&points[..], &[3, 1, 1, 4][..]));
        assert_eq!(plain.winners(Seats(4)), [Seat(1), Seat(2)]);
        let broken = Outcome::ranked(Seats(4), of, |seat| (of(seat), seat));
        assert_eq!(broken.winners(Seats(4)), [Seat(2)]);
    }

    #[test]
    fn a_common_outcome_is_that_of_every_seat_and_keeps_its_reasons() {
        let reason = Text::new("ended-cold").with("deaths", 7).with("seat", Seat(1)).with("all", vec![Text::new("x")]);
        let lost = Outcome::Common(Common { won: false, points: 12, reasons: vec![reason] });
        assert!(lost.winners(Seats(3)).is_empty());
        assert_eq!(lost.points(Seat(2)), Some(12));
        let kept = serde_json::to_string(&lost).unwrap();
        assert_eq!(serde_json::from_str::<Outcome>(&kept).unwrap(), lost);
    }
}
