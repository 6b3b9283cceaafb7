//! What questions, offers and the log tell, in English, with numbers worked out by hand.

use super::kit::*;
use crate::engine::trial::noted;
use crate::engine::{Offer, Stop, Text, Words};
use crate::games::Registry;
use crate::games::state51::rules::production::production;
use crate::games::state51::rules::{Table, lookout};
use crate::games::state51::state::{Phase, State};
use crate::words::{Language, Speech, Wordbook};

thread_local! {
    /// Read once for all that a test says.
    static ENGLISH: Speech = {
        let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
        book.game("state51", Language::En).plain(["Ania", "Ben", "Celina"].map(str::to_owned).to_vec())
    };
}

pub(super) fn english(text: &Text) -> String {
    ENGLISH.with(|it| it.say(text))
}

/// The question that is open and its offers.
pub(super) fn open(trial: &Trial) -> (String, Vec<Offer>) {
    let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked: {:?}", trial.end) };
    (english(&open[0].ask.text()), open[0].form.offers().to_vec())
}

pub(super) fn offer(trial: &Trial, key: &str) -> Offer {
    let found = open(trial).1.into_iter().find(|it| it.key == key);
    found.unwrap_or_else(|| panic!("no {key} in {:?}", trial.offers()))
}

pub(super) fn detail(trial: &Trial, key: &str) -> String {
    english(&offer(trial, key).detail.unwrap_or_else(|| panic!("{key} has no detail")))
}

pub(super) fn label(trial: &Trial, key: &str) -> String {
    english(&offer(trial, key).label)
}

/// What the first group of an offer says of itself.
pub(super) fn about(trial: &Trial, key: &str) -> String {
    english(offer(trial, key).path[0].about.as_ref().unwrap())
}

pub(super) fn log(trial: &Trial) -> Vec<String> {
    noted(&trial.t).iter().map(|it| english(&it.text)).collect()
}

fn production_of(state: State, answers: &str) -> Trial {
    run(state.with(|s| s.board.phase = Phase::Production), answers, |t: &mut Table| production(t))
}

/// END-03: once the end has begun there is no Production and no Cleanup for what is built or signed.
#[test]
fn end_03_offers_of_the_last_round_promise_no_further_production() {
    let hand = "docks school cistern patriot-tower underground-warehouse suppliers craftsmen-guild shipwreck";
    let start = game(2).hand(A, hand).pool(A, "9 grey 1 brick 1 blue 1 iron").built(A, "arena");
    let last = start.clone().with(|s| s.board.end_begun = true);
    let trial = turn(&last, "");
    let nothing = "nothing but +1 VP at the end";
    for (card, said) in [
        ("docks", "Open Production: 1 Iron at once; visitor copies, you +1 Worker; Types: Iron and Ammo"),
        ("school", "Production: 2 Workers at once; Types: Worker and Ammo"),
        ("cistern", &format!("Production: {nothing}; Types: Fuel and VP")),
        ("patriot-tower", &format!("Feature: {nothing}; Types: VP and Worker")),
        ("underground-warehouse", &format!("Feature: {nothing}; Types: Fuel and Ammo")),
        ("suppliers", &format!("Production: {nothing}; Types: Ammo and Toxic")),
        ("craftsmen-guild", "Production: 1 Brick or 1 Iron at once; Types: Iron and Brick"),
        ("shipwreck", "Action: 1 Iron and 1 Worker → 2 VP (2× a round); Types: Iron and VP"),
    ] {
        // What the price leaves is said where there is room.
        let built = detail(&trial, &format!("build/{card}"));
        assert_eq!(built.split("; Yours: ").next(), Some(said));
    }
    let copied = turn(&last.clone().built(B, "docks"), "");
    assert!(detail(&copied, "build/suppliers").contains(": copies an opponent’s production at once; "));
    let fuel = last.clone().pool(A, "2 fuel");
    let blue = "Contacts: blue (for Deals); each Deal gives its good once, now; each exchange once a round";
    assert_eq!(about(&turn(&fuel, ""), "board/blue"), blue);
    let onto = format!("develop/cistern/{}", key_of(&last, A, "arena"));
    // Cistern has no Type of the Arena, Docks and Underground Warehouse have.
    assert!(trial.offers().iter().all(|it| *it != onto));
    let onto = format!("develop/underground-warehouse/{}", key_of(&last, A, "arena"));
    assert_eq!(
        english(offer(&trial, &onto).path[1].about.as_ref().unwrap()),
        format!("Feature: {nothing}; Types: Fuel and Ammo")
    );
    assert_eq!(detail(&trial, "deal/docks"), "Yours: 1 → 0 blue, 1 → 2 Iron and 0 → 1 Deal");
    // ACT-01: the question says that it is the last round.
    assert_eq!(open(&trial).0, "Your turn in the last round: which action do you take? Nobody has passed.");
    let before = turn(&start, "");
    assert_eq!(open(&before).0, "Your turn: which action do you take? Nobody has passed.");
    assert!(detail(&before, "build/cistern").contains(": each Production 1 VP per Fuel that comes in (max 3); "));
    let tower = "each Production phase 2 VP if 5 Workers came in then";
    assert!(detail(&before, "build/patriot-tower").contains(tower), "{}", detail(&before, "build/patriot-tower"));
    let fuel = start.pool(A, "2 fuel");
    let deals = "Contacts: blue (for Deals); each Deal gives its good now and each round; each exchange once a round";
    assert_eq!(about(&turn(&fuel, ""), "board/blue"), deals);
}

/// END-03, DEF-03: the last round has no Cleanup, and no round follows it.
#[test]
fn end_03_nothing_is_said_of_a_cleanup_or_a_round_that_does_not_come() {
    let start = game(2).hand(A, "scrap-metal").pool(A, "9 grey 2 worker 1 defence").built(A, "docks");
    let start = start.face_up("punks").in_new_era();
    let token = format!("defence/{}", key_of(&start, A, "docks"));
    let now = turn(&start, "");
    assert!(detail(&now, "build/scrap-metal").contains("3 Iron on it once, kept until spent"));
    let until = "Your only Defence token; razing it costs 1 red more until Cleanup; no action";
    assert_eq!(detail(&now, &token), until);
    assert_eq!(
        about(&now, "take/red/punks"),
        "2 Workers take one; play it from your next turn on, this round or later; next Lookout: new ones"
    );
    // CON-02: what is taken is not replaced in this round.
    let held = game(2).connections(A, "punks");
    assert_eq!(about(&turn(&held, ""), "play/punks"), "No open card now; play one that you hold");
    // DEF-03, PAS-02: with nobody left to raze anything it is of no use any more.
    let idle = "Your only Defence token; of no use now: all others have passed, and it goes at Cleanup; no action";
    assert_eq!(detail(&turn(&start.clone().passed(B), ""), &token), idle);
    let last = turn(&start.with(|s| s.board.end_begun = true), "");
    assert!(detail(&last, "build/scrap-metal").contains(": 3 Iron on it to spend; "));
    let rest = "Your only Defence token; razing it costs 1 red more for the rest of the game; no action";
    assert_eq!(detail(&last, &token), rest);
    assert_eq!(about(&last, "take/red/punks"), "Taken for 2 Workers, played in a later turn");
}

/// CRD-14, CRD-15, CRD-16: at once only what there is to choose comes.
#[test]
fn crd_14_a_production_that_repeats_others_says_whether_anything_comes_at_once() {
    let start = game(2).hand(A, "power-station suppliers").pool(A, "9 grey 1 brick");
    let said = |state: &State, card: &str| detail(&turn(state, ""), &format!("build/{card}"));
    let station = |brings: &str| format!("Production: {brings}; Type: Ammo");
    assert_eq!(said(&start, "power-station"), station("repeats another production of yours each round"));
    // A PRO-09 card counts in the Production phase only.
    let late = start.clone().built(A, "small-factory");
    assert_eq!(said(&late, "power-station"), station("repeats another production of yours each round"));
    let docks = start.clone().built(A, "docks").built(B, "quarry");
    assert_eq!(said(&docks, "power-station"), station("repeats a production of yours now and each round"));
    // DEV-05: in the place of the only production it has none to repeat.
    let onto = format!("develop/power-station/{}", key_of(&docks, A, "docks"));
    let replaced = "New card: repeats another production of yours each round; the old card’s 1 Iron a round ends";
    assert_eq!(detail(&turn(&docks, ""), &onto), replaced);
    let suppliers = |brings: &str| format!("Production: {brings}; Types: Ammo and Toxic");
    let both = "copies a rival’s production now, takes one each round";
    assert_eq!(said(&docks, "suppliers"), suppliers(both));
    assert_eq!(said(&docks.passed(B), "suppliers"), suppliers("takes a rival’s production each round"));
}

/// CRD-14, PRO-09: a copy of what is scored, for this Production only. What else is gained is told with what there is then.
#[test]
fn crd_14_what_a_power_station_may_choose_says_what_it_makes_now() {
    let trial = production_of(game(2).built(A, "power-station small-factory docks storehouse"), "");
    let said = "As much as the card itself makes: 1 VP for each Iron that comes in, at most 3";
    assert_eq!(detail(&trial, "small-factory-2"), said);
    // The board of New York has made an Iron.
    assert_eq!(detail(&trial, "docks-3"), "Yours: 1 → 2 Iron");
    assert_eq!(detail(&trial, "storehouse-4"), "Makes 1 Fuel or 1 Gun");
    let chosen = production_of(game(2).built(A, "power-station docks quarry"), "A echo docks-2");
    assert!(log(&chosen).contains(&"Ania repeats Docks with Power Station.".to_owned()), "{:?}", log(&chosen));
}

/// CRD-15: Suppliers choose before anybody produces, so what there will be is not known yet.
#[test]
fn crd_15_what_suppliers_take_is_told_without_what_there_is_then() {
    let state = game(2).built(A, "suppliers").built(B, "docks boiler-room");
    let trial = production_of(state.clone(), "");
    let ask = "Whose production do your Suppliers take in this round? You gain what it makes, its owner does not.";
    assert_eq!((open(&trial).0.as_str(), detail(&trial, "docks-2").as_str()), (ask, "Makes 1 Iron"));
    let log = log(&production_of(state, "A rob docks-2"));
    assert!(log.contains(&"Ania gets what Docks of Ben makes, instead of Ben.".to_owned()), "{log:?}");
}

/// OPN-01 to OPN-03: one visit a round, the visitor gains what it makes and the owner a Worker.
#[test]
fn opn_03_the_lookout_says_what_an_open_production_is() {
    let trial = run(game(2).deck("docks school pub"), "", lookout::lookout);
    let (ask, _) = open(&trial);
    assert!(ask.ends_with("Open: visitors copy, you +1 Worker."), "{ask}");
    assert_eq!(label(&trial, "docks"), "Docks (1 grey): 1 Iron when built and each round");
}

/// DEF-01, RZO-02: without its group an offer says itself that a token is spent, and for what.
#[test]
fn def_01_a_defence_token_says_how_many_there_are_and_what_it_does() {
    let state = game(2).pool(A, "2 defence 2 worker").built(A, "docks").in_new_era();
    let key = format!("defence/{}", key_of(&state, A, "docks"));
    let trial = turn(&state, "A turn board/workers/iron");
    assert_eq!(label(&trial, &key), "Docks: Defence 3 → 4");
    let does = "razing it costs 1 red more until Cleanup; no action";
    assert_eq!(detail(&trial, &key), format!("1 of your 2 Defence tokens; {does}"));
    let only = turn(&state.pool(A, "1 defence"), "");
    assert_eq!(detail(&only, &key), format!("Your only Defence token; {does}"));
}

/// ACA-01: four or five different goods are named, and what is gained is told with what there is then.
#[test]
fn aca_01_a_cost_of_one_of_each_names_the_goods() {
    let names = "black-market solitary-trader";
    let state = game(2).built(A, names).pool(A, "3 brick 3 iron 3 gun 3 fuel 3 worker").vp(A, 2);
    let trial = turn(&state, "");
    let key = |name: &str| format!("use/{}", key_of(&state, A, name));
    assert_eq!(label(&trial, &key("black-market")), "Black Market (2 uses): Brick, Iron, Gun, Worker → 3 VP");
    let trader = "Solitary Trader (2 uses): 1 of each basic and 1 Worker → 3 VP";
    assert_eq!(label(&trial, &key("solitary-trader")), trader);
    let left = "Yours: 2 → 5 VP for 1 of each; 1 more use in this turn or later";
    assert_eq!(detail(&trial, &key("black-market")), left);
    // ACA-02: the second use is the last one of the round.
    let again = turn(&state, &format!("A turn {}", key("black-market")));
    let last = "Yours: 5 → 8 VP for 1 of each; its last use this round";
    assert_eq!(detail(&again, &key("black-market")), last);
}

/// RZO-03 to RZO-06: both sides, and what becomes of goods placed on the card.
#[test]
fn rzo_03_razing_an_opponent_says_what_it_changes_for_both() {
    let start = game(2).pool(A, "5 red").built(B, "docks skyscraper camp");
    let key = |name: &str| format!("attack/b/{}", key_of(&start, B, name));
    let said = |state: &State, name: &str| detail(&turn(state, ""), &key(name));
    assert_eq!(said(&start, "docks"), "Yours: 5 → 2 red and 0 → 2 Iron; Ben gets 1 Iron; Ruins stay there (0 VP)");
    let skyscraper = "Yours: 5 → 0 red, 0 → 3 Bricks and 0 → 1 VP; Ben gets 1 Brick; Ruins stay there (0 VP)";
    assert_eq!(said(&start, "skyscraper").replace(", and", " and"), skyscraper);
    let placed = start.clone().placed(B, "camp", "2 worker");
    let camp = "Ben gets 1 Worker and the goods on the card; Ruins stay there (0 VP)";
    assert!(said(&placed, "camp").contains(camp), "{}", said(&placed, "camp"));
    // With Hunters a Worker comes besides.
    let hunted = "Ben gets 1 Iron; Ruins stay there (0 VP); your features give 1 Worker";
    let hunters = start.clone().built(A, "hunters");
    assert_eq!(said(&hunters, "docks"), hunted);
    let log = log(&turn(&placed, &format!("A turn {}", key("camp"))));
    assert!(log.contains(&"Ben takes 2 Workers from Camp into the pool.".to_owned()), "{log:?}");
}

/// DEV-01, DEV-02: what each way to pay leaves, and for what it pays.
#[test]
fn dev_02_the_ways_to_pay_a_development_say_what_they_leave() {
    let start = game(2).pool(A, "3 brick 2 development").hand(A, "shelter").built(A, "docks");
    let develop = format!("develop/shelter/{}", key_of(&start, A, "docks"));
    let trial = turn(&start, &format!("A turn {develop}"));
    assert_eq!(open(&trial).0, "Shelter in place of Docks: what pays?");
    assert_eq!(detail(&trial, "brick"), "Yours: 3 → 2 Bricks");
    let token = "Yours: 2 → 1 Dev. token; only a token works where no Type is shared";
    assert_eq!(detail(&trial, "token"), token);
    // LIM-03, LIM-06: where Ammo would pay as well that is asked next.
    let ammo = turn(&start.clone().pool(A, "3 brick 1 ammo 2 development"), &format!("A turn {develop}"));
    assert!(detail(&ammo, "brick").ends_with("; you choose next how"), "{}", detail(&ammo, "brick"));
    let opening = turn(&start, "");
    let group = "Brick, Ammo or Dev. token (yours: 3 Bricks and 2 Dev. tokens); +1 VP now; the old card is discarded";
    assert_eq!(about(&opening, &develop), group);
    // DEV-05, BLD-04.
    let brick = turn(&start.clone().pool(A, "1 brick"), "");
    let group = "Brick, Ammo or Dev. token (yours: 1 Brick); +1 VP now; the old card is discarded";
    assert_eq!(about(&brick, &develop), group);
    // RZO-06, END-04: Ruins are worth nothing at the end, what stands in their place is.
    let ruined = turn(&start.clone().ruins(A, "pub"), "");
    assert!(
        about(&ruined, &develop).ends_with("; +1 VP now; on Ruins also at the end"),
        "{}",
        about(&ruined, &develop)
    );
    // DEV-06: goods that lay on the old card come to the pool.
    let camp = game(2).pool(A, "1 brick").hand(A, "archive").built(A, "camp").placed(A, "camp", "2 worker");
    let develop = format!("develop/archive/{}", key_of(&camp, A, "camp"));
    let said = detail(&turn(&camp, ""), &develop);
    assert_eq!(said, "New card: 1 Worker → 1 VP (2× a round); the goods on the old card to your pool");
    let log = log(&turn(&camp, &format!("A turn {develop}")));
    assert!(log.contains(&"Ania takes 2 Workers from Camp into the pool.".to_owned()), "{log:?}");
}

/// DEV-01, DEV-08: a Brick pays for a Development only where a card of the hand fits by Type.
#[test]
fn dev_08_the_brick_of_the_worker_exchange_says_whether_it_could_pay_for_a_development() {
    let start = game(2).pool(A, "2 worker").built(A, "docks");
    let said = |hand: &str| detail(&turn(&start.clone().hand(A, hand), ""), "board/workers/brick");
    let yours = "Yours: 2 → 0 Workers and 0 → 1 Brick";
    assert_eq!(said("motel shelter"), format!("{yours}; for a Development: Shelter"));
    let none = format!("{yours}; no Development now: no hand card fits by Type");
    assert_eq!((said("motel"), said("")), (none.clone(), none));
    // DEV-01: Types are not the reason where there is no location.
    let alone = detail(&turn(&game(2).pool(A, "2 worker").hand(A, "motel"), ""), "board/workers/brick");
    assert_eq!(alone, format!("{yours}; you have no location to develop yet"));
    // DEV-03: Ruins match everything.
    let ruins = start.clone().hand(A, "motel").ruins(A, "school");
    assert!(detail(&turn(&ruins, ""), "board/workers/brick").contains("; for a Development: Motel"));
    assert!(said("motel shelter docks docks").contains("; for a Development: Docks or Shelter"));
}

/// CRD-04: what both have then.
#[test]
fn crd_04_stealing_says_what_the_other_keeps() {
    let state = game(2).pool(A, "2 worker 1 iron").pool(B, "3 iron 1 fuel").built(A, "thieves-caravan");
    let trial = turn(&state, &format!("A turn use/{}", key_of(&state, A, "thieves-caravan")));
    assert_eq!(detail(&trial, "b/iron"), "Yours: 1 → 2 Iron; Ben: 3 → 2 Iron");
    assert_eq!(detail(&trial, "b/fuel"), "Yours: 0 → 1 Fuel; Ben: 1 → 0 Fuel");
}

/// CRD-10, CRD-13, CRD-16: the log names what is copied, and VP of a bonus keep their line of the score sheet.
#[test]
fn crd_13_what_is_copied_is_named() {
    let state = game(2).pool(A, "9 worker").built(A, "camino-real production-manager docks").deals(B, "quarry");
    let camino = log(&turn(&state, &format!("A turn use/{}", key_of(&state, A, "camino-real"))));
    assert!(camino.contains(&"Ania gains 1 Brick (Camino Real: Quarry of Ben).".to_owned()), "{camino:?}");
    let manager = log(&turn(&state, &format!("A turn use/{}", key_of(&state, A, "production-manager"))));
    assert!(manager.contains(&"Ania gains 1 Iron (Production Manager: Docks).".to_owned()), "{manager:?}");
    let own = game(2).pool(A, "1 worker").built(A, "caravanner").deals(A, "docks quarry church pub");
    let line = format!("A turn use/{}, A own-deals docks+church", key_of(&own, A, "caravanner"));
    let caravanner = log(&turn(&own, &line));
    assert!(
        caravanner.contains(&"Ania repeats these Deals with Caravanner: Docks and Church.".to_owned()),
        "{caravanner:?}"
    );
    let state = game(2).pool(A, "2 grey").hand(A, "suppliers").built(B, "steel-eagle");
    let trial = turn(&state, "A turn build/suppliers");
    let line = "Ania gains 1 VP (building bonus of Suppliers: Steel Eagle of Ben).".to_owned();
    assert!(log(&trial).contains(&line), "{:?}", log(&trial));
    let sources = trial.done().board.players[A].sources;
    assert_eq!(sources[crate::games::state51::content::kinds::Source::Bonus as usize], 1);
}

/// CLN-02: what is not stored is lost; one resource is one.
#[test]
fn cln_02_storing_says_for_when_and_what_becomes_of_the_rest() {
    let ask = |pool: &str| {
        let state = game(2).built(A, "underground-warehouse").pool(A, pool);
        open(&turn(&state, "A turn pass")).0
    };
    let said = "Underground Warehouse: what do you keep for the next round? At most";
    assert_eq!(ask("4 iron 1 gun"), format!("{said} 3 basic resources; what no card stores is lost."));
    assert_eq!(ask("1 iron"), format!("{said} 1 basic resource; what no card stores is lost."));
}

/// LOO-03, BLD-03, CLN-02, DEA-02: taking a card gives nothing yet; what it may be used for is said also beside Open Productions.
#[test]
fn loo_03_the_lookout_says_what_a_card_is_for_and_when_its_goods_come() {
    let lookout = |deck: &str| run(game(2).deck(deck), "", lookout::lookout);
    let trial = lookout("docks underground-warehouse school oil-rig");
    let said =
        "Lookout: which is your 1st card of 2? Later: build (grey), Spoils (red), Deal (blue) or develop (Brick). ";
    assert_eq!(open(&trial).0, format!("{said}Open: visitors copy, you +1 Worker."));
    assert_eq!(label(&trial, "docks"), "Docks (1 grey): 1 Iron when built and each round");
    assert_eq!(label(&trial, "underground-warehouse"), "Underground Warehouse (1 grey): storage for 3 basic");
    assert_eq!(label(&trial, "school"), "School (1 grey): 2 Workers when built, then 1 each round");
    let trial = lookout("oil-rig merc-outpost thieves-den");
    assert_eq!(label(&trial, "oil-rig"), "Oil Rig (2 grey): 1 Fuel per Fuel location (≤3) when built, each round");
    assert!(detail(&trial, "oil-rig").ends_with("; with it 1 would count now"), "{}", detail(&trial, "oil-rig"));
    // ACA-02.
    assert_eq!(label(&trial, "merc-outpost"), "Merc Outpost (1 grey): 1 basic resource → 2 Workers (1× a round)");
    assert_eq!(label(&trial, "thieves-den"), "Thieves Den (1 grey): storage for 2 basic and 2 Workers");
    // BLD-06: the longest button of its kind.
    let tank = lookout("wrecked-tank museum school");
    let said = "Wrecked Tank (2 grey): 1 VP per own Liberty location, it too (max 5) when built";
    assert_eq!(label(&tank, "wrecked-tank"), said);
}

/// SET-05, RAZ-01, DEA-02: cards are kept for what they are as locations, as Spoils and as Deals.
#[test]
fn set_05_a_card_to_keep_says_all_that_it_may_be_used_for() {
    let state = game(2).hand(A, "camp docks").pool(A, "1 worker").built(A, "propaganda-station");
    let trial = turn(&state, &format!("A turn use/{}", key_of(&state, A, "propaganda-station")));
    assert_eq!(label(&trial, "camp"), "Camp (Feature, 1 grey)");
    assert_eq!(
        detail(&trial, "camp"),
        "3 Workers on it once, kept until spent; Spoils: 2 Workers; Deal: 1 Worker; Type: Worker"
    );
    assert_eq!(label(&trial, "docks"), "Docks (Open Production, 1 grey)");
    assert_eq!(
        detail(&trial, "docks"),
        "1 Iron when built and each round; Spoils: 2 Iron; Deal: 1 Iron; Types: Iron and Ammo"
    );
}

/// LIM-09: nothing is drawn once deck and discards are gone; CRD-19: a card that is discarded first can be drawn.
#[test]
fn lim_09_no_more_cards_are_promised_than_there_are() {
    let start = game(2).hand(A, "docks school").pool(A, "2 worker").deck("");
    let said = |state: &State, key: &str| detail(&turn(state, ""), key);
    assert!(said(&start, "board/workers/card").starts_with("Yours: 2 → 0 Workers and 2 → 2 cards"));
    assert!(said(&start.clone().discard("pub"), "board/workers/card").ends_with(" and 2 → 3 cards"));
    let radio = start.built(A, "propaganda-station");
    let key = format!("use/{}", key_of(&radio, A, "propaganda-station"));
    assert!(said(&radio, &key).starts_with("Yours: 2 → 1 Worker and you draw 1 card;"), "{}", said(&radio, &key));
    assert!(said(&radio.clone().deck("pub"), &key).starts_with("Yours: 2 → 1 Worker and 2 → 3 cards;"));
    // LIM-08: a Connection card may be discarded as well, so that it is open how many locations there will be.
    let radio = radio.deck("pub").connections(A, "thugs");
    assert!(said(&radio, &key).starts_with("Yours: 2 → 1 Worker;"), "{}", said(&radio, &key));
}

/// LIM-06, LIM-08: where it is open what is paid that is asked next, and the question says for what.
#[test]
fn lim_06_questions_of_payment_say_what_is_paid_for() {
    let start =
        game(2).hand(A, "docks quarry").pool(A, "1 blue 1 universal 1 worker").built(A, "hideout propaganda-station");
    let start = start.deals(A, "pub church");
    let deal = turn(&start, "A turn deal/docks");
    assert_eq!(open(&deal).0, "Docks: how do you pay 1 blue contact?");
    let used = |name: &str| turn(&start, &format!("A turn use/{}", key_of(&start, A, name)));
    assert_eq!(open(&used("hideout")).0, "Hideout (1 VP): which Deal do you discard as the cost?");
    let card = "Propaganda Station (2 cards): which card of your hand do you discard as the cost?";
    assert_eq!(open(&used("propaganda-station")).0, card);
    let board = turn(&game(2).pool(A, "2 ammo 1 fuel"), "A turn board/blue");
    assert_eq!(open(&board).0, "Exchange 2 Fuel → 2 blue: how do you pay 2 Fuel?");
}

/// END-02, END-03: whoever may bring the end with this action reads what that would mean.
#[test]
fn end_02_the_question_of_a_turn_tells_of_an_end_that_is_near() {
    let start = game(2).pool(A, "1 grey").hand(A, "docks");
    let asked = |vp: u32| open(&turn(&start.clone().vp(B, vp), "")).0;
    assert_eq!(asked(18), "Your turn: which action do you take? Nobody has passed.");
    let near = "Your turn: which action do you take? The round in which somebody reaches 25 VP is the last. Nobody has passed.";
    assert_eq!((asked(19), asked(24)), (near.to_owned(), near.to_owned()));
}

/// CRD-12, OPN-02: a freed action can be used, a freed production visited.
#[test]
fn crd_12_freeing_says_what_for() {
    let state = game(2).pool(A, "2 worker").built(A, "body-hunters shipwreck docks").with(|s| {
        s.board.players[A].built[1].spent = bag("1 iron 1 worker");
        s.board.players[A].built[1].uses = 1;
        s.board.players[A].built[2].visitors = 1;
    });
    let trial = turn(&state, &format!("A turn use/{}", key_of(&state, A, "body-hunters")));
    let said = |name: &str| detail(&trial, &key_of(&state, A, name));
    assert_eq!(said("shipwreck"), "Can be used again; to the supply: 1 Iron and 1 Worker");
    assert_eq!(said("docks"), "Can be visited again; the visitor’s Worker goes to the supply");
}

/// CRD-13: two Deals of the same card are two.
#[test]
fn crd_13_equal_deals_are_told_apart() {
    let own = game(2).pool(A, "1 worker").built(A, "caravanner").deals(A, "quarry docks quarry pub");
    let trial = turn(&own, &format!("A turn use/{}", key_of(&own, A, "caravanner")));
    assert_eq!(open(&trial).0, "Which of your Deals give their goods once more? At most 3; all your Deals stay.");
    let labels = ["quarry", "quarry/2", "docks"].map(|it| label(&trial, it));
    assert_eq!(labels, ["Quarry: 1 Brick", "Quarry: 1 Brick (copy 2)", "Docks: 1 Iron"]);
}

/// RZO-02, DEF-04: only the expansions have Defence tokens.
#[test]
fn rzo_02_the_board_says_what_razing_may_cost() {
    let none = game(2).pool(A, "1 gun 2 worker");
    let start = none.clone().built(B, "docks shipwreck").pool(B, "2 worker");
    let said = |state: &State| about(&turn(state, ""), "board/red");
    let red = "Contacts: red (raze); 2 Workers: resource or card, any number of times; others once a round";
    let prices = "razing: a hand card its Distance, rivals’ locations here";
    let alone = start.clone().pool(A, "1 gun");
    assert_eq!(said(&alone.clone().pool(A, "1 gun 1 red")), format!("Contacts: red (raze); {prices} 3–5"));
    // RZO-02, FAC-02: what the exchange brings is not always enough.
    let few = "Contacts: red (raze); razing: a hand card its Distance; too few for rivals’ locations (3–5)";
    assert_eq!(said(&alone), few);
    // FAC-07: the board gives more than contacts.
    assert_eq!(said(&start), red);
    // FAC-02, FAC-07: whatever the exchanges on offer give is told of, and what the Workers bring where nothing else does.
    let all = "Contacts: grey (build), red (raze), blue (for Deals); each Deal gives its good now and each round";
    let guarded = start.clone().in_new_era().with(|s| s.board.players[B].built[1].token = true);
    assert!(said(&guarded.clone().pool(A, "1 gun")).contains("locations (3–6)"));
    assert_eq!(said(&guarded.pool(A, "1 iron 1 gun 2 fuel")), all);
    let workers = turn(&start.clone().pool(A, "2 worker"), "");
    let bought = "2 Workers buy a basic resource or a card, as often as you can pay";
    assert_eq!(about(&workers, "board/workers/iron"), bought);
    // PAS-02, RAZ-01: with all others out of the round only the hand is left.
    let hand = "Contacts: red (raze); razing: a hand card its Distance; each exchange once a round";
    assert_eq!(said(&alone.clone().passed(B)), hand);
    // RZO-01, RZO-02: what nobody has built cannot be razed, and of what stands there the cheapest and the dearest are told.
    let none = none.pool(A, "1 gun");
    assert_eq!(said(&none), hand);
    assert!(said(&none.pool(B, "2 worker").built(B, "shipwreck")).ends_with("rivals’ locations (5)"));
    // PAS-04: whoever can do nothing more passes before it comes to razing.
    assert_eq!(said(&alone.pool(B, "")), hand);
}
