//! What belongs to all (GNR), who decides (LED), hope and discontent (TOK).

use super::kit::*;
use crate::engine::{Stop, Viewer, Who};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::lobby;
use crate::games::frostpunk::rules::{action, tokens};
use crate::games::frostpunk::state::*;
use crate::games::frostpunk::view::View;

#[test]
fn led_02_the_table_decides_together_under_its_leader_and_in_a_turn_the_player_decides() {
    let city = || city(2).tokens("care Care anger");
    let asked = effect(city().with(|s| s.board.leader = B), "", "hope +1");
    let Err(Stop::Asking(open)) = &asked.end else { panic!("{}", asked.asked()) };
    assert_eq!(open[0].who, Who::Team { leader: B });
    let asked = effect(city().turn(), "", "hope +1");
    let Err(Stop::Asking(open)) = &asked.end else { panic!("{}", asked.asked()) };
    assert_eq!(open[0].who, Who::Seat(A));
}

#[test]
fn gnr_04_what_is_lost_is_lost_as_far_as_it_is_there_and_the_rest_goes_on() {
    // EX-21
    let after = effect(city(1).goods(Good::Wood, 1), "", "lose 3 wood; gain 2 coal").done();
    assert_eq!((after.has(Good::Wood), after.has(Good::Coal)), (0, 2));
    let few = city(1).with(|s| s.board.people_mut(Citizen::Engineer).citizens = 2);
    assert_eq!(effect(few, "", "lose 3 engineer").done().board.people(Citizen::Engineer).citizens, 0);
}

#[test]
fn gnr_05_a_cost_is_paid_whole_or_its_choice_is_not_offered() {
    // EX-22: with 1 wood the first is not offered, and the only other one is taken.
    let steps = "choose {[pay 2 wood] gain 5 coal / gain 1 food}";
    let after = effect(city(1).goods(Good::Wood, 1), "", steps).done();
    assert_eq!([Good::Wood, Good::Coal, Good::Food].map(|it| after.has(it)), [1, 0, 1]);
    let rich = effect(city(1).goods(Good::Wood, 2), "", steps);
    assert_eq!(rich.offers(), ["1", "2"]);
    let after = effect(city(1).goods(Good::Wood, 2), "A choose 1", steps).done();
    assert_eq!([Good::Wood, Good::Coal, Good::Food].map(|it| after.has(it)), [0, 5, 0]);
}

#[test]
fn gnr_03_resources_of_choice_are_wood_or_coal_when_gained_and_any_cube_when_paid() {
    let after = effect(city(1), "A gain-resource wood-1/coal-1", "gain 2 res").done();
    assert_eq!((after.has(Good::Wood), after.has(Good::Coal)), (1, 1));
    let state = city(1).goods(Good::Core, 1).goods(Good::Coal, 1);
    // Both must go, so nobody is asked.
    assert_eq!(effect(state.clone(), "", "lose 2 res").done().has(Good::Res), 0);
    // Else one question says which, however many go.
    let more = state.goods(Good::Wood, 2);
    assert_eq!(
        effect(more.clone(), "", "lose 2 res").offers(),
        ["wood-2", "wood-1/coal-1", "wood-1/core-1", "coal-1/core-1"]
    );
    let after = effect(more, "A lose-resource wood-1/core-1", "lose 2 res").done();
    assert_eq!(Good::CUBES.map(|it| after.has(it)), [1, 1, 0]);
}

#[test]
fn gnr_07_citizens_of_any_type_are_chosen() {
    let after = effect(city(1), "A ill 1-0-1", "ill 2 any").done();
    assert_eq!(Citizen::ALL.map(|it| after.board.people(it).ill), [1, 0, 1]);
    assert_eq!(effect(city(1), "", "ill 1 adult").offers(), ["1-0-0", "0-1-0"]);
}

#[test]
fn gnr_08_the_type_of_the_round_stands_at_the_top_of_its_column() {
    for (round, of) in [(1, Citizen::Child), (2, Citizen::Engineer), (6, Citizen::Worker), (13, Citizen::Child)] {
        let after = effect(city(1).with(|s| s.board.round = round), "", "ill 1 round").done();
        assert_eq!(after.board.people(of).ill, 1, "round {round}");
    }
}

#[test]
fn gnr_11_a_step_that_cannot_be_done_is_skipped() {
    let after = effect(city(1), "", "use care; activate hope; ruin shelter; gain 1 coal").done();
    assert_eq!(after.has(Good::Coal), 1);
}

#[test]
fn tok_02_activating_and_using_up_turn_one_token_or_nothing() {
    let after = effect(city(1).tokens("care care"), "", "activate care").done();
    assert_eq!(after.shown(Row::Hope), "Care care");
    // EX-29
    let after = effect(city(1).tokens("care"), "", "use care").done();
    assert_eq!(after.shown(Row::Hope), "care");
    let nothing = effect(city(1).tokens("Care"), "", "activate hope; use justice");
    let none = [
        "note-activate-none(what=tokens-hope, cause=cause-rules)",
        "note-use-none(what=token-justice, cause=cause-rules)",
    ];
    assert_eq!(nothing.notes(), none);
    let asked = effect(city(1).tokens("Care Justice"), "", "use hope");
    assert_eq!(asked.offers(), ["use/care", "use/justice"]);
}

#[test]
fn tok_03_without_an_active_token_there_is_nothing_for_it() {
    let steps = "choose {[use care] cure 5 / gain 1 wood}";
    let after = effect(city(1).tokens("care").ill(Citizen::Worker, 6, false), "", steps).done();
    assert_eq!((after.board.ill(), after.has(Good::Wood)), (6, 1));
    let after = effect(city(1).tokens("Care").ill(Citizen::Worker, 6, false), "A choose 1", steps).done();
    assert_eq!((after.board.ill(), after.shown(Row::Hope)), (1, "care".to_owned()));
}

#[test]
fn tok_04_a_gain_draws_a_used_token_or_activates_one_with_a_new_choice_each_time() {
    let asked = effect(city(1).tokens("Care justice"), "", "hope +1");
    assert_eq!(asked.offers(), ["activate/justice", "draw"]);
    // Nothing used: the draw is forced.
    let after = effect(city(1).tokens("Care"), "", "hope +1").done();
    assert_eq!((after.board.row(Row::Hope).len(), after.board.rows[0][1].active), (2, false));
    let after = effect(city(1).tokens("care"), "A hope-more activate/care", "hope +2").done();
    assert_eq!((after.board.row(Row::Hope).len(), after.board.rows[0][0].active), (2, true));
}

#[test]
fn tok_05_a_typed_gain_draws_any_token_and_activates_one_of_the_type() {
    // EX-23, EX-25: six tokens of the two other types are in the row, so that only the wanted type or what is left is drawn.
    let row = city(1).tokens("care justice justice justice");
    let after = effect(row, "", "care +1").done();
    assert_eq!(after.board.rows[0].iter().filter(|it| it.active).count(), 1);
    assert!(after.board.rows[0][0].active);
    assert_eq!(after.board.row(Row::Hope).len(), 5);
    // No Anger lies there: only if it is drawn itself it turns active.
    for seed in 0..20 {
        let after = seeded(city(1), seed, "", |t| tokens::typed(t, Token::Anger, 1)).done();
        let drawn = after.board.rows[1][0];
        assert_eq!(drawn.active, drawn.token == Token::Anger);
    }
    // The sixth discontent token loses the game, typed gains draw it all the same.
    let full = city(1).tokens("anger anger apathy apathy greed");
    assert_eq!(ending(&effect(full, "", "anger +1").done()), Some((false, "defeat-discontent".to_owned())));
}

#[test]
fn tok_06_a_loss_uses_up_an_active_token_or_puts_a_used_one_back() {
    let asked = effect(city(1).tokens("Care justice"), "", "hope -1");
    assert_eq!(asked.offers(), ["use/care", "return/justice"]);
    // EX-26: none active.
    let after = effect(city(1).tokens("anger anger"), "", "discontent -1").done();
    assert_eq!(after.shown(Row::Discontent), "anger");
    let after = effect(city(1).tokens("Anger"), "", "discontent -1").done();
    assert_eq!(after.shown(Row::Discontent), "anger");
    assert_eq!(effect(city(1), "", "discontent -1").done().shown(Row::Discontent), "");
}

#[test]
fn tok_07_each_of_several_losses_has_a_choice_of_its_own_in_one_question() {
    // EX-24
    let state = city(1).tokens("Care justice Motivation");
    let after = effect(state.clone(), "A hope-less use/care/return/justice", "hope -2").done();
    assert_eq!(after.shown(Row::Hope), "care Motivation");
    let ways = effect(state, "", "hope -2").offers();
    let both = ["use/care/use/motivation", "use/care/return/care", "use/care/return/justice"];
    assert_eq!(ways, [&both[..], &["use/motivation/return/justice", "use/motivation/return/motivation"]].concat());
    // What leaves the same tokens is no choice.
    assert_eq!(effect(city(1).tokens("Anger Anger"), "", "discontent -1").done().shown(Row::Discontent), "anger Anger");
    // TOK-11: with the last hope the game ends in between.
    let last = effect(city(1).tokens("care"), "", "hope -2; gain 1 wood").done();
    assert_eq!((ending(&last).map(|it| it.0), last.has(Good::Wood)), (Some(false), 0));
}

#[test]
fn tok_08_a_discarded_token_goes_back_and_the_gap_closes() {
    let state = city(1).tokens("anger Greed apathy");
    let after = effect(state, "", "discard active discontent").done();
    assert_eq!(after.shown(Row::Discontent), "anger apathy");
}

#[test]
fn tok_09_only_active_tokens_count() {
    let state = city(1).tokens("Greed greed Greed");
    assert_eq!(effect(state, "", "per greed {gain 1 wood}").done().has(Good::Wood), 2);
    let state = city(1).tokens("care");
    assert_eq!(effect(state, "", "if care {gain 1 wood} else {gain 2 coal}").done().has(Good::Coal), 2);
}

#[test]
fn tok_10_a_full_hope_row_takes_no_token() {
    // EX-31
    let full = || city(1).tokens("Care Care Care Justice Justice Justice");
    let after = effect(full(), "", "hope +1").done();
    assert_eq!(after.board, full().board);
    let used = city(1).tokens("Care Care care Justice Justice Justice");
    let after = effect(used, "", "care +1").done();
    assert_eq!(after.board, full().board);
}

#[test]
fn tok_11_the_last_hope_and_the_sixth_discontent_token_lose_the_game() {
    // EX-28
    let lost = effect(city(1).tokens("care"), "", "hope -1; gain 5 wood").done();
    assert_eq!(ending(&lost), Some((false, "defeat-hope".to_owned())));
    assert_eq!(lost.has(Good::Wood), 0, "nothing happens after the end");
    // EX-27
    let full = city(1).tokens("Anger Anger Apathy Apathy Greed");
    assert_eq!(ending(&effect(full, "", "discontent +1").done()), Some((false, "defeat-discontent".to_owned())));
    // As long as a used one can be activated, nobody is asked whether to lose.
    let used = city(1).tokens("Anger Anger Apathy Apathy greed");
    assert_eq!(effect(used, "", "discontent +1").done().shown(Row::Discontent), "Anger Anger Apathy Apathy Greed");
}

#[test]
fn tok_13_a_hope_token_drawn_active_and_on_a_full_row_one_activated_instead() {
    let after = effect(city(1).tokens("care"), "", "draw active hope").done();
    assert_eq!(
        (after.board.rows[0].len(), after.board.rows[0][0].active, after.board.rows[0][1].active),
        (2, false, true)
    );
    let full = city(1).tokens("Care Care Care justice Motivation Motivation");
    assert_eq!(
        effect(full, "", "draw active hope").done().shown(Row::Hope),
        "Care Care Care Justice Motivation Motivation"
    );
}

#[test]
fn tok_01_a_bag_holds_three_of_each_type() {
    // With three Care and two Justice in the row the next can only be Justice or Motivation.
    for seed in 0..20 {
        let state = city(1).tokens("care care care justice justice");
        let after = seeded(state, seed, "", |t| tokens::draw(t, Row::Hope, false)).done();
        assert_ne!(after.board.rows[0][5].token, Token::Care);
    }
}

#[test]
fn bld_24_all_tokens_of_one_type_are_turned() {
    let state = city(1).tokens("care care justice");
    let after = effect(state, "A turn-all activate/care", "activate all hope").done();
    assert_eq!(after.shown(Row::Hope), "Care Care justice");
    let state = city(1).tokens("Anger Greed Anger");
    let after = effect(state, "A turn-all use/anger", "use all discontent").done();
    assert_eq!(after.shown(Row::Discontent), "anger Greed anger");
}

#[test]
fn tok_12_a_named_type_with_minus_takes_tokens_of_that_type_only() {
    let less = |tokens: &str, steps: &str| effect(city(1).tokens(tokens), "", steps).done().shown(Row::Hope);
    assert_eq!(less("Care care Justice", "care -1"), "care care Justice", "an active one is used up");
    assert_eq!(less("Care care Justice", "care -2"), "care Justice", "then a used one leaves the row");
    assert_eq!(less("Justice justice", "care -1"), "Justice justice", "without one nothing happens");
    let calm = effect(city(1).tokens("greed Anger"), "", "greed -1").done();
    assert_eq!(calm.shown(Row::Discontent), "Anger");
    // TOK-11 holds here, too.
    let lost = effect(city(1).tokens("care"), "", "care -1").done();
    assert_eq!(ending(&lost), Some((false, "defeat-hope".to_owned())));
}

#[test]
fn led_03_what_all_decide_is_one_question_to_the_team_and_everybody_sees_it() {
    let asked = effect(city(3).tokens("care anger"), "", "hope +1");
    let Err(Stop::Asking(open)) = &asked.end else { panic!("{}", asked.asked()) };
    assert_eq!((open.len(), open[0].who, open[0].secret), (1, Who::Team { leader: A }, false));
    // How long the others may object is a setting of every game that is played together.
    assert!(lobby::card().settings().any(|it| it.key == crate::engine::Card::DELIBERATION));
}

#[test]
fn gnr_01_goods_and_pawns_are_one_pool_and_only_cards_and_advisors_are_a_players_own() {
    let state = city(2).goods(Good::Wood, 2).pool(Pawn::Worker, 2).with(|s| {
        s.add_to_hand(A, card("M01"));
        s.board.advisors[A] = Some(card("A1"));
        s.board.turn = Some(B);
    });
    // B gathers 2 wood with one of the pawns; A builds with all four and the other pawn.
    let gathered = run(state, "B turn gather/generator-sw/worker", action::turn).done();
    assert_eq!((gathered.has(Good::Wood), gathered.board.in_pool(Pawn::Worker), gathered.board.turn), (4, 1, Some(A)));
    let built = "A turn construction/worker, A operation build/house, A operation done";
    assert_eq!(run(gathered.clone(), built, action::turn).done().has(Good::Wood), 0);
    assert_eq!((gathered.hand(A).len(), gathered.hand(B).len()), (1, 0));
    assert_eq!((gathered.board.advisors[A], gathered.board.advisors[B]), (Some(card("A1")), None));
}

#[test]
fn gnr_02_a_card_goes_before_the_rulebook() {
    // In the cold one falls ill, and a child gathers nothing; M21 lets a child gather, and warm.
    let state = city(1).turn().pool(Pawn::Child, 1).with(|s| s.add_to_hand(A, card("M21")));
    let done = run(state, "A turn gather/generator-sw/child/m21", action::turn).done();
    assert_eq!((done.has(Good::Wood), done.board.ill()), (2, 0));
}

#[test]
fn gnr_06_citizens_who_leave_do_not_die() {
    let state = city(1).ill(Citizen::Child, 7, false);
    let after = effect(state, "", "lose 3 child; gain 2 worker").done();
    assert_eq!((after.board.people(Citizen::Child).citizens, after.board.people(Citizen::Worker).citizens), (5, 24));
    assert_eq!((after.board.people(Citizen::Child).ill, after.board.deaths), (5, 1));
    assert_eq!(after.secret.citizens.len(), city(1).secret.citizens.len(), "no card is drawn for the dead");
}

#[test]
fn gnr_09_everybody_may_read_the_discards() {
    let state = city(2).with(|s| {
        s.board.weather_discards = vec![card("W01")];
        s.board.dusk_discards = vec![card("Z000")];
        s.board.citizen_discards = vec![card("M01")];
    });
    for viewer in [Viewer::Public, Viewer::Seat(B)] {
        let board = View::new(&state, viewer).board;
        let read = [board.weather_discards, board.dusk_discards, board.citizen_discards];
        assert_eq!(read, [vec![card("W01")], vec![card("Z000")], vec![card("M01")]]);
    }
}

#[test]
fn gnr_10_cubes_from_the_map_come_from_fields_of_choice() {
    let state = city(2).lay(Place::E).cubes("e-lower", 2, Good::Core);
    let asked = effect(state.clone(), "", "take 1 map");
    assert_eq!(asked.offers(), ["e-lower", "generator-se", "generator-sw"]);
    let Err(Stop::Asking(open)) = &asked.end else { panic!("{}", asked.asked()) };
    assert_eq!(open[0].who, Who::Team { leader: A });
    let done = effect(state, "A take-from-map e-lower", "take 1 map");
    assert!(done.notes()[0].starts_with("note-gain-from("), "{:?}", done.notes());
    let after = done.done();
    assert_eq!((after.has(Good::Core), after.board.plot(field("e-lower")).holds(Good::Core)), (1, 1));
}

/// GNR-10: resources of choice say what there is once they are taken.
#[test]
fn gnr_10_resources_to_gain_say_what_you_then_have() {
    let state = city(1).goods(Good::Wood, 2).goods(Good::Core, 1).goods(Good::Coal, 0);
    let (_, offers) = super::offer_tests::asked(&effect(state, "", "gain 2 res"));
    let told = offers.iter().find(|it| it.0.contains("coal") && it.0.contains("wood")).unwrap();
    assert_eq!(told.1, "You then have: wood 3, coal 1, steam cores 1");
}
