//! The ends of tracks and supplies (LIM) where they lead to a choice: citizens beyond the last space.

use super::decisions::decide;
use super::illness::{self, Blow};
use super::{Play, Table};
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::amounts::People;
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::labels::people::{Split, splits};
use crate::games::frostpunk::state::State;

/// How many citizens of a type there is room for.
fn room(state: &State, of: Citizen) -> u32 {
    state.content.boards.limits.citizens.saturating_sub(state.board.people(of).citizens)
}

/// EXP-12, LIM-01: whom there is no room for comes as other types of choice; then the ill among them fall ill.
pub(crate) fn gain_people(t: &mut Table, people: People) -> Play {
    let own = people.n.min(room(&t.state, people.of));
    let others = Split(Citizen::ALL.map(|it| if it == people.of { 0 } else { room(&t.state, it) }));
    let over = (people.n - own).min(others.sum());
    let chosen = decide(t, Ask::new("newcomer", "LIM-01").with("n", over), splits(others, over))?;
    let come = Split(Citizen::ALL.map(|it| if it == people.of { own } else { chosen.of(it) }));
    for of in Citizen::ALL {
        t.state.board.people_mut(of).citizens += come.of(of);
    }
    if come.sum() > 0 {
        t.say_with(|_| Text::new("note-come").with("who", come.text()));
    }
    let types: Vec<Citizen> =
        if own > 0 { vec![people.of] } else { Citizen::ALL.into_iter().filter(|it| come.of(*it) > 0).collect() };
    illness::among(t, Blow::Ill, &types, people.ill.min(come.sum()))
}
