//! The types of the boards' and dice's facts, as the content files write them.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::games::perseverance::kinds::{Dino, DinoIcon, Edition, Effect, Good, Icon, Leader, Officer, Zone};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Stated in a rulebook.
    Rulebook,
    /// Forced by a rulebook's example or by the order of its text.
    Deduced,
    /// Seen in somebody else's public material.
    ThirdParty,
    /// Ours: fits everything known, but is not known to match the printed game.
    Reconstructed,
}

impl Provenance {
    /// Its word; the look-up says where it comes from by it.
    pub fn key(self) -> &'static str {
        match self {
            Provenance::Rulebook => "rulebook",
            Provenance::Deduced => "deduced",
            Provenance::ThirdParty => "third-party",
            Provenance::Reconstructed => "reconstructed",
        }
    }
}

/// A number of each good, in the order of [`Good`].
pub type Goods = BTreeMap<Good, u32>;

/// Goods of the player's choice: `count` in any mix of `of`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mix {
    pub count: u32,
    pub of: Vec<Good>,
}

/// What a Zone produces.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneProduction {
    pub zone: Zone,
    pub produces: Good,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// What building on a Settlement space brings, once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SettlementBonus {
    None,
    Votes(u32),
    /// Cubes on the Officer of the Zone.
    Influence(u32),
    /// Times the production of the Zone.
    Production(u32),
    Safeguard(u32),
    RetrieveLeader,
    /// Soldiers that may be placed in Defense areas.
    PlaceSoldiers(u32),
}

/// One Settlement space; the same in every Zone.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettlementSpace {
    /// 1 is the lowest.
    pub space: usize,
    pub bonus: SettlementBonus,
    /// Not available until the Zone is Dangerous.
    #[serde(default)]
    pub covered: bool,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// One space for a die; its index within the Zone is its id.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieSpace {
    pub effect: Effect,
    /// The only face that may lie here; `None` takes any.
    pub icon: Option<Icon>,
    /// From top to bottom.
    pub dinos: Vec<DinoIcon>,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// A Dino space of a Defense area. Column 0 is the leftmost, row 0 the nearest to the Walls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(from = "(usize, usize)")]
pub struct Spot {
    pub col: usize,
    pub row: usize,
}

impl Spot {
    /// A word such as `c1-d2`: column from the left, row from the Walls.
    pub fn key(self) -> String {
        format!("c{}-d{}", self.col + 1, self.row + 1)
    }
}

impl From<(usize, usize)> for Spot {
    fn from((col, row): (usize, usize)) -> Self {
        Self { col, row }
    }
}

/// How many Dino spaces each column has.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heights {
    pub safe: Vec<usize>,
    pub dangerous: Vec<usize>,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// The order in which Dinos take empty spaces.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FillOrder {
    pub safe: Vec<Spot>,
    pub dangerous: Vec<Spot>,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// The shape of a Defense area on one side of the board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defense {
    pub columns: usize,
    /// Columns that have a Wall space.
    pub walls: Vec<usize>,
    /// Columns that have a Soldier space in the first row (Valor).
    pub first_row: Vec<usize>,
    /// Columns that have a Soldier space in the second row (Safeguard).
    pub second_row: Vec<usize>,
    pub provenance: Provenance,
    pub note: Option<String>,
    pub heights: Heights,
    pub fill: FillOrder,
}

impl Defense {
    /// Every open Dino space, in the order in which Dinos fill them.
    pub fn spots(&self, dangerous: bool) -> &[Spot] {
        if dangerous { &self.fill.dangerous } else { &self.fill.safe }
    }

    /// How many Dino spaces a column has open.
    pub fn height(&self, dangerous: bool, col: usize) -> usize {
        let heights = if dangerous { &self.heights.dangerous } else { &self.heights.safe };
        heights.get(col).copied().unwrap_or(0)
    }

    /// The columns with a Soldier space: row 0 is the first row, anything else the second.
    pub fn soldiers(&self, row: usize) -> &[usize] {
        if row == 0 { &self.first_row } else { &self.second_row }
    }
}

/// How many Influence spaces an Officer has.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfficerSpaces {
    pub edition: Edition,
    pub players: usize,
    pub spaces: usize,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// A face of a Dino die.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DinoFace {
    /// From top to bottom.
    pub shows: Vec<Dino>,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// A face of the Wall die.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WallFace {
    #[serde(default)]
    pub safeguard: u32,
    #[serde(default)]
    pub followers: u32,
    /// Kills the nearest Dino of the column.
    #[serde(default)]
    pub skull: bool,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// What a face of the Trap die decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrapResult {
    /// A kill if the type matches.
    Match,
    /// A kill whatever the type.
    Always,
    /// No kill whatever the type.
    Never,
}

/// A face of the Trap die.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrapFace {
    pub result: TrapResult,
    pub followers: u32,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// A symbol of the Specialist dice and how often it comes up.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialistFace {
    pub icon: Icon,
    pub weight: u32,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// The first-game set-up of one Zone.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstGame {
    pub zone: Zone,
    pub officer: Officer,
    pub leader: Leader,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// The Dissenters of the game for two.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dissenters {
    pub edition: Edition,
    /// Settlements in the Zone picked at random, and in the other empty one.
    pub settlements: [usize; 2],
    /// Influence on the Officer of the picked Zone, and on each of the others.
    pub influence: [usize; 2],
    /// Influence on every Officer after the first Assembly.
    pub influence_joining: usize,
    pub provenance: Provenance,
    pub note: Option<String>,
}
