//! Reads the content files: the built-in ones, or an operator's in their place.

use std::collections::BTreeMap;
use std::path::Path;

use super::files::{Board, Challenges, Dice, Patrols, Rewards, Scoring, Setup};
use super::{Content, ContentError, DieSpace, check};
use crate::engine::Facts;
use crate::games::files::{BuiltIn, Files};
use crate::games::perseverance::kinds::{Edition, Zone};

/// The component files, built in.
const BUILT_IN: BuiltIn = BuiltIn {
    game: GAME,
    files: &[
        ("board.toml", include_str!("../../../../assets/perseverance/board.toml")),
        ("dice.toml", include_str!("../../../../assets/perseverance/dice.toml")),
        ("patrols.toml", include_str!("../../../../assets/perseverance/patrols.toml")),
        ("challenges.toml", include_str!("../../../../assets/perseverance/challenges.toml")),
        ("rewards.toml", include_str!("../../../../assets/perseverance/rewards.toml")),
        ("scoring.toml", include_str!("../../../../assets/perseverance/scoring.toml")),
        ("setup.toml", include_str!("../../../../assets/perseverance/setup.toml")),
    ],
};

/// The name under which errors speak of this game.
pub(super) const GAME: &str = "Perseverance";

impl Content {
    /// Loads and checks all component facts. A file in `overrides` replaces the built-in one of its name.
    pub fn load(overrides: Option<&Path>) -> Result<Self, ContentError> {
        Self::read(&Files::load(&BUILT_IN, overrides)?)
    }

    /// The facts that an older game was opened with.
    pub fn of_facts(facts: &Facts) -> Result<Self, ContentError> {
        Self::read(&Files::of_facts(&BUILT_IN, facts)?)
    }

    fn read(files: &Files) -> Result<Self, ContentError> {
        let board: Board = files.get("board.toml").parse()?;
        let dice: Dice = files.get("dice.toml").parse()?;
        let patrols: Patrols = files.get("patrols.toml").parse()?;
        let challenges: Challenges = files.get("challenges.toml").parse()?;
        let rewards: Rewards = files.get("rewards.toml").parse()?;
        let scoring: Scoring = files.get("scoring.toml").parse()?;
        let setup: Setup = files.get("setup.toml").parse()?;
        let mut content = Self {
            board,
            die_spaces: BTreeMap::new(),
            dice,
            patrols,
            challenges,
            rewards,
            reward_lines: BTreeMap::new(),
            scoring,
            setup,
            facts: files.facts()?,
        };
        check::all(&content).map_err(|fault| files.get(fault.file).fault(fault.key, fault.message))?;
        content.sort_out();
        Ok(content)
    }

    /// Groups what the rules ask for by Zone and by edition.
    fn sort_out(&mut self) {
        for zone in Zone::ALL {
            let spaces = self.board.die_space.iter().filter(|space| space.effect.zone() == zone);
            self.die_spaces.insert(zone, spaces.cloned().collect::<Vec<DieSpace>>());
        }
        for edition in Edition::ALL {
            let lines = self.rewards.reward.iter().filter(|line| line.editions.contains(&edition));
            let mut lines: Vec<_> = lines.cloned().collect();
            lines.sort_by_key(|line| line.number);
            self.reward_lines.insert(edition, lines);
        }
    }
}
