//! Reads the content files: the built-in ones, or an operator's in their place.

use std::collections::BTreeMap;
use std::path::Path;

use super::files::{Board, Challenges, Dice, Patrols, Rewards, Scoring, Setup};
use super::{Content, ContentError, DieSpace, check};
use crate::games::files::{self, Source};
use crate::games::perseverance::kinds::{Edition, Zone};

/// The component files, built in.
const BUILT_IN: [(&str, &str); 7] = [
    ("board.toml", include_str!("../../../../assets/perseverance/board.toml")),
    ("dice.toml", include_str!("../../../../assets/perseverance/dice.toml")),
    ("patrols.toml", include_str!("../../../../assets/perseverance/patrols.toml")),
    ("challenges.toml", include_str!("../../../../assets/perseverance/challenges.toml")),
    ("rewards.toml", include_str!("../../../../assets/perseverance/rewards.toml")),
    ("scoring.toml", include_str!("../../../../assets/perseverance/scoring.toml")),
    ("setup.toml", include_str!("../../../../assets/perseverance/setup.toml")),
];

/// Other files that a content folder may hold beside the component files.
const OTHERS: [&str; 2] = ["rules.en.toml", "rules.pl.toml"];

/// The name under which errors speak of this game.
pub(super) const GAME: &str = "Perseverance";

impl Content {
    /// Loads and checks all component facts. A file in `overrides` replaces the built-in one of its name.
    pub fn load(overrides: Option<&Path>) -> Result<Self, ContentError> {
        if let Some(folder) = overrides {
            let known: Vec<&str> = BUILT_IN.iter().map(|it| it.0).chain(OTHERS).collect();
            files::refuse_unknown(folder, GAME, &known)?;
        }
        let mut sources = BTreeMap::new();
        for (name, built_in) in BUILT_IN {
            sources.insert(name, Source::pick(name, built_in, overrides)?);
        }
        let digest = files::digest(BUILT_IN.iter().map(|(name, _)| (*name, &sources[name])));
        let board: Board = sources["board.toml"].parse()?;
        let dice: Dice = sources["dice.toml"].parse()?;
        let patrols: Patrols = sources["patrols.toml"].parse()?;
        let challenges: Challenges = sources["challenges.toml"].parse()?;
        let rewards: Rewards = sources["rewards.toml"].parse()?;
        let scoring: Scoring = sources["scoring.toml"].parse()?;
        let setup: Setup = sources["setup.toml"].parse()?;
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
            digest,
        };
        check::all(&content).map_err(|fault| sources[fault.file].fault(fault.key, fault.message))?;
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
