//! Coal to burn: what each amount brings (HEA-03), and how many cubes it means for the tower (GEN-03).

use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::rules::heat::{self, Stoke};
use crate::games::frostpunk::rules::{appeal, generator};
use crate::games::frostpunk::state::{Phase, State};

/// Where the heat stands, what a coal adds, and how far that goes.
pub(super) fn about(state: &State) -> Text {
    let marker = state.board.heat.marker;
    Text::new("about-stoke").with("heat", marker).with("most", marker + heat::stokable(state))
}

impl Choice<State> for Stoke {
    fn key(&self, _: &State) -> String {
        self.0.to_string()
    }

    fn words(&self, state: &State) -> Label {
        let heat = state.board.heat.marker + self.0;
        let mut other = state.clone();
        other.board.heat.marker = heat;
        let label: Text = match self.0 {
            0 => "offer-stoke-none".into(),
            n => Text::new("offer-stoke").with("n", n).with("heat", heat),
        };
        // Of this phase, if it is asked there: the cubes are dropped before it ends (GEN-01, GEN-03).
        let id = if state.board.phase == Phase::Generator { "detail-stoke-now" } else { "detail-stoke" };
        Label::from(label).detail(Text::new(id).with("n", generator::dropped(&other)))
    }

    fn appeals(options: &[&Stoke], state: &State) -> Vec<i32> {
        appeal::warmth::stoked(state, options)
    }
}
