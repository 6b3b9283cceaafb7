//! The content files, each as one type: what stands in `board.toml`, `dice.toml` and so on.

use serde::Deserialize;

use super::parts::*;
use super::tables::*;

/// `board.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Board {
    pub(super) zone: Vec<ZoneProduction>,
    pub(super) settlement: Vec<SettlementSpace>,
    pub(super) die_space: Vec<DieSpace>,
    pub(super) defense: Defenses,
    pub(super) officer_spaces: Vec<OfficerSpaces>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Defenses {
    pub(super) small: Defense,
    pub(super) large: Defense,
}

/// `dice.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dice {
    pub(super) specialist: Vec<SpecialistFace>,
    pub(super) normal: Vec<DinoFace>,
    pub(super) dangerous: Vec<DinoFace>,
    pub(super) wall: Vec<WallFace>,
    pub(super) trap: Vec<TrapFace>,
    pub(super) threat: ThreatDie,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThreatDie {
    pub(super) sides: u32,
    pub(super) provenance: Provenance,
    pub(super) note: Option<String>,
}

/// `patrols.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Patrols {
    pub(super) patrol: Vec<Patrol>,
}

/// `challenges.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Challenges {
    pub(super) light: Vec<Challenge>,
    pub(super) heavy: Vec<Challenge>,
}

/// `rewards.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rewards {
    pub(super) reward: Vec<CombatReward>,
    pub(super) picks: Vec<Picks>,
}

/// `scoring.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scoring {
    pub(super) assembly: Vec<AssemblyTile>,
    pub(super) end: Vec<EndScoring>,
    pub(super) leftovers: Vec<Leftovers>,
    pub(super) officer: Vec<OfficerTile>,
}

/// `setup.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    pub(super) pool: Vec<Pool>,
    pub(super) start: Start,
    pub(super) start_extra: Vec<StartExtra>,
    pub(super) supply: Supply,
    pub(super) limits: Limits,
    pub(super) patrol_cap: Vec<PatrolCap>,
    pub(super) first_game: Vec<FirstGame>,
    pub(super) dissenters: Vec<Dissenters>,
}
