//! Whole random games of one to four players, held to the contract.

use std::sync::Arc;

use super::kit::record;
use crate::engine::{AnyGame, Fuzz, Guess, Outcome, Playout, RandomPolicy, Seat, Seed, Shelf, Standing};
use crate::games::Registry;
use crate::games::frostpunk::Frostpunk;
use crate::words::Wordbook;
use crate::words::proof::Proofreader;

fn shelf() -> Arc<dyn AnyGame> {
    Arc::new(Shelf::new(Frostpunk::load(None).unwrap()))
}

#[test]
fn random_games_run_to_their_end() {
    let game = shelf();
    for seats in 1..=4 {
        for number in 0..4 {
            let society = ["i", "iii", "v", "vi"][number as usize];
            let mut record = record(seats, &[("society", society), ("level", ["normal", "hard"][number as usize % 2])]);
            record.seed = Seed::from_number(number);
            record.content = game.facts().digest().to_owned();
            let run = game.run_with(&record, None, &mut RandomPolicy::new(number), 20_000);
            let Standing::Over(Outcome::Common(common)) = &run.standing else {
                panic!("{seats} seats, game {number}: {:?}", run.standing)
            };
            assert!(!common.reasons.is_empty());
        }
    }
}

#[test]
fn random_games_keep_every_promise() {
    let game = shelf();
    let wordbook = Wordbook::load(&Registry::of(vec![game.clone()])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "frostpunk");
    let mut wrong = Vec::new();
    for (seats, level) in [(1, "normal"), (2, "hard"), (3, "normal"), (4, "hard")] {
        let options = [("society".to_owned(), "i".to_owned()), ("level".to_owned(), level.to_owned())].into();
        let fuzz = Fuzz { games: 1, seed: u64::from(seats), seats, edition: "first".to_owned(), options };
        fuzz.run(game.as_ref(), 4, &mut reader, |number, it| {
            if wrong.len() < 40 {
                wrong.push(format!("{seats} seats, game {number}, {it}"));
            }
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(reader.count() > 500, "only {} different texts", reader.count());
}

#[test]
fn robots_look_as_far_as_the_next_dawn() {
    let game = shelf();
    let mut record = record(2, &[]);
    record.content = game.facts().digest().to_owned();
    record.answers = game.run_with(&record, None, &mut RandomPolicy::new(1), 12).answers;
    for number in 0..3 {
        let guess = Guess { seat: Seat(0), number };
        let end = game.playout(&record, None, guess, &mut RandomPolicy::new(number), usize::MAX);
        let Playout::Cut(Some(worth)) = &end else { panic!("{end:?}") };
        assert_eq!((worth.len(), worth[0]), (2, worth[1]), "the city is everybody's");
    }
}
