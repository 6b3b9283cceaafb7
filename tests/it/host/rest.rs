//! Nobody is called while they rest, and everybody once they do not.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::time::Duration;

use slowboat::engine::Seat;
use slowboat::host::*;

use crate::common::*;

const HOUR: Millis = 60 * MINUTE;
/// The clock of a club begins at nine in the morning in Warsaw, on Friday, 15 January 2027.
const HALF_PAST_TEN_IN_THE_EVENING: Millis = 13 * HOUR + 30 * MINUTE;

fn night() -> Rest {
    Rest { zone: Some("Europe/Warsaw".to_owned()), quiet: Some((22 * 60, 8 * 60)), ..Rest::default() }
}

/// Lets time pass, and says what is owed then.
async fn after(club: &Club, wait: Millis) -> Vec<String> {
    club.wait(wait);
    club.host.remind().await.unwrap();
    club.told().await
}

/// A game of three in the evening, in which B has just been asked and rests.
async fn evening(club: &Club) -> GameId {
    let id = club.game(1, 3).await;
    club.host.set_rest(user(1), Some(night())).await.unwrap();
    club.wait(HALF_PAST_TEN_IN_THE_EVENING);
    club.line(id, "A walk, A north").await;
    id
}

#[tokio::test]
async fn whoever_rests_is_named_and_called_once_when_they_wake_with_all_that_happened() {
    let club = Club::new().await;
    let id = evening(&club).await;
    let morning = club.clock.now() + 9 * HOUR + 30 * MINUTE;
    let asked = club.drain().await.pop().unwrap();
    assert_eq!(told(&asked), "turn 2 []");
    assert_eq!(asked.resting, [Resting { user: user(1), until: morning }]);
    assert_eq!(after(&club, 9 * HOUR + 29 * MINUTE).await, [""; 0]);
    club.wait(MINUTE);
    club.host.remind().await.unwrap();
    let call = club.drain().await;
    assert_eq!(call.len(), 1);
    assert_eq!((told(&call[0]).as_str(), call[0].notes, call[0].reminder.is_some()), ("turn 2 [B]", (0, 1), false));
    assert_eq!(after(&club, MINUTE).await, [""; 0], "once");
    // The reminders count from when they could know of it.
    assert_eq!(after(&club, 24 * HOUR - 2 * MINUTE).await, [""; 0]);
    assert_eq!(after(&club, MINUTE).await, ["turn 2 [B]"]);
    assert_eq!(club.active(id).await, "B");
}

#[tokio::test]
async fn whoever_wants_no_calls_is_called_nowhere_or_not_in_one_game() {
    let club = Club::new().await;
    let (id, other) = (club.game(1, 2).await, club.game(2, 2).await);
    let set = async |game: Option<GameId>, way: Way| {
        let mut rest = club.host.rest(user(1)).unwrap_or_default();
        rest.calls.set(game, way);
        club.host.set_rest(user(1), Some(rest)).await.unwrap();
    };
    let turns = async || -> Vec<String> { club.told().await.into_iter().filter(|it| it.starts_with("turn")).collect() };
    set(Some(id), Way::None).await;
    club.line(id, "A walk, A north").await;
    assert_eq!(turns().await, ["turn 2 []"], "what happened is told all the same");
    club.line(other, "A walk, A north").await;
    assert_eq!(turns().await, ["turn 2 [B]"]);
    // No reminder is for them alone; the last one tells the others what they can do.
    let mut reminded = Vec::new();
    for _ in 0..8 {
        reminded.push(after(&club, 24 * HOUR).await);
    }
    let all: Vec<String> = reminded.concat();
    assert_eq!(all, ["turn 2 [B]", "turn 2 [B]", "turn 2 [A]", "turn 2 [BA]"]);
    // Whoever is to be called again is not called to what they could have seen.
    set(None, Way::None).await;
    set(Some(id), Way::Mention).await;
    assert_eq!(after(&club, HOUR).await, [""; 0]);
    club.line(id, "B walk, B north, A walk, A north").await;
    assert_eq!(turns().await, ["turn 4 [A]", "turn 6 [B]"]);
    club.line(other, "B walk, B north, A walk, A north").await;
    assert_eq!(turns().await, ["turn 4 [A]", "turn 6 []"]);
    assert!(club.host.is_silent(user(1), other) && !club.host.is_silent(user(1), id));
    // Neither is the end of a game news for them, nor a motion.
    club.host.concede(club.press(), other, user(0)).await.unwrap();
    assert_eq!(turns().await, ["turn 6 []"]);
}

/// Whose turn is the next one: said with the call of whoever is before them, once, and never while they rest.
#[tokio::test]
async fn whoever_wants_it_is_told_once_that_their_turn_is_the_next() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 3).await;
    let forewarned = Rest { forewarned: true, ..Rest::default() };
    club.host.set_rest(user(2), Some(forewarned.clone())).await.unwrap();
    let next = async |club: &Club| -> Vec<Vec<UserId>> { club.drain().await.into_iter().map(|it| it.next).collect() };
    next(&club).await;
    // A to B: C is next. What B does then, and takes back, is no news for C.
    club.line(id, "A walk, A north").await;
    assert_eq!(next(&club).await.concat(), [user(2)]);
    club.line(id, "B claim, C gold, A gold").await;
    assert!(next(&club).await.concat().is_empty(), "they know it, although A was asked meanwhile");
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    club.line(id, "B wood").await;
    assert!(next(&club).await.concat().is_empty(), "C is asked");
    // The next time it is told anew; B does not want it, and whoever rests is not told.
    club.line(id, "C walk, C north").await;
    assert!(next(&club).await.concat().is_empty(), "B is next");
    club.host.set_rest(user(2), Some(Rest { forewarned: true, ..night() })).await.unwrap();
    club.wait(HALF_PAST_TEN_IN_THE_EVENING);
    club.line(id, "A walk, A north").await;
    assert!(next(&club).await.concat().is_empty(), "C rests");
    club.line(id, "B walk, B north").await;
    club.drain().await;
    // The last turn has none after it.
    club.host.set_rest(user(0), Some(forewarned)).await.unwrap();
    club.line(id, "C walk").await;
    assert!(next(&club).await.concat().is_empty());
}

#[tokio::test]
async fn whoever_acts_although_it_is_night_is_not_called_in_the_morning() {
    let club = Club::new().await;
    let id = evening(&club).await;
    club.line(id, "B walk").await;
    club.drain().await;
    assert_eq!(after(&club, 10 * HOUR).await, [""; 0], "they know, although their turn is not over");
    let other = club.game(2, 2).await;
    club.wait(13 * HOUR);
    club.line(other, "A walk, A north, B walk, B north").await;
    assert_eq!(club.told().await.last().map(String::as_str), Some("turn 4 [A]"));
    assert_eq!(after(&club, 12 * HOUR).await, ["turn 3 [B]"], "only the reminder of the first game, in the morning");
}

#[tokio::test]
async fn a_call_that_is_put_off_survives_a_restart_and_comes_once() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    evening(&club).await;
    club.drain().await;
    drop(club);

    let club = Club::at(dir.path(), Fault::None).await;
    club.wait(HALF_PAST_TEN_IN_THE_EVENING);
    assert_eq!(after(&club, 9 * HOUR).await, [""; 0]);
    club.wait(HOUR);
    club.host.remind().await.unwrap();
    let due = club.host.due(club.clock.now(), 10).await.unwrap();
    assert_eq!(due.iter().map(told).collect::<Vec<_>>(), ["turn 2 [B]"]);
    // Nobody said whether it arrived.
    drop(club);

    let club = Club::at(dir.path(), Fault::None).await;
    club.wait(HALF_PAST_TEN_IN_THE_EVENING + 10 * HOUR);
    club.host.remind().await.unwrap();
    let again = club.drain().await;
    assert_eq!((again.len(), again[0].id, again[0].again), (1, due[0].id, true));
    assert_eq!(after(&club, HOUR).await, [""; 0]);
}

#[tokio::test]
async fn a_reminder_that_is_due_at_night_comes_in_the_morning_and_calls_none_of_the_others_who_rest() {
    let club = Club::new().await;
    club.host.configure(|it| it.reminder = Duration::from_secs(3_600));
    club.host.set_rest(user(1), Some(night())).await.unwrap();
    let id = club.game(1, 3).await;
    club.wait(HALF_PAST_TEN_IN_THE_EVENING - HOUR);
    club.line(id, "A walk, A north").await;
    assert_eq!(club.told().await.last().map(String::as_str), Some("turn 2 [B]"));
    assert_eq!(after(&club, 10 * HOUR).await, [""; 0]);
    // All three would have been due by then: one is enough. A sleeps until nine, so that C alone hears with B.
    let late = Rest { quiet: Some((22 * 60, 9 * 60)), ..night() };
    club.host.set_rest(user(0), Some(late)).await.unwrap();
    assert_eq!(after(&club, 30 * MINUTE).await, ["turn 2 [BC]"]);
    assert_eq!(after(&club, 100 * HOUR).await, [""; 0]);
}

#[tokio::test]
async fn whoever_changes_when_they_rest_changes_what_is_due() {
    let club = Club::new().await;
    let id = evening(&club).await;
    club.drain().await;
    let away = Rest { away_until: Some(club.clock.now() + 72 * HOUR), ..Rest::default() };
    club.host.set_rest(user(1), Some(away)).await.unwrap();
    assert_eq!(after(&club, 71 * HOUR).await, [""; 0]);
    club.host.set_rest(user(1), None).await.unwrap();
    assert_eq!(after(&club, 0).await, ["turn 2 [B]"], "back early");
    club.line(id, "B walk, B north, C walk").await;
    club.drain().await;
    // Whoever goes away while they are awaited hears no reminder, and whoever stays away is called when they are back.
    let away = Rest { away_until: Some(club.clock.now() + 400 * HOUR), ..Rest::default() };
    club.host.set_rest(user(2), Some(away)).await.unwrap();
    assert_eq!(after(&club, 399 * HOUR).await, [""; 0]);
    assert_eq!(after(&club, HOUR).await, ["turn 5 [CAB]"]);
}

#[tokio::test]
async fn how_a_game_ended_wakes_nobody() {
    let club = Club::new().await;
    let id = evening(&club).await;
    club.host.concede(club.press(), id, user(0)).await.unwrap();
    club.host.concede(club.press(), id, user(2)).await.unwrap();
    let over = club.drain().await.pop().unwrap();
    assert_eq!((told(&over).as_str(), over.resting.len()), ("over 2 [AC]", 1));
    assert_eq!(after(&club, 24 * HOUR).await, [""; 0], "B is awaited nowhere any more");
}

/// When somebody is called is told to all: it must not depend on whether they have begun to choose in secret.
#[tokio::test]
async fn a_call_in_the_morning_does_not_tell_who_has_begun_to_choose_in_secret() {
    for begins in [false, true] {
        let club = Club::new().await;
        let id = club.game(1, 2).await;
        club.host.set_rest(user(1), Some(night())).await.unwrap();
        club.wait(HALF_PAST_TEN_IN_THE_EVENING);
        club.line(id, "A bid").await;
        if begins {
            club.line(id, "B high").await;
        }
        club.drain().await;
        club.wait(10 * HOUR);
        club.host.remind().await.unwrap();
        let called: Vec<_> = club.drain().await.into_iter().map(|it| (it.kind, it.ping, it.notes)).collect();
        assert_eq!(called, [(DeliveryKind::Turn, vec![user(1)], (0, 0))], "begins: {begins}");
    }
}

/// What a seat of a game has been through since it was asked.
#[derive(Clone, Copy, Default)]
struct Asked {
    calls: usize,
    /// Has acted, and everybody saw it.
    acted: bool,
    /// Has chosen something in secret.
    began: bool,
}

fn habits(dice: &mut Dice, now: Millis) -> Rest {
    let zones = ["Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];
    let minute = |dice: &mut Dice, hour: usize| (hour * 60 + dice.below(120)) as u16;
    let (from, until) = (minute(dice, 21), minute(dice, 6));
    Rest {
        zone: Some(zones[dice.below(4)].to_owned()),
        quiet: (dice.below(4) > 0).then_some((from, until)),
        days_off: (0..dice.below(3)).map(|_| 1 + dice.below(7) as u8).collect(),
        away_until: (dice.below(3) == 0).then(|| now + dice.below(72) as Millis * HOUR),
        calls: Calls::default(),
        forewarned: dice.below(2) == 0,
    }
}

/// Four weeks of several games over the changes of the clock in America and in Europe, with people who change their habits and a
/// bot that is killed now and then while something is under way.
#[tokio::test]
async fn in_weeks_of_play_nobody_is_called_at_rest_or_twice_or_never() {
    const SEATS: u8 = 4;
    let dir = tempfile::tempdir().unwrap();
    let mut dice = Dice(7);
    let mut club = Club::at(dir.path(), Fault::None).await;
    let mut now: Millis = 1_804_500_000_000;
    club.clock.0.store(now, Ordering::Relaxed);
    let mut games = Vec::new();
    for channel in 1..=3 {
        games.push(club.game(channel, SEATS).await);
    }
    let mut asked = vec![[None::<Asked>; SEATS as usize]; games.len()];
    for all in &mut asked {
        // The first seat was called when the game began.
        all[0] = Some(Asked { calls: 1, ..Asked::default() });
    }
    let (mut calls, mut put_off, mut reminders, mut heard) = (0, 0, 0, BTreeSet::new());
    for step in 0..4 * 7 * 72 {
        now += 20 * MINUTE;
        club.clock.0.store(now, Ordering::Relaxed);
        if step % 40 == 0 {
            let who = user(dice.below(SEATS.into()) as u8);
            let rest = (dice.below(5) > 0).then(|| habits(&mut dice, now));
            club.host.set_rest(who, rest).await.unwrap();
        }
        for (at, game) in games.iter().enumerate() {
            let before = club.host.table(*game).await.unwrap().active;
            if before.is_empty() || dice.below(12) > 0 {
                continue;
            }
            let seat = before[dice.below(before.len())];
            let panel = club.host.panel(*game, user(seat.0)).await.unwrap();
            let decision = panel.decision.unwrap().decision;
            let key = match decision.ask.id {
                "act" => ["walk", "roll", "draw", "bid", "claim", "count"][dice.below(6)].to_owned(),
                "count" => "3".to_owned(),
                _ => dice.key(&decision.form),
            };
            club.say(*game, seat.0, &key).await.unwrap();
            if let Some(it) = &mut asked[at][seat.index()] {
                (it.acted, it.began) = (it.acted || !decision.secret, true);
            }
            let after = club.host.table(*game).await.unwrap().active;
            for seat in (0..SEATS).map(Seat) {
                let was = asked[at][seat.index()];
                asked[at][seat.index()] = after.contains(&seat).then(|| was.unwrap_or_default());
            }
        }
        club.host.remind().await.unwrap();
        if step % 50 == 49 {
            // Killed with something handed out that may have arrived.
            club.host.due(now, 10).await.unwrap();
            drop(club);
            club = Club::at(dir.path(), Fault::None).await;
            club.clock.0.store(now, Ordering::Relaxed);
            club.host.remind().await.unwrap();
        }
        for delivery in club.drain().await {
            put_off += delivery.resting.len();
            if !heard.insert(delivery.id) {
                continue;
            }
            let at = games.iter().position(|it| *it == delivery.game).unwrap();
            for user in &delivery.ping {
                assert_eq!(club.host.wakes(*user, now), None, "step {step}: {user:?} rests");
                if delivery.reminder.is_some() {
                    reminders += 1;
                    continue;
                }
                // How it ended is told to whoever is not asked any more.
                let Some(it) = &mut asked[at][(u64::MAX - user.0) as usize] else { continue };
                it.calls += 1;
                calls += 1;
                assert!(it.calls == 1, "step {step}: {user:?} is called twice");
                assert!(!it.acted, "step {step}: {user:?} has acted");
            }
        }
        for (at, game) in games.iter().enumerate() {
            for seat in club.host.table(*game).await.unwrap().active {
                let it = asked[at][seat.index()].unwrap();
                let is_awake = club.host.wakes(user(seat.0), now).is_none();
                assert!(it.calls == 1 || it.began || !is_awake, "step {step}: {seat:?} of {game:?} was never called");
            }
        }
        for (at, game) in games.iter_mut().enumerate() {
            if club.host.table(*game).await.unwrap().phase == Phase::Over {
                *game = club.game(1_000 + step as u64 * 10 + at as u64, SEATS).await;
                asked[at] = [None; SEATS as usize];
                let called = club.host.wakes(user(0), now).is_none();
                asked[at][0] = Some(Asked { calls: usize::from(called), ..Asked::default() });
            }
        }
    }
    println!("{calls} calls, {put_off} put off, {reminders} reminders");
    assert!(calls > 100 && put_off > 50, "{calls} {put_off}");
}
