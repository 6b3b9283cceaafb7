//! What offers and the log tell of whose goods are gained, of what is given up for them, and of what comes next.

use super::kit::*;
use super::told_tests::{about, detail, label, log, open};
use crate::games::state51::rules::lookout;
use crate::games::state51::state::State;

/// OPN-01, OPN-02: a visitor takes nothing from the owner; what both gain comes from the supply.
#[test]
fn opn_02_a_visit_says_that_nothing_is_taken_from_the_owner() {
    let state = game(2).pool(A, "1 worker 4 grey").built(B, "pub").hand(A, "pub");
    let key = format!("visit/b/{}", key_of(&state, B, "pub"));
    let trial = turn(&state, "");
    let said = "Ben gains 1 Worker; all from the supply; visited once a round";
    assert!(detail(&trial, &key).ends_with(said), "{}", detail(&trial, &key));
    let built = "Open Production: 2 cards now, then 1 each round; visitor copies it, you +1 Worker; Type: Card";
    assert_eq!(detail(&trial, "build/pub"), built);
    let log = log(&turn(&state, &format!("A turn {key}")));
    assert!(log.contains(&"Ania gains 1 card (visit to Pub, from the supply).".to_owned()), "{log:?}");
}

/// LIM-08, CRD-05: a Deal that is paid is discarded.
#[test]
fn lim_08_a_deal_in_a_cost_is_said_to_be_discarded() {
    let state = game(2).pool(A, "1 worker 2 grey").built(A, "hideout negotiator").deals(A, "docks").hand(A, "hideout");
    let trial = turn(&state, "");
    let used = |name: &str| label(&trial, &format!("use/{}", key_of(&state, A, name)));
    assert_eq!(used("hideout"), "Hideout (2 left): 1 Deal (discarded) → 1 VP");
    assert_eq!(used("negotiator"), "Negotiator: 1 Worker and 1 Deal (discarded) → 2 VP");
    let built = "Action: 1 Deal (discarded) → 1 VP (2× a round); Types: Fuel and VP";
    assert_eq!(detail(&trial, "build/hideout"), built);
    let lookout = run(game(2).deck("hideout docks pub"), "", lookout::lookout);
    assert_eq!(label(&lookout, "hideout"), "Hideout (2 grey): 1 Deal (discarded) → 1 VP (2× a round)");
}

/// ACA-02, ACA-03: a card that is used once a round says so before it is used, and where two uses are left both may be one action.
#[test]
fn aca_02_an_action_says_how_many_uses_there_are() {
    let once = game(2).pool(A, "9 worker 9 iron").built(A, "merc-outpost");
    let key = format!("use/{}", key_of(&once, A, "merc-outpost"));
    let trial = turn(&once, "");
    assert!(detail(&trial, &key).ends_with("; its only use this round"), "{}", detail(&trial, &key));
    assert!(super::told_tests::offer(&trial, &key).path[0].about.is_none());
    let twice = once.built(A, "shipwreck");
    let said = "Where 2 uses are left both may be one action; each is paid";
    assert_eq!(about(&turn(&twice, ""), &key), said);
}

/// RZO-02, DEF-02, DEF-04: who has a Defence token, and what it adds to the price of razing.
#[test]
fn rzo_02_razing_says_where_a_defence_token_makes_it_dearer() {
    let start = game(3).pool(A, "6 red").built(B, "docks pub").built(C, "school");
    let key = |state: &State, name: &str| format!("attack/b/{}", key_of(state, B, name));
    let prices = "Production 3, Feature 4, Action 5 red";
    assert_eq!(about(&turn(&start, ""), &key(&start, "docks")), prices);
    let token = start.in_new_era().with(|s| s.board.players[B].built[0].token = true);
    let trial = turn(&token, "");
    let on = format!("{prices}; 1 more with a Defence token; now on Docks of Ben");
    assert_eq!(about(&trial, &key(&token, "docks")), on);
    assert!(label(&trial, &key(&token, "docks")).starts_with("Docks (4 red): "));
    let docks = "Yours: 6 → 2 red and 0 → 2 Iron; Ben gets 1 Iron; Ruins stay there (0 VP); 1 red for its Def. token";
    assert_eq!(detail(&trial, &key(&token, "docks")), docks);
    assert!(!detail(&trial, &key(&token, "pub")).contains("token"));
    let passed = turn(&token.clone().passed(B).pool(A, "3 red"), "");
    let school = format!("attack/c/{}", key_of(&token, C, "school"));
    assert_eq!(about(&passed, &school), format!("{prices}; 1 more with a Defence token"));
}

/// DEF-02, RZO-02: a card that makes Defence tokens says what one is worth.
#[test]
fn def_02_a_card_that_makes_defence_tokens_says_what_they_do() {
    let state = game(2).hand(A, "wire-entanglement docks").pool(A, "9 grey");
    let trial = turn(&state, "");
    let built = "Production: 2 Def. tokens now, then 1 each round; Type: Gun; a token makes razing 1 red dearer";
    assert_eq!(detail(&trial, "build/wire-entanglement"), built);
    assert!(!detail(&trial, "build/docks").contains("razing"));
    let lookout = run(game(2).deck("wire-entanglement docks pub"), "", lookout::lookout);
    let offered = "Production, Type: Gun, Spoils: 3 Def. tokens, Deal: 1 Def. token; a token makes razing 1 red dearer";
    assert_eq!(detail(&lookout, "wire-entanglement"), offered);
}

/// LOO-03, LOO-04: the log says who chooses in which order, and what becomes of the card that is left over.
#[test]
fn loo_04_the_log_says_who_chooses_next_and_what_becomes_of_the_rest() {
    let state = game(3).deck("docks school archive motel quarry pub camp shadow").with(|s| s.board.first = B);
    let there = "B lookout docks, C lookout archive, A lookout motel";
    let trial = run(state, there, lookout::lookout);
    assert!(open(&trial).0.contains("(2 of 2)"), "{}", open(&trial).0);
    let log = log(&trial).join("\n").replace(", and ", " and ");
    let order = "choose in this order; a card left over is discarded";
    assert!(log.contains(&format!("First Lookout (Ben, Celina and Ania {order}): Docks, ")), "{log}");
    assert!(log.contains(&format!("Second Lookout (Ania, Celina and Ben {order}): ")), "{log}");
    assert!(log.contains("Nobody took School: it is discarded."), "{log}");
}
