//! Bad data is refused, and the error names the file, the line, the key and the word.

use std::fs;

use tempfile::TempDir;

use super::content;
use crate::games::files::ContentError;
use crate::games::frostpunk::content::Content;
use crate::games::frostpunk::content::load::BUILT_IN;

fn built_in(name: &str) -> &'static str {
    BUILT_IN.files.iter().find(|it| it.0 == name).unwrap().1
}

/// A content folder with one file in which the first `from` is replaced.
fn changed(name: &str, from: &str, to: &str) -> TempDir {
    let text = built_in(name);
    assert!(text.contains(from), "{name} has no {from}");
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join(name), text.replacen(from, to, 1)).unwrap();
    folder
}

/// The complaint about a change: its key and its message, with the line checked.
fn complaint(name: &str, from: &str, to: &str) -> (String, String) {
    let folder = changed(name, from, to);
    match Content::load(Some(folder.path())).unwrap_err() {
        ContentError::Value { file, line, key, message } => {
            assert!(file.ends_with(name), "{file}");
            let text = built_in(name);
            let expected = text[..text.find(from).unwrap()].lines().count();
            assert!(line.abs_diff(expected) <= 12, "line {line}, expected about {expected}: {message}");
            (key, message)
        }
        other => panic!("expected a fault of a value, got: {other}"),
    }
}

#[test]
fn words_outside_the_vocabulary_are_refused_by_name() {
    // What the second morning card could say instead of its second option, and the word that is complained of.
    let cases = [
        ("dance", "`dance` is no word of the cards"),
        ("overload +many", "`many` is no number from 1 to 50"),
        ("overload +0", "`0` is no number"),
        ("gain 3 gold", "`gold` is no good, type of citizen or automaton; there is wood"),
        ("gain 2 worker (3 ill)", "has more ill than come"),
        ("lose 1 automaton", "cannot be lost"),
        ("ill 2 cats", "`cats` is no citizen; there is worker"),
        ("bravery +1", "`bravery` is no type of token"),
        ("activate joy", "`joy` is no type of token; there is hope"),
        ("add P002", "`P002` is no number of a card such as Z001"),
        ("build castle", "`castle` is no building"),
        ("if happy {hope +1}", "`happy` is no condition of the cards"),
        ("if care cure 1", "has no `{`"),
        ("if care {hope +1; cure 1", "has a `{` too many"),
        ("hope +1}", "has a `}` too many"),
        ("choose {hope +1}", "there is one thing only"),
        ("per snow {hope +1}", "`snow` is no thing to count"),
        ("[pay 2 snow] hope +1", "`snow` is no good"),
        ("[beg] hope +1", "`beg` is no word of the cards"),
        ("[pay 2 wood hope +1", "has no `]`"),
        ("hope +1;", "`` is no word of the cards"),
    ];
    for (text, wanted) in cases {
        let (key, message) = complaint("morning.toml", "\"overload +3\"", &format!("\"{text}\""));
        assert!(key.starts_with("card[2].options"), "{text}: {key}");
        assert!(message.contains(wanted), "{text}: {message}");
    }
}

#[test]
fn other_words_are_refused_with_their_key() {
    let cases = [
        (
            "morning.toml",
            "ACTION adult: put 1+ wood/coal",
            "ACTION king: put 1+ wood/coal",
            "card[4].standing",
            "`king` is no type of pawn",
        ),
        ("dusk.toml", "WEATHER: gain 2 food", "SUMMER: gain 2 food", "card[31].standing", "is no word of the cards"),
        ("buildings.toml", "\"hunting 1\"", "\"hunting one\"", "building[6].words", "`one` is no number"),
        ("buildings.toml", "price = \"1 wood\"", "price = \"1 stone\"", "building[4].price", "`stone` is no good"),
        ("technologies.toml", "scout-start +1", "scout-start 1", "technology[1].words", "scout-start 1"),
        ("laws.toml", "feed -1 per 4", "feed -1 per head", "law[3].words", "`head` is no number"),
        ("citizens.toml", "setup = \"pay 1 wood\"", "setup = \"pay 1 stone\"", "card[1].setup", "`stone` is no good"),
        ("citizens.toml", "at = [\"gather\"]", "at = [\"dance\"]", "card[1].at", "`dance` is no action or building"),
        ("citizens.toml", "worker = \"hope -1\"", "worker = \"hope -x\"", "card[1].dies.worker", "`x` is no number"),
        ("expeditions.toml", "gain 6 food > B", "gain 6 food > D", "card[1].back", "`D` is no letter"),
        ("map.toml", "upper = \"3 coal\"", "upper = \"3 gas\"", "tile[1].upper", "`gas` is no thing on a field"),
        ("weather.toml", "id = \"W01\"", "id = \"W1\"", "card[1].id", "`W1` is no number of a card"),
        ("societies.toml", "level = \"normal\"", "level = \"easy\"", "society[1].level", "unknown variant `easy`"),
        ("boards.toml", "pawns = 1\n", "pawns = 1\nmeeples = 2\n", "population[2].meeples", "unknown field `meeples`"),
        ("weather.toml", "provenance = \"rulebook\"", "provenance = \"rumour\"", "card[4].provenance", "rumour"),
    ];
    for (file, from, to, wanted, message) in cases {
        let (key, said) = complaint(file, from, to);
        assert!(key.starts_with(wanted), "{file}: {key}: {said}");
        assert!(said.contains(message), "{file}: {said}");
    }
}

#[test]
fn rows_must_fit_together() {
    let cases = [
        ("boards.toml", "from = 5\npawns", "from = 1\npawns", "population[3].from", "higher than the one before"),
        ("boards.toml", "spaces = 12", "spaces = 11", "icons.between", "11 spaces have 10 gaps"),
        ("boards.toml", "falls = 55", "falls = 155", "tower.basic.falls", "more than 100"),
        ("boards.toml", "key = \"health\"", "key = \"generator\"", "sheet[2].key", "`generator` is given twice"),
        (
            "map.toml",
            "[\"ne\", \"se\", \"e2\", \"ene\", \"ese\"]",
            "[\"ne\", \"se\", \"e2\", \"ene\"]",
            "place[1].touches",
            "it touches ne, se, e2, ene, ese",
        ),
        ("map.toml", "id = \"N02\"", "id = \"N01\"", "tile[2].id", "`N01` is given twice"),
        (
            "buildings.toml",
            "key = \"platform\"",
            "key = \"cookhouse\"",
            "building[2].key",
            "`cookhouse` is given twice",
        ),
        ("buildings.toml", "from = \"start\"", "from = \"board\"", "building[1].price", "has a price"),
        (
            "buildings.toml",
            "back = \"snow-pit\"",
            "back = \"tent\"",
            "building[25].back",
            "`tent` is not the other side",
        ),
        ("societies.toml", "ill = { worker = 2,", "ill = { worker = 32,", "society[2].ill", "more workers ill"),
        ("laws.toml", "removes = \"PR02\"", "removes = \"PR03\"", "law[1].removes", "must name each other"),
        ("laws.toml", "id = \"PR01A\"", "id = \"PR02A\"", "law[1].consequence[1].id", "is `PR01A`"),
        ("laws.toml", "then = \"law\"", "then = \"pile\"", "law[2].consequence[1].then", "lies on it"),
        ("morning.toml", "id = \"P002\"", "id = \"P001\"", "card[2].id", "`P001` is given twice"),
        ("morning.toml", "id = \"P002\"", "id = \"Z002\"", "card[2].id", "`Z002` is no number such as P001"),
        ("dusk.toml", "then = \"pile\"", "then = \"law\"", "card[1].then", "goes out, to the pile or to the area"),
        ("expeditions.toml", "gain 6 food > B", "gain 6 food > C", "card[1].back[1]", "does not come next"),
        ("scenario.toml", "open = \"S01\"", "open = \"S09\"", "setup.open", "there is no card `S09`"),
    ];
    for (file, from, to, wanted, message) in cases {
        let (key, said) = complaint(file, from, to);
        assert_eq!(key, wanted, "{file}: {said}");
        assert!(said.contains(message), "{file}: {said}");
    }
}

#[test]
fn cards_that_others_name_must_be_there() {
    // Each standard dusk card is added by one card; here one is added twice and another never.
    let folder = changed("morning.toml", "add Z005", "add Z006");
    let error = Content::load(Some(folder.path())).unwrap_err().to_string();
    assert!(error.contains("`Z005` is added by 0 cards, not by 1"), "{error}");
    let folder = changed("morning.toml", "add Z005", "add Z099");
    let error = Content::load(Some(folder.path())).unwrap_err().to_string();
    assert!(error.contains("there is no card `Z099`, but another one names it"), "{error}");
    let folder = changed("weather.toml", "[[card]]\nid = \"W01\"", "[[card]]\nid = \"W01\"\nsnow = 1");
    assert!(Content::load(Some(folder.path())).unwrap_err().to_string().contains("snow"));
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("dawn.toml"), "").unwrap();
    let error = Content::load(Some(folder.path())).unwrap_err().to_string();
    assert!(error.contains("Frostpunk knows no file of that name"), "{error}");
}

#[test]
fn corrected_facts_are_kept_and_read_again() {
    let folder = changed("weather.toml", "scouts = 2", "scouts = 3");
    let corrected = Content::load(Some(folder.path())).unwrap();
    assert_eq!(corrected.weather[0].scouts, 3);
    assert_ne!(corrected.facts().digest(), content().facts().digest());
    let again = Content::of_facts(corrected.facts()).unwrap();
    assert_eq!((again.weather[0].scouts, again.facts().digest()), (3, corrected.facts().digest()));
    // A better source of a value is no other value.
    let folder = changed("weather.toml", "provenance = \"reconstructed\"", "provenance = \"third-party\"");
    let sourced = Content::load(Some(folder.path())).unwrap();
    assert_eq!(sourced.facts().digest(), content().facts().digest());
}
