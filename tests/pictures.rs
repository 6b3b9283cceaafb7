//! The pictures of Perseverance as their users see them: complete, legible, and no wiser than their viewer.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use slowboat::engine::{AnyGame, Fuzz, RandomPolicy, Record, Run, Viewer, play_out};
use slowboat::games::Registry;
use slowboat::scene::Painter;
use slowboat::words::{Language, Speech, Wordbook};

const NAMES: [&str; 4] = ["Agnieszka", "Bartholomew the Elder of Castaways", "Łukasz", "Dee"];

fn speech(language: Language) -> Speech {
    let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
    book.game("perseverance", language).plain(NAMES.map(str::to_owned).to_vec())
}

fn game() -> Arc<dyn AnyGame> {
    Registry::load(None).unwrap().get("perseverance").unwrap().clone()
}

fn record(game: &dyn AnyGame, seats: u8, edition: &str, seed: u64, modules: bool) -> Record {
    let mut options = BTreeMap::new();
    if modules {
        for module in ["dinos", "walls", "traps", "threat"] {
            options.insert(format!("deterministic-{module}"), "yes".to_owned());
        }
    }
    Fuzz { games: 1, seed, seats, edition: edition.to_owned(), options }.record(game, 0)
}

/// A random game after so many answers.
fn after(game: &dyn AnyGame, record: &mut Record, answers: usize) -> Run {
    play_out(game, record, &mut RandomPolicy::new(7), answers)
}

/// Paints what is worth looking at into `/tmp/pics`.
#[test]
#[ignore = "paints pictures for the eye"]
fn gallery() {
    let game = game();
    let painter = Painter::new();
    let folder = std::env::temp_dir().join("pics");
    std::fs::create_dir_all(&folder).unwrap();
    let only = std::env::var("PICS").unwrap_or_default();
    let cases = [
        ("early-4-en", 4, "retail-2021", "en", 3, 60, false),
        ("late-4-pl", 4, "retail-2021", "pl", 5, 420, true),
        ("early-2-pl", 2, "retail-2021", "pl", 11, 60, false),
        ("late-2-en", 2, "beta-2020", "en", 12, 300, true),
        ("mid-3-en", 3, "retail-2021", "en", 21, 200, false),
        ("over-3-pl", 3, "beta-2020", "pl", 22, 20_000, false),
    ];
    for (name, seats, edition, language, seed, answers, modules) in cases {
        if !name.contains(&only) {
            continue;
        }
        let words = speech(Language::from_code(language).unwrap());
        let mut record = record(game.as_ref(), seats, edition, seed, modules);
        let run = after(game.as_ref(), &mut record, answers);
        let before = game.run(&record.cut(record.answers.len().saturating_sub(6)), None);
        for part in run.sight.parts(Viewer::Public) {
            let start = Instant::now();
            let scene = run.sight.scene(Viewer::Public, &part.key, Some(before.sight.as_ref()), &words).unwrap();
            let built = start.elapsed();
            let start = Instant::now();
            painter.paint(&scene, part.width as f32 / scene.width);
            let painted = start.elapsed();
            let start = Instant::now();
            let png = painter.png(&scene, part.width);
            let again = start.elapsed();
            println!(
                "{name} {}: build {built:.1?}, first paint {painted:.1?}, paint and encode {again:.1?}, {} KB",
                part.key,
                png.len() / 1024
            );
            std::fs::write(folder.join(format!("{name}-{}.png", part.key)), png).unwrap();
            if part.key == "overview" {
                std::fs::write(folder.join(format!("{name}-{}-2x.png", part.key)), painter.png(&scene, 1600)).unwrap();
            }
        }
    }
}
