//! CLN: what stays and what goes back.

use std::collections::BTreeMap;

use super::kit::*;
use crate::games::state51::content::kinds::{Colour, Exchange};
use crate::games::state51::rules::cleanup::cleanup;
use crate::games::state51::rules::production::production;
use crate::games::state51::state::{Phase, State};

fn clean(state: State) -> State {
    run(state, "", |t| {
        cleanup(t)?;
        Ok(())
    })
    .done()
}

#[test]
fn cln_01_storing_comes_before_the_return_and_the_next_lookout_after_all() {
    let state = game(2).built(A, "underground-warehouse").pool(A, "2 fuel 1 iron").with(|s| {
        let id = s.board.players[A].built[0].id;
        s.board.players[A].storing = BTreeMap::from([(id, bag("1 fuel 1 iron"))]);
    });
    let state = clean(state);
    assert_eq!(words(&state.at(A, "underground-warehouse").stored), "1 iron 1 fuel");
    assert_eq!(state.pooled(A), "");
    assert_eq!((state.board.phase, state.board.round), (Phase::Lookout, 2));
}

#[test]
fn cln_02_what_was_chosen_is_stored_and_comes_back_in_production() {
    let state = game(2).built(A, "underground-warehouse thieves-den ruined-library").pool(A, "2 fuel 4 worker 1 ammo");
    let state = state.with(|s| {
        let id = |at: usize| s.board.players[A].built[at].id;
        let wishes = [(id(0), bag("1 fuel")), (id(1), bag("1 fuel 2 worker"))];
        s.board.players[A].storing = BTreeMap::from(wishes);
    });
    let state = clean(state);
    assert_eq!(words(&state.at(A, "underground-warehouse").stored), "1 fuel");
    assert_eq!(words(&state.at(A, "thieves-den").stored), "1 fuel 2 worker");
    assert!(state.at(A, "ruined-library").stored.is_empty(), "nothing unless chosen");
    assert!(state.board.players[A].storing.is_empty());
    let state = run(state.with(|s| s.board.phase = Phase::Production), "", production).done();
    assert_eq!(state.pooled(A), "1 iron 2 fuel 5 worker 1 grey");
}

#[test]
fn cln_03_everything_else_goes_to_the_supply_but_placed_goods_cards_deals_and_vp() {
    let all = "1 brick 2 iron 1 gun 1 fuel 2 ammo 3 worker 1 grey 1 red 1 blue 1 universal 1 development 1 defence";
    let state = game(2)
        .pool(A, all)
        .vp(A, 9)
        .hand(A, "docks motel")
        .deals(A, "church")
        .connections(A, "punks")
        .built(A, "camp archive")
        .placed(A, "camp", "2 worker")
        .with(|s| {
            s.board.players[A].exchanges = BTreeMap::from([(Exchange::Grey, bag("1 iron"))]);
            s.board.players[A].built[1].spent = bag("1 worker");
            s.board.players[A].built[1].token = true;
        });
    let state = clean(state);
    let player = &state.board.players[A];
    assert!(player.pool.is_empty() && player.exchanges.is_empty());
    assert!(player.built[1].spent.is_empty() && !player.built[1].token);
    assert_eq!(words(&player.built[0].placed), "2 worker");
    assert_eq!((player.vp, state.held(A), state.secret.hands[A].len()), (9, "docks motel".into(), 2));
    assert_eq!((player.deals.len(), player.connections.len()), (1, 1));
}

/// Goods lie open, so everybody reads what somebody loses; what is stored or was spent is told of elsewhere.
#[test]
fn the_log_tells_what_is_lost_unused() {
    let state = game(2).built(A, "underground-warehouse").pool(A, "2 fuel 1 worker").with(|s| {
        let id = s.board.players[A].built[0].id;
        s.board.players[A].storing = BTreeMap::from([(id, bag("1 fuel"))]);
        s.board.players[A].built[0].spent = bag("1 gun");
    });
    let trial = run(state, "", |t| {
        cleanup(t)?;
        Ok(())
    });
    let lost = told(&trial, "note-given-back");
    assert_eq!(lost.lines().count(), 1, "one line, and none for whoever has nothing: {lost}");
    assert!(lost.contains("good-fuel(count=1)") && lost.contains("good-worker(count=1)"), "{lost}");
    assert!(!lost.contains("good-gun"), "{lost}");
}

#[test]
fn cln_04_connection_cards_that_nobody_took_are_discarded() {
    let state = clean(game(2).face_up("junk-train").face_up("thugs"));
    for (colour, key) in [(Colour::Blue, "junk-train"), (Colour::Red, "thugs")] {
        let pile = state.board.pile(colour);
        assert_eq!((pile.face_up, pile.discard.clone()), (None, vec![connection(key)]));
    }
    assert!(clean(game(2)).board.pile(Colour::Red).discard.is_empty(), "a card that was taken is not there");
}

#[test]
fn cln_05_everything_is_fresh_again() {
    let state = game(2).built(A, "archive docks").passed(A).passed(B).with(|s| {
        s.board.players[A].built[0].uses = 2;
        s.board.players[A].built[1].visitors = 1;
        s.board.players[B].exchanges = BTreeMap::from([(Exchange::Red, bag("1 gun"))]);
    });
    let state = clean(state);
    assert_eq!((state.at(A, "archive").uses, state.at(A, "docks").visitors), (0, 0));
    assert!(state.board.players.iter().all(|(_, it)| !it.passed && it.exchanges.is_empty()));
}

#[test]
fn cln_06_the_first_player_token_goes_to_the_left() {
    for (first, next) in [(A, B), (B, C), (C, A)] {
        let state = clean(game(3).with(|s| s.board.first = first));
        assert_eq!((state.board.first, state.board.active), (next, next));
    }
}
