//! Buttons that take back and give again: each stands for one answer.

use slowboat::engine::Seat;
use slowboat::host::{Command, Denied, Done, Level, Panel};

use crate::common::{Club, Commands, user};

/// Presses *Undo* or *Redo* as it stood on a panel.
async fn press(club: &Club, seat: u8, panel: &Panel, undo: bool) -> Result<Panel, Denied> {
    let own = if undo { &panel.undo } else { &panel.redo };
    let token = Some(own.as_ref().expect("the panel has the button").token.clone());
    let command = if undo { Command::Undo { token } } else { Command::Redo { token } };
    let person = crate::common::person(seat);
    let actor = slowboat::host::Actor::Person { person, is_moderator: false };
    let done = club.host.run(club.press(), panel.table.id, actor, command).await;
    done.and_then(Done::into_receipt).map(|it| it.panel)
}

#[tokio::test]
async fn undo_takes_back_the_answer_that_it_stood_under_and_no_other() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk").await;
    let first = club.host.panel(id, user(0)).await.unwrap();
    club.line(id, "A north").await;
    let second = club.host.panel(id, user(0)).await.unwrap();
    club.line(id, "B walk, B south, A walk").await;
    let late = club.host.panel(id, user(0)).await.unwrap();
    assert_eq!(press(&club, 0, &first, true).await, Err(Denied::AnsweredSince { count: 2 }));
    assert_eq!(club.n(id).await, 5, "nothing was changed");

    // The same button from two devices takes back one answer; the same answer given anew has the same button.
    assert!(press(&club, 0, &late, true).await.is_ok());
    assert_eq!(press(&club, 0, &late, true).await, Err(Denied::TakenBack));
    assert_eq!(club.n(id).await, 4);
    club.line(id, "A count").await;
    assert_eq!(press(&club, 0, &late, true).await, Err(Denied::TakenBack), "another answer stands there now");
    assert!(club.host.undo(club.press(), id, user(0)).await.is_ok(), "typed, it is the latest");
    assert_eq!(press(&club, 0, &second, true).await, Err(Denied::OthersSince { seat: Seat(1) }));
}

#[tokio::test]
async fn a_panel_says_how_many_answers_can_be_taken_back_one_after_the_other() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let undoes = async |seat: u8| club.host.panel(id, user(seat)).await.unwrap().undoes;
    club.line(id, "A walk, A north").await;
    assert_eq!((undoes(0).await, undoes(1).await), (2, 0));
    let oldest = club.host.panel(id, user(0)).await.unwrap().oldest;
    assert_eq!(oldest.map(|it| it.key), Some("walk".to_owned()), "where it ends");
    for left in [1, 0] {
        club.host.undo(club.press(), id, user(0)).await.unwrap();
        assert_eq!(undoes(0).await, left);
    }
    assert!(club.host.undo(club.press(), id, user(0)).await.is_err(), "and no more");

    // Others' answers, a roll and a secret round end it; in the round it is one's own choice alone.
    club.line(id, "A walk, A north, B walk").await;
    assert_eq!((undoes(0).await, undoes(1).await), (0, 1));
    club.line(id, "B south, A roll").await;
    assert_eq!(undoes(0).await, 0);
    let id = club.game(2, 2).await;
    club.line(id, "A walk, A north, B walk, B south, A walk, A north, B bid, B high").await;
    let undoes = async |seat: u8| club.host.panel(id, user(seat)).await.unwrap().undoes;
    assert_eq!((undoes(0).await, undoes(1).await), (0, 1));
}

#[tokio::test]
async fn whoever_plays_beside_robots_alone_is_told_that_undo_takes_back_theirs_too() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.host.configure(|it| it.robot_delay = std::time::Duration::from_secs(3_600));
    club.line(id, "A walk, A north, B walk, B south").await;
    let undo_with = async || club.host.panel(id, user(0)).await.unwrap().undo_with;
    assert_eq!(undo_with().await, [], "a person's answers stay");
    club.host.stand_in(club.press(), id, user(1), false, Seat(1), Level::Random).await.unwrap();
    assert_eq!(undo_with().await, [Seat(1)]);
    club.host.undo(club.press(), id, user(0)).await.unwrap();
    assert_eq!((club.n(id).await, undo_with().await), (1, Vec::new()));
}

#[tokio::test]
async fn whoever_cannot_undo_is_told_why_and_nothing_of_what_is_secret() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let undo = async |seat: u8| club.host.undo(club.press(), id, user(seat)).await.unwrap_err();
    assert_eq!(undo(0).await, Denied::NothingToUndo);
    club.line(id, "A walk, A north, B walk, B south").await;
    assert_eq!(undo(0).await, Denied::OthersSince { seat: Seat(1) });
    club.line(id, "A walk, A north, B bid, B high").await;
    assert_eq!(undo(0).await, Denied::Sealed, "that B has chosen in secret already is nobody's business");

    let id = club.game(2, 2).await;
    club.line(id, "A side, A fight, B fight").await;
    for seat in 0..2 {
        assert_eq!(
            club.host.undo(club.press(), id, user(seat)).await.unwrap_err(),
            match seat {
                0 => Denied::TeamDecided,
                _ => Denied::NothingToUndo,
            }
        );
    }
}

#[tokio::test]
async fn redo_gives_again_what_it_stood_for_once() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A walk, A north, B walk").await;
    let b = club.host.undo(club.press(), id, user(1)).await.unwrap().panel;
    assert!(press(&club, 1, &b, false).await.is_ok());
    assert_eq!(press(&club, 1, &b, false).await, Err(Denied::NothingToRedo));
    assert_eq!(club.n(id).await, 3);
    club.line(id, "B south, A walk").await;
    let a = club.host.undo(club.press(), id, user(0)).await.unwrap().panel;
    club.line(id, "A roll").await;
    assert_eq!(press(&club, 0, &a, false).await, Err(Denied::NothingToRedo));
    assert_eq!(press(&club, 1, &b, false).await, Err(Denied::NothingToRedo));
    assert_eq!(club.n(id).await, 5);
}

#[tokio::test]
async fn a_vote_is_taken_back_once_and_never_the_answer_before_it() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A side").await;
    let answered = club.host.panel(id, user(0)).await.unwrap();
    club.line(id, "A fight").await;
    let voted = club.host.panel(id, user(0)).await.unwrap();
    assert_eq!(press(&club, 0, &answered, true).await, Err(Denied::AnsweredSince { count: 0 }));
    assert!(press(&club, 0, &voted, true).await.is_ok());
    assert_eq!(press(&club, 0, &voted, true).await, Err(Denied::TakenBack));
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (1, "AB"));
}

#[tokio::test]
async fn a_menu_of_robots_seats_one_and_sends_away_the_one_it_names() {
    let club = Club::new().await;
    let table = club.lobby(1).await;
    let (id, creator) = (table.id, user(0));
    let run = async |seating: &str, seat: Option<u8>| {
        let seating = Some(seating.to_owned());
        let command = match seat {
            None => Command::AddRobot { seating, level: Level::Random },
            Some(seat) => Command::DropRobot { seating, seat: slowboat::engine::Seat(seat) },
        };
        club.host.by(club.press(), id, creator, command).await
    };
    let alone = table.seating();
    let one = run(&alone, None).await.unwrap();
    assert_eq!(run(&alone, None).await, Err(Denied::SeatingChanged));
    let two = run(&one.seating(), None).await.unwrap();
    let dropped = run(&two.seating(), Some(1)).await.unwrap();
    assert_eq!(run(&two.seating(), Some(1)).await, Err(Denied::SeatingChanged), "the other robot sits there now");
    assert_eq!(dropped.people.len(), 2);
}
