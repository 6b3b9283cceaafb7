//! What a rule forbids is told with the rule and with what is missing.

use std::collections::BTreeSet;

use super::kit::*;
use crate::engine::{Game as _, Plain, Words};
use crate::games::frostpunk::Frostpunk;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::blocked;
use crate::games::frostpunk::state::*;

/// The rule and the words for a key, if it is forbidden to A.
fn why(state: &State, key: &str) -> Option<(&'static str, String)> {
    let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == key)?;
    Some((found.1.rule, Plain.say(&found.1.text)))
}

fn rule(state: &State, key: &str) -> Option<&'static str> {
    why(state, key).map(|it| it.0)
}

/// A's turn with a worker, an engineer and a child, and a tile in the east.
fn start() -> State {
    city(2).turn().lay(Place::E).pool(Pawn::Worker, 1).pool(Pawn::Engineer, 1).pool(Pawn::Child, 1)
}

#[test]
fn places_that_take_nobody_say_why() {
    let state = start();
    assert_eq!(rule(&state, "construction/worker"), Some("ACT-07"), "no wood, and nothing to demolish");
    assert_eq!(rule(&state, "construction/engineer"), Some("ACT-07"), "an engineer is no better off");
    assert_eq!(rule(&state, "clear-snow/worker"), None);
    let none = || [].into_iter().collect();
    let cleared = state.clone().with(|s| (s.secret.near, s.secret.far) = (none(), none()));
    assert_eq!(rule(&cleared, "clear-snow/worker"), Some("ACT-14"));
    let taken = state.clone().pawn(Pawn::Worker, Spot::Field(field("generator-sw")));
    assert_eq!(rule(&taken, "gather/generator-sw/worker"), Some("ACT-21"));
    assert_eq!(rule(&taken, "gather/generator-se/worker"), None);
    let trees = state.trees("e-upper", 2);
    assert_eq!(rule(&trees, "fell/e-upper/worker"), Some("ACT-22"));
    assert_eq!(rule(&trees.developed("T04"), "fell/e-upper/worker"), None);
}

#[test]
fn buildings_say_what_they_lack() {
    let at = |key: Building| start().build("e-upper", key);
    let (id, text) = why(&start(), "use/generator-nw/worker").unwrap();
    assert!(id == "GNR-05" && text.contains("missing=amount-food(n=3)"), "{text}");
    assert_eq!(rule(&at(Building::Tent), "use/e-upper/worker"), Some("ACT-43"));
    assert_eq!(rule(&at(Building::FightingArena), "use/e-upper/worker"), Some("LAW-06"));
    assert_eq!(rule(&at(Building::FightingArena).enacted("PR10"), "use/e-upper/worker"), None);
    let full = at(Building::MedicalPost).pawn(Pawn::Engineer, Spot::Field(field("e-upper")));
    assert_eq!(rule(&full, "use/e-upper/engineer"), Some("ACT-41"));
    assert_eq!(rule(&at(Building::Workshop), "use/e-upper/engineer"), Some("ACT-07"), "nothing to upgrade or develop");
    let laws = ["PR01", "PR03", "PR05", "PR07"].into_iter().fold(start(), State::enacted);
    assert_eq!(rule(&laws, "use/generator-n/engineer"), Some("LAW-01"));
}

#[test]
fn pawns_that_a_place_does_not_take_say_why() {
    let state = start().build("e-upper", Building::MedicalPost);
    assert_eq!(rule(&state, "use/e-upper/worker"), Some("ACT-42"));
    assert_eq!(rule(&state, "use/e-upper/child"), Some("ACT-05"));
    assert_eq!(rule(&state, "use/e-upper/engineer"), None);
    assert_eq!(rule(&state.pool(Pawn::Engineer, 0), "use/e-upper/engineer"), Some("ACT-06"));
    let felling = start().trees("e-upper", 2).developed("T04");
    assert_eq!(rule(&felling, "fell/e-upper/engineer"), Some("ACT-22"));
    let machine = start().pool(Pawn::Automaton, 1);
    assert_eq!(rule(&machine, "clear-snow/automaton"), Some("AUT-02"));
    assert_eq!(rule(&machine.goods(Good::Coal, 1), "clear-snow/automaton"), None);
}

#[test]
fn routes_and_open_cards_say_why() {
    let routes = start().with(|s| {
        s.board.routes.iter_mut().for_each(|it| it.cards = vec![RouteCard { id: card("E01"), dark: false }]);
    });
    assert_eq!(rule(&start(), "scout/1/worker"), Some("EXP-10"));
    assert_eq!(rule(&routes, "scout/1/worker"), Some("ACT-51"));
    let beacon = routes.build("e-upper", Building::Beacon).pool(Pawn::Automaton, 1).goods(Good::Coal, 1);
    assert_eq!((rule(&beacon, "scout/1/worker"), rule(&beacon, "scout/1/automaton")), (None, Some("AUT-03")));
    let away = beacon.with(|s| s.board.routes[1].scout = Some(Scout { pawn: Pawn::Worker, space: 0 }));
    assert_eq!((rule(&away, "scout/1/worker"), rule(&away, "scout/2/worker")), (Some("EXP-01"), Some("ACT-51")));
    // P016 takes an engineer and 1 wood, P004 any cube, Z058 an engineer for 1 food.
    let cards = start().open("P016").open("P004").open("Z058");
    let (id, text) = why(&cards, "special/p016/engineer").unwrap();
    assert!(id == "GNR-05" && text.contains("missing=amount-wood(n=1)"), "{text}");
    assert_eq!(rule(&cards, "special/p004/worker"), Some("ACT-61"));
    assert_eq!(rule(&cards, "special/z058/engineer"), Some("GNR-05"));
    let rich = cards.goods(Good::Wood, 1);
    assert_eq!((rule(&rich, "special/p016/engineer"), rule(&rich, "special/p004/worker")), (None, None));
    assert_eq!(rule(&rich, "special/p016/worker"), Some("ACT-61"));
    let used = rich.pawn(Pawn::Engineer, Spot::Card(card("P016")));
    assert_eq!(rule(&used, "special/p016/engineer"), Some("ACT-61"));
}

#[test]
fn coal_and_cards_of_the_hand_say_why() {
    let state = start().goods(Good::Coal, 2);
    assert_eq!((rule(&state, "stoke/2"), rule(&state, "stoke/3")), (None, Some("HEA-03")));
    // M01 gathers with a worker; M16 pays 3 wood at a Factory; M24 cures at a Medical Post.
    let hand = |state: State| state.with(|s| ["M01", "M16", "M24"].iter().for_each(|it| s.add_to_hand(A, card(it))));
    let cards = hand(start());
    assert_eq!(["m01", "m16", "m24"].map(|it| rule(&cards, it)), [None, Some("GNR-05"), Some("CIT-02")]);
    let tired = hand(start().pool(Pawn::Worker, 0));
    assert_eq!(rule(&tired, "m01"), Some("CIT-02"));
    let played = cards.with(|s| s.board.played.push((A, card("M05"))));
    assert_eq!(rule(&played, "m01"), Some("CIT-04"));
}

/// ILL-07: cards of another type than the dead are spoken of while one is asked for, also in another player's turn.
#[test]
fn ill_07_cards_of_another_type_than_the_dead_say_so() {
    let state = city(2).turn().with(|s| ["M01", "M11", "M21"].iter().for_each(|it| s.add_to_hand(A, card(it))));
    let dead = state.clone().with(|s| (s.board.turn, s.dead) = (Some(B), Some(Citizen::Worker)));
    let (id, text) = why(&dead, "m11").unwrap();
    assert_eq!(id, "ILL-07");
    assert!(text.contains("own=citizen-engineer") && text.contains("who=one-worker"), "{text}");
    assert_eq!((rule(&dead, "m21"), rule(&dead, "m01")), (Some("ILL-07"), None));
    assert_eq!(rule(&state.with(|s| s.board.turn = Some(B)), "m11"), None);
}

#[test]
fn construction_and_laws_say_why() {
    let (id, text) = why(&start(), "build/tent").unwrap();
    assert!(id == "GNR-05" && text.contains("missing=amount-wood(n=2)"), "{text}");
    let rich = start().goods(Good::Wood, 9).goods(Good::Core, 1);
    assert_eq!((rule(&rich, "build/tent"), rule(&rich, "build/ruins")), (None, Some("ACT-34")));
    assert_eq!(
        rule(&rich.clone().with(|s| s.board.supply.insert(Building::Tent, 0).map_or((), |_| ())), "build/tent"),
        Some("ACT-34")
    );
    let law = rich.clone().with(|s| s.board.supply.insert(Building::Prison, 1).map_or((), |_| ()));
    assert_eq!(
        (rule(&law, "build/prison"), rule(&law.clone().enacted("PR08"), "build/prison")),
        (Some("LAW-06"), None)
    );
    assert_eq!(rule(&rich, "build/coal-mine"), Some("MAP-04"));
    // The price would be of no use.
    let (id, text) = why(&rich.clone().goods(Good::Core, 0), "build/coal-mine").unwrap();
    assert!(id == "MAP-04" && text.contains("missing=amount-core(n=1)"), "{text}");
    assert_eq!(rule(&rich.build("e-upper", Building::Tent), "build/beacon"), Some("ACT-33"), "both fields of a tile");
    let tent = start().build("e-upper", Building::Tent);
    assert_eq!((rule(&tent, "demolish/generator-nw"), rule(&tent, "demolish/e-upper")), (Some("ACT-35"), None));
    let held = tent.pawn(Pawn::Worker, Spot::Field(field("e-upper")));
    assert_eq!(rule(&held, "demolish/e-upper"), Some("ACT-35"));
    let laws = start().enacted("PR05").with(|s| s.board.future = vec![card("PR01"), card("PR02")]);
    assert_eq!(
        ["pr05", "pr06", "pr09", "pr01"].map(|it| rule(&laws, it)),
        [Some("LAW-01"), Some("LAW-02"), Some("SET-15"), None]
    );
}

#[test]
fn bld_01_what_cannot_be_upgraded_says_why() {
    let all = start().build("e-upper", Building::CharcoalKiln);
    let why = |state: &State, key: &str| {
        let all = blocked::blocked(state, A).into_iter();
        let mut here = all.filter(|it| it.0.path.first().is_some_and(|it| it.key == "ask-upgrade"));
        here.find(|it| it.0.key == key).map(|it| (it.1.rule, Plain.say(&it.1.text)))
    };
    // BLD-02, BLD-03: these have one side only.
    for at in ["generator-nw", "generator-n"] {
        assert!(why(&all, at).unwrap().1.starts_with("refuse-no-upgrade"), "{at}");
    }
    let (rule, text) = why(&all, "e-upper").unwrap();
    assert!(rule == "GNR-05" && text.contains("missing=amount-wood(n=1)"), "{text}");
    let rich = all.goods(Good::Wood, 1);
    assert_eq!(why(&rich, "e-upper"), None);
    let worked = rich.clone().pawn(Pawn::Worker, Spot::Field(field("e-upper")));
    assert!(why(&worked, "e-upper").unwrap().1.starts_with("refuse-upgrade-pawn"));
    let turned = rich.with(|s| {
        let plot = s.board.fields.get_mut(field("e-upper")).unwrap();
        plot.built = plot.built.map(|it| Built { upgraded: true, ..it });
    });
    assert!(why(&turned, "e-upper").unwrap().1.starts_with("refuse-upgraded"));
}

#[test]
fn act_33_act_32_fields_that_take_no_building_say_why() {
    let state = start().goods(Good::Wood, 9).pawn(Pawn::Worker, Spot::Field(field("e-lower")));
    let here = |key: &str| {
        let all = blocked::blocked(&state, A).into_iter();
        let mut here = all.filter(|it| it.0.path.first().is_some_and(|it| it.key == "ask-site"));
        here.find(|it| it.0.key == key).map(|it| it.1.rule)
    };
    assert_eq!((here("e-lower"), here("e-upper")), (Some("ACT-33"), None));
    assert_eq!(
        (here("generator-sw"), here("generator-n")),
        (Some("ACT-32"), None),
        "of what is built there nobody asks"
    );
    let game = Frostpunk::load(None).unwrap();
    assert!(
        game.card().verbs.iter().any(|it| it.asks.contains(&"site/ask-site")),
        "so they are spoken of in that question"
    );
}

#[test]
fn only_in_the_own_turn_and_only_what_is_not_offered() {
    let state = start().goods(Good::Wood, 3);
    assert!(blocked::blocked(&state, B).is_empty());
    let offers = run(state.clone(), "", crate::games::frostpunk::rules::action::turn).offers();
    let told: Vec<String> = blocked::blocked(&state, A).into_iter().map(|it| it.0.key).collect();
    assert!(offers.iter().all(|it| !told.contains(it)), "{offers:?} {told:?}");
}

/// What is told of the cards of a hand is asked for where a turn is: `takes` decides what "Why not?" shows.
#[test]
fn a_hand_that_cannot_be_played_is_spoken_of_in_a_turn() {
    let state = city(2).turn().with(|s| s.secret.hands[A] = vec![card("M01")]);
    let refused = blocked::blocked(&state, A).into_iter().find(|it| it.1.rule == "CIT-02").unwrap();
    let game = Frostpunk::load(None).unwrap();
    assert!(game.card().verbs.iter().any(|it| it.takes("turn", &refused.0)), "{:?}", refused.0.key);
}

/// What differs by its name only has the same words for all of it, so that "Why not?" says it in one line.
#[test]
fn law_06_act_43_gnr_05_what_is_refused_for_the_same_is_said_of_all_at_once() {
    let state = start().build("e-upper", Building::Tent).build("generator-sw", Building::House).goods(Good::Wood, 9);
    let state = state.with(|s| s.board.supply.extend([(Building::Prison, 1), (Building::CareHouse, 1)]));
    let blocked = blocked::blocked(&state, A);
    for rule in ["ACT-43", "LAW-06", "SET-15", "GNR-05"] {
        let found: Vec<_> = blocked.iter().filter(|it| it.1.rule == rule).map(|it| &it.1).collect();
        let own: BTreeSet<String> = found.iter().map(|it| Plain.say(&it.text)).collect();
        let all: BTreeSet<String> = found.iter().filter_map(|it| Some(Plain.say(it.of_all.as_ref()?))).collect();
        assert!(own.len() > all.len() && !all.is_empty(), "{rule}: {own:?} {all:?}");
    }
    // ACT-05, ACT-06: the same words for every action, for they are about the pawn.
    let tired = state.pool(Pawn::Worker, 0);
    for (rule, of) in [("ACT-05", "child"), ("ACT-06", "worker")] {
        let found: Vec<_> = blocked::blocked(&tired, A).into_iter().filter(|it| it.1.rule == rule).collect();
        let own: BTreeSet<String> = found.iter().map(|it| Plain.say(&it.1.text)).collect();
        assert!(own.len() == 1 && found.iter().all(|it| it.0.key.ends_with(of)), "{found:?}");
    }
}

/// A law is spoken of where one is enacted, and not while something is built.
#[test]
fn laws_are_no_answer_to_where_something_is_built() {
    let refused = blocked::blocked(&start(), A).into_iter().find(|it| it.1.rule == "SET-15").unwrap();
    let game = Frostpunk::load(None).unwrap();
    assert!(game.card().verbs.iter().any(|it| it.takes("enact", &refused.0)));
    assert_eq!(refused.0.path[0].key, "laws");
    assert!(game.card().verbs.iter().any(|it| it.asks.contains(&"enact/laws")), "so they are foreign anywhere else");
}
