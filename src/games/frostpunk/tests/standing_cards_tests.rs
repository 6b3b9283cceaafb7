//! Cards that work beyond the moment at which they are turned up: abilities at buildings, technologies, advisors, and texts of
//! cards that lie open. The expectations come from the cards' rows, not from the content files.

use super::kit::*;
use crate::games::frostpunk::content::fields::Field;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::{action, advisors, dawn, dusk, events, generator, heat, night, preparation};
use crate::games::frostpunk::state::*;

/// A's turn in the warm with this card and one pawn of each type, and a building in the east.
fn with_card(id: &str, key: Building) -> State {
    let pawns = [Pawn::Worker, Pawn::Engineer, Pawn::Child];
    let state = city(2).heat([5, 5, 1, 2, 3]).turn().with(|s| s.add_to_hand(A, card(id))).lay(Place::E);
    pawns.into_iter().fold(state.build("e-upper", key), |state, it| state.pool(it, 1))
}

fn turn(state: State, answers: &str) -> State {
    run(state, answers, action::turn).done()
}

#[test]
fn workers_at_their_buildings() {
    // M06, M07 and M08 replace what kiln, hut and sawmill do: no wood is paid and no tree is felled.
    for (id, key, good, n) in [
        ("m06", Building::CharcoalKiln, Good::Coal, 6),
        ("m07", Building::HuntersHut, Good::Food, 7),
        ("m08", Building::Sawmill, Good::Wood, 4),
    ] {
        let after = turn(with_card(&id.to_uppercase(), key), &format!("A turn use/e-upper/worker/{id}"));
        assert_eq!((after.has(good), after.has(Good::Res) + after.has(Good::Food)), (n, n), "{id}");
        assert_eq!(after.board.played, [(A, card(&id.to_uppercase()))]);
    }
}

#[test]
fn engineers_with_the_surveyor_and_the_toolmaker() {
    // M18: snow is cleared as usual, but warm.
    let snow = with_card("M18", Building::Tent);
    let after = turn(snow, "A turn clear-snow/engineer/m18, A clear near, A place-tile ne+nw");
    assert_eq!((after.board.tiles.len(), after.board.ill()), (3, 0));
    // M19: three times what a Workshop does.
    let shop = with_card("M19", Building::Workshop).with(|s| {
        s.board.technologies = vec![Research { id: card("T02"), token: Development::Due(9) }];
    });
    assert_eq!(turn(shop, "A turn use/e-upper/engineer/m19").board.technologies[0].token, Development::Due(6));
}

#[test]
fn children_at_buildings() {
    // M22: 2 food for hope +1 or discontent -1; M27: activate hope, use discontent up.
    let kitchen = with_card("M22", Building::Tent).goods(Good::Food, 2).tokens("care anger");
    let calm = turn(kitchen, "A turn use/generator-nw/child/m22, A choose 2");
    assert_eq!((calm.has(Good::Food), calm.shown(Row::Discontent)), (0, String::new()));
    let story = with_card("M27", Building::Tent).tokens("care Anger");
    let told = turn(story, "A turn use/generator-nw/child/m27");
    assert_eq!((told.shown(Row::Hope), told.shown(Row::Discontent)), ("Care".to_owned(), "anger".to_owned()));
    // M28: activate Care and cure 1; M29: 3 food, warm also with the Generator off.
    let post = with_card("M28", Building::MedicalPost).tokens("care").ill(Citizen::Child, 2, false);
    let lit = turn(post, "A turn use/e-upper/child/m28");
    assert_eq!((lit.shown(Row::Hope), lit.board.ill()), ("Care".to_owned(), 1));
    let snares = with_card("M29", Building::HuntersHut).heat([1, 5, 1, 2, 3]);
    let caught = turn(snares, "A turn use/e-upper/child/m29");
    assert_eq!((caught.has(Good::Food), caught.board.ill()), (3, 0));
}

#[test]
fn t03_drops_one_cube_less_and_t07_makes_tents_and_huts_orange() {
    // The number at heat space 4 is 3, at space 1 it is 0.
    let hot = |state: State, marker: u32| state.heat([marker, 5, 1, 2, 3]);
    let dropped = |state: State| generator::dropped(&state);
    assert_eq!((dropped(hot(city(1), 4)), dropped(hot(city(1).developed("T03"), 4))), (3, 2));
    assert_eq!(dropped(hot(city(1).developed("T03"), 1)), 0, "not below 0");
    // Heat 3 has passed orange (2), not yellow (3); a far tile is in no zone that reaches it.
    let far = |key: Building| city(1).lay(Place::E).lay(Place::E2).build("e2-upper", key).heat([3, 5, 1, 2, 3]);
    let heated = |state: &State| {
        let Field::Map(..) = field("e2-upper") else { panic!("a far tile") };
        heat::is_heated(state, field("e2-upper"), state.board.plot(field("e2-upper")).built.unwrap())
    };
    for key in [Building::Tent, Building::HuntersHut] {
        assert_eq!((heated(&far(key)), heated(&far(key).developed("T07"))), (false, true));
    }
    assert!(!heated(&far(Building::MedicalPost).developed("T07")), "no other building");
}

#[test]
fn a4_may_upgrade_a_building_at_its_price() {
    let state =
        city(2).tokens("Motivation").goods(Good::Wood, 1).lay(Place::E).build("e-upper", Building::CharcoalKiln);
    let state = state.with(|s| s.board.advisors[A] = Some(card("A4")));
    let done = run(state, "A advise a4, A choose 2, A upgrade e-upper", advisors::advise).done();
    assert!(done.board.plot(field("e-upper")).built.unwrap().upgraded);
    assert_eq!((done.has(Good::Wood), done.shown(Row::Hope)), (0, "motivation".to_owned()));
}

/// The dusk with this card on the top of its deck, and no consultation.
fn turned_up(state: State, id: &str, answers: &str) -> State {
    let state = state.with(|s| {
        s.secret.dusk = [card(id)].into_iter().collect();
        s.secret.consultations = [].into_iter().collect();
    });
    run(state, answers, dusk::turn_up).done()
}

#[test]
fn z016_takes_food_and_adds_greed_only_where_greed_is_active() {
    let greedy = turned_up(city(1).goods(Good::Food, 5).tokens("Greed"), "Z016", "");
    assert_eq!((greedy.has(Good::Food), greedy.board.row(Row::Discontent).len()), (2, 2));
    let used = turned_up(city(1).goods(Good::Food, 5).tokens("greed"), "Z016", "");
    assert_eq!((used.has(Good::Food), used.board.row(Row::Discontent).len()), (8, 1));
}

#[test]
fn p004_takes_wood_and_coal_from_any_adult_and_keeps_them() {
    let sick = with_card("M01", Building::Tent).open("P004").goods(Good::Wood, 1).goods(Good::Coal, 2);
    let offers = run(sick.clone(), "", action::turn).offers_under("special/p004/");
    assert_eq!(offers, ["worker", "engineer"]);
    let laid = turn(sick, "A turn special/p004/worker, A put wood/1, A put coal/1");
    assert_eq!((laid.has(Good::Res), laid.board.area[0].cubes.of(Good::Res)), (1, 2));
    // Z007 with 2 cubes there: cure 3, and P004 leaves.
    let ill = laid.ill(Citizen::Worker, 5, false).with(|s| s.board.turn = None);
    let cured = turned_up(ill, "Z007", "");
    assert_eq!((cured.board.ill(), cured.board.area.len()), (2, 0));
}

#[test]
fn p015_and_p024_want_an_engineer_each_round_until_their_cubes_lie_there() {
    for (id, of, enough, next) in [("P015", Good::Coal, 2, "Z029"), ("P024", Good::Wood, 3, "Z043")] {
        let lying = |n: u32| {
            let state = city(1).tokens("anger").open(id).with(|s| s.board.area[0].cubes.add(of, n));
            state.with(|s| {
                s.secret.dusk = [].into_iter().collect();
                s.secret.consultations = [].into_iter().collect();
            })
        };
        let dusk = |state: State| run(state, "", dusk::dusk).done();
        let idle = dusk(lying(enough - 1));
        assert_eq!((idle.shown(Row::Discontent), idle.board.area.len()), ("Anger".to_owned(), 1), "{id}");
        let worked = dusk(lying(enough - 1).pawn(Pawn::Engineer, Spot::Card(card(id))));
        assert_eq!((worked.shown(Row::Discontent), worked.board.area.len()), ("anger".to_owned(), 1), "{id}");
        // The new card is turned up at once, and the first one asks for its resources.
        let full = run(lying(enough).pawn(Pawn::Engineer, Spot::Card(card(id))), "", dusk::dusk).t.state;
        assert!(full.board.called.contains(&card(next)) && full.board.open(card(id)).is_none(), "{id}");
        // The engineer lays one cube onto it.
        let pay = with_card("M01", Building::Tent).open(id).goods(of, 1);
        let laid = turn(pay, &format!("A turn special/{}/engineer", id.to_lowercase()));
        assert_eq!((laid.has(of), laid.board.open(card(id)).unwrap().cubes.of(of)), (0, 1), "{id}");
    }
}

#[test]
fn z038_lies_open_and_an_engineer_cools_the_generator() {
    let watch = turned_up(city(1).with(|s| s.board.overload = 9), "Z038", "");
    assert_eq!((watch.board.overload, watch.board.area.len()), (7, 1));
    let state = with_card("M01", Building::Tent).open("Z038").with(|s| s.board.overload = 7);
    assert_eq!(run(state.clone(), "", action::turn).offers_under("special/z038/"), ["engineer"]);
    let cooled = turn(state, "A turn special/z038/engineer");
    assert_eq!((cooled.board.overload, cooled.board.ill()), (3, 0));
    // Once a round (ACT-61).
    let again = cooled.pool(Pawn::Engineer, 1).with(|s| s.board.turn = Some(A));
    assert!(run(again, "", action::turn).offers_under("special/").is_empty());
}

#[test]
fn z043_cures_one_at_dusk_and_one_in_each_preparation() {
    let ill = |state: State, n: u32| state.ill(Citizen::Worker, n, false);
    let open = turned_up(ill(city(2), 4), "Z043", "");
    assert_eq!((open.board.ill(), open.board.area.len()), (3, 1));
    let second = run(open, "", preparation::preparation).done();
    let third = run(run(second, "", dawn::dawn).done(), "", preparation::preparation).done();
    assert_eq!(third.board.ill(), 1);
}

#[test]
fn z057_lets_a_child_activate_hope_each_round() {
    let skates = turned_up(city(1).tokens("care justice"), "Z057", "A activate activate/care");
    assert_eq!((skates.shown(Row::Hope), skates.board.area.len()), ("Care justice".to_owned(), 1));
    let state = with_card("M01", Building::Tent).open("Z057").tokens("Care justice");
    assert_eq!(run(state.clone(), "", action::turn).offers_under("special/z057/"), ["child"]);
    let danced = turn(state, "A turn special/z057/child");
    assert_eq!((danced.shown(Row::Hope), danced.board.ill()), ("Care Justice".to_owned(), 0));
    let home = run(danced.with(|s| s.board.turn = None), "A outside 1-1-1", night::night).t.state;
    assert_eq!(home.board.pawns_at(Spot::Card(card("Z057"))), 0, "ACT-62: the pawn comes back at night");
}

#[test]
fn z058_stays_if_wanted_and_cures_three_for_one_food() {
    let stayed = run(city(1), "A event 1", |t| events::resolve(t, card("Z058")).map(|_| ())).done();
    assert_eq!(stayed.board.area.len(), 1);
    let state = with_card("M01", Building::Tent).open("Z058").ill(Citizen::Engineer, 5, false);
    assert!(run(state.clone(), "", action::turn).offers_under("special/").is_empty(), "no food, no cure");
    let cured = turn(state.goods(Good::Food, 1), "A turn special/z058/engineer");
    assert_eq!((cured.has(Good::Food), cured.board.ill()), (0, 2));
}
