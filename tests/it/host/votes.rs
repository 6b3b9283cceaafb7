//! Decisions of the whole team: what is proposed, who says what to it, and when it stands.

use std::time::Duration;

use slowboat::engine::{Plain, Viewer, Words};
use slowboat::host::*;

use crate::common::*;

const HOUR: Millis = 60 * MINUTE;

/// A game of so many in which the team is asked; A leads.
async fn asked(club: &Club, seats: u8) -> GameId {
    let id = club.game(1, seats).await;
    club.line(id, "A side").await;
    club.drain().await;
    id
}

async fn open(club: &Club, id: GameId, seat: u8) -> Open {
    club.host.panel(id, user(seat)).await.unwrap().decision.unwrap()
}

/// Agrees or objects to what is proposed now.
async fn reply(club: &Club, id: GameId, seat: u8, agrees: bool) -> Receipt {
    let token = open(club, id, seat).await.proposal.expect("something is proposed");
    club.host.reply(club.press(), id, user(seat), &token, agrees).await.unwrap()
}

/// What is said, as the channel shows it: `fight AC/B, flee D/`, and in how many hours it stands.
async fn said(club: &Club, id: GameId) -> (String, Option<Millis>) {
    let team = club.host.table(id).await.unwrap().team.expect("the team is asked");
    let letters = |seats: &[slowboat::engine::Seat]| seats.iter().map(|it| it.letter()).collect::<String>();
    let line = |it: &Proposal| format!("{} {}/{}", it.offer.key, letters(&it.wanted), letters(&it.opposed));
    let lines: Vec<String> = team.proposals.iter().map(line).collect();
    (lines.join(", "), team.until.map(|it| (it - club.clock.now()) / HOUR))
}

/// The side that the team has taken, if it has.
async fn side(club: &Club, id: GameId) -> Option<String> {
    let log = club.host.notes(id, Viewer::Public, 0, 99).await.unwrap();
    let said = log.list.last().map(|it| Plain.say(&it.text))?;
    Some(said.strip_prefix("sided(side=")?.trim_end_matches(')').to_owned())
}

async fn hours(club: &Club, hours: Millis) {
    club.wait(hours * HOUR);
    club.host.count_votes().await.unwrap();
}

#[tokio::test]
async fn what_all_agree_on_stands_and_pings_whoever_is_next() {
    let club = Club::new().await;
    let id = asked(&club, 3).await;
    let press = club.press();
    for _ in 0..2 {
        club.host.answer(press, id, user(1), None, "fight").await.unwrap();
    }
    assert_eq!(said(&club, id).await, ("fight B/".to_owned(), Some(24)));
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (1, "AC"));
    assert_eq!(club.told().await, ["update 1 []"], "the message is edited, and calls nobody again");
    reply(&club, id, 2, true).await;
    assert_eq!((said(&club, id).await.0.as_str(), club.active(id).await.as_str()), ("fight BC/", "A"));
    assert_eq!(club.told().await, ["update 1 []"]);
    let receipt = reply(&club, id, 0, true).await;
    assert_eq!(Plain.say(&receipt.notes[0].text), "sided(side=fight)");
    assert_eq!(club.told().await, ["turn 2 [B]"]);
    for seat in 0..3 {
        let panel = club.host.panel(id, user(seat)).await.unwrap();
        assert!(panel.undo.is_none(), "nobody takes back what the team decided");
    }
}

#[tokio::test]
async fn the_leader_confirms_once_everybody_has_answered() {
    let club = Club::new().await;
    let id = asked(&club, 4).await;
    club.line(id, "A fight, B flee, C flee").await;
    club.drain().await;
    reply(&club, id, 3, false).await;
    assert_eq!(said(&club, id).await.0, "fight A/D, flee BC/");
    assert_eq!((club.n(id).await, club.active(id).await.as_str()), (1, "A"), "it waits for the leader alone");
    assert_eq!(club.told().await, ["turn 1 [A]"]);
    reply(&club, id, 0, true).await;
    assert_eq!(side(&club, id).await.as_deref(), Some("fight"), "the leader decides, whatever most want");
    assert_eq!(club.told().await, ["turn 2 [B]"]);

    // Where the leader speaks last, that is the decision.
    club.line(id, "B side, A fight, C flee, D fight").await;
    assert_eq!(club.active(id).await, "B");
    club.line(id, "B flee").await;
    assert_eq!(side(&club, id).await.as_deref(), Some("flee"));
}

#[tokio::test]
async fn a_proposal_stands_when_the_time_is_up_and_nobody_objects() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = asked(&club, 4).await;
    hours(&club, 30).await;
    assert_eq!((club.n(id).await, said(&club, id).await.1), (1, None), "nothing is proposed yet");
    club.line(id, "C flee").await;
    club.drain().await;
    hours(&club, 23).await;
    reply(&club, id, 1, true).await;
    assert_eq!(said(&club, id).await, ("flee CB/".to_owned(), Some(1)));
    assert!(club.drain().await[0].running.is_some(), "the message is edited after a day, too");
    let now = club.clock.now();
    drop(club);

    let club = Club::at(dir.path(), Fault::None).await;
    club.wait(now - club.clock.now() + HOUR - 1);
    club.host.count_votes().await.unwrap();
    assert_eq!(club.n(id).await, 1);
    club.wait(1);
    club.host.count_votes().await.unwrap();
    assert_eq!(side(&club, id).await.as_deref(), Some("flee"), "neither the leader nor D has said anything");
    assert_eq!(club.told().await, ["turn 2 [B]"]);
    club.host.count_votes().await.unwrap();
    assert_eq!(club.told().await, Vec::<String>::new());
    assert_eq!(club.host.doctor().await.unwrap()[0].trouble, None);
}

#[tokio::test]
async fn when_the_time_is_up_and_somebody_objects_the_leader_has_decided() {
    let club = Club::new().await;
    let id = asked(&club, 4).await;
    club.line(id, "B flee, A fight, C flee").await;
    hours(&club, 24).await;
    assert_eq!(side(&club, id).await.as_deref(), Some("fight"), "D is silent, and the leader has spoken");
}

#[tokio::test]
async fn most_decide_for_a_leader_who_has_gone_silent() {
    let club = Club::new().await;
    let id = asked(&club, 4).await;
    club.line(id, "B flee, C fight, D fight").await;
    assert_eq!(club.active(id).await, "A");
    hours(&club, 24).await;
    assert_eq!(side(&club, id).await.as_deref(), Some("fight"));
    // Among equals it is what was proposed first.
    club.line(id, "B side, D flee, C fight").await;
    hours(&club, 24).await;
    assert_eq!(side(&club, id).await.as_deref(), Some("flee"));
    // An objection alone proposes nothing.
    club.line(id, "C side, A fight").await;
    reply(&club, id, 1, false).await;
    hours(&club, 24).await;
    assert_eq!(side(&club, id).await.as_deref(), Some("fight"));
}

#[tokio::test]
async fn what_was_said_is_taken_back_until_something_stands() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = asked(&club, 3).await;
    club.line(id, "B fight").await;
    reply(&club, id, 2, false).await;
    assert_eq!((said(&club, id).await.0.as_str(), club.active(id).await.as_str()), ("fight B/C", "A"));
    club.host.undo(club.press(), id, user(2)).await.unwrap();
    assert_eq!((said(&club, id).await.0.as_str(), club.active(id).await.as_str()), ("fight B/", "AC"));
    reply(&club, id, 2, false).await;
    club.drain().await;
    // With the proposal goes what was said against it, and the time starts anew with the next.
    club.wait(20 * HOUR);
    club.host.undo(club.press(), id, user(1)).await.unwrap();
    assert_eq!(said(&club, id).await, (String::new(), None));
    assert_eq!(club.told().await, ["turn 1 [C]"], "C has to answer again; B, who acts, knows");
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    assert_eq!(club.active(id).await, "ABC", "it was taken back for good");
    club.line(id, "C flee").await;
    assert_eq!(said(&club, id).await, ("flee C/".to_owned(), Some(24)));
}

/// Also after a restart: the last word is asked for once, however often others change their minds before it comes.
#[tokio::test]
async fn the_leader_is_called_once_to_have_the_last_word() {
    let dir = tempfile::tempdir().unwrap();
    let club = Club::at(dir.path(), Fault::None).await;
    let id = asked(&club, 3).await;
    club.line(id, "A fight, B flee, C flee").await;
    assert_eq!(club.told().await.last().map(String::as_str), Some("turn 1 [A]"));
    club.host.undo(club.press(), id, user(2)).await.unwrap();
    assert_eq!(club.active(id).await, "C");
    drop(club);
    let club = Club::at(dir.path(), Fault::None).await;
    club.line(id, "C fight").await;
    assert_eq!(club.active(id).await, "A");
    let told = club.told().await;
    assert!(told.iter().all(|it| it == "update 1 []"), "{told:?}");
    club.line(id, "A flee").await;
    assert_eq!(side(&club, id).await.as_deref(), Some("flee"));
}

#[tokio::test]
async fn a_changed_mind_is_a_counter_proposal_or_a_new_one() {
    let club = Club::new().await;
    let id = asked(&club, 3).await;
    club.line(id, "B fight, C fight").await;
    club.wait(10 * HOUR);
    club.line(id, "B flee").await;
    assert_eq!(said(&club, id).await, ("fight C/, flee B/".to_owned(), Some(14)), "C still wants the first");
    club.line(id, "C flee").await;
    assert_eq!(said(&club, id).await, ("flee BC/".to_owned(), Some(24)), "another proposal has its own time");
}

#[tokio::test]
async fn a_button_agrees_to_one_proposal_and_to_no_other() {
    let club = Club::new().await;
    let id = asked(&club, 3).await;
    club.line(id, "B fight").await;
    let old = open(&club, id, 2).await.proposal.unwrap();
    club.line(id, "B flee").await;
    let before = said(&club, id).await;
    for agrees in [true, false] {
        let denied = club.host.reply(club.press(), id, user(2), &old, agrees).await.unwrap_err();
        assert!(matches!(denied, Denied::Stale { .. }), "{denied:?}");
        assert_eq!(said(&club, id).await, before);
    }
    // The same from two devices at once is said once.
    let token = open(&club, id, 2).await.proposal.unwrap();
    for _ in 0..2 {
        club.host.reply(club.press(), id, user(2), &token, true).await.unwrap();
    }
    assert_eq!(said(&club, id).await.0, "flee BC/");
    let mine = open(&club, id, 0).await.proposal.unwrap();
    assert_ne!(mine, token, "nobody speaks for somebody else");
    assert!(club.host.reply(club.press(), id, user(1), &mine, true).await.is_err());
    let denied = club.host.reply(club.press(), id, user(0), &mine, false).await.unwrap_err();
    assert!(matches!(denied, Denied::NotLegal { .. }), "whoever has the last word says what it is: {denied:?}");
    club.host.reply(club.press(), id, user(0), &mine, true).await.unwrap();
    let denied = club.host.reply(club.press(), id, user(2), &token, true).await.unwrap_err();
    assert!(matches!(denied, Denied::Stale { .. }), "{denied:?}");
}

#[tokio::test]
async fn what_the_rules_refuse_is_no_proposal() {
    let club = Club::new().await;
    let id = asked(&club, 3).await;
    club.line(id, "B fight").await;
    club.drain().await;
    let denied = club.say(id, 2, "beg").await.unwrap_err();
    assert!(matches!(denied, Denied::Refused(_)), "{denied:?}");
    assert_eq!((said(&club, id).await.0.as_str(), club.told().await.len()), ("fight B/", 0));
}

#[tokio::test]
async fn a_table_says_how_long_it_deliberates() {
    let club = Club::with(stores::memory().await, Fault::Together).await;
    let lobby = club.lobby(1).await;
    assert_eq!(lobby.options["deliberation"], "24");
    club.host.join(club.press(), lobby.id, person(1)).await.unwrap();
    club.host.set_option(club.press(), lobby.id, user(1), "deliberation", "4").await.unwrap();
    assert!(club.host.set_option(club.press(), lobby.id, user(1), "deliberation", "5").await.is_err());
    club.host.begin(club.press(), lobby.id, user(0)).await.unwrap();
    club.line(lobby.id, "A side, B flee").await;
    assert_eq!(said(&club, lobby.id).await.1, Some(4));
    hours(&club, 4).await;
    assert_eq!(side(&club, lobby.id).await.as_deref(), Some("flee"));

    let other = club.host.lobby(club.press(), place(2), person(0), fair()).await.unwrap().id;
    club.host.join(club.press(), other, person(1)).await.unwrap();
    club.host.set_option(club.press(), other, user(0), "deliberation", "0").await.unwrap();
    club.host.begin(club.press(), other, user(0)).await.unwrap();
    club.line(other, "A side, B fight").await;
    assert_eq!(side(&club, other).await.as_deref(), Some("fight"), "the first proposal stands at once");
}

#[tokio::test]
async fn with_no_deadline_a_proposal_waits_for_all() {
    let club = Club::new().await;
    club.host.configure(|it| it.vote_deadline = Duration::ZERO);
    let id = asked(&club, 4).await;
    club.line(id, "B flee, C flee, D flee").await;
    hours(&club, 10_000).await;
    assert_eq!((club.n(id).await, said(&club, id).await.1), (1, None));
    reply(&club, id, 0, true).await;
    assert_eq!(side(&club, id).await.as_deref(), Some("flee"));
}

#[tokio::test]
async fn robots_go_along_and_hold_nobody_up() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600));
    let id = club.lobby(1).await.id;
    for _ in 0..2 {
        club.host.add_robot(club.press(), id, user(0), Level::Random).await.unwrap();
    }
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    club.line(id, "A side").await;
    assert_eq!(club.active(id).await, "A");
    assert!(club.host.table(id).await.unwrap().team.unwrap().alone);
    club.line(id, "A flee").await;
    assert_eq!(side(&club, id).await.as_deref(), Some("flee"), "one person decides at once");
}

#[tokio::test]
async fn nobody_waits_for_somebody_in_whose_place_a_robot_plays() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600));
    let id = asked(&club, 3).await;
    club.line(id, "B flee, C flee").await;
    club.drain().await;
    assert!(!club.host.table(id).await.unwrap().team.unwrap().alone);
    let stand_in = async |seat: u8| {
        let (press, whom) = (club.press(), slowboat::engine::Seat(seat));
        club.host.stand_in(press, id, user(seat), false, whom, Level::Random).await.unwrap()
    };
    let table = stand_in(0).await;
    assert_eq!(side(&club, id).await.as_deref(), Some("flee"), "all people who are left want it");
    assert_eq!(table.robots.len(), 1, "the leader's seat stays the robot's");
    assert_eq!(club.told().await, ["update 1 []", "turn 2 [B]"]);

    // B leads, C differs, and A is back to be asked.
    club.line(id, "B side, B fight, C flee").await;
    club.host.hand_back(club.press(), id, user(0), false, slowboat::engine::Seat(0)).await.unwrap();
    assert_eq!(club.active(id).await, "A");
    club.drain().await;
    stand_in(0).await;
    assert_eq!(club.active(id).await, "B", "now everybody has answered");
    assert_eq!(club.told().await, [""; 0], "B was called to have the last word before A came back");
    stand_in(1).await;
    assert_eq!(side(&club, id).await.as_deref(), Some("fight"), "B had said so");
}

#[tokio::test]
async fn a_person_who_speaks_has_the_seat_again() {
    let club = Club::new().await;
    club.host.configure(|it| it.robot_delay = Duration::from_secs(3_600));
    let id = asked(&club, 3).await;
    let whom = slowboat::engine::Seat(1);
    club.host.stand_in(club.press(), id, user(1), false, whom, Level::Random).await.unwrap();
    assert_eq!(club.active(id).await, "AC");
    club.line(id, "B fight").await;
    assert!(club.host.table(id).await.unwrap().robots.is_empty());
    assert_eq!((said(&club, id).await.0.as_str(), club.active(id).await.as_str()), ("fight B/", "AC"));
}
