//! Content files, as every game has them: the built-in ones, or an operator's in their place, with errors that name the
//! file, the line and the key.

mod locate;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::engine::Facts;

/// Why content could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum ContentError {
    #[error("cannot read {path}: {source}")]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{path} replaces nothing: {game} knows no file of that name")]
    UnknownFile { path: PathBuf, game: &'static str },
    #[error("{game} has no rule texts in the language `{language}`")]
    UnknownLanguage { language: String, game: &'static str },
    #[error("the facts of a game lack {file}: {message}")]
    Facts { file: &'static str, message: String },
    #[error("{file}, line {line}, key `{key}`: {message}")]
    Value { file: String, line: usize, key: String, message: String },
}

/// The component files of a game: their names and what is built in.
pub(super) struct BuiltIn {
    /// The name under which errors speak of the game.
    pub(super) game: &'static str,
    pub(super) files: &'static [(&'static str, &'static str)],
}

/// The rule texts, which a content folder may hold beside the component files.
const OTHERS: [&str; 2] = ["rules.en.toml", "rules.pl.toml"];

/// The component files that a game is loaded from.
pub(super) struct Files(BTreeMap<&'static str, Source>);

impl Files {
    /// The built-in files, or those of the same name in the content folder.
    pub(super) fn load(built_in: &BuiltIn, overrides: Option<&Path>) -> Result<Files, ContentError> {
        if let Some(folder) = overrides {
            let known: Vec<&str> = built_in.files.iter().map(|it| it.0).chain(OTHERS).collect();
            refuse_unknown(folder, built_in.game, &known)?;
        }
        let pick = |(name, text): &(&'static str, &str)| Ok((*name, Source::pick(name, text, overrides)?));
        Ok(Files(built_in.files.iter().map(pick).collect::<Result<_, ContentError>>()?))
    }

    /// The files as they were when these facts were kept. One that did not exist then is the built-in one.
    pub(super) fn of_facts(built_in: &BuiltIn, facts: &Facts) -> Result<Files, ContentError> {
        let kept = |(name, text): &(&'static str, &str)| {
            let text = match facts.file(name) {
                Some(value) => toml::to_string(&value)
                    .map_err(|error| ContentError::Facts { file: name, message: error.to_string() })?,
                None => (*text).to_owned(),
            };
            Ok((*name, Source { file: (*name).to_owned(), text }))
        };
        Ok(Files(built_in.files.iter().map(kept).collect::<Result<_, ContentError>>()?))
    }

    /// The file of this name, which must be one of the game's own.
    pub(super) fn get(&self, name: &str) -> &Source {
        &self.0[name]
    }

    /// What the files say, to be kept beside the games that are opened with them.
    pub(super) fn facts(&self) -> Result<Facts, ContentError> {
        let parsed = self.0.iter().map(|(name, source)| Ok(((*name).to_owned(), source.parse()?)));
        Ok(Facts::new(&Value::Object(parsed.collect::<Result<_, ContentError>>()?)))
    }
}

/// The text of a content file and the name to complain under.
pub(super) struct Source {
    pub(super) file: String,
    pub(super) text: String,
}

impl Source {
    /// A file's own text, or the one of the same name in the content folder.
    pub(super) fn pick(name: &str, built_in: &str, overrides: Option<&Path>) -> Result<Self, ContentError> {
        let path = overrides.map(|folder| folder.join(name)).filter(|path| path.exists());
        let Some(path) = path else {
            return Ok(Self { file: name.to_owned(), text: built_in.to_owned() });
        };
        match std::fs::read_to_string(&path) {
            Ok(text) => Ok(Self { file: path.display().to_string(), text }),
            Err(source) => Err(ContentError::Read { path, source }),
        }
    }

    /// The file as its type; whatever does not fit is named with its line and key.
    pub(super) fn parse<T: DeserializeOwned>(&self) -> Result<T, ContentError> {
        toml::from_str(&self.text).map_err(|error| {
            let span = error.span().unwrap_or(0..self.text.len());
            let mut key = locate::path_at(&self.text, &span);
            if let Some(field) = missing_field(error.message()) {
                let dot = if key.is_empty() { "" } else { "." };
                key = format!("{key}{dot}{field}");
            }
            ContentError::Value {
                file: self.file.clone(),
                line: locate::line(&self.text, span.start),
                key,
                message: error.message().to_owned(),
            }
        })
    }

    /// An error about one key of this file.
    pub(super) fn fault(&self, key: String, message: String) -> ContentError {
        let line = locate::line_of(&self.text, &key);
        ContentError::Value { file: self.file.clone(), line, key, message }
    }
}

/// The field that a "missing field" message names: its place is where it should have been.
fn missing_field(message: &str) -> Option<&str> {
    message.strip_prefix("missing field `")?.split('`').next()
}

/// A file with a misspelt name would be ignored in silence; better to say so.
fn refuse_unknown(folder: &Path, game: &'static str, known: &[&str]) -> Result<(), ContentError> {
    let failed = |source| ContentError::Read { path: folder.to_owned(), source };
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    for path in paths {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.ends_with(".toml") && !known.contains(&name) {
            return Err(ContentError::UnknownFile { path, game });
        }
    }
    Ok(())
}
