//! What every content file is checked with: faults name their file, their line, their row and the word that is wrong.

use std::collections::BTreeSet;

use super::kinds::Resource;
use super::{ContentError, Resources};
use crate::games::card_words::Slot;
use crate::games::files::Source;

/// The key of a wrong value in its row, and what is wrong.
pub(super) type Fault = (String, String);

/// A list of rows in a file.
pub(super) struct Rows<'s> {
    pub(super) source: &'s Source,
    /// The key of the list.
    pub(super) list: &'static str,
    /// What a row of it is called.
    pub(super) what: &'static str,
}

impl Rows<'_> {
    /// A fault in a row, with its place in the file and the name of the row.
    pub(super) fn complain(&self, index: usize, name: &str, (key, message): Fault) -> ContentError {
        let key = format!("{}[{}].{key}", self.list, index + 1);
        self.source.fault(key, format!("{} `{name}`: {message}", self.what))
    }

    /// A fault of the list as a whole.
    pub(super) fn refuse<T>(&self, message: impl Into<String>) -> Result<T, ContentError> {
        Err(self.source.fault(self.list.to_owned(), message.into()))
    }

    /// There must be exactly so many rows.
    pub(super) fn count(&self, found: usize, wanted: usize) -> Result<(), ContentError> {
        match found == wanted {
            true => Ok(()),
            false => self.refuse(format!("there are {found} of what there must be {wanted}: {}", self.what)),
        }
    }
}

/// Gives a fault of a word its key.
pub(super) fn at<T>(key: impl Into<String>, read: Result<T, String>) -> Result<T, Fault> {
    read.map_err(|message| (key.into(), message))
}

pub(super) fn refuse<T>(key: &str, message: impl Into<String>) -> Result<T, Fault> {
    Err((key.to_owned(), message.into()))
}

/// Keys stand in records and message ids, so they are lower-case words and numbers with hyphens, each once.
pub(super) fn new_key(key: &str, seen: &mut BTreeSet<String>) -> Result<(), Fault> {
    let fits = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit();
    let word = |it: &str| !it.is_empty() && it.bytes().all(fits);
    if !key.split('-').all(word) {
        return refuse("key", format!("`{key}` is not lower-case words with hyphens"));
    }
    if !seen.insert(key.to_owned()) {
        return refuse("key", format!("`{key}` is given twice"));
    }
    Ok(())
}

/// `2 clay 1 stone`.
pub(super) fn resources(text: &str) -> Result<Resources, String> {
    let mut resources = Resources::default();
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.chunks(2) {
        let [n, word] = pair else { return Err(format!("`{text}` is no list of numbers with resources")) };
        let of = <Resource as Slot>::read(word)?;
        let held = &mut resources[of as usize];
        match n.parse() {
            // Two levels of a site and two boats show no more (PRD-01, PRD-03).
            Ok(n @ 1..=4) if *held == 0 => *held = n,
            Ok(1..=4) => return Err(format!("`{word}` is given twice")),
            _ => return Err(format!("`{n}` is no number from 1 to 4")),
        }
    }
    Ok(resources)
}
