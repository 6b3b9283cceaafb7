//! Night (NIG): pawns come home, and those without a heated place make their type ill.

use super::because::Cause;
use super::decisions::decide;
use super::{Play, Table, buildings, heat, illness, laws, round};
use crate::engine::Ask;
use crate::games::frostpunk::content::features::Feature;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::{Building, Citizen};
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::illness::Fallen;
use crate::games::frostpunk::labels::people::{Split, splits};
use crate::games::frostpunk::state::{Built, Pawn, Phase, Placed, Spot, State};

/// NIG-01 to NIG-07.
pub(crate) fn night(t: &mut Table) -> Play {
    come_home(&mut t.state);
    heat::stoke(t)?;
    sleep(t)?;
    round::standing(t, |it| matches!(it, Standing::Night(_)))?;
    t.state.board.placed.drain(..).for_each(|it| t.state.board.pool[it.pawn as usize] += 1);
    let played = t.state.board.played.drain(..).map(|it| it.1);
    t.state.board.citizen_discards.extend(played);
    Ok(())
}

/// NIG-01, NIG-02: all but those who stay for the night where they are (BLD-29).
fn come_home(state: &mut State) {
    let (stay, home): (Vec<Placed>, Vec<Placed>) =
        state.board.placed.iter().partition(|it| night_stay(state, it).is_some());
    home.iter().for_each(|it| state.board.pool[it.pawn as usize] += 1);
    state.board.placed = stay;
}

/// The building that keeps a citizen pawn for the night (BLD-29).
fn night_stay(state: &State, placed: &Placed) -> Option<(Field, Built)> {
    let Spot::Field(field) = placed.at else { return None };
    let built = state.built_on(field).filter(|_| placed.pawn.citizen().is_some())?;
    let keeps = buildings::features(state, built.1).contains(&Feature::NightStay);
    (keeps && buildings::works(state, built.1.key)).then_some(built)
}

/// Heated places: for everybody, for engineers only, for children only (NIG-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Beds {
    pub any: u32,
    pub engineers: u32,
    pub children: u32,
}

/// NIG-04: the places of all heated buildings, with what laws add.
pub(crate) fn beds(state: &State) -> Beds {
    let mut beds = Beds::default();
    let more = laws::beds(state);
    let heated = |it: &(Field, Built)| buildings::works(state, it.1.key) && heat::is_heated(state, it.0, it.1);
    for (_, built) in state.board.buildings().filter(heated) {
        for feature in buildings::features(state, built) {
            match feature {
                Feature::Places(n) => beds.any += n + more,
                Feature::ChildPlaces(n) => beds.children += n + more,
                _ => {}
            }
        }
        if built.key == Building::Ruins {
            beds.any += laws::ruins_beds(state).map_or(0, |it| it.0);
        }
        beds.engineers += laws::work_beds(state, built.key);
    }
    beds
}

/// The pawns in the pool that want a place, by [`Citizen`].
pub(crate) fn sleepers(state: &State) -> Split {
    Split(Citizen::ALL.map(|of| Pawn::all_of(of).iter().map(|it| state.board.in_pool(*it)).sum()))
}

/// NIG-05: every way to fill the places, told by who stays without one.
pub(crate) fn ways(state: &State) -> Vec<Split> {
    let (crowd, places) = crowd(state);
    splits(crowd, crowd.sum().saturating_sub(places))
}

/// Who wants one of the places that are for everybody, and how many of these there are.
fn crowd(state: &State) -> (Split, u32) {
    let beds = beds(state);
    let all = sleepers(state);
    let own = Split([0, beds.engineers, beds.children]);
    (Split(Citizen::ALL.map(|it| all.of(it).saturating_sub(own.of(it)))), beds.any)
}

/// How many fall ill tonight as the heat is now (NIG-06, BLD-29).
pub(crate) fn in_the_cold(state: &State) -> u32 {
    let (crowd, places) = crowd(state);
    crowd.sum().saturating_sub(places) + held(state).count() as u32
}

/// The same once all have come home who are still out (NIG-02).
pub(crate) fn tonight(state: &State) -> u32 {
    in_the_cold(&all_home(state))
}

/// RND-01: whether a night is still to come before the next Preparation, in which more may fall ill (NIG-06).
pub(crate) fn is_ahead(state: &State) -> bool {
    matches!(state.board.phase, Phase::Muster | Phase::Action | Phase::Dusk | Phase::Hunger)
}

/// Who stays without a place once all have come home, in every way to fill the places; nobody else falls ill by the night.
pub(crate) fn all_home_ways(state: &State) -> Vec<Split> {
    let home = all_home(state);
    if held(&home).next().is_some() { Vec::new() } else { ways(&home) }
}

fn all_home(state: &State) -> State {
    let mut home = state.clone();
    come_home(&mut home);
    home
}

/// The pawns that stay for the night in a building that is not heated (BLD-29).
fn held(state: &State) -> impl Iterator<Item = (Citizen, Building)> {
    state.board.placed.iter().filter_map(|it| {
        let (_, built) = night_stay(state, it).filter(|it| !heat::is_heated(state, it.0, it.1))?;
        Some((it.pawn.citizen()?, built.key))
    })
}

/// NIG-05, NIG-06, BLD-29.
fn sleep(t: &mut Table) -> Play {
    let ways = ways(&t.state);
    let ask = Ask::new("outside", "NIG-05").with("n", ways.first().map_or(0, |it| it.sum()));
    let outside = decide(t, ask, ways.into_iter().map(Fallen))?.0;
    let held: Vec<(Citizen, Building)> = held(&t.state).collect();
    t.state.board.cold_night = outside.sum() > 0 || !held.is_empty();
    illness::fall_because(t, Cause::Night, &outside.each())?;
    held.into_iter().try_for_each(|(of, built)| illness::fall_because(t, Cause::Held(built), &[of]))
}
