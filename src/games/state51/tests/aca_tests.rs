//! ACA: using action locations.

use super::kit::*;
use crate::games::state51::content::kinds::Category;

#[test]
fn aca_01_the_cost_lies_on_the_card_then_the_effect() {
    let start = game(2).built(A, "bioweaponry").pool(A, "2 worker 2 gun");
    let line = format!("A turn use/{}", key_of(&start, A, "bioweaponry"));
    let s = played(&start, &line);
    assert_eq!(holdings(&s, A), (2, "1 gun 1 worker".to_owned(), 0));
    assert_eq!(words(&s.at(A, "bioweaponry").spent), "1 gun 1 worker");
    // What replaces a good lies there, too.
    let s = played(&start.pool(A, "1 worker 1 ammo"), &line);
    assert_eq!(words(&s.at(A, "bioweaponry").spent), "1 ammo 1 worker");
}

#[test]
fn aca_02_once_a_round_or_twice() {
    // Bioweaponry once, Scrap Trader twice.
    for (name, pool, uses) in [("bioweaponry", "9 worker 9 gun", 1), ("scrap-trader", "9 iron", 2)] {
        let mut s = game(2).built(A, name).pool(A, pool);
        let line = format!("A turn use/{}", key_of(&s, A, name));
        for left in (0..uses).rev() {
            assert_eq!(offered(&s, "use").len(), 1);
            let end = if left > 0 { ", A go-on end-turn" } else { "" };
            s = played(&s, &format!("{line}{end}"));
        }
        assert!(offered(&s, "use").is_empty(), "{name}");
    }
    // Each copy counts for itself.
    let start = game(2).built(A, "bioweaponry bioweaponry").pool(A, "9 worker 9 gun");
    let s = played(&start, &format!("A turn use/{}", key_of(&start, A, "bioweaponry")));
    assert_eq!(offered(&s, "use").len(), 1);
}

#[test]
fn aca_03_the_second_use_at_once_or_later() {
    let start = game(2).built(A, "scrap-trader").pool(A, "3 iron");
    let key = key_of(&start, A, "scrap-trader");
    let at_once = played(&start, &format!("A turn use/{key}, A go-on use/{key}"));
    assert_eq!(holdings(&at_once, A), (2, "1 iron".to_owned(), 0));
    assert_eq!(words(&at_once.at(A, "scrap-trader").spent), "2 iron", "each use is paid separately");
    let once = played(&start, &format!("A turn use/{key}, A go-on end-turn"));
    assert_eq!(holdings(&once, A), (1, "2 iron".to_owned(), 0));
    assert_eq!(played(&once, &format!("A turn use/{key}")).board.players[A].vp, 2, "in a later turn");
    // Not asked if it cannot be paid again.
    let s = played(&start.pool(A, "1 iron"), &format!("A turn use/{key}"));
    assert_eq!(s.board.players[A].vp, 1);
}

#[test]
fn aca_04_not_offered_if_it_can_do_nothing() {
    let pool = "9 worker";
    for (name, nothing, something) in [
        ("thieves-caravan", game(2).pool(B, "1 ammo 1 worker"), game(2).pool(B, "1 brick")),
        ("thieves-caravan", game(2).pool(B, "1 brick").passed(B), game(3).pool(B, "1 brick").passed(C)),
        ("production-manager", game(2).built(B, "docks").ruins(A, "quarry"), game(2).built(A, "docks")),
        ("caravanner", game(2).deals(B, "docks"), game(2).deals(A, "docks")),
        ("camino-real", game(2).deals(A, "docks"), game(2).deals(B, "docks")),
        ("camino-real", game(2).deals(B, "docks").passed(B), game(3).deals(C, "docks").passed(B)),
        ("hideout", game(2), game(2).deals(A, "docks")),
        ("negotiator", game(2), game(2).deals(A, "docks")),
        (
            "body-hunters",
            game(2).built(A, "motel"),
            game(2).built(A, "docks").with(|s| s.board.players[A].built[0].visitors = 1),
        ),
    ] {
        for (state, count) in [(nothing, 0), (something, 1)] {
            let s = state.built(A, name).pool(A, pool);
            let key = key_of(&s, A, name);
            let offers = offered(&s, "use");
            assert_eq!(offers.iter().filter(|it| **it == key).count(), count, "{name}: {offers:?}");
        }
    }
}

#[test]
fn aca_05_paid_deals_and_cards_are_discarded_and_the_use_counts() {
    let start = game(2).built(A, "hideout").deals(A, "docks docks docks");
    let key = key_of(&start, A, "hideout");
    let s = played(&start, &format!("A turn use/{key}, A go-on use/{key}"));
    assert_eq!((s.discarded(), s.board.players[A].deals.len()), ("docks docks".to_owned(), 1));
    assert!(s.at(A, "hideout").spent.is_empty());
    assert!(offered(&s, "use").is_empty(), "used twice");
    let start = game(2).built(A, "propaganda-station").pool(A, "1 worker").hand(A, "school").deck("docks quarry arena");
    let s = played(&start, &format!("A turn use/{}", key_of(&start, A, "propaganda-station")));
    assert_eq!(words(&s.at(A, "propaganda-station").spent), "1 worker");
    assert_eq!((s.discarded(), s.secret.hands[A].len()), ("school".to_owned(), 2));
    assert_eq!(s.row_of(A, Category::Action), "propaganda-station");
}
