//! What pawns are called, and offers that share out citizens among their types.

use super::illness::{all_standing, standing};
use crate::engine::{Choice, Label, Text};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::rules::{action, appeal};
use crate::games::frostpunk::state::{Pawn, State};

impl Pawn {
    pub(crate) fn text(self) -> Text {
        Text::new(format!("pawn-{}", self.key()))
    }

    /// As one of which there is none.
    pub(crate) fn lacked(self) -> Text {
        Text::new(format!("no-pawn-{}", self.key()))
    }

    /// Before it acts: with what that costs (AUT-02).
    pub(super) fn offered(self) -> Text {
        if self == Pawn::Automaton { "pawn-automaton-offer".into() } else { self.text() }
    }
}

impl Citizen {
    /// Somebody of the type, as the subject of a sentence.
    pub(crate) fn one(self) -> Text {
        Text::new(format!("one-{}", self.key()))
    }

    /// The type as such: many of them.
    pub(crate) fn many(self) -> Text {
        Text::new(format!("board-of-{}", self.key()))
    }
}

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

    pub(crate) fn of_one(of: Citizen, n: u32) -> Split {
        Split(Citizen::ALL.map(|it| if it == of { n } else { 0 }))
    }

    /// Every single one of them.
    pub(crate) fn each(self) -> Vec<Citizen> {
        Citizen::ALL.into_iter().flat_map(|of| vec![of; self.of(of) as usize]).collect()
    }

    /// The types of which there are any.
    pub(super) fn types(self) -> Vec<Citizen> {
        Citizen::ALL.into_iter().filter(|it| self.of(*it) > 0).collect()
    }

    /// So many of one type.
    pub(crate) fn group(self, of: Citizen) -> Text {
        Text::new(format!("group-{}", of.key())).with("n", self.of(of))
    }

    /// `2 workers, 1 child`.
    pub(crate) fn text(self) -> Text {
        let groups: Vec<Text> = self.types().into_iter().map(|it| self.group(it)).collect();
        if groups.is_empty() { Text::new("offer-nobody") } else { Text::new("offer-split").with("who", groups) }
    }
}

/// Every way to share out so many among three kinds, no kind more than `most` of it; those that take most from the first kinds
/// come first.
pub(crate) fn shares(most: [u32; 3], n: u32) -> Vec<[u32; 3]> {
    let mut all = Vec::new();
    for first in (0..=most[0].min(n)).rev() {
        for second in (0..=most[1].min(n - first)).rev() {
            let third = n - first - second;
            if third <= most[2] {
                all.push([first, second, third]);
            }
        }
    }
    all
}

/// The same of citizens.
pub(crate) fn splits(most: Split, n: u32) -> Vec<Split> {
    shares(most.0, n).into_iter().map(Split).collect()
}

impl Choice<State> for Split {
    fn key(&self, _: &State) -> String {
        self.0.map(|it| it.to_string()).join("-")
    }

    fn words(&self, state: &State) -> Label {
        let workers = self.of(Citizen::Worker);
        let label = Label::from(self.text());
        let label = match self.types().as_slice() {
            [] => label,
            [only] => label.detail(standing(state, *only)),
            several => label.detail(all_standing(state, several)),
        };
        // Many ways are found sooner by the number of workers.
        label.sorted(format!("worker-{workers}"), Text::new("group-worker").with("n", workers))
    }

    /// Who bears it best.
    fn appeals(options: &[&Split], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::struck(state, **it)).collect()
    }
}

impl Choice<State> for Citizen {
    fn key(&self, _: &State) -> String {
        Citizen::key(*self).to_owned()
    }

    fn words(&self, state: &State) -> Label {
        Label::from(self.text()).detail(standing(state, *self))
    }

    fn appeals(options: &[&Citizen], state: &State) -> Vec<i32> {
        let prices = appeal::Prices::new(state);
        options.iter().map(|it| appeal::table::hit(state, &prices, **it)).collect()
    }
}

/// So many of each type who are exhausted (EVT-08).
pub(crate) struct Tired(pub Split);

impl Choice<State> for Tired {
    fn key(&self, state: &State) -> String {
        self.0.key(state)
    }

    fn words(&self, state: &State) -> Label {
        let one = |of: Citizen| {
            let text = Text::new("detail-tired-of").with("who", of.many()).with("n", state.board.people(of).exhausted);
            text.with("pawns", action::pawns_of(state, of))
        };
        let all: Vec<Text> = self.0.types().into_iter().map(one).collect();
        self.0.words(state).detail(Text::new("detail-tired").with("all", all))
    }

    fn appeals(options: &[&Tired], state: &State) -> Vec<i32> {
        options.iter().map(|it| appeal::table::struck(state, it.0)).collect()
    }
}
