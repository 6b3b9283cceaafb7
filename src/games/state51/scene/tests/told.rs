//! Tests of what a legend says of cards that are not built, and of what came back by itself.

use super::*;
use crate::games::state51::content::kinds::Type;

fn said(scene: &Scene) -> Vec<String> {
    scene.texts().iter().filter(|it| it.starts_with("pic-sign-")).map(|it| (*it).to_owned()).collect()
}

/// LIM-07: goods lie on a card only once it is built.
#[test]
fn the_legend_says_of_cards_that_are_not_built_that_goods_come_later() {
    let mut state = start(2);
    let camp = card(&state, "camp");
    state.secret.hands[Seat(0)] = vec![camp];
    let view = View::new(&state, Viewer::Seat(Seat(0)));
    let hand = said(&picture(&view, Focus::Hand, None, &Plain).unwrap());
    assert!(hand.contains(&"pic-sign-places".to_owned()) && !hand.contains(&"pic-sign-placed".to_owned()), "{hand:?}");
    state.board.display = vec![camp];
    state.board.phase = Phase::Lookout;
    let table = said(&scene(&state, Focus::Overview));
    for id in ["places", "distance", "spoils", "deal-whole"] {
        assert!(table.contains(&format!("pic-sign-{id}")), "{id}: {table:?}");
    }
    // A Deal that somebody has made bears the same sign, which is explained once.
    state.board.players[Seat(1)].deals = vec![camp];
    assert_eq!(said(&scene(&state, Focus::Overview)), table);
    state.board.display.clear();
    build(&mut state, 0, "camp", |it| it.placed = [(Good::Worker, 3)].into());
    for focus in [Focus::Overview, Focus::Player(Seat(0))] {
        let built = said(&scene(&state, focus));
        assert!(built.contains(&"pic-sign-placed".to_owned()), "{built:?}");
        assert!(!built.contains(&"pic-sign-places".to_owned()), "{built:?}");
    }
}

/// OPN-03: the tick beside a visitor is explained, too.
#[test]
fn the_legend_explains_the_tick_of_a_visit() {
    let mut state = start(2);
    let pub_id = build(&mut state, 0, "pub", |_| {});
    assert!(!said(&scene(&state, Focus::Overview)).iter().any(|it| it.starts_with("pic-sign-used")));
    state.board.players[Seat(0)].built_mut(pub_id).unwrap().visitors = 1;
    assert!(said(&scene(&state, Focus::Overview)).contains(&"pic-sign-used-visited".to_owned()));
}

/// PRO-02: what was stored comes back by itself, and a frame would say that the card is new.
#[test]
fn a_storage_that_production_emptied_is_no_news() {
    let mut old = start(2);
    let den = build(&mut old, 0, "thieves-den", |it| it.stored = [(Good::Iron, 2)].into());
    let mut new = old.clone();
    new.board.players[Seat(0)].built_mut(den).unwrap().stored = Default::default();
    let marks = |old: &State, new: &State| {
        let [old, new] = [old, new].map(|it| View::new(it, Viewer::Public));
        said(&picture(&new, Focus::Overview, Some(&old), &Plain).unwrap())
            .iter()
            .filter(|it| it.starts_with("pic-sign-changed"))
            .count()
    };
    assert_eq!((marks(&old, &new), marks(&new, &old)), (0, 1), "filling it is news");
    // What had been chosen to be stored has been stored and taken back.
    let mut planned = new.clone();
    planned.board.players[Seat(0)].storing.insert(den, [(Good::Iron, 2)].into());
    new.board.round += 1;
    assert_eq!((marks(&planned, &new), marks(&new, &planned)), (0, 1), "choosing it is news");
}

/// SET-07: the signs of the goods of a hand are named, and only those that stand on it.
#[test]
fn the_legend_of_a_hand_names_its_goods() {
    let mut state = start(2);
    state.secret.hands[Seat(0)] = vec![card(&state, "docks"), card(&state, "shadow")];
    let view = View::new(&state, Viewer::Seat(Seat(0)));
    let scene = picture(&view, Focus::Hand, None, &Plain).unwrap();
    let named = |good: &str| scene.texts().iter().any(|it| *it == format!("good-{good}-name"));
    // DEV-01: Ammo stands there only as a Type.
    assert!(["iron", "red", "vp", "card", "gun", "ammo"].into_iter().all(named), "{:?}", scene.texts());
    assert!(!["fuel", "brick", "blue"].into_iter().any(named), "{:?}", scene.texts());
}

/// The picture of one player names the goods of the pool, the faction board, the Deals and the cards, too.
#[test]
fn the_legend_of_a_player_names_the_goods() {
    let mut state = start(2);
    build(&mut state, 0, "excavator", |_| {});
    state.board.players[Seat(0)].faction = Some(Faction::Mutants);
    state.board.players[Seat(0)].pool.add(Good::Ammo, 1);
    state.board.players[Seat(1)].pool.add(Good::Universal, 1);
    let scene = scene(&state, Focus::Player(Seat(0)));
    let named = |good: &str| scene.texts().iter().any(|it| *it == format!("good-{good}-name"));
    assert!(["ammo", "worker", "development", "gun", "fuel", "blue"].into_iter().all(named), "{:?}", scene.texts());
    assert!(!named("universal"), "{:?}", scene.texts());
}

/// DEV-01: the sign that stands for any Type is not one that the legend names besides.
#[test]
fn the_sign_of_a_type_is_not_one_with_a_name_of_its_own() {
    let state = start(2);
    let shown = |keys: &[&str]| {
        let cards: Vec<_> = keys.iter().map(|it| state.content.location(card(&state, it))).collect();
        legend::any_type(&cards)
    };
    assert_eq!(shown(&["church", "school"]), Some(Type::Worker));
    assert_eq!(shown(&["church"]), Some(Type::Liberty));
    assert_eq!(shown(&[]), None);
}

/// DEV-02: whoever sees a token on a card of the table for the first time finds its name below.
#[test]
fn the_legend_of_the_table_names_tokens_that_cards_make() {
    let mut state = start(2);
    let named = |state: &State| {
        scene(state, Focus::Overview).texts().iter().filter(|it| **it == "good-development-name").count()
    };
    assert_eq!(named(&state), 0);
    build(&mut state, 0, "excavator", |_| {});
    assert_eq!(named(&state), 1);
}

/// Pools, boards and Deals show goods by their signs alone, and a number of VP leaves open what is counted.
#[test]
fn the_legend_of_the_table_names_the_goods_of_pools_boards_and_deals() {
    let mut state = start(2);
    let said = |state: &State| -> Vec<String> {
        scene(state, Focus::Overview).texts().iter().map(|it| (*it).to_owned()).collect()
    };
    let has = |state: &State, key: &str| said(state).contains(&format!("good-{key}-name"));
    state.board.players[Seat(0)].faction = Some(Faction::Mutants);
    let board = ["iron", "gun", "fuel", "worker", "grey", "red", "blue", "card"];
    assert!(board.iter().all(|it| has(&state, it)), "{:?}", said(&state));
    assert!(!has(&state, "ammo") && said(&state).contains(&"pic-sign-vp".to_owned()));
    state.board.players[Seat(1)].pool.add(Good::Ammo, 1);
    assert!(has(&state, "ammo"));
}
