//! Holds two files of messages to the same ids and the same variables. For the tests of words and of games.

use std::collections::{BTreeMap, BTreeSet};

/// Every message of a Fluent text with the variables that it uses. Attributes count as messages of their own.
pub fn outline(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut message = String::new();
    let mut current = String::new();
    for line in text.lines().filter(|it| !it.trim_start().starts_with('#')) {
        let inner = line.trim_start();
        let head = line.split_once('=').map(|it| it.0.trim());
        if inner.len() == line.len()
            && let Some(id) = head.filter(|it| !it.is_empty() && !it.contains(['{', ' ']))
        {
            message = id.to_owned();
            current = id.to_owned();
            messages.entry(current.clone()).or_default();
        } else if let Some(attribute) = head.filter(|_| inner.starts_with('.')) {
            current = format!("{message}{attribute}");
            messages.entry(current.clone()).or_default();
        }
        for piece in line.split('$').skip(1) {
            let name: String =
                piece.chars().take_while(|it| it.is_ascii_alphanumeric() || "-_".contains(*it)).collect();
            messages.entry(current.clone()).or_default().insert(name);
        }
    }
    messages
}

/// What one text has and the other has not, a line each; empty if both fit together.
pub fn differences(one: &str, other: &str) -> Vec<String> {
    let (one, other) = (outline(one), outline(other));
    let ids: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    let mut found = Vec::new();
    for id in ids {
        match (one.get(id), other.get(id)) {
            (Some(left), Some(right)) if left == right => {}
            (Some(left), Some(right)) => found.push(format!("`{id}` uses {left:?} and {right:?}")),
            (Some(_), None) => found.push(format!("`{id}` is missing in the second")),
            (None, _) => found.push(format!("`{id}` is missing in the first")),
        }
    }
    found
}
