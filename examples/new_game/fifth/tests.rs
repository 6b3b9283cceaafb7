//! The rules by their ids, and the contract over random games.

use std::sync::Arc;

use super::{Board, Fifth, State, turn};
use crate::engine::{Fuzz, Seat, Shelf, trial};
use crate::games::Registry;
use crate::words::Wordbook;
use crate::words::proof::Proofreader;

fn state(bid: Option<(Seat, i64)>) -> State {
    let board = Board { dice: vec![2, 2], bid, turn: Seat(1) };
    State { board, dice: vec![vec![6, 1], vec![2, 2]] }
}

#[test]
fn fif_02_a_bid_is_higher_than_the_last() {
    let stopped = trial::run(state(Some((Seat(0), 9))), 2, 1, "B act raise, B bid 9", turn);
    assert!(stopped.end.is_err());
    let raised = trial::run(state(Some((Seat(0), 9))), 2, 1, "B act raise, B bid 10", turn).done();
    assert_eq!((raised.board.bid, raised.board.turn), (Some((Seat(1), 10)), Seat(0)));
}

/// 6 + 1 + 2 + 2 = 11: a bid of 11 holds, one of 12 does not.
#[test]
fn fif_03_whoever_is_wrong_puts_a_die_away_and_the_doubt_is_sealed() {
    for (bid, left) in [(11, [2, 1]), (12, [1, 2])] {
        let trial = trial::run(state(Some((Seat(0), bid))), 2, 1, "B act doubt", turn);
        assert_eq!(trial.sealed(), 1);
        assert_eq!(trial.done().board.dice, left);
    }
}

#[test]
fn random_games_keep_every_promise() {
    let game = Arc::new(Shelf::new(Fifth::load(None).unwrap()));
    let wordbook = Wordbook::load(&Registry::of(vec![game.clone()])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "fifth");
    for seats in 2..=6 {
        let fuzz = Fuzz { games: 10, seed: 1, seats, edition: "first".to_owned(), options: Default::default() };
        fuzz.run(game.as_ref(), 6, &mut reader, |number, it| panic!("{seats} seats, game {number}, {it}"));
    }
    assert!(reader.count() > 10);
}
