//! Tests of what random games seldom come to: Ruins, storage, visitors, robberies, long Deals.

mod told;

use std::collections::BTreeMap;

use super::*;
use crate::engine::{AnyGame as _, Fuzz, Game, Plain, RandomPolicy, Shelf, Viewer, play_out};
use crate::games::state51::State51;
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::{Exchange, Faction, Good};
use crate::games::state51::labels::phrases;
use crate::games::state51::state::{Built, BuiltId, Phase, Robbery, State};
use crate::scene::{Anchor, Color, Fill, Geometry, Item, Painter, Sym, measure};

fn start(seats: u8) -> State {
    let game = State51::load(None).unwrap();
    let options = BTreeMap::from([("deck".to_owned(), "winter".to_owned())]);
    let fuzz = Fuzz { games: 1, seed: 3, seats, edition: "master-set".to_owned(), options };
    let record = fuzz.record(&Shelf::new(State51::load(None).unwrap()), 0);
    let mut state = game.open(&record);
    state.board.phase = Phase::Action;
    state.board.round = 5;
    state
}

fn card(state: &State, key: &str) -> LocationId {
    state.content.find(key).unwrap_or_else(|| panic!("there is no card `{key}`"))
}

/// Puts a card into a State and dresses it.
fn build(state: &mut State, seat: u8, key: &str, dress: impl FnOnce(&mut Built)) -> BuiltId {
    let id = BuiltId(state.board.next_built);
    state.board.next_built += 1;
    let mut built = Built::new(id, card(state, key));
    dress(&mut built);
    state.board.players[Seat(seat)].built.push(built);
    id
}

/// A table with everything that can lie on a card.
fn crowded() -> State {
    let mut state = start(2);
    for (seat, faction) in [(0, Faction::Appalachian), (1, Faction::Mutants)] {
        let player = &mut state.board.players[Seat(seat)];
        player.faction = Some(faction);
        player.vp = 23 + u32::from(seat);
        player.pool =
            Good::ALL.into_iter().filter(|it| !matches!(it, Good::Card | Good::Vp)).map(|it| (it, 12)).collect();
        player.exchanges.insert(Exchange::Grey, [(Good::Brick, 1)].into());
    }
    build(&mut state, 0, "pub", |it| it.visitors = 1);
    build(&mut state, 0, "preacher-of-the-new-era", |it| it.ruined = true);
    build(&mut state, 0, "hidden-forge", |_| {});
    build(&mut state, 0, "radioactive-colony", |it| {
        it.placed = [(Good::Worker, 1), (Good::Ammo, 2), (Good::Red, 1)].into()
    });
    build(&mut state, 0, "thieves-den", |it| it.stored = [(Good::Iron, 2), (Good::Worker, 2)].into());
    build(&mut state, 0, "solitary-trader", |it| {
        it.uses = 1;
        it.spent = [(Good::Worker, 1), (Good::Brick, 1), (Good::Fuel, 1), (Good::Gun, 1), (Good::Ammo, 1)].into();
        it.token = true;
    });
    for key in ["cistern", "power-station", "outpost-mercenaries", "steel-eagle", "construction-vehicles", "arena"] {
        build(&mut state, 1, key, |_| {});
    }
    for key in ["caravanner", "camino-real", "body-hunters", "eight-mile", "production-manager", "truck"] {
        build(&mut state, 1, key, |_| {});
    }
    let suppliers = build(&mut state, 1, "suppliers", |_| {});
    let robbed = state.board.players[Seat(0)].built[0].id;
    state.board.robberies = vec![Robbery { suppliers, owner: Seat(0), robbed }];
    let deals = ["arena", "pub", "motel", "school", "school", "sharrash", "convoy", "gunsmith", "church", "crossing"];
    state.board.players[Seat(1)].deals = deals.map(|it| card(&state, it)).into();
    state.board.players[Seat(1)].connections =
        ["thugs", "junk-train"].map(|it| state.content.find_connection(it).unwrap()).into();
    state
}

/// Every symbol of a picture.
fn symbols(items: &[Item]) -> Vec<Sym> {
    let one = |it: &Item| match it {
        Item::Symbol(symbol) => vec![symbol.sym],
        Item::Group(group) => symbols(&group.items),
        Item::Shape(_) | Item::Text(_) | Item::Block(_) => Vec::new(),
    };
    items.iter().flat_map(one).collect()
}

fn scene(state: &State, focus: Focus) -> Scene {
    let view = View::new(state, Viewer::Public);
    let scene = picture(&view, focus, None, &Plain).unwrap();
    if let Some(folder) = std::env::var_os("PICTURES51") {
        let words = crate::games::state51::labels::cards::tests::Speaker::new(crate::words::Language::En);
        let shown = picture(&view, focus, None, &words).unwrap();
        let path = std::path::Path::new(&folder).join(format!("crowded {focus:?}.png"));
        std::fs::write(path, Painter::new().png(&shown, shown.width as u32)).unwrap();
    }
    scene
}

#[test]
fn ruins_show_their_name_and_nothing_else() {
    let state = crowded();
    for focus in [Focus::Overview, Focus::Player(Seat(0))] {
        let scene = scene(&state, focus);
        assert!(scene.texts().contains(&"card-preacher-of-the-new-era"));
        assert_eq!(symbols(&scene.items).iter().filter(|it| **it == Sym::Breach).count(), 1);
    }
    let mut intact = state.clone();
    intact.board.players[Seat(0)].built[1].ruined = false;
    let count = |state: &State| symbols(&scene(state, Focus::Player(Seat(0))).items);
    assert!(!count(&intact).contains(&Sym::Breach));
}

#[test]
fn uses_visits_stores_and_defence_are_shown() {
    let state = crowded();
    let own = scene(&state, Focus::Player(Seat(0)));
    let texts = own.texts();
    assert!(texts.contains(&"1/2"), "one of two uses");
    let defences = |wanted: &str| texts.iter().filter(|it| **it == wanted).count();
    assert!(
        defences("6") == 1 && defences("4") >= 3,
        "an Action with a token, Features, and the Hidden Forge: {texts:?}"
    );
    let locks = symbols(&own.items).iter().filter(|it| **it == Sym::Lock).count();
    assert_eq!(locks, 4, "what a card stores, what is stored on it, that it comes back, and what the sign means");
    let other = scene(&state, Focus::Player(Seat(1)));
    assert!(other.texts().contains(&"2×"), "equal Deals stand together");
    assert!(other.texts().contains(&"connection-thugs"));
}

#[test]
fn what_will_happen_to_a_card_is_shown() {
    let mut state = crowded();
    let count = |state: &State, sym: Sym| {
        let drawn = symbols(&scene(state, Focus::Overview).items);
        drawn.iter().filter(|it| **it == sym).count()
    };
    let (robbed, plans) = (count(&state, Sym::Follower), count(&state, Sym::Hourglass));
    let den = state.board.players[Seat(0)].built[4].id;
    state.board.players[Seat(0)].storing.insert(den, [(Good::Worker, 2)].into());
    assert_eq!(count(&state, Sym::Hourglass), plans + 1, "what will be stored");
    state.board.robberies.clear();
    assert_eq!(count(&state, Sym::Follower), robbed - 1, "whose production goes to Suppliers");
    assert!(!scene(&state, Focus::Overview).texts().contains(&"pic-last-round"));
    state.board.end_begun = true;
    assert!(scene(&state, Focus::Overview).texts().contains(&"pic-last-round"));
}

/// The signs that stand on a picture are explained at its foot, and no others.
#[test]
fn signs_that_nobody_could_guess_are_explained() {
    let mut state = start(2);
    for (seat, faction) in [(0, Faction::Appalachian), (1, Faction::Mutants)] {
        state.board.players[Seat(seat)].faction = Some(faction);
    }
    let explained = |state: &State, focus: Focus| -> Vec<String> {
        let scene = scene(state, focus);
        scene.texts().iter().filter(|it| it.starts_with("pic-sign-")).map(|it| (*it).to_owned()).collect()
    };
    // FAC-07: the sign of the Worker exchange stands on every board.
    assert_eq!(explained(&state, Focus::Overview), ["pic-sign-basic", "pic-sign-first", "pic-sign-vp"]);
    let before = View::new(&state, Viewer::Public);
    build(&mut state, 0, "school", |_| {});
    let few = ["raze", "type", "built", "basic", "first", "vp"].map(|it| format!("pic-sign-{it}"));
    assert_eq!(explained(&state, Focus::Overview), few);
    let own = explained(&state, Focus::Player(Seat(0)));
    let whole = ["distance", "spoils", "deal-whole", "defence", "type", "built"].map(|it| format!("pic-sign-{it}"));
    assert_eq!(own, whole);
    let now = View::new(&state, Viewer::Public);
    let says_new = |since: &View| {
        let scene = picture(&now, Focus::Overview, Some(since), &Plain).unwrap();
        scene.texts().contains(&"pic-sign-changed")
    };
    assert!(says_new(&before) && !says_new(&now), "what is marked is said to be new");
}

/// CLN-05: what a new round gives back is not marked like what was used.
#[test]
fn what_is_ready_again_is_no_news() {
    let mut old = crowded();
    old.board.players[Seat(0)].built[5].visitors = 0;
    let mut new = old.clone();
    let player = &mut new.board.players[Seat(0)];
    player.exchanges.clear();
    for built in &mut player.built {
        (built.uses, built.visitors) = (0, 0);
        built.spent = Default::default();
    }
    let marks = |round: u32| {
        let mut new = new.clone();
        new.board.round = round;
        let [old, new] = [&old, &new].map(|it| View::new(it, Viewer::Public));
        let [plain, marked] = [None, Some(&old)].map(|it| picture(&new, Focus::Player(Seat(0)), it, &Plain).unwrap());
        marked.items.len() + leaves(&marked.items) - plain.items.len() - leaves(&plain.items)
    };
    assert!(marks(6) < marks(5), "{} {}", marks(6), marks(5));
}

fn leaves(items: &[Item]) -> usize {
    items.iter().map(|it| if let Item::Group(group) = it { leaves(&group.items) } else { 1 }).sum()
}

#[test]
fn the_winner_stands_beside_the_crown() {
    let mut state = crowded();
    state.board.phase = Phase::Over;
    let badges = |state: &State| scene(state, Focus::Overview).texts().iter().filter(|it| **it == "B").count();
    assert_eq!(badges(&state), 4, "on the track, at the panel, as a name, beside the crown");
    state.board.players[Seat(0)].vp = 99;
    assert_eq!(badges(&state), 3, "B has lost");
}

#[test]
fn the_big_number_at_the_end_is_the_final_one_and_the_winner_is_named() {
    let mut state = crowded();
    state.board.players[Seat(0)].passed = true;
    let texts = |state: &State| -> Vec<String> {
        scene(state, Focus::Overview).texts().iter().map(|it| (*it).to_owned()).collect()
    };
    // In words: "+ 5 = 28" beside a star told nobody what is added.
    // A has 23 VP and five intact locations, B 24 and 13.
    let before = texts(&state);
    for text in ["23", "pic-so-far(n=28)", "pic-passed"] {
        assert!(before.iter().any(|it| it == text), "{text} in {before:?}");
    }
    state.board.phase = Phase::Over;
    let after = texts(&state);
    for text in ["28", "pic-final(vp=23, n=5)", "37", "pic-final(vp=24, n=13)", "pic-won(who=group-seat(seat=B))"] {
        assert!(after.iter().any(|it| it == text), "{text} in {after:?}");
    }
    assert!(!after.iter().any(|it| it == "pic-passed"), "nobody is waited for, so nobody has passed");
}

#[test]
fn short_rows_share_a_line() {
    let height = |actions: &[&str]| {
        let mut state = start(2);
        for key in ["pub", "motel"].iter().chain(actions) {
            build(&mut state, 0, key, |_| {});
        }
        scene(&state, Focus::Overview).height
    };
    let two = height(&["motel"]);
    assert_eq!(two, height(&[]), "one and two beside a third stand in one line");
    assert!(two < height(&["motel", "motel"]), "a row that does not fit begins a line of its own");
}

#[test]
fn a_number_stands_clear_of_the_good_before_it() {
    let row = phrases::row(&[(Good::Fuel, 1), (Good::Worker, 3), (Good::Grey, 1)].into());
    let gap = row.iter().position(|it| *it == phrases::Icon::Gap);
    assert_eq!(gap, row.iter().position(|it| *it == phrases::Icon::Text("3".to_owned())).map(|it| it - 1), "{row:?}");
    // Nor does the good behind it look as if the number were that of both.
    assert_eq!(row[row.len() - 2], phrases::Icon::Gap, "{row:?}");
}

/// PRO-06, BLD-06: the sign of what is counted is one that stands on a card of the picture; two of a card are not two uses.
#[test]
fn the_legend_of_a_hand_shows_signs_of_its_own_cards() {
    let mut state = start(2);
    state.secret.hands[Seat(0)] = ["school", "refinery", "oilmen-fortress"].map(|it| card(&state, it)).into();
    let drawn = |state: &State| {
        let view = View::new(state, Viewer::Seat(Seat(0)));
        let scene = picture(&view, Focus::Hand, None, &Plain).unwrap();
        scene.texts().iter().map(|it| (*it).to_owned()).collect::<Vec<_>>()
    };
    let once = drawn(&state);
    assert_eq!(once.iter().filter(|it| *it == "≤5").count(), 2, "on the card and below: {once:?}");
    assert!(!once.iter().any(|it| it == "≤3" || it == "pic-sign-several"), "{once:?}");
    let again = card(&state, "refinery");
    state.secret.hands[Seat(0)].push(again);
    let twice = drawn(&state);
    assert_eq!(twice.iter().filter(|it| *it == "×2").count(), 2, "on the card and below: {twice:?}");
    assert!(twice.iter().any(|it| it == "pic-sign-several"), "{twice:?}");
}

/// Where something lies on a picture: left, top, right, bottom. Strokes and the ground are left out.
fn areas(items: &[Item], (x, y, scale): (f32, f32, f32), into: &mut Vec<[f32; 4]>) {
    for item in items {
        let [l, t, r, b] = match item {
            Item::Symbol(it) => {
                let half = it.size * 0.45;
                [it.cx - half, it.cy - half, it.cx + half, it.cy + half]
            }
            Item::Text(it) => {
                let wide = measure(&it.text, it.size, it.weight).min(it.max_width.unwrap_or(f32::INFINITY));
                let left = match it.anchor {
                    Anchor::Start => it.x,
                    Anchor::Middle => it.x - wide * 0.5,
                    Anchor::End => it.x - wide,
                };
                [left, it.y - it.size * 0.4, left + wide, it.y + it.size * 0.4]
            }
            Item::Shape(shape) => match &shape.geometry {
                Geometry::Rect { x, y, w, h, .. } => [*x, *y, x + w, y + h],
                Geometry::Ellipse { cx, cy, rx, ry } => [cx - rx, cy - ry, cx + rx, cy + ry],
                Geometry::Path(_) => continue,
            },
            Item::Group(it) => {
                areas(&it.items, (x + it.x * scale, y + it.y * scale, scale * it.scale), into);
                continue;
            }
            Item::Block(_) => continue,
        };
        into.push([x + l * scale, y + t * scale, x + r * scale, y + b * scale]);
    }
}

/// The panels of a picture, each with everything that is drawn in it.
fn panels(scene: &Scene) -> Vec<([f32; 4], Vec<[f32; 4]>)> {
    let panel = |it: &Item| match it {
        Item::Shape(shape) if shape.fill == Some(palette::PANEL.into()) => match shape.geometry {
            Geometry::Rect { x, y, w, h, .. } => Some([x, y, x + w, y + h]),
            _ => None,
        },
        _ => None,
    };
    let pairs = scene.items.windows(2).filter_map(|it| Some((panel(&it[0])?, &it[1])));
    pairs
        .map(|(place, inside)| {
            let mut all = Vec::new();
            areas(std::slice::from_ref(inside), (0.0, 0.0, 1.0), &mut all);
            (place, all)
        })
        .collect()
}

fn within(inner: [f32; 4], outer: [f32; 4]) -> bool {
    // Rings and marks lie on edges.
    let [l, t, r, b] = inner;
    l >= outer[0] - 3.0 && t >= outer[1] - 3.0 && r <= outer[2] + 3.0 && b <= outer[3] + 3.0
}

/// Pictures have their size, and nothing leaves the picture or the panel of its player.
fn holds(scene: &Scene, focus: Focus, seats: usize, place: &str) {
    let whole = focus == Focus::Overview;
    assert_eq!(scene.width, if whole { 1600.0 } else { 800.0 }, "{place}");
    assert!(!whole || scene.height <= 1600.0 * 4.0 / 3.0, "{place}: {} tall", scene.height);
    let mut all = Vec::new();
    areas(&scene.items, (0.0, 0.0, 1.0), &mut all);
    for it in all {
        assert!(within(it, [0.0, 0.0, scene.width, scene.height]), "{place}: {it:?} of {} tall", scene.height);
    }
    let panels = panels(scene);
    assert_eq!(panels.len(), if whole { seats } else { usize::from(focus != Focus::Hand) }, "{place}");
    for (n, (own, inside)) in panels.iter().enumerate() {
        for it in inside {
            assert!(within(*it, *own), "{place}: {it:?} leaves the panel {own:?}");
        }
        for (other, _) in &panels[n + 1..] {
            let apart = own[2] <= other[0] || other[2] <= own[0] || own[3] <= other[1] || other[3] <= own[1];
            assert!(apart, "{place}: {own:?} and {other:?}");
        }
    }
}

/// Every picture of a state, in both languages.
fn hold(state: &State, place: &str) {
    use crate::games::state51::labels::cards::tests::Speaker;
    use crate::words::Language;
    let view = View::new(state, Viewer::Seat(Seat(0)));
    let seats: Vec<Seat> = state.board.players.seats().all().collect();
    let own = seats.iter().map(|it| Focus::Player(*it));
    for focus in [Focus::Overview, Focus::Hand].into_iter().chain(own) {
        for language in Language::ALL {
            let drawn = picture(&view, focus, None, &Speaker::new(language)).unwrap();
            holds(&drawn, focus, seats.len(), &format!("{place}, {focus:?}, {language:?}"));
        }
    }
}

#[test]
fn late_games_of_every_number_of_players_fit_a_portrait_of_four_by_three() {
    let game = State51::load(None).unwrap();
    for (seats, deck) in [(2, "none"), (3, "new-era"), (4, "new-era"), (4, "winter")] {
        let shelf = Shelf::new(State51::load(None).unwrap());
        let options = BTreeMap::from([("deck".to_owned(), deck.to_owned())]);
        let fuzz = Fuzz { games: 1, seed: 54, seats, edition: "master-set".to_owned(), options };
        let mut record = fuzz.record(&shelf, 0);
        play_out(&shelf, &mut record, &mut RandomPolicy::new(7), 20_000);
        for back in [0, 40] {
            let run = Shelf::new(game.clone()).run(&record.cut(record.answers.len() - back), None);
            let words = crate::games::state51::labels::cards::tests::Speaker::new(crate::words::Language::Pl);
            for part in run.sight.parts(Viewer::Seat(Seat(0))) {
                let drawn = run.sight.scene(Viewer::Seat(Seat(0)), &part.key, None, &words).unwrap();
                let focus = match part.key.as_str() {
                    "overview" => Focus::Overview,
                    "hand" => Focus::Hand,
                    _ => Focus::Player(Seat(0)),
                };
                assert_eq!(part.width as f32, drawn.width, "{}", part.key);
                holds(&drawn, focus, seats.into(), &format!("{seats} players, {deck}, {}", part.key));
            }
        }
    }
}

/// Everybody has built, agreed and kept far more than any game brings.
fn overflowing(seats: u8, built: usize) -> State {
    let mut state = start(seats);
    let all: Vec<LocationId> = state.content.locations().map(|it| it.0).collect();
    for seat in 0..seats {
        let player = &mut state.board.players[Seat(seat)];
        player.faction = Some(Faction::ALL[usize::from(seat)]);
        player.vp = 24;
        player.passed = seat % 2 == 1;
        let goods = Good::ALL.into_iter().filter(|it| !matches!(it, Good::Card | Good::Vp));
        player.pool = goods.map(|it| (it, 12)).collect();
        player.deals = all.iter().copied().take(40).collect();
        player.connections = ["thugs", "junk-train"].map(|it| state.content.find_connection(it).unwrap()).into();
        for n in 0..built {
            let id = BuiltId(state.board.next_built);
            state.board.next_built += 1;
            let mut it = Built::new(id, all[(n * 3 + usize::from(seat)) % all.len()]);
            it.ruined = n % 7 == 3;
            it.uses = 1;
            it.token = n % 5 == 0;
            state.board.players[Seat(seat)].built.push(it);
        }
    }
    state.board.display = all.iter().copied().take(usize::from(seats) + 1).collect();
    state
}

#[test]
fn no_number_of_cards_makes_the_overview_taller_and_the_own_part_has_them_all() {
    for seats in 2..=4 {
        for built in [4, 16, 30, 60] {
            hold(&overflowing(seats, built), &format!("{seats} players, {built} cards"));
        }
    }
    let state = overflowing(4, 60);
    let more = |focus| {
        // A card may say `+1`.
        let number = |it: &&&str| it.strip_prefix('+').is_some_and(|it| it.parse::<u32>().is_ok_and(|it| it > 5));
        scene(&state, focus).texts().iter().filter(number).count()
    };
    assert_eq!(more(Focus::Overview), 4, "what is left out is counted");
    assert_eq!(more(Focus::Player(Seat(0))), 0);
    let own = scene(&state, Focus::Player(Seat(0)));
    assert_eq!(symbols(&own.items).iter().filter(|it| **it == Sym::Breach).count(), 9, "every Ruin is there");
    let counts = scene(&state, Focus::Overview);
    let told = counts.texts().iter().filter(|it| it.starts_with("pic-row-")).count();
    assert_eq!(told, 3 * 4, "how many of each category everybody has");
}

/// How many things are marked, strongly and dimly: rings, strokes below numbers, edges of chips.
fn marked(scene: &Scene) -> (usize, usize) {
    fn colors(items: &[Item], into: &mut Vec<Color>) {
        for item in items {
            match item {
                Item::Shape(it) => {
                    into.extend(it.stroke.as_ref().map(|it| it.color));
                    into.extend(it.fill.iter().filter_map(|it| match it {
                        Fill::Solid(color) => Some(*color),
                        Fill::Vertical { .. } => None,
                    }));
                }
                Item::Group(it) => colors(&it.items, into),
                Item::Text(_) | Item::Block(_) | Item::Symbol(_) => {}
            }
        }
    }
    let mut all = Vec::new();
    colors(&scene.items, &mut all);
    let count = |wanted: Color| all.iter().filter(|it| **it == wanted).count();
    (count(palette::FRESH), count(palette::FADED))
}

#[test]
fn of_many_changes_a_few_are_marked_strongly_and_the_rest_dimly() {
    let (before, mut few) = (start(4), start(4));
    let old = View::new(&before, Viewer::Public);
    let plain = marked(&picture(&old, Focus::Overview, None, &Plain).unwrap());
    build(&mut few, 0, "pub", |_| {});
    few.board.players[Seat(0)].vp += 1;
    let marks = |state: &State| {
        let drawn = picture(&View::new(state, Viewer::Public), Focus::Overview, Some(&old), &Plain).unwrap();
        let (strong, dim) = marked(&drawn);
        // The legend explains the mark by one of its own.
        let told = usize::from(drawn.texts().contains(&"pic-sign-changed"));
        (strong - plain.0 - told, dim - plain.1)
    };
    assert_eq!(marks(&few), (2, 0), "two changes, and both say something");
    let many = overflowing(4, 12);
    let (strong, dim) = marks(&many);
    assert!((1..=crate::games::drawing::STRONG).contains(&strong), "{strong} strong marks");
    assert!(dim > 30, "{dim} dim marks");
    let explained = |state: &State| {
        let drawn = picture(&View::new(state, Viewer::Public), Focus::Overview, Some(&old), &Plain).unwrap();
        drawn.texts().contains(&"pic-sign-changed-too")
    };
    assert!(!explained(&few), "no mark is dim");
    assert!(explained(&overflowing(2, 2)) || explained(&many), "the dim mark is explained where there is room");
}
