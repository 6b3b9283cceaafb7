//! Restarts, drift, faults in the rules, and replay.

use slowboat::engine::{AnyGame, Plain, Record, Seat, Seed, Shelf, Standing, Viewer, Words};
use slowboat::host::*;

use crate::common::*;

#[tokio::test]
async fn what_was_owed_is_owed_again_after_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north, B walk").await;
    let due = club.host.due(club.clock.now(), 10).await.unwrap();
    // It may have arrived before the end.
    let due: Vec<_> = due.into_iter().map(|it| Delivery { again: true, ..it }).collect();
    let before = (due, club.host.table(id).await.unwrap());
    let panel = club.host.panel(id, user(1)).await.unwrap();
    drop(club);

    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!((club.host.due(club.clock.now(), 10).await.unwrap(), club.host.table(id).await.unwrap()), before);
    // What was answered before is not read again for its name.
    let undo = panel.undo.clone().map(|it| Own { what: None, ..it });
    let panel = Panel { undo, oldest: None, ..panel };
    assert_eq!(club.host.panel(id, user(1)).await.unwrap(), panel, "the buttons of old messages still work");
    let receipt = club.host.undo(club.press(), id, user(1)).await.unwrap();
    assert!(receipt.panel.redo.is_some());
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!(club.host.redo(club.press(), id, user(1)).await.unwrap().table.n, 3);
}

#[tokio::test]
async fn a_game_that_has_left_memory_is_played_on_as_if_it_had_not() {
    let club = Club::new().await;
    club.host.configure(|it| it.games_in_memory = 1);
    let games = [club.game(1, 2).await, club.game(2, 2).await, club.game(3, 2).await];
    let mut panels = Vec::new();
    for line in ["A walk", "A north", "B bid", "A low"] {
        for id in games {
            club.line(id, line).await;
        }
        panels.push(club.host.panel(games[0], user(1)).await.unwrap());
    }
    for id in games {
        assert_eq!((club.n(id).await, club.active(id).await.as_str()), (4, "B"));
        club.host.undo(club.press(), id, user(0)).await.unwrap();
    }
    assert!(club.host.panel(games[0], user(0)).await.unwrap().redo.is_some());
    club.line(games[0], "B high").await;
    club.host.redo(club.press(), games[0], user(0)).await.unwrap();
    assert_eq!(club.host.table(GameId(99)).await, Err(Denied::NoGame));
    assert_eq!(panels[1].decision.as_ref().map(|it| it.decision.ask.id), Some("act"));
}

#[tokio::test]
async fn a_drifting_game_is_paused_and_can_be_rewound_or_goes_on_with_the_right_rules() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let (id, other) = (club.game(1, 2).await, club.game(2, 2).await);
    club.line(id, "A walk, A south, B walk, B north, A boom").await;
    club.drain().await;
    drop(club);

    let club = Club::at(dir.path(), Fault::NoNorth).await;
    let table = club.host.table(id).await.unwrap();
    let Some(why) = &table.why else { panic!("{:?}", table.phase) };
    assert_eq!(Plain.say(why), "host-why-drift(at=3)");
    assert!(matches!(club.say(id, 1, "boom").await, Err(Denied::Paused { .. })));
    assert_eq!(club.told().await, ["paused 5 []"]);
    assert_eq!(club.host.table(other).await.unwrap().phase, Phase::Running);
    let findings = club.host.doctor().await.unwrap();
    assert_eq!(findings.iter().map(|it| it.trouble.is_some()).collect::<Vec<_>>(), [true, false]);
    drop(club);

    // The next release is right again: the game goes on by itself.
    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!(club.host.table(id).await.unwrap().phase, Phase::Running);
    assert_eq!(club.told().await, ["turn 5 [B]"]);
    drop(club);

    let club = Club::at(dir.path(), Fault::NoNorth).await;
    let table = club.host.rewind(club.press(), id).await.unwrap();
    assert_eq!((table.phase, table.n, table.active), (Phase::Running, 3, vec![Seat(1)]));
    assert_eq!(club.told().await, ["paused 5 []", "turn 3 [B]"]);
    club.line(id, "B east").await;
    assert_eq!(club.host.rewind(club.press(), id).await, Err(Denied::NothingToRewind));
    assert_eq!(club.host.doctor().await.unwrap()[0].trouble, None);
}

#[tokio::test]
async fn a_panic_in_the_rules_pauses_that_game_only() {
    let club = Club::with(stores::memory().await, Fault::Boom).await;
    let (id, other) = (club.game(1, 2).await, club.game(2, 2).await);
    club.line(id, "A walk, A north").await;
    club.drain().await;
    assert_eq!(club.say(id, 1, "boom").await, Err(Denied::Bug));
    let Some(why) = club.host.table(id).await.unwrap().why else { panic!("it must be paused") };
    assert_eq!(Plain.say(&why), "host-why-panic(at=2)");
    assert_eq!(club.told().await, ["paused 2 []"]);
    club.line(other, "A roll").await;
    let table = club.host.rewind(club.press(), id).await.unwrap();
    assert_eq!((table.phase, table.n), (Phase::Running, 2));
    club.line(id, "B walk").await;
}

#[tokio::test]
async fn an_older_board_is_forgotten_when_its_answers_are_taken_back() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north").await;
    let before = board(&club.host, id, 1).await;
    for _ in 0..2 {
        club.host.undo(club.press(), id, user(0)).await.unwrap();
    }
    club.line(id, "A boom, B walk").await;
    let after = board(&club.host, id, 1).await;
    assert!(before.contains("turn: 0") && after.contains("turn: 1"), "{before} {after}");
    assert_eq!(board(&club.host, id, 99).await, board(&club.host, id, 2).await);
}

async fn board(host: &Host, id: GameId, n: usize) -> String {
    host.sight_at(id, n).await.unwrap().digest(Viewer::Public)
}

/// Random play through the host, with undo and redo mixed in, is the same as one full replay of what is stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_stands_where_a_full_replay_stands() {
    let game = Shelf::new(Fair::new(Fault::None));
    for seed in 0..12 {
        let store = stores::memory().await;
        let club = Club::with(store.clone(), Fault::None).await;
        let id = club.game(1, 2 + (seed % 3) as u8).await;
        let mut dice = Dice(seed);
        for step in 0..400 {
            let table = club.host.table(id).await.unwrap();
            if table.phase != Phase::Running {
                break;
            }
            let seat = table.active[dice.below(table.active.len())];
            let user = user(seat.0);
            match dice.below(10) {
                0 => drop(club.host.undo(club.press(), id, user).await),
                1 => drop(club.host.redo(club.press(), id, user).await),
                _ => {
                    let open = club.host.panel(id, user).await.unwrap().decision.unwrap();
                    let key = dice.key(&open.decision.form);
                    match club.host.answer(club.press(), id, user, Some(&open.token), &key).await {
                        Ok(_) | Err(Denied::Refused(_)) => {}
                        Err(denied) => panic!("seed {seed}, step {step}: {key}: {denied:?}"),
                    }
                }
            }
            let finding = club.host.doctor().await.unwrap().pop();
            assert!(finding.is_none_or(|it| it.trouble.is_none()), "seed {seed}, step {step}");
        }
        let table = club.host.table(id).await.unwrap();
        assert_eq!(table.phase, Phase::Over, "seed {seed}");
        let record = Record::from_text(&club.host.export(id).await.unwrap()).unwrap();
        assert_eq!(store.answers(id).await.unwrap().len(), record.answers.len());
        let run = game.run(&record, None);
        assert_eq!(run.standing, Standing::Over(table.outcome.unwrap()));
        let notes = club.host.notes(id, Viewer::Public, 0, usize::MAX).await.unwrap();
        assert_eq!(notes.list, run.notes.into_iter().filter(|it| it.is_for(Viewer::Public)).collect::<Vec<_>>());
        for n in 0..record.answers.len() {
            let sight = club.host.sight_at(id, n).await.unwrap();
            let fresh = game.run(&record.cut(n), None).sight;
            assert_eq!(sight.digest(Viewer::Public), fresh.digest(Viewer::Public), "seed {seed}, {n} answers");
        }
        assert_eq!(record.seed.commitment(), table.commitment);
        assert_ne!(record.seed, Seed::from_number(seed));
    }
}
