//! The types of the cards', scoring's and set-up's facts, as the content files write them.

use serde::Deserialize;

use super::parts::{Goods, Mix, Provenance};
use crate::games::perseverance::kinds::{Edition, Leader, Officer};

/// One stage of a Patrol card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// Challenge cards that may be kept.
    #[serde(default)]
    pub challenges: u32,
    #[serde(default)]
    pub gain: Goods,
    /// Walls placed for free in any Defense area.
    #[serde(default)]
    pub walls: u32,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// A Patrol card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patrol {
    pub number: usize,
    /// Soldiers needed, of either type.
    pub need: u32,
    pub provenance: Provenance,
    pub note: Option<String>,
    pub first: Stage,
    pub transition: Option<Transition>,
    pub second: Option<Stage>,
}

impl Patrol {
    /// A stage by its number, 1 or 2, if the card has it.
    pub fn stage(&self, number: usize) -> Option<&Stage> {
        if number == 1 { Some(&self.first) } else { self.second.as_ref() }
    }

    /// How many stages the card has, 1 or 2.
    pub fn stages(&self) -> usize {
        1 + usize::from(self.second.is_some())
    }
}

/// The way from the first stage of a Patrol to the second.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Transition {
    pub threat: u32,
    pub provenance: Provenance,
}

/// A Challenge card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    pub number: usize,
    #[serde(default)]
    pub gain: Goods,
    pub pick: Option<Mix>,
    /// 0 is no Threat.
    pub threat: u32,
    /// Of the reward.
    pub provenance: Provenance,
    pub threat_provenance: Provenance,
    pub note: Option<String>,
}

/// What a Combat Reward gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum RewardEffect {
    /// Followers for each Dino the player killed in this attack.
    Kills {
        trampler: u32,
        raptor: u32,
    },
    /// Followers for each own Wall in the Zone.
    Walls {
        each: u32,
    },
    /// Times the production of the Zone.
    Production {
        times: u32,
    },
    Followers {
        count: u32,
    },
    /// Followers for each Soldier the player lost in this attack.
    Losses {
        light: u32,
        heavy: u32,
    },
    /// Followers for each own Settlement and player die in the Zone.
    Presence {
        settlement: u32,
        die: u32,
    },
    LightSoldiers {
        count: u32,
    },
    RetrieveLeader,
    /// A Settlement on the lowest open space of the Zone, without its bonus.
    Settlement,
}

/// A line of the Combat Rewards board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatReward {
    pub editions: Vec<Edition>,
    pub number: usize,
    pub safeguard: u32,
    pub valor: u32,
    pub effect: RewardEffect,
    pub provenance: Provenance,
    /// Of the printed number, which the Breach tokens go by.
    pub number_provenance: Provenance,
    pub note: Option<String>,
}

/// Part of a table of picks by Contribution.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picks {
    pub edition: Edition,
    pub contribution: Vec<usize>,
    pub picks: Vec<u32>,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// Followers by rank at one Assembly.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AssemblyTile {
    pub edition: Edition,
    pub players: usize,
    /// 1 is the first Assembly.
    pub assembly: usize,
    pub followers: Vec<u32>,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// Followers by rank in both categories of the final scoring.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndScoring {
    pub edition: Edition,
    pub players: usize,
    pub followers: Vec<u32>,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// What is left over at the end, in Followers.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leftovers {
    pub edition: Edition,
    /// Each Food, Mr and Story.
    pub asset: u32,
    pub heavy: u32,
    /// Each full group of `light_group` Light Soldiers.
    pub light: u32,
    pub light_group: u32,
    /// Each pair of one Safeguard and one Valor.
    pub pair: u32,
    /// Soldiers in Defense areas count.
    pub defense_soldiers: bool,
    /// Soldiers on unfinished Patrols count.
    pub patrol_soldiers: bool,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// What an Officer rewards at the Assembly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// Followers for each own piece in one Community or Defense area.
    Pieces { each: u32 },
    /// Followers for each Patrol completed or running.
    Patrols { each: u32 },
    /// Followers for each set of Settlements on the board and player dice in play.
    Sets { each: u32, settlements: u32, dice: u32 },
    /// Followers for each Wall and Trap built, used ones too.
    Fortifications { each: u32 },
}

/// An Officer's bonus and condition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfficerTile {
    pub officer: Officer,
    pub bonus: Goods,
    pub condition: Condition,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// The dice pool for a number of players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    pub players: usize,
    pub neutral: usize,
    /// Dice of each player.
    pub each_player: usize,
    #[serde(default)]
    pub dissenter: usize,
    /// Neutral dice that leave the game after the first Assembly.
    #[serde(default)]
    pub neutral_leaving: usize,
    /// Dissenter dice that join after the first Assembly.
    #[serde(default)]
    pub dissenter_joining: usize,
    pub provenance: Provenance,
    pub note: Option<String>,
}

impl Pool {
    /// The dice of the first round.
    pub fn first_round(&self) -> usize {
        self.neutral + self.each_player * self.players + self.dissenter
    }

    /// The dice of every later round.
    pub fn later_rounds(&self) -> usize {
        self.first_round() + self.dissenter_joining - self.neutral_leaving
    }
}

/// What everybody starts with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub gain: Goods,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// What a Leader with abilities starts with beyond everybody's assets.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartExtra {
    pub edition: Edition,
    pub leader: Leader,
    pub gain: Goods,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// A player's own pieces.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    pub dice: usize,
    pub settlements: usize,
    pub walls: usize,
    pub trampler_traps: usize,
    pub raptor_traps: usize,
    pub influence: usize,
    pub light_soldiers: usize,
    pub heavy_soldiers: usize,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// Limits and numbers of the set-up.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// The end of the Safeguard and Valor tracks.
    pub track: u32,
    pub breach_tokens: usize,
    pub face_up_patrols: usize,
    /// Patrol cards 1 to this number have one stage.
    pub single_stage_patrols: usize,
    pub provenance: Provenance,
    pub note: Option<String>,
}

/// The most Soldiers one Patrol takes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PatrolCap {
    pub edition: Edition,
    /// `None` is no limit beyond the pieces.
    pub soldiers: Option<u32>,
    pub provenance: Provenance,
    pub note: Option<String>,
}
