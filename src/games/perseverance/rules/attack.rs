//! The Dino Attack (ATK): Traps, Walls, fight, breach, Combat Rewards, clean-up.

use super::goods::{gain, goods, lose_followers};
use super::rewards::combat_rewards;
use super::soldiers::retrieve_leader;
use crate::engine::{Ask, Offered, PerSeat, Play, Seat, Text};
use crate::games::perseverance::content::{Spot, TrapResult};
use crate::games::perseverance::kinds::{Dino, Good, Module, SoldierKind, Zone};
use crate::games::perseverance::names::{self, Why};
use crate::games::perseverance::pieces::Space;
use crate::games::perseverance::state::{Attack, Fighter, Owner, State, Table, Tally};

/// ATK-01, TRN-11: every Zone whose uncovered Dino spaces all hold Dinos, from left to right.
pub(crate) fn due_attacks(t: &mut Table, active: Seat) -> Play {
    for zone in Zone::ALL {
        if t.state.is_full(zone) {
            attack(t, active, zone)?;
        }
    }
    Ok(())
}

/// The question with the attack that is due at the end of this turn, if one is (TRN-10).
pub(super) fn with_due(t: &Table, ask: Ask) -> Ask {
    t.ask_with(ask, |state, ask| ask.with("due", names::due(state)))
}

pub(crate) fn attack(t: &mut Table, active: Seat, zone: Zone) -> Play {
    t.headline_with(|_| Text::new("note-attack").with("zone", names::zone(zone)));
    let seats = t.seats();
    let area = &t.state.board.zones[zone];
    let tally = PerSeat::new(seats, |seat| Tally { contribution: area.contribution(seat), ..Tally::default() });
    t.state.board.attack = Some(Attack { zone, tally, breached: false });
    traps(t, zone)?;
    walls(t, zone)?;
    fight(t, zone)?;
    breach(t, active, zone)?;
    combat_rewards(t, active, zone)?;
    clean_up(t, zone);
    Ok(())
}

/// A Dino falls to a player.
fn kill(t: &mut Table, zone: Zone, spot: Spot, by: Seat) -> Play<Dino> {
    let dino = t.state.board.zones[zone].dinos.remove(&spot).offered("a Dino stands on the space")?;
    let tally = &mut going_on(t)?.tally[by];
    match dino {
        Dino::Trampler => tally.tramplers += 1,
        Dino::Raptor => tally.raptors += 1,
    }
    Ok(dino)
}

fn going_on<'t>(t: &'t mut Table) -> Play<&'t mut Attack> {
    t.state.board.attack.as_mut().offered("the attack is going on")
}

/// ATK-02: all Traps under Dinos are revealed, then the Trap die is rolled for each. DET-03: no die, a match kills.
fn traps(t: &mut Table, zone: Zone) -> Play {
    let spots: Vec<Spot> = t
        .state
        .spots(zone)
        .iter()
        .copied()
        .filter(|it| {
            let area = &t.state.board.zones[zone];
            area.traps.contains_key(it) && area.dinos.contains_key(it)
        })
        .collect();
    for spot in &spots {
        let kind = t.draw(|state| state.secret.traps.remove(&(zone, *spot))).offered("every Trap has a type")?;
        let trap = t.state.board.zones[zone].traps.get_mut(spot).offered("a Trap lies on the space")?;
        trap.shown = Some(kind);
    }
    for spot in spots {
        let area = &t.state.board.zones[zone];
        let trap = *area.traps.get(&spot).offered("a Trap lies on the space")?;
        let kind = trap.shown.offered("the Trap was revealed")?;
        let dino = *area.dinos.get(&spot).offered("a Dino stands on the Trap")?;
        let matches = kind == dino;
        let (killed, followers) = if t.state.board.has(Module::Traps) {
            (matches, if matches { 3 } else { 0 })
        } else {
            let faces = t.state.content.trap_die().len();
            let rolled = t.roll("trap", faces);
            let face = &t.state.content.trap_die()[rolled];
            match face.result {
                TrapResult::Match if matches => (true, face.followers),
                TrapResult::Match => (false, 0),
                TrapResult::Always => (true, face.followers),
                TrapResult::Never => (false, face.followers),
            }
        };
        if killed {
            kill(t, zone, spot, trap.owner)?;
        }
        t.say_with(|_| {
            // Only a sure failure pays all the same; else the type is the reason.
            let id = match (killed, followers) {
                (true, _) => "note-trap-kills",
                (false, 0) if !matches => "note-trap-fails-type",
                (false, _) => "note-trap-fails-surely",
            };
            Text::new(id).with("seat", trap.owner).with("trap", names::trap(kind)).with("dino", names::dino(dino))
        });
        gain(t, trap.owner, &goods([(Good::Follower, followers)]), Why::Trap);
    }
    Ok(())
}

/// ATK-03: the Wall die for each Wall from the left. DET-02: no die, 1 Safeguard each.
fn walls(t: &mut Table, zone: Zone) -> Play {
    for col in 0..t.state.board.zones[zone].walls.len() {
        let Some(owner) = t.state.board.zones[zone].walls[col] else { continue };
        let why = Why::Wall(col);
        if t.state.board.has(Module::Walls) {
            gain(t, owner, &goods([(Good::Safeguard, 1)]), why);
            continue;
        }
        let faces = t.state.content.wall_die().len();
        let rolled = t.roll("wall", faces);
        let face = t.state.content.wall_die()[rolled].clone();
        let gained = goods([(Good::Safeguard, face.safeguard), (Good::Follower, face.followers)]);
        let nearest = t.state.nearest(zone, col);
        t.say_with(|s| {
            let mut what = names::amounts(&gained, s.board.retail());
            what.push(Text::new(match nearest {
                _ if !face.skull => "shows-no-skull",
                Some(_) => "shows-skull",
                None => "shows-skull-idle",
            }));
            Text::new("note-wall-rolls").with("seat", owner).with("col", col + 1).with("what", what)
        });
        gain(t, owner, &gained, why);
        if let Some(spot) = nearest.filter(|_| face.skull) {
            let dino = kill(t, zone, spot, owner)?;
            t.say_with(|_| {
                let what = names::some_dinos(&[dino]);
                Text::new("note-wall-kills").with("seat", owner).with("col", col + 1).with("what", what)
            });
        }
    }
    Ok(())
}

/// ATK-04: the first row fights the nearest Dinos of its columns, then the second row.
fn fight(t: &mut Table, zone: Zone) -> Play {
    for row in 0..2 {
        for col in 0..t.state.board.zones[zone].defenders[row].len() {
            let Some(defender) = t.state.board.zones[zone].defenders[row][col] else { continue };
            let strength = strength(&t.state, Space { zone, row, col }, defender.who);
            let mut fought = Vec::new();
            while fought.len() < strength {
                let Some(spot) = t.state.nearest(zone, col) else { break };
                fought.push(kill(t, zone, spot, defender.owner)?);
            }
            if fought.is_empty() {
                continue;
            }
            let falls = fought.contains(&Dino::Raptor) && fall(t, zone, row, col)?;
            t.say_with(|_| {
                let id = match (defender.who, falls) {
                    (Fighter::Soldier(SoldierKind::Light), false) => "note-light-fights",
                    (Fighter::Soldier(SoldierKind::Light), true) => "note-light-falls",
                    (Fighter::Soldier(SoldierKind::Heavy), false) => "note-heavy-fights",
                    (Fighter::Soldier(SoldierKind::Heavy), true) => "note-heavy-falls",
                    (Fighter::Leader, _) => "note-leader-fights",
                };
                Text::new(id).with("seat", defender.owner).with("col", col + 1).with("what", names::some_dinos(&fought))
            });
        }
    }
    Ok(())
}

/// How many Dinos a figure on this space fights: with one more where it is the nearest behind a Wall (DET-02).
pub(crate) fn strength(state: &State, space: Space, who: Fighter) -> usize {
    let area = &state.board.zones[space.zone];
    let is_nearest = space.row == 0 || area.defenders[0][space.col].is_none();
    let stands_at_wall = state.board.has(Module::Walls) && area.walls[space.col].is_some() && is_nearest;
    let alone = match who {
        Fighter::Soldier(SoldierKind::Light) => 1,
        Fighter::Soldier(SoldierKind::Heavy) | Fighter::Leader => 2,
    };
    alone + usize::from(stands_at_wall)
}

/// A Raptor kills the Soldier that fights it; Leaders are never killed. The dead are toppled and stay. Says whether somebody died.
fn fall(t: &mut Table, zone: Zone, row: usize, col: usize) -> Play<bool> {
    let defender = t.state.board.zones[zone].defenders[row][col].as_mut().offered("somebody fought there")?;
    let Fighter::Soldier(kind) = defender.who else { return Ok(false) };
    defender.fallen = true;
    let owner = defender.owner;
    *going_on(t)?.tally[owner].lost.of(kind) += 1;
    Ok(true)
}

/// ATK-05: Tramplers remove the topmost Settlements, Raptors attack different ones from the top down, the active player
/// pays for every breaching Dino, and the Dinos go back.
fn breach(t: &mut Table, active: Seat, zone: Zone) -> Play {
    let dinos = std::mem::take(&mut t.state.board.zones[zone].dinos);
    if dinos.is_empty() {
        t.headline_with(|_| Text::new("note-defended").with("zone", names::zone(zone)));
        return Ok(());
    }
    going_on(t)?.breached = true;
    let count = |kind: Dino| dinos.values().filter(|it| **it == kind).count();
    let (tramplers, raptors) = (count(Dino::Trampler), count(Dino::Raptor));
    t.headline_with(|_| {
        Text::new("note-breach").with("zone", names::zone(zone)).with("tramplers", tramplers).with("raptors", raptors)
    });
    let before = t.state.board.zones[zone].settlements.iter().flatten().count();
    for _ in 0..tramplers {
        let settlements = &mut t.state.board.zones[zone].settlements;
        let Some(top) = settlements.iter().rposition(Option::is_some) else { break };
        match settlements[top].take().offered("a Settlement stands on the space")? {
            Owner::Seat(seat) => {
                t.state.board.players[seat].settlements += 1;
                t.headline_with(|_| lost("note-settlement-lost", zone, top + 1).with("seat", seat));
            }
            Owner::Dissenters => {
                t.headline_with(|_| lost("note-dissenter-settlement-lost", zone, top + 1));
            }
        }
    }
    let settlements = t.state.board.zones[zone].settlements.iter().enumerate().rev();
    let attacked: Vec<(usize, Owner)> =
        settlements.filter_map(|(at, owner)| owner.map(|it| (at + 1, it))).take(raptors).collect();
    for (space, owner) in attacked {
        if let Owner::Seat(seat) = owner {
            lose_followers(t, seat, 2, Why::Raptor { zone, space });
        }
    }
    // Else it would seem that some of them were forgotten.
    let rest = dinos.len().saturating_sub(before);
    if rest > 0 {
        t.say_with(|_| Text::new("note-breach-rest").with("zone", names::zone(zone)).with("n", rest));
    }
    let all = u32::try_from(dinos.len()).unwrap_or(0);
    lose_followers(t, active, 2 * all, Why::Breach);
    Ok(())
}

/// Which Settlement a Trampler took.
fn lost(note: &'static str, zone: Zone, space: usize) -> Text {
    Text::new(note).with("zone", names::zone(zone)).with("space", space)
}

/// ATK-10: survivors go home, the toppled to personal supply, revealed Traps to their owners; after its first attack
/// the Zone is Dangerous. A Trap with no Dino on it stays hidden where it is (ATK-11).
fn clean_up(t: &mut Table, zone: Zone) {
    for seat in t.seats().all() {
        if t.state.board.zones[zone].defenders().any(|it| it.owner == seat && it.who == Fighter::Leader) {
            retrieve_leader(t, seat);
        }
    }
    let rows = std::mem::take(&mut t.state.board.zones[zone].defenders);
    let area = &mut t.state.board.zones[zone];
    area.defenders = [vec![None; rows[0].len()], vec![None; rows[1].len()]];
    for defender in rows.into_iter().flatten().flatten() {
        let player = &mut t.state.board.players[defender.owner];
        if let Fighter::Soldier(kind) = defender.who {
            *if defender.fallen { player.supply.of(kind) } else { player.ready.of(kind) } += 1;
        }
    }
    let area = &mut t.state.board.zones[zone];
    let shown: Vec<(Spot, Seat, Dino)> =
        area.traps.iter().filter_map(|(spot, trap)| trap.shown.map(|kind| (*spot, trap.owner, kind))).collect();
    for (spot, owner, kind) in shown {
        t.state.board.zones[zone].traps.remove(&spot);
        t.state.board.players[owner].used_traps.push(kind);
    }
    t.state.board.attack = None;
    if !t.state.board.zones[zone].dangerous {
        t.state.board.zones[zone].dangerous = true;
        t.headline_with(|_| Text::new("note-dangerous").with("zone", names::zone(zone)));
    }
}
