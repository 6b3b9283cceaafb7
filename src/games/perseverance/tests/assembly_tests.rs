//! ASM-01 to ASM-06: Presence, reward tiles and Votes.

use super::kit::*;
use crate::engine::{Stop, trial};
use crate::games::perseverance::kinds::{Edition, Zone};
use crate::games::perseverance::rules::assembly::assembly;
use crate::games::perseverance::rules::prospect::{held, prospects};
use crate::games::perseverance::state::{DieOwner, LeaderAt, Owner, State};

const ZONE: Zone = Zone::Expansion;

fn of(letter: char) -> Owner {
    match letter {
        'x' => Owner::Dissenters,
        _ => Owner::Seat(crate::engine::Seat(u8::try_from(letter).unwrap() - b'a')),
    }
}

/// Who has what in the Community area: Settlements from the lowest, then dice, `a` to `d` and `x` for Dissenters.
fn presence(state: &mut State, zone: Zone, settlements: &str, dice: &str) {
    let owners: Vec<Owner> = settlements.chars().map(of).collect();
    state.settle(zone, &owners);
    for letter in dice.chars() {
        match of(letter) {
            Owner::Seat(seat) => state.dice(zone, DieOwner::Seat(seat), 1),
            Owner::Dissenters => state.dice(zone, DieOwner::Dissenters, 1),
        }
    }
}

/// What an Assembly gives for the Presence in the Expansion Zone (Stories), in few words.
fn outcome(edition: Edition, players: u8, settlements: &str, dice: &str, answers: &str) -> String {
    let start = laid_out(edition, players).with(|s| presence(s, ZONE, settlements, dice));
    let mut t = table(&start, &[], answers);
    let played = assembly(&mut t);
    if let Err(Stop::Asking(_)) = played {
        return trial::report(&t, &played).lines().last().unwrap_or_default().to_owned();
    }
    played.unwrap();
    let gains = said(&t, "why-assembly(zone=zone-expansion)").into_iter().map(|line| {
        let who = line.split("seat=").nth(1).map_or("x", |it| &it[..1]).to_lowercase();
        let (_, what) = line.rsplit_once("amount-").unwrap_or(("", "vote(n=?)"));
        let votes = line.strip_prefix("note-dissenter-votes(n=").and_then(|it| it.split(',').next());
        votes.map_or(format!("{who} {}", what.replace("(n=", " ").replace(')', "")), |n| format!("x vote {n}"))
    });
    gains.collect::<Vec<_>>().join(", ")
}

#[test]
fn asm_01_presence_is_dice_settlements_and_leader_in_the_community_area() {
    let start = laid_out(RETAIL, 3).with(|s| {
        presence(s, ZONE, "abb", "aac");
        s.board.zones[ZONE].leader = Some(C);
        s.dice(ZONE, DieOwner::Neutral, 2);
        // The Defense area does not count.
        s.wall(ZONE, 0, B);
        s.guard(ZONE, 0, 0, B, LIGHT);
    });
    let area = &start.board.zones[ZONE];
    assert_eq!([A, B, C].map(|it| area.presence(Owner::Seat(it))), [3, 2, 2]);
    // Neither do other Zones; so A holds the tile, and nobody is second behind it: B and C tie.
    let mut t = table(&start, &[], "A assembly votes");
    assembly(&mut t).unwrap();
    assert_eq!(said(&t, "zone-expansion)").len(), 1);
    assert_eq!(
        said(&t, "why-assembly"),
        ["note-gain(seat=A, why=why-assembly(zone=zone-expansion), what=amount-vote(n=5))"]
    );
}

#[test]
fn asm_01_population_is_2_and_the_settlements_of_everybody() {
    for (settlements, votes) in [("", 2), ("a", 3), ("ab", 4), ("abx", 5), ("abbaxa", 8)] {
        assert_eq!(
            outcome(RETAIL, 2, settlements, "aaaa", "A assembly votes").split(", ").next(),
            Some(&*format!("a vote {votes}"))
        );
    }
}

#[test]
fn asm_01_production_from_left_to_right() {
    let good = |state: &State| {
        let it = &state.board.players[A];
        [it.food, u32::try_from(it.ready.light).unwrap(), it.stories, it.mr]
    };
    for (at, zone) in Zone::ALL.into_iter().enumerate() {
        let start = laid_out(BETA, 3).with(|s| presence(s, zone, "a", ""));
        let mut t = table(&start, &[], "A assembly production");
        assembly(&mut t).unwrap();
        let mut expected = [0; 4];
        expected[at] = 2;
        assert_eq!(good(&t.state), expected, "{zone:?}");
    }
}

#[test]
fn asm_02_ties_for_the_most_presence() {
    // Case A2: two tied, 2 Settlements: half of 4 each. Then: odd Population; cases A3; Dissenters count; nobody there.
    let cases = [
        (3, "ab", "", "a vote 2, b vote 2"),
        (3, "aba", "b", "a vote 2, b vote 2"),
        (3, "abc", "", ""),
        (4, "abcd", "", ""),
        (4, "abc", "", ""),
        (4, "aabbc", "", "a vote 3, b vote 3"),
        (2, "ax", "", "a vote 2, x vote 2"),
        (2, "abx", "", ""),
        (3, "", "", ""),
    ];
    for edition in [RETAIL, BETA] {
        for (players, settlements, dice, expected) in cases {
            let got = outcome(edition, players, settlements, dice, "");
            assert_eq!(got, expected, "{settlements} {dice}: no tile, nothing to choose");
        }
    }
}

#[test]
fn asm_03_the_holder_chooses_and_the_sole_second_gets_half_of_the_rest() {
    let cases = [
        // Cases A1 and A5: C first with 4 pieces, B second, 2 Settlements.
        (4, "cb", "ccc", "C assembly production", "c story 2, b vote 2"),
        (4, "cb", "ccc", "C assembly votes", "c vote 4, b story 1"),
        // Half of 5 is 2.
        (3, "aba", "", "A assembly production", "a story 2, b vote 2"),
        // Case A4: tied seconds get nothing.
        (3, "aabc", "", "A assembly production", "a story 2"),
        (3, "aabc", "", "A assembly votes", "a vote 6"),
        // Presence 0 is never second.
        (3, "a", "", "A assembly production", "a story 2"),
        (3, "a", "", "A assembly votes", "a vote 3"),
        // Behind a tie for the top nobody is second.
        (3, "aabb", "c", "", "a vote 3, b vote 3"),
    ];
    for edition in [RETAIL, BETA] {
        for (players, settlements, dice, answers, expected) in cases {
            assert_eq!(outcome(edition, players, settlements, dice, answers), expected, "{settlements} {dice}");
        }
    }
    assert_eq!(outcome(RETAIL, 3, "a", "", ""), "asks A assembly [production votes]");
}

#[test]
fn asm_03_holders_choose_secretly_and_at_once_one_tile_after_the_other() {
    let start = laid_out(RETAIL, 3).with(|s| {
        presence(s, Zone::Sustenance, "a", "");
        presence(s, Zone::Military, "b", "");
        presence(s, Zone::Protection, "a", "");
    });
    let mut t = table(&start, &[], "");
    let played = assembly(&mut t);
    let Err(Stop::Asking(open)) = &played else { panic!() };
    assert_eq!((asking(&played), open.iter().all(|it| it.secret)), ("AB".to_owned(), true));
    let mut t = table(&start, &[], "A assembly production, B assembly votes");
    let played = assembly(&mut t);
    assert_eq!(
        (asking(&played), changes(&start, &t.state, A)),
        ("A".to_owned(), String::new()),
        "all wait for the last"
    );
    let mut t = table(&start, &[], "B assembly votes, A assembly production, A assembly production");
    assembly(&mut t).unwrap();
    assert_eq!((t.state.board.players[A].food, t.state.board.players[A].mr), (2, 2));
    assert_eq!(
        said(&t, "zone-military").len(),
        3,
        "who holds the tile, before and after the choice, and what it is used for"
    );
}

/// Cases A12 and A13 too.
#[test]
fn asm_04_dissenters_take_votes_and_nothing_else() {
    let cases = [
        ("xxa", "", "", "x vote 5, a story 1"),
        ("x", "x", "", "x vote 3"),
        ("xxab", "", "", "x vote 6"),
        ("xa", "a", "A assembly production", "a story 2, x vote 2"),
        ("xa", "a", "A assembly votes", "a vote 4"),
        ("axa", "bx", "", "a vote 2, x vote 2"),
        ("aax", "b", "A assembly production", "a story 2"),
    ];
    for edition in [RETAIL, BETA] {
        for (settlements, dice, answers, expected) in cases {
            assert_eq!(outcome(edition, 2, settlements, dice, answers), expected, "{settlements} {dice}");
        }
    }
}

/// ASM-02, ASM-04: what nobody chooses is known before: half of a tie, and all of the Dissenters' Zone. The rest is told from the least to
/// the most.
#[test]
fn asm_04_what_nobody_chooses_is_known_before_anybody_has_chosen() {
    let start = laid_out(RETAIL, 2).with(|s| {
        presence(s, ZONE, "ab", "");
        presence(s, Zone::Military, "x", "x");
        presence(s, Zone::Protection, "a", "a");
        s.board.players[B].votes = 1;
    });
    let mut t = table(&start, &[], "");
    assert!(assembly(&mut t).is_err());
    // Expansion has 4: 2 each for A and B. Military has 3, all for the Dissenters. A chooses for Protection, and B is second nowhere.
    let board = &t.state.board;
    let spans: Vec<_> = prospects(board, &t.state.content, &[], &held(board)).iter().map(|it| it.votes).collect();
    assert_eq!(spans, [(2, 5), (3, 3), (3, 3)]);
}

/// Followers of everybody for these Votes at an Assembly, counted from 0.
fn scored(edition: Edition, index: usize, votes: &[u32], dissenters: u32) -> Vec<i64> {
    let start = laid_out(edition, u8::try_from(votes.len()).unwrap()).with(|s| {
        s.board.assemblies = index;
        s.board.dissenter_votes = dissenters;
        for (seat, votes) in s.board.players.seats().all().zip(votes) {
            s.board.players[seat].votes = *votes;
        }
    });
    let mut t = table(&start, &[], "");
    assembly(&mut t).unwrap();
    followers(&start, &t.state)
}

/// Case A9 for the beta; the retail values are those of the content facts.
#[test]
fn asm_05_every_scoring_tile() {
    let cases: [(_, usize, &[u32], &[i64]); 16] = [
        (BETA, 0, &[3, 9], &[5, 17]),
        (BETA, 1, &[3, 9], &[6, 21]),
        (BETA, 0, &[3, 9, 1], &[6, 14, 0]),
        (BETA, 1, &[3, 9, 1], &[7, 17, 0]),
        (BETA, 2, &[3, 9, 1], &[8, 21, 0]),
        (BETA, 0, &[3, 9, 1, 2], &[8, 17, 0, 4]),
        (BETA, 1, &[3, 9, 1, 2], &[10, 20, 0, 5]),
        (BETA, 2, &[3, 9, 1, 2], &[12, 24, 0, 6]),
        (RETAIL, 0, &[3, 9], &[5, 17]),
        (RETAIL, 1, &[3, 9], &[6, 21]),
        (RETAIL, 0, &[3, 9, 1], &[6, 14, 0]),
        (RETAIL, 1, &[3, 9, 1], &[7, 17, 0]),
        (RETAIL, 2, &[3, 9, 1], &[8, 21, 0]),
        (RETAIL, 0, &[3, 9, 1, 2], &[8, 14, 0, 4]),
        (RETAIL, 1, &[3, 9, 1, 2], &[10, 17, 0, 5]),
        (RETAIL, 2, &[3, 9, 1, 2], &[12, 21, 0, 6]),
    ];
    for (edition, index, votes, expected) in cases {
        assert_eq!(scored(edition, index, votes, 0), expected, "{edition:?} Assembly {index}");
    }
}

/// Cases A6, A7 and A8, with the second tile of four players.
#[test]
fn asm_05_ties_are_shared_in_the_beta_and_friendly_in_retail() {
    let cases: [(_, &[u32], &[i64]); 9] = [
        (RETAIL, &[14, 14, 10, 0], &[17, 17, 10, 0]),
        (BETA, &[14, 14, 10, 0], &[15, 15, 5, 0]),
        (BETA, &[9, 5, 5, 1], &[20, 7, 7, 0]),
        (RETAIL, &[9, 5, 5, 1], &[17, 10, 10, 5]),
        (BETA, &[9, 9, 9, 1], &[11, 11, 11, 0]),
        (RETAIL, &[9, 9, 9, 9], &[17, 17, 17, 17]),
        (BETA, &[9, 9, 9, 9], &[8, 8, 8, 8]),
        (RETAIL, &[0, 0, 1, 0], &[0, 0, 17, 0]),
        (RETAIL, &[0, 0, 0, 0], &[0, 0, 0, 0]),
    ];
    for (edition, votes, expected) in cases {
        assert_eq!(scored(edition, 1, votes, 0), expected, "{edition:?} {votes:?}");
    }
}

#[test]
fn asm_05_votes_of_settlements_and_of_this_assembly_count_together() {
    // A brings 1 Vote and takes 3; B brings 3.
    let start = laid_out(RETAIL, 3).with(|s| {
        presence(s, ZONE, "a", "");
        (s.board.players[A].votes, s.board.players[B].votes) = (1, 3);
    });
    let mut t = table(&start, &[], "A assembly votes");
    assembly(&mut t).unwrap();
    assert_eq!(followers(&start, &t.state), [14, 6, 0]);
}

#[test]
fn asm_06_players_behind_the_dissenters_score_the_lower_rank() {
    let cases: [(_, &[u32], u32, &[i64]); 8] = [
        (BETA, &[5, 2], 8, &[5, 0]),
        (RETAIL, &[5, 2], 8, &[5, 0]),
        (BETA, &[9, 2], 5, &[17, 0]),
        (RETAIL, &[9, 2], 5, &[17, 0]),
        (BETA, &[9, 5], 1, &[17, 5]),
        (RETAIL, &[9, 5], 1, &[17, 5]),
        // Tied with the Dissenters: shared (17 + 5) / 2 in the beta, in full in retail.
        (BETA, &[8, 2], 8, &[11, 0]),
        (RETAIL, &[8, 2], 8, &[17, 5]),
    ];
    for (edition, votes, dissenters, expected) in cases {
        assert_eq!(scored(edition, 0, votes, dissenters), expected, "{edition:?} {votes:?} against {dissenters}");
    }
    // The Dissenters' own Votes of this Assembly count: 5 against the 4 that A brought.
    let start = laid_out(BETA, 2).with(|s| {
        presence(s, ZONE, "xxx", "");
        s.board.players[A].votes = 4;
        s.board.players[B].leader_at = LeaderAt::PlayerBoard;
    });
    let mut t = table(&start, &[], "");
    assembly(&mut t).unwrap();
    assert_eq!(followers(&start, &t.state), [5, 0]);
}
