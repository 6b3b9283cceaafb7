//! FAC: the exchanges of the faction boards.

use super::kit::*;
use crate::engine::Seat;
use crate::games::state51::content::kinds::Exchange;

/// A seat takes an exchange: what lies in the pool and on the field afterwards.
fn exchanged(seat: Seat, pool: &str, exchange: &str) -> (String, String) {
    let start = game(4).pool(seat, pool).hand(seat, "docks").hand(Seat((seat.0 + 1) % 4), "school");
    let s = turn_of(seat, &start, &format!("{} turn board/{exchange}", seat.letter())).done();
    let field = &s.board.players[seat].exchanges[&Exchange::from_key(exchange).unwrap()];
    (s.pooled(seat), words(field))
}

#[test]
fn fac_01_three_exchanges_and_the_worker_exchange_without_any_location() {
    let start = game(4).pool(A, "9 iron 9 gun 9 fuel 2 worker");
    let workers = ["brick", "card", "fuel", "gun", "iron"].map(|it| format!("workers/{it}"));
    let mut all = vec!["blue".to_owned(), "grey".to_owned(), "red".to_owned()];
    all.extend(workers);
    assert_eq!(offered(&start, "board"), all);
}

#[test]
fn fac_02_each_exchange_once_a_round_and_the_goods_lie_on_its_field() {
    let start = game(2).pool(A, "9 iron 9 gun 9 fuel");
    let s = played(&start, "A turn board/grey");
    assert_eq!(offered(&s, "board"), ["blue", "red"]);
    let s = played(&played(&s, "A turn board/red"), "A turn board/blue");
    assert!(offered(&s, "board").is_empty());
    assert_eq!(s.pooled(A), "8 iron 8 gun 7 fuel 1 grey 2 red 2 blue");
    let fields: Vec<String> = s.board.players[A].exchanges.values().map(words).collect();
    assert_eq!(fields, ["1 iron", "1 gun", "2 fuel"]);
}

#[test]
fn fac_03_new_york() {
    assert_eq!(exchanged(A, "1 iron", "grey"), ("1 grey".into(), "1 iron".into()));
    assert_eq!(exchanged(A, "1 gun", "red"), ("2 red".into(), "1 gun".into()));
    assert_eq!(exchanged(A, "2 fuel", "blue"), ("2 blue".into(), "2 fuel".into()));
    assert!(offered(&game(4).pool(A, "1 fuel"), "board").is_empty());
}

#[test]
fn fac_04_appalachian_federation() {
    assert_eq!(exchanged(B, "1 brick", "grey"), ("2 grey".into(), "1 brick".into()));
    assert_eq!(exchanged(B, "1 gun", "red"), ("2 red".into(), "1 gun".into()));
    assert_eq!(exchanged(B, "1 fuel", "blue"), ("2 blue".into(), "1 fuel".into()));
    let no_card = game(4).pool(B, "1 brick");
    assert!(turn_of(B, &no_card, "").offers_under("board/").is_empty(), "a card must be discarded");
    let s = turn_of(B, &no_card.hand(B, "docks"), "B turn board/grey").done();
    assert_eq!((s.held(B), s.discarded()), (String::new(), "docks".to_owned()));
}

#[test]
fn fac_05_mutants_union() {
    assert_eq!(exchanged(C, "2 iron", "grey"), ("2 grey".into(), "2 iron".into()));
    assert_eq!(exchanged(C, "1 gun", "red"), ("3 red".into(), "1 gun".into()));
    assert_eq!(exchanged(C, "1 fuel", "blue"), ("1 blue".into(), "1 fuel".into()));
    assert!(turn_of(C, &game(4).pool(C, "1 iron"), "").offers_under("board/").is_empty());
}

#[test]
fn fac_06_merchants_guild() {
    assert_eq!(exchanged(D, "2 iron", "grey"), ("2 grey".into(), "2 iron".into()));
    assert_eq!(exchanged(D, "1 gun", "red"), ("2 red".into(), "1 gun".into()));
    assert_eq!(exchanged(D, "1 fuel", "blue"), ("3 blue".into(), "1 fuel".into()));
}

#[test]
fn fac_07_two_workers_for_a_basic_resource_or_a_card_any_number_of_times() {
    let start = game(2).pool(A, "7 worker").deck("docks school");
    let line = "A turn board/workers/card, A go-on board/workers/fuel, A go-on board/workers/gun";
    let s = played(&start, line);
    assert_eq!((s.pooled(A), s.held(A)), ("1 gun 1 fuel 1 worker".to_owned(), "docks".to_owned()), "one action");
    // In later turns of the round, too; never for Ammo.
    let s = played(&start, "A turn board/workers/brick, A go-on end-turn");
    let s = played(&s, "A turn board/workers/iron, A go-on end-turn");
    assert_eq!(s.pooled(A), "1 brick 1 iron 3 worker");
    assert!(!is_offered(&s, "board/workers/ammo"));
    assert!(offered(&s.pool(A, "1 worker"), "board").is_empty());
}

#[test]
fn fac_08_ammo_for_basic_resources_and_a_connection_card_for_the_card() {
    assert_eq!(exchanged(A, "2 ammo", "blue"), ("2 blue".into(), "2 ammo".into()));
    assert_eq!(exchanged(A, "1 ammo 1 fuel", "blue"), ("2 blue".into(), "1 fuel 1 ammo".into()));
    let start = game(2).pool(B, "1 ammo").connections(B, "punks");
    let s = turn_of(B, &start, "B turn board/grey").done();
    assert_eq!((s.pooled(B), s.board.players[B].connections.len()), ("2 grey".to_owned(), 0));
    assert_eq!((s.board.connections[1].discard.clone(), s.discarded()), (vec![connection("punks")], String::new()));
}
