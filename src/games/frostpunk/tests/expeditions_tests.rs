//! Expeditions (EXP).

use super::kit::*;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::expeditions::{find, last_space, move_scouts, open_routes, send, stand_in};
use crate::games::frostpunk::rules::{Play, Table, construction};
use crate::games::frostpunk::state::*;

/// Stacks of the letters, each from the bottom to the top, and the cards of the first route.
fn routes(state: State, [a, b, c]: [&str; 3], first: &str) -> State {
    let cards = |ids: &str| ids.split_whitespace().map(card).collect::<Vec<_>>();
    state.with(|s| {
        for (stack, ids) in s.secret.expeditions.iter_mut().zip([a, b, c]) {
            *stack = cards(ids).into_iter().collect();
        }
        s.board.routes[0].cards = cards(first).into_iter().map(|id| RouteCard { id, dark: false }).collect();
    })
}

fn scout(state: State, space: u32) -> State {
    state.with(|s| s.board.routes[0].scout = Some(Scout { pawn: Pawn::Worker, space }))
}

fn dark(state: State, at: usize) -> State {
    state.with(|s| s.board.routes[0].cards[at].dark = true)
}

fn walk(n: u32) -> impl Fn(&mut Table) -> Play {
    move |t| move_scouts(t, n)
}

/// The cards of the first route, dark ones in brackets.
fn shown(state: &State) -> String {
    let word = |it: &RouteCard| if it.dark { format!("[{}]", it.id.written()) } else { it.id.written() };
    state.board.routes[0].cards.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn space(state: &State) -> Option<u32> {
    state.board.routes[0].scout.map(|it| it.space)
}

#[test]
fn exp_01_the_beacon_says_how_many_scouts_may_be_under_way() {
    // EX-98
    let state = routes(city(2), ["", "", ""], "E01").with(|s| {
        s.board.routes[1].cards = s.board.routes[0].cards.clone();
        s.board.routes[2].cards = s.board.routes[0].cards.clone();
    });
    assert_eq!(open_routes(&state), [0_usize; 0]);
    let beacon = state.clone().lay(Place::E).build("e-upper", Building::Beacon);
    assert_eq!(open_routes(&beacon), [0, 1, 2]);
    assert_eq!(open_routes(&scout(beacon, 0)), [0_usize; 0]);
    let upgraded = scout(state.lay(Place::E).upgraded("e-upper", Building::Beacon), 0);
    assert_eq!(open_routes(&upgraded), [1, 2]);
}

#[test]
fn exp_02_a_scout_starts_on_the_first_space() {
    let state = routes(city(2), ["", "E15", ""], "E01");
    let done = run(state.clone(), "", |t| send(t, Pawn::Engineer, 0)).done();
    assert_eq!(done.board.routes[0].scout, Some(Scout { pawn: Pawn::Engineer, space: 0 }));
    // T01 moves him 1 more whenever he sets out.
    let runners = run(state.developed("T01"), "", |t| send(t, Pawn::Worker, 0)).done();
    assert_eq!(space(&runners), Some(1));
}

#[test]
fn exp_03_a_covered_card_shows_one_space_and_a_dark_one_none() {
    let spaces = |state: State| last_space(&state, &state.board.routes[0]).unwrap() + 1;
    let state = routes(city(2), ["", "", ""], "E01 E15 E29");
    assert_eq!(find(&state, card("E29")).unwrap().spaces, 4);
    assert_eq!(spaces(state.clone()), 1 + 1 + 4);
    assert_eq!(spaces(dark(state, 1)), 1 + 4);
}

#[test]
fn exp_04_scouts_move_one_after_the_other_space_by_space() {
    let state = scout(routes(city(2), ["", "E15", ""], "E01"), 0);
    assert_eq!(space(&run(state.clone(), "", walk(1)).done()), Some(1));
    let two = state.with(|s| {
        s.board.routes[2].cards = s.board.routes[0].cards.clone();
        s.board.routes[2].scout = Some(Scout { pawn: Pawn::Engineer, space: 0 });
    });
    let done = run(two.clone(), "", walk(1)).done();
    assert_eq!((space(&done), done.board.routes[2].scout.map(|it| it.space)), (Some(1), Some(1)));
    // Only where one of them arrives, their order can matter.
    let last = find(&two, card("E01")).unwrap().spaces - 1;
    let near = done.with(|s| s.board.routes[2].scout = Some(Scout { pawn: Pawn::Engineer, space: last - 1 }));
    assert_eq!(run(near.clone(), "", walk(1)).asked(), "asks A scout-order [1 3]");
    // What lies ahead on each of them.
    let (_, offers) = super::offer_tests::asked(&run(near.clone(), "", walk(1)));
    let ahead = "to the place; “Hasty Departure”: camp, supplies";
    assert!(offers.iter().all(|it| it.1.ends_with(ahead)), "{offers:?}");
    assert_eq!(run(near, "A scout-order 3", walk(1)).asked(), "asks A arrival [skip explore]");
    assert_eq!(run(city(2), "", walk(3)).notes(), [""; 0], "nobody is under way");
}

#[test]
fn exp_05_a_skipped_place_is_covered_and_the_movement_goes_on() {
    // EX-95: one space before the end, movement 2.
    let state = scout(routes(city(2), ["", "E16 E15", "E29"], "E01"), 1);
    assert_eq!(run(state.clone(), "", walk(2)).asked(), "asks A arrival [skip explore]");
    let done = run(state.clone(), "A arrival skip", walk(2)).done();
    assert_eq!((shown(&done), space(&done)), ("E01 E15".to_owned(), Some(2)), "the second step on the B card");
    let exact = run(state, "A arrival skip", walk(1)).done();
    assert_eq!(space(&exact), Some(1), "the first space of the B card lies above the first of the A card");
    // A C card is never skipped, nor is any with an empty stack behind it.
    let last = scout(routes(city(2), ["E02", "", ""], "E29"), 2);
    assert_eq!(run(last, "", walk(1)).noted("note-return-of"), 1);
    let empty = scout(routes(city(2), ["E02", "", "E29"], "E07"), 1);
    assert_eq!(run(empty, "", walk(1)).asked(), "asks A explore [back-1 back-2 on]");
}

#[test]
fn exp_06_a_place_is_explored_in_one_of_its_ways() {
    let state = scout(routes(city(2), ["E02", "E15", "E29"], "E11"), 1);
    assert_eq!(run(state, "A arrival explore", walk(1)).asked(), "asks A explore [back-1 back-2]");
}

#[test]
fn exp_07_who_continues_gains_nothing_yet_and_loses_the_rest_of_the_movement() {
    // EX-96
    let state = scout(routes(city(2), ["", "E16 E15", "E29"], "E01"), 1);
    let done = run(state.clone(), "A arrival explore, A explore on", walk(3)).done();
    assert_eq!((shown(&done), space(&done), done.has(Good::Food)), ("[E01] E15".to_owned(), Some(0), 0));
    let runners = run(state.developed("T01"), "A arrival explore, A explore on", walk(3)).done();
    assert_eq!(space(&runners), Some(1), "T01: 1 more when an expedition is continued");
}

#[test]
fn exp_08_a_return_pays_its_card_and_all_that_was_gone_on_from() {
    // EX-97: E05 after the dark E01: 3 wood and 2 food, then 6 food.
    let state = dark(scout(routes(city(2), ["", "E16 E15", "E29"], "E01 E05"), 1), 0);
    let done = run(state, "A arrival explore, A explore back-1", walk(2)).done();
    assert_eq!((done.has(Good::Wood), done.has(Good::Food)), (3, 8));
    assert_eq!((space(&done), done.board.in_pool(Pawn::Worker)), (None, 1));
    // EXP-09: all white again, a B card on top.
    assert_eq!(shown(&done), "E01 E05 E15");
}

#[test]
fn exp_09_a_route_may_leave_for_a_new_one() {
    let state = dark(scout(routes(city(2), ["E02", "E16", "E29"], "E01 E17"), 1), 0);
    let done = run(state, "A arrival explore, A explore back-1", walk(1)).done();
    assert_eq!((shown(&done), done.has(Good::Food)), ("E02".to_owned(), 8 + 6));
    assert_eq!(done.secret.expeditions[1].len(), 1, "none of the old cards comes back");
}

#[test]
fn exp_10_another_letter_stands_in_for_an_empty_stack() {
    let letters = |stacks: [&str; 3]| {
        let state = routes(city(2), stacks, "E01");
        Letter::ALL.map(|it| stand_in(&state, it).map_or("-", Letter::key)).join(" ")
    };
    assert_eq!(letters(["E02", "E15", "E29"]), "A B C");
    assert_eq!(letters(["", "E15", "E29"]), "B B C");
    assert_eq!(letters(["", "", "E29"]), "C C C");
    assert_eq!(letters(["E02", "", "E29"]), "A C C");
    assert_eq!(letters(["E02", "", ""]), "A A A");
    assert_eq!(letters(["E02", "E15", ""]), "A B B");
    assert_eq!(letters(["", "", ""]), "- - -");
    // All empty: nobody can go on, and after a return the route stays closed.
    let state = scout(routes(city(2), ["", "", ""], "E01"), 1);
    let done = run(state, "", walk(1)).done();
    assert_eq!((shown(&done), done.has(Good::Food)), (String::new(), 6));
    assert_eq!(open_routes(&done.lay(Place::E).build("e-upper", Building::Beacon)), [0_usize; 0]);
}

#[test]
fn exp_11_scouts_under_way_are_fed_but_neither_sleep_nor_act() {
    let state = scout(routes(city(2), ["", "E15", ""], "E01"), 0).goods(Good::Food, 30).with(|s| s.board.round = 3);
    let fed = run(state, "", crate::games::frostpunk::rules::hunger::hunger).done();
    assert_eq!(fed.has(Good::Food), 8, "all 22 workers eat");
    assert_eq!(fed.board.in_pool(Pawn::Worker), 0);
}

#[test]
fn exp_12_who_is_found_counts_at_once_and_the_ill_among_them() {
    let state = scout(routes(city(2), ["", "E15", ""], "E02"), 1);
    let done = run(state, "A arrival explore, A explore back-1", walk(1)).done();
    let workers = done.board.people(Citizen::Worker);
    assert_eq!((workers.citizens, workers.ill), (25, 1));
    assert_eq!(done.board.in_pool(Pawn::Worker), 1, "the scout alone: pawns follow with the next count");
}

#[test]
fn exp_13_the_white_side_hints_at_what_is_there() {
    let state = city(2);
    let hint = |id: &str| find(&state, card(id)).unwrap().hint;
    assert_eq!([hint("E01"), hint("E02"), hint("E03")], [Hint::Supplies, Hint::People, Hint::Mixed]);
}

#[test]
fn exp_14_crater_uses_no_outposts() {
    // All 40 expedition cards lead to places; outposts have cards of their own, which no stack holds.
    let state = city(2);
    assert_eq!((state.content.expeditions.len(), state.content.outpost_cards.len()), (40, 24));
    let in_stacks: usize = state.secret.expeditions.iter().map(crate::engine::Deck::len).sum();
    assert_eq!(in_stacks, 40);
}

#[test]
fn exp_15_without_the_beacon_nobody_is_sent_and_scouts_go_on() {
    let state = scout(routes(city(2), ["", "E15", ""], "E01"), 0).lay(Place::E).build("e-upper", Building::Beacon);
    let done = run(state, "", construction::destroy).done();
    assert_eq!(open_routes(&done), [0_usize; 0]);
    let back = run(done, "A arrival explore, A explore back-1", walk(2)).done();
    assert_eq!((space(&back), back.has(Good::Food)), (None, 6));
}

#[test]
fn scn_03_a_return_from_a_far_place_turns_up_what_waits_for_it() {
    // S02 waits for a return in which a C card was explored.
    let state = scout(routes(city(2), ["E02", "E15", "E30"], "E36"), 2).with(|s| s.board.scenario.push(card("S02")));
    let far = run(state.clone(), "", walk(1));
    assert_eq!(far.noted("note-open"), 1);
    let near = scout(routes(state, ["E02", "E16", "E30"], "E01"), 1);
    assert_eq!(run(near, "A arrival explore, A explore back-1", walk(1)).noted("note-open"), 0);
}
