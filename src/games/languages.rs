//! What a game has once for each language: files of messages, rule texts.

/// The languages that every game speaks, the first being the one to fall back on.
pub const LANGUAGES: [&str; 2] = ["en", "pl"];

/// One text for each of [`LANGUAGES`].
pub(super) type Translated = [&'static str; LANGUAGES.len()];

/// A game's messages in a language, all its files together.
pub(super) fn messages(files: &[Translated], language: &str) -> Option<String> {
    let at = LANGUAGES.iter().position(|it| *it == language)?;
    Some(files.iter().map(|it| it[at]).collect::<Vec<_>>().join("\n"))
}

/// What there is in a language; in the first one if the language is unknown.
pub(super) fn in_language<'a, T>(all: &'a [T; LANGUAGES.len()], language: &str) -> &'a T {
    let at = LANGUAGES.iter().position(|it| *it == language);
    &all[at.unwrap_or(0)]
}
