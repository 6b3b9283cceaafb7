//! Another map, another river and other cards from files in the content folder: whole games are played with them.

use std::fmt::Write as _;
use std::fs;
use std::sync::Arc;

use tempfile::TempDir;

use crate::engine::{AnyGame, Fuzz, Shelf};
use crate::games::Registry;
use crate::games::boonlake::Boonlake;
use crate::games::boonlake::content::Content;
use crate::words::Wordbook;
use crate::words::proof::Proofreader;

fn built_in(name: &str) -> String {
    fs::read_to_string(format!("{}/assets/boonlake/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

const REGIONS: [&str; 4] = ["boonlake", "unknown", "new-hope", "southern"];

/// Forty spaces: four regions of two rows of five. A bridge leads from each region to the next, a ford from each to the next
/// but one.
fn map() -> String {
    let mut text = String::new();
    for (at, key) in REGIONS.iter().enumerate() {
        writeln!(text, "[[region]]\nkey = \"{key}\"\nreward = \"vases {}\"\neminence = 2", at + 1).unwrap();
        text.push_str("provenance = \"rulebook\"\n");
    }
    let bonuses = ["coins 3", "none", "site", "inhabitants 2", "coin-track 1"];
    for space in 1..=40_usize {
        let (region, at) = ((space - 1) / 10, (space - 1) % 10);
        let beside = |one: usize, other: usize| {
            let (x, y, u, v) = (one % 5, one / 5, other % 5, other / 5);
            // The lower row lies half a space to the right.
            y == v && x.abs_diff(u) == 1 || y < v && (x == u || x == u + 1) || y > v && (x == u || u == x + 1)
        };
        let touches: Vec<usize> = (0..10).filter(|it| beside(at, *it)).map(|it| region * 10 + it + 1).collect();
        let linked = |first: usize, step: usize| {
            let pairs = (0..4).map(|it| (it * 10 + first, (it + step) * 10 + first + 1)).filter(|it| it.1 <= 40);
            let ends = pairs.filter_map(move |it| match it {
                (one, other) if one == space => Some(other),
                (one, other) if other == space => Some(one),
                _ => None,
            });
            ends.collect::<Vec<usize>>()
        };
        let (x, y) = (at % 5 * 2 + at / 5, region * 3 + at / 5);
        writeln!(text, "[[space]]\nregion = \"{}\"\nx = {x}\ny = {y}\ntouches = {touches:?}", REGIONS[region]).unwrap();
        writeln!(text, "bridges = {:?}\nfords = {:?}", linked(3, 1), linked(6, 2)).unwrap();
        let start = [(5, 1), (8, 1), (15, 1), (18, 1), (25, 1), (28, 1), (35, 2), (38, 2), (1, 3), (40, 3)];
        if let Some((_, kind)) = start.iter().find(|it| it.0 == space) {
            writeln!(text, "start = {kind}").unwrap();
        }
        writeln!(text, "bonus = \"{}\"\nprovenance = \"rulebook\"", bonuses[space % 5]).unwrap();
    }
    text
}

/// Sixteen spaces in each round: a common beginning, an arm of its own, a common end.
fn river() -> String {
    let mut text =
        "[start]\nfirst = [\"a1\", \"a1\", \"a1\", \"a3\"]\nsecond = [\"a1\", \"a1\", \"a3\", \"a3\"]\n".to_owned();
    text.push_str("provenance = \"rulebook\"\n");
    let mut space = |key: &str, port: bool, bonus: &str, next: &str, lock: &str| {
        writeln!(text, "[[space]]\nkey = \"{key}\"\nport = {port}\nbonus = \"{bonus}\"").unwrap();
        writeln!(text, "{next}\n{lock}\nprovenance = \"rulebook\"").unwrap();
    };
    let both = |to: &str| format!("next = {{ first = \"{to}\", second = \"{to}\" }}");
    for at in 1..6 {
        space(&format!("a{at}"), at % 2 == 1, ["coins 1", "site"][at % 2], &both(&format!("a{}", at + 1)), "");
    }
    space("a6", true, "vases 2", "next = { first = \"b1\", second = \"c1\" }", "");
    for (arm, round, lock) in [("b", "first", "upper"), ("c", "second", "lower")] {
        for at in 1..=5 {
            let to = if at == 5 { "d1".to_owned() } else { format!("{arm}{}", at + 1) };
            let lock = if at == 3 { format!("lock = \"{lock}\"") } else { String::new() };
            space(&format!("{arm}{at}"), false, "cards 1", &format!("next = {{ {round} = \"{to}\" }}"), &lock);
        }
    }
    for at in 1..=4 {
        space(
            &format!("d{at}"),
            at == 2,
            "card-track 1",
            &both(&format!("d{}", at + 1)),
            if at == 4 { "lock = \"last\"" } else { "" },
        );
    }
    space("d5", true, "vp 7", "", "");
    text
}

/// The first ten cards cost nothing and do something else.
fn cards() -> String {
    let effects = [
        "now = \"one-track 2\"",
        "now = \"coin-income\"",
        "now = \"site-or-vase + coins 1\"",
        "now = \"swap 1 vase <> 9 vp\"",
        "now = \"lever-up 2\"",
        "now = \"count bridge-presence 3\"",
        "ongoing = \"discard-coins day 4\"",
        "ongoing = \"cattle-discount 2\"",
        "ongoing = \"vase-space 3\"",
        "end = \"goal lower-track 1:3 2:20\"",
    ];
    let text = built_in("cards.toml");
    let mut rows = text.split("[[card]]\n");
    let mut corrected = rows.next().unwrap().to_owned();
    for (at, row) in rows.enumerate() {
        let line = |line: &str| match (effects.get(at), line.split(' ').next().unwrap_or_default()) {
            (Some(effect), "now" | "ongoing" | "end") => format!("{effect}\n"),
            (Some(_), "coins") => "coins = 0\n".to_owned(),
            (Some(_), "resources") => "resources = \"\"\n".to_owned(),
            _ => format!("{line}\n"),
        };
        write!(corrected, "[[card]]\n{}", row.lines().map(line).collect::<String>()).unwrap();
    }
    corrected
}

fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in [("map.toml", map()), ("river.toml", river()), ("cards.toml", cards())] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

#[test]
fn whole_games_are_played_on_another_map_and_river_with_other_cards() {
    let folder = folder();
    let content = Content::load(Some(folder.path())).unwrap();
    assert_eq!((content.spaces.len(), content.river.len(), content.cards.len()), (40, 21, 165));
    assert_eq!(content.spaces[2].near.iter().map(|it| it.number()).collect::<Vec<_>>(), [2, 4, 7, 8, 14]);
    let game: Arc<dyn AnyGame> = Arc::new(Shelf::new(Boonlake::load(Some(folder.path())).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![game.clone()])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    let plain = Boonlake::load(None).unwrap();
    assert_ne!(game.facts().digest(), Shelf::new(plain).facts().digest());
    for (seats, level) in [(1, "easy"), (2, "easy"), (3, "easy"), (4, "easy"), (1, "very-hard")] {
        let options = [("level".to_owned(), level.to_owned())].into();
        let fuzz = Fuzz { games: 1, seed: u64::from(seats), seats, edition: "first".to_owned(), options };
        fuzz.run(game.as_ref(), 1, &mut reader, |_, it| panic!("{seats} seats, {level}: {it}"));
    }
}
