//! Panels and commands, held to the limits of Discord.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::custom_id::{Action, Chosen, Press};
use super::decision::{Asked, At, Purpose};
use crate::engine::{Arg, Ask, Card, Decision, Form, Offer, OptionKind, OptionSpec, Seat, Text, Who};
use crate::games::Registry;
use crate::host::{ChannelId, GameId, Level, Matter, Motion, Person, Phase, Place, Table, Tempo, UserId};
use crate::words::{Language, Speech, Wordbook};

fn words(language: Language) -> Speech {
    Wordbook::load(&Registry::of(Vec::new())).unwrap().common(language).nobody()
}

fn decision(form: Form) -> Decision {
    Decision { who: Who::Seat(Seat(0)), ask: Ask::new("x", "X-1"), form, secret: false }
}

fn offers(count: usize, groups: usize) -> Vec<Offer> {
    let offer = |it: usize| {
        let offer = Offer::new(format!("key-{it}"), "yes");
        if groups > 0 { offer.under(format!("group-{}", it % groups), "no") } else { offer }
    };
    (0..count).map(offer).collect()
}

fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |it| it.chars().count())
}

/// What the documentation says of components.
fn check_rows(rows: &[Value]) {
    assert!(rows.len() <= 5, "{} rows", rows.len());
    let mut ids = std::collections::BTreeSet::new();
    for row in rows {
        let parts = row["components"].as_array().unwrap();
        assert!(!parts.is_empty() && parts.len() <= 5);
        for part in parts {
            assert!((1..=100).contains(&length(&part["custom_id"])), "{part}");
            assert!(ids.insert(part["custom_id"].to_string()), "twice: {part}");
            assert!(Press::parse(part["custom_id"].as_str().unwrap()).is_some(), "{part}");
            if part["type"] == json!(2) {
                assert!((1..=80).contains(&length(&part["label"])), "{part}");
                continue;
            }
            assert_eq!(parts.len(), 1);
            let options = part["options"].as_array().unwrap();
            assert!((1..=25).contains(&options.len()));
            let (min, max) = (part["min_values"].as_u64().unwrap(), part["max_values"].as_u64().unwrap());
            assert!(min <= max && max >= 1 && max as usize <= options.len());
            assert!(options.iter().filter(|it| it["default"] == json!(true)).count() <= max as usize);
            assert!(length(&part["placeholder"]) <= 150);
            let mut values = std::collections::BTreeSet::new();
            for option in options {
                assert!((1..=100).contains(&length(&option["label"])), "{option}");
                assert!((1..=100).contains(&length(&option["value"])), "{option}");
                assert!(values.insert(option["value"].to_string()), "twice: {option}");
                if !option["description"].is_null() {
                    assert!((1..=100).contains(&length(&option["description"])), "{option}");
                }
            }
        }
    }
}

fn rows(form: Form, at: &At) -> Vec<Value> {
    let decision = decision(form);
    let asked = Asked { game: i64::MAX, token: "abcd1234", decision: &decision, to: Purpose::Answer };
    let mut rows = Vec::new();
    for language in Language::ALL {
        rows = asked.rows(at, &words(language)).into_iter().map(|it| json!(it)).collect();
        check_rows(&rows);
    }
    rows
}

#[test]
fn nothing_more_stands_last_and_apart() {
    let mut some = offers(3, 0);
    some.push(Offer::new("done", "done"));
    let rows = rows(Form::One(some), &At::Top);
    let styles: Vec<u64> =
        rows[0]["components"].as_array().unwrap().iter().map(|it| it["style"].as_u64().unwrap()).collect();
    assert_eq!(styles, [1, 1, 1, 2]);
}

#[test]
fn a_group_says_what_is_in_it() {
    let offer = |it: usize| {
        let label = Text::new("bot-page").with("page", it + 1).with("pages", 60);
        let group = ["yes", "no", "bot-none"][it % 3];
        let offer = Offer::new(format!("key-{it}"), label).under("all", "bot-rules").under(group, group);
        // One group has groups of its own, of which there is only one.
        if it % 3 == 2 { offer.under("inner", "bot-board") } else { offer }
    };
    let offers: Vec<Offer> = (0..60).map(offer).collect();
    let rows = rows(Form::One(offers), &At::Top);
    let entries = rows[0]["components"][0]["options"].as_array().unwrap();
    let described: Vec<&str> = entries.iter().map(|it| it["description"].as_str().unwrap()).collect();
    assert_eq!(described.len(), 3, "{described:?}");
    assert!(described[0].starts_with("Strona 1 z 60 · Strona 4 z 60 · "), "{described:?}");
    assert!(described[0].contains(" · i jeszcze ") && described[0].chars().count() > 70, "{described:?}");
    assert!(described[2].starts_with("Strona 3 z 60 · "), "the only group inside is opened: {described:?}");
    // Where all of it fits, nothing more is spoken of.
    let few = |it: usize| {
        let label = Text::new("bot-page").with("page", it % 3).with("pages", 9);
        Offer::new(format!("key-{it}"), label).under(format!("group-{}", it / 3), "yes")
    };
    let rows = self::rows(Form::One((0..30).map(few).collect()), &At::Top);
    let first = &rows[0]["components"][0]["options"][0];
    assert_eq!(first["description"], "Strona 0 z 9 · Strona 1 z 9 · Strona 2 z 9");
    // What all of it brings stands before it.
    let about = |it: usize| {
        let mut offer = few(it);
        offer.path[0].about = Some("bot-over".into());
        offer
    };
    let rows = self::rows(Form::One((0..30).map(about).collect()), &At::Top);
    let first = rows[0]["components"][0]["options"][0]["description"].as_str().unwrap();
    assert!(first.starts_with("Gra skończona. · Strona 0 z 9 · ") && first.chars().count() <= 100, "{first}");
    // Beside it a list that leaves out more than it names is no help.
    let many = |it: usize| {
        let label = Text::new("bot-page").with("page", it % 15).with("pages", 99);
        let mut offer = Offer::new(format!("key-{it}"), label).under(format!("group-{}", it / 15), "yes");
        offer.path[0].about = Some("bot-over".into());
        offer
    };
    let rows = self::rows(Form::One((0..60).map(many).collect()), &At::Top);
    assert_eq!(rows[0]["components"][0]["options"][0]["description"], "Gra skończona.");
}

#[test]
fn a_panel_of_any_size_fits_the_chat() {
    for count in [1, 5, 6, 25, 26, 300, 2000] {
        for groups in [0, 1, 3, 40] {
            let offers = offers(count, groups);
            let rows = rows(Form::One(offers.clone()), &At::Top);
            let buttons = rows[0]["components"][0]["type"] == json!(2);
            assert_eq!(buttons, count <= 5, "{count}");
            for (min, max) in [(0, 1), (1, 1), (0, count), (1, count.min(7)), (count, count)] {
                self::rows(Form::Some { offers: offers.clone(), min, max }, &At::Top);
                let pages = Chosen { page: count / 25, picked: (0..count).step_by(7).collect() };
                self::rows(Form::Some { offers: offers.clone(), min, max }, &At::Page(pages));
            }
        }
    }
    for (min, max) in [(0, 1), (0, 4), (0, 5), (1, 25), (0, 25), (0, 1_000_000), (i64::MIN, i64::MAX), (-3, 3)] {
        rows(Form::Number { min, max }, &At::Top);
    }
}

#[test]
fn long_keys_and_labels_fit_too() {
    let long = "k".repeat(300);
    for count in [2, 20, 200] {
        let offers: Vec<Offer> = (0..count)
            .map(|it| {
                Offer::new(format!("{long}{it}"), "bot-old-button").under(format!("{long}{}", it % 9), "bot-help")
            })
            .collect();
        rows(Form::One(offers.clone()), &At::Top);
        rows(Form::Some { offers, min: 0, max: 2 }, &At::Top);
    }
}

#[test]
fn what_was_picked_on_one_page_stays_on_the_next() {
    let decision = decision(Form::Some { offers: offers(60, 0), min: 0, max: 9 });
    let asked = Asked { game: 7, token: "abcd1234", decision: &decision, to: Purpose::Answer };
    let (first, whole) = asked.toggled(&Chosen::default(), &[3, 1]);
    assert_eq!((first.picked.clone(), whole), (vec![1, 3], true));
    let (second, _) = asked.toggled(&Chosen { page: 1, ..first }, &[30]);
    assert_eq!(second.picked, [1, 3, 30]);
    let (again, _) = asked.toggled(&Chosen { page: 0, ..second }, &[]);
    assert_eq!(again.picked, [30]);
    let rows: Vec<Value> = asked.rows(&At::Page(again), &words(Language::En)).into_iter().map(|it| json!(it)).collect();
    let done = Press::parse(rows[1]["components"][2]["custom_id"].as_str().unwrap()).unwrap();
    assert_eq!(done.act, Action::Done(Chosen { page: 0, picked: vec![30] }));
}

#[test]
fn a_selection_that_is_too_long_to_carry_is_cut_and_said_so() {
    let decision = decision(Form::Some { offers: offers(2000, 0), min: 0, max: 2000 });
    let asked = Asked { game: i64::MAX, token: "abcd1234", decision: &decision, to: Purpose::Answer };
    let many: Vec<usize> = (0..2000).step_by(10).collect();
    let (kept, whole) = asked.toggled(&Chosen { page: 0, picked: many }, &[0]);
    assert!(!whole && kept.picked.len() > 20, "{}", kept.picked.len());
    check_rows(&asked.rows(&At::Page(kept), &words(Language::En)).into_iter().map(|it| json!(it)).collect::<Vec<_>>());
}

/// What the documentation says of commands, with the localisation that is the longest.
fn check_command(command: &Value, depth: usize) -> usize {
    let named = |it: &str| {
        let fits = |it: char| it.is_alphanumeric() || matches!(it, '-' | '_' | '\'');
        (1..=32).contains(&it.chars().count()) && it.chars().all(fits) && it.to_lowercase() == it
    };
    let all = |key: &str| -> Vec<String> {
        let locales = command[format!("{key}_localizations")].as_object().cloned().unwrap_or_default();
        let mut all: Vec<String> = locales.values().filter_map(|it| it.as_str().map(str::to_owned)).collect();
        all.extend(command[key].as_str().map(str::to_owned));
        all
    };
    for name in all("name") {
        assert!(named(&name), "{name}");
    }
    for description in all("description") {
        assert!((1..=100).contains(&description.chars().count()), "{description}");
    }
    let most = |key: &str| all(key).iter().map(|it| it.chars().count()).max().unwrap_or(0);
    let mut size = most("name") + most("description");
    let options = command["options"].as_array().cloned().unwrap_or_default();
    assert!(options.len() <= 25 && depth <= 2);
    let mut names = std::collections::BTreeSet::new();
    let mut optional = false;
    for option in &options {
        assert!(names.insert(option["name"].to_string()));
        let required = option["required"] == json!(true);
        assert!(!(optional && required), "required options come first");
        optional |= !required && option["type"] != json!(1);
        size += check_command(option, depth + 1);
        let choices = option["choices"].as_array().cloned().unwrap_or_default();
        assert!(choices.len() <= 25);
        for choice in choices {
            assert!((1..=100).contains(&length(&choice["name"])));
            assert!((1..=100).contains(&length(&choice["value"])), "a word: {choice}");
            size += length(&choice["name"]) + length(&choice["value"]);
        }
    }
    size
}

#[test]
fn the_commands_fit_the_chat() {
    let registry = Registry::load(None).unwrap();
    let words = Wordbook::load(&registry).unwrap();
    let commands = super::commands_json(&registry, &words);
    let commands = commands.as_array().unwrap();
    assert!(commands.len() >= 10 && commands.len() <= 100);
    for command in commands {
        let size = check_command(command, 0);
        assert!(size <= 8000, "{size} characters");
        for locale in ["en-US", "en-GB", "pl"] {
            assert!(length(&command["name_localizations"][locale]) > 0, "{command}");
            assert!(length(&command["description_localizations"][locale]) > 0, "{command}");
        }
    }
    let language = commands.iter().find(|it| it["name"] == json!("language")).unwrap();
    assert_eq!(language["options"][0]["options"][0]["choices"][2]["value"], json!("pl"));
}

/// Every command with its sub-commands, and `name:` of every option, as people of this locale see them.
fn named(commands: &Value, locale: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let name = |it: &Value| it["name_localizations"][locale].as_str().or(it["name"].as_str()).unwrap().to_owned();
    let options = |it: &Value| it["options"].as_array().cloned().unwrap_or_default();
    let (mut paths, mut fields) = (BTreeSet::new(), BTreeSet::new());
    for command in commands.as_array().unwrap() {
        for option in options(command) {
            if option["type"] == json!(1) {
                paths.insert(format!("{} {}", name(command), name(&option)));
                fields.extend(options(&option).iter().map(name));
            } else {
                fields.insert(name(&option));
            }
        }
        paths.insert(name(command));
    }
    (paths, fields)
}

#[test]
fn the_help_names_every_command_and_nothing_names_one_that_there_is_not() {
    let registry = Registry::load(None).unwrap();
    let words = Wordbook::load(&registry).unwrap();
    let commands = super::commands_json(&registry, &words);
    for (language, messages) in [
        (Language::En, include_str!("../../assets/i18n/bot.en.ftl")),
        (Language::Pl, include_str!("../../assets/i18n/bot.pl.ftl")),
    ] {
        let (paths, fields) = named(&commands, language.locales()[0]);
        let help = super::commands::help(&registry, &words, language);
        let mut told = BTreeSet::new();
        for (line, code) in help.lines().chain(messages.lines()).flat_map(|line| code(line).map(move |it| (line, it))) {
            if let Some(command) = code.strip_prefix('/').filter(|it| !it.starts_with('{')) {
                let (path, rest): (Vec<&str>, Vec<&str>) = command.split(' ').partition(|it| !it.contains(':'));
                // Where an option is given, its value may have spaces.
                let known = (1..=path.len()).rev().map(|it| path[..it].join(" ")).find(|it| paths.contains(it));
                assert!(known.is_some() && (rest.len() == 1 || known.as_deref() == Some(&path.join(" "))), "{line}");
                told.extend(help.contains(code).then(|| path.join(" ")));
            } else if let Some((field, _)) = code.split_once(':') {
                assert!(fields.contains(field), "there is no option {field}: {line}");
            }
        }
        let word = |id| self::words(language).word(id);
        let (game, new, help) = (word("cmd-game-name"), word("cmd-new-name"), word("cmd-help-name"));
        let groups: BTreeSet<&str> = paths.iter().filter_map(|it| it.split_once(' ')).map(|it| it.0).collect();
        for path in &paths {
            let wanted = match path.split_once(' ') {
                Some((head, sub)) => head == game || sub == new,
                None => !groups.contains(path.as_str()) && *path != help,
            };
            assert!(told.contains(path) || !wanted, "the help does not tell of /{path}");
        }
    }
}

/// What stands between backticks.
fn code(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

#[test]
fn a_detail_stands_below_a_menu_entry_beside_a_suggestion_and_in_the_text_above_buttons() {
    let words = words(Language::En);
    let detailed =
        |count| offers(count, 0).into_iter().map(|it| Offer { detail: Some("bot-none".into()), ..it }).collect();
    let said = crate::engine::Words::say(&words, &"bot-none".into());
    let few = decision(Form::One(detailed(3)));
    let many = decision(Form::One(detailed(9)));
    let asked = Asked { game: 1, token: "ABCDEFGH", decision: &many, to: Purpose::Answer };
    let rows = serde_json::to_value(asked.rows(&At::Top, &words)).unwrap();
    let options = rows[0]["components"][0]["options"].as_array().unwrap();
    assert!(options.iter().all(|it| it["description"] == json!(said)), "{options:?}");
    assert!(super::decision::details(&many.form, &words).is_empty(), "the menu says it");
    // Where not all of its groups fit, an entry is named with the nearest of them.
    let long = |letter: &str| Text::new("bot-menu-more").with("list", Arg::Word(letter.repeat(60))).with("count", 1);
    let grouped = (0..4).map(|it| {
        let offer = Offer { detail: Some("bot-none".into()), ..Offer::new(format!("key-{it}"), "yes") };
        offer.under(format!("outer-{}", it % 2), long("o")).under(format!("inner-{it}"), long("i"))
    });
    let grouped = decision(Form::One(grouped.collect()));
    let asked = Asked { game: 1, token: "ABCDEFGH", decision: &grouped, to: Purpose::Answer };
    let rows = serde_json::to_value(asked.rows(&At::Top, &words)).unwrap();
    let labels: Vec<&str> =
        rows[0]["components"][0]["options"].as_array().unwrap().iter().filter_map(|it| it["label"].as_str()).collect();
    assert!(labels.len() == 4 && labels.iter().all(|it| it.starts_with("ii") && it.contains(" › ")), "{labels:?}");
    assert_eq!(super::decision::details(&few.form, &words).len(), 3);
    // What is said of a group stands above a menu that has none.
    let group = |about: Option<&'static str>, key: &str| crate::engine::Group {
        key: key.to_owned(),
        label: "bot-board".into(),
        about: about.map(Into::into),
        sorts: false,
    };
    let grouped = offers(9, 0).into_iter().enumerate().map(|(at, it)| {
        let group = if at % 2 == 0 { group(Some("bot-none"), "dear") } else { group(None, "plain") };
        Offer { path: vec![group], ..it }
    });
    let grouped = Form::One(grouped.collect());
    assert_eq!(super::decision::details(&grouped, &words), [format!("- **Board**: {said}")]);
    // And above those of buttons, which lead past it.
    let below: Vec<Offer> = detailed(2);
    let below = below.into_iter().map(|it| Offer { path: vec![group(Some("bot-none"), "dear")], ..it });
    let lines = super::decision::details(&Form::One(below.collect()), &words);
    assert_eq!((lines.len(), &lines[0]), (3, &format!("- **Board**: {said}")));
    assert!(lines[1..].iter().all(|it| it.starts_with("  - **") && !it.contains('›')), "below it: {lines:?}");
    // What is not of it does not stand below it.
    let mixed: Vec<Offer> = detailed(3);
    let mixed = mixed.into_iter().enumerate().map(|(at, it)| {
        let path = if at == 1 { Vec::new() } else { vec![group(Some("bot-none"), "dear")] };
        Offer { path, ..it }
    });
    let lines = super::decision::details(&Form::One(mixed.collect()), &words);
    let nested: Vec<bool> = lines.iter().map(|it| it.starts_with("  ")).collect();
    assert_eq!((nested, &lines[0]), (vec![false, true, true, false], &format!("- **Board**: {said}")));
    let open = crate::host::Open { decision: few, token: "ABCDEFGH".to_owned(), proposal: None, until: None };
    assert!(super::search::suggest(&open, "", &words).iter().all(|it| it.name.contains(&said)));
}

/// A table for so many at which so many sit.
fn table(people: u64, room: u8, phase: Phase) -> Table {
    let person = |it: u64| Person { user: UserId(it), name: format!("Player {it}") };
    Table {
        id: GameId(1),
        code: "ABCDEF".to_owned(),
        game: "duel".to_owned(),
        rules: 1,
        edition: "first".to_owned(),
        options: BTreeMap::new(),
        place: Place { guild: None, channel: ChannelId(1) },
        phase,
        why: None,
        people: (1..=people).map(person).collect(),
        robots: BTreeMap::new(),
        room,
        creator: UserId(1),
        commitment: String::new(),
        n: 0,
        known: 0,
        active: Vec::new(),
        team: None,
        motions: Vec::new(),
        gathering: Default::default(),
        tempo: Tempo::None,
        flags: BTreeMap::new(),
        absent: Vec::new(),
        outcome: None,
        seed: None,
        opened_at: 0,
        ended_at: None,
    }
}

#[test]
fn what_is_moved_is_told_with_who_is_to_be_heard_and_can_be_answered_below() {
    let motion = |matter: Matter, token: &str| Motion {
        matter,
        wanted: vec![Seat(0)],
        opposed: Vec::new(),
        silent: vec![Seat(1), Seat(2)],
        lacking: 2,
        reveals: false,
        until: None,
        carries: false,
        token: token.to_owned(),
    };
    let back =
        Motion { reveals: true, until: Some(5_000), ..motion(Matter::TakeBack { at: 3, by: Seat(0) }, "MABCDEFG2") };
    let robot = Matter::StandIn { whom: Seat(3), level: Level::Keen };
    let motions = vec![
        motion(Matter::Concede, "MABCDEFG0"),
        Motion { lacking: 1, ..motion(robot, "MABCDEFG1") },
        motion(Matter::RenewFacts, "MABCDEFG3"),
        back,
    ];
    let wanted = Table { motions, known: 5, ..table(4, 4, Phase::Running) };
    let lines = super::motions::lines(&words(Language::En), &wanted).join("\n");
    for said in [
        "🏳️ A would end the game here. 2 more have to agree.\n-# Not heard yet: B and C.\n",
        "A would let a robot play for D. One more has to agree. If D answers, no robot comes.",
        "A would play on with the newest component facts. 2 more have to agree.",
        "A asks to take back the last 2 answers. All have to agree; so far: A. Whoever plays on says no.\n-# What was rolled",
        "-# Not heard yet: B and C. Otherwise it falls <t:5:R>.",
    ] {
        assert!(lines.contains(said), "{said:?} in {lines}");
    }
    let over = Table { phase: Phase::Over, ..wanted.clone() };
    assert!(super::motions::lines(&words(Language::En), &over).is_empty());
}

#[test]
fn only_options_that_can_matter_with_those_who_may_play_are_shown() {
    let card = Card {
        id: "duel",
        command: "duel",
        seats: 1..=4,
        editions: &["first"],
        rules: 1,
        options: vec![
            OptionSpec { key: "rival", kind: OptionKind::PickFor(1..=1, &["weak", "strong"]) },
            OptionSpec { key: "order", kind: OptionKind::PickFor(2..=4, &["free", "seats"]) },
            OptionSpec { key: "fog", kind: OptionKind::Flag },
        ],
        verbs: &[],
        passes: &[],
        beside: &[],
        together: false,
    };
    let shown = |people, room, phase| {
        let settings = super::lobby::settings(&card, &table(people, room, phase));
        settings.into_iter().map(|it| it.key).collect::<Vec<_>>().join(" ")
    };
    // Alone at a table for four: friends may come, and the game may begin without them.
    assert_eq!(shown(1, 4, Phase::Lobby), "seats tempo starts experience spoken rival order fog");
    assert_eq!(shown(1, 1, Phase::Lobby), "seats rival fog");
    assert_eq!(shown(2, 4, Phase::Lobby), "seats tempo starts experience spoken order fog");
    assert_eq!(shown(1, 4, Phase::Running), "seats rival fog");
    // Where all play together, one alone has nobody to wait for.
    let together = Card { together: true, options: Vec::new(), ..card.clone() };
    let keys = |people, room| {
        let settings = super::lobby::settings(&together, &table(people, room, Phase::Lobby));
        settings.iter().any(|it| it.key == Card::DELIBERATION)
    };
    assert_eq!([keys(1, 1), keys(1, 4), keys(2, 2)], [false, true, true]);
}
