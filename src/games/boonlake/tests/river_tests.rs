//! The ship (SHP), locks and rounds (LOC).

use super::kit::*;
use crate::games::boonlake::content::RiverId;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::rules::{locks, ship};
use crate::games::boonlake::state::*;

fn river(key: &str) -> RiverId {
    RiverId(built_in().river.iter().position(|it| it.key == key).unwrap() as u8)
}

/// Ships of A and B; the empty row gives so many steps.
fn at(one: &str, other: &str) -> State {
    game(2).with(|s| {
        s.board.players[A].ship = river(one);
        s.board.players[B].ship = river(other);
    })
}

fn reach(state: &State, steps: u32) -> Vec<String> {
    let reach = ship::reach(state, Owner::Seat(A), steps);
    reach.iter().map(|it| built_in().river(it.to).key.clone()).collect()
}

/// Example 40.
#[test]
fn shp_01_shp_02_at_least_1_space_and_at_most_the_steps_of_the_row() {
    assert_eq!(reach(&at("r1", "r21"), 3), ["r2", "r3", "r4"]);
    assert_eq!(reach(&at("r19", "r1"), 4), ["r20", "r21"]);
    let state = at("r1", "r1").with(|s| s.board.taken = Some(6));
    assert_eq!(ship::steps(&state), 1);
    let asked = run(at("r3", "r1").with(|s| s.board.taken = Some(0)), "", |t| ship::sail(t, A).map(drop));
    assert_eq!(asked.offers(), ["r4", "r5", "r6", "r7"]);
}

/// A foreign ship on a normal space is passed for free; ports hold any number and always count.
/// Examples 41 and 42.
#[test]
fn shp_03_shp_04_other_ships() {
    assert_eq!(reach(&at("r1", "r2"), 1), ["r3"]);
    assert_eq!(reach(&at("r2", "r3"), 1), ["r3"]);
    assert_eq!(reach(&at("r3", "r4"), 2), ["r5", "r6"]);
}

#[test]
fn shp_05_the_upper_arm_first_then_the_lower_one() {
    assert_eq!(reach(&at("r8", "r1"), 3), ["r9", "u1", "u2"]);
    assert_eq!(reach(&at("r8", "r1").with(|s| s.board.round = 1), 3), ["r9", "l1", "l2"]);
}

fn sailed(state: State, to: &str, more: &str) -> State {
    let state = state.with(|s| s.board.taken = Some(0));
    run(state, &format!("A sail {to}{more}"), |t| ship::sail(t, A).map(drop)).done()
}

#[test]
fn shp_06_the_space_gives_its_bonus() {
    let a = |state: State| state.board.players[A].clone();
    assert_eq!(a(sailed(at("r1", "r1"), "r2", "")).coins, 2);
    assert_eq!(sailed(at("r1", "r1"), "r5", "").held(A).len(), 2);
    assert_eq!(a(sailed(at("r3", "r1"), "r4", "")).ranch, 4);
    assert_eq!(a(sailed(at("r6", "r1"), "r7", ", A site-or-vase vase")).vases, 1);
    assert_eq!(a(sailed(at("r6", "r1"), "r7", ", A site-or-vase site/iron")).sites, [0, 0, 0, 1]);
    assert_eq!(a(sailed(at("u4", "r1"), "u5", "")).vp, 2);
}

/// All copies count; site-or-vase is a vase space, but only if the vase is taken.
#[test]
fn shp_07_cards_add_to_the_bonus() {
    let with = |cards: &str, from: &str| at(from, "r1").played(cards);
    let a = |state: State| state.board.players[A].clone();
    // R6 is a port with 2 coins.
    assert_eq!(a(sailed(with("blacksmith gardener", "r5"), "r6", "")).coins, 6);
    assert_eq!(a(sailed(with("blacksmith judge", "r5"), "r6", "")).coins, 5);
    assert_eq!(sailed(with("nurse", "r5"), "r6", "").held(A).len(), 2);
    assert_eq!(a(sailed(with("cowhand photographer", "r6"), "r7", ", A site-or-vase vase")).vases, 3);
    assert_eq!(a(sailed(with("cowhand", "r6"), "r7", ", A site-or-vase site/clay")).vases, 0);
}

/// The turn of A ends after these locks were passed.
fn after(state: State, locks: &[Lock]) -> State {
    run(state, "", |t| {
        locks::after_turn(t, locks);
        Ok(())
    })
    .done()
}

/// Example 44.
#[test]
fn loc_01_loc_02_the_first_ship_over_a_lock_brings_a_scoring() {
    let passed = ship::reach(&at("u6", "r1"), Owner::Seat(A), 1);
    assert_eq!(passed[0].locks, [Lock::Upper]);
    let first = after(at("u7", "r1"), &[Lock::Upper]);
    assert_eq!((first.board.phase, &first.board.passed), (Phase::Scoring, &vec![Lock::Upper]));
    let second = after(first.with(|s| s.board.phase = Phase::Turn), &[Lock::Upper]);
    assert_eq!((second.board.phase, second.board.active), (Phase::Turn, B));
    assert_eq!(after(at("r2", "r1"), &[]).board.phase, Phase::Turn);
}

/// All ships go to the start of round 2; the player after the one who triggered goes on.
#[test]
fn loc_04_loc_05_round_1_ends_after_the_second_scoring() {
    let state = at("r21", "u3").with(|s| {
        s.board.scorings = 2;
        s.board.phase = Phase::Scoring;
        s.board.passed = vec![Lock::Upper, Lock::Last];
    });
    let done = run(state, "", |t| {
        locks::after_scoring(t);
        Ok(())
    })
    .done();
    assert_eq!((done.board.round, done.board.active, done.board.phase), (1, B, Phase::Turn));
    assert_eq!((done.board.players[A].ship, done.board.players[B].ship), (river("r1"), river("r1")));
    assert!(done.board.passed.is_empty());
    let starts = [1, 2, 3, 4].map(|seats| built_in().river(locks::start_space(&game(seats), 1)).key.clone());
    assert_eq!(starts, ["r1", "r1", "r3", "r6"]);
}

/// Four players, the start player reaches the end first: the other three take one more turn each.
/// Example 55.
#[test]
fn loc_06_round_2_ends_when_all_have_had_equally_many_turns() {
    let mut state = game(4).with(|s| s.board.round = 1);
    state = after(state, &[Lock::Last]);
    assert!(state.board.closing);
    for seat in [1, 2, 3] {
        assert_eq!((state.board.phase, state.board.active.0), (Phase::Turn, seat));
        state = after(state, &[]);
    }
    assert_eq!(state.board.phase, Phase::Scoring);
    // The last seat reaches it first: at once.
    let last = game(4).with(|s| (s.board.round, s.board.active) = (1, crate::engine::Seat(3)));
    assert_eq!(after(last, &[Lock::Last]).board.phase, Phase::Scoring);
    let over = run(state.with(|s| s.board.scorings = 4), "", |t| {
        locks::after_scoring(t);
        Ok(())
    });
    assert_eq!(over.done().board.phase, Phase::Over);
}
