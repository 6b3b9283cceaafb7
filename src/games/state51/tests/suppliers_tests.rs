//! CRD-15, CRD-16: Suppliers, in Production and when built.

use super::kit::*;
use crate::engine::Seat;
use crate::games::state51::rules::build::{Way, enter};
use crate::games::state51::rules::production::production;
use crate::games::state51::state::{Phase, State};

fn start() -> State {
    game(3).with(|s| s.board.phase = Phase::Production).built(B, "suppliers")
}

#[test]
fn crd_15_suppliers_gain_what_an_opponent_makes_instead_of_its_owner() {
    let state = start().built(A, "docks power-station small-factory").ruins(A, "pub").built(C, "quarry");
    // Only the Docks and the Quarry: neither Power Station nor a PRO-09 card nor Ruins nor an own location.
    let trial = run(state.clone(), "", production);
    assert_eq!(trial.asked(), "asks B rob [quarry-6 docks-2]", "before anybody produces; mandatory");
    assert_eq!(trial.noted("note-produces"), 0);
    // A's Power Station may choose the robbed Docks, and makes their Iron for A.
    let state = run(state, "B rob docks-2, A echo docks-2", production).done();
    assert_eq!(state.pooled(A), "2 iron 3 worker 1 grey", "the board's Iron and the Power Station's");
    assert_eq!(state.pooled(B), "1 brick 1 iron 3 worker 1 grey");
    assert_eq!(state.pooled(C), "1 brick 1 gun 3 worker 1 grey", "the Quarry was left alone");
    assert_eq!(state.board.players[A].vp, 2, "PRO-09 counts what came in for A");
    assert!(state.board.robberies.is_empty(), "only for this phase");
}

#[test]
fn crd_15_types_are_counted_in_the_state_of_the_owner_and_the_robber_chooses() {
    let state = start().built(A, "arena gun-shop");
    let state = run(state, "", production).done();
    assert_eq!(state.pooled(B), "1 brick 2 gun 3 worker 1 grey", "the only one is taken without a question");
    assert_eq!(state.pooled(A), "1 iron 3 worker 1 grey");
    let state = start().built(A, "craftsmen-guild");
    assert_eq!(run(state.clone(), "", production).asked(), "asks B either [1-brick 1-iron]");
    let state = run(state, "B either 1-iron", production).done();
    assert_eq!(state.pooled(B), "1 brick 1 iron 3 worker 1 grey");
    let state = run(start(), "", production).done();
    assert_eq!(state.pooled(B), "1 brick 3 worker 1 grey", "nothing to take");
}

#[test]
fn crd_15_what_is_taken_is_gained_in_the_order_of_the_robber() {
    // The card of the Pub is drawn when B produces, after A's own card and before C's.
    let state = start().built(A, "pub").deck("docks school archive motel");
    let state = run(state, "", production).done();
    assert_eq!(
        (state.held(A), state.held(B), state.held(C)),
        ("docks".into(), "archive school".into(), "motel".into())
    );
}

#[test]
fn crd_16_when_built_only_the_bonus_works() {
    let build =
        |state: State, answers: &str| run(state, answers, |t| enter(t, B, card("suppliers"), Way::Built).map(|_| ()));
    let state = game(3).built(A, "docks power-station small-factory quarry").built(C, "fuel-tank").passed(C);
    let trial = build(state.clone(), "");
    assert_eq!(trial.asked(), "asks B copy [docks-1 quarry-4]", "C has passed");
    let state = build(state, "B copy docks-1").done();
    assert_eq!((state.pooled(B), state.pooled(A)), ("1 iron".into(), String::new()), "copied, and once");
    let trial = build(game(3).built(C, "fuel-tank").passed(C), "");
    assert_eq!(trial.done().pooled(B), "", "no such location: nothing is gained");
}

#[test]
fn crd_15_what_was_robbed_has_come_in_for_the_robber_and_not_for_the_owner() {
    // Sheriff's Office (PRO-09) and Dark Visions Gang (PRO-10) look at Guns, wherever Suppliers stand.
    for built in ["suppliers sheriffs-office dark-visions-gang", "dark-visions-gang sheriffs-office suppliers"] {
        let robbing = || game(3).with(|s| s.board.phase = Phase::Production).built(B, built);
        let of = |state: &State, seat: Seat| (state.board.players[seat].vp, state.pooled(seat));
        // Nothing to rob: no Gun comes in for B.
        assert_eq!(of(&run(robbing(), "", production).done(), B), (0, "1 brick 3 worker 1 grey".into()));
        // The Assassin of A, who produces before B.
        let state = robbing().built(A, "assassin sheriffs-office dark-visions-gang");
        let state = run(state, "", production).done();
        assert_eq!(of(&state, B), (1, "1 brick 1 gun 3 worker 1 grey 1 red".into()));
        assert_eq!(of(&state, A), (0, "1 iron 3 worker 1 grey".into()));
        // The Arena of C, who produces after B, makes 3: of Type Gun are itself, the Gun Shop and the Sheriff's Office.
        // For C comes in the Gun of the Mutants alone.
        let state = run(robbing().built(C, "arena gun-shop sheriffs-office"), "", production).done();
        assert_eq!(of(&state, B), (3, "1 brick 3 gun 3 worker 1 grey 1 red".into()));
        assert_eq!(of(&state, C), (1, "1 gun 3 worker 1 grey".into()));
    }
}

#[test]
fn crd_16_the_builder_chooses_between_a_and_b_and_types_are_counted_in_the_state_of_the_owner() {
    let build =
        |state: State, answers: &str| run(state, answers, |t| enter(t, B, card("suppliers"), Way::Built).map(|_| ()));
    let state = game(3).built(A, "craftsmen-guild");
    assert_eq!(build(state.clone(), "").asked(), "asks B either [1-brick 1-iron]", "PRO-07: who gains the goods");
    let state = build(state, "B either 1-iron").done();
    assert_eq!((state.pooled(B), state.pooled(A)), ("1 iron".into(), String::new()));
    // A has 2 locations of Type Gun, Arena and Gun Shop; B has 3 others, which do not count.
    let state = build(game(3).built(A, "arena gun-shop").built(B, "confessor shadow bioweaponry"), "").done();
    assert_eq!((state.pooled(B), state.pooled(A)), ("2 gun".into(), String::new()));
}
