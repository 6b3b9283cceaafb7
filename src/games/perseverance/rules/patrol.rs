//! Patrols: taking one (EFF-02) and resolving its stages (PAT-01 to PAT-07).

use super::challenge::challenges;
use super::fortifications::{place_wall, wall_spaces};
use super::goods::gain;
use super::threat::{self, lose_soldier};
use crate::engine::{Ask, Offer, Opt, Play, Seat, Text};
use crate::games::perseverance::kinds::{Module, SoldierKind};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{PatrolRun, Soldiers, State, Table};

/// The Patrols that can be taken, each with every party that may go: at least the requirement, in retail at most 8.
pub fn choices(state: &State, seat: Seat) -> Vec<(usize, Soldiers)> {
    let player = &state.board.players[seat];
    if player.patrol.is_some() {
        return Vec::new();
    }
    let cap = state.content.patrol_cap(state.board.edition).map_or(usize::MAX, |it| it as usize);
    let mut choices = Vec::new();
    for card in &state.board.patrols {
        let need = state.content.patrol(*card).need as usize;
        for light in 0..=player.ready.light {
            for heavy in 0..=player.ready.heavy {
                if (need..=cap).contains(&(light + heavy)) {
                    choices.push((*card, Soldiers { light, heavy }));
                }
            }
        }
    }
    choices
}

/// EFF-02: take a face-up Patrol, assign Soldiers, and a new card takes its place.
pub fn take(t: &mut Table, seat: Seat) -> Play {
    let offers: Vec<_> = choices(&t.state, seat)
        .into_iter()
        .map(|(card, party)| {
            let label = Text::new("offer-patrol").with("light", party.light).with("heavy", party.heavy).with("n", card);
            let key = format!("patrol-{card}/{}-light-{}-heavy", party.light, party.heavy);
            let offer = Offer::new(key, label)
                .under(format!("patrol-{card}"), names::patrol(&t.state.content, card, t.state.board.retail()));
            Opt { value: (card, party), offer }
        })
        .collect();
    if offers.is_empty() {
        super::outlook::nothing_left(t, seat, crate::games::perseverance::kinds::Effect::Patrol);
        return Ok(());
    }
    let (card, soldiers) = t.choose(seat, Ask::new("patrol", "EFF-02"), offers)?.value;
    let player = &mut t.state.board.players[seat];
    player.ready.light -= soldiers.light;
    player.ready.heavy -= soldiers.heavy;
    player.patrol = Some(PatrolRun { card, stage: 1, soldiers });
    t.say(
        Text::new("note-patrol")
            .with("seat", seat)
            .with("n", card)
            .with("light", soldiers.light)
            .with("heavy", soldiers.heavy),
    );
    let next = t.draw(|state| state.secret.patrols.pop());
    t.state.board.patrol_deck = t.state.secret.patrols.len();
    let place = t.state.board.patrols.iter().position(|it| *it == card).unwrap_or(0);
    match next {
        Some(next) => {
            t.state.board.patrols[place] = next;
            t.say(Text::new("note-patrol-revealed").with("n", next));
        }
        None => {
            t.state.board.patrols.remove(place);
        }
    }
    Ok(())
}

/// PAT-01: the patrol step of a turn.
pub fn patrol_step(t: &mut Table, seat: Seat) -> Play {
    let Some(run) = t.state.board.players[seat].patrol else { return Ok(()) };
    let patrol = t.state.content.patrol(run.card).clone();
    let why = Text::new("why-patrol").with("n", run.card).with("stage", run.stage);
    let Some(stage) = (if run.stage == 1 { Some(&patrol.first) } else { patrol.second.as_ref() }) else {
        complete(t, seat);
        return Ok(());
    };
    gain(t, seat, &stage.gain, why.clone());
    for _ in 0..stage.walls {
        if t.state.board.players[seat].walls > 0 && !wall_spaces(&t.state).is_empty() {
            place_wall(t, seat)?;
        }
    }
    if stage.challenges > 0 {
        challenges(t, seat, stage.challenges as usize, &why)?;
    }
    match patrol.transition {
        Some(transition) if run.stage == 1 && survivors(t, seat) > 0 => go_on(t, seat, transition.threat),
        Some(_) | None => {
            complete(t, seat);
            Ok(())
        }
    }
}

fn survivors(t: &Table, seat: Seat) -> usize {
    t.state.board.players[seat].patrol.map_or(0, |it| it.soldiers.total())
}

/// PAT-05: stop, or go on against the Threat of the transition; failing costs a Soldier of a type the player chooses.
fn go_on(t: &mut Table, seat: Seat, danger: u32) -> Play {
    let ask = Ask::new("go-on", "PAT-05").with("threat", danger);
    if !t.confirm(seat, ask)? {
        complete(t, seat);
        return Ok(());
    }
    if t.state.board.has(Module::Threat) {
        let kind = choose_kind(t, seat, "threat-type", "DET-04", !t.state.board.retail())?;
        threat::advance(t, seat, kind, danger);
    } else if !threat::roll(t, seat, danger) {
        let kind = choose_kind(t, seat, "lose-soldier", "PAT-05", false)?;
        lose_soldier(t, seat, kind);
    }
    if survivors(t, seat) == 0 {
        complete(t, seat);
    } else if let Some(run) = &mut t.state.board.players[seat].patrol {
        run.stage = 2;
        t.say(Text::new("note-patrol-goes-on").with("seat", seat));
    }
    Ok(())
}

/// One of the types of Soldiers on the Patrol, or of both types where the rules do not mind.
fn choose_kind(t: &mut Table, seat: Seat, ask: &'static str, rule: &'static str, any: bool) -> Play<SoldierKind> {
    let party = t.state.board.players[seat].patrol.map(|it| it.soldiers).unwrap_or_default();
    let kinds = SoldierKind::ALL.into_iter().filter(|it| any || party.count(*it) > 0);
    let offers: Vec<_> = kinds.map(|it| Opt::new(it, it.key(), names::soldier(it))).collect();
    Ok(t.choose(seat, Ask::new(ask, rule), offers)?.value)
}

/// PAT-06: survivors return to the player board, the card stays face down before the player.
fn complete(t: &mut Table, seat: Seat) {
    let player = &mut t.state.board.players[seat];
    let Some(run) = player.patrol.take() else { return };
    player.ready.light += run.soldiers.light;
    player.ready.heavy += run.soldiers.heavy;
    player.completed.push(run.card);
    t.say(Text::new("note-patrol-completed").with("seat", seat).with("n", run.card));
}
