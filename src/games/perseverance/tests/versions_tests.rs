//! Versions of the rules: a game is played to its end under the version that it was opened with.

use super::kit::*;
use crate::engine::{AnyGame, Policy, Question, RandomPolicy, Record, Seat, Seed, Shelf, Standing, play_out, trial};
use crate::games::perseverance::Perseverance;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::secondary::secondary_action;
use crate::games::perseverance::state::State;

/// Plays at random, but pays 1 Food and 2 Stories for three cubes wherever it can.
struct Mixing {
    random: RandomPolicy,
    mixed: usize,
}

impl Policy for Mixing {
    fn pick(&mut self, question: &Question) -> Vec<usize> {
        let keys = question.keys();
        match keys.iter().position(|it| it.ends_with("/3-mixed")) {
            Some(at) => {
                self.mixed += 1;
                vec![at]
            }
            None => self.random.pick(question),
        }
    }

    fn first(&mut self, seats: &[Seat]) -> usize {
        self.random.first(seats)
    }
}

/// A whole beta game under a version of the rules, and how often three cubes were paid in both.
fn played(game: &Shelf<Perseverance>, rules: u32, seed: u64) -> (Record, usize) {
    let mut record = record(BETA, 4, &[]);
    (record.rules, record.seed) = (rules, Seed::from_number(seed));
    let mut policy = Mixing { random: RandomPolicy::new(seed), mixed: 0 };
    let run = play_out(game, &mut record, &mut policy, 20_000);
    assert!(matches!(run.standing, Standing::Over(_)), "game {seed}");
    (record, policy.mixed)
}

/// What Adelita can pay for cubes of one Officer.
fn prices(state: State, rules: u32) -> String {
    let mut t = trial::under(trial::table(state, 3, ""), rules);
    let asked = secondary_action(&mut t, A);
    let keys = trial::offered(&asked);
    keys.iter().filter_map(|it| it.strip_prefix("influence/chief-mate/")).collect::<Vec<_>>().join(" ")
}

#[test]
fn ldr_01_the_beta_mixes_food_and_stories_from_the_second_rules_on() {
    let start = |edition| game(edition, 3).leader(A, Leader::Adelita).rich(2, 0, 4);
    assert_eq!(prices(start(BETA), 1), "1 2 3 2-food");
    assert_eq!(prices(start(BETA), 2), "1 2 3 2-food 3-mixed", "never Food alone for three");
    for rules in [1, 2] {
        assert_eq!(prices(start(RETAIL), rules), "1 2 3 2-food 3-food 3-mixed");
    }
    let mut t = trial::under(trial::table(start(BETA), 3, "A secondary influence/chief-mate/3-mixed"), 2);
    secondary_action(&mut t, A).unwrap();
    let a = &t.state.board.players[A];
    assert_eq!((a.food, a.stories, t.state.board.officers[Zone::Sustenance].row.len()), (1, 2, 3));
    assert_eq!(prices(start(BETA).rich(1, 0, 1), 2), "1 2-food");
}

#[test]
fn a_game_goes_on_under_the_rules_it_was_opened_with() {
    let game = Shelf::new(Perseverance::load(None).unwrap());
    assert_eq!(game.card().rules, 2, "new games are opened under the newest rules");
    let (mut mixed, mut old) = (0, 0);
    for seed in 0..8 {
        // Under the first rules nobody is offered it, and what was played then replays as it was.
        let (first, none) = played(&game, 1, seed);
        assert_eq!(none, 0);
        old += usize::from(matches!(game.run(&first, None).standing, Standing::Over(_)));
        // Under the second it is played, and such an answer fits no game of the first.
        let (mut second, count) = played(&game, 2, seed);
        assert!(matches!(game.run(&second, None).standing, Standing::Over(_)));
        mixed += count;
        if count > 0 {
            second.rules = 1;
            assert!(matches!(game.run(&second, None).standing, Standing::Drift(_)), "game {seed}");
        }
    }
    assert!(old == 8 && mixed > 0, "{old} old games, {mixed} mixed payments");
}
