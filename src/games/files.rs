//! Content files, as every game has them: the built-in ones, or an operator's in their place, with errors that name the
//! file, the line and the key.

mod locate;

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

/// Why content could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum ContentError {
    #[error("cannot read {path}: {source}")]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{path} replaces nothing: {game} knows no file of that name")]
    UnknownFile { path: PathBuf, game: &'static str },
    #[error("{game} has no rule texts in the language `{language}`")]
    UnknownLanguage { language: String, game: &'static str },
    #[error("{file}, line {line}, key `{key}`: {message}")]
    Value { file: String, line: usize, key: String, message: String },
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

/// Sixteen hex digits that change whenever any of these files does, each given with its name.
pub(super) fn digest<'a>(files: impl IntoIterator<Item = (&'a str, &'a Source)>) -> String {
    let mut hash = Sha256::new();
    for (name, source) in files {
        hash.update(name);
        hash.update(u64::try_from(source.text.len()).unwrap_or(u64::MAX).to_le_bytes());
        hash.update(&source.text);
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// A file with a misspelt name would be ignored in silence; better to say so.
pub(super) fn refuse_unknown(folder: &Path, game: &'static str, known: &[&str]) -> Result<(), ContentError> {
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
