//! The logs of Boonlake, and how the players of their games decide.

use super::Spec;

const EASY: &[(&str, &str)] = &[("level", "easy")];
const VERY_HARD: &[(&str, &str)] = &[("level", "very-hard")];

pub(super) const LOGS: &[Spec] = &[
    busy(1, "-easy", EASY, &["shared-regions", "lever-up"]),
    busy(1, "-very-hard", VERY_HARD, &["card-settlement"]),
    busy(2, "", &[], &["exchange-points", "shared-expansion", "upgrade"]),
    busy(3, "-seats", &[("order", "seats")], &["reduce", "lever-l09"]),
    busy(4, "", &[], &["card-house", "card-settlement", "track", "exchange-points"]),
];

const fn busy(
    seats: u8,
    variant: &'static str,
    options: &'static [(&'static str, &'static str)],
    with: &'static [&'static str],
) -> Spec {
    Spec { game: "boonlake", seats, variant, options, taste: busy_taste, with, ..Spec::FIRST }
}

/// Plays cards, builds levers and upgrades before anything else, and leaves the boats where they are.
fn busy_taste(_: &str, key: &str) -> i32 {
    let starts = |list: &[&str]| i32::from(list.iter().any(|it| key.starts_with(it)));
    match key {
        "skip" | "done" | "none" | "no" => -1,
        _ => {
            3 * starts(&["play/", "project/", "settlement/", "modernise/", "return-inhabitant"])
                + 2 * starts(&["house/", "cattle/", "l10", "yes"])
                + starts(&["develop/", "give-up/"])
                - starts(&["boat/", "lever/"])
        }
    }
}
