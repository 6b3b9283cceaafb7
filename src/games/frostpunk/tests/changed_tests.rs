//! What an offer says where laws, technologies and what stands change what is printed, and where offers of one question are
//! compared.

use super::kit::*;
use super::offer_tests::{asked, english, said};
use crate::engine::{Choice, Stop, Text, Words as _};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::effect::{Act, Steps};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::abilities::DeathCard;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::cards::LawPick;
use crate::games::frostpunk::labels::illness::{Cured, Fallen};
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::labels::places::AtBuilding;
use crate::games::frostpunk::labels::routes::Explored;
use crate::games::frostpunk::labels::works::{Operation, Upgrade};
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::because::Cause;
use crate::games::frostpunk::rules::heat::Stoke;
use crate::games::frostpunk::rules::{blocked, building_actions, expeditions, laws::ChildWork, solo, special_actions};
use crate::games::frostpunk::state::{Development, Pawn, Phase, Research, Route, RouteCard, Scout, State};

fn detail(offer: &impl Choice<State>, state: &State) -> String {
    said(offer, state).1
}

/// What a pawn is offered in the building at `e-upper`, or at another field.
fn used(state: &State, pawn: Pawn, at: &str) -> String {
    detail(&Turn::Act(Deed { pawn, task: Task::Use(field(at)), card: None }), state)
}

/// ACT-62, SCN-04: what is laid on a card is not stored. Two coal lie there, and three wood are in the pool.
#[test]
fn act_62_cubes_laid_on_a_card_are_told_with_those_that_lie_there() {
    let state = city(1).open("P004").goods(Good::Wood, 3).with(|s| s.board.area[0].cubes.set(Good::Coal, 2));
    let (ask, offers) = asked(&run(state, "", |t| special_actions::act(t, card("P004"))));
    assert!(ask.contains("How much wood do you put on the card?"), "{ask}");
    let told: Vec<&str> = offers.iter().map(|it| it.1.as_str()).collect();
    let on = ["3; you still have 2", "4; you still have 1", "5; you still have 0"];
    assert_eq!(told, on.map(|it| format!("On the card then: {it}")));
}

/// ILL-05, PRE-03, PRE-04: 8 engineers with the skull up lose one whichever workers are cured, and 26 ill of one type lose the
/// game whoever else is; from the Action phase on a night comes first (RND-01, NIG-06).
#[test]
fn pre_04_every_option_counts_the_deaths_of_all_types() {
    let state = city(1).ill(Citizen::Worker, 10, false).ill(Citizen::Engineer, 8, true);
    let cured = |n: [u32; 3]| detail(&Cured(Split(n)), &state);
    assert!(
        cured([2, 0, 0]).starts_with("Ill 10 → 8 of 22; in Preparation, all types: deaths +1"),
        "{}",
        cured([2, 0, 0])
    );
    let both = "Ill: workers 10 → 9/22 and engineers 8 → 7/12; in Preparation, all types: deaths +1";
    assert!(cured([1, 1, 0]).starts_with(both), "{}", cured([1, 1, 0]));
    // 5 children more would turn their marker, too, but nobody of them dies of one turn.
    let three = detail(&Fallen(Split([1, 1, 1])), &state);
    let all = "Ill: workers 10 → 11/22, engineers 8 → 9/12, and children 0 → 1/8; in Preparation: deaths +1";
    assert!(three.replace(", and ", " and ").starts_with(&all.replace(", and ", " and ")), "{three}");
    let evening = state.clone().with(|s| s.board.phase = Phase::Action);
    let late = detail(&Cured(Split([2, 0, 0])), &evening);
    assert!(late.contains("in Preparation, all types, cold aside: deaths +1"), "{late}");
    // 6 workers and nobody else in a cold city: 16 ill in the morning, so that one of them dies, too (15 or more: two turns).
    let dusk = state.clone().with(|s| s.board.phase = Phase::Dusk).pool(Pawn::Worker, 6);
    let sure = detail(&Fallen(Split([0, 0, 1])), &dusk);
    assert!(sure.contains("in Preparation, all types, heat as now: deaths +2"), "{sure}");
    let crowd = state.with(|s| s.board.people_mut(Citizen::Engineer).citizens = 30).ill(Citizen::Engineer, 26, false);
    let lost = "Ill 0 → 1 of 8; with engineers still 26 or more in Preparation the game is lost";
    assert_eq!(detail(&Fallen(Split([0, 0, 1])), &crowd), lost);
}

/// ACT-05, LAW-05: "Apprentices" lets a child cure 2, "Children to Work" lets one take 3 cubes.
#[test]
fn act_05_a_child_is_offered_what_the_law_lets_it_do() {
    let post = |key: Building| city(1).lay(Place::E).build("e-upper", key);
    let apprentice = post(Building::MedicalPost).enacted("PR15").ill(Citizen::Worker, 5, false);
    assert_eq!(used(&apprentice, Pawn::Child, "e-upper"), "cure 2 ill");
    assert_eq!(used(&apprentice, Pawn::Engineer, "e-upper"), "cure 3 ill");
    let gather = used(&post(Building::GatheringPost).enacted("PR01"), Pawn::Child, "e-upper");
    assert!(gather.starts_with("1 cube from each adjacent field, at most 3 (now "), "{gather}");
}

/// BLD-04, BLD-11, BLD-13, BLD-20: PR16 cures 1 more in each building, T05 and PR13 let the Medical Post heal, T06 removes 1
/// more at the Generator, T08 gives 1 coal more at the Coal Mine and on each field of the Coal Thumper.
#[test]
fn bld_04_bld_11_laws_and_technologies_are_in_what_a_building_offers() {
    let ill = city(1).lay(Place::E).ill(Citizen::Worker, 9, true);
    let at = |key: Building| ill.clone().build("e-upper", key);
    assert_eq!(used(&at(Building::MedicalPost).enacted("PR16"), Pawn::Engineer, "e-upper"), "cure 4 ill");
    let heals = used(&at(Building::MedicalPost).developed("T05"), Pawn::Engineer, "e-upper");
    assert_eq!(heals, "choose one (cure 3 ill; or: heal 2 gravely ill)");
    let up = ill.clone().upgraded("e-upper", Building::MedicalPost).enacted("PR13").enacted("PR16");
    assert_eq!(
        used(&up, Pawn::Engineer, "e-upper"),
        "choose one (cure 5 ill; or: heal 1 gravely ill; or: heal 1 gravely ill)"
    );
    let mine = |state: State| used(&state, Pawn::Worker, "e-upper");
    let (plain, more) = (mine(at(Building::CoalMine)), mine(at(Building::CoalMine).developed("T08")));
    assert!(plain.starts_with("gain 4 coal") && more.starts_with("gain 5 coal"), "{plain} {more}");
    let thump = used(&at(Building::CoalThumper).developed("T08"), Pawn::Worker, "e-upper");
    assert!(thump.starts_with("up to 4 coal each onto"), "{thump}");
    // Of two fields beside it one holds 4 coal and one is empty; fields with wood or trees take none.
    let beside = city(1).lay(Place::E).build("e-upper", Building::CoalThumper).lay(Place::Ne).lay(Place::Se);
    let beside = beside.cubes("ne-upper", 4, Good::Coal).cubes("ne-lower", 1, Good::Wood).trees("se-upper", 1);
    assert_eq!(
        mine(beside),
        "up to 3 coal each onto up to 3 adjacent fields, to gather (now 4 coal, on empty or coal fields)"
    );
    // The same options, when they are chosen from, and what may be healed in place of them is asked by the building.
    let state = at(Building::MedicalPost).developed("T05").enacted("PR16");
    let (ask, offers) = asked(&run(state, "", |t| building_actions::act(t, field("e-upper"), ChildWork::Usual)));
    assert_eq!(ask, "Medical Post – which of these do you choose?");
    assert_eq!([offers[0].0.as_str(), offers[1].0.as_str()], ["1: cure 4 ill", "2: heal 2 gravely ill"]);
    let build = detail(&Operation::Build { key: Building::MedicalPost, discount: 0 }, &city(1).enacted("PR16"));
    assert_eq!(build, "2 wood – for engineers, its action: cure 4 ill");
}

/// BLD-04: what the first core brings besides, and what cools more with "Relief Valves".
#[test]
fn bld_04_the_generator_tells_its_overload_and_what_the_tower_is_good_for() {
    let hot = city(1).goods(Good::Core, 1).with(|s| s.board.overload = 6);
    let offered = |state: &State| used(state, Pawn::Engineer, "generator-ne");
    let first = "overload −5; or pay 1 steam core: to 0, and from then on fewer cubes fall; overload now 6";
    assert_eq!(offered(&hot), first);
    let later = hot.developed("T06").with(|s| s.board.tower.upgraded = true);
    assert_eq!(offered(&later), "overload −6; or pay 1 steam core: to 0; overload now 6");
    let act = Act { cost: None, effect: Steps::read("overload all; tower").unwrap() };
    let core = |state: &State| {
        let state = State { cause: Some(Cause::At(field("generator-ne"))), ..state.clone() };
        said(&Alternative { number: 2, act: act.clone(), card: None }, &state).0
    };
    assert_eq!(core(&later), "2: overload 6 → 0");
}

/// BLD-04, GEN-03: of 100 cubes 55 fall through the tower at once, and 33 through the better one. The question names the rule of
/// the building.
#[test]
fn bld_04_both_ways_to_cool_the_generator_say_what_they_are_worth() {
    let hot = city(1).goods(Good::Core, 1).with(|s| s.board.overload = 6);
    let trial = run(hot, "", |t| building_actions::act(t, field("generator-ne"), ChildWork::Usual));
    let (_, offers) = asked(&trial);
    assert_eq!(offers[0].0, "1: overload −5 (6 → 1)");
    assert_eq!(offers[1].0, "2: pay 1 steam core");
    assert_eq!(offers[1].1, "overload 6 → 0 and then cubes fall at once in 33 % (now 55), later in 2 % (now 6)");
    let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
    assert_eq!(open[0].ask.rule, "BLD-04");
}

/// TOK-06, TOK-07, ILL-07: how a card for the dead lowers hope depends on which tokens lie there.
#[test]
fn tok_06_a_card_for_the_dead_says_which_token_hope_loses() {
    let worker = |tokens: &str| {
        let given = DeathCard { card: Some(card("M01")), of: Citizen::Worker, deaths: 1 };
        detail(&given, &city(1).tokens(tokens))
    };
    assert_eq!(worker("care care"), "Card spent: hope −1 (a used one goes back; lost at −2, then −1)");
    assert_eq!(worker("Care Care"), "Card spent: hope −1 (the table uses up one; lost at −4, then at −3)");
    assert_eq!(worker("Care care"), "Card spent: hope −1 (use one up or put one back; lost at −3, then −2)");
}

/// SOL-02: with 4 hope tokens Mobilization draws 3 citizen cards.
#[test]
fn sol_02_mobilization_tells_hope_tokens_from_cards() {
    let alone = city(1).tokens("Care Care justice Justice").with(|s| s.board.mobilization = true);
    let (ask, offers) = asked(&run(alone, "", solo::mobilize));
    assert!(ask.ends_with("1/2/4/6 hope tokens (you have 4, none is spent): 1/2/3/4 citizen cards."), "{ask}");
    assert!(offers[0].1.starts_with("draw 3 citizen cards"), "{}", offers[0].1);
}

/// NIG-06, GEN-02 to GEN-06, ILL-03: at night pawns without a place are counted, since not each of them makes one more ill; in
/// the Generator phase it is known who falls ill and who dies, and how near the malfunction is.
#[test]
fn nig_06_gen_03_coal_is_told_with_who_falls_ill_and_what_the_tower_does() {
    let cold = city(1).pool(Pawn::Worker, 5).ill(Citizen::Worker, 22, false).heat([1, 5, 1, 2, 3]);
    let night = cold.clone().with(|s| s.board.phase = Phase::Night);
    let told = detail(&Stoke(0), &night);
    assert!(told.starts_with("5 pawns find no warm place: 1 ill each; Generator phase: ill 4, "), "{told}");
    // Four icons: those of workers turn their marker, so that they make nobody ill.
    let icons = crate::games::frostpunk::rules::generator::icons_between(&cold);
    let workers = icons.iter().filter(|it| **it == Citizen::Worker).count();
    let now = detail(&Stoke(0), &cold.clone().with(|s| s.board.overload = 8));
    let wanted = format!("Now: ill +{}, deaths +{};", icons.len() - workers, workers / 2);
    assert!(now.starts_with(&wanted) && now.contains("(overload 8, safe up to 10)"), "{now}");
    let second = cold.with(|s| s.board.heat.overheated = true);
    let last = detail(&Stoke(0), &second);
    assert!(last.contains("(overload 0, above 10 the game is lost)"), "{last}");
}

/// TEC-03, TEC-07, BLD-05: the first Workshop starts a technology, and without the last one it is broken off.
#[test]
fn tec_03_tec_07_workshops_tell_what_becomes_of_a_technology() {
    let idle = |token| Research { id: card("T02"), token };
    let state = |token| city(1).goods(Good::Wood, 3).lay(Place::E).with(|s| s.board.technologies.push(idle(token)));
    let build = |state: &State| detail(&Operation::Build { key: Building::Workshop, discount: 0 }, state);
    let first = build(&state(Development::Idle));
    assert!(first.starts_with("1 wood – starts a technology now; engineers, 2 times: "), "{first}");
    let standing = state(Development::Due(6)).build("e-upper", Building::Workshop);
    assert!(build(&standing).starts_with("1 wood – for engineers, its action: "), "{}", build(&standing));
    let title = english().say(&card("T02").title());
    let lost = format!("No refund; the last Workshop: “{title}” is broken off, its progress is lost");
    assert_eq!(detail(&Operation::Demolish(field("e-upper")), &standing), lost);
    assert_eq!(detail(&AtBuilding(field("e-upper")), &standing), lost, "nor if a card destroys it");
    let two = standing.build("e-lower", Building::Workshop);
    assert!(detail(&Operation::Demolish(field("e-upper")), &two).starts_with("No refund; lost: "));
}

/// BLD-01: what an upgrade changes is told with what stands there now.
#[test]
fn bld_01_every_upgrade_is_told_with_what_the_building_does_now() {
    let state = |key: Building| city(1).goods(Good::Wood, 9).goods(Good::Core, 2).lay(Place::E).build("e-upper", key);
    let upgrade = |key: Building| detail(&Upgrade(field("e-upper")), &state(key));
    assert!(upgrade(Building::Infirmary).ends_with("; now 4 or 2"), "{}", upgrade(Building::Infirmary));
    assert!(upgrade(Building::Sawmill).ends_with("; now own tile"), "{}", upgrade(Building::Sawmill));
    assert!(upgrade(Building::HuntersHut).contains("hunting symbols 1 → 2"), "{}", upgrade(Building::HuntersHut));
}

/// HEA-07, ILL-03: the pawn that works in the cold is offered with what that does to its type.
#[test]
fn hea_07_a_pawn_in_the_cold_is_told_with_its_price() {
    let state = city(1).turn().pool(Pawn::Worker, 1).heat([1, 5, 1, 2, 3]).ill(Citizen::Worker, 4, false);
    let deed = Deed { pawn: Pawn::Worker, task: Task::Gather(field("generator-sw")), card: None };
    let offer = Turn::Act(deed).offer(&state);
    let about = english().say(offer.path[1].about.as_ref().unwrap());
    assert!(about.starts_with("❄ Ill 4 → 5 of 22; in Preparation, all types: deaths +0"), "{about}");
    // M02, the Carter, stays warm: then nobody need fall ill.
    let carter = Turn::Act(deed).offer(&state.clone().with(|s| s.add_to_hand(A, card("M02"))));
    let about = english().say(carter.path[1].about.as_ref().unwrap());
    assert!(about.starts_with("Where ❄ stands: Ill 4 → 5 of 22"), "{about}");
    // ACT-05: without M21, a card of a child, no child could gather.
    let child = state.clone().pool(Pawn::Child, 1).with(|s| s.add_to_hand(A, card("M21")));
    let with_card = Deed { pawn: Pawn::Child, card: Some(card("M21")), ..deed };
    assert_eq!(english().say(&Turn::Act(with_card).offer(&child).path[1].label), "child (by card)");
    let warm = Turn::Act(deed).offer(&state.heat([2, 5, 1, 2, 3]));
    assert_eq!(warm.path[1].about, None);
}

/// TOK-05, TOK-11, ILL-06: whatever is certain to lose the game says so, in its second step, too.
#[test]
fn tok_05_ill_06_laws_options_and_deaths_that_lose_the_game_say_so() {
    let law = LawPick { law: card("PR01"), quiet: false };
    let hope = "It is the last hope: the game is lost";
    assert_eq!(detail(&law, &city(1).tokens("care")), hope);
    assert!(detail(&law, &city(1).tokens("Care care")).starts_with("discontent +1, hope −1 – "));
    let option = |state: &State, steps: &str| {
        let act = Act { cost: None, effect: Steps::read(steps).unwrap() };
        detail(&Alternative { number: 1, act, card: None }, state)
    };
    let full = city(1).tokens("Anger Anger Greed Greed Apathy");
    let many = "It would be one too many: the game is lost";
    assert_eq!(option(&full, "gain 5 food; anger +1; hunger +1"), many);
    // A loss before makes room.
    assert_ne!(option(&full, "discontent -2; anger +1"), many);
    let dying = city(1).ill(Citizen::Engineer, 12, true).with(|s| s.board.deaths = 10);
    let dead = "Deaths then: 11, lost at 11: the game is lost";
    assert_eq!(option(&dying, "die 1 worker"), dead);
    assert_eq!(detail(&Fallen(Split([0, 1, 0])), &dying), dead);
}

/// SCN-04: the storehouses are told with what they hold and must hold.
#[test]
fn scn_04_the_storehouses_are_offered_with_what_is_in_them() {
    let state = city(1).goods(Good::Coal, 9).with(|s| {
        s.board.scenario.push(card("S04"));
        s.board.stored.add(Good::Coal, 3);
    });
    let (id, who) = special_actions::open(&state)[0];
    let told = detail(&Turn::Act(Deed { pawn: Pawn::Worker, task: Task::Special(id, who), card: None }), &state);
    let stored = "up to 10 coal, wood and food to the storehouses; stored: coal 3/8, wood 0/4, food 0/14";
    assert_eq!(told, stored);
}

/// HUN-05, HUN-06, GNR-11, ACT-03: what food is needed for, what comes to nothing, and who is left when all have passed.
#[test]
fn hun_05_gnr_11_act_03_offers_tell_what_stands_now() {
    let hut = city(1).goods(Good::Food, 9).lay(Place::E).build("e-upper", Building::HuntersHut);
    // In round 2 the 12 engineers eat, in rounds 3 and 15 the 22 workers.
    assert_eq!(
        used(&hut, Pawn::Worker, "e-upper"),
        "gain 4 food (now 9; tonight needs 12, next round 22 and what is missing)"
    );
    let hungry = hut.clone().with(|s| s.board.hunger = 10);
    let both = "gain 4 food (now 9; tonight 10 hunger + 12, next round 22 and what is missing)";
    assert_eq!(used(&hungry, Pawn::Worker, "e-upper"), both);
    let last = hut.clone().with(|s| s.board.round = 15);
    assert_eq!(used(&last, Pawn::Worker, "e-upper"), "gain 4 food (now 9; tonight needs 22)");
    let act = Act { cost: None, effect: Steps::read("hunger +1; scouts 1; cure 1").unwrap() };
    let idle = detail(&Alternative { number: 1, act, card: None }, &city(1));
    assert_eq!(idle, "scouts move 1 space (now: nothing) and cure 1 ill (nobody to cure)");
    let pass = detail(&Turn::Pass, &city(1).pool(Pawn::Worker, 3).pool(Pawn::Child, 2));
    assert_eq!(pass, "The Action phase ends at once; pawns left: 3; children cannot act");
    // HEA-03: more coal than the cold marker lets burn is refused by heat alone.
    let coal = city(1).turn().goods(Good::Coal, 2).heat([1, 5, 1, 2, 3]);
    let keys = blocked::blocked(&coal, A).into_iter().map(|it| it.0.key).filter(|it| it.starts_with("stoke/"));
    assert_eq!(keys.collect::<Vec<_>>(), ["stoke/3", "stoke/4"]);
}

/// EXP-05, EXP-08, EXP-13: a place is told with what its card lets one expect, and a return with what going on has earned. E04
/// pays 4 coal at the return from which its scout went on, E01 6 food.
#[test]
fn exp_08_exp_13_routes_tell_what_may_be_expected_and_what_a_return_brings() {
    let state = city(1).with(|s| {
        let cards = [("E04", true), ("E01", false)].map(|(id, dark)| RouteCard { id: card(id), dark });
        s.board.routes[1] = Route { cards: cards.into(), scout: Some(Scout { pawn: Pawn::Worker, space: 0 }) };
    });
    let (ask, _) = asked(&run(state.clone(), "", |t| expeditions::move_scouts(t, 9)));
    assert!(ask.starts_with("Route 2: a scout has reached “") && ask.ends_with("). Skip or explore it?"), "{ask}");
    let facts = expeditions::find(&state, card("E01")).unwrap();
    let hint = english().say(&Text::new(format!("hint-{}", facts.hint.key())));
    assert!(ask.contains(&format!(", {hint})")), "{ask}");
    let back = Explored::Back { number: 1, leg: facts.back[0].clone(), only: true, route: 1 };
    let told = detail(&back, &state);
    assert!(told.starts_with("gain 6 food") && told.ends_with("; earned before: gain 4 coal"), "{told}");
}

/// LAW-06: a law that brings one building is told with its price and what it does.
#[test]
fn law_06_a_law_tells_what_its_building_costs_and_does() {
    let law = detail(&LawPick { law: card("PR10"), quiet: true }, &city(1));
    assert_eq!(law, "you may build: Fighting Arena; for 2 wood; its action: discontent −1");
}

/// WEA-07: the storm ruins Tents until round 7, and nothing once it is over.
#[test]
fn wea_07_a_shelter_that_the_storm_would_ruin_says_so() {
    let tent = |state: &State| detail(&Operation::Build { key: Building::Tent, discount: 0 }, state);
    let warning = "; storm up to round 7 ruins it";
    assert!(tent(&city(1)).ends_with(warning));
    let later = city(1).with(|s| s.board.round = 9);
    let calm = city(1).with(|s| s.board.storm = None);
    assert!(!tent(&later).contains(warning) && !tent(&calm).contains(warning), "{}", tent(&later));
}

/// TOK-06, TOK-07: two moves of tokens are said in one sentence, with how many tokens lie there then.
#[test]
fn tok_07_a_loss_of_two_is_told_with_what_is_left() {
    let (_, offers) = asked(&effect(city(1).tokens("Care Care Justice"), "", "hope -2"));
    let left = |of: &str| offers.iter().find(|it| it.0 == of).map(|it| it.1.as_str());
    let three = "Hope tokens then: 3 of 6; with none the game is lost";
    assert_eq!(left("use up Care and use up Justice"), Some(three), "{offers:?}");
    let two = "Hope tokens then: 2 of 6; with none the game is lost";
    assert_eq!(left("use up Care and put back Care"), Some(two), "{offers:?}");
}
