//! Answers given in advance: only their owner sees them, and each ends when it should.

use slowboat::engine::{Scope, Viewer};
use slowboat::host::{Ahead, Command, Denied, GameId, LEADER, Pass};
use slowboat::store::Store;

use super::super::common::Fault;
use crate::common::{Club, Commands, user};

fn pass(scope: Scope) -> Pass {
    let ask = (scope == Scope::Ask).then(|| "claim".to_owned());
    Pass { kind: "claims".to_owned(), scope, ask }
}

async fn ahead(club: &Club, id: GameId, seat: u8) -> Ahead {
    club.host.panel(id, user(seat)).await.unwrap().ahead
}

async fn say(club: &Club, id: GameId, seat: u8, token: Option<String>, scope: Scope) -> Result<(), Denied> {
    let command = Command::PassAhead { token, pass: Some(pass(scope)) };
    club.host.by(club.press(), id, user(seat), command).await.map(drop)
}

#[tokio::test]
async fn a_pass_in_advance_answers_its_question_and_ends_with_the_own_turn() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    let before = (club.host.table(id).await.unwrap(), ahead(&club, id, 0).await);
    say(&club, id, 1, None, Scope::Turn).await.unwrap();
    assert_eq!(ahead(&club, id, 1).await.said, [pass(Scope::Turn)]);
    // Nobody else sees anything of it.
    assert_eq!((club.host.table(id).await.unwrap(), ahead(&club, id, 0).await), before);
    assert!(club.told().await.is_empty(), "nothing is told");

    club.line(id, "A claim").await;
    assert_eq!(club.active(id).await, "AC", "B is not awaited");
    assert_eq!(club.told().await, ["turn 2 [C]"], "and not called");
    let public = club.host.notes(id, Viewer::Public, 0, 9).await.unwrap();
    assert_eq!(public.total, 1, "only what the answer itself tells");

    club.line(id, "A gold, C gold").await;
    assert_eq!(club.active(id).await, "B");
    assert_eq!(ahead(&club, id, 1).await.said, [], "the own turn has begun");
    club.line(id, "B walk, B north, C claim").await;
    assert_eq!(club.active(id).await, "ABC");
}

#[tokio::test]
async fn an_open_question_is_answered_at_once_and_asked_again_when_it_is_taken_back() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A claim").await;
    let token = Some(ahead(&club, id, 1).await.token);
    say(&club, id, 1, token.clone(), Scope::Ask).await.unwrap();
    assert_eq!((club.active(id).await, club.n(id).await), ("A".to_owned(), 2));
    assert!(matches!(say(&club, id, 1, token, Scope::Ask).await, Err(Denied::Stale { .. })), "pressed once");
    assert_eq!(say(&club, id, 1, None, Scope::Ask).await, Err(Denied::NothingToPass));
    club.host.undo(club.press(), id, user(1)).await.unwrap();
    assert_eq!((club.active(id).await, ahead(&club, id, 1).await.said), ("AB".to_owned(), vec![]));
}

#[tokio::test]
async fn it_holds_after_a_restart_and_for_later_turns_until_it_is_taken_back() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    say(&club, id, 1, None, Scope::Game).await.unwrap();
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert!(club.host.doctor().await.unwrap().iter().all(|it| it.trouble.is_none()), "the sums hold");
    club.line(id, "A claim, A gold, B walk, B north, A claim").await;
    assert_eq!((club.active(id).await, club.n(id).await), ("A".to_owned(), 7));
    club.line(id, "A gold, B walk, B south").await;
    let again = |token| club.host.by(club.press(), id, user(1), Command::AskAgain { token });
    again(Some(ahead(&club, id, 1).await.token)).await.unwrap();
    assert_eq!(again(None).await.err(), Some(Denied::NothingToPass));
    club.line(id, "A claim").await;
    assert_eq!(club.active(id).await, "AB");
}

#[tokio::test]
async fn a_robot_in_the_seat_does_not_use_it() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    say(&club, id, 1, None, Scope::Game).await.unwrap();
    club.host
        .stand_in(club.press(), id, user(1), false, slowboat::engine::Seat(1), slowboat::host::Level::Random)
        .await
        .unwrap();
    club.line(id, "A claim").await;
    assert!(club.active(id).await.contains('B') || club.n(id).await == 2, "the robot is asked");
    assert_eq!(ahead(&club, id, 1).await.said, [pass(Scope::Game)], "it waits for its player");
}

#[tokio::test]
async fn whoever_goes_along_with_the_leader_is_not_waited_for_and_may_speak() {
    let club = Club::with(Store::memory().await.unwrap(), Fault::Together).await;
    let id = club.game(1, 3).await;
    let along = |scope: Scope| {
        let ask = (scope == Scope::Ask).then(|| "side".to_owned());
        Command::PassAhead { token: None, pass: Some(Pass { kind: LEADER.to_owned(), scope, ask }) }
    };
    club.host.by(club.press(), id, user(1), along(Scope::Game)).await.unwrap();
    club.line(id, "A side").await;
    assert_eq!(club.active(id).await, "AC");
    assert_eq!(club.told().await, ["turn 1 [C]"], "B is not called");
    club.host.by(club.press(), id, user(2), along(Scope::Ask)).await.unwrap();
    assert_eq!(club.active(id).await, "A");
    assert_eq!(club.told().await, ["update 1 []"]);
    // One of them proposes all the same, and the leader has the last word.
    club.line(id, "C flee").await;
    assert_eq!(club.n(id).await, 1);
    club.line(id, "A fight").await;
    assert_eq!(club.n(id).await, 2);
    club.drain().await;

    // The leader goes along with nobody; A is waited for, and C, until C goes along again.
    club.line(id, "B side").await;
    assert_eq!(club.active(id).await, "AB");
    club.host.by(club.press(), id, user(2), Command::AskAgain { token: None }).await.unwrap();
    assert_eq!(club.active(id).await, "ABC");
    club.line(id, "A fight, B fight").await;
    assert_eq!((club.n(id).await, club.active(id).await), (3, "C".to_owned()));
    club.host.by(club.press(), id, user(2), along(Scope::Game)).await.unwrap();
    assert_eq!(club.n(id).await, 4, "nobody is left to wait for");
}
