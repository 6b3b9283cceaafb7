//! The pictures of games and of their components.

use std::path::Path;
use std::time::Instant;

use slowboat::engine::{Seat, Viewer};
use slowboat::games::Registry;
use slowboat::scene::Painter;
use slowboat::words::Language;

use super::sentences::{speech, whole_games};

/// All parts early, in the middle and at the end of random games; or at the first moment at which the public view, in
/// debug format, holds the text.
pub(crate) fn games(id: &str, folder: &Path, text: &str) {
    let registry = Registry::load(None).unwrap();
    let game = registry.get(id).unwrap().as_ref();
    let painter = Painter::new();
    std::fs::create_dir_all(folder).unwrap();
    for (number, record) in whole_games(game).enumerate() {
        let language = Language::ALL[number % Language::ALL.len()];
        let words = speech(&registry, id, language);
        let all = record.answers.len();
        let holds = |at: &usize| game.run(&record.cut(*at), None).sight.digest(Viewer::Public).contains(text);
        let moments =
            if text.is_empty() { vec![all / 8, all / 2, all] } else { (0..=all).find(holds).into_iter().collect() };
        for at in moments {
            let (now, before) = (game.run(&record.cut(at), None), game.run(&record.cut(at.saturating_sub(6)), None));
            let viewer = Viewer::Seat(Seat(0));
            for part in now.sight.parts(viewer) {
                let start = Instant::now();
                let Some(scene) = now.sight.scene(viewer, &part.key, Some(before.sight.as_ref()), &words) else {
                    continue;
                };
                let built = start.elapsed();
                let start = Instant::now();
                let png = painter.png(&scene, part.width);
                let (painted, size) = (start.elapsed(), png.len() / 1024);
                let name =
                    format!("{number}-{}-{}p-{}-{at}-{}", record.edition, record.seats.0, language.code(), part.key);
                println!("{name}: build {built:.1?}, paint and encode {painted:.1?}, {size} KB");
                std::fs::write(folder.join(name + ".png"), png).unwrap();
            }
        }
    }
}

/// The pictures of the component look-up.
pub(crate) fn pieces(id: &str, folder: &Path) {
    let registry = Registry::load(None).unwrap();
    let game = registry.get(id).unwrap();
    let (painter, words) = (Painter::new(), speech(&registry, id, Language::En));
    std::fs::create_dir_all(folder).unwrap();
    for entry in game.pieces(&words).into_iter().chain(game.look_up("en", None)) {
        if let Some(scene) = game.piece_picture(&entry.id, &words) {
            std::fs::write(folder.join(entry.id.replace('/', "-") + ".png"), painter.png(&scene, 560)).unwrap();
        }
    }
}
