//! DEA: Deals.

use super::kit::*;
use crate::games::state51::content::kinds::Category;

#[test]
fn dea_01_blue_contacts_equal_to_the_distance() {
    for (name, distance) in [("docks", 1), ("arena", 2), ("skyscraper", 3)] {
        let start = game(2).hand(A, name);
        let short = start.clone().pool(A, &format!("{} blue 9 grey 9 red", distance - 1));
        assert!(offered(&short, "deal").is_empty(), "{name}");
        let s = played(&start.pool(A, &format!("{distance} blue")), &format!("A turn deal/{name}"));
        assert_eq!(s.board.players[A].deals, [card(name)]);
        assert!(!s.pooled(A).contains("blue") && s.held(A).is_empty() && s.discarded().is_empty(), "{name}");
        let rows = Category::ALL.map(|it| s.row_of(A, it)).concat();
        assert_eq!(rows, "", "only its Deal counts");
    }
    // A universal contact where one is short (LIM-04).
    let s = played(&game(2).hand(A, "pub").pool(A, "1 blue 1 universal"), "A turn deal/pub");
    assert_eq!(s.pooled(A), "");
}

#[test]
fn dea_02_the_good_comes_at_once() {
    for (name, gained) in [("docks", (0, "1 iron", 0)), ("church", (1, "", 0)), ("sharrash", (0, "1 universal", 0))] {
        let s = played(&game(2).hand(A, name).pool(A, "2 blue"), &format!("A turn deal/{name}"));
        let left = if s.content.location(card(name)).distance == 1 { "1 blue" } else { "" };
        let (vp, pool, hand) = holdings(&s, A);
        let goods = pool.replace(left, "").trim().to_owned();
        assert_eq!((vp, goods.as_str(), hand), gained, "{name}");
    }
    // A card is drawn.
    let s = played(&game(2).hand(A, "crossroads").pool(A, "1 blue").deck("docks school"), "A turn deal/crossroads");
    assert_eq!((s.held(A), s.secret.deck.len()), ("docks".to_owned(), 1));
}

#[test]
fn dea_03_no_limit_no_type_no_target() {
    let mut s = game(2).hand(A, "docks docks docks docks docks").pool(A, "5 blue 9 brick");
    for n in 1..=5 {
        s = played(&s, "A turn deal/docks");
        assert_eq!(s.board.players[A].deals.len(), n);
    }
    assert_eq!(s.pooled(A), "9 brick 5 iron");
    // Deals are no locations: nothing can be developed onto them, counted or razed.
    let s = s.hand(A, "shelter");
    assert!(offered(&s, "develop").is_empty());
    let s = s.pool(B, "9 red");
    assert!(turn_of(B, &s, "").offers_under("attack/").is_empty());
    let s = played(&s.hand(A, "factory").pool(A, "2 grey"), "A turn build/factory");
    assert_eq!(s.board.players[A].vp, 1, "Factory counts itself, not the Deals");
}

#[test]
fn dea_04_a_deal_ends_only_as_the_cost_of_an_action_location() {
    let start = game(2).deals(A, "docks school").built(A, "hideout").pool(A, "9 grey 9 blue 9 red 1 brick");
    assert!(offered(&start, "build").is_empty() && offered(&start, "deal").is_empty());
    let hideout = key_of(&start, A, "hideout");
    let line = format!("A turn use/{hideout}, A pay-deal school, A go-on end-turn");
    let s = played(&start, &line);
    assert_eq!((s.board.players[A].deals.clone(), s.discarded()), (vec![card("docks")], "school".to_owned()));
    assert_eq!(s.board.players[A].vp, 1);
}

#[test]
fn dea_05_own_features_trigger_each_once() {
    let start = game(2)
        .hand(A, "docks")
        .pool(A, "1 blue")
        .built(A, "bus-station petes-office truck hunters human-trafficker")
        .ruins(A, "petes-office")
        .built(B, "bus-station");
    let trial = turn(&start, "A turn deal/docks");
    let notes = trial.notes();
    let whys = ["card-docks", "bus-station", "petes-office", "truck", "human-trafficker"];
    assert_eq!(notes.len(), 1 + whys.len(), "{notes:?}");
    for (note, why) in notes[1..].iter().zip(whys) {
        assert!(note.contains(why), "the Deal first, then in the order of building: {notes:?}");
    }
    let s = trial.done();
    assert_eq!((s.board.players[A].vp, s.pooled(A)), (1, "1 iron 1 ammo 2 worker".to_owned()), "not Hunters");
    assert_eq!(s.pooled(B), "");
}
