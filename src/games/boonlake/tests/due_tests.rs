//! What a scoring that is near or certain makes known: questions of shared parts, ways of the ship, the board.

use super::clear_tests::overview;
use super::kit::*;
use super::told_tests::{asked, detail, does, english};
use crate::engine::{Choice, Seat, Words as _};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::{RiverId, ScoringId};
use crate::games::boonlake::labels::acts::{not_skipping, skipping};
use crate::games::boonlake::labels::declined::Declined;
use crate::games::boonlake::labels::laying::LaySpace;
use crate::games::boonlake::labels::names::action_name;
use crate::games::boonlake::labels::sailing::Sail;
use crate::games::boonlake::labels::sites::SiteOrVase;
use crate::games::boonlake::rules::acts::{Act, Deed};
use crate::games::boonlake::rules::levers::{self, GiveUp};
use crate::games::boonlake::rules::locks::{self, Due};
use crate::games::boonlake::rules::{blocked, shared_parts, ship};
use crate::games::boonlake::state::*;

fn river(key: &str) -> RiverId {
    RiverId(built_in().river.iter().position(|it| it.key == key).unwrap() as u8)
}

/// A's turn with Building taken from row 3, A's ship on the first of these spaces and B's on the other.
fn building(one: &str, other: &str) -> State {
    game(2).hand(B, "forge").with(|s| {
        s.board.taken = s.board.actions.iter().position(|it| *it == ActionTile::Building);
        s.board.players[A].ship = river(one);
        s.board.players[B].ship = river(other);
    })
}

fn asks_b(state: State) -> String {
    asked(&run(state, "", |t| shared_parts::shared_part(t, ActionTile::Building, vec![B])))
}

/// TRN-07, LOC-03: whoever has not the turn reads that the part is an extra, or what follows right after it.
#[test]
fn a_shared_part_tells_what_comes_after_it() {
    let ends = |state: State, end: &str| {
        let said = asks_b(state);
        assert!(said.ends_with(&format!("or discard any for coins?{end}")), "{said}");
    };
    ends(building("u6", "u1"), " Not your turn; yours is next.");
    ends(building("u7", "u1"), " Then scoring 1.");
    let passed = |lock| move |s: &mut State| (s.board.passed, s.board.scorings) = (vec![lock], 1);
    ends(building("u8", "u1").with(passed(Lock::Upper)), " Not your turn; yours is next.");
    ends(building("r21", "u1").with(passed(Lock::Upper)), " Then scoring 2, then round 2.");
    let second = |s: &mut State| (s.board.round, s.board.scorings, s.board.passed) = (1, 3, vec![Lock::Lower]);
    ends(building("r21", "r20").with(second), " Then last turns: B.");
    let last = |s: &mut State| (s.board.active, s.board.players[B].ship) = (B, river("r21"));
    let end = building("r20", "r20").hand(A, "barn").with(second).with(last);
    let said = asked(&run(end, "", |t| shared_parts::shared_part(t, ActionTile::Building, vec![A])));
    assert!(said.ends_with(" Then scoring 4 and the end."), "{said}");
    // In one's own turn the ship is still to come.
    let own = building("u6", "u1").hand(A, "barn");
    let said = asked(&run(own, "", |t| shared_parts::shared_part(t, ActionTile::Building, vec![A])));
    assert!(said.ends_with("or discard any for coins? Then your ship."), "{said}");
}

/// SOL-08, SOL-17: her ship sails after your shared part, always the full number.
#[test]
fn sol_17_a_scoring_that_her_ship_brings_is_told_before() {
    let hers = |at: &str| {
        game(1).hand(A, "forge").with(|s| {
            s.board.phase = Phase::Eminence;
            s.board.taken = Some(2);
            (s.board.passed, s.board.scorings) = (vec![Lock::Upper], 1);
            s.board.eminence.as_mut().unwrap().ship = river(at);
        })
    };
    let asks = |at| asked(&run(hers(at), "", |t| shared_parts::shared_part(t, ActionTile::Building, vec![A])));
    assert!(asks("r12").ends_with(" Then her ship, no scoring."), "{}", asks("r12"));
    assert!(asks("r19").ends_with(" Then her ship: scoring 2, round 2."), "{}", asks("r19"));
    assert_eq!(locks::due(&built_in(), &hers("r19").board), Due::Round);
    assert!(overview(&hers("r19")).contains("\nScoring 2 comes right after this turn, then round 2.\n"));
}

/// LOC-02, SHP-04: how far everybody is from bringing the next scoring; a space with another ship is not counted.
#[test]
fn loc_02_the_board_and_the_ways_of_the_ship_say_how_near_the_next_scoring_is() {
    let state = game(2).with(|s| {
        s.board.taken = Some(6);
        s.board.players[A].ship = river("u3");
        s.board.players[B].ship = river("u5");
    });
    // A: U4, U6, U7; B: U6, U7.
    let said = overview(&state);
    let near = "\nSpaces to scoring 1 (the first ship on U7 or beyond brings it): A 3 and B 2\n";
    assert!(said.contains(near), "{said}");
    assert!(said.contains("\nRiver, further on: "), "{said}");
    let sail = |to: &str, locks: Vec<Lock>| detail(Sail { owner: Owner::Seat(A), to: river(to), locks }.offer(&state));
    assert_eq!(sail("u4", vec![]), "Brings no scoring; then to scoring 1: you 2, B 2 spaces");
    // With A on U6 that is not counted for B.
    assert_eq!(sail("u6", vec![]), "Brings no scoring; then to scoring 1: you 1, B 1 spaces");
    assert_eq!(sail("u7", vec![Lock::Upper]), "First through the upper lock: interim scoring");
}

/// TRN-08: below the empty row stands what holds in the next turn.
#[test]
fn trn_08_the_rows_below_the_empty_one_tell_where_they_move_up_to() {
    let name = |at: usize| english(&game(2).board.actions.get(at).map(|it| action_name(*it)).unwrap());
    let said = overview(&game(2).with(|s| s.board.taken = Some(0)));
    assert!(said.contains(&format!("\n• 2, next turn 1. {}", name(1))), "{said}");
    assert!(said.contains(": then ship up to 4\n"), "{said}");
    assert!(said.contains("\n• 7, next turn 6. ") && said.contains(": then ship up to 2, −1 VP\n"), "{said}");
}

/// SYM-02: what a vase is good for is told where one is chosen: cards of the hand, an open tile that takes vases, L01.
#[test]
fn sym_02_a_vase_says_what_it_can_pay_for() {
    let vase = |state: &State| detail(SiteOrVase::Vase(A).offer(state));
    assert_eq!(vase(&game(2)), "Vases 0 → 1; nothing of yours takes vases now");
    let t11 = built_in().scoring.iter().position(|it| it.key == "t11").unwrap() as u8;
    let state = game(2).hand(A, "greenhouse hostel forge").up(&[Lever::L01]);
    let state = state.with(|s| s.board.areas[2].tile = ScoringId(t11));
    assert_eq!(vase(&state), "Vases 0 → 1; of use for 2 of your cards, T11 and L01");
    let closed = state.with(|s| s.board.players[A].tokens[2] = Some(1));
    assert_eq!(vase(&closed), "Vases 0 → 1; of use for 2 of your cards and L01");
}

/// UPG-01, MOD-07: the only upgrade there is stands beside L03.
#[test]
fn mod_07_l03_names_the_only_upgrade() {
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::Inhabitant).up(&[Lever::L03]);
    let said = detail(Deed { act: Act::GiveUp(GiveUp::Upgrade), seat: A }.offer(&state));
    assert!(said.starts_with("L03 goes down: 1 VP less at the scoring; only upgrade: house, "), "{said}");
}

/// TIM-01: in a part that goes round the table whoever is asked reads who comes later.
#[test]
fn tim_01_a_part_in_seat_order_names_who_comes_later() {
    let ask = |active: Seat, tile| {
        let state = game(3).hand(B, "forge").with(|s| {
            s.board.active = active;
            s.board.taken = s.board.actions.iter().position(|it| *it == tile);
        });
        asked(&run(state, "", |t| shared_parts::shared_part(t, tile, vec![B])))
    };
    let settle = ask(A, ActionTile::Settle);
    assert!(settle.ends_with(" Not your turn; after you: C."), "{settle}");
    // The last of the round, and a part that all do at once.
    let last = ask(Seat(2), ActionTile::Settle);
    assert!(last.ends_with(" Not your turn; next: A."), "{last}");
    let building = ask(A, ActionTile::Building);
    assert!(building.ends_with(" Not your turn; yours is next."), "{building}");
}

/// PRJ-01, PRD-02: coins alone make no project possible; the question names none where boats could not show its resources.
#[test]
fn prj_01_a_question_names_projects_only_where_resources_could_be_shown() {
    let ask = |sites| {
        asks_b(building("u6", "u1").with(|s| (s.board.players[B].coins, s.board.players[B].sites) = (30, sites)))
    };
    assert!(ask([0; 4]).contains("(no project now)"), "{}", ask([0; 4]));
    assert!(ask([2; 4]).contains("card or project"), "{}", ask([2; 4]));
}

/// SHP-04, SHP-07: how far it is to the next scoring stands there although what a space really gives needs room.
#[test]
fn shp_07_the_way_to_the_next_scoring_is_told_of_every_space() {
    let wordbook = super::told_tests::wordbook();
    let polish = wordbook.game("boonlake", crate::words::Language::Pl).plain(Vec::new());
    let state = building("u6", "u8").with(|s| (s.board.passed, s.board.scorings) = (vec![Lock::Upper], 1));
    let state = state.a(|it| it.supply = 0);
    let sail = Sail { owner: Owner::Seat(A), to: river("u9"), locks: Vec::new() }.offer(&state);
    let said = polish.say(&sail.detail.unwrap());
    assert_eq!(
        said,
        "Nie wywołuje punktacji; u ciebie: nikogo (twoje zasoby puste); potem pól do punktacji 2: ty 12, B 12"
    );
}

/// DEV-03: a plot that only costs something says that it brings nothing.
#[test]
fn dev_03_a_plot_with_a_price_alone_brings_nothing() {
    let state = game(2).lay(4, "s7").hand(A, "forge");
    let said = detail(Deed { act: Act::Develop(plot(4, 1)), seat: A }.offer(&state));
    assert!(said.starts_with("ranch 3 → 2; costs 1 card, brings nothing; "), "{said}");
}

/// LOC-06, SOL-20: in round 2 the first ship on the last space brings no scoring yet; the others have equal turns before it.
#[test]
fn loc_06_the_last_space_brings_the_scoring_only_after_equal_turns() {
    let state = building("r18", "r12").with(|s| {
        (s.board.round, s.board.scorings, s.board.passed) = (1, 3, vec![Lock::Lower]);
    });
    let said = overview(&state);
    let near = "\nSpaces to R21 (once a ship is there: equal turns, then scoring 4 with up to two cards, projects or \
                upgrades): A 3 and B 8\n";
    assert!(said.contains(near), "{said}");
    let lock = "between R20 and R21 the last lock: once a ship is through, equal turns, then scoring 4";
    assert!(said.contains(lock), "{said}");
    let sail = Sail { owner: Owner::Seat(A), to: river("r19"), locks: Vec::new() }.offer(&state);
    assert!(detail(sail.clone()).contains("; then to the last space: you 2, B "), "{}", detail(sail));
    // Of round 1 it ends the round at once.
    let first = building("r18", "r12").with(|s| (s.board.scorings, s.board.passed) = (1, vec![Lock::Upper]));
    assert!(overview(&first).contains("the last lock, the first ship through it brings a scoring"));
}

/// TRN-03: the VP of the taken row are lost already.
#[test]
fn trn_03_the_taken_row_costs_nothing_more() {
    let said = overview(&building("u3", "u1").with(|s| s.board.taken = Some(5)));
    let row = said.lines().find(|it| it.starts_with("• 6. empty")).unwrap();
    assert!(!row.contains("VP"), "{row}");
}

/// SHP-01, SHP-04: the question says how far the ship goes, and which spaces other ships close.
#[test]
fn shp_04_the_question_of_the_ship_names_the_spaces_that_are_passed_uncounted() {
    let ask = |state: State| asked(&run(state.with(|s| s.board.taken = Some(5)), "", |t| ship::sail(t, A).map(drop)));
    let passing = ask(building("r3", "r5"));
    let wanted = " 1 to 2 spaces on? It gains only there. Taken, not counted: R5. Then shared part: B.";
    assert!(passing.ends_with(wanted), "{passing}");
    let free = ask(building("r3", "r1"));
    assert!(free.ends_with("It gains only there. Then shared part: B."), "{free}");
}

/// PRJ-06: whoever hires the last one is told that projects have to wait.
#[test]
fn prj_06_the_last_of_the_supply_says_what_is_not_possible_then() {
    let state = |supply| game(2).hand(A, "forge barn bank hostel").a(|it| (it.coins, it.supply) = (9, supply));
    let hire = |supply, act| does(&state(supply), act);
    let coins = "Yours: coins 9 → 6, ranch 3 → 4 and supply 1 → 0; no project until those you pay return";
    assert_eq!(hire(1, Act::HireForCoins), coins);
    assert!(hire(2, Act::HireForCoins).ends_with("supply 2 → 1"), "{}", hire(2, Act::HireForCoins));
    let cards = hire(2, Act::HireForCards);
    assert!(cards.ends_with("; you then choose the cards"), "{cards}");
}

/// TIM-06: where no card can be played at all, that is why the boats stay.
#[test]
fn tim_06_boats_stay_where_no_card_can_be_played() {
    let why = |state: &State| {
        let boat = blocked::blocked(state, A).into_iter().find(|it| it.0.key == "boat/1/iron").unwrap();
        english(&boat.1.text)
    };
    let hiring = building("u3", "u1").with(|s| {
        s.board.taken = s.board.actions.iter().position(|it| *it == ActionTile::Hiring);
        s.board.awaited = vec![A];
    });
    assert_eq!(why(&hiring), "In this part no card or project can be played, so boats stay.");
    let building = building("u3", "u1").with(|s| s.board.awaited = vec![A]);
    assert!(why(&building).starts_with("A boat moves only where "), "{}", why(&building));
}

/// CRD-04: a card whose own question is open is not among those whose effect is done.
#[test]
fn crd_04_a_card_that_asks_is_not_done() {
    let state = game(2).played("watchtower");
    assert!(overview(&state).contains("effect done, their VP count at the end: Watchtower"));
    let asking = state.with(|s| s.why = Some(Why::Card(card("watchtower"))));
    assert!(!overview(&asking).contains("effect done"));
}

/// MOD-06: what is declined is named, as it is all that is read where the answer is taken back.
#[test]
fn mod_06_a_lever_for_a_skipped_card_is_declined_by_its_name() {
    let state = game(2).up(&[Lever::L05]);
    let trial = run(state.clone(), "", |t| levers::skipped(t, A));
    assert_eq!(trial.offers(), ["l05", "none"]);
    assert_eq!(english(&not_skipping(&state, A, &[Lever::L05]).text), "Do not use L05 (3 coins)");
    let both = game(2).a(|it| it.sites = [1, 2, 0, 0]).up(&[Lever::L04, Lever::L05]);
    let trial = run(both.clone(), "", |t| levers::skipped(t, A));
    assert_eq!(trial.offers(), ["l04+l05", "l04", "l05", "none"]);
    let all = [Lever::L04, Lever::L05];
    assert_eq!(english(&not_skipping(&both, A, &all).text), "Neither L04 nor L05 (3 and 3 coins)");
    let used = skipping(&both, A, &all);
    assert_eq!(english(&used.text), "Both: L04 (3 coins) and L05 (3 coins)");
    let said = english(&used.detail.unwrap());
    assert_eq!(said, "L04 and L05 down: 2 VP less at the scoring; coins 0 → 6");
    let kept = run(state, "A skip-levers none", |t| levers::skipped(t, A)).done();
    assert!(kept.board.players[A].is_up(Lever::L05));
}

/// EXP-03, CAT-01: whoever lays nothing gives up the bonus of a space, too.
#[test]
fn a_pass_of_laying_names_the_bonus_that_goes_with_it() {
    let state = game(2).lay(4, "s1");
    let pass = |of| detail(Deed { act: Act::Skip(of), seat: A }.offer(&state));
    assert_eq!(pass("explore"), "Only this is given up; with it a space’s bonus");
    let pasture = |state: &State| detail(Deed { act: Act::Skip("pasture"), seat: A }.offer(state));
    let grazed = state.clone().pasture(5, &[]);
    assert_eq!(pasture(&grazed), "Only this is given up; with it a space’s bonus");
    let none = grazed.with(|s| s.board.pastures = 0);
    assert_eq!(pasture(&none), "Only this is given up; the rest goes on as usual");
}

/// CRD-04, CRD-08: the VP printed on a card come whether it exchanges or not.
#[test]
fn crd_04_declining_an_exchange_keeps_the_vp_of_the_card() {
    let state = game(2).with(|s| s.why = Some(Why::Card(card("watchtower"))));
    assert_eq!(detail(Declined::Exchange.offer(&state)), "Its 3 VP at the end are yours either way");
    assert_eq!(Declined::Exchange.offer(&game(2)).detail, None);
}

/// MOD-10: with scoring 4 alone to come a lever that is down is of no use any more, and one that is up counts once.
#[test]
fn mod_10_before_the_last_scoring_levers_are_told_of_as_they_are_then() {
    let state = |scorings| {
        game(2).a(|it| it.levers[Lever::L01 as usize] = LeverState::Down).with(|s| s.board.scorings = scorings)
    };
    let why = |state: &State| {
        let found = blocked::blocked(state, A).into_iter().find(|it| it.0.key == "give-up/l01/vase").unwrap();
        english(&found.1.text)
    };
    assert!(why(&state(2)).ends_with(" until the next interim scoring."), "{}", why(&state(2)));
    assert!(why(&state(3)).ends_with(" goes up only in scoring 4, too late to be used."), "{}", why(&state(3)));
    assert!(overview(&state(3)).contains("Levers used, no use any more: L01 Vase trade"));
    let ask = |scorings| english(&levers::asking(&state(scorings), A, "progress").text());
    assert!(ask(2).ends_with("each up, a new one too: 1 VP per scoring."), "{}", ask(2));
    assert!(ask(3).ends_with("1 VP for each up in scoring 4, the last."), "{}", ask(3));
}

/// MOD-01, MOD-05: a lever for shared parts that comes before the own one may be used in it.
#[test]
fn mod_05_a_new_lever_says_that_it_serves_in_the_same_turn() {
    let state = game(2).a(|it| it.coins = 20);
    let build = |state: &State, lever| does(state, Act::Modernise(lever));
    assert!(build(&state, Lever::L03).contains("; usable this turn"), "{}", build(&state, Lever::L03));
    assert!(!build(&state, Lever::L07).contains("usable"), "{}", build(&state, Lever::L07));
    let shared = state.with(|s| s.board.awaited = vec![A]);
    assert!(!build(&shared, Lever::L03).contains("usable"), "{}", build(&shared, Lever::L03));
}

/// PRD-01, PRJ-01: a space that brings a site says how much is shown of its resource then.
#[test]
fn prd_01_a_space_with_a_site_says_what_it_makes_shown() {
    let state = game(2).lay(4, "s1").a(|it| it.sites = [1, 0, 0, 0]);
    let lay = |state: &State| detail(LaySpace { space: space(2), seat: A, pasture: true }.offer(state));
    let said = lay(&state);
    assert!(said.contains("; wood shown 3 → 4"), "{said}");
    let full = lay(&state.a(|it| it.sites = [2, 0, 0, 0]));
    assert!(!full.contains("wood shown"), "{full}");
}
