//! What illness does by the end of the next Preparation (PRE-03 to PRE-05): to those who are ill already, and to those whom the cold
//! makes ill before, where that is clear.

use super::illness::{self, After, killed};
use super::people::Split;
use super::stoking;
use crate::engine::Text;
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::rules::{hunger, night};
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

/// How many of each type that makes ill, with the next Generator phase (GEN-02).
fn chill(state: &State) -> Option<Split> {
    let (outside, cold) = (outside(state)?, stoking::struck(state));
    Some(Split(Citizen::ALL.map(|of| outside.of(of) + cold.of(of))))
}

/// HUN-01, HUN-03: who starves before the next Preparation, as the food is now.
fn starving(state: &State) -> Split {
    let of = hunger::last_fed(state);
    let n = match state.board.phase {
        Phase::Hunger => state.board.starving,
        _ if night::is_ahead(state) => hunger::unpaid(state).2.min(state.board.people(of).citizens),
        _ => 0,
    };
    Split::of_one(of, n)
}

/// A type without those who starve.
fn fed(state: &State, of: Citizen, people: People) -> People {
    let citizens = people.citizens.saturating_sub(starving(state).of(of));
    People { citizens, ill: people.ill.min(citizens), ..people }
}

/// HUN-03: who is still to starve in this phase, and what hope that costs.
pub(crate) fn to_starve(state: &State) -> Text {
    let dead = starving(state);
    let text = Text::new("by-starving").with("who", dead.text()).with("hope", illness::sure_hope(state, dead));
    text.with("lost", u32::from(illness::lost_by(state, dead).is_some()))
}

/// Who dies up to the next Preparation as things stand, as far as that is clear: of hunger and of illness (HUN-03, ILL-05).
fn dying(state: &State) -> Split {
    let starving = starving(state);
    Split(Citizen::ALL.map(|of| {
        let check = check_with_night(state, of).unwrap_or_else(|| check(state, of));
        starving.of(of) + killed(check.turns, state.board.people(of).skull)
    }))
}

/// Whether that loses the game (TOK-11).
pub(crate) fn is_lost(state: &State) -> bool {
    illness::lost_by(state, dying(state)).is_some()
}

/// The same in words, if anybody dies.
pub(crate) fn foreseen(state: &State) -> Option<Text> {
    let dead = dying(state);
    let text = Text::new("board-foreseen").with("who", dead.text()).with("hope", illness::sure_hope(state, dead));
    (dead.sum() > 0).then(|| text.with("lost", u32::from(illness::lost_by(state, dead).is_some())))
}

/// The markers after the night that is close and the next Generator phase, as the heat is now (NIG-06, GEN-02). Where all of a type
/// are ill its marker turns (ILL-03).
fn chilled(state: &State, ill: Ill) -> Option<[After; 3]> {
    let more = chill(state)?;
    Some(Citizen::ALL.map(|of| {
        let (ill, skull) = ill.of(of);
        After::of(&fed(state, of, People { ill, skull, ..*state.board.people(of) }), more.of(of))
    }))
}

/// The ill with those of that night and of that Generator phase, and how many die of it.
pub(super) fn as_heat_is(state: &State, ill: Ill) -> Option<(Ill, Split)> {
    let chilled = chilled(state, ill)?;
    let after = Citizen::ALL.map(|of| {
        let after = &chilled[of as usize];
        let dead = killed(after.turns, ill.of(of).1);
        (after.ill.saturating_sub(dead), after.skull, dead)
    });
    let fits = after.iter().all(|it| !is_epidemic(state, it.0));
    fits.then(|| (Ill(after.map(|it| (it.0, it.1))), Split(after.map(|it| it.2))))
}

/// What illness does to one type by the end of the next Preparation.
pub(crate) struct Check {
    /// How often its marker turns from now on.
    pub(crate) turns: u32,
    pub(crate) exhausted: u32,
    /// Whether those count who fall ill before, as the heat is now.
    pub(crate) as_heat_is: bool,
    /// How many that are.
    pub(crate) more: u32,
}

/// The same while pawns are still being placed: with the night that is to come, if only one way to sleep is left, and with the Generator
/// phase after it, if the heat stays as it is.
pub(crate) fn check_with_night(state: &State, of: Citizen) -> Option<Check> {
    if state.board.phase != Phase::Action {
        return None;
    }
    let [outside] = <[Split; 1]>::try_from(night::all_home_ways(state)).ok()?;
    let people = fed(state, of, *state.board.people(of));
    let more = outside.of(of) + stoking::struck(state).of(of);
    let after = After::of(&people, more);
    let at = after.ill.saturating_sub(killed(after.turns, people.skull));
    let (flips, exhausted) = section(state, at);
    (!is_epidemic(state, at)).then_some(Check { turns: after.turns + flips, exhausted, as_heat_is: true, more })
}

/// PRE-04 for one type: with those who fall ill before where that is clear as the heat is now, else with those who are ill already.
pub(crate) fn check(state: &State, of: Citizen) -> Check {
    let (ill, skull) = Ill::now(state).of(of);
    // PRE-04: each section is read once.
    if state.board.sections.contains(&of) {
        return Check { turns: 0, exhausted: 0, as_heat_is: false, more: 0 };
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
    let more = then.and_then(|_| chill(state)).map_or(0, |it| it.of(of));
    Check { turns: turns + flips, exhausted, as_heat_is: then.is_some(), more }
}
