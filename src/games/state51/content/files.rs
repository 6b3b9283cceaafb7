//! The rows of the content files as they are written, before their words are read.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Provenance;
use super::kinds::{Colour, Faction, Set};

/// `cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cards {
    pub(super) card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub(super) key: String,
    pub(super) copies: BTreeMap<Set, u32>,
    pub(super) category: String,
    pub(super) distance: u32,
    pub(super) types: Vec<String>,
    pub(super) spoils: String,
    pub(super) deal: String,
    pub(super) abilities: Vec<String>,
    pub(super) provenance: Provenance,
    pub(super) sources: Option<u32>,
    #[serde(default)]
    pub(super) except: BTreeMap<String, Provenance>,
    pub(super) doubtful: Option<String>,
}

/// `boards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Boards {
    pub(super) board: Vec<BoardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardRow {
    pub(super) faction: Faction,
    pub(super) makes: String,
    pub(super) grey: String,
    pub(super) red: String,
    pub(super) blue: String,
    pub(super) provenance: Provenance,
    pub(super) sources: Option<u32>,
    #[serde(default)]
    pub(super) except: BTreeMap<String, Provenance>,
    pub(super) doubtful: Option<String>,
}

/// `connections.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Connections {
    pub(super) connection: Vec<ConnectionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConnectionRow {
    pub(super) key: String,
    pub(super) colour: Colour,
    pub(super) copies: u32,
    pub(super) play: String,
    pub(super) provenance: Provenance,
    pub(super) sources: Option<u32>,
    #[serde(default)]
    pub(super) except: BTreeMap<String, Provenance>,
    pub(super) doubtful: Option<String>,
}
