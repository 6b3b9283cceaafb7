//! The component facts: locations, faction boards and Connection cards, as the content files give them.
//!
//! The facts live in `assets/state51/*.toml`, are built into the program, and can be replaced file by file from a content
//! folder. [`Content::load`] checks them, so the accessors here answer without doubt.

pub(super) mod ability;
pub(super) mod bag;
pub(super) mod cost;
mod files;
pub(super) mod kinds;
mod load;
pub(super) mod rule_texts;
mod slots;
#[cfg(test)]
mod tests;
mod words;

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::engine::Facts;
pub(super) use crate::games::files::ContentError;
use crate::games::vocabulary::vocabulary;
use ability::{Ability, Bag, Cost};
use kinds::{Category, Colour, Exchange, Faction, Good, Set, Type};

/// A location by its place in [`Content::locations`]; the same for ever for one content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct LocationId(pub u16);

/// A Connection card by its place in [`Content::connections`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct ConnectionId(pub u8);

/// A location card (SET-07). Its copies are interchangeable.
#[derive(Clone, Debug)]
pub(crate) struct Location {
    pub key: String,
    /// In which sets it is, and how many copies each of them has.
    pub copies: Vec<(Set, u32)>,
    pub category: Category,
    /// Whether opponents may visit it (OPN).
    pub open: bool,
    pub distance: u32,
    pub types: Vec<Type>,
    pub spoils: Bag,
    pub deal: Good,
    pub abilities: Vec<Ability>,
}

/// A faction board (PRO-03, FAC-03, FAC-04, FAC-05, FAC-06).
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub faction: Faction,
    pub makes: Bag,
    /// For each exchange what is paid and what is gained.
    pub exchanges: Vec<(Exchange, Cost, Bag)>,
}

/// A Connection card (CON-04).
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    pub key: String,
    pub colour: Colour,
    pub copies: u32,
    pub cost: Cost,
    pub gain: Bag,
}

#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub locations: Vec<Location>,
    pub boards: Vec<Board>,
    pub connections: Vec<Connection>,
    /// Where the values of every row come from: the locations, then the boards and the Connection cards.
    origins: Vec<Origin>,
    facts: Facts,
}

vocabulary! {
    /// Where a component fact comes from.
    Provenance {
        Rulebook = "rulebook", Deduced = "deduced", ThirdParty = "third-party", Reconstructed = "reconstructed",
    }
}

/// Where the values of one row come from.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    /// The row, such as `card/arena`, `board/mutants` or `connection/thugs`.
    pub id: String,
    pub provenance: Provenance,
    /// How many independent public sources agree.
    pub sources: Option<u32>,
    /// What of the row comes from elsewhere.
    pub except: BTreeMap<String, Provenance>,
    /// What of the row only one public source says.
    pub doubtful: Option<String>,
}

impl Location {
    /// How many copies a set has.
    pub(crate) fn copies_in(&self, set: Set) -> u32 {
        self.copies.iter().find(|it| it.0 == set).map_or(0, |it| it.1)
    }
}

impl Board {
    /// What an exchange of this board takes and gives; they stand in the order of [`Exchange`].
    pub(crate) fn exchange(&self, exchange: Exchange) -> (&Cost, &Bag) {
        let (_, cost, gain) = &self.exchanges[exchange as usize];
        (cost, gain)
    }
}

impl Content {
    pub(crate) fn location(&self, id: LocationId) -> &Location {
        &self.locations[usize::from(id.0)]
    }

    pub(crate) fn connection(&self, id: ConnectionId) -> &Connection {
        &self.connections[usize::from(id.0)]
    }

    /// Every location with its id.
    pub(crate) fn locations(&self) -> impl Iterator<Item = (LocationId, &Location)> {
        (0..).map(LocationId).zip(&self.locations)
    }

    /// Every Connection card with its id.
    pub(crate) fn connections(&self) -> impl Iterator<Item = (ConnectionId, &Connection)> {
        (0..).map(ConnectionId).zip(&self.connections)
    }

    pub(crate) fn board(&self, faction: Faction) -> &Board {
        &self.boards[faction as usize]
    }

    /// The location of a key.
    pub(crate) fn find(&self, key: &str) -> Option<LocationId> {
        self.locations().find(|it| it.1.key == key).map(|it| it.0)
    }

    /// The Connection card of a key.
    pub(crate) fn find_connection(&self, key: &str) -> Option<ConnectionId> {
        self.connections().find(|it| it.1.key == key).map(|it| it.0)
    }

    pub(crate) fn origins(&self) -> &[Origin] {
        &self.origins
    }

    /// All of it, as it is kept beside the games that are opened with it.
    pub(crate) fn facts(&self) -> &Facts {
        &self.facts
    }
}
