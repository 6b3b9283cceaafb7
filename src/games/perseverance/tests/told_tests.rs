//! What the log tells of prices and losses, and what offers say of costs and gains at the moment.

use super::kit::*;
use crate::engine::{Choice, Plain, Words};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::attack::attack;
use crate::games::perseverance::rules::community::resolve;
use crate::games::perseverance::rules::dice::placements;
use crate::games::perseverance::rules::secondary::secondary_action;
use crate::games::perseverance::state::*;

/// A with something of everything, and a neutral die to replace.
fn start() -> State {
    laid_out(RETAIL, 3).rich(5, 5, 5).ready(2, 0).pool("neutral-innovator neutral-innovator")
}

#[test]
fn the_log_tells_in_one_line_what_was_paid_for_what() {
    let food = "paid=paid(price=amount-food(n=1))";
    let scrap = "paid=paid(price=amount-mr-retail(n=1))";
    let story = "paid=paid(price=amount-story(n=1))";
    for (effect, answers, note, paid) in [
        (Effect::Training, "A train light, A train done", "note-gain-light", "paid=unpaid"),
        (Effect::Training, "A train food-light, A train done", "note-gain-light", food),
        (Effect::Training, "A train mr-heavy, A train done", "note-gain-heavy", scrap),
        (Effect::Training, "A train upgrade, A upgrade 2, A train done", "note-upgrade", story),
        (Effect::Training, "A train place", "note-train-place", "price=amount-story(n=1)"),
        (Effect::Settle, "A settle one/military/1", "note-settle", food),
        (Effect::Politics, "A politics pool/innovator", "note-politics-pool", food),
        (Effect::Fortifications, "A fortify trap, A trap raptor/military/c1-d1", "note-trap(", "paid=unpaid"),
        (Effect::Fortifications, "A fortify trap-valor, A trap raptor/military/c1-d1", "note-trap(", food),
        (Effect::Fortifications, "A fortify wall, A wall military/c1", "note-wall", scrap),
    ] {
        let mut t = table(&start(), &[], answers);
        let _ = resolve(&mut t, A, effect);
        let lines = said(&t, note);
        assert!(lines.first().is_some_and(|it| it.contains(paid)), "{answers}: {lines:?}");
    }
    for (answers, paid) in [
        ("A secondary influence/chief-mate/1", "paid=unpaid"),
        ("A secondary influence/chief-mate/2", "paid=paid(price=amount-story(n=2))"),
    ] {
        let mut t = table(&start(), &[], answers);
        secondary_action(&mut t, A).unwrap();
        let lines = said(&t, "note-influence");
        assert!(lines[0].contains(paid), "{answers}: {lines:?}");
    }
}

/// Adelita's Food and Jack's Dino are told with their names.
#[test]
fn the_log_names_the_leader_whose_ability_was_used() {
    let start = start().leader(A, Leader::Adelita).with(|s| s.board.abilities = true);
    for (way, paid) in [
        ("2-food", "paid=paid-by(price=amount-food(n=1), leader=leader-adelita)"),
        ("3-mixed", "paid=paid-by(price=amount-food(n=1)+amount-story(n=2), leader=leader-adelita)"),
        ("2", "paid=paid(price=amount-story(n=2))"),
    ] {
        let mut t = table(&start, &[], &format!("A secondary influence/chief-mate/{way}"));
        secondary_action(&mut t, A).unwrap();
        let lines = said(&t, "note-influence");
        assert!(lines[0].contains(paid), "{lines:?}");
    }
    let jack = start.leader(A, Leader::Jack);
    let mut t = table(&jack, &[], "A jack raptor-c1-d2/expansion");
    attract(&mut t, A, Zone::Military, &[DinoIcon::Raptor]).unwrap();
    assert!(said(&t, "note-jack")[0].contains("leader=leader-jack"));
}

#[test]
fn the_second_of_two_settlements_is_not_paid_for_again() {
    let mut t = table(&start(), &[], "A settle two/military/1, A settle-second expansion");
    resolve(&mut t, A, Effect::Settle).unwrap();
    let lines = said(&t, "note-settle");
    assert!(lines[0].contains("price=amount-food(n=1)+amount-mr-retail(n=1)+amount-story(n=1)"), "{lines:?}");
    assert!(lines[1].contains("paid=unpaid"), "{lines:?}");
}

#[test]
fn a_combat_reward_that_brings_nothing_says_so() {
    let state = laid_out(RETAIL, 3).with(|s| {
        s.guard(Zone::Military, 0, 0, A, LIGHT);
        (s.board.players[A].valor, s.board.players[A].safeguard) = (3, 2);
    });
    let told = |state: &State, answer: &str| {
        let mut t = table(state, &[], answer);
        attack(&mut t, A, Zone::Military).unwrap();
        let lines = said(&t, "note-reward");
        lines[0].split_once("reward=").unwrap().1.trim_end_matches(')').to_owned()
    };
    let home = told(&state, "A reward reward-6");
    assert!(home.starts_with("idle-leader-home(leader="), "{home}");
    assert_eq!(told(&state, "A reward reward-4"), "reward-4");
    assert_eq!(told(&state, "A reward reward-1"), "idle-kills");
    assert_eq!(told(&state, "A reward reward-2"), "idle-walls");
    assert_eq!(told(&state, "A reward reward-5"), "idle-losses");
    assert_eq!(told(&state, "A reward reward-7"), "idle-presence");
    assert_eq!(told(&state, "A reward reward-8"), "reward-8");
    let none_left = state.clone().with(|s| s.board.players[A].supply.light = 0);
    assert_eq!(told(&none_left, "A reward reward-8"), "idle-lights");
    let away = state.with(|s| {
        s.board.zones[Zone::Expansion].leader = Some(A);
        s.board.players[A].leader_at = LeaderAt::Community(Zone::Expansion);
    });
    assert_eq!(told(&away, "A reward reward-6"), "reward-6-retail");
}

#[test]
fn effects_are_offered_with_what_they_bring_now() {
    let state = start().with(|s| s.dice(Zone::Protection, DieOwner::Seat(A), 2));
    let about = |effect: &str| {
        let offers = placements(&state, A).into_iter().map(|it| it.offer(&state));
        let mut groups = offers.filter(|it| it.key.starts_with(effect)).map(|it| it.path[0].about.clone().unwrap());
        Plain.say(groups.next_back().as_ref().unwrap_or_else(|| panic!("{effect} is offered")))
    };
    let spaces = "space-story(space=space-dinos(n=5, dinos=dino-raptor)); space-dinos-next(n=6, dinos=dinos-then(first=dino-raptor, then=detail-roll(least=1, most=2)))";
    let brings = "detail-effect-pub(what=amount-story(n=3), n=2)";
    assert_eq!(about("pub"), format!("clauses(clauses={brings}; clauses(clauses={spaces}))"));
    let patrol =
        "effect-patrol-rewards; effect-patrol-challenges(goods=2, n=3); effect-patrol-ready(who=ready-lights(n=2))";
    assert_eq!(about("patrol"), format!("clauses(clauses={patrol})"));
    let politics = "detail-effect-politics(pool=amount-follower(n=3), board=amount-follower(n=2))";
    assert_eq!(about("politics"), politics);
    assert!(about("training").contains("train-heavy(mr=amount-mr-retail(n=1))"));
}

#[test]
fn a_face_for_a_story_names_the_die_that_does_the_same_for_nothing() {
    let alone = start();
    let key = "settle/neutral-innovator-as-facilitator/";
    let space = placements(&alone, A).into_iter().map(|it| it.key(&alone)).find(|it| it.starts_with(key)).unwrap();
    let beside = |state: &State| Plain.say(placement(state, &space).detail.as_ref().unwrap());
    assert!(!beside(&alone).contains("place-free"), "no other die does it");
    let both = start().pool("neutral-facilitator neutral-innovator neutral-innovator");
    let detail = beside(&both);
    assert!(detail.contains("; place-free(die=die-neutral(icon=icon-facilitator-short))"), "{detail}");
}
