//! Loads and checks the content files of cards, scoring tiles, river and map; those of the boards are in `load_boards`.

use std::collections::BTreeSet;
use std::path::Path;

use super::check::{Rows, at};
use super::files::{Cards, Map, River, Scoring, Tiles};
use super::kinds::{Lock, Region, Stack};
use super::rows::{card, land, river_space, scoring_tile, space};
use super::words::Gain;
use super::{Content, ContentError, EminenceIncome, Origin, RegionFacts, RiverId, SetUp};
use crate::engine::Facts;
use crate::games::files::{BuiltIn, Files, Source};

/// The name under which errors speak of this game.
pub(super) const GAME: &str = "Boonlake";

/// Declares the content files by their names.
macro_rules! built_in {
    ($($name:literal),+) => {
        &[$(($name, include_str!(concat!("../../../../assets/boonlake/", $name)))),+]
    };
}

const BUILT_IN: BuiltIn = BuiltIn {
    game: GAME,
    files: built_in![
        "actions.toml",
        "cards.toml",
        "map.toml",
        "player.toml",
        "river.toml",
        "scoring.toml",
        "solo.toml",
        "tiles.toml"
    ],
};

/// Eight tiles are dealt to four players (SET-10).
const FEWEST_SCORING: usize = 8;

impl Content {
    /// Loads and checks all component facts. A file in `overrides` replaces the built-in one of its name.
    pub(crate) fn load(overrides: Option<&Path>) -> Result<Content, ContentError> {
        Content::read(&Files::load(&BUILT_IN, overrides)?)
    }

    /// The facts that an older game was opened with.
    pub(crate) fn of_facts(facts: &Facts) -> Result<Content, ContentError> {
        Content::read(&Files::of_facts(&BUILT_IN, facts)?)
    }

    fn read(files: &Files) -> Result<Content, ContentError> {
        let mut content = Content::empty(files.facts()?);
        content.read_cards(files.get("cards.toml"))?;
        content.read_scoring(files.get("scoring.toml"))?;
        content.read_map(files.get("map.toml"))?;
        content.read_tiles(files.get("tiles.toml"))?;
        content.read_river(files.get("river.toml"))?;
        content.read_actions(files.get("actions.toml"))?;
        content.read_player(files.get("player.toml"))?;
        content.read_solo(files.get("solo.toml"))?;
        Ok(content)
    }

    fn empty(facts: Facts) -> Content {
        let (nothing, start) = (Vec::new, RiverId(0));
        Content {
            cards: Vec::new(),
            scoring: Vec::new(),
            spaces: Vec::new(),
            regions: Vec::new(),
            tiles: Vec::new(),
            pastures: 0,
            pasture_room: 0,
            river: Vec::new(),
            river_starts: [[start; 4]; 2],
            groups: Vec::new(),
            rows: Vec::new(),
            setup: SetUp { coins: Vec::new(), solo_coins: 0, cards: 0, ranch: 0, supply: 0 },
            canal: super::kinds::Resource::ALL,
            recesses: Default::default(),
            levers: Vec::new(),
            tracks: Default::default(),
            tokens: Vec::new(),
            removed: Vec::new(),
            eminence: EminenceIncome {
                houses: nothing(),
                settlements: nothing(),
                cattle: nothing(),
                cactus: nothing(),
            },
            origins: Vec::new(),
            facts,
        }
    }

    pub(super) fn add_origin(&mut self, origin: Origin) {
        self.origins.push(origin);
    }

    fn read_cards(&mut self, source: &Source) -> Result<(), ContentError> {
        let rows = Rows { source, list: "card", what: "card" };
        let mut seen = BTreeSet::new();
        for (index, row) in source.parse::<Cards>()?.card.into_iter().enumerate() {
            let card = card(&row, &mut seen).map_err(|fault| rows.complain(index, &row.key, fault))?;
            self.add_origin(row.origin(format!("card/{}", row.key)));
            self.cards.push(card);
        }
        Ok(())
    }

    fn read_scoring(&mut self, source: &Source) -> Result<(), ContentError> {
        let rows = Rows { source, list: "tile", what: "scoring tile" };
        let mut seen = BTreeSet::new();
        for (index, row) in source.parse::<Scoring>()?.tile.into_iter().enumerate() {
            let tile = scoring_tile(&row, &mut seen).map_err(|fault| rows.complain(index, &row.key, fault))?;
            self.add_origin(row.origin(format!("scoring/{}", row.key)));
            self.scoring.push(tile);
        }
        match self.scoring.len() {
            FEWEST_SCORING.. => Ok(()),
            few => rows.refuse(format!("there are {few} scoring tiles, fewer than {FEWEST_SCORING}")),
        }
    }

    fn read_map(&mut self, source: &Source) -> Result<(), ContentError> {
        let map: Map = source.parse()?;
        let rows = Rows { source, list: "region", what: "region" };
        rows.count(map.region.len(), Region::ALL.len())?;
        for (index, row) in map.region.into_iter().enumerate() {
            let name = row.key.key();
            let reward = at("reward", Gain::read(&row.reward)).map_err(|it| rows.complain(index, name, it))?;
            if row.key != Region::ALL[index] {
                let fault = ("key".to_owned(), format!("region {} is `{}`", index + 1, Region::ALL[index].key()));
                return Err(rows.complain(index, name, fault));
            }
            self.add_origin(row.origin(format!("region/{name}")));
            self.regions.push(RegionFacts { reward, eminence: row.eminence });
        }
        let rows = Rows { source, list: "space", what: "space" };
        for (index, row) in map.space.iter().enumerate() {
            let name = (index + 1).to_string();
            let space = space(&map.space, index).map_err(|fault| rows.complain(index, &name, fault))?;
            self.add_origin(row.origin(format!("space/{name}")));
            self.spaces.push(space);
        }
        Ok(())
    }

    fn read_tiles(&mut self, source: &Source) -> Result<(), ContentError> {
        let tiles: Tiles = source.parse()?;
        let rows = Rows { source, list: "tile", what: "tile" };
        let mut seen = BTreeSet::new();
        for (index, row) in tiles.tile.into_iter().enumerate() {
            let tile = land(&row, &mut seen).map_err(|fault| rows.complain(index, &row.key, fault))?;
            self.add_origin(row.origin(format!("tile/{}", row.key)));
            self.tiles.push(tile);
        }
        for (kind, stack) in [Stack::StartOne, Stack::StartTwo, Stack::StartThree].into_iter().enumerate() {
            let tiles = self.stack(stack).count();
            let spaces = self.spaces.iter().filter(|it| it.start.map(usize::from) == Some(kind + 1)).count();
            if tiles != spaces {
                return rows
                    .refuse(format!("there are {tiles} tiles `{}` for {spaces} spaces of the map", stack.key()));
            }
        }
        self.add_origin(tiles.pastures.origin("tile/pasture".to_owned()));
        (self.pastures, self.pasture_room) = (tiles.pastures.count, tiles.pastures.cattle);
        Ok(())
    }

    fn read_river(&mut self, source: &Source) -> Result<(), ContentError> {
        let river: River = source.parse()?;
        let rows = Rows { source, list: "space", what: "space" };
        let find = |key: &str| {
            let at = river.space.iter().position(|it| it.key == key);
            at.map(|it| RiverId(it as u8)).ok_or_else(|| format!("there is no space `{key}`"))
        };
        let mut seen = BTreeSet::new();
        for (index, row) in river.space.iter().enumerate() {
            let space = river_space(row, &mut seen, &find).map_err(|fault| rows.complain(index, &row.key, fault))?;
            self.add_origin(row.origin(format!("river/{}", row.key)));
            self.river.push(space);
        }
        for (round, keys) in [("first", &river.start.first), ("second", &river.start.second)].into_iter().enumerate() {
            for (players, key) in keys.1.iter().enumerate() {
                let place = format!("start.{}[{}]", keys.0, players + 1);
                let start = find(key).map_err(|message| source.fault(place.clone(), message))?;
                let after = |it: &RiverId| self.river(*it).next[round];
                let way: Vec<RiverId> = std::iter::successors(Some(start), after).take(self.river.len() + 1).collect();
                // A river that flows in a circle would never end.
                if way.len() > self.river.len() {
                    return Err(source.fault(place, format!("the river never ends after `{key}`")));
                }
                // Without its locks a round would never end (LOC-04).
                let arm = [Lock::Upper, Lock::Lower][round];
                let locks: Vec<Lock> = way.iter().filter_map(|it| self.river(*it).lock).collect();
                let before_last = way.iter().rev().nth(1).and_then(|it| self.river(*it).lock);
                if locks != [arm, Lock::Last] || before_last != Some(Lock::Last) {
                    let message = format!(
                        "after `{key}` there must be the lock `{}`, and the lock `last` before the last space",
                        arm.key()
                    );
                    return Err(source.fault(place, message));
                }
                self.river_starts[round][players] = start;
            }
        }
        self.add_origin(river.start.origin("river/start".to_owned()));
        Ok(())
    }
}
