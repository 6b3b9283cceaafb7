//! What is owed to the channels: exact pings, edits, order.

use std::time::Duration;

use slowboat::engine::Seat;
use slowboat::host::*;

use crate::common::*;

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
        // A has more to choose in secret: nobody else hears of it.
        ("A high", ""),
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
        // The end calls everybody once, C who brought it about, too.
        ("C boom", "over 14 [ABC]"),
    ] {
        club.line(id, line).await;
        assert_eq!(club.told().await.join(", "), expected, "{line}");
    }
    let table = club.host.table(id).await.unwrap();
    assert_eq!((table.phase, table.active.len()), (Phase::Over, 0));
    let outcome = table.outcome.unwrap();
    assert_eq!([0, 1, 2].map(|it| outcome.points(Seat(it))), [Some(5), Some(1), Some(0)]);
    assert!(table.seed.is_some());
    assert_eq!(club.host.undo(club.press(), id, user(2)).await, Err(Denied::Ended));
}

#[tokio::test]
async fn a_ping_tells_everything_since_that_persons_last_answer() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.line(id, "A walk, A north").await;
    let asked = club.drain().await.pop().unwrap();
    assert_eq!(
        (told(&asked).as_str(), asked.notes),
        ("turn 2 [B]", (0, 1)),
        "B, who has not answered yet, hears of all"
    );
    club.line(id, "B walk").await;
    club.drain().await;
    club.line(id, "B south").await;
    let asked = club.drain().await.pop().unwrap();
    assert_eq!((told(&asked).as_str(), asked.notes), ("turn 4 [C]", (0, 2)), "over two messages");
    club.line(id, "C walk").await;
    club.drain().await;
    club.line(id, "C south").await;
    let asked = club.drain().await.pop().unwrap();
    assert_eq!((told(&asked).as_str(), asked.notes), ("turn 6 [A]", (1, 3)), "what A did is no news to A");
}

#[tokio::test]
async fn an_undo_pings_nobody_who_knows() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north").await;
    club.drain().await;
    club.host.undo(club.press(), id, user(0)).await.unwrap();
    let undone = club.drain().await;
    assert_eq!((told(&undone[0]), undone[0].undone, undone[0].by), ("update 1 []".to_owned(), true, Some(Seat(0))));
    assert_eq!((undone[0].notes, undone[0].since), ((0, 0), None), "A has the panel, and took it back");
    assert!(undone[0].running.is_some(), "B's call is edited");
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
    club.host.failed(&due[0], failure(FailureKind::Closed)).await.unwrap();
    assert_eq!(club.host.due(club.clock.now(), 10).await.unwrap(), [], "the others wait for it");
    club.wait(MINUTE);
    let again = club.host.due(club.clock.now(), 10).await.unwrap();
    let wanted = Delivery { again: true, failed: Some((FailureKind::Closed, 1)), ..due[0].clone() };
    assert_eq!(again, [wanted], "the same again, under the same nonce");
    club.host.delivered(again[0].id, arrived(again[0].running.unwrap())).await.unwrap();

    let rest = club.drain().await;
    assert_eq!(rest.iter().map(told).collect::<Vec<_>>(), ["turn 2 [B]", "update 3 []", "turn 4 [A]", "update 5 []"]);
    assert_eq!(rest.iter().map(|it| it.notes).collect::<Vec<_>>(), [(0, 1), (0, 1), (1, 2), (1, 2)]);
    assert_eq!(rest.iter().map(|it| it.since).collect::<Vec<_>>(), [None, None, Some(2), None]);

    club.line(id, "A north").await;
    club.drain().await;
    club.line(id, "B bid, A low, B high").await;
    let told_now = club.drain().await;
    assert_eq!(told_now.iter().map(told).collect::<Vec<_>>(), ["turn 7 [A]", "update 8 []"]);
    club.line(id, "B 3, A boom").await;
    club.drain().await;
    // Several in a row are told by the newest; an old message is not edited.
    club.wait(46 * MINUTE);
    club.line(id, "B walk").await;
    club.host.undo(club.press(), id, user(1)).await.unwrap();
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
    club.host.failed(&first[0], failure(FailureKind::Passing)).await.unwrap();
    club.wait(1_000);
    let rest = club.drain().await;
    assert_eq!(rest.iter().map(told).collect::<Vec<_>>(), ["update 1 []", "update 1 []"]);
    assert_eq!(rest[0].nonce, first[0].nonce);
}

#[tokio::test]
async fn what_failed_in_a_channel_that_the_game_has_left_is_due_at_once() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk").await;
    let first = club.host.due(club.clock.now(), 10).await.unwrap();
    club.host.bring(club.press(), id, user(0), place(2)).await.unwrap();
    club.host.failed(&first[0], failure(FailureKind::Closed)).await.unwrap();
    let again = club.host.due(club.clock.now(), 10).await.unwrap();
    assert_eq!((again[0].id, again[0].place, again[0].again), (first[0].id, place(2), true));
    club.host.failed(&again[0], failure(FailureKind::Closed)).await.unwrap();
    assert_eq!(club.host.due(club.clock.now(), 10).await.unwrap(), [], "there it waits");
}

#[tokio::test]
async fn an_end_that_could_not_be_told_is_told_elsewhere() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    for seat in 0..2 {
        club.host.concede(club.press(), id, user(seat)).await.unwrap();
    }
    let owed = club.host.due(club.clock.now(), 10).await.unwrap();
    club.host.failed(&owed[0], failure(FailureKind::Closed)).await.unwrap();
    assert_eq!(club.host.tables_of(user(1)).await.unwrap()[0].id, id);
    club.host.bring(club.press(), id, user(1), place(2)).await.unwrap();
    let told_now = club.drain().await;
    assert_eq!((told(told_now.last().unwrap()).as_str(), told_now[0].place), ("over 0 [AB]", place(2)));
    assert_eq!(club.host.tables_of(user(1)).await.unwrap(), [], "now it is done");
    assert_eq!(club.host.bring(club.press(), id, user(1), place(3)).await, Err(Denied::Ended));
}

#[tokio::test]
async fn while_robots_play_the_picture_is_brought_up_to_date_every_few_seconds_at_most_and_at_the_end() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600));
    let id = club.lobby(1).await.id;
    for _ in 0..2 {
        club.host.add_robot(club.press(), id, user(0), Level::Random).await.unwrap();
    }
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    club.line(id, "A walk, A north").await;
    let robot = async |seat: u8, key: &str| {
        let answer = Command::Answer { token: None, key: key.to_owned() };
        club.host.run(club.press(), id, Actor::Robot(Seat(seat)), answer).await.unwrap();
    };
    assert!(!club.told().await.is_empty(), "a person's own doing is shown at once");
    robot(1, "walk").await;
    assert_eq!(club.told().await, [""; 0]);
    robot(1, "north").await;
    robot(2, "walk").await;
    club.wait(2_999);
    assert_eq!(club.told().await, [""; 0]);
    club.wait(1);
    assert_eq!(club.told().await, ["update 5 []"], "the newest tells it all");
    robot(2, "north").await;
    assert_eq!(club.told().await, ["turn 6 [A]"], "nobody is pinged later for it");
}

#[tokio::test]
async fn patience_grows_and_ends_when_somebody_knocks() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let other = club.game(2, 2).await;
    club.line(id, "A walk").await;
    club.line(other, "A walk").await;
    let due = async || club.host.due(club.clock.now(), 10).await.unwrap();
    for delivery in due().await {
        club.host.failed(&delivery, failure(FailureKind::Closed)).await.unwrap();
    }
    let guild = place(1).guild;
    for minutes in [1, 2, 4] {
        club.wait(minutes * MINUTE - 1);
        assert_eq!(due().await, [], "not before {minutes} minutes");
        club.wait(1);
        for delivery in due().await {
            club.host.failed(&delivery, failure(FailureKind::Closed)).await.unwrap();
        }
    }
    club.host.knock(None, |_| true).await.unwrap();
    club.host.knock(guild, |it| it == ChannelId(3)).await.unwrap();
    assert_eq!(due().await, [], "neither another server nor another channel concerns them");
    club.host.knock(guild, |it| it == place(2).channel).await.unwrap();
    let knocked = due().await;
    assert_eq!(knocked.iter().map(|it| it.game).collect::<Vec<_>>(), [other]);
    // Somebody opens the door while we still stand before it.
    club.host.knock(guild, |it| it == place(2).channel).await.unwrap();
    assert_eq!(club.host.failed(&knocked[0], failure(FailureKind::Closed)).await.unwrap(), 0);
    let again = due().await;
    assert_eq!(
        club.host.failed(&again[0], failure(FailureKind::Closed)).await.unwrap(),
        MINUTE,
        "patience begins anew"
    );
    // Another failure than a closed door is none of those who knock.
    club.wait(MINUTE);
    let again = due().await;
    assert_eq!(club.host.failed(&again[0], failure(FailureKind::Refused)).await.unwrap(), MINUTE);
    club.host.knock(guild, |it| it == place(2).channel).await.unwrap();
    assert_eq!(due().await, []);
    let failing = club.host.failing().await.unwrap();
    let kinds: Vec<_> = failing.iter().map(|it| (it.failure, it.failures, it.failure_text.as_str())).collect();
    assert_eq!(kinds, [(FailureKind::Closed, 4, "said no"), (FailureKind::Refused, 1, "said no")]);
    club.wait(8 * MINUTE);
    assert_eq!(club.drain().await.len(), 2);
    assert_eq!(club.host.failing().await.unwrap(), []);
}

#[tokio::test]
async fn what_the_bot_lacks_is_told_once_in_a_channel() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let lacking = Rights(1 << 15);
    let mut said = Vec::new();
    for (step, rights) in [
        ("A walk", lacking),
        ("A north", lacking),
        ("B walk", lacking),
        ("B south", Rights::NONE),
        ("A walk", Rights::NONE),
        ("A south", lacking),
        ("B walk", lacking),
        ("B north", lacking),
    ] {
        club.line(id, step).await;
        for delivery in club.host.due(club.clock.now(), 10).await.unwrap() {
            said.push((told(&delivery), delivery.says_lack(rights)));
            let message = delivery.running.unwrap_or(MessageId(delivery.id.0 as u64));
            club.host.delivered(delivery.id, Arrived { message, lacking: rights }).await.unwrap();
        }
    }
    let said: Vec<(&str, bool)> = said.iter().map(|it| (it.0.as_str(), it.1)).collect();
    let wanted = [
        // It stays in the message that says so while that is edited.
        ("update 1 []", true),
        ("turn 2 [B]", false),
        ("update 3 []", false),
        ("turn 4 [A]", false),
        ("update 5 []", false),
        ("turn 6 [B]", true),
        ("update 7 []", true),
        ("turn 8 [A]", false),
    ];
    assert_eq!(said, wanted);
}

#[tokio::test]
async fn a_table_that_nobody_could_see_makes_room_for_another() {
    let club = Club::new().await;
    let unseen = club.lobby(1).await;
    let owed = club.host.due(club.clock.now(), 10).await.unwrap();
    let open = async || club.host.open(club.press(), place(1), person(1), fair()).await;
    let taken = Denied::ChannelTaken { game: unseen.id, code: unseen.code.clone() };
    assert_eq!(open().await.unwrap_err(), taken, "its message may be arriving just now");
    club.host.failed(&owed[0], failure(FailureKind::Passing)).await.unwrap();
    assert_eq!(open().await.unwrap_err(), taken, "it will be there in a moment");
    club.wait(MINUTE);
    let owed = club.host.due(club.clock.now(), 10).await.unwrap();
    club.host.failed(&owed[0], failure(FailureKind::Closed)).await.unwrap();
    let seen = open().await.unwrap().table;
    assert_eq!(club.host.table(unseen.id).await.unwrap().phase, Phase::Closed);
    club.wait(MINUTE);
    let told_now = club.drain().await;
    assert_eq!(told_now.iter().map(|it| it.game).collect::<Vec<_>>(), [seen.id], "nothing is said of the other one");
    assert!(matches!(open().await.unwrap_err(), Denied::ChannelTaken { game, .. } if game == seen.id));
    // Where somebody else sits already, nobody takes the table away.
    let moved = club.lobby(2).await.id;
    club.drain().await;
    club.host.join(club.press(), moved, person(1)).await.unwrap();
    club.host.bring(club.press(), moved, user(0), place(3)).await.unwrap();
    for delivery in club.host.due(club.clock.now(), 10).await.unwrap() {
        club.host.failed(&delivery, failure(FailureKind::Closed)).await.unwrap();
    }
    let denied = club.host.open(club.press(), place(3), person(2), fair()).await.unwrap_err();
    assert!(matches!(denied, Denied::ChannelTaken { game, .. } if game == moved));
}
