//! LOO: Connection cards are turned up, everybody takes two cards.

use super::kit::*;
use crate::engine::Deck;
use crate::games::state51::content::kinds::Colour;
use crate::games::state51::rules::lookout::lookout;
use crate::games::state51::state::{Phase, State};

fn start(seats: u8, deck: &str) -> State {
    game(seats).deck(deck).with(|s| s.board.phase = Phase::Lookout)
}

#[test]
fn loo_01_both_top_connection_cards_are_turned_up() {
    let state = start(2, "docks school archive motel quarry pub").with(|s| {
        s.secret.connections =
            [["merchants", "junk-train"], ["thugs", "punks"]].map(|it| it.into_iter().map(connection).collect());
    });
    let state = run(state, "A lookout docks, B lookout school, B lookout motel, A lookout pub", lookout).done();
    assert_eq!(state.board.pile(Colour::Blue).face_up, Some(connection("junk-train")));
    assert_eq!(state.board.pile(Colour::Red).face_up, Some(connection("punks")));
    assert_eq!(state.secret.connections.each_ref().map(Deck::len), [1, 1]);
}

#[test]
fn loo_02_an_empty_connection_deck_is_renewed_from_its_own_discards() {
    let empty = |discards: &[&str]| {
        let state = start(2, "docks school archive motel quarry pub").with(|s| {
            s.secret.connections[Colour::Red as usize] = Deck::from_iter([]);
            s.board.pile_mut(Colour::Red).discard = discards.iter().map(|it| connection(it)).collect();
        });
        run(state, "A lookout docks, B lookout school, B lookout motel, A lookout pub", lookout)
    };
    let state = empty(&["thugs"]).done();
    let red = state.board.pile(Colour::Red);
    assert_eq!((red.face_up, red.discard.len()), (Some(connection("thugs")), 0));
    assert!(state.secret.connections[Colour::Red as usize].is_empty());
    let trial = empty(&[]);
    assert_eq!(trial.noted("note-no-connection"), 1);
    assert_eq!(trial.noted("note-connection"), 1);
    assert_eq!(trial.done().board.pile(Colour::Red).face_up, None);
}

#[test]
fn loo_03_and_loo_04_players_and_one_cards_there_and_back() {
    let state = start(3, "docks school archive motel quarry pub camp shadow").with(|s| s.board.first = B);
    let trial = run(state.clone(), "", lookout);
    assert_eq!(trial.asked(), "asks B lookout [archive docks motel school]", "4 cards for 3 players");
    let there = "B lookout docks, C lookout archive, A lookout motel";
    let trial = run(state.clone(), there, lookout);
    assert_eq!(trial.asked(), "asks A lookout [camp pub quarry shadow]", "the last player begins");
    assert_eq!(trial.t.state.discarded(), "school", "the card left over");
    let state = run(state, &format!("{there}, A lookout camp, C lookout quarry, B lookout pub"), lookout).done();
    assert_eq!(
        (state.held(A), state.held(B), state.held(C)),
        ("camp motel".into(), "docks pub".into(), "archive quarry".into())
    );
    assert_eq!(state.discarded(), "school shadow");
    assert_eq!((state.board.phase, state.secret.deck.len(), state.board.display.len()), (Phase::Production, 0, 0));
    for (seats, cards) in [(2, 3), (4, 5)] {
        let deck = "docks school archive motel quarry pub camp shadow church hideout";
        assert_eq!(run(start(seats, deck), "", lookout).offers().len(), cards, "{seats} players");
    }
}

#[test]
fn loo_05_everybody_takes_exactly_two_and_all_see_them() {
    let state = start(2, "docks school archive motel quarry pub");
    let answers = "A lookout docks, B lookout school, B lookout motel, A lookout pub";
    let trial = run(state.clone(), answers, lookout);
    assert_eq!(trial.noted("note-takes"), 4);
    assert!(trial.notes().iter().any(|it| it.starts_with("note-takes(seat=B, card=card-school, ")));
    let after = trial.done();
    assert_eq!((after.secret.hands[A].len(), after.secret.hands[B].len()), (2, 2));
    assert!(!run(state, "", lookout).offers().contains(&"done".to_owned()), "taking is mandatory");
    // Two of a kind are no question, and whoever gets one reads why.
    let alike = run(start(2, "docks school school motel quarry pub"), "A lookout docks", lookout);
    assert!(alike.notes().iter().any(|it| it.starts_with("note-no-choice(seat=B, n=2, ")), "{:?}", alike.notes());
    assert_eq!((alike.noted("note-no-choice"), alike.noted("note-takes")), (1, 2));
}

#[test]
fn loo_06_too_few_cards() {
    let trial = run(start(2, "docks"), "", lookout);
    assert_eq!(trial.noted("note-draw-lost"), 3, "B in the first Lookout, both in the second");
    let state = trial.done();
    assert_eq!((state.held(A), state.held(B)), ("docks".into(), String::new()));
    // Four cards: three for the first time and one left over, which is shuffled in again with the last one.
    let start = start(2, "docks school archive motel");
    let state = drive(&start, 1, lookout, first_offers).0;
    assert_eq!((state.secret.hands[A].len(), state.secret.hands[B].len()), (2, 2));
    assert_eq!((state.secret.deck.len(), state.board.discard.len()), (0, 0));
}
