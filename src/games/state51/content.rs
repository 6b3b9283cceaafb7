//! The component facts: locations, faction boards and Connection cards, as the content files give them.

use super::ability::{Ability, Bag, Cost};
use super::kinds::{Category, Colour, Exchange, Faction, Good, Set, Type};

/// A location by its place in [`Content::locations`]; the same for ever for one content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct LocationId(pub u16);

/// A Connection card by its place in [`Content::connections`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct ConnectionId(pub u8);

/// A location card (SET-07). Its copies are interchangeable.
#[derive(Clone, Debug)]
pub struct Location {
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

/// A faction board (PRO-03, FAC-03 to FAC-06).
#[derive(Clone, Debug)]
pub struct Board {
    pub faction: Faction,
    pub makes: Bag,
    /// For each exchange what is paid and what is gained.
    pub exchanges: Vec<(Exchange, Cost, Bag)>,
}

/// A Connection card (CON-04).
#[derive(Clone, Debug)]
pub struct Connection {
    pub key: String,
    pub colour: Colour,
    pub copies: u32,
    pub cost: Cost,
    pub gain: Bag,
}

#[derive(Clone, Debug)]
pub struct Content {
    pub locations: Vec<Location>,
    pub boards: Vec<Board>,
    pub connections: Vec<Connection>,
}

impl Content {
    pub fn location(&self, id: LocationId) -> &Location {
        &self.locations[usize::from(id.0)]
    }

    pub fn connection(&self, id: ConnectionId) -> &Connection {
        &self.connections[usize::from(id.0)]
    }

    pub fn board(&self, faction: Faction) -> &Board {
        &self.boards[faction as usize]
    }
}
