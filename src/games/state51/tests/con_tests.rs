//! CON: Connection cards.

use super::kit::*;
use crate::games::state51::content::kinds::Colour;

#[test]
fn con_01_two_workers_for_a_face_up_card() {
    let start = game(2).face_up("punks").pool(A, "3 worker");
    assert_eq!(offered(&start, "take"), ["red/punks"], "no blue card this round");
    let s = played(&start, "A turn take/red/punks");
    assert_eq!((s.pooled(A), s.board.players[A].connections.clone()), ("1 worker".into(), vec![connection("punks")]));
    assert!(offered(&start.pool(A, "1 worker"), "take").is_empty());
}

#[test]
fn con_02_each_of_the_two_once_a_round_and_one_player_may_take_both() {
    let start = game(2).face_up("punks").face_up("junk-train").pool(A, "9 worker").pool(B, "9 worker");
    assert_eq!(offered(&start, "take"), ["blue/junk-train", "red/punks"]);
    let s = played(&start, "A turn take/red/punks");
    assert_eq!(s.board.pile(Colour::Red).face_up, None, "not replaced");
    assert_eq!(turn_of(B, &s, "").offers_under("take/"), ["blue/junk-train"]);
    let s = played(&s, "A turn take/blue/junk-train");
    assert!(offered(&s, "take").is_empty());
    assert_eq!((s.board.players[A].connections.len(), s.pooled(A)), (2, "5 worker".to_owned()));
}

#[test]
fn con_03_played_in_a_later_turn() {
    let s = played(&game(2).face_up("punks").pool(A, "2 worker"), "A turn take/red/punks");
    assert_eq!(s.pooled(A), "", "taking it gives nothing yet");
    let s = played(&s, "A turn play/punks");
    assert_eq!((s.pooled(A), s.board.players[A].connections.len()), ("2 red".to_owned(), 0));
    assert_eq!(s.board.pile(Colour::Red).discard, [connection("punks")]);
    assert_eq!(s.discarded(), "", "its own discard pile");
}

#[test]
fn con_01_con_03_the_log_says_what_was_paid() {
    let trial = turn(&game(2).face_up("punks").pool(A, "2 worker"), "A turn take/red/punks");
    let note = "note-take(seat=A, card=connection-punks, cost=amount-worker(n=2))";
    assert_eq!(told(&trial, "note-take"), note);
    let trial = turn(&game(2).connections(A, "thugs").pool(A, "1 ammo"), "A turn play/thugs");
    let note = "note-play-cost(seat=A, card=connection-thugs, cost=amount-ammo(n=1))";
    assert_eq!(told(&trial, "note-play-cost"), note, "what stood in for the Gun");
    let free = turn(&game(2).connections(A, "punks"), "A turn play/punks");
    assert!(told(&free, "note-play").starts_with("note-play(seat=A, card=connection-punks"));
}

#[test]
fn con_04_what_they_give() {
    for (name, pool, after) in [
        ("merchants", "", "2 blue"),
        ("junk-train", "", "3 blue"),
        ("punks", "", "2 red"),
        ("thugs", "1 gun", "3 red"),
        ("thugs", "1 ammo", "3 red"),
    ] {
        let s = played(&game(2).connections(A, name).pool(A, pool), &format!("A turn play/{name}"));
        assert_eq!(s.pooled(A), after, "{name}");
        assert_eq!(s.board.connections.iter().map(|it| it.discard.len()).sum::<usize>(), 1);
    }
    assert!(offered(&game(2).connections(A, "thugs").pool(A, "9 iron"), "play").is_empty());
}

#[test]
fn con_05_they_are_no_location_cards() {
    let start = game(2)
        .connections(A, "merchants thugs")
        .pool(A, "9 grey 9 blue 9 red 9 brick 9 development")
        .built(A, "foundation");
    for group in ["build", "deal", "raze", "develop"] {
        assert!(offered(&start, group).is_empty(), "{group}");
    }
    assert_eq!(start.board.players[A].connections.len(), 2, "they lie in the open board");
}
