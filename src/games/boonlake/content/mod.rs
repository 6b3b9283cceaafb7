//! The component facts: river, map, tiles, boards and cards, as the content files give them.
//!
//! The facts live in `assets/boonlake/*.toml`, are built into the program, and can be replaced file by file from a content
//! folder. [`Content::load`] checks them, so the accessors here answer without doubt.

mod check;
mod files;
pub(super) mod goods;
pub(super) mod kinds;
mod load;
mod load_boards;
pub(super) mod signs;
mod slots;
#[cfg(test)]
mod tests;
pub(super) mod words;

use std::collections::BTreeMap;

use crate::engine::Facts;
pub(super) use crate::games::files::ContentError;
use kinds::{ActionTile, Group, Kind, Level, Lever, Lock, Provenance, Region, Resource, Side, Stack, Track};
use words::{Condition, Effect, Gain, Goal, Ongoing, Plot};

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

#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub cards: Vec<ProjectCard>,
    pub scoring: Vec<ScoringTile>,
    pub spaces: Vec<Space>,
    /// By [`Region`].
    pub regions: Vec<RegionFacts>,
    pub tiles: Vec<Land>,
    pub pastures: usize,
    /// How many cattle a pasture holds (CAT-03).
    pub pasture_room: usize,
    pub river: Vec<RiverSpace>,
    /// Where ships start in each round, by the number of players.
    pub river_starts: [[RiverId; 4]; 2],
    /// By [`ActionTile`]: the group of the card step.
    pub groups: Vec<Option<Group>>,
    /// From the top.
    pub rows: Vec<ActionRow>,
    pub setup: SetUp,
    pub canal: [Resource; 4],
    /// By [`Kind`].
    pub recesses: [Vec<Recess>; 4],
    /// By [`Lever`].
    pub levers: Vec<LeverFacts>,
    /// By [`Track`].
    pub tracks: [Vec<TrackSpace>; 2],
    pub tokens: Vec<Token>,
    /// How many tokens of each side leave the game, by [`Level`] and [`Side`].
    pub removed: Vec<[usize; 2]>,
    pub eminence: EminenceIncome,
    origins: Vec<Origin>,
    facts: Facts,
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

impl Content {
    pub(crate) fn card(&self, id: CardId) -> &ProjectCard {
        &self.cards[usize::from(id.0)]
    }

    pub(crate) fn scoring(&self, id: ScoringId) -> &ScoringTile {
        &self.scoring[usize::from(id.0)]
    }

    pub(crate) fn space(&self, id: SpaceId) -> &Space {
        &self.spaces[usize::from(id.0)]
    }

    pub(crate) fn region(&self, region: Region) -> &RegionFacts {
        &self.regions[region as usize]
    }

    pub(crate) fn tile(&self, id: TileId) -> &Land {
        &self.tiles[usize::from(id.0)]
    }

    pub(crate) fn river(&self, id: RiverId) -> &RiverSpace {
        &self.river[usize::from(id.0)]
    }

    pub(crate) fn token(&self, id: TokenId) -> &Token {
        &self.tokens[usize::from(id.0)]
    }

    pub(crate) fn group(&self, tile: ActionTile) -> Option<Group> {
        self.groups[tile as usize]
    }

    pub(crate) fn recesses(&self, kind: Kind) -> &[Recess] {
        &self.recesses[kind as usize]
    }

    pub(crate) fn lever(&self, lever: Lever) -> LeverFacts {
        self.levers[lever as usize]
    }

    pub(crate) fn track(&self, track: Track) -> &[TrackSpace] {
        &self.tracks[track as usize]
    }

    /// How many tokens of a side leave the game.
    pub(crate) fn removed(&self, level: Level, side: Side) -> usize {
        self.removed[level as usize][side as usize]
    }

    pub(crate) fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u16).map(CardId)
    }

    pub(crate) fn space_ids(&self) -> impl DoubleEndedIterator<Item = SpaceId> + use<> {
        (0..self.spaces.len() as u8).map(SpaceId)
    }

    /// The tiles of a stack.
    pub(crate) fn stack(&self, stack: Stack) -> impl Iterator<Item = TileId> + '_ {
        let of = move |it: &(usize, &Land)| it.1.stack == stack;
        self.tiles.iter().enumerate().filter(of).map(|it| TileId(it.0 as u8))
    }

    /// The card of a key.
    pub(crate) fn find(&self, key: &str) -> Option<CardId> {
        self.card_ids().find(|it| self.card(*it).key == key)
    }

    pub(crate) fn origins(&self) -> &[Origin] {
        &self.origins
    }

    /// All of it, as it is kept beside the games that are opened with it.
    pub(crate) fn facts(&self) -> &Facts {
        &self.facts
    }
}
