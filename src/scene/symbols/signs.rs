//! Symbols of marks, directions and warnings.

use super::path::*;

/// A card with a bolt.
pub(super) const CHALLENGE: &[Part] =
    &[ink("R 5 1.6 22 28.8 3"), cut("M 18.4 5 L 9.6 17.6 H 14.6 L 13 27 L 22.4 13.6 H 17 Z")];

pub(super) const THREAT: &[Part] =
    &[round_ink(3.0, "M 16 4 L 29.4 27.6 H 2.6 Z"), cut_line(3.2, "M 16 11.6 V 18.6"), cut("O 16 23.8 2")];

pub(super) const HOURGLASS: &[Part] = &[
    ink("R 5.6 1.6 20.8 4 1.4 R 5.6 26.4 20.8 4 1.4"),
    ink(
        "M 8 7 H 24 C 24 11.6 22 13.4 18.4 16 C 22 18.6 24 20.4 24 25 H 8 C 8 20.4 10 18.6 13.6 16 C 10 13.4 8 11.6 8 7 Z",
    ),
    cut("M 10.8 8.6 H 21.2 C 21 10 20.4 10.8 19.6 11.6 H 12.4 C 11.6 10.8 11 10 10.8 8.6 Z"),
    cut("M 16 17.6 C 19 19.6 20.4 20.6 20.9 22.4 L 16 19.8 L 11.1 22.4 C 11.6 20.6 13 19.6 16 17.6 Z"),
];

pub(super) const LOCK: &[Part] = &[
    ink_line(3.6, "M 9.4 15 V 10 C 9.4 1.6 22.6 1.6 22.6 10 V 15"),
    ink("R 4.6 13.6 22.8 16.4 3"),
    cut("O 16 20.4 2.6"),
    cut("R 14.7 21 2.6 5.4 1.2"),
];

pub(super) const ARROW_UP: &[Part] = &[round_ink(2.0, "M 16 3.4 L 28 16 H 20.6 V 28.6 H 11.4 V 16 H 4 Z")];
pub(super) const ARROW_RIGHT: &[Part] = &[round_ink(2.0, "M 28.6 16 L 16 28 V 20.6 H 3.4 V 11.4 H 16 V 4 Z")];
pub(super) const ARROW_DOWN: &[Part] = &[round_ink(2.0, "M 16 28.6 L 4 16 H 11.4 V 3.4 H 20.6 V 16 H 28 Z")];
pub(super) const ARROW_LEFT: &[Part] = &[round_ink(2.0, "M 3.4 16 L 16 4 V 11.4 H 28.6 V 20.6 H 16 V 28 Z")];
pub(super) const PLUS: &[Part] = &[ink_line(6.4, "M 16 5.2 V 26.8 M 5.2 16 H 26.8")];
pub(super) const MINUS: &[Part] = &[ink_line(6.4, "M 5.2 16 H 26.8")];
pub(super) const CROSS: &[Part] = &[ink_line(6.0, "M 6.6 6.6 L 25.4 25.4 M 25.4 6.6 L 6.6 25.4")];
pub(super) const CHECK: &[Part] = &[ink_line(6.0, "M 4.8 17.2 L 12.2 24.6 L 27.2 8.2")];

pub(super) const EYE: &[Part] = &[
    ink("M 1.4 16 C 5 9.4 10 6 16 6 C 22 6 27 9.4 30.6 16 C 27 22.6 22 26 16 26 C 10 26 5 22.6 1.4 16 Z"),
    cut("O 16 16 6.6"),
    ink("O 16 16 3.8"),
];

pub(super) const STAR: &[Part] = &[round_ink(
    1.8,
    "M 16 3 L 19.6 12 L 29.2 12.6 L 21.9 18.9 L 24.3 28.2 L 16 23.2 L 7.7 28.2 L 10.1 18.9 L 2.8 12.6 L 12.4 12 Z",
)];

pub(super) const HEART: &[Part] = &[round_ink(
    1.0,
    "M 16 28.6 C 8 22.6 2.4 17.6 2.4 11.2 C 2.4 7 5.6 4 9.4 4 C 12.2 4 14.6 5.4 16 8 C 17.4 5.4 19.8 4 22.6 4 C 26.4 4 29.6 7 29.6 11.2 C 29.6 17.6 24 22.6 16 28.6 Z",
)];
