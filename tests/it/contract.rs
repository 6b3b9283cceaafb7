//! Every registered game, played at random and held to what games promise.

use slowboat::engine::Fuzz;
use slowboat::games::Registry;
use slowboat::words::Wordbook;
use slowboat::words::proof::Proofreader;

/// In how many other worlds each game is examined.
const WORLDS: usize = 4;

/// Random games of every edition and player count, with every value of every option.
#[test]
fn random_games_of_every_kind_keep_all_promises() {
    let registry = Registry::load(None).unwrap();
    let wordbook = Wordbook::load(&registry).unwrap();
    let mut told = Vec::new();
    for game in registry.games() {
        let id = game.card().id;
        let mut reader = Proofreader::new(&wordbook, id);
        for fuzz in Fuzz::kinds(game.as_ref(), 2, 0) {
            fuzz.run(game.as_ref(), WORLDS, &mut reader, |number, finding| {
                let which = format!("{id} {}, {} seats, {:?}, game {number}", fuzz.edition, fuzz.seats, fuzz.options);
                told.push(format!("{which}, {finding}"));
            });
        }
    }
    assert!(told.is_empty(), "{} broken promises:\n{}", told.len(), told.join("\n"));
}
