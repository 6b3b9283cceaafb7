//! What whoever weighs an answer has to be told besides its price: the income of a step, goals of played cards, exchanges to come.

use super::clear_tests::overview;
use super::kit::*;
use super::told_tests::{asked, detail, does, english};
use crate::engine::{Choice, Text};
use crate::games::boonlake::content::ScoringId;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::labels::tokens::{AreaChoice, ahead};
use crate::games::boonlake::rules::action_tiles;
use crate::games::boonlake::rules::acts::Act;
use crate::games::boonlake::rules::blocked;
use crate::games::boonlake::state::State;

/// INC-01, SYM-06: what is crossed does not hide what becomes of the income, and in the last scoring a fall of its VP is told, too.
#[test]
fn a_step_says_what_it_crosses_and_what_becomes_of_the_income() {
    let state = |at| game(2).hand(A, "aqueduct").a(|it| (it.tracks, it.sites) = ([0, at], [0, 2, 0, 0]));
    let play = |at| does(&state(at), Act::Play(card("aqueduct")));
    let three = "show 2 clay: card track 2 → 3 (build 1 site); income +1 VP; T01: 2 → 3; T04: 2 → 3";
    assert_eq!(play(2), three);
    assert!(play(1).contains(": card track 1 → 2 (each income +1 card, −1 VP)"), "{}", play(1));
    let discard = |state: &State| does(state, Act::Discard(card("aqueduct")));
    assert_eq!(discard(&state(2)), "You give up: card track 2 → 3 (build 1 site); income +1 VP");
    let last = state(1).with(|s| s.board.scorings = 3);
    assert_eq!(discard(&last), "You give up: card track 1 → 2 (each income −1 VP)");
}

/// CRD-12: a played card for the end is named with what would change for it.
#[test]
fn crd_12_an_offer_says_what_it_changes_for_played_goals() {
    // Water Tower looks at the card track.
    let state = game(2).played("water-tower").hand(A, "aqueduct").a(|it| it.sites = [0, 2, 0, 0]);
    let said = does(&state, Act::Play(card("aqueduct")));
    assert_eq!(said, "show 2 clay: card track 0 → 1 (income +1 VP); T01: 0 → 1; Water Tower: 0 → 1");
}

/// INT-04, INT-07: a pass names what the exchanges to come would bring, and no more than a loss where they cannot be paid.
#[test]
fn int_07_a_pass_tells_exchanges_with_their_own_vp() {
    // T12 asks for 3 exchanges of 2 coins, 1 VP each.
    let state = |coins| game(2).a(|it| it.coins = coins).with(|s| s.board.areas[2].tile = ScoringId(11));
    let said = |coins| english(&ahead(&state(coins), A).unwrap());
    let of = |t12: &str| format!("Then token 1, as it stands: T01 −2 VP, T02 −1 VP, T12 {t12} and T04 −1 VP");
    assert_eq!(said(6), of("−1 VP (with exchanges: +4 VP)"));
    assert_eq!(said(5), of("−1 VP"));
    // T10 to T12 together leave no room for more than their tokens.
    let tiles = |s: &mut State| (1..4).for_each(|at| s.board.areas[at].tile = ScoringId(at as u8 + 8));
    let all = english(&ahead(&state(50).with(tiles), A).unwrap());
    assert_eq!(all, "Then token 1, as it stands: T01 −2 VP, T10 ±1 VP, T11 ±1 VP and T12 ±1 VP");
}

/// INT-04: the board says who has what the next scoring asks for.
#[test]
fn int_04_the_board_says_who_meets_a_tile() {
    let said = overview(&game(2).a(|it| it.tracks = [1, 0]));
    assert!(said.contains("\nHas that for scoring 1 now: A\n"), "{said}");
    assert!(!overview(&game(2)).contains("Has that for"), "{said}");
}

/// TIL-01, DEV-01: whoever explores with an empty ranch is told what the last part of Expansion needs.
#[test]
fn til_01_an_exploration_warns_of_an_empty_ranch() {
    let question = |ranch| {
        let state = game(2).lay(4, "s1").a(|it| it.ranch = ranch);
        asked(&run(state, "", |t| action_tiles::left_part(t, A, ActionTile::Expansion)))
    };
    assert!(question(0).contains("Your ranch is empty: "), "{}", question(0));
    assert!(
        question(1).starts_with("Exploration 1 of 2: do you explore? First a tile is revealed (no undo then)"),
        "{}",
        question(1)
    );
}

/// REG-01, REG-05: a covered region is refused while another one is open, and with all covered none is.
#[test]
fn reg_01_a_covered_region_is_refused_with_why() {
    let refused = |covered| {
        let found = blocked::blocked(&game(2).with(|s| s.board.covered = covered), A);
        let region = found.into_iter().find(|it| it.0.key == "boonlake");
        region.map(|it| (it.1.rule, english(&it.1.text)))
    };
    let said =
        "The reward of Boonlake is covered until the next interim scoring. Choose a region whose reward is open.";
    assert_eq!(refused([true, false, false, false]), Some(("REG-01", said.to_owned())));
    assert_eq!(refused([false, true, false, false]), None);
    assert_eq!(refused([true; 4]), None);
}

/// INT-11: either way round is enough; projects count for either.
#[test]
fn a_token_says_that_either_way_round_is_enough() {
    let state = game(2).with(|s| s.board.areas[2].tile = ScoringId(13));
    let tile = |state: &State, number| detail(AreaChoice { area: 2, seat: A, number }.offer(state));
    assert_eq!(
        tile(&state, 3),
        "Not met, −3 VP (asks for 3 of one, 2 of the other; you have 0+0); later it asks for 5+3"
    );
    let groups = state.with(|s| (s.board.areas[2].tile, s.board.players[A].projects[0]) = (ScoringId(12), true));
    assert_eq!(tile(&groups, 1), "Not met, −1 VP (asks for 1 of one, 1 of the other; you have 0+0, projects: 1)");
    assert_eq!(english(&Text::new("ask-token").with("n", 2)).matches("one of yours").count(), 1);
}
