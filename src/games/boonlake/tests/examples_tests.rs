//! Worked examples that no other test plays with just these numbers; the others are named beside their rules.

use super::change::*;
use super::kit::*;
use crate::engine::{Outcome, trial};
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::content::{RiverId, TokenId};
use crate::games::boonlake::rules::upgrade::{self, Less};
use crate::games::boonlake::rules::{cattle, end, interim_scoring, solo, turn};
use crate::games::boonlake::state::*;
use ActionTile::{Building, Cattle, Expansion, Hiring, Progress, Regions, Settle};

fn river(key: &str) -> RiverId {
    RiverId(built_in().river.iter().position(|it| it.key == key).unwrap() as u8)
}

/// The third settlement costs 3 inhabitants, or 2 and 4 VP; the fourth 4, or 3 and 4 VP, or 2 and 8 VP; the first two cost 2.
#[test]
fn example_22_upg_04_every_way_to_pay_for_a_settlement() {
    let built = |settlements: u8, answers: &str| {
        let start = game(2).lay(4, "s1").piece(4, 0, A, Kind::House).pasture(5, &[B; 3]);
        let start = start.a(|it| (it.settlements, it.ranch, it.supply) = (settlements, 4, 4));
        let done = run(start.clone(), answers, |t| upgrade::to_settlement(t, A, plot(4, 0), Less::default())).done();
        change(&start, &done)
    };
    let wanted = |inhabitants: u8, vp: u8| {
        changed(&format!("ranch -{inhabitants} supply {inhabitants} vp -{vp} settlements -1 aside 1"))
    };
    assert_eq!([built(4, ""), built(3, "")], [wanted(2, 0), wanted(2, 0)]);
    assert_eq!([built(2, "A fee 0"), built(2, "A fee 1")], [wanted(3, 0), wanted(2, 4)]);
    assert_eq!(["0", "1", "2"].map(|it| built(1, &format!("A fee {it}"))), [wanted(4, 0), wanted(3, 4), wanted(2, 8)]);
}

/// With one inhabitant the fifth cattle is paid with 8 VP besides; with none it is not offered.
#[test]
fn example_29_cat_04_the_fifth_cattle_without_inhabitants_to_spare() {
    let start = |ranch: u8| game(2).pasture(5, &[]).a(|it| (it.cattle, it.ranch, it.supply) = (1, ranch, 8 - ranch));
    let done = run(start(1), "", |t| cattle::place(t, A, space(5))).done();
    assert_eq!(change(&start(1), &done), changed("ranch -1 supply 1 cattle -1 vp -8"));
    assert_eq!(cattle::offers(&start(0), A), []);
}

/// Four steps, two spaces left: the ship stops on the last, takes its 5 VP, and the scoring is due when all had their turn.
#[test]
fn example_43_shp_02_loc_06_the_ship_stops_on_the_last_space() {
    let start = game(2).lay(4, "s1").with(|s| {
        s.board.players[A].ship = river("r19");
        s.board.players[B].ship = river("r20");
        (s.board.round, s.board.scorings, s.board.start) = (1, 3, B);
    });
    let start = start.with(|s| s.board.actions.swap(0, 3));
    let done = run(start.clone(), "A action regions, A region boonlake", turn::turn).done();
    assert_eq!(change(&start, &done), changed("coins 4 vp 5"));
    assert_eq!((done.board.players[A].ship, done.board.phase), (river("r21"), Phase::Scoring));
}

/// Her turn: this token on top, perhaps another below it, the action tiles from the top.
fn hers(token: &str, more: bool, actions: [ActionTile; 7]) -> State {
    game(1).with(|s| {
        s.board.phase = Phase::Eminence;
        s.board.actions = actions.to_vec();
        let find = |key: &str| TokenId(built_in().tokens.iter().position(|it| it.key == key).unwrap() as u8);
        s.secret.stack = pile(more.then(|| find("b1")).into_iter().chain([find(token)]));
    })
}

fn her(state: &State) -> &Eminence {
    state.board.eminence.as_ref().unwrap()
}

/// Her turn, and you take no part in it; where the next token shows the silhouette comes from the seed.
fn seeded(state: &State, seed: u64) -> State {
    trial::drive(state, 1, seed, solo::turn, |_, keys| keys[keys.len() - 1].clone()).0
}

fn turned(state: &State) -> State {
    seeded(state, 1)
}

/// Her turn with the silhouette in this corner.
fn pointed(state: &State, corner: Corner) -> State {
    let turns = (0..100).map(|seed| seeded(state, seed));
    turns.into_iter().find(|it| her(it).silhouette == Some(corner)).unwrap()
}

fn piece(kind: Kind) -> Option<Piece> {
    Some(Piece { owner: Owner::Eminence, kind })
}

/// A1 has 13 in the lower left corner, 3 in the upper left. 13 and 14 are taken, so she builds on 15; from 33 she goes on to 1.
#[test]
fn example_62_63_sol_05_the_first_space_from_the_number_on() {
    let order = [Building, Regions, Hiring, Expansion, Cattle, Progress, Settle];
    let state = |more: bool| hers("a1", more, order);
    let full = |state: State| {
        let state = state.lay(13, "g13").lay(14, "g1");
        let taken = [plot(13, 0), plot(13, 1), plot(14, 0)];
        taken.iter().fold(state, |state, it| state.piece(it.space.number() as u8, it.plot, A, Kind::Inhabitant))
    };
    let stands = |done: &State, number: u8| done.board.piece(plot(number, 0)) == piece(Kind::House);
    let done = pointed(&full(state(true).lay(15, "s1").lay(16, "s4")), Corner::LowerLeft);
    assert!(stands(&done, 15) && !stands(&done, 16));
    // 33 in the lower right corner, where nothing lies: space 1.
    assert!(stands(&pointed(&state(true).lay(1, "s1").lay(32, "s4"), Corner::LowerRight), 1));
    // No token face down: the upper left number, 3.
    assert!(stands(&turned(&state(false).lay(2, "s1").lay(4, "s4")), 4));
}

/// Grey tiles go there, too: of 13, 14 and 15 only 15 is free, and it touches a tile.
#[test]
fn example_63_sol_10_tiles_go_on_the_first_free_space_that_touches_a_tile() {
    let order = [Hiring, Building, Settle, Expansion, Regions, Progress, Cattle];
    let state = hers("b1", false, order).lay(10, "s1").lay(11, "s4").pasture(12, &[]);
    // B1 has 10 in the upper left corner; 10, 11 and 12 are taken, 13 touches them.
    let done = turned(&state);
    assert!(done.board.laid(space(13)).is_some());
    assert_eq!(done.board.map.iter().flatten().count(), 4);
}

/// The lowest action tile is Settle, Cattle or another, and the token is an A or a B: objects, cattle, cactus.
#[test]
fn example_66_sol_06_step_a() {
    let before = |token: &str, lowest: ActionTile| {
        // Regions is the action of both, and gives her nothing here beyond 4 VP for Boonlake.
        let rest = ActionTile::ALL.into_iter().filter(|it| ![Regions, lowest].contains(it));
        let order: Vec<ActionTile> = [Regions].into_iter().chain(rest).chain([lowest]).collect();
        hers(token, false, order.try_into().unwrap()).lay(1, "g13").lay(24, "g13").pasture(5, &[])
    };
    for (token, lowest, built, cattle, cactus) in [
        ("a4", Settle, 1, 0, 0),
        ("b3", Settle, 2, 0, 0),
        ("a4", Cattle, 0, 1, 0),
        ("b3", Cattle, 0, 1, 1),
        ("a4", Progress, 0, 0, 1),
        ("b3", Hiring, 0, 0, 2),
        ("b5", Building, 0, 0, 2),
    ] {
        let done = turned(&before(token, lowest));
        let it = her(&done);
        assert_eq!((6 - it.houses, 5 - it.cattle, it.cactus), (built, cattle, cactus), "{token}, {lowest:?} lowest");
        // Regions comes after step A, so what she has just put there counts: nothing in Boonlake itself.
        assert!(it.vp >= 4, "{token}");
    }
}

/// 10 VP in place of a house, of a settlement, of cattle that is no longer there.
#[test]
fn example_68_sol_13_sol_14_sol_16_pieces_that_are_missing() {
    let order = [Building, Hiring, Expansion, Regions, Progress, Cattle, Settle];
    let state = hers("a1", false, order).lay(4, "g13").lay(5, "s1");
    let without = |state: &State, change: fn(&mut Eminence)| {
        turned(&state.clone().with(|s| change(s.board.eminence.as_mut().unwrap())))
    };
    let done = without(&state, |it| it.houses = 0);
    assert_eq!((her(&done).vp, done.board.piece(plot(4, 0))), (10, None));
    // With two houses on the map it is a settlement, without any neighbour.
    let two = state.with(|s| {
        s.board.put(plot(4, 0), piece(Kind::House).unwrap()).unwrap();
        s.board.put(plot(5, 0), piece(Kind::House).unwrap()).unwrap();
    });
    let done = without(&two, |_| ());
    assert_eq!((her(&done).vp, done.board.piece(plot(4, 0))), (0, piece(Kind::Settlement)));
    let done = without(&two, |it| it.settlements = 0);
    assert_eq!((her(&done).vp, done.board.piece(plot(4, 0))), (10, piece(Kind::House)));
    let herd = hers("a1", false, [Building, Hiring, Expansion, Regions, Progress, Settle, Cattle]).pasture(5, &[]);
    let done = without(&herd, |it| it.cattle = 0);
    assert_eq!((her(&done).vp, done.board.laid(space(5))), (10, Some(&Laid::Pasture(Vec::new()))));
}

/// Houses 2, settlements 6, cattle 4, cactus 14, and 1 for a settlement beside her cattle: 27 in the fourth scoring, 27 at the
/// end, 10 for the B token that is still face down. Whoever has as many has won.
#[test]
fn example_70_71_72_sol_18_sol_20_her_last_scoring() {
    let state = hers("a1", true, ActionTile::ALL).pasture(5, &[]).lay(4, "s1");
    let state = state.piece(4, 0, A, Kind::Settlement).with(|s| {
        let it = s.board.eminence.as_mut().unwrap();
        (it.houses, it.settlements, it.cattle, it.cactus) = (2, 1, 2, 28);
        *s.board.laid_mut(space(5)).unwrap() = Laid::Pasture(vec![Owner::Eminence]);
        (s.board.scorings, s.board.phase, s.board.round) = (3, Phase::Scoring, 1);
    });
    let state = state.a(|it| it.tokens = [Some(1), Some(2), Some(3), None]);
    let scored = run(state, "", interim_scoring::interim_scoring).done();
    assert_eq!((her(&scored).vp, scored.board.phase), (27, Phase::Over));
    for (vp, won) in [(64, true), (63, false)] {
        let mut outcome = None;
        let done = run(scored.clone().a(|it| it.vp = vp), "", |t| {
            outcome = Some(end::final_scoring(t));
            Ok(())
        });
        assert_eq!(her(&done.done()).vp, 64);
        let Some(Outcome::Common(common)) = outcome else { panic!("{outcome:?}") };
        assert_eq!(common.won, won, "{vp} against 64");
    }
}

/// Row 3 gives three steps; U5 gives 2 VP, but not to her.
#[test]
fn example_73_sol_16_sol_17_her_ship_goes_all_the_way_for_nothing() {
    let state = hers("a1", false, [Hiring, Cattle, Building, Regions, Expansion, Progress, Settle]);
    let done = turned(&state.with(|s| s.board.eminence.as_mut().unwrap().ship = river("u2")));
    assert_eq!((built_in().river(her(&done).ship).key.as_str(), her(&done).vp), ("u5", 0));
}
