//! The search of games with a horizon: the few answers that promise most are compared in the same guesses.
//!
//! Every answer meets the same cards and the same luck, so that what differs is what the answer did; a fraction of the
//! playouts that a tree needs tells them apart. The better half goes on to the next round, which costs as much as the one
//! before.

use super::choices;
use super::search::Plan;
use super::whim::Whim;
use super::{Position, Thought};
use crate::engine::{Guess, Outcome, Playout, Policy, Question, Seat, Who};

/// What a victory of all is worth beside its points, in points: who plays together plays to win.
const VICTORY: i64 = 100;

pub(super) struct Pairs<'a> {
    position: &'a Position<'a>,
    plan: Plan,
    luck: u64,
    playouts: usize,
}

/// An answer that is tried.
struct Try {
    picked: Vec<usize>,
    key: String,
    /// What its playouts were worth, together.
    sum: i64,
}

impl<'a> Pairs<'a> {
    pub(super) fn new(position: &'a Position<'a>, plan: Plan, luck: u64) -> Pairs<'a> {
        Pairs { position, plan, luck, playouts: 0 }
    }

    pub(super) fn think(mut self) -> Thought {
        let mut tried = self.tried();
        let mut number = 0;
        while tried.len() > 1 {
            for _ in 0..self.plan.round.div_ceil(tried.len()) {
                for one in &mut tried {
                    one.sum += self.play(number, &one.picked);
                }
                number += 1;
            }
            // Among equals stands first what promises most.
            tried.sort_by_key(|it| std::cmp::Reverse(it.sum));
            tried.truncate(tried.len().div_ceil(2));
        }
        let best = tried.into_iter().next();
        Thought { key: best.map(|it| it.key).unwrap_or_default(), playouts: self.playouts }
    }

    /// Which answers are worth a try, after a look at the question.
    fn tried(&self) -> Vec<Try> {
        let mut look = Follow::new(self.position.seat, self.luck);
        self.playout(self.luck, &mut look);
        look.tried
    }

    /// What the table comes to after an answer, in points.
    fn play(&mut self, number: u64, picked: &[usize]) -> i64 {
        let number = self.luck.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut player = Follow { picked: Some(picked), ..Follow::new(self.position.seat, number) };
        let end = self.playout(number, &mut player);
        self.playouts += 1;
        let seats = self.position.record.seats;
        let points: Vec<i64> = match end {
            Playout::Over(outcome) => {
                let won = if matches!(&outcome, Outcome::Common(it) if it.won) { VICTORY } else { 0 };
                seats.all().map(|it| i64::from(outcome.points(it).unwrap_or(0)) + won).collect()
            }
            Playout::Cut(Some(worth)) => worth.into_iter().map(i64::from).collect(),
            Playout::Cut(None) | Playout::Stuck => return 0,
        };
        let seat = self.position.seat.index();
        let own = points.get(seat).copied().unwrap_or(0);
        if self.position.game.card().together {
            return own;
        }
        let others = points.iter().enumerate().filter(|it| it.0 != seat).map(|it| *it.1);
        own - others.max().unwrap_or(0)
    }

    fn playout(&self, number: u64, policy: &mut dyn Policy) -> Playout {
        let Position { game, record, from, seat, .. } = *self.position;
        game.playout(record, from, Guess { seat, number }, policy, self.plan.horizon)
    }
}

/// The policy that gives the answer in question and then, for everybody, what promises most.
struct Follow<'p> {
    seat: Seat,
    whim: Whim,
    picked: Option<&'p [usize]>,
    /// Whether the decision in question has been answered.
    begun: bool,
    tried: Vec<Try>,
}

impl Follow<'_> {
    fn new(seat: Seat, number: u64) -> Self {
        Follow { seat, whim: Whim::new(number), picked: None, begun: false, tried: Vec::new() }
    }

    fn look(&mut self, question: &Question) {
        let few = choices::promising(question.shape, &(question.appeals)(), self.whim.chance());
        let one = |picked: Vec<usize>| Try { key: choices::key(question.shape, &picked, question.key), picked, sum: 0 };
        self.tried = few.into_iter().map(one).collect();
    }
}

impl Policy for Follow<'_> {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let own = match question.who {
            Who::Seat(seat) => seat == self.seat,
            Who::Team { .. } => true,
        };
        if own && !std::mem::replace(&mut self.begun, true) {
            match self.picked {
                Some(picked) => return picked.to_vec(),
                None => self.look(question),
            }
        }
        let appeals = (question.appeals)();
        if appeals.is_empty() { self.whim.any(question.shape) } else { self.whim.promising(question.shape, &appeals) }
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        match seats.iter().position(|it| *it == self.seat).filter(|_| !self.begun) {
            Some(own) => own,
            None => self.whim.below(seats.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Answer, Fuzz, Standing, known_record};
    use crate::games::Registry;

    /// Of two answers one is left after the first round, of four after the second.
    #[test]
    fn the_few_that_promise_most_are_tried_alike_and_the_better_half_again() {
        let registry = Registry::load(None).unwrap();
        let game = registry.games().find(|it| it.horizon().is_some()).unwrap().as_ref();
        let edition = game.card().editions[0].to_owned();
        let mut record = Fuzz { games: 1, seed: 1, seats: 2, edition, options: Default::default() }.record(game, 0);
        let plan = Plan { round: 6, ..Plan::steady() };
        let mut spent = Vec::new();
        for _ in 0..30 {
            let run = game.run(&record, None);
            let Standing::Asking(open) = &run.standing else { panic!("{:?}", run.standing) };
            let (decision, seat) = (&open[0], open[0].who.seat());
            let known = known_record(run.sealed, &run.standing, &record, seat);
            let position = Position { game, record: &known, from: run.mark.as_ref(), decision, seat };
            let thought = Pairs::new(&position, plan, 7).think();
            assert_eq!(thought, Pairs::new(&position, plan, 7).think());
            let key = decision.form.settle(&thought.key).unwrap();
            record.answers.push(Answer { seat, ask: decision.ask.id.to_owned(), key });
            spent.push(thought.playouts);
        }
        assert!(spent.contains(&(4 * 2 + 2 * 3)) && spent.contains(&(2 * 3)), "{spent:?}");
    }
}
