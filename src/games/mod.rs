//! The registry of games: one line per game, and the only place that names them all.

pub mod perseverance;

use std::path::Path;
use std::sync::Arc;

use crate::engine::AnyGame;

/// The games that this program can host.
#[derive(Clone)]
pub struct Registry {
    games: Vec<Arc<dyn AnyGame>>,
}

impl Registry {
    /// All games, with the operator's corrections from `content_dir/<game>/*.toml` if there are any.
    pub fn load(_content_dir: Option<&Path>) -> anyhow::Result<Registry> {
        Ok(Registry::of(Vec::new()))
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
}
