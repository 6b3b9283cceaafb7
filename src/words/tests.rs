//! Both languages say the same things, and say them well.

use super::check::{differences, outline};
use super::*;
use crate::engine::{Arg, Clause};

fn speech(language: Language) -> Speech {
    let names = vec!["Anna".to_owned(), "*Bartek*".to_owned(), "Ćma".to_owned()];
    Wordbook::load(&Registry::of(Vec::new())).unwrap().common(language).markdown(&names)
}

#[test]
fn the_common_messages_are_the_same_in_both_languages() {
    let found = differences(Language::En.common(), Language::Pl.common());
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_messages_of_every_game_are_the_same_in_both_languages() {
    let registry = Registry::load(None).unwrap();
    Wordbook::load(&registry).unwrap();
    for game in registry.games() {
        let (en, pl) = (game.messages("en").unwrap_or_default(), game.messages("pl").unwrap_or_default());
        let found = differences(&en, &pl);
        assert!(found.is_empty(), "{}: {found:#?}", game.card().id);
    }
}

/// Every message that the code names is there.
#[test]
fn every_message_that_is_used_exists() {
    let known = outline(Language::En.common()).unwrap();
    let mut used = 0;
    for folder in ["src/discord", "src/discord/commands", "src/host"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|it| it != "rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for id in text.split('"').skip(1).step_by(2) {
                let ours = ["bot-", "host-", "cmd-"].iter().any(|it| id.starts_with(it) && id.len() > it.len());
                let plain = id.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-');
                if ours && plain && !id.ends_with('-') {
                    used += 1;
                    assert!(known.contains_key(id), "{id} in {}", path.display());
                }
            }
        }
    }
    assert!(used > 100, "only {used} messages were found: the search is broken");
}

#[test]
fn an_outline_finds_messages_attributes_and_variables() {
    let text = "# note = x\na = { $one } and\n    { $two }\n    .short = { $three ->\n        [one] { $four }\n       *[other] x = y\n    }\nb = c\n";
    let outline = outline(text).unwrap();
    let list: Vec<String> = outline.iter().map(|(id, variables)| format!("{id} {variables:?}")).collect();
    assert_eq!(list, [r#"a {"one", "two"}"#, r#"a.short {"four", "three"}"#, "b {}"]);
    assert_eq!(differences("a = { $x }", "a = { $y }\nb = c").len(), 2);
}

#[test]
fn polish_counts_as_poles_do() {
    let words = speech(Language::Pl);
    let full = |room: i64| words.say(&Text::new("host-full").with("room", room));
    assert_eq!(full(2), "Wszystkie 2 miejsca są zajęte.");
    assert_eq!(full(5), "Wszystkie 5 miejsc jest zajętych.");
    for (few, room) in [(true, 3), (false, 12), (true, 22), (false, 112)] {
        assert_eq!(full(room).contains("miejsca"), few, "{room}");
    }
}

#[test]
fn a_number_below_zero_has_a_minus_and_still_counts() {
    let say = |language, points: i32| {
        speech(language).say(&Text::new("bot-score").with("seat", Seat(0)).with("points", points))
    };
    for language in Language::ALL {
        let [low, high] = [say(language, -12), say(language, 12)];
        assert_eq!((low.contains("−12"), low.replace('−', "")), (true, high), "{low}");
    }
}

#[test]
fn names_and_lists_are_put_in() {
    let seats: Vec<Text> = (0..3).map(|it| Text::new("host-seat").with("seat", Seat(it))).collect();
    let text = Text::new("host-not-your-turn").with("waiting", seats);
    assert_eq!(
        speech(Language::En).say(&text),
        r"You have nothing to decide right now. Waiting for Anna, \*Bartek\* and Ćma."
    );
    assert!(speech(Language::Pl).say(&text).ends_with(r"Ruch: Anna, \*Bartek\* i Ćma."));
    assert_eq!(speech(Language::En).names([Seat(0), Seat(2)]), "Anna and Ćma");
}

#[test]
fn a_missing_message_shows_its_id() {
    assert_eq!(speech(Language::En).say(&Text::new("no-such-thing").with("n", Arg::Number(1))), "[no-such-thing]");
    assert_eq!(speech(Language::En).maybe("no-such-thing"), None);
}

#[test]
fn a_name_cannot_format_a_message() {
    assert_eq!(escape("**a**\n`b` <@1>"), r"\*\*a\*\*\`b\` \<\@1\>");
    assert_eq!(escape(&"x".repeat(100)).len(), 48);
}

#[test]
fn locales_find_their_language() {
    for (locale, language) in [("pl", Language::Pl), ("en-GB", Language::En), ("de", Language::En), ("", Language::En)]
    {
        assert_eq!(Language::of_locale(locale), language);
    }
}

/// Where a menu has no room for all, what ranks lower is left out, and what is shorter may still find room.
#[test]
fn clauses_are_said_by_rank_as_far_as_there_is_room() {
    let words = speech(Language::En);
    let clause = |rank, letter: &str, n| Clause::new(rank, Text::new("list").with("what", Arg::Word(letter.repeat(n))));
    let said = |clauses| words.say(&Text::of_clauses(clauses));
    assert_eq!(said(vec![clause(2, "a", 3), clause(0, "b", 2), clause(1, "c", 1)]), "aaa; bb; c");
    // 40 + 2 + 58 = 100, and there is no room for one more.
    let full = [clause(2, "a", 3), clause(0, "b", 40), clause(1, "c", 58)];
    assert_eq!(said(full.to_vec()).chars().count(), 100);
    assert!(!said(full.to_vec()).contains('a'));
    assert!(
        said(vec![clause(1, "c", 59), clause(2, "a", 3), clause(0, "b", 40)])
            .ends_with("aaa; bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb")
    );
    // What is always said is said, however long.
    assert_eq!(said(vec![clause(0, "a", 90), clause(0, "b", 20), clause(1, "c", 1)]).chars().count(), 112);
}
