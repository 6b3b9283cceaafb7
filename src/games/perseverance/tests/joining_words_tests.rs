//! What the Dissenters put on the Officers after the first Assembly is told before it, where cubes placed now may prepare for it.

use super::kit::*;
use crate::engine::{Choice as _, View as _, Viewer, Words as _};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::blocked::blocked;
use crate::games::perseverance::rules::cost::Cost;
use crate::games::perseverance::rules::secondary::{Price, SecondaryAction, secondary_action};
use crate::games::perseverance::rules::settle::{How, Site};
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

const ONE: SecondaryAction = SecondaryAction::Influence(Zone::Military, Price { cubes: 1, key: "1", cost: Cost::FREE });

/// ASM-09, SEC-05: a third cube in the last turn before the first Assembly of two is followed by a fourth of the Dissenters.
#[test]
fn asm_09_a_row_that_the_dissenters_will_fill_is_told_with_whom_it_pays() {
    let [a, b] = [A, B].map(Owner::Seat);
    let with = |row: &[Owner]| laid_out(RETAIL, 2).with(|s| s.board.officers[Zone::Military].row = row.to_vec());
    let says = |state: &State, start: &str| {
        let said = below(&ONE, state);
        assert!(said.starts_with(start), "{said}");
    };
    says(&with(&[a, a]), "Row 3/4, full after Assembly: 2 Valor to you; ");
    says(&with(&[b, b]), "Row 3/4, full after Assembly: 2 Valor to a rival; ");
    says(&with(&[b, Owner::Dissenters]), "Row 3/4, full after Assembly: nobody gets 2 Valor; ");
    let full = with(&[a, a]).with(|s| s.board.players[A].valor = 6);
    says(&full, "Row 3/4, full after Assembly: nobody gets 2 Valor; ");
    // Two cubes leave room for one more.
    says(&with(&[a]), "Row 2/4 (you 2), full: 2 Valor to all with 2+ cubes; ");
    // Somebody else has a turn first, or the Dissenters have joined already.
    let open = "Row 3/4 (you 3), full: 2 Valor to all with 2+ cubes; ";
    says(&with(&[a, a]).pool("neutral-organizer"), open);
    says(&with(&[a, a]).with(|s| s.board.assemblies = 1), open);
}

/// ASM-09, EFF-08: so is one that follows the cube of a Settlement.
#[test]
fn asm_09_a_settlements_cube_before_those_of_the_dissenters_says_whom_the_row_pays() {
    let [a, b] = [A, B].map(Owner::Seat);
    let with = |row: &[Owner]| laid_out(RETAIL, 2).with(|s| s.board.officers[Zone::Military].row = row.to_vec());
    let says = |state: &State, end: &str| {
        let site = Site { how: How::One, zone: Zone::Military, space: 3 };
        let said = below(&site, state);
        assert!(said.contains(&format!("row 3/4; {end}")), "{said}");
        let polish = speech(Language::Pl).say(site.offer(state).detail.as_ref().unwrap());
        assert!(polish.contains("po Zgrom. pełny") && polish.chars().count() <= 100, "{polish}");
    };
    says(&with(&[a, b]), "full after Assembly: 2 Valor to you");
    says(&with(&[b, b]), "full after Assembly: 2 Valor to a rival");
    says(&with(&[b, Owner::Dissenters]), "full after Assembly: nobody gets 2 Valor");
    let later = with(&[a, b]).pool("neutral-organizer");
    let said = below(&Site { how: How::One, zone: Zone::Military, space: 3 }, &later);
    assert!(!said.contains("after Assembly"), "{said}");
}

/// ASM-09: the question and the board say it as well, as long as it is still to come.
#[test]
fn asm_09_the_question_and_the_board_tell_of_the_cubes_to_come() {
    let asked = |state: &State| english(&open(state, "", |t| secondary_action(t, A)).0);
    let start = laid_out(RETAIL, 2);
    let told = "Which secondary action do you take? After that the Assembly; then each Officer gets a Dissenter cube.";
    assert_eq!(asked(&start), told);
    assert!(speech(Language::Pl).say(&open(&start, "", |t| secondary_action(t, A)).0).chars().count() <= 140);
    let later = start.clone().with(|s| s.board.assemblies = 1);
    assert_eq!(asked(&later), "Which secondary action do you take? After that comes the Assembly.");
    let line = "After this Assembly 1 Dissenter cube goes on every Officer; a row that it fills pays its bonus at once";
    let board = |state: &State| View::new(state, Viewer::Public).lines("assembly", &speech(Language::En)).unwrap();
    assert!(board(&start).iter().any(|it| it == line), "{:#?}", board(&start));
    for none in [later, laid_out(RETAIL, 3), laid_out(BETA, 2)] {
        assert!(!board(&none).concat().contains("After this Assembly"));
    }
}

/// LDR-01, SEC-01: what Food pays for is not refused for want of Stories.
#[test]
fn ldr_01_nothing_is_refused_that_another_payment_makes_possible() {
    let adelita = |food: u32| {
        let state = laid_out(RETAIL, 3).rich(food, 0, 0).leader(A, Leader::Adelita);
        let state = state.with(|s| (s.board.abilities, s.board.secondary) = (true, true));
        let told = blocked(&state, A).into_iter().filter(|it| it.1.rule == "SEC-01");
        told.map(|it| english(&it.0.label)).collect::<Vec<String>>()
    };
    assert_eq!(adelita(2), Vec::<String>::new());
    assert!(adelita(1).iter().all(|it| it.contains("+3")) && !adelita(1).is_empty(), "{:?}", adelita(1));
    assert!(adelita(0).iter().any(|it| it.contains("+2")), "{:?}", adelita(0));
}

/// LDR-01: where Adelita lacks both, both ways are told; one of the second rules is not refused either.
#[test]
fn ldr_01_what_adelita_lacks_is_told_with_both_ways_to_pay() {
    let told = |edition: Edition, food: u32, stories: u32| {
        let state = laid_out(edition, 3).rich(food, 0, stories).leader(A, Leader::Adelita);
        let state = state.with(|s| (s.board.abilities, s.board.secondary) = (true, true));
        let mut told: Vec<String> =
            blocked(&state, A).into_iter().filter(|it| it.1.rule == "SEC-01").map(|it| english(&it.1.text)).collect();
        told.dedup();
        told
    };
    let ways =
        "Each cube after the first costs 2 Stories or, with Adelita’s ability, 1 Food. You have Stories 1, Food 1.";
    assert_eq!(told(RETAIL, 1, 1), [ways]);
    assert_eq!(told(BETA, 1, 2), Vec::<String>::new());
    let once = "Each cube after the first costs 2 Stories; with Adelita’s ability 1 Food pays for one of them. \
                You have Stories 0, Food 1.";
    assert_eq!(told(BETA, 1, 0), [once]);
}
