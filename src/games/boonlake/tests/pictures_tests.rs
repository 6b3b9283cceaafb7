//! The pictures: complete, legible, small, and no wiser than their viewer.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::kit::{A, Kit, built_in, game, record};
use crate::engine::{
    AnyGame, Chance, Fuzz, RandomPolicy, Run, Seat, Seed, Shelf, View as _, Viewer, Words as _, play_out,
};
use crate::games::Registry;
use crate::games::boonlake::Boonlake;
use crate::games::boonlake::content::RiverId;
use crate::games::boonlake::content::kinds::{Kind, Region};
use crate::games::boonlake::content::words::Gain;
use crate::games::boonlake::labels::names::action_name;
use crate::games::boonlake::scene;
use crate::games::boonlake::state::State;
use crate::games::boonlake::view::{self, View};
use crate::scene::{Color, Fill, Geometry, Item, Painter, Scene, missing};
use crate::words::{Language, Speech, Wordbook};

const NAMES: [&str; 4] = ["Agnieszka", "Bartholomew the Elder of the Lake", "Łukasz", "Dee"];

fn shelf() -> Arc<dyn AnyGame> {
    Arc::new(Shelf::new(Boonlake::load(None).unwrap()))
}

fn speech(language: Language) -> Speech {
    let book = Wordbook::load(&Registry::of(vec![shelf()])).unwrap();
    book.game("boonlake", language).plain(NAMES.map(str::to_owned).to_vec())
}

/// Games of every number of players at four moments.
fn moments(mut see: impl FnMut(&Run, u8, &str)) {
    let game = shelf();
    for seats in 1..=4 {
        let options = record(seats, &[("level", "hard")]).options;
        let fuzz = Fuzz { games: 1, seed: 60 + u64::from(seats), seats, edition: "first".to_owned(), options };
        let mut record = fuzz.record(game.as_ref(), 0);
        play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(7), 20_000);
        let whole = record.answers.len();
        for answers in [0, whole / 8, whole / 2, whole] {
            see(&game.run(&record.cut(answers), None), seats, &format!("{seats} players, {answers} answers"));
        }
    }
}

fn scenes(run: &Run, viewer: Viewer, words: &Speech) -> Vec<(String, Scene)> {
    let parts = run.sight.parts(viewer);
    parts.iter().map(|it| (it.key.clone(), run.sight.scene(viewer, &it.key, None, words).unwrap())).collect()
}

#[test]
fn every_part_has_a_picture_of_its_size_in_words_that_can_be_drawn() {
    let languages = Language::ALL.map(speech);
    let mut seen = 0;
    moments(|run, _, when| {
        for words in &languages {
            for (key, scene) in scenes(run, Viewer::Seat(A), words) {
                for text in scene.texts() {
                    assert!(missing(text).is_empty(), "{when}, {key}: {text}");
                    let raw = ["pic-", "card-", "action-", "region-", "option-", "owner-"];
                    assert!(!raw.iter().any(|it| text.starts_with(it)), "{when}, {key}: {text}");
                }
                let overview = key == "overview";
                assert_eq!(scene.width, if overview { 1600.0 } else { 800.0 }, "{when}, {key}");
                assert!(!overview || scene.height <= 1600.0 * 4.0 / 3.0, "{when}: {}", scene.height);
                seen += 1;
            }
        }
    });
    assert_eq!(seen, 4 * 2 * (4 * 8 + 1 + 2 + 3 + 4));
}

#[test]
fn what_texts_name_by_number_has_that_number_on_the_picture() {
    let (words, content) = (speech(Language::Pl), built_in());
    moments(|run, seats, when| {
        let scene = run.sight.scene(Viewer::Public, "overview", None, &words).unwrap();
        let texts: BTreeSet<&str> = scene.texts().into_iter().collect();
        for space in content.space_ids() {
            assert!(texts.contains(space.number().to_string().as_str()), "{when}: space {}", space.number());
        }
        for space in &content.river {
            assert!(texts.contains(space.key.to_uppercase().as_str()), "{when}: {}", space.key);
        }
        let river = run.sight.scene(Viewer::Public, "river", None, &words).unwrap();
        for space in &content.river {
            assert!(river.texts().contains(&space.key.to_uppercase().as_str()), "{when}, river: {}", space.key);
        }
        for name in &NAMES[..usize::from(seats)] {
            assert!(texts.contains(name), "{when}: {name}");
        }
        for region in Region::ALL {
            let part = format!("region-{}", region.key());
            let scene = run.sight.scene(Viewer::Public, &part, None, &words).unwrap();
            for space in content.space_ids().filter(|it| content.space(*it).region == region) {
                assert!(scene.texts().contains(&space.number().to_string().as_str()), "{when}, {part}");
            }
        }
    });
}

#[test]
fn pictures_are_indexed_and_small() {
    let (painter, words) = (Painter::new(), speech(Language::En));
    let game = shelf();
    for seats in [1, 4] {
        let fuzz = Fuzz {
            games: 1,
            seed: 70,
            seats,
            edition: "first".to_owned(),
            options: record(seats, &[("level", "easy")]).options,
        };
        let mut record = fuzz.record(game.as_ref(), 0);
        play_out(game.as_ref(), &mut record, &mut RandomPolicy::new(3), 20_000);
        let answers = record.answers.len() * 2 / 3;
        let (run, before) = (game.run(&record.cut(answers), None), game.run(&record.cut(answers - 6), None));
        for part in run.sight.parts(Viewer::Seat(A)) {
            let since = Some(before.sight.as_ref());
            let scene = run.sight.scene(Viewer::Seat(A), &part.key, since, &words).unwrap();
            let png = painter.png(&scene, part.width);
            // The colour type in the header: 3 is a palette.
            assert_eq!(png[25], 3, "{seats} players, {}", part.key);
            let most = if part.key == "overview" { 300 } else { 150 };
            assert!(png.len() < most * 1024, "{seats} players, {}: {} bytes", part.key, png.len());
        }
    }
}

#[test]
fn only_the_owner_has_a_picture_of_the_hand_and_all_else_is_the_same_for_all() {
    let words = speech(Language::En);
    let mut hands = 0;
    moments(|run, _, when| {
        assert!(run.sight.scene(Viewer::Public, "hand", None, &words).is_none(), "{when}");
        let own = scenes(run, Viewer::Seat(A), &words);
        hands += own.iter().filter(|it| it.0 == "hand").count();
        let open: Vec<_> = own.into_iter().filter(|it| it.0 != "hand").collect();
        assert!(open == scenes(run, Viewer::Public, &words), "{when}");
    });
    assert_eq!(hands, 16);
}

/// A position with hands and pieces of everybody.
fn crowded() -> State {
    game(3)
        .hand(A, "forge bank library")
        .hand(Seat(1), "mayor inn")
        .hand(Seat(2), "poet scout mint")
        .lay(4, "s3")
        .lay(5, "g16")
        .piece(4, 0, A, Kind::House)
        .piece(4, 1, Seat(1), Kind::Inhabitant)
        .piece(5, 1, Seat(2), Kind::House)
        .pasture(6, &[A, Seat(2)])
        .played("forge")
}

#[test]
fn what_nobody_may_know_never_changes_a_picture() {
    let (words, state) = (speech(Language::En), crowded());
    let mut differed = 0;
    for seed in 0..4 {
        for viewer in [Viewer::Public, Viewer::Seat(A)] {
            let other = view::resample(&state, viewer, &mut Chance::new(Seed::from_number(seed)));
            differed += usize::from(other.secret.hands != state.secret.hands);
            let (now, anew) = (View::new(&state, viewer), View::new(&other, viewer));
            for part in now.parts() {
                let picture = |it: &View| it.scene(&part.key, None, &words).unwrap();
                assert!(picture(&now) == picture(&anew), "{} tells {viewer:?} too much", part.key);
            }
        }
    }
    assert!(differed > 0, "nothing was dealt anew");
}

#[test]
fn pieces_show_the_letter_of_their_owner() {
    let (words, state) = (speech(Language::En), crowded());
    let scene = View::new(&state, Viewer::Public).scene("region-boonlake", None, &words).unwrap();
    let letters = |wanted: &str| scene.texts().iter().filter(|it| **it == wanted).count();
    // Once on the plate with everybody's presence, then on each piece.
    assert_eq!(["A", "B", "C"].map(letters), [3, 2, 3]);
}

#[test]
fn what_changed_is_marked() {
    let words = speech(Language::En);
    let (before, after) = (crowded(), crowded().piece(5, 0, A, Kind::Inhabitant).a(|it| it.coins += 3));
    let (old, new) = (View::new(&before, Viewer::Public), View::new(&after, Viewer::Public));
    let marks = |since: Option<&View>, part: &str| {
        format!("{:?}", new.scene(part, since, &words).unwrap().items).matches("r: 255, g: 214, b: 10").count()
    };
    for part in ["overview", "region-boonlake", "player-a"] {
        assert!(marks(Some(&old), part) > marks(None, part), "{part}");
        assert_eq!(marks(Some(&new), part), marks(None, part), "{part}");
    }
    assert_eq!(marks(Some(&old), "region-southern"), marks(None, "region-southern"));
}

/// TRN-04, TRN-08: during a turn only the taken tile lies below the last row, and all others stay in theirs.
#[test]
fn the_taken_tile_alone_leaves_its_row() {
    let words = speech(Language::En);
    let rows = |state: &State| {
        let scene = View::new(state, Viewer::Public).scene("overview", None, &words).unwrap();
        state.board.actions.iter().map(|it| height_of(&scene.items, &words.say(&action_name(*it)))).collect::<Vec<_>>()
    };
    let (before, taken) = (crowded(), crowded().with(|s| s.board.taken = Some(2)));
    let (free, now) = (rows(&before), rows(&taken));
    assert!(free.is_sorted() && now.iter().all(|it| *it <= now[2]), "{free:?} {now:?}");
    let others = |it: &[f32]| [&it[..2], &it[3..]].concat();
    assert_eq!(others(&free), others(&now));
}

/// How far down a text stands on the picture, counted in its group.
fn height_of(items: &[Item], wanted: &str) -> f32 {
    let heights = items.iter().filter_map(|it| match it {
        Item::Text(text) if text.text == wanted => Some(text.y),
        Item::Group(group) => Some(height_of(&group.items, wanted)),
        _ => None,
    });
    heights.fold(f32::NAN, f32::max)
}

#[test]
fn every_card_tile_lever_and_token_has_a_picture_for_the_look_up() {
    let (game, content) = (shelf(), built_in());
    for language in Language::ALL {
        let words = speech(language);
        let mut drawn = 0;
        for piece in game.pieces(&words) {
            let kind = piece.id.split('/').next().unwrap_or_default();
            let wanted = ["card", "scoring", "tile", "space", "action", "lever", "token", "region"].contains(&kind);
            let picture = scene::piece_picture(&content, &piece.id, &words);
            assert_eq!(picture.is_some(), wanted, "{}", piece.id);
            let Some(picture) = picture else { continue };
            assert!(picture.texts().iter().all(|it| missing(it).is_empty()), "{}", piece.id);
            assert!(picture.alt.starts_with(&piece.title) && picture.height > 100.0, "{}", piece.id);
            drawn += 1;
        }
        assert!(drawn >= 165 + 16 + 36 + 7 + 12 + 10, "{drawn}");
    }
    assert!(scene::piece_picture(&content, "card/nowhere", &speech(Language::En)).is_none());
}

/// SHP-06: what a space gives can be read while a ship lies there.
#[test]
fn a_ship_hides_neither_the_bonus_nor_the_name_of_its_space() {
    let words = speech(Language::En);
    let content = built_in();
    let coins = |it: &RiverId| matches!(content.river(*it).bonus[..], [Gain::Coins(_)]) && !content.river(*it).port;
    let at = (1..).map(RiverId).find(coins).unwrap();
    let [Gain::Coins(n)] = content.river(at).bonus[..] else { unreachable!() };
    let state = game(2).a(|it| it.ship = at);
    let scene = View::new(&state, Viewer::Public).scene("overview", None, &words).unwrap();
    // In whatever group: all texts with where they stand.
    fn texts(items: &[Item], into: &mut Vec<(String, f32, f32)>, from: (f32, f32), scale: f32) {
        for item in items {
            match item {
                Item::Text(it) => into.push((it.text.clone(), from.0 + it.x * scale, from.1 + it.y * scale)),
                Item::Group(it) => {
                    texts(&it.items, into, (from.0 + it.x * scale, from.1 + it.y * scale), scale * it.scale)
                }
                _ => {}
            }
        }
    }
    let mut all = Vec::new();
    texts(&scene.items, &mut all, (0.0, 0.0), 1.0);
    let key = content.river(at).key.to_uppercase();
    let (_, x, y) = all.iter().find(|it| it.0 == key).unwrap();
    let near = |text: &str, up: f32| {
        all.iter()
            .any(|it| it.0 == text && (it.1 - x).abs() < 26.0 && it.2 < *y && y - it.2 < up && y - it.2 > up - 26.0)
    };
    // The name, the bonus above it, and above both the letter on the sail.
    assert!(near(&n.to_string(), 38.0) && near("A", 74.0), "{all:?}");
}

/// SHP-05: the arm on which nobody sails in this round is named on a dull band; both have nine spaces, U above L.
#[test]
fn the_arm_of_the_other_round_is_named_on_a_dull_band() {
    const DULL: Color = Color::rgb(0x66573c);
    let words = speech(Language::En);
    fn closed_ones(items: &[Item], into: &mut Vec<f32>) {
        for item in items {
            match item {
                Item::Shape(it) => {
                    if let Geometry::Rect { y, w, h, .. } = it.geometry
                        && matches!(it.fill, Some(Fill::Solid(color)) if color == DULL)
                        && (w, h) == (46.0, 30.0)
                    {
                        into.push(y);
                    }
                }
                Item::Group(it) => closed_ones(&it.items, into),
                _ => {}
            }
        }
    }
    let closed = |round: usize| {
        let state = game(2).with(|s| s.board.round = round);
        let mut all = Vec::new();
        closed_ones(&View::new(&state, Viewer::Public).scene("overview", None, &words).unwrap().items, &mut all);
        all
    };
    let (first, second) = (closed(0), closed(1));
    assert_eq!((first.len(), second.len()), (9, 9));
    assert!(first.iter().all(|lower| second.iter().all(|upper| upper < lower)), "{first:?} {second:?}");
}
