//! END: VP, the end of the game, the winner.

use super::kit::*;
use crate::engine::{Game, Outcome, Plain, Play, Seat, Seats};
use crate::games::state51::State51;
use crate::games::state51::content::kinds::Good;
use crate::games::state51::rules::build::{Way, enter};
use crate::games::state51::rules::end::{final_scoring, goods_that_count, outcome, winners, worth};
use crate::games::state51::rules::gain::{Why, gain_one};
use crate::games::state51::rules::{Table, action};
use crate::games::state51::state::{Phase, State};

fn score_vp(state: State, seat: Seat, vp: u32) -> Trial {
    run(state, "", |t| {
        gain_one(t, seat, Good::Vp, vp, Why::Reason("why"));
        Ok(())
    })
}

/// Points and places by seat.
fn points(outcome: &Outcome) -> Vec<(i32, u8)> {
    let Outcome::Ranked(ranking) = outcome else { panic!("it is ranked") };
    ranking.points.iter().copied().zip(ranking.places.iter().copied()).collect()
}

fn to_the_end(t: &mut Table) -> Play {
    while t.state.board.phase == Phase::Action {
        action::next_turn(t)?;
    }
    Ok(())
}

#[test]
fn end_01_vp_come_from_card_texts_and_developments_and_stay() {
    let state = run(game(2).vp(A, 3), "", |t| enter(t, A, card("church"), Way::Built).map(|_| ())).done();
    assert_eq!(state.board.players[A].vp, 5, "the building bonus of the Church");
    // Church is razed by B: A keeps its VP. B scores the Spoils (2 VP); A the Deal good (1 VP).
    let state = state.pool(B, "4 red").with(|s| s.board.active = B);
    let state = run(state, "B turn attack/a/church-1", |t| crate::games::state51::action::turn(t, B)).done();
    assert_eq!((state.board.players[A].vp, state.board.players[B].vp), (6, 2));
    // 1 VP for a Development.
    let state = game(2).hand(A, "quarry").built(A, "docks").pool(A, "1 brick");
    let key = "A turn develop/quarry/docks-1";
    let state = run(state, key, |t| crate::games::state51::action::turn(t, A)).done();
    assert_eq!(state.board.players[A].vp, 1, "Quarry and Docks share the Type Ammo");
}

#[test]
fn end_02_the_end_begins_at_25_on_the_track() {
    let trial = score_vp(game(2).vp(A, 20).built(A, "docks school quarry pub church"), A, 4);
    assert_eq!(trial.noted("note-end-begins"), 0, "24 and five locations");
    let trial = score_vp(game(2).vp(A, 24), A, 1);
    assert_eq!(trial.noted("note-end-begins"), 1);
    let state = trial.done();
    assert!(state.board.end_begun);
    assert_eq!(score_vp(state, B, 30).noted("note-end-begins"), 0, "told once");
}

#[test]
fn end_03_the_action_phase_is_played_to_its_end_and_there_is_no_cleanup() {
    // A scores the 25th VP in the Action phase; B still takes two actions.
    let state =
        game(2).vp(A, 24).built(A, "archive").pool(A, "1 worker").pool(B, "1 gun 1 fuel 1 grey").hand(B, "docks");
    // A holds nothing any more and is passed without being asked.
    let answers = "A turn use/archive-1, B turn board/red, B turn build/docks, B turn pass";
    let trial = run(state, answers, to_the_end);
    assert_eq!((trial.noted("note-end-begins"), trial.noted("note-auto-pass")), (1, 1));
    let state = trial.done();
    assert_eq!(state.board.phase, Phase::Over);
    assert_eq!(state.pooled(B), "1 iron 1 fuel 2 red", "no Cleanup");
}

#[test]
fn end_03_reached_in_production_a_full_action_phase_follows_and_then_the_end() {
    // The Church gives A the 25th VP; A draws the Docks, B the Quarry.
    let start = game(2).with(|s| s.board.phase = Phase::Production).vp(A, 24).deals(A, "church").deck("docks quarry");
    let answers = "A turn build/docks, B turn build/quarry, A turn board/workers/gun, B turn visit/a/docks-1, \
        A turn board/grey, B turn pass, A turn pass";
    let mut scores = None;
    let trial = run(start, answers, |t| {
        scores = Some(State51::load(None).unwrap().play(t)?);
        Ok(())
    });
    let notes = trial.notes();
    let at = |id: &str| notes.iter().position(|it| it.starts_with(id)).unwrap();
    assert!(at("note-end-begins") < at("note-produces(seat=B"), "{notes:?}");
    assert_eq!((trial.noted("note-end-begins"), trial.noted("note-round")), (1, 0));
    let state = trial.done();
    assert_eq!((state.board.phase, state.board.round, state.board.first), (Phase::Over, 1, A));
    // A: 2 Iron, 3 Workers, 1 visited; 2 Workers for the Gun, 1 Iron for the contact. B: 2 Bricks, 3 Workers, 1 of them sent.
    assert_eq!(state.pooled(A), "1 iron 1 gun 2 worker 1 grey", "no Cleanup");
    assert_eq!(state.pooled(B), "2 brick 1 iron 2 worker");
    assert_eq!(state.at(A, "docks").visitors, 1);
    assert_eq!(points(&scores.unwrap()), [(26, 1), (1, 2)]);
}

#[test]
fn end_03_without_25_vp_cleanup_follows() {
    let state = run(game(2), "", to_the_end).done();
    assert_eq!(state.board.phase, Phase::Cleanup);
    assert!(state.board.players.iter().all(|(_, it)| it.passed));
    let state = run(game(2).with(|s| s.board.end_begun = true), "", to_the_end).done();
    assert_eq!(state.board.phase, Phase::Over);
}

#[test]
fn end_04_the_score_is_vp_and_intact_locations() {
    let state = game(2)
        .vp(A, 26)
        .built(A, "docks school quarry")
        .ruins(A, "pub church")
        .deals(A, "archive motel")
        .hand(A, "shadow")
        .pool(A, "5 fuel")
        .vp(B, 20);
    let mut t = crate::engine::trial::table(state, 2, "");
    assert_eq!(points(&final_scoring(&mut t)), [(29, 1), (20, 2)]);
}

#[test]
fn end_05_ties_go_by_goods_then_locations_then_are_shared() {
    let tied = || game(3).vp(A, 25).vp(B, 24).vp(C, 10).built(B, "docks");
    assert_eq!(outcome(&tied().board.players).winners(Seats(3)), [B], "as many goods, more locations");
    assert_eq!(outcome(&tied().pool(A, "1 iron").board.players).winners(Seats(3)), [A], "more goods go first");
    assert_eq!(outcome(&tied().pool(A, "1 iron").pool(B, "1 worker").board.players).winners(Seats(3)), [B]);
    assert_eq!(outcome(&game(3).vp(A, 25).vp(B, 25).vp(C, 24).board.players).winners(Seats(3)), [A, B], "shared");
}

#[test]
fn end_06_what_counts_as_goods() {
    let count = |state: State| goods_that_count(&state, A, 2);
    assert_eq!(count(game(2).pool(A, "2 fuel 1 ammo 3 worker 1 grey 1 universal 1 development 1 defence")), 10);
    let cards = || game(2).hand(A, "docks motel").connections(A, "punks").pool(A, "1 iron");
    assert_eq!(count(cards()), 1, "the rulebook lists no cards in hand among the goods");
    assert_eq!(goods_that_count(&cards(), A, 1), 4, "games of the first rules go on counting them");
    assert_eq!(count(game(2).built(A, "camp").placed(A, "camp", "3 worker")), 3);
    let stored = game(2).built(A, "thieves-den").with(|s| s.board.players[A].built[0].stored = bag("2 fuel"));
    assert_eq!(count(stored), 2);
    let spent = game(2).built(A, "archive").deals(A, "docks").with(|s| {
        s.board.players[A].built[0].spent = bag("2 worker");
        s.board.players[A].built[0].token = true;
        s.board.players[A].built[0].visitors = 1;
    });
    assert_eq!(count(spent), 0);
}

#[test]
fn end_06_cards_in_hand_break_no_tie_from_the_second_rules_on() {
    let tied = || game(2).vp(A, 25).vp(B, 25).hand(A, "docks motel").pool(B, "1 iron");
    for (rules, best) in [(1, A), (2, B)] {
        let mut t = crate::engine::trial::under(crate::engine::trial::table(tied(), 2, ""), rules);
        assert_eq!(final_scoring(&mut t).winners(Seats(2)), [best], "rules {rules}");
        assert_eq!(winners(&t.state.board.players), [best], "so does the board show it");
    }
}

#[test]
fn end_05_the_end_tells_what_broke_the_tie_and_the_vp_by_source() {
    // A: 2 VP of the building bonus of the Church, 1 for a Development, 22 from before, 2 locations; B: 27 VP, 1 Iron.
    let built = run(game(2).vp(A, 22), "", |t| enter(t, A, card("church"), Way::Built).map(|_| ())).done();
    let start = built.hand(A, "quarry").built(A, "docks").pool(A, "1 brick").vp(B, 27).pool(B, "1 iron");
    let key = "A turn develop/quarry/docks-2";
    let state = run(start, key, |t| crate::games::state51::action::turn(t, A)).done();
    let mut t = crate::engine::trial::under(crate::engine::trial::table(state, 2, ""), 2);
    let Outcome::Ranked(ranking) = final_scoring(&mut t) else { panic!("it is ranked") };
    let rows: Vec<(&str, &[i32])> = ranking.sheet.iter().map(|it| (&*it.what.id, &it.of[..])).collect();
    let expected: [(&str, &[i32]); 6] = [
        ("sheet-production", &[0, 0]),
        ("sheet-bonus", &[2, 0]),
        ("sheet-development", &[1, 0]),
        ("sheet-razing", &[0, 0]),
        ("sheet-cards", &[22, 27]),
        ("sheet-locations", &[2, 0]),
    ];
    assert_eq!(rows, expected);
    let told = Outcome::Ranked(ranking).told(&Plain);
    assert!(told[0].starts_with("sheet-tie(what=sheet-goods, who=sheet-tied(seat=A, n="), "{told:?}");
    assert!(told.last().unwrap().contains("sheet-total"), "{told:?}");
}

/// Not a rule: a robot that looks ahead must see that these are good.
#[test]
fn a_position_is_worth_more_with_more_in_it() {
    let base = worth(&game(2), A);
    for better in [
        game(2).vp(A, 1),
        game(2).built(A, "docks"),
        game(2).deals(A, "docks"),
        game(2).pool(A, "2 universal"),
        game(2).hand(A, "docks school motel archive"),
    ] {
        assert!(worth(&better, A) > base);
    }
    assert!(worth(&game(2).built(A, "docks"), A) > worth(&game(2).ruins(A, "docks"), A));
}
