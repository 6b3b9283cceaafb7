//! Which of many changes are marked strongly: forty equal frames say nothing.

use std::cell::RefCell;

/// So many changes are marked strongly on a picture.
pub(in crate::games) const STRONG: usize = 7;

/// How a thing is marked that may have changed since the viewer last looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games) enum Fresh {
    /// It is as it was.
    No,
    /// It changed, and other changes say more.
    Dim,
    /// It is among the few changes that say most.
    Strong,
}

/// The changes on one picture, ranked by how much each says.
#[derive(Default)]
pub(in crate::games) struct Marks {
    weights: RefCell<Vec<u32>>,
    /// What weighs less is dim.
    least: u32,
}

impl Marks {
    /// Draws a picture on which few changes are marked strongly. It is drawn once more if there are more of them, because only a
    /// whole drawing knows how many there are.
    pub(in crate::games) fn ranked<T>(draw: impl Fn(&Marks) -> T) -> T {
        Marks::at_most(STRONG, draw)
    }

    fn at_most<T>(most: usize, draw: impl Fn(&Marks) -> T) -> T {
        let all = Marks::default();
        let drawn = draw(&all);
        let mut weights = all.weights.into_inner();
        if weights.len() <= most {
            return drawn;
        }
        weights.sort_unstable_by(|a, b| b.cmp(a));
        // Equal changes are marked alike: if they do not all fit, all of them are dim.
        let first_out = weights[most];
        draw(&Marks { least: first_out + 1, weights: RefCell::default() })
    }

    /// How to mark something of a weight.
    pub(in crate::games) fn mark(&self, changed: bool, weight: u32) -> Fresh {
        if !changed {
            return Fresh::No;
        }
        self.weights.borrow_mut().push(weight);
        if weight >= self.least { Fresh::Strong } else { Fresh::Dim }
    }

    /// Whether anything that has been drawn so far is marked.
    pub(in crate::games) fn any(&self) -> bool {
        !self.weights.borrow().is_empty()
    }

    /// Whether any of it is marked dimly.
    pub(in crate::games) fn any_dim(&self) -> bool {
        self.weights.borrow().iter().any(|it| *it < self.least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(most: usize, weights: &[u32]) -> Vec<Fresh> {
        Marks::at_most(most, |marks| weights.iter().map(|it| marks.mark(*it > 0, *it)).collect())
    }

    #[test]
    fn few_changes_are_all_strong_and_of_many_the_heaviest() {
        use Fresh::{Dim, No, Strong};
        assert_eq!(drawn(3, &[1, 0, 9]), [Strong, No, Strong]);
        assert_eq!(drawn(2, &[1, 5, 0, 9, 2]), [Dim, Strong, No, Strong, Dim]);
        assert_eq!(drawn(2, &[5, 9, 5]), [Dim, Strong, Dim], "equal changes are marked alike");
    }
}
