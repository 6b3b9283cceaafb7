//! The night (NIG): tokens and pawns come back, stoking, shelter.

use super::decisions::decide;
use super::heat::{is_heated, stoke};
use super::{Play, Table, buildings, illness, round};
use crate::engine::Ask;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::state::{Pawn, State};

/// NIG-01 to NIG-07.
pub(crate) fn night(t: &mut Table) -> Play {
    let back = std::mem::take(&mut t.state.board.placed);
    back.iter().for_each(|it| t.state.board.pool[it.pawn as usize] += 1);
    stoke(t)?;
    sleep(t)?;
    round::standing(t, |it| matches!(it, Standing::Night(_)))?;
    let played = std::mem::take(&mut t.state.board.played);
    t.state.board.citizen_discards.extend(played.into_iter().map(|it| it.1));
    Ok(())
}

/// NIG-04: places in heated shelters: for all, and for children only.
fn places(state: &State) -> (u32, u32) {
    let heated = state.board.buildings().filter(|it| is_heated(state, it.0, it.1));
    heated.flat_map(|it| buildings::features(state, it.1)).fold((0, 0), |(all, child), it| match it {
        Feature::Places(n) => (all + n, child),
        Feature::ChildPlaces(n) => (all, child + n),
        _ => (all, child),
    })
}

/// NIG-05, NIG-06: who has no place has 1 more ill of its type.
fn sleep(t: &mut Table) -> Play {
    let of = |state: &State, of: Citizen| Pawn::all_of(of).iter().map(|it| state.board.in_pool(*it)).sum::<u32>();
    let mut out: Vec<u32> = Citizen::ALL.iter().map(|it| of(&t.state, *it)).collect();
    let (all, child) = places(&t.state);
    out[Citizen::Child as usize] = out[Citizen::Child as usize].saturating_sub(child);
    for _ in 0..all {
        let cold: Vec<Citizen> = Citizen::ALL.into_iter().filter(|it| out[*it as usize] > 0).collect();
        if cold.is_empty() {
            break;
        }
        let chosen = decide(t, Ask::new("sleeper", "NIG-05"), cold)?;
        out[chosen as usize] -= 1;
    }
    t.state.board.cold_night = out.iter().any(|it| *it > 0);
    for of in Citizen::ALL {
        (0..out[of as usize]).try_for_each(|_| illness::ill(t, of))?;
    }
    Ok(())
}
