//! Random games of every edition, player count and option and the moments in them.

use std::collections::BTreeMap;
use std::sync::Arc;

use slowboat::engine::{AnyGame, Decision, Fuzz, Mark, RandomPolicy, Record, Run, Sight, Standing, play_out};

/// A place in a game where it waits for answers, or its end.
pub(super) struct Moment {
    pub at: usize,
    pub decisions: Vec<Decision>,
    pub sight: Arc<dyn Sight>,
}

/// One game for each edition, player count and way to set the options, played to the end.
pub(super) fn whole_games(game: &dyn AnyGame) -> impl Iterator<Item = (Record, Run)> {
    let card = game.card();
    let kinds = card.editions.iter().flat_map(move |edition| {
        card.seats.clone().flat_map(move |seats| (0..3u64).map(move |variant| (*edition, seats, variant)))
    });
    kinds.map(move |(edition, seats, variant)| {
        let step = |at: usize| match variant {
            0 => 0,
            1 => 1,
            _ => at % 2,
        };
        let pick = |(at, spec): (usize, &slowboat::engine::OptionSpec)| {
            (spec.key.to_owned(), spec.values()[step(at) % spec.values().len()].to_owned())
        };
        let options: BTreeMap<String, String> = card.options.iter().enumerate().map(pick).collect();
        let seed = 17 * variant + u64::from(seats);
        let fuzz = Fuzz { games: 1, seed, seats, edition: edition.to_owned(), options };
        let mut record = fuzz.record(game, 0);
        let run = play_out(game, &mut record, &mut RandomPolicy::new(seed), 20_000);
        assert!(matches!(run.standing, Standing::Over(_)));
        let whole = game.run(&record, None);
        (record, whole)
    })
}

/// The game after every `step` answers, from its start to its end.
pub(super) fn moments(game: &dyn AnyGame, record: &Record, step: usize) -> Vec<Moment> {
    let marks = game.boundaries(record);
    let moment = |at: usize| {
        let from: Option<&Mark> = marks.iter().rev().find(|it| it.used() <= at);
        let run = game.run(&record.cut(at), from);
        let decisions = match run.standing {
            Standing::Asking(decisions) => decisions,
            Standing::Over(_) => Vec::new(),
            other => panic!("{other:?}"),
        };
        Moment { at, decisions, sight: run.sight }
    };
    (0..=record.answers.len()).step_by(step).map(moment).collect()
}
