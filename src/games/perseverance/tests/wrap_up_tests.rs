//! ASM-09: what an Assembly leaves behind.

use super::kit::*;
use crate::engine::{Seat, Table, trial};
use crate::games::perseverance::kinds::{Edition, Icon, Zone};
use crate::games::perseverance::rules::assembly::assembly;
use crate::games::perseverance::rules::turn::turn;
use crate::games::perseverance::state::{Die, DieOwner, LeaderAt, Owner, Stage, State};

/// A game at the end of a round, with so many neutral and Dissenter dice on the board and one die of each player.
fn round(edition: Edition, players: u8, neutral: usize, dissenter: usize) -> State {
    laid_out(edition, players).with(|s| {
        for at in 0..neutral {
            s.dice(Zone::ALL[at % 4], DieOwner::Neutral, 1);
        }
        for at in 0..dissenter {
            s.dice(Zone::ALL[at % 4], DieOwner::Dissenters, 1);
        }
        for seat in s.board.players.seats().all() {
            s.dice(Zone::Military, DieOwner::Seat(seat), 1);
        }
    })
}

fn after(start: &State, seed: u64) -> Table<'static, State> {
    let seats = start.board.players.seats();
    // Whoever holds a tile chooses Production.
    let answers: Vec<String> = seats.all().map(|it| format!("{} assembly production", it.letter())).collect();
    let mut t = trial::seeded(start.clone(), seats.0, seed, "");
    if assembly(&mut t).is_err() {
        t = trial::seeded(start.clone(), seats.0, seed, &answers.join(", "));
        assembly(&mut t).unwrap();
    }
    t
}

/// Neutral dice, Dissenter dice, players' dice.
fn pool(state: &State) -> [usize; 3] {
    let count = |it: fn(&DieOwner) -> bool| state.board.pool.iter().filter(|die| it(&die.owner)).count();
    [
        count(|it| *it == DieOwner::Neutral),
        count(|it| *it == DieOwner::Dissenters),
        count(|it| matches!(it, DieOwner::Seat(_))),
    ]
}

/// Cases A10 and A11 too.
#[test]
fn asm_09_the_pool_after_each_assembly() {
    // (players, assemblies before, neutral, Dissenters, the new pool)
    let cases = [
        (2, 0, 9, 2, [9, 4, 2]),
        (3, 0, 8, 0, [8, 0, 3]),
        (3, 1, 8, 0, [8, 0, 3]),
        (4, 0, 10, 0, [9, 0, 4]),
        (4, 1, 9, 0, [9, 0, 4]),
    ];
    for edition in [RETAIL, BETA] {
        for (players, held, neutral, dissenter, expected) in cases {
            // A player's die more is a neutral one less, as after Politics.
            let start = round(edition, players, neutral - 1, dissenter).with(|s| {
                s.dice(Zone::Protection, DieOwner::Seat(A), 1);
                s.board.assemblies = held;
            });
            let t = after(&start, 1);
            let [neutral, dissenters, own] = expected;
            assert_eq!(pool(&t.state), [neutral - 1, dissenters, own + 1], "{players} players after {held}");
            let total = [(2, 15), (3, 11), (4, 13)].into_iter().find(|it| it.0 == players).unwrap().1;
            assert_eq!(t.state.board.pool.len(), total);
            assert!(t.state.board.zones.iter().all(|(_, area)| area.dice.iter().all(Option::is_none)));
            assert_eq!(t.state.board.assemblies, held + 1);
        }
    }
}

#[test]
fn asm_09_dice_are_rerolled_and_those_set_aside_come_back() {
    let start =
        round(RETAIL, 3, 7, 0).with(|s| s.board.aside = vec![Die { owner: DieOwner::Neutral, icon: Icon::Innovator }]);
    let icons = |seed| after(&start, seed).state.board.pool.iter().map(|it| it.icon).collect::<Vec<_>>();
    let t = after(&start, 1);
    assert_eq!((t.state.board.aside.len(), pool(&t.state)), (0, [8, 0, 3]));
    assert!((2..9).any(|it| icons(it) != icons(1)), "the faces are rolled");
    assert_eq!(said(&t, "note-pool"), ["note-pool(n=11)"]);
}

/// In retail one Dissenter cube goes on every Officer, and a row that it fills pays at once.
#[test]
fn asm_09_dissenter_influence_joins_in_retail() {
    for (edition, joining) in [(RETAIL, 1), (BETA, 0)] {
        let start = round(edition, 2, 9, 2).with(|s| {
            // Three of four spaces on the Chief of Security: two of A's and one of B's.
            s.board.officers[Zone::Military].row = vec![Owner::Seat(A), Owner::Seat(B), Owner::Seat(A)];
        });
        let t = after(&start, 1);
        let cubes = |zone| t.state.board.officers[zone].cubes(Owner::Dissenters);
        assert_eq!(Zone::ALL.map(cubes), [joining; 4], "{edition:?}");
        let valor = t.state.board.players[A].valor;
        assert_eq!((valor, t.state.board.players[B].valor), (2 * u32::try_from(joining).unwrap(), 0), "2 Valor for A");
        if joining == 1 {
            let council = &t.state.board.officers[Zone::Military];
            assert_eq!((council.row.len(), council.pool.values().sum::<usize>()), (0, 4));
        }
        // Only after the first Assembly: the second one ends the game.
        let mut t = table(&start.clone().with(|s| s.board.assemblies = 1), &[], "");
        let _ = assembly(&mut t);
        assert_eq!(t.state.board.officers[Zone::Sustenance].cubes(Owner::Dissenters), 0);
    }
}

#[test]
fn asm_09_leaders_come_home_from_community_areas_only() {
    let start = laid_out(RETAIL, 3).with(|s| {
        s.board.zones[Zone::Military].leader = Some(A);
        s.board.players[A].leader_at = LeaderAt::Community(Zone::Military);
        s.guard(Zone::Protection, 0, 1, B, LEADER);
    });
    let t = after(&start, 1);
    let at = [A, B, C].map(|it| t.state.board.players[it].leader_at);
    assert_eq!(at, [LeaderAt::PlayerBoard, LeaderAt::Defense(Zone::Protection), LeaderAt::PlayerBoard]);
    assert_eq!(t.state.board.zones[Zone::Military].leader, None);
    assert_eq!(t.state.board.zones[Zone::Protection].defenders().count(), 1);
}

#[test]
fn asm_09_votes_return_to_0() {
    let start = laid_out(RETAIL, 2).with(|s| {
        s.board.players[A].votes = 7;
        s.board.dissenter_votes = 3;
    });
    let t = after(&start, 1);
    assert_eq!((t.state.board.players[A].votes, t.state.board.dissenter_votes), (0, 0));
}

/// Both books add "in a random order" for the cards that go under the deck.
#[test]
fn asm_09_face_up_patrols_go_under_the_deck_and_two_new_ones_come() {
    let start = laid_out(RETAIL, 3).with(|s| s.patrol(A, 19, 2, 1, 0)).with(|s| s.secret.patrols = (3..=18).collect());
    let mut bottoms = std::collections::BTreeSet::new();
    for seed in 1..=8 {
        let t = after(&start, seed);
        let mut shown = t.state.board.patrols.clone();
        shown.sort_unstable();
        assert_eq!(shown, [17, 18], "the two on top");
        let deck = t.state.secret.patrols.cards();
        assert_eq!(deck[2..], (3..=16).collect::<Vec<_>>(), "the rest keeps its order");
        assert_eq!(deck.len(), 16);
        bottoms.insert([deck[0], deck[1]]);
    }
    assert_eq!(bottoms.into_iter().collect::<Vec<_>>(), [[1, 2], [2, 1]], "under the deck, in either order");
}

/// Case A14: two Assemblies for two players, three for more. The next player goes on.
#[test]
fn asm_09_the_game_ends_with_the_last_tile() {
    for edition in [RETAIL, BETA] {
        for (players, last) in [(2, 2), (3, 3), (4, 3)] {
            for held in 0..last {
                let start = laid_out(edition, players).with(|s| {
                    s.board.assemblies = held;
                    s.board.active = Seat(players - 1);
                    s.dice(Zone::Military, DieOwner::Neutral, 3);
                    s.board.pool = vec![Die { owner: DieOwner::Neutral, icon: Icon::Facilitator }];
                });
                let letter = Seat(players - 1).letter();
                let moves =
                    format!("{letter} place salvage/neutral-facilitator/1, {letter} secondary influence/chief-mate/1");
                let mut t = table(&start, &[], &moves);
                turn(&mut t).unwrap();
                let stage = if held + 1 == last { Stage::Over } else { Stage::Turns };
                assert_eq!(t.state.board.stage, stage, "{players} players, Assembly {}", held + 1);
                assert_eq!((t.state.board.active, t.state.board.turn), (A, 2));
                assert_eq!(t.state.board.pool.is_empty(), stage == Stage::Over, "no new round after the last");
            }
        }
    }
}

/// ASM-01: no Assembly while a die is left.
#[test]
fn asm_01_an_assembly_is_due_when_the_pool_is_empty() {
    let die = Die { owner: DieOwner::Neutral, icon: Icon::Facilitator };
    for dice in [1, 2] {
        let start = laid_out(RETAIL, 3).with(|s| s.board.pool = vec![die; dice]);
        let moves = "A place salvage/neutral-facilitator/1, A secondary influence/chief-mate/1";
        let mut t = table(&start, &[], moves);
        turn(&mut t).unwrap();
        assert_eq!(t.state.board.assemblies, 2 - dice, "{dice} dice");
        assert_eq!(t.state.board.active, B);
    }
}
