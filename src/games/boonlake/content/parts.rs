//! The component facts by their kinds, as the rules read them.

use std::collections::BTreeMap;

use super::kinds::{ActionTile, Group, Kind, Lock, Provenance, Region, Side, Stack, Track};
use super::words::{Condition, Effect, Gain, Goal, Ongoing, Plot};

/// A project card by its place in [`Content::cards`]; the same for ever for one content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct CardId(pub u16);

/// A scoring tile by its place in [`Content::scoring`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct ScoringId(pub u8);

/// A landscape tile with plots by its place in [`Content::tiles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct TileId(pub u8);

/// A space of the map, counted from 0; people count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct SpaceId(pub u8);

/// A space of the river by its place in [`Content::river`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct RiverId(pub u8);

/// A solo token by its place in [`Content::tokens`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct TokenId(pub u8);

/// So much of each resource, in the order of [`Resource`].
pub(crate) type Resources = [u8; 4];

/// A project card (CRD).
#[derive(Clone, Debug)]
pub(crate) struct ProjectCard {
    pub key: String,
    /// Counted from 1, as it is printed in lists.
    pub number: u32,
    pub group: Group,
    pub coins: u32,
    pub vases: u32,
    pub resources: Resources,
    pub text: CardText,
    pub vp: i32,
}

/// What a card does, and when (CRD-04).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CardText {
    Now(Effect),
    Ongoing(Ongoing),
    End(Goal),
}

/// A scoring tile: a special project above (PRJ), a condition below (INT-06).
#[derive(Clone, Debug)]
pub(crate) struct ScoringTile {
    pub key: String,
    pub coins: u32,
    pub resources: Resources,
    pub vp: i32,
    pub track: Track,
    pub condition: Condition,
    /// What is asked for in each interim scoring, the higher number first.
    pub values: [(u32, u32); 4],
}

/// A space of the map (SET-02).
#[derive(Clone, Debug)]
pub(crate) struct Space {
    pub region: Region,
    /// Where it is drawn.
    pub x: u32,
    pub y: u32,
    /// Joined by a bridge (INT-06).
    pub bridge: bool,
    /// The kind of start tile that may lie there (SET-03).
    pub start: Option<u8>,
    pub bonus: Vec<Gain>,
    /// Whatever is adjacent, bridges and fords included (EXP-05).
    pub near: Vec<SpaceId>,
    pub bridges: Vec<SpaceId>,
    pub fords: Vec<SpaceId>,
}

/// A region of the map (REG-01, SOL-11).
#[derive(Clone, Debug)]
pub(crate) struct RegionFacts {
    pub reward: Gain,
    /// What the Grey Eminence takes in its place.
    pub eminence: i32,
}

/// A landscape tile that is no pasture; the upper plot comes first (DEV-02).
#[derive(Clone, Debug)]
pub(crate) struct Land {
    pub key: String,
    pub stack: Stack,
    pub plots: Vec<Plot>,
}

/// A space of the river (SHP).
#[derive(Clone, Debug)]
pub(crate) struct RiverSpace {
    pub key: String,
    pub port: bool,
    pub bonus: Vec<Gain>,
    /// The space after it in the first and in the second round.
    pub next: [Option<RiverId>; 2],
    /// The lock on the way there.
    pub lock: Option<Lock>,
}

/// A recess of a player board (ROW).
#[derive(Clone, Debug)]
pub(crate) struct Recess {
    pub row: u8,
    pub income: Vec<Gain>,
    pub vp: i32,
    /// How many more inhabitants the piece costs (UPG-04, CAT-04).
    pub fee: u8,
}

/// A lever slot (MOD-02).
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeverFacts {
    pub row: u8,
    pub coins: u32,
}

/// A space of an income track: what it gives, and what is gained when the marker comes there (SYM-06).
#[derive(Clone, Debug)]
pub(crate) struct TrackSpace {
    pub gain: u32,
    pub vp: i32,
    pub crossed: Vec<Gain>,
}

/// A solo token (SOL-02).
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub key: String,
    pub side: Side,
    pub actions: Vec<ActionTile>,
    /// In the order of [`kinds::Corner`].
    pub corners: [SpaceId; 4],
}

/// What a row of the action board gives and costs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionRow {
    pub steps: u32,
    pub vp: i32,
}

/// What everybody begins with (SET-06, SET-07, SET-12).
#[derive(Clone, Debug)]
pub(crate) struct SetUp {
    pub coins: Vec<u32>,
    pub solo_coins: u32,
    pub cards: usize,
    pub ranch: u8,
    pub supply: u8,
}

/// What the Grey Eminence gains in a scoring (SOL-18).
#[derive(Clone, Debug)]
pub(crate) struct EminenceIncome {
    pub houses: Vec<i32>,
    pub settlements: Vec<i32>,
    pub cattle: Vec<i32>,
    pub cactus: Vec<i32>,
}

impl EminenceIncome {
    /// What the next piece of a kind adds to what the last emptied recess brings; nothing where none is left.
    pub(crate) fn next_piece(&self, kind: Kind, left: u8) -> Option<i32> {
        let list = match kind {
            Kind::House => &self.houses,
            Kind::Settlement => &self.settlements,
            Kind::Cattle => &self.cattle,
            Kind::Inhabitant => return None,
        };
        let emptied = list.len().checked_sub(usize::from(left))?;
        let now = emptied.checked_sub(1).and_then(|it| list.get(it)).copied().unwrap_or_default();
        list.get(emptied).map(|it| it - now)
    }

    /// What a space of the cactus track brings.
    pub(crate) fn cactus_points(&self, space: usize) -> i32 {
        self.cactus.get(space).copied().unwrap_or_default()
    }

    /// Where so many steps from a space lead: those past the end are lost (SOL-19).
    pub(crate) fn cactus_after(&self, space: usize, steps: usize) -> usize {
        (space + steps).min(self.cactus.len().saturating_sub(1))
    }

    /// The first space from one on that brings more.
    pub(crate) fn next_cactus(&self, space: usize) -> Option<usize> {
        let now = self.cactus_points(space);
        (space..self.cactus.len()).find(|it| self.cactus_points(*it) > now)
    }
}

/// Where the values of one row come from.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    /// The row, such as `card/forge` or `space/12`.
    pub id: String,
    pub provenance: Provenance,
    /// What of the row comes from elsewhere.
    pub except: BTreeMap<String, Provenance>,
}

impl SpaceId {
    /// As people count.
    pub(crate) fn number(self) -> u32 {
        u32::from(self.0) + 1
    }
}
