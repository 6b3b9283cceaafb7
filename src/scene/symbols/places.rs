//! Symbols of what stands on the board: houses, walls, traps and beasts, and the boat.

use super::path::*;

pub(super) const SETTLEMENT: &[Part] = &[
    round_ink(1.6, "M 16 3.4 L 29.6 15.4 L 27.8 17.4 H 4.2 L 2.4 15.4 Z"),
    ink("R 6 15 20 14.6 1.2"),
    cut("M 13 30 V 22.6 C 13 18.6 19 18.6 19 22.6 V 30 Z"),
];

pub(super) const TENT: &[Part] = &[
    round_ink(1.2, "M 15 6.4 L 2 28.6 H 30 L 17 6.4 Z"),
    cut("M 16 13.4 L 22 29.6 H 10 Z"),
    soft("M 16 13.4 L 16 29.2 H 10 Z"),
    ink_line(2.0, "M 17.4 3 L 14 8.4 M 14.6 3 L 18 8.4"),
];

pub(super) const WALL: &[Part] = &[
    ink("R 2 5 13 6.6 1.2 R 17 5 13 6.6 1.2"),
    ink("R 2 13 5.6 6.6 1.2 R 9.4 13 13.2 6.6 1.2 R 24.4 13 5.6 6.6 1.2"),
    ink("R 2 21 13 6.6 1.2 R 17 21 13 6.6 1.2"),
];

/// The wall with a hole knocked into it.
pub(super) const BREACH: &[Part] = &[
    ink("R 2 5 13 6.6 1.2 R 17 5 13 6.6 1.2"),
    ink("R 2 13 5.6 6.6 1.2 R 9.4 13 13.2 6.6 1.2 R 24.4 13 5.6 6.6 1.2"),
    ink("R 2 21 13 6.6 1.2 R 17 21 13 6.6 1.2"),
    cut(
        "M 7.6 2 L 11 9.4 L 8.6 12.6 L 13.2 16.4 L 12 20.4 L 15.4 30 L 19 21.6 L 17.6 18.4 L 22.8 14 L 20.6 10.6 L 24.8 2 Z",
    ),
    ink("M 12.8 4.4 L 17.8 2.4 L 20 7.2 L 15 9.4 Z"),
];

/// A trap face down.
pub(super) const HIDDEN_TRAP: &[Part] = &[
    ink("R 2.4 2.4 27.2 27.2 4"),
    cut_line(3.4, "M 11.6 12.4 C 11.6 7 20.4 7 20.4 12.2 C 20.4 15.6 16 15.6 16 19.2"),
    cut("O 16 24 2.2"),
];

/// A pit with stakes, and the way down.
pub(super) const TRAMPLER_TRAP: &[Part] = &[
    round_ink(1.0, "M 1.5 14.5 H 5.6 V 26 H 26.4 V 14.5 H 30.5 V 30 H 1.5 Z"),
    ink("M 7 26.4 L 9.6 17.6 L 12.2 26.4 Z"),
    ink("M 13.4 26.4 L 16 17.6 L 18.6 26.4 Z"),
    ink("M 19.8 26.4 L 22.4 17.6 L 25 26.4 Z"),
    round_ink(1.0, "M 13.6 2 H 18.4 V 7 H 22.4 L 16 14 L 9.6 7 H 13.6 Z"),
];

/// A snare on a bent branch.
pub(super) const RAPTOR_TRAP: &[Part] = &[
    ink_line(3.4, "M 6.6 29.6 C 3 14 8 1.6 21 4"),
    ink_line(2.4, "M 21 4 V 14"),
    ink_line(3.0, "E 21 20.4 7.6 6.4"),
    ink("R 18 11 6 5 1.8"),
    ink_line(2.6, "M 2.4 30 H 29.6"),
];

/// A big four-legged dinosaur with a frill and horns, looking left.
pub(super) const TRAMPLER: &[Part] = &[
    ink(
        "M 1.6 20.6 C 2 18.4 3 17 4.4 16.4 L 3.6 12.8 L 6.6 14.8 C 7.2 14.2 7.8 13.8 8.6 13.4 L 3.4 6.4 L 10.8 10.4 C 10.6 7.4 12 5 14.6 4 C 16.8 6 18 8 18.2 10.4 C 23.4 8.6 27.4 11.4 28.4 15.8 C 28.8 18 29.6 19.6 31.2 21 C 29.4 21.4 28.4 21.2 27.6 20.6 L 27.8 28.6 H 23 L 22.4 23.6 C 20.2 24.4 18.4 24.4 16.6 24 L 16.4 28.6 H 11.6 L 11.4 22.6 C 9.4 22.8 7.6 22.8 5.8 22.4 C 4.4 22.2 2.6 22 1.6 20.6 Z",
    ),
    cut_line(1.4, "M 10.6 10.6 C 13.8 12.8 14.4 17 12 20.6"),
    cut("O 8.6 16.8 1.1"),
];

/// A slim two-legged dinosaur, looking left.
pub(super) const RAPTOR: &[Part] = &[
    ink(
        "M 1.4 8.2 C 3 5.8 5.6 4 8.8 3.6 C 11.8 3.4 13.4 5.2 13.6 7.6 C 13.8 10 14.6 11.2 17 11.4 C 21.4 11.6 26.6 10 31 5.4 C 29.4 11.8 26 15.4 22.8 17 C 22.6 18.8 21.6 20.2 20 21 L 22.6 25.4 L 21 28.4 L 22.4 30.2 H 15.4 C 15.8 28.8 16.8 28.2 18.2 28 L 19 25.8 L 15.4 21.6 L 13.4 25.8 L 10.6 28 L 11.6 30.2 H 5.2 C 5.8 28.8 7 28.2 8.4 28 L 10.6 24.6 L 11.2 18.6 C 9.8 17.4 9.2 15.8 9.2 14.2 L 6.4 16.8 L 6.8 19.2 L 4.6 17.4 L 5.2 15.2 L 8.8 12.4 C 8.8 11.6 8.8 11 8.6 10.4 L 6.6 11.8 L 6 10.4 L 4.4 11.6 L 3.8 10.2 L 2.4 10.8 C 1.6 10 1.4 9.2 1.4 8.2 Z",
    ),
    cut("O 9.2 6.6 1.1"),
];

/// The project's small slow boat.
pub(super) const SHIP: &[Part] = &[
    round_ink(1.2, "M 3 20 H 29 C 28.4 23 26.6 25.4 24 26.4 H 8 C 5.4 25.4 3.6 23 3 20 Z"),
    ink_line(2.0, "M 15.4 19 V 2.8"),
    round_ink(1.0, "M 18 5 C 22.6 7.6 25.4 11.6 26 16.6 H 18 Z"),
    soft("M 13 7.4 C 11 9.6 8.6 13 7 17 H 13 Z"),
    ink_line(
        2.0,
        "M 2.6 30 C 5 28.6 7.2 28.6 9.4 30 C 11.6 31.2 13.8 31.2 16 30 C 18.2 28.6 20.4 28.6 22.6 30 C 24.8 31.2 27 31.2 29.4 30",
    ),
];

pub(super) const ANCHOR: &[Part] = &[
    ink("O 16 5.6 4.4"),
    cut("O 16 5.6 1.8"),
    ink_line(3.2, "M 16 10 V 28.4"),
    ink_line(3.0, "M 10.4 13.2 H 21.6"),
    ink_line(3.2, "M 4.4 19.4 C 5 25.4 9.6 28.6 16 28.6 C 22.4 28.6 27 25.4 27.6 19.4"),
    round_ink(1.0, "M 4.2 15.4 L 1.8 21.8 L 8.2 20.6 Z"),
    round_ink(1.0, "M 27.8 15.4 L 30.2 21.8 L 23.8 20.6 Z"),
];

pub(super) const FLAG: &[Part] = &[
    ink_line(3.0, "M 6.6 3.4 V 29.4"),
    round_ink(1.2, "M 8.6 4.6 C 13 2.4 17.4 7.4 27.6 4.6 L 25 11.6 L 27.6 18.4 C 17.4 21.2 13 16.2 8.6 18.6 Z"),
];
