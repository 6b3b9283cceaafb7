//! Offers that share out citizens among their types.

use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::state::State;

/// So many of each type, by [`Citizen`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Split(pub [u32; 3]);

impl Split {
    pub(crate) fn of(self, of: Citizen) -> u32 {
        self.0[of as usize]
    }

    pub(crate) fn sum(self) -> u32 {
        self.0.iter().sum()
    }

    /// `2 workers, 1 child`.
    pub(crate) fn text(self) -> Text {
        let some = Citizen::ALL.into_iter().filter(|it| self.of(*it) > 0);
        let groups: Vec<Text> =
            some.map(|it| Text::new(format!("group-{}", it.key())).with("n", self.of(it))).collect();
        if groups.is_empty() { Text::new("offer-nobody") } else { Text::new("offer-split").with("who", groups) }
    }
}

/// Every way to share out so many, no type more than `most` of it; those that take most from the first types come first.
pub(crate) fn splits(most: Split, n: u32) -> Vec<Split> {
    let Split([workers, engineers, children]) = most;
    let mut all = Vec::new();
    for worker in (0..=workers.min(n)).rev() {
        for engineer in (0..=engineers.min(n - worker)).rev() {
            let child = n - worker - engineer;
            if child <= children {
                all.push(Split([worker, engineer, child]));
            }
        }
    }
    all
}

impl Choice<State> for Split {
    fn key(&self, _: &State) -> String {
        self.0.map(|it| it.to_string()).join("-")
    }

    fn words(&self, _: &State) -> Label {
        let workers = self.of(Citizen::Worker);
        let label = Label::from(self.text());
        // Many ways are found sooner by the number of workers.
        label.under(format!("worker-{workers}"), Text::new("group-worker").with("n", workers))
    }
}
