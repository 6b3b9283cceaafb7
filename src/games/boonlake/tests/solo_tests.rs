//! The solo game (SOL).

use super::kit::*;
use crate::engine::{Outcome, Seat};
use crate::games::boonlake::content::TokenId;
use crate::games::boonlake::content::kinds::*;
use crate::games::boonlake::rules::{end, regions, solo};
use crate::games::boonlake::state::*;

/// Her turn: this token on top, B1 below it or nothing, the action tiles in this order.
fn hers(token: &str, more: bool, actions: [ActionTile; 7]) -> State {
    game(1).with(|s| {
        s.board.phase = Phase::Eminence;
        s.board.areas[1].owner = Some(Owner::Eminence);
        s.board.actions = actions.to_vec();
        let find = |key: &str| TokenId(s.content.tokens.iter().position(|it| it.key == key).unwrap() as u8);
        s.secret.stack = pile(more.then(|| find("b1")).into_iter().chain([find(token)]));
        let start = crate::games::boonlake::rules::locks::start_space(s, 0);
        s.board.players[A].ship = start;
        s.board.eminence.as_mut().unwrap().ship = start;
    })
}

fn her(state: &State) -> &Eminence {
    state.board.eminence.as_ref().unwrap()
}

fn turn(state: State, answers: &str) -> State {
    run(state, answers, solo::turn).done()
}

use ActionTile::{Building, Cattle, Expansion, Hiring, Progress, Regions, Settle};

/// A1 has Building, Regions, Settle: of these Building lies highest. The lowest tile is Progress: cactus 1; Building: 1 more.
/// Examples 64 and 65.
#[test]
fn sol_03_sol_06_sol_07_sol_09_her_turn() {
    let order = [Expansion, Building, Regions, Settle, Hiring, Cattle, Progress];
    let done = turn(hers("a1", true, order), "");
    assert_eq!(her(&done).cactus, 2);
    assert_eq!(done.board.actions, [Expansion, Regions, Settle, Hiring, Cattle, Progress, Building]);
    assert_eq!((done.board.phase, done.secret.stack.len(), her(&done).open.len()), (Phase::Turn, 1, 1));
    // Row 2 gives three steps, and she goes them all (SOL-17).
    assert_eq!(built_in().river(her(&done).ship).key, "r4");
    // SOL-16: nothing for the space.
    assert_eq!(her(&done).vp, 0);
    // B2 has Cattle, Building, Progress: two steps each.
    assert_eq!(her(&turn(hers("b2", false, order), "")).cactus, 4);
}

/// SOL-08: after Building you may play or discard a card.
/// Example 65.
#[test]
fn sol_08_you_may_use_the_shared_part() {
    let order = [Expansion, Building, Regions, Settle, Hiring, Cattle, Progress];
    let state = hers("a1", false, order).hand(A, "forge");
    let done = turn(state, "A shared-building discard/forge");
    assert_eq!(done.board.players[A].coins, 2);
    // Expansion, too: you are one of the others.
    let order = [Expansion, Cattle, Regions, Settle, Hiring, Building, Progress];
    let asked = run(hers("a2", false, order).lay(12, "s1"), "", solo::turn);
    assert_eq!(asked.t.state.held(A).len(), 2);
}

/// 13 stands in the lower left corner of A1; 13 and 14 are taken, so 15 is the first possible space; after 33 comes 1.
#[test]
fn sol_05_sol_10_tiles_go_on_the_first_possible_space() {
    let order = [Hiring, Building, Settle, Expansion, Regions, Cattle, Progress];
    // A3 has Hiring: with the stack empty the upper left number, 8.
    let state = hers("a3", false, order).lay(12, "s1").lay(13, "s2").lay(14, "s4");
    let done = turn(state, "");
    // Of the spaces from 8 on that touch a tile the first is 8 itself, over the bridge to 14.
    assert!(done.board.laid(space(8)).is_some());
    let pointed = hers("a1", true, [Building, Regions, Settle, Expansion, Hiring, Cattle, Settle]);
    let pointed = pointed.lay(12, "s1").lay(14, "s4");
    // The silhouette of the next token shows in one of the corners by chance.
    let turns = (0..100).map(|seed| crate::engine::trial::run(pointed.clone(), 1, seed, "", solo::turn).done());
    let built = turns.into_iter().find(|it| her(it).silhouette == Some(Corner::LowerLeft)).unwrap();
    // The lowest tile is Settle: she builds a house on the first space from 13 on with a free plot.
    let house = Some(Piece { owner: Owner::Eminence, kind: Kind::House });
    assert_eq!(built.board.piece(plot(14, 0)), house);
    assert_eq!(her(&built).houses, 5);
}

/// Two tiles, a house on the second, on its upper plot.
#[test]
fn sol_10_expansion() {
    let order = [Expansion, Hiring, Building, Settle, Regions, Cattle, Progress];
    let done = turn(hers("a2", false, order).lay(4, "s1"), "A shared-card skip");
    // A2 shows 1 in its upper left corner: spaces 1 and 2.
    assert!(done.board.laid(space(1)).is_some());
    assert_eq!(done.board.piece(plot(2, 0)), Some(Piece { owner: Owner::Eminence, kind: Kind::House }));
    assert_eq!((done.secret.grey.len(), her(&done).houses, her(&done).cactus), (23, 5, 1));
}

/// With 0 or 1 house on the map a house, with 2 a settlement in place of one; the upper one first.
#[test]
fn sol_13_sol_14_objects() {
    let order = [Settle, Hiring, Building, Expansion, Regions, Cattle, Progress];
    let piece = |kind: Kind| Piece { owner: Owner::Eminence, kind };
    let state = hers("b4", false, order).lay(12, "g13").lay(4, "s1").with(|s| {
        s.board.eminence.as_mut().unwrap().houses = 5;
        s.board.put(plot(12, 0), piece(Kind::House)).unwrap();
    });
    // B4 has Settle: a second house, then a settlement; the upper left number is 31, then come 4 and 12.
    let done = turn(state, "A shared-settle skip");
    assert_eq!(done.board.piece(plot(4, 0)), Some(piece(Kind::Settlement)));
    assert_eq!((her(&done).houses, her(&done).settlements), (4, 3));
}

/// P: 3 buildings around and 1 cattle; Q: 2 around, none on it. Both differ by 2, so the fewer cattle decide.
/// Example 69.
#[test]
fn sol_15_the_best_pasture() {
    let order = [Cattle, Hiring, Building, Expansion, Regions, Progress, Settle];
    let state = hers("a2", false, order).with(|s| s.board.pastures = 0);
    let state = state.pasture(5, &[A]).pasture(29, &[]).lay(4, "g13").lay(8, "s1").lay(28, "g13");
    let state = state.piece(4, 0, A, Kind::House).piece(4, 1, A, Kind::House).piece(8, 0, A, Kind::Settlement);
    let state = state.piece(28, 0, A, Kind::House).piece(28, 1, A, Kind::House);
    let done = turn(state.lay(1, "s6").piece(1, 0, A, Kind::House), "A shared-cattle skip");
    assert_eq!(done.board.laid(space(29)), Some(&Laid::Pasture(vec![Owner::Eminence])));
    assert_eq!(her(&done).cattle, 4);
}

#[test]
fn sol_16_no_piece_left_is_worth_10_vp() {
    let order = [Cattle, Hiring, Building, Expansion, Regions, Settle, Progress];
    let state = hers("a2", false, order).lay(4, "s1").with(|s| s.board.eminence.as_mut().unwrap().cattle = 0);
    assert_eq!(her(&turn(state.clone(), "A shared-cattle skip")).vp, 10);
    let told = run(state, "A shared-cattle skip", solo::turn).notes();
    assert!(told.contains(&"note-eminence-vp-why(n=10, why=why-no-piece)".to_owned()), "{told:?}");
}

/// The open region where your lead is largest, the most northern of equals; 4 VP for Boonlake, 3 for others; then coins
/// for you and VP for her.
/// Example 67.
#[test]
fn sol_11_sol_12_regions() {
    let order = [Regions, Hiring, Building, Expansion, Cattle, Settle, Progress];
    let state = hers("b3", false, order).pasture(4, &[A, A]).pasture(12, &[A]).pasture(20, &[]);
    let state = state.with(|s| match s.board.laid_mut(space(20)) {
        Some(Laid::Pasture(cattle)) => cattle.extend([Owner::Eminence; 2]),
        other => panic!("{other:?}"),
    });
    let done = turn(state.clone(), "");
    // 4 for Boonlake, then 2 for each of her two cattle (token B); you have 1 presence elsewhere.
    assert_eq!((her(&done).vp, done.board.players[A].coins), (4 + 4, 1));
    assert_eq!(done.board.covered, [true, false, false, false]);
    let covered = turn(state.clone().with(|s| s.board.covered = [true; 4]), "");
    assert_eq!(her(&covered).vp, 4);
    // You take New Hope: nothing for what she has there.
    let yours = run(state, "A region new-hope", |t| regions::choose(t, A).map(drop)).done();
    assert_eq!((her(&yours).vp, yours.board.players[A].vp), (0, 3));
}

/// Houses 2, settlements 6, cattle 4, cactus 14: 26, twice at the end; 10 for each B token face down.
/// Example 70.
#[test]
fn sol_18_sol_20_income_and_the_end() {
    let state = hers("a1", true, ActionTile::ALL).with(|s| {
        let her = s.board.eminence.as_mut().unwrap();
        (her.houses, her.settlements, her.cattle, her.cactus) = (2, 1, 2, 28);
    });
    assert_eq!(solo::income_of(&state, her(&state)), 26);
    let fresh = game(1);
    assert_eq!(solo::income_of(&fresh, her(&fresh)), 0);
    let mut outcome = None;
    // B1 and A1 lie face down.
    let trial = run(state.a(|it| it.vp = 36), "", |t| {
        outcome = Some(end::final_scoring(t));
        Ok(())
    });
    assert!(trial.notes().contains(&"note-eminence-final(income=26, tokens=10)".to_owned()), "{:?}", trial.notes());
    assert_eq!(her(&trial.done()).vp, 36);
    let Some(Outcome::Common(common)) = outcome else { panic!("{outcome:?}") };
    assert!(common.won, "equal totals are yours");
    assert_eq!(common.points, 36);
}

/// SOL-19: cactus steps past the end are lost.
#[test]
fn sol_19_the_end_of_the_cactus_track() {
    let order = [Building, Hiring, Cattle, Expansion, Regions, Settle, Progress];
    let state = hers("b2", false, order).with(|s| s.board.eminence.as_mut().unwrap().cactus = 29);
    assert_eq!(her(&turn(state, "")).cactus, 30);
}

/// With no token left the used ones are shuffled again.
#[test]
fn sol_03_the_stack_is_shuffled_again() {
    let order = [Building, Hiring, Cattle, Expansion, Regions, Settle, Progress];
    let state = hers("b2", false, order).with(|s| {
        let her = s.board.eminence.as_mut().unwrap();
        her.open = s.secret.stack.cards().to_vec();
        s.secret.stack = pile([]);
    });
    let trial = run(state, "", solo::turn);
    assert_eq!(trial.noted("note-tokens-shuffled"), 1);
    assert_eq!(her(&trial.t.state).open.len(), 1);
}

/// SOL-20: she starts, so you have the last turn of round 2; SOL-17: after her turn you go on in round 2.
#[test]
fn sol_17_sol_20_who_ends_a_round() {
    let order = [Building, Hiring, Cattle, Expansion, Regions, Settle, Progress];
    let late = |round: usize| {
        let last = built_in().river.iter().position(|it| it.key == "r20").unwrap() as u8;
        hers("b2", false, order).with(|s| {
            s.board.round = round;
            s.board.eminence.as_mut().unwrap().ship = crate::games::boonlake::content::RiverId(last);
        })
    };
    let closing = turn(late(1), "");
    assert!(closing.board.closing);
    assert_eq!((closing.board.phase, closing.board.active), (Phase::Turn, Seat(0)));
    let scoring = turn(late(0).with(|s| s.board.scorings = 1), "");
    assert_eq!(scoring.board.phase, Phase::Scoring);
    let next = run(scoring, "A token t01", crate::games::boonlake::rules::interim_scoring::interim_scoring).done();
    assert_eq!((next.board.round, next.board.phase), (1, Phase::Turn));
    assert_eq!(built_in().river(her(&next).ship).key, "r1");
}
