//! ATK: Traps, Walls, fight, breach, Contribution and clean-up of a Dino Attack.

use super::kit::*;
use crate::engine::{Seats, trial};
use crate::games::perseverance::content::{Spot, TrapResult};
use crate::games::perseverance::kinds::{Dino, DinoIcon, Leader, Module, Zone};
use crate::games::perseverance::rules::attack::{attack, due_attacks};
use crate::games::perseverance::state::{Attack, LeaderAt, Owner, Soldiers, State, Tally};

const ZONE: Zone = Zone::Expansion;

/// A game for three in which A and B can each pay for a Combat Reward, so that the attack stops there to be looked at.
fn fight(change: impl FnOnce(&mut State)) -> State {
    laid_out(RETAIL, 3).with(|s| {
        for seat in Seats(3).all() {
            s.board.players[seat].valor = 1;
        }
        change(s);
    })
}

/// The attack up to the Combat Rewards.
fn until_rewards(start: &State, rolls: Rolls) -> (State, Attack) {
    let mut t = table(start, rolls, "");
    let played = attack(&mut t, C, ZONE);
    assert!(asking(&played).contains('A') || asking(&played).contains('B'), "{}", trial::report(&t, &played));
    let tally = t.state.board.attack.clone().unwrap();
    (t.state, tally)
}

/// Tramplers and Raptors killed, Light and Heavy lost.
fn deeds(tally: &Tally) -> [usize; 4] {
    [tally.tramplers, tally.raptors, tally.lost.light, tally.lost.heavy]
}

#[test]
fn atk_01_an_attack_is_due_when_every_uncovered_dino_space_holds_a_dino() {
    for (players, dangerous, spaces) in [(2, false, 6), (2, true, 7), (3, true, 7), (4, false, 8), (4, true, 10)] {
        for free in [0, 1] {
            let start = laid_out(RETAIL, players).with(|s| {
                s.board.zones[ZONE].dangerous = dangerous;
                assert_eq!(s.spots(ZONE).len(), spaces);
                s.fill(ZONE, free);
            });
            let mut t = table(&start, &[], "");
            due_attacks(&mut t, A).unwrap();
            assert_eq!(said(&t, "note-attack").len(), 1 - free, "{players} players, dangerous {dangerous}");
            let left = if free == 0 { 0 } else { spaces - 1 };
            assert_eq!(t.state.board.zones[ZONE].dinos.len(), left);
        }
    }
    // The covered third row does not count before the first attack, and counts after it.
    let start = laid_out(RETAIL, 4).with(|s| {
        s.fill(ZONE, 0);
        s.board.zones[ZONE].dangerous = true;
    });
    let mut t = table(&start, &[], "");
    due_attacks(&mut t, A).unwrap();
    assert!(said(&t, "note-attack").is_empty(), "8 of 10 spaces hold Dinos");
}

/// TRN-11 is the order of zones.
#[test]
fn atk_01_two_full_zones_are_attacked_from_left_to_right() {
    let start = laid_out(RETAIL, 2).with(|s| {
        s.fill(Zone::Protection, 0);
        s.fill(Zone::Military, 0);
    });
    let mut t = table(&start, &[], "");
    due_attacks(&mut t, A).unwrap();
    let attacks = said(&t, "note-attack");
    assert_eq!(attacks, ["note-attack(zone=zone-military)", "note-attack(zone=zone-protection)"]);
}

/// Cases D21 and D22 too.
#[test]
fn atk_02_the_trap_die_decides_over_kill_and_followers() {
    use TrapResult::{Always, Match, Never};
    // (face, its Followers, whether the Trap matches, killed, Followers gained)
    let cases = [
        (Match, 2, true, true, 2),
        (Match, 3, true, true, 3),
        (Match, 4, true, true, 4),
        (Match, 2, false, false, 0),
        (Match, 3, false, false, 0),
        (Match, 4, false, false, 0),
        (Always, 2, true, true, 2),
        (Always, 2, false, true, 2),
        (Never, 2, true, false, 2),
        (Never, 2, false, false, 2),
    ];
    for (result, shown, matches, killed, gained) in cases {
        for dino in [Dino::Trampler, Dino::Raptor] {
            let other = if dino == Dino::Trampler { Dino::Raptor } else { Dino::Trampler };
            let start = fight(|s| {
                s.columns(ZONE, &[if dino == Dino::Trampler { "T" } else { "R" }]);
                s.trap(ZONE, 0, 0, A, if matches { dino } else { other });
            });
            let (state, tally) = until_rewards(&start, &[("trap", &[trap_face(result, shown)])]);
            let what = format!("{result:?} {shown}, matches {matches}, {dino:?}");
            let kills = match (killed, dino) {
                (false, _) => [0, 0, 0, 0],
                (true, Dino::Trampler) => [1, 0, 0, 0],
                (true, Dino::Raptor) => [0, 1, 0, 0],
            };
            assert_eq!(deeds(&tally.tally[A]), kills, "{what}");
            assert_eq!(deeds(&tally.tally[C]), [0; 4], "kills lie before the owner of the Trap");
            assert_eq!(followers(&start, &state), [gained, 0, if killed { 0 } else { -2 }], "{what}");
            assert_eq!(tally.breached, !killed);
        }
    }
}

#[test]
fn atk_02_all_traps_under_dinos_are_revealed_before_any_is_rolled_for() {
    let start = fight(|s| {
        s.columns(ZONE, &["TR"]);
        s.trap(ZONE, 0, 1, B, Dino::Raptor);
        s.trap(ZONE, 0, 0, A, Dino::Raptor);
    });
    let (hit, miss) = (trap_face(TrapResult::Match, 3), trap_face(TrapResult::Never, 2));
    // The farther row is first in the order of the spaces: B's Trap kills, A's fails.
    let (state, tally) = until_rewards(&start, &[("trap", &[hit, miss])]);
    assert_eq!((deeds(&tally.tally[A]), deeds(&tally.tally[B])), ([0; 4], [0, 1, 0, 0]));
    assert_eq!(followers(&start, &state), [2, 3, -2]);
    assert!(state.board.zones[ZONE].traps.values().all(|it| it.shown == Some(Dino::Raptor)));
    assert!(state.secret.traps.is_empty());
}

#[test]
fn atk_03_the_wall_die_pays_the_owner_and_a_skull_kills_the_nearest_dino_of_the_column() {
    // (Safeguard, Followers, skull) of the six faces, on a Wall of A before a Trampler and behind it a Raptor.
    for (safeguard, gained, skull) in [(1, 0, false), (0, 2, false), (1, 0, true), (0, 1, true)] {
        let start = fight(|s| {
            s.columns(ZONE, &["T", "TR"]);
            s.wall(ZONE, 1, A);
        });
        let face = wall_face(safeguard, gained, skull);
        let (state, tally) = until_rewards(&start, &[("wall", &[face])]);
        let killed = usize::from(skull);
        assert_eq!(deeds(&tally.tally[A]), [killed, 0, 0, 0], "the nearest, and never of another column");
        assert_eq!(state.board.players[A].safeguard, safeguard);
        let breach = if skull { 2 } else { 3 };
        assert_eq!(followers(&start, &state), [i64::from(gained), 0, -2 * breach]);
    }
    // A skull with no Dino in the column kills none.
    let start = fight(|s| {
        s.columns(ZONE, &["T"]);
        s.wall(ZONE, 2, A);
    });
    let (_, tally) = until_rewards(&start, &[("wall", &[wall_face(1, 0, true)])]);
    assert_eq!((deeds(&tally.tally[A]), tally.breached), ([0; 4], true));
}

#[test]
fn atk_03_walls_roll_from_left_to_right() {
    let start = fight(|s| {
        s.columns(ZONE, &["R", "T", "R"]);
        s.wall(ZONE, 0, B);
        s.wall(ZONE, 1, A);
        s.wall(ZONE, 2, B);
    });
    let rolls = [wall_face(0, 2, false), wall_face(1, 0, true), wall_face(0, 1, true)];
    let (state, tally) = until_rewards(&start, &[("wall", &rolls)]);
    assert_eq!((deeds(&tally.tally[A]), deeds(&tally.tally[B])), ([1, 0, 0, 0], [0, 1, 0, 0]));
    assert_eq!((state.board.players[A].safeguard, state.board.players[B].safeguard), (1, 0));
    assert_eq!(followers(&start, &state), [0, 3, -2]);
}

/// Case D23 too: a Leader against two Raptors.
#[test]
fn atk_04_who_fights_how_many_and_who_falls() {
    // (column from the Wall outwards, A in the first row, B in the second, deeds of A, deeds of B, breaching)
    type Deeds = [usize; 4];
    let none = [0; 4];
    let cases: [(&str, Option<_>, Option<_>, Deeds, Deeds, usize); 13] = [
        ("T", Some(LIGHT), None, [1, 0, 0, 0], none, 0),
        ("R", Some(LIGHT), None, [0, 1, 1, 0], none, 0),
        ("TR", Some(LIGHT), None, [1, 0, 0, 0], none, 1),
        ("RT", Some(LIGHT), None, [0, 1, 1, 0], none, 1),
        ("TT", Some(HEAVY), None, [2, 0, 0, 0], none, 0),
        ("TR", Some(HEAVY), None, [1, 1, 0, 1], none, 0),
        ("RRT", Some(HEAVY), None, [0, 2, 0, 1], none, 1),
        ("RRT", Some(LEADER), None, [0, 2, 0, 0], none, 1),
        ("TRT", Some(LIGHT), Some(HEAVY), [1, 0, 0, 0], [1, 1, 0, 1], 0),
        ("RTT", Some(LIGHT), Some(LEADER), [0, 1, 1, 0], [2, 0, 0, 0], 0),
        ("RT", Some(LEADER), Some(LIGHT), [1, 1, 0, 0], none, 0),
        ("TR", None, Some(LIGHT), none, [1, 0, 0, 0], 1),
        ("", Some(HEAVY), Some(LIGHT), none, none, 0),
    ];
    for (column, first, second, of_a, of_b, breaching) in cases {
        let start = fight(|s| {
            s.board.zones[ZONE].dangerous = true;
            s.columns(ZONE, &["", column]);
            first.into_iter().for_each(|it| s.guard(ZONE, 0, 1, A, it));
            second.into_iter().for_each(|it| s.guard(ZONE, 1, 1, B, it));
        });
        let (state, tally) = until_rewards(&start, &[]);
        let what = format!("{column}: {first:?}, then {second:?}");
        assert_eq!((deeds(&tally.tally[A]), deeds(&tally.tally[B])), (of_a, of_b), "{what}");
        assert_eq!(followers(&start, &state), [0, 0, -2 * i64::try_from(breaching).unwrap()], "{what}");
        let toppled: Vec<bool> = state.board.zones[ZONE].defenders().map(|it| it.fallen).collect();
        let fell = |it: [usize; 4]| it[2] + it[3] > 0;
        let expected: Vec<bool> = first.map(|_| fell(of_a)).into_iter().chain(second.map(|_| fell(of_b))).collect();
        assert_eq!(toppled, expected, "the dead are toppled and stay: {what}");
    }
}

#[test]
fn atk_04_everyone_fights_in_the_own_column_only() {
    let start = fight(|s| {
        s.columns(ZONE, &["TT", "", "R"]);
        s.guard(ZONE, 0, 1, A, HEAVY);
        s.guard(ZONE, 0, 2, B, LIGHT);
    });
    let (state, tally) = until_rewards(&start, &[]);
    assert_eq!((deeds(&tally.tally[A]), deeds(&tally.tally[B])), ([0; 4], [0, 1, 1, 0]));
    assert_eq!(followers(&start, &state), [0, 0, -4]);
}

#[test]
fn atk_05_breaching_dinos_remove_and_attack_settlements_from_the_top() {
    let (a, b, x) = (Owner::Seat(A), Owner::Seat(B), Owner::Dissenters);
    // (Settlements from the lowest, breaching Dinos, Settlements left, Followers of A and B; A is active)
    type Case<'a> = (&'a [Owner], &'a [&'a str], usize, [i64; 2]);
    let cases: [Case; 9] = [
        (&[b, a, b], &["T"], 2, [-2, 0]),
        (&[b, a, b], &["R"], 3, [-2, -2]),
        (&[b, a, b], &["RR"], 3, [-4 - 2, -2]),
        (&[b, a, b], &["RR", "R"], 3, [-6 - 2, -4]),
        (&[b, a], &["RR", "RR"], 2, [-8 - 2, -2]),
        (&[b, a, b], &["TR"], 2, [-4 - 2, 0]),
        (&[a, b, x], &["RR"], 3, [-4, -2]),
        (&[a, b, x], &["TR"], 2, [-4, -2]),
        (&[a], &["TT", "R"], 0, [-6, 0]),
    ];
    for (settlements, dinos, left, lost) in cases {
        let start = laid_out(RETAIL, 2).with(|s| {
            s.settle(ZONE, settlements);
            s.columns(ZONE, dinos);
        });
        let mut t = table(&start, &[], "");
        attack(&mut t, A, ZONE).unwrap();
        let what = format!("{settlements:?} {dinos:?}");
        assert_eq!(followers(&start, &t.state), lost, "{what}");
        let after = &t.state.board.zones[ZONE];
        assert_eq!(after.settlements.iter().flatten().copied().collect::<Vec<_>>(), settlements[..left], "{what}");
        assert!(after.dinos.is_empty(), "the Dinos return to the supply");
        for (seat, owner) in [(A, a), (B, b)] {
            let back = settlements[left..].iter().filter(|it| **it == owner).count();
            let supply = |state: &State| state.board.players[seat].settlements;
            assert_eq!(supply(&t.state), supply(&start) + back, "removed ones go to their owner's supply");
        }
    }
}

#[test]
fn atk_05_no_survivor_no_breach_and_followers_end_at_0() {
    let start = fight(|s| {
        s.settle(ZONE, &[Owner::Seat(B)]);
        s.columns(ZONE, &["T"]);
        s.guard(ZONE, 1, 0, A, LIGHT);
    });
    let (state, tally) = until_rewards(&start, &[]);
    assert_eq!((tally.breached, followers(&start, &state)), (false, vec![0, 0, 0]));
    assert_eq!(state.board.zones[ZONE].settlements[0], Some(Owner::Seat(B)));

    let start = laid_out(RETAIL, 2).with(|s| {
        s.columns(ZONE, &["TT"]);
        s.board.players[A].followers = 3;
    });
    let mut t = table(&start, &[], "");
    attack(&mut t, A, ZONE).unwrap();
    assert_eq!(t.state.board.players[A].followers, 0);
}

#[test]
fn atk_06_contribution_counts_all_own_pieces_of_the_attacked_defense_area() {
    let start = fight(|s| {
        s.columns(ZONE, &["TR", "R", "R"]);
        s.trap(ZONE, 0, 0, A, Dino::Raptor);
        s.wall(ZONE, 0, A);
        s.guard(ZONE, 0, 1, A, LIGHT);
        s.guard(ZONE, 0, 2, A, HEAVY);
        s.guard(ZONE, 1, 2, A, LEADER);
        s.guard(ZONE, 1, 1, B, LIGHT);
        // Pieces elsewhere count nothing: another Defense area, the Community area, the reserve.
        s.wall(Zone::Military, 0, B);
        s.guard(Zone::Military, 0, 0, C, LIGHT);
        s.settle(ZONE, &[Owner::Seat(C)]);
        s.board.players[C].ready = Soldiers { light: 2, heavy: 0 };
    });
    let rolls: Rolls = &[("trap", &[trap_face(TrapResult::Never, 2)]), ("wall", &[wall_face(1, 0, false)])];
    let mut t = table(&start, rolls, "");
    let played = attack(&mut t, C, ZONE);
    let tally = t.state.board.attack.clone().unwrap();
    let contribution = Seats(3).all().map(|it| tally.tally[it].contribution).collect::<Vec<_>>();
    assert_eq!(contribution, [5, 1, 0], "the two toppled Soldiers of A count");
    assert_eq!(deeds(&tally.tally[A])[2..], [1, 1]);
    assert_eq!(asking(&played), "AB", "C has no piece there and picks nothing");
}

#[test]
fn atk_10_clean_up_after_an_attack() {
    for edition in [RETAIL, BETA] {
        let start = laid_out(edition, 3).with(|s| {
            s.columns(ZONE, &["TR", "R", ""]);
            s.trap(ZONE, 0, 1, A, Dino::Raptor);
            s.wall(ZONE, 2, A);
            s.guard(ZONE, 0, 0, A, LIGHT);
            s.guard(ZONE, 0, 1, A, HEAVY);
            s.guard(ZONE, 1, 2, B, LEADER);
            s.guard(Zone::Military, 0, 0, A, LIGHT);
            s.board.players[A].safeguard = 0;
        });
        let rolls: Rolls = &[("trap", &[trap_face(TrapResult::Match, 3)]), ("wall", &[wall_face(0, 2, false)])];
        let mut t = table(&start, rolls, "");
        attack(&mut t, C, ZONE).unwrap();
        let gained = "followers +5, light +1, supply-heavy +1, used-traps +1";
        assert_eq!(changes(&start, &t.state, A), gained, "{edition:?}: the Trap does not go back to the supply");
        assert_eq!(t.state.board.players[A].used_traps, [Dino::Raptor]);
        assert_eq!(t.state.board.players[B].leader_at, LeaderAt::PlayerBoard);
        let area = &t.state.board.zones[ZONE];
        assert_eq!((area.defenders().count(), area.traps.len(), area.dinos.len()), (0, 0, 0));
        assert_eq!(area.walls, [None, None, Some(A)], "Walls stay");
        assert_eq!(t.state.board.zones[Zone::Military].defenders().count(), 1, "other areas are left alone");
        assert_eq!(t.state.board.attack, None);
    }
}

/// Case D20: the third row and the Settlement spaces 7 to 10 open, for this Zone only.
#[test]
fn atk_10_the_zone_is_dangerous_after_its_first_attack() {
    for (players, before, after) in [(2, 6, 7), (4, 8, 10)] {
        let start = laid_out(RETAIL, players).with(|s| s.fill(ZONE, 0));
        assert_eq!(start.spots(ZONE).len(), before);
        let open = |s: &State, zone| s.board.zones[zone].open_settlement_spaces(&s.content).collect::<Vec<_>>();
        assert_eq!(open(&start, ZONE), (1..=6).collect::<Vec<_>>());
        let mut t = table(&start, &[], "");
        due_attacks(&mut t, A).unwrap();
        assert!(t.state.board.zones[ZONE].dangerous && !t.state.board.zones[Zone::Military].dangerous);
        assert_eq!(t.state.spots(ZONE).len(), after);
        assert_eq!(open(&t.state, ZONE), (1..=10).collect::<Vec<_>>());
        assert_eq!(open(&t.state, Zone::Military), (1..=6).collect::<Vec<_>>());
        assert_eq!(said(&t, "note-dangerous").len(), 1);
        // The second attack changes nothing about it.
        let mut again = table(&t.state.clone().with(|s| s.fill(ZONE, 0)), &[], "");
        due_attacks(&mut again, A).unwrap();
        assert!(again.state.board.zones[ZONE].dangerous && said(&again, "note-dangerous").is_empty());
    }
}

#[test]
fn atk_11_a_trap_without_a_dino_stays_hidden() {
    for deterministic in [false, true] {
        let start = laid_out(RETAIL, 2).with(|s| {
            s.columns(ZONE, &["T"]);
            s.trap(ZONE, 0, 1, B, Dino::Raptor);
            if deterministic {
                s.module(Module::Traps);
            }
        });
        let mut t = table(&start, &[], "");
        attack(&mut t, A, ZONE).unwrap();
        let trap = t.state.board.zones[ZONE].traps[&Spot { col: 0, row: 1 }];
        assert_eq!((trap.owner, trap.shown), (B, None));
        assert_eq!(t.state.secret.traps, start.secret.traps);
        assert_eq!(changes(&start, &t.state, B), "", "no roll, no Followers");
    }
}

/// Case D24 (LDR-02): Jack may lead a Dino astray only into an area where that triggers no attack.
#[test]
fn atk_01_jack_never_triggers_an_attack_elsewhere() {
    for edition in [RETAIL, BETA] {
        for (free, offered) in [(1, vec![]), (2, vec!["no", "trampler-c1-d2/protection"])] {
            let start = laid_out(edition, 2).with(|s| {
                s.board.abilities = true;
                s.board.players[A].leader = Some(Leader::Jack);
                for zone in [Zone::Sustenance, Zone::Military] {
                    s.fill(zone, 0);
                }
                s.fill(Zone::Protection, free);
            });
            let mut t = table(&start, &[], "");
            let played = attract(&mut t, A, ZONE, &[DinoIcon::Trampler]);
            assert_eq!(trial::offered(&played), offered, "{edition:?}: {free} free");
            if free == 2 {
                let mut t = table(&start, &[], "A jack trampler-c1-d2/protection");
                attract(&mut t, A, ZONE, &[DinoIcon::Trampler]).unwrap();
                assert_eq!(t.state.free_spots(Zone::Protection).count(), 1);
                assert!(t.state.board.zones[ZONE].dinos.is_empty());
            }
        }
    }
}
