//! What an offer says to somebody who knows nothing but its words: what it does, costs and brings.

use super::kit::*;
use super::newcomer_tests::speech;
use crate::engine::{Choice, Form, Stop, Words as _};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::effect::{Act, Steps};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::content::standing::Standing;
use crate::games::frostpunk::labels::abilities::DeathCard;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::cards::{CardPick, FirstDiscard};
use crate::games::frostpunk::labels::illness::Fallen;
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::labels::works::{BuildingSite, Operation};
use crate::games::frostpunk::rules::Table;
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::because::{Cause, because};
use crate::games::frostpunk::rules::effects::{self, Scope};
use crate::games::frostpunk::rules::{clear_snow, construction};
use crate::games::frostpunk::rules::{events, laws, round, solo};
use crate::games::frostpunk::state::{Pawn, Phase, Spot, State};
use crate::words::{Language, Speech};

pub(super) fn english() -> Speech {
    speech(Language::En)
}

/// The label and the detail of an offer.
pub(super) fn said(offer: &impl Choice<State>, state: &State) -> (String, String) {
    let (label, words) = (offer.words(state), english());
    (words.say(&label.text), label.detail.map_or_else(String::new, |it| words.say(&it)))
}

/// The question that a rule asks, and its offers with their details.
pub(super) fn asked(trial: &Trial) -> (String, Vec<(String, String)>) {
    let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
    let words = english();
    let Form::One(offers) = &open[0].form else { panic!("not one of several") };
    let detail = |it: &Option<_>| it.as_ref().map_or_else(String::new, |it| words.say(it));
    (words.say(&open[0].ask.text()), offers.iter().map(|it| (words.say(&it.label), detail(&it.detail))).collect())
}

/// EVT-03: what a card does while it lies there, said where it is chosen that it stays.
#[test]
fn an_option_by_which_its_card_stays_says_what_the_card_does_there() {
    let (state, content) = (city(1), built_in());
    let option = |id: &str, number: usize| {
        let event = events::find(&state, card(id)).unwrap();
        said(&Alternative { number, act: event.options[number - 1].clone(), card: Some(card(id)) }, &state)
    };
    let (label, detail) = option("P015", 1);
    assert_eq!(label, "1: stays; by an action engineers lay 1 coal on it");
    // TOK-05: what one more of a named type means.
    let greed = "gain 1 food; Greed +1: a random token, used side up, then a used Greed becomes active";
    assert_eq!(option("P008", 2).1, greed);
    let dusk = "Dusk: no pawn on it: activate discontent; 2 cubes: adds “Lamps on Every Corner” to dusk, leaves";
    assert_eq!(detail, dusk);
    assert!(
        option("P004", 1).1.contains("stays: action of workers or engineers: lay wood or coal"),
        "{}",
        option("P004", 1).1
    );
    assert!(option("Z058", 1).1.contains("pay 1 food: cure 3 ill"), "{}", option("Z058", 1).1);
    let staying =
        content.morning.iter().chain(&content.dusk).flat_map(|it| it.options.iter().map(move |act| (it, act)));
    let staying = staying.filter(|it| it.1.effect.contains(&crate::games::frostpunk::content::effect::Step::Stay));
    assert_eq!(staying.filter(|it| !it.0.standing.is_empty()).count(), 5);
    // What lies on a card that leaves is lost with it.
    let full = city(1).open("P001").with(|s| s.board.area[0].cubes.set(Good::Wood, 2));
    let event = events::find(&full, card("P001")).unwrap();
    let out = said(&Alternative { number: 1, act: event.options[0].clone(), card: Some(card("P001")) }, &full);
    assert!(out.1.ends_with("to the bank: 2 wood"), "{}", out.1);
}

/// TOK-04: one more of a row is drawn, or one that is used becomes active.
#[test]
fn one_more_token_says_what_it_may_be() {
    let option = |tokens: &str| {
        let state = city(1).tokens(tokens);
        let event = events::find(&state, card("P009")).unwrap();
        said(&Alternative { number: 2, act: event.options[1].clone(), card: Some(card("P009")) }, &state).1
    };
    assert_eq!(option("Anger"), "One more token, drawn at random, used side up");
    assert!(option("Anger greed").ends_with("a used one becomes active: Greed"), "{}", option("Anger greed"));
}

/// TOK-05, TOK-06, TOK-10, TOK-11, TOK-12: what the words "hope −1" or "greed +1" do with the tokens that lie there.
#[test]
fn a_token_less_or_of_a_type_says_what_happens_with_which() {
    let does = |tokens: &str, step: &str| {
        let act = Act { cost: None, effect: Steps::read(step).unwrap() };
        said(&Alternative { number: 1, act, card: None }, &city(1).tokens(tokens)).1
    };
    assert_eq!(
        does("Care justice", "hope -1"),
        "An active token is used up (Care), or a used one goes back to the bag"
    );
    assert_eq!(does("Care Justice", "hope -1"), "An active token is used up: Care and Justice");
    assert_eq!(does("anger", "discontent -1"), "A used token goes back to the bag: Anger");
    assert_eq!(
        does("anger", "greed +1"),
        "A token drawn at random, used side up; active at once only if Greed (3 of 8)"
    );
    assert_eq!(
        does("greed", "greed -1"),
        "An active Greed is used up; if there is none, a used one goes back to the bag"
    );
    let five = "Anger Anger Anger Anger greed";
    assert_eq!(does(five, "discontent +1"), "The row is full: a used token becomes active: Greed");
    assert_eq!(does(five, "greed +1"), "It would be one too many: the game is lost");
    assert_eq!(does(&five.to_uppercase(), "discontent +1"), "It would be one too many: the game is lost");
    // TOK-02: a type of which none lies used.
    assert_eq!(does("Apathy", "activate apathy"), "No Apathy lies used: nothing happens");
    assert!(does("apathy", "activate apathy").contains("Apathy"), "{}", does("apathy", "activate apathy"));
    let spaces = built_in().boards.tokens.hope as usize;
    assert_eq!(does(&"Care ".repeat(spaces), "hope +1"), "The row is full and all of it active: nothing");
    assert_eq!(
        does(&"care ".repeat(spaces), "care +1"),
        "The row is full: nothing is drawn; a used Care becomes active, if there is one"
    );
}

#[test]
fn clearing_snow_says_what_can_be_laid_and_asks_for_that_tile() {
    let places = [Place::E, Place::Ne, Place::Nw, Place::W, Place::Sw, Place::Se];
    let laid = |n: usize| places[..n].iter().fold(city(1).pool(Pawn::Worker, 1), |city, place| city.lay(*place));
    let detail =
        |state: &State| said(&Turn::Act(Deed { pawn: Pawn::Worker, task: Task::ClearSnow, card: None }), state).1;
    assert_eq!(
        detail(&laid(0)),
        "2 near tiles (no far one can be laid): new fields, their food at once; always cold; ill 0 → 1/22"
    );
    assert_eq!(
        detail(&laid(2)),
        "2 near tiles or 1 far tile: new fields, their food at once; always cold; ill 0 → 1/22"
    );
    assert_eq!(
        detail(&laid(5)),
        "1 near tile (the last) or 1 far tile: new fields, their food at once; always cold; ill 0 → 1/22"
    );
    assert_eq!(
        detail(&laid(6)),
        "1 far tile (no near one can be laid): new fields, their food at once; always cold; ill 0 → 1/22"
    );
    let question = |city: State, answers| {
        let trial = run(city, answers, |t| clear_snow::clear(t));
        let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
        english().say(&open[0].ask.text())
    };
    assert!(
        question(laid(6), "")
            .ends_with("Where does the far tile go? It is turned up once placed, its food comes at once.")
    );
    assert!(
        question(laid(0), "")
            .ends_with("Where do the 2 near tiles go? They are turned up once placed, their food comes at once.")
    );
}

#[test]
fn a_citizen_card_is_said_to_be_spent() {
    let state = city(1).lay(Place::Sw).cubes("sw-upper", 3, Good::Wood).with(|s| s.secret.hands[A] = vec![card("M01")]);
    let deed = Deed { pawn: Pawn::Worker, task: Task::Gather(field("sw-upper")), card: Some(card("M01")) };
    let (_, detail) = said(&Turn::Act(deed), &state);
    assert!(detail.starts_with("Card spent. 3 wood there: "), "{detail}");
    // CIT-03: an ability without "as usual" stands in place of the action.
    let deed = Deed { pawn: Pawn::Engineer, task: Task::Use(field("generator-n")), card: Some(card("M13")) };
    assert!(said(&Turn::Act(deed), &state).1.starts_with("Replaces the usual effect and price; "));
    let death = |card| said(&DeathCard { card, of: Citizen::Worker, deaths: 1 }, &state);
    assert!(death(Some(card("M01"))).1.starts_with("Card spent: "));
    assert!(death(None).1.starts_with("Surely hope −1"));
}

/// GNR-08: of the type of the round, by its name and with how many are ill; and what a no means.
#[test]
fn yes_and_no_say_who_is_hit_and_what_each_of_them_brings() {
    let state = city(1).ill(Citizen::Engineer, 3, false).with(|s| {
        s.board.phase = Phase::Hunger;
        s.board.hunger = 5;
    });
    let (ask, offers) = asked(&effect(state, "", "may {hunger -4; ill 1 round}"));
    assert!(ask.ends_with("do you want this effect?"), "{ask}");
    assert_eq!(
        offers[0],
        ("Yes".to_owned(), "hunger −4 (now 5) and falling ill: 1 engineer (now 3 of 12 ill)".to_owned())
    );
    assert_eq!(offers[1], ("No".to_owned(), "Nothing changes: you neither pay nor gain".to_owned()));
    let alone = city(1).tokens("Care Care justice Justice").with(|s| s.board.mobilization = true);
    let (_, offers) = asked(&run(alone, "", solo::mobilize));
    assert!(offers[0].1.starts_with("draw 3 citizen cards"), "{}", offers[0].1);
    assert_eq!(offers[1].1, "You keep it for a later round");
    let shift = city(1).lay(Place::Ne).cubes("ne-upper", 3, Good::Wood).enacted("PR12");
    let shift = shift.pawn(Pawn::Worker, Spot::Field(field("ne-upper")));
    let (_, offers) = asked(&run(shift, "", laws::after_last_action));
    assert!(offers[0].1.contains("falling ill: 1 worker (now 0 of 22 ill)"), "{}", offers[0].1);
    assert!(offers[1].1.contains("not used any more"), "{}", offers[1].1);
}

/// BLD-01: for an upgrade that nothing can get or pay for nobody gives a token unknowingly.
#[test]
fn an_upgrade_says_where_nothing_can_be_upgraded() {
    let poor = city(1).lay(Place::E).build("e-upper", Building::CharcoalKiln);
    let choice = |state: State| asked(&effect(state, "", "choose {gain 2 wood / upgrade}")).1.remove(1);
    let nothing = "2: upgrade a building at its price (brings nothing now: none can be upgraded)";
    assert_eq!(choice(poor).0, nothing);
    let rich = city(1).goods(Good::Wood, 1).lay(Place::E).build("e-upper", Building::CharcoalKiln);
    assert_ne!(choice(rich.clone()).0, nothing);
    // PRE-01, ADV-01: nor is the advisor asked for it, but one who is taken for the whole game is not judged by its beginning.
    let first = city(1).with(|s| s.board.phase = Phase::Setup);
    assert!(!said(&CardPick(card("A4")), &first).1.contains("now"));
    let advisor = |state: &State| said(&CardPick(card("A4")), state).1;
    let token = "the hope token stays, used side up";
    let none = format!("then choose: 2 wood (0 → 2) or a paid upgrade (none now); {token}");
    assert_eq!(advisor(&city(1)), none);
    let ill = city(1).ill(Citizen::Worker, 2, false).ill(Citizen::Child, 1, false);
    assert_eq!(said(&CardPick(card("A2")), &ill).1, format!("cure 2 ill; {token}; whom: decided next"));
    assert_eq!(advisor(&rich), format!("then choose: 2 wood (1 → 3) or a paid upgrade; {token}"));
    // TOK-02, TOK-06: which token is used up, and which of two ways it goes, is asked afterwards.
    let advisor = |id: &str, tokens: &str| said(&CardPick(card(id)), &city(1).tokens(tokens)).1;
    let which = "which token: decided next";
    assert!(advisor("A1", "Care Justice").ends_with(&format!("{token}; {which}")), "{}", advisor("A1", "Care Justice"));
    let care = "Care stays, used side up";
    assert!(advisor("A1", "Care Care justice").ends_with(care), "{}", advisor("A1", "Care Care justice"));
    let label = |tokens: &str| said(&CardPick(card("A1")), &city(1).tokens(tokens)).0;
    assert!(label("Care justice").ends_with(": use up an active hope token"), "{}", label("Care justice"));
    assert!(label("Care Justice").ends_with(": use up an active hope token"), "{}", label("Care Justice"));
    let either = "discontent −1 (2 → 1 or used up); Justice stays, used side up; which of the two: decided next";
    assert_eq!(advisor("A3", "Justice Anger greed"), either);
}

#[test]
fn who_is_hit_of_several_types_is_said_with_how_many_are_ill() {
    let state = city(1).ill(Citizen::Worker, 4, false).ill(Citizen::Engineer, 2, true);
    assert_eq!(said(&Split([1, 1, 0]), &state).1, "Ill now: workers 4/22 and engineers 2/12 (1 gravely)");
    assert_eq!(said(&Split([2, 0, 0]), &state).1, "4 of 22 ill now; in Preparation: exhausted +0, deaths +0");
    // Of those who fall ill: what stands then, and what that many bring (PRE-04).
    let fallen = |n: [u32; 3]| said(&Fallen(Split(n)), &state).1;
    let several = "Ill: workers 4 → 5/22 and engineers 2 → 3/12; after Preparation, gravely ill: 2; deaths +0";
    assert!(fallen([1, 1, 0]).starts_with(several), "{}", fallen([1, 1, 0]));
    let one = "Ill 4 → 6 of 22; in Preparation, all types: deaths +0; exhausted +0; gravely ill: 2";
    assert_eq!(fallen([2, 0, 0]), one);
}

/// What happens once for each of something is asked each time, and says which time it is.
#[test]
fn what_happens_for_each_token_says_which_time_it_is() {
    let question = |tokens: &str| {
        let steps = Steps::read("per anger {ill 2 any}").unwrap();
        let rule = |t: &mut Table<'static>| {
            because(t, Cause::Card(card("P009")), |t| effects::all(t, &mut Scope::default(), &steps))
        };
        asked(&run(city(1).tokens(tokens), "", rule)).0
    };
    assert!(question("Anger").ends_with("” – Which 2 fall ill now?"), "{}", question("Anger"));
    assert!(question("Anger Anger").ends_with("” (1 of 2) – Which 2 fall ill now?"), "{}", question("Anger Anger"));
}

#[test]
fn the_question_where_to_build_says_what_the_building_does() {
    let state = city(1).turn().goods(Good::Wood, 9).lay(Place::Ne).lay(Place::E).cubes("ne-lower", 2, Good::Wood);
    let trial = run(state.clone(), "A operation build/medical-post", |t| {
        construction::construct(t, construction::Works::USUAL)
    });
    let (ask, _) = asked(&trial);
    assert_eq!(ask, "Where do you put the Medical Post (2 wood; its action: cure 3 ill)? Then 2 more.");
    let last = run(state.clone(), "A operation build/beacon", |t| {
        construction::construct(t, construction::Works { operations: 1, ..construction::Works::USUAL })
    });
    // HEA-05, ACT-51.
    let beacon = "3 wood; a worker or engineer may set out on a route, 1 at a time; needs neither pawns nor warmth";
    assert_eq!(asked(&last).0, format!("Where do you put the Beacon ({beacon})? Then 0 more."));
    let build = said(&Operation::Build { key: Building::Beacon, discount: 0 }, &state).1;
    assert!(build.starts_with("3 wood – a worker or engineer may set out on a route, 1 at a time"), "{build}");
    // SCN-02: a card that lies open asks for it in round 4.
    let asked_for = |round: u32| {
        let state = state.clone().with(|s| (s.board.scenario, s.board.round) = (vec![card("S01")], round));
        said(&Operation::Build { key: Building::Beacon, discount: 0 }, &state).1
    };
    assert!(asked_for(3).ends_with("1 at a time; rewarded at dawn of round 4"), "{}", asked_for(3));
    assert!(!build.contains("rewarded") && !asked_for(4).contains("rewarded"));
    let site = |key: Building| said(&BuildingSite { key, field: field("ne-upper") }, &state).1;
    let near: Vec<_> = crate::games::frostpunk::rules::map::beside(&state, field("ne-upper"));
    let cubes = near.iter().filter(|it| state.board.plot(**it).cubes.is_some()).count();
    assert!(cubes > 0 && site(Building::GatheringPost).ends_with(&format!("adjacent fields it can use: {cubes}")));
    assert!(!site(Building::Tent).contains("fields it"), "{}", site(Building::Tent));
}

/// LAW-01: the building by which laws are enacted says which there are, and how many are in force; each says its price.
#[test]
fn the_way_to_a_law_says_what_follows() {
    let state = city(1).enacted("PR09");
    let deed = Deed { pawn: Pawn::Engineer, task: Task::Use(field("generator-n")), card: None };
    assert_eq!(said(&Turn::Act(deed), &state).1, "enact a law (1 of 4 in force): there is none left");
    let laws = |ids: &[&str]| state.clone().with(|s| s.board.future = ids.iter().map(|it| card(it)).collect());
    let named = said(&Turn::Act(deed), &laws(&["PR05", "PR06", "PR12"])).1;
    let title = |id| english().say(&card(id).title());
    assert_eq!(named, format!("enact a law (1 of 4 in force): {} and {}, 1 more", title("PR05"), title("PR06")));
    let future = laws(&["PR05", "PR12"]);
    let steps = Steps::read("enact").unwrap();
    let (ask, offers) = asked(&run(future, "", |t| effects::all(t, &mut Scope::default(), &steps)));
    // LAW-01, LAW-02.
    assert!(
        ask.ends_with(
            "(number 2; 4 at most)? For good; of a pair the other leaves. One consequence joins the dusk deck."
        ),
        "{ask}"
    );
    assert!(offers.iter().all(|it| it.1.contains(" – ")), "{offers:?}");
    assert!(offers[0].1.starts_with("discontent +1 – "), "{}", offers[0].1);
}

/// RND-03: what a text comes to now, not all that it could.
#[test]
fn the_next_text_is_said_as_things_stand() {
    let order = |state: State| {
        let dusk = |it: &Standing| matches!(it, Standing::Dusk(_));
        let (_, offers) = asked(&run(state, "", |t| round::standing(t, dusk)));
        offers.into_iter().map(|it| it.1).collect::<Vec<_>>()
    };
    let open = city(1).open("P015").open("P016");
    assert_eq!(order(open.clone()), ["activate discontent", "Apathy +1"]);
    let worked = open.pawn(Pawn::Engineer, Spot::Card(card("P015")));
    assert_eq!(order(worked), ["Nothing comes of it as things stand", "Apathy +1"]);
}

#[test]
fn who_is_exhausted_is_said_with_who_is_already() {
    let state = city(1).with(|s| s.board.people_mut(Citizen::Engineer).exhausted = 1);
    let (ask, offers) = asked(&effect(state, "", "exhaust 1 adult"));
    assert!(ask.ends_with("One pawn of that type rests in the next Action phase and is back that night."), "{ask}");
    assert!(offers[1].1.starts_with("Exhausted already: engineers 1 of "), "{}", offers[1].1);
}

/// SET-22, CIT-02: whichever card is discarded at the start, its offer says what is given up with it.
#[test]
fn set_22_every_card_to_discard_says_what_is_given_up() {
    for (given, language) in [("given up: ", Language::En), ("przepada: ", Language::Pl)] {
        let words = speech(language);
        let all = built_in();
        let told =
            all.citizens.iter().map(|it| FirstDiscard { card: it.id, paid: true }.words(&city(2)).detail.unwrap());
        let missing: Vec<String> = told.map(|it| words.say(&it)).filter(|it| !it.contains(given)).collect();
        assert!(missing.is_empty(), "{missing:#?}");
    }
}

/// TOK-02, CIT-03: a card that turns any token of a row names it where there is one only, and says of which row nothing is used up.
#[test]
fn tok_02_a_card_names_the_only_token_that_it_turns() {
    let deed = Deed { pawn: Pawn::Child, task: Task::Use(field("generator-nw")), card: Some(card("M27")) };
    let told = |tokens: &str| said(&Turn::Act(deed), &city(1).turn().pool(Pawn::Child, 1).tokens(tokens)).1;
    let none = told("Care justice anger");
    assert!(none.contains("activate Justice and use up active discontent (now none: nothing)"), "{none}");
    let one = told("Care care justice Anger greed");
    assert!(one.contains("activate a hope token and use up Anger"), "{one}");
}
