//! What payments tell: what they leave and where, and what is missing for one.

use super::kit::*;
use super::told_tests::{detail, english, label, log, open};
use crate::games::state51::content::kinds::{Exchange, Faction};
use crate::games::state51::labels::building::hand_card_detail;
use crate::games::state51::rules::blocked::blocked;
use crate::games::state51::state::State;

/// LIM-07, CLN-03: goods on cards are not lost like those of the pool.
#[test]
fn lim_07_a_payment_says_what_it_leaves_in_the_pool_and_on_cards() {
    let state = game(2).pool(A, "2 worker 1 gun").built(A, "city-guards bioweaponry").placed(A, "city-guards", "3 gun");
    let trial = turn(&state, &format!("A turn use/{}", key_of(&state, A, "bioweaponry")));
    let pool = "Yours: 4 → 3 Guns and 2 → 1 Worker";
    assert_eq!(detail(&trial, "1-gun-1-worker"), format!("{pool}; kept on cards: 3 Guns"));
    let cards = trial.offers().into_iter().find(|it| it.contains("placed")).unwrap();
    assert_eq!(detail(&trial, &cards), format!("{pool}; kept on cards: 2 Guns"));
    // CLN-03: of one good, where what is left of it lies, and what becomes of it.
    let start = game(2).pool(A, "1 iron 1 red").with(|s| s.board.players[A].faction = Some(Faction::Mutants));
    let state = start.built(A, "scrap-metal").placed(A, "scrap-metal", "3 iron");
    let ways = |state: &State| {
        let trial = turn(state, "A turn board/grey");
        let of = |it: &String| format!("{} | {}", label(&trial, it), detail(&trial, it));
        trial.offers().iter().map(of).collect::<Vec<_>>()
    };
    let both = "1 Iron from the pool, 1 from cards | Iron left: pool 0, cards 2 (kept)";
    assert_eq!(ways(&state), [both, "2 Iron from Scrap Metal | Iron left: pool 1 (lost at Cleanup), cards 1 (kept)"]);
    let storage = state.clone().built(A, "underground-warehouse").placed(A, "scrap-metal", "3 iron");
    assert!(ways(&storage)[1].ends_with("pool 1 (lost unless stored), cards 1 (kept)"), "{:?}", ways(&storage));
    // END-03: there is no Cleanup any more.
    let last = ways(&state.with(|s| s.board.end_begun = true));
    assert!(last[1].ends_with("Iron left: pool 1, cards 1"), "{last:?}");
}

/// DEV-05: a card in the place of an equal one does not turn into itself.
#[test]
fn dev_05_a_development_over_an_equal_card_is_told_as_such() {
    let state = game(2).pool(A, "1 brick").hand(A, "wrecked-tank").built(A, "wrecked-tank");
    let develop = format!("A turn develop/wrecked-tank/{}", key_of(&state, A, "wrecked-tank"));
    let told = log(&turn(&state, &develop));
    assert!(told.contains(&"Ania develops Wrecked Tank over another Wrecked Tank for 1 Brick.".to_owned()), "{told:?}");
}

/// LIM-03: what Ammo pays of several goods is open, so that any of them completes the cost.
#[test]
fn lim_03_what_is_missing_beside_ammo_is_any_of_the_goods_that_it_may_pay() {
    let why = |pool: &str, card: &str| {
        let state = game(2).pool(A, pool).built(A, card);
        let key = format!("use/{}", key_of(&state, A, card));
        let found = blocked(&state, A).into_iter().find(|it| it.0.key == key).unwrap();
        english(&found.1.text)
    };
    let eight = |pool: &str| why(pool, "mobile-storage").split_once("you still need ").unwrap().1.to_owned();
    assert_eq!(eight("1 ammo 1 fuel 1 worker"), "1 of Brick or Gun.");
    assert_eq!(eight("1 ammo"), "1 Worker and 2 of Brick, Gun or Fuel.");
    assert_eq!(eight("1 fuel 1 worker"), "1 Brick and 1 Gun.");
    assert_eq!(eight("1 ammo 1 fuel 1 gun"), "1 Worker.");
    assert_eq!(eight("2 ammo 1 brick"), "1 Worker.");
}

/// PRO-07, DEV-05: a choice of goods within a Development says that its VP is still to come.
#[test]
fn pro_07_a_choice_within_a_development_says_that_its_vp_comes_after_it() {
    let start = game(2).pool(A, "1 brick 1 grey").hand(A, "craftsmen-guild").ruins(A, "docks");
    let ask = |line: &str| open(&turn(&start, line)).0;
    let built = "Craftsmen Guild: which goods do you gain this time?";
    assert_eq!(ask("A turn build/craftsmen-guild"), built);
    let develop = format!("A turn develop/craftsmen-guild/{}", key_of(&start, A, "docks"));
    assert_eq!(ask(&develop), format!("{built} Then 1 VP for the Development."));
}

/// PAS-01: whoever is asked what to store has passed already.
#[test]
fn pas_01_no_next_turn_is_promised_while_a_passing_player_stores() {
    let start = game(2).pool(A, "2 iron 1 grey").hand(A, "docks").built(A, "underground-warehouse");
    let storing = turn(&start, "A turn pass");
    assert!(open(&storing).0.starts_with("Underground Warehouse: what do you keep"), "{:?}", storing.end);
    let all = blocked(&storing.t.state, A);
    let told: Vec<String> = all.iter().map(|it| english(&it.1.text)).collect();
    assert!(told.contains(&"You have passed: your next action comes in the next round.".to_owned()), "{told:?}");
    assert!(!told.iter().any(|it| it.contains("next turn")), "{told:?}");
}

/// FAC-02, END-03: an exchange that was used comes back, unless there is no further round.
#[test]
fn fac_02_a_used_exchange_is_said_to_come_back() {
    let used = game(2).pool(A, "1 iron").with(|s| {
        s.board.players[A].exchanges.insert(Exchange::Grey, bag("1 iron"));
    });
    let why = |state: &State| {
        let found = blocked(state, A).into_iter().find(|it| it.0.key == "board/grey").unwrap();
        english(&found.1.text)
    };
    let said = "Used already in this round: Exchange for grey contacts. It can be used again in the next one.";
    assert_eq!(why(&used), said);
    let last = why(&used.with(|s| s.board.end_begun = true));
    assert_eq!(last, "Used already in this last round: Exchange for grey contacts.");
}

/// BLD-06: a card that is still in the hand says that it counts itself.
#[test]
fn bld_06_a_card_of_the_hand_says_that_it_counts_itself() {
    let said = english(&hand_card_detail(built_in().location(card("refinery")), false));
    assert_eq!(said, "Distance 2, Feature: 1 VP per own Fuel location, itself included (max 5) when built");
}

/// DEV-01: where nothing has paid for a Development so far, what brings a Brick says what it is good for.
#[test]
fn dev_01_a_first_brick_says_that_it_pays_for_a_development() {
    let start = game(2).pool(A, "1 red 1 worker").built(A, "arena");
    let said = |state: &State, key: &str| detail(&turn(state, ""), key).contains(": for a Development");
    let fits = start.clone().hand(A, "brick-storage assassin");
    assert!(said(&fits, "raze/brick-storage"));
    // LIM-03: Ammo would have paid before.
    assert!(!said(&fits.pool(A, "1 red 1 ammo"), "raze/brick-storage"));
    assert!(!said(&start.clone().hand(A, "brick-storage"), "raze/brick-storage"), "no card is left");
    // LIM-03: Ammo does for the Brick.
    let corner = start.clone().pool(A, "1 red").hand(A, "corner-shop assassin");
    assert!(detail(&turn(&corner, ""), "raze/corner-shop").contains("; Ammo: for a Development"));
    let itself = game(2).pool(A, "1 red").built(A, "brick-supplier").hand(A, "brick-storage");
    assert!(!said(&itself, "raze/brick-storage"), "the razed card is gone");
}

/// BLD-02, FAC-02: what is too dear names what could bring some of the missing contacts before, if anything could.
#[test]
fn bld_02_missing_contacts_say_where_some_could_come_from() {
    let start = game(2).pool(A, "1 iron").hand(A, "arena docks");
    let why = |state: &State| {
        let found = blocked(state, A).into_iter().find(|it| it.0.key == "build/arena").unwrap();
        english(&found.1.text)
    };
    let none = "The price is 2 grey (or universal); you have 0 grey.";
    assert_eq!(why(&start), format!("{none} Another action first brings only a part: 1 Iron → 1 grey on your board."));
    let more = why(&start.clone().pool(A, "1 iron 1 grey"));
    assert!(more.ends_with(" Another action first could help: 1 Iron → 1 grey on your board."), "{more}");
    assert_eq!(why(&start.clone().pool(A, "")), none);
    // CON-03: a Connection card that is held does as well.
    let traders = start.pool(A, "").connections(A, "thugs");
    let red = |state: &State| {
        let found = blocked(state, A).into_iter().find(|it| it.0.key == "raze/arena").unwrap();
        english(&found.1.text)
    };
    assert!(!red(&traders).contains("Another action"), "the Gun for it is missing");
    let all = blocked(&traders, A).into_iter().find(|it| it.0.key == "raze/arena").unwrap();
    assert_eq!(english(&all.0.label), "Arena (2 red)");
}

/// FAC-07: whoever cannot pay for it is not told to go on.
#[test]
fn fac_07_more_in_the_same_action_is_told_of_only_where_it_could_be_paid() {
    let said = |pool: &str| detail(&turn(&game(2).pool(A, pool), ""), "board/workers/iron");
    assert_eq!(said("4 worker"), "Yours: 4 → 2 Workers and 0 → 1 Iron; you may go on with 2 more");
    assert_eq!(said("3 worker"), "Yours: 3 → 1 Worker and 0 → 1 Iron");
}

/// DEV-02: what a token is for.
#[test]
fn dev_02_a_card_that_makes_development_tokens_says_what_they_are_for() {
    let state = game(2).pool(A, "9 grey").hand(A, "excavator");
    let said = detail(&turn(&state, ""), "build/excavator");
    assert!(said.contains("a token: any Type"), "{said}");
}

/// DEA-02: a Deal for what an own location is used for says so.
#[test]
fn dea_02_a_deal_says_which_own_location_takes_its_good() {
    let state = game(2).pool(A, "1 blue").hand(A, "docks").built(A, "shipwreck");
    let said = detail(&turn(&state, ""), "deal/docks");
    assert!(said.ends_with("; the same good each round; your Shipwreck takes it"), "{said}");
}

/// FAC-07, ACA-02: what is bought names only a location that could be used for it with what is left, or a held Connection card.
#[test]
fn fac_07_a_bought_good_names_what_could_really_take_it() {
    let start = game(2).built(A, "huge-machinery scrap-trader").connections(A, "thugs");
    let said = |state: &State, good: &str| detail(&turn(state, ""), &format!("board/workers/{good}"));
    let rich = said(&start.clone().pool(A, "3 worker"), "iron");
    assert!(rich.ends_with("; your Huge Machinery takes it"), "{rich}");
    // The Worker that it asks for besides is spent.
    let poor = start.clone().pool(A, "2 worker");
    assert!(said(&poor, "iron").ends_with("; your Scrap Trader takes it"), "{}", said(&poor, "iron"));
    assert!(said(&poor, "gun").ends_with("; for Thugs (3 red)"), "{}", said(&poor, "gun"));
    let used = start.pool(A, "3 worker").with(|s| s.board.players[A].built.iter_mut().for_each(|it| it.uses = 2));
    assert!(!said(&used, "iron").contains("takes it"), "{}", said(&used, "iron"));
}

/// DEA-01, FAC-07: of two cards that would bring what is missing both are named, of more the first and how many others.
#[test]
fn dea_01_one_card_that_could_bring_it_does_not_seem_the_only_one() {
    let why = |hand: &str| {
        let state = game(2).pool(A, "1 blue 1 worker").hand(A, hand);
        let found = blocked(&state, A).into_iter().find(|it| it.0.key == "board/workers/iron").unwrap();
        english(&found.1.text)
    };
    let both = ": a Deal with Archive (1 Worker) or a Deal with School (1 Worker).";
    assert!(why("archive school").ends_with(both), "{}", why("archive school"));
    let three = why("archive school camp");
    assert!(three.ends_with(": a Deal with Archive (1 Worker) or 2 other cards."), "{three}");
    assert!(why("archive docks").ends_with(": a Deal with Archive (1 Worker)."), "{}", why("archive docks"));
}

/// ACT-01: the question of a turn says who is out of the round.
#[test]
fn act_01_the_question_of_a_turn_says_how_many_have_passed() {
    let start = game(3).pool(A, "1 grey").hand(A, "docks");
    let ask = |state: &State| open(&turn(state, "")).0;
    assert!(ask(&start).ends_with("? Nobody has passed."));
    assert!(ask(&start.clone().passed(B)).ends_with("? Passed so far: Ben."));
    assert!(ask(&start.passed(B).passed(C)).ends_with("? All others have passed: you go on alone."));
}

/// DEV-05: a building bonus that was gained stays when its card is replaced.
#[test]
fn dev_05_what_a_replaced_card_gave_when_it_was_built_is_said_to_stay() {
    let state = game(2).pool(A, "1 development").hand(A, "docks").built(A, "church arena");
    let said = |old: &str| detail(&turn(&state, ""), &format!("develop/docks/{}", key_of(&state, A, old)));
    assert!(said("church").ends_with("; the old card goes, what it gave stays"), "{}", said("church"));
    assert!(said("arena").ends_with("; the old card’s 1 Gun a round ends"), "{}", said("arena"));
}

/// DEV-01, LOO-03: a card of the Lookout says onto which own location a Brick could put it.
#[test]
fn loo_03_a_card_of_the_lookout_says_onto_what_it_could_be_developed() {
    let state = game(2).deck("docks underground-warehouse school oil-rig").built(A, "scrap-metal");
    let trial = run(state, "", crate::games::state51::rules::lookout::lookout);
    assert!(detail(&trial, "docks").contains("; develops 1"), "{}", detail(&trial, "docks"));
    assert!(detail(&trial, "school").ends_with("; develops none of yours"), "{}", detail(&trial, "school"));
    // With a long name, too, the number has room in any case.
    let state = game(2).deck("docks underground-warehouse school oil-rig").built(A, "parking-lot pub");
    let trial = run(state, "", crate::games::state51::rules::lookout::lookout);
    assert!(detail(&trial, "docks").contains("; develops 1"), "{}", detail(&trial, "docks"));
    let state = game(2).deck("docks underground-warehouse school oil-rig").built(A, "merc-outpost");
    let trial = run(state, "", crate::games::state51::rules::lookout::lookout);
    assert!(detail(&trial, "school").contains("; develops 1"), "{}", detail(&trial, "school"));
    // Where there are several, how many always has room.
    let state = game(2).deck("shadow underground-warehouse school oil-rig").built(A, "city-guards negotiator");
    let trial = run(state, "", crate::games::state51::rules::lookout::lookout);
    let said = detail(&trial, "shadow");
    assert!(said.contains("; develops 1 of 2"), "{said}");
    let state = game(2).deck("excavator skyscraper school oil-rig").built(A, "huge-machinery negotiator");
    let trial = run(state, "", crate::games::state51::rules::lookout::lookout);
    assert!(detail(&trial, "excavator").contains("; develops 1"), "{}", detail(&trial, "excavator"));
    let said = detail(&trial, "skyscraper");
    assert!(said.ends_with("; develops 1; namely Negotiator"), "{said}");
    // DEV-02: whoever gets a token in the next Production needs no Type.
    let state = game(2).deck("school docks underground-warehouse oil-rig").built(A, "excavator");
    let trial = run(state, "", crate::games::state51::rules::lookout::lookout);
    assert!(detail(&trial, "school").ends_with("; develops any with a token"), "{}", detail(&trial, "school"));
}

/// LIM-03, ACT-01: an exchange says that Ammo pays it, and for what the contacts are enough in the next turn.
#[test]
fn lim_03_an_exchange_says_what_really_pays_it_and_what_it_makes_possible() {
    let state = game(2).pool(A, "1 ammo").hand(A, "shipwreck docks");
    let said = |key: &str| detail(&turn(&state, ""), key);
    assert_eq!(
        said("board/grey"),
        "Yours: 1 → 0 Ammo and 0 → 1 grey; once a round; paid with Ammo; next turn you could build Docks"
    );
    let rich = state.clone().pool(A, "1 iron 1 grey");
    let said = detail(&turn(&rich, ""), "board/grey");
    assert_eq!(said, "Yours: 1 → 0 Iron and 1 → 2 grey; once a round; next turn you could build Shipwreck");
    // What leaves the hand with it is not promised, and nothing where nothing more can be paid.
    let poor = state.pool(A, "1 iron").hand(A, "shipwreck");
    assert_eq!(detail(&turn(&poor, ""), "board/grey"), "Yours: 1 → 0 Iron and 0 → 1 grey; once a round");
}

/// DEA-01, CON-03: a held Connection card is told of beside the exchange.
#[test]
fn dea_01_what_could_bring_contacts_names_the_exchange_and_the_connection_card() {
    let state = game(2).pool(A, "2 fuel").hand(A, "docks").connections(A, "merchants");
    let found = blocked(&state, A).into_iter().find(|it| it.0.key == "deal/docks").unwrap();
    let said = english(&found.1.text);
    assert!(said.ends_with(" could help: 2 Fuel → 2 blue on your board or Merchants."), "{said}");
}

/// OPN-01, ACA-01, BLD-03: whatever is missing, other actions that would bring some of it are named, a visit among them.
#[test]
fn opn_01_what_could_bring_a_missing_good_is_named_beside_the_refusal() {
    let refused = |state: &State, key: &str| {
        let found = blocked(state, A).into_iter().find(|it| it.0.key == key).unwrap();
        english(&found.1.text)
    };
    let state = game(2).pool(A, "1 worker 1 grey").hand(A, "shipwreck docks").built(B, "construction-vehicles");
    let said = refused(&state, "build/shipwreck");
    assert!(said.ends_with(" could help: a visit to Construction Vehicles (1 grey)."), "{said}");
    let passed = refused(&state.clone().passed(B), "build/shipwreck");
    assert!(!passed.contains("Another action"), "{passed}");
    // DEV-01: the Brick for a Development, from a card of the hand, too.
    let bricks = game(2).pool(A, "1 grey").hand(A, "brick-storage brick-supplier").built(A, "brick-supplier");
    let said = refused(&bricks, "develop/brick-supplier");
    assert!(said.ends_with(" could help (Brick): building Brick Storage (3 Bricks)."), "{said}");
    let workers = bricks.pool(A, "2 worker");
    let said = refused(&workers, "develop/brick-supplier");
    assert!(said.ends_with(" could help (Brick): 2 Workers → 1 Brick on your board."), "{said}");
    // FAC-02, LIM-03: the same for any other price.
    let iron = game(2).pool(A, "2 worker");
    let said = refused(&iron, "board/grey");
    assert!(said.ends_with(" could help (Iron): 2 Workers → 1 Iron on your board."), "{said}");
}

/// ACA-01, FAC-07: what would take the very Workers that are asked for, too, is no help.
#[test]
fn aca_01_what_takes_as_much_as_it_brings_is_no_help() {
    let why = |pool: &str| {
        let state = game(2).pool(A, pool).built(A, "shipwreck");
        let key = format!("use/{}", key_of(&state, A, "shipwreck"));
        let found = blocked(&state, A).into_iter().find(|it| it.0.key == key).unwrap();
        english(&found.1.text)
    };
    assert!(!why("2 worker").contains("Another action"), "{}", why("2 worker"));
    assert!(why("3 worker").ends_with(" could help (Iron): 2 Workers → 1 Iron on your board."), "{}", why("3 worker"));
}

/// ACT-01, PAS-04: where nothing but passing is left the question says so.
#[test]
fn pas_04_the_question_says_where_nothing_but_passing_is_possible() {
    let asked = |state: &State| open(&turn(state, "")).0;
    let state = game(2).hand(A, "docks").pool(A, "1 worker");
    assert!(asked(&state).starts_with("Your turn: nothing but passing is possible now. "), "{}", asked(&state));
    assert!(asked(&state.pool(A, "1 grey")).starts_with("Your turn: which action do you take? "));
}

/// DEV-05, DEV-06: what the card that is replaced makes each round is told as lost; what lies on it may pay.
#[test]
fn dev_05_a_development_says_what_the_old_card_makes_no_more() {
    let state = game(2).pool(A, "1 brick").hand(A, "boiler-room").built(A, "school");
    let key = format!("develop/boiler-room/{}", key_of(&state, A, "school"));
    let said = detail(&turn(&state, ""), &key);
    assert!(said.contains("; the old card’s 1 Worker a round ends"), "{said}");
    let ruins = game(2).pool(A, "1 brick").hand(A, "boiler-room").ruins(A, "school");
    let key = format!("develop/boiler-room/{}", key_of(&ruins, A, "school"));
    assert!(!detail(&turn(&ruins, ""), &key).contains("a round ends"));
    // END-03: there is no further round.
    let last = state.with(|s| s.board.end_begun = true);
    let key = format!("develop/boiler-room/{}", key_of(&last, A, "school"));
    assert!(!detail(&turn(&last, ""), &key).contains("a round ends"));
}

/// FAC-07, DEV-01: with a Brick there already another one is not said to be needed for a certain card.
#[test]
fn fac_07_a_second_brick_is_for_one_more_development() {
    let state = game(2).pool(A, "4 worker 1 brick").hand(A, "boiler-room").built(A, "school");
    let said = detail(&turn(&state, ""), "board/workers/brick");
    assert_eq!(said, "Yours: 4 → 2 Workers and 1 → 2 Bricks; for one more Development; you may go on with 2 more");
}

/// LIM-06, LIM-07: whoever pays with a good of the pool or of a card reads which of them it is.
#[test]
fn lim_07_the_answers_of_a_payment_name_the_pool_or_the_card() {
    let start = game(2).pool(A, "1 iron 1 gun").with(|s| s.board.players[A].faction = Some(Faction::Mutants));
    let ways = |state: &State| {
        let trial = turn(state, "A turn board/red");
        trial.offers().iter().map(|it| label(&trial, it)).collect::<Vec<_>>()
    };
    let one = start.built(A, "city-guards").placed(A, "city-guards", "2 gun");
    assert_eq!(ways(&one), ["1 Gun from the pool", "1 Gun from City Guards"]);
    // Nothing lies on a card: the pool need not be named.
    let ammo = game(2).pool(A, "1 gun 1 ammo").with(|s| s.board.players[A].faction = Some(Faction::Mutants));
    assert_eq!(ways(&ammo), ["1 Gun", "1 Ammo"]);
}

/// ACT-01: of several cards that the contacts of an exchange would pay, their Distance says which.
#[test]
fn act_01_an_exchange_says_which_cards_its_contacts_would_pay() {
    let start = game(2).pool(A, "2 iron").hand(A, "docks shipwreck assembly-plant");
    let state = start.with(|s| s.board.players[A].faction = Some(Faction::Mutants));
    let said = detail(&turn(&state, ""), "board/grey");
    assert!(said.ends_with("; next turn you could build Docks or Shipwreck"), "{said}");
    let state = state.pool(A, "2 iron 1 grey");
    let said = detail(&turn(&state, ""), "board/grey");
    assert!(said.ends_with("; then building (2 cards, Distance 2–3)"), "{said}");
}
