//! Every card played once: built, used, triggered, dealt and razed; what it does to the state is worked out from the
//! catalogue's table (`table.rs`), not from the content files.

use super::kit::*;
use super::table::{ACTIONS, FEATURES, PRODUCTIONS, Row};
use crate::games::state51::content::ability::Bag;
use crate::games::state51::content::kinds::{Category, Good};
use crate::games::state51::state::State;

fn good(word: &str) -> Good {
    match word {
        "Br" => Good::Brick,
        "Ir" => Good::Iron,
        "Gu" => Good::Gun,
        "Fu" => Good::Fuel,
        "Am" => Good::Ammo,
        "W" => Good::Worker,
        "Grey" => Good::Grey,
        "Red" => Good::Red,
        "Blue" => Good::Blue,
        "Uni" => Good::Universal,
        "Dev" => Good::Development,
        "Def" => Good::Defence,
        "Card" => Good::Card,
        "VP" => Good::Vp,
        other => panic!("{other} is no good"),
    }
}

/// `2 W + 1 Am` as words with their counts.
fn list(text: &str) -> Vec<(u32, &str)> {
    let one =
        |it: &str| -> (u32, usize) { (it.split(' ').next().unwrap().parse().unwrap(), it.find(' ').unwrap() + 1) };
    text.split(" + ").map(|it| (one(it).0, &it[one(it).1..])).collect()
}

fn goods(text: &str) -> Bag {
    list(text).into_iter().map(|(count, word)| (good(word), count)).collect()
}

/// What a seat has, with VP and the cards of its hand as goods.
fn all(state: &State) -> Bag {
    let player = &state.board.players[A];
    let mut all = player.pool;
    all.add(Good::Vp, player.vp);
    all.add(Good::Card, state.secret.hands[A].len() as u32);
    all
}

/// Adds what a text says.
fn plus(mut bag: Bag, text: &str) -> Bag {
    bag.add_all(&goods(text));
    bag
}

/// The words of the effects of a card, such as `("bonus", "1 VP")`.
fn effects(row: &Row) -> Vec<(&'static str, &'static str)> {
    row.6.split("; ").map(|it| it.split_once(": ").unwrap_or((it, ""))).collect()
}

fn rows() -> impl Iterator<Item = &'static Row> {
    ACTIONS.iter().chain(&FEATURES).chain(&PRODUCTIONS)
}

#[test]
fn bld_02_dea_02_raz_01_every_card_distance_deal_and_spoils() {
    for row in rows() {
        let (name, _, distance, _, spoils, deal, _) = *row;
        let start = game(2).hand(A, name);
        let s = played(&start.clone().pool(A, &format!("{distance} blue")), &format!("A turn deal/{name}"));
        assert_eq!(all(&s), goods(&format!("1 {deal}")), "{name}: Deal");
        let s = played(&start.clone().pool(A, &format!("{distance} red")), &format!("A turn raze/{name}"));
        assert_eq!(all(&s), goods(spoils), "{name}: Spoils");
        let grey = start.pool(A, &format!("{distance} grey"));
        assert!(is_offered(&grey, &format!("build/{name}")), "{name} has Distance {distance}");
        assert_eq!(
            turn(
                &grey.with(|s| {
                    s.board.players[A].pool.take(Good::Grey, 1);
                }),
                ""
            )
            .offers(),
            ["pass"]
        );
    }
}

#[test]
fn dev_01_rzo_02_every_card_types_and_defence() {
    // One card for each Type that has only this Type where there is one; a Development onto the card shows whether it fits.
    let probes = [
        ("Br", "abandoned-suburbs"),
        ("Ir", "shelter"),
        ("Gu", "confessor"),
        ("Fu", "methane-storage"),
        ("Am", "deserted-colony"),
        ("W", "camp"),
        ("Card", "motel"),
        ("Con", "sharrash"),
        ("Lib", "church"),
    ];
    for row in rows() {
        let (name, category, _, types, ..) = *row;
        let types: Vec<&str> = if types == "none" { Vec::new() } else { types.split(' ').collect() };
        for (of, probe) in probes {
            let start = game(2).pool(A, "1 brick").hand(A, probe).built(A, name);
            let fits = types.is_empty() || types.contains(&of);
            assert_eq!(offered(&start, "develop").len(), usize::from(fits), "{probe} ({of}) onto {name} ({types:?})");
        }
        let defence = match category {
            "A" => 5,
            "F" => 4,
            _ => 3 + u32::from(name == "hidden-forge"),
        };
        let start = game(2).built(B, name);
        assert_eq!(offered(&start.clone().pool(A, &format!("{defence} red")), "attack").len(), 1, "{name}");
        assert!(offered(&start.clone().pool(A, &format!("{} red", defence - 1)), "attack").is_empty(), "{name}");
        let open = usize::from(category == "P-open");
        assert_eq!(offered(&start.pool(A, "1 worker"), "visit").len(), open, "{name} is {category}");
    }
}

/// `2 W + 1 basic` as what lies in the pool, Deals and cards in hand: basic resources are paid in Fuel where any will do.
fn able_to_pay(state: State, cost: &str, times: u32) -> State {
    let mut s = state;
    for (count, word) in list(cost) {
        let count = count * times;
        match word {
            "basic" => s.board.players[A].pool.add(Good::Fuel, count),
            "Deal" => s = s.deals(A, &"docks ".repeat(count as usize)),
            "Card" => s = s.hand(A, &"school ".repeat(count as usize)),
            other => s.board.players[A].pool.add(good(other), count),
        }
    }
    s
}

/// What the odd effects find: a Deal and a production of either seat, goods to steal, a location to clear.
fn surroundings(state: State) -> State {
    state
        .built(A, "docks")
        .with(|s| s.board.players[A].built[1].visitors = 1)
        .deals(B, "quarry")
        .pool(B, "1 brick 1 gun")
}

#[test]
fn aca_01_aca_02_every_action_location_pays_its_cost_and_does_its_effect() {
    for row in &ACTIONS {
        let (name, text) = (row.0, row.6);
        let (times, text) = text.strip_prefix("use x").unwrap().split_once(": ").unwrap();
        let (cost, effect) = text.split_once(" > ").unwrap();
        let times: u32 = times.parse().unwrap();
        let start = able_to_pay(surroundings(game(2).built(A, name)), cost, times);
        let start = if effect.starts_with("deal own") { start.deals(A, "arena pub crossroads") } else { start };
        let key = key_of(&start, A, name);
        let (answer, gained) = match effect {
            "steal 1 basic" => ("A steal b/brick, ", "1 Br"),
            "echo own" => ("", "1 Ir"),
            "clear 3" => ("", ""),
            "deal own 3" => ("A own-deals arena+pub+crossroads, ", "1 Gu + 2 Card"),
            "deal opponent 1" => ("", "1 Br"),
            gain => ("", gain),
        };
        let mut s = start.clone();
        for n in 1..=times {
            // Where the last payment would leave nothing to steal, more is there.
            let before = s.pool(B, "1 brick 1 gun");
            let expected = |spent: Bag| {
                let mut bag = all(&before);
                spent.iter().for_each(|(good, count)| {
                    assert_eq!(bag.take(*good, *count), *count, "{name}");
                });
                if gained.is_empty() { bag } else { plus(bag, gained) }
            };
            let paid: Bag = list(cost)
                .into_iter()
                .filter(|it| it.1 != "Deal")
                .map(|(count, word)| (if word == "basic" { Good::Fuel } else { good(word) }, count))
                .collect();
            let line = format!("A turn use/{key}, {answer}");
            let more = turn(&before, &line).asked().starts_with("asks A go-on");
            s = played(&before, &format!("{line}{}", if more { "A go-on end-turn" } else { "" }));
            assert_eq!(all(&s), expected(paid), "{name}, use {n}");
            assert_eq!(s.at(A, name).uses, n, "{name}");
            for (good, count) in paid.iter().filter(|it| *it.0 != Good::Card) {
                assert_eq!(s.at(A, name).spent.count(*good), count * n, "{name}: the cost lies on the card");
            }
        }
        assert_eq!(s.at(A, "docks").visitors, u32::from(effect != "clear 3"), "{name}");
        let again = surroundings(able_to_pay(s.with(|s| s.board.players[A].deals.clear()), cost, 1));
        assert!(!is_offered(&again, &format!("use/{key}")), "{name}: {times} a round");
    }
}

/// A location with this Type that does nothing when it is there.
fn of_type(of: &str) -> &'static str {
    match of {
        "Br" => "abandoned-suburbs",
        "Ir" => "shelter",
        "Gu" => "confessor",
        "Fu" => "oilfield",
        "Lib" => "church",
        other => panic!("no location of {other}"),
    }
}

/// `1 VP per Ir-type, max 5` as the good, the Type, the most.
fn per_type(text: &str) -> Option<(&str, &str, u32)> {
    let (good, rest) = text.strip_prefix("1 ")?.split_once(" per ")?;
    let (of, most) = rest.split_once("-type, max ")?;
    Some((good, of, most.parse().ok()?))
}

/// A card is built with two other locations of the Type it counts; what A has then.
fn built_with_two_others(row: &Row) -> (State, Bag) {
    let (name, distance) = (row.0, row.2);
    let of = effects(row).into_iter().find_map(|it| per_type(it.1)).map_or("", |it| of_type(it.1));
    let start = game(2).hand(A, name).built(A, &format!("{of} {of}")).pool(A, &format!("{distance} grey"));
    let first = turn(&start, &format!("A turn build/{name}"));
    let answers = match first.asked() {
        asked if asked.starts_with("asks A either") => format!("A turn build/{name}, A either {}", first.offers()[0]),
        asked if asked.starts_with("asks A go-on") => format!("A turn build/{name}, A go-on end-turn"),
        _ => format!("A turn build/{name}"),
    };
    let s = played(&start, &answers);
    let gained = all(&s);
    (s, gained)
}

/// What `make` and `bonus` of a row give when it is built with two others of the Type it counts.
fn when_built(row: &Row) -> Bag {
    let mut gained = Bag::new();
    for (word, text) in effects(row) {
        gained = match (word, text) {
            ("make", text) if text.contains(" made, ") => gained,
            ("make", "rob" | "echo own") | ("bonus", "echo opponent") => gained,
            ("make" | "bonus", text) => match per_type(text) {
                Some((good, _, most)) => plus(gained, &format!("{} {good}", 3.min(most))),
                None => plus(gained, text.split(" or ").next().unwrap()),
            },
            _ => gained,
        };
    }
    gained
}

#[test]
fn bld_03_every_production_makes_its_goods_and_its_bonus_when_built() {
    for row in &PRODUCTIONS {
        let (s, gained) = built_with_two_others(row);
        assert_eq!(gained, when_built(row), "{}", row.0);
        assert!(s.row_of(A, Category::Production).ends_with(row.0));
    }
}

#[test]
fn bld_03_dea_05_raz_02_cln_02_every_feature_does_what_it_says() {
    for row in &FEATURES {
        let name = row.0;
        let (s, gained) = built_with_two_others(row);
        assert_eq!(gained, when_built(row), "{name}: bonus");
        assert!(s.row_of(A, Category::Feature).ends_with(name));
        let placed = effects(row).into_iter().find(|it| it.0 == "place").map(|it| goods(it.1)).unwrap_or_default();
        assert_eq!(s.at(A, name).placed, placed, "{name}");
        for (word, text) in effects(row) {
            if word.starts_with("on ") {
                for (what, contact, gain) in [("deal", "blue", "1 Ir"), ("raze", "red", "2 Ir")] {
                    let start = game(2).built(A, name).hand(A, "docks").pool(A, &format!("1 {contact}"));
                    let after = played(&start, &format!("A turn {what}/docks"));
                    let base = goods(gain);
                    let expected = if word.contains(what) { plus(base, text) } else { base };
                    assert_eq!(all(&after), expected, "{name} on {what}");
                }
            }
            if word == "store" {
                stores(name, text);
            }
        }
    }
}

/// A pool with more of everything than there is room for, and as much as possible stored.
fn stores(name: &str, rooms: &str) {
    let start = game(2).built(A, name).pool(A, "5 fuel 5 ammo 5 worker 5 grey 5 red 5 blue 5 universal");
    let (mut answers, mut stored) = ("A turn pass".to_owned(), Bag::new());
    for (count, word) in list(&rooms.replace("all W", "5 W")) {
        if word == "basic" {
            answers.push_str(&format!(", A store {count}-fuel"));
            stored.add(Good::Fuel, count);
        } else {
            answers.push_str(&format!(", A store-number {count}"));
            stored.add(good(word), count);
        }
    }
    let s = played(&start, &answers);
    assert_eq!(s.board.players[A].storing[&s.at(A, name).id], stored, "{name}");
}
