//! Patterns: how a word is written, literally but for its slots (`steal $n basic`, `if $condition {$then}`).

use super::Read;

/// How a text compares with a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scan<'t> {
    Fits(Slots<'t>),
    /// It begins alike, but this part of the pattern is missing.
    Lacks(&'static str),
    Other,
}

/// What stands in the slots of a pattern, by their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slots<'t>(Vec<(&'static str, &'t str)>);

impl<'t> Slots<'t> {
    pub(crate) fn get(&self, name: &str) -> Read<&'t str> {
        let found = self.0.iter().find(|it| it.0 == name);
        found.map(|it| it.1).ok_or_else(|| format!("the pattern of this word has no slot `{name}`"))
    }
}

/// A pattern from its first slot on, as slots with the literal text after each.
fn parts(pattern: &'static str) -> (&'static str, Vec<(&'static str, &'static str)>) {
    let mut pieces = pattern.split('$');
    let first = pieces.next().unwrap_or_default();
    let part = |piece: &'static str| {
        let end = piece.find(|it: char| !it.is_ascii_lowercase() && it != '_').unwrap_or(piece.len());
        piece.split_at(end)
    };
    (first, pieces.map(part).collect())
}

/// The names of a pattern's slots.
#[cfg(test)]
pub(super) fn slots(pattern: &'static str) -> impl Iterator<Item = &'static str> {
    parts(pattern).1.into_iter().map(|it| it.0)
}

/// Compares a text with a pattern. A slot ends where the text after it begins, but never inside braces that opened in it.
pub(crate) fn scan<'t>(pattern: &'static str, text: &'t str) -> Scan<'t> {
    let (first, parts) = parts(pattern);
    let Some(mut rest) = text.trim().strip_prefix(first) else { return Scan::Other };
    let mut slots = Vec::new();
    for (at, (name, after)) in parts.iter().enumerate() {
        let last = at + 1 == parts.len();
        let end = match (last, after.is_empty()) {
            (true, true) => Some(rest.len()),
            (true, false) => rest.strip_suffix(after).map(str::len),
            _ => outside_braces(rest, after),
        };
        // Only a text that has begun like the word is a word written badly.
        let Some(end) = end else { return if first.is_empty() { Scan::Other } else { Scan::Lacks(after) } };
        slots.push((*name, rest[..end].trim()));
        rest = &rest[end + after.len()..];
    }
    if rest.is_empty() { Scan::Fits(Slots(slots)) } else { Scan::Other }
}

/// Where `part` stands in a text for the first time, not counting what lies in braces.
fn outside_braces(text: &str, part: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, letter) in text.char_indices() {
        if depth == 0 && text[at..].starts_with(part) {
            return Some(at);
        }
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}
