//! The logs of 51st State, and how the players of their games decide.

use super::Spec;

const BASE: &[(&str, &str)] = &[("deck", "none")];
const NEW_ERA: &[(&str, &str)] = &[("deck", "new-era")];
const WINTER: &[(&str, &str)] = &[("deck", "winter")];

pub(super) const LOGS: &[Spec] = &[
    busy(2, "-base", BASE, &["steal", "store-number"]),
    busy(3, "-base", BASE, &["store"]),
    busy(4, "-base", BASE, &["pay"]),
    busy(2, "-new-era", NEW_ERA, &["echo-own"]),
    busy(3, "-new-era", NEW_ERA, &["pay-deal"]),
    busy(4, "-new-era", NEW_ERA, &["develop-with"]),
    busy(2, "-winter", WINTER, &["rob", "echo"]),
    busy(2, "-winter-copy", WINTER, &["copy"]),
    busy(3, "-winter", WINTER, &["clear", "either"]),
    busy(4, "-winter", WINTER, &["opponent-deal", "own-deals"]),
];

const fn busy(
    seats: u8,
    variant: &'static str,
    options: &'static [(&'static str, &'static str)],
    with: &'static [&'static str],
) -> Spec {
    Spec { game: "state51", edition: "master-set", seats, variant, options, taste: busy_taste, with, ..Spec::FIRST }
}

/// Does what can be done before passing, and builds rather than trades.
fn busy_taste(ask: &str, key: &str) -> i32 {
    let starts = |list: &[&str]| i32::from(list.iter().any(|it| key.starts_with(it)));
    match ask {
        _ if ["pass", "end-turn", "done", "none", "no"].contains(&key) => -1,
        "turn" => starts(&["build/", "develop/", "use/"]),
        _ => 0,
    }
}
