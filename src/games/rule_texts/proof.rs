//! What the tests of every game ask of its rule texts: that they are whole, and the same in every language.

use super::RuleTexts;

/// How our decisions are marked in each of our languages.
const RULING: [&str; 2] = ["Ruling", "Rozstrzygnięcie"];
/// What players do not know: they have a rulebook.
const FOREIGN: [&str; 2] = ["the source", "źródł"];

/// The other rules that the text of a rule names.
fn named(text: &str, own: &str, all: &[String]) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let mut named: Vec<String> =
        words.filter(|it| *it != own && all.iter().any(|id| id == it)).map(str::to_owned).collect();
    named.sort();
    named.dedup();
    named
}

/// Both languages explain every rule of the catalogue, given as its chapters with the numbers of their rules, in its order. They
/// name the same other rules and point to them, and mark the same rulings.
pub(crate) fn prove<E>([english, polish]: [&RuleTexts<E>; 2], catalogue: &[(&str, Vec<usize>)]) {
    let ids = |(chapter, numbers): &(&str, Vec<usize>)| numbers.iter().map(|n| format!("{chapter}-{n:02}")).collect();
    let all: Vec<String> = catalogue.iter().flat_map(|it| -> Vec<String> { ids(it) }).collect();
    for texts in [english, polish] {
        assert_eq!(texts.rules.iter().map(|it| it.id.clone()).collect::<Vec<_>>(), all);
        let chapters = texts.chapters.iter().map(|it| it.id.as_str());
        assert!(chapters.eq(catalogue.iter().map(|it| it.0)), "the chapters are those of the catalogue");
    }
    for (one, other) in english.rules.iter().zip(&polish.rules) {
        assert_eq!((one.ruling, &one.see, &one.needs), (other.ruling, &other.see, &other.needs), "{}", one.id);
        for (rule, mark) in [(one, RULING[0]), (other, RULING[1])] {
            assert_eq!(rule.ruling, rule.text.contains(mark), "{}", rule.id);
            assert!(!FOREIGN.iter().any(|it| rule.text.contains(it)), "{}", rule.id);
            let mut see = rule.see.clone();
            see.sort();
            assert_eq!(named(&rule.text, &rule.id, &all), see, "{}", rule.id);
            let needless = rule.needs.iter().find(|it| **it == rule.id || rule.see.contains(it));
            assert_eq!(needless, None, "{}", rule.id);
        }
        assert_ne!((&one.text, &one.id), (&other.text, &other.id));
    }
}
