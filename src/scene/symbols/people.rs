//! Symbols of people and what they are good at.

use super::path::*;

pub(super) const FOLLOWER: &[Part] =
    &[ink("O 16 9 6.2"), round_ink(1.0, "M 4.5 29.5 C 4.5 21.8 9.3 17.6 16 17.6 C 22.7 17.6 27.5 21.8 27.5 29.5 Z")];

/// A figure with a spear and one chevron.
pub(super) const LIGHT_SOLDIER: &[Part] = &[
    ink("M 6 10.8 C 6 6.2 8.9 3.6 12.8 3.6 C 16.7 3.6 19.6 6.2 19.6 10.8 H 22 V 12.8 H 3.6 V 10.8 Z"),
    ink("M 8 13.8 H 17.6 C 17.2 16.4 15.4 18 12.8 18 C 10.2 18 8.4 16.4 8 13.8 Z"),
    round_ink(1.0, "M 3 30 C 3 23.2 6.9 19.6 12.8 19.6 C 18.7 19.6 22.6 23.2 22.6 30 Z"),
    cut_line(2.4, "M 7.4 28.2 L 12.8 24 L 18.2 28.2"),
    ink_line(2.4, "M 27.4 30 V 9"),
    ink("M 27.4 1 C 29.8 4 30.6 6.6 30.6 10.4 H 24.2 C 24.2 6.6 25 4 27.4 1 Z"),
];

/// A helmet above a large shield with two chevrons.
pub(super) const HEAVY_SOLDIER: &[Part] = &[
    ink("M 8 9.6 C 8 4.4 11.2 1 16 1 C 20.8 1 24 4.4 24 9.6 V 12 H 8 Z"),
    cut("R 10.4 6.6 11.2 2.4 1"),
    round_ink(1.2, "M 4 14 H 28 V 20.5 C 28 25.6 23 29 16 31 C 9 29 4 25.6 4 20.5 Z"),
    cut_line(2.3, "M 8.6 20.6 L 16 16.6 L 23.4 20.6"),
    cut_line(2.3, "M 8.6 26 L 16 22 L 23.4 26"),
];

/// A standee with a star on its chest.
pub(super) const LEADER: &[Part] = &[
    ink("O 16 7 5.8"),
    round_ink(1.0, "M 5.4 24.4 C 5.4 18 9.6 14.2 16 14.2 C 22.4 14.2 26.6 18 26.6 24.4 Z"),
    cut(
        "M 16 14.3 L 17.5 18 L 21.5 18.3 L 18.4 20.8 L 19.4 24.6 L 16 22.5 L 12.6 24.6 L 13.6 20.8 L 10.5 18.3 L 14.5 18 Z",
    ),
    round_ink(1.4, "M 4.4 27.2 H 27.6 L 29.4 30.2 H 2.6 Z"),
];

/// A compass.
pub(super) const ADVENTURER: &[Part] = &[
    ink("O 16 16 14.3"),
    cut("O 16 16 10.9"),
    soft("M 22.8 9.2 L 18.4 18.4 L 13.6 13.6 Z"),
    ink("M 22.8 9.2 L 18.4 18.4 L 13.6 13.6 Z"),
    soft("M 9.2 22.8 L 18.4 18.4 L 13.6 13.6 Z"),
];

/// A ledger on a clipboard.
pub(super) const FACILITATOR: &[Part] = &[
    round_ink(2.0, "M 6 6 H 26 V 29.4 H 6 Z"),
    cut("R 8 8 16 19.4 0.6"),
    round_cut(2.4, "M 11 2.6 H 21 V 8 H 11 Z"),
    round_ink(1.2, "M 11.2 3 H 20.8 V 7.6 H 11.2 Z"),
    ink_line(2.2, "M 16.4 13.2 H 21.6 M 16.4 18.2 H 21.6 M 16.4 23.2 H 21.6"),
    ink("R 10 11.8 3.2 3 0.8 R 10 16.8 3.2 3 0.8 R 10 21.8 3.2 3 0.8"),
];

/// A hammer.
pub(super) const INNOVATOR: &[Part] = &[
    ink_line(5.0, "M 16.5 13.5 L 5.5 26.5"),
    cut_line(1.4, "M 8 14.6 L 19 23.4"),
    round_ink(
        1.2,
        "M 11.2 4.6 C 15.6 2.4 20.4 3.4 23.6 6.6 L 26 9 L 29 8.6 L 30.4 10 L 23.6 16.8 L 22.2 15.4 L 22.6 12.6 L 20.6 10.8 L 17.2 14.2 L 12.4 9.8 L 14.8 7.2 C 13.8 6.2 12.6 5.4 11.2 4.6 Z",
    ),
];

/// A megaphone.
pub(super) const ORGANIZER: &[Part] = &[
    round_ink(1.2, "M 3 12.6 H 9 V 20.4 H 3 Z"),
    round_ink(1.2, "M 11.4 12.2 L 23 5 V 28 L 11.4 20.8 Z"),
    ink_line(3.6, "M 8 22.4 L 10 29"),
    ink_line(2.3, "M 26.8 12.4 C 29.6 14.2 29.6 18.8 26.8 20.6"),
];

pub(super) const SKULL: &[Part] = &[
    ink(
        "M 16 2 C 24 2 29 7.2 29 14.2 C 29 18.6 27 21.6 24 23.4 V 27.4 C 24 29 23 30 21.4 30 H 10.6 C 9 30 8 29 8 27.4 V 23.4 C 5 21.6 3 18.6 3 14.2 C 3 7.2 8 2 16 2 Z",
    ),
    cut("E 10.4 15 3.6 3.8 E 21.6 15 3.6 3.8"),
    cut("M 16 18.6 L 18.4 22.6 H 13.6 Z"),
    cut_line(1.5, "M 13 26 V 31 M 16 26 V 31 M 19 26 V 31"),
];

pub(super) const SWORDS: &[Part] = &[
    ink_line(3.6, "M 27.4 4.6 L 9.4 22.6"),
    ink_line(2.6, "M 6.4 19.4 L 12.6 25.6"),
    ink_line(3.0, "M 8.6 23.4 L 4.6 27.4"),
    cut_line(6.4, "M 11 11 L 21 21"),
    ink_line(3.6, "M 4.6 4.6 L 22.6 22.6"),
    ink_line(2.6, "M 25.6 19.4 L 19.4 25.6"),
    ink_line(3.0, "M 23.4 23.4 L 27.4 27.4"),
];

/// Binoculars.
pub(super) const PATROL: &[Part] = &[
    ink("M 6.4 7.4 C 6.4 5 12 5 12.6 7.4 L 14.4 22.6 C 14.4 30 2.2 30 2.2 22.6 Z"),
    ink("M 25.6 7.4 C 25.6 5 20 5 19.4 7.4 L 17.6 22.6 C 17.6 30 29.8 30 29.8 22.6 Z"),
    ink("R 12 10.4 8 8 1"),
    cut("O 8.3 22.6 3.2 O 23.7 22.6 3.2"),
    soft("O 8.3 22.6 3.2 O 23.7 22.6 3.2"),
    cut_line(1.5, "M 5.2 11 H 13.4 M 18.6 11 H 26.8"),
];
