//! What the lobby and the commands say of the game.

use crate::engine::{Card, OptionKind, OptionSpec, Verb};

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
    Verb { name: "use", asks: &["turn/use", "steal", "echo-own", "clear", "own-deals", "opponent-deal"] },
    Verb { name: "board", asks: &["turn/board"] },
    Verb { name: "visit", asks: &["turn/visit"] },
    Verb { name: "connection", asks: &["turn/connection"] },
    Verb { name: "defend", asks: &["turn/defence", "go-on"] },
    Verb { name: "pass", asks: &["turn/pass", "store", "store-number"] },
    Verb { name: "pay", asks: &["pay", "pay-deal", "pay-card"] },
    Verb { name: "choose", asks: &["either", "echo", "copy", "rob"] },
];

/// Blue, orange, bluish green, reddish purple: told apart by every kind of colour vision.
const COLOURS: &[[u8; 3]] = &[[0, 114, 178], [230, 159, 0], [0, 158, 115], [204, 121, 167]];

pub fn card() -> Card {
    Card {
        id: "state51",
        seats: 2..=4,
        editions: &["master-set"],
        rules: 1,
        options: vec![OptionSpec { key: "deck", kind: OptionKind::Pick(&["none", "new-era", "winter"]) }],
        verbs: VERBS,
        colours: COLOURS,
    }
}
