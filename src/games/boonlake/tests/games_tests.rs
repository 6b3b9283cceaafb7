//! Whole random games of one to four players, held to the contract.

use std::sync::Arc;

use super::kit::record;
use crate::engine::{AnyGame, Fuzz, Outcome, RandomPolicy, Seed, Shelf, Standing};
use crate::games::Registry;
use crate::games::boonlake::Boonlake;
use crate::words::Wordbook;
use crate::words::proof::Proofreader;

fn shelf() -> Arc<dyn AnyGame> {
    Arc::new(Shelf::new(Boonlake::load(None).unwrap()))
}

#[test]
fn random_games_run_to_their_end() {
    let game = shelf();
    for seats in 1..=4 {
        for number in 0..3 {
            let mut record = record(seats, &[("level", ["easy", "challenge", "very-hard"][number as usize])]);
            record.seed = Seed::from_number(number);
            record.content = game.facts().digest().to_owned();
            let run = game.run_with(&record, None, &mut RandomPolicy::new(number), 20_000);
            let Standing::Over(outcome) = &run.standing else {
                panic!("{seats} seats, game {number}: {:?}", run.standing)
            };
            match outcome {
                Outcome::Ranked(ranking) => assert_eq!(ranking.points.len(), usize::from(seats)),
                Outcome::Common(_) => assert_eq!(seats, 1),
            }
        }
    }
}

#[test]
fn random_games_keep_every_promise() {
    let game = shelf();
    let wordbook = Wordbook::load(&Registry::of(vec![game.clone()])).unwrap();
    let mut reader = Proofreader::new(&wordbook, "boonlake");
    for (seats, order) in [(1, "free"), (2, "free"), (3, "seats"), (4, "free")] {
        let options = [("order".to_owned(), order.to_owned()), ("level".to_owned(), "hard".to_owned())].into();
        let fuzz = Fuzz { games: 1, seed: u64::from(seats), seats, edition: "first".to_owned(), options };
        fuzz.run(game.as_ref(), 4, &mut reader, |number, it| panic!("{seats} seats, game {number}, {it}"));
    }
    assert!(reader.count() > 1_000, "only {} different texts", reader.count());
}
