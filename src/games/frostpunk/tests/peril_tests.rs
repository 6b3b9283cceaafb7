//! What threatens the city and what a choice really brings, said before it is too late.

use super::kit::*;
use super::offer_tests::{asked, english, said};
use crate::engine::{View as _, Viewer};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::illness::Fallen;
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::{action, hunger, illness};
use crate::games::frostpunk::state::{Pawn, Phase, State};
use crate::games::frostpunk::view::View;

fn lines(state: &State, part: &str) -> String {
    View::new(state, Viewer::Public).lines(part, &english()).unwrap().join("\n")
}

/// HUN-03, ILL-06, TOK-06, TOK-11: whoever answers for the discontent knows who is still to starve, and that it loses the game.
#[test]
fn hun_03_the_question_of_hunger_says_who_is_still_to_starve() {
    let state = |tokens: &str| {
        city(1).tokens(tokens).with(|s| {
            (s.board.phase, s.board.round, s.board.hunger) = (Phase::Hunger, 3, 14);
        })
    };
    let ask = |tokens: &str| asked(&run(state(tokens), "", hunger::hunger)).0;
    let lost =
        "Hunger phase; still to starve: 2 engineers, hope −2, defeat – Discontent rises: draw a token or activate one?";
    assert_eq!(ask("care care apathy"), lost);
    let hope = "Hunger phase; still to starve: 2 engineers, hope −2 – Discontent rises: draw a token or activate one?";
    assert_eq!(ask("Care care apathy"), hope);
    // The health of the city counts them, and names their type.
    let due = state("care care apathy").with(|s| s.board.starving = 2);
    assert!(lines(&due, "health").contains("fed the round before, next time engineers."));
    let told = lines(&due, "outcome");
    assert!(
        told.contains("up to the next Preparation, as things stand: 2 engineers, hope −2 at least: that loses"),
        "{told}"
    );
}

/// HUN-01, HUN-03: with 3 food and 9 hunger 6 stay unpaid; in round 2 those of round 1 die, whose column is the children's.
#[test]
fn hun_03_the_board_says_what_hunger_stays_unpaid() {
    let state = city(1).turn().goods(Good::Food, 3).with(|s| (s.board.phase, s.board.hunger) = (Phase::Action, 9));
    let told = lines(&state, "health");
    assert!(
        told.contains("With the food there is now, 6 hunger stays unpaid: discontent +1, dying: 1 child."),
        "{told}"
    );
    assert!(!lines(&state.goods(Good::Food, 9), "health").contains("stays unpaid: discontent"));
}

/// PRE-04, ILL-06, TOK-11: the deaths foreseen are added up against the hope that is left, on the board and in the turn.
#[test]
fn tok_11_deaths_foreseen_are_weighed_against_the_hope_that_is_left() {
    let state = |tokens: &str| {
        let state = city(1).turn().pool(Pawn::Worker, 1).tokens(tokens).with(|s| s.board.phase = Phase::Action);
        state.heat([1, 1, 1, 2, 3]).ill(Citizen::Worker, 6, true).ill(Citizen::Child, 6, true)
    };
    let ask = |tokens: &str| asked(&run(state(tokens), "", action::turn)).0;
    let told = lines(&state("Care care"), "outcome");
    assert!(told.contains("as things stand: 1 worker and 1 child, hope −3 at least: that loses the game."), "{told}");
    assert!(ask("Care care").contains("As things stand, the deaths up to the next Preparation lose the game."));
    let told = lines(&state("Care Care"), "outcome");
    assert!(told.contains("as things stand: 1 worker and 1 child, hope −3 at least."), "{told}");
    assert!(!ask("Care Care").contains("lose the game"));
}

/// TOK-11: where any card takes the last hope, the question does not speak of what would come after.
#[test]
fn tok_11_a_death_that_takes_the_last_hope_says_so() {
    let ask = |tokens: &str| {
        let state = city(2).tokens(tokens).with(|s| s.add_to_hand(A, card("M01")));
        asked(&run(state, "", |t| illness::deaths(t, Citizen::Engineer, 1))).0
    };
    let lost = "An engineer dies: by any card hope −1, the last hope goes, the game is lost. Give an engineer card, so that none is drawn?";
    assert_eq!(ask("care"), lost);
    assert_eq!(ask("Care"), "An engineer dies. Give an engineer card, so that none is drawn?");
}

/// PRE-04: deaths of another type than the one that an offer is about are told by their type.
#[test]
fn pre_04_an_offer_says_of_which_other_type_somebody_dies() {
    let state = city(1).ill(Citizen::Worker, 7, true);
    let told = said(&Fallen(Split([0, 1, 0])), &state).1;
    assert!(told.starts_with("Ill 0 → 1 of 12; deaths in Preparation: 1 worker"), "{told}");
}

/// CIT-03: what a card takes from other fields is told as it lies there; a pawn on the other field of the tile is no hindrance.
#[test]
fn cit_03_a_card_for_gathering_says_what_it_takes_from_other_fields() {
    let state = city(1).turn().lay(Place::Sw).cubes("sw-upper", 5, Good::Wood).pool(Pawn::Worker, 1);
    let told = |state: &State, at: &str, id: &str| {
        said(&Turn::Act(Deed { pawn: Pawn::Worker, task: Task::Gather(field(at)), card: Some(card(id)) }), state).1
    };
    let none = told(&state, "sw-upper", "M02");
    assert!(none.starts_with("Card spent. 5 wood there: as usual, nothing from another field"), "{none}");
    let coal = told(&state.clone().cubes("sw-lower", 3, Good::Coal), "sw-upper", "M02");
    assert!(coal.starts_with("Card spent. 5 wood there: as usual, 2 coal from the other field"), "{coal}");
    assert!(told(&state, "generator-sw", "M02").contains("nothing from another field"));
}

/// SCN-02, SCN-03: a building that an open card will ask for stands first among those that can be built.
#[test]
fn scn_03_the_building_that_a_card_asks_for_is_named_first() {
    let state = city(1).turn().goods(Good::Wood, 5).lay(Place::E).with(|s| {
        (s.board.scenario, s.board.activations) = (vec![card("S01")], [4].into_iter().collect());
    });
    let deed = Turn::Act(Deed { pawn: Pawn::Worker, task: Task::Construction, card: None });
    let told = said(&deed, &state).1;
    assert!(told.starts_with("Build or demolish up to 3: Beacon (3 wood) and Workshop (1 wood), "), "{told}");
    let over = said(&deed, &state.with(|s| s.board.activations.clear())).1;
    assert!(over.starts_with("Build or demolish up to 3: Workshop (1 wood)"), "{over}");
}

/// HEA-02: tile and insulation are independent, and the building board says from which heat on each of them is enough.
#[test]
fn hea_02_the_building_board_says_from_which_heat_on_a_building_is_warm() {
    let told = lines(&city(1).heat([1, 5, 1, 2, 4]), "buildings");
    let tiles = "Tiles: Generator from heat 2 on, near from 3, far from 5. Insulation, anywhere: red from 2, orange from 3, yellow from 5.";
    assert!(told.contains(tiles), "{told}");
}

/// HEA-07: a card does not make clearing snow warm, and what the cold costs is said with it as it is without.
#[test]
fn hea_07_clearing_snow_by_a_card_says_what_the_cold_costs() {
    let content = built_in();
    let by = content.citizens.iter().find(|it| it.at.contains(&Work::Action(Action::ClearSnow))).unwrap();
    let state = city(1).turn().ill(by.of, 2, false);
    let deed = Deed { pawn: Pawn::of(by.of), task: Task::ClearSnow, card: Some(by.id) };
    let told = said(&Turn::Act(deed), &state).1;
    let n = state.board.people(by.of).citizens;
    assert!(told.contains(&format!("ill 2 → 3/{n}")), "{told}");
}
