//! Tests of what random games seldom come to: Ruins, storage, visitors, robberies, long Deals.

use std::collections::BTreeMap;

use super::*;
use crate::engine::{Fuzz, Game, Plain, Shelf, Viewer};
use crate::games::state51::State51;
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::{Exchange, Faction, Good};
use crate::games::state51::labels::phrases;
use crate::games::state51::state::{Built, BuiltId, Phase, Robbery, State};
use crate::scene::{Item, Painter, Sym};

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
        std::fs::write(path, Painter::new().png(&shown, if focus == Focus::Overview { 800 } else { 400 })).unwrap();
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
    assert_eq!(locks, 2, "what a card stores, and what is stored on it");
    let other = scene(&state, Focus::Player(Seat(1)));
    assert!(other.texts().contains(&"×2"), "equal Deals stand together");
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
fn short_rows_share_a_line() {
    let height = |actions: &[&str]| {
        let mut state = start(2);
        for key in ["pub", "arena"].iter().chain(actions) {
            build(&mut state, 0, key, |_| {});
        }
        scene(&state, Focus::Overview).height
    };
    let two = height(&["motel", "shadow"]);
    assert_eq!(two, height(&[]), "two and two stand in one line of four");
    assert!(two < height(&["motel", "shadow", "shelter"]), "a row that does not fit begins a line of its own");
}

#[test]
fn a_number_stands_clear_of_the_good_before_it() {
    let row = phrases::row(&[(Good::Fuel, 1), (Good::Worker, 3), (Good::Grey, 1)].into());
    let gap = row.iter().position(|it| *it == phrases::Icon::Gap);
    assert_eq!(gap, row.iter().position(|it| *it == phrases::Icon::Text("3".to_owned())).map(|it| it - 1), "{row:?}");
}

#[test]
fn everything_stays_on_the_picture() {
    fn within(items: &[Item], x: f32, width: f32) {
        for item in items {
            match item {
                Item::Symbol(it) => assert!(x + it.cx > 0.0 && x + it.cx < width, "{it:?}"),
                Item::Group(it) if it.scale == 1.0 => within(&it.items, x + it.x, width),
                Item::Text(it) => assert!(x + it.x >= 0.0 && x + it.x <= width, "{it:?}"),
                Item::Group(_) | Item::Shape(_) | Item::Block(_) => {}
            }
        }
    }
    let state = crowded();
    for focus in [Focus::Overview, Focus::Player(Seat(0)), Focus::Player(Seat(1))] {
        let scene = scene(&state, focus);
        within(&scene.items, 0.0, scene.width);
    }
}
