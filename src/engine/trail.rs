//! Trails: where a whole game stood at every question, and where it would have stood had chance or the secrets been
//! others. The contract is checked on them.

use std::sync::Arc;

use super::chance::Twist;
use super::{Chance, Decision, Note, Run, Seat, Sight, Table, Viewer};

/// How the world of a trail differs from the real one.
pub enum World {
    Real,
    /// One roll or shuffle comes out differently.
    Twisted(Twist),
    /// Where the trail begins, everything is dealt anew that the viewer cannot know.
    Redealt(Viewer, u64),
}

/// The table at one question, before it was answered.
pub struct Step {
    /// How many answers had been given.
    pub n: usize,
    pub sealed: usize,
    /// How many lines had been written, and how many rolls made, since the game began.
    pub notes: usize,
    pub rolls: usize,
    pub sight: Arc<dyn Sight>,
    pub asked: Vec<Decision>,
}

/// Every question of a run, and the run.
pub struct Trail {
    pub steps: Vec<Step>,
    pub run: Run,
}

/// A step, as the table keeps it.
pub(super) struct Place<S> {
    pub(super) n: usize,
    pub(super) sealed: usize,
    pub(super) notes: usize,
    pub(super) rolls: usize,
    pub(super) state: S,
}

impl<S: Clone> Table<'_, S> {
    /// Called before anybody is asked.
    pub(super) fn step(&mut self) {
        let Some(mut trail) = self.trail.take() else { return };
        let n = self.source.used;
        let place = Place {
            n,
            sealed: self.sealed,
            notes: self.before.0 + self.notes.len(),
            rolls: self.before.1 + self.rolls.len(),
            state: self.state.clone(),
        };
        // A question in a free order is reached twice.
        trail.retain(|it| it.n < n);
        trail.push(place);
        self.trail = Some(trail);
    }

    /// Enters another world.
    pub(super) fn enter(&mut self, world: World, resample: impl FnOnce(&S, Viewer, &mut Chance) -> S) {
        match world {
            World::Real => {}
            World::Twisted(twist) => self.chance.twist = Some(twist),
            World::Redealt(viewer, number) => {
                self.state = resample(&self.state, viewer, &mut Chance::quick(number));
            }
        }
    }
}

impl Trail {
    pub(super) fn new(places: Vec<Step>, asked: Vec<(usize, Decision)>, run: Run) -> Trail {
        let mut steps = places;
        for (n, decision) in asked {
            if let Ok(at) = steps.binary_search_by_key(&n, |it| it.n) {
                steps[at].asked.push(decision);
            }
        }
        Trail { steps, run }
    }

    /// The step before so many answers, if the game stood still there.
    pub(super) fn at(&self, n: usize) -> Option<&Step> {
        self.steps.binary_search_by_key(&n, |it| it.n).ok().map(|at| &self.steps[at])
    }

    /// What a viewer was told between two steps, by the number of lines.
    pub(super) fn told(&self, viewer: Viewer, from: usize, to: usize) -> Vec<&Note> {
        let before = self.run.notes_before;
        let range = from.saturating_sub(before)..to.saturating_sub(before);
        self.run.notes.get(range).unwrap_or_default().iter().filter(|it| it.is_for(viewer)).collect()
    }
}

impl Step {
    /// What this viewer is asked. A decision of the whole team is everybody's.
    pub(super) fn asked_of(&self, viewer: Viewer) -> Vec<&Decision> {
        let is_own = |seat: Seat| viewer == Viewer::Seat(seat);
        self.asked.iter().filter(|it| is_own(it.who.seat())).collect()
    }
}
