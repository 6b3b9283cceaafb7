//! The component facts of Perseverance: what the boards, dice, cards and tiles say, as numbers with their provenance.
//!
//! The facts live in `assets/perseverance/*.toml`, are built into the program, and can be replaced file by file
//! from a content folder. [`Content::load`] checks them, so the accessors here answer without doubt.

mod check;
mod facts;
mod files;
mod load;
pub mod lookup;
mod parts;
mod tables;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use super::kinds::{BoardSide, Edition, Effect, Good, Icon, Leader, LeaderSide, Officer, SoldierKind, Zone};

use crate::engine::Facts;
pub use crate::games::files::ContentError;
pub use facts::Fact;
use files::{Board, Challenges, Dice, Patrols, Rewards, Scoring, Setup};
pub use parts::*;
pub use tables::*;

/// Why a table that every edition and player count has cannot be missing.
const CHECKED: &str = "the content was checked to cover this when it was loaded";

/// All component facts of one loaded, checked set of files.
///
/// Accessors that take an edition, a number of players (2 to 4) or the number of a card panic outside those ranges:
/// such numbers come from the rules, never from outside.
#[derive(Clone, Debug)]
pub struct Content {
    board: Board,
    /// The die spaces of each Zone, in file order.
    die_spaces: BTreeMap<Zone, Vec<DieSpace>>,
    dice: Dice,
    patrols: Patrols,
    challenges: Challenges,
    rewards: Rewards,
    /// The lines of the Combat Rewards board by edition, in order of their numbers.
    reward_lines: BTreeMap<Edition, Vec<CombatReward>>,
    scoring: Scoring,
    setup: Setup,
    facts: Facts,
}

impl Content {
    /// The die spaces of a Zone; the index is the id of the space.
    pub fn die_spaces(&self, zone: Zone) -> &[DieSpace] {
        self.die_spaces.get(&zone).map_or(&[], Vec::as_slice)
    }

    /// The die spaces of one effect with their ids.
    pub fn effect_spaces(&self, effect: Effect) -> impl Iterator<Item = (usize, &DieSpace)> {
        let spaces = self.die_spaces(effect.zone()).iter().enumerate();
        spaces.filter(move |(_, space)| space.effect == effect)
    }

    /// The shape of every Defense area with a number of players.
    pub fn defense(&self, players: usize) -> &Defense {
        match BoardSide::for_players(players) {
            BoardSide::Small => &self.board.defense.small,
            BoardSide::Large => &self.board.defense.large,
        }
    }

    /// The Settlement spaces from the lowest (1) to the highest.
    pub fn settlement_spaces(&self) -> &[SettlementSpace] {
        &self.board.settlement
    }

    /// The bonus of a Settlement space, 1 being the lowest.
    pub fn settlement_bonus(&self, space: usize) -> SettlementBonus {
        self.board.settlement[space - 1].bonus
    }

    /// What a Zone produces.
    pub fn production(&self, zone: Zone) -> Good {
        let found = self.board.zone.iter().find(|facts| facts.zone == zone);
        found.expect(CHECKED).produces
    }

    /// The Influence spaces of every Officer.
    pub fn officer_spaces(&self, edition: Edition, players: usize) -> usize {
        let mut all = self.board.officer_spaces.iter();
        let found = all.find(|row| row.edition == edition && row.players == players);
        found.expect(CHECKED).spaces
    }

    /// The six faces of a Dino die.
    pub fn dino_die(&self, dangerous: bool) -> &[DinoFace] {
        if dangerous { &self.dice.dangerous } else { &self.dice.normal }
    }

    /// The six faces of the Wall die.
    pub fn wall_die(&self) -> &[WallFace] {
        &self.dice.wall
    }

    /// The six faces of the Trap die.
    pub fn trap_die(&self) -> &[TrapFace] {
        &self.dice.trap
    }

    /// The Threat die shows 1 to this number.
    pub fn threat_sides(&self) -> u32 {
        self.dice.threat.sides
    }

    /// The symbols of the Specialist dice with their weights.
    ///
    /// Four equal symbols do not fit six faces, so this is a weighted table: roll 0 to [`Content::specialist_total`] - 1
    /// and ask [`Content::specialist_at`].
    pub fn specialist_die(&self) -> &[SpecialistFace] {
        &self.dice.specialist
    }

    /// The sum of the weights of the Specialist dice.
    pub fn specialist_total(&self) -> u32 {
        self.dice.specialist.iter().map(|face| face.weight).sum()
    }

    /// The symbol that a roll of the weighted table shows.
    pub fn specialist_at(&self, roll: u32) -> Icon {
        let mut end = 0;
        for face in &self.dice.specialist {
            end += face.weight;
            if roll < end {
                return face.icon;
            }
        }
        panic!("a Specialist die was rolled to {roll}, beyond its {end} chances");
    }

    /// How many Patrol cards there are; they are numbered from 1.
    pub fn patrol_count(&self) -> usize {
        self.patrols.patrol.len()
    }

    /// A Patrol card by its number.
    pub fn patrol(&self, number: usize) -> &Patrol {
        &self.patrols.patrol[number - 1]
    }

    /// How many Challenge cards each deck has; they are numbered from 1.
    pub fn challenge_count(&self, kind: SoldierKind) -> usize {
        self.challenges(kind).len()
    }

    /// A Challenge card by its deck and number.
    pub fn challenge(&self, kind: SoldierKind, number: usize) -> &Challenge {
        &self.challenges(kind)[number - 1]
    }

    fn challenges(&self, kind: SoldierKind) -> &[Challenge] {
        match kind {
            SoldierKind::Light => &self.challenges.light,
            SoldierKind::Heavy => &self.challenges.heavy,
        }
    }

    /// The Combat Rewards 1 to 8 in order.
    pub fn rewards(&self, edition: Edition) -> &[CombatReward] {
        self.reward_lines.get(&edition).expect(CHECKED)
    }

    /// A Combat Reward by its number.
    pub fn reward(&self, edition: Edition, number: usize) -> Option<&CombatReward> {
        self.rewards(edition).iter().find(|it| it.number == number)
    }

    /// The picks for a Contribution; beyond the end of the table the last entry holds.
    pub fn picks(&self, edition: Edition, contribution: usize) -> u32 {
        let contribution = contribution.min(check::LAST_CONTRIBUTION);
        let parts = self.rewards.picks.iter().filter(|part| part.edition == edition);
        let mut pairs = parts.flat_map(|part| part.contribution.iter().zip(&part.picks));
        let found = pairs.find(|(of, _)| **of == contribution);
        *found.expect(CHECKED).1
    }

    /// How many Assemblies a game has.
    pub fn assemblies(&self, players: usize) -> usize {
        check::assemblies(players)
    }

    /// How many turns a game has: each takes one die from the pool, until the last Assembly is held (ASM-01).
    pub fn turns(&self, players: usize) -> usize {
        let pool = self.pool(players);
        pool.first_round() + pool.later_rounds() * (self.assemblies(players) - 1)
    }

    /// Followers by Vote rank at an Assembly, 0 being the first one.
    pub fn assembly(&self, edition: Edition, players: usize, index: usize) -> &[u32] {
        let mut tiles = self.scoring.assembly.iter();
        let found = tiles.find(|tile| (tile.edition, tile.players, tile.assembly) == (edition, players, index + 1));
        &found.expect(CHECKED).followers
    }

    /// Followers by rank, in both categories of the final scoring.
    pub fn end_scoring(&self, edition: Edition, players: usize) -> &[u32] {
        let mut rows = self.scoring.end.iter();
        let found = rows.find(|row| row.edition == edition && row.players == players);
        &found.expect(CHECKED).followers
    }

    /// What leftovers are worth.
    pub fn leftovers(&self, edition: Edition) -> &Leftovers {
        let mut rows = self.scoring.leftovers.iter();
        rows.find(|row| row.edition == edition).expect(CHECKED)
    }

    /// What an Officer's full row of Influence pays.
    pub fn officer_bonus(&self, officer: Officer) -> &Goods {
        &self.officer(officer).bonus
    }

    /// What an Officer rewards at the Assembly.
    pub fn officer_condition(&self, officer: Officer) -> Condition {
        self.officer(officer).condition
    }

    fn officer(&self, officer: Officer) -> &OfficerTile {
        let mut tiles = self.scoring.officer.iter();
        tiles.find(|tile| tile.officer == officer).expect(CHECKED)
    }

    /// The dice pool for a number of players.
    pub fn pool(&self, players: usize) -> &Pool {
        let mut rows = self.setup.pool.iter();
        rows.find(|row| row.players == players).expect(CHECKED)
    }

    /// What everybody starts with, whatever the Leader adds.
    pub fn start(&self) -> &Goods {
        &self.setup.start.gain
    }

    /// What a player starts with. The beta has abilities always, so its side does not matter.
    pub fn start_assets(&self, edition: Edition, side: LeaderSide, leader: Leader) -> Goods {
        let mut goods = self.setup.start.gain.clone();
        if edition == Edition::Beta2020 || side == LeaderSide::B {
            let mut rows = self.setup.start_extra.iter();
            let extra = rows.find(|row| row.edition == edition && row.leader == leader);
            for (&good, &count) in &extra.expect(CHECKED).gain {
                *goods.entry(good).or_default() += count;
            }
        }
        goods
    }

    /// A player's own pieces.
    pub fn supply(&self) -> &Supply {
        &self.setup.supply
    }

    /// Limits and numbers of the set-up.
    pub fn limits(&self) -> &Limits {
        &self.setup.limits
    }

    /// The most Soldiers one Patrol takes; `None` is no limit.
    pub fn patrol_cap(&self, edition: Edition) -> Option<u32> {
        let mut rows = self.setup.patrol_cap.iter();
        rows.find(|row| row.edition == edition).expect(CHECKED).soldiers
    }

    /// The first-game set-up of a Zone: its Officer, and the Leader who settles there.
    pub fn first_game(&self, zone: Zone) -> &FirstGame {
        let mut rows = self.setup.first_game.iter();
        rows.find(|row| row.zone == zone).expect(CHECKED)
    }

    /// The Dissenters of the game for two.
    pub fn dissenters(&self, edition: Edition) -> &Dissenters {
        let mut rows = self.setup.dissenters.iter();
        rows.find(|row| row.edition == edition).expect(CHECKED)
    }

    /// All of it, as it is kept beside the games that are opened with it.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}
