//! Tests of the rule texts: whole, equal in both languages, and short enough.

use crate::games::rule_texts::proof;
use crate::games::state51::content::rule_texts::{LANGUAGES, RuleTexts};

/// How many rules each chapter of the catalogue has, in its order.
const CATALOGUE: [(&str, usize); 21] = [
    ("SET", 9),
    ("LOO", 6),
    ("PRO", 11),
    ("ACT", 6),
    ("BLD", 7),
    ("DEV", 8),
    ("DEA", 5),
    ("RAZ", 2),
    ("RZO", 7),
    ("ACA", 5),
    ("FAC", 8),
    ("OPN", 4),
    ("CON", 5),
    ("PAS", 4),
    ("DEF", 4),
    ("CLN", 6),
    ("END", 6),
    ("SOL", 1),
    ("LIM", 11),
    ("PRI", 3),
    ("CRD", 19),
];

#[test]
fn both_languages_explain_every_rule_of_the_catalogue() {
    assert_eq!(CATALOGUE.iter().map(|it| it.1).sum::<usize>(), 137);
    let [english, polish] = LANGUAGES.map(|it| RuleTexts::load(it, None).unwrap());
    proof::prove([&english, &polish], &CATALOGUE.map(|(chapter, count)| (chapter, (1..=count).collect())));
    for (one, other) in english.rules.iter().zip(&polish.rules) {
        // By the names that players know, not by marks that no text explains.
        for (mark, polish) in [("(New Era)", "(Nowa Era)"), ("(Winter)", "(Zima)")] {
            assert_eq!(one.text.contains(mark), other.text.contains(polish), "{} and {mark}", one.id);
        }
        assert!(!one.text.contains('[') && !other.text.contains('['), "{}", one.id);
    }
    assert!(RuleTexts::load("de", None).is_err());
}

#[test]
fn a_bad_rule_text_names_file_line_and_key() {
    let built_in = include_str!("../../../../../assets/state51/rules.en.toml");
    let folder = tempfile::TempDir::new().unwrap();
    let changed = built_in.replacen("title = \"Turns\"", &format!("title = \"{}\"", "x".repeat(61)), 1);
    std::fs::write(folder.path().join("rules.en.toml"), changed).unwrap();
    let error = RuleTexts::load("en", Some(folder.path())).unwrap_err().to_string();
    let line = 1 + built_in.lines().position(|line| line == "title = \"Turns\"").unwrap();
    assert!(error.contains(&format!("rules.en.toml, line {line}, key `rule[27].title`: must have 1 to 60")), "{error}");
    assert!(crate::games::state51::content::Content::load(Some(folder.path())).is_ok());
}
