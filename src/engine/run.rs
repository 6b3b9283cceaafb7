//! A run: what replaying a record yields.

use std::any::Any;
use std::sync::Arc;

use super::source::Source;
use super::{
    Answer, AnyGame, Chance, Decision, Drift, Fault, Game, Note, Offer, Outcome, Part, Play, Policy, Record, Refusal,
    Roll, Seat, Seed, Stop, Table, View, Viewer, Words,
};
use crate::scene::Scene;

/// Where a game stands after its record was run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    Asking(Vec<Decision>),
    Over(Outcome),
    Refused(Refusal),
    Drift(Drift),
    Fault(Fault),
}

/// What replaying a record yields.
pub struct Run {
    pub standing: Standing,
    /// The notes since the boundary from which the run began.
    pub notes: Vec<Note>,
    /// How many notes came before those.
    pub notes_before: usize,
    pub rolls: Vec<Roll>,
    pub rolls_before: usize,
    /// How many answers of the record were used.
    pub used: usize,
    /// Answers before this number can no longer be taken back.
    pub sealed: usize,
    /// The newest turn boundary, from which the next run may begin.
    pub mark: Option<Mark>,
    pub sight: Arc<dyn Sight>,
    /// The answers since the boundary from which the run began, with those that a policy gave.
    pub answers: Vec<Answer>,
}

/// A state that makes views and nothing else.
pub trait Sight: Send + Sync {
    fn parts(&self, viewer: Viewer) -> Vec<Part>;
    /// The picture of a part; what differs from an older sight of the same game is highlighted.
    fn scene(&self, viewer: Viewer, part: &str, since: Option<&dyn Sight>, words: &dyn Words) -> Option<Scene>;
    fn lines(&self, viewer: Viewer, part: &str, words: &dyn Words) -> Option<Vec<String>>;
    fn alt(&self, viewer: Viewer, part: &str, words: &dyn Words) -> Option<String>;
    fn secrets(&self, viewer: Viewer, words: &dyn Words) -> Vec<String>;
    /// What this seat may expect to be offered and a rule forbids now, with the rule.
    fn blocked(&self, seat: Seat) -> Vec<(Offer, Refusal)>;
    /// Who has the next turn after that of this seat, as far as that can be told.
    fn next(&self, asked: Seat) -> Option<Seat>;
    /// The whole view as text, to compare runs by.
    fn digest(&self, viewer: Viewer) -> String;
    /// Whether the view changes when everything is dealt anew that the viewer cannot know.
    fn leaks(&self, viewer: Viewer, seed: u64) -> bool;
    /// Whether a viewer sees the same in both.
    fn same(&self, other: &dyn Sight, viewer: Viewer) -> bool;
    /// The whole view as text, a line for each thing in it.
    fn outline(&self, viewer: Viewer) -> Vec<String>;
    /// The sight as it could be, too: of a state with everything dealt anew that the viewer cannot know.
    fn redealt(&self, viewer: Viewer, seed: u64) -> Arc<dyn Sight>;
    fn as_any(&self) -> &dyn Any;
}

/// A turn boundary: everything needed to go on from there.
#[derive(Clone)]
pub(super) struct Boundary<S> {
    pub(super) state: S,
    pub(super) used: usize,
    pub(super) sealed: usize,
    pub(super) chance: Chance,
    pub(super) notes: usize,
    pub(super) rolls: usize,
}

/// A turn boundary of any game.
#[derive(Clone)]
pub struct Mark {
    used: usize,
    rolls: usize,
    inner: Arc<dyn Any + Send + Sync>,
}

impl Mark {
    pub(super) fn new<S: Send + Sync + 'static>(boundary: Boundary<S>) -> Mark {
        Mark { used: boundary.used, rolls: boundary.rolls, inner: Arc::new(boundary) }
    }

    /// How many answers came before the boundary.
    pub fn used(&self) -> usize {
        self.used
    }

    /// How many rolls had been made before it. Between a boundary and the next question there may be more.
    pub(super) fn rolls(&self) -> usize {
        self.rolls
    }

    /// The same boundary in another guess: other secrets, other luck to come.
    pub(super) fn redealt<S: Clone + Send + Sync + 'static>(
        &self,
        number: u64,
        resample: impl Fn(&S, &mut Chance) -> S,
    ) -> Option<Mark> {
        let mut boundary = self.inner.downcast_ref::<Boundary<S>>()?.clone();
        boundary.state = resample(&boundary.state, &mut Chance::quick(number));
        boundary.chance = Chance::new(Seed::from_number(number));
        Some(Mark::new(boundary))
    }

    /// A table that stands at the boundary, if the record reaches so far. A quiet one never returns to it.
    pub(super) fn table<'a, S: Clone + Send + Sync + 'static>(
        &self,
        record: &Record,
        quiet: bool,
    ) -> Option<Table<'a, S>> {
        let boundary = self.inner.downcast_ref::<Boundary<S>>()?;
        let rest = record.answers.get(boundary.used..)?;
        Some(Table {
            state: boundary.state.clone(),
            seats: record.seats,
            rules: record.rules,
            source: Source::new(rest.to_vec(), boundary.used),
            sealed: boundary.sealed,
            seal: None,
            chance: boundary.chance.clone(),
            notes: Vec::new(),
            rolls: Vec::new(),
            before: (boundary.notes, boundary.rolls),
            boundaries: if quiet { Vec::new() } else { vec![boundary.clone()] },
            keep_all: false,
            trail: None,
            pending: None,
            milestones: None,
            quiet,
        })
    }
}

/// Turns the outcome of the rules into a run. The one place where every kind of stop is matched.
pub(super) fn finish<S: Clone + Send + Sync + 'static>(
    mut table: Table<'_, S>,
    outcome: Play<Outcome>,
    sight: impl FnOnce(S) -> Arc<dyn Sight>,
) -> Run {
    let standing = match outcome {
        Ok(_) if table.source.next().is_some() => Standing::Drift(table.source.drifted("over")),
        Ok(scores) => Standing::Over(scores),
        Err(Stop::Asking(open)) => Standing::Asking(open),
        Err(Stop::Refused(refusal)) => Standing::Refused(refusal),
        Err(Stop::Drift(drift)) => Standing::Drift(*drift),
        Err(Stop::Fault(fault)) => Standing::Fault(*fault),
    };
    Run {
        standing,
        notes: table.notes,
        notes_before: table.before.0,
        rolls: table.rolls,
        rolls_before: table.before.1,
        used: table.source.len(),
        sealed: table.sealed,
        mark: table.boundaries.pop().map(Mark::new),
        sight: sight(table.state),
        answers: table.source.answers,
    }
}

/// The sight of one game.
pub(super) struct SightOf<G: Game> {
    game: Arc<G>,
    state: G::State,
}

impl<G: Game> SightOf<G> {
    pub(super) fn new(game: Arc<G>, state: G::State) -> SightOf<G> {
        SightOf { game, state }
    }

    fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    fn resampled(&self, viewer: Viewer, seed: u64) -> G::State {
        let mut chance = Chance::new(Seed::from_number(seed));
        self.game.resample(&self.state, viewer, &mut chance)
    }
}

impl<G: Game> Sight for SightOf<G> {
    fn parts(&self, viewer: Viewer) -> Vec<Part> {
        self.view(viewer).parts()
    }

    fn scene(&self, viewer: Viewer, part: &str, since: Option<&dyn Sight>, words: &dyn Words) -> Option<Scene> {
        let since = since.and_then(|it| it.as_any().downcast_ref::<SightOf<G>>()).map(|it| it.view(viewer));
        self.view(viewer).scene(part, since.as_ref(), words)
    }

    fn lines(&self, viewer: Viewer, part: &str, words: &dyn Words) -> Option<Vec<String>> {
        self.view(viewer).lines(part, words)
    }

    fn alt(&self, viewer: Viewer, part: &str, words: &dyn Words) -> Option<String> {
        self.view(viewer).alt(part, words)
    }

    fn secrets(&self, viewer: Viewer, words: &dyn Words) -> Vec<String> {
        self.view(viewer).secrets(words)
    }

    fn blocked(&self, seat: Seat) -> Vec<(Offer, Refusal)> {
        self.game.blocked(&self.state, seat)
    }

    fn next(&self, asked: Seat) -> Option<Seat> {
        self.game.next(&self.state, asked)
    }

    fn digest(&self, viewer: Viewer) -> String {
        format!("{:?}", self.view(viewer))
    }

    fn leaks(&self, viewer: Viewer, seed: u64) -> bool {
        self.game.view(&self.resampled(viewer, seed), viewer) != self.view(viewer)
    }

    fn same(&self, other: &dyn Sight, viewer: Viewer) -> bool {
        other.as_any().downcast_ref::<SightOf<G>>().is_some_and(|it| it.view(viewer) == self.view(viewer))
    }

    fn outline(&self, viewer: Viewer) -> Vec<String> {
        format!("{:#?}", self.view(viewer)).lines().map(str::to_owned).collect()
    }

    fn redealt(&self, viewer: Viewer, seed: u64) -> Arc<dyn Sight> {
        Arc::new(SightOf::new(self.game.clone(), self.resampled(viewer, seed)))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Plays a record on with a policy until the game ends, stands still, or has `limit` answers. An answer that the rules
/// refuse is taken back and the policy asked again. The record holds all answers afterwards.
pub fn play_out(game: &dyn AnyGame, record: &mut Record, policy: &mut dyn Policy, limit: usize) -> Run {
    play_out_with(game, record, policy, limit, &mut |_, _| ())
}

/// The same, with each refusal told on the way.
pub(super) fn play_out_with(
    game: &dyn AnyGame,
    record: &mut Record,
    policy: &mut dyn Policy,
    limit: usize,
    refused: &mut dyn FnMut(&Record, &Refusal),
) -> Run {
    let mut from: Option<Mark> = None;
    let mut refusals = 0;
    loop {
        let run = game.run_with(record, from.as_ref(), policy, limit);
        let base = from.as_ref().map_or(0, Mark::used);
        record.answers.truncate(base);
        record.answers.extend(run.answers.iter().cloned());
        match &run.standing {
            Standing::Refused(refusal) if refusals < 1_000 => refused(record, refusal),
            _ => return run,
        }
        refusals += 1;
        record.answers.pop();
        from = run.mark.filter(|it| it.used() <= record.answers.len());
    }
}
