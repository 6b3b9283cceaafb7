//! LIM-10, RZO-07: what lies open and what does not; and PAS-04, by which a pass tells nothing about a hand.

use super::kit::*;
use crate::engine::{Chance, Plain, View as _, Viewer};
use crate::games::state51::rules::action;
use crate::games::state51::state::State;
use crate::games::state51::view::{View, resample};

const VIEWERS: [Viewer; 4] = [Viewer::Public, Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C)];

fn position() -> State {
    game(3)
        .deck("quarry pub camp shadow church hideout arena")
        .hand(A, "docks school")
        .hand(B, "archive motel convoy")
        .hand(C, "confessor")
        .deals(B, "church")
        .discard("refinery")
}

#[test]
fn lim_10_a_view_holds_no_hand_but_the_viewers_own() {
    let state = position();
    for viewer in VIEWERS {
        let view = View::new(&state, viewer);
        let own = match viewer {
            Viewer::Seat(seat) => Some(state.secret.hands[seat].to_vec()),
            Viewer::Public => None,
        };
        assert_eq!(view.hand, own);
        assert_eq!(view.secrets(&Plain).is_empty(), own.is_none());
        for part in view.parts() {
            let text = view.lines(&part.key, &Plain).unwrap().join("\n");
            for (key, owner) in [("card-docks", A), ("card-motel", B), ("card-confessor", C)] {
                let known = part.key == "hand" && viewer == Viewer::Seat(owner);
                assert_eq!(text.contains(key), known, "{key} for {viewer:?} in {}", part.key);
            }
        }
    }
    // Public: sizes, Deals by name, discards, the deck's size.
    let text = View::new(&state, Viewer::Public).lines("overview", &Plain).unwrap().join("\n");
    for open in ["board-hand(n=3", "card=card-church", "what=card-refinery", "n=7"] {
        assert!(text.contains(open), "{open} in {text}");
    }
}

#[test]
fn lim_10_what_is_dealt_anew_changes_no_view_and_keeps_the_own_hand() {
    let state = position();
    for viewer in VIEWERS {
        let before = View::new(&state, viewer);
        let mut changed = 0;
        for number in 0..20 {
            let other = resample(&state, viewer, &mut Chance::quick(number));
            assert_eq!(View::new(&other, viewer), before);
            assert_eq!(other.board, state.board);
            changed += usize::from(other.secret.hands != state.secret.hands);
            let mut cards: Vec<_> = other.secret.deck.cards().to_vec();
            other.secret.hands.iter().for_each(|(_, it)| cards.extend(it));
            cards.sort();
            let mut all: Vec<_> = state.secret.deck.cards().to_vec();
            state.secret.hands.iter().for_each(|(_, it)| all.extend(it));
            all.sort();
            assert_eq!(cards, all, "no card is lost");
        }
        assert!(changed > 10);
    }
}

#[test]
fn rzo_07_everybody_knows_which_card_lies_under_ruins() {
    let state = game(2).ruins(A, "docks");
    let text = View::new(&state, Viewer::Seat(B)).lines("player-a", &Plain).unwrap().join("\n");
    assert!(text.contains("board-ruins(card=card-docks)"), "{text}");
}

#[test]
fn pas_04_only_who_could_do_nothing_with_any_hand_is_passed_unasked() {
    let trial = run(game(2), "", action::next_turn);
    assert_eq!(trial.noted("note-auto-pass"), 1);
    assert!(trial.done().board.players[A].passed);
    // The question does not depend on the hidden cards: one grey contact and a card of Distance 3 that it cannot build.
    for hand in ["confessor", "docks"] {
        let trial = run(game(2).hand(A, hand).pool(A, "1 grey"), "", action::next_turn);
        assert!(trial.asked().starts_with("asks A turn"), "{hand}: {}", trial.asked());
    }
    let trial = run(game(2).hand(A, "confessor").pool(A, "1 worker"), "", action::next_turn);
    assert_eq!(trial.noted("note-auto-pass"), 1, "one Worker helps with no card");
}
