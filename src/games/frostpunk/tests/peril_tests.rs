//! What threatens the city and what a choice really brings, said before it is too late.

use super::kit::*;
use super::offer_tests::{asked, english, said};
use crate::engine::{View as _, Viewer, Words as _};
use crate::games::frostpunk::content::effect::{Act, Step};
use crate::games::frostpunk::content::events::Event;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::content::slots::Work;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::illness::Fallen;
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::labels::places::CubeFrom;
use crate::games::frostpunk::labels::works::BuildingSite;
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::{action, blocked, construction, hunger, illness};
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
        told.contains(
            "as things stand: in the Hunger phase: 2 engineers. Hope −2 at least: the game is lost in the Hunger phase."
        ),
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
    let dead = "Deaths foreseen as things stand: in the next Preparation: 1 worker and 1 child. Hope −3 at least";
    assert!(told.contains(&format!("{dead}: the game is lost in the next Preparation.")), "{told}");
    let alt = |tokens: &str| View::new(&state(tokens), Viewer::Public).alt("overview", &english()).unwrap();
    let lost = "’s turn. As things stand, the game is lost in the next Preparation. ";
    assert!(alt("Care care").contains(lost), "{}", alt("Care care"));
    assert!(!alt("Care Care").contains("As things stand, the game"), "{}", alt("Care Care"));
    assert!(ask("Care care").contains("As things stand, the next Preparation loses the game."));
    let told = lines(&state("Care Care"), "outcome");
    assert!(told.contains(&format!("{dead}. Hunger of later rounds is not counted.")), "{told}");
    assert!(!ask("Care Care").contains("As things stand"));
}

/// ILL-03, ILL-05, TOK-11: where all of a type are ill and one gravely, those without a place tonight lose the game in the night already,
/// and the board says who dies when. Of three engineers without a place two die, and none is left for Preparation to kill but by a turn.
#[test]
fn ill_05_the_dead_of_the_night_are_told_before_those_of_preparation() {
    let state = city(1).turn().heat([5, 5, 1, 2, 3]).pool(Pawn::Engineer, 3).ill(Citizen::Engineer, 12, true);
    let state = state.tokens("care care").with(|s| s.board.phase = Phase::Action);
    let told = lines(&state, "health");
    assert!(
        told.contains("by the end of the next Preparation: engineers 12 → 10, 1 exhausted and 2 die (2 tonight)"),
        "{told}"
    );
    let told = lines(&state, "outcome");
    assert!(
        told.contains("as things stand: tonight: 2 engineers. Hope −2 at least: the game is lost tonight."),
        "{told}"
    );
    let ask = asked(&run(state.clone(), "", action::turn)).0;
    assert!(ask.contains("As things stand, tonight’s deaths lose the game."), "{ask}");
    // RND-01: after the last night nothing comes any more.
    let last = state.ill(Citizen::Engineer, 8, true).with(|s| s.board.round = 15);
    assert!(!lines(&last, "health").contains("Preparation brings") && !lines(&last, "outcome").contains("foreseen"));
}

/// HEA-07: the sign of the cold is explained where an offer bears it.
#[test]
fn hea_07_the_cold_is_explained_only_where_it_counts() {
    let ask = |pawns: u32| {
        let state = city(1).turn().pool(Pawn::Worker, pawns).goods(Good::Coal, 1).heat([1, 5, 1, 2, 3]);
        asked(&run(state.tokens("Care Care").with(|s| s.board.phase = Phase::Action), "", action::turn)).0
    };
    assert!(ask(1).contains("❄ means cold"), "{}", ask(1));
    assert_eq!(ask(0), "Your turn: which pawn does what?");
}

/// TOK-11: where any card takes the last hope, the question does not speak of what would come after.
#[test]
fn tok_11_a_death_that_takes_the_last_hope_says_so() {
    let ask = |tokens: &str| {
        let state = city(2).tokens(tokens).with(|s| s.add_to_hand(A, card("M01")));
        asked(&run(state, "", |t| illness::deaths(t, Citizen::Engineer, 1))).0
    };
    let lost = "An engineer dies. Any card, given or drawn, is hope −1: the last hope goes, the game is lost whatever you answer.";
    assert_eq!(ask("care"), lost);
    let told = "An engineer dies. Give an engineer card, so that none is drawn? All who hold cards are asked.";
    assert_eq!(ask("Care"), told);
}

/// TOK-11, ILL-06: a death foreseen that surely takes the last hope is told beside the offer, and in the question of a Construction.
#[test]
fn tok_11_an_offer_and_a_construction_foretell_the_loss() {
    let state = city(1).tokens("care").ill(Citizen::Worker, 7, true).goods(Good::Wood, 2).lay(Place::E);
    let told = said(&Fallen(Split([0, 1, 0])), &state).1;
    assert_eq!(told, "Ill 0 → 1 of 12; if nothing changes, deaths +1: the game is lost");
    let both = said(&Fallen(Split([1, 1, 0])), &state).1;
    assert_eq!(both, "Ill: workers 7 → 8/22 and engineers 0 → 1/12; if unchanged: game lost");
    let usual = construction::Works::USUAL;
    let (ask, _) = asked(&run(state, "", |t| construction::construct(t, usual)));
    assert!(ask.ends_with("what next (3 left)? As it stands, lost in the next Preparation."), "{ask}");
}

/// PRE-04: deaths of another type than the one that an offer is about are told by their type.
#[test]
fn pre_04_an_offer_says_of_which_other_type_somebody_dies() {
    let state = city(1).ill(Citizen::Worker, 7, true);
    let told = said(&Fallen(Split([0, 1, 0])), &state).1;
    assert!(told.starts_with("Ill 0 → 1 of 12; in Preparation, all types: deaths +1"), "{told}");
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

/// HEA-07, ACT-06: what cannot be done bears no mark of the cold.
#[test]
fn hea_07_what_is_impossible_does_not_frighten() {
    let state = city(1).turn().heat([1, 5, 1, 2, 3]).ill(Citizen::Engineer, 12, true).pool(Pawn::Worker, 1);
    let told = blocked::blocked(&state, A);
    let words = english();
    let names: Vec<String> = told
        .iter()
        .flat_map(|it| it.0.path.iter().map(|it| &it.label).chain([&it.0.label]))
        .map(|it| words.say(it))
        .collect();
    assert!(names.iter().any(|it| it == "Clear snow") && names.iter().all(|it| !it.contains('❄')), "{names:?}");
}

/// ACT-07, BLD-10: a building with nothing to do says what it lacks.
#[test]
fn act_07_an_idle_building_says_what_it_lacks() {
    let state = city(1).turn().lay(Place::E).build("e-upper", Building::Sawmill).pool(Pawn::Worker, 1);
    let told = blocked::blocked(&state, A);
    let why = told.iter().map(|it| english().say(&it.1.text)).find(|it| it.contains("Sawmill"));
    assert_eq!(why.as_deref(), Some("There is nothing to do here now: Sawmill – there is no tree on its own tile."));
}

/// TOK-11, GEN-02, ILL-05: coal that does not avert the loss says so, and so does coal that averts it.
#[test]
fn tok_11_stoking_says_whether_it_averts_the_loss() {
    let state = city(1).turn().goods(Good::Coal, 2).heat([1, 3, 1, 2, 3]).ill(Citizen::Child, 8, true);
    let state = state.tokens("care care").with(|s| s.board.phase = Phase::Action);
    let told = |state: &State, coal: u32| said(&Stoke(coal), state).1;
    // The child’s icon between 1 and 2 kills; without it Preparation does, because the section from 5 on turns the marker.
    assert!(told(&state, 1).starts_with("still lost in the next Preparation; "), "{}", told(&state, 1));
    // Of 4 ill the fifth is spared.
    let saved = state.clone().ill(Citizen::Child, 4, true);
    assert!(told(&saved, 1).starts_with("averts the loss foreseen; "), "{}", told(&saved, 1));
    let site = saved.clone().goods(Good::Wood, 1).lay(Place::E);
    let (ask, _) = asked(&run(site, "", |t| construction::construct(t, construction::Works::USUAL)));
    assert!(ask.ends_with("; 1 coal averts it."), "{ask}");
    let safe = saved.tokens("Care Care");
    assert!(told(&safe, 1).starts_with("Warm: "), "{}", told(&safe, 1));
}

/// EVT-03: of a card that stays by one of its options the other is not told any more.
#[test]
fn evt_03_a_card_that_stays_says_what_was_chosen() {
    let content = built_in();
    let stays = |act: &Act| act.effect.iter().any(|it| it.holds(&Step::Stay));
    let by_one = |it: &&Event| it.options.len() > 1 && it.options.iter().filter(|it| stays(it)).count() == 1;
    let card = content.morning.iter().find(by_one).unwrap();
    let open = |phase: Phase| city(1).open(&card.id.key().to_ascii_uppercase()).with(|s| s.board.phase = phase);
    let told = lines(&open(Phase::Action), "events");
    let chosen = card.options.iter().position(stays).unwrap() + 1;
    assert!(told.contains(&format!("Chosen was {chosen}) ")) && !told.contains("Unless it stays"), "{told}");
    // While it is resolved nothing has been chosen.
    let told = lines(&open(Phase::Morning), "events");
    assert!(told.contains("2) ") && !told.contains("Chosen was"), "{told}");
}

/// SET-21, ACT-21, HEA-02: a cube for a start cost comes from the map, and the offer says what it costs there.
#[test]
fn set_21_a_cube_from_the_map_says_what_it_costs_there() {
    let state = city(1).heat([1, 5, 1, 2, 3]).lay(Place::E).cubes("e-upper", 3, Good::Wood);
    let told = said(&CubeFrom(field("e-upper")), &state).1;
    assert_eq!(told, "3 wood, then 2; Gathers there (up to 2): 2 → 1; warm from heat 3 on");
}

/// BLD-10: a Sawmill takes trees of its own tile, and its sites are told by these.
#[test]
fn bld_10_a_site_of_a_sawmill_counts_the_trees_of_its_tile() {
    let state = city(1).lay(Place::E).trees("e-upper", 2).lay(Place::Ne).trees("ne-upper", 3);
    let told = |at: &str| said(&BuildingSite { key: Building::Sawmill, field: field(at) }, &state).1;
    assert!(told("e-lower").ends_with("1 field with trees on its tile"), "{}", told("e-lower"));
    assert!(told("generator-sw").ends_with("no tree on its tile: nothing to fell"), "{}", told("generator-sw"));
}
