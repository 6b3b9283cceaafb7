//! What the lobby and the commands say of the game.

use crate::engine::{Card, OptionKind, OptionSpec, Passes, Scope, Verb};
use crate::games::languages::{self, Translated};

/// One sub-command for each kind of decision.
const VERBS: &[Verb] = &[
    Verb { name: "setup", asks: &["own-tile", "first-site"] },
    Verb { name: "take", asks: &["action"] },
    Verb {
        name: "card",
        asks: &["card", "building", "scoring-card", "shared-card", "shared-building", "reduce", "exchange", "discard"],
    },
    Verb { name: "explore", asks: &["explore", "lay-tile", "pasture", "lay-pasture", "lever-l09"] },
    Verb {
        name: "settle",
        asks: &["settle", "shared-settle", "shared-cattle", "upgrade", "card-house", "card-settlement", "fee"],
    },
    Verb { name: "region", asks: &["region", "shared-regions"] },
    Verb { name: "hire", asks: &["shared-hiring"] },
    Verb {
        name: "modernise",
        asks: &[
            "progress",
            "shared-progress",
            "modernise",
            "lever-up",
            "skip-levers",
            "last-levers",
            "shared-expansion",
        ],
    },
    Verb { name: "sail", asks: &["sail"] },
    Verb { name: "score", asks: &["token", "exchange-points"] },
    Verb { name: "choose", asks: &["site", "site-or-vase", "track"] },
];

pub(crate) fn card() -> Card {
    Card {
        id: "boonlake",
        command: "boonlake",
        seats: 1..=4,
        editions: &["first"],
        rules: 1,
        options: vec![
            OptionSpec { key: "order", kind: OptionKind::Pick(&["free", "seats"]) },
            OptionSpec { key: "level", kind: OptionKind::Pick(&["easy", "medium", "challenge", "hard", "very-hard"]) },
        ],
        verbs: VERBS,
        passes: &[Passes { kind: "shared", scopes: &[Scope::Turn, Scope::Ask] }],
        together: false,
    }
}

const MESSAGES: &[Translated] = &[
    [
        include_str!("../../../assets/i18n/boonlake-terms.en.ftl"),
        include_str!("../../../assets/i18n/boonlake-terms.pl.ftl"),
    ],
    [
        include_str!("../../../assets/i18n/boonlake-turn.en.ftl"),
        include_str!("../../../assets/i18n/boonlake-turn.pl.ftl"),
    ],
    [
        include_str!("../../../assets/i18n/boonlake-board.en.ftl"),
        include_str!("../../../assets/i18n/boonlake-board.pl.ftl"),
    ],
    [
        include_str!("../../../assets/i18n/boonlake-pictures.en.ftl"),
        include_str!("../../../assets/i18n/boonlake-pictures.pl.ftl"),
    ],
];

pub(crate) fn messages(language: &str) -> Option<String> {
    languages::messages(MESSAGES, language)
}
