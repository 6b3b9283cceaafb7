//! What a first turn needs: nothing in a question or beside an offer is left to be guessed.

use super::kit::*;
use crate::engine::{Choice, Viewer, Words as _};
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::dice::{place_die, placements};
use crate::games::perseverance::rules::secondary::{SecondaryAction, secondary_action};
use crate::games::perseverance::rules::settle::SecondSite;
use crate::games::perseverance::rules::setup::setup;
use crate::games::perseverance::rules::soldiers::SoldierPlacement;
use crate::games::perseverance::state::*;
use crate::games::perseverance::view::View;
use crate::words::Language;

/// TRN-07: a row for a Story names the Dinos that come, also in Polish and where another die could go there for nothing.
#[test]
fn trn_07_a_row_for_a_story_names_its_dinos_in_polish() {
    let state = laid_out(RETAIL, 3).rich(1, 1, 1).pool("a-organizer neutral-facilitator");
    let said =
        speech(Language::Pl).say(placement(&state, "rations/a-organizer-as-facilitator/").detail.as_ref().unwrap());
    assert!(said.contains("lecz bez Obecności; Dino: Trampler; wolne pola Dino: 6 → 5"), "{said}");
    let state = laid_out(RETAIL, 3).rich(1, 1, 1).pool("a-innovator neutral-organizer");
    let offers = placements(&state, A);
    for offer in offers.iter().filter(|it| it.face.is_some()).map(|it| it.offer(&state)) {
        let said = speech(Language::Pl).say(offer.detail.as_ref().unwrap());
        assert!(said.contains("Dino: "), "{}: {said}", offer.key);
    }
}

/// EFF-10: what may be done is told as it is asked, and no number of pieces sounds like a duty.
#[test]
fn eff_10_one_or_two_options_are_told_in_one_way() {
    let state = laid_out(RETAIL, 3).rich(1, 1, 1).pool("neutral-innovator");
    let offer = placement(&state, "fortifications/neutral-innovator/");
    assert!(detail(&offer).starts_with("1 or 2: Trap (free), Wall (1 Scrap); "), "{}", detail(&offer));
    let about = english(offer.path[0].about.as_ref().unwrap());
    assert!(about.starts_with("1 or 2: Trap (free; for 1 Food: +1 Valor), Wall (1 Scrap"), "{about}");
    let poor = state.rich(1, 0, 0);
    let said = detail(&placement(&poor, "fortifications/neutral-innovator/"));
    assert!(said.starts_with("1 or 2 Traps, no Wall (1 Scrap short); "), "{said}");
}

/// TRN-06: two effects that no die can be placed for are both named.
#[test]
fn trn_06_two_effects_that_are_not_offered_are_named() {
    let state = laid_out(RETAIL, 3).rich(0, 2, 2).ready(0, 0).pool("neutral-organizer neutral-innovator a-facilitator");
    let state = state.placed("a-adventurer", Zone::Sustenance, 1);
    let voices = [Language::En, Language::Pl].map(speech);
    let asked = |state: &State| open(state, "", |t| place_die(t, A).map(|_| ())).0;
    let rich = asked(&state.clone().rich(1, 2, 2));
    assert!(english(&rich).ends_with(" Not now: Patrol (see Rule)."), "{}", english(&rich));
    assert_asks_fit(&voices, [rich, asked(&state)]);
    let two = state.rich(1, 2, 0).with(|s| s.board.players[A].settlements = 0);
    assert!(english(&asked(&two)).ends_with(" Not now: Patrol, Settle."), "{}", english(&asked(&two)));
    assert_asks_fit(&voices, [asked(&two)]);
}

/// SET-12: a first Settlement that nobody is asked for is told with its reason.
#[test]
fn set_12_the_last_of_four_first_settlements_has_its_reason() {
    let told = |set_up: &str| {
        let start = boxed(RETAIL, 4, &[("set-up", set_up)]);
        let mut answers = Vec::new();
        drive(&start, 4, setup, |decision, keys| {
            answers.push(format!("{} {} {}", decision.who.seat().letter(), decision.ask.id, keys[0]));
            keys[0].clone()
        });
        let done = run_seeded(start, 4, &answers.join(","), setup);
        [done.noted("note-first-settlement"), done.noted("note-first-settlement-last")]
    };
    assert_eq!(told("random"), [3, 1]);
    // The preset leaves no Zone to choose to anybody.
    assert_eq!(told("first-game"), [4, 0]);
}

/// ASM-01: whoever sends the Leader or builds reads what the others have there.
#[test]
fn asm_01_presence_stands_beside_that_of_the_others() {
    let state = laid_out(RETAIL, 3).rich(0, 0, 0).settled(Owner::Seat(B), Zone::Sustenance, 2);
    let leader = |effect| {
        let action = SecondaryAction::LeaderToCommunity(Zone::Sustenance, Some(effect));
        below(&action, &state)
    };
    assert_eq!(leader(Effect::Rations), "Gain 2 Food; Presence there 0 → 1; others there: at most 2");
    let second = below(&SecondSite { zone: Zone::Military, space: 1 }, &state);
    assert_eq!(second, "Your Presence there 0 → 1; nobody else there; Population 2 → 3");
}

/// ATK-05: in an attack that is due, how many get through matters more than the picks, which stand with the row.
#[test]
fn atk_05_a_soldier_says_how_many_get_through() {
    let state = laid_out(RETAIL, 3).ready(1, 1).with(|s| s.fill(Zone::Military, 0));
    for kind in SoldierKind::ALL {
        for (row, col) in [(0, 0), (1, 2)] {
            let space = Space { zone: Zone::Military, row, col };
            for language in [Language::En, Language::Pl] {
                let offer = SoldierPlacement { kind, space }.offer(&state);
                let said = speech(language).say(offer.detail.as_ref().unwrap());
                assert!(said.contains("through: 6 → ") || said.contains("6 → "), "{said}");
            }
        }
    }
}

/// LDR-01 to LDR-04: whose Leader can what is seen on the picture of four players wherever the Leader is.
#[test]
fn ldr_01_the_narrow_strip_names_a_leader_who_is_away() {
    let voice = speech(Language::En);
    let state = laid_out(RETAIL, 4).leader(A, Leader::Adelita).with(|s| {
        s.board.players[A].leader_at = LeaderAt::Community(Zone::Sustenance);
        s.board.players[B].leader_at = LeaderAt::Defense(Zone::Military);
    });
    let scene = crate::engine::View::scene(&View::new(&state, Viewer::Public), "overview", None, &voice).unwrap();
    let texts = scene.texts();
    for name in ["Adelita", "Jack"] {
        assert!(texts.contains(&name), "{name}: {texts:?}");
    }
}

/// ASM-07: a cube that takes a rival's place says what the rival loses by it.
#[test]
fn asm_07_a_cube_says_what_it_takes_from_a_rival() {
    let state = laid_out(RETAIL, 3).rich(0, 0, 2).with(|s| {
        s.board.officers[Zone::Sustenance].row = vec![Owner::Seat(B)];
        s.board.zones[Zone::Military].settlements[0] = Some(Owner::Seat(B));
        s.board.zones[Zone::Military].settlements[1] = Some(Owner::Seat(B));
    });
    let offers = open(&state, "", |t| secondary_action(t, A)).1;
    let said = |key: &str| detail(keyed(&offers, key));
    assert!(!said("influence/chief-mate/1").contains("Bartek"), "{}", said("influence/chief-mate/1"));
    assert!(said("influence/chief-mate/2").contains("; Bartek −1"), "{}", said("influence/chief-mate/2"));
}
