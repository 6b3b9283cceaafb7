//! RAZ and RZO: razing from the hand, and opponents' locations.

use super::kit::*;
use crate::games::state51::content::kinds::Category;
use crate::games::state51::state::State;

#[test]
fn raz_01_red_contacts_equal_to_the_distance_for_the_spoils() {
    // Distance and Spoils; category and Defence do not matter.
    for (name, distance, vp, pool, drawn) in [
        ("docks", 1, 0, "2 iron", 0),
        ("skyscraper", 3, 1, "3 brick", 0),
        ("factory", 2, 2, "1 iron", 0),
        ("shadow", 2, 1, "1 red", 1),
        ("crossroads", 1, 0, "", 2),
    ] {
        let start = game(2).hand(A, name);
        let short = start.clone().pool(A, &format!("{} red 9 grey 9 blue", distance - 1));
        assert!(offered(&short, "raze").is_empty(), "{name}");
        let s = played(&start.pool(A, &format!("{distance} red")), &format!("A turn raze/{name}"));
        assert_eq!(holdings(&s, A), (vp, pool.to_owned(), drawn), "{name}");
        assert_eq!(s.discarded(), name);
    }
    // The card is discarded after its Spoils are gained: with nothing else left it cannot be drawn again.
    let trial = turn(&game(2).hand(A, "crossroads").pool(A, "1 red").deck("docks"), "A turn raze/crossroads");
    assert_eq!(trial.noted("note-draw-lost"), 1);
    let s = trial.done();
    assert_eq!((s.held(A), s.discarded()), ("docks".to_owned(), "crossroads".to_owned()));
}

#[test]
fn raz_02_own_features_trigger_each_once() {
    let start = game(2)
        .hand(A, "docks")
        .pool(A, "1 red")
        .built(A, "hunters mesmerizers-dwelling truck bus-station hunters")
        .built(B, "hunters");
    let s = played(&start, "A turn raze/docks");
    assert_eq!((s.board.players[A].vp, s.pooled(A)), (1, "2 iron 1 ammo 2 worker".to_owned()), "not Bus Station");
    assert_eq!(s.pooled(B), "");
}

/// A has `red` red contacts; B has built these.
fn against(red: u32, built: &str) -> State {
    game(3).pool(A, &format!("{red} red")).built(B, built)
}

fn attacked(start: &State, name: &str) -> State {
    played(start, &format!("A turn attack/b/{}", key_of(start, B, name)))
}

#[test]
fn rzo_01_intact_locations_of_opponents_who_have_not_passed() {
    let start = against(9, "docks").ruins(B, "quarry").deals(B, "school").built(A, "arena").built(C, "pub");
    let (docks, pub_) = (key_of(&start, B, "docks"), key_of(&start, C, "pub"));
    assert_eq!(offered(&start, "attack"), [format!("b/{docks}"), format!("c/{pub_}")]);
    assert_eq!(offered(&start.passed(B), "attack"), [format!("c/{pub_}")]);
}

#[test]
fn rzo_02_red_contacts_equal_to_the_defence() {
    for (name, defence) in [("docks", 3), ("arena", 3), ("church", 4), ("motel", 5), ("hidden-forge", 4)] {
        assert!(offered(&against(defence - 1, name), "attack").is_empty(), "{name}");
        let s = attacked(&against(defence + 1, name), name);
        assert!(s.pooled(A).contains("1 red") && !s.pooled(A).contains("2 red"), "{name} costs {defence}");
        if name != "hidden-forge" {
            let token = |s: State| s.with(|s| s.board.players[B].built[0].token = true);
            assert!(offered(&token(against(defence, name)), "attack").is_empty(), "{name} with a token");
            let s = attacked(&token(against(defence + 1, name)), name);
            assert!(!s.pooled(A).contains("red"), "{name} with a token costs {}", defence + 1);
        }
    }
    // Skyscraper has Distance 3 and Defence 5; a universal contact does as well.
    assert!(offered(&against(4, "skyscraper"), "attack").is_empty());
    let start = game(3).pool(A, "4 red 1 universal").built(B, "skyscraper");
    assert_eq!(attacked(&start, "skyscraper").pooled(A), "3 brick");
}

#[test]
fn rzo_03_spoils_for_you_the_deal_good_for_the_owner_then_ruins() {
    let s = attacked(&against(5, "skyscraper"), "skyscraper");
    assert_eq!(holdings(&s, A), (1, "3 brick".to_owned(), 0));
    assert_eq!(holdings(&s, B), (0, "1 brick".to_owned(), 0));
    assert_eq!((s.row_of(B, Category::Action), s.discarded()), ("(skyscraper)".to_owned(), String::new()));
    // A card is drawn, VP are scored.
    let s = attacked(&against(5, "motel").deck("docks quarry school"), "motel");
    assert_eq!(holdings(&s, A), (1, String::new(), 2));
    assert_eq!((s.held(B), s.secret.deck.len()), ("school".to_owned(), 0), "A draws first");
    let s = attacked(&against(4, "church"), "church");
    assert_eq!((holdings(&s, A).0, holdings(&s, B).0), (2, 1));
}

#[test]
fn rzo_04_placed_goods_go_to_the_owner_and_the_rest_to_the_supply() {
    let start = against(5, "brick-storage")
        .placed(B, "brick-storage", "2 brick")
        .with(|s| s.board.players[B].built[0].token = true);
    let s = attacked(&start, "brick-storage");
    assert_eq!((s.pooled(A), s.pooled(B)), ("2 brick".to_owned(), "3 brick".to_owned()), "2 placed, 1 from the Deal");
    assert!(s.at(B, "brick-storage").placed.is_empty() && !s.at(B, "brick-storage").token);
    let start = against(5, "motel").deck("docks docks docks").with(|s| {
        let motel = &mut s.board.players[B].built[0];
        (motel.spent, motel.uses, motel.visitors) = (bag("2 worker"), 2, 1);
    });
    let s = attacked(&start, "motel");
    let motel = s.at(B, "motel");
    assert!(motel.spent.is_empty() && motel.visitors == 0 && motel.ruined);
    assert_eq!((s.pooled(A), s.pooled(B)), (String::new(), String::new()));
}

#[test]
fn rzo_05_then_your_features_trigger_each_once() {
    let start = against(3, "docks").built(A, "hunters truck rifle").deck("school").built(B, "mesmerizers-dwelling");
    let s = attacked(&start, "docks");
    assert_eq!(holdings(&s, A), (0, "2 iron 1 ammo 1 worker".to_owned(), 1));
    assert_eq!(holdings(&s, B), (0, "1 iron".to_owned(), 0));
}

#[test]
fn rzo_06_ruins_stay_in_their_row_and_do_nothing() {
    let s = attacked(&against(3, "quarry docks"), "quarry");
    assert_eq!(s.row_of(B, Category::Production), "(quarry) docks");
    let s = s.pool(A, "9 red 1 worker").pool(B, "1 defence 9 worker 1 brick").hand(B, "motel").ruins(B, "motel");
    let docks = key_of(&s, B, "docks");
    assert_eq!(offered(&s, "attack"), [format!("b/{docks}")]);
    assert_eq!(offered(&s, "visit"), [format!("b/{docks}")]);
    let b = turn_of(B, &s, "");
    assert_eq!(b.offers_under("defence/"), [docks]);
    assert!(b.offers_under("use/").is_empty());
    assert_eq!(b.offers_under("develop/motel/").len(), 2, "onto both Ruins, whatever the Types");
    let s = s.hand(B, "rubble").pool(B, "2 grey");
    let s = turn_of(B, &s, "B turn build/rubble").done();
    assert_eq!(s.board.players[B].vp, 1, "the Type of Ruins does not count");
}

#[test]
fn rzo_07_everybody_knows_what_lies_under_ruins() {
    let s = attacked(&against(3, "quarry"), "quarry");
    assert_eq!((s.at(B, "quarry").card, s.at(B, "quarry").ruined), (card("quarry"), true), "it lies in the open board");
}
