//! Event cards (EVT) and the scenario (SCN).

use super::kit::*;
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::{events, scenario};
use crate::games::frostpunk::state::*;

/// A morning or dusk card, resolved.
fn resolved(state: State, id: &str, answers: &str) -> Trial {
    let id = card(id);
    run(state, answers, move |t| events::resolve(t, id).map(|_| ()))
}

#[test]
fn evt_01_the_effect_at_the_top_then_one_option_that_can_be_taken() {
    // EX-30: P025 activates Greed; without active Justice its first option is not offered.
    let state = || city(1).tokens("greed");
    let trial = resolved(state(), "P025", "");
    assert_eq!(trial.t.state.shown(Row::Discontent), "Greed");
    assert_eq!(trial.offers(), ["2", "3"]);
    assert_eq!(resolved(state().tokens("Justice"), "P025", "").offers(), ["1", "2", "3"]);
    // P011 costs 3 resources or 6 food.
    let offers = |state: State| resolved(state, "P011", "").offers();
    assert_eq!(offers(city(1).goods(Good::Coal, 2)), ["2", "3"]);
    assert_eq!(offers(city(1).goods(Good::Food, 6)), ["1", "2", "3"]);
    let both = city(1).goods(Good::Coal, 3).goods(Good::Food, 6);
    let after = resolved(both, "P011", "A event 1, A pay-which food").done();
    assert_eq!((after.has(Good::Coal), after.has(Good::Food)), (3, 0));
}

#[test]
fn evt_02_without_an_option_that_can_be_taken_the_card_leaves() {
    // Z031 without the tokens and tiles: `build bunkhouse` can always be chosen, but nothing is there to build.
    let state = city(1).with(|s| {
        s.board.fields = Fields::none();
    });
    let after = resolved(state, "Z031", "A event 1").done();
    assert!(after.board.area.is_empty());
}

#[test]
fn evt_03_a_card_stays_with_its_cubes_or_leaves_and_gives_pawns_back() {
    let after = resolved(city(1), "P015", "A event 1").done();
    assert_eq!(after.board.area.len(), 1);
    let used = after.pawn(Pawn::Engineer, Spot::Card(card("P015")));
    let left = run(used, "", |t| events::remove(t, card("P015"))).done();
    assert_eq!((left.board.area.len(), left.board.placed.len(), left.board.in_pool(Pawn::Engineer)), (0, 0, 1));
    // EVT-07: what is not there is not removed.
    assert_eq!(run(left.clone(), "", |t| events::remove(t, card("P015"))).done().board, left.board);
}

#[test]
fn evt_04_where_a_card_goes_when_it_is_resolved() {
    let then = |id: &str, state: State, answers: &str| {
        let id = card(id);
        let mut then = None;
        let trial = run(state, answers, |t| {
            then = Some(events::resolve(t, id)?);
            Ok(())
        });
        trial.done();
        then.unwrap()
    };
    assert_eq!(then("Z005", city(1), ""), Then::Pile);
    assert_eq!(then("Z003", city(1).tokens("Care care"), "A hope-more draw"), Then::Out);
    assert_eq!(then("Z030", city(1), ""), Then::Area);
    assert_eq!(then("P002", city(1), "A event 2"), Then::Out);
    // Z058 says `stay` where its column says that it leaves.
    assert_eq!(then("Z058", city(1), "A event 1"), Then::Area);
}

#[test]
fn evt_05_consultations_are_not_added_twice_nor_left_in_the_discards() {
    // The words of the cards cannot name one at all.
    assert!(
        built_in().dusk.iter().all(|it| it.id.deck != crate::games::frostpunk::content::card_id::Deck::Consultation)
    );
}

#[test]
fn evt_06_a_card_comes_into_the_dusk_deck_once() {
    let after = effect(city(1), "", "add Z001; add Z002; add Z001").done();
    let mut deck = after.secret.dusk.cards().to_vec();
    deck.sort_unstable();
    assert_eq!(deck, [card("Z001"), card("Z002")]);
    let gone = after.with(|s| s.secret.dusk = [].into_iter().collect());
    assert!(effect(gone, "", "add Z001").done().secret.dusk.is_empty());
}

#[test]
fn evt_07_stashed_cubes_come_back_by_choice_or_all() {
    // EX-81: P001 with 4 cubes: Z002 gives 1 of choice back and takes the card away with the rest.
    let stashed = |n: u32| {
        city(1).tokens("care").open("P001").with(|s| {
            s.board.area[0].cubes.set(Good::Coal, n - 1);
            s.board.area[0].cubes.set(Good::Wood, 1);
        })
    };
    let trial = resolved(stashed(4), "Z002", "A unstash wood-1");
    // Without active Justice the second option is not offered.
    assert_eq!(trial.offers(), ["1", "3"]);
    let left = "note-leave-with(card=title-p001, what=amount-coal(n=3))";
    assert!(trial.notes().iter().any(|it| it == left), "{:?}", trial.notes());
    let after = trial.t.state;
    assert_eq!((after.has(Good::Wood), after.has(Good::Coal)), (1, 0));
    assert!(after.board.open(card("P001")).is_none());
    let after = resolved(stashed(4), "Z001", "").done();
    assert_eq!((after.has(Good::Wood), after.has(Good::Coal)), (1, 3));
}

#[test]
fn evt_p001_takes_all_when_there_is_little_and_stashes_otherwise() {
    let poor = resolved(city(1).goods(Good::Coal, 1), "P001", "A event 1").done();
    assert_eq!((poor.has(Good::Coal), poor.board.area.len()), (0, 0));
    // Two cubes, and two more for an active Greed; option 2 leaves it in the event area.
    let rich = city(1).goods(Good::Coal, 6).tokens("Greed Care");
    let trial = resolved(rich, "P001", "A event 2, A exhaust 1-0-0");
    // EVT-03: two lots of two cubes.
    let laid = "note-stash(card=title-p001, what=amount-coal(n=2))";
    assert_eq!(trial.notes().iter().filter(|it| *it == laid).count(), 2, "{:?}", trial.notes());
    let after = trial.done();
    assert_eq!((after.has(Good::Coal), after.board.area[0].cubes.of(Good::Coal)), (2, 4));
    assert_eq!(after.shown(Row::Hope), "care");
}

#[test]
fn evt_08_exhausted_tokens_come_from_a_supply_of_five() {
    let after = effect(city(1), "", "exhaust 3 worker; exhaust 4 worker").done();
    assert_eq!(after.board.people(Citizen::Worker).exhausted, 5);
    // Those that a pawn stands on are no longer in the supply.
    let state = city(1).pawn(Pawn::Worker, Spot::Exhausted(Citizen::Worker));
    assert_eq!(effect(state, "", "exhaust 5 worker").done().board.people(Citizen::Worker).exhausted, 4);
}

#[test]
fn evt_09_tiles_of_cards_need_no_pawn() {
    let state = city(1).lay(Place::E).with(|s| s.secret.far = [card("F13")].into_iter().collect());
    let after = effect(state, "A place-tile e2", "far 1").done();
    assert_eq!(
        (after.board.tiles.get(&Place::E2), after.has(Good::Food), after.board.ill()),
        (Some(&card("F13")), 8, 0)
    );
    assert_eq!(effect(city(1), "", "far 1; gain 1 wood").done().has(Good::Wood), 1);
}

#[test]
fn evt_14_dus_01_a_card_counts_its_cubes_and_whether_a_pawn_stands_on_it() {
    // EX-80: P016 with 2 wood and a pawn: Z030 is added and the card leaves; without the pawn first Apathy +1.
    use crate::games::frostpunk::content::standing::Standing;
    use crate::games::frostpunk::rules::round;
    let state = || city(1).open("P016").with(|s| s.board.area[0].cubes.set(Good::Wood, 2));
    let dusk = |state: State| run(state, "", |t| round::standing(t, |it| matches!(it, Standing::Dusk(_)))).done();
    let after = dusk(state().pawn(Pawn::Engineer, Spot::Card(card("P016"))));
    assert_eq!(after.secret.dusk.cards(), [card("Z030")]);
    assert_eq!((after.board.area.len(), after.board.row(Row::Discontent).len()), (0, 0));
    assert_eq!(dusk(state()).board.row(Row::Discontent).len(), 1);
}

#[test]
fn scn_02_a_card_lays_its_tokens_when_it_is_turned_up() {
    // EX-33
    let after = run(city(1), "", |t| scenario::open(t, card("S01"), false)).done();
    assert_eq!(after.board.activations.iter().copied().collect::<Vec<_>>(), [4, 11]);
    // Turned up before: nothing happens again.
    let again = run(after.clone(), "", |t| scenario::open(t, card("S01"), false)).done();
    assert_eq!(again.board, after.board);
}

#[test]
fn scn_03_round_11_opens_the_storehouses_and_the_thin_walls_unless_the_column_was_found() {
    let at_eleven = |found: bool| {
        let state = city(1).tokens("Care").with(|s| {
            s.board.round = 11;
            s.board.scenario.push(card("S01"));
            s.board.activations.insert(11);
            if found {
                s.board.turned_up.insert(card("S07"));
            }
        });
        run(state, "", |t| scenario::activation(t)).done().board
    };
    assert_eq!(at_eleven(true).scenario, ["S01", "S04", "S05"].map(card));
    // S03: Apathy +1, and the targets are high.
    let board = at_eleven(false);
    assert_eq!(board.scenario, ["S01", "S04", "S05", "S03"].map(card));
    assert_eq!(board.row(Row::Discontent).len(), 1);
}

#[test]
fn scn_04_scn_01_the_beacon_closes_the_dark_sky_and_opens_the_light_quietly() {
    use crate::games::frostpunk::content::standing::Standing;
    use crate::games::frostpunk::rules::round;
    let state = city(1).lay(Place::E).build("e-upper", Building::Beacon).with(|s| s.board.scenario.push(card("S06")));
    let after = run(state, "", |t| round::standing(t, |it| matches!(it, Standing::Dusk(_)))).done();
    assert_eq!(after.board.scenario, [card("S02")]);
    assert_eq!((after.board.people(Citizen::Worker).citizens, after.board.row(Row::Hope).len()), (22, 0));
}

#[test]
fn win_01_full_storehouses_win_in_the_last_night_and_short_ones_lose() {
    // EX-107
    use crate::games::frostpunk::content::standing::Standing;
    use crate::games::frostpunk::rules::round;
    let night = |thin: bool, number: u32| {
        let state = city(1).with(|s| {
            s.board.round = number;
            s.board.scenario.push(card("S05"));
            s.board.scenario.extend(thin.then_some(card("S03")));
            for (good, n) in [(Good::Coal, 8), (Good::Wood, 4), (Good::Food, 14)] {
                s.board.stored.set(good, n);
            }
        });
        ending(&run(state, "", |t| round::standing(t, |it| matches!(it, Standing::Night(_)))).done())
    };
    assert_eq!(night(false, 15), Some((true, "victory-targets".to_owned())));
    assert_eq!(night(true, 15), Some((false, "defeat-targets".to_owned())));
    assert_eq!(night(false, 14), None);
}
