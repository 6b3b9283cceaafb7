//! The set-up (SET), for Crater and society I.

use std::sync::OnceLock;

use super::kit::*;
use crate::engine::{PerSeat, Seat, Seats, Stop, trial};
use crate::games::frostpunk::content::card_id::Deck;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::{Halt, map, setup, setup_citizens, setup_map};
use crate::games::frostpunk::state::*;

/// A whole set-up in which everybody takes what is offered first.
fn laid_out(seats: u8, seed: u64, options: &[(&str, &str)]) -> State {
    let state = setup::open(&record(seats, options), built_in());
    let rule = |t: &mut crate::games::frostpunk::rules::Table<'static>| match setup::setup(t) {
        Ok(()) | Err(Halt::Over) => Ok(()),
        Err(Halt::Stop(stop)) => Err(stop),
    };
    trial::drive(&state, usize::from(seats), seed, rule, |_, offers| offers[0].clone()).0
}

fn three() -> &'static State {
    static STATE: OnceLock<State> = OnceLock::new();
    STATE.get_or_init(|| laid_out(3, 1, &[]))
}

#[test]
fn set_02_set_03_the_generator_tile_has_three_buildings_wood_and_coal() {
    let empty = setup::open(&record(1, &[]), built_in());
    let board = run(empty, "", |t| setup_map::lay_out(t).map(|_| ())).done().board;
    let built: Vec<Building> = board.buildings().map(|it| it.1.key).collect();
    assert_eq!(built, [Building::Platform, Building::Generator, Building::Cookhouse]);
    assert_eq!(board.plot(field("generator-sw")).holds(Good::Wood), 5);
    assert_eq!(board.plot(field("generator-se")).holds(Good::Coal), 5);
}

#[test]
fn set_04_tokens_lie_at_the_corners_until_there_are_three_deposits() {
    for seed in 0..30 {
        let empty = setup::open(&record(1, &[]), built_in());
        let board = seeded(empty, seed, "", |t| setup_map::lay_out(t).map(|_| ())).done().board;
        assert_eq!(board.walls.len(), 3, "seed {seed}");
        let coal = board.walls.values().filter(|it| **it == Deposit::Coal).count();
        assert!((1..=2).contains(&coal), "two tokens of each kind");
    }
}

#[test]
fn set_05_each_corner_without_a_deposit_has_a_far_tile_and_a_near_one_before_it() {
    // EX-11
    let state = three();
    assert_eq!(state.board.tiles.len(), 6);
    for row in &state.content.map.corner {
        let empty = !state.board.walls.contains_key(&row.key);
        assert_eq!(state.board.tiles.get(&row.far).is_some_and(|it| it.deck == Deck::FarTile), empty);
        assert_eq!(state.board.tiles.get(&row.near).is_some_and(|it| it.deck == Deck::NearTile), empty);
    }
    assert_eq!((state.secret.near.len(), state.secret.far.len()), (9, 15));
}

#[test]
fn set_06_three_a_cards_begin_three_routes() {
    let state = three();
    for route in &state.board.routes {
        let [card] = route.cards.as_slice() else { panic!("{route:?}") };
        assert_eq!(state.content.expeditions.iter().find(|it| it.id == card.id).unwrap().letter, Letter::A);
        assert!(!card.dark);
    }
    assert_eq!([0, 1, 2].map(|it: usize| state.secret.expeditions[it].len()), [11, 14, 12]);
}

#[test]
fn set_07_four_technologies_are_open_and_the_heating_node_never() {
    // EX-19
    for seed in 0..20 {
        let board = laid_out(1, seed, &[]).board;
        assert_eq!(board.technologies.len(), 4);
        assert!(board.technologies.iter().all(|it| it.id != card("T09") && it.token == Development::Idle));
    }
}

#[test]
fn set_08_set_09_society_and_level_set_citizens_and_ill() {
    // EX-1
    let people = |state: &State| Citizen::ALL.map(|it| (state.board.people(it).citizens, state.board.people(it).skull));
    assert_eq!(people(three()), [(22, false), (12, false), (8, false)]);
    let hard = laid_out(1, 1, &[("society", "vi"), ("level", "hard")]);
    assert_eq!(people(&hard).map(|it| it.0), [26, 15, 12]);
    // 3, 2 and 1 are ill on the card; a first discard that nobody could pay would add one.
    assert!((6..=7).contains(&hard.board.ill()));
    // Deaths as on the card: 3.
    assert_eq!(hard.board.deaths, 3);
}

#[test]
fn set_10_set_11_goods_as_on_the_card_with_the_food_of_the_tiles() {
    // EX-2 to EX-5: 8 food and that of the six tiles, 4 wood, 5 coal, 1 death; before the first discards.
    let before = |t: &mut crate::games::frostpunk::rules::Table<'static>| match setup::setup(t) {
        Err(Halt::Stop(stop)) => Err(stop),
        _ => Ok(()),
    };
    let open = setup::open(&record(4, &[]), built_in());
    let trial = trial::run(open, 4, 1, "", before);
    let Err(Stop::Asking(_)) = &trial.end else { panic!("advisors are chosen first") };
    let state = &trial.t.state;
    let shown: u32 = state.board.tiles.values().map(|id| tile_food(*id)).sum();
    assert_eq!(state.has(Good::Food), 8 + shown);
    assert_eq!([Good::Wood, Good::Coal, Good::Core].map(|it| state.has(it)), [4, 5, 0]);
    assert_eq!((state.board.deaths, state.board.hunger, state.board.in_pool(Pawn::Automaton)), (1, 0, 0));
    assert_eq!(laid_out(1, 1, &[("society", "v")]).board.in_pool(Pawn::Automaton), 1);
}

fn tile_food(id: crate::games::frostpunk::content::card_id::CardId) -> u32 {
    built_in().map.tile.iter().find(|it| it.id == id).unwrap().food
}

#[test]
fn set_12_set_16_tiles_of_basic_buildings_and_of_laws_that_can_come() {
    let state = three();
    let supply = |it: Building| state.board.supply.get(&it).copied();
    assert_eq!(supply(Building::Tent), Some(7));
    assert_eq!(supply(Building::HuntersHut), Some(5));
    assert_eq!((supply(Building::Cookhouse), supply(Building::Ruins)), (None, None));
    assert_eq!(
        (supply(Building::ChildShelter), supply(Building::SnowPit), supply(Building::Temple)),
        (Some(1), Some(1), Some(1))
    );
    // EX-12: only with their law.
    for seed in 0..12 {
        let board = laid_out(1, seed, &[]).board;
        assert_eq!(
            board.supply.contains_key(&Building::FightingArena),
            board.future.contains(&card("PR10")),
            "seed {seed}"
        );
    }
}

#[test]
fn set_13_tokens_lie_from_the_left_the_first_of_them_active() {
    // EX-8, EX-9: discontent 2 of which 1 is active, hope 2 of which 2 are.
    let open = || setup::open(&record(1, &[]), built_in());
    let trial = trial::run(open(), 1, 1, "", |t| match setup::setup(t) {
        Err(Halt::Stop(stop)) => Err(stop),
        _ => Ok(()),
    });
    let active = |row: Row| trial.t.state.board.row(row).iter().map(|it| it.active).collect::<Vec<_>>();
    assert_eq!(active(Row::Discontent), [true, false]);
    assert_eq!(active(Row::Hope), [true, true]);
}

#[test]
fn set_14_set_18_markers_and_decks_at_the_start() {
    // EX-10, EX-14
    let board = &three().board;
    assert_eq!((board.round, board.storm), (1, Some(9)));
    let heat = &board.heat;
    assert_eq!([heat.marker, heat.red, heat.orange, heat.yellow, heat.cold], [1, 1, 2, 3, 5]);
    assert!(!heat.overheated);
    assert_eq!((three().secret.morning.len(), three().secret.weather.len()), (32, 13));
}

#[test]
fn set_15_eight_laws_that_exclude_each_other_and_four_of_the_others() {
    // EX-13
    let future = &three().board.future;
    assert_eq!(future.len(), 12);
    assert!((1..=8).all(|n| future.contains(&card(&format!("PR0{n}")))));
}

#[test]
fn set_17_the_dusk_deck_is_the_start_card_and_one_consultation() {
    // EX-20
    let state = three();
    let mut cards = state.secret.dusk.cards().to_vec();
    cards.sort_unstable();
    assert_eq!(cards, [card("Z000"), state.board.consultation.unwrap()]);
    assert_eq!(state.secret.consultations.len(), 9);
}

#[test]
fn set_19_everybody_takes_another_advisor() {
    let advisors: Vec<_> = laid_out(4, 2, &[]).board.advisors.iter().map(|it| it.1.unwrap()).collect();
    let mut sorted = advisors.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["A1", "A2", "A3", "A4"].map(card));
    assert!(laid_out(1, 1, &[]).board.mobilization && !three().board.mobilization);
}

#[test]
fn set_20_hands_by_the_number_of_players() {
    // EX-15: after the discard one fewer.
    for (seats, hand) in [(1, 6), (2, 5), (3, 4), (4, 3)] {
        let state = laid_out(seats, 3, &[]);
        assert!(Seats(seats).all().all(|it| state.hand(it).len() == hand), "{seats} players");
        assert_eq!(state.board.citizen_discards.len(), usize::from(seats));
    }
}

fn hands(state: State, hands: &[&str]) -> State {
    state.with(|s| {
        for (at, hand) in hands.iter().enumerate() {
            for id in hand.split_whitespace() {
                s.add_to_hand(Seat(at as u8), card(id));
            }
        }
    })
}

#[test]
fn set_21_each_discards_a_card_and_pays_what_it_says() {
    // EX-16: M10 takes 2 coal off the map, M12 overloads by 3, M26 costs 1 wood.
    let state = hands(city(3).goods(Good::Wood, 4), &["M10 M01", "M12 M05", "M26 M02"]);
    let answers = "A first-discard m10, B first-discard m12, C first-discard m26";
    // SET-23: all of them are shown before the first is paid, and what goes from which field is told.
    let trial = run(state, answers, |t| setup_citizens::discard(t));
    assert_eq!((trial.noted("note-revealed"), trial.noted("note-removed-from")), (1, 2));
    assert!(trial.notes()[0].starts_with("note-revealed("), "{:?}", trial.notes());
    let after = trial.done();
    assert_eq!(after.board.plot(field("generator-se")).holds(Good::Coal), 3);
    assert_eq!((after.board.overload, after.has(Good::Wood)), (3, 3));
    assert!(Seats(3).all().all(|it| after.hand(it).len() == 1));
}

#[test]
fn set_21_a_card_that_cannot_be_paid_is_not_offered() {
    let state = hands(city(1), &["M01 M12"]);
    assert_eq!(run(state, "", |t| setup_citizens::discard(t)).offers(), ["m12"]);
}

#[test]
fn set_21_where_not_all_can_be_paid_chance_decides_who_chooses_again() {
    // One wood for two cards that cost one each: the other pays with overload instead.
    let state = hands(city(2).goods(Good::Wood, 1), &["M01 M12", "M05 M20"]);
    let mut again = Vec::new();
    for seed in 0..12 {
        let first = "A first-discard m01, B first-discard m05";
        let trial = seeded(state.clone(), seed, first, |t| setup_citizens::discard(t));
        let asked = trial.asked();
        assert_eq!(trial.t.state.has(Good::Wood), 0);
        let who = if asked.starts_with("asks A") { "A first-discard m12" } else { "B first-discard m20" };
        again.push(who);
        let after = seeded(state.clone(), seed, &format!("{first}, {who}"), |t| setup_citizens::discard(t)).done();
        assert_eq!((after.board.overload, after.hand(A).len(), after.hand(B).len()), (3, 1, 1));
    }
    again.dedup();
    assert!(again.len() > 1, "both of them lose sometimes");
}

#[test]
fn set_22_who_can_pay_for_none_discards_any_and_one_of_its_type_falls_ill() {
    // EX-17: no wood, so neither worker card can be paid.
    let state = hands(city(1), &["M01 M05"]);
    let trial = run(state.clone(), "", |t| setup_citizens::discard(t));
    assert_eq!(trial.offers(), ["m01", "m05"]);
    let after = run(state, "A first-discard m05", |t| setup_citizens::discard(t)).done();
    assert_eq!((after.board.people(Citizen::Worker).ill, after.has(Good::Wood)), (1, 0));
    assert_eq!(after.hand(A), [card("M01")]);
}

#[test]
fn set_23_discards_are_chosen_in_secret() {
    let state = hands(city(2).goods(Good::Wood, 4), &["M01 M05", "M22 M26"]);
    let trial = run(state, "", |t| setup_citizens::discard(t));
    let Err(Stop::Asking(open)) = &trial.end else { panic!("{}", trial.asked()) };
    assert_eq!(open.len(), 2);
    assert!(open.iter().all(|it| it.secret));
    // An exhausted token as a cost counts in round 1.
    let state = hands(city(1), &["M21 M24"]);
    let after = run(state, "A first-discard m21", |t| setup_citizens::discard(t)).done();
    assert_eq!(after.board.people(Citizen::Worker).exhausted, 1);
}

#[test]
fn set_24_the_first_card_lies_open_with_its_activation_tokens() {
    // EX-18
    let board = &three().board;
    assert_eq!(board.scenario, [card("S01")]);
    assert_eq!(board.activations.iter().copied().collect::<Vec<_>>(), [4, 11]);
    assert_eq!(board.stored, Goods::default());
}

#[test]
fn set_25_the_first_round_begins_with_its_actions() {
    // EX-20
    use crate::games::frostpunk::rules::round;
    let open = setup::open(&record(1, &[]), built_in());
    let rule = |t: &mut crate::games::frostpunk::rules::Table<'static>| match round::phase(t) {
        Ok(()) | Err(Halt::Over) => Ok(()),
        Err(Halt::Stop(stop)) => Err(stop),
    };
    let after = trial::drive(&open, 1, 1, rule, |_, offers| offers[0].clone()).0;
    assert_eq!((after.board.phase, after.board.round), (Phase::Muster, 1));
}

#[test]
fn map_01_tiles_bring_their_trees_and_cubes_to_two_fields() {
    // F01 shows 3 trees above and 2 coal below.
    let state = city(1).lay(Place::Ne).with(|s| s.secret.far = [card("F01")].into_iter().collect());
    let after = run(state, "", |t| map::turn_up(t, &[(Place::Ne2, Distance::Far)]).map(|_| ())).done();
    assert_eq!(after.board.plot(field("ne2-upper")).trees, 3);
    assert_eq!(after.board.plot(field("ne2-lower")).holds(Good::Coal), 2);
}

#[test]
fn led_01_the_first_leader_is_random() {
    let leaders: Vec<Seat> = (0..12).map(|seed| laid_out(4, seed, &[]).board.leader).collect();
    assert!(leaders.iter().any(|it| *it != leaders[0]));
}

#[test]
fn led_04_sheets_belong_to_the_advisors() {
    let sheets: Vec<_> = built_in().boards.sheet.iter().map(|it| (it.key, it.advisor)).collect();
    assert_eq!(sheets.iter().map(|it| it.1).collect::<Vec<_>>(), ["A1", "A2", "A3", "A4"].map(card));
    let state: PerSeat<Option<_>> = laid_out(2, 1, &[]).board.advisors;
    assert!(state.iter().all(|it| it.1.is_some()));
}

#[test]
fn set_01_the_scenario_is_crater() {
    let scenario = &built_in().scenario.setup;
    assert_eq!((scenario.rounds, scenario.storm), (15, 9));
    assert_eq!((scenario.open, scenario.storm_card), (card("S01"), card("S08")));
    let start = three();
    assert_eq!((start.board.scenario.clone(), start.board.storm), (vec![card("S01")], Some(9)));
    assert_eq!(start.board.activations.iter().copied().collect::<Vec<_>>(), [4, 11]);
}
