//! SEC: secondary actions and Officers.

use super::kit::*;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::officers::influence;
use crate::games::perseverance::rules::secondary::secondary_action;
use crate::games::perseverance::rules::wrap_up::wrap_up;
use crate::games::perseverance::state::*;

fn second(start: State, answers: &str) -> Trial {
    run(start, answers, |t| secondary_action(t, A))
}

/// Case O2.
#[test]
fn sec_01_one_two_or_three_cubes_for_no_two_or_four_stories() {
    for start in both(3) {
        for (stories, ways) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (9, 3)] {
            let trial = second(start.clone().rich(0, 0, stories), "");
            assert_eq!(trial.offers_under("influence/chief-steward/"), ["1", "2", "3"][..ways]);
        }
        for (way, cubes, left) in [("1", 1, 4), ("2", 2, 2), ("3", 3, 0)] {
            let s = second(start.clone().rich(0, 0, 4), &format!("A secondary influence/chief-steward/{way}")).done();
            let council = &s.board.officers[Zone::Expansion];
            assert_eq!(council.row, vec![Owner::Seat(A); cubes], "on one Officer, from the left");
            assert_eq!((s.board.players[A].stories, s.board.players[A].influence), (left, 15 - cubes));
        }
    }
}

#[test]
fn sec_02_one_or_two_soldiers_for_valor_and_safeguard() {
    for start in both(2) {
        let start = start.ready(2, 1).with(|s| {
            let there = Defender { owner: B, who: Fighter::Soldier(SoldierKind::Light), fallen: false };
            s.board.zones[Zone::Military].defenders[0][0] = Some(there);
        });
        let trial = second(start.clone(), "");
        assert_eq!(trial.offers_under("soldiers/light/military/"), ["c2-r1", "c3-r1", "c1-r2", "c2-r2", "c3-r2"]);
        assert_eq!(trial.offers_under("soldiers/").len(), 2 * (4 * 6 - 1), "any Zone, either type");
        let one = second(start.clone(), "A secondary soldiers/heavy/military/c2-r1, A soldiers done").done();
        assert_eq!((one.board.players[A].valor, one.board.players[A].safeguard), (1, 0));
        assert_eq!(one.board.players[A].ready, Soldiers { light: 2, heavy: 0 });
        let two = second(start.clone(), "A secondary soldiers/light/military/c2-r2, A soldiers light/protection/c1-r2")
            .done();
        assert_eq!((two.board.players[A].valor, two.board.players[A].safeguard), (0, 2));
        assert_eq!(two.board.soldiers_in_defense(A), Soldiers { light: 2, heavy: 0 });
        // The last one asks for no second, and nobody places what is not on the player board.
        second(start.clone().ready(1, 0), "A secondary soldiers/light/military/c2-r2").done();
        assert!(second(start.ready(0, 0), "").offers_under("soldiers/").is_empty());
    }
}

/// Case T15, and nothing but the effect: no Dinos, no die.
#[test]
fn sec_03_a_leader_resolves_any_effect_of_a_zone() {
    for start in both(3) {
        let trial = second(start.clone(), "");
        // Nothing can pay for Politics or Settle, and there is no Soldier for a Patrol.
        assert_eq!(
            trial.offers_under("leader/"),
            ["rations", "pub", "training", "supply", "salvage", "fortifications"]
        );
        let s = second(start.clone(), "A secondary leader/rations").done();
        assert_eq!((s.board.players[A].food, s.board.zones[Zone::Sustenance].leader), (2, Some(A)));
        assert_eq!(s.board.players[A].leader_at, LeaderAt::Community(Zone::Sustenance));
        assert!(s.board.zones[Zone::Sustenance].dinos.is_empty());
        assert!(s.board.zones[Zone::Sustenance].dice.iter().all(Option::is_none));
        // Not again while it is on the board, and not where somebody else's is.
        assert!(second(s.clone(), "").offers_under("leader/").is_empty());
        assert!(second(s.clone(), "").offers_under("defend/").is_empty());
        let other = run(s.clone(), "", |t| secondary_action(t, B));
        assert_eq!(other.offers_under("leader/"), ["training", "supply", "salvage", "fortifications"]);
        // It comes home after an Assembly.
        let s = run(s, "", |t| {
            wrap_up(t);
            Ok(())
        });
        let s = s.done();
        assert_eq!(
            (s.board.players[A].leader_at, s.board.zones[Zone::Sustenance].leader),
            (LeaderAt::PlayerBoard, None)
        );
    }
}

#[test]
fn sec_03_the_effect_of_a_leader_is_played_out() {
    for start in both(3) {
        let answers = "A secondary leader/settle, A settle one/expansion/2";
        let s = second(start.rich(1, 0, 0), answers).done();
        assert_eq!((s.board.players[A].food, s.board.players[A].votes), (0, 1));
        assert_eq!(s.board.zones[Zone::Expansion].leader, Some(A));
    }
}

#[test]
fn sec_04_a_leader_on_any_empty_soldier_space() {
    for start in both(2) {
        let trial = second(start.clone(), "");
        assert_eq!(trial.offers_under("defend/military/"), ["c1-r1", "c2-r1", "c3-r1", "c1-r2", "c2-r2", "c3-r2"]);
        for (space, gained) in [("c2-r1", (1, 0)), ("c2-r2", (0, 1))] {
            let s = second(start.clone(), &format!("A secondary defend/military/{space}")).done();
            assert_eq!((s.board.players[A].valor, s.board.players[A].safeguard), gained);
            assert_eq!(s.board.players[A].leader_at, LeaderAt::Defense(Zone::Military));
            // Another Leader may come to the same area, not to the same space.
            let b = run(s.clone(), "", |t| secondary_action(t, B));
            assert_eq!(b.offers_under("defend/military/").len(), 5);
            // It stays at an Assembly.
            let s = run(s, "", |t| {
                wrap_up(t);
                Ok(())
            });
            assert_eq!(s.done().board.players[A].leader_at, LeaderAt::Defense(Zone::Military));
        }
    }
}

/// An attack sends the Leaders of the area home.
#[test]
fn sec_04_a_leader_returns_after_an_attack_there() {
    for start in both(2) {
        let s = second(start.dinos(Zone::Military, "TTTTTT"), "A secondary defend/military/c1-r1").done();
        let other = s.clone().dinos(Zone::Expansion, "TTTTTT").with(|s| s.board.zones[Zone::Military].dinos.clear());
        let attack = |s: State| {
            drive(&s, 1, |t| crate::games::perseverance::rules::attack::due_attacks(t, A), |_, _| "done".to_owned()).0
        };
        assert_eq!(attack(s).board.players[A].leader_at, LeaderAt::PlayerBoard);
        assert_eq!(attack(other).board.players[A].leader_at, LeaderAt::Defense(Zone::Military));
    }
}

/// Who gets the bonus of the Chief Mate, 1 Food, when these cubes fill the spaces one by one.
fn fill(edition: Edition, seats: u8, cubes: &str) -> Vec<u32> {
    let trial = run(game(edition, seats), "", |t| {
        for letter in cubes.chars() {
            let owner = match letter {
                'x' => Owner::Dissenters,
                letter => Owner::Seat(crate::engine::Seat::from_letter(&letter.to_string()).unwrap()),
            };
            influence(t, owner, Zone::Sustenance, 1);
        }
        Ok(())
    });
    let s = trial.done();
    assert!(s.board.officers[Zone::Sustenance].row.is_empty(), "{cubes} fills the spaces");
    s.board.players.iter().map(|it| it.1.food).collect()
}

/// Case O4.
#[test]
fn sec_05_who_gets_the_bonus_of_a_full_officer() {
    let cases: [(&str, &[u32], &[u32]); 6] = [
        ("AABB", &[1, 1, 0, 0], &[1, 1, 0, 0]),
        ("ABAB", &[1, 1, 0, 0], &[1, 1, 0, 0]),
        ("AABC", &[1, 0, 0, 0], &[1, 0, 0, 0]),
        ("ABCD", &[0, 0, 0, 0], &[0, 0, 0, 0]),
        ("AAAB", &[1, 0, 0, 0], &[1, 0, 0, 0]),
        ("DDDD", &[0, 0, 0, 1], &[0, 0, 0, 1]),
    ];
    for (cubes, beta, retail) in cases {
        assert_eq!(fill(BETA, 4, cubes), beta, "{cubes}");
        assert_eq!(fill(RETAIL, 4, cubes), retail, "{cubes}");
    }
    // Beta has three spaces for two players.
    assert_eq!(fill(BETA, 2, "ABA"), [1, 0]);
    assert_eq!(fill(BETA, 2, "ABB"), [0, 1]);
    assert_eq!(fill(BETA, 3, "ABBC"), [0, 1, 0]);
    // Retail has four, and cubes of the Dissenters fill spaces.
    assert_eq!(fill(RETAIL, 2, "xxAA"), [1, 0]);
    assert_eq!(fill(RETAIL, 2, "xxxA"), [0, 0]);
    assert_eq!(fill(RETAIL, 2, "xABx"), [0, 0]);
    assert_eq!(fill(RETAIL, 3, "CABC"), [0, 0, 1]);
}

/// Case O1.
#[test]
fn sec_05_sec_06_two_cubes_fill_the_chief_engineer() {
    let start = game(RETAIL, 4).rich(0, 0, 2).with(|s| {
        s.board.officers[Zone::Protection].row = vec![Owner::Seat(B), Owner::Seat(C)];
    });
    let s = second(start, "A secondary influence/chief-engineer/2").done();
    assert_eq!(s.board.players.iter().map(|it| it.1.safeguard).collect::<Vec<_>>(), [2, 0, 0, 0]);
    let council = &s.board.officers[Zone::Protection];
    assert!(council.row.is_empty());
    assert_eq!([A, B, C].map(|it| council.pool[&Owner::Seat(it)]), [2, 1, 1]);
}

/// Case O3.
#[test]
fn sec_05_the_leftover_of_a_placement_goes_on() {
    for start in both(4) {
        let start = start.rich(0, 0, 4).with(|s| {
            s.board.officers[Zone::Sustenance].row = vec![Owner::Seat(B), Owner::Seat(B)];
        });
        let s = second(start, "A secondary influence/chief-mate/3").done();
        let council = &s.board.officers[Zone::Sustenance];
        assert_eq!(council.row, [Owner::Seat(A)]);
        assert_eq!((council.pool[&Owner::Seat(A)], council.pool[&Owner::Seat(B)]), (2, 2));
        assert_eq!((s.board.players[A].food, s.board.players[B].food), (1, 1));
    }
}

#[test]
fn sec_06_the_bonuses_of_the_officers() {
    for start in both(4) {
        for (zone, expected) in [
            (Zone::Sustenance, (1, 0, 0, 0)),
            (Zone::Military, (0, 2, 0, 0)),
            (Zone::Expansion, (0, 0, 1, 0)),
            (Zone::Protection, (0, 0, 0, 2)),
        ] {
            let trial = run(start.clone(), "", |t| {
                influence(t, Owner::Seat(C), zone, 4);
                Ok(())
            });
            let c = trial.done().board.players[C].clone();
            assert_eq!((c.food, c.valor, c.mr, c.safeguard), expected);
            assert_eq!((c.stories, c.votes, c.followers), (0, 0, 10));
        }
    }
}
