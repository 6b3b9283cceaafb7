//! What whoever chooses needs besides the question: what the board says of markers and prices.

use super::kit::*;
use super::offer_tests::{asked, english, said};
use crate::engine::{Choice as _, View as _, Viewer, Words as _};
use crate::games::frostpunk::content::features::Decree;
use crate::games::frostpunk::content::icons::Icon;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::works::Operation;
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::preparation;
use crate::games::frostpunk::state::{Enacted, Pawn, Phase, State};
use crate::games::frostpunk::view::View;

fn lines(state: &State, part: &str, viewer: Viewer) -> String {
    View::new(state, viewer).lines(part, &english()).unwrap().join("\n")
}

/// ILL-01: which side a marker shows decides who dies at the next turn.
#[test]
fn ill_01_the_board_says_which_side_each_illness_marker_shows() {
    let state = city(1).ill(Citizen::Worker, 3, false).ill(Citizen::Engineer, 2, true);
    let told = lines(&state, "health", Viewer::Public);
    let sides = "workers – syringe; engineers – skull (one gravely ill); children – syringe.";
    assert!(told.contains(sides), "{told}");
}

/// TOK-01, TOK-05: the types of both rows, and how a named one rises.
#[test]
fn tok_05_the_board_says_how_a_named_type_rises() {
    let told = lines(&city(1), "public-relations", Viewer::Public);
    assert!(told.contains("A named type, such as Apathy +1: draw a random token of that row, used, then"), "{told}");
    assert!(told.contains("Types of hope: Care, Justice, Motivation; of discontent: Anger, Apathy, Greed."), "{told}");
}

/// BLD-01: what an upgrade costs is told before a Workshop is used.
#[test]
fn bld_01_the_building_board_names_the_price_of_an_upgrade() {
    let state = city(1).with(|s| {
        s.board.supply.insert(Building::Sawmill, 1);
        s.board.supply.insert(Building::Tent, 1);
    });
    let told = lines(&state, "buildings", Viewer::Public);
    let of = |name: &str| told.lines().find(|it| it.contains(name)).unwrap().to_owned();
    let better = "a Workshop upgrades it for 2 wood: red insulation";
    assert!(of("Sawmill").contains(better), "{}", of("Sawmill"));
    assert!(!of("Tent").contains("upgrades"), "{}", of("Tent"));
}

/// ILL-07: the picture of a hand shows three effects of a death, the text the one that counts.
#[test]
fn ill_07_the_hand_says_what_the_foot_of_its_cards_means() {
    let state = city(1).with(|s| s.add_to_hand(A, card("M11")));
    let told = lines(&state, "hand", Viewer::Seat(A));
    assert!(told.contains("At the foot of each card the picture shows what a death brings"), "{told}");
    assert!(told.contains("a played card is gone"), "{told}");
}

/// DUS-05: of all six types those with most active tokens act, and the board says which these are now.
#[test]
fn dus_05_the_consultation_says_which_types_would_act_now() {
    let told = |tokens: &str| {
        let state = city(2).tokens(tokens).with(|s| s.board.consultation = Some(card("KS08")));
        lines(&state, "events", Viewer::Public)
    };
    let two = told("Care Justice Anger care");
    assert!(two.contains("If it came as the tokens lie now: Anger, Care and Justice"), "{two}");
    assert!(told("care").contains("As no token is active now, nothing would come of it."));
}

/// ACT-03: a turn in which nothing can be done is asked about for the sake of the hand, and who passes is not out.
#[test]
fn act_03_a_pass_says_what_it_means() {
    let pass = |state: &State| said(&Turn::Pass, state).1;
    let idle = city(2).turn();
    let secret = "No pawn can act; asked only to keep your hand secret";
    assert!(pass(&idle).starts_with(&format!("{secret}; Pass 1 of 2 in a row that end the phase")), "{}", pass(&idle));
    let free = idle.pool(Pawn::Worker, 1);
    let later = "Pass 1 of 2 in a row that end the phase; if anyone acts, you can act again; pawns left: 1";
    assert_eq!(pass(&free), later);
    // Whoever acts in place of the last pass opens the turns of all again, as long as a pawn is left.
    let last = |n: u32| pass(&free.clone().pool(Pawn::Worker, n).with(|s| s.board.passed = 1));
    assert_eq!(last(2), "The Action phase ends at once; if you act, all can act again; pawns left: 2");
    assert_eq!(last(1), "The Action phase ends at once; pawns left: 1");
    assert!(!pass(&city(1).turn()).contains("secret"), "there is nobody else");
}

/// ACT-42: what only engineers may use is told of the whole group.
#[test]
fn act_42_the_buildings_for_engineers_are_told_apart() {
    let state = city(1).turn().pool(Pawn::Worker, 1).pool(Pawn::Engineer, 1).goods(Good::Food, 9);
    let deed = Deed { pawn: Pawn::Engineer, task: Task::Use(field("generator-ne")), card: None };
    let about = Turn::Act(deed).offer(&state).path[0].about.clone().unwrap();
    let told = english().say(&about);
    assert!(told.starts_with("Engineers only: Generator"), "{told}");
    // Each is named once, with its price.
    assert_eq!(told.matches("Generator").count(), 1, "{told}");
    let state = city(1).turn().pool(Pawn::Worker, 1).goods(Good::Wood, 3);
    let state = state.lay(Place::Sw).build("sw-upper", Building::CharcoalKiln);
    let deed = Deed { pawn: Pawn::Worker, task: Task::Use(field("sw-upper")), card: None };
    let told = english().say(Turn::Act(deed).offer(&state).path[0].about.as_ref().unwrap());
    assert!(told.contains("Charcoal Kiln (pay 1 wood: "), "{told}");
}

/// WEA-07: Bunkhouses fall to a storm from round 8 on, Tents to one before.
#[test]
fn wea_07_a_shelter_says_from_which_round_on_a_storm_ruins_it() {
    let detail = |key: Building, round: u32, storm: Option<u32>| {
        let state = city(1).turn().with(|s| (s.board.round, s.board.storm) = (round, storm));
        said(&Operation::Build { key, discount: 0 }, &state).1
    };
    assert!(detail(Building::Bunkhouse, 3, Some(9)).ends_with("; storm from round 8 ruins it"));
    assert!(detail(Building::Bunkhouse, 8, Some(12)).ends_with("; a storm would ruin it"));
    assert!(detail(Building::Tent, 3, Some(9)).ends_with("; storm up to round 7 ruins it"));
    assert!(!detail(Building::Tent, 8, Some(12)).contains("storm"));
    assert!(!detail(Building::Bunkhouse, 3, None).contains("storm"));
}

/// PRE-04: each section is read once; a type whose marker has been read is not told again.
#[test]
fn pre_04_a_type_that_was_dealt_with_is_not_foretold_in_the_same_preparation() {
    let state = city(2).with(|s| s.board.phase = Phase::Preparation).ill(Citizen::Worker, 6, false);
    assert!(lines(&state, "health", Viewer::Public).contains("This Preparation brings: "));
    let read = state.clone().with(|s| s.board.sections.push(Citizen::Worker));
    assert!(!lines(&read, "health", Viewer::Public).contains("This Preparation brings: "));
    assert!(run(state, "", preparation::preparation).done().board.sections.is_empty());
}

/// ACT-42: who may use a building that stands is told as it is of those that can be built.
#[test]
fn act_42_the_buildings_that_stand_say_who_may_use_them() {
    let told = lines(&city(1), "buildings", Viewer::Public);
    let of = |name: &str| told.lines().find(|it| it.starts_with(name)).unwrap().to_owned();
    assert!(of("• Platform (").contains(": engineers only; "), "{}", of("• Platform ("));
    assert!(of("• Generator (").contains(": engineers only; "), "{}", of("• Generator ("));
    assert!(!of("• Cookhouse (").contains("engineers"), "{}", of("• Cookhouse ("));
}

/// HEA-03: at the cold marker nothing can be stoked.
#[test]
fn hea_03_the_next_generator_phase_says_when_no_coal_can_be_added() {
    let told = |heat: u32| lines(&city(1).heat([heat, 5, 1, 2, 3]), "generator", Viewer::Public);
    assert!(told(4).contains("The next Generator phase without more coal: "), "{}", told(4));
    assert!(told(5).contains("(heat is on the cold marker, so no coal can be added now): "), "{}", told(5));
}

/// ILL-06: every citizen card costs hope, for a child more.
#[test]
fn ill_06_the_board_says_what_each_death_costs() {
    let told = lines(&city(1), "health", Viewer::Public);
    assert!(told.contains("hope −1, for a child −2."), "{told}");
}

/// ILL-06, CIT-05, GNR-09: what drawn cards add and that none is good; which are on the discards.
#[test]
fn ill_06_the_board_says_what_drawn_cards_add_and_which_are_gone() {
    let state = city(1).with(|s| s.board.citizen_discards = (1..=12).map(|n| card(&format!("M{n:02}"))).collect());
    let told = lines(&state, "health", Viewer::Public);
    assert!(told.contains("20 of 30 cards for each type of the dead"), "{told}");
    assert!(told.contains("None adds anything good, and none of the type of the dead adds anything."), "{told}");
    let told = lines(&state, "overview", Viewer::Public);
    assert_eq!(told.matches("Citizen discards: ").count(), 2, "{told}");
}

/// PRE-04, ILL-07: whoever is asked for a card knows who still dies in this Preparation, and whether the city can stand it.
#[test]
fn pre_04_a_card_for_the_dead_says_who_still_dies() {
    let state = city(2).tokens("Care care").with(|s| {
        (s.board.phase, s.board.mobilization) = (Phase::Preparation, false);
        s.add_to_hand(A, card("M01"));
    });
    let ask = |state: State| asked(&run(state, "", preparation::preparation)).0;
    let one = state.ill(Citizen::Child, 6, true);
    assert!(ask(one.clone()).ends_with(" It is the last death of this Preparation."), "{}", ask(one));
    // The marker of 16 workers turns twice.
    let two = one.ill(Citizen::Worker, 16, false);
    assert!(ask(two.clone()).ends_with(" Then 1 worker dies: in all hope −3 or more – defeat."), "{}", ask(two));
    let more = two.tokens("Justice");
    assert!(ask(more.clone()).ends_with(" Then 1 worker dies: in all hope −3 or more."), "{}", ask(more));
    // The marker of 20 workers turns three times, and a second time off its skull.
    let grave = more.ill(Citizen::Child, 0, false).ill(Citizen::Worker, 20, true);
    assert!(ask(grave.clone()).contains(" Then 1 worker dies: in all hope −2 or more."), "{}", ask(grave));
}

/// SCN-02: what a scenario card said of a round that has begun is over.
#[test]
fn scn_02_a_round_that_has_begun_is_not_told_any_more() {
    let shown = |rounds: &[u32]| {
        let rounds = rounds.iter().copied().collect();
        lines(
            &city(1).with(|s| {
                (s.board.round, s.board.activations, s.board.scenario) = (4, rounds, vec![card("S01")]);
            }),
            "events",
            Viewer::Public,
        )
    };
    assert!(shown(&[4, 8]).contains("When round 4 begins"), "{}", shown(&[4, 8]));
    assert!(!shown(&[8]).contains("When round 4 begins"), "{}", shown(&[8]));
}

/// NIG-04: a law that lets two share a bunk counts wherever places for the night are told.
#[test]
fn nig_04_places_for_the_night_count_what_a_law_adds() {
    let law = built_in().laws.iter().find(|it| it.words.contains(&Decree::Beds(1))).unwrap().id;
    let state = city(1)
        .with(|s| s.board.laws.push(Enacted { id: law, suspended: None }))
        .lay(Place::E)
        .build("e-upper", Building::Tent);
    let told = lines(&state, "buildings", Viewer::Public);
    let tent = told.lines().find(|it| it.starts_with("• Tent (")).unwrap();
    assert!(tent.contains("3 places for the night"), "{tent}");
}

/// WEA-05, WEA-07: how fast the storm comes, and what it does.
#[test]
fn wea_05_the_board_says_how_fast_the_storm_comes_and_what_it_does() {
    let state = city(1).with(|s| s.board.storm = Some(9));
    let told = lines(&state, "overview", Viewer::Public);
    assert!(told.contains("weather brings it 0 to 2 rounds nearer each time"), "{told}");
    assert!(told.contains("When it strikes: if it is round 7 or earlier: "), "{told}");
    let calm = lines(&state.with(|s| s.board.storm = None), "overview", Viewer::Public);
    assert!(!calm.contains("When it strikes"), "{calm}");
}

/// BLD-08, MAP-02: what a Gathering Post is worth hangs on where it can stand.
#[test]
fn bld_08_a_gathering_post_says_how_many_fields_its_best_site_reaches() {
    let state = city(1).turn().lay(Place::E).lay(Place::Se).cubes("e-upper", 2, Good::Wood);
    let state = state.cubes("e-lower", 2, Good::Coal).cubes("se-upper", 1, Good::Core);
    let post = said(&Operation::Build { key: Building::GatheringPost, discount: 0 }, &state).1;
    let (site, n) = post.split_once("; best site: ").unwrap().1.split_once(" (").unwrap();
    assert_eq!(site, "2 lower");
    // From there: the other one of its own tile, that of Se, and the coal of the Generator tile that touches it.
    let n: u32 = n.trim_end_matches(" fields)").parse().unwrap();
    assert!((3..=5).contains(&n), "{post}");
}

/// ACT-07, MAP-03: a Gathering Post that reaches nothing loses nothing when it is demolished; on the south-west field of the Generator
/// tile it reaches the lower field of 5 alone, as there is no tile on 4.
#[test]
fn act_35_what_is_demolished_says_how_many_fields_it_reaches() {
    let state = city(1).lay(Place::W).build("generator-sw", Building::GatheringPost);
    let told = |state: &State| said(&Operation::Demolish(field("generator-sw")), state).1;
    let lost = "No refund; lost: its action (take 1 cube from each adjacent field); fields for it now: ";
    assert!(told(&state).starts_with(&format!("{lost}0")), "{}", told(&state));
    let some = state.cubes("w-lower", 2, Good::Coal);
    assert!(told(&some).starts_with(&format!("{lost}1")), "{}", told(&some));
}

/// CIT-03, ACT-05: where only a card lets anybody gather, no usual Gather is promised.
#[test]
fn cit_03_a_gather_by_card_alone_promises_no_two_cubes() {
    let state = city(1).turn().lay(Place::Sw).cubes("sw-upper", 3, Good::Wood);
    let about = |state: &State, card| {
        let turn = Turn::Act(Deed { pawn: Pawn::Child, task: Task::Gather(field("sw-upper")), card });
        english().say(turn.words(state).path[0].about.as_ref().unwrap())
    };
    let rag = Some(card("M30"));
    let alone = state.clone().pool(Pawn::Child, 1).with(|s| s.add_to_hand(A, card("M30")));
    assert_eq!(about(&alone, rag), "Only with a citizen card, which says what it brings");
    let both = alone.pool(Pawn::Worker, 1);
    assert_eq!(about(&both, rag), "Up to 2 cubes from a field");
    let told = said(&Turn::Act(Deed { pawn: Pawn::Child, task: Task::Gather(field("sw-upper")), card: rag }), &both).1;
    assert!(told.ends_with("1 from here, then you choose up to 2 other free fields, 1 cube each"), "{told}");
}

/// SCN-03: on a card "otherwise" has a sign of its own, and a choice that more follows upon stands in brackets.
#[test]
fn scn_03_a_picture_tells_otherwise_from_a_choice() {
    let content = built_in();
    let first = content.scenario.card.iter().find(|it| it.id == card("S01")).unwrap();
    let icons = first.standing[0].icons();
    let at = |wanted: &Icon| icons.iter().position(|it| it == wanted).unwrap_or_else(|| panic!("{icons:?}"));
    assert!(at(&Icon::text("(")) < at(&Icon::Or) && at(&Icon::Or) < at(&Icon::text(")")));
    assert!(at(&Icon::text(")")) < at(&Icon::Else) && icons[at(&Icon::Else) + 1] == Icon::Then);
}

/// GEN-05: with a technology more overload is safe, and the board says up to what.
#[test]
fn gen_05_the_relief_valves_raise_what_is_told_to_be_safe() {
    let told = |state: &State| lines(state, "overview", Viewer::Public);
    assert!(told(&city(1)).contains("up to 10 is safe"), "{}", told(&city(1)));
    let spared = told(&city(1).developed("T06"));
    assert!(spared.contains("up to 12 is safe") && !spared.contains("up to 10 is safe"), "{spared}");
}
