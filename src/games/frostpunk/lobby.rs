//! What the lobby and the commands say of the game.

use crate::engine::{Card, OptionKind, OptionSpec, Verb};
use crate::games::languages::{self, Translated};

/// One sub-command for each kind of decision.
const VERBS: &[Verb] = &[
    Verb { name: "setup", asks: &["advisor", "first-discard", "remove-from-map"] },
    Verb { name: "turn", asks: &["turn", "after-action", "reuse-worker", "reuse-building"] },
    Verb { name: "stoke", asks: &["stoke", "turn/stoke"] },
    Verb { name: "card", asks: &["event", "choose", "may", "text-order"] },
    Verb {
        name: "token",
        asks: &[
            "hope-more",
            "hope-less",
            "discontent-more",
            "discontent-less",
            "activate",
            "use-up",
            "discard-token",
            "turn-all",
        ],
    },
    Verb {
        name: "citizen",
        asks: &["ill", "flip", "die", "exhaust", "cure", "heal", "section", "newcomer", "outside", "death-card"],
    },
    Verb {
        name: "goods",
        asks: &[
            "gain-resource",
            "lose-resource",
            "pay-resource",
            "pay-which",
            "take-from-map",
            "stash",
            "unstash",
            "put",
            "store",
        ],
    },
    Verb {
        name: "build",
        asks: &[
            "operation",
            "site",
            "upgrade",
            "destroy",
            "ruin",
            "workshop",
            "collect",
            "fell",
            "thump",
            "deaths-back",
        ],
    },
    Verb { name: "snow", asks: &["clear", "place-tile"] },
    Verb { name: "route", asks: &["scout-order", "arrival", "explore"] },
    Verb { name: "ability", asks: &["spread", "peek", "clear-one", "screen"] },
    Verb { name: "law", asks: &["enact"] },
    Verb { name: "technology", asks: &["technology"] },
    Verb { name: "advise", asks: &["advise", "mobilize"] },
];

pub(crate) fn card() -> Card {
    Card {
        id: "frostpunk",
        command: "frostpunk",
        seats: 1..=4,
        editions: &["first"],
        rules: 1,
        options: vec![
            OptionSpec { key: "society", kind: OptionKind::Pick(&["i", "ii", "iii", "iv", "v", "vi"]) },
            OptionSpec { key: "level", kind: OptionKind::Pick(&["normal", "hard"]) },
        ],
        verbs: VERBS,
        passes: &[],
        together: true,
    }
}

macro_rules! translated {
    ($($name:literal),+ $(,)?) => {
        &[$([
            include_str!(concat!("../../../assets/i18n/", $name, ".en.ftl")),
            include_str!(concat!("../../../assets/i18n/", $name, ".pl.ftl")),
        ]),+]
    };
}

const MESSAGES: &[Translated] =
    translated!["frostpunk-names", "frostpunk-words", "frostpunk-turn", "frostpunk-city", "frostpunk-refusals"];

pub(crate) fn messages(language: &str) -> Option<String> {
    languages::messages(MESSAGES, language)
}
