//! ASM-07 and ASM-08: the scoring of the Officers.

use super::kit::*;
use crate::engine::{Seat, Seats};
use crate::games::perseverance::kinds::{Dino, Edition, Officer, Zone};
use crate::games::perseverance::rules::assembly::{assembly, condition};
use crate::games::perseverance::state::{DieOwner, Owner, State};

/// The Zone whose Officer this is in the preset order of these games.
fn seat_of(officer: Officer) -> Zone {
    match officer {
        Officer::ChiefMate => Zone::Sustenance,
        Officer::ChiefOfSecurity => Zone::Military,
        Officer::ChiefSteward => Zone::Expansion,
        Officer::ChiefEngineer => Zone::Protection,
    }
}

/// Cubes in the pool of the Officer, those of A first.
fn cubes(state: &mut State, officer: Officer, counts: &[usize], dissenters: usize) {
    let council = &mut state.board.officers[seat_of(officer)];
    assert_eq!(council.officer, officer);
    for (seat, count) in Seats(u8::try_from(counts.len()).unwrap()).all().zip(counts) {
        council.pool.insert(Owner::Seat(seat), *count);
    }
    council.pool.insert(Owner::Dissenters, dissenters);
}

/// Followers for the Chief of Security; so many completed Patrols are worth 2 each.
fn security(edition: Edition, counts: &[usize], dissenters: usize, patrols: &[usize]) -> Vec<i64> {
    let start = laid_out(edition, u8::try_from(counts.len()).unwrap()).with(|s| {
        cubes(s, Officer::ChiefOfSecurity, counts, dissenters);
        for (seat, count) in Seats(4).all().zip(patrols) {
            s.board.players[seat].completed = (1..=*count).collect();
        }
        // In the beta everybody without Votes shares the ranks; 40 Assemblies on there would be no tile.
        s.board.players[A].votes = 9;
    });
    let mut t = table(&start, &[], "");
    assembly(&mut t).unwrap();
    let line = |seat: Seat| {
        said(&t, "why-officer-scoring").into_iter().find(|it| it.contains(&format!("seat={}", seat.letter())))
    };
    let number = |text: String| text.rsplit_once("(n=").unwrap().1.trim_end_matches(')').parse::<i64>().unwrap();
    start.board.players.seats().all().map(|it| line(it).map_or(0, number)).collect()
}

/// Cases O5 and O7 too.
#[test]
fn asm_07_most_influence_scores_in_full_and_second_most_half() {
    for edition in [RETAIL, BETA] {
        // P1 and P4 tie with 3 cubes, P2 is second: 6, 4 and half of 2.
        assert_eq!(security(edition, &[3, 1, 0, 3], 0, &[3, 1, 2, 2]), [6, 1, 0, 4]);
        // Friendly in the second place too, and nothing for the third.
        assert_eq!(security(edition, &[5, 2, 2, 1], 0, &[1, 3, 1, 4]), [2, 3, 1, 0]);
        // 0 cubes never rank, neither first nor second.
        assert_eq!(security(edition, &[0, 0, 0], 0, &[1, 1, 1]), [0, 0, 0]);
        assert_eq!(security(edition, &[0, 2, 0], 0, &[1, 1, 1]), [0, 2, 0]);
    }
    // The cubes of the Dissenters take a place: A is second, with the other player not even there.
    assert_eq!(security(RETAIL, &[2, 0], 3, &[3, 1]), [3, 0]);
    assert_eq!(security(RETAIL, &[2, 4], 3, &[3, 1]), [0, 2]);
    assert_eq!(security(RETAIL, &[3, 1], 3, &[3, 1]), [6, 1]);
}

#[test]
fn asm_07_half_is_rounded_down_and_spaces_and_pool_count_together() {
    let start = laid_out(RETAIL, 3).with(|s| {
        let council = &mut s.board.officers[seat_of(Officer::ChiefEngineer)];
        council.pool.insert(Owner::Seat(A), 1);
        council.pool.insert(Owner::Seat(B), 2);
        council.row = vec![Owner::Seat(A), Owner::Seat(A)];
        (0..3).for_each(|col| s.wall(Zone::Military, col, B));
        s.wall(Zone::Expansion, 0, A);
    });
    let mut t = table(&start, &[], "");
    assembly(&mut t).unwrap();
    assert_eq!(followers(&start, &t.state), [1, 1, 0], "A has 3 cubes and 1 Wall, B 2 cubes and half of 3 Walls");
}

fn worth(officer: Officer, change: impl FnOnce(&mut State)) -> [u32; 3] {
    let start = laid_out(RETAIL, 3).with(change);
    let t = table(&start, &[], "");
    [A, B, C].map(|it| condition(&t.state.board, &t.state.content, seat_of(officer), it))
}

#[test]
fn asm_08_chief_mate_counts_the_best_single_area() {
    let got = worth(Officer::ChiefMate, |s| {
        // A: 3 in a Community area (Settlement, die, Leader), 2 in its Defense area.
        s.settle(Zone::Expansion, &[Owner::Seat(A)]);
        s.dice(Zone::Expansion, DieOwner::Seat(A), 1);
        s.board.zones[Zone::Expansion].leader = Some(A);
        s.wall(Zone::Expansion, 0, A);
        s.trap(Zone::Expansion, 1, 0, A, Dino::Raptor);
        // B: 4 in a Defense area (Wall, Trap, Soldier, Leader), 1 in another one.
        s.wall(Zone::Military, 0, B);
        s.trap(Zone::Military, 0, 0, B, Dino::Trampler);
        s.guard(Zone::Military, 0, 0, B, LIGHT);
        s.guard(Zone::Military, 1, 2, B, LEADER);
        s.guard(Zone::Protection, 0, 0, B, HEAVY);
    });
    assert_eq!(got, [3, 4, 0]);
}

#[test]
fn asm_08_chief_of_security_counts_completed_and_running_patrols() {
    let got = worth(Officer::ChiefOfSecurity, |s| {
        s.board.players[A].completed = vec![3, 11];
        s.patrol(A, 13, 2, 1, 0);
        s.patrol(B, 12, 1, 2, 0);
    });
    assert_eq!(got, [6, 2, 0]);
}

/// Case O6 too: 2 dice and 4 Settlements are 6.
#[test]
fn asm_08_chief_steward_counts_sets_of_two_settlements_and_a_die() {
    for (settlements, placed, pool, expected) in [
        (4, 2, 0, 6),
        (4, 1, 1, 6),
        (5, 2, 1, 6),
        (3, 3, 0, 3),
        (6, 1, 0, 3),
        (1, 4, 0, 0),
        (4, 0, 0, 0),
        (10, 5, 0, 15),
    ] {
        let got = worth(Officer::ChiefSteward, |s| {
            for at in 0..settlements {
                s.settle(Zone::ALL[at % 4], &[Owner::Seat(A)]);
            }
            s.dice(Zone::Military, DieOwner::Seat(A), placed);
            s.dice(Zone::Military, DieOwner::Neutral, 1);
            for _ in 0..pool {
                let icon = crate::games::perseverance::kinds::Icon::Innovator;
                s.board.pool.push(crate::games::perseverance::state::Die { owner: DieOwner::Seat(A), icon });
            }
        });
        assert_eq!(got, [expected, 0, 0], "{settlements} Settlements, {placed} + {pool} dice");
    }
}

#[test]
fn asm_08_chief_engineer_counts_walls_and_traps_used_ones_too() {
    let got = worth(Officer::ChiefEngineer, |s| {
        s.wall(Zone::Military, 0, A);
        s.wall(Zone::Protection, 2, A);
        s.trap(Zone::Sustenance, 0, 0, A, Dino::Raptor);
        s.board.players[A].used_traps = vec![Dino::Raptor, Dino::Trampler];
        s.board.players[C].used_traps = vec![Dino::Raptor];
    });
    assert_eq!(got, [5, 0, 1]);
}
