//! The logs of Frostpunk, and how the players of their games decide.

use super::Spec;

const HARD: &[(&str, &str)] = &[("level", "hard")];

pub(super) const LOGS: &[Spec] = &[
    wise(1, "", &[], &["mobilize", "section"]),
    Spec { won: true, always: true, taste: |_, _| 0, ..wise(2, "-won", &[], &["store"]) },
    wise(3, "-hard", HARD, &["put"]),
    wise(4, "", &[], &["deaths-back", "clear-one"]),
    wise(2, "-workshop", &[], &["workshop", "technology", "upgrade"]),
];

/// What whole games hardly ever ask; the tests of its rules do.
pub(crate) const UNHEARD: &[&str] = &[
    "after-action",
    "collect",
    "destroy",
    "die",
    "fell",
    "heal",
    "lose-resource",
    "may",
    "newcomer",
    "pay-resource",
    "pay-which",
    "peek",
    "remove-from-map",
    "reuse-building",
    "reuse-worker",
    "ruin",
    "scout-order",
    "screen",
    "stash",
    "take-from-map",
    "thump",
    "turn-all",
    "unstash",
    "use-up",
];

const fn wise(
    seats: u8,
    variant: &'static str,
    options: &'static [(&'static str, &'static str)],
    with: &'static [&'static str],
) -> Spec {
    Spec { game: "frostpunk", seats, variant, options, taste: curious, promising: true, with, ..Spec::FIRST }
}

/// Likes what robots hardly ever do.
fn curious(ask: &str, key: &str) -> i32 {
    let starts = |list: &[&str]| i32::from(list.iter().any(|it| key.starts_with(it)));
    match ask {
        "operation" => starts(&[
            "build/workshop",
            "build/sawmill",
            "build/coal-thumper",
            "build/faith-keepers",
            "build/propaganda-centre",
            "build/infirmary",
            "build/beacon",
            "upgrade",
        ]),
        "turn" => starts(&["law/", "special/", "use/", "scout/"]),
        "enact" => starts(&["pr04", "pr12", "pr07", "pr08", "pr13"]),
        _ => 0,
    }
}
