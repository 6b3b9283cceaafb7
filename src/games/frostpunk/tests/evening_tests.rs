//! Dusk (DUS), hunger (HUN) and night (NIG).

use super::kit::*;
use crate::engine::{Choice, Plain, Words};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::hunger::{column, hunger};
use crate::games::frostpunk::rules::night::{beds, night};
use crate::games::frostpunk::rules::{dusk, laws};
use crate::games::frostpunk::state::*;

/// The dusk deck from the bottom to the top.
fn deck(state: State, ids: &str) -> State {
    state.with(|s| s.secret.dusk = ids.split_whitespace().map(card).collect())
}

fn consultations(state: State, ids: &str) -> State {
    state.with(|s| s.secret.consultations = ids.split_whitespace().map(card).collect())
}

fn discards(state: State, ids: &str) -> State {
    state.with(|s| s.board.dusk_discards = ids.split_whitespace().map(card).collect())
}

/// The cards of the dusk deck, in the order of their numbers, then the discards.
fn piles(state: &State) -> (String, String) {
    let mut deck = state.secret.dusk.cards().to_vec();
    deck.sort_unstable();
    let written = |all: &[crate::games::frostpunk::content::card_id::CardId]| {
        all.iter().map(|it| it.written()).collect::<Vec<_>>().join(" ")
    };
    (written(&deck), written(&state.board.dusk_discards))
}

#[test]
fn dus_01_texts_of_open_cards_come_before_the_dusk_card() {
    // EX-80: with 2 cubes on it the card adds Z030 and leaves; without a pawn on it, Apathy +1 before.
    let state = deck(city(2), "Z054").open("P016").with(|s| s.board.area[0].cubes.add(Good::Wood, 2));
    let worked = run(state.clone().pawn(Pawn::Engineer, Spot::Card(card("P016"))), "", dusk::dusk);
    assert_eq!(worked.noted("note-draw"), 0);
    let worked = worked.done();
    assert_eq!(worked.board.area, []);
    assert_eq!(worked.board.in_pool(Pawn::Engineer), 1, "the pawn of a card that leaves goes to the pool");
    let (all, gone) = piles(&worked);
    assert_eq!(format!("{all} {gone}").trim(), "Z030 Z054", "one of them was the card of the round");
    let idle = run(state, "", dusk::dusk).done();
    assert_eq!(idle.board.row(Row::Discontent).len(), 1);
}

#[test]
fn dus_02_a_resolved_card_goes_where_it_says() {
    let pile = run(deck(city(2), "Z054").with(|s| s.board.overload = 7), "", dusk::dusk).done();
    assert_eq!((pile.board.overload, piles(&pile)), (2, (String::new(), "Z054".to_owned())));
    let out = run(deck(city(2), "Z029"), "A gain-resource wood-1/coal-1", dusk::dusk).done();
    assert_eq!((out.has(Good::Wood), out.has(Good::Coal)), (1, 1));
    assert_eq!(piles(&out), (String::new(), String::new()));
    let area = run(deck(city(2), "Z030"), "", dusk::dusk).done();
    assert_eq!((area.has(Good::Food), area.board.area[0].id), (2, card("Z030")));
}

#[test]
fn dus_03_the_next_consultation_comes_with_the_discards() {
    // EX-79
    let state = discards(consultations(deck(city(2), "KS01"), "KS03 KS02"), "Z005 Z054");
    let done = run(state, "", dusk::dusk).done();
    assert_eq!(done.board.consultation, Some(card("KS02")));
    assert_eq!(piles(&done), ("Z005 Z054 KS02".to_owned(), String::new()));
    assert_eq!(done.secret.consultations.len(), 1);
}

#[test]
fn dus_04_without_consultations_the_discards_come_back_when_the_deck_is_empty() {
    let last = run(discards(consultations(deck(city(2), "KS01"), ""), "Z054"), "", dusk::dusk).done();
    assert_eq!(last.board.consultation, None);
    assert_eq!(piles(&last), (String::new(), "Z054".to_owned()));
    let again = run(last.with(|s| s.board.overload = 6), "", dusk::dusk).done();
    assert_eq!((again.board.overload, piles(&again)), (1, (String::new(), "Z054".to_owned())));
    let none = run(city(2), "", dusk::dusk);
    assert_eq!(none.notes(), [""; 0]);
}

#[test]
fn dus_05_the_most_numerous_active_types_speak_in_printed_order() {
    // EX-82: 2 active Greed, 2 active Care, 1 active Anger: hunger +6, then cure 4.
    let state = deck(city(2), "KS01").tokens("Care Care justice Greed Greed Anger").ill(Citizen::Worker, 5, false);
    let trial = run(state, "", dusk::dusk);
    let spoken: Vec<String> =
        trial.notes().into_iter().filter(|it| it.starts_with("note-hunger") || it.starts_with("note-cured")).collect();
    assert!(spoken[0].starts_with("note-hunger") && spoken[2].starts_with("note-cured"), "{spoken:?}");
    let done = trial.done();
    assert_eq!((done.board.hunger, done.board.people(Citizen::Worker).ill), (6, 1));
    let silent = run(deck(city(2), "KS01").tokens("care greed").ill(Citizen::Worker, 5, false), "", dusk::dusk).done();
    assert_eq!((silent.board.hunger, silent.board.people(Citizen::Worker).ill), (0, 5));
}

#[test]
fn bld_25_one_of_three_revealed_cards_goes_unresolved_but_no_consultation() {
    let state = deck(city(2), "KS01 Z005 Z054");
    let asked = effect(state.clone(), "", "screen 3");
    let mut offers = asked.offers();
    offers.sort_unstable();
    assert_eq!(offers, ["done", "z005", "z054"]);
    let (_, told) = super::offer_tests::asked(&asked);
    let steam = "It goes to the discards; as things stand it would bring: overload −3";
    assert!(told.iter().any(|it| it.1 == steam), "{told:?}");
    let done = effect(state.clone(), "A screen z005", "screen 3").done();
    assert_eq!(piles(&done), ("Z054 KS01".to_owned(), "Z005".to_owned()));
    assert_eq!(done.board.looked_at, []);
    let kept = effect(state, "A screen done", "screen 3").done();
    assert_eq!(piles(&kept), ("Z005 Z054 KS01".to_owned(), String::new()));
}

/// Who dies draws this card, whose death effects find no token to turn.
fn graves(state: State) -> State {
    state.with(|s| s.secret.citizens = [card("M20"); 9].into_iter().collect())
}

#[test]
fn hun_01_to_04_food_lowers_hunger_and_what_is_left_costs() {
    // EX-83: round 8, hunger 12, food 4: hunger 8 after paying, discontent +1, 1 child dies (round 7); then 12 engineers.
    let state = graves(city(2)).goods(Good::Food, 4).with(|s| (s.board.round, s.board.hunger) = (8, 12));
    let trial = run(state, "", hunger);
    assert_eq!(trial.noted("note-death"), 1);
    let done = trial.done();
    assert_eq!((done.has(Good::Food), done.board.row(Row::Discontent).len(), done.board.deaths), (0, 1, 2));
    assert_eq!(done.board.people(Citizen::Child).citizens, 7);
    assert_eq!(done.board.hunger, 12, "back to 0 before 12 engineers went without");
}

#[test]
fn hun_02_hunger_of_25_after_paying_is_famine() {
    // EX-85
    let starved = |food: u32| {
        let state = graves(city(2)).goods(Good::Food, food).with(|s| s.board.hunger = 30);
        run(state, "", hunger).done()
    };
    assert_eq!(ending(&starved(5)), Some((false, "defeat-famine".to_owned())));
    let last = starved(6);
    assert_eq!(ending(&last), None);
    // HUN-03: the last section, 4 deaths of round 1's column.
    assert_eq!((last.board.people(Citizen::Child).citizens, last.board.deaths), (4, 5));
}

#[test]
fn hun_03_each_section_has_its_deaths() {
    for (left, deaths) in [(1, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (19, 3), (20, 4), (24, 4)] {
        let done = run(graves(city(2)).with(|s| s.board.hunger = left), "", hunger).done();
        assert_eq!(done.board.deaths, 1 + deaths, "hunger {left}");
        assert_eq!(done.board.row(Row::Discontent).len(), 1);
    }
    let first = run(graves(city(2)).with(|s| (s.board.round, s.board.hunger) = (1, 5)), "", hunger).done();
    assert_eq!(first.board.people(Citizen::Child).citizens, 7, "in round 1 the current column counts");
    let none = run(city(2).goods(Good::Food, 3).with(|s| s.board.hunger = 3), "", hunger).done();
    assert_eq!(none.board.row(Row::Discontent).len(), 0);
}

#[test]
fn hun_05_missing_food_is_hunger_and_no_defeat_yet() {
    // EX-84: round 6, 32 workers, food 24.
    let state = city(2).goods(Good::Food, 24).with(|s| {
        s.board.round = 6;
        s.board.people_mut(Citizen::Worker).citizens = 32;
    });
    let done = run(state.clone(), "", hunger).done();
    assert_eq!((done.has(Good::Food), done.board.hunger), (0, 8));
    let many = run(state.clone().goods(Good::Food, 5), "", hunger).done();
    assert_eq!((many.board.hunger, ending(&many)), (27, None));
    // EX-103: society I begins with as much food as it has children.
    let first = run(city(2).goods(Good::Food, 8).with(|s| s.board.round = 1), "", hunger).done();
    assert_eq!((first.has(Good::Food), first.board.hunger), (0, 0));
    // LIM-02: the marker ends at 50.
    let most = state.goods(Good::Food, 0).with(|s| s.board.people_mut(Citizen::Worker).citizens = 50);
    assert_eq!(run(most.enacted("PR16"), "", hunger).done().board.hunger, 50);
}

#[test]
fn hun_05_laws_change_what_is_due() {
    let due = |laws: &[&str], n: u32| laws::food_due(&laws.iter().fold(city(2), |state, it| state.enacted(it)), n);
    assert_eq!(due(&[], 22), 22);
    assert_eq!(due(&["PR03"], 22), 17, "22 / 4 = 5 less");
    assert_eq!(due(&["PR16"], 22), 24);
    assert_eq!(due(&["PR03", "PR16"], 8), 8);
    assert_eq!(due(&["PR16"], 0), 0, "nobody of the type, nothing");
    // PR04, after feeding: hunger -4 for one ill of the fed type.
    let bread = city(2).enacted("PR04").with(|s| s.board.round = 2);
    let eaten = run(bread.clone(), "A may yes", hunger).done();
    assert_eq!((eaten.board.hunger, eaten.board.people(Citizen::Engineer).ill), (8, 1));
    assert_eq!(run(bread, "A may no", hunger).done().board.hunger, 12);
}

#[test]
fn hun_06_three_columns_follow_each_other() {
    let state = city(1);
    let fed: Vec<Citizen> = (1..=15).map(|it| column(&state, it)).collect();
    let turn = [Citizen::Child, Citizen::Engineer, Citizen::Worker];
    assert_eq!(fed, turn.repeat(5));
}

#[test]
fn hun_07_cards_move_the_marker_at_once_within_its_track() {
    assert_eq!(effect(city(2), "", "hunger +4; hunger -1").done().board.hunger, 3);
    assert_eq!(effect(city(2), "", "hunger +2; hunger -4").done().board.hunger, 0);
    let most = effect(city(2).with(|s| s.board.hunger = 48), "", "hunger +4").done();
    assert_eq!((most.board.hunger, ending(&most)), (50, None));
}

/// Nobody in the pool and no coal, so that the night asks nothing of its own.
fn quiet() -> State {
    city(2).heat([1, 5, 1, 2, 3])
}

#[test]
fn nig_01_exhausted_pawns_come_back_and_tokens_without_one_stay() {
    let state = quiet().heat([5, 5, 1, 2, 3]).lay(Place::E).build("e-upper", Building::Tent);
    let state = state.pawn(Pawn::Worker, Spot::Exhausted(Citizen::Worker)).with(|s| s.board.people[0].exhausted = 1);
    let done = run(state, "", night).done();
    assert_eq!((done.board.in_pool(Pawn::Worker), done.board.placed.len()), (1, 0));
    assert_eq!(done.board.people(Citizen::Worker).exhausted, 1);
    assert_eq!(done.board.ill(), 0, "the pawn slept in the Tent");
}

#[test]
fn nig_02_pawns_come_home_from_everywhere_but_the_routes() {
    let state =
        quiet().open("P016").pawn(Pawn::Engineer, Spot::Card(card("P016"))).pawn(Pawn::Automaton, Spot::ClearSnow);
    let state = state.with(|s| s.board.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space: 1 }));
    let done = run(state, "", night).done();
    assert_eq!((done.board.in_pool(Pawn::Engineer), done.board.in_pool(Pawn::Automaton)), (1, 1));
    assert_eq!((done.board.in_pool(Pawn::Worker), done.board.routes[0].scout.is_some()), (0, true));
    // NIG-06: scouts and automatons need no place.
    assert_eq!((done.board.people(Citizen::Worker).ill, done.board.people(Citizen::Engineer).ill), (0, 1));
}

#[test]
fn nig_03_the_generator_may_be_stoked_for_the_night() {
    let state = city(2).heat([3, 5, 1, 2, 3]).goods(Good::Coal, 9);
    assert_eq!(run(state.clone(), "", night).asked(), "asks A stoke [0 1 2]");
    let done = run(state, "A stoke 2", night).done();
    assert_eq!((done.board.heat.marker, done.has(Good::Coal)), (5, 7));
}

#[test]
fn nig_04_places_are_counted_in_heated_shelters() {
    // EX-87: a Tent beyond the zones gives 2 places once yellow is passed.
    let tent = city(2).lay(Place::E2).build("e2-upper", Building::Tent);
    assert_eq!(beds(&tent.clone().heat([4, 5, 1, 2, 3])).any, 2);
    assert_eq!(beds(&tent.clone().heat([3, 5, 1, 2, 3])).any, 0);
    let near = city(2).lay(Place::E).build("e-upper", Building::Tent);
    assert_eq!(beds(&near.heat([3, 5, 1, 2, 3])).any, 2, "the orange zone reaches a near tile");
    let houses = city(2).lay(Place::E2).build("e2-upper", Building::House).build("e2-lower", Building::Bunkhouse);
    assert_eq!(beds(&houses.clone().heat([2, 5, 1, 2, 3])).any, 2);
    assert_eq!(beds(&houses.heat([3, 5, 1, 2, 3])).any, 4);
    let ruins = city(2).lay(Place::E2).build("e2-upper", Building::Ruins).heat([4, 5, 1, 2, 3]);
    assert_eq!(beds(&ruins).any, 0);
    assert_eq!(beds(&ruins.enacted("PR06")).any, 2, "by the law they are yellow shelters");
}

#[test]
fn nig_04_laws_add_places() {
    let shelter = city(2).lay(Place::E).build("e-upper", Building::ChildShelter).heat([4, 5, 1, 2, 3]);
    assert_eq!(beds(&shelter).children, 0, "without its law it does not work");
    let law = shelter.enacted("PR02");
    assert_eq!(beds(&law).children, 4);
    assert_eq!(beds(&law.enacted("PR05")).children, 5);
    let work = city(2).lay(Place::E).build("e-upper", Building::Workshop).heat([4, 5, 1, 2, 3]).enacted("PR14");
    assert_eq!((beds(&work).engineers, beds(&work).any), (1, 0));
    let large = city(2).lay(Place::E).build("e-upper", Building::Infirmary).heat([4, 5, 1, 2, 3]).enacted("PR14");
    assert_eq!(beds(&large).engineers, 2);
}

/// EX-88: 5 workers, 3 engineers, 2 children; 2 Tents in Ruins, 3 heated Bunkhouses, a heated Child Shelter.
fn full_houses() -> State {
    let state = city(2).heat([3, 5, 1, 2, 3]).lay(Place::E).lay(Place::Ne).lay(Place::Nw).enacted("PR02");
    let state = state.build("e-upper", Building::Bunkhouse).build("e-lower", Building::Bunkhouse);
    let state = state.build("ne-upper", Building::Bunkhouse).build("ne-lower", Building::ChildShelter);
    let state = state.build("nw-upper", Building::Ruins).build("nw-lower", Building::Ruins);
    state.pool(Pawn::Worker, 5).pool(Pawn::Engineer, 3).pool(Pawn::Child, 2)
}

#[test]
fn nig_05_the_players_choose_who_sleeps_warm() {
    let open = run(full_houses(), "", night);
    assert_eq!(open.asked(), "asks A outside [2-0-0 1-1-0 0-2-0]");
    let ask = super::offer_tests::asked(&open).0;
    assert!(ask.starts_with("2 pawns have no warm place tonight."), "{ask}");
    let done = run(full_houses(), "A outside 1-1-0", night).done();
    assert_eq!(Citizen::ALL.map(|it| done.board.people(it).ill), [1, 1, 0]);
    assert!(done.board.cold_night);
    // EX-89: with one place more in each shelter the Bunkhouses take 9.
    let law = run(full_houses().enacted("PR05"), "", night).done();
    assert_eq!((law.board.ill(), law.board.cold_night), (0, false));
}

/// NIG-06: whoever decides on coal at night is told how many fall ill with that heat. 10 pawns in the cold; with two more the heat has
/// passed the orange marker, and 2 of them stay without a place (EX-88).
#[test]
fn nig_06_coal_at_night_says_who_falls_ill_for_it() {
    let state = full_houses().heat([1, 5, 1, 2, 3]).with(|s| s.board.phase = Phase::Night);
    let told = |n: u32| {
        let label = Stoke(n).words(&state);
        Plain.say(&label.detail.unwrap())
    };
    assert!(told(0).contains("stoke-night(cold=10)"), "{}", told(0));
    assert!(told(2).contains("stoke-night(cold=2)"), "{}", told(2));
}

#[test]
fn nig_06_each_pawn_without_a_place_makes_its_type_ill() {
    let state = quiet().pool(Pawn::Worker, 3).pool(Pawn::ChildEngineer, 1).pool(Pawn::Automaton, 2);
    let done = run(state, "", night).done();
    assert_eq!(Citizen::ALL.map(|it| done.board.people(it).ill), [3, 0, 1]);
}

#[test]
fn nig_06_children_in_need_of_a_place_take_one_of_all_beyond_their_own() {
    let state =
        full_houses().pool(Pawn::Child, 5).pool(Pawn::ChildWorker, 1).pool(Pawn::Worker, 2).pool(Pawn::Engineer, 0);
    // 6 children, 4 places of their own: 2 of them and 2 workers fill 4 of the 6 others.
    assert_eq!(run(state, "", night).done().board.ill(), 0);
}

#[test]
fn nig_07_the_round_ends() {
    let state = quiet().with(|s| s.board.played.push((B, card("M06"))));
    let done = run(state, "", night).done();
    assert_eq!((done.board.played.len(), done.board.citizen_discards), (0, vec![card("M06")]));
    // A consequence on its law speaks of the cold and goes (PR05A).
    let state = quiet().pool(Pawn::Worker, 1).enacted("PR05").with(|s| s.board.laws[0].suspended = Some(card("PR05A")));
    let done = run(state, "", night).done();
    assert_eq!((done.board.row(Row::Discontent).len(), done.board.laws[0].suspended), (1, None));
    assert_eq!(done.board.dusk_discards, [card("PR05A")]);
    assert_eq!(laws::beds(&done), 1);
}

#[test]
fn bld_29_a_pawn_stays_in_the_prison_over_night() {
    let prison = city(2).lay(Place::E2).build("e2-upper", Building::Prison).enacted("PR08");
    let at = Spot::Field(field("e2-upper"));
    let state = prison.clone().heat([1, 5, 1, 2, 3]).pawn(Pawn::Worker, at).pawn(Pawn::Automaton, at);
    let cold = run(state, "", night).done();
    assert_eq!((cold.board.people(Citizen::Worker).ill, cold.board.cold_night), (1, true));
    assert_eq!((cold.board.in_pool(Pawn::Worker), cold.board.in_pool(Pawn::Automaton)), (1, 1));
    let warm = run(prison.clone().heat([2, 5, 1, 2, 3]).pawn(Pawn::Worker, at), "", night).done();
    assert_eq!((warm.board.ill(), warm.board.cold_night, warm.board.in_pool(Pawn::Worker)), (0, false, 1));
    // A suspended law lets it go: it needs a place like everybody else.
    let blocked = prison.heat([5, 5, 1, 2, 3]).lay(Place::E).build("e-upper", Building::Tent).pawn(Pawn::Worker, at);
    let blocked = run(blocked.with(|s| s.board.laws[0].suspended = Some(card("PR08A"))), "", night).done();
    assert_eq!(blocked.board.ill(), 0);
}

#[test]
fn hun_04_hunger_returns_to_0_whatever_was_left() {
    // Nothing to pay with and enough for nobody: 24 of hunger are gone, and only the 12 of this round stand.
    for left in [1, 9, 24] {
        let done = run(graves(city(2)).with(|s| s.board.hunger = left), "", hunger).done();
        assert_eq!(done.board.hunger, 12, "{left} left");
    }
}
