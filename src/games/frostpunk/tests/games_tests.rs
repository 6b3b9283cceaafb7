//! Whole random games of one to four players.

use std::sync::Arc;

use super::kit::record;
use crate::engine::{AnyGame, Outcome, RandomPolicy, Seed, Shelf, Standing};
use crate::games::frostpunk::Frostpunk;

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
