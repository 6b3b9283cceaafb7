//! Coal to burn: what each amount warms (HEA-02), and what it means for the Generator phase, this one or the next (GEN-02, GEN-03).

use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::kinds::Colour;
use crate::games::frostpunk::rules::because::asker;
use crate::games::frostpunk::rules::heat::{self, Stoke};
use crate::games::frostpunk::rules::{appeal, generator, night};
use crate::games::frostpunk::state::{Phase, State};

/// Where the heat stands, what a coal adds, and how far that goes.
pub(super) fn about(state: &State) -> Text {
    let marker = state.board.heat.marker;
    Text::new("about-stoke").with("heat", marker).with("most", marker + heat::stokable(state))
}

/// How far the heat reaches, and which insulation keeps a building warm wherever it stands (HEA-02).
fn warm(state: &State) -> Text {
    let reach = reach(state, ["warm-generator", "warm-near", "warm-far"]);
    reach.map_or_else(|| Text::new("warm-nothing"), |(zone, colours)| Text::new(zone).with("colours", colours))
}

/// The words for red, orange or yellow, whichever reaches farthest, and all colours that are passed.
pub(in super::super) fn reach(state: &State, zones: [&'static str; 3]) -> Option<(&'static str, Vec<Text>)> {
    let colours = [Colour::Red, Colour::Orange, Colour::Yellow];
    let passed: Vec<_> = colours.into_iter().zip(zones).filter(|it| heat::is_passed(state, it.0)).collect();
    let zone = passed.last()?.1;
    Some((zone, passed.iter().map(|it| it.0.text()).collect()))
}

/// Who has burnt so much coal, or in which phase, and what is warm for it.
pub(crate) fn burnt(state: &State, n: u32) -> Text {
    let note = match state.board.turn {
        Some(seat) => Text::new("note-stoke-turn").with("seat", seat),
        None => Text::new("note-stoke").with("by", asker(state)),
    };
    let reach = reach(state, ["warm-generator", "warm-near", "warm-far"]);
    let warm =
        reach.map_or_else(|| "warm-nothing-yet".into(), |(zone, colours)| Text::new(zone).with("colours", colours));
    note.with("n", n).with("heat", state.board.heat.marker).with("cold", state.board.heat.cold).with("warm", warm)
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
        // In the Generator phase nothing is warm for long (GEN-07): the coal is for this phase alone.
        let detail = match state.board.phase {
            Phase::Generator => Text::new("detail-stoke-now"),
            Phase::Night => Text::new("detail-stoke-night").with("cold", night::in_the_cold(&other)),
            _ => Text::new("detail-stoke").with("warm", warm(&other)),
        };
        let detail = detail.with("ill", generator::icons_between(&other).len()).with("n", generator::dropped(&other));
        Label::from(label).detail(detail)
    }

    fn appeals(options: &[&Stoke], state: &State) -> Vec<i32> {
        appeal::warmth::stoked(state, options)
    }
}
