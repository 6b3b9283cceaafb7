//! Motions: what is not for one person alone to decide.

use slowboat::engine::Seat;
use slowboat::host::*;

use crate::common::*;

const HOUR: Millis = 3_600_000;

/// What the newest message tells of a motion.
async fn news(club: &Club) -> Option<News> {
    club.drain().await.pop().and_then(|it| it.news)
}

async fn asked(club: &Club, id: GameId) -> Motion {
    club.host.table(id).await.unwrap().motions.remove(0)
}

#[tokio::test]
async fn what_nobody_may_take_back_alone_is_taken_back_once_all_agree() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.line(id, "A walk, A north, B roll, C walk").await;
    let before = club.host.panel(id, user(0)).await.unwrap();
    assert_eq!((before.undo, before.ask_undo.is_some()), (None, true));
    let hidden = club.host.panel(id, user(2)).await.unwrap();
    assert_eq!((hidden.undo.is_some(), hidden.ask_undo), (true, None), "C can just take it back");
    club.drain().await;

    club.host.ask_undo(club.press(), id, user(0)).await.unwrap();
    let motion = asked(&club, id).await;
    assert_eq!((motion.matter, motion.lacking), (Matter::TakeBack { at: 1, by: Seat(0) }, 2));
    assert!(motion.reveals, "B has rolled since");
    let told = club.drain().await;
    assert_eq!(told.iter().map(crate::common::told).collect::<Vec<_>>(), ["turn 4 [BC]"], "those who have a say");
    assert_eq!(told[0].news, Some(News::Moved { by: Seat(0) }));
    let again = club.host.ask_undo(club.press(), id, user(0)).await;
    assert_eq!(again, Err(Denied::Sealed), "it is before the table already");

    let press = club.press();
    for _ in 0..2 {
        club.host.reply(press, id, user(1), &motion.token, true).await.unwrap();
        assert_eq!(asked(&club, id).await.wanted, [Seat(0), Seat(1)]);
    }
    assert_eq!(club.told().await, ["update 4 []"]);
    assert_eq!(club.host.reply(club.press(), id, user(9), &motion.token, true).await, Err(Denied::NoSeat));
    club.host.reply(club.press(), id, user(2), &motion.token, true).await.unwrap();
    let told = club.drain().await;
    assert_eq!(told.iter().map(crate::common::told).collect::<Vec<_>>(), ["turn 1 [A]"]);
    assert_eq!(told[0].news, Some(News::TookBack { by: Seat(0), count: 3, sealed: true }));
    assert!(told[0].undone);
    let table = club.host.table(id).await.unwrap();
    assert_eq!((table.n, table.motions), (1, vec![]));
    // A late press on the message changes nothing.
    assert_eq!(club.host.reply(club.press(), id, user(2), &motion.token, true).await, Err(Denied::MotionOver));
    assert_eq!(club.host.reply(club.press(), id, user(2), &motion.token, false).await, Err(Denied::MotionOver));
    club.line(id, "A south, B roll").await;
    assert_eq!(club.host.doctor().await.unwrap()[0].trouble, None);
}

#[tokio::test]
async fn an_objection_or_playing_on_or_time_lets_it_fall() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north, B walk").await;
    let ask = async || club.host.ask_undo(club.press(), id, user(0)).await.map(|it| it.motions[0].clone());
    let matter = Matter::TakeBack { at: 1, by: Seat(0) };

    let motion = ask().await.unwrap();
    club.host.reply(club.press(), id, user(1), &motion.token, false).await.unwrap();
    assert_eq!(news(&club).await, Some(News::Opposed { matter, by: Seat(1) }));
    assert_eq!((club.n(id).await, club.host.table(id).await.unwrap().motions), (3, vec![]));

    // Another one is another motion, although it is about the same.
    club.wait(1);
    let second = ask().await.unwrap();
    assert_ne!(second.token, motion.token);
    assert_eq!(club.host.reply(club.press(), id, user(1), &motion.token, true).await, Err(Denied::MotionOver));
    club.line(id, "B south").await;
    assert_eq!(news(&club).await, Some(News::PlayedOn { by: Seat(1) }));

    club.line(id, "A walk, A south, B walk").await;
    let third = ask().await.unwrap();
    assert_eq!(third.until, Some(club.host.now() + 72 * HOUR));
    club.drain().await;
    club.wait(72 * HOUR - 1);
    club.host.count_votes().await.unwrap();
    assert_eq!(asked(&club, id).await.token, third.token);
    club.wait(1);
    club.host.count_votes().await.unwrap();
    let matter = Matter::TakeBack { at: 5, by: Seat(0) };
    assert_eq!(news(&club).await, Some(News::Lapsed { matter: matter.clone() }));
    assert_eq!((club.n(id).await, club.host.table(id).await.unwrap().motions), (7, vec![]));

    // Whoever has moved it takes it back by an objection.
    let motion = ask().await.unwrap();
    club.host.reply(club.press(), id, user(0), &motion.token, false).await.unwrap();
    assert_eq!(news(&club).await, Some(News::Opposed { matter, by: Seat(0) }));
}

#[tokio::test]
async fn nobody_asks_who_need_not_or_has_nobody_to_ask() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    assert_eq!(club.host.ask_undo(club.press(), id, user(0)).await, Err(Denied::NothingToUndo));
    club.line(id, "A walk").await;
    assert_eq!(club.host.ask_undo(club.press(), id, user(0)).await, Err(Denied::NothingToAsk));
    assert_eq!(club.host.ask_undo(club.press(), id, user(9)).await, Err(Denied::NoSeat));
    // Beside robots alone nobody is there who could agree.
    club.line(id, "A north, B roll").await;
    club.host.configure(|it| it.robot_delay = std::time::Duration::from_secs(3_600));
    club.host.stand_in(club.press(), id, user(1), false, Seat(1), Level::Random).await.unwrap();
    assert_eq!(club.host.panel(id, user(0)).await.unwrap().ask_undo, None);
}

#[tokio::test]
async fn robots_wait_until_it_is_decided_and_a_secret_round_is_not_begun_in_vain() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.host.configure(|it| it.robot_delay = std::time::Duration::ZERO);
    club.line(id, "A walk, A north, B walk").await;
    club.host.ask_undo(club.press(), id, user(0)).await.unwrap();
    let motion = asked(&club, id).await;
    // B goes, and a robot is awaited in their place.
    club.host.stand_in(club.press(), id, user(1), false, Seat(1), Level::Random).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    assert_eq!(club.n(id).await, 3, "it does not play on");
    club.host.reply(club.press(), id, user(2), &motion.token, true).await.unwrap();
    assert_eq!(club.n(id).await, 1, "B has no say any more");
}

#[tokio::test]
async fn what_is_chosen_in_secret_neither_lets_a_motion_fall_nor_shows_in_it() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.line(id, "A walk, A north, B bid").await;
    club.host.ask_undo(club.press(), id, user(0)).await.unwrap();
    club.drain().await;
    let before = asked(&club, id).await;
    club.line(id, "C high").await;
    assert_eq!((asked(&club, id).await, club.told().await), (before.clone(), vec![]), "C has begun");
    for seat in [1, 2] {
        club.host.reply(club.press(), id, user(seat), &before.token, true).await.unwrap();
    }
    assert_eq!(news(&club).await, Some(News::TookBack { by: Seat(0), count: 2, sealed: true }));
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (1, "A"));
}

#[tokio::test]
async fn a_decision_of_the_team_is_taken_back_by_all() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A side, A fight, B fight").await;
    assert_eq!(club.host.undo(club.press(), id, user(0)).await.unwrap_err(), Denied::TeamDecided);
    club.host.ask_undo(club.press(), id, user(0)).await.unwrap();
    let motion = asked(&club, id).await;
    assert_eq!(motion.matter, Matter::TakeBack { at: 1, by: Seat(0) });
    club.host.reply(club.press(), id, user(1), &motion.token, true).await.unwrap();
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (1, "AB"));
}

#[tokio::test]
async fn whom_a_robot_would_play_for_has_the_last_word() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    let robot = async || {
        club.wait(1);
        club.host.stand_in(club.press(), id, user(1), false, Seat(0), Level::Random).await.unwrap();
        asked(&club, id).await
    };
    let motion = robot().await;
    assert_eq!(motion.silent, [Seat(2)], "A is not asked: they need only play");
    club.host.reply(club.press(), id, user(0), &motion.token, false).await.unwrap();
    let matter = motion.matter;
    assert_eq!(news(&club).await, Some(News::Opposed { matter, by: Seat(0) }));
    let motion = robot().await;
    club.host.configure(|it| it.robot_delay = std::time::Duration::from_secs(3_600));
    club.host.reply(club.press(), id, user(0), &motion.token, true).await.unwrap();
    assert!(club.host.table(id).await.unwrap().robots.contains_key(&Seat(0)));
}

#[tokio::test]
async fn what_was_taken_back_is_kept_with_who_did_it_and_who_agreed() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north, B roll").await;
    club.host.ask_undo(club.press(), id, user(0)).await.unwrap();
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    let motion = asked(&club, id).await;
    assert_eq!(motion.wanted, [Seat(0)], "it survives the process");
    club.host.reply(club.press(), id, user(1), &motion.token, true).await.unwrap();
    club.line(id, "A south, B walk").await;
    club.host.undo(club.press(), id, user(1)).await.unwrap();
    let undone = async || club.host.undone(&club.host.table(id).await.unwrap()).await.unwrap();
    assert_eq!(undone().await, (3, 2));
    // What was chosen in secret and taken back shows once the round is over.
    club.line(id, "B bid, A low").await;
    club.host.undo(club.press(), id, user(0)).await.unwrap();
    assert_eq!(undone().await, (3, 2));
    club.line(id, "A low, B low").await;
    assert_eq!(undone().await, (4, 2));
    let sql = "SELECT n, key, by, CAST(agreed AS TEXT) FROM undone WHERE game = 1 ORDER BY rowid";
    let kept: Vec<(i64, String, Option<i64>, String)> = stores::books(dir.path()).await.all(sql).await;
    let row = |n: i64, key: &str, by: i64, agreed: &str| (n, key.to_owned(), Some(by), agreed.to_owned());
    let rows = [row(1, "north", 0, "[1]"), row(2, "roll", 0, "[1]"), row(2, "walk", 1, "[]"), row(3, "low", 0, "[]")];
    assert_eq!(kept, rows);
}

#[tokio::test]
async fn the_table_goes_back_to_an_earlier_time_and_what_was_taken_back_can_be_given_again() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.line(id, "A walk, A north, B walk, B south, C walk").await;
    let times = club.host.times(id).await.unwrap();
    assert_eq!(
        times.iter().map(|it| (it.keep, it.seat)).collect::<Vec<_>>(),
        [(4, Seat(2)), (2, Seat(1)), (0, Seat(0))]
    );
    let rewind = async |seat: u8, keep: u32| {
        club.host.by(club.press(), id, user(seat), Command::AskRewind { keep }).await.map(|it| it.motions)
    };
    assert_eq!(rewind(9, 2).await, Err(Denied::NoSeat));
    assert_eq!(rewind(0, 5).await, Err(Denied::NothingToAsk), "so far the game is now");
    // A would go back to the turn of B, who is not there for it themselves.
    let motion = rewind(0, 2).await.unwrap().remove(0);
    assert_eq!((&motion.matter, motion.lacking, motion.reveals), (&Matter::TakeBack { at: 2, by: Seat(0) }, 2, false));
    assert_eq!(rewind(1, 0).await, Err(Denied::NothingToAsk), "one at a time");
    for seat in [1, 2] {
        club.host.reply(club.press(), id, user(seat), &motion.token, true).await.unwrap();
    }
    assert_eq!(news(&club).await, Some(News::TookBack { by: Seat(0), count: 3, sealed: false }));
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (2, "B"));

    // Everybody may give again what was theirs, in the order in which it was, and that survives the process.
    let redo = async |seat: u8| club.host.redo(club.press(), id, user(seat)).await.map(|it| it.table.n);
    assert_eq!(redo(0).await, Err(Denied::NothingToRedo));
    assert_eq!((redo(1).await, redo(1).await, redo(2).await), (Ok(3), Ok(4), Ok(5)));
    assert_eq!(redo(2).await, Err(Denied::NothingToRedo));

    // Whoever answers otherwise has nothing to give again.
    let motion = rewind(2, 2).await.unwrap().remove(0);
    for seat in [0, 1] {
        club.host.reply(club.press(), id, user(seat), &motion.token, true).await.unwrap();
    }
    club.line(id, "B roll").await;
    assert_eq!(redo(1).await, Err(Denied::NothingToRedo));
}

#[tokio::test]
async fn nobody_goes_back_into_a_secret_round_or_alone() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north, B bid, A low").await;
    let times = club.host.times(id).await.unwrap();
    assert_eq!(times.iter().map(|it| it.keep).collect::<Vec<_>>(), [2, 0], "who has chosen shows nowhere");
    let rewind = async |keep: u32| club.host.by(club.press(), id, user(1), Command::AskRewind { keep }).await;
    assert_eq!(rewind(3).await, Err(Denied::NothingToAsk));
    let motion = rewind(2).await.unwrap().motions.remove(0);
    club.host.reply(club.press(), id, user(0), &motion.token, true).await.unwrap();
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (2, "B"));
    // Beside a robot nobody is there who could agree.
    club.host.configure(|it| it.robot_delay = std::time::Duration::from_secs(3_600));
    club.host.stand_in(club.press(), id, user(0), false, Seat(0), Level::Random).await.unwrap();
    assert_eq!(rewind(0).await, Err(Denied::NothingToAsk));
}
