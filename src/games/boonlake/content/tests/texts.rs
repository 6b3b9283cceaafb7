//! Tests of the rule texts: whole, equal in both languages, and short enough.

use crate::games::boonlake::content::rule_texts::{LANGUAGES, load};

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

/// The rule ids that a text names.
fn named(text: &str) -> Vec<String> {
    let is_id = |word: &&str| {
        let (head, tail) = word.split_once('-').unwrap_or_default();
        CATALOGUE.iter().any(|it| it.0 == head) && tail.len() == 2
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
    assert_eq!(expected.len(), 184);
    let [english, polish] = LANGUAGES.map(|it| load(it, None).unwrap());
    for lookup in [&english, &polish] {
        assert_eq!(lookup.rules.iter().map(|it| it.id.clone()).collect::<Vec<_>>(), expected);
        assert_eq!(lookup.chapters.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), CATALOGUE.map(|it| it.0));
        assert_eq!(lookup.rules.iter().filter(|it| it.ruling).count(), RULINGS);
    }
    for (one, other) in english.rules.iter().zip(&polish.rules) {
        assert_eq!((one.ruling, &one.see), (other.ruling, &other.see), "{}", one.id);
        assert_eq!(one.ruling, one.text.contains("Ruling"), "{}", one.id);
        assert_eq!(other.ruling, other.text.contains("Rozstrzygnięcie"), "{}", other.id);
        assert_ne!(one.text, other.text);
        let mut see = one.see.clone();
        see.sort();
        let own = |text: &str| named(text).into_iter().filter(|it| *it != one.id).collect::<Vec<_>>();
        assert_eq!((own(&one.text), own(&other.text)), (see.clone(), see), "{}", one.id);
    }
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
