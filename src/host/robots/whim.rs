//! Answers given without thought: at random, or what promises most at first sight.

use crate::engine::{Chance, Shape};

/// How far chance may lift an answer that promises less, in the units of `Choice::appeals`.
const LIFT: u32 = 30;

/// The chance that such answers follow from.
pub(super) struct Whim(Chance);

impl Whim {
    /// Equal numbers have equal whims. They have nothing to do with the luck of the guess with this number.
    pub(super) fn new(number: u64) -> Whim {
        Whim(Chance::quick(number ^ 0x5555_5555_5555_5555))
    }

    pub(super) fn chance(&mut self) -> &mut Chance {
        &mut self.0
    }

    pub(super) fn below(&mut self, of: usize) -> usize {
        self.0.below("any", u32::try_from(of).unwrap_or(u32::MAX)).result[0] as usize
    }

    /// What decides between equals, up to a thousand.
    pub(super) fn tie(&mut self) -> u32 {
        self.0.below("tie", 1_000).result[0]
    }

    /// What promises most at first sight, give or take a little.
    pub(super) fn promising(&mut self, shape: Shape, appeals: &[i32]) -> Vec<usize> {
        let (min, max) = match shape {
            Shape::One(_) => (1, 1),
            Shape::Some { min, max, .. } => (min, max),
            Shape::Number { .. } => return self.any(shape),
        };
        let lifted = |it: &i32| it.saturating_add(self.0.below("whim", LIFT).result[0] as i32);
        let mut all: Vec<(i32, usize)> = appeals.iter().map(lifted).zip(0..).collect();
        all.sort_unstable_by_key(|it| std::cmp::Reverse(it.0));
        let best = all.into_iter().take(max).enumerate().filter(|(at, it)| *at < min || it.0 > 0);
        let mut picked: Vec<usize> = best.map(|it| it.1.1).collect();
        picked.sort_unstable();
        picked
    }

    pub(super) fn any(&mut self, shape: Shape) -> Vec<usize> {
        match shape {
            Shape::One(of) => vec![self.below(of)],
            Shape::Some { of, min, max } => {
                let count = min + self.below(max.min(of) + 1 - min);
                let order = self.0.order("some", of).result;
                let mut picked: Vec<usize> = order.iter().take(count).map(|it| *it as usize).collect();
                picked.sort_unstable();
                picked
            }
            Shape::Number { min, max } => vec![self.below(usize::try_from(max - min + 1).unwrap_or(1))],
        }
    }
}
