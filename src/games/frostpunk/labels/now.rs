//! Effects with what stands now, so that an option says when it comes to nothing.

use crate::engine::Text;
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::kinds::Row;
use crate::games::frostpunk::rules::tokens;
use crate::games::frostpunk::state::{Phase, State};

/// A step of an effect, with the marker or the row that it moves.
pub(crate) fn step(state: &State, step: &Step) -> Text {
    let board = &state.board;
    let said = |id: &'static str, n: u32| Text::new(id).with("step", step.text()).with("n", n);
    let less = |n: u32| said(if n == 0 { "marker-now-nothing" } else { "marker-now" }, n);
    let row = |row: Row| said("marker-now-of", board.row(row).len() as u32).with("most", tokens::spaces(state, row));
    match step {
        Step::HungerLess(_) => less(board.hunger),
        Step::HungerMore(_) => said("marker-now", board.hunger),
        Step::OverloadLess(_) | Step::OverloadOff => less(board.overload),
        Step::OverloadMore(_) => said("marker-now", board.overload),
        Step::HopeMore(_) | Step::HopeLess(_) => row(Row::Hope),
        Step::DiscontentLess(_) if board.row(Row::Discontent).is_empty() => less(0),
        Step::DiscontentMore(_) | Step::DiscontentLess(_) => row(Row::Discontent),
        _ => step.text(),
    }
}

/// All of them, one after the other.
pub(crate) fn steps(state: &State, all: &[Step]) -> Vec<Text> {
    all.iter().map(|it| step(state, it)).collect()
}

/// The message of a phase.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup | Phase::Over => "board-setup",
        Phase::Dawn => "phase-dawn",
        Phase::Morning => "phase-morning",
        Phase::Generator => "phase-generator",
        Phase::Weather => "phase-weather",
        Phase::Preparation => "phase-preparation",
        Phase::Muster | Phase::Action => "phase-action",
        Phase::Dusk => "phase-dusk",
        Phase::Hunger => "phase-hunger",
        Phase::Night => "phase-night",
    }
}
