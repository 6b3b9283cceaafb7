//! Seats: a player's place at the table. Users sit in seats; rules know seats only.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The letter that stands for the seat in logs and on pictures: A, B, C …
    pub fn letter(self) -> char {
        char::from(b'A' + self.0 % 26)
    }

    pub fn from_letter(letter: &str) -> Option<Seat> {
        let mut letters = letter.bytes();
        match (letters.next(), letters.next()) {
            (Some(byte @ b'A'..=b'Z'), None) => Some(Seat(byte - b'A')),
            _ => None,
        }
    }
}

/// How many seats there are, and walks around them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats(pub u8);

impl Seats {
    pub fn count(self) -> usize {
        usize::from(self.0)
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats, in seat order.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats clockwise, beginning with `first`.
    pub fn from(self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        let count = self.0;
        (0..count).map(move |step| Seat((first.0 + step) % count))
    }

    /// The others clockwise, beginning with the seat after `seat`.
    pub fn after(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        self.from(seat).skip(1)
    }

    pub fn next(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }
}

/// One value for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PerSeat<T>(Vec<T>);

impl<T> PerSeat<T> {
    pub fn new(seats: Seats, make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat(seats.all().map(make).collect())
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(at, value)| (Seat(at as u8), value))
    }

    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(at, value)| (Seat(at as u8), value))
    }

    pub fn seats(&self) -> Seats {
        Seats(self.0.len() as u8)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
