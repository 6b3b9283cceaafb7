//! What the lobby and the commands say of the game.

use super::rules::deaths::DEATHS;
use crate::engine::{Card, OptionKind, OptionSpec, Part, Passes, Scope, Verb};
use crate::games::languages::{self, Translated};

/// One sub-command for each kind of deed. What a pawn does in a turn are the groups of one question.
const VERBS: &[Verb] = &[
    Verb { name: "setup", asks: &["advisor", "first-discard", "remove-from-map"] },
    Verb { name: "gather", asks: &["turn/gather", "turn/fell", "collect", "fell", "thump", "spread", "take-from-map"] },
    Verb {
        name: "use",
        asks: &["turn/use", "workshop", "reuse-building", "reuse-worker", "after-action", "deaths-back"],
    },
    // What cannot be upgraded is spoken of where one upgrades, and in no later question of these; what cannot be built or demolished in
    // no question of others.
    Verb {
        name: "build",
        asks: &[
            "upgrade",
            "upgrade/ask-upgrade",
            "turn/construction",
            "operation",
            "operation/build",
            "operation/demolish",
            "site",
            "site/ask-site",
            "destroy",
            "ruin",
        ],
    },
    Verb { name: "snow", asks: &["turn/clear-snow", "clear", "clear-one", "place-tile", "peek"] },
    Verb { name: "scout", asks: &["turn/scout", "scout-order", "arrival", "explore"] },
    Verb { name: "special", asks: &["turn/special", "put", "store"] },
    Verb { name: "stoke", asks: &["turn/stoke", "stoke"] },
    Verb { name: "pass", asks: &["turn/pass"] },
    Verb { name: "event", asks: &["event", "choose", "may", "text-order", "screen"] },
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
    Verb { name: "goods", asks: &["gain-resource", "lose-resource", "pay-resource", "pay-which", "stash", "unstash"] },
    Verb {
        name: "citizen",
        asks: &["turn/cards", "ill", "flip", "die", "exhaust", "section", "newcomer", "death-card"],
    },
    Verb { name: "cure", asks: &["cure", "heal"] },
    Verb { name: "night", asks: &["outside"] },
    Verb { name: "law", asks: &["turn/law", "enact", "enact/laws"] },
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
        passes: &[Passes { kind: DEATHS, scopes: &[Scope::Ask] }],
        beside: &[("first-discard", Part::HAND), ("advise", Part::HAND)],
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

const MESSAGES: &[Translated] = translated![
    "frostpunk-names",
    "frostpunk-words",
    "frostpunk-turn",
    "frostpunk-city",
    "frostpunk-board",
    "frostpunk-refusals",
    "frostpunk-pictures"
];

pub(crate) fn messages(language: &str) -> Option<String> {
    languages::messages(MESSAGES, language)
}
