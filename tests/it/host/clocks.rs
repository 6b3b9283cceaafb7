//! Clocks: whose time is up, what comes of it, and that it stops while somebody rests.

use std::time::Duration;

use slowboat::engine::Seat;
use slowboat::host::*;

use crate::common::*;

pub(super) const HOUR: Millis = 3_600_000;

/// A game of so many in which everybody has three days, one more for every turn, and twelve hours of grace.
pub(super) async fn timed(club: &Club, seats: u8) -> GameId {
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600_000));
    let id = club.lobby(1).await.id;
    for seat in 1..seats {
        club.host.join(club.press(), id, person(seat)).await.unwrap();
    }
    club.host.set_option(club.press(), id, user(0), TEMPO, "daily").await.unwrap();
    let bad = club.host.set_option(club.press(), id, user(0), TEMPO, "hasty").await;
    assert_eq!(bad, Err(Denied::BadOption { key: TEMPO.to_owned(), value: "hasty".to_owned() }));
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    club.drain().await;
    id
}

/// So many hours later, with all done that is due by then: what was told.
pub(super) async fn later(club: &Club, millis: Millis) -> Vec<(String, Option<News>)> {
    club.wait(millis);
    club.host.check_clocks().await.unwrap();
    club.host.count_votes().await.unwrap();
    club.drain().await.iter().map(|it| (told(it), it.news.clone())).collect()
}

pub(super) async fn flag(club: &Club, id: GameId, seat: u8) -> Option<Millis> {
    let flags = club.host.table(id).await.unwrap().flags;
    flags.get(&Seat(seat)).map(|it| it - club.host.now())
}

#[tokio::test]
async fn a_game_with_a_ghost_goes_on_without_a_moderator_and_the_ghost_may_come_back() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = timed(&club, 4).await;
    assert_eq!(flag(&club, id, 0).await, Some(72 * HOUR));
    assert_eq!(later(&club, 72 * HOUR - 1).await, []);
    let whom = Seat(0);
    let until = club.host.now() + 1 + 12 * HOUR;
    assert_eq!(later(&club, 1).await, [("turn 0 [A]".to_owned(), Some(News::TimeUp { whom, until }))]);
    assert_eq!(later(&club, 0).await, [], "once");
    // A restart forgets nothing of it.
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600_000));
    club.wait(72 * HOUR);
    assert_eq!(flag(&club, id, 0).await, Some(12 * HOUR));
    assert_eq!(later(&club, 12 * HOUR - 1).await, []);
    let until = club.host.now() + 1 + 24 * HOUR;
    assert_eq!(later(&club, 1).await, [("turn 0 [ABCD]".to_owned(), Some(News::OutOfTime { whom, until }))]);
    assert_eq!(flag(&club, id, 0).await, None);
    assert_eq!(later(&club, 24 * HOUR - 1).await, []);
    let took_over = later(&club, 1).await;
    assert!(took_over.iter().any(|it| it.1 == Some(News::TookOver { whom })), "{took_over:?}");
    let table = club.host.table(id).await.unwrap();
    assert_eq!((table.robots.get(&whom), table.motions.len()), (Some(&Level::Steady), 0));
    // Whoever comes back plays on, with what a turn brings, and no other miss is excused.
    club.line(id, "A walk, A north").await;
    assert!(club.host.table(id).await.unwrap().robots.is_empty());
    club.line(id, "B walk, B north, C walk, C north, D walk, D north").await;
    club.drain().await;
    let left = flag(&club, id, 0).await.unwrap();
    assert_eq!(left, 24 * HOUR, "the turn has brought it");
    let late = later(&club, left).await;
    assert!(matches!(late[..], [(_, Some(News::OutOfTime { .. }))]), "{late:?}");
}

#[tokio::test]
async fn whoever_objects_gives_more_time_and_whoever_agrees_does_not_wait() {
    let club = Club::new().await;
    let id = timed(&club, 3).await;
    later(&club, 72 * HOUR).await;
    later(&club, 12 * HOUR).await;
    let motion = club.host.table(id).await.unwrap().motions.remove(0);
    assert!(motion.carries && motion.wanted.is_empty(), "{motion:?}");
    assert_eq!(motion.silent, [Seat(1), Seat(2)]);
    club.host.reply(club.press(), id, user(1), &motion.token, false).await.unwrap();
    assert_eq!((flag(&club, id, 0).await, club.host.table(id).await.unwrap().motions), (Some(12 * HOUR), vec![]));
    club.drain().await;
    let again = later(&club, 12 * HOUR).await;
    assert!(matches!(again[..], [(_, Some(News::OutOfTime { .. }))]), "{again:?}");
    let motion = club.host.table(id).await.unwrap().motions.remove(0);
    for seat in [1, 2] {
        club.host.reply(club.press(), id, user(seat), &motion.token, true).await.unwrap();
    }
    assert!(club.host.table(id).await.unwrap().robots.contains_key(&Seat(0)));
    // Whoever it is about is there after all.
    club.line(id, "A walk").await;
    let table = club.host.table(id).await.unwrap();
    assert_eq!((table.robots.len(), table.motions), (0, vec![]));
}

#[tokio::test]
async fn the_clock_stops_while_somebody_rests_and_nothing_is_given_back() {
    let club = Club::new().await;
    let id = timed(&club, 2).await;
    club.wait(10 * HOUR);
    let away = |hours: Millis| Rest { away_until: Some(club.host.now() + hours * HOUR), ..Rest::default() };
    club.host.set_rest(user(0), Some(away(48))).await.unwrap();
    assert_eq!(flag(&club, id, 0).await, Some((48 + 62) * HOUR), "ten hours are spent");
    club.wait(20 * HOUR);
    club.host.set_rest(user(0), None).await.unwrap();
    assert_eq!(flag(&club, id, 0).await, Some(62 * HOUR), "back early, with what there was");
    // Rest that somebody sets afterwards is for the time to come.
    club.wait(2 * HOUR);
    let night = Rest { zone: Some("Europe/Warsaw".to_owned()), quiet: Some((0, 12 * 60)), ..Rest::default() };
    club.host.set_rest(user(0), Some(night)).await.unwrap();
    club.wait(24 * HOUR);
    club.host.set_rest(user(0), None).await.unwrap();
    assert_eq!(flag(&club, id, 0).await, Some((60 - 12) * HOUR), "half of the day counted");
    // An answer that is taken back and given again brings its time once.
    club.line(id, "A walk").await;
    assert_eq!(flag(&club, id, 0).await, Some(72 * HOUR), "never more than there was");
    for _ in 0..5 {
        club.wait(10 * HOUR);
        club.host.undo(club.press(), id, user(0)).await.unwrap();
        club.line(id, "A walk").await;
    }
    let left = flag(&club, id, 0).await.unwrap();
    assert_eq!(left, (72 - 50) * HOUR);
}

#[tokio::test]
async fn what_is_left_follows_from_the_database_alone_and_no_wait_overlaps_another() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = timed(&club, 3).await;
    let mut dice = Dice(7);
    let lines = ["walk, north", "roll", "count, 5", "draw"];
    for turn in 0..5 {
        let seat = Seat(turn % 3).letter();
        for key in lines[dice.below(lines.len())].split(", ") {
            club.wait(dice.below(30) as Millis * HOUR / 2 + 1);
            club.line(id, &format!("{seat} {key}")).await;
            if dice.below(3) == 0 && club.host.undo(club.press(), id, user(turn % 3)).await.is_ok() {
                club.wait(dice.below(9) as Millis * HOUR);
                club.line(id, &format!("{seat} {key}")).await;
            }
        }
    }
    let table = club.host.table(id).await.unwrap();
    let (seat, flag) = table.flags.first_key_value().map(|it| (*it.0, *it.1)).unwrap();
    let books = stores::books(dir.path()).await;
    let sql = "SELECT seat, since, until, spent, n FROM waits ORDER BY rowid";
    let waits: Vec<(i64, i64, i64, i64, i64)> = books.all(sql).await;
    assert!(waits.len() > 8, "{waits:?}");
    let from = books.number(format!("SELECT counts_from FROM awaited WHERE seat = {}", seat.0)).await;
    let (mut left, mut top, mut end) = (72 * HOUR, 0, 0);
    for (_, since, until, spent, n) in waits.iter().filter(|it| it.0 == i64::from(seat.0)) {
        assert!(*since >= end && until >= since && *spent == until - since, "nobody rests: {waits:?}");
        end = *until;
        left = if *spent > left { 0 } else { left - spent };
        if *n > top {
            (left, top) = ((left + 24 * HOUR).min(72 * HOUR), *n);
        }
    }
    assert_eq!(from + left, flag, "{waits:?}");
}

#[tokio::test]
async fn the_table_gives_somebody_all_their_time_again() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = timed(&club, 3).await;
    later(&club, 72 * HOUR).await;
    later(&club, 12 * HOUR).await;
    assert_eq!(club.host.table(id).await.unwrap().motions.len(), 1, "a robot is to play for A");
    let extend = async |by: u8, whom: u8| {
        club.wait(1);
        let command = Command::Extend { seat: Seat(whom) };
        club.host.by(club.press(), id, user(by), command).await.map(|it| it.motions.last().cloned().unwrap())
    };
    assert_eq!(extend(9, 0).await, Err(Denied::NoSeat));
    assert_eq!(extend(0, 7).await, Err(Denied::NobodyThere));
    // Whoever asks for their own time has no vote in it.
    let motion = extend(0, 0).await.unwrap();
    assert_eq!((&motion.wanted[..], motion.lacking, &motion.silent[..]), (&[Seat(0)][..], 2, &[Seat(1), Seat(2)][..]));
    assert_eq!(club.told().await, ["turn 0 [BC]"]);
    club.host.reply(club.press(), id, user(1), &motion.token, true).await.unwrap();
    assert_eq!(flag(&club, id, 0).await, None);
    club.host.reply(club.press(), id, user(2), &motion.token, true).await.unwrap();
    assert_eq!(club.drain().await.pop().unwrap().news, Some(News::Extended { whom: Seat(0) }));
    assert_eq!((flag(&club, id, 0).await, club.host.table(id).await.unwrap().motions), (Some(72 * HOUR), vec![]));
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600_000));
    club.wait(84 * HOUR + 3);
    assert_eq!(flag(&club, id, 0).await, Some(72 * HOUR), "a restart forgets nothing of it");
    // What was excused is not excused again.
    later(&club, 20 * HOUR).await;
    let late = later(&club, 52 * HOUR).await;
    assert!(matches!(late[..], [(_, Some(News::OutOfTime { .. }))]), "{late:?}");
    // A moderator need not ask, and nobody has to wait for it.
    let actor = Actor::Person { person: person(9), is_moderator: true };
    let table = club.host.moderated(club.press(), id, actor, Command::Extend { seat: Seat(0) }).await.unwrap();
    assert_eq!((flag(&club, id, 0).await, table.motions), (Some(72 * HOUR), vec![]));
    // Where nobody has a clock there is no time to give.
    let other = club.game(2, 2).await;
    let denied = club.host.by(club.press(), other, user(0), Command::Extend { seat: Seat(1) }).await;
    assert_eq!(denied, Err(Denied::NoClock));
}
