//! The pictures: complete, legible, small, and no wiser than their viewer.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::kit::{A, B, Kit, built_in, card, city, field, record};
use crate::engine::{
    AnyGame, Arg, Chance, Fuzz, RandomPolicy, Run, Seat, Seed, Shelf, Text, View as _, Viewer, Words as _, play_out,
};
use crate::games::Registry;
use crate::games::frostpunk::Frostpunk;
use crate::games::frostpunk::content::card_id::CardId;
use crate::games::frostpunk::content::fields::{Field, Half};
use crate::games::frostpunk::content::kinds::{Building, Good, Place};
use crate::games::frostpunk::rules::map::place_name;
use crate::games::frostpunk::scene;
use crate::games::frostpunk::state::{Cubes, Development, Pawn, Plot, Research, Spot, State};
use crate::games::frostpunk::view::{self, View};
use crate::scene::{Item, Painter, Scene, measure, missing};
use crate::words::{Language, Speech, Wordbook};

const NAMES: [&str; 4] = ["Agnieszka", "Bartholomew the Elder of the Frost", "Łukasz", "Dee"];

fn shelf() -> Arc<dyn AnyGame> {
    Arc::new(Shelf::new(Frostpunk::load(None).unwrap()))
}

fn speech(language: Language) -> Speech {
    let book = Wordbook::load(&Registry::of(vec![shelf()])).unwrap();
    book.game("frostpunk", language).plain(NAMES.map(str::to_owned).to_vec())
}

/// Games of every number of players at four moments.
fn moments(mut see: impl FnMut(&Run, u8, &str)) {
    let game = shelf();
    for seats in 1..=4 {
        let options = record(seats, &[("society", "vi"), ("level", "hard")]).options;
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

/// Whether a text is the id of a message that nobody wrote.
fn is_raw(text: &str) -> bool {
    text.starts_with('[')
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
                    assert!(!is_raw(text), "{when}, {key}: {text}");
                }
                let overview = key == "overview";
                assert_eq!(scene.width, if overview { 1600.0 } else { 800.0 }, "{when}, {key}");
                assert!(!overview || scene.height <= 1600.0 * 4.0 / 3.0, "{when}: {}", scene.height);
                seen += 1;
            }
        }
    });
    assert_eq!(seen, 4 * 2 * (4 * 10 + 1 + 2 + 3 + 4));
}

/// Names of places begin with their number, and it stands on the map.
#[test]
fn what_texts_name_by_number_has_that_number_on_the_picture() {
    for language in Language::ALL {
        let words = speech(language);
        let number = |place: Place| {
            let name = words.say(&place_name(place));
            name.split(' ').next().unwrap_or_default().to_owned()
        };
        let numbers: BTreeSet<String> = Place::ALL.map(number).into();
        assert_eq!(numbers, (1..=18).map(|n| n.to_string()).collect(), "every place has a number of its own");
        moments(|run, seats, when| {
            for part in ["overview", "map"] {
                let scene = run.sight.scene(Viewer::Public, part, None, &words).unwrap();
                let texts: BTreeSet<&str> = scene.texts().into_iter().collect();
                assert!(numbers.iter().all(|it| texts.contains(it.as_str())), "{when}, {part}");
                let named = |it: &&str| texts.contains(it);
                assert!(part == "map" || NAMES[..usize::from(seats)].iter().all(named), "{when}");
            }
        });
    }
}

#[test]
fn the_number_of_a_place_is_drawn_on_that_place() {
    let words = speech(Language::En);
    let empty = city(2);
    for place in [Place::Ne, Place::S, Place::W2] {
        let name = words.say(&place_name(place));
        let number = name.split(' ').next().unwrap();
        let spot = |state: &State| {
            let scene = View::new(state, Viewer::Public).scene("map", None, &words).unwrap();
            format!(
                "{:?}",
                scene
                    .items
                    .iter()
                    .filter(|it| format!("{it:?}").contains(&format!("text: \"{number}\"")))
                    .collect::<Vec<_>>()
            )
        };
        // A tile on the place moves its number from the drift to the tile, and no other number.
        let laid = city(2).lay(place);
        assert_ne!(spot(&empty), spot(&laid), "{name}");
    }
}

#[test]
fn pictures_are_indexed_and_small() {
    let (painter, words) = (Painter::new(), speech(Language::En));
    let game = shelf();
    for seats in [1, 4] {
        let fuzz = Fuzz { games: 1, seed: 70, seats, edition: "first".to_owned(), options: record(seats, &[]).options };
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
            let most = if part.key == "overview" { 600 } else { 250 };
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

/// Three hands, and decks of which nobody knows the order.
fn dealt() -> State {
    let mut state = city(3);
    let ids = |ids: &[&str]| -> Vec<CardId> { ids.iter().map(|it| card(it)).collect() };
    state.secret.hands[A] = ids(&["M01", "M14"]);
    state.secret.hands[B] = ids(&["M02", "M21", "M30"]);
    state.secret.hands[Seat(2)] = ids(&["M05"]);
    state.secret.citizens = ids(&["M03", "M04", "M06", "M07", "M08"]).into_iter().collect();
    state.secret.near = ids(&["N01", "N02", "N03"]).into_iter().collect();
    state.secret.weather = ids(&["W01", "W02", "W03"]).into_iter().collect();
    state.secret.dusk = ids(&["Z000", "Z001", "KS01"]).into_iter().collect();
    state
}

#[test]
fn what_nobody_may_know_never_changes_a_picture() {
    let (words, state) = (speech(Language::En), dealt());
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

/// The Generator tile, one near tile with a Tent, and a large building.
fn town() -> State {
    city(2).lay(Place::Ne).build("ne-upper", Building::Tent).lay(Place::Sw).build("sw-upper", Building::Hothouse)
}

#[test]
fn heat_cold_and_pawns_change_the_map() {
    let words = speech(Language::En);
    let map = |state: &State| View::new(state, Viewer::Public).scene("map", None, &words).unwrap();
    let cold = map(&town().heat([1, 5, 1, 2, 3]));
    let red = map(&town().heat([2, 5, 1, 2, 3]));
    let all = map(&town().heat([5, 5, 1, 2, 3]));
    assert!(cold != red && red != all, "each ring that burns shows");
    let worker = map(&town().pawn(Pawn::Worker, Spot::Field(field("ne-lower"))));
    let engineer = map(&town().pawn(Pawn::Engineer, Spot::Field(field("ne-lower"))));
    assert!(worker != engineer && worker != map(&town()), "pawns are told apart");
}

#[test]
fn the_card_of_the_evening_is_shown_large_until_it_was_seen() {
    let words = speech(Language::En);
    let before = city(2);
    let mut after = city(2);
    after.board.evening = Some(card("Z005"));
    let title = words.say(&card("Z005").title());
    // What is not scaled stands on the picture itself; the small cards are in groups.
    let large = |since: Option<&View>| {
        let scene = View::new(&after, Viewer::Public).scene("overview", since, &words).unwrap();
        scene.items.iter().any(|it| matches!(it, Item::Text(text) if text.text == title))
    };
    assert!(large(Some(&View::new(&before, Viewer::Public))), "it is new");
    assert!(!large(Some(&View::new(&after, Viewer::Public))), "it was seen");
    let events = View::new(&after, Viewer::Public).scene("events", None, &words).unwrap();
    assert!(events.texts().contains(&title.as_str()), "it can be read again");
}

/// DUS-03: the consultation that is to come says what the tokens are worth, so it stands there large also when another card is new.
#[test]
fn dus_03_the_consultation_to_come_is_always_on_the_overview() {
    let words = speech(Language::En);
    let state = city(4).with(|s| (s.board.consultation, s.board.evening) = (Some(card("KS08")), Some(card("Z005"))));
    let (old, new) = (View::new(&city(4), Viewer::Public), View::new(&state, Viewer::Public));
    let title = words.say(&card("KS08").title());
    for since in [None, Some(&old), Some(&new)] {
        let scene = new.scene("overview", since, &words).unwrap();
        assert!(size_of(&scene.items, &title).is_some_and(|it| it > 20.0), "{:?}", size_of(&scene.items, &title));
        // DUS-02: it is not in force yet.
        assert!(scene.texts().iter().any(|it| it.starts_with("May come at Dusk: ")), "{:?}", scene.texts());
        let yellow = scene.texts().contains(&"new since you last looked");
        assert_eq!(yellow, since.is_some_and(|it| std::ptr::eq(it, &old)), "only where something is yellow");
    }
}

/// ILL-07, TOK-11: a card of the hand has its type in words; discontent counts up to what loses the game, as deaths do.
#[test]
fn cards_of_the_hand_name_their_type_and_rows_the_spaces_that_they_have() {
    let words = speech(Language::En);
    let state = city(1).tokens("Anger greed").with(|s| s.add_to_hand(A, card("M11")));
    let view = View::new(&state, Viewer::Seat(A));
    let hand = view.scene("hand", None, &words).unwrap();
    assert!(hand.texts().contains(&"engineer"), "{:?}", hand.texts());
    let city = view.scene("overview", None, &words).unwrap();
    assert!(city.texts().contains(&"2/6"), "{:?}", city.texts());
}

#[test]
fn what_changed_is_marked() {
    let words = speech(Language::En);
    let (before, after) = (town(), town().goods(Good::Coal, 9).cubes("ne-lower", 3, Good::Wood));
    let (old, new) = (View::new(&before, Viewer::Public), View::new(&after, Viewer::Public));
    let marks = |since: Option<&View>, part: &str| {
        format!("{:?}", new.scene(part, since, &words).unwrap().items).matches("r: 255, g: 214, b: 10").count()
    };
    for part in ["overview", "map"] {
        assert!(marks(Some(&old), part) > marks(None, part), "{part}");
        assert_eq!(marks(Some(&new), part), marks(None, part), "{part}");
    }
    assert_eq!(marks(Some(&old), "technologies"), marks(None, "technologies"));
}

#[test]
fn every_card_tile_building_and_society_has_a_picture_for_the_look_up() {
    let (game, content) = (shelf(), built_in());
    for language in Language::ALL {
        let words = speech(language);
        let mut drawn = 0;
        for piece in game.pieces(&words) {
            let wanted = piece.id.starts_with("society/")
                || Building::from_key(&piece.id).is_some()
                || piece.id.starts_with(|it: char| it.is_ascii_uppercase());
            let picture = scene::piece_picture(&content, &piece.id, &words);
            assert_eq!(picture.is_some(), wanted, "{}", piece.id);
            let Some(picture) = picture else { continue };
            assert!(picture.texts().iter().all(|it| missing(it).is_empty() && !is_raw(it)), "{}", piece.id);
            assert!(picture.alt.starts_with(&piece.title) && picture.height > 200.0, "{}", piece.id);
            drawn += 1;
        }
        // Cards of all decks with their consequences, tiles, buildings and society cards.
        assert!(drawn >= 32 + 61 + 10 + 32 + 16 + 8 + 13 + 9 + 4 + 30 + 40 + 24 + 30 + 32 + 12, "{drawn}");
    }
    assert!(scene::piece_picture(&content, "P099", &speech(Language::En)).is_none());
}

/// A table with more cards than a game ever has at once.
fn crowded() -> State {
    let mut state = town();
    state.board.scenario = ["S01", "S02", "S04", "S05", "S06", "S07"].map(card).to_vec();
    for law in ["PR01", "PR06", "PR08", "PR12"] {
        state = state.enacted(law);
    }
    for technology in ["T01", "T02", "T03", "T05"] {
        state = state.developed(technology);
    }
    for event in ["P004", "P015", "P016", "P024", "Z030", "Z038", "Z043", "Z057", "Z058"] {
        state = state.open(event);
    }
    state.board.evening = Some(card("Z030"));
    state
}

#[test]
fn however_many_cards_lie_open_the_overview_shows_them_all_and_stays_in_its_form() {
    let words = speech(Language::En);
    let empty = View::new(&town(), Viewer::Public);
    for since in [None, Some(&empty)] {
        let scene = View::new(&crowded(), Viewer::Public).scene("overview", since, &words).unwrap();
        assert!(scene.height <= 1600.0 * 4.0 / 3.0, "{}", scene.height);
        let texts = scene.texts();
        let laid = ["S01", "S07", "PR12", "T05", "P004", "Z058"].map(card).map(|it| it.written());
        assert!(laid.iter().all(|it| texts.contains(&it.as_str())));
    }
}

/// The size of a text on the picture, in whatever groups it is.
fn size_of(items: &[Item], wanted: &str) -> Option<f32> {
    items.iter().find_map(|it| match it {
        Item::Text(text) if text.text == wanted => {
            let wide = measure(wanted, text.size, text.weight);
            Some(text.size * (text.max_width.unwrap_or(wide) / wide).clamp(text.shrink, 1.0))
        }
        Item::Group(group) => size_of(&group.items, wanted).map(|it| it * group.scale),
        _ => None,
    })
}

/// A phone shows the overview at a quarter of its size.
#[test]
fn cards_that_count_can_be_read_on_a_phone() {
    let mut state = town().enacted("PR01");
    state.board.scenario = vec![card("S01")];
    state.board.activations = [4, 11].into();
    state.board.technologies = ["T01", "T02"].map(|it| Research { id: card(it), token: Development::Idle }).to_vec();
    state.board.technologies[1].token = Development::Due(7);
    for language in Language::ALL {
        let words = speech(language);
        let overview = |state: &State| View::new(state, Viewer::Public).scene("overview", None, &words).unwrap();
        let scene = overview(&state);
        for id in ["S01", "PR01", "T02"] {
            let size = size_of(&scene.items, &words.say(&card(id).title())).unwrap();
            assert!(size >= 26.0, "{id}: {size}");
        }
        assert_eq!(size_of(&scene.items, "T01"), None, "what waits to be developed does nothing");
        assert_eq!(scene.height, overview(&town()).height, "cards make no picture taller that has room for them");
    }
}

/// Where a text with this beginning is, outside of groups.
fn spot(scene: &Scene, wanted: &str) -> (f32, f32) {
    let found = scene.items.iter().find_map(|it| match it {
        Item::Text(text) if text.text == wanted => Some((text.x, text.y)),
        _ => None,
    });
    found.unwrap()
}

/// HEA-02: the insulations on the rings hide no number of a field, also where pawns have moved it aside.
#[test]
fn the_insulations_on_the_rings_hide_no_number_of_a_field() {
    let words = speech(Language::En);
    let mut state = city(2).heat([1, 5, 31, 32, 33]);
    let places = [Place::E, Place::Se, Place::Ese, Place::Sw, Place::S, Place::Se2, Place::E2];
    for (n, place) in (71..).zip(places) {
        state = state.lay(place);
        for (more, half) in [(0, Half::Upper), (10, Half::Lower)] {
            let on = Field::Map(place, half);
            state
                .board
                .fields
                .insert(on, Plot { cubes: Some(Cubes { n: n + more, of: Good::Wood }), trees: 0, built: None });
            state = state.pawn(Pawn::Worker, Spot::Field(on));
        }
    }
    let scene = View::new(&state, Viewer::Public).scene("map", None, &words).unwrap();
    let [red, orange, yellow] = ["32+", "33+", "34+"].map(|it| spot(&scene, it));
    // From the corner of the Generator tile to that of its neighbour.
    let side = (orange.0 - red.0) / 0.866_025;
    for number in (71..78).chain(81..88) {
        let (x, y) = spot(&scene, &number.to_string());
        for (bx, by) in [red, orange, yellow] {
            // The text stands half a radius below the middle of the insulation.
            let (dx, dy) = ((x - bx).abs(), (y - (by - side * 0.125)).abs());
            assert!(dx > side * 0.4 || dy > side * 0.4, "{number}: {dx} {dy} of {side}");
        }
    }
}

/// The legend explains the signs of the tokens and of what changed, and nothing of it is cut off.
#[test]
fn the_legend_stands_whole_at_the_foot_of_the_overview() {
    for language in Language::ALL {
        let words = speech(language);
        let before = View::new(&town().goods(Good::Coal, 9), Viewer::Public);
        let scene = View::new(&town(), Viewer::Public).scene("overview", Some(&before), &words).unwrap();
        let first = View::new(&town(), Viewer::Public).scene("overview", None, &words).unwrap();
        let whole = |scene: &Scene, said: &str| {
            let (x, y) = spot(scene, said);
            let wide = measure(said, 26.0, crate::scene::Weight::Regular);
            assert!(x + wide < scene.width - 12.0 && y < scene.height - 14.0, "{said}: {x} {y} of {}", scene.height);
        };
        for id in [
            "token-care",
            "token-greed",
            "pic-sign-range",
            "pic-sign-tower",
            "pic-sign-ill",
            "pic-sign-grave",
            "pic-sign-else",
            "pic-sign-each",
            "pic-sign-active",
        ] {
            whole(&scene, &words.word(id));
            whole(&first, &words.word(id));
        }
        // Cards are drawn with their codes whether or not something is new.
        whole(&scene, &words.word("pic-sign-fresh"));
        whole(&scene, &words.say(&Text::new("pic-sign-card-too").with("card", Arg::Word("S01".to_owned()))));
        // SET-11.
        let dead = words.say(&Text::new("pic-sign-before").with("n", 1_u32));
        whole(&scene, &dead);
        whole(&first, &dead);
        whole(&first, &words.say(&Text::new("pic-sign-card").with("card", Arg::Word("S01".to_owned()))));
    }
}
