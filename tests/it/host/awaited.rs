//! Who is awaited since when, in all games of a person, and who is called again.

use std::time::Duration;

use slowboat::engine::Seat;
use slowboat::host::*;

use crate::common::*;

const HOUR: Millis = 60 * MINUTE;

/// Lets so many hours pass, and says whom what is owed calls, which reminder that is, and since how many hours they are awaited.
async fn hours(club: &Club, hours: Millis) -> Vec<String> {
    club.wait(hours * HOUR);
    club.host.remind().await.unwrap();
    let line = |it: &Delivery| {
        let reminder = it.reminder.as_ref().expect("nothing else is owed");
        let since = (club.clock.now() - reminder.since) / HOUR;
        let letters =
            |users: &[UserId]| users.iter().map(|it| Seat((u64::MAX - it.0) as u8).letter()).collect::<String>();
        let last = if reminder.is_last { ", the last" } else { "" };
        format!("{} of {} after {since}{last}", letters(&reminder.whom), letters(&it.ping))
    };
    club.drain().await.iter().map(line).collect()
}

#[tokio::test]
async fn whoever_forgets_is_called_three_times_and_then_the_table_is() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.line(id, "A walk, A north").await;
    club.drain().await;
    assert_eq!(hours(&club, 23).await, [""; 0]);
    assert_eq!(hours(&club, 1).await, ["B of B after 24"]);
    assert_eq!(hours(&club, 0).await, [""; 0], "once");
    assert_eq!(hours(&club, 47).await, [""; 0]);
    assert_eq!(hours(&club, 1).await, ["B of B after 72"]);
    assert_eq!(hours(&club, 96).await, ["B of BAC after 168, the last"]);
    assert_eq!(hours(&club, 10_000).await, [""; 0], "then it stops");
    // Whoever has answered is awaited anew, also within their own turn.
    club.line(id, "B walk").await;
    club.drain().await;
    assert_eq!(hours(&club, 24).await, ["B of B after 24"]);
    club.line(id, "B south, C walk").await;
    club.drain().await;
    club.wait(23 * HOUR);
    club.host.undo(club.press(), id, user(2)).await.unwrap();
    club.drain().await;
    assert_eq!(hours(&club, 1).await, [""; 0], "C has just been there");
}

#[tokio::test]
async fn a_reminder_is_neither_lost_nor_doubled_by_a_restart_and_after_a_long_night_one_is_enough() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    let start = club.clock.now();
    club.wait(24 * HOUR);
    club.host.remind().await.unwrap();
    let due = club.host.due(club.clock.now(), 10).await.unwrap();
    assert_eq!(due.len(), 1);
    drop(club);

    let club = Club::at(dir.path(), Fault::None).await;
    club.wait(24 * HOUR + MINUTE);
    club.host.remind().await.unwrap();
    let again = club.drain().await;
    assert_eq!((again.len(), &again[0].reminder, again[0].again), (1, &due[0].reminder, true));
    assert_eq!(again[0].reminder.as_ref().map(|it| it.since), Some(start));
    drop(club);

    // Two are due by now, and one comes.
    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!(hours(&club, 200).await, ["A of AB after 200, the last"]);
    assert_eq!(hours(&club, 200).await, [""; 0]);
    assert_eq!(club.active(id).await, "A");
}

#[tokio::test]
async fn nobody_is_called_again_who_has_nothing_to_do_or_for_whom_a_robot_plays() {
    let club = Club::new().await;
    club.lobby(9).await;
    club.drain().await;
    let id = club.game(1, 2).await;
    let other = club.game(2, 2).await;
    club.host.configure(|it| it.reminder = Duration::ZERO);
    assert_eq!(hours(&club, 1_000).await, [""; 0], "the owner of the bot wants none");
    club.host.configure(|it| (it.reminder, it.robot_delay) = (Duration::from_secs(3_600), Duration::from_secs(1_000)));
    let robot = Command::StandIn { seat: Seat(0), level: Level::Random };
    club.host.by(club.press(), id, user(0), robot).await.unwrap();
    club.host.concede(club.press(), other, user(0)).await.unwrap();
    club.host.concede(club.press(), other, user(1)).await.unwrap();
    club.drain().await;
    assert_eq!(hours(&club, 1_000).await, [""; 0]);
}

/// A channel that opens again after weeks is not flooded with what nobody could read.
#[tokio::test]
async fn nobody_is_called_again_before_they_could_be_called_at_all() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north").await;
    for _ in 0..10 {
        for delivery in club.host.due(club.clock.now(), 10).await.unwrap() {
            assert!(delivery.reminder.is_none());
            club.host.failed(&delivery, failure(FailureKind::Closed)).await.unwrap();
        }
        club.wait(24 * HOUR);
        club.host.remind().await.unwrap();
    }
    let all = club.drain().await;
    assert!(all.iter().all(|it| it.reminder.is_none()), "{all:?}");
    assert_eq!(hours(&club, 23).await, [""; 0]);
    assert_eq!(hours(&club, 1).await, ["B of BA after 264, the last"]);
}

/// How many answers somebody needs for a choice in secret would tell something of it.
#[tokio::test]
async fn a_reminder_does_not_tell_who_has_begun_to_choose_in_secret() {
    let mut heard = Vec::new();
    for begins in [false, true] {
        let club = Club::new().await;
        let id = club.game(1, 2).await;
        club.line(id, "A bid").await;
        club.drain().await;
        club.wait(12 * HOUR);
        if begins {
            club.line(id, "A high").await;
        }
        let mut calls = hours(&club, 12).await;
        calls.extend(hours(&club, 12).await);
        heard.push(calls);
    }
    assert_eq!(heard[0], ["AB of AB after 24"]);
    assert_eq!(heard[0], heard[1]);
}

#[tokio::test]
async fn all_games_of_a_person_are_listed_with_since_when_they_wait() {
    let club = Club::new().await;
    let first = club.game(1, 2).await;
    club.wait(HOUR);
    let second = club.game(2, 3).await;
    club.lobby(3).await;
    let turns = async |seat: u8| -> Vec<String> {
        let line = |it: TurnRow| {
            let since = it.since.map_or(String::new(), |since| format!(" for {}", (club.clock.now() - since) / MINUTE));
            let awaited: String = it.awaited.iter().map(|it| Seat(*it).letter()).collect();
            format!("{} {} {awaited}{since}", it.id, it.phase)
        };
        club.host.turns(user(seat)).await.unwrap().into_iter().map(line).collect()
    };
    assert_eq!(turns(0).await, ["1 running A for 60", "2 running A for 0", "3 lobby "]);
    assert_eq!(turns(1).await, ["1 running A", "2 running A"]);
    assert_eq!(turns(7).await, [""; 0]);
    club.wait(HOUR);
    club.line(first, "A walk, A north").await;
    assert_eq!(turns(0).await, ["2 running A for 60", "1 running B", "3 lobby "]);
    assert_eq!(turns(1).await, ["1 running B for 0", "2 running A"]);
    // Exactly those who are awaited stand there, whatever is done.
    for line in ["A bid", "B low", "A low, C low", "B walk"] {
        club.line(second, line).await;
        let stored: String =
            club.host.turns(user(2)).await.unwrap()[0].awaited.iter().map(|it| Seat(*it).letter()).collect();
        assert_eq!(stored, club.active(second).await, "after {line}");
    }
    club.host.undo(club.press(), second, user(1)).await.unwrap();
    assert_eq!(turns(2).await, ["2 running B"]);
}
