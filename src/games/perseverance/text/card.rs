//! What the lobby, the commands and the look-up say of the game.

use crate::engine::{Card, OptionKind, OptionSpec, Verb};
use crate::games::languages::{self, Translated};
use crate::games::perseverance::kinds::Module;

const VERBS: &[Verb] = &[
    // Effects stand as groups below the die that they need: nobody expects them but where a die is placed.
    Verb {
        name: "place",
        asks: &[
            "place",
            "set-aside",
            "place/patrol",
            "place/rations",
            "place/pub",
            "place/training",
            "place/politics",
            "place/supply",
            "place/settle",
            "place/salvage",
            "place/fortifications",
        ],
    },
    Verb { name: "train", asks: &["train", "upgrade", "place/ask-train"] },
    Verb { name: "politics", asks: &["politics", "place/ask-politics"] },
    Verb { name: "settle", asks: &["settle", "settle-second", "first-settlement", "place/ask-settle"] },
    Verb {
        name: "fortify",
        asks: &["fortify", "wall", "trap", "place/ask-fortify", "place/ask-wall", "place/ask-trap"],
    },
    Verb { name: "influence", asks: &["secondary/influence"] },
    Verb { name: "soldiers", asks: &["soldiers", "secondary/soldiers"] },
    Verb { name: "leader", asks: &["leader", "secondary/leader", "secondary/defend", "phoenix"] },
    Verb {
        name: "patrol",
        asks: &["patrol", "challenges", "mix", "go-on", "lose-soldier", "threat-type", "place/ask-patrol"],
    },
    Verb { name: "dino", asks: &["jack"] },
    Verb { name: "reward", asks: &["reward", "breach-token"] },
    Verb { name: "assembly", asks: &["assembly"] },
    Verb { name: "pass", asks: &["secondary/skip"] },
];

pub(crate) fn card() -> Card {
    let mut options = vec![
        OptionSpec { key: "set-up", kind: OptionKind::Pick(&["random", "first-game"]) },
        OptionSpec { key: "abilities", kind: OptionKind::Pick(&["yes", "no"]) },
        OptionSpec { key: "breach-tokens", kind: OptionKind::Pick(&["random", "agreed"]) },
    ];
    options.extend(Module::ALL.map(|it| OptionSpec { key: it.option(), kind: OptionKind::Flag }));
    Card {
        id: "perseverance",
        command: "perseverance",
        seats: 2..=4,
        editions: &["retail-2021", "beta-2020"],
        // 2: Adelita may pay 1 Food and 2 Stories for three cubes in the beta, too (LDR-01).
        rules: 2,
        options,
        verbs: VERBS,
        passes: &[],
        beside: &[],
        together: false,
    }
}

const MESSAGES: &[Translated] = &[
    [
        include_str!("../../../../assets/i18n/perseverance-terms.en.ftl"),
        include_str!("../../../../assets/i18n/perseverance-terms.pl.ftl"),
    ],
    [
        include_str!("../../../../assets/i18n/perseverance.en.ftl"),
        include_str!("../../../../assets/i18n/perseverance.pl.ftl"),
    ],
    [
        include_str!("../../../../assets/i18n/perseverance-pictures.en.ftl"),
        include_str!("../../../../assets/i18n/perseverance-pictures.pl.ftl"),
    ],
    [
        include_str!("../../../../assets/i18n/perseverance-refusals.en.ftl"),
        include_str!("../../../../assets/i18n/perseverance-refusals.pl.ftl"),
    ],
    [
        include_str!("../../../../assets/i18n/perseverance-lookup.en.ftl"),
        include_str!("../../../../assets/i18n/perseverance-lookup.pl.ftl"),
    ],
];

pub(crate) fn messages(language: &str) -> Option<String> {
    languages::messages(MESSAGES, language)
}
