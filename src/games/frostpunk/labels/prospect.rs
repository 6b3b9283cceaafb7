//! What the next Preparation makes of those who are ill then (PRE-03 to PRE-05): of one type, or of the whole city, so that the
//! offers of one question can be compared.

use super::illness::{After, killed};
use super::people::Split;
use super::stoking;
use crate::engine::{Clause, Text};
use crate::games::frostpunk::content::kinds::Citizen;
use crate::games::frostpunk::rules::{generator, night};
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

    fn of(self, of: Citizen) -> (u32, bool) {
        self.0[of as usize]
    }
}

/// PRE-04: how often a marker turns in the next Preparation with so many ill, and how many are exhausted.
fn section(state: &State, ill: u32) -> (u32, u32) {
    state.content.boards.illness_at(ill).map_or((0, 0), |it| (it.flips, it.exhausted))
}

/// PRE-03: so many of one type lose the game.
fn is_epidemic(state: &State, ill: u32) -> bool {
    ill >= state.content.boards.defeat.epidemic
}

/// Whether one of a type is gravely ill after that.
fn is_grave_after(state: &State, (ill, skull): (u32, bool)) -> bool {
    skull ^ (section(state, ill).0 % 2 == 1)
}

/// Whether one of a type is gravely ill when its marker has turned.
fn is_grave_then(state: &State, (ill, skull): (u32, bool)) -> bool {
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
fn as_heat_is(state: &State, ill: Ill) -> Option<(Ill, u32)> {
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

/// PRE-04 for one type: with those who fall ill before where that is clear as the heat is now, else with those who are ill already.
pub(crate) fn check(state: &State, of: Citizen) -> Check {
    let (ill, skull) = Ill::now(state).of(of);
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

/// What the next Preparation brings one type as it stands.
pub(super) fn own(state: &State, of: Citizen) -> Text {
    let (ill, skull) = Ill::now(state).of(of);
    if is_epidemic(state, ill) {
        return Text::new("prospect-epidemic").with("epidemic", state.content.boards.defeat.epidemic);
    }
    let (turns, exhausted) = section(state, ill);
    let text = Text::new("prospect").with("exhausted", exhausted).with("dead", killed(turns, skull));
    text.with("grave", u32::from(is_grave_then(state, (ill, skull))))
}

/// How these types stand then, and what that brings the whole city.
pub(super) fn with_all(state: &State, head: Text, ill: Ill, named: &[Citizen]) -> Text {
    let head = Clause::new(0, head);
    if let Some(of) = Citizen::ALL.into_iter().find(|it| is_epidemic(state, ill.of(*it).0)) {
        return Text::of_clauses(vec![head, Clause::new(1, epidemic(state, of, named))]);
    }
    let (ill, first, night) = match as_heat_is(state, ill) {
        Some((then, dead)) => (then, dead, 2),
        None => (ill, 0, u32::from(generator::is_ahead(state))),
    };
    let sum = |one: &dyn Fn((u32, bool)) -> u32| ill.0.into_iter().map(one).sum::<u32>();
    let dead = first + sum(&|(ill, skull)| killed(section(state, ill).0, skull));
    let grave = sum(&|it| u32::from(is_grave_after(state, it)));
    let exhausted = Text::new("prospect-exhausted").with("n", sum(&|it| section(state, it.0).1));
    // Of several types there is room for little: where nobody dies they differ in who is gravely ill.
    if named.len() > 1 && dead == 0 && grave > 0 {
        let gravely = Text::new("prospect-split-grave").with("n", grave).with("night", night);
        let rest = [Clause::new(2, "prospect-no-deaths"), Clause::new(3, exhausted)];
        return Text::of_clauses([head, Clause::new(1, gravely)].into_iter().chain(rest).collect());
    }
    let id = if named.len() > 1 { "prospect-split" } else { "prospect-all" };
    let deaths = Text::new(id).with("dead", dead).with("night", night).with("types", named.len());
    let gravely = (grave > 0).then(|| Clause::new(3, Text::new("prospect-grave").with("n", grave)));
    Text::of_clauses([head, Clause::new(1, deaths), Clause::new(2, exhausted)].into_iter().chain(gravely).collect())
}

/// PRE-03: whose number it is, unless several types leave no room for that.
fn epidemic(state: &State, of: Citizen, named: &[Citizen]) -> Text {
    let most = state.content.boards.defeat.epidemic;
    match named {
        [only] if *only == of => Text::new("prospect-epidemic").with("epidemic", most),
        [_] => Text::new("prospect-epidemic-of").with("who", of.many()).with("epidemic", most),
        _ => "prospect-split-epidemic".into(),
    }
}
