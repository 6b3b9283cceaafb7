//! Preparation (PRE): advisors, texts of cards, epidemic, and what illness brings.

use super::because::{Cause, because};
use super::decisions::{decide, told_of_one};
use super::illness::{self, Blow};
use super::{Play, Table, advisors, end, round, solo};
use crate::engine::Ask;
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::state::State;

/// PRE-01 to PRE-04.
pub(crate) fn preparation(t: &mut Table) -> Play {
    advisors::advise(t)?;
    round::standing(t, |it| matches!(it, Standing::Preparation(_)))?;
    solo::mobilize(t)?;
    let epidemic = t.state.content.boards.defeat.epidemic;
    if t.state.board.people.iter().any(|it| it.ill >= epidemic) {
        return end::defeat(t, "defeat-epidemic");
    }
    let mut left = Citizen::ALL.to_vec();
    while !left.is_empty() {
        let lowest = lowest(&t.state, &left);
        let of = decide(t, told_of_one(Ask::new("section", "PRE-04"), &lowest), lowest)?;
        left.retain(|it| *it != of);
        t.state.board.sections.push(of);
        section(t, of)?;
    }
    t.state.board.sections.clear();
    Ok(())
}

/// The markers that stand lowest; as long as none of them kills, they need no order.
fn lowest(state: &State, left: &[Citizen]) -> Vec<Citizen> {
    let people = |it: Citizen| state.board.people(it);
    let least = left.iter().map(|it| people(*it).ill).min().unwrap_or_default();
    let flips = state.content.boards.illness_at(least).map_or(0, |it| it.flips);
    let mut lowest: Vec<Citizen> = left.iter().copied().filter(|it| people(*it).ill == least).collect();
    let kills = lowest.iter().any(|it| flips + u32::from(people(*it).skull) >= 2);
    lowest.truncate(if kills { lowest.len() } else { 1 });
    lowest
}

/// PRE-04: exhausted tokens, then flips, read once.
fn section(t: &mut Table, of: Citizen) -> Play {
    let ill = t.state.board.people(of).ill;
    let Some((exhausted, flips)) = t.state.content.boards.illness_at(ill).map(|it| (it.exhausted, it.flips)) else {
        return Ok(());
    };
    because(t, Cause::Illness, |t| {
        illness::exhaust(t, Split::of_one(of, exhausted))?;
        (1..=flips).try_for_each(|n| {
            t.meanwhile(|state| &mut state.flips, Some(flips - n), |t| illness::hit(t, Blow::Flip, of))
        })
    })
}
