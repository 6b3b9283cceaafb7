//! PAS: passing, storing with it, and passing without being asked.

use super::kit::*;
use crate::games::state51::rules::pass::nothing_possible;

#[test]
fn pas_01_whoever_passes_takes_no_more_actions() {
    let trial = turn(&game(2).pool(A, "9 grey").hand(A, "docks"), "A turn pass");
    assert_eq!(trial.noted("note-pass"), 1);
    let s = trial.done();
    assert!(s.board.players[A].passed && !s.board.players[B].passed);
}

#[test]
fn pas_02_nothing_of_a_passed_player_can_be_affected() {
    let start = game(3)
        .pool(A, "9 red 9 worker")
        .built(A, "thieves-caravan camino-real")
        .built(B, "docks")
        .deals(B, "quarry")
        .pool(B, "3 fuel");
    let of_b = ["attack", "visit"].map(|it| offered(&start, it).len());
    assert_eq!((of_b, offered(&start, "use").len()), ([1, 1], 2));
    let s = start.passed(B);
    assert_eq!(["attack", "visit", "use"].map(|it| offered(&s, it).len()), [0, 0, 0]);
    // Nor copied by the bonus of Suppliers.
    let s = played(&s.pool(A, "2 grey").hand(A, "suppliers"), "A turn build/suppliers");
    assert_eq!(s.pooled(A), "");
}

#[test]
fn pas_03_storing_is_chosen_when_passing_but_not_once_the_end_has_begun() {
    let start = game(2).built(A, "ruined-library thieves-den").pool(A, "2 fuel 1 gun 1 worker 1 ammo");
    let line = "A turn pass, A store 2-fuel";
    assert_eq!(turn(&start, "A turn pass").noted("note-pass"), 1, "told with the pass, not after what is stored");
    // The Library takes 2 of the 3, so that one Gun is left for the Den.
    assert_eq!(turn(&start, line).asked(), "asks A store [nothing 1-gun]");
    let s = played(&start, &format!("{line}, A store 1-gun, A store-number 1"));
    let stored = |name: &str| words(&s.board.players[A].storing[&s.at(A, name).id]);
    assert_eq!((stored("ruined-library"), stored("thieves-den")), ("2 fuel".into(), "1 gun 1 worker".into()));
    assert_eq!(s.pooled(A), "1 gun 2 fuel 1 ammo 1 worker", "it lies in the pool until Cleanup");
    let s = played(&start, "A turn pass, A store nothing, A store nothing, A store-number 0");
    assert!(s.board.players[A].storing.is_empty());
    let s = played(&start.clone().with(|s| s.board.end_begun = true), "A turn pass");
    assert!(s.board.players[A].storing.is_empty() && s.board.players[A].passed);
    // Nothing that a room takes: nothing asked. Ruins store nothing.
    played(&start.clone().pool(A, "5 ammo 5 universal"), "A turn pass");
    played(&game(2).ruins(A, "ruined-library").pool(A, "5 fuel"), "A turn pass");
}

#[test]
fn pas_04_asked_unless_nothing_is_possible_whatever_the_hand_holds() {
    // The same question with a hand that can do something and with one that cannot.
    let can = turn(&game(2).hand(A, "docks").pool(A, "1 grey"), "").asked();
    let cannot = turn(&game(2).hand(A, "pub").pool(A, "1 grey"), "").asked();
    assert_eq!((can.as_str(), cannot.as_str()), ("asks A turn [build/docks pass]", "asks A turn [pass]"));
    let empty = game(2).hand(A, "skyscraper motel");
    assert!(nothing_possible(&empty, A));
    for (why, state) in [
        ("a card might be built", empty.clone().pool(A, "1 grey")),
        ("a Deal", empty.clone().pool(A, "1 blue")),
        ("a raze", empty.clone().pool(A, "1 red")),
        ("any of them", empty.clone().pool(A, "1 universal")),
        ("a Development", empty.clone().pool(A, "1 brick").built(A, "docks")),
        ("a Development with Ammo, onto Ruins", empty.clone().pool(A, "1 ammo").ruins(A, "docks")),
        ("a Development with a token", empty.clone().pool(A, "1 development").built(A, "docks")),
        ("a placed Brick pays", empty.clone().built(A, "brick-storage").placed(A, "brick-storage", "1 brick")),
        ("worker exchange", empty.clone().pool(A, "2 worker")),
        ("visit", empty.clone().pool(A, "1 worker").built(B, "docks")),
        ("action location", empty.clone().pool(A, "1 worker").built(A, "motel")),
        ("exchange", empty.clone().pool(A, "1 gun")),
        ("Connection card", empty.clone().connections(A, "punks")),
        ("Defence token", empty.clone().pool(A, "1 defence").built(A, "docks")),
        ("storing", empty.clone().pool(A, "1 brick").built(A, "ruined-library").hand(A, "")),
    ] {
        assert!(!nothing_possible(&state, A), "{why}");
    }
    for (why, state) in [
        ("no card to build", game(2).pool(A, "9 grey 9 red 9 blue")),
        ("nothing to develop", empty.clone().pool(A, "9 brick 9 development")),
        ("a lone Worker", empty.clone().pool(A, "1 worker")),
        ("a Connection card that cannot be paid", empty.clone().connections(A, "thugs")),
        ("Ruins take no token", empty.clone().pool(A, "1 defence").ruins(A, "docks")),
        ("the end has begun", game(2).pool(A, "2 brick").built(A, "ruined-library").with(|s| s.board.end_begun = true)),
    ] {
        assert!(nothing_possible(&state, A), "{why}");
    }
    // It depends on nothing hidden: any other hand of that size gives the same answer.
    for keys in ["docks school", "arena skyscraper", "foundation church"] {
        assert!(nothing_possible(&empty.clone().hand(A, keys), A));
        assert!(!nothing_possible(&empty.clone().hand(A, keys).pool(A, "1 grey"), A));
    }
}
