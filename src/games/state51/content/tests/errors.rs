//! Bad data is refused, and the error names the file, the line, the card and the word.

use std::fs;

use tempfile::TempDir;

use super::content;
use crate::games::state51::content::kinds::Set;
use crate::games::state51::content::{Content, ContentError};

const CARDS: &str = include_str!("../../../../../assets/state51/cards.toml");
const BOARDS: &str = include_str!("../../../../../assets/state51/boards.toml");
const CONNECTIONS: &str = include_str!("../../../../../assets/state51/connections.toml");

/// A content folder with one file in which the first `from` is replaced.
fn changed(name: &str, built_in: &str, from: &str, to: &str) -> TempDir {
    assert!(built_in.contains(from), "{name} has no {from}");
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join(name), built_in.replacen(from, to, 1)).unwrap();
    folder
}

/// The complaint about a change, its key and its message.
fn complaint(name: &str, built_in: &str, from: &str, to: &str) -> (String, String) {
    let folder = changed(name, built_in, from, to);
    match Content::load(Some(folder.path())).unwrap_err() {
        ContentError::Value { file, line, key, message } => {
            assert!(file.ends_with(name), "{file}");
            let expected = 1 + built_in.lines().position(|it| it.contains(from.lines().next().unwrap())).unwrap();
            assert!(line.abs_diff(expected) <= 9, "line {line}, expected about {expected}: {message}");
            (key, message)
        }
        other => panic!("expected a fault of a value, got: {other}"),
    }
}

#[test]
fn words_outside_the_vocabulary_are_refused_by_name() {
    // What the first card, Abandoned Suburbs, could say instead, and the word that is complained of.
    let cases = [
        ("use x2: 2 Brick > 2 VP", "`Brick` is no good"),
        ("use x2: 2 Br > 2 Victory", "`Victory` is no good"),
        ("use x3: 2 Br > 2 VP", "`use x3`"),
        ("use x2: 2 Br", "has no `>`"),
        ("use x2: 2 Br + 1 Br > 2 VP", "`Br` is given twice"),
        ("use x2: 2 VP > 2 Br", "`VP` cannot be paid"),
        ("use x2: 0 Br > 2 VP", "`0` is no number"),
        ("use x2: 1 W > steal 1 W", "`W` cannot be stolen"),
        ("use x2: 1 W > clear all", "`all` is no number"),
        ("use x2: 1 W > dance", "`dance` is no number with a word"),
        ("using: 2 Br > 2 VP", "`using` is no word of the cards"),
        ("use 2 Br for 2 VP", "`use 2 Br for 2 VP` is no word of the cards"),
        ("check Br: 2 VP", "`Br` is no number with a word"),
        ("store: 2 VP", "`VP` cannot be stored"),
        ("place: 1 Card", "`Card` cannot lie on a card"),
        ("make: 2 VP per Br-type, max 3", "`2 VP` is more than one"),
        ("make: 1 VP per Moon-type, max 3", "`Moon` is no Type"),
        ("make: 1 VP per W made, max 3", "`W` is not counted"),
        ("make: 1 VP per day", "`day` is nothing to count"),
        ("make: 1 Br", "category action has 0 `make` and 1 `use`"),
    ];
    for (text, wanted) in cases {
        let (key, message) = complaint("cards.toml", CARDS, "use x2: 2 Br > 2 VP", text);
        assert!(key.starts_with("card[1].abilities"), "{key}");
        assert!(message.starts_with("card `abandoned-suburbs`: ") && message.contains(wanted), "{text}: {message}");
    }
}

#[test]
fn other_values_are_refused_with_their_key() {
    let cases = [
        ("key = \"archive\"", "key = \"Archive\"", "card[2].key", "`Archive` is not lower-case words"),
        ("key = \"archive\"", "key = \"abandoned-suburbs\"", "card[2].key", "is given twice"),
        ("copies = { base = 1 }", "copies = { base = 0 }", "card[1].copies", "1 to 9 copies"),
        ("copies = { base = 1 }", "copies = { basic = 1 }", "card[1].copies.basic", "unknown variant"),
        ("category = \"A\"", "category = \"B\"", "card[1].category", "`B` is no category"),
        ("distance = 3", "distance = 4", "card[1].distance", "`4` is no Distance"),
        ("types = [\"W\", \"VP\"]", "types = [\"W\", \"W\"]", "card[2].types[2]", "one Type too many"),
        ("types = [\"W\", \"VP\"]", "types = [\"Grey\"]", "card[2].types[1]", "`Grey` is no Type"),
        ("spoils = \"2 W\"", "spoils = \"2 basic\"", "card[2].spoils", "`basic` is no good"),
        ("deal = \"W\"", "deal = \"1 W\"", "card[2].deal", "`1 W` is no good"),
        ("distance = 3", "range = 3", "card[1].range", "unknown field `range`"),
        ("provenance = \"third-party\"", "provenance = \"rumour\"", "card[1].provenance", "rumour"),
    ];
    for (from, to, key, wanted) in cases {
        let (found, message) = complaint("cards.toml", CARDS, from, to);
        assert_eq!(found, key, "{message}");
        assert!(message.contains(wanted), "{message}");
    }
}

#[test]
fn boards_and_connections_are_held_to_it_too() {
    let (key, message) = complaint("boards.toml", BOARDS, "red = \"1 Gu > 2 Red\"", "red = \"1 Gu\"");
    assert_eq!(key, "board[1].red");
    assert!(message.starts_with("board `new-york`: `1 Gu` has no `>`"), "{message}");
    let (key, message) = complaint("boards.toml", BOARDS, "\"mutants\"", "\"merchants\"");
    assert_eq!(key, "board[4].faction", "{message}");
    let (key, message) = complaint("connections.toml", CONNECTIONS, "play = \"2 Blue\"", "play = \"2 Azure\"");
    assert_eq!(key, "connection[1].play");
    assert!(message.starts_with("Connection card `merchants`: `Azure` is no good"), "{message}");
    let folder = changed("boards.toml", BOARDS, BOARDS.split("\n[[board]]").last().unwrap(), "");
    let folder_text = fs::read_to_string(folder.path().join("boards.toml")).unwrap();
    fs::write(folder.path().join("boards.toml"), folder_text.trim_end().trim_end_matches("[[board]]")).unwrap();
    let error = Content::load(Some(folder.path())).unwrap_err().to_string();
    assert!(error.contains("there is no board `merchants`"), "{error}");
}

#[test]
fn a_corrected_file_replaces_the_built_in_one() {
    let folder = changed("cards.toml", CARDS, "copies = { base = 1 }", "copies = { base = 2 }");
    let content_ = Content::load(Some(folder.path())).unwrap();
    assert_eq!(content_.locations[0].copies_in(Set::Base), 2);
    assert_ne!(content_.facts().digest(), content().facts().digest());
    assert_eq!(content().facts().digest(), Content::load(None).unwrap().facts().digest());
    assert_eq!(content().facts().digest().len(), 16);
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("card.toml"), CARDS).unwrap();
    let error = Content::load(Some(folder.path())).unwrap_err();
    assert!(error.to_string().contains("51st State knows no file of that name"), "{error}");
}
