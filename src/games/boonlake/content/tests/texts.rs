//! Tests of the rule texts: whole, equal in both languages, and short enough.

use crate::games::boonlake::content::rule_texts::{LANGUAGES, load};
use crate::games::rule_texts::proof;

/// How many rules each chapter of the catalogue has, in its order.
const CATALOGUE: [(&str, usize); 24] = [
    ("SET", 12),
    ("TRN", 11),
    ("TIL", 9),
    ("SHP", 8),
    ("LOC", 6),
    ("CRD", 13),
    ("PRD", 7),
    ("PRJ", 7),
    ("EXP", 7),
    ("DEV", 5),
    ("UPG", 10),
    ("ROW", 4),
    ("CAT", 7),
    ("REG", 5),
    ("HIR", 2),
    ("BUI", 2),
    ("MOD", 10),
    ("INT", 11),
    ("INC", 4),
    ("END", 4),
    ("SYM", 8),
    ("LIM", 4),
    ("TIM", 8),
    ("SOL", 20),
];

/// How many of them hold a decision of ours.
const RULINGS: usize = 50;

#[test]
fn both_languages_explain_every_rule_of_the_catalogue() {
    assert_eq!(CATALOGUE.iter().map(|it| it.1).sum::<usize>(), 184);
    let [english, polish] = LANGUAGES.map(|it| load(it, None).unwrap());
    proof::prove([&english, &polish], &CATALOGUE.map(|(chapter, count)| (chapter, (1..=count).collect())));
    assert_eq!(english.rules.iter().filter(|it| it.ruling).count(), RULINGS);
    assert!(load("de", None).is_err());
}

#[test]
fn a_bad_rule_text_names_file_line_and_key() {
    let built_in = include_str!("../../../../../assets/boonlake/rules.en.toml");
    let folder = tempfile::TempDir::new().unwrap();
    let changed = built_in.replacen("title = \"The map\"", &format!("title = \"{}\"", "x".repeat(61)), 1);
    std::fs::write(folder.path().join("rules.en.toml"), changed).unwrap();
    let error = load("en", Some(folder.path())).unwrap_err().to_string();
    let line = 1 + built_in.lines().position(|line| line == "title = \"The map\"").unwrap();
    assert!(error.contains(&format!("rules.en.toml, line {line}, key `rule[2].title`: must have 1 to 60")), "{error}");
    assert!(crate::games::boonlake::content::Content::load(Some(folder.path())).is_ok());
}
