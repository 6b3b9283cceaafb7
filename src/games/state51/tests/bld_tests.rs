//! BLD: building from the hand.

use super::kit::*;
use crate::games::state51::content::kinds::Category;

#[test]
fn bld_01_a_card_of_the_hand_enters_the_state() {
    let start = game(2).pool(A, "1 grey").hand(A, "docks docks school");
    assert_eq!(offered(&start, "build"), ["docks", "school"], "copies are interchangeable");
    let s = played(&start, "A turn build/docks");
    assert_eq!((s.held(A).matches("docks").count(), s.row_of(A, Category::Production)), (1, "docks".to_owned()));
    assert_eq!(s.discarded(), "");
}

#[test]
fn bld_02_grey_contacts_equal_to_the_distance_and_the_row_of_its_category() {
    for (name, distance, category) in [
        ("docks", 1, Category::Production),
        ("arena", 2, Category::Production),
        ("church", 2, Category::Feature),
        ("old-cinema", 1, Category::Feature),
        ("skyscraper", 3, Category::Action),
        ("motel", 2, Category::Action),
    ] {
        let start = game(2).hand(A, name);
        let short = start.clone().pool(A, &format!("{} grey 9 red 9 blue", distance - 1));
        assert!(!is_offered(&short, &format!("build/{name}")), "{name}");
        let s = played(&start.pool(A, &format!("{distance} grey")), &format!("A turn build/{name}"));
        assert_eq!(s.row_of(A, category), name);
        assert!(!s.pooled(A).contains("grey"), "{name} costs all {distance}");
        assert_eq!(s.held(A), "");
    }
    // A universal contact does as well (LIM-04).
    let s = played(&game(2).hand(A, "motel").pool(A, "1 grey 1 universal"), "A turn build/motel");
    assert_eq!((s.row_of(A, Category::Action), s.pooled(A)), ("motel".to_owned(), String::new()));
}

#[test]
fn bld_03_production_then_bonus_then_placed_goods() {
    // Boiler Room makes 2 Workers and has a bonus of 1.
    let trial = turn(&game(2).pool(A, "2 grey").hand(A, "boiler-room"), "A turn build/boiler-room");
    let notes = trial.notes();
    assert!(notes[0].starts_with("note-build") && notes.len() == 3, "{notes:?}");
    assert!(notes[1].contains("amount-worker(n=2)") && notes[2].contains("amount-worker(n=1)"), "{notes:?}");
    assert_eq!(trial.done().pooled(A), "3 worker");
    // Arena makes a Gun per Gun location, itself included, at most 3.
    for (others, guns) in [("", 1), ("assassin", 2), ("assassin gunsmith", 3), ("assassin gunsmith confessor", 3)] {
        let s = played(&game(2).pool(A, "2 grey").hand(A, "arena").built(A, others), "A turn build/arena");
        assert_eq!(s.pooled(A), format!("{guns} gun"), "{others}");
    }
    // A or B: the builder chooses.
    let start = game(2).pool(A, "1 grey").hand(A, "storehouse");
    assert_eq!(turn(&start, "A turn build/storehouse").asked(), "asks A either [1-fuel 1-gun]");
    assert_eq!(played(&start, "A turn build/storehouse, A either 1-gun").pooled(A), "1 gun");
    // Goods placed on itself lie on the card, not in the pool.
    let s = played(&game(2).pool(A, "1 grey").hand(A, "brick-storage"), "A turn build/brick-storage");
    assert_eq!((s.pooled(A), words(&s.at(A, "brick-storage").placed)), (String::new(), "3 brick".to_owned()));
}

#[test]
fn bld_04_what_was_built_works_from_the_next_turn_on() {
    // A feature does not trigger for the action that built it, but for the next one.
    let start = game(2).pool(A, "2 grey 1 blue").hand(A, "bus-station docks");
    let s = played(&start, "A turn build/bus-station");
    assert_eq!(s.pooled(A), "1 blue");
    assert_eq!(played(&s, "A turn deal/docks").pooled(A), "1 iron 1 worker");
    // An action location is used in the next turn at the earliest: the turn is over when it is built.
    let s = played(&game(2).pool(A, "2 grey 1 worker").hand(A, "motel"), "A turn build/motel");
    assert_eq!(offered(&s, "use").len(), 1);
    // An open production can be visited at once.
    let s = played(&game(2).pool(A, "1 grey").hand(A, "docks").pool(B, "1 worker"), "A turn build/docks");
    let key = key_of(&s, A, "docks");
    assert_eq!(turn_of(B, &s, "").offers_under("visit/"), [format!("a/{key}")]);
}

#[test]
fn bld_05_suppliers_and_counting_productions_make_nothing_when_built() {
    let start = game(2).pool(A, "2 grey").hand(A, "suppliers").built(B, "docks fuel-tank");
    let (docks, tank) = (key_of(&start, B, "docks"), key_of(&start, B, "fuel-tank"));
    let trial = turn(&start, "A turn build/suppliers");
    assert_eq!(trial.asked(), format!("asks A copy [{docks} {tank}]"), "only the bonus");
    let s = played(&start, &format!("A turn build/suppliers, A copy {tank}"));
    assert_eq!((s.pooled(A), s.pooled(B)), ("1 fuel".to_owned(), String::new()));
    let mut counting = game(2).pool(A, "2 grey").hand(A, "cistern");
    counting.board.players[A].made = bag("3 fuel");
    assert_eq!(holdings(&played(&counting, "A turn build/cistern"), A), (0, String::new(), 0));
    let mut checking = game(2).pool(A, "2 grey").hand(A, "oilmen");
    checking.board.players[A].made = bag("3 fuel");
    assert_eq!(played(&checking, "A turn build/oilmen").pooled(A), "", "no check when built");
}

#[test]
fn bld_06_a_bonus_per_type_counts_the_new_card_too() {
    let start = game(2).pool(A, "2 grey").hand(A, "factory");
    for (others, vp) in
        [("", 1), ("docks fuel-tank", 2), ("docks docks shelter scrap-trader", 5), ("docks docks docks docks docks", 5)]
    {
        let s = played(&start.clone().built(A, others).built(B, "docks"), "A turn build/factory");
        assert_eq!(s.board.players[A].vp, vp, "{others}: own Iron locations only, at most 5");
    }
    let s = played(&start.ruins(A, "docks docks"), "A turn build/factory");
    assert_eq!(s.board.players[A].vp, 1, "Ruins have no Type");
}

#[test]
fn bld_07_any_number_of_locations_and_copies() {
    let mut s = game(2).pool(A, "12 grey").hand(A, "docks docks quarry").built(A, "docks docks docks docks docks");
    for name in ["docks", "docks", "quarry"] {
        s = played(&s, &format!("A turn build/{name}"));
    }
    assert_eq!(s.row_of(A, Category::Production), "docks docks docks docks docks docks docks quarry");
}
