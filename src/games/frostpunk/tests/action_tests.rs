//! The Action phase (ACT): turns, and what pawns do.

use super::kit::*;
use crate::engine::{Form, Seat, Stop, Who};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::{action, acts, clear_snow, construction, map, scenario, special_actions};
use crate::games::frostpunk::state::*;

/// A's turn with warm buildings nowhere and one worker.
fn turn(state: State, answers: &str) -> Trial {
    run(state.turn(), answers, |t| action::turn(t))
}

fn worker() -> State {
    city(1).pool(Pawn::Worker, 1)
}

#[test]
fn act_03_a_turn_stokes_if_wanted_then_one_pawn_acts_or_the_player_passes() {
    // EX-60: 2 coal: heat +2, no overload check.
    let state = worker().goods(Good::Coal, 5);
    let after = turn(state.clone(), "A turn stoke/2, A turn gather/generator-sw/worker").done();
    assert_eq!((after.board.heat.marker, after.has(Good::Coal), after.board.overload), (3, 3, 0));
    assert_eq!(after.has(Good::Wood), 2);
    assert_eq!(turn(state, "A turn pass").done().board.passed, 1);
}

#[test]
fn act_03_turns_go_clockwise_from_the_leader_until_no_pawn_is_left_or_all_pass() {
    let start = city(3).with(|s| s.board.leader = Seat(2));
    let mustered = run(start, "", |t| {
        action::muster(t);
        Ok(())
    });
    assert_eq!(mustered.done().board.turn, Some(Seat(2)));
    let after = run(city(3).pool(Pawn::Worker, 2).turn(), "A turn pass", |t| action::turn(t)).done();
    assert_eq!((after.board.turn, action::is_over(&after)), (Some(B), false));
    assert!(action::is_over(&city(3).pool(Pawn::Worker, 2).with(|s| s.board.passed = 3)));
    assert!(action::is_over(&city(1)));
    assert!(action::is_over(&city(1).pool(Pawn::Child, 2)), "children alone do not act");
    assert!(!action::is_over(&city(1).pool(Pawn::Child, 2).enacted("PR01")));
    assert!(action::is_over(&city(1).pool(Pawn::Automaton, 1)), "no coal, no automaton");
    assert!(!action::is_over(&city(1).pool(Pawn::Automaton, 1).goods(Good::Coal, 1)));
}

#[test]
fn act_04_act_07_every_action_with_a_target_is_offered() {
    let state = worker().goods(Good::Wood, 2).pool(Pawn::Engineer, 1);
    let offers = turn(state, "").offers();
    let has = |key: &str| offers.iter().any(|it| it == key);
    assert!(has("gather/generator-se/worker") && has("gather/generator-sw/engineer"));
    assert!(
        has("construction/worker") && has("clear-snow/worker") && has("use/generator-n/engineer") || !offers.is_empty()
    );
    // No food for the Cookhouse, no Beacon for scouts, no law among the future ones.
    assert!(!has("use/generator-nw/worker") && !offers.iter().any(|it| it.starts_with("scout")));
    let fed = turn(worker().goods(Good::Food, 3), "").offers();
    assert!(fed.contains(&"use/generator-nw/worker".to_owned()));
}

#[test]
fn act_05_children_act_only_by_a_law_a_card_or_an_ability() {
    let state = || city(1).pool(Pawn::Child, 1);
    assert_eq!(turn(state(), "").offers_under("gather"), Vec::<String>::new());
    let offers = turn(state().enacted("PR01"), "").offers();
    assert_eq!(offers, ["gather/generator-se/child", "gather/generator-sw/child", "pass"]);
}

#[test]
fn act_06_a_pawn_stays_where_it_acted() {
    let after = turn(worker(), "A turn gather/generator-sw/worker").done();
    assert_eq!(after.board.placed, [Placed { pawn: Pawn::Worker, at: Spot::Field(field("generator-sw")) }]);
    assert_eq!(after.board.in_pool(Pawn::Worker), 0);
}

#[test]
fn hea_06_hea_07_in_the_cold_one_of_the_pawns_type_falls_ill_first() {
    // EX-62
    let after = turn(worker(), "A turn gather/generator-sw/worker").done();
    assert_eq!(after.board.people(Citizen::Worker).ill, 1);
    let warm = worker().heat([2, 5, 1, 2, 3]);
    assert_eq!(turn(warm.clone(), "A turn gather/generator-sw/worker").done().board.ill(), 0);
    // Clear snow is cold however warm it is; Construction is warm however cold.
    let snow = "A turn clear-snow/worker, A place-tile e+w";
    assert_eq!(turn(warm, snow).done().board.ill(), 1);
    let build = "A turn construction/worker, A operation build/tent, A site generator-se, A operation done";
    assert_eq!(turn(worker().goods(Good::Wood, 4), build).done().board.ill(), 0);
    // Automatons never fall ill.
    let automaton = city(1).pool(Pawn::Automaton, 1).goods(Good::Coal, 1);
    assert_eq!(turn(automaton, "A turn gather/generator-sw/automaton").done().board.ill(), 0);
}

#[test]
fn act_11_act_12_two_near_tiles_or_one_far_tile() {
    let near = || city(1).pool(Pawn::Worker, 1);
    let free = |state: &State, kind| map::free_places(state, kind, &[]).len();
    assert_eq!((free(&near(), Distance::Near), free(&near(), Distance::Far)), (6, 0));
    // A near tile in the east opens the far places beside it: E2, ENE and ESE.
    let east = near().lay(Place::E);
    assert_eq!(map::free_places(&east, Distance::Far, &[]), [Place::E2, Place::Ene, Place::Ese]);
    let after = run(near(), "A place-tile e+w", |t| clear_snow::clear(t)).done();
    assert_eq!(after.board.tiles.keys().copied().collect::<Vec<_>>(), [Place::E, Place::W]);
    assert_eq!(run(east.clone(), "", |t| clear_snow::clear(t)).offers(), ["near", "far"]);
    // EX-63: one far place, the tile shows 3 trees and 2 coal.
    let after = run(east, "A clear far, A place-tile ene", |t| clear_snow::clear(t)).done();
    assert_eq!(after.board.tiles.len(), 2);
    // Only one near place is free: one tile.
    let five =
        [Place::Ne, Place::Nw, Place::W, Place::Sw, Place::Se].into_iter().fold(city(1), |s, place| s.lay(place));
    let after = run(five, "A clear near", |t| clear_snow::clear(t)).done();
    assert_eq!((after.board.tiles.len(), after.secret.near.len()), (6, 11));
}

#[test]
fn act_13_places_are_chosen_before_the_tiles_are_turned_up_and_food_is_gained_at_once() {
    let state = city(1).with(|s| s.secret.near = [card("N09"), card("N04")].into_iter().collect());
    let trial = run(state.clone(), "", |t| clear_snow::place(t, Distance::Near, 2));
    assert_eq!((trial.offers().len(), trial.t.state.secret.near.len()), (6, 2));
    // N04 shows 3 food, N09 shows 5.
    let after = run(state, "A place-tile e+w", |t| clear_snow::place(t, Distance::Near, 2)).done();
    assert_eq!(after.has(Good::Food), 8);
    assert_eq!(after.board.tiles[&Place::E], card("N04"));
}

#[test]
fn act_14_without_tiles_nothing_is_cleared_and_trees_are_limited() {
    let none = city(1).with(|s| {
        s.secret.near = [].into_iter().collect();
        s.secret.far = [].into_iter().collect();
    });
    assert!(!clear_snow::is_possible(&none));
    // LIM-03: 28 trees stand, so two of the four are placed.
    let woods =
        city(1).lay(Place::E).trees("e-upper", 28).with(|s| s.secret.near = [card("N02")].into_iter().collect());
    let after = run(woods, "", |t| map::turn_up(t, &[(Place::W, Distance::Near)]).map(|_| ())).done();
    assert_eq!(after.board.plot(field("w-upper")).trees, 2);
}

#[test]
fn act_21_two_cubes_of_a_field_without_pawn_and_building() {
    // EX-64
    let state = worker().lay(Place::E).cubes("e-lower", 4, Good::Coal);
    let after = turn(state, "A turn gather/e-lower/worker").done();
    assert_eq!((after.has(Good::Coal), after.board.plot(field("e-lower")).holds(Good::Coal)), (2, 2));
    let again = after.pool(Pawn::Worker, 1);
    assert!(!turn(again, "").offers().contains(&"gather/e-lower/worker".to_owned()));
    let last = worker().lay(Place::E).cubes("e-upper", 1, Good::Core);
    let after = turn(last, "A turn gather/e-upper/worker").done();
    assert_eq!((after.has(Good::Core), after.board.plot(field("e-upper")).cubes), (1, None));
}

#[test]
fn act_22_trees_are_felled_only_with_the_steam_saw_and_by_workers_and_automatons() {
    let woods = || worker().lay(Place::E).trees("e-upper", 2);
    assert!(!turn(woods(), "").offers().iter().any(|it| it.contains("e-upper")));
    let saw = woods().developed("T04").pool(Pawn::Engineer, 1);
    assert_eq!(turn(saw.clone(), "").offers_under("fell/"), ["e-upper/worker"]);
    // CHI-03: for a technology a child counts as a worker if it has the trade.
    let children = saw.clone().pool(Pawn::Child, 1).pool(Pawn::ChildWorker, 1).pool(Pawn::ChildEngineer, 1);
    assert_eq!(turn(children, "").offers_under("fell/"), ["e-upper/worker", "e-upper/child-worker"]);
    let after = turn(saw, "A turn fell/e-upper/worker").done();
    assert_eq!((after.has(Good::Wood), after.board.plot(field("e-upper")).trees), (2, 1));
}

fn construct(state: State, answers: &str) -> Trial {
    run(state, answers, |t| construction::construct(t, construction::Works::USUAL))
}

#[test]
fn act_31_up_to_three_operations_in_any_mix() {
    // EX-65: build one, demolish another, build a new one in its place.
    let state = city(1).goods(Good::Wood, 3).lay(Place::E).build("e-upper", Building::Tent);
    let answers = "A operation build/hunters-hut, A site e-lower, A operation demolish/e-upper, \
                   A operation build/bunkhouse, A site e-upper";
    let poor = construct(state.clone(), answers);
    assert!(poor.end.is_err(), "3 wood do not pay for both");
    let after = construct(state.goods(Good::Wood, 4), answers).done();
    let built = |key: &str| after.board.plot(field(key)).built.map(|it| it.key);
    assert_eq!((built("e-lower"), built("e-upper")), (Some(Building::HuntersHut), Some(Building::Bunkhouse)));
    assert_eq!(
        (after.has(Good::Wood), after.board.supply[&Building::Tent], after.board.supply[&Building::Bunkhouse]),
        (0, 8, 6)
    );
}

#[test]
fn act_07_the_first_operation_cannot_be_left_out() {
    let state = city(1).goods(Good::Wood, 4);
    assert!(!construct(state.clone(), "").offers().contains(&"done".to_owned()));
    let one = "A operation build/tent, A site generator-se";
    assert!(construct(state, one).offers().contains(&"done".to_owned()));
    assert!(!construction::is_possible(&city(1), construction::Works::USUAL));
}

#[test]
fn act_32_small_buildings_take_a_field_and_large_ones_a_whole_map_tile() {
    let state = city(1).lay(Place::E).lay(Place::W).build("w-lower", Building::Tent);
    let sites = |key| construction::sites(&state, key);
    assert_eq!(sites(Building::Beacon), [field("e-upper")]);
    assert_eq!(sites(Building::Tent), ["e-upper", "e-lower", "w-upper", "generator-se", "generator-sw"].map(field),);
    let rich = state.clone().goods(Good::Wood, 3);
    let after = construct(rich, "A operation build/beacon, A operation done").done();
    assert_eq!(after.built_on(field("e-lower")).map(|it| (it.0, it.1.key)), Some((field("e-upper"), Building::Beacon)));
}

#[test]
fn act_33_cubes_and_trees_under_a_building_go_to_the_bank_and_pawns_keep_it_off() {
    // EX-66
    let state = city(1).goods(Good::Wood, 3).lay(Place::E).cubes("e-lower", 2, Good::Coal).trees("e-upper", 3);
    let trial = construct(state.clone(), "A operation build/beacon");
    assert_eq!((trial.noted("note-build-over"), trial.noted("note-build")), (1, 0), "the table is told");
    let after = trial.t.state;
    assert_eq!((after.board.plot(field("e-upper")).trees, after.board.plot(field("e-lower")).cubes), (0, None));
    assert_eq!(after.has(Good::Coal), 0);
    let taken = state.pawn(Pawn::Worker, Spot::Field(field("e-lower")));
    assert_eq!(construction::sites(&taken, Building::Beacon), []);
}

#[test]
fn act_34_what_is_not_on_the_board_cannot_be_built() {
    let state = city(1).goods(Good::Wood, 9).with(|s| s.board.supply.insert(Building::Tent, 0).map_or((), |_| ()));
    let offers = construct(state, "").offers();
    assert!(!offers.contains(&"build/tent".to_owned()) && !offers.contains(&"build/ruins".to_owned()));
    assert!(offers.contains(&"build/bunkhouse".to_owned()));
}

#[test]
fn lim_04_law_buildings_need_their_law() {
    let state =
        || city(1).goods(Good::Wood, 9).with(|s| s.board.supply.insert(Building::ChildShelter, 1).map_or((), |_| ()));
    assert!(!construction::may_build(&state(), Building::ChildShelter));
    assert!(construction::may_build(&state().enacted("PR02"), Building::ChildShelter));
}

#[test]
fn act_35_what_may_be_demolished_goes_back_without_its_upgrade_and_ruins_leave() {
    let state = city(1)
        .lay(Place::E)
        .lay(Place::W)
        .upgraded("e-upper", Building::Sawmill)
        .build("e-lower", Building::Ruins)
        .build("w-upper", Building::SnowPit)
        .build("w-lower", Building::Tent)
        .pawn(Pawn::Worker, Spot::Field(field("w-lower")));
    // Not the printed ones, the Cookhouse, the Snow Pit, nor a building with a pawn.
    assert_eq!(construct(state.clone(), "").offers(), ["demolish/e-upper", "demolish/e-lower"]);
    let answers = "A operation demolish/e-upper, A operation demolish/e-lower";
    let after = construct(state, answers).t.state;
    assert_eq!(after.board.supply[&Building::Sawmill], 4);
    assert!(!after.board.supply.contains_key(&Building::Ruins));
}

#[test]
fn act_36_act_41_a_building_takes_one_pawn_and_a_large_one_two() {
    let state = worker()
        .lay(Place::E)
        .lay(Place::W)
        .build("e-upper", Building::HuntersHut)
        .build("w-upper", Building::Hothouse);
    let offers = |state: &State| turn(state.clone(), "").offers_under("use/");
    assert_eq!(offers(&state), ["e-upper/worker", "w-upper/worker"]);
    let one = state.pawn(Pawn::Worker, Spot::Field(field("e-upper"))).pawn(Pawn::Worker, Spot::Field(field("w-upper")));
    assert_eq!(offers(&one), ["w-upper/worker"]);
    let two = one.pawn(Pawn::Engineer, Spot::Field(field("w-upper")));
    assert_eq!(offers(&two), Vec::<String>::new());
}

#[test]
fn act_42_act_43_engineers_only_and_nobody_where_there_is_no_action() {
    // EX-68
    let state = city(1)
        .pool(Pawn::Worker, 1)
        .pool(Pawn::Engineer, 1)
        .pool(Pawn::ChildEngineer, 1)
        .lay(Place::E)
        .build("e-upper", Building::Infirmary)
        .lay(Place::W)
        .build("w-upper", Building::Tent);
    let offers = turn(state, "").offers_under("use/");
    assert!(offers.contains(&"e-upper/engineer".to_owned()) && offers.contains(&"e-upper/child-engineer".to_owned()));
    assert!(!offers.iter().any(|it| it == "e-upper/worker" || it.starts_with("w-upper")));
}

#[test]
fn act_51_scouts_need_the_beacon_and_are_no_automatons() {
    use crate::games::frostpunk::state::RouteCard;
    let state = worker().pool(Pawn::Automaton, 1).goods(Good::Coal, 1).with(|s| {
        s.board.routes[1].cards.push(RouteCard { id: card("E01"), dark: false });
    });
    assert_eq!(turn(state.clone(), "").offers_under("scout/"), Vec::<String>::new());
    let lit = state.lay(Place::E).build("e-upper", Building::Beacon);
    assert_eq!(turn(lit.clone(), "").offers_under("scout/"), ["2/worker"]);
    let after = turn(lit, "A turn scout/2/worker").done();
    assert_eq!(after.board.routes[1].scout, Some(Scout { pawn: Pawn::Worker, space: 0 }));
    assert_eq!((after.board.placed.len(), after.board.ill()), (0, 0));
}

#[test]
fn act_61_act_62_a_special_action_once_a_round_with_cubes_that_stay() {
    // EX-67: P016 asks for an engineer and 1 wood.
    let state = city(1).open("P016").pool(Pawn::Engineer, 2).goods(Good::Wood, 3);
    assert_eq!(turn(state.clone(), "").offers_under("special/"), ["p016/engineer"]);
    let after = turn(state.clone(), "A turn special/p016/engineer").done();
    assert_eq!((after.has(Good::Wood), after.board.area[0].cubes.of(Good::Wood)), (2, 1));
    assert_eq!(special_actions::open(&after), []);
    // EX-72: neither a worker nor an automaton, and nobody without wood.
    let others =
        state.clone().pool(Pawn::Engineer, 0).pool(Pawn::Worker, 1).pool(Pawn::Automaton, 1).goods(Good::Coal, 1);
    assert_eq!(turn(others, "").offers_under("special/"), Vec::<String>::new());
    assert_eq!(turn(state.goods(Good::Wood, 0), "").offers_under("special/"), Vec::<String>::new());
    // P004 takes one or more wood or coal.
    let any = city(1).open("P004").pool(Pawn::Worker, 1).goods(Good::Wood, 1).goods(Good::Coal, 1);
    let after = turn(any.clone(), "A turn special/p004/worker, A put wood/1, A put coal/1").done();
    assert_eq!(after.board.area[0].cubes.of(Good::Res), 2);
    assert_eq!(turn(any.clone(), "A turn special/p004/worker").offers(), ["wood/0", "wood/1"]);
    // ACT-62: one at least.
    let coal = turn(any, "A turn special/p004/worker, A put wood/0").done();
    assert_eq!((coal.has(Good::Wood), coal.board.area[0].cubes.of(Good::Coal)), (1, 1));
}

#[test]
fn scn_01_the_storehouses_take_ten_goods_and_none_beyond_the_target() {
    let state = || {
        city(1).pool(Pawn::Worker, 1).goods(Good::Coal, 9).goods(Good::Wood, 9).goods(Good::Food, 20).with(|s| {
            s.board.scenario.push(card("S04"));
        })
    };
    let after = turn(state(), "A turn special/s04/worker, A store coal/8, A store wood/2").done();
    assert_eq!([Good::Coal, Good::Wood, Good::Food].map(|it| after.board.stored.of(it)), [8, 2, 0]);
    assert_eq!((after.has(Good::Coal), after.has(Good::Wood)), (1, 7));
    assert_eq!(scenario::targets(&after).food, 14);
    assert!(!scenario::is_stored(&after));
    // While S03 lies open more is needed.
    let high = after.with(|s| s.board.scenario.push(card("S03")));
    assert_eq!((scenario::storable(&high, Good::Coal), scenario::targets(&high).food), (1, 18));
}

#[test]
fn pr12_a_text_for_after_an_action_is_used_once_a_round() {
    let state = worker().pool(Pawn::Worker, 3).enacted("PR12").heat([2, 5, 1, 2, 3]);
    assert!(turn(state.clone(), "").offers_under("law/").is_empty(), "nobody has acted yet");
    // No question of its own: whoever acts next may use it first.
    let first = turn(state, "A turn gather/generator-sw/worker").done();
    assert_eq!(turn(first.clone(), "").offers_under("law/"), ["pr12"]);
    let used = "A turn law/pr12, A reuse-worker generator-sw";
    let again = turn(first.clone(), used);
    assert!(
        again.offers_under("law/").is_empty() && again.offers().contains(&"pass".to_owned()),
        "then comes the action"
    );
    let after = turn(first, &format!("{used}, A turn gather/generator-se/worker")).done();
    // Two cubes, two more, and 1 worker ill.
    assert_eq!((after.has(Good::Wood), after.board.people(Citizen::Worker).ill), (4, 1));
    assert_eq!(after.board.used_laws, [card("PR12")]);
}

#[test]
fn pr12_after_the_last_action_of_a_round_it_is_asked_about() {
    let last = worker().pool(Pawn::Worker, 1).enacted("PR12").heat([2, 5, 1, 2, 3]);
    let asked = turn(last.clone(), "A turn gather/generator-sw/worker");
    assert_eq!(asked.asked(), "asks A after-action [yes no]");
    let used = turn(last, "A turn gather/generator-sw/worker, A after-action yes, A reuse-worker generator-sw").done();
    assert_eq!(used.has(Good::Wood), 4);
}

#[test]
fn act_12_the_places_of_near_tiles_are_one_question_also_to_the_table() {
    let table = run(city(2), "", |t| clear_snow::place(t, Distance::Near, 3));
    let Err(Stop::Asking(open)) = &table.end else { panic!("{}", table.asked()) };
    assert!(matches!(&open[0].form, Form::Some { offers, min: 3, max: 3 } if offers.len() == 6));
    assert_eq!(open[0].who, Who::Team { leader: A });
    let laid = run(city(2), "A place-tile e+ne+nw", |t| clear_snow::place(t, Distance::Near, 3)).done();
    assert_eq!(laid.board.tiles.len(), 3);
    // A far tile may lie beside the one before it.
    let far = run(city(2).lay(Place::E), "A place-tile e2", |t| clear_snow::place(t, Distance::Far, 2));
    assert!(far.offers().contains(&"ene".to_owned()));
}

#[test]
fn aut_02_an_automaton_pays_a_coal_for_each_use() {
    let state = city(1).pool(Pawn::Automaton, 1).goods(Good::Coal, 1);
    let after = turn(state, "A turn gather/generator-sw/automaton").done();
    assert_eq!((after.has(Good::Coal), after.has(Good::Wood)), (0, 2));
    assert!(acts::deeds(&city(1).pool(Pawn::Automaton, 1), A).is_empty());
}
