//! DEF: Defence tokens.

use super::kit::*;

#[test]
fn def_01_at_any_moment_of_the_own_turn() {
    let start = game(2).pool(A, "3 defence 1 grey").hand(A, "docks").built(A, "motel pub").built(B, "arena");
    let (motel, pub_) = (key_of(&start, A, "motel"), key_of(&start, A, "pub"));
    assert_eq!(offered(&start, "defence"), [motel.clone(), pub_.clone()], "own locations only");
    // Before the action, after it, and onto what was just built.
    let line = format!("A turn defence/{motel}, A turn build/docks, A go-on defence/{pub_}");
    let trial = turn(&start, &line);
    assert!(trial.offers().iter().any(|it| it.starts_with("defence/docks-")), "{:?}", trial.offers());
    let s = played(&start, &format!("{line}, A go-on end-turn"));
    assert_eq!(s.pooled(A), "1 iron 1 defence");
    assert!(s.at(A, "motel").token && s.at(A, "pub").token && !s.at(A, "docks").token);
    // Before passing, not after it.
    let s = played(&start, &format!("A turn defence/{motel}, A turn pass"));
    assert!(s.at(A, "motel").token && s.board.players[A].passed);
    assert_eq!(s.pooled(A), "1 grey 2 defence");
    // Not in other players' turns.
    assert!(turn_of(B, &start, "").offers_under("defence/").is_empty());
}

#[test]
fn def_02_one_for_each_location_and_none_for_ruins() {
    let start = game(2).pool(A, "9 defence").built(A, "motel").ruins(A, "pub").pool(B, "6 red");
    let motel = key_of(&start, A, "motel");
    assert_eq!(offered(&start, "defence").join(" "), motel);
    let s = played(&start, &format!("A turn defence/{motel}, A turn pass")).with(|s| s.board.players[A].passed = false);
    assert!(offered(&s, "defence").is_empty());
    // Action 5, with the token 6.
    assert_eq!(turn_of(B, &s, "").offers_under("attack/a/"), [motel]);
    assert!(turn_of(B, &s.pool(B, "5 red"), "").offers_under("attack/a/").is_empty());
}

#[test]
fn def_03_it_is_not_moved_and_goes_to_the_supply_with_the_location() {
    let start = game(2).built(A, "docks").pool(A, "1 brick").hand(A, "shelter").pool(B, "4 red");
    let start = start.with(|s| s.board.players[A].built[0].token = true);
    let docks = key_of(&start, A, "docks");
    assert!(offered(&start, "defence").is_empty());
    let s = played(&start, &format!("A turn develop/shelter/{docks}"));
    assert!(!s.at(A, "shelter").token && s.pooled(A).is_empty());
    let s = turn_of(B, &start, &format!("B turn attack/a/{docks}")).done();
    assert!(!s.at(A, "docks").token);
    assert_eq!((s.pooled(A), s.pooled(B)), ("1 brick 1 iron".to_owned(), "2 iron".to_owned()));
}

#[test]
fn def_04_the_expansion_cards_that_give_them() {
    for (name, distance, tokens) in [("car-garage", 2, 2), ("hidden-forge", 1, 1), ("wire-entanglement", 1, 2)] {
        let start = game(2).pool(A, &format!("{distance} grey")).hand(A, name);
        let trial = turn(&start, &format!("A turn build/{name}"));
        assert_eq!(trial.t.state.pooled(A), format!("{tokens} defence"), "{name}");
    }
    let start = game(2).pool(A, "1 worker").built(A, "combat-vehicle");
    let trial = turn(&start, &format!("A turn use/{}", key_of(&start, A, "combat-vehicle")));
    assert_eq!(trial.t.state.pooled(A), "1 defence");
}
