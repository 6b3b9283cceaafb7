//! Tests of overriding content files, and of the errors that name file, line and key.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::{BETA, RETAIL, changed};
use crate::games::perseverance::content::{Content, ContentError};

/// The file, line and key of the error that a folder's content gives, and its message.
fn complaint(folder: &Path) -> (String, usize, String, String) {
    match Content::load(Some(folder)).unwrap_err() {
        ContentError::Value { file, line, key, message } => (file, line, key, message),
        other => panic!("expected a fault of a value, got: {other}"),
    }
}

const BOARD: &str = include_str!("../../../../../assets/perseverance/board.toml");
const DICE: &str = include_str!("../../../../../assets/perseverance/dice.toml");
const PATROLS: &str = include_str!("../../../../../assets/perseverance/patrols.toml");
const SCORING: &str = include_str!("../../../../../assets/perseverance/scoring.toml");
const SETUP: &str = include_str!("../../../../../assets/perseverance/setup.toml");
const REWARDS: &str = include_str!("../../../../../assets/perseverance/rewards.toml");

#[test]
fn a_file_in_the_content_folder_replaces_the_built_in_one() {
    let folder = changed("scoring.toml", SCORING, "followers = [21, 12, 6, 0]", "followers = [23, 12, 6, 1]");
    let content = Content::load(Some(folder.path())).unwrap();
    assert_eq!(content.assembly(RETAIL, 4, 2), [23, 12, 6, 1]);
    assert_eq!(content.assembly(BETA, 4, 2), [24, 12, 6, 0]);
    let built_in = Content::load(None).unwrap();
    assert_ne!(content.facts().digest(), built_in.facts().digest());
    assert_eq!(built_in.facts().digest(), Content::load(None).unwrap().facts().digest());
    assert_eq!(built_in.facts().digest().len(), 16);
    assert!(built_in.facts().digest().chars().all(|digit| digit.is_ascii_hexdigit()));
    let same = TempDir::new().unwrap();
    fs::write(same.path().join("scoring.toml"), SCORING).unwrap();
    assert_eq!(Content::load(Some(same.path())).unwrap().facts().digest(), built_in.facts().digest());
}

#[test]
fn an_unknown_key_names_file_line_and_key() {
    let folder = changed("patrols.toml", PATROLS, "need = 1\n", "need = 1\nneeds = 2\n");
    let (file, line, key, message) = complaint(folder.path());
    assert!(file.ends_with("patrols.toml"), "{file}");
    assert_eq!((line, key.as_str()), (10, "patrol[1].needs"));
    assert!(message.contains("unknown field `needs`"), "{message}");
    let shown = Content::load(Some(folder.path())).unwrap_err().to_string();
    assert!(shown.contains("patrols.toml, line 10, key `patrol[1].needs`: unknown field"), "{shown}");
}

#[test]
fn a_missing_key_and_a_wrong_type_name_file_line_and_key() {
    let folder = changed("dice.toml", DICE, "sides = 6\n", "");
    let (file, line, key, message) = complaint(folder.path());
    let header = 1 + DICE.lines().position(|line| line == "[threat]").unwrap();
    assert!(file.ends_with("dice.toml"));
    assert_eq!((line, key.as_str()), (header, "threat.sides"), "{message}");
    let folder = changed("dice.toml", DICE, "sides = 6", "sides = \"six\"");
    let (_, line, key, _) = complaint(folder.path());
    assert_eq!((line, key.as_str()), (header + 1, "threat.sides"));
    let folder = changed("board.toml", BOARD, "effect = \"pub\"", "effect = \"bar\"");
    let (_, line, key, message) = complaint(folder.path());
    assert_eq!(line, 1 + BOARD.lines().position(|line| line == "effect = \"pub\"").unwrap());
    assert_eq!(key, "die_space[5].effect");
    assert!(message.contains("bar"), "{message}");
    let folder = changed("board.toml", BOARD, "effect = \"pub\"", "effect = ");
    let (_, line, _, _) = complaint(folder.path());
    assert_eq!(line, 1 + BOARD.lines().position(|line| line == "effect = \"pub\"").unwrap());
}

#[test]
fn wrong_counts_and_ranges_name_file_line_and_key() {
    let cases = [
        ("dice.toml", DICE, "[threat]", "[[dangerous]]\nshows = []\nprovenance = \"rulebook\"\n[threat]", "dangerous"),
        ("patrols.toml", PATROLS, "number = 7", "number = 8", "patrol[7].number"),
        ("patrols.toml", PATROLS, "need = 4", "need = 9", "patrol[17].need"),
        ("patrols.toml", PATROLS, "threat = 5", "threat = 7", "patrol[19].transition.threat"),
        ("board.toml", BOARD, "dangerous = [2, 3, 3, 2]", "dangerous = [2, 3, 3]", "defense.large.heights.dangerous"),
        ("board.toml", BOARD, "dangerous = [2, 3, 3, 2]", "dangerous = [2, 3, 3, 3]", "defense.large.fill.dangerous"),
        (
            "board.toml",
            BOARD,
            "[[0, 1], [1, 1], [2, 1], [0, 0]",
            "[[0, 1], [1, 1], [0, 1], [0, 0]",
            "defense.small.fill.safe[3]",
        ),
        ("board.toml", BOARD, "walls = [0, 1, 2, 3]", "walls = [0, 1, 2, 4]", "defense.large.walls"),
        ("board.toml", BOARD, "space = 4", "space = 5", "settlement[4].space"),
        ("scoring.toml", SCORING, "followers = [5, 2, 0]", "followers = [5, 2]", "end[2].followers"),
        ("scoring.toml", SCORING, "followers = [17, 5, 0]", "followers = [5, 17, 0]", "assembly[1].followers"),
        ("setup.toml", SETUP, "players = 3", "players = 4", "pool[3]"),
        ("setup.toml", SETUP, "neutral = 9", "neutral = 21", "die_space"),
        ("setup.toml", SETUP, "neutral = 9", "neutral = 9223372036854775807", "pool[1].neutral"),
        ("scoring.toml", SCORING, "each = 3", "each = 300", "officer[3].condition"),
        ("rewards.toml", REWARDS, "raptor = 2", "raptor = 4000000000", "reward[1].effect"),
        ("rewards.toml", REWARDS, "contribution = [0, 1, 2, 4]", "contribution = [0, 1, 2, 3]", "picks"),
        ("rewards.toml", REWARDS, "valor = 3", "valor = 7", "reward[1].valor"),
    ];
    for (name, built_in, from, to, expected) in cases {
        let folder = changed(name, built_in, from, to);
        let (file, line, key, message) = complaint(folder.path());
        assert_eq!(key, expected, "{file}, {line}: {message}");
        // A pool too large is a fault of the board that cannot hold it.
        if expected == "die_space" {
            assert_eq!(file, "board.toml");
        } else {
            assert!(file.ends_with(name), "{file}");
        }
        assert!(line > 4, "{file}, {key} is said to stand on line {line}");
    }
    let folder = changed("patrols.toml", PATROLS, "need = 4", "need = 9");
    let (_, line, _, _) = complaint(folder.path());
    assert_eq!(line, 1 + PATROLS.lines().position(|line| line == "need = 4").unwrap());
}

#[test]
fn a_misspelt_file_and_a_missing_folder_are_refused() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("patrol.toml"), PATROLS).unwrap();
    let error = Content::load(Some(folder.path())).unwrap_err();
    assert!(matches!(error, ContentError::UnknownFile { .. }), "{error}");
    let error = Content::load(Some(&folder.path().join("nowhere"))).unwrap_err();
    assert!(matches!(error, ContentError::Read { .. }), "{error}");
}
