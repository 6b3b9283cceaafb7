//! Illness and death (ILL), the ends of tracks (LIM), victory and defeat (WIN).

use super::kit::*;
use crate::engine::{Outcome, Stop};
use crate::games::frostpunk::content::kinds::*;
use crate::games::frostpunk::rules::{end, illness, night};
use crate::games::frostpunk::state::*;

/// Who dies draws this card.
fn grave(state: State, id: &str) -> State {
    state.with(|s| s.secret.citizens = [card(id); 3].into_iter().collect())
}

fn citizens(state: State, of: Citizen, n: u32) -> State {
    state.with(|s| s.board.people_mut(of).citizens = n)
}

/// Citizens, ill ones and whether the skull is up.
fn marker(state: &State, of: Citizen) -> (u32, u32, bool) {
    let people = state.board.people(of);
    (people.citizens, people.ill, people.skull)
}

#[test]
fn ill_01_each_type_has_a_marker_of_its_own() {
    let done = effect(city(2), "", "ill 2 worker; ill 1 child").done();
    assert_eq!(Citizen::ALL.map(|it| marker(&done, it).1), [2, 0, 1]);
    assert_eq!(done.board.ill(), 3);
}

#[test]
fn ill_02_ill_03_where_all_are_ill_the_marker_is_flipped() {
    // EX-91
    let state = citizens(city(2), Citizen::Worker, 3).ill(Citizen::Worker, 2, false);
    let full = effect(state.clone(), "", "ill 1 worker").done();
    assert_eq!(marker(&full, Citizen::Worker), (3, 3, false));
    let flipped = effect(state, "", "ill 2 worker").done();
    assert_eq!(marker(&flipped, Citizen::Worker), (3, 3, true));
}

#[test]
fn ill_04_ill_05_a_second_flip_kills_and_moves_the_marker_back_once() {
    // EX-92; PRE-05
    let state = grave(city(2), "M20").ill(Citizen::Worker, 15, false);
    let trial = effect(state, "", "flip 2 worker");
    assert_eq!(trial.noted("note-skull"), 1);
    let done = trial.done();
    assert_eq!((marker(&done, Citizen::Worker), done.board.deaths), ((21, 14, false), 2));
    assert_eq!(done.board.citizen_discards, [card("M20")]);
}

#[test]
fn ill_06_a_death_not_of_illness_leaves_the_ill_unless_all_were() {
    let few = effect(grave(city(2), "M20").ill(Citizen::Worker, 5, false), "", "die 1 worker").done();
    assert_eq!(marker(&few, Citizen::Worker), (21, 5, false));
    let all = citizens(grave(city(2), "M20"), Citizen::Worker, 5).ill(Citizen::Worker, 5, false);
    assert_eq!(marker(&effect(all, "", "die 1 worker").done(), Citizen::Worker), (4, 4, false));
}

#[test]
fn ill_06_ill_08_the_drawn_card_says_what_the_death_brings() {
    // EX-90: a child dies, M20: use Motivation, hope -2.
    let state = grave(city(2), "M20").tokens("Motivation Care Justice care");
    let trial = effect(state, "A hope-less use/care/use/justice", "die 1 child").done();
    assert_eq!(trial.shown(Row::Hope), "motivation care justice care");
    let none = effect(grave(city(2), "M20").tokens("Care Care"), "", "die 1 engineer");
    assert_eq!(none.done().shown(Row::Hope), "care Care", "an engineer: hope -1 alone");
}

#[test]
fn ill_06_the_last_space_of_the_deaths_track_is_defeat() {
    // EX-93
    let near = effect(grave(city(2), "M20").with(|s| s.board.deaths = 9), "", "die 1 worker").done();
    assert_eq!((near.board.deaths, ending(&near)), (10, None));
    let last = effect(near, "", "die 1 worker; hunger +3").done();
    assert_eq!(ending(&last), Some((false, "defeat-deaths".to_owned())));
    assert_eq!(last.board.hunger, 0, "nothing follows");
}

#[test]
fn ill_07_a_card_of_the_type_may_stand_for_the_draw() {
    let state = grave(city(2), "M20").tokens("Care Care Care");
    let state = state.with(|s| {
        s.add_to_hand(A, card("M06"));
        s.add_to_hand(A, card("M11"));
        s.add_to_hand(B, card("M07"));
    });
    // Everybody who holds cards is asked, also whoever has none of the type.
    let asked = effect(state.clone(), "", "die 1 worker");
    assert_eq!(asked.asked(), "asks B death-card [m07 draw]");
    assert_eq!(asked.offers(), ["m06", "draw"]);
    let own = effect(state.clone(), "A death-card draw, B death-card m07", "die 1 worker").done();
    assert_eq!((own.hand(B).len(), own.board.citizen_discards.clone()), (0, vec![card("M07")]));
    assert_eq!(own.secret.citizens.len(), 3);
    // Two offers: the first from the leader on is spent.
    let both = effect(state.clone(), "A death-card m06, B death-card m07", "die 1 worker").done();
    assert_eq!((both.hand(A).len(), both.hand(B).len()), (1, 1));
    let drawn = effect(state, "A death-card draw, B death-card draw", "die 1 worker");
    assert_eq!(drawn.noted("note-death-drawn"), 1);
    assert_eq!(drawn.done().board.citizen_discards, [card("M20")]);
}

#[test]
fn ill_09_deaths_are_resolved_one_by_one() {
    let state = grave(city(2), "M06").with(|s| s.secret.citizens = [card("M20"), card("M06")].into_iter().collect());
    let done = effect(state, "", "die 2 worker").done();
    assert_eq!((done.board.deaths, done.board.citizen_discards), (3, vec![card("M06"), card("M20")]));
    // CIT-06: with deck and discards empty nothing is drawn.
    let empty = city(2).with(|s| s.secret.citizens = [].into_iter().collect());
    assert_eq!(effect(empty, "", "die 1 worker").done().board.deaths, 2);
}

#[test]
fn ill_09_cards_for_those_who_die_together_are_asked_for_until_nobody_gives_one() {
    let state = grave(city(2), "M20").with(|s| {
        s.secret.citizens = [card("M20"), card("M20"), card("M06")].into_iter().collect();
        s.add_to_hand(A, card("M06"));
        s.add_to_hand(B, card("M07"));
        s.add_to_hand(B, card("M08"));
    });
    let dead = |answers: &str| run(state.clone(), answers, |t| illness::deaths(t, Citizen::Worker, 3));
    // Nobody gives one: one question for all three, and three cards are drawn one by one.
    let drawn = dead("A death-card draw, B death-card draw").done();
    assert_eq!((drawn.board.deaths, drawn.board.citizen_discards.len(), drawn.hand(B).len()), (4, 3, 2));
    // Two are given at once; for the third both are asked again.
    let given = dead("A death-card m06, B death-card m07");
    assert_eq!(given.asked(), "asks B death-card [m08 draw]");
    let done = dead("A death-card m06, B death-card m07, B death-card draw").done();
    assert_eq!((done.hand(A).len(), done.hand(B).len(), done.board.deaths), (0, 1, 4));
    assert_eq!(done.board.citizen_discards, [card("M06"), card("M07"), card("M06")]);
    // The question says how many die.
    let Err(Stop::Asking(open)) = dead("").end else { panic!("nobody is asked") };
    assert!(open[0].ask.args.contains(&("n".into(), 3.into())));
}

#[test]
fn ill_09_whoever_is_silent_draws_which_tells_nothing_of_the_hand() {
    // The same answer is given for whoever lets the time pass, with a card of the type in the hand or without.
    let told = |held: &str| {
        let state = grave(city(2), "M20").with(|s| s.add_to_hand(B, card(held)));
        let open = effect(state.clone(), "", "die 1 worker");
        let Err(Stop::Asking(asked)) = &open.end else { panic!("{}", open.asked()) };
        assert_eq!((asked[0].secret, asked[0].ask.pass.map(|it| it.key)), (true, Some("draw")));
        assert!(asked[0].form.settle("draw").is_some());
        let drawn = effect(state, "B death-card draw", "die 1 worker");
        (asked.iter().map(|it| it.who).collect::<Vec<_>>(), drawn.notes())
    };
    assert_eq!(told("M07"), told("M11"));
}

#[test]
fn ill_10_points_are_split_freely_and_unused_ones_are_lost() {
    // EX-75: cure 3, for example 2 workers and 1 child.
    let state = city(2).ill(Citizen::Worker, 4, false).ill(Citizen::Child, 1, false);
    assert_eq!(effect(state.clone(), "", "cure 3").offers(), ["3-0-0", "2-0-1"]);
    let done = effect(state.clone(), "A cure 2-0-1", "cure 3").done();
    assert_eq!(Citizen::ALL.map(|it| marker(&done, it).1), [2, 0, 0]);
    assert_eq!(effect(state, "", "cure 9").done().board.ill(), 0);
}

#[test]
fn ill_11_the_gravely_ill_cannot_be_cured_to_0() {
    // EX-94
    let one = city(2).ill(Citizen::Worker, 1, true);
    assert_eq!(marker(&effect(one, "", "cure 1").done(), Citizen::Worker), (22, 1, true));
    let three = city(2).ill(Citizen::Worker, 3, true);
    assert_eq!(marker(&effect(three, "", "cure 5").done(), Citizen::Worker), (22, 1, true));
}

#[test]
fn ill_12_healing_turns_skulls_without_a_death() {
    let state = city(2).ill(Citizen::Worker, 4, true).ill(Citizen::Child, 2, true);
    assert_eq!(effect(state.clone(), "", "heal 1").offers(), ["1-0-0", "0-0-1"]);
    let done = effect(state.clone(), "A heal 0-0-1", "heal 1").done();
    assert_eq!((marker(&done, Citizen::Child), done.board.deaths), ((8, 2, false), 1));
    let both = effect(state, "", "heal 3").done();
    assert!(!both.board.people.iter().any(|it| it.skull));
}

#[test]
fn ill_13_ill_14_who_leaves_takes_illness_along_and_a_skull_on_0_turns() {
    let state = citizens(city(2), Citizen::Worker, 4).ill(Citizen::Worker, 3, false);
    assert_eq!(marker(&effect(state.clone(), "", "lose 2 worker").done(), Citizen::Worker), (2, 2, false));
    // EX-21: with 2 engineers, lose 3: none is left, and nobody died.
    let few = citizens(city(2), Citizen::Engineer, 2).ill(Citizen::Engineer, 1, true);
    let done = effect(few, "", "lose 3 engineer").done();
    assert_eq!((marker(&done, Citizen::Engineer), done.board.deaths), ((0, 0, false), 1));
}

#[test]
fn ill_14_only_a_marker_above_0_can_be_flipped() {
    // EX-108: 3 workers ill, skull side; nobody else: the workers' marker, and one dies.
    let done = effect(grave(city(2), "M20").ill(Citizen::Worker, 3, true), "", "flip 1 any").done();
    assert_eq!((marker(&done, Citizen::Worker), done.board.deaths), ((21, 2, false), 2));
    let none = effect(city(2), "", "flip 3 any; hunger +1").done();
    assert_eq!((none.board.ill(), none.board.hunger), (0, 1));
}

#[test]
fn ill_15_a_type_without_citizens_is_spared_and_not_offered() {
    let state = citizens(city(2), Citizen::Child, 0);
    assert_eq!(effect(state.clone(), "", "ill 1 any").offers(), ["1-0-0", "0-1-0"]);
    assert_eq!(effect(state.clone(), "", "ill 1 child; die 1 child").done().board.deaths, 1);
    assert_eq!(effect(state, "", "ill 1 each").done().board.ill(), 2);
}

#[test]
fn ill_16_the_toll_turns_every_skull_and_each_turn_kills() {
    let state = grave(city(2), "M20").ill(Citizen::Worker, 4, true).ill(Citizen::Engineer, 2, false).ill(
        Citizen::Child,
        1,
        true,
    );
    let done = effect(state, "", "unskull all").done();
    assert_eq!(Citizen::ALL.map(|it| marker(&done, it)), [(21, 3, false), (12, 2, false), (7, 0, false)]);
    assert_eq!(done.board.deaths, 3);
}

#[test]
fn gnr_07_citizens_of_choice_are_shared_out_as_long_as_only_markers_move() {
    let done = effect(city(2), "A ill 1-0-1", "ill 2 any").done();
    assert_eq!(Citizen::ALL.map(|it| marker(&done, it).1), [1, 0, 1]);
    assert_eq!(effect(city(2), "", "exhaust 1 adult").offers(), ["1-0-0", "0-1-0"]);
    // EVT-08: no type is given more tokens than are left.
    let tired = city(2).with(|s| s.board.people_mut(Citizen::Worker).exhausted = 4);
    assert_eq!(effect(tired, "", "exhaust 2 adult").offers(), ["1-1-0", "0-2-0"]);
    // Of 8 children 7 are ill: a second one would flip the marker, so that each is chosen on its own.
    let near = city(2).ill(Citizen::Child, 7, false);
    assert_eq!(effect(near.clone(), "", "ill 2 any").offers(), ["1-0-0", "0-1-0", "0-0-1"]);
    let flipped = effect(near, "A ill 0-0-1, A ill 0-0-1", "ill 2 any").done();
    assert_eq!(marker(&flipped, Citizen::Child), (8, 8, true));
    // GNR-08: round 2 is the engineers'.
    assert_eq!(marker(&effect(city(2), "", "ill 1 round").done(), Citizen::Engineer).1, 1);
}

#[test]
fn evt_08_there_are_five_exhausted_tokens_of_a_type() {
    let state = city(2).pawn(Pawn::Worker, Spot::Exhausted(Citizen::Worker));
    let done = effect(state, "", "exhaust 6 worker").done();
    assert_eq!(done.board.people(Citizen::Worker).exhausted, 4, "one lies under a pawn");
}

#[test]
fn lim_01_whom_there_is_no_room_for_comes_as_another_type() {
    // EX-73: 45 workers, gain 7: 50, and 2 of other types.
    let state = citizens(city(2), Citizen::Worker, 45);
    assert_eq!(effect(state.clone(), "", "gain 7 worker").offers(), ["0-2-0", "0-1-1", "0-0-2"]);
    let done = effect(state.clone(), "A newcomer 0-1-1", "gain 7 worker (1 ill)").done();
    assert_eq!(Citizen::ALL.map(|it| marker(&done, it).0), [50, 13, 9]);
    assert_eq!(marker(&done, Citizen::Worker).1, 1, "the ill are of the type that came");
    // With no room for any of them, the ill are of a type that came instead.
    let full = citizens(city(2), Citizen::Worker, 50);
    let done = effect(full, "A newcomer 0-0-2", "gain 2 worker (1 ill)");
    assert_eq!(done.noted("note-ill"), 1);
    let all = Citizen::ALL.into_iter().fold(city(2), |state, of| citizens(state, of, 50));
    assert_eq!(effect(all, "", "gain 3 child (2 ill)").done().board.ill(), 0, "all full: lost");
}

#[test]
fn lim_02_food_ends_at_50() {
    assert_eq!(effect(city(2).goods(Good::Food, 45), "", "gain 9 food").done().has(Good::Food), 50);
}

#[test]
fn lim_03_resources_have_no_end() {
    assert_eq!(effect(city(2).goods(Good::Coal, 60), "", "gain 9 coal").done().has(Good::Coal), 69);
}

#[test]
fn win_01_the_objective_is_met_at_the_end_of_round_15() {
    // EX-107
    let stored = |coal: u32| {
        city(2).with(|s| {
            s.board.round = 15;
            s.board.scenario = vec![card("S05")];
            for (good, n) in [(Good::Coal, coal), (Good::Wood, 4), (Good::Food, 14)] {
                s.board.stored.set(good, n);
            }
        })
    };
    let won = run(stored(8), "", night::night).done();
    assert_eq!(ending(&won), Some((true, "victory-targets".to_owned())));
    let Outcome::Common(common) = end::outcome(&won) else { panic!("a common outcome") };
    assert_eq!((common.won, common.points), (true, 150 + 8 + 4 + 14));
    assert_eq!(ending(&run(stored(7), "", night::night).done()), Some((false, "defeat-targets".to_owned())));
    let high = stored(8).with(|s| s.board.scenario.push(card("S03")));
    assert_eq!(ending(&run(high, "", night::night).done()).map(|it| it.0), Some(false));
    let early = run(stored(8).with(|s| s.board.round = 14), "", night::night).done();
    assert_eq!(ending(&early), None);
}

#[test]
fn win_02_the_reasons_of_a_defeat_tell_how_near_the_others_were() {
    let lost = effect(city(2).tokens("care").with(|s| s.board.overload = 4), "", "hope -1").done();
    assert_eq!(ending(&lost), Some((false, "defeat-hope".to_owned())));
    let Outcome::Common(common) = end::outcome(&lost) else { panic!("a common outcome") };
    assert_eq!((common.won, common.points), (false, 10), "round 2 was not lived through");
    let ids: Vec<&str> = common.reasons.iter().map(|it| &*it.id).collect();
    assert_eq!(ids[0], "defeat-hope");
    for id in ["end-stored", "end-deaths", "end-tokens", "end-generator", "end-hunger", "end-ill"] {
        assert!(ids.contains(&id), "{id} in {ids:?}");
    }
}

#[test]
fn win_03_a_defeat_before_the_victory_of_the_same_moment_stands() {
    let state = city(2).tokens("care");
    let done = effect(state, "", "hope -1; victory").done();
    assert_eq!(ending(&done).map(|it| it.0), Some(false));
    let late = run(city(2).with(|s| s.board.round = 15), "", end::last_round).done();
    assert_eq!(ending(&late), Some((false, "defeat-targets".to_owned())));
    assert_eq!(ending(&run(city(2).with(|s| s.board.round = 14), "", end::last_round).done()), None);
}

#[test]
fn all_who_fall_ill_for_one_reason_are_told_in_one_line() {
    let done = effect(city(2), "", "ill 3 each");
    assert_eq!(done.noted("note-ill"), 1, "nine fall ill");
    assert_eq!(done.done().board.ill(), 9);
}
