//! 51st State: Master Set. The rulebook's table of contents is `rules/mod.rs`.

mod content;
mod labels;
mod rules;
mod scene;
mod state;
mod text;
mod view;

#[cfg(test)]
mod tests;

use std::path::Path;
use std::sync::Arc;

use crate::engine::{
    Card, Chance, Facts, Game, LookUp, Offer, Outcome, Play, Record, Refusal, Seat, Table, Viewer, Words,
};
use crate::games::languages::in_language;
use crate::scene::Scene;
use content::rule_texts::{LANGUAGES, RuleTexts};
use content::{Content, ContentError};
use rules::{action, blocked, cleanup, end, lookout, production, setup};
use state::{Phase, State};
use text::{lobby, reference};
use view::View;

/// The game, with the component facts it is played with.
#[derive(Clone)]
pub(super) struct State51 {
    content: Arc<Content>,
    /// The rule texts, in the order of [`LANGUAGES`].
    rules: [RuleTexts; LANGUAGES.len()],
    card: Card,
}

impl State51 {
    /// With the operator's corrections from a folder, if there is one.
    pub(super) fn load(overrides: Option<&Path>) -> Result<State51, ContentError> {
        let rules = [RuleTexts::load("en", overrides)?, RuleTexts::load("pl", overrides)?];
        Ok(State51 { content: Arc::new(Content::load(overrides)?), rules, card: lobby::card() })
    }
}

impl Game for State51 {
    type State = State;
    type View = View;

    fn card(&self) -> &Card {
        &self.card
    }

    fn facts(&self) -> Facts {
        self.content.facts().clone()
    }

    fn with_facts(&self, facts: &Facts) -> Result<State51, String> {
        let content = Content::of_facts(facts).map_err(|error| error.to_string())?;
        Ok(State51 { content: Arc::new(content), ..self.clone() })
    }

    fn open(&self, record: &Record) -> State {
        setup::open(record, self.content.clone())
    }

    /// Round after round from the Lookout to the Cleanup; no round is the last by its number (SET-09).
    fn play(&self, t: &mut Table<'_, State>) -> Play<Outcome> {
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
                    action::next_turn(t)?;
                }
                Phase::Cleanup => cleanup::cleanup(t)?,
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

    fn next(&self, state: &State, asked: Seat) -> Option<Seat> {
        action::next_seat(state, asked)
    }

    fn value(&self, state: &State, seat: Seat) -> Option<i32> {
        Some(end::worth(state, seat))
    }

    fn messages(&self, language: &str) -> Option<String> {
        lobby::messages(language)
    }

    fn look_up(&self, language: &str) -> Vec<LookUp> {
        in_language(&self.rules, language).entries().collect()
    }

    fn pieces(&self, words: &dyn Words) -> Vec<LookUp> {
        reference::pieces(&self.content, words)
    }

    fn piece_picture(&self, id: &str, words: &dyn Words) -> Option<Scene> {
        scene::card_picture(&self.content, id, words)
    }
}
