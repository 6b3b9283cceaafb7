//! EFF: Community effects, without Training and Fortifications, which are in `eff_works_tests.rs`.

use super::kit::*;
use crate::engine::Deck;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::community::resolve;
use crate::games::perseverance::rules::politics::persuade;
use crate::games::perseverance::rules::settle::settle;
use crate::games::perseverance::state::*;

fn assets(s: &State) -> (u32, u32, u32) {
    let a = &s.board.players[A];
    (a.food, a.mr, a.stories)
}

fn effect(start: State, effect: Effect, answers: &str) -> Trial {
    run(start, answers, |t| resolve(t, A, effect))
}

#[test]
fn eff_01_eff_06_eff_09_rations_supply_and_salvage() {
    for start in both(3) {
        for (what, expected) in
            [(Effect::Rations, (2, 0, 0)), (Effect::Supply, (1, 1, 0)), (Effect::Salvage, (0, 2, 0))]
        {
            assert_eq!(assets(&effect(start.clone(), what, "").done()), expected, "{what:?}");
        }
    }
}

#[test]
fn eff_02_at_least_the_requirement_and_in_retail_at_most_eight() {
    // Patrol 1 needs one Soldier, Patrol 8 three.
    for start in both(3) {
        let start = start.with(|s| {
            s.board.patrols = vec![1, 8];
            s.secret.patrols = Deck::from_iter([4, 5]);
        });
        let parties = effect(start.clone().ready(2, 1), Effect::Patrol, "").offers();
        let one = ["0-light-1-heavy", "1-light-0-heavy", "1-light-1-heavy", "2-light-0-heavy", "2-light-1-heavy"];
        let mut expected: Vec<String> = one.iter().map(|it| format!("patrol-1/{it}")).collect();
        expected.push("patrol-8/2-light-1-heavy".to_owned());
        assert_eq!(parties, expected);
        let all = effect(start.clone().ready(5, 5), Effect::Patrol, "");
        let most = all
            .offers_under("patrol-8/")
            .iter()
            .map(|it| {
                let digits: Vec<u32> = it.chars().filter_map(|it| it.to_digit(10)).collect();
                digits[0] + digits[1]
            })
            .max();
        assert_eq!(most, Some(if start.board.retail() { 8 } else { 10 }));
        // Taken Soldiers leave the player board, and the card is replaced at once.
        let s = effect(start.clone().ready(2, 1), Effect::Patrol, "A patrol patrol-1/1-light-1-heavy").done();
        assert_eq!(s.board.players[A].ready, Soldiers { light: 1, heavy: 0 });
        let soldiers = Soldiers { light: 1, heavy: 1 };
        assert_eq!(s.board.players[A].patrol, Some(PatrolRun { card: 1, stage: 1, soldiers }));
        assert_eq!((s.board.patrols.as_slice(), s.secret.patrols.cards()), ([5, 8].as_slice(), [4].as_slice()));
        // Nobody has two Patrols, and nobody has one without the Soldiers for it.
        assert!(
            effect(
                s.ready(5, 5).with(|s| s.board.players[A].patrol = Some(PatrolRun { card: 2, stage: 1, soldiers })),
                Effect::Patrol,
                ""
            )
            .offers()
            .is_empty()
        );
        let few = effect(start.with(|s| s.board.patrols = vec![8, 9]).ready(1, 1), Effect::Patrol, "");
        assert_eq!(few.asked(), "fault: Patrol was offered, so there is one to take");
        assert_eq!(few.t.state.board.players[A].patrol, None);
    }
}

/// Case T8: one Story and one more for each own die.
#[test]
fn eff_03_pub_counts_own_dice_on_the_board_and_in_the_pool() {
    for start in both(3) {
        assert_eq!(
            assets(&effect(start.clone().pool("neutral-adventurer b-organizer"), Effect::Pub, "").done()),
            (0, 0, 1)
        );
        let start = start
            .pool("a-adventurer neutral-adventurer b-organizer")
            .placed("a-organizer", Zone::Military, 1)
            .placed("a-organizer", Zone::Expansion, 1)
            .placed("a-organizer", Zone::Sustenance, 6)
            .placed("b-organizer", Zone::Sustenance, 5);
        assert_eq!(assets(&effect(start, Effect::Pub, "").done()), (0, 0, 5));
    }
}

/// Case T9: the new die counts, and it keeps the face.
#[test]
fn eff_05_politics_in_the_pool() {
    for start in both(3) {
        let start = start
            .rich(1, 0, 0)
            .with(|s| s.board.players[A].dice = 3)
            .pool("neutral-organizer neutral-organizer neutral-innovator b-adventurer a-adventurer")
            .placed("a-organizer", Zone::Military, 1)
            .placed("neutral-organizer", Zone::Military, 2);
        let trial = run(start.clone(), "", |t| persuade(t, A));
        assert_eq!(trial.offers(), ["pool/innovator", "pool/organizer"], "no Story for one on the board");
        let s = run(start, "A politics pool/innovator", |t| persuade(t, A)).done();
        assert_eq!(assets(&s), (0, 0, 0));
        assert_eq!(s.board.players[A].followers, 10 + 3);
        assert_eq!((s.board.players[A].dice, s.board.own_dice(A)), (2, 3));
        assert_eq!(s.board.pool.len(), 5);
        assert!(s.board.pool.contains(&Die { owner: DieOwner::Seat(A), icon: Icon::Innovator }));
        assert!(!s.board.pool.contains(&Die { owner: DieOwner::Neutral, icon: Icon::Innovator }));
    }
}

/// Case T10.
#[test]
fn eff_05_politics_on_the_board() {
    for start in both(3) {
        let start = start
            .rich(1, 0, 1)
            .with(|s| s.board.players[A].dice = 3)
            .pool("b-adventurer")
            .placed("a-organizer", Zone::Military, 1)
            .placed("neutral-organizer", Zone::Military, 2)
            .placed("neutral-facilitator", Zone::Protection, 1)
            .placed("dissenter-facilitator", Zone::Protection, 2);
        let trial = run(start.clone(), "", |t| persuade(t, A));
        assert_eq!(trial.offers(), ["board/military/2", "board/protection/1"]);
        let s = run(start, "A politics board/protection/1", |t| persuade(t, A)).done();
        assert_eq!(assets(&s), (0, 0, 0));
        assert_eq!(s.board.players[A].followers, 10 + 2);
        let die = s.board.zones[Zone::Protection].dice[0].unwrap();
        assert_eq!((die.owner, die.icon), (DieOwner::Seat(A), Icon::Facilitator));
        assert_eq!((s.board.players[A].dice, s.board.own_dice(A)), (2, 2));
        assert!(Zone::ALL.iter().all(|it| s.board.zones[*it].dinos.is_empty()));
    }
}

/// Case T11.
#[test]
fn eff_05_not_with_all_five_own_dice_in_play() {
    for start in both(3) {
        let start = start.rich(9, 9, 9).pool("neutral-organizer").with(|s| s.board.players[A].dice = 0);
        let trial = run(start, "", |t| persuade(t, A));
        assert_eq!(trial.asked(), "fault: Politics was offered, so a die can be replaced");
        assert_eq!(assets(&trial.t.state), (9, 9, 9));
    }
}

#[test]
fn eff_07_one_settlement_on_any_open_space_for_a_food() {
    for start in both(2) {
        let start = start.rich(1, 0, 0).settled(Owner::Seat(B), Zone::Military, 2).with(|s| {
            s.board.zones[Zone::Protection].dangerous = true;
        });
        let trial = run(start.clone(), "", |t| settle(t, A));
        assert_eq!(trial.offers_under("one/sustenance/").join(" "), "1 2 3 4 5 6");
        assert_eq!(trial.offers_under("one/military/").join(" "), "3 4 5 6");
        assert_eq!(trial.offers_under("one/protection/").join(" "), "1 2 3 4 5 6 7 8 9 10");
        assert!(trial.offers_under("two/").is_empty());
        let s = run(start, "A settle one/protection/8", |t| settle(t, A)).done();
        assert_eq!(assets(&s), (0, 0, 0));
        assert_eq!(s.board.zones[Zone::Protection].settlements[7], Some(Owner::Seat(A)));
        assert_eq!((s.board.players[A].settlements, s.board.players[A].safeguard), (11, 3));
    }
}

/// The first brings its bonus, the second goes on the lowest open space of another Zone without one.
#[test]
fn eff_07_two_settlements_with_the_bonus_of_one() {
    for start in both(2) {
        let start = start.rich(1, 1, 1).settled(Owner::Seat(B), Zone::Military, 1);
        let trial = run(start.clone(), "A settle two/expansion/6", |t| settle(t, A));
        assert_eq!(trial.asked(), "asks A settle-second [sustenance military protection]");
        let s = run(start, "A settle two/expansion/6, A settle-second military", |t| settle(t, A)).done();
        assert_eq!(assets(&s), (0, 0, 0));
        assert_eq!(s.board.players[A].votes, 2, "of space 6, and not of space 2 in Military");
        assert_eq!(s.board.zones[Zone::Expansion].settlements[5], Some(Owner::Seat(A)));
        assert_eq!(s.board.zones[Zone::Military].settlements[1], Some(Owner::Seat(A)));
        assert_eq!(s.board.players[A].settlements, 10);
    }
}

/// What two cost, and that two Zones must have room.
#[test]
fn eff_07_two_settlements_cost_a_story_an_mr_and_a_food() {
    for start in both(2) {
        for (food, mr, stories, ways) in [(1, 1, 1, 2), (1, 1, 0, 1), (1, 0, 1, 1), (0, 1, 1, 0), (2, 0, 0, 1)] {
            let trial = run(start.clone().rich(food, mr, stories), "", |t| settle(t, A));
            let offered = usize::from(!trial.offers_under("one/").is_empty())
                + usize::from(!trial.offers_under("two/").is_empty());
            assert_eq!(offered, ways, "{food} {mr} {stories}");
        }
        let crowded =
            Zone::ALL.into_iter().skip(1).fold(start.rich(1, 1, 1), |s, zone| s.settled(Owner::Seat(B), zone, 6));
        let trial = run(crowded, "", |t| settle(t, A));
        assert_eq!((trial.offers().len(), trial.offers_under("one/sustenance/").len()), (6, 6));
    }
}

/// The bonus of every space in every Zone.
#[test]
fn eff_08_settlement_bonuses() {
    let produced = |s: &State, zone: Zone| {
        let a = &s.board.players[A];
        match zone {
            Zone::Sustenance => a.food as usize,
            Zone::Military => a.ready.light,
            Zone::Expansion => a.stories as usize,
            Zone::Protection => a.mr as usize,
        }
    };
    for start in both(2) {
        let start = start.rich(1, 0, 0).with(|s| {
            for zone in Zone::ALL {
                s.board.zones[zone].dangerous = true;
            }
        });
        for zone in Zone::ALL {
            for space in 1..=8 {
                let s = run(start.clone(), &format!("A settle one/{}/{space}", zone.key()), |t| settle(t, A)).done();
                let a = &s.board.players[A];
                let cubes = s.board.officers[zone].cubes(Owner::Seat(A));
                let facts = (a.votes, cubes, produced(&s, zone), a.safeguard);
                let expected = [
                    (0, 0, 0, 0),
                    (1, 0, 0, 0),
                    (0, 1, 0, 0),
                    (0, 1, 0, 0),
                    (0, 0, 1, 0),
                    (2, 0, 0, 0),
                    (0, 0, 2, 0),
                    (0, 0, 0, 3),
                ];
                assert_eq!(facts, expected[space - 1], "{zone:?} {space}");
                assert_eq!(
                    a.food as usize + a.ready.light + a.stories as usize + a.mr as usize,
                    facts.2,
                    "of that Zone only"
                );
            }
        }
    }
}

#[test]
fn eff_08_the_ninth_space_brings_the_leader_home() {
    for start in both(2) {
        let start = start.rich(1, 0, 0).with(|s| s.board.zones[Zone::Military].dangerous = true);
        let community = start.clone().with(|s| {
            s.board.players[A].leader_at = LeaderAt::Community(Zone::Protection);
            s.board.zones[Zone::Protection].leader = Some(A);
        });
        let s = run(community, "A settle one/military/9", |t| settle(t, A)).done();
        assert_eq!(
            (s.board.players[A].leader_at, s.board.zones[Zone::Protection].leader),
            (LeaderAt::PlayerBoard, None)
        );
        let defense = start.clone().with(|s| {
            let stand = |owner| Some(Defender { owner, who: Fighter::Leader, fallen: false });
            s.board.players[A].leader_at = LeaderAt::Defense(Zone::Expansion);
            s.board.zones[Zone::Expansion].defenders[1] = vec![stand(B), stand(A), None];
        });
        let s = run(defense, "A settle one/military/9", |t| settle(t, A)).done();
        assert_eq!(s.board.players[A].leader_at, LeaderAt::PlayerBoard);
        let left: Vec<_> = s.board.zones[Zone::Expansion].defenders().map(|it| it.owner).collect();
        assert_eq!(left, [B], "somebody else's Leader stays");
        assert_eq!(
            run(start, "A settle one/military/9", |t| settle(t, A)).done().board.players[A].leader_at,
            LeaderAt::PlayerBoard
        );
    }
}

#[test]
fn eff_08_the_tenth_space_places_up_to_three_soldiers() {
    for start in both(2) {
        let start = start.rich(1, 0, 0).ready(4, 0).with(|s| s.board.zones[Zone::Military].dangerous = true);
        let place = "A settle one/military/10, A soldiers light/military/c1-r1, A soldiers light/protection/c2-r2";
        let s = run(start.clone(), &format!("{place}, A soldiers light/expansion/c3-r1"), |t| settle(t, A)).done();
        let a = &s.board.players[A];
        assert_eq!((a.ready.light, a.valor, a.safeguard), (1, 2, 1));
        let s = run(start.clone(), &format!("{place}, A soldiers done"), |t| settle(t, A)).done();
        assert_eq!(s.board.players[A].ready.light, 2);
        let s = run(start, "A settle one/military/10, A soldiers done", |t| settle(t, A)).done();
        assert_eq!(s.board.players[A].ready.light, 4);
    }
}
