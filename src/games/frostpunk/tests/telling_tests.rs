//! What an offer tells besides its name, so that those who choose can compare: prices, warmth, before and after, and what the
//! log keeps of it.

use super::kit::*;
use super::newcomer_tests::speech;
use super::offer_tests::{asked, english, said};
use crate::engine::{View as _, Viewer, Words as _};
use crate::games::card_words::Slot as _;
use crate::games::frostpunk::content::amounts::Stock;
use crate::games::frostpunk::content::effect::{Act, Steps};
use crate::games::frostpunk::content::features::Ability;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::abilities::{DeathCard, OneTile};
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::cards::{CardPick, FirstDiscard};
use crate::games::frostpunk::labels::illness::Dying;
use crate::games::frostpunk::labels::options::{AtPlace, Payment, Pile, ShopWork};
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::labels::places::{AtBuilding, AtSpot};
use crate::games::frostpunk::labels::works::{Operation, Upgrade};
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::effects::Scope;
use crate::games::frostpunk::rules::{blocked, construction, dusk, expeditions, illness, laws};
use crate::games::frostpunk::state::{Development, Pawn, Phase, Research, Route, RouteCard, Scout, Spot, State};
use crate::games::frostpunk::text;
use crate::games::frostpunk::view::View;
use crate::words::Language;

/// What the log says, in its order.
fn noted(trial: &Trial) -> Vec<String> {
    crate::engine::trial::noted(&trial.t).iter().map(|it| english().say(&it.text)).collect()
}

/// NIG-04, BLD-18, ACT-32: shelters differ by their insulation, and a large building takes a whole tile.
#[test]
fn act_32_what_is_built_is_told_with_its_warmth_and_its_room() {
    let state = city(1).goods(Good::Wood, 9);
    let build = |key: Building, state: &State| said(&Operation::Build { key, discount: 0 }, state);
    let tent = build(Building::Tent, &state).1;
    // WEA-07: before round 8 the storm ruins Tents.
    assert_eq!(
        tent,
        "2 wood – 2 places for the night from heat 2/3/4 (Generator/near/far); storm up to round 7 ruins it"
    );
    let house = build(Building::House, &state).1;
    assert_eq!(house, "4 wood – 2 places for the night from heat 2 anywhere; red insulation");
    let large =
        Building::ALL.into_iter().find(|it| state.is_large(*it) && built_in().building(*it).from == From::Board);
    // ACT-41, ACT-43: a Beacon takes no pawn.
    assert_eq!(large, Some(Building::Beacon));
    assert_eq!(build(Building::Beacon, &state).0, "Beacon, whole tile");
    assert_eq!(build(Building::Hothouse, &state).0, "Hothouse, whole tile, 2 pawns");
}

/// BLD-01, BLD-05: an upgrade is told with what the building does now, and where one is offered with what it could be.
#[test]
fn bld_01_an_upgrade_is_told_with_what_it_changes() {
    let state = |key: Building| city(1).goods(Good::Wood, 9).lay(Place::E).build("e-upper", key);
    let upgrade = |key: Building| said(&Upgrade(field("e-upper")), &state(key)).1;
    assert_eq!(upgrade(Building::MedicalPost), "2 wood – its action: cure 4 ill or heal 1 gravely ill; now cure 3 ill");
    assert_eq!(upgrade(Building::GatheringPost), "1 wood – only the insulation: yellow → red");
    let shop = said(&ShopWork::Upgrade, &state(Building::MedicalPost)).1;
    assert_eq!(shop, "Now: Medical Post for 2 wood");
    // CIT-03: of a Construction it takes two operations.
    let works = construction::Works { upgrade: true, ..construction::Works::USUAL };
    let (_, offers) = asked(&run(state(Building::MedicalPost), "", |t| construction::construct(t, works)));
    let upgrade = offers.iter().find(|it| it.0 == "Upgrade a building").unwrap();
    assert_eq!(upgrade.1, "Two operations and the price; now: Medical Post for 2 wood");
}

/// AUT-02: a coal is said with the automaton, and paid after the log has told its deed.
#[test]
fn aut_02_an_automaton_is_offered_with_its_coal() {
    let state = city(1).turn().goods(Good::Coal, 1).pool(Pawn::Automaton, 1);
    let offer = said(&Turn::Act(Deed { pawn: Pawn::Automaton, task: Task::ClearSnow, card: None }), &state);
    assert_eq!(offer.0, "automaton (1 coal)");
}

/// ACT-35, ACT-36: a building can be used at once; where one can only demolish, the question and the offer say what that means.
#[test]
fn act_35_act_36_a_construction_says_what_it_can_do() {
    let asks = |state: State| asked(&run(state, "", |t| construction::construct(t, construction::Works::USUAL)));
    let poor =
        city(1).lay(Place::E).build("e-upper", Building::Infirmary).lay(Place::W).build("w-upper", Building::House);
    let (ask, offers) = asks(poor.clone());
    assert!(ask.ends_with("Construction: what do you demolish, without a refund (3 left)?"), "{ask}");
    let lost = "No refund; lost: its action (cure 4 ill or heal 2 gravely ill); not heated now";
    assert_eq!(offers[0], ("Infirmary (2)".to_owned(), lost.to_owned()));
    // CIT-02: a card of the hand can be played nowhere else.
    let held = |state: State| state.turn().with(|s| s.secret.hands[A] = vec![card("M24")]);
    let (_, offers) = asks(held(poor.clone()));
    assert!(offers.iter().any(|it| it.1.contains("; your card “Nurse’s Help” needs it")), "{offers:?}");
    let (_, offers) = asks(held(poor.clone().lay(Place::Ne).build("ne-upper", Building::MedicalPost)));
    assert!(offers.iter().all(|it| !it.1.contains("needs it")), "{offers:?}");
    let usual = construction::Works::USUAL;
    let (ask, offers) =
        asked(&run(poor.clone(), "A operation demolish/e-upper", |t| construction::construct(t, usual)));
    assert!(ask.ends_with("Construction: end it, or demolish something without a refund (2 left)?"), "{ask}");
    assert_eq!(offers[0].0, "End the Construction");
    let (ask, _) = asks(poor.goods(Good::Wood, 2));
    assert!(
        ask.ends_with(
            "Construction: what next (3 left)? Its field comes after; a new building can be used in this round."
        ),
        "{ask}"
    );
}

/// ACT-33: a note says why cubes leave the map.
#[test]
fn act_33_what_lay_on_the_field_is_told_as_lost() {
    let state = city(1).goods(Good::Wood, 2).lay(Place::E).cubes("e-upper", 5, Good::Coal);
    let answers = "A operation build/tent, A site e-upper, A operation done";
    let notes = noted(&run(state, answers, |t| construction::construct(t, construction::Works::USUAL)));
    let wanted = "Built: Tent (2 East, upper field). What lay there goes to the bank: 5 coal.";
    assert!(notes.iter().any(|it| it == wanted), "{notes:?}");
}

/// ACT-41, ACT-43: the building board tells how many pawns a large building takes.
#[test]
fn act_41_a_large_building_is_told_with_its_room() {
    use crate::games::frostpunk::labels::places::room;
    let state = city(1);
    let rooms = [Building::Hothouse, Building::Beacon, Building::Tent, Building::Sawmill].map(|it| room(&state, it));
    assert_eq!(rooms, [2, 0, 0, 1]);
}

/// EVT-11, HEA-06: Clear snow is always cold, but not for a worker who acts again.
#[test]
fn evt_11_clearing_snow_again_is_warm() {
    let again = said(&AtSpot(Spot::ClearSnow), &city(1).lay(Place::E));
    assert_eq!(again.1, "2 near tiles or 1 far tile: new fields, their food at once");
}

/// HEA-03: coal or the cold marker, whichever sets the limit.
#[test]
fn hea_03_a_refusal_names_what_is_short() {
    let why = |coal: u32| {
        let state = city(1).turn().pool(Pawn::Worker, 1).heat([1, 5, 1, 2, 3]).goods(Good::Coal, coal);
        let told = blocked::blocked(&state, A);
        told.iter().find(|it| it.0.key.starts_with("stoke/")).map(|it| english().say(&it.1.text)).unwrap()
    };
    assert_eq!(why(3), "You have only 3 coal to burn.");
    assert_eq!(why(0), "You have no coal to burn.");
    assert_eq!(why(9), "You can burn 4 coal now: heat is at 1 and never passes cold at 5.");
}

/// BLD-29: who is sent to the Prison stays there for the night.
#[test]
fn bld_29_the_prison_keeps_its_pawn() {
    let state = city(1).lay(Place::E).build("e-upper", Building::Prison).with(|s| s.board.hunger = 5);
    let deed = Deed { pawn: Pawn::Worker, task: Task::Use(field("e-upper")), card: None };
    let told = said(&Turn::Act(deed), &state).1;
    let stays = "; its pawn sleeps there, needs no other place (1 more ill if it is cold)";
    assert_eq!(told, format!("hunger −4 (now 5){stays}"));
    let machine = Deed { pawn: Pawn::Automaton, task: Task::Use(field("e-upper")), card: None };
    assert_eq!(said(&Turn::Act(machine), &state).1, "hunger −4 (now 5)", "it comes back like any other");
}

/// ILL-10, ILL-12, ILL-11: what comes to nothing says so.
#[test]
fn a_step_that_comes_to_nothing_says_so() {
    let option = |state: &State, written: &str| {
        let act = Act { cost: None, effect: Steps::read(written).unwrap() };
        said(&Alternative { number: 1, act, card: None }, state).0
    };
    assert_eq!(option(&city(1), "cure 3"), "1: cure 3 ill (nobody to cure)");
    assert_eq!(option(&city(1), "heal 1"), "1: heal 1 gravely ill (there are none)");
    let ill = city(1).ill(Citizen::Child, 2, true);
    assert_eq!([option(&ill, "cure 3"), option(&ill, "heal 1")], ["1: cure 3 ill", "1: heal 1 gravely ill"]);
    // ILL-11: of one who is gravely ill nobody is cured.
    assert_eq!(option(&city(1).ill(Citizen::Child, 1, true), "cure 3"), "1: cure 3 ill (nobody to cure)");
}

/// TOK-02, TOK-04, TOK-06: which way a token lies, and what can be done with those that lie there.
#[test]
fn tok_06_a_loss_without_an_active_token_asks_what_goes_back() {
    let ask = |tokens: &str| asked(&effect(city(1).tokens(tokens), "", "hope -1")).0;
    let back = "Hope falls by 1, none is active: which token goes back into the bag? Lost at a further −1.";
    assert!(ask("care justice").ends_with(back), "{}", ask("care justice"));
    // TOK-11: the last one cannot be lost without losing the game.
    let detail = |tokens: &str| asked(&effect(city(1).tokens(tokens), "", "hope -1")).1[0].1.clone();
    let last = "Hope tokens then: 1 of 6; the next hope −1 then loses the game; at a consultation: nothing";
    assert_eq!(detail("care justice"), last);
    assert!(!detail("care justice motivation").contains("loses"), "{}", detail("care justice motivation"));
    assert!(ask("Care justice").ends_with("use a token up or put one back? Either way lost at a further −2."));
    let (_, offers) = asked(&effect(city(1).tokens("care"), "", "hope +1"));
    let drawn = ("Draw a random token, used side up", "Hope tokens then: 2 of 6; with none the game is lost");
    assert_eq!((offers[1].0.as_str(), offers[1].1.as_str()), drawn);
    // TOK-04: each of several is asked on its own, with how many are still to come.
    let twice = |answers: &str| asked(&effect(city(1).tokens("care care"), answers, "hope +2")).0;
    assert!(twice("").contains("Hope rises (then 1 more): "), "{}", twice(""));
    let second = twice("A hope-more activate/care");
    assert!(second.contains("Hope rises: "), "{second}");
}

/// ILL-07, TOK-06: a card for the dead says how hope falls, because the number of tokens may stay.
#[test]
fn ill_07_a_card_for_the_dead_says_how_hope_falls() {
    // M01: of a worker hope -1, of a child justice is used up or another row, then hope -2.
    let state = city(1).tokens("Care Care justice motivation");
    let worker = said(&DeathCard { card: Some(card("M01")), of: Citizen::Worker, deaths: 1 }, &state).1;
    assert_eq!(worker, "Card spent: hope −1 (use one up or put one back; lost at −6, then −5)");
    let child = said(&DeathCard { card: Some(card("M01")), of: Citizen::Child, deaths: 1 }, &state).1;
    assert!(child.ends_with(" and hope −2 (use up or put back; lost at −6, then −4)"), "{child}");
}

/// ILL-06, ILL-09, TOK-06, TOK-11: what several deaths at once are, and what the cards that are drawn for them surely bring.
#[test]
fn ill_09_deaths_at_once_say_that_the_first_is_counted_and_what_is_sure_of_a_draw() {
    let dead = |of: Citizen, tokens: &str, n: u32| {
        let state = city(2).tokens(tokens).with(|s| s.add_to_hand(A, card("M01")));
        let (ask, offers) = asked(&run(state, "", |t| illness::deaths(t, of, n)));
        (ask, offers.last().unwrap().1.clone())
    };
    let (ask, draw) = dead(Citizen::Worker, "Care Care care care", 3);
    assert_eq!(
        ask,
        "3 die (workers), one by one; the first is counted. Do you give a worker card? If nobody does, all cards are drawn."
    );
    assert_eq!(
        draw,
        "Surely, in all: hope −3 (use up or put back; lost at −6, then −3); 5 of 30 cards would add harm now"
    );
    // Every citizen card costs hope −1 for a worker and −2 for a child, and three used tokens are gone with three deaths.
    assert_eq!(dead(Citizen::Worker, "care care care", 3).1, "Surely hope −3: the game is lost");
    assert_eq!(dead(Citizen::Child, "care justice", 1).1, "Surely hope −2: the game is lost");
    let back = "Surely hope −1 (a used one goes back; lost at −2, then −1)";
    assert!(dead(Citizen::Worker, "care care", 1).1.starts_with(back));
    // So does whatever kills.
    let dying = |tokens: &str| said(&Dying(Split::of_one(Citizen::Worker, 1)), &city(1).tokens(tokens)).1;
    assert_eq!(dying("care"), "Deaths +1, so hope −1 at least: the game is lost");
    assert!(dying("Care").starts_with("Deaths 2, lost at 11"), "{}", dying("Care"));
}

/// ACT-32: a large building stands on a whole tile, whichever field it is entered under.
#[test]
fn act_32_a_large_building_is_named_with_its_tile() {
    let state = city(1).lay(Place::E).build("e-upper", Building::CoalThumper);
    assert_eq!(said(&AtBuilding(field("e-upper")), &state).0, "Coal Thumper (2)");
    let small = city(1).lay(Place::E).build("e-upper", Building::MedicalPost);
    assert_eq!(said(&AtBuilding(field("e-upper")), &small).0, "Medical Post (2 upper)");
}

/// SET-23: an engineer who is exhausted by a card of the setup does not act in round 1.
#[test]
fn set_23_a_cost_that_exhausts_says_when_it_counts() {
    let tires = built_in().citizens.iter().find_map(|it| {
        let told = said(&FirstDiscard { card: it.id, paid: true }, &city(2)).1;
        told.starts_with("exhausted: 1 engineer").then_some(told)
    });
    let told = "exhausted: 1 engineer (of 3 pawns), idle in round 1";
    assert!(tires.as_ref().is_some_and(|it| it.starts_with(told)), "{tires:?}");
    // CIT-02: with the card goes what it could do.
    let lookout = built_in().citizens.iter().find(|it| it.ability.effect.contains(&Ability::PeekFar(3))).unwrap().id;
    let given = "pay 1 wood; given up: look at the top 3 far tiles, put any of them on the bottom";
    assert_eq!(said(&FirstDiscard { card: lookout, paid: true }, &city(2)).1, given);
    // CIT-03, ACT-21: with the usual effect of its action by name.
    let told = |id: &str| said(&FirstDiscard { card: card(id), paid: true }, &city(2)).1;
    assert!(told("M21").ends_with("given up: Gather up to 2 cubes, always warm"), "{}", told("M21"));
    let hut = "given up: 3 food, always warm; child at Hunters’ Hut";
    assert!(told("M29").ends_with(hut), "{}", told("M29"));
    assert!(told("M18").contains("given up: Clear snow as usual, always warm"), "{}", told("M18"));
    // HUN-01, HUN-07: what hunger takes, and when.
    let hunger = "hunger +3; that is 3 more food tonight; given up: ";
    assert!(told("M13").starts_with(hunger), "{}", told("M13"));
}

/// SET-11, ACT-01: before round 1 it is told how many pawns there will be; 22 workers, 12 engineers and 8 children are 5, 3 and 2.
#[test]
fn set_11_the_pawns_of_round_1_are_told_before_it() {
    let state = city(1).pool(Pawn::Automaton, 1).with(|s| {
        s.board.phase = Phase::Setup;
        s.board.people_mut(Citizen::Engineer).exhausted = 1;
    });
    let health = View::new(&state, Viewer::Public).lines("health", &english()).unwrap().join("\n");
    let pawns = "Pawns in round 1, without the exhausted: worker 5, engineer 2, child 2 and automaton 1";
    assert!(health.contains(pawns), "{health}");
}

/// AUT-02: who builds a Factory or works there knows what its automaton costs.
#[test]
fn aut_02_an_automaton_is_told_with_what_it_costs() {
    let works = "it acts like a worker, for 1 coal each time";
    let state = city(1).goods(Good::Wood, 9).goods(Good::Core, 1);
    let build = said(&Operation::Build { key: Building::Factory, discount: 0 }, &state).1;
    assert!(build.starts_with("2 wood – for engineers, its action: pay 1 steam core: gain 1 automaton"), "{build}");
    let state = state.turn().lay(Place::E).build("e-upper", Building::Factory).pool(Pawn::Engineer, 1);
    let used = Turn::Act(Deed { pawn: Pawn::Engineer, task: Task::Use(field("e-upper")), card: None });
    assert_eq!(said(&used, &state).1, format!("pay 1 steam core: gain 1 automaton; {works}"));
    let board = View::new(&city(1), Viewer::Public).lines("buildings", &english()).unwrap().join("\n");
    assert!(board.contains(&format!("gain 1 automaton; {works}")), "{board}");
    // TEC-03.
    let starts = "Workshop: 1 wood, left: 2 – red insulation; engineers only";
    assert!(board.contains(starts), "{board}");
}

/// TEC-03, BLD-05: the first Workshop starts a technology, a second one starts none.
#[test]
fn tec_03_the_first_workshop_is_known_to_start_a_technology() {
    let open = Research { id: card("T02"), token: Development::Idle };
    let state = city(1).with(|s| s.board.technologies = vec![open]);
    let board = |state: &State| View::new(state, Viewer::Public).lines("buildings", &english()).unwrap().join("\n");
    assert!(board(&state).contains("; the first one starts a technology at once"), "{}", board(&state));
    let built = state.lay(Place::E).build("e-upper", Building::Workshop);
    assert!(!board(&built).contains("starts a technology"), "{}", board(&built));
}

/// CIT-03, BLD-01: a card that may put an upgrade in place of other work says so where nothing that stands can be upgraded.
#[test]
fn cit_03_an_upgrade_that_nothing_can_have_is_told() {
    let content = built_in();
    let mason = content.citizens.iter().find(|it| it.ability.effect.contains(&Ability::SwapUpgrade)).unwrap();
    let state = city(1).turn().goods(Good::Wood, 9).pool(Pawn::of(mason.of), 1);
    let works = |state: &State| {
        let deed = Deed { pawn: Pawn::of(mason.of), task: Task::Construction, card: Some(mason.id) };
        said(&Turn::Act(deed), state).1
    };
    let swaps = "Card spent: as usual and two operations may be one paid upgrade";
    assert_eq!(works(&state), format!("{swaps}; only of what you build with it"));
    let kiln = state.lay(Place::E).build("e-upper", Building::CharcoalKiln);
    assert_eq!(works(&kiln), swaps);
}

/// CIT-02: however long the texts of a first hand are, what each card does has room in one message.
#[test]
fn cit_02_a_hand_always_says_what_its_cards_do() {
    let state = built_in().citizens.iter().fold(city(1), |state, it| state.with(|s| s.add_to_hand(A, it.id)));
    for language in [Language::En, Language::Pl] {
        let words = speech(language);
        let all = text::secrets(&View::new(&state, Viewer::Seat(A)), &words);
        let mut lengths: Vec<usize> = all.iter().skip(1).map(|it| it.chars().count() + 1).collect();
        lengths.sort_unstable();
        let seven: usize = lengths.iter().rev().take(7).sum();
        assert!(all[1].contains(": ") && all[0].chars().count() + seven < 1_800, "{seven} {all:?}");
    }
}

/// EVT-10: what is used again is told as laws change it: "Rations for the Sick" cures 1 more.
#[test]
fn evt_10_what_is_used_again_is_told_as_laws_change_it() {
    let state = city(1).ill(Citizen::Worker, 5, false).lay(Place::E).build("e-upper", Building::MedicalPost);
    let state = state.enacted("PR16").pawn(Pawn::Engineer, Spot::Field(field("e-upper")));
    let (ask, offers) = asked(&effect(state, "", "reuse building"));
    assert!(ask.ends_with("Which building do you use again, in the warm? Its costs are paid again."), "{ask}");
    assert_eq!(offers[0], ("Medical Post (2 upper)".to_owned(), "cure 4 ill".to_owned()));
}

/// EVT-13, HEA-02: of two shelters one is heated, with red alone passed.
#[test]
fn evt_13_a_shelter_that_is_lost_is_told_with_its_warmth() {
    let state = city(1).heat([2, 5, 1, 2, 3]).lay(Place::E);
    let state = state.build("e-upper", Building::House).build("e-lower", Building::Tent);
    let (ask, offers) = asked(&effect(state.clone(), "", "ruin shelter"));
    assert!(ask.ends_with("Which shelter becomes Ruins? Ruins have no place for the night."), "{ask}");
    let (law, _) = asked(&effect(state.enacted("PR06"), "", "ruin shelter"));
    assert!(law.ends_with("By your law heated Ruins have 2 places."), "{law}");
    let told: Vec<&str> = offers.iter().map(|it| it.1.as_str()).collect();
    assert_eq!(told, ["2 places for the night; heated now", "2 places for the night; not heated now"]);
}

/// ILL-07: a card of the hand says what it does for a death of its own type, and nothing of the others.
#[test]
fn ill_07_a_card_of_the_hand_stands_for_its_own_type() {
    let state = city(1).with(|s| s.add_to_hand(A, card("M01")));
    let hand = View::new(&state, Viewer::Seat(A)).lines("hand", &english()).unwrap().join("\n");
    assert!(hand.contains("; given for a dead worker: hope −1"), "{hand}");
    assert!(!hand.contains("engineer") && !hand.contains("child"), "{hand}");
}

/// ACT-12: a card that lays one tile says where, as Clear snow does.
#[test]
fn act_12_one_tile_is_told_with_its_place() {
    let near = said(&OneTile(Distance::Near), &city(1)).1;
    assert!(near.starts_with("1 tile beside the Generator, drawn at random ("), "{near}");
    let far = said(&OneTile(Distance::Far), &city(1)).1;
    assert!(far.starts_with("1 tile beside any of yours, drawn at random ("), "{far}");
}

/// GNR-05: one of two goods that is paid leaves so much of it.
#[test]
fn gnr_05_a_choice_of_goods_to_pay_tells_what_is_left() {
    let state = city(1).goods(Good::Wood, 3);
    assert_eq!(said(&Payment(Stock { n: 2, of: Good::Wood }), &state).1, "you still have 1");
}

/// GNR-04, MAP-04: what is left of the pool, and which deposit a place lies beside.
#[test]
fn gnr_04_cubes_that_go_are_told_with_those_that_are_left() {
    let state = city(1).goods(Good::Wood, 3).goods(Good::Coal, 2);
    assert_eq!(said(&Pile([2, 0, 0]), &state).1, "Left: wood 1, coal 2, steam cores 0");
    let walls = city(1).with(|s| {
        for corner in Corner::ALL {
            s.board.walls.insert(corner, Deposit::Coal);
        }
    });
    assert_eq!(said(&AtPlace(Place::Ene), &walls).1, "Beside it: coal deposit (Coal Mine)");
    assert_eq!(said(&AtPlace(Place::E), &walls).1, "");
    assert_eq!(said(&AtPlace(Place::Ene), &city(1).with(|s| s.board.walls.clear())).1, "No deposit beside it");
}

/// EXP-05, EXP-07: how many moves a skip goes on with, and how many exploring forfeits.
#[test]
fn exp_05_a_place_is_reached_with_the_moves_that_are_left() {
    let first = built_in().expeditions.iter().find(|it| it.letter == Letter::A && it.spaces == 3).unwrap().id;
    let state = city(1).with(|s| {
        let scout = Some(Scout { pawn: Pawn::Worker, space: 0 });
        s.board.routes[0] = Route { cards: vec![RouteCard { id: first, dark: false }], scout };
    });
    // Two of five moves lead to the place.
    let (_, offers) = asked(&run(state, "", |t| expeditions::move_scouts(t, 5)));
    assert!(offers[0].1.ends_with("the scout goes on there, moves left: 3"), "{offers:?}");
    assert!(offers[1].1.ends_with("moves lost: 3"), "{offers:?}");
}

/// DUS-05, LAW-03: the log names which tokens acted, and what a law did at once.
#[test]
fn dus_05_the_log_says_which_tokens_acted_and_what_a_law_does_at_once() {
    let consulted = |tokens: &str| {
        let state = city(1).tokens(tokens).with(|s| s.secret.dusk = [card("KS01")].into_iter().collect());
        noted(&run(state, "", dusk::turn_up))
    };
    let acted = consulted("Care Care Justice Anger Anger");
    assert!(
        acted.contains(&"Anger and Care have the most active tokens, so their lines apply in this order.".to_owned()),
        "{acted:?}"
    );
    let idle = consulted("care anger");
    assert!(idle.contains(&"No token is active, so nothing comes of the consultation.".to_owned()), "{idle:?}");
    let law = city(1).tokens("care").with(|s| s.board.future = vec![card("PR05")]);
    let enacted = noted(&run(law, "", |t| laws::enact(t, false)));
    assert!(enacted.iter().any(|it| it.ends_with("” – discontent +1.")), "{enacted:?}");
}

/// ADV-01: whoever takes an advisor is told when he helps and for what, not what he would do now.
#[test]
fn adv_01_an_advisor_is_taken_for_the_whole_game() {
    let first = city(1).with(|s| s.board.phase = Phase::Setup);
    for advisor in &built_in().advisors {
        let told = said(&CardPick(advisor.id), &first).1;
        assert!(!told.contains("now"), "{told}");
    }
}

/// LAW-05: that a law is suspended stands in the log, and that it works again.
#[test]
fn law_05_a_suspension_and_its_end_are_told() {
    let title = english().say(&card("PR05").title());
    let state = city(1).enacted("PR05");
    let told = run(state.clone(), "", |t| laws::suspend(t, card("PR05"), &Scope::of_card(card("Z000"))));
    assert_eq!(noted(&told), [format!("Suspended for now: “{title}”.")]);
    let lying = state.with(|s| s.board.laws[0].suspended = Some(card("Z000")));
    let back = run(lying, "", |t| laws::back(t, &Scope::of_card(card("Z000"))));
    assert_eq!(noted(&back), [format!("In force again: “{title}”.")]);
}

/// ILL-16: while the first dies, nobody is told that the marker of the second waits for the next Preparation, and the log has named
/// both.
#[test]
fn ill_16_who_dies_next_is_told_at_once() {
    let state = city(1).ill(Citizen::Worker, 6, true).ill(Citizen::Engineer, 6, true);
    let trial = effect(state.with(|s| s.add_to_hand(A, card("M01"))), "", "unskull all");
    let said = "Each illness marker on its skull turns now, and one dies each time: workers and engineers.";
    assert!(noted(&trial).iter().any(|it| it == said), "{:?}", noted(&trial));
    let health = View::new(&trial.t.state, Viewer::Public).lines("health", &english()).unwrap().join("\n");
    let then = "12 engineers, 6 of them ill, one gravely ill; their illness marker turns over now: one dies";
    assert!(health.contains(then), "{health}");
    // PRE-04: the sections of the illness track.
    let sections = "By the number of ill: 5+: one turn; 10+: one turn and 1 exhausted; 15+: 2 turns and 2 exhausted; 20+: 3 turns and 3 exhausted.";
    assert!(health.contains(sections), "{health}");
}
