//! SET-13 and SET-14: the Dissenters of the game for two.

use std::collections::BTreeSet;

use super::kit::*;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::setup::setup;
use crate::games::perseverance::state::*;

/// Set up by two players who settle Sustenance and Expansion; tells the Dissenter Settlements and cubes by Zone.
fn dissenters(edition: Edition, seed: u64) -> ([usize; 4], [usize; 4]) {
    let start = boxed(edition, 2, &[("set-up", "random")]);
    let (s, _) = drive(&start, seed, setup, |decision, keys| {
        let wanted = if keys.iter().any(|it| it == "sustenance") { "sustenance" } else { "expansion" };
        if decision.ask.id != "first-settlement" {
            return keys[0].clone();
        }
        // They come right after, and nobody has heard of them before.
        let asked = english(&decision.ask.text());
        assert!(asked.contains("Dissenters set up, a third side nobody plays"), "{asked}");
        // SET-13: in the beta they have no Influence.
        assert_eq!(asked.ends_with("Presence, Votes, Officers."), edition == RETAIL, "{asked}");
        wanted.to_owned()
    });
    let settlements = Zone::ALL.map(|zone| {
        let spaces = &s.board.zones[zone].settlements;
        let count = spaces.iter().flatten().filter(|it| **it == Owner::Dissenters).count();
        assert!(spaces[..count].iter().all(|it| *it == Some(Owner::Dissenters) || count == 0), "the lowest spaces");
        count
    });
    let settled = [Zone::Sustenance, Zone::Expansion].map(|it| s.board.zones[it].settlements[0]);
    assert_eq!(sorted(settled), [Some(Owner::Seat(A)), Some(Owner::Seat(B))]);
    (settlements, Zone::ALL.map(|zone| s.board.officers[zone].cubes(Owner::Dissenters)))
}

/// Case S9.
#[test]
fn set_13_beta_dissenters_settle_two_and_one_without_influence() {
    let seen: BTreeSet<_> = (0..20).map(|seed| dissenters(BETA, seed)).collect();
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [([0, 1, 0, 2], [0; 4]), ([0, 2, 0, 1], [0; 4])]);
}

/// Case S8: two cubes go on the Officer of the Zone with two Settlements, one on each of the others.
#[test]
fn set_14_retail_dissenters_settle_two_and_one_with_five_cubes() {
    let seen: BTreeSet<_> = (0..20).map(|seed| dissenters(RETAIL, seed)).collect();
    let expected = [([0, 1, 0, 2], [1, 1, 1, 2]), ([0, 2, 0, 1], [1, 2, 1, 1])];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn set_13_set_14_no_dissenters_with_three_or_four() {
    for edition in Edition::ALL {
        for seats in [3, 4] {
            let s = set_up(edition, seats, &[], 1);
            for zone in Zone::ALL {
                assert!(!s.board.zones[zone].settlements.contains(&Some(Owner::Dissenters)));
                assert_eq!(s.board.officers[zone].cubes(Owner::Dissenters), 0);
            }
        }
    }
}
