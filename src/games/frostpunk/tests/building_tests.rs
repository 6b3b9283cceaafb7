//! Buildings (BLD), and the map around them (MAP).

use super::kit::*;
use crate::engine::{Plain, Words as _};
use crate::games::frostpunk::content::effect::Step;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::now;
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::laws::ChildWork;
use crate::games::frostpunk::rules::{
    action, building_actions, buildings, construction, effects, expeditions, map, night, reuse,
};
use crate::games::frostpunk::state::*;

/// The action of the building on a field.
fn used(state: State, at: &str, answers: &str) -> Trial {
    let at = field(at);
    run(state, answers, move |t| building_actions::act(t, at, ChildWork::Usual))
}

fn possible(state: &State, at: &str) -> bool {
    building_actions::is_possible(state, field(at), state.board.plot(field(at)).built.unwrap())
}

/// A city with a tile in the east and this building on its upper field.
fn with_building(key: Building) -> State {
    city(1).lay(Place::E).build("e-upper", key)
}

#[test]
fn bld_01_an_upgrade_is_paid_and_turns_the_tile_once() {
    let state = with_building(Building::Sawmill).goods(Good::Wood, 3).build("e-lower", Building::Tent);
    // The Sawmill costs 2 wood; Tent, Cookhouse and the printed ones have no other side.
    assert_eq!(effect(state.clone(), "", "upgrade").offers(), ["e-upper", "done"]);
    let after = effect(state.clone(), "A upgrade e-upper", "upgrade").done();
    assert_eq!((after.has(Good::Wood), after.board.plot(field("e-upper")).built.unwrap().upgraded), (1, true));
    assert_eq!(effect(state.clone(), "A upgrade done", "upgrade").done().has(Good::Wood), 3);
    assert_eq!(construction::upgradable(&after.goods(Good::Wood, 9)), []);
    let busy = state.clone().pawn(Pawn::Worker, Spot::Field(field("e-upper")));
    assert_eq!(construction::upgradable(&busy), []);
    assert_eq!(construction::upgradable(&state.goods(Good::Wood, 1)), []);
}

#[test]
fn bld_02_the_cookhouse_turns_food_into_hope_or_calm() {
    let state = city(1).goods(Good::Food, 4).tokens("care anger");
    let after = used(state.clone(), "generator-nw", "A choose 2").done();
    assert_eq!((after.has(Good::Food), after.board.row(Row::Discontent).len()), (1, 0));
    let after = used(state, "generator-nw", "A choose 1, A hope-more activate/care").done();
    assert_eq!(after.shown(Row::Hope), "Care");
    assert!(!possible(&city(1).goods(Good::Food, 2), "generator-nw"));
}

#[test]
fn bld_04_the_generator_removes_overload_and_the_first_core_upgrades_the_tower() {
    // EX-74: 7 tokens.
    let hot = |cores: u32| city(1).goods(Good::Core, cores).with(|s| s.board.overload = 7);
    let after = used(hot(0), "generator-ne", "").done();
    assert_eq!((after.board.overload, after.board.tower.upgraded), (2, false));
    let after = used(hot(1), "generator-ne", "A choose 2").done();
    assert_eq!((after.board.overload, after.board.tower.upgraded, after.has(Good::Core)), (0, true, 0));
    assert_eq!(used(hot(0).developed("T06"), "generator-ne", "").done().board.overload, 1);
    // The technology belongs to the building, not to a card that says the same.
    assert_eq!(effect(hot(0).developed("T06"), "", "overload -5").done().board.overload, 2);
}

#[test]
fn bld_05_the_workshop_works_twice() {
    let state =
        with_building(Building::Workshop).lay(Place::W).build("w-upper", Building::HuntersHut).goods(Good::Wood, 1);
    let running = state.with(|s| {
        s.board.technologies.push(Research { id: card("T02"), token: Development::Due(9) });
    });
    let after = used(running.clone(), "e-upper", "A workshop develop, A workshop develop").done();
    assert_eq!(after.board.technologies[0].token, Development::Due(7));
    let after = used(running, "e-upper", "A workshop upgrade, A upgrade w-upper").done();
    assert!(after.board.plot(field("w-upper")).built.unwrap().upgraded);
    assert_eq!(after.board.technologies[0].token, Development::Due(8));
}

#[test]
fn bld_05_the_first_workshop_starts_the_development() {
    let state = city(1).goods(Good::Wood, 2).with(|s| {
        s.board.technologies = ["T02", "T04"].map(|it| Research { id: card(it), token: Development::Idle }).into();
    });
    let build = "A operation build/workshop, A site generator-se";
    let works = construction::Works { operations: 1, ..construction::Works::USUAL };
    let rule = |answers: &str, state: State| run(state, answers, |t| construction::construct(t, works));
    assert_eq!(rule(build, state.clone()).offers(), ["t02", "t04"]);
    let after = rule(&format!("{build}, A technology t04"), state).done();
    // T04 has value 3: round 2 + 3.
    assert_eq!(after.board.technologies[1].token, Development::Due(5));
    let second = rule("A operation build/workshop", after).done();
    assert_eq!(second.board.technologies[0].token, Development::Idle);
}

#[test]
fn bld_06_bld_07_bld_15_plain_gains_and_their_upgrades() {
    let gains = |key: Building, upgraded: bool, good: Good| {
        let state = city(1).goods(Good::Wood, 1).lay(Place::E);
        let state = if upgraded { state.upgraded("e-upper", key) } else { state.build("e-upper", key) };
        used(state, "e-upper", "").done().has(good)
    };
    assert_eq!([false, true].map(|it| gains(Building::CharcoalKiln, it, Good::Coal)), [4, 5]);
    assert_eq!([false, true].map(|it| gains(Building::HuntersHut, it, Good::Food)), [4, 5]);
    assert_eq!([false, true].map(|it| gains(Building::Hothouse, it, Good::Food)), [7, 9]);
    assert_eq!([false, true].map(|it| gains(Building::CoalMine, it, Good::Coal)), [4, 5]);
    // The drill brings 3 wood to the one that is there, on both sides.
    assert_eq!([false, true].map(|it| gains(Building::WallDrill, it, Good::Wood)), [4, 4]);
    assert!(!possible(&with_building(Building::CharcoalKiln), "e-upper"), "no wood to burn");
    // Better drill bits: 1 more coal.
    let mine = with_building(Building::CoalMine).developed("T08");
    assert_eq!(used(mine, "e-upper", "").done().has(Good::Coal), 5);
}

#[test]
fn bld_08_map_02_a_gathering_post_takes_a_cube_from_each_adjacent_field() {
    // EX-102: the other field, each field of the tile beside it, and the touching fields of the Generator tile.
    let state = with_building(Building::GatheringPost)
        .cubes("e-lower", 3, Good::Coal)
        .lay(Place::Ne)
        .cubes("ne-upper", 2, Good::Wood)
        .lay(Place::W)
        .cubes("w-upper", 5, Good::Wood);
    let said = now::steps_at(&state, field("e-upper"), &[Step::Collect]);
    assert_eq!(Plain.say(&said[0]), "collect-now(step=step-collect, what=amount-coal(n=1)+amount-wood(n=1))");
    let after = used(state.clone(), "e-upper", "").done();
    assert_eq!([Good::Wood, Good::Coal].map(|it| after.has(it)), [1, 1]);
    assert_eq!(after.board.plot(field("w-upper")).holds(Good::Wood), 5);
    // A child takes 3 at most, a card may say 1: by choice.
    let at = field("e-upper");
    assert_eq!(run(state, "", move |t| building_actions::collect(t, Some(at), 1)).offers(), ["e-lower", "ne-upper"]);
    assert!(!possible(&with_building(Building::GatheringPost), "e-upper"));
}

#[test]
fn map_02_map_03_posts_on_near_tiles_touch_the_generator_tile() {
    // EX-100: 2, 1, 1 and 0 fields.
    let state = Place::ALL.into_iter().take(6).fold(city(1), |state, place| state.lay(place));
    let touched = |key: &str| {
        let beside = map::beside(&state, field(key)).into_iter();
        beside.filter(|it| place_of(*it).is_none()).count()
    };
    assert_eq!(["ne-lower", "e-upper", "e-lower", "ne-upper"].map(touched), [2, 1, 1, 0]);
}

#[test]
fn bld_09_the_factory_makes_an_automaton_of_a_core() {
    let state = with_building(Building::Factory).goods(Good::Core, 1);
    let after = used(state.clone(), "e-upper", "").done();
    assert_eq!((after.board.in_pool(Pawn::Automaton), after.has(Good::Core)), (1, 0));
    // AUT-04: six are all there are.
    assert!(!possible(&state.pool(Pawn::Automaton, 6), "e-upper"));
}

#[test]
fn bld_10_the_sawmill_fells_on_its_own_tile_and_upgraded_on_adjacent_fields_too() {
    let woods = |state: State| state.lay(Place::Ne).trees("ne-upper", 1);
    let plain = woods(with_building(Building::Sawmill));
    assert!(!possible(&plain, "e-upper"));
    let own = plain.trees("e-lower", 2);
    let after = used(own, "e-upper", "").done();
    assert_eq!((after.has(Good::Wood), after.board.plot(field("e-lower")).trees), (3, 1));
    let near = woods(city(1).lay(Place::E).upgraded("e-upper", Building::Sawmill)).trees("e-lower", 1);
    assert_eq!(used(near, "e-upper", "").offers(), ["e-lower", "ne-upper"]);
}

#[test]
fn bld_11_bld_14_bld_20_cure_and_heal() {
    let ill = |state: State| state.ill(Citizen::Worker, 9, true);
    let left = |state: State, answers: &str| {
        let after = used(ill(state), "e-upper", answers).done();
        (after.board.people(Citizen::Worker).ill, after.board.people(Citizen::Worker).skull)
    };
    assert_eq!(left(with_building(Building::MedicalPost), ""), (6, true));
    let upgraded = || city(1).lay(Place::E).upgraded("e-upper", Building::MedicalPost);
    assert_eq!(left(upgraded(), "A choose 1"), (5, true));
    assert_eq!(left(upgraded(), "A choose 2"), (9, false));
    assert_eq!(left(with_building(Building::Infirmary), "A choose 1"), (5, true));
    assert_eq!(left(city(1).lay(Place::E).upgraded("e-upper", Building::Infirmary), "A choose 1"), (4, true));
    // The Care House cures 2, with an active Care 5.
    let care = || with_building(Building::CareHouse).enacted("PR09");
    assert_eq!(left(care(), ""), (7, true));
    assert_eq!(left(care().tokens("Care"), "A choose 2"), (4, true));
    // A law lets the Medical Post heal 1 instead, another cures 1 more in each building.
    assert_eq!(left(with_building(Building::MedicalPost).enacted("PR13"), "A choose 2"), (9, false));
    assert_eq!(left(with_building(Building::MedicalPost).enacted("PR16"), ""), (5, true));
}

#[test]
fn bld_13_the_thumper_lays_coal_on_adjacent_fields_with_coal_or_without_anything() {
    // EX-71: a thumper on E beside NE and SE: both fields of each, and two of the Generator tile.
    let state = with_building(Building::CoalThumper)
        .lay(Place::Ne)
        .cubes("ne-upper", 4, Good::Coal)
        .cubes("ne-lower", 1, Good::Wood)
        .lay(Place::Se)
        .trees("se-upper", 1);
    // Coal with room, empty, and the coal of the Generator tile, which is full; wood and trees are no place for it.
    let after = used(state.clone(), "e-upper", "").done();
    assert_eq!(after.board.plot(field("ne-upper")).holds(Good::Coal), 5);
    assert_eq!(after.board.plot(field("se-lower")).holds(Good::Coal), 3);
    assert_eq!(after.board.plot(field("ne-lower")).holds(Good::Coal), 0);
    // Never on its own tile.
    assert_eq!(after.board.plot(field("e-lower")).cubes, None);
    assert_eq!(after.board.fields.values().map(|it| it.holds(Good::Coal)).sum::<u32>(), 13);
    // Three fields by choice, four for an upgraded one; 4 coal each with better drill bits.
    let free = city(1).lay(Place::E).build("e-upper", Building::CoalThumper).lay(Place::Ne).lay(Place::Se);
    assert_eq!(used(free.clone(), "e-upper", "").offers(), ["ne-upper", "ne-lower", "se-upper", "se-lower"]);
    let answers = "A thump ne-upper+se-upper+se-lower";
    let after = used(free.clone().developed("T08"), "e-upper", answers).done();
    assert_eq!(after.board.plot(field("se-lower")).holds(Good::Coal), 4);
    let all = used(free.upgraded("e-upper", Building::CoalThumper), "e-upper", "").done();
    assert_eq!(all.board.fields.values().map(|it| it.holds(Good::Coal)).sum::<u32>(), 5 + 4 * 3);
}

#[test]
fn bld_16_bld_17_map_04_mines_and_drills_stand_beside_their_deposit() {
    // EX-101: a tile between a coal and a wood corner takes either.
    let state = city(1).lay(Place::Ene).lay(Place::E).with(|s| {
        s.board.walls.insert(Corner::E, Deposit::Coal);
        s.board.walls.insert(Corner::Ne, Deposit::Wood);
    });
    assert_eq!(construction::sites(&state, Building::CoalMine), [field("ene-upper")]);
    assert_eq!(construction::sites(&state, Building::WallDrill), [field("ene-upper")]);
    let dry = state.with(|s| s.board.walls.clear());
    assert_eq!(construction::sites(&dry, Building::CoalMine), []);
}

#[test]
fn bld_18_evt_13_a_shelter_of_choice_becomes_ruins() {
    let state = with_building(Building::Tent).build("e-lower", Building::House);
    let after = effect(state.clone(), "A ruin e-lower", "ruin shelter").done();
    let built = |key: &str| after.board.plot(field(key)).built.map(|it| it.key);
    assert_eq!((built("e-upper"), built("e-lower")), (Some(Building::Tent), Some(Building::Ruins)));
    assert!(
        buildings::is_shelter(&state, Building::Bunkhouse) && !buildings::is_shelter(&state, Building::ChildShelter)
    );
    assert!(state.content.building(Building::Ruins).upgraded.is_none());
}

#[test]
fn bld_21_arena_and_public_house() {
    let after = used(with_building(Building::FightingArena).enacted("PR10").tokens("anger"), "e-upper", "").done();
    assert_eq!(after.shown(Row::Discontent), "");
    let after = used(with_building(Building::PublicHouse).enacted("PR11"), "e-upper", "").done();
    assert_eq!(after.board.row(Row::Hope).len(), 1);
    // LAW-06: nothing without its law.
    assert!(!possible(&with_building(Building::FightingArena), "e-upper"));
    assert!(possible(&with_building(Building::FightingArena).enacted("PR10"), "e-upper"));
}

#[test]
fn bld_22_the_field_kitchen_stands_off_the_generator_tile() {
    let sites = construction::sites(&city(1).lay(Place::E), Building::FieldKitchen);
    assert_eq!(sites, [field("e-upper"), field("e-lower")]);
}

#[test]
fn bld_23_bld_26_the_deaths_marker_goes_back_and_the_cemetery_brings_hope() {
    let dead = |key: Building, n: u32| with_building(key).with(|s| s.board.deaths = n);
    let after = used(dead(Building::Cemetery, 5), "e-upper", "A deaths-back 2").done();
    assert_eq!((after.board.deaths, after.board.row(Row::Hope).len()), (3, 1));
    let none = used(dead(Building::Cemetery, 0), "e-upper", "").done();
    assert_eq!((none.board.deaths, none.board.row(Row::Hope).len()), (0, 0));
    // The Snow Pit works when it is built: 1 to 3, never below 0.
    let state = city(1).goods(Good::Wood, 1).enacted("PR08").with(|s| {
        s.board.deaths = 2;
        s.board.supply = [(Building::SnowPit, 1)].into();
    });
    let works = construction::Works { operations: 1, ..construction::Works::USUAL };
    let rule = |answers: &str| run(state.clone(), answers, |t| construction::construct(t, works));
    assert_eq!(rule("A site generator-se").offers(), ["2", "1"]);
    assert_eq!(rule("A site generator-se, A deaths-back 2").done().board.deaths, 0);
}

#[test]
fn bld_27_evt_10_a_building_with_a_citizen_on_it_is_used_again() {
    let state = with_building(Building::HuntersHut)
        .pawn(Pawn::Worker, Spot::Field(field("e-upper")))
        .build("e-lower", Building::PropagandaCentre)
        .pawn(Pawn::Engineer, Spot::Field(field("e-lower")))
        .enacted("PR08");
    assert_eq!(used(state.clone(), "e-lower", "").offers(), ["e-upper", "done"]);
    let again = used(state.clone(), "e-lower", "A reuse-building e-upper");
    assert_eq!(again.noted("note-reuse-building"), 1, "{:?}", again.notes());
    let after = again.done();
    assert_eq!((after.has(Good::Food), after.board.ill()), (4, 0));
    // Not where an automaton stands.
    let automaton = with_building(Building::HuntersHut).pawn(Pawn::Automaton, Spot::Field(field("e-upper")));
    assert_eq!(reuse::buildings(&automaton, None), []);
}

#[test]
fn bld_28_the_loudspeaker_and_bld_24_the_temple() {
    let after = used(with_building(Building::Loudspeaker).tokens("Anger Anger greed"), "e-upper", "").done();
    assert_eq!(after.shown(Row::Discontent), "anger anger greed");
    let after = used(with_building(Building::Temple).tokens("care care"), "e-upper", "").done();
    assert_eq!(after.shown(Row::Hope), "Care Care");
}

#[test]
fn bld_29_the_prison_takes_four_from_hunger() {
    let after = used(with_building(Building::Prison).with(|s| s.board.hunger = 6), "e-upper", "").done();
    assert_eq!(after.board.hunger, 2);
}

#[test]
fn bld_30_law_buildings_have_no_other_side() {
    let law = built_in();
    assert!(law.buildings.iter().filter(|it| it.from == From::Law).all(|it| it.upgraded.is_none()));
}

#[test]
fn evt_12_building_for_free_and_destroying() {
    let state = city(1).lay(Place::E);
    let after = effect(state, "A site e-lower", "build bunkhouse").done();
    assert_eq!(after.board.plot(field("e-lower")).built.map(|it| it.key), Some(Building::Bunkhouse));
    assert_eq!(after.board.supply[&Building::Bunkhouse], 6);
    // A destroyed building goes back to the board; its pawn stays until the night.
    let busy = after.build("e-upper", Building::Ruins).pawn(Pawn::Worker, Spot::Field(field("e-lower")));
    let after = effect(busy, "", "destroy any").done();
    assert!(!after.board.is_built(Building::Bunkhouse) && after.board.is_built(Building::Ruins));
    assert_eq!((after.board.supply[&Building::Bunkhouse], after.board.placed.len()), (7, 1));
}

#[test]
fn evt_15_cubes_from_the_map_and_coal_for_what_is_not_there() {
    let state = city(1).with(|s| {
        let wood = s.board.plot(field("generator-sw"));
        s.board.fields = Fields::none();
        s.board.fields.insert(field("generator-sw"), wood);
    });
    let after = effect(state.clone(), "", "take 2 map").done();
    assert_eq!((after.has(Good::Wood), after.has(Good::Coal)), (2, 0));
    let bare = state.with(|s| s.board.fields = Fields::none());
    assert_eq!(effect(bare, "", "take 2 map").done().has(Good::Coal), 2);
}

#[test]
fn evt_11_a_worker_acts_again_in_the_warm_where_he_stands() {
    let state = city(1)
        .lay(Place::E)
        .cubes("e-upper", 3, Good::Coal)
        .pawn(Pawn::Worker, Spot::Field(field("e-upper")))
        .pawn(Pawn::Engineer, Spot::Field(field("generator-sw")))
        .pawn(Pawn::Worker, Spot::Exhausted(Citizen::Worker));
    assert_eq!(effect(state.clone(), "", "reuse worker").offers(), ["e-upper", "done"]);
    let again = effect(state.clone(), "A reuse-worker e-upper", "reuse worker");
    // Whose doing it is stands above what comes of it.
    assert_eq!(again.noted("note-reuse-worker"), 1, "{:?}", again.notes());
    let after = again.done();
    assert_eq!((after.has(Good::Coal), after.board.ill()), (2, 0));
    assert_eq!(effect(state, "A reuse-worker done", "reuse worker").done().has(Good::Coal), 0);
    // EVT-10 and EVT-11 with nobody to act again do nothing.
    assert_eq!(effect(city(1), "", "reuse worker; reuse building; gain 1 wood").done().has(Good::Wood), 1);
}

#[test]
fn every_action_of_every_building_can_be_carried_out() {
    // Each building, both sides, with all that its action could ask for: it is possible and runs to its end.
    for row in &built_in().buildings {
        for upgraded in [false, true] {
            if upgraded && row.upgraded.is_none() {
                continue;
            }
            let state = city(1)
                .goods(Good::Wood, 9)
                .goods(Good::Core, 1)
                .goods(Good::Food, 9)
                .lay(Place::E)
                .trees("e-lower", 2)
                .lay(Place::Ne)
                .cubes("ne-upper", 1, Good::Wood)
                .lay(Place::Se)
                .build("se-upper", Building::HuntersHut)
                .build("se-lower", Building::CharcoalKiln)
                .pawn(Pawn::Worker, Spot::Field(field("se-upper")))
                .tokens("Care care Anger anger")
                .ill(Citizen::Worker, 3, true)
                .with(|s| {
                    s.board.overload = 3;
                    s.board.future = vec![card("PR02")];
                    s.board.laws = ["PR07", "PR08", "PR09", "PR10", "PR11"]
                        .map(|it| Enacted { id: card(it), suspended: None })
                        .into();
                    s.board.laws.truncate(if row.key == Building::Platform { 3 } else { 5 });
                });
            let state = if row.from == From::Printed || row.from == From::Start {
                state
            } else if upgraded {
                state.upgraded("e-upper", row.key)
            } else {
                state.build("e-upper", row.key)
            };
            let Some(at) = state
                .board
                .buildings()
                .find(|it| it.1.key == row.key && place_of(it.0) != Some(Place::Se))
                .map(|it| it.0)
            else {
                continue;
            };
            let built = state.board.plot(at).built.unwrap();
            let Some(act) = buildings::action(&state, built).cloned() else { continue };
            assert!(building_actions::is_possible(&state, at, built), "{:?}", row.key);
            let before = state.board.clone();
            let (after, _) = crate::engine::trial::drive(
                &state,
                1,
                1,
                |t| match effects::act(t, &mut Scope::at(at), &act) {
                    Err(crate::games::frostpunk::rules::Halt::Stop(stop)) => Err(stop),
                    _ => Ok(()),
                },
                |_, offers| offers[0].clone(),
            );
            // The Faith Keepers and what has no target here leave the board as it was.
            let silent =
                act.effect.iter().any(|it| matches!(it, Step::Screen(_) | Step::HungerLess(_) | Step::Deaths { .. }));
            assert!(silent || after.board != before, "{:?} does something", row.key);
        }
    }
}

#[test]
fn map_05_a_large_building_touches_what_either_of_its_fields_touches_but_not_its_own() {
    let state = city(1).lay(Place::E).lay(Place::Ne).lay(Place::E2);
    let beside = |state: &State, at: &str| {
        map::beside(state, field(at)).into_iter().map(field_key).collect::<std::collections::BTreeSet<_>>()
    };
    let of = |keys: &[&str]| keys.iter().map(|it| (*it).to_owned()).collect::<std::collections::BTreeSet<_>>();
    let others = ["ne-upper", "ne-lower", "e2-upper", "e2-lower"];
    // Content 2.6: the upper field of E touches the north-eastern field of the Generator tile, the lower one the south-eastern.
    assert_eq!(beside(&state, "e-upper"), of(&[&others[..], &["e-lower", "generator-ne"]].concat()));
    assert_eq!(beside(&state, "e-lower"), of(&[&others[..], &["e-upper", "generator-se"]].concat()));
    let large = state.build("e-upper", Building::CoalThumper);
    assert_eq!(beside(&large, "e-upper"), of(&[&others[..], &["generator-ne", "generator-se"]].concat()));
}

#[test]
fn bld_03_engineers_enact_laws_on_the_platform() {
    let state = city(1).turn().pool(Pawn::Worker, 1).pool(Pawn::Engineer, 1).tokens("Care");
    let state = state.with(|s| s.board.future = vec![card("PR09"), card("PR10")]);
    let offers = run(state.clone(), "", action::turn).offers_under("use/generator-n/");
    assert_eq!(offers, ["engineer"]);
    let done = run(state, "A turn use/generator-n/engineer, A enact pr09", action::turn).done();
    assert_eq!(done.board.laws, [Enacted { id: card("PR09"), suspended: None }]);
    assert_eq!(built_in().building(Building::Platform).upgraded.as_ref().map(|it| it.price.len()), None);
}

#[test]
fn bld_12_the_beacon_takes_no_pawn_and_an_upgrade_doubles_it() {
    let beacon = city(1).lay(Place::E).build("e-upper", Building::Beacon);
    assert_eq!(expeditions::most(&beacon), 1);
    assert_eq!(expeditions::most(&city(1).lay(Place::E).upgraded("e-upper", Building::Beacon)), 2);
    assert_eq!(buildings::action(&beacon, Built::new(Building::Beacon)), None);
    assert!(beacon.is_large(Building::Beacon));
}

#[test]
fn bld_19_a_child_shelter_has_four_places_for_children() {
    // 3 children, 2 workers, and one heated Child Shelter: the workers stay outside.
    let state = with_building(Building::ChildShelter).enacted("PR02").heat([3, 5, 1, 2, 3]);
    assert_eq!(night::beds(&state), night::Beds { children: 4, ..Default::default() });
    let full = state.pool(Pawn::Child, 5).pool(Pawn::Worker, 2);
    assert_eq!(night::ways(&full), [crate::games::frostpunk::labels::people::Split([2, 0, 1])]);
    assert_eq!(buildings::action(&full, Built::new(Building::ChildShelter)), None);
    assert!(built_in().building(Building::ChildShelter).upgraded.is_none());
}
