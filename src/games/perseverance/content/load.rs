//! Reads the content files: the built-in ones, or an operator's in their place.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use super::files::{Board, Challenges, Dice, Patrols, Rewards, Scoring, Setup};
use super::{Content, DieSpace, check, locate};
use crate::games::perseverance::kinds::{Edition, Zone};

/// The component files, built in.
const BUILT_IN: [(&str, &str); 7] = [
    ("board.toml", include_str!("../../../../assets/perseverance/board.toml")),
    ("dice.toml", include_str!("../../../../assets/perseverance/dice.toml")),
    ("patrols.toml", include_str!("../../../../assets/perseverance/patrols.toml")),
    ("challenges.toml", include_str!("../../../../assets/perseverance/challenges.toml")),
    ("rewards.toml", include_str!("../../../../assets/perseverance/rewards.toml")),
    ("scoring.toml", include_str!("../../../../assets/perseverance/scoring.toml")),
    ("setup.toml", include_str!("../../../../assets/perseverance/setup.toml")),
];

/// Other files that a content folder may hold beside the component files.
const OTHERS: [&str; 2] = ["rules.en.toml", "rules.pl.toml"];

/// Why content could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum ContentError {
    #[error("cannot read {path}: {source}")]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{path} replaces nothing: Perseverance knows no file of that name")]
    UnknownFile { path: PathBuf },
    #[error("Perseverance has no rule texts in the language `{language}`")]
    UnknownLanguage { language: String },
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

impl Content {
    /// Loads and checks all component facts. A file in `overrides` replaces the built-in one of its name.
    pub fn load(overrides: Option<&Path>) -> Result<Self, ContentError> {
        if let Some(folder) = overrides {
            refuse_unknown_files(folder)?;
        }
        let mut sources = BTreeMap::new();
        let mut hash = Sha256::new();
        for (name, built_in) in BUILT_IN {
            let source = Source::pick(name, built_in, overrides)?;
            hash.update(name);
            hash.update(u64::try_from(source.text.len()).unwrap_or(u64::MAX).to_le_bytes());
            hash.update(&source.text);
            sources.insert(name, source);
        }
        let digest: String = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        let board: Board = sources["board.toml"].parse()?;
        let dice: Dice = sources["dice.toml"].parse()?;
        let patrols: Patrols = sources["patrols.toml"].parse()?;
        let challenges: Challenges = sources["challenges.toml"].parse()?;
        let rewards: Rewards = sources["rewards.toml"].parse()?;
        let scoring: Scoring = sources["scoring.toml"].parse()?;
        let setup: Setup = sources["setup.toml"].parse()?;
        let mut content = Self {
            board,
            die_spaces: BTreeMap::new(),
            dice,
            patrols,
            challenges,
            rewards,
            reward_lines: BTreeMap::new(),
            scoring,
            setup,
            digest,
        };
        check::all(&content).map_err(|fault| sources[fault.file].fault(fault.key, fault.message))?;
        content.sort_out();
        Ok(content)
    }

    /// Groups what the rules ask for by Zone and by edition.
    fn sort_out(&mut self) {
        for zone in Zone::ALL {
            let spaces = self.board.die_space.iter().filter(|space| space.effect.zone() == zone);
            self.die_spaces.insert(zone, spaces.cloned().collect::<Vec<DieSpace>>());
        }
        for edition in Edition::ALL {
            let lines = self.rewards.reward.iter().filter(|line| line.editions.contains(&edition));
            let mut lines: Vec<_> = lines.cloned().collect();
            lines.sort_by_key(|line| line.number);
            self.reward_lines.insert(edition, lines);
        }
    }
}

/// A file with a misspelt name would be ignored in silence; better to say so.
fn refuse_unknown_files(folder: &Path) -> Result<(), ContentError> {
    let failed = |source| ContentError::Read { path: folder.to_owned(), source };
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    for path in paths {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let known = BUILT_IN.iter().any(|(file, _)| *file == name) || OTHERS.contains(&name);
        if name.ends_with(".toml") && !known {
            return Err(ContentError::UnknownFile { path });
        }
    }
    Ok(())
}
