//! The registry of games: one line per game, and the only place that names them all.

mod boonlake;
mod frostpunk;
pub mod perseverance;
mod state51;

mod alt_text;
mod card_words;
mod drawing;
mod files;
mod hand;
mod languages;
mod rule_texts;
mod text_board;
mod vocabulary;

#[cfg(test)]
mod pictures_tests;

/// The small game that a new one begins as, so that it always compiles and keeps the contract.
#[cfg(test)]
#[path = "../../examples/new_game/fifth/mod.rs"]
mod fifth;

#[cfg(test)]
mod every_game_tests;

use std::path::Path;
use std::sync::Arc;

use crate::engine::{AnyGame, Shelf};
use boonlake::Boonlake;
use frostpunk::Frostpunk;
use perseverance::Perseverance;
use state51::State51;

/// The games that this program can host.
#[derive(Clone)]
pub struct Registry {
    games: Vec<Arc<dyn AnyGame>>,
}

impl Registry {
    /// All games, with the operator's corrections from `content_dir/<game>/*.toml` if there are any.
    pub fn load(content_dir: Option<&Path>) -> anyhow::Result<Registry> {
        let folder = |id: &str| content_dir.map(|it| it.join(id)).filter(|it| it.is_dir());
        Ok(Registry::of(vec![
            Arc::new(Shelf::new(Perseverance::load(folder("perseverance").as_deref())?)),
            Arc::new(Shelf::new(State51::load(folder("state51").as_deref())?)),
            Arc::new(Shelf::new(Boonlake::load(folder("boonlake").as_deref())?)),
            Arc::new(Shelf::new(Frostpunk::load(folder("frostpunk").as_deref())?)),
        ]))
    }

    pub fn of(games: Vec<Arc<dyn AnyGame>>) -> Registry {
        Registry { games }
    }

    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.games.iter()
    }

    pub fn get(&self, id: &str) -> Option<&Arc<dyn AnyGame>> {
        self.games.iter().find(|it| it.card().id == id)
    }

    /// The game that somebody means who types its id or the name of its slash command.
    pub fn called(&self, name: &str) -> Option<&Arc<dyn AnyGame>> {
        self.get(name).or_else(|| self.games.iter().find(|it| it.card().command == name))
    }
}
