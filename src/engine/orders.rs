//! Orders: answers that a seat gives before it is asked. What it is likely to be asked is found by playing on by chance from the last
//! boundary, in several worlds dealt anew there, with nothing but its own answers since: so nothing that is offered for an order
//! tells of what is hidden.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::policy::{AnswerPolicy, NONE};
use super::{
    Answer, AnyGame, Decision, Form, Guess, Mark, Policy, Question, RandomPolicy, Record, Seat, Standing, Who,
};

/// An answer to the next question with this id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Order {
    pub ask: String,
    pub key: String,
}

/// In how many worlds the game is played on, and how many are tried for that: chance may run into a rule.
const WORLDS: usize = 4;
const TRIES: u64 = 16;
/// How many answers it may take until the seat is asked.
const LIMIT: usize = 300;

/// What this seat is likely to be asked when its orders are carried out, with what is offered in at least half of the worlds;
/// nothing if it is not asked by then, or never what an order answers.
pub fn suppose(game: &dyn AnyGame, record: &Record, from: &Mark, seat: Seat, orders: &[Order]) -> Option<Decision> {
    let start = from.used().min(record.answers.len());
    let (cut, since) = (record.cut(start), &record.answers[start..]);
    let world = |number: u64| {
        let given = since.iter().filter(|it| it.seat == seat).collect();
        let mut policy = Ordered { seat, given, orders, others: RandomPolicy::new(number) };
        let dealt = game.redeal(from, Guess { seat, number })?;
        let run = game.run_with(&cut, Some(&dealt), &mut policy, start + LIMIT);
        let Standing::Asking(open) = run.standing else { return None };
        let is_done = policy.orders.is_empty();
        open.into_iter().find(|it| is_done && it.who == Who::Seat(seat))
    };
    let asked: Vec<Decision> = (0..TRIES).filter_map(world).take(WORLDS).collect();
    let count = |ask: &str| asked.iter().filter(|it| it.ask.id == ask).count();
    // The first of those that come most often.
    let first = asked.iter().rev().max_by_key(|it| count(it.ask.id))?.clone();
    let same: Vec<&Decision> = asked.iter().filter(|it| it.ask.id == first.ask.id).collect();
    let Form::One(_) = first.form else { return Some(first) };
    let mut offers = Vec::new();
    for offer in same.iter().flat_map(|it| it.form.offers()) {
        let of = same.iter().filter(|it| it.form.offers().iter().any(|one| one.key == offer.key)).count();
        if 2 * of >= same.len() && !offers.iter().any(|one: &super::Offer| one.key == offer.key) {
            offers.push(offer.clone());
        }
    }
    (!offers.is_empty()).then_some(Decision { form: Form::One(offers), ..first })
}

/// Carries out orders and stops at the first question to their seat after them; everything else is answered by chance.
struct Ordered<'a> {
    seat: Seat,
    /// What the seat has answered since the boundary, as long as the same is asked again.
    given: VecDeque<&'a Answer>,
    orders: &'a [Order],
    others: RandomPolicy,
}

impl Policy for Ordered<'_> {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        if question.who != Who::Seat(self.seat) {
            return self.others.pick(question);
        }
        while let Some(answer) = self.given.pop_front() {
            let picked = AnswerPolicy(answer).pick(question);
            if !picked.contains(&NONE) {
                return picked;
            }
        }
        let Some((next, rest)) = self.orders.split_first() else { return vec![NONE] };
        if next.ask != question.ask.id {
            // It is asked as if nothing had been ordered, and the orders wait.
            return self.others.pick(question);
        }
        let answer = Answer { seat: self.seat, ask: next.ask.clone(), key: next.key.clone() };
        let picked = AnswerPolicy(&answer).pick(question);
        // An order that does not fit ends it here, with orders left.
        if !picked.contains(&NONE) {
            self.orders = rest;
        }
        picked
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.others.first(seats)
    }
}
