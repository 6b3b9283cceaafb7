//! Dawn (DAW), morning (MOR), Generator (GEN), heat (HEA), weather (WEA), preparation (PRE), and the round (RND).

use std::convert::identity;

use super::kit::*;
use crate::engine::{Deck, Seat};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::{action, dawn, generator, heat, morning, preparation, round, weather};
use crate::games::frostpunk::state::*;

#[test]
fn rnd_01_the_phases_follow_each_other() {
    let state = city(1).goods(Good::Food, 50).with(|s| s.board.phase = Phase::Dawn);
    let after = run(state, "", |t| round::phase(t)).done();
    assert_eq!((after.board.phase, after.board.round), (Phase::Morning, 3));
    for (phase, next) in [(Phase::Muster, Phase::Action), (Phase::Hunger, Phase::Night), (Phase::Dusk, Phase::Hunger)] {
        let after = run(city(1).goods(Good::Food, 50).with(|s| s.board.phase = phase), "", |t| round::phase(t)).done();
        assert_eq!(after.board.phase, next);
    }
}

#[test]
fn rnd_02_rnd_03_texts_of_a_phase_are_carried_out_in_an_order_of_choice() {
    let dusk = |answers: &str, state: State| run(state, answers, |t| round::phase(t));
    let two = || {
        let empty = city(1).goods(Good::Food, 50).open("P015").open("P016").tokens("anger");
        empty.with(|s| s.board.phase = Phase::Dusk)
    };
    // Nobody stands on either card: the lamps activate discontent, the idea brings Apathy +1.
    assert_eq!(dusk("", two()).offers(), ["p015", "p016"]);
    let after = dusk("A text-order p015", two()).done();
    assert_eq!(after.board.active(Token::Anger), 1);
    assert_eq!(after.board.row(Row::Discontent).len(), 2);
    // A text that works in each round: 2 food in the weather phase (Z030).
    let mild = |state: State| state.with(|s| s.secret.weather = [card("W09")].into_iter().collect());
    let after = run(mild(city(1).open("Z030")), "", |t| weather::weather(t)).done();
    assert_eq!(after.has(Good::Food), 2);
}

#[test]
fn daw_01_the_leadership_passes_clockwise_and_the_round_begins() {
    let after = run(city(3).with(|s| s.board.leader = Seat(2)), "", |t| dawn::dawn(t)).done();
    assert_eq!((after.board.leader, after.board.round), (A, 3));
}

#[test]
fn daw_02_an_activation_token_carries_out_its_card() {
    // EX-32: round 4 with a Beacon turns up S02, without it Apathy rises and S06 lies open.
    let at_four = || {
        city(1).with(|s| {
            s.board.round = 3;
            s.board.scenario.push(card("S01"));
            s.board.activations.extend([4, 11]);
        })
    };
    let after = run(at_four().tokens("Care"), "", |t| dawn::dawn(t)).done();
    assert_eq!(after.board.scenario, [card("S01"), card("S06")]);
    assert_eq!(after.board.row(Row::Discontent).len(), 1);
    assert_eq!(after.board.activations.iter().copied().collect::<Vec<_>>(), [11]);
    let beacon = at_four().tokens("Care anger").lay(Place::E).build("e-upper", Building::Beacon);
    let after = run(beacon, "A choose 2", |t| dawn::dawn(t)).done();
    assert!(after.board.turned_up.contains(&card("S02")));
    assert_eq!(after.board.row(Row::Discontent).len(), 0);
    // S02 brings hope, 4 workers and 2 children, one of each ill.
    assert_eq!(after.board.row(Row::Hope).len(), 2);
    let people = Citizen::ALL.map(|it| (after.board.people(it).citizens, after.board.people(it).ill));
    assert_eq!(people, [(26, 1), (12, 0), (10, 1)]);
}

#[test]
fn daw_03_a_storm_marker_waits_for_the_weather() {
    let state = city(1).with(|s| (s.board.round, s.board.storm) = (5, Some(6)));
    let after = run(state.lay(Place::E).build("e-upper", Building::Tent), "", |t| dawn::dawn(t)).done();
    assert!(after.board.is_built(Building::Tent));
}

#[test]
fn mor_01_the_top_morning_card_is_resolved_and_leaves_unless_it_stays() {
    let top = |id: &str| city(1).with(|s| s.secret.morning = [card("P001"), card(id)].into_iter().collect());
    // P015: option 1 stays, option 2 brings discontent.
    let after = run(top("P015"), "A event 1", |t| morning::morning(t)).done();
    assert_eq!(after.board.area.iter().map(|it| it.id).collect::<Vec<_>>(), [card("P015")]);
    let after = run(top("P015"), "A event 2", |t| morning::morning(t)).done();
    assert_eq!((after.board.area.len(), after.board.row(Row::Discontent).len(), after.secret.morning.len()), (0, 1, 1));
    let none = city(1).with(|s| s.secret.morning = Deck::from_iter([]));
    assert_eq!(run(none.clone(), "", |t| morning::morning(t)).done().board, none.board);
}

#[test]
fn gen_01_hea_03_coal_is_burnt_up_to_the_cold_marker() {
    // EX-45: heat 4, cold 5: one coal at most.
    let state = city(1).goods(Good::Coal, 2).heat([4, 5, 1, 2, 3]);
    assert_eq!(run(state.clone(), "", |t| heat::stoke(t)).offers(), ["0", "1"]);
    let after = run(state, "A stoke 1", |t| heat::stoke(t)).done();
    assert_eq!((after.board.heat.marker, after.has(Good::Coal)), (5, 1));
    // EX-104: round 1 of society I, 5 coal, heat 1, cold 5.
    let after = run(city(1).goods(Good::Coal, 5), "A stoke 4", |t| heat::stoke(t)).done();
    assert_eq!((after.board.heat.marker, after.has(Good::Coal)), (5, 1));
}

#[test]
fn gen_02_an_icon_between_heat_and_cold_makes_one_fall_ill() {
    // EX-38, EX-46: heat 4, cold 6: a child and an engineer.
    let state = city(1).heat([4, 6, 1, 2, 3]);
    assert_eq!(generator::icons_between(&state), [Citizen::Child, Citizen::Engineer]);
    let after = run(state, "", |t| generator::generator(t)).done();
    assert_eq!(Citizen::ALL.map(|it| after.board.people(it).ill), [0, 1, 1]);
    // Heat 1, cold 5: child, engineer, worker, child.
    let after = run(city(1), "", |t| generator::generator(t)).done();
    assert_eq!(Citizen::ALL.map(|it| after.board.people(it).ill), [1, 1, 2]);
}

#[test]
fn gen_03_as_many_cubes_are_dropped_as_the_number_at_the_heat_marker() {
    // EX-39, EX-46
    assert_eq!(generator::dropped(&city(1).heat([4, 6, 1, 2, 3])), 3);
    assert_eq!(generator::dropped(&city(1)), 0);
    // T03 drops one fewer, never below 0.
    assert_eq!(generator::dropped(&city(1).heat([4, 6, 1, 2, 3]).developed("T03")), 2);
    assert_eq!(generator::dropped(&city(1).developed("T03")), 0);
    for seed in 0..40 {
        let after = seeded(city(1).heat([4, 4, 1, 2, 3]), seed, "", |t| generator::generator(t)).done();
        assert_eq!(after.board.overload + after.board.tower.holds, 3, "no cube is lost");
    }
}

#[test]
fn gen_03_the_tower_lets_through_what_its_chances_say() {
    // The mean of a fresh check of 3 is 1.73, of 5 with 5 inside 4.33, of 3 in the upgraded tower with 8 inside 1.50.
    let mean = |heat: u32, tower: Tower| {
        let state = city(1).heat([heat, heat, 1, 2, 3]).with(|s| s.board.tower = tower);
        let runs = 600;
        let out: u32 = (0..runs)
            .map(|seed| seeded(state.clone(), seed, "", |t| generator::generator(t)).done().board.overload)
            .sum();
        f64::from(out) / runs as f64
    };
    let near = |mean: f64, wanted: f64| assert!((mean - wanted).abs() < 0.2, "{mean}, not {wanted}");
    near(mean(4, Tower::default()), 1.73);
    near(mean(6, Tower { holds: 5, upgraded: false }), 4.33);
    near(mean(4, Tower { holds: 8, upgraded: true }), 1.50);
}

/// A Generator phase after so many tokens, at most so many of which come out of a full tower.
fn checked(overload: u32, change: impl Fn(State) -> State) -> State {
    // One cube is dropped into a tower that holds as many as it can: at least one comes out.
    let state = city(1).heat([2, 2, 1, 2, 3]).with(|s| {
        s.board.overload = overload;
        s.board.tower.holds = s.content.boards.tower.basic.holds;
    });
    (0..50)
        .map(|seed| seeded(change(state.clone()), seed, "", |t| generator::generator(t)).done())
        .find(|it| it.board.tower.holds == it.content.boards.tower.basic.holds)
        .unwrap()
}

#[test]
fn gen_04_gen_05_a_token_on_the_large_space_is_a_malfunction() {
    // EX-40, EX-44: nine and one more are ten, which is no malfunction; ten and one more are eleven.
    let ten = checked(9, identity);
    assert_eq!((ten.board.overload, ten.board.heat.overheated), (10, false));
    let over = checked(10, identity);
    // EX-41: cold and all range markers +1, the track empty, then heat back on 1.
    let heat = over.board.heat;
    assert_eq!((over.board.overload, heat.overheated, heat.marker), (0, true, 1));
    assert_eq!([heat.cold, heat.red, heat.orange, heat.yellow], [3, 2, 3, 4]);
}

#[test]
fn gen_06_the_second_malfunction_is_the_end() {
    // EX-42
    let lost = checked(10, |it| it.with(|s| s.board.heat.overheated = true));
    assert_eq!(ending(&lost), Some((false, "defeat-explosion".to_owned())));
}

#[test]
fn tec_relief_valves_spare_two_tokens_on_the_large_space() {
    // EX-43
    let spared = checked(11, |it| it.developed("T06"));
    assert_eq!((spared.board.overload, spared.board.heat.overheated), (10, false));
    assert!(checked(12, |it| it.developed("T06")).board.heat.overheated);
}

#[test]
fn gen_07_gen_08_heat_lasts_until_the_check_of_the_next_round() {
    // EX-105: heat 5 and cold 5 share a space, so nobody falls ill; then the marker is back on 1.
    let after = run(city(1).heat([5, 5, 1, 2, 3]), "", |t| generator::generator(t)).done();
    assert_eq!((after.board.ill(), after.board.heat.marker), (0, 1));
    assert_eq!(after.board.overload + after.board.tower.holds, 4);
}

#[test]
fn gen_09_tokens_from_cards_wait_for_the_next_check() {
    let after = effect(city(1), "", "overload +12").done();
    assert_eq!((after.board.overload, after.board.heat.overheated), (12, false));
    assert_eq!(effect(after, "", "overload -5").done().board.overload, 7);
}

#[test]
fn hea_01_hea_02_zones_and_insulation_are_independent() {
    // EX-61: heat 5, above red (3) and orange (4), not above yellow (5).
    let state = city(1)
        .heat([5, 6, 3, 4, 5])
        .lay(Place::E)
        .lay(Place::E2)
        .build("e-upper", Building::Tent)
        .build("e2-upper", Building::Tent)
        .build("e2-lower", Building::Bunkhouse);
    let heated = |key: &str| {
        let (at, built) = state.built_on(field(key)).unwrap();
        heat::is_heated(&state, at, built)
    };
    assert_eq!(
        [heated("generator-n"), heated("e-upper"), heated("e2-upper"), heated("e2-lower")],
        [true, true, false, true]
    );
    let warm = |key: &str| heat::is_warm(&state, field(key));
    assert_eq!([warm("generator-se"), warm("e-lower"), warm("e2-lower")], [true, true, false]);
}

#[test]
fn hea_04_with_the_generator_off_nothing_is_warm_but_by_a_kitchen() {
    // EX-62; the Field Kitchen warms its tile (BLD-22) as long as its law holds.
    let state = city(1).lay(Place::E).build("e-upper", Building::FieldKitchen).build("e-lower", Building::Tent);
    assert!(!heat::is_warm(&state, field("generator-se")));
    assert!(!heat::is_warm(&state, field("e-lower")));
    let state = state.enacted("PR07");
    assert!(heat::is_warm(&state, field("e-lower")));
    assert!(!heat::is_warm(&state, field("generator-se")));
}

#[test]
fn hea_05_blue_and_white_have_no_insulation() {
    let state = city(1).heat([12, 12, 1, 2, 12]).lay(Place::E2).build("e2-upper", Building::Ruins);
    let built = state.board.plot(field("e2-upper")).built.unwrap();
    assert!(!heat::is_heated(&state, field("e2-upper"), built));
    // A law gives Ruins yellow insulation, a technology Tents orange.
    let state = state.with(|s| s.board.heat.yellow = 11).enacted("PR06");
    assert!(heat::is_passed(&state, heat::colour(&state, built)));
    let tent = Built::new(Building::Tent);
    assert_eq!(heat::colour(&state, tent), Colour::Yellow);
    assert_eq!(heat::colour(&state.developed("T07"), tent), Colour::Orange);
}

#[test]
fn hea_08_markers_never_move_past_the_last_space() {
    let state = city(1).heat([1, 12, 11, 12, 10]);
    let after = run(state, "", |t| {
        heat::advance(t, heat::Advance { cold: 2, red: 2, orange: 1, yellow: 1 });
        Ok(())
    });
    let heat = after.done().board.heat;
    assert_eq!([heat.cold, heat.red, heat.orange, heat.yellow], [12, 12, 12, 11]);
}

fn weather_of(id: &str, state: State) -> Trial {
    run(state.with(|s| s.secret.weather = [card(id)].into_iter().collect()), "", |t| weather::weather(t))
}

#[test]
fn wea_01_wea_02_the_card_moves_its_markers_and_is_discarded() {
    // EX-47: cold +1, yellow +1.
    let after = weather_of("W04", city(1)).done();
    let heat = after.board.heat;
    assert_eq!([heat.cold, heat.red, heat.orange, heat.yellow], [6, 1, 2, 4]);
    assert_eq!(after.board.weather_discards, [card("W04")]);
    // The deck is empty: the discards are shuffled.
    let empty = after.with(|s| s.board.weather_discards = vec![card("W09")]);
    let again = run(empty, "", |t| weather::weather(t)).done();
    assert_eq!(again.board.weather_discards, [card("W09")]);
}

#[test]
fn wea_03_one_food_for_each_hunting_symbol() {
    // EX-48: three huts, one of them upgraded: 4 food, with T02 6.
    let huts = || {
        city(1)
            .lay(Place::E)
            .lay(Place::W)
            .build("e-upper", Building::HuntersHut)
            .build("e-lower", Building::HuntersHut)
            .upgraded("w-upper", Building::HuntersHut)
    };
    assert_eq!(weather_of("W09", huts()).done().has(Good::Food), 4);
    assert_eq!(weather_of("W09", huts().developed("T02")).done().has(Good::Food), 6);
}

#[test]
fn wea_05_the_storm_strikes_when_its_marker_is_on_the_round_or_before_it() {
    // EX-50: on 9, two back: 7.
    assert_eq!(weather_of("W04", city(1)).done().board.storm, Some(7));
    // EX-51: round 6, the marker comes to 6; the storm sends it to 12.
    let state = city(1).with(|s| (s.board.round, s.board.storm) = (6, Some(8)));
    assert_eq!(weather_of("W04", state).done().board.storm, Some(12));
    // The check is made even if it moved 0.
    let state = city(1).with(|s| (s.board.round, s.board.storm) = (6, Some(6)));
    assert_eq!(weather_of("W09", state).done().board.storm, Some(12));
    let gone = city(1).with(|s| (s.board.round, s.board.storm) = (6, None));
    assert_eq!(weather_of("W04", gone).done().board.storm, None);
}

#[test]
fn wea_06_wea_07_wea_08_the_first_storm_takes_tents_and_the_second_bunkhouses() {
    let shelters = |round: u32| {
        let state = city(1).lay(Place::E).build("e-upper", Building::Tent).build("e-lower", Building::Bunkhouse);
        weather_of("W09", state.with(|s| (s.board.round, s.board.storm) = (round, Some(round)))).done()
    };
    // EX-52
    let first = shelters(7).board;
    assert_eq!((first.storm, first.supply[&Building::Tent], first.supply[&Building::Bunkhouse]), (Some(12), 0, 7));
    assert!(first.is_built(Building::Ruins) && first.is_built(Building::Bunkhouse) && !first.is_built(Building::Tent));
    // EX-53
    let second = shelters(8).board;
    assert_eq!((second.storm, second.supply[&Building::Tent], second.supply[&Building::Bunkhouse]), (None, 7, 0));
    assert!(
        second.is_built(Building::Ruins) && second.is_built(Building::Tent) && !second.is_built(Building::Bunkhouse)
    );
    assert!(second.scenario.is_empty(), "the storm card lies face down again");
}

#[test]
fn pre_02_texts_of_cards_come_before_illness() {
    // Z043 cures 1: 5 ill workers become 4, which flips nothing.
    let state = city(1).with(|s| s.board.mobilization = false).open("Z043").ill(Citizen::Worker, 5, false);
    let after = run(state, "", |t| preparation::preparation(t)).done();
    assert_eq!((after.board.ill(), after.board.people(Citizen::Worker).skull), (4, false));
}

fn prepared(state: State, answers: &str) -> Trial {
    run(state.with(|s| s.board.mobilization = false), answers, |t| preparation::preparation(t))
}

#[test]
fn pre_03_an_illness_marker_on_26_loses_the_game() {
    assert_eq!(
        ending(&prepared(city(1).with(|s| s.board.people[0].citizens = 30).ill(Citizen::Worker, 26, false), "").done()),
        Some((false, "defeat-epidemic".to_owned()))
    );
    let safe = city(1).with(|s| s.board.people[0].citizens = 30).ill(Citizen::Worker, 25, false);
    assert_eq!(ending(&prepared(safe, "").done()), None);
}

#[test]
fn pre_04_pre_05_illness_exhausts_and_flips_by_its_section() {
    // EX-54: 15 ill workers: 2 tokens, two flips, 1 death: 14 ill, 21 workers, 2 deaths.
    let after = prepared(city(1).ill(Citizen::Worker, 15, false), "").done();
    let people = *after.board.people(Citizen::Worker);
    assert_eq!((people.ill, people.citizens, people.skull, people.exhausted), (14, 21, false, 2));
    assert_eq!(after.board.deaths, 2);
    // Nothing for 4, one flip for 5.
    let after = prepared(city(1).ill(Citizen::Worker, 4, false).ill(Citizen::Engineer, 5, false), "").done();
    assert_eq!(Citizen::ALL.map(|it| after.board.people(it).skull), [false, true, false]);
}

#[test]
fn pre_04_the_lowest_marker_comes_first_and_equal_ones_in_an_order_of_choice() {
    // EX-56: markers on 6, 12 and 16: nobody is asked.
    let state = city(1).with(|s| s.board.people[2].citizens = 20);
    let three =
        state.clone().ill(Citizen::Child, 6, false).ill(Citizen::Engineer, 12, false).ill(Citizen::Worker, 16, false);
    let after = prepared(three, "").done();
    assert_eq!(Citizen::ALL.map(|it| after.board.people(it).exhausted), [2, 1, 0]);
    let level = state.clone().ill(Citizen::Child, 6, false).ill(Citizen::Worker, 6, false);
    let both = prepared(level.clone(), "").done();
    assert!(
        both.board.people(Citizen::Child).skull && both.board.people(Citizen::Worker).skull,
        "nobody dies: no order"
    );
    let grave = level.ill(Citizen::Worker, 6, true);
    assert_eq!(prepared(grave, "").offers(), ["worker", "child"]);
}

#[test]
fn sol_02_mobilization_draws_more_cards_for_more_hope_once() {
    for (hope, cards) in
        [("Care", 1), ("Care justice", 2), ("Care care care justice", 3), ("Care care care justice justice justice", 4)]
    {
        let state = city(1).tokens(hope);
        let after = run(state, "A mobilize yes", |t| preparation::preparation(t)).done();
        assert_eq!((after.hand(A).len(), after.board.mobilization), (cards, false), "{hope}");
    }
    let kept = run(city(1).tokens("Care"), "A mobilize no", |t| preparation::preparation(t)).done();
    assert!(kept.board.mobilization && kept.hand(A).is_empty());
    // SOL-01: only for a single player.
    assert!(!city(2).board.mobilization);
}

#[test]
fn act_01_pawns_by_the_section_of_the_citizens_those_under_way_among_them() {
    // EX-6, EX-58: 22 workers 5, 12 engineers 3, 8 children 2; a worker on a route is one of the five.
    let muster = |state: State| {
        run(state, "", |t| {
            action::muster(t);
            Ok(())
        })
        .done()
    };
    let pool = |state: &State| [Pawn::Worker, Pawn::Engineer, Pawn::Child].map(|it| state.board.in_pool(it));
    assert_eq!(pool(&muster(city(1))), [5, 3, 2]);
    let away =
        city(1).pool(Pawn::Worker, 9).with(|s| s.board.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space: 0 }));
    assert_eq!(pool(&muster(away)), [4, 3, 2]);
    // Not more than there are pieces: 50 children would be 10 pawns.
    let many = city(1).with(|s| s.board.people[2].citizens = 50);
    assert_eq!(pool(&muster(many)), [5, 3, 8]);
}

#[test]
fn act_02_a_pawn_stands_on_each_exhausted_token() {
    // EX-59: 5 pawns and 2 tokens: 3 can act. 2 pawns and 3 tokens: one token stays.
    let muster = |n: u32, of: Citizen| {
        run(city(1).with(|s| s.board.people_mut(of).exhausted = n), "", |t| {
            action::muster(t);
            Ok(())
        })
        .done()
        .board
    };
    let board = muster(2, Citizen::Worker);
    assert_eq!((board.in_pool(Pawn::Worker), board.people(Citizen::Worker).exhausted), (3, 0));
    assert_eq!(board.pawns_at(Spot::Exhausted(Citizen::Worker)), 2);
    let board = muster(3, Citizen::Child);
    assert_eq!((board.in_pool(Pawn::Child), board.people(Citizen::Child).exhausted), (0, 1));
}

#[test]
fn wea_04_every_scout_moves_as_far_as_the_card_says() {
    // W08 shows 2, W07 shows 3 (EX-49).
    for (weather_card, spaces) in [("W08", 2), ("W07", 3)] {
        let state = city(1).with(|s| {
            s.secret.weather = [card(weather_card)].into_iter().collect();
            for route in [0, 2] {
                s.board.routes[route].cards = ["E29", "E30"].map(|it| RouteCard { id: card(it), dark: false }).to_vec();
                s.board.routes[route].scout = Some(Scout { pawn: Pawn::Worker, space: 0 });
            }
        });
        let after = run(state, "", |t| weather::weather(t)).done();
        assert_eq!(
            after.board.routes.clone().map(|it| it.scout.map(|it| it.space)),
            [Some(spaces), None, Some(spaces)]
        );
    }
}

#[test]
fn pre_01_one_advisor_a_round_also_the_same_as_in_the_last_one() {
    // EX-57
    let state = city(2).tokens("Care Care Justice").ill(Citizen::Worker, 6, false).tokens("anger").with(|s| {
        s.board.advisors[A] = Some(card("A2"));
        s.board.advisors[B] = Some(card("A3"));
    });
    let advised = run(state, "A advise a2", |t| preparation::preparation(t)).done();
    assert_eq!((advised.board.people(Citizen::Worker).ill, advised.board.active(Token::Care)), (4, 1));
    let again = run(advised.clone(), "", |t| preparation::preparation(t)).done();
    assert_eq!(again.board.active(Token::Care), 1, "nobody is asked a second time");
    let tomorrow = run(advised, "", |t| dawn::dawn(t)).done();
    assert_eq!(run(tomorrow, "", |t| preparation::preparation(t)).offers(), ["a2", "a3", "done"]);
}
