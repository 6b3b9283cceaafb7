//! The club on a small game: authority, stale presses, undo, secrets, pings, recovery.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use common::*;
use slowboat::engine::{AnyGame, Plain, Record, Seat, Seed, Shelf, Standing, Viewer, Words};
use slowboat::host::*;
use slowboat::store::Store;

#[tokio::test]
async fn a_lobby_fills_and_starts() {
    let club = Club::new().await;
    let host = &club.host;
    let options = BTreeMap::from([("weather".to_owned(), "rain".to_owned())]);
    let press = club.press();
    let table = host.lobby(press, place(1), person(0), "fair", Some("second"), options.clone(), Some(3)).await.unwrap();
    assert_eq!((table.phase.clone(), table.edition.as_str(), table.room), (Phase::Lobby, "second", 3));
    assert_eq!(table.options["weather"], "rain");
    assert_eq!(table.options["long"], "no");
    assert_eq!((table.code.len(), table.commitment.len(), table.seed.clone()), (6, 64, None));
    let id = table.id;

    let again = host.lobby(press, place(1), person(0), "fair", None, BTreeMap::new(), None).await.unwrap();
    assert_eq!(again, table, "the same press opens nothing new");

    assert_eq!(host.begin(club.press(), id, user(0)).await, Err(Denied::TooFew { have: 1, need: 2 }));
    host.join(club.press(), id, person(1)).await.unwrap();
    assert_eq!(host.join(club.press(), id, person(1)).await, Err(Denied::AlreadySeated));
    host.join(club.press(), id, person(2)).await.unwrap();
    assert_eq!(host.join(club.press(), id, person(3)).await, Err(Denied::Full { room: 3 }));
    assert_eq!(host.set_option(club.press(), id, user(3), "long", "yes").await, Err(Denied::NoSeat));
    for (key, value) in [("long", "maybe"), ("moon", "full"), ("edition", "third"), ("seats", "5"), ("seats", "x")] {
        let denied = host.set_option(club.press(), id, user(1), key, value).await;
        assert!(matches!(denied, Err(Denied::BadOption { .. })), "{key} {value}: {denied:?}");
    }
    let few = host.set_option(club.press(), id, user(1), "seats", "2").await;
    assert_eq!(few, Err(Denied::TooMany { have: 3, most: 2 }));
    host.leave(club.press(), id, user(0)).await.unwrap();
    let table = host.set_option(club.press(), id, user(1), "edition", "first").await.unwrap();
    assert_eq!((table.creator, table.people, table.edition.as_str()), (user(1), vec![person(1), person(2)], "first"));
    assert_eq!(host.begin(club.press(), id, user(0)).await, Err(Denied::NoSeat));
    let table = host.begin(club.press(), id, user(2)).await.unwrap();
    assert_eq!((table.phase, table.active), (Phase::Running, vec![Seat(0)]));
    assert_eq!(host.join(club.press(), id, person(3)).await, Err(Denied::AlreadyStarted));
    let told = club.drain().await;
    assert_eq!(
        told.iter().map(|it| it.kind.clone()).collect::<Vec<_>>(),
        [DeliveryKind::Opened, DeliveryKind::Update, DeliveryKind::Turn]
    );
    assert_eq!(told[2].ping, [user(1)]);
}

#[tokio::test]
async fn unknown_games_options_and_seats_are_denied() {
    let club = Club::new().await;
    let open = |game: &'static str, edition, key: &str, seats| {
        let options = BTreeMap::from([(key.to_owned(), "yes".to_owned())]);
        club.host.lobby(club.press(), place(1), person(0), game, edition, options, seats)
    };
    assert!(matches!(open("chess", None, "long", None).await, Err(Denied::UnknownGame { .. })));
    assert!(matches!(open("fair", Some("third"), "long", None).await, Err(Denied::BadOption { .. })));
    assert!(matches!(open("fair", None, "depth", None).await, Err(Denied::BadOption { .. })));
    assert!(matches!(open("fair", None, "long", Some(9)).await, Err(Denied::BadOption { .. })));
    assert_eq!(club.host.at(ChannelId(1)).await.unwrap(), None);
    assert_eq!(club.host.table(GameId(99)).await, Err(Denied::NoGame));
}

#[tokio::test]
async fn one_open_game_a_channel_and_an_old_one_stays_readable() {
    let club = Club::new().await;
    let first = club.game(1, 2).await;
    club.line(first, "A walk, A north").await;
    let press = club.press();
    let taken = club.host.lobby(press, place(1), person(3), "fair", None, BTreeMap::new(), None).await;
    assert!(matches!(taken, Err(Denied::ChannelTaken { table }) if table.id == first));
    club.host.close(club.press(), first, user(0), false).await.unwrap();
    assert_eq!(club.host.at(ChannelId(1)).await.unwrap().unwrap().id, first);
    club.wait(MINUTE);
    let second = club.game(1, 2).await;
    assert_eq!(club.host.at(ChannelId(1)).await.unwrap().unwrap().id, second);
    assert_eq!(club.game(2, 2).await, GameId(3));
    let tables = club.host.tables_of(user(0)).await.unwrap();
    assert_eq!(tables.iter().map(|it| it.id.0).collect::<Vec<_>>(), [2, 3]);

    let (n, sight) = club.host.sight(first).await.unwrap();
    assert_eq!(n, 2);
    assert!(sight.digest(Viewer::Public).contains("path: \"n\""));
    assert_eq!(club.host.notes(first, Viewer::Public, 0, 9).await.unwrap().total, 1);
    let record = Record::from_text(&club.host.export(first).await.unwrap()).unwrap();
    let table = club.host.table(first).await.unwrap();
    assert_eq!((record.answers.len(), record.seed.commitment()), (2, table.commitment));
    assert_eq!(table.seed, Some(record.seed));
    assert_eq!(club.host.export(second).await, Err(Denied::NotEnded));
}

#[tokio::test]
async fn only_the_seat_that_is_asked_may_answer() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    assert_eq!(club.say(id, 1, "walk").await, Err(Denied::NotYourTurn { waiting: vec![Seat(0)] }));
    assert_eq!(club.say(id, 3, "walk").await, Err(Denied::NoSeat));
    assert_eq!(club.host.panel(id, user(3)).await, Err(Denied::NoSeat));
    assert_eq!(club.host.undo(club.press(), id, user(3)).await, Err(Denied::NoSeat));
    let token = club.token(id, 0).await;
    for seat in [1, 2] {
        let stolen = club.host.answer(club.press(), id, user(seat), Some(&token), "walk").await;
        assert!(matches!(stolen, Err(Denied::Stale { panel }) if panel.decision.is_none()));
    }
    assert!(matches!(club.say(id, 0, "fly").await, Err(Denied::NotLegal { key, .. }) if key == "fly"));
    let receipt = club.say(id, 0, "walk").await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.rule), (1, Some("FAIR-02")));
    assert_eq!(receipt.panel.decision.unwrap().decision.form.offers().len(), 2);
}

#[tokio::test]
async fn what_the_rules_refuse_names_the_rule() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A count").await;
    let denied = club.say(id, 0, "9").await.unwrap_err();
    assert!(matches!(&denied, Denied::Refused(refusal) if refusal.rule == "FAIR-06"));
    assert_eq!(Plain.say(&denied.text()), "host-refused(rule=FAIR-06, text=nine-is-too-many)");
    assert_eq!(club.n(id).await, 1);
    club.line(id, "A 8").await;
    assert_eq!(club.active(id).await, "B");
}

#[tokio::test]
async fn a_stale_or_double_press_is_recognised_and_the_same_press_is_answered_again() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let host = &club.host;
    let token = club.token(id, 0).await;
    let press = club.press();
    let first = host.answer(press, id, user(0), Some(&token), "walk").await.unwrap();
    let again = host.answer(press, id, user(0), Some(&token), "walk").await.unwrap();
    assert_eq!(first, again, "a redelivery is told what came of it");
    let double = host.answer(club.press(), id, user(0), Some(&token), "walk").await;
    let Err(Denied::Stale { panel }) = double else { panic!("{double:?}") };
    assert_eq!(panel.decision.unwrap().decision.ask.id, "where");
    club.line(id, "A north").await;
    let receipt = host.answer(press, id, user(0), Some(&token), "walk").await.unwrap();
    assert_eq!(receipt.table.n, 2, "even later it changes nothing");

    // A press that was denied stays denied, even if by now it would be legal.
    let early = club.press();
    host.undo(club.press(), id, user(0)).await.unwrap();
    let denied = host.answer(early, id, user(1), None, "walk").await.unwrap_err();
    club.line(id, "A south").await;
    assert_eq!(host.answer(early, id, user(1), None, "walk").await, Err(denied));
    assert_eq!(club.active(id).await, "B");
}

/// The bytes of the database and its log.
fn bytes(dir: &Path) -> Vec<Vec<u8>> {
    ["slowboat.db", "slowboat.db-wal"].iter().map(|it| std::fs::read(dir.join(it)).unwrap_or_default()).collect()
}

#[tokio::test]
async fn what_fails_changes_not_a_byte() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    club.line(id, "A roll, B count").await;
    let host = &club.host;
    let before = (bytes(dir.path()), host.table(id).await.unwrap());
    assert!(club.say(id, 1, "9").await.is_err());
    assert!(club.say(id, 1, "77").await.is_err());
    assert!(club.say(id, 0, "walk").await.is_err());
    assert!(club.say(id, 3, "walk").await.is_err());
    assert!(host.answer(club.press(), id, user(1), Some("AAAAAAAA"), "3").await.is_err());
    assert!(host.undo(club.press(), id, user(0)).await.is_err());
    assert!(host.redo(club.press(), id, user(1)).await.is_err());
    assert!(host.close(club.press(), id, user(1), false).await.is_err());
    assert!(host.rewind(club.press(), id).await.is_err());
    assert!(host.begin(club.press(), id, user(0)).await.is_err());
    assert!(host.leave(club.press(), id, user(0)).await.is_err());
    assert!(host.set_option(club.press(), id, user(0), "long", "yes").await.is_err());
    assert_eq!((bytes(dir.path()), host.table(id).await.unwrap()), before);
}

#[tokio::test]
async fn undo_takes_back_ones_own_answers_one_by_one_and_redo_gives_them_again() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let host = &club.host;
    club.line(id, "A walk, A north").await;
    assert_eq!(club.active(id).await, "B");
    assert_eq!(host.undo(club.press(), id, user(1)).await, Err(Denied::NothingToUndo));
    assert!(host.panel(id, user(0)).await.unwrap().undo);

    let press = club.press();
    let receipt = host.undo(press, id, user(0)).await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.undo, receipt.panel.redo), (1, true, true));
    host.undo(press, id, user(0)).await.unwrap();
    assert_eq!(club.n(id).await, 1, "the same press takes back nothing more");
    let receipt = host.undo(club.press(), id, user(0)).await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.undo, receipt.panel.redo), (0, false, true));
    let receipt = host.redo(club.press(), id, user(0)).await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.redo), (1, true));
    let receipt = host.redo(club.press(), id, user(0)).await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.redo, receipt.notes.len()), (2, false, 1));
    assert_eq!(host.redo(club.press(), id, user(0)).await, Err(Denied::NothingToRedo));

    host.undo(club.press(), id, user(0)).await.unwrap();
    club.line(id, "A south").await;
    assert_eq!(host.redo(club.press(), id, user(0)).await, Err(Denied::NothingToRedo), "a new answer forgets the old");
    let (_, sight) = host.sight(id).await.unwrap();
    assert!(sight.digest(Viewer::Public).contains("path: \"s\""));

    club.line(id, "B walk").await;
    assert_eq!(host.undo(club.press(), id, user(0)).await, Err(Denied::NothingToUndo), "B has answered since");
    let finding = &host.doctor().await.unwrap()[0];
    assert_eq!((finding.n, &finding.trouble), (3, &None));
}

#[tokio::test]
async fn nothing_is_taken_back_past_a_roll_or_a_draw() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    for (line, seat) in [("A roll", 0), ("B draw", 1)] {
        club.line(id, line).await;
        assert_eq!(club.host.undo(club.press(), id, user(seat)).await, Err(Denied::Sealed), "{line}");
        assert!(!club.host.panel(id, user(seat)).await.unwrap().undo);
    }
}

#[tokio::test]
async fn secret_answers_stay_secret_and_each_can_be_taken_back() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    let host = &club.host;
    club.line(id, "A bid").await;
    assert_eq!(club.active(id).await, "ABC");
    let seen = |seat: u8| async move { host.panel(id, user(seat)).await.unwrap() };
    let (before, token) = (seen(2).await, club.token(id, 2).await);
    let public = host.sight(id).await.unwrap().1.digest(Viewer::Public);
    club.drain().await;

    club.line(id, "A high, A 7, B low").await;
    assert_eq!(club.active(id).await, "C");
    let after = seen(2).await;
    assert_eq!(after.decision, before.decision, "what others answer in secret changes nothing for C");
    assert_eq!(host.notes(id, Viewer::Seat(Seat(2)), 0, 99).await.unwrap().total, 0);
    assert_eq!(host.sight(id).await.unwrap().1.digest(Viewer::Public), public);
    for delivery in club.drain().await {
        assert_eq!((delivery.kind, delivery.notes, delivery.ping), (DeliveryKind::Update, (0, 0), vec![]));
    }

    // A takes back both of its answers, although B has answered in between.
    for n in [3, 2] {
        let press = club.press();
        assert_eq!(host.undo(press, id, user(0)).await.unwrap().table.n, n);
    }
    assert_eq!(club.active(id).await, "AC");
    assert!(host.panel(id, user(1)).await.unwrap().undo);
    let redone = host.redo(club.press(), id, user(0)).await.unwrap();
    assert_eq!(redone.panel.decision.unwrap().decision.ask.id, "extra");
    club.line(id, "A 2").await;
    let receipt = host.answer(club.press(), id, user(2), Some(&token), "low").await.unwrap();
    let said: Vec<String> = receipt.notes.iter().map(|it| Plain.say(&it.text)).collect();
    let all = ["had-bid(seat=A, bid=2)", "had-bid(seat=B, bid=0)", "had-bid(seat=C, bid=0)", "well-bid(seat=C)"];
    assert_eq!(said, all, "what is whispered to others is not told");
    assert_eq!(host.undo(club.press(), id, user(2)).await, Err(Denied::Sealed), "all is revealed");
    assert_eq!(host.doctor().await.unwrap()[0].trouble, None);
}

#[tokio::test]
async fn a_hidden_card_is_told_to_its_owner_only() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let receipt = club.say(id, 0, "draw").await.unwrap();
    assert_eq!(receipt.notes.len(), 2);
    let delivery = club.drain().await.pop().unwrap();
    assert_eq!(delivery.notes, (0, 1), "the channel is told of one of the two notes");
    for (viewer, total) in [(Viewer::Public, 1), (Viewer::Seat(Seat(0)), 2), (Viewer::Seat(Seat(1)), 1)] {
        let notes = club.host.notes(id, viewer, 0, 99).await.unwrap();
        assert_eq!((notes.total, notes.list.len()), (total, total), "{viewer:?}");
    }
    let one = club.host.notes(id, Viewer::Seat(Seat(0)), 1, 1).await.unwrap();
    assert_eq!((Plain.say(&one.list[0].text).as_str(), one.total), ("drew(seat=A)", 2));
}

#[tokio::test]
async fn a_team_votes_until_everybody_has() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.line(id, "A side").await;
    club.drain().await;
    let press = club.press();
    for _ in 0..2 {
        club.host.answer(press, id, user(1), None, "fight").await.unwrap();
    }
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (1, "AC"));
    let panel = club.host.panel(id, user(2)).await.unwrap();
    let open = panel.decision.unwrap();
    assert_eq!((open.voted, open.own_vote), (vec![Seat(1)], None), "C knows that B has voted, not what");
    club.line(id, "B flee").await;
    let open = club.host.panel(id, user(1)).await.unwrap().decision.unwrap();
    assert_eq!(open.own_vote.as_deref(), Some("flee"));
    club.line(id, "C fight").await;
    assert_eq!(club.told().await, ["update 1 []"]);
    let receipt = club.say(id, 0, "fight").await.unwrap();
    assert_eq!(Plain.say(&receipt.notes[0].text), "sided(side=fight)");
    assert_eq!(club.told().await, ["turn 2 [B]"]);
    for seat in 0..3 {
        assert!(!club.host.panel(id, user(seat)).await.unwrap().undo, "nobody takes back what the team decided");
    }
}

#[tokio::test]
async fn pings_are_exact() {
    let club = Club::new().await;
    let id = club.lobby(1).await.id;
    for seat in 1..3 {
        club.host.join(club.press(), id, person(seat)).await.unwrap();
    }
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    assert_eq!(club.told().await, ["opened 0 []", "update 0 []", "turn 0 [A]"]);
    for (line, expected) in [
        ("A walk", "update 1 []"),
        ("A north", "turn 2 [B]"),
        ("B bid", "turn 3 [AC]"),
        ("B low", "update 4 []"),
        ("A high", "update 5 []"),
        ("C low", "update 6 []"),
        // A ends the bidding; C is next and was not awaited any more.
        ("A 4", "turn 7 [C]"),
        ("C claim", "turn 8 [AB]"),
        ("B gold", "update 9 []"),
        ("C wood", "update 10 []"),
        // The next turn is A's, who was awaited all the time.
        ("A gold", "update 11 []"),
        ("A boom", "turn 12 [B]"),
        ("B boom", "turn 13 [C]"),
        ("C boom", "over 14 []"),
    ] {
        club.line(id, line).await;
        assert_eq!(club.told().await, [expected], "{line}");
    }
    let table = club.host.table(id).await.unwrap();
    assert_eq!((table.phase, table.active.len()), (Phase::Over, 0));
    assert_eq!(table.scores.unwrap().points, [5, 1, 0]);
    assert!(table.seed.is_some());
    assert_eq!(club.host.undo(club.press(), id, user(2)).await, Err(Denied::Ended));
}

#[tokio::test]
async fn undo_pings_whoever_becomes_active_by_it() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north").await;
    club.drain().await;
    club.host.undo(club.press(), id, user(0)).await.unwrap();
    let undone = club.drain().await;
    assert_eq!((told(&undone[0]), undone[0].undone, undone[0].by), ("turn 1 [A]".to_owned(), true, Some(Seat(0))));
    assert_eq!((undone[0].notes, undone[0].since), ((0, 0), Some(1)));
    club.host.undo(club.press(), id, user(0)).await.unwrap();
    assert_eq!(club.told().await, ["update 0 []"], "A was awaited before and is still");
    club.host.redo(club.press(), id, user(0)).await.unwrap();
    club.host.redo(club.press(), id, user(0)).await.unwrap();
    assert_eq!(club.told().await, ["update 1 []", "turn 2 [B]"], "B had ceased to be awaited");
}

#[tokio::test]
async fn updates_edit_the_running_message_and_are_merged() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north, B walk, B south, A walk").await;
    let due = club.host.due(club.clock.now(), 10).await.unwrap();
    assert_eq!((due.len(), told(&due[0]).as_str()), (1, "update 1 []"));
    assert!(due[0].running.is_some());
    assert!(due[0].nonce.len() <= 25);
    assert_eq!(club.host.due(club.clock.now(), 10).await.unwrap(), [], "one at a time, and not twice");
    club.host.failed(due[0].id, Duration::from_secs(60)).await.unwrap();
    assert_eq!(club.host.due(club.clock.now(), 10).await.unwrap(), [], "the others wait for it");
    club.wait(MINUTE);
    let again = club.host.due(club.clock.now(), 10).await.unwrap();
    assert_eq!(again, due, "the same again, under the same nonce");
    club.host.delivered(again[0].id, again[0].running).await.unwrap();

    let rest = club.drain().await;
    assert_eq!(rest.iter().map(told).collect::<Vec<_>>(), ["turn 2 [B]", "update 3 []", "turn 4 [A]", "update 5 []"]);
    assert_eq!(rest.iter().map(|it| it.notes).collect::<Vec<_>>(), [(0, 1), (0, 1), (1, 2), (1, 2)]);
    assert_eq!(rest.iter().map(|it| it.since).collect::<Vec<_>>(), [None, None, Some(2), None]);

    // Several in a row are told by the newest; an old message is not edited.
    club.line(id, "A north").await;
    club.drain().await;
    club.line(id, "B bid, A low, B high").await;
    let told_now = club.drain().await;
    assert_eq!(told_now.iter().map(told).collect::<Vec<_>>(), ["turn 7 [A]", "update 9 []"]);
    club.line(id, "B 3, A boom").await;
    club.drain().await;
    club.wait(46 * MINUTE);
    club.line(id, "B walk").await;
    let late = club.drain().await;
    assert_eq!((late.len(), told(&late[0]).as_str(), late[0].running), (1, "update 12 []", None));
    club.wait(44 * MINUTE);
    club.host.undo(club.press(), id, user(1)).await.unwrap();
    assert!(club.drain().await[0].running.is_some(), "the message posted anew is the one to edit now");
}

#[tokio::test]
async fn an_update_that_may_have_arrived_is_not_merged() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk").await;
    let first = club.host.due(club.clock.now(), 10).await.unwrap();
    club.host.undo(club.press(), id, user(0)).await.unwrap();
    club.line(id, "A count").await;
    club.host.failed(first[0].id, Duration::ZERO).await.unwrap();
    let rest = club.drain().await;
    assert_eq!(rest.iter().map(told).collect::<Vec<_>>(), ["update 1 []", "update 1 []"]);
    assert_eq!(rest[0].nonce, first[0].nonce);
}

#[tokio::test]
async fn one_secret_answer_does_not_forget_what_another_took_back() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 3).await;
    club.line(id, "A bid, A low, B low").await;
    for seat in [0, 1] {
        club.host.undo(club.press(), id, user(seat)).await.unwrap();
    }
    club.line(id, "A high").await;
    assert!(!club.host.panel(id, user(0)).await.unwrap().redo);
    assert!(club.host.panel(id, user(1)).await.unwrap().redo);
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert!(!club.host.panel(id, user(0)).await.unwrap().redo);
    assert_eq!(club.host.redo(club.press(), id, user(1)).await.unwrap().table.n, 3);
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

#[tokio::test]
async fn what_was_owed_is_owed_again_after_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north, B walk").await;
    let before = (club.host.due(club.clock.now(), 10).await.unwrap(), club.host.table(id).await.unwrap());
    let panel = club.host.panel(id, user(1)).await.unwrap();
    drop(club);

    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!((club.host.due(club.clock.now(), 10).await.unwrap(), club.host.table(id).await.unwrap()), before);
    assert_eq!(club.host.panel(id, user(1)).await.unwrap(), panel, "the buttons of old messages still work");
    let receipt = club.host.undo(club.press(), id, user(1)).await.unwrap();
    assert!(receipt.panel.redo);
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!(club.host.redo(club.press(), id, user(1)).await.unwrap().table.n, 3);
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
    let Phase::Paused { why } = &table.phase else { panic!("{:?}", table.phase) };
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
async fn other_component_facts_pause_a_game_and_cannot_be_rewound_around() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    drop(club);
    let club = Club::at(dir.path(), Fault::Content).await;
    let Phase::Paused { why } = club.host.table(id).await.unwrap().phase else { panic!("it must be paused") };
    assert_eq!(Plain.say(&why), "host-why-content(at=0)");
    assert_eq!(club.host.rewind(club.press(), id).await, Err(Denied::NothingToRewind));
    assert!(club.host.close(club.press(), id, user(1), false).await.is_err());
    club.host.close(club.press(), id, user(1), true).await.unwrap();
}

#[tokio::test]
async fn a_panic_in_the_rules_pauses_that_game_only() {
    let club = Club::with(Store::memory().await.unwrap(), Fault::Boom).await;
    let (id, other) = (club.game(1, 2).await, club.game(2, 2).await);
    club.line(id, "A walk, A north").await;
    club.drain().await;
    assert_eq!(club.say(id, 1, "boom").await, Err(Denied::Bug));
    let Phase::Paused { why } = club.host.table(id).await.unwrap().phase else { panic!("it must be paused") };
    assert_eq!(Plain.say(&why), "host-why-panic(at=2)");
    assert_eq!(club.told().await, ["paused 2 []"]);
    club.line(other, "A roll").await;
    let table = club.host.rewind(club.press(), id).await.unwrap();
    assert_eq!((table.phase, table.n), (Phase::Running, 2));
    club.line(id, "B walk").await;
}

#[tokio::test]
async fn a_game_ends_without_scores_when_all_concede() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let host = &club.host;
    assert_eq!(host.concede(club.press(), id, user(2)).await, Err(Denied::NoSeat));
    assert_eq!(host.concede(club.press(), id, user(0)).await.unwrap().conceding, [Seat(0)]);
    club.line(id, "A walk").await;
    assert_eq!(host.table(id).await.unwrap().conceding, [], "whoever answers plays on");
    host.concede(club.press(), id, user(1)).await.unwrap();
    club.drain().await;
    let table = host.concede(club.press(), id, user(0)).await.unwrap();
    assert_eq!((table.phase, table.scores), (Phase::Over, None));
    assert!(table.seed.is_some());
    assert_eq!(club.told().await, ["over 1 []"]);
    assert_eq!(club.say(id, 0, "north").await, Err(Denied::Ended));
}

#[tokio::test]
async fn the_creator_or_a_moderator_closes_and_an_empty_lobby_closes_itself() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    assert_eq!(club.host.close(club.press(), id, user(1), false).await, Err(Denied::NotAllowed));
    let table = club.host.close(club.press(), id, user(9), true).await.unwrap();
    assert_eq!((table.phase, table.active.len()), (Phase::Closed, 0));
    assert_eq!(club.told().await, ["closed 0 []"]);
    assert_eq!(club.host.close(club.press(), id, user(0), false).await, Err(Denied::Ended));
    let id = club.lobby(1).await.id;
    assert_eq!(club.host.leave(club.press(), id, user(0)).await.unwrap().phase, Phase::Closed);
}

#[tokio::test]
async fn languages_are_remembered() {
    let club = Club::new().await;
    let host = &club.host;
    assert_eq!(host.user_tongue(user(0)).await.unwrap(), None);
    for tongue in [Some(Tongue::Pl), Some(Tongue::En), None] {
        host.set_user_tongue(user(0), tongue).await.unwrap();
        host.set_guild_tongue(GuildId(7), tongue).await.unwrap();
        assert_eq!(host.user_tongue(user(0)).await.unwrap(), tongue);
        assert_eq!(host.guild_tongue(GuildId(7)).await.unwrap(), tongue);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_sixteen_presses_at_once_exactly_one_is_taken() {
    let dir = tempfile::tempdir().unwrap();
    let club = Arc::new(Club::at(dir.path(), Fault::None).await);
    let id = club.lobby(1).await.id;
    club.host.join(club.press(), id, person(1)).await.unwrap();
    club.host.set_option(club.press(), id, user(0), "long", "yes").await.unwrap();
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    for round in 0..200_usize {
        let seat = ((round / 2) % 2) as u8;
        let token = club.token(id, seat).await;
        let key = if round % 2 == 0 { "walk" } else { "north" };
        let presses = (0..16).map(|_| {
            let (club, token) = (Arc::clone(&club), token.clone());
            tokio::spawn(async move { club.host.answer(club.press(), id, user(seat), Some(&token), key).await })
        });
        let mut taken = 0;
        for press in presses.collect::<Vec<_>>() {
            match press.await.unwrap() {
                Ok(_) => taken += 1,
                Err(denied) => assert!(matches!(denied, Denied::Stale { .. }), "{denied:?}"),
            }
        }
        assert_eq!((taken, club.n(id).await), (1, round + 1));
    }
}

/// Random play through the host, with undo and redo mixed in, is the same as one full replay of what is stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_stands_where_a_full_replay_stands() {
    let game = Shelf::new(Fair(Fault::None));
    for seed in 0..12 {
        let store = Store::memory().await.unwrap();
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
        assert_eq!(store.answers(id.0).await.unwrap().len(), record.answers.len());
        let run = game.run(&record, None);
        assert_eq!(run.standing, Standing::Over(table.scores.unwrap()));
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
