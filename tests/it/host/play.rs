//! Play: authority, stale presses, undo, secrets, votes.

use std::collections::BTreeSet;
use std::sync::Arc;

use slowboat::engine::{Foreseen, Plain, Seal, Seat, Viewer, Words};
use slowboat::host::*;

use crate::common::*;

#[tokio::test]
async fn only_the_seat_that_is_asked_may_answer() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    assert_eq!(club.say(id, 1, "walk").await, Err(Denied::NotYourTurn { waiting: vec![Seat(0)] }));
    assert_eq!(club.say(id, 3, "walk").await, Err(Denied::NoSeat));
    assert_eq!(club.host.panel(id, user(3)).await, Err(Denied::NoSeat));
    assert_eq!(club.host.undo(club.press(), id, user(3)).await, Err(Denied::NoSeat));
    let token = club.token(id, 0).await;
    for seat in [1, 2] {
        let stolen = club.host.answer(club.press(), id, user(seat), Some(&token), "walk").await;
        assert!(matches!(stolen, Err(Denied::Stale { panel }) if panel.decision.is_none()));
    }
    assert!(matches!(club.say(id, 0, "fly").await, Err(Denied::NotLegal { key, .. }) if key == "fly"));
    let receipt = club.say(id, 0, "walk").await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.rule), (1, Some("FAIR-02")));
    assert_eq!(receipt.panel.decision.unwrap().decision.form.offers().len(), 2);
}

#[tokio::test]
async fn what_the_rules_refuse_names_the_rule() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A count").await;
    let denied = club.say(id, 0, "9").await.unwrap_err();
    assert!(matches!(&denied, Denied::Refused(refusal) if refusal.rule == "FAIR-06"));
    assert_eq!(Plain.say(&denied.text()), "host-refused(rule=FAIR-06, text=nine-is-too-many)");
    assert_eq!(club.n(id).await, 1);
    club.line(id, "A 8").await;
    assert_eq!(club.active(id).await, "B");
}

#[tokio::test]
async fn what_rolls_or_draws_is_known_before_it_is_answered_and_nothing_changes() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let token = club.token(id, 0).await;
    let seals = [("roll", Seal::Roll), ("draw", Seal::Draw), ("bid", Seal::Choices)];
    for (key, seal) in seals {
        assert_eq!(club.host.seals(id, user(0), &token, key).await, Ok(BTreeSet::from([seal])), "{key}");
    }
    let none = Ok(BTreeSet::new());
    for key in ["walk", "count"] {
        assert_eq!(club.host.seals(id, user(0), &token, key).await, none, "{key}");
    }
    for (token, key) in [("old", "roll"), (token.as_str(), "fly"), (token.as_str(), "boom")] {
        assert_eq!(club.host.seals(id, user(0), token, key).await, none, "{key}");
    }
    assert_eq!(club.host.seals(id, user(9), &token, "roll").await, Err(Denied::NoSeat));
    assert_eq!((club.n(id).await, club.told().await), (0, Vec::new()));

    // A secret choice alone decides nothing, and of all answers only the one that is followed by chance brings it.
    club.line(id, "A bid").await;
    let token = club.token(id, 0).await;
    assert_eq!(club.host.seals(id, user(0), &token, "low").await, none);
}

#[tokio::test]
async fn what_an_answer_would_bring_is_shown_and_nothing_changes() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let foresee = async |seat: u8, key: &str| {
        let token = club.token(id, seat).await;
        club.host.foresee(id, user(seat), &token, key).await
    };
    assert!(matches!(foresee(0, "roll").await, Ok(Some(Foreseen::Chance))));
    assert!(matches!(foresee(0, "draw").await, Ok(Some(Foreseen::Chance))));
    assert!(matches!(foresee(0, "fly").await, Ok(None)), "nobody offers it");
    club.line(id, "A walk").await;
    let before = (club.host.table(id).await.unwrap(), club.told().await);
    let Ok(Some(Foreseen::Known { notes, sight, asked })) = foresee(0, "north").await else { panic!("no secret") };
    let texts: Vec<String> = notes.iter().map(|it| Plain.say(&it.text)).collect();
    assert_eq!(texts, ["walked(seat=A, way=north)"], "what was told before is left out");
    let lines = sight.lines(Viewer::Seat(Seat(0)), "overview", &Plain).unwrap();
    assert!(lines[0].contains("path: \"n\""), "{lines:?}");
    assert_eq!(asked, None, "the other player is asked next");
    assert_eq!(club.host.table(id).await.unwrap(), before.0);
    assert_eq!(club.told().await, Vec::<String>::new());
    assert!(matches!(club.host.foresee(id, user(0), "old", "north").await, Ok(None)));
    assert!(matches!(club.host.foresee(id, user(9), "old", "north").await, Err(Denied::NoSeat)));

    // What the rules refuse is refused before, too; and what is chosen in secret or by all settles nothing yet.
    club.line(id, "A north, B count").await;
    assert!(matches!(foresee(1, "9").await, Ok(Some(Foreseen::Refused(it))) if it.rule == "FAIR-06"));
    club.line(id, "B 8, A bid").await;
    assert!(matches!(foresee(0, "low").await, Ok(None)));
    club.line(id, "A low, B low, B side").await;
    assert!(matches!(foresee(0, "flee").await, Ok(None)));
}

#[tokio::test]
async fn newcomers_are_asked_first_until_a_game_of_theirs_has_ended_or_as_they_say() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let host = &club.host;
    assert_eq!(host.asks_first(user(0)).await, Ok(true));
    host.set_asks_first(user(0), Some(false)).await.unwrap();
    assert_eq!((host.asks_first(user(0)).await, host.asks_first(user(1)).await), (Ok(false), Ok(true)));
    for seat in [0, 1] {
        host.concede(club.press(), id, user(seat)).await.unwrap();
    }
    assert_eq!(host.table(id).await.unwrap().phase, Phase::Over);
    assert_eq!(host.asks_first(user(1)).await, Ok(false), "a game of theirs has ended");
    host.set_asks_first(user(1), Some(true)).await.unwrap();
    host.set_asks_first(user(0), None).await.unwrap();
    assert_eq!((host.asks_first(user(0)).await, host.asks_first(user(1)).await), (Ok(false), Ok(true)));
}

#[tokio::test]
async fn a_stale_or_double_press_is_recognised_and_the_same_press_is_answered_again() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let host = &club.host;
    let token = club.token(id, 0).await;
    let press = club.press();
    let first = host.answer(press, id, user(0), Some(&token), "walk").await.unwrap();
    let again = host.answer(press, id, user(0), Some(&token), "walk").await.unwrap();
    assert_eq!(first, again, "a redelivery is told what came of it");
    let double = host.answer(club.press(), id, user(0), Some(&token), "walk").await;
    let Err(Denied::Stale { panel }) = double else { panic!("{double:?}") };
    assert_eq!(panel.decision.unwrap().decision.ask.id, "where");
    club.line(id, "A north").await;
    let receipt = host.answer(press, id, user(0), Some(&token), "walk").await.unwrap();
    assert_eq!(receipt.table.n, 2, "even later it changes nothing");

    // A press that was denied stays denied, even if by now it would be legal.
    let early = club.press();
    host.undo(club.press(), id, user(0)).await.unwrap();
    let denied = host.answer(early, id, user(1), None, "walk").await.unwrap_err();
    club.line(id, "A south").await;
    assert_eq!(host.answer(early, id, user(1), None, "walk").await, Err(denied));
    assert_eq!(club.active(id).await, "B");
}

#[tokio::test]
async fn what_fails_changes_not_a_byte() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 2).await;
    club.line(id, "A roll, B count").await;
    let host = &club.host;
    let before = (stores::dump(dir.path()).await, host.table(id).await.unwrap());
    assert!(club.say(id, 1, "9").await.is_err());
    assert!(club.say(id, 1, "77").await.is_err());
    assert!(club.say(id, 0, "walk").await.is_err());
    assert!(club.say(id, 3, "walk").await.is_err());
    assert!(host.answer(club.press(), id, user(1), Some("AAAAAAAA"), "3").await.is_err());
    assert!(host.undo(club.press(), id, user(0)).await.is_err());
    assert!(host.redo(club.press(), id, user(1)).await.is_err());
    assert!(host.close(club.press(), id, user(1), false).await.is_err());
    assert!(host.rewind(club.press(), id).await.is_err());
    assert!(host.begin(club.press(), id, user(0)).await.is_err());
    assert!(host.leave(club.press(), id, user(0)).await.is_err());
    assert!(host.set_option(club.press(), id, user(0), "long", "yes").await.is_err());
    assert_eq!((stores::dump(dir.path()).await, host.table(id).await.unwrap()), before);
}

#[tokio::test]
async fn undo_takes_back_ones_own_answers_one_by_one_and_redo_gives_them_again() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let host = &club.host;
    club.line(id, "A walk, A north").await;
    assert_eq!(club.active(id).await, "B");
    assert_eq!(host.undo(club.press(), id, user(1)).await, Err(Denied::NothingToUndo));
    assert!(host.panel(id, user(0)).await.unwrap().undo.is_some());

    let press = club.press();
    let receipt = host.undo(press, id, user(0)).await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.undo.is_some(), receipt.panel.redo.is_some()), (1, true, true));
    host.undo(press, id, user(0)).await.unwrap();
    assert_eq!(club.n(id).await, 1, "the same press takes back nothing more");
    // Both buttons name what they would take back or give again.
    let named = |own: &Option<Own>| own.as_ref().and_then(|it| Some(it.what.as_ref()?.key.clone()));
    let keys = (named(&receipt.panel.undo), named(&receipt.panel.redo));
    assert_eq!(keys, (Some("walk".to_owned()), Some("north".to_owned())));
    let receipt = host.undo(club.press(), id, user(0)).await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.undo.is_some(), receipt.panel.redo.is_some()), (0, false, true));
    let receipt = host.redo(club.press(), id, user(0)).await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.redo.is_some()), (1, true));
    let receipt = host.redo(club.press(), id, user(0)).await.unwrap();
    assert_eq!((receipt.table.n, receipt.panel.redo.is_some(), receipt.notes.len()), (2, false, 1));
    assert_eq!(host.redo(club.press(), id, user(0)).await, Err(Denied::NothingToRedo));

    host.undo(club.press(), id, user(0)).await.unwrap();
    club.line(id, "A south").await;
    assert_eq!(host.redo(club.press(), id, user(0)).await, Err(Denied::NothingToRedo), "a new answer forgets the old");
    let (_, sight) = host.sight(id).await.unwrap();
    assert!(sight.digest(Viewer::Public).contains("path: \"s\""));

    club.line(id, "B walk").await;
    assert_eq!(host.undo(club.press(), id, user(0)).await, Err(Denied::OthersSince { seat: Seat(1) }));
    let finding = &host.doctor().await.unwrap()[0];
    assert_eq!((finding.n, &finding.trouble), (3, &None));
}

#[tokio::test]
async fn nothing_is_taken_back_past_a_roll_or_a_draw() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    for (line, seat) in [("A roll", 0), ("B draw", 1)] {
        club.line(id, line).await;
        assert_eq!(club.host.undo(club.press(), id, user(seat)).await, Err(Denied::Sealed), "{line}");
        assert!(club.host.panel(id, user(seat)).await.unwrap().undo.is_none());
    }
}

#[tokio::test]
async fn secret_answers_stay_secret_and_each_can_be_taken_back() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    let host = &club.host;
    club.line(id, "A bid").await;
    assert_eq!(club.active(id).await, "ABC");
    let seen = |seat: u8| async move { host.panel(id, user(seat)).await.unwrap() };
    let (before, token) = (seen(2).await, club.token(id, 2).await);
    let public = host.sight(id).await.unwrap().1.digest(Viewer::Public);
    club.drain().await;

    club.line(id, "A high, A 7, B low").await;
    assert_eq!(club.active(id).await, "C");
    let after = seen(2).await;
    assert_eq!(after.decision, before.decision, "what others answer in secret changes nothing for C");
    assert_eq!(host.notes(id, Viewer::Seat(Seat(2)), 0, 99).await.unwrap().total, 0);
    assert_eq!(host.sight(id).await.unwrap().1.digest(Viewer::Public), public);
    for delivery in club.drain().await {
        assert_eq!((delivery.kind, delivery.notes, delivery.ping), (DeliveryKind::Update, (0, 0), vec![]));
    }

    // A takes back both of its answers, although B has answered in between.
    for n in [3, 2] {
        let press = club.press();
        assert_eq!(host.undo(press, id, user(0)).await.unwrap().table.n, n);
    }
    assert_eq!(club.active(id).await, "AC");
    assert!(host.panel(id, user(1)).await.unwrap().undo.is_some());
    let redone = host.redo(club.press(), id, user(0)).await.unwrap();
    assert_eq!(redone.panel.decision.unwrap().decision.ask.id, "extra");
    club.line(id, "A 2").await;
    let receipt = host.answer(club.press(), id, user(2), Some(&token), "low").await.unwrap();
    let said: Vec<String> = receipt.notes.iter().map(|it| Plain.say(&it.text)).collect();
    let all = ["had-bid(seat=A, bid=2)", "had-bid(seat=B, bid=0)", "had-bid(seat=C, bid=0)", "well-bid(seat=C)"];
    assert_eq!(said, all, "what is whispered to others is not told");
    assert_eq!(host.undo(club.press(), id, user(2)).await, Err(Denied::Sealed), "all is revealed");
    assert_eq!(host.doctor().await.unwrap()[0].trouble, None);
}

/// What others can see of a game: the table without what is only counted, the open message, and C's own panel.
async fn seen_by_others(club: &Club, id: GameId) -> String {
    let table = Table { n: 0, ..club.host.table(id).await.unwrap() };
    let mut panel = club.host.panel(id, user(2)).await.unwrap();
    panel.table.n = 0;
    let undo = club.host.undo(club.press(), id, user(0)).await;
    let owed = club.drain().await.len();
    format!("{table:?} {panel:?} {undo:?} {owed}")
}

#[tokio::test]
async fn half_a_secret_choice_shows_nowhere() {
    let club = Club::new().await;
    let id = club.game(1, 3).await;
    let host = &club.host;
    club.line(id, "A bid").await;
    host.concede(club.press(), id, user(1)).await.unwrap();
    club.drain().await;
    // A's own last answer cannot be taken back, whether B has begun to choose or not.
    assert!(host.panel(id, user(0)).await.unwrap().undo.is_none());
    assert_eq!(host.undo(club.press(), id, user(0)).await, Err(Denied::Sealed));
    let before = seen_by_others(&club, id).await;

    club.line(id, "B high").await;
    assert_eq!(seen_by_others(&club, id).await, before, "B has begun");
    host.undo(club.press(), id, user(1)).await.unwrap();
    assert_eq!(seen_by_others(&club, id).await, before, "B has taken it back");
    host.redo(club.press(), id, user(1)).await.unwrap();
    assert_eq!(seen_by_others(&club, id).await, before, "B has done it again");

    // Whoever has chosen plays on, and is no longer awaited; both are seen.
    club.line(id, "B 7").await;
    assert_eq!(club.told().await, ["update 3 []"]);
    let table = host.table(id).await.unwrap();
    assert_eq!((table.motions, table.known), (vec![], 1));
    host.undo(club.press(), id, user(1)).await.unwrap();
    assert_eq!(club.told().await, ["update 2 []"]);
    assert_eq!(host.doctor().await.unwrap()[0].trouble, None);
}

#[tokio::test]
async fn the_last_secret_choice_is_told_and_pings_whoever_is_next() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    club.line(id, "A bid, A low, B high").await;
    club.drain().await;
    // B chose last and is next as well: awaited before and after, and yet all have to hear of it.
    club.line(id, "B 7").await;
    let told = club.drain().await;
    assert_eq!((told.len(), told[0].notes, told[0].kind), (1, (0, 2), DeliveryKind::Update));
    assert_eq!(club.active(id).await, "B");
    assert_eq!(club.host.table(id).await.unwrap().known, 4);
}

#[tokio::test]
async fn one_secret_answer_does_not_forget_what_another_took_back() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = club.game(1, 3).await;
    club.line(id, "A bid, A low, B low").await;
    for seat in [0, 1] {
        club.host.undo(club.press(), id, user(seat)).await.unwrap();
    }
    club.line(id, "A high").await;
    assert!(club.host.panel(id, user(0)).await.unwrap().redo.is_none());
    assert!(club.host.panel(id, user(1)).await.unwrap().redo.is_some());
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert!(club.host.panel(id, user(0)).await.unwrap().redo.is_none());
    assert_eq!(club.host.redo(club.press(), id, user(1)).await.unwrap().table.n, 3);
}

#[tokio::test]
async fn a_hidden_card_is_told_to_its_owner_only() {
    let club = Club::new().await;
    let id = club.game(1, 2).await;
    let receipt = club.say(id, 0, "draw").await.unwrap();
    assert_eq!(receipt.notes.len(), 2);
    let delivery = club.drain().await.pop().unwrap();
    assert_eq!(delivery.notes, (0, 1), "the channel is told of one of the two notes");
    for (viewer, total) in [(Viewer::Public, 1), (Viewer::Seat(Seat(0)), 2), (Viewer::Seat(Seat(1)), 1)] {
        let notes = club.host.notes(id, viewer, 0, 99).await.unwrap();
        assert_eq!((notes.total, notes.list.len()), (total, total), "{viewer:?}");
    }
    let one = club.host.notes(id, Viewer::Seat(Seat(0)), 1, 1).await.unwrap();
    assert_eq!((Plain.say(&one.list[0].text).as_str(), one.total), ("drew(seat=A)", 2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_sixteen_presses_at_once_exactly_one_is_taken() {
    let dir = tempfile::tempdir().unwrap();
    let club = Arc::new(Club::at(dir.path(), Fault::None).await);
    let id = club.lobby(1).await.id;
    club.host.join(club.press(), id, person(1)).await.unwrap();
    club.host.set_option(club.press(), id, user(0), "long", "yes").await.unwrap();
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    for round in 0..200_usize {
        let seat = ((round / 2) % 2) as u8;
        let token = club.token(id, seat).await;
        let key = if round % 2 == 0 { "walk" } else { "north" };
        let presses = (0..16).map(|_| {
            let (club, token) = (Arc::clone(&club), token.clone());
            tokio::spawn(async move { club.host.answer(club.press(), id, user(seat), Some(&token), key).await })
        });
        let mut taken = 0;
        for press in presses.collect::<Vec<_>>() {
            match press.await.unwrap() {
                Ok(_) => taken += 1,
                Err(denied) => assert!(matches!(denied, Denied::Stale { .. }), "{denied:?}"),
            }
        }
        assert_eq!((taken, club.n(id).await), (1, round + 1));
    }
}
