//! 51st State: Master Set. Reads as the rulebook's table of contents.

pub mod ability;
pub mod bag;
pub mod card_text;
pub mod content;
pub mod kinds;
pub mod state;

mod setup;

mod lookout;
mod produce;
mod production;

mod action_phase;

mod action;
mod blocked;
mod moves;
mod offer_text;

mod build;
mod built;
mod develop;

mod deals;
mod raze;
mod triggers;

mod effects;
mod location;

mod faction_board;

mod visit;

mod connection;

mod pass;

mod defence;

mod cleanup;
mod end;

mod gain;
mod pay;
mod text;

mod board_text;
mod look_up;
mod scene;
mod view;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_actions;

use std::path::Path;
use std::sync::Arc;

use crate::engine::{Card, Chance, Game, LookUp, Offer, Play, Record, Refusal, Scores, Seat, Table, Viewer, Words};
use crate::scene::Scene;
use content::lookup::{LANGUAGES, Lookup};
use content::{Content, ContentError};
use state::{Phase, State};
use view::View;

/// The game, with the component facts it is played with.
pub struct State51 {
    content: Arc<Content>,
    /// The rule texts, in the order of [`LANGUAGES`].
    rules: Vec<Lookup>,
    card: Card,
}

impl State51 {
    /// With the operator's corrections from a folder, if there is one.
    pub fn load(overrides: Option<&Path>) -> Result<State51, ContentError> {
        let rules = LANGUAGES.iter().map(|it| Lookup::load(it, overrides)).collect::<Result<_, _>>()?;
        Ok(State51 { content: Arc::new(Content::load(overrides)?), rules, card: text::card() })
    }
}

impl Game for State51 {
    type State = State;
    type View = View;

    fn card(&self) -> &Card {
        &self.card
    }

    fn content(&self) -> String {
        self.content.digest()
    }

    fn open(&self, record: &Record) -> State {
        setup::open(record, self.content.clone())
    }

    fn play(&self, t: &mut Table<'_, State>) -> Play<Scores> {
        loop {
            match t.state.board.phase {
                Phase::Setup => setup::setup(t)?,
                Phase::Lookout => {
                    t.boundary();
                    lookout::lookout(t)?;
                }
                Phase::Production => {
                    t.boundary();
                    production::production(t)?;
                }
                Phase::Action => {
                    t.boundary();
                    action_phase::turn(t)?;
                }
                Phase::Cleanup => cleanup::cleanup(t),
                Phase::Over => return Ok(end::final_scoring(t)),
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn resample(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        view::resample(state, viewer, chance)
    }

    fn blocked(&self, state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
        blocked::blocked(state, seat)
    }

    fn value(&self, state: &State, seat: Seat) -> Option<i32> {
        Some(end::worth(state, seat))
    }

    fn messages(&self, language: &str) -> Option<String> {
        text::messages(language)
    }

    fn look_up(&self, language: &str) -> Vec<LookUp> {
        let at = LANGUAGES.iter().position(|it| *it == language).unwrap_or(0);
        look_up::rules(&self.rules[at])
    }

    fn pieces(&self, words: &dyn Words) -> Vec<LookUp> {
        look_up::pieces(&self.content, words)
    }

    fn piece_picture(&self, id: &str, words: &dyn Words) -> Option<Scene> {
        scene::card_picture(&self.content, id, words)
    }
}
