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

/// The rules by which somebody is asked something.
const ASKED: [&str; 36] = [
    "BUI-01", "CAT-01", "CRD-08", "CRD-09", "DEV-03", "DEV-04", "EXP-02", "EXP-04", "EXP-06", "HIR-01", "INT-01",
    "INT-03", "INT-07", "INT-09", "LIM-03", "MOD-01", "MOD-03", "MOD-05", "MOD-06", "MOD-07", "MOD-09", "PRD-01",
    "REG-01", "REG-03", "REG-05", "SET-10", "SET-11", "SHP-01", "SYM-04", "TIL-02", "TIL-03", "TIL-06", "TIL-08",
    "TRN-03", "TRN-05", "UPG-04",
];

/// Whoever looks up the rule of a question is told what the things on offer cost and bring, too.
#[test]
fn the_rule_of_every_question_goes_on_with_what_whoever_chooses_needs() {
    let texts = load("en", None).unwrap();
    let needing: Vec<&str> = texts.rules.iter().filter(|it| !it.needs.is_empty()).map(|it| it.id.as_str()).collect();
    let mut asked = ASKED.to_vec();
    asked.sort_by_key(|id| texts.rules.iter().position(|it| it.id == **id));
    assert_eq!(needing, asked);
    assert!(texts.rules.iter().filter(|it| !it.needs.is_empty()).all(|it| it.needs.len() + it.see.len() >= 3));
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
