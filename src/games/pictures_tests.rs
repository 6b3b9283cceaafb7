//! What the overviews of all games have in common: crisp, of a shape that a phone shows well, and small files in which
//! nobody sees that there are no more than 256 colours.

use super::Registry;
use crate::engine::{AnyGame, Fuzz, RandomPolicy, Viewer, play_out};
use crate::scene::{Painter, Scene};
use crate::words::{Language, Wordbook};

/// The overview early and late in a random game of so many.
fn overviews(game: &dyn AnyGame, book: &Wordbook, seats: u8, edition: &str) -> Vec<Scene> {
    let fuzz = Fuzz { games: 1, seed: 11, seats, edition: edition.to_owned(), options: Default::default() };
    let mut record = fuzz.record(game, 0);
    play_out(game, &mut record, &mut RandomPolicy::new(5), 20_000);
    let names = ["Ania", "Ben", "Chloé", "Dawid"].map(str::to_owned).to_vec();
    let words = book.game(game.card().id, Language::En).plain(names);
    let answers = record.answers.len();
    let shown = [answers / 20, answers * 4 / 5].map(|it| game.run(&record.cut(it), None));
    shown.iter().map(|it| it.sight.scene(Viewer::Public, "overview", None, &words).unwrap()).collect()
}

/// Decibels between a picture and the file that shows it.
fn fidelity(painter: &Painter, scene: &Scene, png: &[u8]) -> f64 {
    let shown = image::load_from_memory(png).unwrap().to_rgba8();
    let meant = painter.paint(scene, shown.width() as f32 / scene.width);
    let squares: u64 = shown.iter().zip(meant.iter()).map(|(a, b)| u64::from(a.abs_diff(*b)).pow(2)).sum();
    // A quarter of the bytes say that the pixels are opaque.
    let mean = squares as f64 / (shown.len() as f64 * 0.75);
    10.0 * (255.0_f64.powi(2) / mean.max(1e-9)).log10()
}

#[test]
fn every_overview_is_indexed_and_looks_like_its_scene() {
    let registry = Registry::load(None).unwrap();
    let book = Wordbook::load(&registry).unwrap();
    let painter = Painter::new();
    for game in registry.games() {
        let card = game.card();
        for edition in card.editions {
            for seats in card.seats.clone() {
                for scene in overviews(game.as_ref(), &book, seats, edition) {
                    let png = painter.png(&scene, 800);
                    // The colour type in the header: 3 is a palette.
                    assert_eq!(png[25], 3, "{} {edition}, {seats} players", card.id);
                    let decibels = fidelity(&painter, &scene, &png);
                    assert!(decibels >= 42.0, "{} {edition}, {seats} players: {decibels:.1} dB", card.id);
                }
            }
        }
    }
}
