//! SET: the box, factions, decks, the first hand.

use std::collections::{BTreeMap, BTreeSet};

use super::kit::*;
use crate::engine::{Form, Seat, Seats, Stop};
use crate::games::state51::content::LocationId;
use crate::games::state51::content::kinds::*;
use crate::games::state51::rules::setup::setup;
use crate::games::state51::state::{Phase, State};
use crate::games::state51::text::lobby;

/// The set-up with the first offers taken everywhere.
fn set_up(seats: u8, deck: &str, seed: u64) -> State {
    drive(&boxed(seats, deck), seed, setup, first_offers).0
}

fn any(seats: u8) -> String {
    Seats(seats).all().map(|it| format!("{} faction any", it.letter())).collect::<Vec<_>>().join(", ")
}

/// SET-01, FAC-05: three exchanges are three, and what is chosen is told before the next one chooses.
#[test]
fn set_01_a_faction_says_what_it_exchanges_and_is_told_at_once() {
    let trial = run(boxed(3, "none"), "A faction mutants", setup);
    assert_eq!(trial.noted("note-faction"), 1);
    let said = super::told_tests::detail(&trial, "merchants");
    assert_eq!(said, "2 Iron → 2 grey; 1 Gun → 2 red; 1 Fuel → 3 blue; each exchange once a round");
    let brick = "1 Brick and 1 hand card → 2 grey; 1 Gun → 2 red; 1 Fuel → 2 blue; each exchange once a round";
    assert_eq!(super::told_tests::detail(&trial, "appalachian"), brick);
    assert!(super::told_tests::detail(&trial, "any").contains("at random once all have chosen"));
    // Whoever says any learns it when all have chosen.
    let all = run(boxed(2, "none"), "A faction any, B faction mutants", setup);
    assert_eq!((all.noted("note-faction"), trial.noted("note-first-discards")), (2, 0));
    assert_eq!(all.noted("note-faction-any"), 1);
}

#[test]
fn set_01_factions_differ_and_those_who_do_not_choose_get_what_is_left() {
    let trial = run(boxed(3, "none"), "A faction mutants", setup);
    assert_eq!(trial.asked(), "asks B faction [new-york appalachian merchants any]");
    let trial = run(boxed(3, "none"), "A faction any, B faction mutants, C faction new-york", setup);
    let faction = |seat: Seat| trial.t.state.board.players[seat].faction.unwrap();
    assert_eq!((faction(B), faction(C)), (Faction::Mutants, Faction::NewYork));
    assert!([Faction::Appalachian, Faction::Merchants].contains(&faction(A)));
    let seen: BTreeSet<Faction> = (1..20)
        .map(|seed| run_seeded(boxed(2, "none"), seed, &any(2), setup).t.state.board.players[A].faction.unwrap())
        .collect();
    assert_eq!(seen.len(), 4, "chance deals every faction");
    let trial = run(boxed(4, "none"), &any(4), setup);
    let all: BTreeSet<_> = trial.t.state.board.players.iter().map(|(_, it)| it.faction).collect();
    assert_eq!(all.len(), 4);
    assert_eq!(lobby::card().seats, 2..=4);
}

#[test]
fn set_02_the_main_deck_has_88_cards_or_138_with_one_expansion() {
    for (deck, size) in [("none", 88), ("new-era", 138), ("winter", 138)] {
        let state = boxed(2, deck);
        assert_eq!(state.secret.deck.len(), size, "{deck}");
    }
    let of = |state: &State, key: &str| state.secret.deck.cards().iter().filter(|it| **it == card(key)).count();
    assert_eq!(of(&boxed(2, "none"), "church"), 2);
    assert_eq!(of(&boxed(2, "new-era"), "church"), 3, "a reprint adds up");
    assert_eq!(of(&boxed(2, "new-era"), "suppliers"), 0);
    assert_eq!(of(&boxed(2, "winter"), "suppliers"), 1);
    // Both together cannot be said, and the base cards alone are the default.
    let settle = |value: &str| {
        let given = BTreeMap::from([("deck".to_owned(), value.to_owned())]);
        lobby::card().settle_options(&given)["deck"].clone()
    };
    assert_eq!((settle("winter"), settle("both"), settle("base")), ("winter".into(), "none".into(), "none".into()));
    // Shuffled, face down.
    assert_ne!(set_up(2, "none", 1).secret.deck.cards(), set_up(2, "none", 2).secret.deck.cards());
    // Winter is labelled.
    assert_eq!(run(boxed(2, "winter"), "", setup).noted("note-winter"), 1);
    assert_eq!(run(boxed(2, "new-era"), "", setup).noted("note-winter"), 0);
}

#[test]
fn set_03_there_are_two_decks_of_six_connection_cards() {
    let state = set_up(2, "none", 3);
    let deck = |colour: Colour| {
        let mut keys: Vec<String> = state.secret.connections[colour as usize]
            .cards()
            .iter()
            .map(|it| state.content.connection(*it).key.clone())
            .collect();
        keys.sort();
        keys.join(" ")
    };
    assert_eq!(deck(Colour::Blue), "junk-train junk-train merchants merchants merchants merchants");
    assert_eq!(deck(Colour::Red), "punks punks punks punks thugs thugs");
    assert_eq!((state.secret.connections[0].len(), state.board.pile(Colour::Red).face_up), (6, None));
    let orders: BTreeSet<_> =
        (1..10).map(|seed| set_up(2, "none", seed).secret.connections[0].cards().to_vec()).collect();
    assert!(orders.len() > 1, "shuffled");
}

#[test]
fn set_04_everybody_starts_with_nothing() {
    for (_, player) in set_up(3, "none", 1).board.players.iter() {
        assert_eq!((player.vp, player.pool.total(), player.built.len(), player.deals.len()), (0, 0, 0, 0));
    }
}

#[test]
fn set_05_six_cards_are_dealt_and_four_are_kept_in_secret() {
    let trial = run(boxed(3, "none"), &any(3), setup);
    let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
    assert_eq!(open.len(), 3, "all at the same time");
    let mut keep = Vec::new();
    for decision in open {
        let Form::Some { offers, min, max } = &decision.form else { panic!("not several") };
        assert_eq!((offers.len(), *min, *max, decision.secret), (6, 4, 4, true));
        let keys: Vec<&str> = offers[..4].iter().map(|it| it.key.as_str()).collect();
        keep.push(format!("{} keep {}", decision.who.seat().letter(), keys.join("+")));
    }
    let before = run(boxed(3, "none"), &format!("{}, {}, {}", any(3), keep[0], keep[2]), setup);
    assert!(before.t.state.board.discard.is_empty(), "nothing is told before all have chosen");
    assert_eq!(before.noted("note-first-discards"), 0);
    let after = run(boxed(3, "none"), &format!("{}, {}", any(3), keep.join(", ")), setup);
    assert_eq!(after.noted("note-first-discards"), 3);
    let state = after.done();
    assert_eq!(state.board.discard.len(), 6, "face up");
    for seat in Seats(3).all() {
        assert_eq!(state.secret.hands[seat].len(), 4);
    }
    assert_eq!(state.secret.deck.len(), 88 - 18);
}

#[test]
fn set_05_of_two_copies_both_or_one_or_none_can_be_kept() {
    // A set-up in which A is dealt exactly two copies of a card.
    let copy = |keys: &[String]| {
        let name = |key: &String| key.strip_suffix("-2").filter(|it| built_in().find(it).is_some()).map(str::to_owned);
        let mut names = keys.iter().filter_map(name);
        let name = names.next().filter(|it| !keys.contains(&format!("{it}-3")))?;
        names.next().is_none().then_some(name)
    };
    let dealt = |seed: u64| run_seeded(boxed(2, "none"), seed, &any(2), setup);
    let (seed, name) = (1..100).find_map(|seed| Some((seed, copy(&dealt(seed).offers())?))).unwrap();
    let trial = dealt(seed);
    let Err(Stop::Asking(open)) = &trial.end else { panic!("nothing is asked") };
    let [of_a, of_b] = [0, 1].map(|at| open[at].form.offers().iter().map(|it| it.key.clone()).collect::<Vec<_>>());
    let second = format!("{name}-2");
    let (copies, others): (Vec<_>, Vec<_>) = of_a.iter().cloned().partition(|it| *it == name || *it == second);
    assert_eq!((copies.len(), others.len()), (2, 4));
    for (copies, kept) in [(&copies[..], 2), (&copies[..1], 1), (&copies[1..], 1), (&[], 0)] {
        let wanted = [copies, &others[..4 - kept]].concat();
        // An answer names the cards in the order of the offers.
        let keep: Vec<String> = of_a.iter().filter(|it| wanted.contains(it)).cloned().collect();
        let keep = keep.join("+");
        let answers = format!("{}, A keep {keep}, B keep {}", any(2), of_b[..4].join("+"));
        let state = run_seeded(boxed(2, "none"), seed, &answers, setup).done();
        let count = |list: &[LocationId]| list.iter().filter(|it| **it == card(&name)).count();
        assert_eq!((state.secret.hands[A].len(), count(&state.secret.hands[A])), (4, kept), "{keep}");
        assert_eq!(count(&state.board.discard[..2]), 2 - kept, "the discards of A lie below those of B");
    }
}

#[test]
fn set_06_a_random_player_begins_and_seats_go_clockwise() {
    let first: BTreeSet<Seat> = (1..30).map(|seed| set_up(3, "none", seed).board.first).collect();
    assert_eq!(first.len(), 3);
    let state = set_up(3, "none", 1);
    assert_eq!(state.board.active, state.board.first);
    assert_eq!(Seats(3).next(C), A);
}

#[test]
fn set_07_a_card_has_a_distance_types_spoils_and_a_deal() {
    for it in &built_in().locations {
        assert!((1..=3).contains(&it.distance), "{}", it.key);
        assert!(it.types.len() <= 2 && it.types.iter().collect::<BTreeSet<_>>().len() == it.types.len(), "{}", it.key);
        assert!(it.spoils.total() >= 1, "{}", it.key);
    }
}

#[test]
fn set_08_the_category_decides_the_row() {
    let state = game(2).built(A, "archive docks church school motel");
    assert_eq!(state.row_of(A, Category::Production), "docks school");
    assert_eq!(state.row_of(A, Category::Feature), "church");
    assert_eq!(state.row_of(A, Category::Action), "archive motel");
    let open = |key: &str| built_in().location(card(key)).open;
    assert!(open("docks") && !open("school"));
}

#[test]
fn set_09_a_round_has_four_phases_and_another_round_follows() {
    let state = set_up(2, "none", 1);
    assert_eq!((state.board.phase, state.board.round), (Phase::Lookout, 1));
    let state = drive(&state, 1, crate::games::state51::lookout::lookout, first_offers).0;
    assert_eq!(state.board.phase, Phase::Production);
    let state = drive(&state, 1, crate::games::state51::production::production, first_offers).0;
    assert_eq!(state.board.phase, Phase::Action);
    let all_pass = |t: &mut crate::games::state51::rules::Table| {
        while t.state.board.phase == Phase::Action {
            crate::games::state51::rules::action::next_turn(t)?;
        }
        Ok(())
    };
    let state = drive(&state, 1, all_pass, |_, _| "pass".to_owned()).0;
    assert_eq!(state.board.phase, Phase::Cleanup);
    let state = run(state, "", |t| {
        crate::games::state51::rules::cleanup::cleanup(t)?;
        Ok(())
    });
    let state = state.done();
    assert_eq!((state.board.phase, state.board.round), (Phase::Lookout, 2));
}

#[test]
fn sol_01_there_is_no_game_for_one() {
    assert!(!lobby::card().seats.contains(&1));
    assert!(!lobby::card().seats.contains(&5));
}
