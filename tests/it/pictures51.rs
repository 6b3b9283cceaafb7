//! The pictures of 51st State as their users see them: complete, legible, and no wiser than their viewer.

use std::collections::BTreeMap;
use std::sync::Arc;

use slowboat::engine::{AnyGame, Fuzz, RandomPolicy, Record, Run, Seat, Viewer, play_out};
use slowboat::games::Registry;
use slowboat::scene::{Painter, Scene, missing};
use slowboat::words::{Language, Speech, Wordbook};

const NAMES: [&str; 4] = ["Agnieszka", "Bartholomew the Elder of the Wastes", "Łukasz", "Dee"];

fn speech(language: Language) -> Speech {
    let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
    book.game("state51", language).plain(NAMES.map(str::to_owned).to_vec())
}

fn game() -> Arc<dyn AnyGame> {
    Registry::load(None).unwrap().get("state51").unwrap().clone()
}

fn record(game: &dyn AnyGame, seats: u8, deck: &str, seed: u64) -> Record {
    let options = BTreeMap::from([("deck".to_owned(), deck.to_owned())]);
    Fuzz { games: 1, seed, seats, edition: "master-set".to_owned(), options }.record(game, 0)
}

/// Games with every expansion and number of players, at four moments.
fn moments(mut see: impl FnMut(&Run, &str)) {
    let game = game();
    for (seats, deck) in [(2, "none"), (3, "new-era"), (4, "winter")] {
        let mut record = record(game.as_ref(), seats, deck, 50 + u64::from(seats));
        play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(7), 20_000);
        let whole = record.answers.len();
        for answers in [0, 8, whole / 2, whole] {
            see(&game.run(&record.cut(answers), None), &format!("{seats} players, {deck}, {answers} answers"));
        }
    }
}

fn viewers(run: &Run) -> Vec<Viewer> {
    let seats = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
    std::iter::once(Viewer::Public).chain(seats).filter(|it| !run.sight.parts(*it).is_empty()).collect()
}

fn scenes(run: &Run, viewer: Viewer, words: &Speech) -> Vec<(String, Scene)> {
    let parts = run.sight.parts(viewer);
    parts.iter().map(|it| (it.key.clone(), run.sight.scene(viewer, &it.key, None, words).unwrap())).collect()
}

#[test]
fn every_part_has_a_picture_whose_words_are_known_and_drawable() {
    let speeches = Language::ALL.map(speech);
    let mut seen = 0;
    moments(|run, when| {
        for viewer in viewers(run) {
            for words in &speeches {
                for (key, scene) in scenes(run, viewer, words) {
                    for text in scene.texts() {
                        assert!(missing(text).is_empty(), "{when}, {key}: {text}");
                        let raw = ["pic-", "card-", "connection-", "faction-", "category-"];
                        assert!(!raw.iter().any(|it| text.starts_with(it)), "{when}, {key}: {text}");
                    }
                    let wide = if key == "overview" { 1600.0 } else { 800.0 };
                    assert!(scene.width == wide && scene.height > 60.0, "{when}, {key}");
                    assert!(wide < 1600.0 || scene.height <= 1600.0 * 4.0 / 3.0, "{when}: {} tall", scene.height);
                    seen += 1;
                }
            }
        }
    });
    assert!(seen > 200, "{seen}");
}

#[test]
fn only_the_owner_has_a_picture_of_the_hand() {
    let words = speech(Language::En);
    let mut hands = 0;
    moments(|run, when| {
        assert!(run.sight.parts(Viewer::Public).iter().all(|it| it.key != "hand"), "{when}");
        assert!(run.sight.scene(Viewer::Public, "hand", None, &words).is_none(), "{when}");
        let own = scenes(run, Viewer::Seat(Seat(0)), &words);
        hands += own.iter().filter(|it| it.0 == "hand").count();
        let open = |viewer: Viewer| -> Vec<(String, Scene)> {
            scenes(run, viewer, &words).into_iter().filter(|it| it.0 != "hand").collect()
        };
        assert_eq!(open(Viewer::Seat(Seat(0))), open(Viewer::Public), "{when}: the open parts are the same for all");
    });
    assert_eq!(hands, 12);
}

#[test]
fn the_table_names_every_built_card_and_every_player() {
    let words = speech(Language::Pl);
    moments(|run, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        let texts = scene.texts().join("\n");
        let seats = run.sight.parts(Viewer::Public).len() - 1;
        for name in &NAMES[..seats] {
            assert!(texts.contains(name), "{when}: {name}");
        }
        for seat in ["player-a", "player-b"] {
            let own = run.sight.scene(Viewer::Public, seat, None, &words).unwrap();
            assert!(own.texts().len() > 3, "{when}: {seat}");
        }
    });
}

#[test]
fn every_card_board_and_connection_has_words_and_a_picture_in_both_languages() {
    let (game, painter) = (game(), Painter::new());
    for language in Language::ALL {
        let words = speech(language);
        let pieces = game.pieces(&words);
        assert_eq!(pieces.len(), 139 + 4 + 4);
        for piece in &pieces {
            let scene = game.piece_picture(&piece.id, &words).unwrap_or_else(|| panic!("no picture of {}", piece.id));
            assert!(!scene.alt.is_empty() && scene.texts().iter().all(|it| missing(it).is_empty()), "{}", piece.id);
            assert!(piece.provenance.is_some() && !piece.text.contains("card-") && piece.title != piece.id);
        }
        let arena = game.piece_picture("card/arena", &words).unwrap();
        assert!(painter.png(&arena, 560).len() > 2_000);
        assert!(game.piece_picture("card/nowhere", &words).is_none());
        assert!(game.look_up(language.code(), None).len() >= 137);
    }
}

#[test]
fn what_changed_is_marked() {
    let (game, words) = (game(), speech(Language::En));
    // The strong marks and the dim ones.
    let marks = |scene: &Scene| {
        let items = format!("{:?}", scene.items);
        ["r: 255, g: 214, b: 10", "r: 168, g: 132, b: 44"].map(|it| items.matches(it).count())
    };
    let mut record = record(game.as_ref(), 3, "new-era", 61);
    play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(7), 150);
    let now = game.run(&record, None);
    let plain = now.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
    let mut marked = 0;
    for back in [1, 5, 25] {
        let before = game.run(&record.cut(record.answers.len() - back), None);
        let scene = now.sight.scene(Viewer::Public, "overview", Some(before.sight.as_ref()), &words).unwrap();
        let ([strong, dim], [lines, none]) = (marks(&scene), marks(&plain));
        // The legend explains the mark by one more.
        assert!(strong - lines <= 7 + 1, "{back} answers back: {} strong marks", strong - lines);
        let found = strong - lines + dim - none;
        assert!(found >= marked, "{back} answers back: {found} marks, fewer than {marked}");
        marked = found;
    }
    assert!(marked > 3, "{marked}");
    let same = now.sight.scene(Viewer::Public, "overview", Some(now.sight.as_ref()), &words).unwrap();
    assert_eq!(same, plain);
}

#[test]
fn every_picture_is_small_enough_to_be_sent() {
    let painter = Painter::new();
    let mut painted = 0;
    moments(|run, when| {
        for language in Language::ALL {
            let words = speech(language);
            for (key, scene) in scenes(run, Viewer::Seat(Seat(0)), &words) {
                let overview = key == "overview";
                let png = painter.png(&scene, if overview { 1600 } else { 800 });
                let most = if overview { 300 } else { 150 };
                assert!(png.len() < most * 1024, "{when}, {key}: {} bytes", png.len());
                // The colour type in the header: 3 is a palette.
                assert_eq!(png[25], 3, "{when}, {key}");
                painted += 1;
            }
        }
    });
    assert!(painted > 50);
}
