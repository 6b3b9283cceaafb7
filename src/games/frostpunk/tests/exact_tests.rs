//! What the board and the offers say is exact: what is left, when and in which order something happens, and what a token does.

use super::kit::*;
use super::newcomer_tests::speech;
use super::offer_tests::{asked, english, said};
use crate::engine::{Viewer, Words as _};
use crate::games::card_words::Slot;
use crate::games::frostpunk::content::effect::{Act, Steps};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::labels::abilities::PutUnder;
use crate::games::frostpunk::labels::alternatives::Alternative;
use crate::games::frostpunk::labels::illness::Fallen;
use crate::games::frostpunk::labels::people::Split;
use crate::games::frostpunk::rules::effects::{self, Scope};
use crate::games::frostpunk::rules::{blocked, construction, events};
use crate::games::frostpunk::state::{Pawn, Phase, State};
use crate::games::frostpunk::view::View;
use crate::words::Language;

fn lines(state: &State, part: &str) -> String {
    use crate::engine::View as _;
    View::new(state, Viewer::Public).lines(part, &english()).unwrap().join("\n")
}

/// CIT-03: three of four far tiles lie open; none of them has left the stack for good.
#[test]
fn cit_03_tiles_that_are_looked_at_are_left_all_the_same() {
    let state = city(1).with(|s| {
        s.board.looked_at = ["F01", "F02", "F03"].map(card).to_vec();
        s.secret.far = ["F04"].map(card).into_iter().collect();
    });
    let told = lines(&state, "overview");
    assert!(told.contains("far tiles 4 (3 of them looked at)"), "{told}");
    let at = |id: &str| said(&PutUnder(card(id)), &state).1;
    assert_eq!(at("F01"), "Now on top: the next far tile that is placed");
    assert_eq!(at("F03"), "Now third from the top");
}

/// GEN-02, NIG-06: the heat is on the cold marker, so only those without a place tonight fall ill.
#[test]
fn gen_02_nobody_is_said_to_fall_ill_in_a_phase_in_which_nobody_does() {
    let state = city(1).turn().heat([5, 5, 1, 2, 3]).pool(Pawn::Worker, 3).ill(Citizen::Worker, 3, false);
    let told = lines(&state.with(|s| s.board.phase = Phase::Action), "health");
    let tonight = "As the heat is now, more fall ill tonight: no place in a heated shelter (cards aside). Ill then, and by the end of the next Preparation: ";
    assert!(told.contains(tonight), "{told}");
}

/// TOK-09: an active token that is only needed is not paid.
#[test]
fn tok_09_a_token_that_is_only_a_condition_is_refused_as_one() {
    let (content, adds) = (built_in(), Steps::read("add Z044").unwrap());
    let asks = content.morning.iter().find(|it| it.options.iter().any(|it| it.effect == adds)).unwrap();
    let event = run(city(2), "", |t| events::resolve(t, asks.id).map(drop));
    let told: Vec<_> = blocked::blocked(&event.t.state, A).into_iter().filter(|it| it.0.key == "1").collect();
    let why: Vec<_> = told.iter().map(|it| (it.1.rule, english().say(&it.1.text))).collect();
    let text = "There is no active Justice. It is only a condition: it would not be used up.";
    assert_eq!(why, [("TOK-09", text.to_owned())]);
}

/// TOK-04, TOK-06: discontent −1 turns an active token, so that as many lie there as before, unless a used one lies there, too.
#[test]
fn tok_06_one_token_less_says_whether_the_number_falls() {
    let label = |tokens: &str, step: &str| {
        let act = Act { cost: None, effect: Steps::read(step).unwrap() };
        said(&Alternative { number: 2, act, card: None }, &city(1).tokens(tokens)).0
    };
    assert_eq!(label("Anger Greed", "discontent -1"), "2: discontent −1 (used up; still 2)");
    assert_eq!(label("Anger greed", "discontent -1"), "2: discontent −1 (2 → 1 or used up)");
    assert_eq!(label("anger greed", "discontent -1"), "2: discontent −1 (2 → 1 of 6)");
    assert_eq!(label("Anger Greed", "discontent +1"), "2: discontent +1 (2 → 3 of 6)");
    assert_eq!(label("Anger greed", "discontent +1"), "2: discontent +1 (now 2 of 6)");
}

/// TOK-05: of nine hope tokens two are out, both of them Care.
#[test]
fn tok_05_a_type_that_is_drawn_by_chance_is_told_with_its_chance() {
    let does = |tokens: &str| {
        let act = Act { cost: None, effect: Steps::read("motivation +1").unwrap() };
        said(&Alternative { number: 1, act, card: None }, &city(1).tokens(tokens)).1
    };
    assert_eq!(does("Care Care"), "A token drawn at random, used side up; active at once only if Motivation (3 of 7)");
    assert!(does("Care motivation").ends_with("then a used Motivation becomes active"), "{}", does("Care motivation"));
}

/// Whoever answers for the first one knows that others of its kind follow.
#[test]
fn what_happens_once_and_again_for_each_token_is_counted_together() {
    let question = |tokens: &str, answers: &str| {
        let steps = Steps::read("ill 1 any; per anger {ill 1 any}").unwrap();
        asked(&run(city(1).tokens(tokens), answers, |t| effects::all(t, &mut Scope::of_card(card("P009")), &steps))).0
    };
    assert!(question("anger", "").ends_with("” – Who falls ill?"), "{}", question("anger", ""));
    assert!(question("Anger", "").ends_with("” (1 of 2) – Who falls ill?"), "{}", question("Anger", ""));
    let second = question("Anger", "A ill 1-0-0");
    assert!(second.ends_with("” (2 of 2) – Who falls ill?"), "{second}");
}

/// PRE-04: what all types come to is said beside each answer in the same words, in both languages.
#[test]
fn pre_04_the_answers_of_one_question_say_the_same_things() {
    let state = city(1).heat([5, 5, 1, 2, 3]).ill(Citizen::Worker, 14, true).ill(Citizen::Engineer, 9, false);
    let state = state.ill(Citizen::Child, 4, false).with(|s| s.board.phase = Phase::Dusk);
    for (language, parts) in [
        (Language::En, ["deaths +", "exhausted +", "gravely ill"]),
        (Language::Pl, ["zgony +", "wyczerpani +", "ciężko chorzy"]),
    ] {
        for split in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
            use crate::engine::Choice as _;
            let detail = Fallen(Split(split)).words(&state).detail.map(|it| speech(language).say(&it)).unwrap();
            assert!(parts.iter().all(|it| detail.contains(it)), "{detail}");
        }
    }
}

/// ACT-33: the fields on which nothing is lost are offered first.
#[test]
fn act_33_fields_without_loss_come_first() {
    let state = city(1).turn().goods(Good::Wood, 9).lay(Place::Ne).cubes("ne-upper", 2, Good::Wood);
    let trial = run(state, "A operation build/tent", |t| construction::construct(t, construction::Works::USUAL));
    let (_, offers) = asked(&trial);
    let nothing: Vec<bool> = offers.iter().map(|it| it.1.starts_with("To the bank from there: nothing")).collect();
    assert!(nothing.contains(&false) && nothing.is_sorted_by(|one, next| one >= next), "{offers:?}");
}

/// MAP-04: the deposit in the south-west lies at three places.
#[test]
fn map_04_a_deposit_names_the_places_beside_it() {
    let state = city(1).with(|s| {
        s.board.walls.insert(Corner::Sw, Deposit::Coal);
    });
    let told = lines(&state, "map");
    assert!(told.contains("corner: south-west (at 13, 14 and 15)"), "{told}");
}

/// ACT-02: an exhausted token keeps one of the pawns in the pool from acting.
#[test]
fn act_02_the_pool_says_who_rests() {
    let state = city(1).pool(Pawn::Worker, 5).with(|s| s.board.people_mut(Citizen::Worker).exhausted = 1);
    let told = lines(&state, "health");
    assert!(told.contains("Pawns in the pool: worker 5; of these rest in the next Action phase: worker 1"), "{told}");
}
