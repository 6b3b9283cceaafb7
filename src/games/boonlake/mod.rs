//! Boonlake. The rulebook's table of contents is `rules/mod.rs`.

mod content;
mod labels;
mod lobby;
mod map;
mod player;
mod rules;
mod scene;
mod standing;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod view;

use std::path::Path;
use std::sync::Arc;

use crate::engine::{
    Card, Chance, Facts, Game, LookUp, Offer, Outcome, Play, Record, Refusal, Seat, Table, Viewer, Words,
};
use crate::games::languages::in_language;
use crate::scene::Scene;
use content::rule_texts::{self, LANGUAGES, RuleTexts};
use content::{Content, ContentError};
use rules::{blocked, end, interim_scoring, setup, solo, turn};
use state::{Phase, State};
use view::View;

/// The game, with the component facts it is played with.
#[derive(Clone)]
pub(super) struct Boonlake {
    content: Arc<Content>,
    /// The rule texts, in the order of [`LANGUAGES`].
    rules: [RuleTexts; LANGUAGES.len()],
    card: Card,
}

impl Boonlake {
    /// With the operator's corrections from a folder, if there is one.
    pub(super) fn load(overrides: Option<&Path>) -> Result<Boonlake, ContentError> {
        let rules = [rule_texts::load("en", overrides)?, rule_texts::load("pl", overrides)?];
        Ok(Boonlake { content: Arc::new(Content::load(overrides)?), rules, card: lobby::card() })
    }
}

impl Game for Boonlake {
    type State = State;
    type View = View;

    fn card(&self) -> &Card {
        &self.card
    }

    fn facts(&self) -> Facts {
        self.content.facts().clone()
    }

    fn with_facts(&self, facts: &Facts) -> Result<Boonlake, String> {
        let content = Content::of_facts(facts).map_err(|error| error.to_string())?;
        Ok(Boonlake { content: Arc::new(content), ..self.clone() })
    }

    fn open(&self, record: &Record) -> State {
        setup::open(record, self.content.clone())
    }

    /// Turn after turn, with the interim scorings that they bring (TRN-01, TRN-02).
    fn play(&self, t: &mut Table<'_, State>) -> Play<Outcome> {
        loop {
            match t.state.board.phase {
                Phase::Setup => setup::setup(t)?,
                Phase::Turn => {
                    t.boundary();
                    turn::turn(t)?;
                }
                Phase::Eminence => {
                    t.boundary();
                    solo::turn(t)?;
                }
                Phase::Scoring => {
                    t.boundary();
                    interim_scoring::interim_scoring(t)?;
                }
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
        turn::next_seat(state, asked)
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
        text::pieces(&self.content, words)
    }

    fn piece_picture(&self, id: &str, words: &dyn Words) -> Option<Scene> {
        scene::piece_picture(&self.content, id, words)
    }
}
