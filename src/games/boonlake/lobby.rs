//! What the lobby and the commands say of the game.

use crate::engine::{Card, OptionKind, OptionSpec, Part, Passes, Scope, Verb};
use crate::games::languages::{self, Translated};

/// One sub-command for each kind of deed. Most questions of a turn take several kinds, which are their groups or single offers.
const VERBS: &[Verb] = &[
    Verb { name: "setup", asks: &["own-tile", "first-site"] },
    Verb { name: "take", asks: &["action"] },
    Verb {
        name: "play",
        asks: &[
            "card/play",
            "building/play",
            "scoring-card/play",
            "shared-card/play",
            "shared-building/play",
            "shared-settle/play",
            "shared-cattle/play",
        ],
    },
    Verb {
        name: "project",
        asks: &[
            "card/project",
            "building/project",
            "scoring-card/project",
            "shared-card/project",
            "shared-building/project",
            "shared-settle/project",
            "shared-cattle/project",
        ],
    },
    Verb {
        name: "discard",
        asks: &[
            "card/discard",
            "shared-card/discard",
            "shared-building/discard",
            "shared-settle/discard",
            "shared-cattle/discard",
            "discard",
        ],
    },
    Verb { name: "draw", asks: &["building/draw-two", "shared-expansion/draw-two", "shared-progress/draw"] },
    // A space is under its region: nobody expects one but where something is laid.
    Verb {
        name: "explore",
        asks: &[
            "explore/explore",
            "lay-tile",
            "lay-tile/boonlake",
            "lay-tile/unknown",
            "lay-tile/new-hope",
            "lay-tile/southern",
        ],
    },
    Verb {
        name: "pasture",
        asks: &[
            "pasture/pasture",
            "lay-pasture",
            "lay-pasture/boonlake",
            "lay-pasture/unknown",
            "lay-pasture/new-hope",
            "lay-pasture/southern",
        ],
    },
    Verb { name: "develop", asks: &["settle/develop", "shared-settle/develop"] },
    Verb {
        name: "upgrade",
        asks: &[
            "settle/house",
            "settle/settlement",
            "shared-settle/house",
            "shared-settle/settlement",
            "scoring-card/house",
            "scoring-card/settlement",
            "upgrade",
            "card-house",
            "card-settlement",
            "fee",
        ],
    },
    Verb { name: "cattle", asks: &["shared-cattle/cattle"] },
    Verb { name: "region", asks: &["region", "shared-regions/coins", "shared-regions/coins/l06"] },
    Verb { name: "hire", asks: &["shared-hiring/hire/coins", "shared-hiring/hire/cards"] },
    Verb { name: "modernise", asks: &["progress/modernise", "shared-progress/return-inhabitant", "modernise"] },
    Verb {
        name: "use",
        asks: &[
            "action/any-time",
            "card/any-time",
            "building/any-time",
            "scoring-card/any-time",
            "shared-card/any-time",
            "shared-building/any-time",
            "shared-settle/any-time",
            "shared-cattle/any-time",
            "explore/any-time",
            "pasture/any-time",
            "settle/any-time",
            "progress/any-time",
            "shared-hiring/any-time",
            "shared-progress/any-time",
            "shared-regions/any-time",
            "shared-expansion/any-time",
            "lay-tile/any-time",
            "lay-pasture/any-time",
            "exchange/any-time",
            "card-house/any-time",
            "card-settlement/any-time",
            "modernise/any-time",
            "upgrade/any-time",
            "sail/any-time",
            "token/any-time",
            "exchange-points/any-time",
            "shared-card/give-up",
            "shared-building/give-up",
            "shared-settle/give-up",
            "shared-cattle/give-up",
            "shared-hiring/give-up",
            "shared-progress/give-up",
            "shared-regions/give-up",
            "shared-expansion/give-up",
            "lever-up",
            "lever-l09",
            "skip-levers",
            "last-levers",
            "reduce",
        ],
    },
    Verb { name: "sail", asks: &["sail"] },
    Verb { name: "score", asks: &["token", "exchange-points"] },
    Verb { name: "choose", asks: &["site", "site-or-vase", "track", "exchange"] },
    Verb {
        name: "pass",
        asks: &[
            "card/skip",
            "building/skip",
            "scoring-card/skip",
            "shared-card/skip",
            "shared-building/skip",
            "shared-settle/skip",
            "shared-cattle/skip",
            "explore/skip",
            "pasture/skip",
            "settle/skip",
            "progress/skip",
            "shared-hiring/skip",
            "shared-progress/skip",
        ],
    },
];

/// How strong the Grey Eminence is, whom only a single player meets (SOL-02).
const LEVELS: &[&str] = &["easy", "medium", "challenge", "hard", "very-hard"];

pub(crate) fn card() -> Card {
    Card {
        id: "boonlake",
        command: "boonlake",
        seats: 1..=4,
        editions: &["first"],
        rules: 2,
        options: vec![
            OptionSpec { key: "order", kind: OptionKind::PickFor(2..=4, &["free", "seats"]) },
            OptionSpec { key: "level", kind: OptionKind::PickFor(1..=1, LEVELS) },
        ],
        verbs: VERBS,
        passes: &[Passes { kind: "shared", scopes: &[Scope::Turn, Scope::Ask] }],
        beside: &[
            ("action", Part::HAND),
            ("card", Part::HAND),
            ("discard", Part::HAND),
            ("scoring-card", Part::HAND),
            ("shared-card", Part::HAND),
            ("sail", "river"),
            ("token", "scoring"),
        ],
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
