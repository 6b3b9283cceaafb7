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
mod parts;
mod rows;
pub(super) mod rule_texts;
pub(super) mod signs;
mod slots;
#[cfg(test)]
mod tests;
pub(super) mod words;

use crate::engine::Facts;
pub(super) use crate::games::files::ContentError;
use kinds::{ActionTile, Group, Kind, Level, Lever, Region, Resource, Side, Stack, Track};
pub(crate) use parts::*;

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
