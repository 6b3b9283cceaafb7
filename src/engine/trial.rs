//! The test kit: any rule function runs alone, against a line of answers.

use std::fmt::Debug;

use super::{
    Answer, Ask, Decision, Note, Opt, Part, Plain, Play, Record, Seat, Seats, Seed, Stop, Table, View, Weight, Words,
};
use crate::scene::Scene;

/// The view of a game that nobody looks at: what it shows, without parts, pictures and words.
#[derive(Clone, PartialEq, Debug)]
pub struct Bare<T>(pub T);

impl<T: PartialEq + Debug + Send + Sync + 'static> View for Bare<T> {
    fn parts(&self) -> Vec<Part> {
        Vec::new()
    }
    fn scene(&self, _: &str, _: Option<&Bare<T>>, _: &dyn Words) -> Option<Scene> {
        None
    }
    fn lines(&self, _: &str, _: &dyn Words) -> Option<Vec<String>> {
        None
    }
    fn alt(&self, _: &str, _: &dyn Words) -> Option<String> {
        None
    }
    fn secrets(&self, _: &dyn Words) -> Vec<String> {
        Vec::new()
    }
}

/// A table for one rule function. Answers are written as in a log, `"A place rations:die-3, B train gain-light"`.
pub fn table<S: Clone>(state: S, seats: u8, answers: &str) -> Table<'static, S> {
    seeded(state, seats, 1, answers)
}

/// The same with a seed of its own, for a test that needs a certain roll.
pub fn seeded<S: Clone>(state: S, seats: u8, seed: u64, answers: &str) -> Table<'static, S> {
    let record = Record {
        game: "trial".to_owned(),
        rules: 1,
        edition: String::new(),
        options: std::collections::BTreeMap::new(),
        content: String::new(),
        seed: Seed::from_number(seed),
        seats: Seats(seats),
        answers: parse(answers),
    };
    Table::new(&record, state)
}

/// The same table under another version of the rules.
pub fn under<S>(mut table: Table<'_, S>, rules: u32) -> Table<'_, S> {
    table.rules = rules;
    table
}

fn parse(answers: &str) -> Vec<Answer> {
    let one = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [seat, ask, key] => Answer {
                seat: Seat::from_letter(seat).unwrap_or(Seat(255)),
                ask: (*ask).to_owned(),
                key: (*key).to_owned(),
            },
            _ => Answer { seat: Seat(255), ask: line.to_owned(), key: String::new() },
        }
    };
    answers.split(',').map(str::trim).filter(|it| !it.is_empty()).map(one).collect()
}

/// A rule function that was run against a line of answers.
pub struct Trial<S: 'static> {
    pub t: Table<'static, S>,
    pub end: Play,
}

/// Runs a rule function alone; answers as in [`table`].
pub fn run<S: Clone + 'static>(
    state: S,
    seats: usize,
    seed: u64,
    answers: &str,
    rule: impl FnOnce(&mut Table<'static, S>) -> Play,
) -> Trial<S> {
    let mut t = seeded(state, u8::try_from(seats).unwrap_or(u8::MAX), seed, answers);
    let end = rule(&mut t);
    Trial { t, end }
}

/// Runs a rule function to its end; `answer` picks the key of every decision. Tells the decisions too, a line each.
pub fn drive<S: Clone + 'static>(
    state: &S,
    seats: usize,
    seed: u64,
    rule: impl Fn(&mut Table<'static, S>) -> Play,
    mut answer: impl FnMut(&Decision, &[String]) -> String,
) -> (S, Vec<String>) {
    let (mut answers, mut asked) = (Vec::new(), Vec::new());
    loop {
        let trial = run(state.clone(), seats, seed, &answers.join(","), &rule);
        match &trial.end {
            Err(Stop::Asking(open)) => {
                let key = answer(&open[0], &trial.offers());
                asked.push(trial.asked());
                answers.push(format!("{} {} {key}", open[0].who.seat().letter(), open[0].ask.id));
            }
            _ => return (trial.done(), asked),
        }
    }
}

impl<S: Clone> Trial<S> {
    /// The state at the end; all answers must have been used and nothing asked any more.
    pub fn done(mut self) -> S {
        assert!(self.end.is_ok(), "{}", report(&self.t, &self.end));
        let rest = self.t.choose(Seat(0), Ask::new("no-more", "trial").always(), [Opt::new((), "", "")]);
        assert!(matches!(rest, Err(Stop::Asking(_))), "answers left over: {rest:?}");
        self.t.state
    }

    /// What is asked: the seat, the ask and all keys; the notes do not count.
    pub fn asked(&self) -> String {
        report(&self.t, &self.end).lines().last().unwrap_or_default().to_owned()
    }

    pub fn offers(&self) -> Vec<String> {
        offered(&self.end)
    }

    /// The offers that begin so, without the beginning.
    pub fn offers_under(&self, start: &str) -> Vec<String> {
        self.offers().iter().filter_map(|it| it.strip_prefix(start)).map(str::to_owned).collect()
    }

    pub fn notes(&self) -> Vec<String> {
        notes(&self.t)
    }

    /// How many lines of the log have this id.
    pub fn noted(&self, id: &str) -> usize {
        self.notes().iter().filter(|it| it.split('(').next() == Some(id)).count()
    }

    /// How many answers can no longer be taken back.
    pub fn sealed(&self) -> usize {
        sealed(&self.t)
    }
}

/// What a rule function came to, a line each: what was said, then how it stopped.
pub fn report<S, T>(t: &Table<'_, S>, played: &Play<T>) -> String {
    let mut lines = notes(t);
    match played {
        Ok(_) => {}
        Err(Stop::Asking(open)) => {
            for decision in open {
                let keys: Vec<&str> = decision.form.offers().iter().map(|it| it.key.as_str()).collect();
                let (who, ask) = (decision.who.seat().letter(), decision.ask.id);
                lines.push(format!("asks {who} {ask} [{}]", keys.join(" ")));
            }
        }
        Err(Stop::Fault(fault)) => lines.push(format!("fault: {}", fault.what)),
        Err(Stop::Refused(refusal)) => {
            lines.push(format!("refused: {} ({})", Plain.say(&refusal.text), refusal.rule));
        }
        Err(Stop::Drift(drift)) => {
            lines.push(format!("drift at {}: asked {}, recorded {:?}", drift.at, drift.asked, drift.recorded));
        }
    }
    lines.join("\n")
}

/// The notes of the table as plain lines, without the forced choices.
pub fn notes<S>(t: &Table<'_, S>) -> Vec<String> {
    t.notes.iter().filter(|it| it.weight != Weight::Detail).map(|it: &Note| Plain.say(&it.text)).collect()
}

/// The notes of the table themselves, for a test that says them in a language.
pub fn noted<'t, S>(t: &'t Table<'_, S>) -> &'t [Note] {
    &t.notes
}

/// How many answers can no longer be taken back.
pub fn sealed<S>(t: &Table<'_, S>) -> usize {
    t.sealed
}

/// The keys that the first open decision offers; empty if nothing is asked.
pub fn offered<T>(played: &Play<T>) -> Vec<String> {
    match played {
        Err(Stop::Asking(open)) => {
            open.first().map_or_else(Vec::new, |it| it.form.offers().iter().map(|it| it.key.clone()).collect())
        }
        Ok(_) | Err(Stop::Refused(_) | Stop::Drift(_) | Stop::Fault(_)) => Vec::new(),
    }
}
