//! Every registered game, played at random and held to what games promise.

use std::collections::BTreeMap;

use slowboat::engine::Fuzz;
use slowboat::games::Registry;
use slowboat::words::Wordbook;
use slowboat::words::proof::Proofreader;

/// In how many other worlds each game is examined.
const WORLDS: usize = 4;

/// Random games of every edition and player count, with options changed from game to game.
#[test]
fn random_games_of_every_kind_keep_all_promises() {
    let registry = Registry::load(None).unwrap();
    let wordbook = Wordbook::load(&registry).unwrap();
    let mut told = Vec::new();
    for game in registry.games() {
        let card = game.card();
        let mut reader = Proofreader::new(&wordbook, card.id);
        for edition in card.editions {
            for seats in card.seats.clone() {
                for variant in 0..4u64 {
                    let mut options = BTreeMap::new();
                    for (at, spec) in card.options.iter().enumerate() {
                        let values = spec.values();
                        let value = values[(variant as usize + at * (variant as usize / 2)) % values.len()];
                        options.insert(spec.key.to_owned(), value.to_owned());
                    }
                    let fuzz = Fuzz { games: 5, seed: 1_000 * variant, seats, edition: (*edition).to_owned(), options };
                    fuzz.run(game.as_ref(), WORLDS, &mut reader, |number, finding| {
                        let which = format!("{} {edition}, {seats} seats, {:?}, game {number}", card.id, fuzz.options);
                        told.push(format!("{which}, {finding}"));
                    });
                }
            }
        }
    }
    assert!(told.is_empty(), "{} broken promises:\n{}", told.len(), told.join("\n"));
}
