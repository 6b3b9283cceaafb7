//! PAT: Patrols, their Challenges and Threats.

use super::kit::*;
use crate::engine::{Form, Stop, trial};
use crate::games::perseverance::kinds::{Icon, SoldierKind, Zone};
use crate::games::perseverance::rules::patrol::patrol_step;
use crate::games::perseverance::rules::turn::turn;
use crate::games::perseverance::state::{Die, DieOwner, PatrolRun, Soldiers, State};

/// A game in which A has this Patrol running.
fn on_patrol(card: usize, stage: usize, light: usize, heavy: usize) -> State {
    laid_out(RETAIL, 3).with(|s| s.patrol(A, card, stage, light, heavy))
}

fn run(card: usize, stage: usize, light: usize, heavy: usize) -> Option<PatrolRun> {
    Some(PatrolRun { card, stage, soldiers: Soldiers { light, heavy } })
}

#[test]
fn pat_01_the_stage_must_be_resolved_and_gives_all_it_prints() {
    // Nothing is asked before the printed rewards: the step cannot be left out.
    let start = on_patrol(12, 1, 2, 0);
    let mut t = table(&start, &[], "");
    let played = patrol_step(&mut t, A);
    assert_eq!(trial::offered(&played), ["yes", "no"]);
    assert_eq!(changes(&start, &t.state, A), "food +1, stories +1");

    // Card 9: 1 MR and 1 Safeguard beside its two Challenges.
    let start = on_patrol(9, 1, 3, 0).with(|s| s.stack(SoldierKind::Light, &[1, 2, 4]));
    let mut t = table(&start, &[], "A challenges light-1+light-2");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "mr +1, safeguard +2, valor +1, light +3, completed +1");

    // Card 19, second stage: a Wall in any Defense area, for nothing.
    let start = on_patrol(19, 2, 1, 0).with(|s| s.stack(SoldierKind::Light, &[1]));
    let mut t = table(&start, &[], "A wall protection/c2, A challenges none");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "light +1, walls -1, completed +1");
    assert_eq!(t.state.board.zones[Zone::Protection].walls[1], Some(A));

    // Without a Patrol there is nothing to do.
    let mut t = table(&start, &[], "");
    assert_eq!(patrol_step(&mut t, B), Ok(()));
    assert!(trial::notes(&t).is_empty());
}

/// Cases C1, C2 and C3: three Soldiers draw three cards, two are kept; Threat 4 is lost to a 3, transition 3 to no 5.
#[test]
fn pat_02_pat_03_pat_05_the_worked_patrol() {
    let start = on_patrol(13, 1, 2, 1).with(|s| {
        s.stack(SoldierKind::Light, &[2, 1]);
        s.stack(SoldierKind::Heavy, &[7]);
    });
    let mut t = table(&start, &[], "");
    let played = patrol_step(&mut t, A);
    assert_eq!(trial::report(&t, &played).lines().last(), Some("asks A challenges [light-1 light-2 heavy-7]"));
    let Err(Stop::Asking(open)) = played else { panic!() };
    assert!(matches!(open[0].form, Form::Some { min: 0, max: 2, .. }));

    let mut t = table(&start, &[("threat", &[2, 4])], "A challenges light-1+heavy-7, A go-on yes");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "followers +5, valor +1, supply-heavy +1");
    assert_eq!(t.state.board.players[A].patrol, run(13, 2, 2, 0));
}

#[test]
fn pat_02_cards_are_drawn_by_type_and_kept_up_to_the_printed_number() {
    // (card, Light, Heavy, drawn by type, the most that may be kept)
    let cases = [(1, 1, 0, [1, 0], 1), (8, 0, 3, [0, 3], 3), (4, 3, 2, [3, 2], 2), (10, 2, 1, [2, 1], 1)];
    for (card, light, heavy, drawn, keep) in cases {
        let mut t = table(&on_patrol(card, 1, light, heavy), &[], "");
        let Err(Stop::Asking(open)) = patrol_step(&mut t, A) else { panic!("card {card}") };
        let Form::Some { offers, min, max } = &open[0].form else { panic!("card {card}") };
        let of = |kind: &str| offers.iter().filter(|it| it.key.starts_with(kind)).count();
        assert_eq!(([of("light"), of("heavy")], *min, *max), (drawn, 0, keep), "card {card}");
        assert_eq!(t.state.board.drawn.len(), light + heavy, "what was drawn lies open");
        assert_eq!(trial::sealed(&t), 0, "drawn after no answer at all");
    }
    let mut t = table(
        &on_patrol(4, 1, 3, 0).with(|s| s.stack(SoldierKind::Light, &[1, 2, 4])),
        &[],
        "A challenges light-1+light-2+light-4",
    );
    assert!(matches!(patrol_step(&mut t, A), Err(Stop::Drift(_))), "three of two cannot be kept");
}

/// Case C6 too: a roll equal to the Threat is safe.
#[test]
fn pat_03_only_a_roll_below_the_threat_costs_one_soldier_of_that_type() {
    // (deck, card, its Threat): Light 4, 5, 8 and Heavy 3, 4, 6, 8.
    let cards = [(SoldierKind::Light, 4, 2), (SoldierKind::Light, 5, 3), (SoldierKind::Light, 8, 4)];
    let more = [(SoldierKind::Heavy, 3, 2), (SoldierKind::Heavy, 4, 3), (SoldierKind::Heavy, 7, 4)];
    for (kind, card, threat) in cards.into_iter().chain(more) {
        for roll in 1..=6 {
            let start = on_patrol(10, 1, 1, 1).with(|s| s.stack(kind, &[card]));
            let answers = format!("A challenges {}-{card}", kind.key());
            let mut t = table(&start, &[("threat", &[roll - 1])], &answers);
            let played = patrol_step(&mut t, A);
            assert_eq!(trial::offered(&played), ["yes", "no"], "one Soldier is left in any case");
            let lost = usize::from(roll < threat);
            let other = if kind == SoldierKind::Light { SoldierKind::Heavy } else { SoldierKind::Light };
            let party = t.state.board.players[A].patrol.unwrap().soldiers;
            assert_eq!((party.count(kind), party.count(other)), (1 - lost, 1), "{kind:?} {card} roll {roll}");
            assert_eq!(t.state.board.players[A].supply.count(kind), 4 + lost);
        }
    }
    // No Threat, no roll.
    let start = on_patrol(1, 1, 1, 0).with(|s| s.stack(SoldierKind::Light, &[2]));
    let mut t = table(&start, &[("threat", &[0])], "A challenges light-2");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "food +1, safeguard +1, light +1, completed +1");
    assert!(said(&t, "note-threat").is_empty());
}

#[test]
fn pat_03_every_kept_card_rolls_for_itself() {
    let start = on_patrol(4, 1, 2, 0).with(|s| s.stack(SoldierKind::Light, &[8, 5]));
    let mut t = table(&start, &[("threat", &[1, 2])], "A challenges light-5+light-8");
    patrol_step(&mut t, A).unwrap();
    // Light 5 against 3 with a 2, then Light 8 against 4 with a 3: both Soldiers are gone, both rewards were gained.
    assert_eq!(changes(&start, &t.state, A), "mr +1, followers +3, safeguard +1, supply-light +2, completed +1");
}

#[test]
fn pat_03_threats_come_after_the_rewards_of_all_kept_cards() {
    let start = on_patrol(4, 1, 1, 1).with(|s| {
        s.stack(SoldierKind::Light, &[5]);
        s.stack(SoldierKind::Heavy, &[5]);
    });
    let mut t = table(&start, &[("threat", &[0])], "A challenges light-5+heavy-5");
    let played = patrol_step(&mut t, A);
    assert_eq!(trial::offered(&played), ["1-food", "1-mr"], "what Heavy 5 brings");
    assert!(said(&t, "note-threat").is_empty(), "nobody has faced the Threat of Light 5 yet");

    let mut t = table(&start, &[("threat", &[0])], "A challenges light-5+heavy-5, A mix 1-food");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(t.state.board.players[A].supply.light, 5, "a 1 against Threat 3");
}

#[test]
fn pat_04_all_drawn_cards_are_shuffled_back() {
    let start = on_patrol(4, 1, 3, 2).with(|s| s.stack(SoldierKind::Light, &[1, 2, 3]));
    let mut orders = std::collections::BTreeSet::new();
    for seed in 1..=5 {
        let mut t = trial::seeded(start.clone(), 3, seed, "A challenges light-1+light-2");
        patrol_step(&mut t, A).unwrap();
        assert!(t.state.board.drawn.is_empty());
        assert_eq!(trial::sealed(&t), 1, "nobody may fish for another order");
        for deck in &t.state.secret.challenges {
            let mut all = deck.cards().to_vec();
            all.sort_unstable();
            assert_eq!(all, (1..=8).collect::<Vec<_>>(), "kept and other cards are all back");
        }
        orders.insert(t.state.secret.challenges[0].cards().to_vec());
    }
    assert!(orders.len() > 1, "the order depends on the shuffle");
}

/// Cases C3, C4, C5 and C6 with the transition of card 13, Threat 3.
#[test]
fn pat_05_the_transition_costs_one_soldier_when_it_fails() {
    // (Light, Heavy, roll, who is chosen if it is asked, what is left: none is the end)
    let cases = [
        (2, 0, 5, "", Some((2, 0))),
        (2, 0, 3, "", Some((2, 0))),
        (2, 0, 2, "", Some((1, 0))),
        (1, 1, 2, "light", Some((0, 1))),
        (1, 1, 1, "heavy", Some((1, 0))),
        (1, 0, 2, "", None),
        (0, 1, 1, "", None),
        (0, 1, 3, "", Some((0, 1))),
    ];
    for (light, heavy, roll, chosen, left) in cases {
        let start = on_patrol(13, 1, light, heavy);
        let lose = if chosen.is_empty() { String::new() } else { format!(", A lose-soldier {chosen}") };
        let answers = format!("A challenges none, A go-on yes{lose}");
        let mut t = table(&start, &[("threat", &[roll - 1])], &answers);
        patrol_step(&mut t, A).unwrap();
        let what = format!("{light}+{heavy}, roll {roll}");
        assert_eq!(t.state.board.players[A].patrol, left.and_then(|it| run(13, 2, it.0, it.1)), "{what}");
        assert_eq!(t.state.board.players[A].completed.len(), usize::from(left.is_none()), "{what}");
        let lost = light + heavy - left.map_or(0, |it| it.0 + it.1);
        assert_eq!(t.state.board.players[A].supply.total(), 10 - light - heavy + lost, "{what}");
    }
    // The type is chosen after the roll, of those that are there.
    let mut t = table(&on_patrol(13, 1, 1, 1), &[("threat", &[0])], "A challenges none, A go-on yes");
    let played = patrol_step(&mut t, A);
    assert_eq!(asked(&played, A, "").unwrap().2, ["light", "heavy"]);
    assert_eq!(trial::sealed(&t), 2);
}

#[test]
fn pat_05_stopping_ends_the_patrol_and_going_on_waits_for_the_next_turn() {
    let start = on_patrol(13, 1, 2, 1);
    let mut t = table(&start, &[], "A challenges none, A go-on no");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "light +2, heavy +1, completed +1");
    assert!(said(&t, "note-threat").is_empty());

    // Stage 2 of card 13 is resolved in the next patrol step: 2 Challenges, 1 Valor, 1 Safeguard; then it ends.
    let mut t = table(&start, &[("threat", &[5])], "A challenges none, A go-on yes, A challenges none");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "safeguard +1, valor +1, light +2, heavy +1, completed +1");
}

#[test]
fn pat_05_without_a_survivor_nobody_is_asked_to_go_on() {
    let start = on_patrol(10, 1, 1, 0).with(|s| s.stack(SoldierKind::Light, &[8]));
    let mut t = table(&start, &[("threat", &[2])], "A challenges light-8");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "followers +3, supply-light +1, completed +1");
}

#[test]
fn pat_06_an_ended_patrol_is_completed_and_its_survivors_come_home() {
    let start = on_patrol(5, 1, 3, 2);
    let mut t = table(&start, &[], "A challenges none");
    patrol_step(&mut t, A).unwrap();
    assert_eq!(changes(&start, &t.state, A), "safeguard +1, valor +1, light +3, heavy +2, completed +1");
    let player = &t.state.board.players[A];
    assert_eq!((player.patrol, player.completed.as_slice()), (None, [5].as_slice()));
    assert!(!t.state.board.patrols.contains(&5) && start.secret.patrols.cards() == t.state.secret.patrols.cards());
}

/// TRN-10 and case D19 too: the attack comes before the Assembly.
#[test]
fn pat_07_the_stage_comes_before_an_attack_and_an_assembly_of_the_same_turn() {
    // In the beta three players without Votes share the first three ranks: (14 + 6 + 0) / 3 Followers each.
    for (edition, votes) in [(RETAIL, 0), (BETA, 6)] {
        let start = laid_out(edition, 3).with(|s| {
            s.patrol(A, 12, 1, 2, 0);
            s.fill(Zone::Sustenance, 1);
            s.board.pool = vec![Die { owner: DieOwner::Neutral, icon: Icon::Facilitator }];
        });
        let place = "A place rations/neutral-facilitator/1";
        let second = "A secondary influence/chief-mate/1";
        let mut t = table(&start, &[], &format!("{place}, {second}"));
        let played = turn(&mut t);
        assert_eq!(asked(&played, A, "").unwrap().0, "go-on", "{edition:?}: the stage first");
        assert_eq!(t.state.board.zones[Zone::Sustenance].dinos.len(), 6, "the area is full");
        assert!(said(&t, "note-attack").is_empty());
        let mut t = table(&start, &[], &format!("{place}, {second}, A go-on no"));
        turn(&mut t).unwrap();
        let order = ["note-patrol-completed", "note-attack", "note-breach", "note-assembly"].map(|it| place_of(&t, it));
        assert!(order.is_sorted(), "{edition:?}: {order:?}");
        assert_eq!(t.state.board.pool.len(), 1, "all dice are back");
        assert_eq!((t.state.board.active, t.state.board.turn, t.state.board.assemblies), (B, 2, 1));
        assert_eq!(followers(&start, &t.state), [votes - 12, votes, votes], "2 for each of 6 breaching Dinos");
    }
}

/// Every Challenge card, with a Soldier of its type on card 10 (one Challenge, nothing else printed).
#[test]
fn pat_08_the_rewards_of_the_sixteen_challenges() {
    use SoldierKind::{Heavy, Light};
    let cases = [
        (Light, 1, "", "valor +1"),
        (Light, 2, "", "safeguard +1"),
        (Light, 3, "1-food", "food +1"),
        (Light, 3, "1-mr", "mr +1"),
        (Light, 4, "", "food +1, followers +1"),
        (Light, 5, "", "mr +1, safeguard +1"),
        (Light, 6, "", "stories +1, valor +1"),
        (Light, 7, "", "food +1, stories +1"),
        (Light, 8, "", "followers +3"),
        (Heavy, 1, "1-food", "food +1"),
        (Heavy, 1, "1-mr", "mr +1"),
        (Heavy, 2, "", "safeguard +1, valor +1"),
        (Heavy, 3, "", "food +1, stories +1"),
        (Heavy, 4, "", "mr +1, safeguard +1, valor +1"),
        (Heavy, 5, "1-food", "food +1, followers +2"),
        (Heavy, 5, "1-mr", "mr +1, followers +2"),
        (Heavy, 6, "2-food", "food +2"),
        (Heavy, 6, "1-food-1-mr", "food +1, mr +1"),
        (Heavy, 6, "2-mr", "mr +2"),
        (Heavy, 7, "", "followers +5"),
        (Heavy, 8, "2-safeguard", "followers +3, safeguard +2"),
        (Heavy, 8, "1-safeguard-1-valor", "followers +3, safeguard +1, valor +1"),
        (Heavy, 8, "2-valor", "followers +3, valor +2"),
    ];
    for (kind, card, mix, gained) in cases {
        let (light, heavy) = if kind == Light { (1, 0) } else { (0, 1) };
        let start = on_patrol(10, 1, light, heavy).with(|s| s.stack(kind, &[card]));
        let mixed = if mix.is_empty() { String::new() } else { format!(", A mix {mix}") };
        let answers = format!("A challenges {}-{card}{mixed}", kind.key());
        let mut t = table(&start, &[("threat", &[5])], &answers);
        let played = patrol_step(&mut t, A);
        assert_eq!(asked(&played, A, "threat"), Some(("go-on", 2, vec!["yes".to_owned(), "no".to_owned()])));
        assert_eq!(changes(&start, &t.state, A), gained, "{kind:?} {card} {mix}");
    }
}
