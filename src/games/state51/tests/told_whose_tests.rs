//! What offers and the log tell of whose goods are gained, of what is given up for them, and of what comes next.

use super::kit::*;
use super::told_tests::{about, detail, english, label, log, open};
use crate::games::state51::content::kinds::{Faction, Good};
use crate::games::state51::labels::cards::board_lines;
use crate::games::state51::labels::phrases::{self, Icon};
use crate::games::state51::rules::{blocked, lookout};
use crate::games::state51::state::State;
use crate::scene::Sym;

/// OPN-01, OPN-02: a visitor takes nothing from the owner; what both gain comes from the supply.
#[test]
fn opn_02_a_visit_says_that_nothing_is_taken_from_the_owner() {
    let state = game(2).pool(A, "1 worker 4 grey").built(B, "pub").hand(A, "pub");
    let key = format!("visit/b/{}", key_of(&state, B, "pub"));
    let trial = turn(&state, "");
    assert!(detail(&trial, &key).ends_with("; Ben gains 1 Worker"), "{}", detail(&trial, &key));
    // OPN-03: once for all, so that no two visits seem to differ.
    let all = "Each takes one visit a round, of all players; its owner loses nothing";
    assert_eq!(about(&trial, &key), all);
    // OPN-01: the building bonus is not among what a visitor gains.
    let built = "Open Production: 2 cards now, 1 each round; visitor copies 1, you +1 Worker; Type: Card";
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
    assert_eq!(used("hideout"), "Hideout (2 uses): 1 Deal (discarded) → 1 VP");
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

/// ACA-03, ACT-03: what is too dear now is not said to be possible at once.
#[test]
fn aca_03_a_second_use_that_nothing_pays_for_yet_comes_later() {
    let said = |pool: &str, name: &str| {
        let state = game(2).pool(A, pool).built(A, name);
        let key = format!("use/{}", key_of(&state, A, name));
        let trial = turn(&state, "");
        (detail(&trial, &key), super::told_tests::offer(&trial, &key).path[0].about.is_some())
    };
    let (poor, both) = said("1 worker 3 gun", "corner-shop");
    assert!(poor.ends_with("; 1 more use later, once you can pay") && !both, "{poor}");
    let (rich, both) = said("2 worker 3 gun", "corner-shop");
    assert!(rich.ends_with("; 1 more use in this turn or later") && both, "{rich}");
}

/// BLD-02, LIM-04: what building leaves where the card brings contacts, and that the payer chooses between them.
#[test]
fn bld_02_building_says_what_is_left_of_the_contacts() {
    let state = game(2).hand(A, "school construction-vehicles").pool(A, "3 grey");
    let said = |key: &str| detail(&turn(&state, ""), key);
    // The price stands in the label, and what there is above all of them.
    assert!(!said("build/school").contains("Yours"), "{}", said("build/school"));
    // OPN-01: where there is no room for both, what visitors do comes before what everybody reckons from the price.
    let vehicles = said("build/construction-vehicles");
    assert!(vehicles.contains("; visitor copies 1, you +1 Worker; "), "{vehicles}");
    let trial = turn(&state.hand(A, "old-cinema").pool(A, "3 grey 1 universal"), "");
    let said = detail(&trial, "build/old-cinema");
    assert!(said.ends_with("; you choose next: grey or universal"), "{said}");
    assert!(about(&trial, "build/old-cinema").starts_with("Yours, as you choose: 3 grey and 1 universal; "));
}

/// RAZ-01: what the group of razing has to say.
#[test]
fn raz_01_the_group_of_razing_says_what_it_gives() {
    let trial = turn(&game(2).hand(A, "school").pool(A, "3 red"), "");
    assert_eq!(about(&trial, "raze/school"), "Yours: 3 red; its Spoils once, then it is discarded");
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
    let built = "Production: 2 Def. tokens now, 1 each round; Type: Gun; a token makes razing 1 red dearer";
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
    assert!(open(&trial).0.starts_with("Lookout: which is your 2nd card of 2? "), "{}", open(&trial).0);
    let log = log(&trial).join("\n").replace(", and ", " and ");
    let order = "choose in this order; a card left over is discarded";
    assert!(log.contains(&format!("First Lookout (Ben, Celina and Ania {order}): Docks, ")), "{log}");
    assert!(log.contains(&format!("Second Lookout (Ania, Celina and Ben {order}): ")), "{log}");
    assert!(log.contains("Nobody took School: it is discarded."), "{log}");
}

/// LIM-07, CLN-03: what is paid from a card is told with the card; the picture shows how much is left on it, also where it is one.
#[test]
fn lim_07_goods_that_are_paid_from_a_card_name_it() {
    let state = game(2).pool(A, "1 worker").built(A, "bioweaponry city-guards").placed(A, "city-guards", "2 gun");
    let said = log(&turn(&state, &format!("A turn use/{}", key_of(&state, A, "bioweaponry"))));
    let paid = "Ania uses Bioweaponry: pays 1 Worker and 1 Gun (City Guards), gains 2 VP.".to_owned();
    assert!(said.contains(&paid), "{said:?}");
    let key = format!("use/{}", key_of(&state, A, "bioweaponry"));
    let included = "Yours: 2 → 1 Gun, 1 → 0 Workers and 0 → 2 VP; its only use this round; goods on cards included";
    assert_eq!(detail(&turn(&state, ""), &key).replace(", and", " and"), included);
    let pool = "Yours: 2 → 1 Gun and 0 → 2 red; once a round; goods on cards included";
    assert_eq!(detail(&turn(&state, ""), "board/red"), pool);
    // LIM-06: what lies on cards outlasts the round, so that whoever has the same in the pool reads that both may pay.
    let both = "Yours: 3 → 2 Guns and 0 → 2 red; once a round; you choose next: pool or cards";
    assert_eq!(detail(&turn(&state.pool(A, "1 gun"), ""), "board/red"), both);
    // FAC-07, OPN-01, CON-01: the same wherever Workers lie on a card.
    let camp = game(2).pool(A, "2 worker").built(A, "camp").placed(A, "camp", "3 worker").built(B, "docks");
    let camp = turn(&camp.face_up("punks"), "");
    let visit = format!("visit/b/{}", key_of(&camp.t.state, B, "docks"));
    for key in ["board/workers/iron", "take/red/punks", visit.as_str()] {
        assert!(detail(&camp, key).ends_with("; you choose next: pool or cards"), "{}", detail(&camp, key));
    }
    let one = vec![vec![Icon::Sym(Sym::ArrowDown), Icon::text("1"), Icon::Good(Good::Gun)]];
    assert_eq!(phrases::placed(&bag("1 gun")), one);
}

/// DEV-01: of many locations onto which a card could be developed, those that share a Type are told first.
#[test]
fn dev_01_what_fits_is_refused_first_where_only_a_brick_is_missing() {
    // Shelter is Iron, Docks are Iron and Ammo, a Pub is Card.
    let state = game(2).hand(A, "shelter").built(A, "pub school docks");
    let keys: Vec<String> = blocked::blocked(&state, A).into_iter().map(|it| it.0.key).collect();
    let onto = |name: &str| {
        let key = format!("develop/shelter/{}", key_of(&state, A, name));
        keys.iter().position(|it| *it == key).unwrap()
    };
    assert!(onto("docks") < onto("pub") && onto("pub") < onto("school"), "{keys:?}");
}

/// FAC-04, LIM-08: a card in a cost comes from the hand.
#[test]
fn fac_04_the_board_says_where_the_card_of_its_exchange_comes_from() {
    let lines = board_lines(built_in().board(Faction::Appalachian));
    assert_eq!(english(&lines[1]), "Once a round: pay 1 Brick and 1 card from your hand, gain 2 grey contacts");
}

/// DEV-06: what lies on the card that is replaced comes to the pool, however the Development is paid.
#[test]
fn dev_06_the_ways_to_pay_say_what_becomes_of_the_goods_on_the_old_card() {
    let start = game(2).hand(A, "clay-pit").built(A, "brick-storage").placed(A, "brick-storage", "2 brick");
    let develop = format!("A turn develop/clay-pit/{}", key_of(&start, A, "brick-storage"));
    let pool = "the goods on the old card to your pool";
    let token = turn(&start.clone().pool(A, "1 development"), &develop);
    assert_eq!(detail(&token, "brick"), format!("Yours: 2 → 1 Brick; {pool}"));
    let way = turn(&start.clone().pool(A, "1 brick"), &develop);
    assert_eq!(detail(&way, "1-brick"), format!("Yours: 3 → 2 Bricks; {pool}"));
    assert_eq!(detail(&way, "1-brick-placed"), format!("Yours: 3 → 2 Bricks; {pool}"));
}

/// PRO-06, BLD-06: what is counted grows with the State, so that waiting may be worth it.
#[test]
fn pro_06_what_is_counted_is_said_beside_the_number_of_now() {
    let state = game(2).hand(A, "parking-lot wrecked-tank").pool(A, "4 grey 1 brick").built(A, "docks");
    let trial = turn(&state, "");
    let lot = "Production: 2 Iron now and each round; that is 1 per Iron location (max 3); Types: Iron and Ammo";
    assert_eq!(detail(&trial, "build/parking-lot"), lot);
    let tank = "Feature: 1 VP at once; that is 1 per Liberty location (max 5); Type: Liberty";
    assert_eq!(detail(&trial, "build/wrecked-tank"), tank);
    // DEV-05: the Docks count no more.
    let onto = format!("develop/parking-lot/{}", key_of(&state, A, "docks"));
    let instead = "New card: 1 Iron now and each round; the old card’s 1 Iron a round ends";
    assert_eq!(detail(&trial, &onto), instead);
}

/// DEA-02, DEA-03, END-04: what a Deal is, beside a location that is built.
#[test]
fn dea_03_the_group_of_deals_says_what_they_are_worth() {
    let state = game(2).hand(A, "docks").pool(A, "1 blue 1 universal");
    let said = "Yours, as you choose: 1 blue and 1 universal; each Deal gives its good now and each round";
    assert_eq!(about(&turn(&state, ""), "deal/docks"), said);
    let few = turn(&state.clone().pool(A, "2 blue"), "");
    let said = "Yours: 2 blue; each Deal gives its good now and each round; no VP at the end, cannot be razed";
    assert_eq!(about(&few, "deal/docks"), said);
    let last = turn(&state.pool(A, "2 blue").with(|s| s.board.end_begun = true), "");
    let said = "Yours: 2 blue; each Deal gives its good once, now; no VP at the end, cannot be razed";
    assert_eq!(about(&last, "deal/docks"), said);
}
