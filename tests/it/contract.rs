//! Every registered game, played at random and held to what games promise.

use std::collections::BTreeMap;

use slowboat::engine::{Fuzz, OptionKind};
use slowboat::games::Registry;

/// Random games of every edition and player count, with options changed from game to game.
#[test]
fn random_games_of_every_kind_keep_all_promises() {
    let registry = Registry::load(None).unwrap();
    for game in registry.games() {
        let card = game.card();
        for edition in card.editions {
            for seats in card.seats.clone() {
                for variant in 0..4u64 {
                    let mut options = BTreeMap::new();
                    for (at, spec) in card.options.iter().enumerate() {
                        let values = spec.values();
                        let value = values[(variant as usize + at * (variant as usize / 2)) % values.len()];
                        assert!(matches!(spec.kind, OptionKind::Flag | OptionKind::Pick(_)));
                        options.insert(spec.key.to_owned(), value.to_owned());
                    }
                    let fuzz = Fuzz { games: 5, seed: 1_000 * variant, seats, edition: (*edition).to_owned(), options };
                    let report = fuzz.run(game.as_ref(), |number, fault| {
                        eprintln!("{} {edition} {seats} seats variant {variant} game {number}: {fault}", card.id);
                    });
                    assert_eq!(report.faults(), 0, "{} {edition} {seats}: {report:?}", card.id);
                }
            }
        }
    }
}
