//! What a city is worth to robots: more where less threatens it, and nothing that is hidden.

use super::kit::*;
use crate::engine::{Chance, Viewer};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::outlook::worth;
use crate::games::frostpunk::state::*;
use crate::games::frostpunk::view;

fn start() -> State {
    let state = city(2).tokens("Care Justice anger").lay(Place::E).lay(Place::W).goods(Good::Food, 10);
    state.goods(Good::Coal, 4).goods(Good::Wood, 4)
}

#[test]
fn whatever_brings_a_defeat_nearer_is_worth_less() {
    let before = worth(&start());
    let board = |change: &dyn Fn(&mut Board)| worth(&start().with(|s| change(&mut s.board)));
    assert!(worth(&start().tokens("Motivation")) > before, "hope");
    assert!(worth(&start().tokens("Greed")) < before, "discontent");
    assert!(board(&|it| it.deaths = 8) < before, "deaths");
    assert!(board(&|it| it.hunger = 12) < before, "hunger");
    assert!(board(&|it| it.overload = 9) < before, "overload");
    assert!(board(&|it| it.heat.overheated = true) < before, "a first malfunction");
    let ill = |n: u32, skull: bool| worth(&start().ill(Citizen::Worker, n, skull));
    assert!(before > ill(4, false) && ill(4, false) - ill(5, false) > ill(3, false) - ill(4, false), "a section more");
    assert!(ill(4, false) > ill(4, true), "the gravely ill");
}

#[test]
fn goods_buildings_and_the_storehouses_are_worth_something() {
    let before = worth(&start());
    for (good, n) in [(Good::Wood, 6), (Good::Coal, 6), (Good::Core, 1), (Good::Food, 14)] {
        assert!(worth(&start().goods(good, n)) > before, "{good:?}");
    }
    let built = |key: Building| worth(&start().build("e-upper", key));
    assert!(built(Building::MedicalPost) > before && built(Building::Ruins) == before);
    // Before the first storm Tents are as good as ruined, Houses last.
    assert!(built(Building::House) > built(Building::Bunkhouse) && built(Building::Bunkhouse) > built(Building::Tent));
    let stored = start().with(|s| s.board.stored.add(Good::Coal, 4)).goods(Good::Coal, 0);
    assert!(worth(&stored) > before, "coal in the storehouse counts more than coal in the pool");
}

#[test]
fn nothing_hidden_counts() {
    let state = start().with(|s| ["M01", "M12"].iter().for_each(|it| s.add_to_hand(B, card(it))));
    for number in 0..4 {
        let other = view::resample(&state, Viewer::Seat(A), &mut Chance::quick(number));
        assert_eq!(worth(&other), worth(&state));
    }
}
