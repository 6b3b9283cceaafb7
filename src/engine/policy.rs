//! Policies answer decisions in place of a person. Random play is one, robots are others.

use super::{Answer, Ask, Chance, Seat, Seed, Who};

/// A decision as a policy sees it.
pub struct Question<'a> {
    pub who: Who,
    pub ask: &'a Ask,
    pub shape: Shape,
    /// The key of an option by its position. Random play needs none, so none is made unless asked for.
    pub key: &'a dyn Fn(usize) -> String,
    /// What the options promise at first sight, by their position; empty where the game has no opinion.
    pub appeals: &'a dyn Fn() -> Vec<i32>,
}

impl Question<'_> {
    /// The keys of all options.
    pub fn keys(&self) -> Vec<String> {
        let of = match self.shape {
            Shape::One(of) | Shape::Some { of, .. } => of,
            Shape::Number { min, max } => usize::try_from(max - min + 1).unwrap_or(0),
        };
        (0..of).map(self.key).collect()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One of so many.
    One(usize),
    Some {
        of: usize,
        min: usize,
        max: usize,
    },
    Number {
        min: i64,
        max: i64,
    },
}

pub trait Policy {
    /// The positions of what is picked; for a number, the number minus the least allowed.
    fn pick(&mut self, question: &Question) -> Vec<usize>;
    /// Which of several seats acts first where anybody may.
    fn first(&mut self, seats: &[Seat]) -> usize;
}

/// Plays any legal answer with equal probability.
pub struct RandomPolicy {
    chance: Chance,
}

impl RandomPolicy {
    pub fn new(seed: u64) -> RandomPolicy {
        RandomPolicy { chance: Chance::new(Seed::from_number(seed)) }
    }

    fn below(&mut self, of: usize) -> usize {
        self.chance.below("policy", u32::try_from(of).unwrap_or(u32::MAX)).result[0] as usize
    }
}

impl Policy for RandomPolicy {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        match question.shape {
            Shape::One(of) => vec![self.below(of)],
            Shape::Some { of, min, max } => {
                let count = min + self.below(max.min(of) + 1 - min);
                let mut order: Vec<usize> =
                    self.chance.order("policy/some", of).result.iter().map(|it| *it as usize).take(count).collect();
                order.sort_unstable();
                order
            }
            Shape::Number { min, max } => vec![self.below(usize::try_from(max - min + 1).unwrap_or(1))],
        }
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.below(seats.len())
    }
}

/// Gives this one answer where it is asked for, and none to anything else.
pub(super) struct AnswerPolicy<'a>(pub(super) &'a Answer);

/// No position of any option, and no number that is asked for: the question stays open.
pub(super) const NONE: usize = u32::MAX as usize;

impl Policy for AnswerPolicy<'_> {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let Answer { seat, ask, key } = self.0;
        if question.who.seat() != *seat || question.ask.id != ask {
            return vec![NONE];
        }
        let at = |wanted: &str| match question.shape {
            Shape::One(of) | Shape::Some { of, .. } => (0..of).find(|at| (question.key)(*at) == wanted),
            Shape::Number { min, .. } => wanted.parse::<i64>().ok()?.checked_sub(min)?.try_into().ok(),
        };
        match question.shape {
            Shape::Some { .. } if key == "none" => Vec::new(),
            Shape::Some { .. } => key.split('+').map(|it| at(it).unwrap_or(NONE)).collect(),
            Shape::One(_) | Shape::Number { .. } => vec![at(key).unwrap_or(NONE)],
        }
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        seats.iter().position(|it| *it == self.0.seat).unwrap_or(seats.len())
    }
}
