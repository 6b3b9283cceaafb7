//! What robots take to at first sight: what keeps the city alive, and nothing that is hidden.

use super::kit::*;
use crate::engine::{Chance, Choice, Viewer};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::illness::Cured;
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::labels::works::{BuildingSite, Operation};
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::tokens::Move;
use crate::games::frostpunk::state::*;
use crate::games::frostpunk::view;

fn appeals<T: Choice<State>>(state: &State, options: &[T]) -> Vec<i32> {
    let appeals = T::appeals(&options.iter().collect::<Vec<_>>(), state);
    assert_eq!(appeals.len(), options.len());
    appeals
}

/// The position of the most appealing option.
fn best<T: Choice<State>>(state: &State, options: &[T]) -> usize {
    let all = appeals(state, options);
    (0..all.len()).max_by_key(|it| all[*it]).unwrap()
}

fn gather(key: &str) -> Turn {
    Turn::Act(Deed { pawn: Pawn::Worker, task: Task::Gather(field(key)), card: None })
}

fn at_work() -> State {
    let state = city(2).tokens("Care Justice anger").lay(Place::E).goods(Good::Coal, 4).goods(Good::Food, 20);
    state.cubes("e-upper", 3, Good::Wood).pool(Pawn::Worker, 4).pool(Pawn::Engineer, 3).turn()
}

#[test]
fn heat_for_warm_beds_and_work_comes_before_the_work() {
    let warm = at_work().heat([1, 5, 1, 2, 3]).build("e-lower", Building::Bunkhouse);
    let options = || [Turn::Stoke(1), Turn::Stoke(3), gather("e-upper"), Turn::Pass];
    assert_eq!(best(&warm, &options()), 1, "to the yellow range and no less");
    // Everything is warm already.
    let hot = at_work().heat([4, 5, 1, 2, 3]);
    assert_eq!(best(&hot, &[Turn::Stoke(1), gather("e-upper"), Turn::Pass]), 1);
}

#[test]
fn in_the_generator_phase_the_tower_is_weighed_against_the_cold() {
    let state = at_work().heat([1, 5, 1, 2, 3]).goods(Good::Coal, 20);
    let safe = appeals(&state, &[0, 4].map(Stoke));
    // GEN-05, GEN-06: the second malfunction ends the game.
    let brink = state.with(|s| (s.board.heat.overheated, s.board.overload) = (true, 10));
    let near = appeals(&brink, &[0, 4].map(Stoke));
    assert!(near[1] - near[0] < safe[1] - safe[0] && near[1] < near[0]);
}

#[test]
fn the_last_space_of_discontent_stays_free() {
    let full = city(2).tokens("Care anger Anger apathy greed Greed");
    let options = [Move::Draw(Row::Discontent), Move::Activate(Token::Anger), Move::Activate(Token::Apathy)];
    assert_ne!(best(&full, &options), 0, "TOK-11");
}

#[test]
fn whoever_costs_least_falls_ill_and_whoever_costs_most_is_cured() {
    // PRE-04: one more of the workers brings a flip in every round.
    let state = city(2).tokens("Care").ill(Citizen::Worker, 4, false);
    let split = |it: Split| [Split([1, 0, 0]), Split([0, 1, 0])].iter().position(|other| *other == it).unwrap();
    let options = [Split([1, 0, 0]), Split([0, 1, 0])];
    assert_eq!(split(options[best(&state, &options)]), 1);
    let state = state.ill(Citizen::Worker, 5, false).ill(Citizen::Engineer, 2, false);
    assert_eq!(best(&state, &options.map(Cured)), 0);
}

#[test]
fn nothing_is_built_on_cubes_where_there_is_room_and_nothing_useful_is_taken_down() {
    let state = at_work().lay(Place::W);
    let site = |key: &str| BuildingSite { key: Building::HuntersHut, field: field(key) };
    assert_eq!(best(&state, &[site("e-upper"), site("w-upper")]), 1);
    let built = state.build("w-upper", Building::HuntersHut);
    assert_eq!(best(&built, &[Operation::Demolish(field("w-upper")), Operation::Done { left: 1 }]), 1);
}

#[test]
fn what_is_hidden_appeals_to_nobody() {
    let state = at_work().with(|s| ["M01", "M12"].iter().for_each(|it| s.add_to_hand(B, card(it))));
    let options = || [gather("e-upper"), Turn::Stoke(2), Turn::Pass];
    for number in 0..4 {
        let other = view::resample(&state, Viewer::Seat(A), &mut Chance::quick(number));
        assert_eq!(appeals(&other, &options()), appeals(&state, &options()));
    }
    // An option that may be left out counts for nothing beside the others.
    let some = [Some(Move::Use(Token::Care)), None];
    assert_eq!(appeals(&city(2).tokens("Care"), &some)[1], 0);
}
