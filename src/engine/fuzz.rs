//! Random games to their end, held to everything that a game promises.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{AnyGame, RandomPolicy, Record, Run, Seat, Seats, Seed, Standing, Viewer, play_out};

/// What to play.
#[derive(Clone, Debug)]
pub struct Fuzz {
    pub games: u64,
    pub seed: u64,
    pub seats: u8,
    pub edition: String,
    pub options: BTreeMap<String, String>,
}

/// What came of it. The last five are faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FuzzReport {
    pub games: u64,
    pub decisions: u64,
    /// A panic in the rules.
    pub crashes: u64,
    /// A question to which no answer is legal, or a record that no longer fits.
    pub dead_ends: u64,
    /// A game that does not end.
    pub runaways: u64,
    /// A view that changes with something its viewer cannot know.
    pub view_leaks: u64,
    /// A replay that differs from the play, from the start or from a turn boundary.
    pub replay_mismatches: u64,
}

impl FuzzReport {
    pub fn faults(&self) -> u64 {
        self.crashes + self.dead_ends + self.runaways + self.view_leaks + self.replay_mismatches
    }
}

/// No game of ours comes near so many answers.
const RUNAWAY: usize = 20_000;

impl Fuzz {
    /// The record of one random game before its first answer.
    pub fn record(&self, game: &dyn AnyGame, number: u64) -> Record {
        Record {
            game: game.card().id.to_owned(),
            rules: game.card().rules,
            edition: self.edition.clone(),
            options: game.card().settle_options(&self.options),
            content: game.facts().digest().to_owned(),
            seed: Seed::from_number(self.seed.wrapping_add(number)),
            seats: Seats(self.seats),
            answers: Vec::new(),
        }
    }

    /// Plays all games; each fault is told to `tell` with the number of its game.
    pub fn run(&self, game: &dyn AnyGame, mut tell: impl FnMut(u64, &str)) -> FuzzReport {
        let mut report = FuzzReport::default();
        for number in 0..self.games {
            let mut one = FuzzReport::default();
            let played = catch_unwind(AssertUnwindSafe(|| self.play(game, number, &mut one)));
            if played.is_err() {
                one.crashes += 1;
            }
            if one.faults() > 0 {
                tell(number, &format!("{one:?}"));
            }
            report.games += 1;
            report.decisions += one.decisions;
            report.crashes += one.crashes;
            report.dead_ends += one.dead_ends;
            report.runaways += one.runaways;
            report.view_leaks += one.view_leaks;
            report.replay_mismatches += one.replay_mismatches;
        }
        report
    }

    fn play(&self, game: &dyn AnyGame, number: u64, report: &mut FuzzReport) {
        let mut record = self.record(game, number);
        let seed = self.seed.wrapping_add(number);
        let run = play_out(game, &mut record, &mut RandomPolicy::new(seed), RUNAWAY);
        report.decisions = record.answers.len() as u64;
        match &run.standing {
            Standing::Over(_) => {}
            Standing::Asking(_) if record.answers.len() >= RUNAWAY => report.runaways += 1,
            Standing::Fault(_) => report.crashes += 1,
            Standing::Asking(_) | Standing::Refused(_) | Standing::Drift(_) => report.dead_ends += 1,
        }
        let whole = game.run(&record, None);
        if !same(&whole, &run, self.seats) {
            report.replay_mismatches += 1;
        }
        // One boundary and one cut a game, at places that differ from game to game.
        let marks = game.boundaries(&record);
        if let Some(mark) = pick(&marks, seed) {
            let rest = game.run(&record, Some(mark));
            let notes = whole.notes.get(rest.notes_before..) == Some(&rest.notes[..]);
            let rolls = whole.rolls.get(rest.rolls_before..) == Some(&rest.rolls[..]);
            if !same(&whole, &rest, self.seats) || !notes || !rolls {
                report.replay_mismatches += 1;
            }
        }
        let cut = usize::try_from(seed).unwrap_or(0) * 7 % (record.answers.len() + 1);
        let part = game.run(&record.cut(cut), None);
        if !whole.notes.starts_with(&part.notes) {
            report.replay_mismatches += 1;
        }
        for run in [&part, &whole] {
            let leaks = |viewer| run.sight.leaks(viewer, seed);
            report.view_leaks += viewers(self.seats).filter(|it| leaks(*it)).count() as u64;
        }
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    std::iter::once(Viewer::Public).chain((0..seats).map(|it| Viewer::Seat(Seat(it))))
}

fn same(one: &Run, two: &Run, seats: u8) -> bool {
    one.standing == two.standing
        && one.sealed == two.sealed
        && viewers(seats).all(|it| one.sight.digest(it) == two.sight.digest(it))
}

fn pick<T>(list: &[T], seed: u64) -> Option<&T> {
    list.get(usize::try_from(seed).unwrap_or(0) % list.len().max(1))
}
