//! Who may do what, and when: every command by everybody in every phase, against `docs/permissions.md`.

use std::collections::{BTreeMap, BTreeSet};

use slowboat::engine::{Order, Seat, Words};
use slowboat::host::*;
use slowboat::words::{Language, Wordbook};

use crate::common::*;

/// The line of the page about a command. Without a wildcard: no command is left out.
fn line(command: &Command) -> &'static str {
    match command {
        Command::Join => "Sit down",
        Command::Leave => "Get up",
        Command::SetOption { .. } => "Settle an option",
        Command::AddRobot { .. } => "Seat a robot",
        Command::DropRobot { .. } => "Send a robot away",
        Command::KeepSeat { .. } => "Keep a seat for somebody",
        Command::Start { .. } => "Start",
        Command::StandIn { .. } => "Let a robot play for somebody",
        Command::Substitute { .. } => "Offer to play on for somebody",
        Command::Extend { .. } => "Give somebody all their time again",
        Command::Drop { .. } => "Let somebody go",
        Command::HandBack { .. } => "Give a seat back",
        Command::Concede => "End it without scores",
        Command::RenewFacts => "Play on with the newest facts",
        Command::Reply { .. } => "Agree or object",
        Command::Answer { .. } => "Answer",
        Command::Undo { .. } => "Take back",
        Command::AskUndo { .. } => "Ask to take back",
        Command::AskRewind { .. } => "Ask to go back",
        Command::Redo { .. } => "Give again",
        Command::PassAhead { .. } => "Pass in advance",
        Command::AskAgain { .. } => "Be asked again",
        Command::Order { .. } => "Plan an answer",
        Command::NoOrders => "Drop the plan",
        Command::Move { .. } => "Move to another channel",
        Command::Close => "Close",
        Command::Rewind => "Set a paused game back",
        Command::CountVotes => "Let stand what was proposed",
        Command::Remind => "Call again",
        Command::Flag => "Call time",
        Command::Count { .. } => "Take down what was spent",
        Command::Reckon => "Work out what is due",
    }
}

fn commands() -> Vec<Command> {
    let token = || None;
    vec![
        Command::Join,
        Command::Leave,
        Command::SetOption { key: "weather".to_owned(), value: "rain".to_owned() },
        Command::AddRobot { seating: None, level: Level::Random },
        Command::DropRobot { seating: None, seat: Seat(2) },
        Command::KeepSeat { person: person(7) },
        Command::Start { seating: None },
        Command::StandIn { seat: Seat(1), level: Level::Random },
        Command::Substitute { seat: Seat(1) },
        Command::Extend { seat: Seat(1) },
        Command::Drop { seat: Seat(1) },
        Command::HandBack { seat: Seat(0) },
        Command::Concede,
        Command::RenewFacts,
        Command::Reply { token: "MABCDEFGH".to_owned(), agrees: true },
        Command::Answer { token: None, key: "walk".to_owned() },
        Command::Undo { token: token() },
        Command::AskUndo { token: token() },
        Command::AskRewind { keep: 0 },
        Command::Redo { token: token() },
        Command::PassAhead { token: token(), pass: None },
        Command::AskAgain { token: token() },
        Command::Order { token: String::new(), order: Order { ask: "act".to_owned(), key: "walk".to_owned() } },
        Command::NoOrders,
        Command::Move { to: place(77) },
        Command::Close,
        Command::Rewind,
        Command::CountVotes,
        Command::Remind,
        Command::Flag,
        Command::Count { user: user(0) },
        Command::Reckon,
    ]
}

/// Everybody who could ask, with what the page calls them.
fn actors() -> Vec<(&'static str, Actor, BTreeSet<&'static str>)> {
    let person = |seat: u8, is_moderator: bool| Actor::Person { person: person(seat), is_moderator };
    vec![
        ("A, who opened it and is asked", person(0, false), BTreeSet::from(["anybody", "player", "creator"])),
        ("B, who is not asked", person(1, false), BTreeSet::from(["anybody", "player"])),
        ("B, as a moderator", person(1, true), BTreeSet::from(["anybody", "player", "moderator"])),
        ("a stranger", person(8, false), BTreeSet::from(["anybody"])),
        ("a moderator", person(9, true), BTreeSet::from(["anybody", "moderator"])),
        ("the robot in seat C", Actor::Robot(Seat(2)), BTreeSet::from(["robot"])),
        ("a robot where none sits", Actor::Robot(Seat(0)), BTreeSet::new()),
        ("the clock", Actor::Clock, BTreeSet::from(["clock"])),
    ]
}

/// What the page says: who may do each thing, and in which phases.
fn page() -> BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)> {
    let page = include_str!("../../../docs/permissions.md");
    let table = page.split_once("|---|---|---|---|\n").unwrap().1.split_once("\n\n").unwrap().0;
    let words = |cell: &str| cell.split(',').map(|it| it.trim().to_owned()).collect();
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
        (cells[0].trim().to_owned(), (words(cells[2]), words(cells[3])))
    };
    table.lines().map(row).collect()
}

/// A game of A, B and a robot, in this phase.
async fn game(club: &Club, channel: u64, phase: Phase) -> GameId {
    let id = club.lobby(channel).await.id;
    club.host.join(club.press(), id, person(1)).await.unwrap();
    club.host.add_robot(club.press(), id, user(0), Level::Random).await.unwrap();
    if phase == Phase::Lobby {
        return id;
    }
    if phase == Phase::Closed {
        club.host.close(club.press(), id, user(0), false).await.unwrap();
        return id;
    }
    club.host.begin(club.press(), id, user(0)).await.unwrap();
    match phase {
        Phase::Paused => assert_eq!(club.say(id, 0, "boom").await, Err(Denied::Bug)),
        Phase::Over => {
            for seat in [0, 1] {
                club.host.concede(club.press(), id, user(seat)).await.unwrap();
            }
        }
        _ => {}
    }
    assert_eq!(club.host.table(id).await.unwrap().phase, phase);
    id
}

/// All that could have changed by it.
async fn seen(club: &Club, id: GameId) -> String {
    let mut seen = format!("{:?}", club.host.table(id).await.unwrap());
    for seat in 0..3 {
        seen.push_str(&format!(" {:?}", club.host.panel(id, user(seat)).await));
    }
    seen
}

#[tokio::test]
async fn whoever_may_not_is_told_why_and_nothing_changes() {
    let club = Club::with(stores::memory().await, Fault::Boom).await;
    club.host.configure(|it| it.robot_delay = std::time::Duration::from_secs(3_600));
    let page = page();
    let (mut cells, mut refused, mut reasons) = (0, 0, BTreeMap::new());
    for phase in [Phase::Lobby, Phase::Running, Phase::Paused, Phase::Over, Phase::Closed] {
        let mut id = game(&club, 1, phase).await;
        for command in commands() {
            let (who, when) = &page[line(&command)];
            for (name, actor, roles) in actors() {
                let may = roles.iter().any(|it| who.contains(*it)) && when.contains(phase.key());
                club.drain().await;
                let before = seen(&club, id).await;
                let done = club.host.run(club.press(), id, actor, command.clone()).await;
                let what = format!("{command:?} of {name} in a game that is {phase}: {done:?}");
                let forbids = |it: &Denied| match it {
                    Denied::NoSeat | Denied::NotAllowed | Denied::NotStarted | Denied::AlreadyStarted => true,
                    Denied::Ended | Denied::Paused { .. } => true,
                    Denied::NothingToRewind => phase != Phase::Paused,
                    _ => false,
                };
                cells += 1;
                match (&done, may) {
                    (Err(denied), false) => {
                        assert!(forbids(denied), "{what}");
                        reasons.insert(denied.text().id, denied.text());
                        refused += 1;
                    }
                    (Ok(_), false) => panic!("{what}"),
                    // What else keeps them from it is theirs to hear: whose seat it is, what there is to take back.
                    (Err(denied), true) => {
                        let is_own = matches!(command, Command::HandBack { .. }) && *denied == Denied::NotAllowed;
                        let is_told = matches!(command, Command::Move { .. }) && *denied == Denied::Ended;
                        let is_idle = matches!(command, Command::CountVotes) && phase == Phase::Paused;
                        assert!(!forbids(denied) || is_own || is_told || is_idle, "{what}");
                    }
                    (Ok(_), true) => {}
                }
                if done.is_err() {
                    assert_eq!(seen(&club, id).await, before, "{what}");
                    assert_eq!(club.told().await, Vec::<String>::new(), "{what}");
                } else {
                    // The next one finds the game as this one did.
                    let _ = club.host.close(club.press(), id, user(0), true).await;
                    club.drain().await;
                    id = game(&club, 1, phase).await;
                }
            }
        }
        let _ = club.host.close(club.press(), id, user(0), true).await;
    }
    println!("{cells} cells, {refused} refused for {} reasons", reasons.len());
    assert_eq!((cells, page.len()), (5 * 8 * commands().len(), commands().len()), "every line of the page was tried");
    let book = Wordbook::load(&slowboat::games::Registry::load(None).unwrap()).unwrap();
    for language in [Language::En, Language::Pl] {
        for (id, reason) in &reasons {
            let said = book.common(language).plain(vec!["Ania".to_owned(), "Ben".to_owned()]).say(reason);
            assert!(!said.contains(&**id), "{id} in {language:?}: {said}");
        }
    }
}
