//! Illness, cure, heal, death (ILL).

use super::decisions::decide;
use super::effects::{self, Scope};
use super::{Play, Table, citizens, end, hunger};
use crate::engine::{Ask, Text};
use crate::games::frostpunk::content::amounts::Group;
use crate::games::frostpunk::content::kinds::{Citizen, Who};
use crate::games::frostpunk::state::{People, Spot, State};

/// What can happen to a citizen of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blow {
    Ill,
    Flip,
    Die,
    Exhaust,
}

/// ILL-14, ILL-15, EVT-08: whether it can happen to the type at all.
fn can(state: &State, blow: Blow, of: Citizen) -> bool {
    let people = state.board.people(of);
    match blow {
        Blow::Ill | Blow::Die => people.citizens > 0,
        Blow::Flip => people.citizens > 0 && people.ill > 0,
        Blow::Exhaust => {
            people.exhausted as usize + state.board.pawns_at(Spot::Exhausted(of))
                < state.content.boards.pawns.exhausted as usize
        }
    }
}

/// GNR-07: one citizen at a time, of choice where the card names none.
pub(crate) fn strike(t: &mut Table, blow: Blow, who: Group) -> Play {
    for _ in 0..who.n {
        let types: Vec<Citizen> = match who.of {
            Who::Worker => vec![Citizen::Worker],
            Who::Engineer => vec![Citizen::Engineer],
            Who::Child => vec![Citizen::Child],
            Who::Any => Citizen::ALL.to_vec(),
            Who::Adult => vec![Citizen::Worker, Citizen::Engineer],
            Who::Round => vec![hunger::column(&t.state, t.state.board.round)],
        };
        let able: Vec<Citizen> = types.into_iter().filter(|it| can(&t.state, blow, *it)).collect();
        if able.is_empty() {
            break;
        }
        let id = match blow {
            Blow::Ill => "ill",
            Blow::Flip => "flip",
            Blow::Die => "die",
            Blow::Exhaust => "exhaust",
        };
        let of = decide(t, Ask::new(id, "GNR-07"), able)?;
        hit(t, blow, of)?;
    }
    Ok(())
}

/// It happens to one of the type, if it can.
pub(crate) fn hit(t: &mut Table, blow: Blow, of: Citizen) -> Play {
    if !can(&t.state, blow, of) {
        return Ok(());
    }
    match blow {
        Blow::Ill => ill(t, of),
        Blow::Flip => flip(t, of),
        Blow::Die => die(t, of, false),
        Blow::Exhaust => {
            t.state.board.people_mut(of).exhausted += 1;
            t.say_with(|_| Text::new("note-exhaust").with("who", of.text()));
            Ok(())
        }
    }
}

pub(crate) fn each_type(t: &mut Table, n: u32) -> Play {
    Citizen::ALL.into_iter().try_for_each(|of| (0..n).try_for_each(|_| ill(t, of)))
}

/// ILL-03, ILL-15.
pub(crate) fn ill(t: &mut Table, of: Citizen) -> Play {
    let people = t.state.board.people_mut(of);
    if people.citizens == 0 {
        return Ok(());
    }
    if people.ill >= people.citizens {
        return flip(t, of);
    }
    people.ill += 1;
    t.say_with(|s| Text::new("note-ill").with("who", of.text()).with("ill", s.board.people(of).ill));
    Ok(())
}

/// ILL-04, ILL-05.
pub(crate) fn flip(t: &mut Table, of: Citizen) -> Play {
    let people = t.state.board.people_mut(of);
    people.skull = !people.skull;
    let grave = people.skull;
    t.say_with(|_| Text::new(if grave { "note-skull" } else { "note-syringe" }).with("who", of.text()));
    if grave { Ok(()) } else { die(t, of, true) }
}

/// ILL-06.
pub(crate) fn die(t: &mut Table, of: Citizen, of_illness: bool) -> Play {
    t.state.board.deaths += 1;
    t.say_with(|s| Text::new("note-death").with("who", of.text()).with("deaths", s.board.deaths));
    if t.state.board.deaths >= t.state.content.boards.defeat.deaths {
        return end::defeat(t, "defeat-deaths");
    }
    let people = t.state.board.people_mut(of);
    people.citizens = people.citizens.saturating_sub(1);
    people.ill = people.ill.saturating_sub(u32::from(of_illness));
    settle(people);
    if let Some(card) = citizens::draw(t) {
        t.state.board.citizen_discards.push(card);
        if let Some(facts) = citizens::find(&t.state, card).cloned() {
            effects::all(t, &mut Scope::of_card(card), &facts.dies.of(of).0)?;
        }
    }
    Ok(())
}

/// ILL-13, ILL-14: never more ill than citizens; a marker that comes to 0 lies on its syringe side.
fn settle(people: &mut People) {
    people.ill = people.ill.min(people.citizens);
    people.skull &= people.ill > 0;
}

/// GNR-06: no death.
pub(crate) fn lose_people(t: &mut Table, of: Citizen, n: u32) -> Play {
    let people = t.state.board.people_mut(of);
    people.citizens = people.citizens.saturating_sub(n);
    settle(people);
    Ok(())
}

/// ILL-10, ILL-11.
pub(crate) fn cure(t: &mut Table, n: u32) -> Play {
    for left in (1..=n).rev() {
        let can = |it: &Citizen| t.state.board.people(*it).ill > u32::from(t.state.board.people(*it).skull);
        let able: Vec<Citizen> = Citizen::ALL.into_iter().filter(can).collect();
        if able.is_empty() {
            break;
        }
        let of = decide(t, Ask::new("cure", "ILL-10").with("n", left), able)?;
        t.state.board.people_mut(of).ill -= 1;
    }
    Ok(())
}

/// ILL-12.
pub(crate) fn heal(t: &mut Table, n: u32) -> Play {
    for left in (1..=n).rev() {
        let able: Vec<Citizen> = Citizen::ALL.into_iter().filter(|it| t.state.board.people(*it).skull).collect();
        if able.is_empty() {
            break;
        }
        let of = decide(t, Ask::new("heal", "ILL-12").with("n", left), able)?;
        t.state.board.people_mut(of).skull = false;
    }
    Ok(())
}

/// ILL-16.
pub(crate) fn unskull(t: &mut Table) -> Play {
    for of in Citizen::ALL {
        if t.state.board.people(of).skull {
            flip(t, of)?;
        }
    }
    Ok(())
}
