//! TRN: the turn and the placing of dice. Dinos are in `trn_dinos_tests.rs`.

use expect_test::expect;

use super::kit::*;
use crate::games::perseverance::kinds::*;
use crate::games::perseverance::rules::dice::place_die;
use crate::games::perseverance::rules::secondary::secondary_action;
use crate::games::perseverance::rules::turn::turn;
use crate::games::perseverance::state::*;

fn place(start: State, answers: &str) -> Trial {
    run(start, answers, |t| place_die(t, A).map(|_| ()))
}

#[test]
fn trn_01_the_order_of_a_turn() {
    // A is on the first stage of Patrol 12: 1 Food and 1 Story.
    let start = game(RETAIL, 3).pool("neutral-facilitator neutral-organizer").with(|s| {
        let soldiers = Soldiers { light: 2, heavy: 0 };
        s.board.players[A].patrol = Some(PatrolRun { card: 12, stage: 1, soldiers });
    });
    let answers = "A place rations/neutral-facilitator/1, A secondary influence/chief-mate/1, A go-on no";
    let trial = run(start, answers, turn);
    let order: Vec<String> =
        trial.notes().iter().map(|it| it.split('(').next().unwrap_or_default().to_owned()).collect();
    expect![[r#"
        note-place
        note-dino
        note-gain
        note-influence
        note-gain
        note-patrol-completed"#]]
    .assert_eq(&order.join("\n"));
    let s = trial.done();
    assert_eq!((s.board.active, s.board.turn), (B, 2));
    assert_eq!((s.board.players[A].food, s.board.players[A].stories), (2 + 1, 1));
}

#[test]
fn trn_02_any_die_of_the_pool_on_an_empty_space_of_the_effect() {
    for start in both(4) {
        let start = start.pool("neutral-facilitator neutral-facilitator b-organizer a-adventurer");
        let offers = place(start.clone(), "").offers_under("rations/");
        assert_eq!(offers, ["neutral-facilitator/1", "a-adventurer/2", "b-organizer/2"]);
        let s = place(start, "A place rations/a-adventurer/2").done();
        assert_eq!(s.board.pool.len(), 3);
        let die = s.board.zones[Zone::Sustenance].dice[1].unwrap();
        assert_eq!((die.owner, die.icon), (DieOwner::Seat(A), Icon::Adventurer));
        // The space is taken now, and the effect with it for all who cannot use the other one.
        assert_eq!(place(s, "").offers_under("rations/"), ["neutral-facilitator/1"]);
    }
}

/// Case T6.
#[test]
fn trn_03_anothers_die_costs_two_followers() {
    for start in both(2) {
        for (die, followers) in
            [("b-innovator", 8), ("a-innovator", 10), ("neutral-innovator", 10), ("dissenter-innovator", 10)]
        {
            let s = place(start.clone().pool(die), &format!("A place salvage/{die}/2")).done();
            assert_eq!(s.board.players[A].followers, followers, "{die}");
            assert_eq!(s.board.players[B].followers, 10);
        }
        let poor = start.pool("b-innovator").with(|s| s.board.players[A].followers = 1);
        assert_eq!(place(poor, "A place salvage/b-innovator/2").done().board.players[A].followers, 0);
    }
}

/// Cases T1 to T4: Fortifications has two Innovator spaces (3, 4) and two without an icon (5, 6).
#[test]
fn trn_04_a_die_with_the_icon_must_go_on_the_icon() {
    let cases: [(&str, &[usize], &[&str]); 5] = [
        ("neutral-innovator", &[], &["3", "4"]),
        ("neutral-innovator", &[3], &["4"]),
        ("neutral-innovator", &[3, 4], &["5", "6"]),
        ("neutral-organizer", &[], &["5", "6"]),
        ("neutral-organizer", &[5, 6], &[]),
    ];
    for start in both(3) {
        for (die, taken, spaces) in cases {
            let mut start = start.clone().pool(die);
            for space in taken {
                start = start.placed("neutral-adventurer", Zone::Protection, *space);
            }
            assert_eq!(place(start, "").offers_under(&format!("fortifications/{die}/")), spaces, "{die} {taken:?}");
        }
    }
}

/// Case T7.
#[test]
fn trn_05_a_story_sets_the_die_to_any_face() {
    for start in both(3) {
        let start = start.pool("neutral-innovator");
        assert_eq!(place(start.clone(), "").offers_under("salvage/"), ["neutral-innovator/2"]);
        let start = start.rich(0, 0, 1);
        let offers = place(start.clone(), "").offers_under("salvage/");
        let expected = [
            "neutral-innovator/2",
            "neutral-innovator-as-adventurer/2",
            "neutral-innovator-as-facilitator/1",
            "neutral-innovator-as-organizer/2",
        ];
        assert_eq!(offers, expected);
        let s = place(start, "A place salvage/neutral-innovator-as-facilitator/1").done();
        assert_eq!(s.board.players[A].stories, 0);
        assert_eq!(s.board.zones[Zone::Protection].dice[0].unwrap().icon, Icon::Facilitator);
        assert!(s.board.pool.is_empty());
    }
}

/// What a die may be placed for, by what a player has.
#[test]
fn trn_06_no_die_is_placed_only_to_block() {
    let effects = |start: State| {
        let keys = place(start, "").offers();
        Effect::ALL
            .map(Effect::key)
            .into_iter()
            .filter(|it| keys.iter().any(|key| key.starts_with(it)))
            .collect::<Vec<_>>()
            .join(" ")
    };
    for start in both(3) {
        // Patrol 1 needs one Soldier.
        let start = start.pool("neutral-organizer b-organizer").with(|s| s.board.patrols = vec![1, 8]);
        let poor = "rations pub training supply salvage fortifications";
        assert_eq!(effects(start.clone()), poor);
        assert_eq!(effects(start.clone().ready(1, 0)), format!("rations patrol {}", &poor[8..]));
        let food = "rations pub training politics supply settle salvage fortifications";
        assert_eq!(effects(start.clone().rich(1, 0, 0)), food);
        // A neutral die on the board costs a Story too, but there is one in the pool once B's die is taken.
        let last = start.clone().rich(1, 0, 0).pool("neutral-organizer");
        assert_eq!(effects(last.clone()), food.replace("politics ", ""), "the die itself leaves the pool");
        assert_eq!(effects(last.rich(1, 0, 1)), food, "with a Story the die itself can be replaced on the board");
        let all_out = start.clone().rich(1, 0, 0).with(|s| s.board.players[A].dice = 0);
        assert_eq!(effects(all_out), food.replace("politics ", ""));
        let homeless = start.rich(1, 1, 1).with(|s| s.board.players[A].settlements = 0);
        assert_eq!(effects(homeless), food.replace("settle ", ""));
    }
}

/// The Story for the face is not there for the effect any more, nor are the Followers for somebody else's die.
#[test]
fn trn_06_what_the_placing_costs_cannot_pay_the_effect() {
    for start in both(3) {
        let start = start.pool("neutral-facilitator").rich(1, 0, 1);
        let offers = place(start, "").offers_under("politics/");
        assert_eq!(offers, ["neutral-facilitator/2"], "a face for the Story leaves none for the die on the board");
    }
    // In the beta the last option of Training costs a Follower; with nothing else left nobody can pay it with B's die.
    let bare = |edition| {
        game(edition, 3).pool("b-facilitator neutral-facilitator").with(|s| {
            s.board.players[A].followers = 2;
            s.board.players[A].supply = Soldiers::default();
        })
    };
    assert_eq!(
        place(bare(BETA), "").offers_under("training/neutral"),
        ["-facilitator/4", "-facilitator/5", "-facilitator/6"]
    );
    assert_eq!(place(bare(BETA), "").offers_under("training/b-").len(), 0);
    assert_eq!(place(bare(RETAIL), "").offers_under("training/b-").len(), 3);
}

#[test]
fn trn_09_the_secondary_action_is_optional_in_the_beta_only() {
    let skip = |start: State| run(start, "", |t| secondary_action(t, A)).offers().iter().any(|it| it == "skip");
    assert!(skip(game(BETA, 3)));
    assert!(!skip(game(RETAIL, 3)));
    for start in both(3) {
        // A cube for 0 Stories is always possible.
        let trial = run(start, "", |t| secondary_action(t, A));
        assert_eq!(
            trial.offers_under("influence/"),
            ["chief-mate/1", "chief-of-security/1", "chief-steward/1", "chief-engineer/1"]
        );
    }
    let s = run(game(BETA, 3), "A secondary skip", |t| secondary_action(t, A)).done();
    assert_eq!(s.board.players[A].influence, 15);
}

#[test]
fn trn_09_it_is_skipped_when_none_is_possible() {
    for start in both(3) {
        let start = start.with(|s| {
            s.board.players[A].influence = 0;
            s.board.players[A].leader_at = LeaderAt::Defense(Zone::Military);
        });
        let trial = run(start, "", |t| secondary_action(t, A));
        assert_eq!(trial.notes(), ["note-no-secondary(seat=A)"]);
        trial.done();
    }
}

/// Case D19.
#[test]
fn trn_10_an_attack_comes_before_the_assembly() {
    for start in both(3) {
        let start =
            start.pool("neutral-facilitator").dinos(Zone::Sustenance, "TTTTT").with(|s| s.board.breach = vec![1, 2, 3]);
        let answers = "A place rations/neutral-facilitator/1, A secondary influence/chief-mate/1";
        let trial = run(start.clone(), answers, turn);
        let notes = trial.notes();
        let at = |id: &str| notes.iter().position(|it| it.starts_with(id)).unwrap();
        assert!(at("note-influence") < at("note-attack(") && at("note-attack(") < at("note-assembly("));
        let s = trial.done();
        assert_eq!((s.board.assemblies, s.board.zones[Zone::Sustenance].dangerous), (1, true));
        // 10 less 2 for each of six Dinos, then in the beta a third of 14 + 6 for no Votes, as everybody.
        assert_eq!(s.board.players[A].followers, if s.board.retail() { 0 } else { 6 });
        // With dice left in the pool there is the attack only, and with a Dino space left neither.
        let s = run(start.clone().pool("neutral-facilitator neutral-organizer"), answers, turn).done();
        assert_eq!((s.board.assemblies, s.board.zones[Zone::Sustenance].dangerous), (0, true));
        let s = run(
            start.dinos(Zone::Sustenance, "").with(|s| s.board.zones[Zone::Sustenance].dinos.clear()),
            answers,
            turn,
        );
        let s = s.done();
        assert_eq!((s.board.assemblies, s.board.zones[Zone::Sustenance].dangerous), (1, false));
    }
}

/// All effects are full for an Organizer, except for what only another face may use.
fn blocked(start: State) -> State {
    let start = start.pool("neutral-organizer b-organizer");
    let dice = "neutral-adventurer";
    let taken = |zone: Zone| match zone {
        Zone::Sustenance => vec![2, 4, 6],
        Zone::Military => vec![1, 2, 3, 4, 5, 6],
        Zone::Expansion => vec![1, 2, 4, 6],
        Zone::Protection => vec![2, 5, 6],
    };
    let all = Zone::ALL.into_iter().flat_map(|zone| taken(zone).into_iter().map(move |space| (zone, space)));
    all.fold(start, |start, (zone, space)| start.placed(dice, zone, space))
}

#[test]
fn trn_12_a_story_must_be_paid_if_that_helps() {
    for start in both(3) {
        let offers = place(blocked(start).rich(0, 0, 1), "").offers();
        assert!(!offers.is_empty() && offers.iter().all(|it| it.contains("-as-")), "{offers:?}");
    }
}

#[test]
fn trn_12_with_no_placement_a_die_is_set_aside_until_the_assembly() {
    for start in both(3) {
        let start = blocked(start);
        assert_eq!(place(start.clone(), "").asked(), "asks A set-aside [neutral-organizer b-organizer]");
        let answers = "A set-aside b-organizer, A secondary influence/chief-mate/1";
        let s = run(start, answers, turn).done();
        assert_eq!(s.board.players[A].followers, 10, "it is not placed, so it costs nothing");
        assert_eq!((s.board.pool.len(), s.board.aside.len()), (1, 1));
        assert_eq!(s.board.own_dice(B), 1, "it counts as placed");
        assert!(Zone::ALL.iter().all(|it| s.board.zones[*it].dinos.is_empty()));
        assert_eq!(s.board.players[A].influence, 14);
        let s = run(s, "B secondary influence/chief-mate/1", turn).done();
        assert_eq!(s.board.assemblies, 1, "the last die set aside empties the pool");
        let placed = 3 + 6 + 4 + 3;
        assert_eq!((s.board.pool.len(), s.board.aside.len()), (placed + 2, 0), "all dice come back");
    }
}
