//! The pictures: of the sizes that phones want, with nothing on top of what it belongs to.

use std::sync::Arc;

use crate::engine::{AnyGame, Fuzz, RandomPolicy, Run, Shelf, Viewer, play_out};
use crate::games::Registry;
use crate::games::perseverance::Perseverance;
use crate::games::perseverance::scene::FRESH;
use crate::scene::{Color, Fill, Geometry, Item, Painter, Scene, Text, measure};
use crate::words::{Language, Speech, Wordbook};

fn shelf() -> Arc<dyn AnyGame> {
    Arc::new(Shelf::new(Perseverance::load(None).unwrap()))
}

fn speech(language: Language) -> Speech {
    let book = Wordbook::load(&Registry::of(vec![shelf()])).unwrap();
    book.game("perseverance", language).plain(["Ania", "Ben", "Chloé", "Dawid"].map(str::to_owned).to_vec())
}

/// Games of both editions and every number of players at four moments.
fn moments(mut see: impl FnMut(&Run, &str)) {
    let game = shelf();
    for (edition, seats) in [("retail-2021", 2), ("beta-2020", 3), ("retail-2021", 4), ("beta-2020", 4)] {
        let fuzz = Fuzz { games: 1, seed: 7, seats, edition: edition.to_owned(), options: Default::default() };
        let mut record = fuzz.record(game.as_ref(), 0);
        play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(7), 20_000);
        let whole = record.answers.len();
        for answers in [0, whole / 4, whole / 2, whole] {
            see(&game.run(&record.cut(answers), None), &format!("{edition}, {seats} players, {answers} answers"));
        }
    }
}

/// All items with the place and the scale of the group that they are in.
fn placed(items: &[Item], at: [f32; 3], see: &mut impl FnMut(&Item, [f32; 3])) {
    for item in items {
        see(item, at);
        if let Item::Group(group) = item {
            let [x, y, scale] = at;
            placed(&group.items, [x + group.x * scale, y + group.y * scale, scale * group.scale], see);
        }
    }
}

fn all_texts(scene: &Scene) -> Vec<(Text, f32)> {
    let mut texts = Vec::new();
    for items in [&scene.base.as_ref().unwrap().scene.items, &scene.items] {
        placed(items, [0.0, 0.0, 1.0], &mut |item, at| {
            if let Item::Text(text) = item {
                let room = text.max_width.unwrap_or(f32::INFINITY);
                let share = (room / measure(&text.text, text.size, text.weight).max(0.01)).clamp(text.shrink, 1.0);
                texts.push((text.clone(), text.size * at[2] * share));
            }
        });
    }
    texts
}

#[test]
fn overviews_are_crisp_and_details_as_wide_as_a_phone() {
    let speeches = Language::ALL.map(speech);
    moments(|run, when| {
        for words in &speeches {
            for part in run.sight.parts(Viewer::Public) {
                let overview = part.key == "overview";
                assert_eq!(part.width, if overview { 1600 } else { 800 }, "{}", part.key);
                let scene = run.sight.scene(Viewer::Public, &part.key, None, words).unwrap();
                assert_eq!(scene.width, part.width as f32, "{when}, {}", part.key);
                assert!(!overview || scene.height <= 1600.0 * 4.0 / 3.0, "{when}: {}", scene.height);
            }
        }
    });
}

#[test]
fn names_and_numbers_on_the_overview_are_large_enough() {
    let words = speech(Language::En);
    moments(|run, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        let texts = all_texts(&scene);
        for zone in ["Sustenance", "Military", "Expansion", "Protection"] {
            let largest = texts.iter().filter(|it| it.0.text == zone).map(|it| it.1).fold(0.0, f32::max);
            assert!(largest >= 28.0, "{when}: {zone} is {largest} tall");
        }
        for (text, size) in texts {
            let is_number = !text.text.is_empty() && text.text.chars().all(|it| it.is_ascii_digit());
            assert!(!is_number || size >= 21.9, "{when}: {} is {size} tall", text.text);
            let is_name = ["Ania", "Ben", "Chloé", "Dawid", "Chief Engineer", "Training"];
            assert!(!is_name.contains(&text.text.as_str()) || size >= 28.0, "{when}: {} is {size} tall", text.text);
        }
    });
}

#[test]
fn every_symbol_of_the_overview_has_its_word_there() {
    let words = speech(Language::Pl);
    moments(|run, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        for word in ["Żywność", "Opowieść", "Męstwo", "Pułapka", "Lider", "Produkcja", "Wyzwanie"] {
            assert!(scene.texts().contains(&word), "{when}: {word}");
        }
    });
}

#[test]
fn the_row_of_patrols_is_there_when_there_are_any() {
    let (words, mut rows) = (speech(Language::En), 0);
    moments(|run, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        let row = scene.texts().contains(&"No Patrol");
        assert!(!row || !when.ends_with(" 0 answers"), "{when}: a row that says nothing of anybody");
        rows += usize::from(row);
    });
    assert!(rows > 0, "nobody was ever on a Patrol while somebody else was not");
}

/// The plate of a Trap under a Dino, and the colours that tokens of Dinos have.
const PLATE: (f32, Color) = (27.0, Color::rgb(0x2b2620));
const DINOS: [Color; 2] = [Color::rgb(0x5f6b1f), Color::rgb(0xa3391c)];

#[test]
fn a_trap_under_a_dino_leaves_the_dino_to_be_seen() {
    let (words, mut plates) = (speech(Language::En), Vec::new());
    let mut dinos = Vec::new();
    moments(|run, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        let (mut here, mut tokens) = (Vec::new(), Vec::new());
        placed(&scene.items, [0.0, 0.0, 1.0], &mut |item, [left, top, _]| {
            if let Item::Shape(shape) = item
                && let (Geometry::Rect { x, y, w, h, .. }, Some(Fill::Solid(color))) = (&shape.geometry, shape.fill)
            {
                let place = [left + x, top + y, left + x + w, top + y + h];
                if (*w, color) == PLATE {
                    here.push(place);
                } else if DINOS.contains(&color) {
                    tokens.push(place);
                }
            }
        });
        for plate in &here {
            for token in &tokens {
                let apart =
                    plate[0] >= token[2] || token[0] >= plate[2] || plate[1] >= token[3] || token[1] >= plate[3];
                assert!(apart, "{when}: {plate:?} lies on {token:?}");
            }
        }
        plates.extend(here);
        dinos.extend(tokens);
    });
    assert!(!plates.is_empty() && dinos.len() > 50, "{} plates, {} Dinos", plates.len(), dinos.len());
}

#[test]
fn pictures_are_indexed_and_small() {
    let (painter, words, game) = (Painter::new(), speech(Language::Pl), shelf());
    for (edition, seats) in [("retail-2021", 4), ("beta-2020", 2)] {
        let fuzz = Fuzz { games: 1, seed: 7, seats, edition: edition.to_owned(), options: Default::default() };
        let mut record = fuzz.record(game.as_ref(), 0);
        play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(7), 20_000);
        let answers = record.answers.len() * 2 / 3;
        let (run, before) = (game.run(&record.cut(answers), None), game.run(&record.cut(answers - 30), None));
        for part in run.sight.parts(Viewer::Public) {
            let scene = run.sight.scene(Viewer::Public, &part.key, Some(before.sight.as_ref()), &words).unwrap();
            let png = painter.png(&scene, part.width);
            assert_eq!(png[25], 3, "{edition}, {seats} players, {}", part.key);
            let most = if part.key == "overview" { 300 } else { 150 };
            assert!(png.len() < most * 1024, "{edition}, {seats} players, {}: {} bytes", part.key, png.len());
        }
    }
}

#[test]
fn of_many_changes_only_the_few_that_say_most_stand_out() {
    let (game, words) = (shelf(), speech(Language::En));
    let fuzz = Fuzz { games: 1, seed: 7, seats: 4, edition: "retail-2021".to_owned(), options: Default::default() };
    let mut record = fuzz.record(game.as_ref(), 0);
    play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(7), 20_000);
    let whole = record.answers.len();
    let sight = |answers| game.run(&record.cut(answers), None).sight;
    // The rings by their widths, after few answers and after half a game.
    let rings = |from: usize, to: usize| {
        let scene = sight(to).scene(Viewer::Public, "overview", Some(sight(from).as_ref()), &words).unwrap();
        let (mut strong, mut dim) = (0, 0);
        placed(&scene.items, [0.0, 0.0, 1.0], &mut |item, _| {
            if let Item::Shape(shape) = item
                && let Some(stroke) = &shape.stroke
                && [FRESH, FRESH.alpha(0.7)].contains(&stroke.color)
            {
                *(if stroke.width > 4.0 { &mut strong } else { &mut dim }) += 1;
            }
        });
        (strong, dim)
    };
    let (strong, dim) = rings(0, whole / 2);
    assert!((1..=7).contains(&strong) && dim > 10, "{strong} strong, {dim} dim");
    assert_eq!(rings(whole / 2, whole / 2), (0, 0));
    let stands_alone = |at| matches!(rings(at, at + 1), (1.., 0));
    assert!((whole / 2..whole).any(stands_alone), "what little changed stands out");
    // The legend tells of the marks where there are any.
    let is_told = |from: usize| {
        let scene = sight(whole / 2).scene(Viewer::Public, "overview", Some(sight(from).as_ref()), &words).unwrap();
        all_texts(&scene).iter().any(|it| it.0.text == "Yellow: new.")
    };
    assert!(is_told(0) && !is_told(whole / 2));
}

#[test]
fn the_header_shows_the_order_of_play_from_whose_turn_it_is() {
    let words = speech(Language::En);
    moments(|run, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        let mut letters: Vec<(f32, String)> = Vec::new();
        placed(&scene.items, [0.0, 0.0, 1.0], &mut |item, [left, top, _]| {
            if let Item::Text(text) = item
                && top + text.y < 90.0
                && left + text.x > 1100.0
                && ["A", "B", "C", "D"].contains(&text.text.as_str())
            {
                letters.push((left + text.x, text.text.clone()));
            }
        });
        letters.sort_by(|one, other| one.0.total_cmp(&other.0));
        let shown: Vec<String> = letters.into_iter().map(|it| it.1).collect();
        let lines = run.sight.lines(Viewer::Public, "overview", &words).unwrap();
        let order = lines.iter().find_map(|it| it.strip_prefix("Turn order")).unwrap();
        let names = [("A", "Ania"), ("B", "Ben"), ("C", "Chloé"), ("D", "Dawid")];
        let mut told: Vec<(usize, &str)> =
            names.iter().filter_map(|(letter, name)| order.find(name).map(|at| (at, *letter))).collect();
        told.sort_unstable();
        assert_eq!(shown, told.iter().map(|it| it.1).collect::<Vec<_>>(), "{when}: {order}");
    });
}

/// SET-11, SEC-05: what has no symbol has its words below the symbols; the letter of the Dissenters only where they play.
#[test]
fn the_legend_tells_whose_die_it_is_and_names_the_dissenters_only_where_they_play() {
    let words = speech(Language::En);
    moments(|run, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        let texts = all_texts(&scene);
        let is_told = |what: &str| texts.iter().any(|it| it.0.text.contains(what));
        assert!(is_told("By an Officer: cubes of full rows.") && is_told("Dashed: any symbol."), "{when}");
        // Nothing is marked where nothing was seen before.
        assert!(!is_told("Yellow: new."), "{when}");
        assert_eq!(is_told("D Dissenters"), when.contains("2 players"), "{when}");
    });
}

/// TRN-07: what a player has left says so on the overview, and the legend shows what the Dino dice may bring.
#[test]
fn the_overview_names_the_pieces_left_and_shows_the_faces_of_the_dino_dice() {
    let words = speech(Language::En);
    moments(|run, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        let players = if when.contains("2 players") {
            2
        } else if when.contains("3 players") {
            3
        } else {
            4
        };
        let texts = all_texts(&scene);
        assert_eq!(texts.iter().filter(|it| it.0.text == "Still in supply").count(), players, "{when}");
        assert!(texts.iter().any(|it| it.0.text == "Faces of the Dino die:"), "{when}");
    });
}
