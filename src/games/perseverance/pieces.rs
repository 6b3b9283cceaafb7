//! The pieces of the game: dice, Soldiers, Leaders, Traps, and whose they are.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use super::kinds::{Dino, Icon, Officer, SoldierKind, Zone};
use crate::engine::Seat;

/// Traps in a player's supply, by type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stock {
    pub trampler: usize,
    pub raptor: usize,
}

impl Stock {
    pub fn of(&mut self, kind: Dino) -> &mut usize {
        match kind {
            Dino::Trampler => &mut self.trampler,
            Dino::Raptor => &mut self.raptor,
        }
    }

    pub fn total(self) -> usize {
        self.trampler + self.raptor
    }

    pub fn kinds(self) -> impl Iterator<Item = Dino> {
        [(self.trampler, Dino::Trampler), (self.raptor, Dino::Raptor)]
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(_, kind)| kind)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeaderAt {
    PlayerBoard,
    Community(Zone),
    Defense(Zone),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Soldiers {
    pub light: usize,
    pub heavy: usize,
}

impl Soldiers {
    pub fn total(self) -> usize {
        self.light + self.heavy
    }

    pub fn count(self, kind: SoldierKind) -> usize {
        match kind {
            SoldierKind::Light => self.light,
            SoldierKind::Heavy => self.heavy,
        }
    }

    pub fn of(&mut self, kind: SoldierKind) -> &mut usize {
        match kind {
            SoldierKind::Light => &mut self.light,
            SoldierKind::Heavy => &mut self.heavy,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatrolRun {
    pub card: usize,
    /// 1 or 2.
    pub stage: usize,
    pub soldiers: Soldiers,
}

/// Whose piece it is, where Dissenters may have pieces too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Owner {
    Seat(Seat),
    Dissenters,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DieOwner {
    Neutral,
    Seat(Seat),
    Dissenters,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Die {
    pub owner: DieOwner,
    pub icon: Icon,
}

impl Die {
    /// A word such as `neutral-innovator`; dice that look the same share it.
    pub fn key(self) -> String {
        let owner = match self.owner {
            DieOwner::Neutral => "neutral".to_owned(),
            DieOwner::Seat(seat) => seat.letter().to_ascii_lowercase().to_string(),
            DieOwner::Dissenters => "dissenter".to_owned(),
        };
        format!("{owner}-{}", self.icon.key())
    }
}

/// A Trap on the board; its type is public once it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trap {
    pub owner: Seat,
    pub shown: Option<Dino>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defender {
    pub owner: Seat,
    pub who: Fighter,
    pub fallen: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fighter {
    Soldier(SoldierKind),
    Leader,
}

/// A Soldier space: the Zone, the row (0 is the first, nearest to the Walls) and the column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    pub zone: Zone,
    pub row: usize,
    pub col: usize,
}

impl Space {
    pub fn key(self) -> String {
        format!("{}/c{}-r{}", self.zone.key(), self.col + 1, self.row + 1)
    }
}

/// An Officer with the Influence on the tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Council {
    pub officer: Officer,
    /// The cubes on the spaces, from the left.
    pub row: Vec<Owner>,
    /// The cubes that were moved to the pool of the Officer.
    pub pool: BTreeMap<Owner, usize>,
}

impl Council {
    pub fn cubes(&self, owner: Owner) -> usize {
        self.row.iter().filter(|it| **it == owner).count() + self.pool.get(&owner).copied().unwrap_or(0)
    }
}

/// One value for each Zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerZone<T>([T; 4]);

impl<T> PerZone<T> {
    pub fn new(make: impl FnMut(Zone) -> T) -> PerZone<T> {
        PerZone(Zone::ALL.map(make))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Zone, &T)> {
        Zone::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Zone> for PerZone<T> {
    type Output = T;
    fn index(&self, zone: Zone) -> &T {
        &self.0[zone as usize]
    }
}

impl<T> IndexMut<Zone> for PerZone<T> {
    fn index_mut(&mut self, zone: Zone) -> &mut T {
        &mut self.0[zone as usize]
    }
}
