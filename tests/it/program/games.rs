//! What needs no chat: random games, pictures, proofs, and the slash commands.

use std::fs;

use serde_json::Value;

use super::home::{Home, project};

const GAME: [&str; 2] = ["--game", "perseverance"];

fn with<'a>(command: &'a str, rest: &[&'a str]) -> Vec<&'a str> {
    [&[command], &GAME[..], rest].concat()
}

#[test]
fn fuzz_prints_one_line_with_all_counts() {
    let home = Home::new();
    let options = ["--games", "3", "--seed", "5", "--players", "3", "--edition", "beta-2020"];
    let done = home.run(&with("fuzz", &options));
    assert_eq!(done.well().lines().count(), 1);
    let line: Value = serde_json::from_str(done.out.trim()).unwrap();
    assert_eq!((&line["game"], &line["games"]), (&"perseverance".into(), &3.into()));
    for key in ["crashes", "dead_ends", "runaways", "view_leaks", "replay_mismatches"] {
        assert_eq!(line[key], 0, "{key}");
    }
    for key in ["decisions", "games_per_s", "decisions_per_s"] {
        assert!(line[key].as_f64().unwrap() > 0.0, "{key}");
    }
    let again: Value = serde_json::from_str(home.run(&with("fuzz", &options)).well().trim()).unwrap();
    assert_eq!(again["decisions"], line["decisions"], "the same seed plays the same games");
}

#[test]
fn what_there_is_not_is_answered_with_what_there_is() {
    let home = Home::new();
    for command in ["fuzz", "render"] {
        let out: &[&str] = if command == "render" { &["--text"] } else { &[] };
        home.run(&[&[command, "--game", "chess"], out].concat()).failed(2, &["chess", "perseverance"]);
        for (option, words) in [
            (["--edition", "first"], &["first", "retail-2021", "beta-2020"][..]),
            (["--players", "5"], &["2 to 4 players"]),
            (["--option", "weather=rain"], &["weather", "abilities", "set-up"]),
            (["--option", "set-up=none"], &["none", "random", "first-game"]),
            (["--option", "weather"], &["key=value"]),
        ] {
            home.run(&with(command, &[&option, out].concat())).failed(2, words);
        }
    }
    for (options, words) in [
        (&["--text", "--viewer", "C"][..], &["A, B"][..]),
        (&["--text", "--viewer", "everybody"], &["public"]),
        (&["--text", "--lang", "de"], &["en", "pl"]),
        (&["--text", "--part", "cellar"], &["overview", "zone-military", "player-a", "assembly"]),
        (&["--text", "--width", "0"], &["--width"]),
        (&[], &["--out"]),
    ] {
        home.run(&with("render", options)).failed(2, words);
    }
    home.run(&with("render", &["--out", "/nonexistent/board.png"])).failed(73, &["/nonexistent/board.png"]);
    home.run(&["sail"]).failed(2, &["sail"]);
}

#[test]
fn a_game_is_called_by_its_slash_command_or_by_its_id() {
    let home = Home::new();
    let text = |game: &str| {
        let done = home.run(&["render", "--game", game, "--answers", "5", "--text"]);
        done.well();
        done.out
    };
    let by_command = text("51state");
    assert_eq!(by_command, text("state51"));
    assert!(by_command.contains("Main deck"), "{by_command}");
    home.run(&["fuzz", "--game", "chess"]).failed(2, &["51state"]);
}

#[test]
fn render_draws_for_everybody_in_both_languages() {
    let home = Home::new();
    let mut pictures = Vec::new();
    for (name, options) in [
        ("public.png", &[][..]),
        ("seat.png", &["--viewer", "b"]),
        ("since.png", &["--since", "20"]),
        ("polish.png", &["--lang", "pl"]),
        ("zone.png", &["--part", "zone-military"]),
        ("wide.png", &["--part", "zone-military", "--width", "900"]),
    ] {
        let file = home.path(name);
        let all = [&["--answers", "40", "--players", "3", "--out", file.to_str().unwrap()][..], options].concat();
        let said = home.run(&with("render", &all));
        assert!(said.well().contains("40 answers"), "{}", said.out);
        let bytes = fs::read(&file).unwrap();
        let picture = image::load_from_memory_with_format(&bytes, image::ImageFormat::Png).unwrap();
        pictures.push((picture.width(), bytes));
    }
    let [public, seat, since, polish, zone, wide] = &pictures[..] else { panic!("six pictures") };
    assert_eq!((public.0, wide.0), (1600, 900));
    assert_ne!(public.1, polish.1);
    assert_ne!(public.1, since.1);
    assert_ne!(public.1, zone.1);
    assert_eq!(public.0, seat.0);

    let text = |options: &[&str]| home.run(&with("render", &[&["--answers", "40", "--text"], options].concat())).out;
    let (english, polish) = (text(&[]), text(&["--lang", "pl"]));
    assert!(english.lines().count() > 10 && polish.lines().count() > 10, "{english}");
    assert_ne!(english, polish);
    assert!(english.contains("Ania"), "{english}");
    text(&["--out", home.path("board.txt").to_str().unwrap()]);
    assert_eq!(fs::read_to_string(home.path("board.txt")).unwrap(), english);
}

#[test]
fn verify_proves_a_record_and_finds_every_change() {
    let home = Home::new();
    let log = project("tests/logs/perseverance/retail-2021-2p.log");
    let text = fs::read_to_string(&log).unwrap();
    let done = home.run(&["verify", log.to_str().unwrap()]);
    let commitment = done.well().lines().next().unwrap().rsplit(' ').next().unwrap().to_owned();
    let scores = text.lines().last().unwrap().strip_prefix("# scores: ").unwrap();
    let scores = scores.split(';').next().unwrap();
    assert!(done.out.contains(&format!("Scores: {scores}; won by")), "{}", done.out);
    let promised = home.run(&["verify", log.to_str().unwrap(), "--rolls", "--commitment", &commitment.to_uppercase()]);
    assert!(promised.well().contains("It is the one"), "{}", promised.out);
    assert!(promised.out.lines().count() > 40, "every roll is listed: {}", promised.out);
    let broken = ["verify", log.to_str().unwrap(), "--commitment", &"0".repeat(64)];
    home.run(&broken).failed(1, &["not the one that was promised"]);

    let verify = |text: &str| {
        let file = home.write("changed.log", text);
        home.run(&["verify", file.to_str().unwrap()])
    };
    let seed = text.lines().find(|it| it.starts_with("seed: ")).unwrap();
    let flipped = format!("{}{}", &seed[..seed.len() - 1], if seed.ends_with('0') { '1' } else { '0' });
    verify(&text.replace(seed, &flipped)).failed(1, &["does not follow from the rules"]);
    let answer = text.lines().find(|it| it.contains(" leader ")).unwrap();
    for other in ["A leader adelita", "B leader phoenix", "A leader nobody", "A nothing phoenix"] {
        verify(&text.replacen(answer, other, 1)).failed(1, &["does not follow from the rules"]);
    }
    verify(&format!("{text}A leader phoenix\n")).failed(1, &["1 too many"]);
    let shorter: String = text.lines().take(60).map(|it| format!("{it}\n")).collect();
    assert!(verify(&shorter).well().contains("not over"));
    let first = text.lines().position(|it| it == "A leader phoenix").unwrap() + 1;
    let line = format!("line {first} ");
    for (from, to, word) in [
        ("seats: 2", "seats: 1", "2 to 4 players"),
        ("seats: 2", "seats: 0", "2 to 4 players"),
        ("seats: 2", "seats: many", "seats"),
        ("edition: retail-2021", "edition: other", "other"),
        ("option set-up: random", "option set-up: other", "set-up"),
        ("rules: 1", "rules: 99", "99"),
        ("game: perseverance", "game: chess", "chess"),
        ("content: ", "content: 0", "component facts"),
        ("seed: ", "seed: x", "seed"),
        ("A leader phoenix", "A leader", line.as_str()),
    ] {
        assert!(text.contains(from), "{from}");
        verify(&text.replacen(from, to, 1)).failed(65, &["changed.log", word]);
    }
    home.run(&["verify", "/nonexistent.log"]).failed(65, &["/nonexistent.log"]);
}

#[test]
fn commands_keep_to_the_limits_of_the_chat() {
    let home = Home::new();
    let commands: Vec<Value> = serde_json::from_str(home.run(&["commands"]).well()).unwrap();
    assert!((5..=100).contains(&commands.len()));
    let mut seen = 0;
    for command in &commands {
        assert!(longest(command) <= 8000, "{} is too long", command["name"]);
        seen += check(command);
    }
    assert!(seen > 30, "{seen} commands and options");
}

/// What Discord counts of a command: names, descriptions and values, each in its longest language.
fn longest(thing: &Value) -> usize {
    let of = |key: &str| {
        let local = thing[format!("{key}_localizations")].as_object().into_iter().flat_map(|it| it.values());
        local.chain([&thing[key]]).filter_map(Value::as_str).map(|it| it.chars().count()).max().unwrap_or(0)
    };
    let inner = ["options", "choices"].iter().flat_map(|it| thing[it].as_array().into_iter().flatten());
    let value = thing["value"].as_str().map_or(0, |it| it.chars().count());
    of("name") + of("description") + value + inner.map(longest).sum::<usize>()
}

/// Checks a command or option and everything in it, and counts them.
fn check(thing: &Value) -> usize {
    let texts = |key: &str| -> Vec<String> {
        let local = thing[format!("{key}_localizations")].as_object().into_iter().flat_map(|it| it.values());
        local.chain([&thing[key]]).filter_map(Value::as_str).map(str::to_owned).collect()
    };
    for name in texts("name") {
        let letters = name.chars().all(|it| (it.is_alphanumeric() && !it.is_uppercase()) || it == '-' || it == '_');
        assert!((1..=32).contains(&name.chars().count()) && letters, "{name}");
    }
    for about in texts("description") {
        assert!((1..=100).contains(&about.chars().count()), "{about}");
    }
    let languages = thing["description_localizations"].as_object().unwrap();
    for locale in ["en-US", "en-GB", "pl"] {
        assert!(languages.contains_key(locale), "{} has no {locale}", thing["name"]);
    }
    let options: Vec<&Value> = thing["options"].as_array().into_iter().flatten().collect();
    let choices: Vec<&Value> = thing["choices"].as_array().into_iter().flatten().collect();
    assert!(options.len() <= 25 && choices.len() <= 25, "{}", thing["name"]);
    for choice in choices {
        assert!((1..=100).contains(&choice["name"].as_str().unwrap().chars().count()), "{choice}");
    }
    let mut names: Vec<&str> = options.iter().filter_map(|it| it["name"].as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), options.len(), "{}", thing["name"]);
    1 + options.into_iter().map(check).sum::<usize>()
}

/// `slowboat commands | head -1` must not end in a complaint.
#[test]
fn a_reader_that_stops_reading_is_no_failure() {
    let home = Home::new();
    let mut command = home.command(&["commands"]);
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}
