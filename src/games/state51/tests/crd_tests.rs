//! CRD-01 to CRD-13 and CRD-19: the odd cards.

use super::kit::*;
use crate::engine::Words;
use crate::games::Registry;
use crate::games::state51::content::kinds::Category;
use crate::games::state51::labels::building::hand_card_detail;
use crate::games::state51::labels::cards::card_lines;
use crate::games::state51::labels::details::detail;
use crate::games::state51::rules::action::Action;
use crate::games::state51::rules::cleanup::cleanup;
use crate::games::state51::state::State;
use crate::words::{Language, Wordbook};

#[test]
fn crd_01_shipwreck_twice_a_round() {
    let start = game(2).built(A, "shipwreck").pool(A, "3 worker 3 iron");
    let key = key_of(&start, A, "shipwreck");
    let s = played(&start, &format!("A turn use/{key}, A go-on use/{key}"));
    assert_eq!(holdings(&s, A), (4, "1 iron 1 worker".to_owned(), 0));
    assert!(offered(&s, "use").is_empty(), "PRI-02: twice, not three times");
}

#[test]
fn crd_02_foundation_and_radioactive_colony_match_everything() {
    for name in ["foundation", "radioactive-colony"] {
        let onto = game(2).pool(A, "1 brick").hand(A, name).built(A, "motel");
        assert_eq!(offered(&onto, "develop"), [format!("{name}/{}", key_of(&onto, A, "motel"))]);
        let under = game(2).pool(A, "1 brick").hand(A, "motel").built(A, name);
        assert_eq!(offered(&under, "develop"), [format!("motel/{}", key_of(&under, A, name))]);
    }
}

#[test]
fn crd_03_hidden_forge_carries_a_defence_token_for_good() {
    // It makes a Defence token, which may go onto the Docks and not onto the Forge.
    let start = game(2).pool(A, "1 grey").hand(A, "hidden-forge").built(A, "docks");
    let docks = key_of(&start, A, "docks");
    assert_eq!(turn(&start, "A turn build/hidden-forge").asked(), format!("asks A go-on [defence/{docks} end-turn]"));
    let s = played(&start, "A turn build/hidden-forge, A go-on end-turn");
    assert!(s.pooled(A) == "1 defence" && !s.at(A, "hidden-forge").token);
    // Defence 4 from the moment it is built.
    let attacks = |red: u32| turn_of(B, &s.clone().pool(B, &format!("{red} red")), "").offers_under("attack/a/");
    assert_eq!(attacks(3).join(" "), docks);
    assert_eq!(attacks(4), [docks, key_of(&s, A, "hidden-forge")]);
}

#[test]
fn crd_03_hidden_forge_says_that_its_own_defence_is_higher() {
    let start = game(2).pool(A, "1 grey").hand(A, "hidden-forge");
    let forge = card("hidden-forge");
    let book = Wordbook::load(&Registry::load(None).unwrap()).unwrap();
    for (language, itself, whole) in [
        (Language::En, "its Defence +1", "its own Defence is 1 higher"),
        (Language::Pl, "jej Obrona +1", "sama ma Obronę o 1 wyższą"),
    ] {
        let voice = book.game("state51", language).nobody();
        let built = voice.say(&detail(&start, A, Action::Build(forge)).unwrap());
        let picked = voice.say(&hand_card_detail(start.content.location(forge), false));
        assert!(built.contains(itself) && picked.contains(itself), "{built} / {picked}");
        let lines = card_lines(start.content.location(forge));
        assert!(lines.iter().any(|it| voice.say(it).contains(whole)), "{language:?}");
    }
}

#[test]
fn crd_03_hidden_forge_keeps_its_defence_through_a_cleanup() {
    let start = game(2).pool(A, "1 defence").built(A, "hidden-forge docks");
    let (forge, docks) = (key_of(&start, A, "hidden-forge"), key_of(&start, A, "docks"));
    let attacks =
        |s: &State, red: u32| turn_of(B, &s.clone().pool(B, &format!("{red} red")), "").offers_under("attack/a/");
    let s = played(&start, &format!("A turn defence/{docks}, A turn pass"));
    assert!(attacks(&s.clone().with(|s| s.board.players[A].passed = false), 3).is_empty(), "both have 4");
    let s = run(s, "", |t| {
        cleanup(t)?;
        Ok(())
    });
    let s = s.done();
    assert_eq!((s.at(A, "docks").token, s.at(A, "hidden-forge").token), (false, false));
    assert_eq!(attacks(&s, 3).join(" "), docks, "the token of the Docks is gone");
    assert_eq!(attacks(&s, 4), [forge.as_str(), docks.as_str()]);
    assert_eq!(offered(&s.pool(A, "1 defence"), "defence"), [docks], "still no token for the Forge");
}

#[test]
fn crd_04_thieves_caravan_takes_a_basic_resource_of_your_choice() {
    let start = game(4)
        .built(A, "thieves-caravan")
        .pool(A, "4 worker")
        .pool(B, "1 iron 5 ammo 5 worker")
        .pool(C, "3 fuel")
        .passed(C)
        .pool(D, "1 brick 1 gun")
        .built(D, "methane-storage")
        .placed(D, "methane-storage", "3 fuel");
    let key = key_of(&start, A, "thieves-caravan");
    let asked = turn(&start, &format!("A turn use/{key}")).asked();
    assert_eq!(asked, "asks A steal [b/iron d/brick d/gun]", "not Ammo, not from cards, not from who passed");
    let s = played(&start, &format!("A turn use/{key}, A steal d/gun, A go-on use/{key}, A steal b/iron"));
    assert_eq!(s.pooled(A), "1 iron 1 gun", "the two uses are independent");
    assert_eq!((s.pooled(B), s.pooled(D)), ("5 ammo 5 worker".to_owned(), "1 brick".to_owned()));
    assert_eq!(words(&s.at(A, "thieves-caravan").spent), "4 worker");
}

#[test]
fn crd_05_the_deal_is_chosen_freely_also_one_of_this_round() {
    let start =
        game(2).built(A, "hideout negotiator").deals(A, "quarry school").hand(A, "docks").pool(A, "1 blue 1 worker");
    let s = played(&start, "A turn deal/docks");
    let line = format!("A turn use/{}", key_of(&s, A, "hideout"));
    let mut keys = turn(&s, &line).offers();
    keys.sort();
    assert_eq!(keys, ["docks", "quarry", "school"]);
    let s = played(&s, &format!("{line}, A pay-deal docks, A go-on end-turn"));
    assert_eq!((s.board.players[A].vp, s.discarded()), (1, "docks".to_owned()));
    let s = played(&s, &format!("A turn use/{}, A pay-deal quarry", key_of(&s, A, "negotiator")));
    assert_eq!((s.board.players[A].vp, s.discarded()), (3, "docks quarry".to_owned()));
    assert_eq!(s.board.players[A].deals, [card("school")]);
}

#[test]
fn crd_06_vp_per_type_at_most_five_the_card_included() {
    for (name, one) in [
        ("factory", "shelter"),
        ("murderers-pub", "confessor"),
        ("refinery", "oilfield"),
        ("rubble", "abandoned-suburbs"),
        ("museum", "church"),
        ("wrecked-tank", "museum"),
    ] {
        for others in 0..=5 {
            let start = game(2).pool(A, "2 grey").hand(A, name).built(A, &format!("{one} ").repeat(others));
            let s = played(&start, &format!("A turn build/{name}"));
            assert_eq!(s.board.players[A].vp, (others as u32 + 1).min(5), "{name} with {others} others");
        }
    }
}

#[test]
fn crd_07_goods_per_type_at_most_three_the_card_included() {
    for (name, one, good) in [
        ("arena", "confessor", "gun"),
        ("brick-supplier", "abandoned-suburbs", "brick"),
        ("oil-rig", "oilfield", "fuel"),
        ("parking-lot", "shelter", "iron"),
    ] {
        for others in 0..=3 {
            let start = game(2).pool(A, "2 grey").hand(A, name).built(A, &format!("{one} ").repeat(others));
            let s = played(&start, &format!("A turn build/{name}"));
            assert_eq!(s.pooled(A), format!("{} {good}", (others + 1).min(3)), "{name} with {others} others");
        }
    }
}

#[test]
fn crd_08_goods_on_the_card_are_spent_from_there() {
    // Camp holds 3 Workers: two pay a worker exchange, the third a visit.
    let s = played(&game(2).pool(A, "1 grey").hand(A, "camp").built(B, "docks"), "A turn build/camp");
    assert_eq!((s.pooled(A), words(&s.at(A, "camp").placed)), (String::new(), "3 worker".to_owned()));
    let s = played(&s, "A turn board/workers/gun");
    assert_eq!((s.pooled(A), words(&s.at(A, "camp").placed)), ("1 gun".to_owned(), "1 worker".to_owned()));
    let s = played(&s, &format!("A turn visit/b/{}", key_of(&s, B, "docks")));
    assert_eq!((s.pooled(A), words(&s.at(A, "camp").placed)), ("1 iron 1 gun".to_owned(), String::new()));
    // The payer chooses between pool and card; the pool is named first (LIM-06).
    let start =
        game(2).pool(A, "1 brick").hand(A, "quarry").built(A, "brick-storage").placed(A, "brick-storage", "3 brick");
    let asked = turn(&start, &format!("A turn develop/quarry/{}", key_of(&start, A, "brick-storage"))).asked();
    assert_eq!(asked, "asks A pay [1-brick 1-brick-placed]");
    // Radioactive Colony: its contacts pay for Deals and razes.
    let s = played(
        &game(2).pool(A, "2 grey").hand(A, "radioactive-colony docks quarry"),
        "A turn build/radioactive-colony",
    );
    assert_eq!(words(&s.at(A, "radioactive-colony").placed), "2 ammo 1 worker 1 red 1 blue");
    let s = played(&played(&s, "A turn deal/docks"), "A turn raze/quarry");
    assert_eq!(words(&s.at(A, "radioactive-colony").placed), "2 ammo 1 worker");
    assert_eq!(s.pooled(A), "2 brick 1 iron");
}

#[test]
fn crd_09_what_storage_cards_take() {
    for (name, pool, most) in [
        ("ruined-library", "9 brick 9 ammo 9 worker", "3-brick"),
        ("underground-warehouse", "9 fuel 9 universal", "3-fuel"),
    ] {
        let start = game(2).built(A, name).pool(A, pool);
        let offers = turn(&start, "A turn pass").offers();
        assert_eq!((offers[0].as_str(), offers.last().unwrap().as_str(), offers.len()), ("nothing", most, 4), "{name}");
        let s = played(&start, &format!("A turn pass, A store {most}"));
        assert_eq!(words(&s.board.players[A].storing[&s.at(A, name).id]), most.replace('-', " "));
    }
    for (name, good, most) in [
        ("black-market-contacts", "blue", 3),
        ("gangers-dive", "red", 3),
        ("crossing", "grey", 3),
        ("hibernation-chambers", "worker", 9),
    ] {
        let start = game(2).built(A, name).pool(A, &format!("9 {good} 9 universal"));
        let s = played(&start, &format!("A turn pass, A store-number {most}"));
        assert_eq!(words(&s.board.players[A].storing[&s.at(A, name).id]), format!("{most} {good}"), "{name}");
        let over = turn(&start, &format!("A turn pass, A store-number {}", most + 1));
        assert!(over.end.is_err(), "{name} holds {most}");
    }
    let start = game(2).built(A, "thieves-den").pool(A, "1 iron 1 gun 3 worker");
    let s = played(&start, "A turn pass, A store 1-iron-1-gun, A store-number 2");
    assert_eq!(words(&s.board.players[A].storing[&s.at(A, "thieves-den").id]), "1 iron 1 gun 2 worker");
}

#[test]
fn crd_10_production_manager_makes_one_own_production_once_more() {
    let start = game(2)
        .built(A, "production-manager boiler-room school docks cistern suppliers church")
        .ruins(A, "quarry")
        .built(B, "fuel-tank")
        .pool(A, "2 worker")
        .with(|s| s.board.players[A].built[1].visitors = 1);
    let line = format!("A turn use/{}", key_of(&start, A, "production-manager"));
    let able = ["boiler-room", "school", "docks"].map(|it| key_of(&start, A, it)).join(" ");
    assert_eq!(turn(&start, &line).asked(), format!("asks A echo-own [{able}]"), "open or closed, visited or not");
    let s = played(&start, &format!("{line}, A echo-own {}", key_of(&start, A, "boiler-room")));
    assert_eq!(s.pooled(A), "2 worker", "2 made, and not its bonus");
    // A Power Station among them makes what another one makes.
    let start = game(2).built(A, "production-manager power-station docks fuel-tank").pool(A, "2 worker");
    let (station, tank) = (key_of(&start, A, "power-station"), key_of(&start, A, "fuel-tank"));
    let s = played(&start, &format!("{line}, A echo-own {station}, A echo {tank}"));
    assert_eq!(s.pooled(A), "1 fuel");
}

#[test]
fn crd_11_truck_triggers_on_both_and_several_cards_all_trigger() {
    let start = game(2).built(A, "truck truck rifle").pool(A, "1 red 1 blue").hand(A, "docks school").deck("arena pub");
    let s = played(&start, "A turn deal/docks");
    assert_eq!(holdings(&s, A), (0, "1 iron 2 ammo 1 red".to_owned(), 1));
    let s = played(&s, "A turn raze/school");
    assert_eq!(holdings(&s, A), (0, "1 iron 4 ammo 2 worker".to_owned(), 1));
    assert_eq!(s.held(A), "arena", "Rifle draws for the raze only");
}

#[test]
fn crd_12_body_hunters_clear_up_to_three_own_locations() {
    let start = game(2)
        .built(A, "body-hunters scrap-trader motel docks archive brick-storage")
        .placed(A, "brick-storage", "3 brick")
        .pool(A, "2 worker 1 iron")
        .with(|s| {
            let used = |s: &mut crate::games::state51::state::State, at: usize, goods: &str, uses: u32| {
                s.board.players[A].built[at].spent = bag(goods);
                s.board.players[A].built[at].uses = uses;
            };
            used(s, 1, "2 iron", 2);
            used(s, 2, "1 worker", 1);
            used(s, 4, "2 worker", 2);
            s.board.players[A].built[3].visitors = 1;
        });
    let hunters = key_of(&start, A, "body-hunters");
    let [trader, motel, docks, archive] = ["scrap-trader", "motel", "docks", "archive"].map(|it| key_of(&start, A, it));
    let line = format!("A turn use/{hunters}");
    assert_eq!(turn(&start, &line).asked(), format!("asks A clear [{docks} {trader} {motel} {archive}]"));
    let four = turn(&start, &format!("{line}, A clear {docks}+{trader}+{motel}+{archive}"));
    assert!(four.end.is_err(), "at most three");
    let s = played(&start, &format!("{line}, A clear {docks}+{trader}+{motel}"));
    assert_eq!(s.pooled(A), "1 iron 1 worker", "all of it goes to the supply");
    for name in ["docks", "scrap-trader", "motel"] {
        let built = s.at(A, name);
        assert_eq!((built.spent.total(), built.uses, built.visitors), (0, 0, 0), "{name}");
    }
    assert_eq!(words(&s.at(A, "archive").spent), "2 worker");
    assert_eq!(words(&s.at(A, "brick-storage").placed), "3 brick", "placed goods stay");
    assert_eq!(s.at(A, "body-hunters").uses, 1);
    assert_eq!(offered(&s, "use"), [motel, trader], "usable again, and Body Hunters used");
    assert_eq!(turn_of(B, &s.pool(B, "1 worker"), "").offers_under("visit/a/"), [docks]);
}

#[test]
fn crd_12_a_card_paid_with_a_deal_alone_has_nothing_to_clear() {
    let start = game(2)
        .built(A, "body-hunters hideout negotiator archive")
        .pool(A, "4 worker")
        .deals(A, "docks quarry school church");
    let [hunters, hideout, negotiator, archive] =
        ["body-hunters", "hideout", "negotiator", "archive"].map(|it| key_of(&start, A, it));
    let twice = format!("A turn use/{hideout}, A pay-deal docks, A go-on use/{hideout}, A pay-deal quarry");
    let s = played(&start, &twice);
    assert_eq!((s.at(A, "hideout").uses, s.at(A, "hideout").spent.total()), (2, 0), "ACA-05");
    assert_eq!(offered(&s, "use"), [archive.clone(), negotiator.clone()], "nothing lies anywhere for Body Hunters");
    // On the Negotiator lies the Worker that was paid with the Deal, on the Archive another.
    let s = played(&s, &format!("A turn use/{negotiator}, A pay-deal school"));
    let s = played(&s, &format!("A turn use/{archive}, A go-on end-turn"));
    let line = format!("A turn use/{hunters}");
    assert_eq!(turn(&s, &line).asked(), format!("asks A clear [{negotiator} {archive}]"));
    let s = played(&s, &format!("{line}, A clear {negotiator}+{archive}"));
    assert_eq!(s.at(A, "hideout").uses, 2);
    // 2 VP from the Hideout, 2 from the Negotiator, 1 from the Archive; 1 Worker and the Deal of the Church are left.
    assert_eq!(holdings(&s, A), (5, "1 worker".to_owned(), 0));
    assert_eq!(offered(&s, "use"), [archive, negotiator], "the Hideout stays used");
}

#[test]
fn crd_13_goods_of_own_deals_and_of_an_opponents_deal() {
    let start =
        game(2).built(A, "caravanner").pool(A, "1 worker").deals(A, "docks docks church crossroads").deck("arena");
    let line = format!("A turn use/{}", key_of(&start, A, "caravanner"));
    assert_eq!(turn(&start, &line).offers(), ["docks", "docks/2", "church", "crossroads"]);
    assert!(turn(&start, &format!("{line}, A own-deals none")).end.is_err(), "at least one");
    assert!(turn(&start, &format!("{line}, A own-deals docks+docks/2+church+crossroads")).end.is_err());
    let s = played(&start, &format!("{line}, A own-deals docks+docks/2+church"));
    assert_eq!(holdings(&s, A), (1, "2 iron".to_owned(), 0));
    let s = played(&start, &format!("{line}, A own-deals crossroads"));
    assert_eq!(holdings(&s, A), (0, String::new(), 1));
    assert_eq!(s.board.players[A].deals.len(), 4, "nothing is lost");
    // Camino Real copies one Deal of an opponent who has not passed.
    let start = game(4)
        .built(A, "camino-real")
        .pool(A, "1 worker")
        .deals(A, "quarry")
        .deals(B, "docks docks school")
        .deals(C, "church")
        .passed(C)
        .deals(D, "fuel-tank");
    let line = format!("A turn use/{}", key_of(&start, A, "camino-real"));
    assert_eq!(turn(&start, &line).offers(), ["b/docks", "b/school", "d/fuel-tank"]);
    let s = played(&start, &format!("{line}, A opponent-deal d/fuel-tank"));
    assert_eq!((s.pooled(A), s.pooled(D), s.board.players[D].deals.len()), ("1 fuel".into(), String::new(), 1));
}

#[test]
fn crd_19_the_card_is_discarded_before_the_draw() {
    // With an empty deck the discarded card itself is shuffled into the new one.
    let start = game(2).built(A, "propaganda-station").pool(A, "1 worker").hand(A, "school docks").deck("");
    let line = format!("A turn use/{}", key_of(&start, A, "propaganda-station"));
    let s = played(&start, &format!("{line}, A pay-card school"));
    assert_eq!((s.held(A).contains("school"), s.secret.hands[A].len()), (true, 2), "the other draw is lost");
    // Likewise the Appalachian exchange, where nothing is drawn: the card lies on the discard pile.
    let start = game(2).pool(B, "1 brick").hand(B, "school docks");
    let s = turn_of(B, &start, "B turn board/grey, B pay-card docks").done();
    assert_eq!((s.held(B), s.discarded(), s.pooled(B)), ("school".into(), "docks".into(), "2 grey".into()));
    assert_eq!(s.row_of(B, Category::Action), "");
}
