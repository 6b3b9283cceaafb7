//! Patrols: taking one (EFF-02) and resolving its stages (PAT-01 to PAT-07).

use super::attack::with_due;
use super::challenge::challenges;
use super::cost::Cost;
use super::fortifications::{place_wall, wall_spaces};
use super::goods::{gain, take as spend};
use super::threat::{self, lose_soldier};
use crate::engine::{Ask, Fault, Offered, Play, Seat, Text};
use crate::games::perseverance::kinds::{Module, SoldierKind};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::state::{PatrolRun, Soldiers, State, Table};

/// A face-up Patrol and those who go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Party {
    pub card: usize,
    pub soldiers: Soldiers,
}

/// The Patrols that can be taken, each with every party that may go: at least the requirement, in retail at most 8.
pub(crate) fn choices(state: &State, seat: Seat) -> Vec<Party> {
    parties(state, seat).collect()
}

/// Whether any Patrol can be taken.
pub(crate) fn possible(state: &State, seat: Seat) -> bool {
    parties(state, seat).next().is_some()
}

fn parties(state: &State, seat: Seat) -> impl Iterator<Item = Party> + '_ {
    let player = &state.board.players[seat];
    let cap = state.content.patrol_cap(state.board.edition).map_or(usize::MAX, |it| it as usize);
    let cards = if player.patrol.is_none() { state.board.patrols.as_slice() } else { &[] };
    cards.iter().flat_map(move |card| {
        let need = state.content.patrol(*card).need as usize;
        let all = (0..=player.ready.light).flat_map(|light| (0..=player.ready.heavy).map(move |heavy| (light, heavy)));
        let enough = all.filter(move |(light, heavy)| (need..=cap).contains(&(light + heavy)));
        enough.map(|(light, heavy)| Party { card: *card, soldiers: Soldiers { light, heavy } })
    })
}

/// EFF-02: take a face-up Patrol, assign Soldiers, and a new card takes its place.
pub(crate) fn take(t: &mut Table, seat: Seat) -> Play {
    let parties = choices(&t.state, seat);
    Fault::unless(!parties.is_empty(), "Patrol was offered, so there is one to take")?;
    let Party { card, soldiers } = t.choose(seat, with_due(t, Ask::new("patrol", "EFF-02")), parties)?;
    let player = &mut t.state.board.players[seat];
    spend(&mut player.ready.light, soldiers.light, "the Light Soldiers are on the player board")?;
    spend(&mut player.ready.heavy, soldiers.heavy, "the Heavy Soldiers are on the player board")?;
    player.patrol = Some(PatrolRun { card, stage: 1, soldiers });
    t.say_with(|_| Text::new("note-patrol").with("seat", seat).with("n", card).with("who", names::soldiers(soldiers)));
    let next = t.draw_from(|state| &mut state.secret.patrols);
    let place = t.state.board.patrols.iter().position(|it| *it == card).offered("the Patrol lies face up")?;
    match next {
        Some(next) => {
            t.state.board.patrols[place] = next;
            t.say_with(|_| Text::new("note-patrol-revealed").with("n", next));
        }
        None => {
            t.state.board.patrols.remove(place);
        }
    }
    Ok(())
}

/// PAT-01: the patrol step of a turn.
pub(crate) fn patrol_step(t: &mut Table, seat: Seat) -> Play {
    let Some(run) = t.state.board.players[seat].patrol else { return Ok(()) };
    let patrol = t.state.content.patrol(run.card).clone();
    let why = Why::Patrol { card: run.card, stage: run.stage, stages: patrol.stages() };
    let stage = patrol.stage(run.stage).offered("the card has the stage that the Patrol has reached")?;
    gain(t, seat, &stage.gain, why);
    for _ in 0..stage.walls {
        if t.state.board.players[seat].walls > 0 && wall_spaces(&t.state).next().is_some() {
            place_wall(t, seat, Cost::FREE)?;
        }
    }
    if stage.challenges > 0 {
        challenges(t, seat, stage.challenges as usize, why)?;
    }
    match patrol.transition {
        Some(transition) if run.stage == 1 && party(t, seat)?.total() > 0 => go_on(t, seat, transition.threat),
        Some(_) | None => complete(t, seat),
    }
}

/// The Soldiers on a Patrol that is under way.
fn party(t: &Table, seat: Seat) -> Play<Soldiers> {
    Ok(t.state.board.players[seat].patrol.offered("the Patrol is under way")?.soldiers)
}

/// PAT-05: stop, or go on against the Threat of the transition; failing costs a Soldier of a type the player chooses.
fn go_on(t: &mut Table, seat: Seat, danger: u32) -> Play {
    let PatrolRun { card, soldiers, .. } = t.state.board.players[seat].patrol.offered("the Patrol is under way")?;
    let ask = t.ask_with(Ask::new("go-on", "PAT-05").with("threat", danger), |s, ask| {
        let risk = Text::new(match soldiers.total() {
            _ if s.board.has(Module::Threat) => "risk-track",
            1 => "risk-roll-last",
            _ => "risk-roll",
        });
        let ask = ask.with("risk", risk.with("n", danger)).with("who", names::soldiers(soldiers));
        let ask = ask.with("last", usize::from(has_last_turn(s)));
        ask.with("what", names::patrol_stage(&s.content, card, 2, s.board.retail()))
    });
    if !t.confirm(seat, ask)? {
        return complete(t, seat);
    }
    if t.state.board.has(Module::Threat) {
        let kind = choose_kind(t, seat, "threat-type", "DET-04", !t.state.board.retail())?;
        threat::advance(t, seat, kind, danger)?;
    } else if !threat::roll(t, seat, danger) {
        let kind = choose_kind(t, seat, "lose-soldier", "PAT-05", false)?;
        lose_soldier(t, seat, kind)?;
    }
    if party(t, seat)?.total() == 0 {
        return complete(t, seat);
    }
    t.state.board.players[seat].patrol.as_mut().offered("the Patrol is under way")?.stage = 2;
    t.say_with(|_| Text::new("note-patrol-goes-on").with("seat", seat));
    Ok(())
}

/// Whether the active player has no turn after this one, so that no stage can be resolved any more.
pub(super) fn has_last_turn(state: &State) -> bool {
    let players = state.board.seat_count();
    state.board.turn + players > state.content.turns(players)
}

/// One of the types of Soldiers on the Patrol, or of both types where the rules do not mind.
fn choose_kind(t: &mut Table, seat: Seat, ask: &'static str, rule: &'static str, any: bool) -> Play<SoldierKind> {
    let party = party(t, seat)?;
    let kinds: Vec<SoldierKind> = SoldierKind::ALL.into_iter().filter(|it| any || party.count(*it) > 0).collect();
    t.choose(seat, Ask::new(ask, rule), kinds)
}

/// PAT-06: survivors return to the player board, the card stays face down before the player.
fn complete(t: &mut Table, seat: Seat) -> Play {
    let player = &mut t.state.board.players[seat];
    let run = player.patrol.take().offered("the Patrol is under way")?;
    player.ready.light += run.soldiers.light;
    player.ready.heavy += run.soldiers.heavy;
    player.completed.push(run.card);
    t.say_with(|_| Text::new("note-patrol-completed").with("seat", seat).with("n", run.card));
    Ok(())
}
