//! Frostpunk: The Board Game, scenario New Home: Crater. The rulebook's table of contents is `rules/mod.rs`.

mod content;
mod goods;
mod labels;
mod land;
mod lobby;
mod pawns;
mod rules;
mod scene;
mod state;
mod story;
#[cfg(test)]
mod tests;
mod text;
mod view;

use std::path::Path;
use std::sync::Arc;

use crate::engine::{
    Card, Chance, Facts, Game, LookUp, Offer, Outcome, Play, Record, Refusal, Seat, Table, Viewer, Words,
};
use crate::games::files::ContentError;
use crate::games::languages::{LANGUAGES, in_language};
use crate::scene::Scene;
use content::Content;
use content::rule_texts::{self, RuleTexts};
use rules::{Halt, action, blocked, end, outlook, round, setup};
use state::{Phase, State};
use view::View;

/// The game, with the component facts it is played with.
#[derive(Clone)]
pub(super) struct Frostpunk {
    content: Arc<Content>,
    /// The rule texts, in the order of [`LANGUAGES`].
    rules: [RuleTexts; LANGUAGES.len()],
    card: Card,
}

impl Frostpunk {
    /// With the operator's corrections from a folder, if there is one.
    pub(super) fn load(overrides: Option<&Path>) -> Result<Frostpunk, ContentError> {
        let rules = [rule_texts::load("en", overrides)?, rule_texts::load("pl", overrides)?];
        Ok(Frostpunk { content: Arc::new(Content::load(overrides)?), rules, card: lobby::card() })
    }
}

impl Game for Frostpunk {
    type State = State;
    type View = View;

    fn card(&self) -> &Card {
        &self.card
    }

    fn facts(&self) -> Facts {
        self.content.facts().clone()
    }

    fn with_facts(&self, facts: &Facts) -> Result<Frostpunk, String> {
        let content = Content::of_facts(facts).map_err(|error| error.to_string())?;
        Ok(Frostpunk { content: Arc::new(content), ..self.clone() })
    }

    fn open(&self, record: &Record) -> State {
        setup::open(record, self.content.clone())
    }

    /// Phase after phase, and in the Action phase turn after turn, until the game is won or lost (RND-01, WIN).
    fn play(&self, t: &mut Table<'_, State>) -> Play<Outcome> {
        while t.state.board.phase != Phase::Over {
            if t.state.board.phase != Phase::Setup {
                t.boundary();
            }
            if t.state.board.phase == Phase::Dawn {
                t.milestone()?;
            }
            match round::phase(t) {
                Ok(()) | Err(Halt::Over) => {}
                Err(Halt::Stop(stop)) => return Err(stop),
            }
        }
        Ok(end::outcome(&t.state))
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

    fn value(&self, state: &State, _: Seat) -> Option<i32> {
        Some(outlook::worth(state))
    }

    fn horizon(&self) -> Option<u32> {
        Some(outlook::HORIZON)
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
