//! Bad data is refused, and the error names the file, the line, the row and the word.

use std::fs;

use tempfile::TempDir;

use super::content;
use crate::games::boonlake::content::{Content, ContentError};

fn built_in(name: &str) -> String {
    fs::read_to_string(format!("{}/assets/boonlake/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The complaint about a file in which the first `from` is replaced: its key and its message.
fn complaint(name: &str, from: &str, to: &str) -> (String, String) {
    let built_in = built_in(name);
    assert!(built_in.contains(from), "{name} has no {from}");
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join(name), built_in.replacen(from, to, 1)).unwrap();
    match Content::load(Some(folder.path())).unwrap_err() {
        ContentError::Value { file, line, key, message } => {
            assert!(file.ends_with(name), "{file}");
            assert!(line > 1, "{line}");
            (key, message)
        }
        other => panic!("expected a fault of a value, got: {other}"),
    }
}

#[test]
fn words_outside_the_vocabulary_are_refused_by_name() {
    let cases = [
        ("end = \"goal card-track 5:4 8:8\"", "end = \"goal moon 5:4 8:8\"", "card[1].end", "`moon` is no counted"),
        ("end = \"goal card-track 5:4 8:8\"", "end = \"goal card-track 5 8\"", "card[1].end", "has no `:`"),
        ("now = \"count cattle 1\"", "now = \"count cattle x\"", "card[21].now", "`x` is no number from 1 to 20"),
        ("now = \"card-track 1\"", "now = \"dance 1\"", "card[41].now", "`dance 1` is no word of the cards"),
        ("now = \"lever-up 1\"", "now = \"lever-up 1\"\nend = \"x\"", "card[116].key", "exactly one of"),
        ("now = \"to-house -1\"", "now = \"to-house 1\"", "card[125].now", "`1` is no number with a minus"),
        ("now = \"trade 2 cards > 3 vp\"", "now = \"trade 2 stones > 3 vp\"", "card[91].now", "`stones` is nothing"),
        (
            "resources = \"2 wood 2 clay\"",
            "resources = \"5 wood\"",
            "card[1].resources",
            "`5` is no number from 1 to 4",
        ),
        ("resources = \"2 wood 2 clay\"", "resources = \"2 gold\"", "card[1].resources", "`gold` is no resource"),
        ("key = \"bathhouse\"", "key = \"Bath house\"", "card[1].key", "is not lower-case words"),
        ("key = \"schoolhouse\"", "key = \"bathhouse\"", "card[2].key", "is given twice"),
        ("group = \"day\"", "group = \"noon\"", "card[1].group", "unknown variant `noon`"),
        ("coins = 1\n", "price = 1\n", "card[1].price", "unknown field `price`"),
    ];
    for (from, to, key, wanted) in cases {
        let (found, message) = complaint("cards.toml", from, to);
        assert_eq!(found, key, "{message}");
        assert!(message.contains(wanted), "{to}: {message}");
    }
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let cases = [
        ("map.toml", "touches = [2, 4]", "touches = [2]", "space[4].touches", "space 1 does not name this space"),
        ("map.toml", "touches = [2, 4]", "touches = [2, 40]", "space[1].touches", "there is no space 40"),
        ("map.toml", "reward = \"vp 3\"", "reward = \"luck\"", "region[3].reward", "`luck` is no word"),
        ("tiles.toml", "stack = \"start-3\"", "stack = \"start-2\"", "tile", "are 3 tiles `start-2` for 2 spaces"),
        ("tiles.toml", "plots = [\"plain\"]", "plots = []", "tile[1].plots", "one or two plots"),
        (
            "tiles.toml",
            "\"pay 2 coins: coin-track 1\"",
            "\"pay 2 coins: luck\"",
            "tile[3].plots[2]",
            "`luck` is no word",
        ),
        ("river.toml", "first = \"r3\"", "first = \"r99\"", "space[2].next.first", "there is no space `r99`"),
        ("river.toml", "first = \"r3\"", "first = \"r1\"", "start.first[1]", "the river never ends"),
        ("river.toml", "lock = \"upper\"\n", "", "start.first[1]", "after `r1` there must be the lock `upper`"),
        ("river.toml", "lock = \"last\"\n", "", "start.first[1]", "the lock `last` before the last space"),
        ("actions.toml", "steps = 4", "steps = 0", "row[1].steps", "at least one step"),
        ("player.toml", "cards = 6", "cards = 60", "setup.cards", "only 165 cards for four hands of 60"),
        ("player.toml", "income = \"coins 1\"", "income = \"vases 1\"", "recess[1].income", "coins, cards and VP"),
        ("actions.toml", "key = \"settle\"", "key = \"cattle\"", "tile", "there is no action tile `settle`"),
        ("player.toml", "ranch = 3", "ranch = 4", "setup.ranch", "must hold 10 inhabitants"),
        ("player.toml", "kind = \"cattle\"", "kind = \"house\"", "recess", "there are 7 recesses `house`, not 6"),
        ("player.toml", "key = \"l12\"", "key = \"l01\"", "lever", "there is no lever `l12`"),
        ("player.toml", "gains = [2, ", "gains = [2, 2, ", "track[1].gains", "one value for each space"),
        ("scoring.toml", "others = [1, 1, 2, 3]", "others = [1, 9, 2, 3]", "tile[13].others", "9 is more than"),
        ("scoring.toml", "values = [1, 1, 2, 4]", "values = [1]", "tile[3].values", "expected an array of length 4"),
        ("solo.toml", "removes = { a = 0, b = 4 }", "removes = { a = 1, b = 4 }", "level", "`easy` must leave 6"),
        ("solo.toml", "corners = [3, ", "corners = [34, ", "token[1].corners", "there is no space 34"),
    ];
    for (file, from, to, key, wanted) in cases {
        let (found, message) = complaint(file, from, to);
        assert!(message.contains(wanted), "{to}: {found}: {message}");
        assert_eq!(found, key, "{message}");
    }
}

#[test]
fn a_corrected_file_replaces_the_built_in_one() {
    let folder = TempDir::new().unwrap();
    let changed = built_in("cards.toml").replacen("coins = 1\n", "coins = 3\n", 1);
    fs::write(folder.path().join("cards.toml"), changed).unwrap();
    let corrected = Content::load(Some(folder.path())).unwrap();
    assert_eq!(corrected.cards[0].coins, 3);
    assert_ne!(corrected.facts().digest(), content().facts().digest());
    let again = Content::of_facts(corrected.facts()).unwrap();
    assert_eq!((again.cards[0].coins, again.facts().digest()), (3, corrected.facts().digest()));
    fs::write(folder.path().join("card.toml"), "").unwrap();
    let error = Content::load(Some(folder.path())).unwrap_err();
    assert!(error.to_string().contains("Boonlake knows no file of that name"), "{error}");
}
