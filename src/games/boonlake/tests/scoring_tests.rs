//! Interim scoring (INT), income (INC), the end of the game (END, CRD-12).

use super::kit::*;
use crate::engine::{Outcome, Seat};
use crate::games::boonlake::content::ScoringId;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::words::Condition;
use crate::games::boonlake::rules::conditions::{counted, met};
use crate::games::boonlake::rules::income::{Income, income_of};
use crate::games::boonlake::rules::{any_time, end, gains, income, interim_scoring};
use crate::games::boonlake::state::*;

fn a(state: &State) -> &Player {
    &state.board.players[A]
}

fn token(state: State, number: u8, answers: &str) -> State {
    run(state, answers, |t| interim_scoring::token(t, A, number)).done()
}

/// The scoring tile of this id in the area of nobody (the third).
fn with_tile(number: u8) -> State {
    game(2).with(|s| s.board.areas[2].tile = ScoringId(number - 1))
}

/// T01 asks for space 1, 2, 4, 7 of the card track. A chose it, so it counts twice for A and once for B.
/// Examples 45 and 46.
#[test]
fn int_02_to_int_04_the_token_is_worth_its_number_twice_on_the_own_tile() {
    for (number, space) in [(1, 1), (2, 2), (3, 4), (4, 7)] {
        let points = 2 * i32::from(number);
        let met = token(game(2).a(|it| it.tracks = [0, space]), number, "A token t01");
        assert_eq!((a(&met).vp, a(&met).tokens[0]), (points, Some(number)));
        let missed = token(game(2).a(|it| it.tracks = [0, space - 1]), number, "A token t01");
        assert_eq!(a(&missed).vp, -points);
        let other = token(game(2).a(|it| it.tracks = [space, 0]), number, "A token t02");
        assert_eq!(a(&other).vp, i32::from(number));
    }
}

/// The token lies below the tile in the own colour: what others have put there hinders nobody.
#[test]
fn int_03_one_token_below_each_tile() {
    let state = game(2).with(|s| s.board.players[B].tokens = [Some(1), None, None, None]);
    assert_eq!(run(state.clone(), "", |t| interim_scoring::token(t, A, 2)).offers(), ["t01", "t02", "t03", "t04"]);
    let done = token(state, 2, "A token t01");
    assert_eq!((a(&done).tokens, done.board.players[B].tokens[0]), ([Some(2), None, None, None], Some(1)));
}

/// Each tile once; placing is a must.
#[test]
fn int_05_only_tiles_without_an_own_token() {
    let state = game(2).a(|it| it.tokens = [Some(1), None, Some(2), None]);
    let asked = run(state.clone(), "", |t| interim_scoring::token(t, A, 3));
    assert_eq!(asked.offers(), ["t02", "t04"]);
    let last = state.a(|it| it.tokens[1] = Some(3));
    assert_eq!(a(&token(last, 4, "")).tokens[3], Some(4));
}

#[test]
fn int_06_what_conditions_count() {
    let of = |state: &State, what: Counted| counted(state, A, what);
    let state = game(2).a(|it| {
        it.tracks = [4, 2];
        it.sites = [2, 1, 0, 0];
        it.levers[0] = LeverState::Up;
        it.levers[5] = LeverState::Down;
        (it.cattle, it.settlements, it.houses) = (3, 2, 1);
    });
    let wanted = [
        (Counted::CoinTrack, 4),
        (Counted::CardTrack, 2),
        (Counted::LowerTrack, 2),
        (Counted::SiteLevels, 3),
        (Counted::Levers, 2),
        (Counted::Cattle, 2),
        (Counted::Settlements, 2),
        (Counted::Houses, 5),
    ];
    assert!(wanted.iter().all(|it| of(&state, it.0) == it.1), "{:?}", wanted.map(|it| of(&state, it.0)));
    // Presence on 3 (a bridge), 5, 8 and 12, which a ford joins to 5; on 2 there is only B, and 20 lies alone.
    let map = game(2).lay(3, "s1").lay(5, "g13").lay(12, "s4").lay(8, "s6").lay(2, "g10").pasture(20, &[A, A]);
    let map = map.piece(3, 0, A, Kind::House).piece(5, 0, A, Kind::House).piece(5, 1, A, Kind::Inhabitant);
    let map = map.piece(12, 0, A, Kind::House).piece(8, 0, A, Kind::Settlement).piece(2, 0, B, Kind::House);
    assert_eq!(of(&map, Counted::ConnectedTiles), 4);
    assert_eq!(of(&map, Counted::BridgePresence), 2);
    assert_eq!(of(&map, Counted::PresenceBoonlake), 4);
    assert_eq!(of(&map, Counted::PresenceNewHope), 2);
}

/// The third scoring asks for 4 exchanges: 2 inhabitants and 10 coins make 8 VP, and the condition is met.
/// Example 47.
#[test]
fn int_07_exchanges_are_made_in_full_or_not_at_all() {
    let state = with_tile(10).a(|it| (it.ranch, it.coins) = (2, 10));
    let done = token(state.clone(), 3, "A token t10, A exchange-points pieces/2");
    assert_eq!((a(&done).vp, a(&done).ranch, a(&done).supply, a(&done).coins), (8 + 3, 0, 7, 0));
    let refused = token(state.clone(), 3, "A token t10, A exchange-points done");
    assert_eq!((a(&refused).vp, a(&refused).coins), (-3, 10));
    let poor = token(state.a(|it| it.coins = 9), 3, "A token t10");
    assert_eq!((a(&poor).vp, a(&poor).ranch), (-3, 2));
    // 2 coins for 1 VP each: 3 times in the first scoring.
    let coins = token(with_tile(12).a(|it| it.coins = 6), 1, "A token t12, A exchange-points pieces/0");
    assert_eq!((a(&coins).vp, a(&coins).coins), (3 + 1, 0));
}

/// 5-3: at least 5 of the one and 3 of the other, whichever; a project counts for a group of choice.
/// Example 48.
#[test]
fn int_11_two_numbers() {
    let groups = Condition::Groups { one: Group::Day, other: Group::Dusk };
    let state = game(2).played("bathhouse bakery windmill archive");
    assert!(met(&state, A, &groups, (3, 1)) && !met(&state, A, &groups, (3, 2)));
    let project = state.a(|it| it.projects[2] = true);
    assert!(met(&project, A, &groups, (3, 2)) && met(&project, A, &groups, (4, 1)));
    assert!(!met(&project, A, &groups, (4, 2)));
    let regions = Condition::Regions { one: Region::Boonlake, other: Region::NewHope };
    let map = game(2).lay(4, "s1").piece(4, 0, A, Kind::House).pasture(20, &[A, A]);
    assert!(met(&map, A, &regions, (2, 1)) && !met(&map, A, &regions, (3, 1)));
}

/// At most two of cards and upgrades; no discard for coins, no develop.
/// Example 49.
#[test]
fn int_01_up_to_two_cards_or_upgrades() {
    let state = game(2).hand(A, "shepherd locksmith clerk").lay(4, "s1").piece(4, 0, A, Kind::Inhabitant);
    let state = state.lay(5, "s4").a(|it| it.sites = [2, 2, 2, 0]);
    let rule = |t: &mut crate::games::boonlake::rules::Table| interim_scoring::cards_and_upgrades(t, A);
    let offers = run(state.clone(), "", rule).offers();
    assert!(offers.contains(&"play/shepherd".to_owned()) && offers.contains(&"house/4/upper".to_owned()), "{offers:?}");
    assert!(!offers.iter().any(|it| it.starts_with("discard/") || it.starts_with("develop/")));
    let done = run(state.clone(), "A scoring-card play/shepherd, A scoring-card house/4/upper", rule).done();
    assert_eq!((a(&done).played.len(), a(&done).houses), (1, 5));
    assert_eq!(run(state, "A scoring-card skip", rule).done().held(A).len(), 3);
}

/// 1 VP for each lever up; then all go up. Regions are open again.
/// Example 53.
#[test]
fn int_09_levers_that_are_up_count() {
    let state = game(2).a(|it| {
        it.levers[..3].fill(LeverState::Up);
        it.levers[3..5].fill(LeverState::Down);
    });
    let done = run(state, "", |t| interim_scoring::levers(t, A)).done();
    assert_eq!((a(&done).vp, a(&done).built_levers()), (3, 5));
    assert!(a(&done).levers[..5].iter().all(|it| *it == LeverState::Up));
    // Before the count L10 to L12 may be used once more.
    let asked = run(game(2).up(&[Lever::L10]), "", |t| any_time::last_use(t, A));
    assert_eq!(asked.offers(), ["lever/l10/coins", "lever/l10/cards", "done"]);
}

/// The whole scoring: steps for all, in order, and the reopened regions.
/// Example 54.
#[test]
fn int_10_trn_02_a_whole_interim_scoring() {
    let state = game(2).with(|s| {
        s.board.phase = Phase::Scoring;
        s.board.covered = [true; 4];
    });
    let done = run(state, "B token t03, A token t01", interim_scoring::interim_scoring).done();
    assert_eq!((done.board.covered, done.board.scorings, done.board.active), ([false; 4], 1, B));
    // Nothing was reached: A loses 2, B 1; both gain 2 coins and 2 cards.
    let of = |seat: Seat| (done.board.players[seat].vp, done.board.players[seat].coins, done.held(seat).len());
    assert_eq!((of(A), of(B)), ((-2, 2, 2), (-1, 2, 2)));
}

/// 4 houses, 1 settlement, 2 cattle off the board, coin track 4, card track 2: 10 coins, 3 cards, 5 VP.
/// Examples 50 to 52.
#[test]
fn inc_01_inc_02_inc_04_income_from_tracks_and_recesses() {
    let state = game(2).a(|it| {
        it.tracks = [4, 2];
        (it.houses, it.settlements, it.cattle, it.left) = (2, 3, 3, [true, true]);
    });
    assert_eq!(income_of(&state, A), Income { coins: 10, cards: 3, vp: 5 });
    let paid = |last: bool| run(state.clone(), "", move |t| income::income(t, A, last)).done();
    assert_eq!((a(&paid(false)).coins, paid(false).held(A).len(), a(&paid(false)).vp), (10, 3, 5));
    assert_eq!((a(&paid(true)).coins, paid(true).held(A).len(), a(&paid(true)).vp), (0, 0, 5));
}

/// Three settlements of anybody around the pasture: 3 VP for each own cattle there.
/// Example 31.
#[test]
fn inc_03_cattle_beside_settlements() {
    let state = game(2).pasture(5, &[A]).lay(4, "g13").lay(12, "s1");
    let state =
        state.piece(4, 0, A, Kind::Settlement).piece(4, 1, B, Kind::Settlement).piece(12, 0, B, Kind::Settlement);
    assert_eq!(income::cattle_points(&state, Owner::Seat(A)), 3);
    assert_eq!(income::cattle_points(&state.clone().pasture(5, &[A, A]), Owner::Seat(A)), 6);
    assert_eq!(income::cattle_points(&state, Owner::Seat(B)), 0);
}

/// 3 levers: 0, 4: 8, 6: 12, 7: 21, 8: 24, 12: 36.
/// Example 56.
#[test]
fn end_01_levers() {
    for (built, points) in [(0, 0), (3, 0), (4, 8), (6, 12), (7, 21), (8, 24), (12, 36)] {
        let state = game(2).a(|it| it.levers[..built].fill(LeverState::Down));
        assert_eq!(end::final_points(&state, A).levers, points);
    }
}

/// Two steps: the lower VP, the higher VP only, nothing below.
/// Example 58.
#[test]
fn end_02_crd_12_printed_vp_and_end_goals() {
    // Bakery: 2 settlements 4 VP, 4 settlements 10 VP; Forge has 2 printed VP.
    for (left, goal) in [(4, 0), (3, 0), (2, 4), (1, 4), (0, 10)] {
        let points = end::final_points(&game(2).played("bakery forge").a(|it| it.settlements = left), A);
        assert_eq!((points.goals, points.cards), (goal, 2));
    }
}

/// Row 3 holds four pieces, rows 4 and 5 two each: 8 + 8 + 12.
/// Example 57.
#[test]
fn end_03_row_01_row_02_emptied_recesses() {
    let state = game(2).a(|it| (it.houses, it.settlements, it.cattle, it.left) = (0, 0, 0, [true; 2]));
    assert_eq!(end::final_points(&state, A).recesses, 28);
    let some = game(2).a(|it| (it.houses, it.settlements, it.cattle) = (1, 2, 2));
    assert_eq!(end::final_points(&some, A).recesses, 2 + 2 + 2);
}

/// Example 59.
#[test]
fn end_04_coins_and_cards_are_worth_nothing_and_ties_are_shared() {
    let state = game(2).hand(A, "forge bank").a(|it| (it.coins, it.vases, it.vp) = (50, 9, 7));
    let state = state.with(|s| s.board.players[B].vp = 7);
    let mut outcome = None;
    run(state, "", |t| {
        outcome = Some(end::final_scoring(t));
        Ok(())
    })
    .done();
    let Some(Outcome::Ranked(ranking)) = outcome else { panic!("{outcome:?}") };
    assert_eq!((ranking.points, ranking.places), (vec![7, 7], vec![1, 1]));
}

/// Not a rule: the end tells where the VP came from, and the sum is the score.
#[test]
fn the_end_tells_the_vp_by_source() {
    let state = game(2).a(|it| it.vp = 5).with(|s| s.board.phase = Phase::Scoring);
    let mut outcome = None;
    let done = run(state, "", |t| {
        gains::vp(t, A, 3);
        t.state.board.phase = Phase::Over;
        outcome = Some(end::final_scoring(t));
        Ok(())
    })
    .done();
    let Some(Outcome::Ranked(ranking)) = outcome else { panic!("{outcome:?}") };
    let of = |id: &str| ranking.sheet.iter().find(|it| it.what.id == id).unwrap().of[0];
    assert_eq!((of("sheet-turns"), of("sheet-scorings")), (5, 3));
    assert_eq!(ranking.sheet.iter().map(|it| it.of[0]).sum::<i32>(), done.board.players[A].vp);
    assert_eq!(ranking.points[0], done.board.players[A].vp);
}
