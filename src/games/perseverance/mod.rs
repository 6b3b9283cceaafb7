//! Perseverance: Castaway Chronicles, Episode 1. The rules are in `rules`, as the chapters of the rulebook.

mod rules;

pub mod content;
pub mod kinds;
pub mod pieces;
pub mod state;

mod card_names;
mod causes;
mod die_names;
mod labels;
mod names;
mod parts;
mod scene;
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
use content::lookup::{LANGUAGES, Lookup};
use content::{Content, ContentError};
use kinds::Edition;
use state::State;
use view::View;

/// The game, with the component facts it is played with.
#[derive(Clone)]
pub struct Perseverance {
    content: Arc<Content>,
    /// The rule texts, in the order of [`LANGUAGES`].
    rules: [Lookup; LANGUAGES.len()],
    card: Card,
}

impl Perseverance {
    /// With the operator's corrections from a folder, if there is one.
    pub fn load(overrides: Option<&Path>) -> Result<Perseverance, ContentError> {
        let rules = [Lookup::load("en", overrides)?, Lookup::load("pl", overrides)?];
        Ok(Perseverance { content: Arc::new(Content::load(overrides)?), rules, card: text::card::card() })
    }
}

/// The edition of a record; retail unless the beta was chosen.
fn edition(record: &Record) -> Edition {
    Edition::from_key(&record.edition).unwrap_or(Edition::Retail2021)
}

impl Game for Perseverance {
    type State = State;
    type View = View;

    fn card(&self) -> &Card {
        &self.card
    }

    fn facts(&self) -> Facts {
        self.content.facts().clone()
    }

    fn with_facts(&self, facts: &Facts) -> Result<Perseverance, String> {
        let content = Content::of_facts(facts).map_err(|error| error.to_string())?;
        Ok(Perseverance { content: Arc::new(content), ..self.clone() })
    }

    fn open(&self, record: &Record) -> State {
        rules::setup::open(record, self.content.clone())
    }

    fn play(&self, t: &mut Table<'_, State>) -> Play<Outcome> {
        rules::play(t)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn resample(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        view::resample(state, viewer, chance)
    }

    fn blocked(&self, state: &State, seat: Seat) -> Vec<(Offer, Refusal)> {
        rules::blocked::blocked(state, seat)
    }

    fn next(&self, state: &State, asked: Seat) -> Option<Seat> {
        rules::turn::next_seat(state, asked)
    }

    fn value(&self, state: &State, seat: Seat) -> Option<i32> {
        Some(rules::end::worth(state, seat))
    }

    fn messages(&self, language: &str) -> Option<String> {
        text::card::messages(language)
    }

    fn look_up(&self, language: &str) -> Vec<LookUp> {
        in_language(&self.rules, language).entries().collect()
    }

    fn pieces(&self, words: &dyn Words) -> Vec<LookUp> {
        text::reference::pieces(&self.content, words)
    }
}
