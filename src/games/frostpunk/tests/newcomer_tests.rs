//! What somebody who plays for the first time would otherwise have to ask: what is lost, what is needed, what is cold, and why not.

use std::sync::Arc;

use super::kit::*;
use super::offer_tests::asked;
use crate::engine::{Choice, Form, Shelf, Stop, Words as _};
use crate::games::Registry;
use crate::games::card_words::Slot;
use crate::games::frostpunk::Frostpunk;
use crate::games::frostpunk::content::cards::Weather;
use crate::games::frostpunk::content::effect::{Act, Steps};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::acts::{Task, Turn};
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::options::StoreGood;
use crate::games::frostpunk::labels::works::{Operation, Upgrade};
use crate::games::frostpunk::rules::acts::Deed;
use crate::games::frostpunk::rules::effects::{self, Scope};
use crate::games::frostpunk::rules::heat::{self, Stoke};
use crate::games::frostpunk::rules::{action, blocked, events};
use crate::games::frostpunk::state::{Pawn, Phase, State};
use crate::words::{Language, Speech, Wordbook};

pub(super) fn speech(language: Language) -> Speech {
    let game = Arc::new(Shelf::new(Frostpunk::load(None).unwrap()));
    Wordbook::load(&Registry::of(vec![game])).unwrap().game("frostpunk", language).nobody()
}

fn detail(offer: &impl Choice<State>, state: &State) -> String {
    offer.words(state).detail.map_or_else(String::new, |it| speech(Language::En).say(&it))
}

/// The last offer of the question that is asked, with its detail.
fn last(trial: &Trial) -> (String, String) {
    let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
    let Form::One(offers) = &open[0].form else { panic!("not one of several") };
    let (offer, words) = (offers.last().unwrap(), speech(Language::En));
    (offer.key.clone(), offer.detail.as_ref().map_or_else(String::new, |it| words.say(it)))
}

/// TOK-03, BLD-01: who takes no upgrade after all has used the token up all the same.
#[test]
fn nothing_more_says_what_is_lost() {
    let state = city(1).goods(Good::Wood, 1).lay(Place::E).build("e-upper", Building::CharcoalKiln);
    let act = built_in().advisors.iter().find(|it| it.id == card("A4")).unwrap().ability.clone();
    let trial = run(state.clone().tokens("Motivation"), "A choose 2", |t| effects::act(t, &mut Scope::default(), &act));
    let lost = "It is left out; the token that was used up for it stays used up";
    assert_eq!(last(&trial), ("done".to_owned(), lost.to_owned()));
    let plain = "It is left out; all else still happens, and nothing paid comes back";
    assert_eq!(last(&effect(state.clone(), "", "upgrade")), ("done".to_owned(), plain.to_owned()));
    // ADV-02, GNR-11: the log says it, too, also where there is no choice.
    assert_eq!(effect(state.clone(), "A upgrade done", "upgrade").noted("note-upgrade-none"), 1);
    assert_eq!(effect(city(1), "", "upgrade").noted("note-upgrade-none"), 1);
    let shop = last(&effect(state, "", "workshop 1")).1;
    assert_eq!(shop, "Nothing is upgraded; this use of the Workshop is gone");
}

/// HEA-03: one coal, one space; what that warms, and what it means for the Generator phase.
#[test]
fn what_is_said_of_stoking_agrees() {
    let action = city(1).goods(Good::Coal, 2).heat([1, 5, 1, 2, 3]).with(|s| s.board.phase = Phase::Action);
    for (language, about, label) in [
        (
            Language::En,
            "Then act or pass. Coal: 2; heat 1, at most 3; until the Generator phase; spares child and engineer",
            "Burn 1 coal: heat 2",
        ),
        (
            Language::Pl,
            "Potem akcja lub pas. Węgiel: 2; ciepło 1, do 3; do fazy Generatora; chroni: dziecko i inżynier",
            "Spal 1 węgiel: ciepło 2",
        ),
    ] {
        let (offer, words) = (Turn::Stoke(1).offer(&action), speech(language));
        assert_eq!(
            (words.say(offer.path[0].about.as_ref().unwrap()), words.say(&offer.label)),
            (about.into(), label.into())
        );
    }
    // HEA-02: red is passed at 2, orange at 3, yellow at 4. GEN-02: an icon between each two spaces up to the cold marker.
    let says = |coal: u32| detail(&Stoke(coal), &action);
    assert!(says(0).starts_with("Nothing is warm then; Generator phase: ill 4 → 4; "), "{}", says(0));
    assert!(
        says(1).starts_with("Warm: Generator tile; also red buildings; Generator phase: ill 4 → 3; "),
        "{}",
        says(1)
    );
    assert!(
        says(2).starts_with("Warm: Generator, 1–6, far red/orange buildings; Generator phase: ill 4 → 2; "),
        "{}",
        says(2)
    );
    let all = "Warm: everything; Generator phase: ill 4 → 1; cubes dropped 0 → 3; each that comes out: overload +1";
    assert_eq!(says(3), all);
}

/// ACT-31: who has nothing to build with need not open the menu to learn it.
#[test]
fn a_construction_that_could_only_demolish_says_so() {
    let deed = Turn::Act(Deed { pawn: Pawn::Worker, task: Task::Construction, card: None });
    let state = city(1).lay(Place::E).build("e-upper", Building::Tent);
    assert_eq!(detail(&deed, &state), "No wood: it can only demolish, no refund, buildings: up to 1");
    let offer = deed.offer(&state);
    assert_eq!(offer.path[0].about, offer.detail);
    let rich = state.clone().goods(Good::Wood, 2);
    let said = "Build or demolish up to 3: Workshop (1 wood) and Charcoal Kiln (1 wood), 6 more; always warm";
    assert_eq!(detail(&deed, &rich), said);
    let full = city(1).goods(Good::Wood, 2).with(|s| s.board.supply.clear());
    assert!(detail(&deed, &full).starts_with("Nothing can be built now"), "{}", detail(&deed, &full));
}

/// ACT-41: what a building does it does when a pawn is sent there, not when it is built.
#[test]
fn what_needs_a_pawn_is_not_said_as_if_it_came_at_once() {
    let state = city(1).goods(Good::Wood, 1).lay(Place::E).build("e-upper", Building::HuntersHut);
    let upgraded = detail(&Upgrade(field("e-upper")), &state);
    assert!(upgraded.starts_with("1 wood – ") && upgraded.ends_with("its action: gain 5 food (now 4)"), "{upgraded}");
    let post = detail(&Operation::Build { key: Building::MedicalPost, discount: 0 }, &state);
    assert_eq!(post, "2 wood – for engineers, its action: cure 3 ill");
}

/// BLD-06: the question about an upgrade says of all buildings what becomes of their insulation.
#[test]
fn bld_06_whatever_is_upgraded_has_red_insulation_unless_it_is_white() {
    for it in &built_in().buildings {
        let colours = it.upgraded.as_ref().map(|side| (it.colour == Colour::White, side.colour));
        assert!(matches!(colours, None | Some((false, Colour::Red) | (true, Colour::White))), "{:?}", it.key);
    }
}

/// HUN-01, HUN-05: hunger and the type of the round. In round 2 that is the 12 engineers.
#[test]
fn whoever_spends_food_is_told_what_the_evening_needs() {
    let state = city(1).goods(Good::Food, 9).with(|s| s.board.hunger = 2);
    let cook = Turn::Act(Deed { pawn: Pawn::Worker, task: Task::Use(field("generator-nw")), card: None });
    let said = detail(&cook, &state);
    assert!(said.starts_with("food 9 → 6, tonight needs 14: choose one (hope +1; "), "{said}");
    let store = |n| StoreGood { good: Good::Food, n };
    // SCN-04: how much is stored then and must be, and what is left.
    assert_eq!(detail(&store(4), &state), "Stored then: 4 of 14; food 9 → 5, tonight needs 14");
    let wood = detail(&StoreGood { good: Good::Wood, n: 1 }, &state.clone().goods(Good::Wood, 3));
    assert_eq!(wood, "Stored then: 1 of 4; you still have 2");
    let act = events::find(&state, card("P005")).unwrap().options[2].clone();
    let fed = detail(&Alternative { number: 3, act, card: Some(card("P005")) }, &state);
    assert_eq!(fed, "hope +1 (0 → 1 of 6); food 9 → 5, tonight needs 14; next round 22 + missing food");
    // Who comes is fed as well: 12 engineers and 2 more, hunger 2 and 3 more.
    let does = |written: &str| {
        let act = Act { cost: None, effect: Steps::read(written).unwrap() };
        detail(&Alternative { number: 1, act, card: None }, &state)
    };
    assert_eq!(does("gain 2 engineer; hunger +3"), "hunger +3 (now 2); tonight needs 19 food");
    let night = state.with(|s| s.board.phase = Phase::Night);
    let over = "Stored then: 4 of 14; you still have 5";
    assert_eq!(detail(&store(4), &night), over, "the meal of this round is over");
}

/// HEA-07: a group in which all is cold says so before it is opened.
#[test]
fn a_group_in_which_all_is_cold_is_marked() {
    let words = speech(Language::En);
    let ways = |state: &State, task: Task| {
        let offer = Turn::Act(Deed { pawn: Pawn::Worker, task, card: None }).offer(state);
        offer.path.iter().map(|it| words.say(&it.label)).collect::<Vec<_>>()
    };
    let state =
        city(1).turn().pool(Pawn::Worker, 1).heat([1, 5, 1, 2, 3]).lay(Place::Sw).cubes("sw-upper", 3, Good::Wood);
    let gather = Task::Gather(field("sw-upper"));
    assert_eq!(ways(&state, Task::ClearSnow), ["Clear snow ❄"]);
    assert_eq!(ways(&state, gather), ["Gather ❄", "worker ❄"]);
    // With red passed the fields of the Generator tile are warm.
    let some = state.clone().heat([2, 5, 1, 2, 3]);
    assert_eq!(ways(&some, gather), ["Gather", "worker"]);
    let machine = state.pool(Pawn::Automaton, 1).goods(Good::Coal, 1);
    assert_eq!(ways(&machine, Task::ClearSnow), ["Clear snow"], "an automaton does not freeze");
}

/// GNR-05, TOK-03: the options of an event or a building that are not offered stand in Why not.
#[test]
fn an_option_that_cannot_be_paid_says_what_is_missing() {
    let words = speech(Language::En);
    let refused = |trial: &Trial| {
        // What cannot be upgraded is told only where one upgrades.
        let mut told = blocked::blocked(&trial.t.state, A);
        told.retain(|it| it.0.path.iter().all(|it| it.key != "ask-upgrade"));
        told.iter().map(|it| (it.0.key.clone(), words.say(&it.1.text), it.1.rule)).collect::<Vec<_>>()
    };
    let event = run(city(2), "", |t| events::resolve(t, card("P005")).map(drop));
    assert_eq!(event.offers(), ["1", "2"]);
    // The label has the price.
    let missing = "Still missing: 4 food.";
    assert_eq!(refused(&event), [("3".to_owned(), missing.to_owned(), "GNR-05")]);
    // The question names the number that is missing.
    let ask = asked(&event).0;
    assert!(ask.ends_with("? Not possible now: 3 (pay 4 food)."), "{ask}");
    let rich = run(city(2).goods(Good::Food, 4), "", |t| events::resolve(t, card("P005")).map(drop));
    assert!(!asked(&rich).0.contains("Not possible"), "{}", asked(&rich).0);
    assert_eq!(refused(&rich), []);
}

/// WEA-02: what stays where it is is not worth a word.
#[test]
fn the_weather_says_only_what_changes() {
    let words = speech(Language::En);
    let said: Vec<String> = built_in().weather.iter().map(|it| words.say(&Weather::text(it))).collect();
    assert_eq!(said[0], "yellow range +1 (needs that much more heat), scouts move 2");
    assert!(said.iter().all(|it| !it.contains("+0") && !it.contains(" 0")), "{said:?}");
}

/// HEA-03, GEN-01, NIG-01: the log names who burns coal in a turn, the phase in which all do, and what is warm for it.
#[test]
fn what_is_burnt_is_said_with_who_or_when_and_what_for() {
    let city = city(2).goods(Good::Coal, 2).heat([1, 5, 1, 2, 3]);
    let names = |language| {
        let game = Arc::new(Shelf::new(Frostpunk::load(None).unwrap()));
        let book = Wordbook::load(&Registry::of(vec![game])).unwrap();
        book.game("frostpunk", language).plain(vec!["Ania".to_owned(), "Bartek".to_owned()])
    };
    let noted = |trial: Trial, language| {
        let notes = crate::engine::trial::noted(&trial.t);
        names(language).say(&notes.iter().find(|it| it.text.id.starts_with("note-stoke")).unwrap().text)
    };
    let burnt = |n: u32| run(city.clone(), &format!("A stoke {n}"), |t| heat::stoke(t));
    assert_eq!(
        noted(burnt(1), Language::En),
        "Generator phase – 1 coal burnt: heat 2, cold 5. Warm now: the Generator tile, and red buildings anywhere."
    );
    assert_eq!(
        noted(burnt(2), Language::Pl),
        "Faza: Generator – Węgiel −2, ciepło 3, zimno 5. W cieple: płytka Generatora i bliskie (1–6), wszędzie budynki czerwone i pomarańczowe."
    );
    let turn = city.turn().pool(Pawn::Worker, 1);
    let said = noted(run(turn, "A turn stoke/2", action::turn), Language::En);
    let warm = "the Generator tile and near tiles (1–6), and red and orange buildings anywhere.";
    assert_eq!(said, format!("Ania burns 2 coal: heat 3, cold 5. Warm now: {warm}"));
}

/// ACT-51: who comes back cannot be sent again while no Beacon stands.
#[test]
fn exploring_says_when_there_is_no_beacon() {
    let asked = |sent: u32, earned: u32| {
        let text = crate::engine::Text::new("ask-explore").with("card", card("E01").title()).with("sent", sent);
        let text = text.with("earned", earned);
        [Language::En, Language::Pl].map(|it| speech(it).say(&text))
    };
    let [english, polish] = asked(0, 0);
    assert!(english.ends_with("Without a Beacon none can be sent out anew."), "{english}");
    assert!(polish.ends_with("Bez Balonu nie można nikogo wysłać ponownie."), "{polish}");
    assert!(asked(1, 0)[0].ends_with("What does the scout do?"));
    // EXP-08.
    assert!(asked(1, 1)[0].ends_with("A return also brings what was earned before on the route."));
}
