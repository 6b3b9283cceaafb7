//! The goods of the city, as cubes.

use super::content::kinds::Good;

/// Wood, coal, steam cores and food (GNR-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Goods([u32; 4]);

impl Goods {
    /// So many of a good; of resources, all cubes together.
    pub(crate) fn of(&self, good: Good) -> u32 {
        match good {
            Good::Res => self.0[..3].iter().sum(),
            _ => self.0[good as usize],
        }
    }

    /// Of a single good; nothing is more than a number of its own (GNR-03).
    pub(crate) fn set(&mut self, good: Good, n: u32) {
        if let Some(own) = self.0.get_mut(good as usize) {
            *own = n;
        }
    }

    pub(crate) fn add(&mut self, good: Good, n: u32) {
        self.set(good, self.of(good) + n);
    }

    /// Takes as many as there are, at most so many; says how many (GNR-04).
    pub(crate) fn take(&mut self, good: Good, most: u32) -> u32 {
        let taken = self.of(good).min(most);
        self.set(good, self.of(good) - taken);
        taken
    }
}

impl Good {
    /// The resources that lie in Crater as cubes.
    pub(crate) const CUBES: [Good; 3] = [Good::Wood, Good::Coal, Good::Core];
}
