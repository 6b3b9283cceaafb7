//! Tests of the rule texts: whole, and equal in both languages.

use crate::games::frostpunk::content::rule_texts::load;
use crate::games::rule_texts::{LANGUAGES, proof};

/// The chapters of the catalogue with the numbers of their rules, in its order.
fn catalogue() -> Vec<(&'static str, Vec<usize>)> {
    let all = |count: usize| (1..=count).collect::<Vec<_>>();
    // Each of the actions begins a new ten.
    let actions = [1..=7, 11..=14, 21..=22, 31..=36, 41..=43, 51..=51, 61..=62].into_iter().flatten().collect();
    vec![
        ("GNR", all(11)),
        ("LED", all(4)),
        ("SET", all(25)),
        ("RND", all(3)),
        ("TOK", all(13)),
        ("DAW", all(3)),
        ("EVT", all(15)),
        ("MOR", all(1)),
        ("GEN", all(9)),
        ("HEA", all(8)),
        ("WEA", all(8)),
        ("PRE", all(5)),
        ("ACT", actions),
        ("MAP", all(5)),
        ("BLD", all(30)),
        ("DUS", all(5)),
        ("HUN", all(7)),
        ("NIG", all(7)),
        ("ILL", all(16)),
        ("EXP", all(15)),
        ("LAW", all(6)),
        ("TEC", all(8)),
        ("CIT", all(7)),
        ("ADV", all(2)),
        ("AUT", all(5)),
        ("CHI", all(3)),
        ("SCN", all(4)),
        ("LIM", all(5)),
        ("WIN", all(3)),
        ("SOL", all(3)),
    ]
}

#[test]
fn both_languages_explain_every_rule_of_the_catalogue() {
    let catalogue = catalogue();
    assert_eq!(catalogue.iter().map(|it| it.1.len()).sum::<usize>(), 261);
    let [english, polish] = LANGUAGES.map(|it| load(it, None).unwrap());
    proof::prove([&english, &polish], &catalogue);
    assert!(load("de", None).is_err());
}
