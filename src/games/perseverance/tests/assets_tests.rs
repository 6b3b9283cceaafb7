//! AST: assets and limits.

use super::kit::*;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::names::Why;
use crate::games::perseverance::rules::goods::{gain_one, gain_soldier, lose_followers, produce};
use crate::games::perseverance::rules::officers::influence;
use crate::games::perseverance::rules::outlook::Outlook;
use crate::games::perseverance::rules::secondary::secondary_action;
use crate::games::perseverance::rules::{fortifications, politics, settle, soldiers, training, wrap_up};
use crate::games::perseverance::state::*;

fn gained(start: State, good: Good, count: u32) -> (State, Vec<String>) {
    let trial = run(start, "", |t| {
        gain_one(t, A, good, count, Why::Defense);
        Ok(())
    });
    let notes = trial.notes();
    (trial.done(), notes)
}

#[test]
fn ast_01_supply_is_unlimited_but_nothing_is_spent_that_is_not_there() {
    for start in both(2) {
        for (good, value) in
            [(Good::Food, (|it| it.food) as fn(&Player) -> u32), (Good::Mr, |it| it.mr), (Good::Story, |it| it.stories)]
        {
            assert_eq!(value(&gained(start.clone(), good, 1_000).0.board.players[A]), 1_000);
        }
        let train =
            |food, mr, stories| run(start.clone().ready(1, 0).rich(food, mr, stories), "", |t| training::train(t, A));
        let priced = |food, mr, stories| {
            let offers = train(food, mr, stories).offers();
            ["food-light", "mr-heavy", "upgrade", "place"].map(|it| offers.iter().any(|offer| offer == it))
        };
        // Followers of the beta's last option are no asset: it is there or not whatever the assets.
        assert_eq!(priced(0, 0, 0), [false, false, false, false]);
        assert_eq!(priced(1, 0, 0), [true, false, false, false]);
        assert_eq!(priced(0, 1, 0), [false, true, false, false]);
        assert_eq!(priced(0, 0, 1), [false, false, true, true]);
    }
}

#[test]
fn ast_02_five_soldiers_of_each_type_over_board_player_board_and_patrols() {
    for start in both(2) {
        // Two are ready, one is in a Defense area and one on a Patrol: one more can be gained, the rest is lost.
        let start = start.with(|s| {
            let place = Defender { owner: A, who: Fighter::Soldier(SoldierKind::Light), fallen: false };
            s.board.zones[Zone::Military].defenders[0][0] = Some(place);
            let a = &mut s.board.players[A];
            a.ready = Soldiers { light: 2, heavy: 0 };
            a.supply = Soldiers { light: 1, heavy: 0 };
            a.patrol = Some(PatrolRun { card: 13, stage: 1, soldiers: Soldiers { light: 1, heavy: 5 } });
        });
        let (s, notes) = gained(start.clone(), Good::LightSoldier, 3);
        assert_eq!(s.board.players[A].ready.light, 3);
        assert_eq!(s.board.players[A].supply.light, 0);
        assert!(notes[1].starts_with("note-no-soldier-left"), "{notes:?}");
        let heavy = run(start.clone(), "", |t| {
            gain_soldier(t, A, SoldierKind::Heavy, Why::Defense);
            produce(t, A, Zone::Military, 2, Why::Defense);
            Ok(())
        });
        let s = heavy.done();
        assert_eq!(s.board.players[A].ready, Soldiers { light: 3, heavy: 0 });
        // With none in supply Training offers neither to gain one nor to turn one into a Heavy.
        let trial = run(s.rich(9, 9, 9), "", |t| training::train(t, A));
        assert_eq!(trial.offers(), ["place", "story"]);
    }
}

/// Case T16.
#[test]
fn ast_03_safeguard_and_valor_end_at_six_and_votes_never() {
    for start in both(2) {
        for good in [Good::Safeguard, Good::Valor] {
            for (before, gain, after) in [(0, 6, 6), (5, 3, 6), (6, 1, 6), (2, 3, 5)] {
                let start = start.clone().with(|s| {
                    (s.board.players[A].safeguard, s.board.players[A].valor) = (before, before);
                });
                let (s, notes) = gained(start, good, gain);
                let player = &s.board.players[A];
                let value = if good == Good::Valor { player.valor } else { player.safeguard };
                assert_eq!(value, after);
                assert_eq!(notes.iter().any(|it| it.starts_with("note-gain-lost")), before + gain > 6);
            }
        }
        let (s, _) = gained(start, Good::Vote, 47);
        assert_eq!(s.board.players[A].votes, 47);
        let s = run(s, "", |t| {
            wrap_up::wrap_up(t);
            Ok(())
        });
        assert_eq!(s.done().board.players[A].votes, 0);
    }
}

/// Case T17.
#[test]
fn ast_04_followers_never_fall_below_zero() {
    for start in both(2) {
        for (before, loss, after) in [(1, 2, 0), (0, 2, 0), (3, 2, 1)] {
            let start = start.clone().with(|s| s.board.players[A].followers = before);
            let trial = run(start, "", |t| {
                lose_followers(t, A, loss, Why::Defense);
                Ok(())
            });
            assert!(trial.notes()[0].contains(&format!("n={}", before - after)), "{:?}", trial.notes());
            assert_eq!(trial.done().board.players[A].followers, after);
        }
    }
}

#[test]
fn ast_05_influence_ends_with_the_fifteenth_cube() {
    for start in both(3) {
        for (left, ways) in [(3, vec!["1", "2", "3"]), (2, vec!["1", "2"]), (1, vec!["1"]), (0, vec![])] {
            let start = start.clone().rich(0, 0, 4).with(|s| s.board.players[A].influence = left);
            let trial = run(start, "", |t| secondary_action(t, A));
            // One placement names one Officer; there is none that is split.
            assert_eq!(trial.offers_under("influence/chief-mate/"), ways);
            assert_eq!(trial.offers_under("influence/").len(), 4 * ways.len());
        }
        let start = start.with(|s| s.board.players[A].influence = 1);
        let trial = run(start, "", |t| {
            influence(t, Owner::Seat(A), Zone::Military, 2);
            influence(t, Owner::Seat(A), Zone::Military, 1);
            Ok(())
        });
        let s = trial.done();
        assert_eq!(s.board.officers[Zone::Military].cubes(Owner::Seat(A)), 1);
        assert_eq!(s.board.players[A].influence, 0);
    }
}

#[test]
fn ast_05_influence_on_an_officer_never_leaves_it() {
    for start in both(4) {
        let trial = run(start, "", |t| {
            for _ in 0..3 {
                influence(t, Owner::Seat(A), Zone::Expansion, 3);
                influence(t, Owner::Seat(B), Zone::Expansion, 2);
            }
            Ok(())
        });
        let council = trial.done().board.officers[Zone::Expansion].clone();
        assert_eq!((council.cubes(Owner::Seat(A)), council.cubes(Owner::Seat(B))), (9, 6));
        assert_eq!(council.row.len(), 3, "15 cubes fill the row of four three times");
    }
}

#[test]
fn ast_05_walls_traps_settlements_and_dice_end_with_the_pieces() {
    for start in both(2) {
        let start = start.rich(9, 9, 9).placed("neutral-organizer", Zone::Military, 1);
        let works = |s: &State| run(s.clone(), "", |t| fortifications::fortify(t, A)).offers().join(" ");
        assert_eq!(works(&start), "trap trap-valor wall wall-followers");
        assert_eq!(works(&start.clone().with(|s| s.board.players[A].walls = 0)), "trap trap-valor");
        let untrapped = start.clone().with(|s| {
            s.secret.stock[A] = Stock::default();
        });
        assert_eq!(works(&untrapped), "wall wall-followers");
        let settle = |own| {
            let start = start.clone().with(|s| s.board.players[A].settlements = own);
            let trial = run(start, "", |t| settle::settle(t, A));
            (!trial.offers_under("one/").is_empty(), !trial.offers_under("two/").is_empty())
        };
        assert_eq!((settle(2), settle(1), settle(0)), ((true, true), (true, false), (false, false)));
        for (dice, offered) in [(1, true), (0, false)] {
            let start = start.clone().with(|s| s.board.players[A].dice = dice);
            let outlook = Outlook::now(&start, A);
            assert_eq!(politics::options(&start, A, &outlook).next().is_some(), offered);
        }
        // Four Traps of a type and no more.
        let spots = [(0, 0), (1, 0), (2, 0), (0, 1)];
        let start = start.with(|s| {
            for (col, row) in spots {
                s.trap(Zone::Military, col, row, A, Dino::Raptor);
            }
        });
        let offers = run(start, "A fortify trap", |t| fortifications::fortify(t, A)).offers();
        assert!(!offers.is_empty() && offers.iter().all(|it| it.starts_with("trampler/")), "{offers:?}");
    }
}

#[test]
fn ast_02_soldiers_are_placed_from_the_player_board_only() {
    for start in both(2) {
        assert!(!soldiers::can_place(&start.clone().ready(0, 0), A));
        assert!(soldiers::can_place(&start.ready(0, 1), A));
    }
}
