//! Citizen cards (CIT), advisors (ADV), automatons (AUT), children with a trade (CHI).

use super::kit::*;
use crate::engine::{Pass, Stop};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::advisors::{advise, usable};
use crate::games::frostpunk::rules::automatons::{left, may_act};
use crate::games::frostpunk::rules::citizens::{deeds, may_play};
use crate::games::frostpunk::rules::{action, children, laws, night};
use crate::games::frostpunk::state::*;

/// A's turn with these cards in hand, and warm everywhere.
fn turn(cards: &str) -> State {
    city(2).heat([5, 5, 1, 2, 3]).turn().with(|s| cards.split_whitespace().for_each(|it| s.add_to_hand(A, card(it))))
}

/// What A can do with the cards of the hand, as keys of the turn.
fn by_cards(state: &State) -> Vec<String> {
    let keys = run(state.clone(), "", action::turn).offers();
    let ids: Vec<String> = state.hand(A).iter().map(|it| it.key()).collect();
    keys.into_iter().filter(|key| ids.iter().any(|it| key.ends_with(it.as_str()))).collect()
}

/// One building on the upper field of the tile in the east.
fn at(state: State, key: Building) -> State {
    state.lay(Place::E).build("e-upper", key)
}

fn play(state: State, answers: &str) -> State {
    run(state, answers, action::turn).done()
}

#[test]
fn cit_01_a_hand_is_its_owners_alone() {
    let state = turn("").pool(Pawn::Worker, 1).with(|s| s.add_to_hand(B, card("M01")));
    assert_eq!(by_cards(&state), [""; 0]);
    assert!(deeds(&state, A, &[Pawn::Worker]).is_empty() && !deeds(&state, B, &[Pawn::Worker]).is_empty());
}

#[test]
fn cit_02_a_card_goes_with_its_type_of_pawn_and_its_place() {
    // M01, a worker's card for Gather; M24, a child's for a Medical Post.
    let state = turn("M01 M24").pool(Pawn::Worker, 1).pool(Pawn::Engineer, 1).pool(Pawn::Child, 1);
    assert_eq!(by_cards(&state), ["gather/generator-se/worker/m01", "gather/generator-sw/worker/m01"]);
    // EX-69: cure 2, although children may not act there.
    let post = at(state, Building::MedicalPost).ill(Citizen::Worker, 3, false);
    assert!(by_cards(&post).contains(&"use/e-upper/child/m24".to_owned()));
    let done = play(post, "A turn use/e-upper/child/m24");
    assert_eq!((done.board.ill(), done.board.placed.len()), (1, 1));
    assert_eq!((done.board.played, done.secret.hands[A].len()), (vec![(A, card("M24"))], 1));
}

#[test]
fn cit_03_the_ability_replaces_the_effect_and_may_be_warm() {
    // EX-70: M04 on a field with a tree: 1 tree for 2 wood, warm also with the Generator off.
    let state = turn("M04 M01").pool(Pawn::Worker, 2).lay(Place::E).trees("e-upper", 3).heat([1, 5, 1, 2, 3]);
    let felled = play(state.clone(), "A turn fell/e-upper/worker/m04");
    assert_eq!((felled.has(Good::Wood), felled.board.plot(field("e-upper")).trees, felled.board.ill()), (2, 2, 0));
    // M01 takes up to 4 cubes in place of 2; it says nothing of warmth.
    let gathered = play(state, "A turn gather/generator-se/worker/m01");
    assert_eq!((gathered.has(Good::Coal), gathered.board.people(Citizen::Worker).ill), (4, 1));
}

#[test]
fn cit_04_one_main_ability_a_player_and_round() {
    let state = turn("M01 M02").pool(Pawn::Worker, 2);
    assert!(may_play(&state, A) && !by_cards(&state).is_empty());
    let done = play(state, "A turn gather/generator-se/worker/m01").with(|s| s.board.turn = Some(A));
    assert!(!may_play(&done, A));
    assert_eq!(by_cards(&done), [""; 0]);
    let night = run(done.heat([5, 5, 1, 2, 3]), "A outside 1-0-0", night::night).t.state;
    assert_eq!(night.board.placed.len(), 0, "the round is over for pawns");
}

#[test]
fn cit_05_cit_06_a_card_may_be_spent_on_a_death_in_any_number() {
    let state = city(2).with(|s| {
        s.add_to_hand(A, card("M01"));
        s.add_to_hand(A, card("M02"));
        s.board.played.push((A, card("M03")));
        s.secret.citizens = [].into_iter().collect();
    });
    let done = effect(state, "A death-card m01, A death-card m02", "die 2 worker").done();
    assert_eq!(done.board.citizen_discards, [card("M01"), card("M02")]);
    // An empty deck is made of the discards.
    let empty = city(2).with(|s| {
        s.secret.citizens = [].into_iter().collect();
        s.board.citizen_discards = vec![card("M05"), card("M06")];
    });
    let drawn = effect(empty, "", "die 1 worker").done();
    assert_eq!((drawn.secret.citizens.len(), drawn.board.citizen_discards.len()), (1, 1));
}

#[test]
fn cit_07_aut_05_no_card_is_played_with_an_automaton() {
    let state = turn("M01 M21").goods(Good::Coal, 5).pool(Pawn::Automaton, 1);
    assert_eq!(by_cards(&state), [""; 0]);
    // A child worker counts as a child.
    let child = turn("M01 M21").pool(Pawn::ChildWorker, 1);
    assert_eq!(by_cards(&child), ["gather/generator-se/child-worker/m21", "gather/generator-sw/child-worker/m21"]);
    // EVT-11 means worker pawns only.
    let spot = Spot::Field(field("generator-se"));
    let again = city(2).pawn(Pawn::Automaton, spot).pawn(Pawn::ChildWorker, Spot::ClearSnow);
    assert_eq!(effect(again, "", "reuse worker").asked(), "");
}

#[test]
fn abilities_that_gather() {
    // M02: as usual, then 2 of the other field, warm.
    let state = turn("M02 M30").pool(Pawn::Worker, 1).pool(Pawn::Child, 1).heat([1, 5, 1, 2, 3]).lay(Place::E);
    let state = state.cubes("e-upper", 3, Good::Coal).cubes("e-lower", 3, Good::Wood);
    let carter = play(state.clone(), "A turn gather/e-upper/worker/m02");
    assert_eq!((carter.has(Good::Coal), carter.has(Good::Wood), carter.board.ill()), (2, 2, 0));
    let blocked = play(state.clone().build("e-lower", Building::Tent), "A turn gather/e-upper/worker/m02");
    assert_eq!((blocked.has(Good::Coal), blocked.has(Good::Wood)), (2, 0));
    // M30: 1 cube each of up to 3 fields; the child pawn stands on one of them, in the cold.
    let picked = play(state, "A turn gather/e-upper/child/m30, A spread e-lower+generator-se");
    assert_eq!((picked.has(Good::Coal), picked.has(Good::Wood)), (2, 1));
    assert_eq!(picked.board.people(Citizen::Child).ill, 1);
}

#[test]
fn abilities_at_construction() {
    let state =
        |id: &str| turn(id).pool(Pawn::Worker, 1).goods(Good::Wood, 9).lay(Place::E).lay(Place::Ne).lay(Place::W);
    // M03: five operations.
    let five = "A turn construction/worker/m03, A operation build/hunters-hut, A site e-upper, A operation build/hunters-hut, \
                A site e-lower, A operation build/hunters-hut, A site ne-upper, A operation build/hunters-hut, \
                A site ne-lower, A operation build/hunters-hut, A site w-upper";
    assert_eq!(play(state("M03"), five).has(Good::Wood), 4);
    // M05: the first building for 2 wood less.
    let rest = "A operation build/tent, A site e-lower, A operation done";
    let cheap =
        play(state("M05"), &format!("A turn construction/worker/m05, A operation build/house, A site e-upper, {rest}"));
    assert_eq!(cheap.has(Good::Wood), 9 - 2 - 2);
    // M10: two of the three operations for one upgrade.
    let kiln = state("M10").build("ne-upper", Building::CharcoalKiln);
    let swap = "A turn construction/worker/m10, A operation upgrade, A upgrade ne-upper, A operation build/tent, A site e-upper";
    let done = play(kiln, swap);
    assert!(done.board.plot(field("ne-upper")).built.unwrap().upgraded);
    assert_eq!(done.has(Good::Wood), 9 - 1 - 2);
}

#[test]
fn abilities_that_clear_snow() {
    // M09: one near and one far tile; without a near place two far ones.
    let state = turn("M09 M25 M26").pool(Pawn::Worker, 1).pool(Pawn::Child, 1).heat([1, 5, 1, 2, 3]).lay(Place::E);
    let mixed = play(state.clone(), "A turn clear-snow/worker/m09, A place-tile w, A place-tile e2");
    assert_eq!((mixed.board.tiles.len(), mixed.board.people(Citizen::Worker).ill), (3, 1));
    let full = [Place::Ne, Place::Nw, Place::W, Place::Sw, Place::Se].into_iter().fold(state.clone(), State::lay);
    let far = play(full, "A turn clear-snow/worker/m09, A place-tile e2, A place-tile w2");
    assert_eq!(far.board.tiles.len(), 8);
    // M25: one tile of either kind, warm, by a child.
    let one = play(state.clone(), "A turn clear-snow/child/m25, A clear-one near, A place-tile w");
    assert_eq!((one.board.tiles.len(), one.board.ill()), (2, 0));
    // M26: three far tiles, of which some go to the bottom; the kept ones stay in their order.
    let stack = |s: &State| s.secret.far.cards().iter().map(|it| it.number).collect::<Vec<_>>();
    let state = state.with(|s| s.secret.far = ["F01", "F02", "F03", "F04"].map(card).into_iter().collect());
    let peeked = play(state, "A turn clear-snow/child/m26, A peek f03");
    assert_eq!(stack(&peeked), [3, 1, 2, 4], "F04 and F02 on top as before, F03 at the bottom");
    assert_eq!((peeked.board.tiles.len(), peeked.board.looked_at.len()), (1, 0));
}

#[test]
fn abilities_at_buildings() {
    let engineer = |id: &str, key: Building| at(turn(id), key).pool(Pawn::Engineer, 1);
    let turn_of = |id: &str| format!("A turn use/e-upper/engineer/{id}");
    // M12: activate Care, then the cure of the building.
    let ill = engineer("M12", Building::MedicalPost).tokens("care").ill(Citizen::Worker, 5, false);
    let cured = play(ill, &turn_of("m12"));
    assert_eq!((cured.shown(Row::Hope), cured.board.ill()), ("Care".to_owned(), 2));
    // M16: 3 wood in place of a core.
    let factory = engineer("M16", Building::Factory).goods(Good::Wood, 3);
    let built = play(factory.clone(), &turn_of("m16"));
    assert_eq!((built.has(Good::Wood), built.board.in_pool(Pawn::Automaton)), (0, 1));
    assert_eq!(by_cards(&factory.goods(Good::Wood, 2)), [""; 0], "not payable, not offered");
    // M17: 11 food; M15: cure 5 and heal 2.
    assert_eq!(play(engineer("M17", Building::Hothouse), &turn_of("m17")).has(Good::Food), 11);
    let ward = engineer("M15", Building::Infirmary).ill(Citizen::Worker, 8, true);
    let healed = play(ward, &turn_of("m15"));
    assert_eq!((healed.board.people(Citizen::Worker).ill, healed.board.people(Citizen::Worker).skull), (3, false));
    // M14: the development token 3 back.
    let shop = engineer("M14", Building::Workshop).with(|s| {
        s.board.technologies = vec![Research { id: card("T02"), token: Development::Due(6) }];
    });
    assert_eq!(play(shop, &turn_of("m14")).board.technologies[0].token, Development::Due(3));
    assert_eq!(by_cards(&engineer("M14", Building::Workshop)), [""; 0], "nothing is being developed");
    // M11: 9 off the overload, and T06 adds 1 to each use of the Generator.
    let generator = turn("M11").pool(Pawn::Engineer, 1).developed("T06").with(|s| s.board.overload = 12);
    assert_eq!(play(generator, "A turn use/generator-ne/engineer/m11").board.overload, 2);
    // EX-106, M20: 4 food for an active hope token.
    let cook = turn("M20").pool(Pawn::Engineer, 1).goods(Good::Food, 4).tokens("Greed care");
    let fed = play(cook, "A turn use/generator-nw/engineer/m20, A choose 1");
    assert_eq!((fed.has(Good::Food), fed.board.row(Row::Hope).len(), fed.board.row(Row::Hope)[1].active), (0, 2, true));
    // M13: a law without what it does at once.
    let law = turn("M13").pool(Pawn::Engineer, 1).with(|s| s.board.future = vec![card("PR10")]);
    let enacted = play(law.tokens("Care"), "A turn use/generator-n/engineer/m13");
    assert_eq!((enacted.board.laws.len(), enacted.shown(Row::Hope)), (1, "Care".to_owned()));
    // M23: at most 4 cubes from around a Gathering Post, by a child.
    let post = at(turn("M23"), Building::GatheringPost).pool(Pawn::Child, 1).cubes("e-lower", 2, Good::Wood);
    assert_eq!(play(post, "A turn use/e-upper/child/m23").has(Good::Wood), 1);
}

#[test]
fn adv_01_one_advisor_a_round_for_a_token_that_lies_active() {
    let state = city(2).with(|s| {
        s.board.advisors[A] = Some(card("A2"));
        s.board.advisors[B] = Some(card("A1"));
    });
    assert_eq!(usable(&state), []);
    let care = state.clone().tokens("Care").ill(Citizen::Worker, 6, false);
    assert_eq!(run(care.clone(), "", advise).asked(), "asks A advise [a2 a1 done]");
    // EX-55, ADV-02: use up Care, cure 2.
    let done = run(care.clone(), "A advise a2", advise).done();
    assert_eq!((done.board.ill(), done.shown(Row::Hope), done.board.advisor_used), (4, "care".to_owned(), true));
    // EX-57
    assert_eq!(usable(&done.tokens("Care")), []);
    let none = run(care, "A advise done", advise).done();
    assert!(!none.board.advisor_used);
    assert_eq!(usable(&state.tokens("Justice")), [card("A1")], "any hope token does for the Generator");
}

#[test]
fn adv_02_what_each_advisor_does() {
    let advised = |id: &str, answers: &str| {
        let state = city(2).tokens("Care Justice Motivation Anger").with(|s| {
            s.board.advisors[A] = Some(card(id));
            s.board.overload = 5;
        });
        run(state, &format!("A advise {}, {answers}", id.to_ascii_lowercase()), advise).done()
    };
    assert_eq!(advised("A1", "A use-up use/care").board.overload, 2);
    let relations = advised("A3", "");
    assert_eq!(
        (relations.shown(Row::Discontent), relations.shown(Row::Hope)),
        ("anger".to_owned(), "Care justice Motivation".to_owned())
    );
    assert_eq!(advised("A4", "A choose 1").has(Good::Wood), 2);
}

#[test]
fn aut_01_aut_04_there_are_six_automatons() {
    let state = city(2).pool(Pawn::Automaton, 4).pawn(Pawn::Automaton, Spot::ClearSnow);
    assert_eq!(left(&state), 1);
    let done = effect(state, "", "gain 3 automaton").done();
    assert_eq!((done.board.in_pool(Pawn::Automaton), left(&done)), (5, 0));
    let factory = at(turn(""), Building::Factory).pool(Pawn::Engineer, 1).pool(Pawn::Automaton, 6).goods(Good::Core, 1);
    assert!(!run(factory, "", action::turn).offers().iter().any(|it| it.starts_with("use/e-upper")));
}

#[test]
fn aut_02_aut_03_an_automaton_works_for_coal_and_never_falls_ill() {
    // EX-72
    let state =
        turn("").heat([1, 5, 1, 2, 3]).pool(Pawn::Automaton, 1).goods(Good::Coal, 1).open("P016").goods(Good::Wood, 1);
    let state = state.lay(Place::W).build("w-upper", Building::Beacon).with(|s| {
        s.board.routes[0].cards = vec![RouteCard { id: card("E01"), dark: false }];
    });
    let offers = run(state.clone(), "", action::turn).offers();
    assert!(offers.iter().any(|it| it == "gather/generator-sw/automaton"));
    assert!(!offers.iter().any(|it| it.starts_with("scout") || it.starts_with("special")), "{offers:?}");
    let done = play(state.clone(), "A turn gather/generator-sw/automaton");
    assert_eq!((done.has(Good::Wood), done.has(Good::Coal), done.board.ill()), (3, 0, 0));
    assert!(!may_act(&state.goods(Good::Coal, 0), Pawn::Automaton));
}

#[test]
fn chi_01_chi_02_a_child_with_a_trade_takes_the_place_of_a_child_pawn() {
    let state = city(2).pool(Pawn::Child, 2);
    let done = effect(state, "", "gain child-worker; gain child-worker").done();
    assert_eq!((done.board.in_pool(Pawn::Child), done.board.in_pool(Pawn::ChildWorker)), (1, 1));
    let waiting = effect(city(2), "", "gain child-engineer").done();
    assert_eq!((waiting.board.in_pool(Pawn::ChildEngineer), waiting.board.waiting.len()), (0, 1));
    let counted = waiting.with(|s| children::count(&mut s.board, Citizen::Child, 2));
    assert_eq!((counted.board.in_pool(Pawn::ChildEngineer), counted.board.in_pool(Pawn::Child)), (1, 1));
    assert_eq!(counted.board.waiting, []);
}

#[test]
fn chi_02_children_with_a_trade_are_among_those_that_are_counted() {
    let both = city(2).with(|s| s.board.trades = vec![Trade::Worker, Trade::Engineer]);
    let count = |state: &State, due: u32| {
        let counted = state.clone().with(|s| children::count(&mut s.board, Citizen::Child, due));
        [Pawn::Child, Pawn::ChildWorker, Pawn::ChildEngineer].map(|it| counted.board.in_pool(it))
    };
    assert_eq!(count(&both, 3), [1, 1, 1]);
    assert_eq!(count(&both, 1), [0, 1, 0]);
    // One that is under way as a scout is not in the pool.
    let away = both.with(|s| s.board.routes[0].scout = Some(Scout { pawn: Pawn::ChildWorker, space: 0 }));
    assert_eq!(count(&away, 2), [1, 0, 1]);
}

#[test]
fn chi_01_chi_03_it_is_a_child_in_everything_but_its_work() {
    let child = at(turn(""), Building::Workshop).pool(Pawn::ChildEngineer, 1).goods(Good::Wood, 3);
    let child = child.with(|s| s.board.technologies = vec![Research { id: card("T02"), token: Development::Due(6) }]);
    let offers = run(child, "", action::turn).offers();
    assert!(offers.contains(&"use/e-upper/child-engineer".to_owned()), "the engineer mark takes it");
    let cold = turn("").heat([1, 5, 1, 2, 3]).pool(Pawn::ChildWorker, 1);
    assert_eq!(play(cold, "A turn gather/generator-se/child-worker").board.people(Citizen::Child).ill, 1);
}

#[test]
fn lim_05_rows_and_laws_have_an_end() {
    let boards = &built_in().boards;
    assert_eq!((boards.limits.laws, boards.tokens.hope, boards.tokens.discontent), (4, 6, 5));
    let three = ["PR01", "PR03", "PR05"].into_iter().fold(city(1), State::enacted);
    let three = three.with(|s| s.board.future = vec![card("PR07"), card("PR09")]);
    assert_eq!(laws::enactable(&three).len(), 2);
    assert_eq!(laws::enactable(&three.enacted("PR10")).len(), 0);
}

#[test]
fn sol_03_one_main_ability_a_round_also_alone() {
    let alone = city(1).heat([5, 5, 1, 2, 3]).turn().pool(Pawn::Worker, 2);
    let alone = alone.with(|s| ["M01", "M02"].iter().for_each(|it| s.add_to_hand(A, card(it))));
    let done = play(alone, "A turn gather/generator-sw/worker/m01");
    assert_eq!(done.board.turn, Some(A));
    assert_eq!(by_cards(&done), [""; 0]);
}

#[test]
fn ill_07_ill_09_who_keeps_their_cards_need_not_be_asked_at_every_death() {
    let state = city(2).with(|s| s.add_to_hand(A, card("M01")));
    let asked = effect(state, "", "die 1 worker");
    let Err(Stop::Asking(open)) = &asked.end else { panic!("{}", asked.asked()) };
    assert_eq!(open[0].ask.pass, Some(Pass { kind: "death", key: "draw" }));
    assert_eq!(asked.offers(), ["m01", "draw"]);
}
