//! END: the rankings over all Defense areas, leftovers, and who wins.

use super::kit::*;
use crate::engine::{Outcome, Plain, Seat, Seats};
use crate::games::perseverance::kinds::{Dino, Edition, Zone};
use crate::games::perseverance::rules::end::{final_scoring, leftovers, outcome};
use crate::games::perseverance::state::{LeaderAt, Soldiers, State};

fn scored(start: &State) -> Vec<i64> {
    let mut t = table(start, &[], "");
    final_scoring(&mut t);
    followers(start, &t.state)
}

/// So many Light Soldiers in Defense areas for each player, spread over the Zones. They are worth no leftovers alone.
fn soldiers(edition: Edition, counts: &[usize]) -> Vec<i64> {
    let start = laid_out(edition, u8::try_from(counts.len()).unwrap()).with(|s| {
        for (seat, count) in Seats(4).all().zip(counts) {
            for at in 0..*count {
                s.guard(Zone::ALL[at % 4], at / 4, seat.index(), seat, LIGHT);
            }
        }
    });
    // Retail leftovers: one Follower for two Lights, taken off again here.
    let off = |count: &usize| if edition == RETAIL { i64::try_from(count / 2).unwrap() } else { 0 };
    scored(&start).into_iter().zip(counts).map(|(got, count)| got - off(count)).collect()
}

/// Cases E1 and E2 too.
#[test]
fn end_01_soldiers_and_leader_in_all_defense_areas_rank() {
    let cases: [(&[usize], &[i64], &[i64]); 11] = [
        // (Soldiers, Followers in the beta, in retail)
        (&[1, 3], &[0, 4], &[0, 4]),
        (&[2, 2], &[2, 2], &[4, 4]),
        (&[0, 0], &[0, 0], &[0, 0]),
        (&[1, 3, 2], &[0, 5, 2], &[0, 5, 2]),
        (&[2, 2, 1], &[3, 3, 0], &[5, 5, 2]),
        (&[3, 1, 1], &[5, 1, 1], &[5, 2, 2]),
        (&[0, 1, 0], &[0, 5, 0], &[0, 5, 0]),
        (&[1, 2, 2, 2], &[0, 3, 3, 3], &[3, 6, 6, 6]),
        (&[5, 4, 3], &[5, 2, 0], &[5, 2, 0]),
        (&[2, 2, 1, 0], &[4, 4, 1, 0], &[6, 6, 3, 0]),
        (&[4, 1, 0, 1], &[6, 2, 0, 2], &[6, 3, 0, 3]),
    ];
    for (counts, beta, retail) in cases {
        assert_eq!(soldiers(BETA, counts), beta, "beta {counts:?}");
        assert_eq!(soldiers(RETAIL, counts), retail, "retail {counts:?}");
    }
    // The Leader in a Defense area counts as one more, in a Community area it does not.
    for edition in [BETA, RETAIL] {
        let start = laid_out(edition, 3).with(|s| {
            s.guard(Zone::Military, 0, 0, A, LIGHT);
            s.guard(Zone::Expansion, 1, 0, A, LEADER);
            s.guard(Zone::Expansion, 0, 2, B, LIGHT);
            s.board.zones[Zone::Military].leader = Some(B);
            s.board.players[B].leader_at = LeaderAt::Community(Zone::Military);
        });
        assert_eq!(scored(&start), [5, 2, 0]);
    }
}

#[test]
fn end_02_walls_and_traps_in_all_defense_areas_rank_likewise() {
    let fortify = |s: &mut State, seat: Seat, walls: usize, traps: usize| {
        (0..walls).for_each(|it| s.wall(Zone::ALL[it], seat.index(), seat));
        (0..traps).for_each(|it| s.trap(Zone::ALL[it], seat.index(), 0, seat, Dino::Raptor));
    };
    // (Walls and Traps of A, B, C, D; Followers in the beta, in retail)
    let cases = [
        ([(2, 1), (1, 1), (0, 1), (0, 0)], [6, 3, 1, 0], [6, 3, 1, 0]),
        ([(0, 3), (3, 0), (1, 0), (0, 1)], [4, 4, 0, 0], [6, 6, 3, 3]),
        ([(0, 0), (0, 0), (0, 2), (0, 0)], [0, 0, 6, 0], [0, 0, 6, 0]),
        ([(1, 0), (0, 1), (1, 0), (0, 1)], [2, 2, 2, 2], [6, 6, 6, 6]),
    ];
    for (pieces, beta, retail) in cases {
        for (edition, expected) in [(BETA, beta), (RETAIL, retail)] {
            let start = laid_out(edition, 4).with(|s| {
                for (seat, (walls, traps)) in Seats(4).all().zip(pieces) {
                    fortify(s, seat, walls, traps);
                }
                // Used Traps are not in a Defense area any more.
                s.board.players[D].used_traps = vec![Dino::Raptor; 4];
            });
            assert_eq!(scored(&start), expected, "{edition:?} {pieces:?}");
        }
    }
    // With two and three players: 4/0 and 5/2/0.
    let two = laid_out(BETA, 2).with(|s| fortify(s, A, 1, 0)).with(|s| fortify(s, B, 2, 0));
    assert_eq!(scored(&two), [0, 4]);
    let three = laid_out(RETAIL, 3).with(|s| fortify(s, A, 1, 0)).with(|s| fortify(s, B, 2, 0));
    assert_eq!(scored(&three), [2, 5, 0]);
}

/// Cases E3 and E4 too.
#[test]
fn end_03_leftovers() {
    let left = |state: State| leftovers(&state.board, &state.content, A);
    let rest = |s: &mut State| {
        let player = &mut s.board.players[A];
        (player.food, player.mr, player.stories) = (1, 1, 1);
        player.ready = Soldiers { light: 3, heavy: 1 };
        (player.safeguard, player.valor) = (2, 1);
    };
    // Food, MR, Story, Heavy: 4; then 2 for the pair, or 1 for two Lights and 1 for the pair.
    assert_eq!(left(laid_out(BETA, 3).with(rest)), 6);
    assert_eq!(left(laid_out(RETAIL, 3).with(rest)), 6);

    // (change, beta, retail)
    type Change = fn(&mut State);
    let cases: [(&str, Change, u32, u32); 10] = [
        ("3 Food", |s| s.board.players[A].food = 3, 3, 3),
        ("2 MR", |s| s.board.players[A].mr = 2, 2, 2),
        ("4 Stories", |s| s.board.players[A].stories = 4, 4, 4),
        ("3 Lights", |s| s.board.players[A].ready.light = 3, 0, 1),
        ("2 Heavies", |s| s.board.players[A].ready.heavy = 2, 2, 2),
        ("3 pairs", |s| (s.board.players[A].safeguard, s.board.players[A].valor) = (3, 5), 6, 3),
        ("no pair", |s| s.board.players[A].valor = 6, 0, 0),
        ("a Heavy on the board", |s| s.guard(Zone::Military, 0, 0, A, HEAVY), 1, 1),
        (
            "Lights here and there",
            |s| {
                s.guard(Zone::Military, 0, 0, A, LIGHT);
                s.patrol(A, 13, 2, 1, 0);
            },
            0,
            1,
        ),
        ("Soldiers on an unfinished Patrol", |s| s.patrol(A, 13, 2, 2, 3), 0, 4),
    ];
    for (what, change, beta, retail) in cases {
        assert_eq!(left(laid_out(BETA, 3).with(change)), beta, "beta: {what}");
        assert_eq!(left(laid_out(RETAIL, 3).with(change)), retail, "retail: {what}");
    }
    // And they are really gained.
    assert_eq!(scored(&laid_out(BETA, 3).with(rest)), [6, 0, 0]);
}

/// Case E5 too.
#[test]
fn end_04_most_followers_then_most_soldiers_then_shared() {
    type Change = fn(&mut State);
    let cases: [(&str, Change, &[Seat]); 8] = [
        ("all alike", |_| {}, &[A, B, C]),
        ("more Followers", |s| s.board.players[B].followers = 21, &[B]),
        (
            "Followers before Soldiers",
            |s| {
                s.board.players[B].followers = 21;
                s.board.players[A].ready.light = 5;
            },
            &[B],
        ),
        ("a Soldier on the player board", |s| s.board.players[C].ready.light = 1, &[C]),
        ("a Soldier in a Defense area", |s| s.guard(Zone::Military, 0, 0, A, HEAVY), &[A]),
        ("a Soldier on an unfinished Patrol", |s| s.patrol(B, 13, 2, 1, 0), &[B]),
        ("the Leader is no Soldier", |s| s.guard(Zone::Military, 0, 0, A, LEADER), &[A, B, C]),
        (
            "two with as many, wherever",
            |s| {
                s.board.players[C].ready.light = 2;
                s.guard(Zone::Military, 0, 0, A, HEAVY);
                s.patrol(A, 13, 2, 0, 1);
            },
            &[A, C],
        ),
    ];
    for edition in [BETA, RETAIL] {
        for (what, change, winners) in cases {
            let got = outcome(&laid_out(edition, 3).with(change).board);
            assert_eq!(got.winners(Seats(3)), winners, "{what}");
        }
    }
    let mut t = table(&laid_out(BETA, 2).with(|s| s.board.players[A].food = 2), &[], "");
    let Outcome::Ranked(ranking) = final_scoring(&mut t) else { panic!("it is ranked") };
    let got = (&ranking.points[..], &ranking.places[..]);
    assert_eq!(got, (&[22, 20][..], &[1, 2][..]), "after all that is scored");
    let rows: Vec<(&str, &[i32])> = ranking.sheet.iter().map(|it| (&*it.what.id, &it.of[..])).collect();
    assert_eq!(rows[0], ("sheet-start", &[20, 20][..]));
    assert_eq!(rows.last(), Some(&("sheet-leftovers", &[2, 0][..])));
}

#[test]
fn end_04_a_broken_tie_is_told_with_its_numbers() {
    let tied = laid_out(BETA, 3).with(|s| {
        s.board.players[A].ready.light = 1;
        s.board.players[C].ready.light = 2;
        s.board.players[B].followers -= 1;
    });
    let told = outcome(&tied.board).told(&Plain);
    assert_eq!(told[0], "sheet-tie(what=sheet-all-soldiers, who=sheet-tied(seat=A, n=1)+sheet-tied(seat=C, n=2))");
    let clear = laid_out(BETA, 2).with(|s| s.board.players[B].followers += 1);
    assert!(!outcome(&clear.board).told(&Plain).concat().contains("sheet-tie"), "nobody ties");
}
