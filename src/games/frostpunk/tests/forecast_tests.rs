//! What an offer says comes of it: who is ill, gravely ill or dead then, what a token does to its row, when a thing is ready.

use super::kit::*;
use super::offer_tests::{asked, english, said};
use crate::engine::{Choice, View as _, Viewer, Words as _};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::effect::{Act, Steps};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::cards::CardPick;
use crate::games::frostpunk::labels::illness::{Cured, Dying, Fallen, Flipped, Healed};
use crate::games::frostpunk::labels::options::{Clearing, ShopWork};
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::labels::works::BuildingSite;
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::tokens::Move;
use crate::games::frostpunk::rules::{blocked, night, preparation};
use crate::games::frostpunk::state::{Development, Pawn, Phase, Research, State};
use crate::games::frostpunk::view::View;

fn detail(offer: &impl Choice<State>, state: &State) -> String {
    said(offer, state).1
}

/// PRE-05, ILL-05: two turns of a marker always kill one, from the skull one turn does. In the sections of the illness track a
/// marker turns once from 5 and from 10 on, twice from 15, three times from 20.
#[test]
fn pre_05_who_falls_ill_is_told_with_who_dies_of_it_in_preparation() {
    let fallen = |ill: u32, skull: bool| detail(&Fallen(Split([1, 0, 0])), &city(1).ill(Citizen::Worker, ill, skull));
    let prospect =
        |ill: u32, skull: bool| fallen(ill, skull).split_once("; in Preparation, all types: ").unwrap().1.to_owned();
    assert_eq!(fallen(14, false), "Ill 14 → 15 of 22; in Preparation, all types: deaths +1; exhausted +2");
    assert_eq!(prospect(14, true), "deaths +1; exhausted +2; gravely ill: 1");
    assert_eq!(prospect(4, false), "deaths +0; exhausted +0; gravely ill: 1");
    assert_eq!(prospect(4, true), "deaths +1; exhausted +0");
    assert_eq!(prospect(3, true), "deaths +0; exhausted +0; gravely ill: 1");
    assert_eq!(prospect(19, false), "deaths +1; exhausted +3; gravely ill: 1");
    assert_eq!(prospect(19, true), "deaths +2; exhausted +3");
    assert!(fallen(14, true).starts_with("Ill 14 → 15 of 22; "), "{}", fallen(14, true));
}

/// PRE-04, ILL-04: from 5 ill on a marker turns to its skull. Where nobody dies, the ways to split eight more ill differ in how many
/// types are gravely ill then.
#[test]
fn pre_04_of_several_types_it_is_told_how_many_are_gravely_ill_then() {
    let state = city(1).ill(Citizen::Worker, 2, false).ill(Citizen::Engineer, 2, false).ill(Citizen::Child, 1, false);
    let fallen = |n: [u32; 3]| detail(&Fallen(Split(n)), &state);
    let two = "Ill: workers 2 → 7/22 and engineers 2 → 5/12; after Preparation, gravely ill: 2; deaths +0";
    assert!(fallen([5, 3, 0]).starts_with(two), "{}", fallen([5, 3, 0]));
    assert!(fallen([4, 3, 1]).contains("; gravely ill then: 2"), "{}", fallen([4, 3, 1]));
    assert!(fallen([5, 2, 1]).contains("; gravely ill then: 1"), "{}", fallen([5, 2, 1]));
}

/// PRE-03: 26 ill of one type lose the game in Preparation.
#[test]
fn pre_03_an_epidemic_is_told_before_it_comes() {
    let crowd = city(1).with(|s| s.board.people_mut(Citizen::Worker).citizens = 30).ill(Citizen::Worker, 25, false);
    let lost = "still 26 or more in Preparation: the game is lost";
    assert_eq!(detail(&Fallen(Split([1, 0, 0])), &crowd), format!("Ill 25 → 26 of 30; {lost}"));
    let both = detail(&Fallen(Split([1, 1, 0])), &crowd);
    assert_eq!(both, "Ill: workers 25 → 26/30 and engineers 0 → 1/12; in Preparation: the game is lost");
    let cured = detail(&Cured(Split([1, 0, 0])), &crowd);
    assert_eq!(cured, "Ill 25 → 24 of 30; in Preparation, all types: deaths +1; exhausted +3; gravely ill: 1");
}

/// ILL-03, ILL-05, NIG-06: where all of a type are ill its marker turns at once.
#[test]
fn ill_03_where_all_are_ill_the_turn_of_the_marker_is_told() {
    let fallen = |skull: bool, n: [u32; 3]| detail(&Fallen(Split(n)), &city(1).ill(Citizen::Engineer, 12, skull));
    let starts = |skull: bool, n: [u32; 3], told: &str| {
        let told = format!("{told}; in Preparation, all types: ");
        assert!(fallen(skull, n).starts_with(&told), "{}", fallen(skull, n));
    };
    starts(false, [0, 1, 0], "All are ill: the marker turns to the skull (1 gravely ill)");
    starts(true, [0, 1, 0], "All are ill, one gravely ill: the marker turns, one dies");
    starts(false, [0, 3, 0], "All 12 ill; the marker turns 3 times: deaths +1");
    starts(false, [1, 1, 0], "Ill: workers 0 → 1/22 and engineers all, marker turns");
    let dying = "Ill: workers 0 → 1/22 and engineers all, dying: 1; after Preparation, gravely ill: 1; deaths +0";
    assert!(fallen(true, [1, 1, 0]).starts_with(dying), "{}", fallen(true, [1, 1, 0]));
    // Of five pawns some find no place: what is offered tells what becomes of each type.
    let cold = city(1).pool(Pawn::Worker, 4).pool(Pawn::Engineer, 1).ill(Citizen::Worker, 13, false);
    let cold = cold.lay(Place::E).build("e-upper", Building::House).heat([2, 5, 1, 2, 3]);
    let cold = cold.with(|s| s.board.phase = Phase::Night);
    let (_, offers) = asked(&run(cold, "", night::night));
    let told: Vec<&str> = offers.iter().map(|it| it.1.as_str()).collect();
    assert!(told.iter().all(|it| it.contains('→')), "{told:?}");
}

/// ILL-03, NIG-06, PRE-04: of 11 engineers 9 are ill then, and 3 without a place tonight make 12, so that their marker turns to the
/// skull; with 11 ill it turns once in Preparation, and one is exhausted. With one less ill only Preparation turns it.
#[test]
fn nig_06_tonight_is_counted_where_all_of_a_type_are_ill_then() {
    let state = city(1).heat([5, 5, 1, 2, 3]).pool(Pawn::Engineer, 3).ill(Citizen::Engineer, 8, false).with(|s| {
        s.board.people_mut(Citizen::Engineer).citizens = 11;
        s.board.phase = Phase::Dusk;
    });
    let tonight = "in Preparation, all types, heat as now";
    let engineer = detail(&Fallen(Split([0, 1, 0])), &state);
    assert_eq!(engineer, format!("Ill 8 → 9 of 11; {tonight}: deaths +1; exhausted +1"));
    let worker = detail(&Fallen(Split([1, 0, 0])), &state);
    assert_eq!(worker, format!("Ill 0 → 1 of 22; {tonight}: deaths +0; exhausted +1; gravely ill: 1"));
    // From the skull the turn of the night kills, and the ten who are left turn it to the skull again.
    let grave = state.ill(Citizen::Engineer, 8, true);
    let engineer = detail(&Fallen(Split([0, 1, 0])), &grave);
    assert_eq!(engineer, format!("Ill 8 → 9 of 11; {tonight}: deaths +1; exhausted +1; gravely ill: 1"));
}

/// NIG-06, PRE-04: while pawns act three workers have no place for the night; with those who are ill already that is the first section.
#[test]
fn nig_06_the_board_foretells_the_night_to_come_as_well() {
    let state = city(1).turn().heat([5, 5, 1, 2, 3]).pool(Pawn::Worker, 3).ill(Citizen::Worker, 3, false);
    let state = state.with(|s| s.board.phase = Phase::Action);
    let told = View::new(&state, Viewer::Public).lines("health", &english()).unwrap().join("\n");
    let night = "As the heat is now, more fall ill tonight: no place in a heated shelter (cards aside). Ill then, and by the end of the next Preparation: ";
    let turns = "workers 3 → 6, one is gravely ill (nobody dies)";
    assert!(told.contains(&format!("{night}{turns}")), "{told}");
    assert!(!told.contains("if nobody else falls ill"), "{told}");
}

/// GEN-02, PRE-04: the cold of the Generator phase comes before Preparation. Between 4 and 5 is a child, the fifth who is ill then.
#[test]
fn gen_02_the_cold_that_is_to_come_is_counted() {
    let state = |marker: u32, phase: Phase| {
        city(1).heat([marker, 5, 1, 2, 3]).ill(Citizen::Child, 3, false).with(|s| s.board.phase = phase)
    };
    let fallen = |marker: u32, phase: Phase| detail(&Fallen(Split([0, 0, 1])), &state(marker, phase));
    let ill = "Ill 3 → 4 of 8; in Preparation, all types";
    for phase in [Phase::Night, Phase::Dawn, Phase::Morning] {
        assert_eq!(fallen(4, phase), format!("{ill}, heat as now: deaths +0; exhausted +0; gravely ill: 1"));
        assert_eq!(fallen(5, phase), format!("{ill}, heat as now: deaths +0; exhausted +0"));
    }
    assert_eq!(fallen(4, Phase::Weather), format!("{ill}: deaths +0; exhausted +0"));
    assert_eq!(fallen(4, Phase::Action), format!("{ill}, cold aside: deaths +0; exhausted +0"));
}

/// TOK-02, DUS-05: an option that turns a token of a row says which it may be, or that there is none.
#[test]
fn tok_02_an_option_says_which_tokens_it_can_turn() {
    let option = |tokens: &str, steps: &str| {
        let act = Act { cost: None, effect: Steps::read(steps).unwrap() };
        said(&Alternative { number: 1, act, card: None }, &city(1).tokens(tokens))
    };
    let told = |label: &str, detail: &str| (label.to_owned(), detail.to_owned());
    let use_up = "1: use up an active discontent token (if any)";
    assert_eq!(option("Anger greed", "use discontent"), told(use_up, "An active token is used up: Anger"));
    assert_eq!(option("anger", "use discontent"), told("1: use up active discontent (now none: nothing)", ""));
    let both = "A used token becomes active: Care and Justice";
    assert_eq!(option("care justice", "activate hope"), told("1: activate one hope token", both));
}

/// HEA-07, ILL-03: in a turn the mark of the cold says so, too.
#[test]
fn hea_07_the_cold_is_marked_with_what_it_does_where_all_are_ill() {
    let worker = |state: &State, task: Task| {
        let offer = Turn::Act(Deed { pawn: Pawn::Worker, task, card: None }).offer(state);
        let words = english();
        offer.path.iter().map(|it| words.say(&it.label)).chain([words.say(&offer.label)]).collect::<Vec<_>>()
    };
    let full = |skull: bool| city(1).turn().pool(Pawn::Worker, 1).heat([1, 5, 1, 2, 3]).ill(Citizen::Worker, 22, skull);
    assert_eq!(worker(&full(false), Task::ClearSnow), ["Clear snow ❄", "worker ❄ skull"]);
    assert_eq!(worker(&full(true), Task::ClearSnow), ["Clear snow ❄", "worker ❄ one dies"]);
    let gather = Task::Gather(field("generator-sw"));
    assert_eq!(worker(&full(true), gather)[1], "worker ❄ one dies");
    // With red passed the Generator tile is warm, a field beside it is not.
    let some = full(true).heat([2, 5, 1, 2, 3]).lay(Place::Sw).cubes("sw-upper", 3, Good::Wood);
    assert_eq!(worker(&some, Task::Gather(field("sw-upper")))[1], "worker (❄: one dies)");
}

/// ILL-04, ILL-05, ILL-06, ILL-12, ILL-14: what a flip, a death or a healing leaves.
#[test]
fn ill_14_flips_deaths_and_healing_tell_what_they_leave() {
    let state = city(1).ill(Citizen::Worker, 10, false).ill(Citizen::Engineer, 10, true);
    let skull = "Onto the skull: 1 gravely ill (ill 10/22); in Preparation, all types: deaths +2; exhausted +2";
    assert_eq!(detail(&Flipped(Split([1, 0, 0])), &state), skull);
    let dies = "One dies now: deaths 2, lost at 11; ill 10 → 9; a card of the type is given or drawn";
    assert_eq!(detail(&Flipped(Split([0, 1, 0])), &state), dies);
    let dead = "Deaths 2, lost at 11; 10 of 21 ill; then a card of the type is given or drawn";
    assert_eq!(detail(&Dying(Split([1, 0, 0])), &state), dead);
    let last = state.clone().with(|s| s.board.deaths = 10);
    assert_eq!(detail(&Dying(Split([1, 0, 0])), &last), "Deaths then: 11, lost at 11: the game is lost");
    let healed = "Healed; 10 of 12 ill; in Preparation, all types: deaths +0; exhausted +2; gravely ill: 2";
    assert_eq!(detail(&Healed(Split([0, 1, 0])), &state), healed);
    // The rules offer them so.
    let (_, offers) = asked(&effect(state.clone(), "", "flip 1 any"));
    assert!(offers[0].1.starts_with("Onto the skull") && offers[1].1.starts_with("One dies now"), "{offers:?}");
    let (_, offers) = asked(&effect(state, "", "die 1 any"));
    assert!(offers.iter().all(|it| it.1.starts_with("Deaths 2, lost at 11; ")), "{offers:?}");
}

/// BLD-24, BLD-28, DUS-05: all tokens of the type turn, and the question says which way.
#[test]
fn bld_24_all_tokens_of_a_type_are_offered_at_once() {
    let state = city(1).tokens("care care justice Anger Greed Anger");
    let (ask, offers) = asked(&effect(state.clone(), "", "activate all hope"));
    assert!(ask.ends_with("Of which type do you activate all tokens?"), "{ask}");
    let two = "Active Care then: 2; at a consultation: Care and Anger (2 each)";
    assert_eq!(offers[0], ("Activate all: Care".to_owned(), two.to_owned()));
    let (ask, offers) = asked(&effect(state, "", "use all discontent"));
    assert!(ask.ends_with("Of which type do you use up all tokens?"), "{ask}");
    assert_eq!(offers[0].1, "Active Anger then: 0; at a consultation: Greed (1 active)");
    // DUS-05: every type that would act is named or counted in, the own one among them.
    let all = city(1).tokens("Care Justice motivation Anger Apathy Greed");
    let told = detail(&Move::Activate(Token::Motivation), &all);
    assert_eq!(told, "Active Motivation then: 1; at a consultation: all types (1 each)");
    let but = detail(&Move::Activate(Token::Motivation), &city(1).tokens("Care Justice motivation anger Apathy Greed"));
    assert_eq!(but, "Active Motivation then: 1; at a consultation: all types but Anger (1 each)");
}

/// ACT-02: who is exhausted rests in the Action phase that comes next, which mostly is that of this round.
#[test]
fn act_02_exhaustion_is_told_with_when_it_counts() {
    let (ask, _) = asked(&effect(city(1), "", "exhaust 2 adult"));
    assert!(ask.ends_with("So many pawns rest in the next Action phase."), "{ask}");
}

/// ACT-11, ACT-14: one free place is one tile.
#[test]
fn act_11_clearing_says_how_many_tiles_it_lays() {
    let places = [Place::E, Place::Ne, Place::Nw, Place::W, Place::Sw];
    let near = |state: &State| detail(&Clearing(Distance::Near), state);
    assert!(near(&city(1)).starts_with("2 tiles beside the Generator"), "{}", near(&city(1)));
    let full = places.into_iter().fold(city(1), |city, place| city.lay(place));
    assert!(near(&full).starts_with("1 tile beside the Generator"), "{}", near(&full));
}

/// TOK-05, TOK-11: what loses the game for certain says so, whatever follows it.
#[test]
fn tok_11_an_option_that_loses_the_game_says_so() {
    let option = |tokens: &str, steps: &str| {
        let act = Act { cost: None, effect: Steps::read(steps).unwrap() };
        said(&Alternative { number: 2, act, card: None }, &city(1).tokens(tokens))
    };
    let lost = |tokens: &str, steps: &str| option(tokens, steps).0.ends_with(": the game is lost");
    assert_eq!(
        option("care", "hope -1"),
        ("2: hope −1: the game is lost".to_owned(), "It is the last hope: the game is lost".to_owned(),)
    );
    assert!(!lost("Care", "hope -1") && lost("Care", "hope -2"));
    assert!(!lost("care Care", "hope -2") && lost("care Care", "hope -3"));
    assert_eq!(option("anger Anger greed greed apathy", "anger +1; gain 3 food").0, "2: Anger +1: the game is lost");
    assert_eq!(option("anger Anger", "anger +1; gain 3 food").0, "2: Anger +1 (discontent 2 → 3)");
    // TOK-05: one more lies there, though a used one turns, too; a full row of hope takes no more (TOK-10).
    let later = option("anger Greed", "gain 4 coal; greed +1; out").1;
    assert_eq!(later, "Greed +1 and this card leaves the game; discontent 2 → 3");
    assert_eq!(option("care", "care +2; gain 3 food").0, "2: Care +2 (hope 1 → 3)");
    let full = "care care care care Care Care";
    assert_eq!(option(full, "care +1; gain 3 food").0, "2: Care +1 (hope 6 → 6)");
    // TOK-12: of two the active one is used up, and the used one goes.
    assert_eq!(option("Care care Justice", "care -1; gain 3 food").0, "2: Care −1 (hope 3 → 3)");
    assert_eq!(option("Care care Justice", "care -3; gain 3 food").0, "2: Care −3 (hope 3 → 1)");
    // Four lie there, all active: one is drawn, then becomes active, and only the third more is one too many.
    let four = "Anger Anger Greed Apathy";
    assert!(!lost(four, "discontent +2") && lost(four, "discontent +3"));
    assert!(!lost("Anger Anger Greed apathy", "discontent +3"));
}

/// TEC-03, TEC-06, TEC-08: the token never goes beyond round 15.
#[test]
fn tec_03_a_technology_is_told_with_its_round() {
    let technology = built_in().technologies.iter().find(|it| it.value == 4).unwrap().id;
    let pick = |round: u32| detail(&CardPick(technology), &city(1).with(|s| s.board.round = round));
    assert!(pick(2).starts_with("Round 6: "), "{}", pick(2));
    assert!(pick(13).starts_with("Round 15: "), "{}", pick(13));
    assert!(pick(15).starts_with("Workshop only: "), "{}", pick(15));
    let shop = |now: u32, due: u32| {
        let running = Research { id: technology, token: Development::Due(due) };
        let state = city(1).with(|s| {
            s.board.round = now;
            s.board.technologies.push(running);
        });
        detail(&ShopWork::Develop, &state)
    };
    let named = english().say(&technology.title());
    assert_eq!(shop(3, 7), format!("“{named}”: ready in round 6 (now 7)"));
    assert_eq!(shop(6, 7), format!("“{named}”: ready at once"));
    assert_eq!(shop(15, 15), format!("“{named}”: ready at once"));
}

/// ACT-22, EXP-03, EXP-11: what is told of all tasks of a group holds for each of its offers.
#[test]
fn a_group_says_nothing_that_its_offers_deny() {
    let about = |state: &State, task: Task| {
        let offer = Turn::Act(Deed { pawn: Pawn::Worker, task, card: None }).offer(state);
        (english().say(offer.path[0].about.as_ref().unwrap()), english().say(&offer.label))
    };
    let wood = city(1).lay(Place::E).trees("e-upper", 2);
    let (said, label) = about(&wood, Task::Fell(field("e-upper")));
    assert_eq!(said, "A tree is cut down; the card says what it brings");
    assert!(!label.contains("tree"), "{label}");
    let idle = about(&city(1).with(|s| s.board.routes = Default::default()), Task::Scout(0)).0;
    assert_eq!(idle, "0 away, at most 0; away until the return; always warm");
}

/// ACT-34, BLD-18: Ruins are never built, so that no tile of them is missing.
#[test]
fn bld_18_nobody_is_told_that_no_tile_of_ruins_is_left() {
    let told = blocked::blocked(&city(1).turn(), A);
    let why = told.iter().find(|it| it.0.key == "build/ruins").map(|it| english().say(&it.1.text));
    assert_eq!(why.as_deref(), Some("Ruins are never built: a shelter can become Ruins."));
}

/// PRE-04: of one marker that stands lowest nobody is told that it was the only choice.
#[test]
fn pre_04_one_marker_alone_is_no_choice() {
    let state = city(2).with(|s| s.board.phase = Phase::Preparation).ill(Citizen::Worker, 6, false);
    let notes = run(state, "", preparation::preparation).notes();
    assert!(notes.iter().all(|it| !it.contains("section")), "{notes:?}");
    assert!(notes.iter().any(|it| it.starts_with("note-skull(")), "{notes:?}");
}

/// HEA-04, HEA-05: whether a site is heated changes with every coal, and means nothing to white buildings.
#[test]
fn hea_05_a_site_is_told_with_its_warmth_as_it_is_now() {
    let state = city(1).lay(Place::Ne).heat([1, 5, 1, 2, 3]);
    let site = |key: Building| detail(&BuildingSite { key, field: field("ne-upper") }, &state);
    assert_eq!(site(Building::Tent), "To the bank from there: nothing; warm from heat 3 on (now 1)");
    let white =
        built_in().buildings.iter().find(|it| it.colour == Colour::White && it.from == From::Board).unwrap().key;
    assert!(
        site(white).starts_with("To the bank from there: nothing") && !site(white).contains("heated"),
        "{}",
        site(white)
    );
}
