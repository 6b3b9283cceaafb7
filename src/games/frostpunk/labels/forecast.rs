//! What illness does by the end of the next Preparation (PRE-03 to PRE-05): to those who are ill already, and to those whom the cold
//! makes ill before, where that is clear.

use super::abilities::is_last_hope;
use super::illness::{self, After, killed};
use super::people::Split;
use super::stoking;
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::rules::{heat, hunger, night};
use crate::games::frostpunk::state::{People, Phase, State};
use crate::games::text_board::joined;

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
pub(crate) fn starving(state: &State) -> Split {
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

/// Who dies by the end of the next Preparation as things stand, as far as that is clear: of hunger, in the night, in the Generator phase,
/// in Preparation (HUN-03, ILL-05); and whether so many of one type are ill then that the game is lost (PRE-03).
fn tolls(state: &State) -> ([Split; 4], bool) {
    let cold = cold_to_come(state);
    let checks = Citizen::ALL.map(|of| check(state, of, cold));
    let stage = |at: usize| Split(Citizen::ALL.map(|of| checks[of as usize].dead[at]));
    ([starving(state), stage(0), stage(1), stage(2)], checks.iter().any(|it| it.epidemic))
}

/// A question with the loss that the deaths foreseen would bring; how much coal averts it, where there is room to say so.
pub(crate) fn warned(state: &State, ask: Ask, has_room: bool) -> Ask {
    let lost = lost_in(state);
    let coal = if has_room { averting(state) } else { 0 };
    let ask = ask.with("danger", lost.map_or(0, |it| it + 1)).with("coal", coal);
    ask.with("when", stage(lost.unwrap_or_default()))
}

/// In which of these phases that loses the game (TOK-11).
pub(crate) fn lost_in(state: &State) -> Option<usize> {
    let (tolls, epidemic) = tolls(state);
    lost(state, tolls).or(epidemic.then_some(tolls.len() - 1))
}

/// How much coal has to be burnt, so that the loss foreseen does not come; 0 if none is foreseen or no coal averts it.
pub(crate) fn averting(state: &State) -> u32 {
    if lost_in(state).is_none() {
        return 0;
    }
    let burnt = |n: &u32| {
        let mut other = state.clone();
        other.board.heat.marker += n;
        lost_in(&other).is_none()
    };
    (1..=heat::stokable(state)).find(burnt).unwrap_or_default()
}

/// In the first of them in which the dead are too many.
fn lost(state: &State, tolls: [Split; 4]) -> Option<usize> {
    let mut dead = Split::default();
    tolls.into_iter().position(|it| {
        dead = Split(Citizen::ALL.map(|of| dead.of(of) + it.of(of)));
        illness::lost_by(state, dead).is_some()
    })
}

/// The names of these phases.
const STAGES: [&str; 4] = ["toll-hunger", "toll-night", "toll-generator", "toll-preparation"];

/// The phase as it is said.
pub(crate) fn stage(at: usize) -> Text {
    Text::new(STAGES.get(at).copied().unwrap_or("toll-preparation"))
}

/// TOK-11: while the card for a death is asked for, nothing later counts if that death is the end.
fn lost_now(state: &State) -> Option<Text> {
    state.dead.is_some_and(|of| is_last_hope(state, of, 1)).then(|| "board-lost-now".into())
}

/// The loss that is foreseen, in one sentence.
pub(crate) fn loss(state: &State) -> Option<Text> {
    let ahead = || lost_in(state).map(|it| Text::new("board-lost-ahead").with("when", stage(it)));
    lost_now(state).or_else(ahead)
}

/// The deaths that are foreseen in words, if anybody dies.
pub(crate) fn foreseen(state: &State) -> Option<Text> {
    if let Some(lost) = lost_now(state) {
        return Some(lost);
    }
    let (tolls, _) = tolls(state);
    let some = STAGES.into_iter().zip(tolls).filter(|it| it.1.sum() > 0);
    let all: Vec<Text> =
        some.map(|(when, who)| Text::new("toll").with("when", Text::new(when)).with("who", who.text())).collect();
    let hope: u32 = tolls.into_iter().map(|it| illness::sure_hope(state, it)).sum();
    let lost = lost(state, tolls);
    let text = Text::new("board-foreseen").with("all", joined(all.iter().cloned())).with("hope", hope);
    let text = text.with("lost", u32::from(lost.is_some()));
    (!all.is_empty()).then(|| text.with("when", stage(lost.unwrap_or_default())))
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
    /// How many are ill when Preparation begins.
    pub(crate) ill: u32,
    /// How many die in the night, in the Generator phase and in Preparation.
    pub(crate) dead: [u32; 3],
    /// Whether so many are ill then that the game is lost (PRE-03).
    pub(crate) epidemic: bool,
}

/// Who falls ill in the night and in the Generator phase before the next Preparation, where that is clear as the heat is now. In the
/// night itself nobody knows yet who of the pawns lacks a place.
pub(crate) fn cold_to_come(state: &State) -> Option<[Split; 2]> {
    let night = match state.board.phase {
        // Only where there is one way to sleep.
        Phase::Action => {
            let [outside] = <[Split; 1]>::try_from(night::all_home_ways(state)).ok()?;
            outside
        }
        Phase::Night => return None,
        _ => outside(state)?,
    };
    let generator = if is_last(state) { Split::default() } else { stoking::struck(state) };
    Some([night, generator])
}

/// RND-01: whether no Preparation comes any more.
pub(crate) fn is_last(state: &State) -> bool {
    let ends = night::is_ahead(state) || state.board.phase == Phase::Night;
    ends && state.board.round >= state.content.scenario.setup.rounds
}

/// PRE-04 for one type, with those who fall ill before in the night and in the Generator phase (GEN-02, NIG-06). Where all of a type
/// are ill its marker turns instead (ILL-03).
pub(crate) fn check(state: &State, of: Citizen, cold: Option<[Split; 2]>) -> Check {
    let people = fed(state, of, *state.board.people(of));
    // PRE-04: each section is read once.
    if state.board.sections.contains(&of) {
        return Check { turns: 0, exhausted: 0, ill: people.ill, dead: [0; 3], epidemic: false };
    }
    let [night, generator] = cold.map_or([0; 2], |it| it.map(|it| it.of(of)));
    let after = After::of(&people, night + generator);
    let asleep = killed(After::of(&people, night).turns, people.skull);
    let before = killed(after.turns, people.skull);
    let ill = after.ill.saturating_sub(before);
    let (flips, exhausted) = if is_last(state) { (0, 0) } else { section(state, ill) };
    let turns = after.turns + flips;
    let dead = [asleep, before - asleep, killed(turns, people.skull) - before];
    let epidemic = !is_last(state) && is_epidemic(state, ill);
    Check { turns, exhausted, ill, dead, epidemic }
}

/// So many dead, and of those who die before Preparation when: of hunger, at night and in the Generator phase.
pub(crate) fn dying(dead: u32, hunger: u32, [night, generator, preparation]: [u32; 3]) -> Text {
    let text = Text::new("check-dies").with("dead", dead);
    if hunger + night + generator == 0 {
        return text;
    }
    let stages = [
        ("check-hunger", hunger),
        ("check-night", night),
        ("check-generator", generator),
        ("check-preparation", preparation),
    ];
    let when = stages.into_iter().filter(|it| it.1 > 0).map(|it| Text::new(it.0).with("n", it.1));
    Text::new("check-dies-when").with("what", text).with("when", joined(when))
}
