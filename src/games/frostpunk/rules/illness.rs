//! Illness, cure, healing and death (ILL).

use super::because::{Cause, because, cause};
use super::deaths::{self, Given};
use super::decisions::decide;
use super::effects::{self, Scope};
use super::{Play, Table, citizens, end, hunger};
use crate::engine::{Ask, Offered, Text};
use crate::games::frostpunk::content::amounts::{self, Group};
use crate::games::frostpunk::content::kinds::{Citizen, Who};
use crate::games::frostpunk::labels::illness::{Cured, Dying, Fallen, Flipped, Healed};
use crate::games::frostpunk::labels::people::{Split, Tired, splits};
use crate::games::frostpunk::state::{People, Spot, State};

/// What happens to a citizen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blow {
    Ill,
    /// The illness marker of the type is flipped (ILL-14).
    Flip,
    Die,
    /// An exhausted token into the pool (EVT-08).
    Exhaust,
}

impl Blow {
    fn ask(self) -> Ask {
        match self {
            Blow::Ill => Ask::new("ill", "GNR-07"),
            Blow::Flip => Ask::new("flip", "ILL-14"),
            Blow::Die => Ask::new("die", "GNR-07"),
            Blow::Exhaust => Ask::new("exhaust", "EVT-08"),
        }
    }
}

/// The types that are meant (GNR-07, GNR-08).
pub(crate) fn meant(state: &State, who: Who) -> Vec<Citizen> {
    match who {
        Who::Worker => vec![Citizen::Worker],
        Who::Engineer => vec![Citizen::Engineer],
        Who::Child => vec![Citizen::Child],
        Who::Any => Citizen::ALL.to_vec(),
        Who::Adult => vec![Citizen::Worker, Citizen::Engineer],
        Who::Round => vec![hunger::column(state, state.board.round)],
    }
}

/// ILL-14, ILL-15, EVT-08: whether it can happen to the type at all.
pub(crate) fn can(state: &State, blow: Blow, of: Citizen) -> bool {
    let people = state.board.people(of);
    match blow {
        Blow::Ill | Blow::Die => people.citizens > 0,
        Blow::Flip => people.ill > 0,
        Blow::Exhaust => room(state, blow, of) > 0,
    }
}

/// How many of a type it can hit before anything else comes of it than a marker that moves on.
fn room(state: &State, blow: Blow, of: Citizen) -> u32 {
    let people = state.board.people(of);
    match blow {
        Blow::Ill => people.citizens.saturating_sub(people.ill),
        Blow::Flip | Blow::Die => 0,
        Blow::Exhaust => {
            let resting = state.board.pawns_at(Spot::Exhausted(of)) as u32;
            state.content.boards.pawns.exhausted.saturating_sub(people.exhausted + resting)
        }
    }
}

/// GNR-07: so many citizens; a type of choice must be one that can be hit (ILL-15).
pub(crate) fn strike(t: &mut Table, blow: Blow, who: Group) -> Play {
    among(t, blow, &meant(&t.state, who.of), who.n)
}

/// So many of these types: in one question as long as only markers move, else one at a time, because a flip or a death may
/// change what is wanted next.
pub(crate) fn among(t: &mut Table, blow: Blow, types: &[Citizen], n: u32) -> Play {
    let mut left = n;
    while left > 0 {
        let able: Vec<Citizen> = types.iter().copied().filter(|it| can(&t.state, blow, *it)).collect();
        let room = |it: &Citizen| room(&t.state, blow, *it);
        let calm = blow == Blow::Exhaust || able.iter().all(|it| room(it) >= left);
        let of_type = |it: Citizen| match (able.contains(&it), calm) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => room(&it).min(left),
        };
        let most = Split(Citizen::ALL.map(of_type));
        let n = if calm { left.min(most.sum()) } else { 1 };
        if able.is_empty() {
            break;
        }
        let (ask, ways) = (blow.ask().with("n", n), splits(most, n));
        let chosen = match blow {
            Blow::Exhaust => decide(t, ask, ways.into_iter().map(Tired))?.0,
            Blow::Ill => decide(t, ask, ways.into_iter().map(Fallen))?.0,
            Blow::Flip => decide(t, ask, ways.into_iter().map(Flipped))?.0,
            Blow::Die => decide(t, ask, ways.into_iter().map(Dying))?.0,
        };
        match blow {
            Blow::Ill => fall(t, &chosen.each())?,
            Blow::Exhaust => exhaust(t, chosen)?,
            Blow::Flip | Blow::Die => chosen.each().into_iter().try_for_each(|of| hit(t, blow, of))?,
        }
        left -= n;
    }
    Ok(())
}

/// One citizen of a type, if it can be.
pub(crate) fn hit(t: &mut Table, blow: Blow, of: Citizen) -> Play {
    if !can(&t.state, blow, of) {
        return Ok(());
    }
    match blow {
        Blow::Ill => fall(t, &[of]),
        Blow::Flip => flip(t, of),
        Blow::Die => die(t, of, false, &mut Given::of(1)),
        Blow::Exhaust => exhaust(t, Split::of_one(of, 1)),
    }
}

/// EVT-08: exhausted tokens into the pool, as far as there are any.
pub(crate) fn exhaust(t: &mut Table, who: Split) -> Play {
    let come = Split(Citizen::ALL.map(|of| who.of(of).min(room(&t.state, Blow::Exhaust, of))));
    Citizen::ALL.into_iter().for_each(|of| t.state.board.people_mut(of).exhausted += come.of(of));
    if come.sum() > 0 {
        t.say_with(|s| Text::new("note-exhaust").with("who", come.text()).with("cause", cause(s)));
    }
    Ok(())
}

/// ILL-09: so many of a type at once, resolved one by one; cards for them are asked for together.
pub(crate) fn deaths(t: &mut Table, of: Citizen, n: u32) -> Play {
    let n = n.min(t.state.board.people(of).citizens);
    let mut given = Given::of(n);
    for _ in 0..n {
        if can(&t.state, Blow::Die, of) {
            t.state.board.starving = t.state.board.starving.saturating_sub(1);
            die(t, of, false, &mut given)?;
        }
    }
    // A death before has left fewer to die.
    t.state.board.citizen_discards.extend(given.cards);
    Ok(())
}

/// ILL-03: these fall ill one by one; where all of a type are ill already, the marker is flipped. One note tells of all between
/// two flips.
pub(crate) fn fall(t: &mut Table, who: &[Citizen]) -> Play {
    let mut told = Split::default();
    for of in who.iter().copied() {
        let people = t.state.board.people_mut(of);
        if people.citizens == 0 {
            continue;
        }
        if people.ill < people.citizens {
            people.ill += 1;
            told.0[of as usize] += 1;
        } else {
            note_ill(t, std::mem::take(&mut told));
            flip(t, of)?;
        }
    }
    note_ill(t, told);
    Ok(())
}

/// The same for a reason.
pub(crate) fn fall_because(t: &mut Table, cause: Cause, who: &[Citizen]) -> Play {
    because(t, cause, |t| fall(t, who))
}

fn note_ill(t: &mut Table, who: Split) {
    if who.sum() > 0 {
        t.say_with(|s| {
            let some = Citizen::ALL.into_iter().filter(|it| who.of(*it) > 0);
            let now = |it: Citizen| Text::new("ill-now").with("who", who.group(it)).with("ill", s.board.people(it).ill);
            let all: Vec<Text> = some.map(now).collect();
            Text::new("note-ill").with("n", who.sum()).with("who", all).with("cause", cause(s))
        });
    }
}

/// So many of each type.
pub(crate) fn each_type(t: &mut Table, n: u32) -> Play {
    fall(t, &Split([n; 3]).each())
}

/// ILL-04, ILL-05: one is gravely ill, or dies of it.
fn flip(t: &mut Table, of: Citizen) -> Play {
    let people = t.state.board.people_mut(of);
    people.skull = !people.skull;
    if people.skull {
        t.say_with(|s| Text::new("note-skull").with("who", of.text()).with("cause", cause(s)));
        return Ok(());
    }
    die(t, of, true, &mut Given::of(1))
}

/// ILL-16: every marker on its skull side is turned, and each turn kills.
pub(crate) fn unskull(t: &mut Table) -> Play {
    let types: Vec<Citizen> = Citizen::ALL.into_iter().filter(|it| t.state.board.people(*it).skull).collect();
    if types.len() > 1 {
        t.say_with(|_| Text::new("note-unskull").with("who", types.iter().map(|it| it.many()).collect::<Vec<_>>()));
    }
    t.meanwhile(
        |s| &mut s.board.turning,
        true,
        |t| types.into_iter().try_for_each(|of| if t.state.board.people(of).skull { flip(t, of) } else { Ok(()) }),
    )
}

/// ILL-06: the deaths marker, the markers of the type, then a citizen card and what it says of such a death.
fn die(t: &mut Table, of: Citizen, of_illness: bool, given: &mut Given) -> Play {
    t.state.board.deaths += 1;
    let people = t.state.board.people_mut(of);
    people.citizens = people.citizens.saturating_sub(1);
    people.ill = people.ill.saturating_sub(u32::from(of_illness));
    within(people);
    let id = if of_illness { "note-death-ill" } else { "note-death" };
    t.say_with(|s| {
        let who = if of_illness { of.one() } else { of.text() };
        let text = Text::new(id).with("who", who).with("deaths", s.board.deaths).with("cause", cause(s));
        text.with("most", s.content.boards.defeat.deaths)
    });
    if t.state.board.deaths >= t.state.content.boards.defeat.deaths {
        return end::defeat(t, "defeat-deaths");
    }
    let Some(card) = deaths::stand_for(t, of, given)? else { return Ok(()) };
    let steps = citizens::find(&t.state, card).offered("there is such a card")?.dies.of(of).0.clone();
    effects::all(t, &mut Scope::of_card(card), &steps)
}

/// ILL-02, ILL-13, ILL-14: not more ill than there are; a skull on 0 turns to the syringe without effect.
fn within(people: &mut People) {
    people.ill = people.ill.min(people.citizens);
    people.skull &= people.ill > 0;
}

/// GNR-06, ILL-13: citizens leave; nobody dies.
pub(crate) fn lose_people(t: &mut Table, of: Citizen, n: u32) -> Play {
    let people = t.state.board.people_mut(of);
    let lost = n.min(people.citizens);
    people.citizens -= lost;
    within(people);
    t.say_with(|_| Text::new("note-leave").with("who", amounts::People { n: lost, of, ill: 0 }.text()).with("n", lost));
    Ok(())
}

/// How many points a cure can spend on a type; the gravely ill remain (ILL-11).
pub(crate) fn curable(people: &People) -> u32 {
    people.ill.saturating_sub(u32::from(people.skull))
}

/// ILL-10: the points are split freely, and all that can be used are.
pub(crate) fn cure(t: &mut Table, n: u32) -> Play {
    let most = Split(Citizen::ALL.map(|it| curable(t.state.board.people(it))));
    let n = n.min(most.sum());
    let ways = splits(most, n).into_iter().map(Cured);
    let Cured(chosen) = decide(t, Ask::new("cure", "ILL-10").with("n", n), ways)?;
    for of in Citizen::ALL {
        t.state.board.people_mut(of).ill -= chosen.of(of);
    }
    if chosen.sum() > 0 {
        t.say_with(|_| Text::new("note-cured").with("who", chosen.text()));
    }
    Ok(())
}

/// ILL-12: skulls turn to syringes, and nobody dies.
pub(crate) fn heal(t: &mut Table, n: u32) -> Play {
    let most = Split(Citizen::ALL.map(|it| u32::from(t.state.board.people(it).skull)));
    let n = n.min(most.sum());
    let ways = splits(most, n).into_iter().map(Healed);
    let Healed(chosen) = decide(t, Ask::new("heal", "ILL-12").with("n", n), ways)?;
    for of in Citizen::ALL.into_iter().filter(|it| chosen.of(*it) > 0) {
        t.state.board.people_mut(of).skull = false;
        t.say_with(|_| Text::new("note-healed").with("who", of.text()));
    }
    Ok(())
}
