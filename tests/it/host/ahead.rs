//! Answers given in advance: only their owner sees them, and each ends when it should.

use std::sync::Arc;

use slowboat::engine::{Scope, Seat, Viewer};
use slowboat::games::Registry;
use slowboat::host::{
    Ahead, Clock, Command, Denied, GameId, Host, InteractionId, LEADER, Level, Millis, Pass, SystemClock, Wish,
};

use super::super::common::Fault;
use super::clocks::{flag, timed};
use crate::common::stores;
use crate::common::{Club, Commands, MINUTE, fair, person, place, user};

const HOUR: Millis = 60 * MINUTE;

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
    club.host.stand_in(club.press(), id, user(1), false, Seat(1), Level::Random).await.unwrap();
    club.line(id, "A claim").await;
    assert!(club.active(id).await.contains('B') || club.n(id).await == 2, "the robot is asked");
    assert_eq!(ahead(&club, id, 1).await.said, [pass(Scope::Game)], "it waits for its player");
}

#[tokio::test]
async fn whoever_plays_alone_is_offered_nobody_to_go_along_with() {
    let registry = Registry::load(None).unwrap();
    let host = Host::start(stores::memory().await, registry, Arc::new(SystemClock)).await.unwrap();
    for (channel, seats, offered) in [(1, 1, false), (2, 2, true)] {
        let wish = Wish { game: "frostpunk".to_owned(), seats: Some(seats), ..Wish::default() };
        let press = InteractionId(10 * channel);
        let id = host.lobby(press, place(channel), person(0), wish).await.unwrap().id;
        for seat in 1..seats {
            host.join(InteractionId(press.0 + u64::from(seat)), id, person(seat)).await.unwrap();
        }
        host.begin(InteractionId(press.0 + 5), id, user(0)).await.unwrap();
        let ahead = host.panel(id, user(0)).await.unwrap().ahead;
        assert_eq!(ahead.offered.iter().any(|it| it.kind == LEADER), offered, "{seats} seats: {:?}", ahead.offered);
    }
}

#[tokio::test]
async fn whoever_goes_along_with_the_leader_is_not_waited_for_and_may_speak() {
    let club = Club::with(stores::memory().await, Fault::Together).await;
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

#[tokio::test]
async fn a_round_of_secret_choices_is_passed_on_as_well() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    say(&club, id, 1, None, Scope::Game).await.unwrap();
    club.line(id, "A bid").await;
    assert_eq!((club.active(id).await.as_str(), club.n(id).await), ("AC", 2));
    assert_eq!(club.told().await, ["turn 2 [C]"]);
    club.line(id, "A low").await;
    // As an answer in secret it is taken back as long as not all are in.
    club.host.undo(club.press(), id, user(1)).await.unwrap();
    assert_eq!((club.active(id).await.as_str(), ahead(&club, id, 1).await.said), ("BC", vec![]));
    club.line(id, "B high, B 4, C low").await;
    let said = club.host.notes(id, Viewer::Public, 0, 9).await.unwrap();
    assert_eq!((said.total, club.active(id).await.as_str()), (3, "B"));
}

/// In how many hours this seat is passed over.
async fn left(club: &Club, id: GameId, seat: u8) -> Option<Millis> {
    let open = club.host.panel(id, user(seat)).await.unwrap().decision;
    open.unwrap().until.map(|it| (it - club.clock.now()) / HOUR)
}

async fn hours(club: &Club, hours: Millis) {
    club.wait(hours * HOUR);
    club.host.count_votes().await.unwrap();
}

#[tokio::test]
async fn where_all_play_together_whoever_is_silent_passes_when_the_time_is_up() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::Together).await;
    let id = club.game(1, 4).await;
    club.line(id, "A bid").await;
    hours(&club, 20).await;
    assert_eq!((left(&club, id, 2).await, club.n(id).await), (Some(4), 1));
    // Neither who answers nor who takes that back gives the others more time.
    club.line(id, "A low, B low").await;
    club.host.undo(club.press(), id, user(1)).await.unwrap();
    club.line(id, "B high").await;
    club.drain().await;
    assert_eq!((left(&club, id, 1).await, left(&club, id, 2).await), (None, Some(4)), "B is in the middle of it");
    let now = club.clock.now();
    drop(club);

    let club = Club::at(dir.path(), Fault::Together).await;
    club.wait(now - club.clock.now() + 4 * HOUR - 1);
    club.host.count_votes().await.unwrap();
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (3, "BCD"));
    club.wait(1);
    club.host.count_votes().await.unwrap();
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (5, "B"), "C and D have passed");
    assert_eq!(club.told().await, ["update 5 []"], "and nobody is called for that");
    hours(&club, 1_000).await;
    assert_eq!(club.n(id).await, 5, "B cannot pass on this");
    club.line(id, "B 9").await;
    let said = club.host.notes(id, Viewer::Public, 0, 9).await.unwrap();
    assert_eq!((said.total, club.active(id).await.as_str()), (4, "B"));
    assert!(club.host.undo(club.press(), id, user(2)).await.is_err(), "all are in");
    assert_eq!(club.host.doctor().await.unwrap()[0].trouble, None);
    club.drain().await;
    club.line(id, "B bid").await;
    assert_eq!(club.told().await, ["turn 7 [ACD]"], "the next bid is another question");
}

#[tokio::test]
async fn a_table_with_clocks_says_the_earlier_time_of_all_alike() {
    let club = Club::with(stores::memory().await, Fault::Together).await;
    let id = timed(&club, 3).await;
    assert_eq!(flag(&club, id, 0).await, Some(72 * HOUR));
    club.line(id, "A bid, A low").await;
    let flags = [flag(&club, id, 1).await, flag(&club, id, 2).await];
    assert_eq!(flags, [Some(24 * HOUR); 2], "then they are passed over");
    club.line(id, "B high").await;
    assert_eq!([flag(&club, id, 1).await, flag(&club, id, 2).await], flags, "B is in the middle, which nobody is told");
}

#[tokio::test]
async fn a_table_where_the_first_proposal_stands_gives_whoever_is_asked_the_time_of_the_club() {
    let club = Club::with(stores::memory().await, Fault::Together).await;
    let id = club.host.lobby(club.press(), place(1), person(0), fair()).await.unwrap().id;
    club.host.join(club.press(), id, person(1)).await.unwrap();
    club.host.set_option(club.press(), id, user(0), "deliberation", "0").await.unwrap();
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    club.line(id, "A bid, A low").await;
    assert_eq!(left(&club, id, 1).await, Some(24));
    hours(&club, 23).await;
    assert_eq!(club.n(id).await, 2);
    hours(&club, 1).await;
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (3, "B"));
}

#[tokio::test]
async fn nobody_is_passed_over_where_nobody_waits_or_all_play_against_each_other() {
    let club = Club::with(stores::memory().await, Fault::Together).await;
    let id = club.game(1, 2).await;
    club.host.stand_in(club.press(), id, user(0), false, Seat(1), Level::Random).await.unwrap();
    club.line(id, "A bid").await;
    hours(&club, 1_000).await;
    assert_eq!((left(&club, id, 0).await, club.active(id).await.contains('A')), (None, true));

    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A bid, A low").await;
    hours(&club, 1_000).await;
    assert_eq!((left(&club, id, 1).await, club.n(id).await), (None, 2));
}
