//! One of some or none of them, where something was given for it already.

use crate::engine::{Choice, Label};
use crate::games::frostpunk::state::State;

/// As an [`Option`] is offered, with what becomes of that which was given.
pub(crate) struct OrNone<T> {
    pub picked: Option<T>,
    pub none: &'static str,
}

impl<T> OrNone<T> {
    pub(crate) fn of(some: impl IntoIterator<Item = T>, none: &'static str) -> Vec<OrNone<T>> {
        some.into_iter().map(Some).chain([None]).map(|picked| OrNone { picked, none }).collect()
    }
}

impl<T: Choice<State>> Choice<State> for OrNone<T> {
    fn key(&self, state: &State) -> String {
        self.picked.key(state)
    }

    fn words(&self, state: &State) -> Label {
        let label = self.picked.words(state);
        if self.picked.is_some() { label } else { label.detail(self.none) }
    }

    fn appeals(options: &[&OrNone<T>], state: &State) -> Vec<i32> {
        Choice::appeals(&options.iter().map(|it| &it.picked).collect::<Vec<_>>(), state)
    }
}
