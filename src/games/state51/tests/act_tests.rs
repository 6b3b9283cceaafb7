//! ACT: a turn is one action or a pass.

use std::collections::BTreeSet;

use super::kit::*;
use super::told_tests::detail;
use crate::engine::Seats;
use crate::games::state51::content::kinds::Category;
use crate::games::state51::rules::action;
use crate::games::state51::state::{Phase, State};

/// A can do everything that there is.
fn rich() -> State {
    game(2)
        .pool(A, "5 brick 5 iron 5 fuel 5 worker 5 grey 5 red 5 blue 1 defence")
        .hand(A, "docks pub")
        .built(A, "motel")
        .built(B, "fuel-tank")
        .connections(A, "merchants")
        .face_up("punks")
        .face_up("junk-train")
}

#[test]
fn act_01_a_turn_is_exactly_one_action_or_a_pass() {
    let start = game(2).pool(A, "2 grey").hand(A, "docks quarry");
    let s = played(&start, "A turn build/docks");
    assert_eq!(s.row_of(A, Category::Production), "docks");
    assert_eq!((s.pooled(A), s.held(A)), ("1 iron 1 grey".to_owned(), "quarry".to_owned()), "the second waits");
    let s = played(&start, "A turn pass");
    assert!(s.board.players[A].passed);
    assert_eq!((s.row_of(A, Category::Production), s.pooled(A)), (String::new(), "2 grey".to_owned()));
}

#[test]
fn act_01_turns_go_clockwise_and_skip_who_has_passed() {
    // A capital letter builds in its turn, a small one passes. Nobody runs out of cards or grey contacts.
    for (first, turns) in [(A, "ABCAbCACaCc"), (B, "BCDABcDABDABdABAbAa")] {
        let seats = if turns.contains('D') { 4 } else { 3 };
        let start = Seats(seats).all().fold(game(seats).with(|s| s.board.active = first), |s, seat| {
            s.pool(seat, "9 grey").hand(seat, &"docks ".repeat(9))
        });
        let answer = |it: char| {
            let act = if it.is_lowercase() { "pass" } else { "build/docks" };
            format!("{} turn {act}", it.to_ascii_uppercase())
        };
        let answers: Vec<String> = turns.chars().map(answer).collect();
        let mut moved = String::new();
        let trial = run(start, &answers.join(", "), |t| {
            while t.state.board.phase == Phase::Action {
                moved.extend(t.state.board.active.letter().to_uppercase());
                action::next_turn(t)?;
            }
            Ok(())
        });
        assert_eq!(trial.noted("note-auto-pass"), 0);
        assert_eq!(trial.done().board.phase, Phase::Cleanup, "all have passed");
        assert_eq!(moved, turns.to_uppercase());
    }
}

#[test]
fn act_02_the_ten_actions() {
    let offers = turn(&rich(), "").offers();
    let groups: BTreeSet<&str> = offers.iter().filter_map(|it| it.split('/').next()).collect();
    let all =
        ["attack", "board", "build", "deal", "defence", "develop", "pass", "play", "raze", "take", "use", "visit"];
    assert_eq!(groups.into_iter().collect::<Vec<_>>(), all);
    let keys: BTreeSet<&String> = offers.iter().collect();
    assert_eq!(keys.len(), offers.len(), "no key twice");
}

#[test]
fn act_03_costs_are_paid_in_full_before_the_effect_or_the_action_is_not_offered() {
    // Thieves Caravan costs 2 Workers: with one nothing is offered, and while its effect asks they are paid already.
    let start = game(2).built(A, "thieves-caravan").pool(B, "1 fuel 1 iron");
    assert_eq!(turn(&start.clone().pool(A, "1 worker"), "").offers(), ["pass"]);
    let start = start.pool(A, "3 worker");
    let key = key_of(&start, A, "thieves-caravan");
    let trial = turn(&start, &format!("A turn use/{key}"));
    assert_eq!(trial.asked(), "asks A steal [b/iron b/fuel]");
    assert_eq!(trial.t.state.pooled(A), "1 worker");
    // A card with Distance 2 and one contact token of each colour: nothing is done in part.
    let short = game(2).pool(A, "1 grey 1 red 1 blue").hand(A, "pub");
    assert_eq!(turn(&short, "").offers(), ["pass"]);
}

#[test]
fn act_04_no_limit_for_most_actions() {
    let mut s = game(2)
        .pool(A, "3 brick 3 grey 8 red 3 blue 6 worker")
        .hand(A, "docks docks docks motel motel quarry quarry school school school")
        .connections(A, "merchants merchants")
        .built(B, "fuel-tank fuel-tank");
    let lines = [
        "A turn build/docks",
        "A turn build/docks",
        "A turn build/docks",
        "A turn deal/school",
        "A turn deal/school",
        "A turn deal/school",
        "A turn raze/quarry",
        "A turn raze/quarry",
        "A turn play/merchants",
        "A turn play/merchants",
        "A turn board/workers/fuel, A go-on end-turn",
        "A turn board/workers/fuel, A go-on end-turn",
    ];
    for line in lines {
        s = played(&s, line);
    }
    for target in ["fuel-tank", "fuel-tank"] {
        let built = s.board.players[B].intact().find(|it| it.card == card(target)).unwrap();
        let key = format!("A turn attack/b/{target}-{}", built.id.0);
        s = played(&s, &key);
    }
    // 8 red for two cards of Distance 1 and two productions of Defence 3; 3 Deals gave 3 Workers, 4 went into exchanges.
    assert_eq!(s.row_of(A, Category::Production), "docks docks docks");
    assert_eq!(s.row_of(B, Category::Production), "(fuel-tank) (fuel-tank)");
    assert_eq!(s.board.players[A].deals.len(), 3);
    assert_eq!(s.pooled(A), "7 brick 3 iron 6 fuel 5 worker 4 blue");
    assert_eq!(s.held(A), "motel motel");
}

#[test]
fn act_05_defence_tokens_are_no_action() {
    let start = game(2).pool(A, "2 defence 1 grey").hand(A, "docks").built(A, "motel pub");
    let (motel, pub_) = (key_of(&start, A, "motel"), key_of(&start, A, "pub"));
    let s = played(&start, &format!("A turn defence/{motel}, A turn defence/{pub_}, A turn build/docks"));
    assert!(s.at(A, "motel").token && s.at(A, "pub").token);
    assert_eq!(s.row_of(A, Category::Production), "pub docks");
}

#[test]
fn act_06_nothing_is_given_or_traded() {
    // What is offered changes nobody's goods but by a rule of an action: no offer names goods of the giver's choice.
    let known =
        ["attack", "board", "build", "deal", "defence", "develop", "pass", "play", "raze", "take", "use", "visit"];
    for offer in turn(&rich().pool(B, "3 fuel"), "").offers() {
        assert!(known.contains(&offer.split('/').next().unwrap()), "{offer}");
    }
    // In a turn without an attack, a theft or a visit the other's things stay as they are.
    let start = rich().pool(B, "3 fuel").hand(B, "arena");
    for offer in turn(&start, "").offers() {
        if offer.starts_with("attack") || offer.starts_with("visit") {
            continue;
        }
        let after = turn(&start, &format!("A turn {offer}")).t.state;
        assert_eq!((after.pooled(B), after.held(B)), ("3 fuel".to_owned(), "arena".to_owned()), "{offer}");
    }
}

/// ACT-01, CLN-03: the end of a turn is not the end of the round.
#[test]
fn act_01_ending_a_turn_says_what_becomes_of_the_pool() {
    let said = |state: &State| detail(&turn(state, "A turn board/workers/fuel"), "end-turn");
    let state = game(2).pool(A, "4 worker").hand(A, "docks");
    assert_eq!(said(&state), "Your pool stays for your later turns; what no card keeps is lost at Cleanup");
    let last = state.with(|s| s.board.end_begun = true);
    assert_eq!(said(&last), "Your pool stays for your later turns");
}
