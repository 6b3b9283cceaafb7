//! Tests of the rule texts: whole, equal in both languages, and short enough.

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

/// The rule ids that a text names.
fn named(text: &str) -> Vec<String> {
    let is_id = |word: &&str| {
        let (head, tail) = word.split_once('-').unwrap_or_default();
        CATALOGUE.iter().any(|it| it.0 == head) && tail.len() == 2 && tail.bytes().all(|it| it.is_ascii_digit())
    };
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').filter(is_id);
    let mut ids: Vec<String> = words.map(str::to_owned).collect();
    ids.sort();
    ids.dedup();
    ids
}

#[test]
fn both_languages_explain_every_rule_of_the_catalogue() {
    let ids =
        |(chapter, count): (&str, usize)| (1..=count).map(move |n| format!("{chapter}-{n:02}")).collect::<Vec<_>>();
    let expected: Vec<String> = CATALOGUE.into_iter().flat_map(ids).collect();
    assert_eq!(expected.len(), 137);
    let [english, polish] = LANGUAGES.map(|it| RuleTexts::load(it, None).unwrap());
    for lookup in [&english, &polish] {
        assert_eq!(lookup.rules.iter().map(|it| it.id.clone()).collect::<Vec<_>>(), expected);
        assert_eq!(lookup.chapters.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), CATALOGUE.map(|it| it.0));
    }
    for (one, other) in english.rules.iter().zip(&polish.rules) {
        assert_eq!((one.ruling, &one.see), (other.ruling, &other.see), "{}", one.id);
        for mark in ["[NE]", "[W]"] {
            assert_eq!(one.text.contains(mark), other.text.contains(mark), "{} and {mark}", one.id);
        }
        assert_eq!(one.ruling, one.text.contains("Ruling"), "{}", one.id);
        assert_eq!(other.ruling, other.text.contains("Rozstrzygnięcie"), "{}", other.id);
        assert_ne!((&one.text, &one.id), (&other.text, &other.id));
        let mut see = one.see.clone();
        see.sort();
        let own = |text: &str| named(text).into_iter().filter(|it| *it != one.id).collect::<Vec<_>>();
        assert_eq!((own(&one.text), own(&other.text)), (see.clone(), see), "{}", one.id);
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
