//! SET: the set-up.

use std::collections::BTreeSet;

use expect_test::expect;

use super::kit::*;
use crate::engine::{Game, Plain, Who, Words};
use crate::games::perseverance::Perseverance;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::setup::setup;
use crate::games::perseverance::rules::wrap_up;
use crate::games::perseverance::state::*;

#[test]
fn set_01_two_to_four_players_on_two_sides_of_the_board() {
    assert_eq!(Perseverance::load(None).unwrap().card().seats, 2..=4);
    for (seats, columns, spaces) in [(2, 3, 6), (3, 3, 6), (4, 4, 8)] {
        for s in both(seats) {
            assert_eq!(s.board.seat_count(), usize::from(seats));
            for zone in Zone::ALL {
                assert_eq!(s.board.zones[zone].walls.len(), columns, "{seats} players");
                assert_eq!(s.spots(zone).len(), spaces, "{seats} players");
            }
        }
    }
}

#[test]
fn set_02_zones_from_left_to_right() {
    let zones: Vec<Zone> = game(RETAIL, 3).board.zones.iter().map(|it| it.0).collect();
    assert_eq!(zones, [Zone::Sustenance, Zone::Military, Zone::Expansion, Zone::Protection]);
    let effects = Zone::ALL.map(|zone| Effect::of(zone).map(Effect::key).collect::<Vec<_>>().join(" "));
    assert_eq!(effects, ["rations patrol pub", "training", "politics supply settle", "salvage fortifications"]);
}

#[test]
fn set_03_four_settlement_spaces_and_the_third_dino_row_start_covered() {
    for (seats, safe, dangerous) in [(2, 6, 7), (3, 6, 7), (4, 8, 10)] {
        for edition in Edition::ALL {
            let mut s = set_up(edition, seats, &[], 4);
            for zone in Zone::ALL {
                s.board.zones[zone].settlements.fill(None);
                let open = |s: &State| s.board.zones[zone].open_settlement_spaces(&s.content).collect::<Vec<_>>();
                assert_eq!(open(&s), [1, 2, 3, 4, 5, 6]);
                assert_eq!(s.spots(zone).len(), safe);
                assert!(s.spots(zone).iter().all(|it| it.row < 2));
                s.board.zones[zone].dangerous = true;
                assert_eq!(open(&s), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
                assert_eq!(s.spots(zone).len(), dangerous);
            }
        }
    }
}

#[test]
fn set_04_three_random_breach_tokens() {
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        let breach = set_up(RETAIL, 3, &[], seed).board.breach;
        assert_eq!(breach.iter().collect::<BTreeSet<_>>().len(), 3);
        assert!(breach.iter().all(|it| (1..=8).contains(it)));
        seen.insert(breach);
    }
    assert!(seen.len() > 10, "{seen:?}");
}

#[test]
fn set_04_or_those_that_the_table_agrees_on() {
    let mut wanted = vec!["reward-7", "reward-2", "reward-4"].into_iter();
    let mut lines = Vec::new();
    let start = boxed(RETAIL, 3, &[("breach-tokens", "agreed")]);
    let (s, _) = drive(&start, 1, setup, |decision, keys| {
        if decision.ask.id == "breach-token" {
            assert!(matches!(decision.who, Who::Team { .. }), "the whole table answers");
            lines.push(format!("{}: {}", Plain.say(&decision.ask.text()), keys.join(" ")));
            return wanted.next().unwrap().to_owned();
        }
        keys[0].clone()
    });
    assert_eq!(s.board.breach, [2, 4, 7]);
    expect![[r#"
        ask-breach-token(n=1, max=3, placed=breach-placed-none): reward-1 reward-2 reward-3 reward-4 reward-5 reward-6 reward-7 reward-8
        ask-breach-token(n=2, max=3, placed=breach-placed(what=number(number=7))): reward-1 reward-2 reward-3 reward-4 reward-5 reward-6 reward-8
        ask-breach-token(n=3, max=3, placed=breach-placed(what=number(number=2)+number(number=7))): reward-1 reward-3 reward-4 reward-5 reward-6 reward-8"#]]
    .assert_eq(&lines.join("\n"));
}

#[test]
fn set_05_two_or_three_assembly_tiles_in_ascending_order() {
    for edition in Edition::ALL {
        for (seats, tiles) in [(2, 2), (3, 3), (4, 3)] {
            let mut s = set_up(edition, seats, &[], 1);
            for held in 1..=tiles {
                assert_eq!(s.board.stage, Stage::Turns);
                s = run(s, "", |t| {
                    wrap_up::wrap_up(t);
                    Ok(())
                })
                .done();
                assert_eq!(s.board.assemblies, held);
            }
            assert_eq!(s.board.stage, Stage::Over, "{seats} players");
            let firsts: Vec<u32> =
                (0..tiles).map(|it| s.content.assembly(edition, usize::from(seats), it)[0]).collect();
            assert!(firsts.is_sorted() && firsts[0] < firsts[tiles - 1], "{firsts:?}");
        }
    }
}

/// Case S6.
#[test]
fn set_06_the_pieces_of_every_player() {
    for edition in Edition::ALL {
        for seats in 2..=4 {
            let s = set_up(edition, seats, &[], 2);
            for (seat, player) in s.board.players.iter() {
                assert_eq!(player.followers, 10);
                assert_eq!(s.board.own_dice(seat), 1, "one of the five dice is in the pool");
                assert_eq!(player.dice, 4);
                assert_eq!((player.settlements, s.board.settlements_on_board(seat)), (11, 1));
                assert_eq!(player.walls, 7);
                assert_eq!(s.secret.stock[seat], Stock { trampler: 4, raptor: 4 });
                let cubes: usize = Zone::ALL.map(|it| s.board.officers[it].cubes(Owner::Seat(seat))).iter().sum();
                assert_eq!((player.influence, cubes), (14, 1));
                assert_eq!(player.ready, Soldiers { light: 1, heavy: 0 });
                assert_eq!(player.supply, Soldiers { light: 4, heavy: 5 });
                assert_eq!(player.leader_at, LeaderAt::PlayerBoard);
            }
        }
    }
}

#[test]
fn set_06_leaders_are_unique() {
    let (s, asked) = drive(&boxed(RETAIL, 4, &[]), 1, setup, |_, keys| keys[0].clone());
    let leaders = s.board.players.iter().map(|(_, it)| it.leader.unwrap()).collect::<BTreeSet<_>>();
    assert_eq!(leaders.len(), 4);
    // The last player has no choice left and is not asked.
    let offers: Vec<&str> = asked.iter().filter_map(|it| it.split_once(" leader ")).map(|it| it.1).collect();
    assert_eq!(offers, ["[adelita jack keoni phoenix]", "[jack keoni phoenix]", "[keoni phoenix]"]);
}

/// Cases S4 and S5.
#[test]
fn set_07_starting_assets_and_adelitas_food() {
    for (edition, abilities, adelita) in [(BETA, "yes", 2), (BETA, "no", 2), (RETAIL, "yes", 2), (RETAIL, "no", 1)] {
        let s = set_up(edition, 4, &[("abilities", abilities)], 3);
        for (_, it) in s.board.players.iter() {
            let food = if it.leader == Some(Leader::Adelita) { adelita } else { 1 };
            assert_eq!((it.food, it.mr, it.stories), (food, 1, 2), "{edition:?} {abilities} {:?}", it.leader);
            assert_eq!((it.votes, it.safeguard, it.valor, it.followers), (0, 0, 0, 10));
            assert_eq!(it.ready, Soldiers { light: 1, heavy: 0 });
        }
    }
}

#[test]
fn set_08_the_beta_always_has_abilities_and_retail_chooses_for_everybody() {
    for (edition, option, expected) in
        [(BETA, "no", true), (BETA, "yes", true), (RETAIL, "no", false), (RETAIL, "yes", true)]
    {
        let s = set_up(edition, 4, &[("abilities", option)], 1);
        for (seat, player) in s.board.players.iter() {
            assert_eq!(s.board.leads(seat, player.leader.unwrap()), expected, "{edition:?} {option}");
        }
    }
}

const IN_ORDER: [Officer; 4] =
    [Officer::ChiefMate, Officer::ChiefOfSecurity, Officer::ChiefSteward, Officer::ChiefEngineer];

/// Case S7.
#[test]
fn set_09_officers_at_random_or_as_in_the_first_game() {
    let officers = |s: &State| Zone::ALL.map(|it| s.board.officers[it].officer);
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        for edition in Edition::ALL {
            let preset = set_up(edition, 3, &[("set-up", "first-game")], seed);
            assert_eq!(officers(&preset), IN_ORDER);
        }
        let random = officers(&set_up(RETAIL, 3, &[], seed));
        assert_eq!(sorted(random), sorted(IN_ORDER));
        seen.insert(random);
    }
    assert!(seen.len() > 8, "{}", seen.len());
}

/// Case S11.
#[test]
fn set_10_two_single_stage_patrols_are_shown_and_all_else_is_shuffled() {
    let mut orders = BTreeSet::new();
    for seed in 0..10 {
        for edition in Edition::ALL {
            let s = set_up(edition, 2, &[], seed);
            assert_eq!(s.board.patrols.len(), 2);
            assert!(s.board.patrols.iter().all(|it| (1..=9).contains(it)), "{:?}", s.board.patrols);
            assert_eq!(s.secret.patrols.len(), 17);
            let all = sorted(s.board.patrols.iter().chain(s.secret.patrols.cards()).copied());
            assert_eq!(all, (1..=19).collect::<Vec<_>>());
            let [light, heavy] = s.secret.challenges.each_ref().map(|it| it.cards().to_vec());
            assert_eq!(sorted(light.clone()), (1..=8).collect::<Vec<_>>());
            assert_eq!(sorted(heavy.clone()), (1..=8).collect::<Vec<_>>());
            assert_ne!(light, heavy, "each deck is shuffled for itself");
            orders.insert((s.secret.patrols.cards().to_vec(), light, heavy));
        }
    }
    assert_eq!(orders.len(), 10, "the same seed gives both editions the same order");
}

/// Cases S1, S2, S3.
#[test]
fn set_11_the_dice_pool() {
    for (seats, neutral, dissenters, total) in [(2, 9, 2, 13), (3, 8, 0, 11), (4, 10, 0, 14)] {
        for edition in Edition::ALL {
            let pool = set_up(edition, seats, &[], 5).board.pool;
            let count = |owner: DieOwner| pool.iter().filter(|it| it.owner == owner).count();
            assert_eq!(pool.len(), total);
            assert_eq!(count(DieOwner::Neutral), neutral);
            assert_eq!(count(DieOwner::Dissenters), dissenters);
            for seat in [A, B, C, D].into_iter().take(usize::from(seats)) {
                assert_eq!(count(DieOwner::Seat(seat)), 1);
            }
            assert!(pool.iter().map(|it| it.icon).collect::<BTreeSet<_>>().len() > 1, "all are rolled");
        }
    }
}

/// Case S10.
#[test]
fn set_12_settlements_from_the_last_player_counter_clockwise() {
    for (edition, seats) in [(BETA, 4), (RETAIL, 4), (BETA, 3), (RETAIL, 3)] {
        let mut order = Vec::new();
        let (s, asked) = drive(&boxed(edition, seats, &[]), 1, setup, |decision, keys| {
            if decision.ask.id == "first-settlement" {
                order.push(decision.who.seat());
            }
            keys[0].clone()
        });
        // Nobody may settle where somebody has: the fourth player has one Zone left and is not asked.
        let offers: Vec<&str> =
            asked.iter().filter_map(|it| it.split_once(" first-settlement ")).map(|it| it.1).collect();
        let expected =
            ["[sustenance military expansion protection]", "[military expansion protection]", "[expansion protection]"];
        assert_eq!(offers, expected);
        let backwards: Vec<_> = s.board.players.seats().from(s.board.active).rev().take(3).collect();
        assert_eq!(order, backwards);
        for (seat, zone) in s.board.players.seats().from(s.board.active).rev().zip(Zone::ALL) {
            let mine = Some(Owner::Seat(seat));
            assert_eq!(s.board.zones[zone].settlements[0], mine);
            assert_eq!(s.board.zones[zone].settlements[1..], [None; 9]);
            assert_eq!(s.board.officers[zone].row, [Owner::Seat(seat)]);
        }
    }
}

#[test]
fn set_12_first_game_preset() {
    let home = [
        (Leader::Keoni, Zone::Sustenance),
        (Leader::Jack, Zone::Military),
        (Leader::Adelita, Zone::Expansion),
        (Leader::Phoenix, Zone::Protection),
    ];
    for (edition, seats) in [(BETA, 4), (RETAIL, 4), (RETAIL, 3), (RETAIL, 2)] {
        let s = set_up(edition, seats, &[("set-up", "first-game")], 6);
        for (seat, player) in s.board.players.iter() {
            let zone = home.iter().find(|it| Some(it.0) == player.leader).unwrap().1;
            assert_eq!(s.board.zones[zone].settlements[0], Some(Owner::Seat(seat)));
            assert_eq!(s.board.officers[zone].row[0], Owner::Seat(seat));
        }
    }
}

#[test]
fn set_15_a_random_player_is_first_and_play_goes_clockwise() {
    let mut first = BTreeSet::new();
    for seed in 0..20 {
        let mut s = set_up(RETAIL, 3, &[], seed);
        first.insert(s.board.active);
        assert_eq!(s.board.turn, 1);
        for _ in 0..3 {
            let before = s.board.active;
            s = run(s, "", |t| {
                wrap_up::next_turn(t);
                Ok(())
            })
            .done();
            assert_eq!(s.board.active.0, (before.0 + 1) % 3);
        }
    }
    assert_eq!(first.into_iter().collect::<Vec<_>>(), [A, B, C]);
}
