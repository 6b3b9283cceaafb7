//! A second account of the game: the rules run over the answers that were given, with nothing of the host's.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::agreement::Said;
use slowboat::engine::{
    Answer, AnyGame, Audience, Decision, Note, Outcome, Record, Refusal, Run, Seat, Sight, Standing, Viewer, Who,
};

pub(crate) struct Shadow {
    pub game: Arc<dyn AnyGame>,
    pub record: Record,
    pub run: Run,
    pub notes: Vec<Note>,
    /// Of each answer, whether it was given in secret.
    pub secret: Vec<bool>,
    /// What is said to the open decision of the whole table, in the order in which it was said.
    pub said: Vec<Said>,
    /// Who goes along with the leader.
    pub along: BTreeSet<Seat>,
    /// For whom robots play.
    pub robots: BTreeSet<Seat>,
    /// Answers taken back, by whom, and whether in secret, the newest last.
    pub redo: Vec<(Seat, Answer, bool)>,
    /// Who was called to which question, and waits until somebody else has ended what they had begun: nobody is called
    /// twice to the same, but whoever has looked meanwhile.
    pub called: BTreeMap<Seat, &'static str>,
    /// Who was called to what the table decides, had to wait for others to say something, and has said nothing since.
    pub heard: BTreeSet<Seat>,
}

/// What an answer changes for those at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moved {
    /// Who was not awaited before, and is now, and was not called to the same question already; all, if it is the end.
    pub woken: BTreeSet<Seat>,
    /// The first note that came of it.
    pub notes_from: usize,
    pub over: bool,
    pub undone: bool,
    /// So long after the message before that it is not added to that one.
    pub late: bool,
    /// Nobody is told of it, not even that there was something: a step on the way to a secret choice, or a word that
    /// changes nothing.
    pub silent: bool,
}

/// How things stood when somebody changed them.
pub(super) struct Before {
    /// Nobody, if it was the clock.
    by: Option<Seat>,
    secret: bool,
    pub(super) awaited: BTreeSet<Seat>,
    asked: BTreeMap<Seat, &'static str>,
    /// How many answers were given.
    n: usize,
    /// How many notes everybody could read.
    told: usize,
}

impl Shadow {
    pub(crate) fn new(game: Arc<dyn AnyGame>, record: Record) -> Shadow {
        let run = game.run(&record, None);
        let notes = run.notes.clone();
        let secret = vec![false; record.answers.len()];
        let (said, along, robots) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
        let (redo, called, heard) = (Vec::new(), BTreeMap::new(), BTreeSet::new());
        Shadow { game, record, run, notes, secret, said, along, robots, redo, called, heard }
    }

    pub(crate) fn decisions(&self) -> &[Decision] {
        match &self.run.standing {
            Standing::Asking(decisions) => decisions,
            Standing::Over(_) => &[],
            other => panic!("the rules stand at {other:?} after {:?}", self.record.answers.last()),
        }
    }

    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        if let Standing::Over(scores) = &self.run.standing { Some(scores) } else { None }
    }

    /// The decision that this seat may answer.
    pub(crate) fn decision(&self, seat: Seat) -> Option<&Decision> {
        self.decisions().iter().find(|it| match it.who {
            Who::Seat(asked) => asked == seat,
            Who::Team { .. } => true,
        })
    }

    pub(crate) fn awaited(&self) -> BTreeSet<Seat> {
        let mut awaited = BTreeSet::new();
        for decision in self.decisions() {
            match decision.who {
                Who::Seat(seat) => {
                    awaited.insert(seat);
                }
                Who::Team { leader } => awaited.extend(self.awaited_in_common(leader)),
            }
        }
        awaited
    }

    pub(crate) fn sight(&self) -> Arc<dyn Sight> {
        self.run.sight.clone()
    }

    pub(crate) fn public_notes(&self) -> impl Iterator<Item = &Note> {
        self.notes.iter().filter(|it| it.audience == Audience::All)
    }

    /// Gives an answer, or says what one wants the table to answer; or the rule that forbids it.
    pub(crate) fn give(&mut self, seat: Seat, key: &str) -> Result<Moved, Refusal> {
        let decision = self.decision(seat).expect("the seat is asked");
        if let Who::Team { .. } = decision.who {
            return self.say(Said { seat, key: key.to_owned(), against: false });
        }
        let (answer, secret) = (Answer { seat, ask: decision.ask.id.to_owned(), key: key.to_owned() }, decision.secret);
        let before = self.before(Some(seat), secret);
        self.put(vec![answer], before, secret)
    }

    /// Puts answers that are given at once behind the record, unless a rule forbids it.
    pub(super) fn put(&mut self, answers: Vec<Answer>, before: Before, secret: bool) -> Result<Moved, Refusal> {
        let (n, notes_from) = (self.record.answers.len(), self.notes.len());
        let seats: BTreeSet<Seat> = answers.iter().map(|it| it.seat).collect();
        self.record.answers.extend(answers);
        if let Some(refusal) = self.again(n) {
            self.record.answers.truncate(n);
            self.again(n);
            return Err(refusal);
        }
        self.secret.resize(self.record.answers.len(), secret);
        self.said.clear();
        if secret {
            self.redo.retain(|it| !seats.contains(&it.0));
        } else {
            self.redo.clear();
        }
        Ok(self.moved(before, notes_from, false))
    }

    /// The rule that would forbid this answer, if one does.
    pub(super) fn would_refuse(&self, answer: Answer) -> Option<Refusal> {
        let mut record = self.record.clone();
        record.answers.push(answer);
        let run = self.game.run(&record, self.run.mark.as_ref().filter(|it| it.used() <= self.record.answers.len()));
        if let Standing::Refused(refusal) = run.standing { Some(refusal) } else { None }
    }

    /// Takes the last answer of this seat back.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Moved {
        let at = self.record.answers.iter().rposition(|it| it.seat == seat).expect("it has answered");
        assert!(at >= self.run.sealed, "what is sealed cannot be taken back");
        let before = self.before(Some(seat), self.secret[at]);
        let answer = self.record.answers.remove(at);
        self.redo.push((seat, answer, self.secret.remove(at)));
        self.said.clear();
        assert_eq!(self.again(at), None);
        self.moved(before, self.notes.len(), true)
    }

    /// Gives the answer again that this seat took back last.
    pub(crate) fn give_again(&mut self, seat: Seat) -> Moved {
        let at = self.redo.iter().rposition(|it| it.0 == seat).expect("something was taken back");
        let (_, answer, secret) = self.redo.remove(at);
        let before = self.before(Some(seat), secret);
        let notes_from = self.notes.len();
        self.record.answers.push(answer);
        self.secret.push(secret);
        assert_eq!(self.again(self.record.answers.len()), None, "what was legal still is");
        self.moved(before, notes_from, false)
    }

    pub(super) fn before(&self, by: Option<Seat>, secret: bool) -> Before {
        let (n, told) = (self.record.answers.len(), self.public_notes().count());
        Before { by, secret, awaited: self.awaited(), asked: self.asked(), n, told }
    }

    /// What each of those who decide alone is asked.
    fn asked(&self) -> BTreeMap<Seat, &'static str> {
        let alone = |it: &Decision| if let Who::Seat(seat) = it.who { Some((seat, it.ask.id)) } else { None };
        self.decisions().iter().filter_map(alone).collect()
    }

    fn moved(&mut self, before: Before, notes_from: usize, undone: bool) -> Moved {
        self.heard.clear();
        let awaited = self.awaited();
        let midway = before.by.is_some_and(|it| before.awaited.contains(&it) && awaited.contains(&it));
        let silent = before.secret && midway && before.told == self.public_notes().count();
        let mut woken: BTreeSet<Seat> = awaited.difference(&before.awaited).copied().collect();
        woken.retain(|it| !self.robots.contains(it));
        if undone {
            // Whoever takes an answer back knows that it is asked anew.
            woken.retain(|it| Some(*it) != before.by);
        } else if !silent {
            self.called.extend(before.asked);
            before.by.and_then(|it| self.called.remove(&it));
            // The clock may have answered for somebody.
            let given = self.record.answers.iter().skip(before.n);
            given.for_each(|it| self.called.retain(|seat, ask| *seat != it.seat || *ask != it.ask));
        }
        if !silent {
            let asked = self.asked();
            woken.retain(|it| self.called.get(it).is_none_or(|ask| asked.get(it) != Some(ask)));
            self.called.retain(|it, _| !asked.contains_key(it));
        }
        let over = self.outcome().is_some();
        if over {
            // The end calls everybody once, also those for whom robots play.
            woken = self.record.seats.all().collect();
        }
        Moved { woken, notes_from, over, undone, late: false, silent }
    }

    /// How many answers everybody may know of: of a round of secret choices, none until all are in.
    pub(crate) fn known(&self) -> usize {
        let n = self.record.answers.len();
        if !self.decisions().iter().any(|it| it.secret) {
            return n;
        }
        (self.run.sealed..n).find(|at| self.secret[*at]).unwrap_or(n)
    }

    /// Runs the rules anew; the first `same` answers are as before.
    fn again(&mut self, same: usize) -> Option<Refusal> {
        let mark = self.run.mark.clone().filter(|it| it.used() <= same.min(self.record.answers.len()));
        let run = self.game.run(&self.record, mark.as_ref());
        self.notes.truncate(run.notes_before);
        self.notes.extend(run.notes.iter().cloned());
        let refused = if let Standing::Refused(refusal) = &run.standing { Some(refusal.clone()) } else { None };
        self.run = run;
        refused
    }

    /// What the public could see if the last answer, which hides a Trap, had hidden the other type. It must be the same.
    pub(crate) fn twin(&self) -> Option<(Vec<Note>, String)> {
        let last = self.record.answers.last().filter(|it| it.ask == "trap")?;
        let (kind, place) = last.key.split_once('/')?;
        let other = if kind == "trampler" { "raptor" } else { "trampler" };
        let mut record = self.record.clone();
        record.answers.last_mut()?.key = format!("{other}/{place}");
        let run = self.game.run(&record, None);
        // There may be none of the other type left.
        if !matches!(run.standing, Standing::Asking(_) | Standing::Over(_)) {
            return None;
        }
        let notes = run.notes.into_iter().filter(|it| it.audience == Audience::All).collect();
        Some((notes, run.sight.digest(Viewer::Public)))
    }

    /// The whole replay tells the same as the play did.
    pub(crate) fn check(&self) {
        let whole = self.game.run(&self.record, None);
        assert_eq!(whole.standing, self.run.standing);
        assert_eq!(whole.notes, self.notes);
    }
}
