//! The pictures of Perseverance as their users see them: complete, legible, and no wiser than their viewer.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use slowboat::engine::{
    AnyGame, Card, Chance, Fuzz, Game, LookUp, Outcome, Play, RandomPolicy, Record, Run, Seat, Seed, Shelf, Table,
    Viewer, play_out,
};
use slowboat::games::Registry;
use slowboat::games::perseverance::Perseverance;
use slowboat::scene::{
    Anchor, CAP_HEIGHT, Color, Fill, Geometry, Item, Painter, Scene, Text, VerticalAlign, contrast, measure, missing,
};
use slowboat::words::check::differences;
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

/// The colours of the marks for what changed.
const MARKS: [Color; 2] = [Color::rgb(0xffd60a), Color::rgb(0xffe46b)];

/// Games of every edition and number of players, with and without the deterministic modules, at four moments.
fn moments(mut see: impl FnMut(&Run, &str)) {
    let game = game();
    for edition in ["retail-2021", "beta-2020"] {
        for seats in 2..=4 {
            let modules = (seats % 2 == 0) == (edition == "beta-2020");
            let mut record = record(game.as_ref(), seats, edition, 40 + u64::from(seats), modules);
            after(game.as_ref(), &mut record, 20_000);
            let whole = record.answers.len();
            for answers in [0, 9, whole / 2, whole] {
                let run = game.run(&record.cut(answers), None);
                see(&run, &format!("{edition}, {seats} players, modules {modules}, {answers} answers"));
            }
        }
    }
}

fn scene_of(run: &Run, viewer: Viewer, part: &str, words: &Speech) -> Scene {
    run.sight.scene(viewer, part, None, words).unwrap()
}

/// A text with its place on the picture: left, top, right, bottom, and its size there.
struct Placed<'a> {
    text: &'a Text,
    area: [f32; 4],
    size: f32,
}

/// Every line of text on items that are not turned.
fn placed<'a>(items: &'a [Item], (x, y, scale): (f32, f32, f32), into: &mut Vec<Placed<'a>>) {
    for item in items {
        match item {
            Item::Text(text) => {
                let room = text.max_width.unwrap_or(f32::INFINITY);
                let wide = measure(&text.text, text.size, text.weight);
                let size = text.size * (room / wide.max(0.01)).clamp(text.shrink, 1.0);
                let wide = measure(&text.text, size, text.weight).min(room);
                let tall = size * CAP_HEIGHT;
                let left = text.x
                    - match text.anchor {
                        Anchor::Start => 0.0,
                        Anchor::Middle => wide * 0.5,
                        Anchor::End => wide,
                    };
                let top = text.y
                    - match text.vertical_align {
                        VerticalAlign::Baseline => tall,
                        VerticalAlign::Middle => tall * 0.5,
                        VerticalAlign::Top => 0.0,
                    };
                let area = [left, top, left + wide, top + tall];
                let area = [0, 1, 2, 3].map(|n| [x, y][n % 2] + area[n] * scale);
                into.push(Placed { text, area, size: size * scale });
            }
            Item::Group(group) if group.turn == 0.0 => {
                placed(&group.items, (x + group.x * scale, y + group.y * scale, scale * group.scale), into);
            }
            _ => {}
        }
    }
}

fn texts(items: &[Item]) -> Vec<Placed<'_>> {
    let mut all = Vec::new();
    placed(items, (0.0, 0.0, 1.0), &mut all);
    all
}

#[test]
fn both_languages_have_the_same_messages() {
    let en = include_str!("../../assets/i18n/perseverance-pictures.en.ftl");
    let pl = include_str!("../../assets/i18n/perseverance-pictures.pl.ftl");
    assert_eq!(differences(en, pl), Vec::<String>::new());
}

#[test]
fn every_text_stays_in_its_place() {
    let languages = Language::ALL.map(speech);
    moments(|run, moment| {
        for words in &languages {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
                for part in run.sight.parts(viewer) {
                    let scene = scene_of(run, viewer, &part.key, words);
                    let place = format!("{moment}, {:?}, {}", words.language(), part.key);
                    fits(&scene, if part.key == "overview" { 20.0 } else { 26.0 }, &place);
                }
            }
        }
    });
}

/// Texts are inside the picture, in one piece, large enough, and apart from each other.
fn fits(scene: &Scene, least: f32, place: &str) {
    let base = scene.base.as_ref().unwrap();
    for items in [&base.scene.items, &scene.items] {
        let all = texts(items);
        for (n, one) in all.iter().enumerate() {
            let (text, [left, top, right, bottom]) = (one.text, one.area);
            let inside = left >= 0.0 && top >= 0.0 && right <= scene.width && bottom <= scene.height;
            assert!(inside, "{place}: {text:?}");
            let named = NAMES.iter().any(|name| text.text.contains(name));
            let room = text.max_width.unwrap_or_else(|| panic!("{place}: {text:?} has no width"));
            let shrunk = measure(&text.text, text.size * text.shrink, text.weight);
            assert!(named || shrunk <= room * 1.001, "{place}: {text:?} is cut");
            let one_sign = text.text.chars().count() <= 2;
            assert!(named || one_sign || one.size >= least * 0.74, "{place}: {text:?} is {} tall", one.size);
            assert!(text.size.is_finite() && missing(&text.text).is_empty(), "{place}: {text:?}");
            for other in &all[n + 1..] {
                let [l, t, r, b] = other.area;
                let apart = left + 1.0 >= r || l + 1.0 >= right || top + 1.0 >= b || t + 1.0 >= bottom;
                assert!(apart, "{place}: {text:?} lies on {:?}", other.text);
            }
        }
    }
}

fn without_texts(items: &[Item]) -> Vec<Item> {
    let bare = |item: &Item| match item {
        Item::Text(_) | Item::Block(_) => None,
        Item::Group(group) => {
            let mut group = group.clone();
            group.items = without_texts(&group.items);
            Some(Item::Group(group))
        }
        other => Some(other.clone()),
    };
    items.iter().filter_map(bare).collect()
}

/// Below nine of ten pixels of a text the ground leaves the contrast that small text wants.
#[test]
fn every_text_reads_on_its_ground() {
    let (painter, words, game) = (Painter::new(), speech(Language::Pl), game());
    for (seats, answers) in [(2, 60), (4, 170)] {
        let mut record = record(game.as_ref(), seats, "retail-2021", 71, true);
        after(game.as_ref(), &mut record, answers);
        let (run, before) = (game.run(&record, None), game.run(&record.cut(answers - 8), None));
        for part in run.sight.parts(Viewer::Public) {
            let scene = run.sight.scene(Viewer::Public, &part.key, Some(before.sight.as_ref()), &words).unwrap();
            let base = scene.base.clone().unwrap();
            let mut ground = (*base.scene).clone();
            ground.items = without_texts(&base.scene.items);
            legible(&painter, &base.scene.items, &ground, &part.key);
            ground.items.extend(without_texts(&scene.items));
            legible(&painter, &scene.items, &ground, &part.key);
        }
    }
}

fn legible(painter: &Painter, items: &[Item], ground: &Scene, part: &str) {
    let pixels = painter.paint(ground, 1.0);
    for one in texts(items).iter().filter(|it| !it.text.text.is_empty()) {
        let [left, top, right, bottom] = one.area.map(|it| it.round() as u32);
        let (mut good, mut all) = (0, 0);
        for (x, y) in (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y))) {
            let Some(&image::Rgba([r, g, b, a])) = pixels.get_pixel_checked(x, y) else { continue };
            all += 1;
            good += usize::from(contrast(one.text.color, Color { r, g, b, a }) >= 4.5);
        }
        assert!(good * 10 >= all * 9, "{part}: {:?} reads on {good} of {all} pixels", one.text);
    }
}

#[test]
fn the_overview_says_who_plays_and_how_they_stand() {
    let words = speech(Language::En);
    moments(|run, moment| {
        let scene = scene_of(run, Viewer::Public, "overview", &words);
        let texts = scene.texts();
        for part in run.sight.parts(Viewer::Public).iter().filter(|it| it.key.starts_with("player-")) {
            let seat = Seat::from_letter(&part.key[7..].to_ascii_uppercase()).unwrap();
            let lines = run.sight.lines(Viewer::Public, &part.key, &words).unwrap().join(" ");
            let followers: String =
                lines.split("Followers ").nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect();
            assert!(texts.contains(&NAMES[seat.index()]), "{moment}");
            assert!(texts.contains(&followers.as_str()), "{moment}: {followers} of {seat:?}");
        }
    });
}

#[test]
fn pictures_are_the_same_every_time_and_not_too_large() {
    let words = speech(Language::Pl);
    let painters = [Painter::new(), Painter::new()];
    moments(|run, moment| {
        for part in run.sight.parts(Viewer::Public) {
            let [one, other] =
                [0, 1].map(|n| painters[n].png(&scene_of(run, Viewer::Public, &part.key, &words), part.width));
            assert!(one == other, "{moment}: {} differs from itself", part.key);
            let most = if part.key == "overview" { 300 } else { 150 };
            assert!(one.len() < most * 1024, "{moment}: {} has {} bytes", part.key, one.len());
        }
    });
}

/// Where marks for what changed lie on a picture.
fn marks(items: &[Item], (x, y, scale): (f32, f32, f32), into: &mut Vec<[f32; 4]>) {
    for item in items {
        match item {
            Item::Shape(shape) => {
                let filled = matches!(shape.fill, Some(Fill::Solid(color)) if MARKS.contains(&color));
                let lined = shape.stroke.as_ref().is_some_and(|it| MARKS.contains(&it.color));
                if let (true, Geometry::Rect { x: left, y: top, w, h, .. }) = (filled || lined, &shape.geometry) {
                    into.push([x + left * scale, y + top * scale, w * scale, h * scale]);
                }
            }
            Item::Group(group) => {
                marks(&group.items, (x + group.x * scale, y + group.y * scale, scale * group.scale), into);
            }
            _ => {}
        }
    }
}

#[test]
fn marks_stand_where_something_changed_and_nowhere_else() {
    let (painter, words, game) = (Painter::new(), speech(Language::En), game());
    let mut seen = 0;
    for seats in [2, 4] {
        let mut record = record(game.as_ref(), seats, "retail-2021", 80, seats == 2);
        after(game.as_ref(), &mut record, 150);
        for answers in (20..150).step_by(26) {
            let (old, new) = (game.run(&record.cut(answers), None), game.run(&record.cut(answers + 5), None));
            for part in new.sight.parts(Viewer::Public).iter().filter(|it| !it.key.starts_with("player-")) {
                let picture = |run: &Run, since: Option<&Run>| {
                    run.sight.scene(Viewer::Public, &part.key, since.map(|it| it.sight.as_ref()), &words).unwrap()
                };
                let (before, now, marked) = (picture(&old, None), picture(&new, None), picture(&new, Some(&old)));
                assert!(picture(&new, Some(&new)) == now, "nothing changed on {}", part.key);
                let mut found = Vec::new();
                marks(&marked.items, (0.0, 0.0, 1.0), &mut found);
                if part.key.starts_with("zone-") {
                    assert_eq!(before != now, !found.is_empty(), "{} after {answers} answers", part.key);
                }
                seen += found.len();
                let (before, now) = (painter.paint(&before, 1.0), painter.paint(&now, 1.0));
                for [x, y, w, h] in found {
                    let [x, y, w, h] = [x, y, w, h].map(|it| it.max(0.0) as u32);
                    let crop = |from| image::imageops::crop_imm(from, x, y, w, h).to_image();
                    let same = crop(&before) == crop(&now);
                    assert!(!same, "{} after {answers} answers: nothing changed at {x}, {y}", part.key);
                }
            }
        }
    }
    assert!(seen > 100, "only {seen} marks");
}

/// The game with everything dealt anew that the viewer cannot know.
#[derive(Clone)]
struct Resampled {
    game: Perseverance,
    seed: u64,
    /// How often hidden Traps on the board really were others.
    differed: Arc<AtomicUsize>,
}

impl Game for Resampled {
    type State = <Perseverance as Game>::State;
    type View = <Perseverance as Game>::View;

    fn card(&self) -> &Card {
        self.game.card()
    }
    fn open(&self, record: &Record) -> Self::State {
        self.game.open(record)
    }
    fn play(&self, t: &mut Table<'_, Self::State>) -> Play<Outcome> {
        self.game.play(t)
    }
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        let mut chance = Chance::new(Seed::from_number(self.seed));
        let other = self.game.resample(state, viewer, &mut chance);
        self.differed.fetch_add(usize::from(other.secret.traps != state.secret.traps), Ordering::Relaxed);
        self.game.view(&other, viewer)
    }
    fn resample(&self, state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State {
        self.game.resample(state, viewer, chance)
    }
    fn messages(&self, language: &str) -> Option<String> {
        self.game.messages(language)
    }
    fn look_up(&self, language: &str) -> Vec<LookUp> {
        self.game.look_up(language)
    }
}

#[test]
fn hidden_traps_never_change_a_byte() {
    let (painter, words, game) = (Painter::new(), speech(Language::En), game());
    let differed = Arc::new(AtomicUsize::new(0));
    let mut record = record(game.as_ref(), 3, "retail-2021", 90, false);
    after(game.as_ref(), &mut record, 120);
    for answers in [40, 80, 120] {
        let record = record.cut(answers);
        let true_run = game.run(&record, None);
        for seed in 0..3 {
            let inner = Perseverance::load(None::<&Path>).unwrap();
            let other = Shelf::new(Resampled { game: inner, seed, differed: differed.clone() });
            let other = other.run(&record, None);
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                for part in other.sight.parts(viewer) {
                    let png = |run: &Run| painter.png(&scene_of(run, viewer, &part.key, &words), part.width);
                    assert!(png(&true_run) == png(&other), "{} tells {viewer:?} too much", part.key);
                }
            }
        }
    }
    assert!(differed.load(Ordering::Relaxed) > 0, "no hidden Trap was dealt anew");
}
