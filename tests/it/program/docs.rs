//! The documents say what the program does: sub-commands, exit codes, settings, and a sentence for every refusal.

use std::collections::BTreeSet;
use std::fs;

use slowboat::engine::{Seat, Text, Words as _};
use slowboat::games::Registry;
use slowboat::words::{Language, Wordbook};

use super::home::{Home, project};

fn read(name: &str) -> String {
    fs::read_to_string(project(name)).unwrap()
}

/// The sub-commands that a help text lists.
fn listed(help: &str) -> Vec<String> {
    let after = help.split("Commands:\n").nth(1).unwrap_or_default();
    let lines = after.lines().take_while(|it| !it.is_empty());
    lines.filter_map(|it| it.split_whitespace().next()).filter(|it| *it != "help").map(str::to_owned).collect()
}

#[test]
fn the_readme_names_sub_commands_that_exist_and_all_of_them() {
    let commands = listed(Home::new().run(&["--help"]).well());
    let readme = read("README.md");
    let mut named = BTreeSet::new();
    for marker in ["slowboat ", "cargo run -- "] {
        for (at, _) in readme.match_indices(marker) {
            let code = readme[..at].ends_with('`') || marker.starts_with("cargo");
            let word = readme[at + marker.len()..].split(|it: char| !it.is_alphanumeric()).next().unwrap_or_default();
            if code && word != "COMMAND" {
                assert!(commands.iter().any(|it| it == word), "README.md names `slowboat {word}`");
                named.insert(word.to_owned());
            }
        }
    }
    let missing: Vec<&String> = commands.iter().filter(|it| !named.contains(*it)).collect();
    assert!(missing.is_empty(), "README.md does not name {missing:?}");
}

#[test]
fn what_is_written_for_hosts_names_settings_and_exit_codes_that_exist() {
    let known = read("config.example.toml");
    let mut named = 0;
    for file in
        ["README.md", "compose.yaml", "compose.scale.yaml", "docs/slowboat.service", "docs/hosting.md", "docs/scale.md"]
    {
        let text = read(file);
        for (at, _) in text.match_indices("SLOWBOAT_") {
            let name: String = text[at..].chars().take_while(|it| it.is_ascii_uppercase() || *it == '_').collect();
            assert!(known.lines().any(|it| it == format!("# Environment: {name}")), "{file} names {name}");
            named += 1;
        }
    }
    assert!(named >= 5, "{named}");
    let readme = read("README.md");
    let codes = readme.split("Exit codes: ").nth(1).unwrap().split("\n\n").next().unwrap();
    let hosting = read("docs/hosting.md");
    let ends = hosting.lines().filter_map(|it| it.strip_prefix("| It ends"));
    let ends: Vec<u8> =
        ends.filter_map(|it| it.split(|it: char| !it.is_ascii_digit()).find_map(|it| it.parse().ok())).collect();
    assert_eq!(ends.len(), 4);
    let unit = read("docs/slowboat.service");
    let kept = unit.lines().find_map(|it| it.strip_prefix("RestartPreventExitStatus=")).unwrap().split(' ');
    for code in ends.iter().map(u8::to_string).chain(kept.map(str::to_owned)) {
        assert!(codes.split([',', ' ', '\n', '.']).any(|it| it == code), "there is no exit code {code}");
    }
}

#[test]
fn the_readme_names_exactly_the_exit_codes_there_are() {
    let source = read("src/program/exit.rs");
    let mut codes: BTreeSet<u8> = source
        .lines()
        .filter_map(|it| {
            it.strip_prefix("pub(super) const ")?.split_once("u8 = ")?.1.trim_end_matches(';').parse().ok()
        })
        .collect();
    codes.insert(0);
    let readme = read("README.md");
    let list = readme.split("Exit codes: ").nth(1).unwrap().split("\n\n").next().unwrap();
    let named: BTreeSet<u8> = list.split([',', ' ', '\n', '.']).filter_map(|it| it.parse().ok()).collect();
    assert_eq!(named, codes);
}

#[test]
fn the_readme_names_exactly_the_permissions_of_the_link() {
    let readme = read("README.md");
    let bits = [
        ("View Channels", 10),
        ("Send Messages", 11),
        ("Embed Links", 14),
        ("Attach Files", 15),
        ("Read Message History", 16),
        ("Send Messages in Threads", 38),
    ];
    let table = readme.split("| Permission").nth(1).unwrap().split("\n\n").next().unwrap();
    let rows = table.lines().filter(|it| it.starts_with("| "));
    let named: Vec<&str> = rows.flat_map(|it| it.split('|').nth(1).unwrap().trim().split(", ")).collect();
    let number = named.iter().map(|name| {
        let bit = bits.iter().find(|it| it.0 == *name).unwrap_or_else(|| panic!("what is {name}?")).1;
        1_u64 << bit
    });
    assert_eq!(number.sum::<u64>(), slowboat::discord::invite_permissions());
}

/// Every option and argument of every sub-command has a sentence of its own.
#[test]
fn help_explains_everything() {
    let home = Home::new();
    let mut pages: Vec<Vec<String>> = vec![Vec::new()];
    let mut count = 0;
    while let Some(page) = pages.pop() {
        let args: Vec<&str> = page.iter().map(String::as_str).chain(["--help"]).collect();
        let done = home.run(&args);
        let help = done.well();
        assert!(help.lines().next().unwrap().split(' ').count() > 2, "{help}");
        let lines: Vec<&str> = help.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let is_entry = line.starts_with("  ") && line.trim_start().starts_with(['-', '<']);
            if is_entry {
                let next = lines.get(at + 1).map_or("", |it| it.trim());
                let text = line.trim().split("  ").last().unwrap().trim();
                let said = if text == line.trim() { next } else { text };
                let bare = said.starts_with('[') || said.starts_with('-') || said.split(' ').count() < 2;
                assert!(!bare, "slowboat {}: nothing is said of `{}`", page.join(" "), line.trim());
                count += 1;
            }
        }
        pages.extend(listed(help).into_iter().map(|it| [&page[..], &[it]].concat()));
    }
    assert!(count > 40, "{count} options");
    let version = home.run(&["--version"]);
    assert_eq!(version.well().trim(), format!("slowboat {}", env!("CARGO_PKG_VERSION")));
}

/// Every message that the host can refuse with is a sentence in both languages.
#[test]
fn every_refusal_of_the_host_is_a_sentence() {
    let mut ids = BTreeSet::new();
    let folders = ["src/host", "src/host/robots"].map(|it| fs::read_dir(project(it)).unwrap());
    for entry in folders.into_iter().flatten() {
        // Folders are named above.
        let Ok(text) = fs::read_to_string(entry.unwrap().path()) else { continue };
        for part in text.split("\"host-").skip(1) {
            let id = part.split('"').next().unwrap();
            if !id.contains('{') {
                ids.insert(format!("host-{id}"));
            }
        }
        // The reasons for which a game is paused are made of their codes.
        let codes = text.split("fn code(self)").nth(1).unwrap_or_default().split("\n    }\n").next().unwrap();
        ids.extend(codes.split("=> \"").skip(1).map(|it| format!("host-why-{}", it.split('"').next().unwrap())));
    }
    assert!(ids.len() > 30 && ids.contains("host-why-drift"), "{ids:?}");
    let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
    for language in Language::ALL {
        let words = book.common(language).plain(vec!["Ania".to_owned(), "Ben".to_owned()]);
        for id in &ids {
            let seats: Vec<Text> = vec![Text::new("host-seat").with("seat", Seat(1))];
            let mut text = Text::new(id.clone()).with("seat", Seat(0)).with("waiting", seats);
            for number in ["at", "room", "have", "need", "most", "count"] {
                text = text.with(number, 2);
            }
            for inner in
                ["when", "why", "ask", "text", "key", "value", "code", "rule", "game", "games", "names", "link"]
            {
                text = text.with(inner, Text::new("host-ended"));
            }
            let said = words.say(&text);
            let is_sentence = said.contains(' ') || id == "host-seat";
            assert!(is_sentence && !said.contains(['{', '}']) && !said.contains(id), "{id} in {language:?}: {said}");
        }
    }
}

/// `SLOWBOAT_…` in the documents is a setting.
#[test]
fn settings_in_the_documents_exist() {
    let example = read("config.example.toml");
    for name in [
        "README.md",
        "Dockerfile",
        "compose.yaml",
        "compose.scale.yaml",
        "docs/scale.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/hosting.md",
        "docs/slowboat.service",
    ] {
        let text = read(name);
        for (at, _) in text.match_indices("SLOWBOAT_") {
            let variable = text[at..].split(|it: char| !(it.is_alphanumeric() || it == '_')).next().unwrap();
            if variable.contains("__") {
                assert!(example.contains(&format!("Environment: {variable}\n")), "{name} names {variable}");
            }
        }
    }
}
