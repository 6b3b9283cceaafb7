//! Decisions of the whole team: when they stand, and until when a vote can be taken back.

use std::time::Duration;

use slowboat::engine::{Plain, Seat, Words};
use slowboat::host::*;
use slowboat::store::Store;

use crate::common::*;

const HOUR: Millis = 60 * MINUTE;

/// A game of so many in which the team is asked.
async fn asked(club: &Club, seats: u8) -> GameId {
    let id = club.game(1, seats).await;
    club.line(id, "A side").await;
    club.drain().await;
    id
}

async fn open(club: &Club, id: GameId, seat: u8) -> Open {
    club.host.panel(id, user(seat)).await.unwrap().decision.unwrap()
}

#[tokio::test]
async fn a_team_votes_until_everybody_has() {
    let club = Club::new().await;
    let id = asked(&club, 3).await;
    let press = club.press();
    for _ in 0..2 {
        club.host.answer(press, id, user(1), None, "fight").await.unwrap();
    }
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (1, "AC"));
    let seen = open(&club, id, 2).await;
    assert_eq!((seen.voted, seen.own_vote), (vec![Seat(1)], None), "C knows that B has voted, not what");
    club.line(id, "B flee").await;
    assert_eq!(open(&club, id, 1).await.own_vote.as_deref(), Some("flee"));
    club.line(id, "C fight").await;
    assert_eq!(club.told().await, ["update 1 []"]);
    let receipt = club.say(id, 0, "fight").await.unwrap();
    assert_eq!(Plain.say(&receipt.notes[0].text), "sided(side=fight)");
    assert_eq!(club.told().await, ["turn 2 [B]"]);
    for seat in 0..3 {
        assert!(
            club.host.panel(id, user(seat)).await.unwrap().undo.is_none(),
            "nobody takes back what the team decided"
        );
    }
}

#[tokio::test]
async fn a_vote_stands_once_the_rest_cannot_change_it() {
    let club = Club::new().await;
    let id = asked(&club, 4).await;
    club.line(id, "B flee, C flee").await;
    assert_eq!(club.n(id).await, 1, "A and D could still want something else");
    club.line(id, "D flee").await;
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (2, "B"));
    assert_eq!(club.told().await, ["update 1 []", "turn 2 [B]"]);
}

#[tokio::test]
async fn a_vote_is_taken_back_until_the_team_has_decided() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = asked(&club, 3).await;
    club.line(id, "B fight").await;
    assert!(club.host.panel(id, user(1)).await.unwrap().undo.is_some());
    let receipt = club.host.undo(club.press(), id, user(1)).await.unwrap();
    assert_eq!(receipt.panel.decision.map(|it| (it.own_vote, it.deadline)), Some((None, None)));
    assert_eq!(club.active(id).await, "ABC");
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!(club.active(id).await, "ABC", "it was taken back for good");
    // One vote is not enough any more, two are.
    club.line(id, "C fight").await;
    assert_eq!(club.n(id).await, 1);
    club.line(id, "A fight").await;
    assert_eq!(club.n(id).await, 2);
}

#[tokio::test]
async fn a_late_vote_stands_when_more_than_half_have_voted() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let start = club.clock.now();
    let id = asked(&club, 4).await;
    club.line(id, "B flee").await;
    assert_eq!(open(&club, id, 0).await.deadline, Some(start + 24 * HOUR));
    club.wait(25 * HOUR);
    club.host.count_votes().await.unwrap();
    club.line(id, "C fight").await;
    club.host.count_votes().await.unwrap();
    assert_eq!(club.n(id).await, 1, "half is not more than half");
    drop(club);

    let club = Club::at(dir.path(), Fault::None).await;
    club.wait(25 * HOUR);
    // The third is late and decides at once; a tie would go to the leader's vote, else to the first seat's.
    club.line(id, "D fight").await;
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (2, "B"));
    let log = club.host.notes(id, slowboat::engine::Viewer::Public, 0, 9).await.unwrap();
    assert_eq!(Plain.say(&log.list[0].text), "sided(side=fight)");
}

#[tokio::test]
async fn the_clock_decides_a_vote_and_pings_whoever_is_next() {
    let club = Club::new().await;
    let id = asked(&club, 4).await;
    club.line(id, "B flee, C fight, D flee").await;
    club.drain().await;
    club.wait(24 * HOUR - 1);
    club.host.count_votes().await.unwrap();
    assert_eq!(club.n(id).await, 1);
    club.wait(1);
    club.host.count_votes().await.unwrap();
    assert_eq!(club.told().await, ["turn 2 [B]"]);
    club.host.count_votes().await.unwrap();
    assert_eq!(club.told().await, Vec::<String>::new());
    assert_eq!(club.host.doctor().await.unwrap()[0].trouble, None);
}

#[tokio::test]
async fn with_no_deadline_a_vote_waits_for_all() {
    let club = Club::new().await;
    club.host.configure(|it| it.vote_deadline = Duration::ZERO);
    let id = asked(&club, 4).await;
    club.line(id, "B flee, C fight, D flee").await;
    club.wait(10_000 * HOUR);
    club.host.count_votes().await.unwrap();
    assert_eq!((club.n(id).await, open(&club, id, 0).await.deadline), (1, None));
}

#[tokio::test]
async fn robots_never_decide_against_people() {
    let club = Club::with(Store::memory().await.unwrap(), Fault::None).await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600));
    let id = club.lobby(1).await.id;
    for _ in 0..2 {
        club.host.add_robot(club.press(), id, user(0), Level::Random).await.unwrap();
    }
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    club.line(id, "A side").await;
    for seat in [1, 2] {
        let answer = Command::Answer { token: None, key: "flee".to_owned() };
        let robot = Actor::Robot(Seat(seat));
        assert!(club.host.run(club.press(), id, robot, answer).await.is_ok());
    }
    assert_eq!(club.n(id).await, 1, "the robots agree, and wait for the person");
    club.line(id, "A fight").await;
    let log = club.host.notes(id, slowboat::engine::Viewer::Public, 0, 9).await.unwrap();
    assert_eq!(Plain.say(&log.list[0].text), "sided(side=fight)");
}
