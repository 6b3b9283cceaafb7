//! Tests of the Combat Rewards, the scoring tables and the set-up against hand-written expectations.

use super::{BETA, RETAIL, content, goods};
use crate::games::perseverance::content::{Condition, RewardEffect};
use crate::games::perseverance::kinds::{Edition, Good, Leader, LeaderSide, Officer, Zone};

#[test]
fn combat_rewards_cost_and_give_what_each_edition_says() {
    use RewardEffect as E;
    let content = content();
    let expected = |six| {
        [
            (1, 0, 3, E::Kills { trampler: 1, raptor: 2 }),
            (2, 1, 1, E::Walls { each: 2 }),
            (3, 1, 0, E::Production { times: 1 }),
            (4, 1, 2, E::Followers { count: 5 }),
            (5, 1, 1, E::Losses { light: 1, heavy: 2 }),
            (6, 2, 0, six),
            (7, 2, 0, E::Presence { settlement: 1, die: 2 }),
            (8, 0, 1, E::LightSoldiers { count: 1 }),
        ]
    };
    for (edition, six) in [(BETA, E::Settlement), (RETAIL, E::RetrieveLeader)] {
        let lines: Vec<_> = content
            .rewards(edition)
            .iter()
            .map(|line| (line.number, line.safeguard, line.valor, line.effect))
            .collect();
        assert_eq!(lines, expected(six));
    }
    let picks = |edition| (0..=8).map(|pieces| content.picks(edition, pieces)).collect::<Vec<_>>();
    assert_eq!(picks(BETA), [0, 1, 1, 2, 2, 3, 3, 4, 4]);
    assert_eq!(picks(RETAIL), [0, 1, 2, 2, 3, 3, 4, 4, 5]);
    assert_eq!((content.picks(BETA, 20), content.picks(RETAIL, 20), content.picks(RETAIL, 25)), (10, 11, 11));
}

#[test]
fn scoring_tables_are_those_of_the_editions() {
    let content = content();
    assert_eq!([2, 3, 4].map(|players| content.assemblies(players)), [2, 3, 3]);
    assert_eq!(content.assembly(BETA, 2, 0), [17, 5, 0]);
    assert_eq!(content.assembly(BETA, 2, 1), [21, 6, 0]);
    assert_eq!(content.assembly(BETA, 3, 0), [14, 6, 0]);
    assert_eq!(content.assembly(BETA, 3, 1), [17, 7, 0]);
    assert_eq!(content.assembly(BETA, 3, 2), [21, 8, 0]);
    assert_eq!(content.assembly(BETA, 4, 0), [17, 8, 4, 0]);
    assert_eq!(content.assembly(BETA, 4, 1), [20, 10, 5, 0]);
    assert_eq!(content.assembly(BETA, 4, 2), [24, 12, 6, 0]);
    assert_eq!(content.assembly(RETAIL, 4, 0), [14, 8, 4, 0]);
    assert_eq!(content.assembly(RETAIL, 4, 1), [17, 10, 5, 0]);
    assert_eq!(content.assembly(RETAIL, 4, 2), [21, 12, 6, 0]);
    assert_eq!(content.assembly(RETAIL, 3, 2), [21, 8, 0]);
    assert_eq!(content.assembly(RETAIL, 2, 1), [21, 6, 0]);
    for edition in Edition::ALL {
        assert_eq!(content.end_scoring(edition, 2), [4, 0]);
        assert_eq!(content.end_scoring(edition, 3), [5, 2, 0]);
        assert_eq!(content.end_scoring(edition, 4), [6, 3, 1, 0]);
    }
    let beta = content.leftovers(BETA);
    assert_eq!((beta.asset, beta.heavy, beta.light, beta.pair), (1, 1, 0, 2));
    assert_eq!((beta.defense_soldiers, beta.patrol_soldiers), (true, false));
    let retail = content.leftovers(RETAIL);
    assert_eq!((retail.asset, retail.heavy, retail.light, retail.light_group, retail.pair), (1, 1, 1, 2, 1));
    assert!(retail.patrol_soldiers);
}

#[test]
fn officers_pay_and_ask_what_the_appendix_says() {
    let content = content();
    assert_eq!(*content.officer_bonus(Officer::ChiefMate), goods(&[(Good::Food, 1)]));
    assert_eq!(*content.officer_bonus(Officer::ChiefOfSecurity), goods(&[(Good::Valor, 2)]));
    assert_eq!(*content.officer_bonus(Officer::ChiefSteward), goods(&[(Good::Mr, 1)]));
    assert_eq!(*content.officer_bonus(Officer::ChiefEngineer), goods(&[(Good::Safeguard, 2)]));
    assert_eq!(content.officer_condition(Officer::ChiefMate), Condition::Pieces { each: 1 });
    assert_eq!(content.officer_condition(Officer::ChiefOfSecurity), Condition::Patrols { each: 2 });
    let sets = Condition::Sets { each: 3, settlements: 2, dice: 1 };
    assert_eq!(content.officer_condition(Officer::ChiefSteward), sets);
    assert_eq!(content.officer_condition(Officer::ChiefEngineer), Condition::Fortifications { each: 1 });
    assert_eq!([2, 3, 4].map(|players| content.officer_spaces(BETA, players)), [3, 4, 4]);
    assert_eq!([2, 3, 4].map(|players| content.officer_spaces(RETAIL, players)), [4, 4, 4]);
}

#[test]
fn the_set_up_gives_everybody_equally_many_turns() {
    let content = content();
    let rounds = |players| (content.pool(players).first_round(), content.pool(players).later_rounds());
    assert_eq!([rounds(2), rounds(3), rounds(4)], [(13, 15), (11, 11), (14, 13)]);
    for (players, turns) in [(2, 28), (3, 33), (4, 40)] {
        let (first, later) = rounds(players);
        assert_eq!(first + later * (content.assemblies(players) - 1), turns);
        assert_eq!(turns % players, 0);
    }
    let base = [(Good::Food, 1), (Good::Mr, 1), (Good::Story, 2), (Good::LightSoldier, 1), (Good::Follower, 10)];
    let chef =
        goods(&[(Good::Food, 2), (Good::Mr, 1), (Good::Story, 2), (Good::LightSoldier, 1), (Good::Follower, 10)]);
    assert_eq!(content.start_assets(RETAIL, LeaderSide::A, Leader::Adelita), goods(&base));
    assert_eq!(content.start_assets(RETAIL, LeaderSide::B, Leader::Adelita), chef);
    assert_eq!(content.start_assets(BETA, LeaderSide::A, Leader::Adelita), chef);
    for leader in [Leader::Jack, Leader::Keoni, Leader::Phoenix] {
        assert_eq!(content.start_assets(RETAIL, LeaderSide::B, leader), goods(&base));
        assert_eq!(content.start_assets(BETA, LeaderSide::B, leader), goods(&base));
    }
    let own = content.supply();
    assert_eq!((own.dice, own.settlements, own.walls, own.influence), (5, 12, 7, 15));
    assert_eq!((own.trampler_traps, own.raptor_traps, own.light_soldiers, own.heavy_soldiers), (4, 4, 5, 5));
    assert_eq!((content.patrol_cap(BETA), content.patrol_cap(RETAIL)), (None, Some(8)));
    assert_eq!((content.limits().track, content.limits().breach_tokens), (6, 3));
    let preset = Zone::ALL.map(|zone| (content.first_game(zone).officer, content.first_game(zone).leader));
    let expected = [
        (Officer::ChiefMate, Leader::Keoni),
        (Officer::ChiefOfSecurity, Leader::Jack),
        (Officer::ChiefSteward, Leader::Adelita),
        (Officer::ChiefEngineer, Leader::Phoenix),
    ];
    assert_eq!(preset, expected);
    let beta = content.dissenters(BETA);
    assert_eq!((beta.settlements, beta.influence, beta.influence_joining), ([2, 1], [0, 0], 0));
    let retail = content.dissenters(RETAIL);
    assert_eq!((retail.settlements, retail.influence, retail.influence_joining), ([2, 1], [2, 1], 1));
}
