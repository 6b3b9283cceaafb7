//! Exploring (EXP), developing (DEV), upgrading (UPG), rows (ROW), cattle (CAT).

use super::kit::*;
use crate::engine::{Play, Seat};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::labels::sites::Site;
use crate::games::boonlake::rules::upgrade::{self, Less, Price, presence_around};
use crate::games::boonlake::rules::{Table, cattle, develop, explore};
use crate::games::boonlake::state::*;

fn a(state: &State) -> &Player {
    &state.board.players[A]
}

fn explored(state: State, answers: &str) -> Trial {
    run(state, answers, |t| explore::explore(t, A))
}

/// A tile on space 4 and nothing else: 1, 2, 5, 6 and 7 touch it. Space 5 gives 2 coins.
#[test]
fn exp_01_exp_02_exp_03_a_tile_is_laid_beside_another_and_the_space_gives_its_bonus() {
    let state = game(2).lay(4, "s1");
    let asked = explored(state.clone(), "");
    assert_eq!(asked.offers(), ["1", "2", "5", "6", "7"]);
    assert_eq!(asked.noted("note-reveal"), 1);
    let done = explored(state, "A lay-tile 5").done();
    assert_eq!((a(&done).coins, done.secret.grey.len()), (2, 24));
    assert!(matches!(done.board.laid(space(5)), Some(Laid::Tile { .. })));
}

/// Bridge 3–9, ford 5–12; pastures are tiles, too.
#[test]
fn exp_05_bridges_and_fords_join_spaces() {
    let free = |state: &State| explore::free_spaces(state).map(|it| it.number()).collect::<Vec<_>>();
    assert_eq!(free(&game(2).lay(3, "s1")), [2, 5, 9]);
    assert_eq!(free(&game(2).pasture(12, &[])), [5, 9, 10, 13, 14, 15]);
}

#[test]
fn exp_04_a_revealed_tile_is_sealed() {
    assert_eq!(explored(game(2).lay(4, "s1"), "").sealed(), 0);
    let trial = run(game(2).lay(4, "s1"), "A site clay", |t| {
        t.choose(
            A,
            crate::engine::Ask::new("site", "PRD-01"),
            [Resource::Clay, Resource::Iron].map(|of| Site { of, seat: A }),
        )?;
        explore::explore(t, A)
    });
    assert_eq!(trial.sealed(), 1);
}

#[test]
fn exp_06_l09_gives_an_inhabitant() {
    let state = game(2).lay(4, "s1").up(&[Lever::L09]);
    let done = explored(state.clone(), "A lay-tile 5, A lever-l09 yes").done();
    assert_eq!((a(&done).ranch, a(&done).levers[8]), (4, LeverState::Down));
    let kept = explored(state, "A lay-tile 5, A lever-l09 no").done();
    assert_eq!((a(&kept).ranch, a(&kept).levers[8]), (3, LeverState::Up));
}

/// A full map, or no tile left: 2 coins each.
/// Example 19.
#[test]
fn exp_07_cat_02_what_cannot_be_laid_is_worth_2_coins() {
    let full = game(2).with(|s| s.board.map = vec![Some(Laid::Pasture(Vec::new())); 33]);
    let twice = |t: &mut Table| -> Play {
        explore::explore(t, A)?;
        explore::explore(t, A)
    };
    assert_eq!(a(&run(full.clone(), "", twice).done()).coins, 4);
    assert_eq!(a(&run(full, "", |t| explore::lay_pasture(t, A)).done()).coins, 2);
    let none = game(2).lay(4, "s1").with(|s| (s.secret.grey, s.board.pastures) = (pile([]), 0));
    assert_eq!(a(&explored(none.clone(), "").done()).coins, 2);
    assert_eq!(a(&run(none, "", |t| explore::lay_pasture(t, A)).done()).coins, 2);
}

#[test]
fn cat_01_a_pasture_is_laid_like_a_tile() {
    let done = run(game(2).lay(4, "s1"), "A lay-pasture 5", |t| explore::lay_pasture(t, A)).done();
    assert_eq!((done.board.pastures, a(&done).coins), (6, 2));
    assert_eq!(done.board.laid(space(5)), Some(&Laid::Pasture(Vec::new())));
}

/// G1: 4 coins for a step on the coin track.
/// Example 20.
#[test]
fn dev_01_dev_03_an_inhabitant_on_a_plot_pays_its_price_and_gains() {
    let state = game(2).lay(4, "g1").a(|it| it.coins = 4);
    let done = run(state.clone(), "", |t| develop::develop(t, A, plot(4, 0))).done();
    assert_eq!((a(&done).coins, a(&done).ranch, a(&done).tracks), (0, 2, [1, 0]));
    assert_eq!(done.board.piece(plot(4, 0)), Some(Piece { owner: Owner::Seat(A), kind: Kind::Inhabitant }));
    let offers = |state: &State| develop::offers(state, A).len();
    assert_eq!(offers(&state), 1);
    assert_eq!(offers(&state.clone().a(|it| it.coins = 3)), 0);
    assert_eq!(offers(&state.clone().a(|it| it.ranch = 0)), 0);
    assert_eq!(offers(&done), 0);
}

/// A plot holds one piece; the two of a tile may belong to different players; pastures hold no inhabitants.
#[test]
fn dev_02_plots_are_single() {
    let state = game(2).lay(4, "g13").piece(4, 0, B, Kind::House).pasture(5, &[]);
    let offers = develop::offers(&state, A);
    assert_eq!(offers, [crate::games::boonlake::rules::acts::Act::Develop(plot(4, 1))]);
    // A price in VP can always be paid (LIM-03), one in cards not.
    let priced = game(2).lay(4, "g21").lay(5, "g20");
    let spaces: Vec<u32> = develop::offers(&priced, A)
        .iter()
        .map(|it| match it {
            crate::games::boonlake::rules::acts::Act::Develop(at) => at.space.number(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(spaces, [4, 4, 5]);
    let paid = run(priced, "", |t| develop::develop(t, A, plot(4, 0))).done();
    assert_eq!((a(&paid).vp, a(&paid).tracks), (-2, [1, 0]));
}

/// One inhabitant from the ranch and the one on the plot return: 2 in all.
/// Example 21.
#[test]
fn upg_01_upg_02_an_inhabitant_becomes_a_house() {
    let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::Inhabitant).a(|it| (it.ranch, it.supply) = (2, 5));
    let done = run(state.clone(), "", |t| upgrade::to_house(t, A, plot(4, 0), 0)).done();
    assert_eq!((a(&done).ranch, a(&done).supply, a(&done).houses), (1, 7, 5));
    // CRD-09: with a card none from the ranch.
    let free = run(state.clone().a(|it| it.ranch = 0), "", |t| upgrade::to_house(t, A, plot(4, 0), 1)).done();
    assert_eq!((a(&free).ranch, a(&free).supply), (0, 6));
    assert_eq!(upgrade::house_places(&state.clone().a(|it| it.ranch = 0), A, 0), []);
    assert_eq!(upgrade::house_places(&state.clone().a(|it| it.ranch = 0), A, 1), [plot(4, 0)]);
    // UPG-07: with none on the board a house that was set aside; its recess stays empty.
    let aside =
        run(state.clone().a(|it| (it.houses, it.aside) = (0, 1)), "", |t| upgrade::to_house(t, A, plot(4, 0), 0));
    assert_eq!((a(&aside.done()).aside), 0);
    assert_eq!(upgrade::house_places(&state.a(|it| it.houses = 0), A, 0), []);
}

/// A's house on 4; around it a settlement of B on 5, an inhabitant of B on 7, cattle of B on 6.
fn third_settlement() -> State {
    let state = game(2).lay(4, "s1").lay(5, "s4").lay(7, "s6").pasture(6, &[B]);
    let state = state.piece(4, 0, A, Kind::House).piece(5, 0, B, Kind::Settlement).piece(7, 0, B, Kind::Inhabitant);
    state.a(|it| (it.ranch, it.supply, it.settlements, it.houses) = (2, 6, 2, 3))
}

/// The third settlement costs 3 inhabitants; with 2 on the ranch one is paid with 4 VP; the house is set aside.
/// Example 23.
#[test]
fn upg_03_upg_04_upg_07_a_house_becomes_a_settlement() {
    let state = third_settlement();
    assert_eq!(presence_around(&state, plot(4, 0)), 3);
    assert_eq!(upgrade::settlement_places(&state, A, Less::default()), [plot(4, 0)]);
    let done = run(state.clone(), "", |t| upgrade::to_settlement(t, A, plot(4, 0), Less::default())).done();
    let player = a(&done);
    assert_eq!((player.ranch, player.vp, player.aside, player.settlements, player.houses), (0, -4, 1, 1, 3));
    // With 3 inhabitants it may be either.
    let asked =
        run(state.a(|it| it.ranch = 3), "A fee 1", |t| upgrade::to_settlement(t, A, plot(4, 0), Less::default()));
    let done = asked.done();
    assert_eq!((a(&done).ranch, a(&done).vp), (1, -4));
}

/// 2, 2, 3, 4 inhabitants; of the third one, of the fourth two may be paid in VP; a reduction lowers the total.
#[test]
fn upg_04_upg_05_what_settlements_cost() {
    let price = |settlements: u8, less: Less| {
        let state = game(2).a(|it| it.settlements = settlements);
        upgrade::settlement_price(&state, A, less).map(|it| (it.inhabitants, it.extra))
    };
    let none = Less::default();
    assert_eq!(
        [4, 3, 2, 1, 0].map(|it| price(it, none)),
        [Some((2, 0)), Some((2, 0)), Some((3, 1)), Some((4, 2)), None]
    );
    assert_eq!(price(2, Less::of_lever(true)), Some((2, 1)));
    assert_eq!(price(4, Less::of_lever(true).and(1, 1)), Some((0, 0)));
    assert_eq!(Price::new(2, 2, 3), Price { inhabitants: 1, extra: 1 });
}

/// Two presences are too few; with the lever or a card two are enough, with both one.
/// Example 24.
#[test]
fn upg_03_upg_05_fewer_presences_with_lever_and_card() {
    let state = third_settlement().with(|s| {
        s.board.map[6] = None;
    });
    assert_eq!(presence_around(&state, plot(4, 0)), 2);
    let places = |less: Less| upgrade::settlement_places(&state, A, less).len();
    assert_eq!(places(Less::default()), 0);
    assert_eq!(places(Less::of_lever(true)), 1);
    assert_eq!(places(Less::default().and(1, 1)), 1);
    let one = state.with(|s| s.board.map[5] = None);
    assert_eq!(upgrade::settlement_places(&one, A, Less::of_lever(true)), []);
    assert_eq!(upgrade::settlement_places(&one, A, Less::of_lever(true).and(1, 1)), [plot(4, 0)]);
    let done =
        run(one.up(&[Lever::L08]), "A fee 0", |t| upgrade::to_settlement(t, A, plot(4, 0), Less::of_lever(true)))
            .done();
    assert_eq!((a(&done).levers[7], a(&done).ranch), (LeverState::Down, 0));
}

/// Another own settlement in the same region costs 5 VP, once; a plot may add or take VP.
/// Example 25.
#[test]
fn upg_06_upg_09_vp_of_settlements() {
    let state = third_settlement().lay(1, "s4").piece(1, 0, A, Kind::Settlement).a(|it| it.ranch = 3);
    let done = run(state, "A fee 0", |t| upgrade::to_settlement(t, A, plot(4, 0), Less::default())).done();
    assert_eq!(a(&done).vp, -5);
    for (key, vp) in [("g16", 5), ("g17", -5)] {
        let state = third_settlement().lay(4, key).piece(4, 1, A, Kind::House).a(|it| it.settlements = 4);
        let done = run(state, "", |t| upgrade::to_settlement(t, A, plot(4, 1), Less::default())).done();
        assert_eq!(a(&done).vp, vp, "{key}");
    }
}

/// Example 26.
#[test]
fn upg_02_upg_08_no_more_than_the_pieces() {
    let state = third_settlement().a(|it| it.settlements = 0);
    assert_eq!(upgrade::settlement_places(&state, A, Less::default()), []);
    // All six houses stand on the map; one that a settlement replaced can be used again.
    let built = [10, 11, 12, 13, 14, 15].iter().fold(game(2).lay(4, "s1").piece(4, 0, A, Kind::Inhabitant), |s, it| {
        s.lay(*it, "s1").piece(*it, 0, A, Kind::House)
    });
    let built = built.a(|it| (it.houses, it.aside) = (0, 0));
    assert_eq!(upgrade::house_places(&built, A, 0), []);
    assert_eq!(upgrade::house_places(&built.a(|it| it.aside = 1), A, 0), [plot(4, 0)]);
}

/// 2 houses and 1 cattle gone: the first inhabitant; 4 houses, 1 settlement, 2 cattle: the second, too.
/// Example 27.
#[test]
fn row_03_cleared_rows_release_their_inhabitants() {
    let released = |houses: u8, settlements: u8, cattle: u8| {
        let state = game(2).lay(4, "s1").piece(4, 0, A, Kind::Inhabitant);
        let state = state.a(|it| (it.houses, it.settlements, it.cattle) = (houses + 1, settlements, cattle));
        let done = run(state, "", |t| upgrade::to_house(t, A, plot(4, 0), 0)).done();
        (a(&done).left, a(&done).ranch)
    };
    assert_eq!(released(4, 4, 5), ([false, false], 2));
    assert_eq!(released(4, 4, 4), ([true, false], 3));
    assert_eq!(released(2, 4, 3), ([true, false], 3));
    assert_eq!(released(2, 3, 3), ([true, true], 4));
}

fn herd(cattle: &[Seat]) -> State {
    game(2).pasture(5, cattle).a(|it| it.ranch = 6)
}

/// 1, 2, 3, 4 inhabitants for the first to the fourth on a pasture; a fifth has no room.
/// Example 28.
#[test]
fn cat_03_lim_04_cattle_costs_as_many_inhabitants_as_the_pasture_will_hold() {
    let price = |n: usize| cattle::price(&herd(&vec![B; n]), A, space(5)).map(|it| it.inhabitants);
    assert_eq!([0, 1, 2, 3, 4].map(price), [Some(1), Some(2), Some(3), Some(4), None]);
    let done = run(herd(&[B]), "", |t| cattle::place(t, A, space(5))).done();
    assert_eq!((a(&done).ranch, a(&done).supply, a(&done).cattle), (4, 7, 4));
    assert_eq!(done.board.laid(space(5)), Some(&Laid::Pasture(vec![Owner::Seat(B), Owner::Seat(A)])));
}

/// The fourth own cattle costs 1 more, the fifth 2 more; each of these may be 4 VP instead.
/// Example 29.
#[test]
fn cat_04_cat_06_the_last_cattle_cost_more() {
    let price =
        |left: u8| cattle::price(&herd(&[]).a(|it| it.cattle = left), A, space(5)).map(|it| (it.inhabitants, it.extra));
    assert_eq!([5, 2, 1, 0].map(price), [Some((1, 0)), Some((2, 1)), Some((3, 2)), None]);
    let fourth =
        |answers: &str| run(herd(&[]).a(|it| it.cattle = 2), answers, |t| cattle::place(t, A, space(5))).done();
    assert_eq!((a(&fourth("A fee 0")).ranch, a(&fourth("A fee 0")).vp), (4, 0));
    assert_eq!((a(&fourth("A fee 1")).ranch, a(&fourth("A fee 1")).vp), (5, -4));
    let fifth = run(herd(&[]).a(|it| it.cattle = 1), "A fee 2", |t| cattle::place(t, A, space(5))).done();
    assert_eq!((a(&fifth).ranch, a(&fifth).vp), (5, -8));
}

/// Cards take inhabitants off the total, not below 0.
#[test]
fn cat_05_cards_make_cattle_cheaper() {
    let price = |left: u8, cards: &str| {
        cattle::price(&herd(&[]).a(|it| it.cattle = left).played(cards), A, space(5))
            .map(|it| (it.inhabitants, it.extra))
    };
    assert_eq!(price(5, "foreman"), Some((0, 0)));
    assert_eq!(price(5, "foreman inventor"), Some((0, 0)));
    assert_eq!(price(1, "foreman inventor"), Some((1, 1)));
}

/// Three houses of any owner around: 6 coins, and 2 for each such card; settlements do not count.
/// Example 30.
#[test]
fn cat_07_houses_around_a_pasture_pay() {
    let state = herd(&[]).lay(4, "g13").lay(8, "s1").lay(12, "s4").lay(2, "s6");
    let state = state.piece(4, 0, A, Kind::House).piece(4, 1, B, Kind::House).piece(12, 0, B, Kind::House);
    let state = state.piece(8, 0, B, Kind::Settlement);
    assert_eq!(cattle::reward(&state, A, space(5)), 6);
    assert_eq!(cattle::reward(&state.clone().played("banker drover"), A, space(5)), 10);
    let done = run(state, "", |t| cattle::place(t, A, space(5))).done();
    assert_eq!(a(&done).coins, 6);
}
