//! Substitutes: somebody who does not sit at the table plays on in a seat, as most agree or the one whose seat it is.

use slowboat::engine::Seat;
use slowboat::host::*;

use super::clocks::{HOUR, flag, later, timed};
use crate::common::*;

/// What F says, who does not sit there.
async fn offer(club: &Club, id: GameId, seat: u8) -> Result<Motion, Denied> {
    let table = club.host.substitute(club.press(), id, person(5), Seat(seat)).await?;
    Ok(table.motions.last().cloned().unwrap())
}

/// Whoever agrees to give their own seat away sits there no more, and has no receipt.
async fn reply(club: &Club, id: GameId, seat: u8, motion: &Motion, agrees: bool) {
    let command = Command::Reply { token: motion.token.clone(), agrees };
    club.host.by(club.press(), id, user(seat), command).await.unwrap();
}

fn matter(whom: u8) -> Matter {
    Matter::Substitute { whom: Seat(whom), user: user(5), name: "Person 5".to_owned() }
}

#[tokio::test]
async fn most_of_the_others_let_somebody_play_on_with_what_lies_there() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 4).await;
    club.line(id, "A walk, A north").await;
    assert_eq!(club.active(id).await, "B");
    club.drain().await;
    let motion = offer(&club, id, 1).await.unwrap();
    assert_eq!((&motion.matter, motion.lacking, &motion.silent[..]), (&matter(1), 2, &[Seat(0), Seat(2), Seat(3)][..]));
    let told = club.drain().await;
    assert_eq!(told.iter().map(crate::common::told).collect::<Vec<_>>(), ["turn 2 [ACDB]"], "B has the last word");
    assert_eq!(told[0].news, Some(News::Offered { name: "Person 5".to_owned() }));
    // Said twice it is one motion, which calls nobody again; and F still sees nothing of a seat.
    assert_eq!(offer(&club, id, 1).await.unwrap().token, motion.token);
    assert_eq!(club.told().await, Vec::<String>::new());
    assert!(matches!(club.host.panel(id, user(5)).await, Err(Denied::NoSeat)));

    reply(&club, id, 0, &motion, true).await;
    assert_eq!(club.told().await, ["update 2 []"]);
    // It survives the process.
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    reply(&club, id, 2, &motion, true).await;
    let told = club.drain().await;
    assert_eq!(told.iter().map(crate::common::told).collect::<Vec<_>>(), ["turn 2 [F]"], "whose turn it is now");
    assert_eq!(told[0].news, Some(News::Replaced { whom: Seat(1), was: "Person 1".to_owned() }));
    let table = club.host.table(id).await.unwrap();
    assert_eq!((table.people[1].clone(), table.motions), (person(5), vec![]));
    assert!(club.host.panel(id, user(5)).await.unwrap().decision.is_some());
    assert!(matches!(club.host.panel(id, user(1)).await, Err(Denied::NoSeat)));
    assert_eq!(club.say(id, 1, "walk").await.unwrap_err(), Denied::NoSeat);
    club.host.answer(club.press(), id, user(5), None, "walk").await.unwrap();
    assert_eq!(club.host.turns(user(5)).await.unwrap().len(), 1);
    assert_eq!(club.host.turns(user(1)).await.unwrap(), []);
}

#[tokio::test]
async fn whose_seat_it_is_decides_alone_and_playing_on_is_saying_no() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    let motion = offer(&club, id, 1).await.unwrap();
    reply(&club, id, 1, &motion, false).await;
    let fell = club.drain().await.pop().unwrap().news;
    assert_eq!(fell, Some(News::Opposed { matter: matter(1), by: Seat(1) }));

    club.wait(1);
    offer(&club, id, 0).await.unwrap();
    club.line(id, "A walk").await;
    assert_eq!(club.host.table(id).await.unwrap().motions, []);

    // An objection of somebody else is one vote.
    club.wait(MINUTE);
    let motion = offer(&club, id, 1).await.unwrap();
    reply(&club, id, 2, &motion, false).await;
    assert_eq!(club.host.table(id).await.unwrap().motions.len(), 0, "of two it takes both");
    club.wait(MINUTE);
    let motion = offer(&club, id, 1).await.unwrap();
    club.drain().await;
    reply(&club, id, 1, &motion, true).await;
    assert_eq!(club.told().await, ["turn 1 [F]"], "they are told, although it is not their turn");
    assert_eq!(club.host.table(id).await.unwrap().people[1], person(5));
}

#[tokio::test]
async fn an_offer_is_refused_with_the_reason_and_lapses() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let by = async |who: u8, seat: u8| club.host.substitute(club.press(), id, person(who), Seat(seat)).await;
    assert_eq!(by(0, 1).await.unwrap_err(), Denied::AlreadySeated);
    assert_eq!(by(5, 7).await.unwrap_err(), Denied::NobodyThere);
    // Of one person's offers the newest stands, and one may not call the table as often as one likes.
    club.host.configure(|it| it.tables_per_person = 3);
    for seat in [0, 1, 0] {
        offer(&club, id, seat).await.unwrap();
        assert_eq!(club.host.table(id).await.unwrap().motions.len(), 1);
    }
    let again = by(5, 1).await.unwrap_err();
    assert!(matches!(again, Denied::TooOften { what: Limited::Offers, .. }), "{again:?}");
    club.wait(72 * HOUR);
    club.host.count_votes().await.unwrap();
    assert_eq!(club.drain().await.pop().unwrap().news, Some(News::Lapsed { matter: matter(0) }));
    assert_eq!(club.host.table(id).await.unwrap().people[0], person(0));
}

#[tokio::test]
async fn nobody_sits_down_where_nobody_has_said_yes() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = std::time::Duration::from_secs(3_600_000));
    let id = club.game(1, 2).await;
    club.host.stand_in(club.press(), id, user(1), false, Seat(1), Level::Random).await.unwrap();
    // A is not there any more, and a robot plays for B.
    club.wait(8 * 24 * HOUR);
    let motion = offer(&club, id, 1).await.unwrap();
    assert_eq!(club.host.table(id).await.unwrap().motions.len(), 1);
    reply(&club, id, 0, &motion, true).await;
    let table = club.host.table(id).await.unwrap();
    assert_eq!((table.people[1].clone(), table.robots.len()), (person(5), 0), "the robot has gone");
}

#[tokio::test]
async fn what_was_taken_back_or_said_in_advance_goes_with_whoever_said_it() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    club.line(id, "A walk").await;
    club.host.undo(club.press(), id, user(0)).await.unwrap();
    let command = Command::PassAhead { token: None, pass: None };
    club.host.by(club.press(), id, user(0), command).await.unwrap();
    let own = club.host.panel(id, user(0)).await.unwrap();
    assert!(own.redo.is_some() && !own.ahead.said.is_empty(), "{own:?}");
    let motion = offer(&club, id, 0).await.unwrap();
    reply(&club, id, 0, &motion, true).await;
    let panel = club.host.panel(id, user(5)).await.unwrap();
    assert!(panel.redo.is_none() && panel.ahead.said.is_empty(), "{panel:?}");
    assert_eq!(club.host.doctor().await.unwrap()[0].trouble, None);
}

#[tokio::test]
async fn whoever_plays_on_has_a_time_of_their_own() {
    let club = Club::new().await;
    let id = timed(&club, 3).await;
    later(&club, 10 * HOUR).await;
    let motion = offer(&club, id, 0).await.unwrap();
    reply(&club, id, 0, &motion, true).await;
    assert_eq!(flag(&club, id, 0).await, Some(72 * HOUR));
    later(&club, 60 * HOUR).await;
    let back = club.host.substitute(club.press(), id, person(0), Seat(0)).await.unwrap().motions.remove(0);
    reply(&club, id, 5, &back, true).await;
    assert_eq!(flag(&club, id, 0).await, Some(62 * HOUR), "what was left of A's own");
}

#[tokio::test]
async fn whoever_is_let_go_sits_there_no_more_and_the_seat_is_open() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = std::time::Duration::from_secs(3_600_000));
    let id = club.game(1, 3).await;
    club.line(id, "A walk, A north, B walk, B north").await;
    club.drain().await;
    let go = async |by: u8, whom: u8| {
        club.wait(1);
        club.host.by(club.press(), id, user(by), Command::Drop { seat: Seat(whom) }).await
    };
    assert_eq!(go(9, 0).await, Err(Denied::NoSeat));
    assert_eq!(go(0, 5).await, Err(Denied::NobodyThere));
    let motion = go(0, 2).await.unwrap().motions.remove(0);
    assert_eq!((motion.lacking, &motion.silent[..]), (1, &[Seat(1)][..]));
    assert_eq!(club.told().await, ["turn 4 [BC]"], "C is asked, too");
    reply(&club, id, 2, &motion, false).await;
    let fell = Some(News::Opposed { matter: Matter::Drop { whom: Seat(2) }, by: Seat(2) });
    assert_eq!(club.drain().await.pop().unwrap().news, fell);

    go(0, 2).await.unwrap();
    club.line(id, "C walk").await;
    assert_eq!(club.host.table(id).await.unwrap().motions, [], "C plays on");
    let motion = go(0, 2).await.unwrap().motions.remove(0);
    club.drain().await;
    reply(&club, id, 1, &motion, true).await;
    let told = club.drain().await;
    assert_eq!(told.iter().map(crate::common::told).collect::<Vec<_>>(), ["turn 5 [C]"], "who is told so");
    assert_eq!(told[0].news, Some(News::LetGo { whom: Seat(2), was: "Person 2".to_owned() }));
    let table = club.host.table(id).await.unwrap();
    assert_eq!((table.people[2].user, table.robots.get(&Seat(2))), (UserId::NOBODY, Some(&Level::Steady)));
    assert_eq!(club.say(id, 2, "north").await.unwrap_err(), Denied::NoSeat);
    assert_eq!(club.host.turns(user(2)).await.unwrap(), []);

    // The seat is there for somebody else; and whoever goes of their own will asks nobody.
    let motion = offer(&club, id, 2).await.unwrap();
    reply(&club, id, 0, &motion, true).await;
    reply(&club, id, 1, &motion, true).await;
    assert_eq!(club.host.table(id).await.unwrap().people[2], person(5));
    club.drain().await;
    go(1, 1).await.unwrap();
    assert_eq!(club.told().await, ["update 5 []"]);
    assert!(matches!(club.host.panel(id, user(1)).await, Err(Denied::NoSeat)));
}
