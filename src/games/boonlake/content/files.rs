//! The rows of the content files as they are written, before their words are read.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Origin;
use super::kinds::{ActionTile, Group, Kind, Level, Lever, Lock, Provenance, Region, Resource, Side, Stack, Track};

/// Declares rows: every one says where it comes from.
macro_rules! rows {
    ($($(#[$about:meta])* $name:ident { $($(#[$said:meta])* $field:ident: $of:ty),+ $(,)? })+) => {$(
        $(#[$about])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(super) struct $name {
            $($(#[$said])* pub(super) $field: $of,)+
            provenance: Provenance,
            #[serde(default)]
            except: BTreeMap<String, Provenance>,
        }

        impl $name {
            pub(super) fn origin(&self, id: String) -> Origin {
                Origin { id, provenance: self.provenance, except: self.except.clone() }
            }
        }
    )+};
}

rows! {
    TileRow { key: ActionTile, group: Option<Group> }
    BoardRow { steps: u32, vp: i32 }
    RiverStart { first: [String; 4], second: [String; 4] }
    RiverRow {
        key: String,
        #[serde(default)]
        port: bool,
        bonus: String,
        #[serde(default)]
        next: Next,
        lock: Option<Lock>,
    }
    RegionRow { key: Region, reward: String, eminence: i32 }
    SpaceRow {
        region: Region,
        x: u32,
        y: u32,
        touches: Vec<usize>,
        #[serde(default)]
        bridges: Vec<usize>,
        #[serde(default)]
        fords: Vec<usize>,
        start: Option<u8>,
        bonus: String,
    }
    LandRow { key: String, stack: Stack, plots: Vec<String> }
    Pastures { count: usize, cattle: usize }
    SetupRow { coins: Vec<u32>, solo_coins: u32, cards: usize, ranch: u8, supply: u8 }
    CanalRow { resources: [Resource; 4] }
    RecessRow {
        kind: Kind,
        row: u8,
        income: String,
        vp: i32,
        #[serde(default)]
        fee: u8,
    }
    LeverRow { key: Lever, row: u8, coins: u32 }
    TrackRow { key: Track, gains: Vec<u32>, vp: Vec<i32>, crossed: Vec<String> }
    ScoringRow {
        key: String,
        coins: u32,
        resources: String,
        vp: i32,
        track: Track,
        condition: String,
        values: [u32; 4],
        others: Option<[u32; 4]>,
    }
    CardRow {
        key: String,
        number: u32,
        group: Group,
        coins: u32,
        #[serde(default)]
        vases: u32,
        resources: String,
        now: Option<String>,
        ongoing: Option<String>,
        end: Option<String>,
        vp: i32,
    }
    LevelRow { key: Level, removes: BTreeMap<Side, usize> }
    TokenRow { key: String, side: Side, actions: Vec<ActionTile>, corners: [usize; 4] }
    IncomeRow { houses: Vec<i32>, settlements: Vec<i32>, cattle: Vec<i32>, cactus: Vec<i32> }
}

/// The space after a space of the river, in each round.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct Next {
    pub(super) first: Option<String>,
    pub(super) second: Option<String>,
}

/// Declares files: lists of rows and single rows by their keys.
macro_rules! files {
    ($($(#[$about:meta])* $name:ident { $($field:ident: $of:ty),+ $(,)? })+) => {$(
        $(#[$about])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $(pub(super) $field: $of,)+ }
    )+};
}

files! {
    /// `actions.toml`.
    Actions { tile: Vec<TileRow>, row: Vec<BoardRow> }
    /// `river.toml`.
    River { start: RiverStart, space: Vec<RiverRow> }
    /// `map.toml`.
    Map { region: Vec<RegionRow>, space: Vec<SpaceRow> }
    /// `tiles.toml`.
    Tiles { tile: Vec<LandRow>, pastures: Pastures }
    /// `player.toml`.
    Player { setup: SetupRow, canal: CanalRow, recess: Vec<RecessRow>, lever: Vec<LeverRow>, track: Vec<TrackRow> }
    /// `scoring.toml`.
    Scoring { tile: Vec<ScoringRow> }
    /// `cards.toml`.
    Cards { card: Vec<CardRow> }
    /// `solo.toml`.
    Solo { level: Vec<LevelRow>, token: Vec<TokenRow>, income: IncomeRow }
}
