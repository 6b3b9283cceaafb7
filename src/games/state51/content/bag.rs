//! Goods by kind: what lies in a pool or on a card, what is paid and gained.

use std::fmt;

use super::kinds::Good;

/// So much of each good, without a limit (LIM-02). Read like a map without zeros, but without a heap:
/// robots compare costs and pools all the time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Bag([u32; Good::ALL.len()]);

impl Bag {
    pub(crate) const fn new() -> Bag {
        Bag([0; Good::ALL.len()])
    }

    pub(crate) fn count(&self, good: Good) -> u32 {
        self.0[good as usize]
    }

    /// All goods together.
    pub(crate) fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        *self == Bag::new()
    }

    /// The goods of which there are any, in the order of the rules.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&Good, &u32)> {
        Good::ALL.iter().map(|it| (it, &self.0[*it as usize])).filter(|it| *it.1 > 0)
    }

    pub(crate) fn add(&mut self, good: Good, count: u32) {
        self.0[good as usize] += count;
    }

    pub(crate) fn add_all(&mut self, more: &Bag) {
        for (held, count) in self.0.iter_mut().zip(&more.0) {
            *held += count;
        }
    }

    /// Takes at most what is there; says how many.
    pub(crate) fn take(&mut self, good: Good, count: u32) -> u32 {
        let held = &mut self.0[good as usize];
        let taken = count.min(*held);
        *held -= taken;
        taken
    }

    /// Takes so many, if so many are there.
    pub(crate) fn take_all(&mut self, good: Good, count: u32) -> Option<()> {
        let held = &mut self.0[good as usize];
        *held = held.checked_sub(count)?;
        Some(())
    }

    pub(crate) fn clear(&mut self) {
        *self = Bag::new();
    }
}

impl<const N: usize> From<[(Good, u32); N]> for Bag {
    fn from(goods: [(Good, u32); N]) -> Bag {
        goods.into_iter().collect()
    }
}

impl FromIterator<(Good, u32)> for Bag {
    fn from_iter<I: IntoIterator<Item = (Good, u32)>>(goods: I) -> Bag {
        let mut bag = Bag::new();
        for (good, count) in goods {
            bag.add(good, count);
        }
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
