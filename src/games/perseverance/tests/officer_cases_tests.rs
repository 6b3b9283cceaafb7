//! The worked cases of the Officers at an Assembly (ASM-07, ASM-08).

use std::collections::BTreeMap;

use super::kit::*;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::assembly::assembly;
use crate::games::perseverance::rules::officers::influence;
use crate::games::perseverance::state::*;

/// Cubes on the Officer of Military, the Chief of Security.
fn security(start: State, cubes: &[(Owner, usize)], patrols: &[usize]) -> State {
    start.with(|s| {
        s.board.officers[Zone::Military].pool = cubes.iter().copied().collect::<BTreeMap<_, _>>();
        for (seat, count) in s.board.players.seats().all().zip(patrols) {
            s.board.players[seat].completed = (1..=*count).collect();
        }
    })
}

/// The Followers of everybody after an Assembly in which nobody has Votes.
fn followers(start: State, answers: &str) -> Vec<u32> {
    let s = run(start, answers, assembly).done();
    s.board.players.iter().map(|it| it.1.followers).collect()
}

/// Case O5: the first place in full for both, the second half.
#[test]
fn case_o5_chief_of_security() {
    let cubes = [(Owner::Seat(A), 3), (Owner::Seat(B), 2), (Owner::Seat(D), 3)];
    let start = security(game(RETAIL, 4), &cubes, &[3, 1, 5, 2]);
    assert_eq!(followers(start, ""), [10 + 6, 10 + 1, 10, 10 + 4]);
}

/// Case O6: two sets of two Settlements and a die.
#[test]
fn case_o6_chief_steward() {
    for (start, no_votes) in both(4).into_iter().zip([(17 + 8 + 4) / 4, 0]) {
        let start = start.pool("a-organizer a-adventurer").settled(Owner::Seat(A), Zone::Sustenance, 4).with(|s| {
            s.board.officers[Zone::Expansion].row = vec![Owner::Seat(A)];
        });
        let rest = 10 + no_votes;
        assert_eq!(followers(start, "A assembly production"), [rest + 6, rest, rest, rest]);
    }
}

/// Case O7: behind the Dissenters there is only the second place.
#[test]
fn case_o7_dissenters_take_the_rank() {
    let cubes = [(Owner::Dissenters, 3), (Owner::Seat(A), 2)];
    assert_eq!(followers(security(game(RETAIL, 2), &cubes, &[2, 3]), ""), [10 + 2, 10]);
    let alone = [(Owner::Seat(A), 2)];
    assert_eq!(followers(security(game(RETAIL, 2), &alone, &[2, 3]), ""), [10 + 4, 10]);
}

/// SEC-05: a full row that pays nobody says why; in retail two cubes are needed, in the beta four may tie or the Dissenters lead.
#[test]
fn sec_05_a_bonus_for_nobody_is_told_with_its_reason() {
    let told = |edition: Edition, seats: u8, of: fn(usize) -> Owner| {
        let state = laid_out(edition, seats).with(|s| {
            let spaces = s.content.officer_spaces(edition, usize::from(seats));
            s.board.officers[Zone::Military].row = (1..spaces).map(of).collect();
        });
        let mut t = table(&state, &[], "");
        influence(&mut t, Owner::Seat(A), Zone::Military, 1);
        said(&t, "note-officer-full-nobody").join(" ")
    };
    let others = |n: usize| Owner::Seat([A, B, C, D][n]);
    assert!(told(RETAIL, 4, others).starts_with("note-officer-full-nobody-retail("));
    assert!(told(BETA, 4, others).starts_with("note-officer-full-nobody-tied("));
    assert!(told(BETA, 2, |_| Owner::Dissenters).starts_with("note-officer-full-nobody-dissenters("));
}
