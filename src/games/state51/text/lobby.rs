//! What the lobby and the commands say of the game.

use crate::engine::{Card, OptionKind, OptionSpec, Part, Verb};
use crate::games::languages::{self, Translated};

/// One sub-command for each kind of decision. The move of a turn is one ask, grouped by action (ACT-02).
const VERBS: &[Verb] = &[
    Verb { name: "faction", asks: &["faction"] },
    Verb { name: "keep", asks: &["keep"] },
    Verb { name: "take", asks: &["lookout"] },
    Verb { name: "build", asks: &["turn/build"] },
    Verb { name: "develop", asks: &["turn/develop", "develop-with"] },
    Verb { name: "deal", asks: &["turn/deal"] },
    Verb { name: "raze", asks: &["turn/raze"] },
    Verb { name: "attack", asks: &["turn/attack"] },
    Verb { name: "use", asks: &["turn/use"] },
    Verb { name: "board", asks: &["turn/board"] },
    Verb { name: "visit", asks: &["turn/visit"] },
    Verb { name: "connection", asks: &["turn/connection"] },
    Verb { name: "defend", asks: &["turn/defence"] },
    Verb { name: "pass", asks: &["turn/pass", "store", "store-number"] },
    Verb { name: "more", asks: &["go-on"] },
    Verb { name: "pay", asks: &["pay", "pay-deal", "pay-card"] },
    Verb {
        name: "choose",
        asks: &["either", "echo", "copy", "rob", "echo-own", "steal", "clear", "own-deals", "opponent-deal"],
    },
];

pub(crate) fn card() -> Card {
    Card {
        id: "state51",
        command: "51state",
        // The solo game is not offered (SOL-01).
        seats: 2..=4,
        editions: &["master-set"],
        rules: 2,
        options: vec![OptionSpec { key: "deck", kind: OptionKind::Pick(&["none", "new-era", "winter"]) }],
        verbs: VERBS,
        passes: &[],
        beside: &[
            ("keep", Part::HAND),
            ("lookout", Part::HAND),
            ("turn", Part::HAND),
            ("pay-card", Part::HAND),
            ("develop-with", Part::HAND),
        ],
        together: false,
    }
}

const MESSAGES: &[Translated] = &[
    [
        include_str!("../../../../assets/i18n/state51-terms.en.ftl"),
        include_str!("../../../../assets/i18n/state51-terms.pl.ftl"),
    ],
    [
        include_str!("../../../../assets/i18n/state51-phases.en.ftl"),
        include_str!("../../../../assets/i18n/state51-phases.pl.ftl"),
    ],
    [
        include_str!("../../../../assets/i18n/state51-actions.en.ftl"),
        include_str!("../../../../assets/i18n/state51-actions.pl.ftl"),
    ],
    [
        include_str!("../../../../assets/i18n/state51-pictures.en.ftl"),
        include_str!("../../../../assets/i18n/state51-pictures.pl.ftl"),
    ],
];

pub(crate) fn messages(language: &str) -> Option<String> {
    languages::messages(MESSAGES, language)
}
