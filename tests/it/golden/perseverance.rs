//! The logs of Perseverance, and how the players of their games decide.

use super::Spec;

pub(super) const ALL_MODULES: &[(&str, &str)] = &[
    ("deterministic-dinos", "yes"),
    ("deterministic-walls", "yes"),
    ("deterministic-traps", "yes"),
    ("deterministic-threat", "yes"),
];
const FIRST_GAME: &[(&str, &str)] = &[("set-up", "first-game"), ("abilities", "no"), ("breach-tokens", "agreed")];

pub(super) const LOGS: &[Spec] = &[
    keen("retail-2021", 2, "", &[], &["phoenix"]),
    keen("retail-2021", 3, "", &[], &["lose-soldier"]),
    keen("retail-2021", 4, "", &[], &["jack"]),
    keen("beta-2020", 2, "", &[], &["jack"]),
    keen("beta-2020", 3, "", &[], &["phoenix"]),
    keen("beta-2020", 4, "", &[], &["lose-soldier"]),
    keen("retail-2021", 3, "-deterministic", ALL_MODULES, &["threat-type"]),
    keen("beta-2020", 2, "-deterministic", ALL_MODULES, &["threat-type"]),
    keen("retail-2021", 4, "-first-game", FIRST_GAME, &["breach-token"]),
    Spec { taste: stubborn, always: true, ..keen("retail-2021", 2, "-set-aside", &[], &["set-aside"]) },
];

const fn keen(
    edition: &'static str,
    seats: u8,
    variant: &'static str,
    options: &'static [(&'static str, &'static str)],
    with: &'static [&'static str],
) -> Spec {
    Spec { game: "perseverance", edition, seats, variant, options, taste: keen_taste, with, ..Spec::FIRST }
}

/// Likes to do what can be done and to spend what there is.
fn keen_taste(ask: &str, key: &str) -> i32 {
    let starts = |list: &[&str]| i32::from(list.iter().any(|it| key.starts_with(it)));
    match ask {
        _ if ["done", "none", "no", "skip"].contains(&key) => -1,
        "place" => starts(&["patrol/", "settle/", "politics/", "fortifications/", "training/"]),
        // The Leader first, then Soldiers; Influence is always there.
        "secondary" => starts(&["leader/", "defend/"]) * 2 + starts(&["soldiers/"]) + starts(&["influence/"]),
        "settle" => starts(&["two/"]),
        _ => 0,
    }
}

/// Crowds the board so that a die cannot be placed at all: leaves adventurers in the pool until no space is left
/// that takes one, and keeps neither Stories nor Food.
fn stubborn(ask: &str, key: &str) -> i32 {
    let starts = |list: &[&str]| i32::from(list.iter().any(|it| key.starts_with(it)));
    match ask {
        "place" => {
            let words: Vec<&str> = key.split('/').collect();
            let [effect, die, space] = words[..] else { return 0 };
            let plain = die.split("-as-").next().unwrap_or(die);
            let hoarded = plain.ends_with("adventurer");
            let any_face = match effect {
                "rations" | "salvage" | "politics" => space == "2",
                "patrol" | "supply" => space == "4",
                "pub" | "settle" => space == "6",
                "training" => ["4", "5", "6"].contains(&space),
                _ => ["5", "6"].contains(&space),
            };
            let always = ["rations", "pub", "supply", "salvage", "training", "fortifications"].contains(&effect);
            let wanted = (any_face && always) || (effect == "pub" && space == "5");
            8 * i32::from(wanted) + 2 * i32::from(any_face) + 3 * i32::from(die != plain) - 12 * i32::from(hoarded)
                + 6 * i32::from(hoarded && effect == "pub" && space == "5")
        }
        "secondary" => {
            let stories = if key.ends_with("/3") { 4 } else { i32::from(key.ends_with("/2")) * 2 };
            starts(&["influence/"]) * stories + starts(&["soldiers/"])
        }
        "train" => starts(&["upgrade", "place"]) * 3 + starts(&["food-light", "mr-heavy"]) * 2 - starts(&["story"]),
        "fortify" => starts(&["wall-followers", "trap-valor"]),
        "settle" => starts(&["two/"]),
        "assembly" => starts(&["votes"]),
        "go-on" => starts(&["yes"]),
        _ => 0,
    }
}
