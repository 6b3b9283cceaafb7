//! Symbols of game pieces in general.

use super::path::*;

pub(super) const DIE: &[Part] =
    &[ink("R 2.6 2.6 26.8 26.8 6"), cut("O 9.6 9.6 2.5 O 22.4 9.6 2.5 O 16 16 2.5 O 9.6 22.4 2.5 O 22.4 22.4 2.5")];

pub(super) const CARD: &[Part] =
    &[ink("R 5.6 1.6 20.8 28.8 3"), cut("R 8.2 4.2 15.6 23.6 1.2"), soft("R 10 6 12 20 0.6")];

/// Three cards fanned out.
pub(super) const HAND: &[Part] = &[
    round_ink(1.6, "M 1.8 9.8 L 10.4 6 L 17 21.4 L 8.2 25 Z"),
    round_ink(1.6, "M 30.2 9.8 L 21.6 6 L 15 21.4 L 23.8 25 Z"),
    round_cut(4.2, "M 11 5 H 21 V 23 H 11 Z"),
    round_ink(1.6, "M 11 5 H 21 V 23 H 11 Z"),
];

/// Cards in a pile.
pub(super) const DECK: &[Part] = &[
    ink("R 10.6 1.6 18.6 23.6 2.6"),
    round_cut(2.6, "M 8 4.8 H 24.4 V 26.6 H 8 Z"),
    ink("R 6.8 4.4 18.6 23.6 2.6"),
    round_cut(2.6, "M 4.2 7.6 H 20.6 V 29.4 H 4.2 Z"),
    ink("R 2.8 7.2 18.6 23.6 2.6"),
];

pub(super) const CUBE: &[Part] = &[
    soft("M 16 2 L 28.6 9 L 16 15.8 L 3.4 9 Z"),
    round_ink(1.0, "M 3.4 11 L 14.9 17.3 V 29.4 L 3.4 23 Z"),
    round_ink(1.0, "M 28.6 11 L 17.1 17.3 V 29.4 L 28.6 23 Z"),
    ink_line(1.0, "M 16 2 L 28.6 9 L 16 15.8 L 3.4 9 Z"),
];

pub(super) const DISC: &[Part] = &[
    ink("M 2 13 C 2 4.4 30 4.4 30 13 V 19.6 C 30 28.2 2 28.2 2 19.6 Z"),
    cut_line(1.7, "M 2 14.2 C 3.6 21.4 28.4 21.4 30 14.2"),
];

pub(super) const HEX: &[Part] = &[
    round_ink(1.6, "M 16 2.4 L 27.8 9.2 V 22.8 L 16 29.6 L 4.2 22.8 V 9.2 Z"),
    cut("M 16 7 L 23.8 11.5 L 23.8 20.5 L 16 25 L 8.2 20.5 L 8.2 11.5 Z"),
    soft("M 16 9 L 22 12.5 L 22 19.5 L 16 23 L 10 19.5 L 10 12.5 Z"),
];
