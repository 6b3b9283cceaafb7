//! How every offer reads: its key, its label, the groups that lead to it, and its detail. What it costs stands in the
//! label, what else it brings and touches in the detail. Keys are for ever.

mod assembly;
mod attack;
mod coming;
mod defense;
mod dice;
mod effects;
mod guard;
mod late;
mod nothing;
mod officers;
mod patrol;
pub(super) mod picks;
mod secondary;
mod settle;
mod setup;
mod town;

pub(super) use dice::may_bring_attack;
pub(super) use effects::upcoming;

use super::kinds::Zone;
use super::rules::community::Further;
use super::rules::cost::Cost;
use super::state::{Owner, State};
use crate::engine::{Arg, Choice, Label, Seat, Text};

/// What may end before all of its options are taken tells what follows then.
pub(in crate::games::perseverance) trait Ending: Choice<State> + Sized {
    fn ending(state: &State) -> Text;
}

impl<T: Ending> Choice<State> for Further<T> {
    fn key(&self, state: &State) -> String {
        match self {
            Further::To(option) => option.key(state),
            Further::NoMore => Choice::key(&None::<T>, state),
        }
    }

    fn words(&self, state: &State) -> Label {
        match self {
            Further::To(option) => option.words(state),
            Further::NoMore => Choice::words(&None::<T>, state).detail(T::ending(state)),
        }
    }
}

/// What it costs, as a list of amounts; `free` if nothing.
fn cost(cost: Cost, retail: bool) -> Arg {
    let list = cost.list(retail);
    if list.is_empty() { Arg::Text(Text::new("free")) } else { Arg::List(list) }
}

/// What a player's Presence in a Zone comes to with one piece more.
fn with_presence(text: Text, state: &State, seat: Seat, zone: Zone) -> Text {
    let before = state.board.zones[zone].presence(Owner::Seat(seat));
    text.with("before", before).with("n", before + 1)
}

/// The most Presence that anybody else has in a Zone, the Dissenters with them (ASM-01).
fn others_presence(state: &State, seat: Seat, zone: Zone) -> Text {
    let rivals = state.board.players.seats().all().filter(|it| *it != seat).map(Owner::Seat);
    let area = &state.board.zones[zone];
    let most = rivals.chain([Owner::Dissenters]).map(|it| area.presence(it)).max().unwrap_or(0);
    Text::new("presence-others").with("n", most)
}

/// A number, or what it may be between.
pub(super) fn range<N: PartialEq + Into<Arg>>(least: N, most: N) -> Arg {
    match least == most {
        true => least.into(),
        false => Text::new("range").with("least", least).with("most", most).into(),
    }
}

/// The Dinos in a column of a Defense area.
fn dinos_in(state: &State, zone: Zone, col: usize) -> usize {
    state.board.zones[zone].dinos.keys().filter(|it| it.col == col).count()
}
