//! OPN: open productions.

use super::kit::*;

#[test]
fn opn_01_a_worker_for_what_an_opponents_open_production_makes() {
    // Boiler Room makes 2 Workers, and its bonus of 1 is not for visitors; Arena and School are closed.
    let start = game(3)
        .pool(A, "1 worker 9 universal")
        .built(B, "docks arena school boiler-room")
        .ruins(B, "pub")
        .built(C, "quarry")
        .passed(C);
    let (docks, boiler) = (key_of(&start, B, "docks"), key_of(&start, B, "boiler-room"));
    assert_eq!(offered(&start, "visit"), [format!("b/{boiler}"), format!("b/{docks}")]);
    let s = played(&start, &format!("A turn visit/b/{boiler}"));
    assert_eq!(s.pooled(A), "2 worker 9 universal");
    let s = played(&start, &format!("A turn visit/b/{docks}"));
    assert_eq!(s.pooled(A), "1 iron 9 universal");
    assert!(offered(&start.pool(A, "9 universal"), "visit").is_empty(), "Workers are replaced by nothing");
}

#[test]
fn opn_02_the_owner_gains_a_worker_from_the_supply() {
    let start = game(2).pool(A, "3 worker").built(B, "docks").pool(B, "1 worker");
    let s = played(&start, &format!("A turn visit/b/{}", key_of(&start, B, "docks")));
    assert_eq!((s.pooled(A), s.pooled(B)), ("1 iron 2 worker".to_owned(), "2 worker".to_owned()));
    let trial = turn(&start, &format!("A turn visit/b/{}", key_of(&start, B, "docks")));
    let note = "note-visit(seat=A, card=card-docks, owner=B, cost=amount-worker(n=1))";
    assert_eq!(told(&trial, "note-visit"), note);
    assert_eq!(s.at(B, "docks").visitors, 1, "not the one sent: that lies on the card");
}

#[test]
fn opn_03_one_visit_a_round_in_all() {
    let start = game(3).pool(A, "3 worker").pool(C, "3 worker").built(B, "docks docks");
    let [one, two] = [0, 1].map(|at| format!("docks-{}", start.board.players[B].built[at].id.0));
    let s = played(&start, &format!("A turn visit/b/{one}"));
    assert_eq!(offered(&s, "visit"), [format!("b/{two}")]);
    assert_eq!(turn_of(C, &s, "").offers_under("visit/"), [format!("b/{two}")], "from whomever");
}

#[test]
fn opn_04_not_the_owner_and_the_visitor_chooses() {
    let start = game(2).pool(A, "1 worker").pool(B, "1 worker").built(B, "outpost-mercenaries");
    assert!(turn_of(B, &start, "").offers_under("visit/").is_empty());
    let line = format!("A turn visit/b/{}", key_of(&start, B, "outpost-mercenaries"));
    assert_eq!(turn(&start, &line).asked(), "asks A either [1-red 1-blue]");
    let s = played(&start, &format!("{line}, A either 1-blue"));
    assert_eq!((s.pooled(A), s.pooled(B)), ("1 blue".to_owned(), "2 worker".to_owned()));
}
