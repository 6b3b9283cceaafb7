//! PRO-01 to PRO-08, PRO-11: what everybody produces.

use super::kit::*;
use crate::games::state51::rules::production::production;
use crate::games::state51::state::{Phase, State};

fn start(seats: u8) -> State {
    game(seats).with(|s| s.board.phase = Phase::Production)
}

/// A's pool after the Production of two players.
fn produced(state: State) -> State {
    run(state, "", production).done()
}

#[test]
fn pro_01_player_by_player_from_the_first() {
    let trial = run(start(3).with(|s| s.board.first = B), "", production);
    let order: Vec<char> = trial
        .notes()
        .iter()
        .filter_map(|it| it.strip_prefix("note-produces(seat="))
        .filter_map(|it| it.chars().next())
        .collect();
    assert_eq!(order, ['B', 'C', 'A']);
    let state = trial.done();
    assert_eq!((state.board.phase, state.board.active), (Phase::Action, B));
}

#[test]
fn pro_02_stored_goods_come_back_first_and_do_not_count_as_produced() {
    let state = start(2).built(A, "underground-warehouse wrecker").with(|s| {
        s.board.players[A].built[0].stored = bag("2 fuel 1 gun");
        // Somebody who makes no Iron, so that only what was stored could pass the check.
        s.board.players[A].faction = Some(crate::games::state51::content::kinds::Faction::Mutants);
    });
    let trial = run(state, "", production);
    let notes = trial.notes();
    let at = |id: &str| notes.iter().position(|it| it.starts_with(id)).unwrap();
    assert!(at("note-stored-back(seat=A") < at("note-produces(seat=A"));
    let state = trial.done();
    assert_eq!(state.pooled(A), "2 gun 2 fuel 3 worker 1 grey");
    assert_eq!(words(&state.board.players[A].made), "1 gun 3 worker 1 grey 1 card");
    assert!(state.board.players[A].built[0].stored.is_empty());
}

#[test]
fn pro_03_the_faction_boards() {
    let state = produced(start(4));
    assert_eq!(state.pooled(A), "1 iron 3 worker 1 grey", "New York");
    assert_eq!(state.pooled(B), "1 brick 3 worker 1 grey", "Appalachian Federation");
    assert_eq!(state.pooled(C), "1 gun 3 worker 1 grey", "Mutants Union");
    assert_eq!(state.pooled(D), "1 fuel 3 worker 1 grey", "Merchants Guild");
    assert!(state.secret.hands.iter().all(|(_, it)| it.len() == 1));
    assert_eq!(state.secret.deck.len(), 84);
}

#[test]
fn pro_04_every_deal_gives_its_good() {
    // Docks: Iron; Church: VP; Pub: a card; Convoy: a blue contact; Church once more.
    let state = produced(start(2).deals(A, "docks church pub convoy church"));
    assert_eq!(state.pooled(A), "2 iron 3 worker 1 grey 1 blue");
    assert_eq!((state.board.players[A].vp, state.secret.hands[A].len()), (2, 2));
}

#[test]
fn pro_05_intact_productions_make_their_goods_and_ruins_do_not() {
    let state = produced(start(2).built(A, "school quarry boiler-room church archive").ruins(A, "docks fuel-tank"));
    // School 1 and Boiler Room 2 Workers, without their bonuses; Quarry a Brick.
    assert_eq!(state.pooled(A), "1 brick 1 iron 6 worker 1 grey");
    assert_eq!(state.board.players[A].vp, 0, "a bonus comes once, when built");
}

#[test]
fn pro_06_one_for_each_own_intact_location_of_the_type() {
    // Arena and Gun Shop have the Type Gun; Ruins, a Deal and B's card do not count.
    let state = start(2).built(A, "arena gun-shop").ruins(A, "weapon-trader").deals(A, "gun-shop").built(B, "assassin");
    let state = produced(state);
    // Arena 2, and the Deal of the Gun Shop 1.
    assert_eq!(state.pooled(A), "1 iron 3 gun 3 worker 1 grey");
    let state = produced(start(2).built(A, "arena gun-shop shadow confessor bioweaponry"));
    assert_eq!(state.pooled(A), "1 iron 3 gun 3 worker 1 grey", "at most 3");
    // Arena and Brick Supplier are of Type Ammo both; each counts its own Type only.
    let state = produced(start(2).built(A, "arena brick-supplier"));
    assert_eq!(state.pooled(A), "1 brick 1 iron 1 gun 3 worker 1 grey");
    // A location with two Types counts for each of them: Thieves Caravan is Ammo and Gun.
    let state = produced(start(2).built(A, "arena thieves-caravan"));
    assert_eq!(state.pooled(A), "1 iron 2 gun 3 worker 1 grey");
}

#[test]
fn pro_07_the_one_who_gains_chooses_each_time() {
    let state = start(2).built(A, "craftsmen-guild storehouse");
    assert_eq!(run(state.clone(), "", production).asked(), "asks A either [1-brick 1-iron]");
    let trial = run(state.clone(), "A either 1-iron", production);
    assert_eq!(trial.asked(), "asks A either [1-fuel 1-gun]", "the first named is offered first");
    let state = run(state, "A either 1-iron, A either 1-fuel", production).done();
    assert_eq!(state.pooled(A), "2 iron 1 fuel 3 worker 1 grey");
}

#[test]
fn pro_08_cards_are_drawn_and_vp_scored_at_once() {
    let state = start(2).deck("docks school archive motel").built(A, "pub steel-eagle");
    let state = produced(state);
    assert_eq!(state.held(A), "docks school", "the board's card and the Pub's");
    assert_eq!(state.held(B), "archive");
    assert_eq!((state.board.players[A].vp, state.pooled(A)), (1, "1 iron 3 worker 1 grey".into()));
}

#[test]
fn pro_11_25_vp_reached_in_production_begin_the_end() {
    let trial = run(start(2).vp(A, 23).deals(A, "church church"), "", production);
    assert_eq!(trial.noted("note-end-begins"), 1);
    let state = trial.done();
    assert!(state.board.end_begun);
    assert_eq!(state.board.phase, Phase::Action, "Production and a full Action phase are still played");
    let state = produced(start(2).vp(A, 23).deals(A, "church"));
    assert!(!state.board.end_begun);
}
