//! Set-up (SET): leaders, Officers, Breach tokens, cards, dice, first Settlements, Dissenters.

use std::collections::BTreeMap;

use super::dice::roll_pool;
use super::goods::take;
use super::officers::influence;
use crate::engine::{Ask, Deck, PerSeat, Play, Record, Seat, Text};
use crate::games::perseverance::content::Content;
use crate::games::perseverance::kinds::{Leader, LeaderSide, Module, Officer, SoldierKind, Zone};
use crate::games::perseverance::names;
use crate::games::perseverance::state::{
    Area, Board, Council, DieOwner, LeaderAt, Owner, PerZone, Player, Secret, Soldiers, Stage, State, Stock, Table,
};

/// The box before anybody has chosen anything (SET-01 to SET-06): among it the Assembly scoring tiles (SET-05).
pub(crate) fn open(record: &Record, content: std::sync::Arc<Content>) -> State {
    let edition = crate::games::perseverance::edition(record);
    let flag = |key: &str| record.option(key) == Some("yes");
    let modules = Module::ALL.into_iter().filter(|it| flag(it.option())).collect();
    let (seats, supply) = (record.seats, content.supply().clone());
    let board = Board {
        edition,
        abilities: edition == crate::games::perseverance::kinds::Edition::Beta2020
            || record.option("abilities") != Some("no"),
        modules,
        first_game: record.option("set-up") == Some("first-game"),
        agreed_breach: record.option("breach-tokens") == Some("agreed"),
        stage: Stage::Setup,
        active: Seat(0),
        turn: 0,
        players: PerSeat::new(seats, |_| Player {
            leader: None,
            leader_at: LeaderAt::PlayerBoard,
            food: 0,
            mr: 0,
            stories: 0,
            followers: 0,
            safeguard: 0,
            valor: 0,
            votes: 0,
            ready: Soldiers::default(),
            supply: Soldiers { light: supply.light_soldiers, heavy: supply.heavy_soldiers },
            settlements: supply.settlements,
            walls: supply.walls,
            influence: supply.influence,
            dice: supply.dice,
            used_traps: Vec::new(),
            patrol: None,
            completed: Vec::new(),
            threat: [0, 0],
            sources: Default::default(),
        }),
        zones: PerZone::new(|zone| empty_area(&content, zone, seats.count())),
        officers: PerZone::new(|zone| Council {
            officer: content.first_game(zone).officer,
            row: Vec::new(),
            pool: BTreeMap::new(),
        }),
        pool: Vec::new(),
        aside: Vec::new(),
        patrols: Vec::new(),
        breach: Vec::new(),
        assemblies: 0,
        dino_dice: None,
        drawn: Vec::new(),
        lessons: Vec::new(),
        works: Vec::new(),
        keoni: false,
        resolving: false,
        secondary: false,
        attack: None,
        assembly: false,
        dissenter_votes: 0,
    };
    let stock = Stock { trampler: supply.trampler_traps, raptor: supply.raptor_traps };
    let secret = Secret {
        traps: BTreeMap::new(),
        stock: PerSeat::new(seats, |_| stock),
        patrols: Deck::from_iter([]),
        challenges: SoldierKind::ALL.map(|kind| (1..=content.challenge_count(kind)).collect()),
    };
    State { board, secret, content }
}

/// A Zone (SET-02) with what is covered at the start still empty (SET-03): nothing in it has been through a Dino Attack.
fn empty_area(content: &Content, zone: Zone, players: usize) -> Area {
    let columns = content.defense(players).columns;
    Area {
        dice: vec![None; content.die_spaces(zone).len()],
        settlements: vec![None; content.settlement_spaces().len()],
        leader: None,
        dangerous: false,
        dinos: BTreeMap::new(),
        traps: BTreeMap::new(),
        walls: vec![None; columns],
        defenders: [vec![None; columns], vec![None; columns]],
    }
}

pub(crate) fn setup(t: &mut Table) -> Play {
    let seats = t.seats();
    // SET-15: a random player begins.
    let first = Seat(u8::try_from(t.roll("first-player", seats.count())).unwrap_or(0));
    t.state.board.active = first;
    t.say_with(|_| Text::new("note-first-player").with("seat", first));
    // All that lies open is laid out first, so that Leaders are chosen with it in sight.
    assign_officers(t);
    lay_out_cards(t);
    fill_pool(t)?;
    breach_tokens(t, first)?;
    choose_leaders(t, first)?;
    if t.state.board.has(Module::Dinos) {
        let faces = [false, true].map(|it| t.state.content.dino_die(it).len());
        t.state.board.dino_dice = Some([t.roll("dino-normal", faces[0]), t.roll("dino-dangerous", faces[1])]);
    }
    for seat in seats.from(first).rev() {
        first_settlement(t, seat)?;
    }
    if seats.count() == 2 {
        settle_dissenters(t);
    }
    t.state.board.stage = Stage::Turns;
    t.state.board.turn = 1;
    Ok(())
}

/// SET-06, SET-07, SET-08: everybody takes a Leader of their own, then what the player board says.
fn choose_leaders(t: &mut Table, first: Seat) -> Play {
    let mut left: Vec<Leader> = Leader::ALL.to_vec();
    for seat in t.seats().from(first) {
        let ask = t.ask_with(Ask::new("leader", "SET-06"), |s, ask| {
            ask.with("what", names::amounts(s.content.start(), s.board.retail()))
        });
        let leader = t.choose(seat, ask, left.clone())?;
        left.retain(|it| *it != leader);
        t.state.board.players[seat].leader = Some(leader);
        let side = if t.state.board.abilities { LeaderSide::B } else { LeaderSide::A };
        let start = t.state.content.start_assets(t.state.board.edition, side, leader);
        for (good, count) in &start {
            t.state.gain(seat, *good, *count);
        }
        t.say_with(|s| {
            let what = names::amounts(&start, s.board.retail());
            Text::new("note-leader").with("seat", seat).with("leader", names::leader(leader)).with("what", what)
        });
    }
    Ok(())
}

/// SET-09: at random, or as in the first-game preset (which the box was opened with).
fn assign_officers(t: &mut Table) {
    if !t.state.board.first_game {
        let officers = t.shuffle("officers", Officer::ALL.to_vec());
        for (zone, officer) in Zone::ALL.into_iter().zip(officers) {
            t.state.board.officers[zone].officer = officer;
        }
    }
    for zone in Zone::ALL {
        t.say_with(|s| {
            let officer = names::officer(s.board.officers[zone].officer);
            Text::new("note-officer").with("officer", officer).with("zone", names::zone(zone))
        });
    }
}

/// A Combat Reward beside which a Breach token can lie, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BreachToken(pub usize);

/// SET-04: three at random, or those that the table agrees on.
fn breach_tokens(t: &mut Table, first: Seat) -> Play {
    let numbers: Vec<usize> = t.state.content.rewards(t.state.board.edition).iter().map(|it| it.number).collect();
    let count = t.state.content.limits().breach_tokens;
    if t.state.board.agreed_breach {
        for token in 1..=count {
            let placed = &t.state.board.breach;
            let free: Vec<BreachToken> =
                numbers.iter().filter(|it| !placed.contains(it)).map(|it| BreachToken(*it)).collect();
            let ask = Ask::new("breach-token", "SET-04").with("n", token).with("max", count);
            let ask = t.ask_with(ask, |s, ask| ask.with("placed", lie_already(&s.board.breach)));
            let BreachToken(number) = t.agree(first, ask, free)?;
            // Each lies there for all to see before the next one is asked for.
            t.state.board.breach.push(number);
            t.state.board.breach.sort_unstable();
        }
    } else {
        let mut chosen: Vec<usize> = t.shuffle("breach-tokens", numbers).into_iter().take(count).collect();
        chosen.sort_unstable();
        t.state.board.breach = chosen;
    }
    t.say_with(|s| {
        let reward =
            |it: &usize| Text::new("offer-reward").with("n", *it).with("reward", names::reward(*it, s.board.retail()));
        let id = if s.board.agreed_breach { "note-breach-tokens-agreed" } else { "note-breach-tokens" };
        Text::new(id).with("what", s.board.breach.iter().map(reward).collect::<Vec<_>>())
    });
    Ok(())
}

/// Where Breach tokens lie before the next one is placed.
fn lie_already(numbers: &[usize]) -> Text {
    if numbers.is_empty() {
        return Text::new("breach-placed-none");
    }
    let list = numbers.iter().map(|it| Text::new("number").with("number", *it)).collect::<Vec<_>>();
    Text::new("breach-placed").with("what", list)
}

/// SET-10: two single-stage Patrols face up, the others as the deck; two decks of Challenges.
fn lay_out_cards(t: &mut Table) {
    let limits = t.state.content.limits();
    let (single, shown, all) = (limits.single_stage_patrols, limits.face_up_patrols, t.state.content.patrol_count());
    let mut singles = t.shuffle("first-patrols", (1..=single).collect());
    t.state.board.patrols = singles.split_off(singles.len() - shown.min(singles.len()));
    singles.extend(single + 1..=all);
    t.state.secret.patrols = Deck::from_iter(singles);
    t.shuffle_deck("patrols", |state| &mut state.secret.patrols);
    for kind in SoldierKind::ALL {
        t.shuffle_deck(kind.challenge_deck(), |state| &mut state.secret.challenges[kind as usize]);
    }
}

/// SET-11: neutral dice, one of each player, and with two players two of the Dissenters.
fn fill_pool(t: &mut Table) -> Play {
    let pool = t.state.content.pool(t.seats().count()).clone();
    let mut owners = vec![DieOwner::Neutral; pool.neutral];
    for seat in t.seats().all() {
        owners.extend(vec![DieOwner::Seat(seat); pool.each_player]);
        take(&mut t.state.board.players[seat].dice, pool.each_player, "every player has dice for the pool")?;
    }
    owners.extend(vec![DieOwner::Dissenters; pool.dissenter]);
    roll_pool(t, owners);
    Ok(())
}

/// A Zone in which a player can begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FirstSettlement(pub Zone);

/// SET-12: a Settlement on space 1 and a cube on the Officer of a Zone where that space is still empty.
fn first_settlement(t: &mut Table, seat: Seat) -> Play {
    let free = |zone: &Zone| t.state.board.zones[*zone].settlements[0].is_none();
    let preset = |zone: &Zone| {
        !t.state.board.first_game
            || Some(t.state.content.first_game(*zone).leader) == t.state.board.players[seat].leader
    };
    let zones: Vec<FirstSettlement> =
        Zone::ALL.into_iter().filter(|it| free(it) && preset(it)).map(FirstSettlement).collect();
    // The third side comes right after, and nobody has heard of it before.
    let ask = t.ask_with(Ask::new("first-settlement", "SET-12"), |s, ask| {
        // In the beta they use no Influence (SET-13).
        ask.with("dissenters", if s.board.seat_count() > 2 { 0 } else { 2 - usize::from(s.board.retail()) })
    });
    // Where nothing is left to choose, nobody is asked.
    let is_last = zones.len() == 1 && !t.state.board.first_game;
    let FirstSettlement(zone) = t.choose(seat, ask, zones)?;
    t.state.board.zones[zone].settlements[0] = Some(Owner::Seat(seat));
    take(&mut t.state.board.players[seat].settlements, 1, "a Settlement is left for the set-up")?;
    let id = if is_last { "note-first-settlement-last" } else { "note-first-settlement" };
    t.say_with(|_| Text::new(id).with("seat", seat).with("zone", names::zone(zone)));
    influence(t, Owner::Seat(seat), zone, 1);
    Ok(())
}

/// SET-13 and SET-14: the Dissenters settle the two empty Zones, one of them (at random) with one more.
fn settle_dissenters(t: &mut Table) {
    let empty: Vec<Zone> =
        Zone::ALL.into_iter().filter(|it| t.state.board.zones[*it].settlements[0].is_none()).collect();
    let picked = empty[t.roll("dissenters", empty.len())];
    let dissenters = t.state.content.dissenters(t.state.board.edition).clone();
    for zone in empty {
        let count = dissenters.settlements[usize::from(zone != picked)];
        for space in 0..count {
            t.state.board.zones[zone].settlements[space] = Some(Owner::Dissenters);
        }
        t.say_with(|_| Text::new("note-dissenters-settle").with("n", count).with("zone", names::zone(zone)));
    }
    for zone in Zone::ALL {
        influence(t, Owner::Dissenters, zone, dissenters.influence[usize::from(zone != picked)]);
    }
}
