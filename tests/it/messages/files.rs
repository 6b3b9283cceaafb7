//! The files of messages and the sources that speak, read as text.

use std::collections::BTreeSet;
use std::path::Path;

fn word(text: &str) -> String {
    text.chars().take_while(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || *it == '-').collect()
}

/// The rule code: every source of a game but the component facts and the tests.
pub fn sources(game: &str) -> Vec<(String, String)> {
    fn read(folder: &Path, found: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                if !["content", "scene"].contains(&name.as_str()) && !name.starts_with("tests") {
                    read(&path, found);
                }
            } else if name.ends_with(".rs") {
                found.push((name, std::fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut found = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(game), &mut found);
    found
}

/// The ids that a source names, with the arguments given where the message is made on the spot.
pub fn uses(source: &str) -> Vec<(String, Option<BTreeSet<String>>)> {
    let mut found = Vec::new();
    for (start, prefix) in [("Text::new(\"", ""), ("Ask::new(\"", "ask-")] {
        for (at, _) in source.match_indices(start) {
            let rest = &source[at + start.len()..];
            let id = rest.split('"').next().unwrap();
            let after = rest.split_once(')').unwrap().1;
            // Something that has a name may be given more further on; random games show whether it is.
            let statement = source[..at].rsplit([';', '{', '}']).next().unwrap_or_default();
            let is_whole = !statement.trim_start().starts_with("let ");
            found.push((format!("{prefix}{id}"), is_whole.then(|| arguments(after))));
        }
    }
    // Ids that are chosen first and said later.
    for literal in source.split('"').skip(1).step_by(2) {
        let known = ["note-", "why-", "offer-", "group-", "board-", "amount-", "bonus-", "part-"];
        let plain = literal.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-');
        if plain && known.iter().any(|it| literal.starts_with(it)) {
            found.push((literal.to_owned(), None));
        }
    }
    found
}

/// The names in a chain of `.with("name", …)` that begins here.
fn arguments(mut text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    while let Some(rest) = text.trim_start().strip_prefix(".with(\"") {
        names.insert(word(rest));
        let mut depth = 1;
        let end = rest.char_indices().find(|(_, letter)| {
            depth += i32::from(*letter == '(') - i32::from(*letter == ')');
            depth == 0
        });
        text = &rest[end.unwrap().0 + 1..];
    }
    names
}
