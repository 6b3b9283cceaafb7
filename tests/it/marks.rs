//! What changed is marked on every game's overview: a little of it strongly, and of much the few things that say most.

use slowboat::engine::{Fuzz, RandomPolicy, Viewer, play_out};
use slowboat::games::Registry;
use slowboat::scene::Color;
use slowboat::words::{Language, Wordbook};

/// The colour of the strong marks.
const FRESH: Color = Color::rgb(0xffd60a);

#[test]
fn of_many_changes_a_few_stand_out_in_every_game() {
    let registry = Registry::load(None).unwrap();
    let book = Wordbook::load(&registry).unwrap();
    for game in registry.games() {
        let card = game.card();
        let names = ["Agnieszka", "Bart", "Łukasz", "Dee"].map(str::to_owned).to_vec();
        let words = book.game(card.id, Language::En).plain(names);
        let edition = card.editions[0].to_owned();
        let mut record =
            Fuzz { games: 1, seed: 7, seats: 4, edition, options: Default::default() }.record(game.as_ref(), 0);
        play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(7), 20_000);
        let whole = record.answers.len();
        let sight = |answers| game.run(&record.cut(answers), None).sight;
        let count = |from: Option<usize>, to: usize| {
            let since = from.map(sight);
            let scene = sight(to).scene(Viewer::Public, "overview", since.as_deref(), &words).unwrap();
            format!("{:?}", scene.items).matches(&format!("{FRESH:?}")).count()
        };
        let strong = |from, to| count(Some(from), to) - count(None, to);
        let many = strong(whole / 4, whole / 2);
        // A legend may explain the mark by one more.
        assert!((1..=8).contains(&many), "{}: {many} strong marks after a quarter of the game", card.id);
        assert_eq!(strong(whole / 2, whole / 2), 0, "{}", card.id);
        assert!((whole / 2..whole).any(|at| strong(at, at + 1) > 0), "{}: what little changed stands out", card.id);
    }
}
