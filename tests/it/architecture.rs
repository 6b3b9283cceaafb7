//! Who may know whom, and what every file owes its reader. A broken line here is a change of the design: change
//! ARCHITECTURE.md with it.

use std::fs;
use std::path::{Path, PathBuf};

/// Words that may not stand in a folder's code.
const FORBIDDEN: &[(&str, &[&str])] = &[
    (
        "src/engine",
        &[
            "serenity",
            "poise",
            "sqlx",
            "tokio",
            "std::fs",
            "std::time",
            "HashMap",
            "f32",
            "crate::games",
            "crate::host",
        ],
    ),
    (
        "src/games",
        &["serenity", "poise", "sqlx", "tokio", "std::time", "HashMap", "Stop::", "crate::host", "crate::store"],
    ),
    ("src/scene", &["serenity", "sqlx", "tokio", "crate::engine", "crate::games", "crate::host"]),
    ("src/store", &["serenity", "poise", "crate::discord", "crate::scene"]),
    ("src/host", &["serenity", "poise", "sqlx", "crate::discord", "crate::scene", "crate::sandbox"]),
    ("src/words", &["serenity", "poise", "sqlx", "tokio"]),
    ("src/discord", &["sqlx", "crate::store", "crate::sandbox"]),
    ("src/sandbox", &["serenity::", "poise", "sqlx", "crate::host", "crate::discord", "crate::games"]),
];

/// What serves every game and knows none.
const GAMELESS: &[&str] =
    &["src/engine", "src/scene", "src/store", "src/host", "src/words", "src/discord", "src/sandbox"];

#[test]
fn whatever_serves_every_game_names_none() {
    let registry = slowboat::games::Registry::load(None).unwrap();
    let names: Vec<&str> = registry.games().flat_map(|it| [it.card().id, it.card().command]).collect();
    assert!(names.contains(&"perseverance") && names.contains(&"51state"), "{names:?}");
    let files = GAMELESS.iter().flat_map(|it| files(Path::new(it), &["rs", "js", "html"]));
    let mut named = Vec::new();
    for path in files.filter(|it| !is_test(it)) {
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate().filter(|it| !it.1.trim_start().starts_with("//")) {
            let line = line.to_lowercase();
            named.extend(
                names
                    .iter()
                    .filter(|it| line.contains(**it))
                    .map(|it| format!("{}:{}: {it}", path.display(), number + 1)),
            );
        }
    }
    assert!(named.is_empty(), "{}", named.join("\n"));
}

#[test]
fn layers_do_not_reach_up() {
    let mut broken = Vec::new();
    for (folder, words) in FORBIDDEN {
        for path in rust_files(Path::new(folder)) {
            if is_test(&path) {
                continue;
            }
            // The sandbox keeps its own world in a file of its own: the bot's store must not know of it.
            let keeps = path.starts_with("src/sandbox/keep");
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            for (number, line) in code.lines().enumerate().filter(|it| !it.1.trim_start().starts_with("//")) {
                for word in words.iter().filter(|it| line.contains(**it) && !(keeps && **it == "sqlx")) {
                    broken.push(format!("{}:{}: `{word}` may not appear under {folder}", path.display(), number + 1));
                }
            }
        }
    }
    assert!(broken.is_empty(), "\n{}\n", broken.join("\n"));
}

#[test]
fn every_file_is_short_and_says_what_it_is_for() {
    let mut broken = Vec::new();
    for path in rust_files(Path::new("src")).into_iter().chain(rust_files(Path::new("tests"))) {
        let text = fs::read_to_string(&path).unwrap();
        if !text.starts_with("//!") {
            broken.push(format!("{}: no //! sentence at the top", path.display()));
        }
        let is_rule = path.starts_with("src/games") && !is_test(&path) && !path.to_string_lossy().contains("scene");
        let limit = if is_rule { 300 } else { 500 };
        if text.lines().count() > limit {
            broken.push(format!("{}: {} lines, more than {limit}", path.display(), text.lines().count()));
        }
        for word in ["todo!(", "unimplemented!(", "unsafe {", "FIXME"] {
            if text.contains(word) && !path.ends_with("architecture.rs") {
                broken.push(format!("{}: {word}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "\n{}\n", broken.join("\n"));
}

fn is_test(path: &Path) -> bool {
    let text = path.to_string_lossy();
    text.contains("tests") || path.file_stem().is_some_and(|it| it.to_string_lossy().contains("test"))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    files(folder, &["rs"])
}

/// The files below a folder whose names end so.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path.extension().is_some_and(|it| endings.iter().any(|ending| it == *ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}
