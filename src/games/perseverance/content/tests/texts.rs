//! Tests of the rule texts and the glossaries: whole, equal in both languages, and short enough.

use super::{BETA, RETAIL, changed, content};
use crate::games::perseverance::content::lookup::{Applies, LANGUAGES, Lookup};
use crate::games::perseverance::content::{Content, TrapResult};
use crate::games::perseverance::kinds::{DinoIcon, Edition, Effect, Icon, Leader, Module, Officer, SoldierKind, Zone};
use crate::games::rule_texts::{LONGEST_TEXT, LONGEST_TITLE};

/// The chapters of the catalogue with the numbers of their rules, in the order of the catalogue.
fn catalogue() -> Vec<String> {
    let turn = [1, 2, 3, 4, 5, 6, 12, 13, 7, 8, 9, 10, 11];
    let upto = |last: usize| (1..=last).collect::<Vec<_>>();
    let chapters = [
        ("SET", upto(15)),
        ("AST", upto(5)),
        ("TRN", turn.to_vec()),
        ("EFF", upto(11)),
        ("SEC", upto(6)),
        ("PAT", upto(8)),
        ("ATK", upto(11)),
        ("ASM", upto(9)),
        ("END", upto(4)),
        ("LDR", upto(4)),
        ("DET", upto(4)),
    ];
    let ids = |(chapter, numbers): (&str, Vec<usize>)| -> Vec<String> {
        numbers.iter().map(|number| format!("{chapter}-{number:02}")).collect()
    };
    chapters.into_iter().flat_map(ids).collect()
}

#[test]
fn both_languages_explain_every_rule_of_the_catalogue() {
    let expected = catalogue();
    assert_eq!(expected.len(), 90);
    let [english, polish] = LANGUAGES.map(|language| Lookup::load(language, None).unwrap());
    for lookup in [&english, &polish] {
        let ids: Vec<_> = lookup.rules.iter().map(|rule| rule.id.clone()).collect();
        assert_eq!(ids, expected);
        for rule in &lookup.rules {
            assert!(rule.title.chars().count() <= LONGEST_TITLE, "{}", rule.id);
            assert!(rule.text.chars().count() <= LONGEST_TEXT, "{}", rule.id);
        }
    }
    for (one, other) in english.rules.iter().zip(&polish.rules) {
        assert_eq!((one.edition, one.ruling), (other.edition, other.ruling), "{}", one.id);
        assert_eq!((&one.see, &one.needs), (&other.see, &other.needs), "{}", one.id);
        // The English editions have two words for what is Złom in both Polish ones.
        let bare = one.text.replace("[beta: MR] [retail: Scrap]", "Scrap");
        for mark in ["[beta: ", "[retail: "] {
            assert_eq!(bare.matches(mark).count(), other.text.matches(mark).count(), "{} and {mark}", one.id);
        }
        // Else a mark would be shown instead of read.
        for text in [&one.text, &other.text] {
            let marks = text.matches("[beta: ").count() + text.matches("[retail: ").count();
            assert_eq!((text.matches('[').count(), text.matches(']').count()), (marks, marks), "{}", one.id);
        }
        assert_eq!(one.ruling, one.text.contains("Ruling"), "{}", one.id);
        assert_eq!(other.ruling, other.text.contains("Rozstrzygnięcie"), "{}", other.id);
        assert_ne!(one.text, other.text);
    }
    assert_eq!(english.chapters.len(), 11);
    assert!(Lookup::load("de", None).is_err());
}

#[test]
fn one_rule_of_each_edition_is_of_that_edition_only() {
    let english = Lookup::load("en", None).unwrap();
    let [beta, retail] = [Applies::Beta2020, Applies::Retail2021].map(|of| {
        english.rules.iter().filter(|rule| rule.edition == of).map(|rule| rule.chapter()).collect::<Vec<_>>()
    });
    assert_eq!((beta, retail), (vec!["SET"], vec!["SET"]));
    assert!(Applies::Both.to(BETA) && !Applies::Beta2020.to(RETAIL));
}

#[test]
fn a_bad_rule_text_names_file_line_and_key() {
    let built_in = include_str!("../../../../../assets/perseverance/rules.en.toml");
    let long = "x".repeat(61);
    let folder = changed("rules.en.toml", built_in, "title = \"The four Zones\"", &format!("title = \"{long}\""));
    let error = Lookup::load("en", Some(folder.path())).unwrap_err().to_string();
    let line = 1 + built_in.lines().position(|line| line == "title = \"The four Zones\"").unwrap();
    assert!(error.contains(&format!("rules.en.toml, line {line}, key `rule[2].title`: must have 1 to 60")), "{error}");
    assert!(Content::load(Some(folder.path())).is_ok(), "rule texts may stand beside component files");
    let english = Lookup::load("pl", Some(folder.path()));
    assert!(english.is_ok());
}

/// The messages of a Fluent file: id and text, in order.
fn terms(file: &str) -> Vec<(String, String)> {
    let heads = file.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    let pair = |line: &str| {
        let (id, text) = line.split_once(" =").unwrap();
        (id.to_owned(), text.trim().to_owned())
    };
    heads.map(pair).collect()
}

#[test]
fn the_glossaries_are_whole_and_their_short_forms_are_short() {
    let files = [
        include_str!("../../../../../assets/i18n/perseverance-terms.en.ftl"),
        include_str!("../../../../../assets/i18n/perseverance-terms.pl.ftl"),
    ];
    let [english, polish] = files.map(terms);
    let ids = |terms: &[(String, String)]| terms.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&english), ids(&polish));
    for file in files {
        let resource = fluent_bundle::FluentResource::try_new(file.to_owned());
        assert!(resource.is_ok(), "the glossary must be Fluent");
    }
    for (id, text) in english.iter().chain(&polish) {
        if id.ends_with("-short") && !text.contains('{') {
            assert!(!text.is_empty() && text.chars().count() <= 12, "{id}: {text}");
        }
    }
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(Zone::ALL.iter().flat_map(|zone| ["", "-short"].map(|end| format!("zone-{}{end}", zone.key()))));
    for effect in Effect::ALL {
        let editions: &[&str] = if effect == Effect::Supply { &["-beta", "-retail"] } else { &[""] };
        wanted.extend(editions.iter().map(|edition| format!("effect-{}{edition}", effect.key())));
    }
    wanted.extend(Icon::ALL.map(|icon| format!("icon-{}", icon.key())));
    wanted.extend(DinoIcon::ALL.map(|dino| format!("dino-{}", dino.key())));
    wanted.extend(SoldierKind::ALL.map(|kind| format!("soldier-{}", kind.key())));
    wanted.extend(Leader::ALL.map(|leader| format!("leader-{}", leader.key())));
    wanted.extend(Officer::ALL.map(|officer| format!("officer-{}", officer.key())));
    wanted.extend(Edition::ALL.map(|edition| format!("edition-{}", edition.key())));
    wanted.extend(Module::ALL.map(|module| format!("module-{}", module.key())));
    wanted.extend((1..=10).map(|space| format!("settlement-bonus-{space}")));
    wanted.extend(["1", "2", "3", "4", "5", "6-beta", "6-retail", "7", "8"].map(|n| format!("reward-{n}")));
    let mut groups: Vec<_> = content().fact_list().iter().map(|fact| format!("facts-{}", fact.group)).collect();
    groups.dedup();
    wanted.extend(groups);
    for id in wanted {
        assert!(english.iter().any(|(known, _)| *known == id), "no word for {id}");
    }
}

#[test]
fn the_texts_tell_of_traps_and_walls_what_their_dice_show() {
    let content = content();
    let traps = |result| content.trap_die().iter().filter(|it| it.result == result).count();
    assert_eq!([traps(TrapResult::Match), traps(TrapResult::Always), traps(TrapResult::Never)], [4, 1, 1]);
    let skulls = content.wall_die().iter().filter(|it| it.skull).count();
    let safe = content.wall_die().iter().filter(|it| it.safeguard == 1).count();
    assert_eq!((skulls, safe), (3, 4));
    let english = Lookup::load("en", None).unwrap();
    let text = |id: &str| english.rules.iter().find(|rule| rule.id == id).unwrap().text.as_str();
    assert!(text("ATK-02").contains("(4 of 6 faces)") && text("ATK-02").contains("2, 3, 3 or 4 Followers"));
    assert!(text("ATK-03").contains("(4 of 6 faces)") && text("ATK-03").contains("Three faces have a skull"));
}
