//! What illness does by the end of the next Preparation (PRE-03 to PRE-05): to those who are ill already, and to those whom the cold
//! makes ill before, where that is clear.

use super::illness::{After, killed};
use super::people::Split;
use super::stoking;
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::rules::night;
use crate::games::frostpunk::state::{People, Phase, State};

/// How many of each type are ill, and whether one of them gravely.
#[derive(Clone, Copy)]
pub(super) struct Ill([(u32, bool); 3]);

impl Ill {
    pub(super) fn now(state: &State) -> Ill {
        Ill(Citizen::ALL.map(|it| (state.board.people(it).ill, state.board.people(it).skull)))
    }

    pub(super) fn with(mut self, of: Citizen, ill: u32, skull: bool) -> Ill {
        self.0[of as usize] = (ill, skull);
        self
    }

    pub(super) fn of(self, of: Citizen) -> (u32, bool) {
        self.0[of as usize]
    }

    pub(super) fn sum(self, one: impl Fn((u32, bool)) -> u32) -> u32 {
        self.0.into_iter().map(one).sum()
    }
}

/// PRE-04: how often a marker turns in the next Preparation with so many ill, and how many are exhausted.
pub(super) fn section(state: &State, ill: u32) -> (u32, u32) {
    state.content.boards.illness_at(ill).map_or((0, 0), |it| (it.flips, it.exhausted))
}

/// PRE-03: so many of one type lose the game.
pub(super) fn is_epidemic(state: &State, ill: u32) -> bool {
    ill >= state.content.boards.defeat.epidemic
}

/// Whether one of a type is gravely ill after that.
pub(super) fn is_grave_after(state: &State, (ill, skull): (u32, bool)) -> bool {
    skull ^ (section(state, ill).0 % 2 == 1)
}

/// Whether one of a type is gravely ill when its marker has turned.
pub(super) fn is_grave_then(state: &State, (ill, skull): (u32, bool)) -> bool {
    section(state, ill).0 > 0 && is_grave_after(state, (ill, skull))
}

/// Who stays without a place in the night that is close, if it is clear as the heat is now (NIG-06); once all sleep it is nobody.
fn outside(state: &State) -> Option<Split> {
    match state.board.phase {
        Phase::Dusk | Phase::Hunger => {
            <[Split; 1]>::try_from(night::all_home_ways(state)).ok().map(|[outside]| outside)
        }
        // Whoever is held in the cold falls ill only after this question (BLD-29).
        Phase::Night => (!night::all_home_ways(state).is_empty()).then(Split::default),
        Phase::Dawn | Phase::Morning => Some(Split::default()),
        _ => None,
    }
}

/// The markers after the night that is close and the next Generator phase, as the heat is now (NIG-06, GEN-02). Where all of a type
/// are ill its marker turns (ILL-03).
fn chilled(state: &State, ill: Ill) -> Option<[After; 3]> {
    let (outside, cold) = (outside(state)?, stoking::struck(state));
    Some(Citizen::ALL.map(|of| {
        let (ill, skull) = ill.of(of);
        After::of(&People { ill, skull, ..*state.board.people(of) }, outside.of(of) + cold.of(of))
    }))
}

/// The ill with those of that night and of that Generator phase, and how many die of it.
pub(super) fn as_heat_is(state: &State, ill: Ill) -> Option<(Ill, u32)> {
    let chilled = chilled(state, ill)?;
    let after = Citizen::ALL.map(|of| {
        let after = &chilled[of as usize];
        let dead = killed(after.turns, ill.of(of).1);
        (after.ill.saturating_sub(dead), after.skull, dead)
    });
    let fits = after.iter().all(|it| !is_epidemic(state, it.0));
    fits.then(|| (Ill(after.map(|it| (it.0, it.1))), after.iter().map(|it| it.2).sum()))
}

/// What illness does to one type by the end of the next Preparation.
pub(crate) struct Check {
    /// How often its marker turns from now on.
    pub(crate) turns: u32,
    pub(crate) exhausted: u32,
    /// Whether those count who fall ill before, as the heat is now.
    pub(crate) as_heat_is: bool,
}

/// The same while pawns are still being placed: with the night that is to come, if only one way to sleep is left, and with the Generator
/// phase after it, if the heat stays as it is.
pub(crate) fn check_with_night(state: &State, of: Citizen) -> Option<Check> {
    if state.board.phase != Phase::Action {
        return None;
    }
    let [outside] = <[Split; 1]>::try_from(night::all_home_ways(state)).ok()?;
    let people = state.board.people(of);
    let after = After::of(people, outside.of(of) + stoking::struck(state).of(of));
    let at = after.ill.saturating_sub(killed(after.turns, people.skull));
    let (flips, exhausted) = section(state, at);
    (!is_epidemic(state, at)).then_some(Check { turns: after.turns + flips, exhausted, as_heat_is: true })
}

/// PRE-04 for one type: with those who fall ill before where that is clear as the heat is now, else with those who are ill already.
pub(crate) fn check(state: &State, of: Citizen) -> Check {
    let (ill, skull) = Ill::now(state).of(of);
    // PRE-04: each section is read once.
    if state.board.sections.contains(&of) {
        return Check { turns: 0, exhausted: 0, as_heat_is: false };
    }
    // In the night nobody knows yet who of the pawns lacks a place.
    let chilled = (state.board.phase != Phase::Night).then(|| chilled(state, Ill::now(state))).flatten();
    let then = chilled.map(|it| {
        let after = &it[of as usize];
        (after.turns, after.ill.saturating_sub(killed(after.turns, skull)))
    });
    let then = then.filter(|it| !is_epidemic(state, it.1));
    let (turns, at) = then.unwrap_or((0, ill));
    let (flips, exhausted) = section(state, at);
    Check { turns: turns + flips, exhausted, as_heat_is: then.is_some() }
}
