//! What a game says, in every language.

use std::collections::{BTreeMap, BTreeSet};

use slowboat::engine::{
    AnyGame, Fuzz, RandomPolicy, Record, Seat, Standing, Text, Viewer, Weight, Words as _, play_out,
};
use slowboat::games::Registry;
use slowboat::words::{Language, Speech, Wordbook};

const NAMES: [&str; 6] = ["Ania", "Bartek", "Celina", "Dominik Wspaniały", "Ewa", "Franciszek"];

pub(crate) fn speech(registry: &Registry, game: &str, language: Language) -> Speech {
    Wordbook::load(registry).unwrap().game(game, language).plain(NAMES.map(str::to_owned).to_vec())
}

/// A random game of every edition, number of players and way to set the options, played to its end.
pub(crate) fn whole_games(game: &dyn AnyGame) -> impl Iterator<Item = Record> {
    let card = game.card();
    let kinds = card.editions.iter().flat_map(|edition| {
        card.seats.clone().flat_map(move |seats| (0..2usize).map(move |variant| (*edition, seats, variant)))
    });
    kinds.map(|(edition, seats, variant)| {
        let options: BTreeMap<String, String> = card
            .options
            .iter()
            .map(|it| (it.key.to_owned(), it.values()[variant % it.values().len()].to_owned()))
            .collect();
        let seed = 17 * variant as u64 + u64::from(seats);
        let fuzz = Fuzz { games: 1, seed, seats, edition: edition.to_owned(), options };
        let mut record = fuzz.record(game, 0);
        play_out(game, &mut record, &mut RandomPolicy::new(seed), 20_000);
        record
    })
}

/// The board, the alt texts and the notes in the middle of a random game.
pub(crate) fn moment(id: &str, number: usize) {
    let registry = Registry::load(None).unwrap();
    let game = registry.get(id).unwrap().as_ref();
    let record = whole_games(game).nth(number).unwrap();
    let half = record.answers.len() / 2;
    let (now, whole) = (game.run(&record.cut(half), None), game.run(&record, None));
    for language in Language::ALL {
        let words = speech(&registry, id, language);
        let viewer = Viewer::Seat(Seat(0));
        for part in now.sight.parts(viewer) {
            println!("==== {}", words.say(&part.label));
            println!("{}", now.sight.lines(viewer, &part.key, &words).unwrap().join("\n"));
            println!("---- {}", now.sight.alt(viewer, &part.key, &words).unwrap());
        }
        println!("{}", now.sight.secrets(viewer, &words).join("\n"));
        for note in whole.notes.iter().filter(|it| it.weight != Weight::Detail && it.at >= half).take(70) {
            println!("• {}", words.say(&note.text));
        }
    }
}

/// One note and one question of each kind, the question with some of its answers.
pub(crate) fn kinds(id: &str) {
    let registry = Registry::load(None).unwrap();
    let game = registry.get(id).unwrap().as_ref();
    let all = Language::ALL.map(|it| (it, speech(&registry, id, it)));
    let mut said = BTreeSet::new();
    let mut asked = BTreeSet::new();
    for record in whole_games(game) {
        for note in game.run(&record, None).notes.iter().filter(|it| said.insert(it.text.id.clone())) {
            all.iter().for_each(|(_, words)| println!("• {}", words.say(&note.text)));
        }
        let marks = game.boundaries(&record);
        for at in 0..record.answers.len() {
            let from = marks.iter().rev().find(|it| it.used() <= at);
            let Standing::Asking(decisions) = game.run(&record.cut(at), from).standing else { continue };
            for decision in decisions {
                let offers = decision.form.offers();
                for (language, words) in &all {
                    if !asked.insert((language.code(), decision.ask.id, offers.len() / 8)) {
                        continue;
                    }
                    println!("\n{} ({})", words.say(&decision.ask.text()), offers.len());
                    for offer in offers.iter().step_by(offers.len() / 7 + 1) {
                        let say = |it: &Text| words.say(it);
                        let path: Vec<String> = offer.path.iter().map(|it| say(&it.label)).collect();
                        println!("   {} › {}", path.join(" › "), say(&offer.label));
                    }
                }
            }
        }
    }
}
