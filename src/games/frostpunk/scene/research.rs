//! The technologies: what is developed, what is being developed until which round, what waits.

use super::card::{self, Shown};
use super::{Eye, parts};
use crate::scene::Group;

/// Returns where it ends.
pub(super) fn draw(at: &mut Group, eye: &Eye<'_>, [x, y, w]: [f32; 3]) -> f32 {
    let heading = eye.say("part-technologies");
    parts::label(at, x + 10.0, y + 24.0, w - 20.0, 32.0, heading).bold().color(super::palette::GLOW);
    card::grid(at, eye, [x, y + 56.0, w], &cards(eye))
}

/// The technologies as cards with their tokens.
pub(super) fn cards(eye: &Eye<'_>) -> Vec<Shown> {
    eye.board().technologies.iter().map(Shown::technology).collect()
}
