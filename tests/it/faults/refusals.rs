//! What Discord refuses for a while: rights that are taken and given back, 400, 401, 403, 429 and 5xx. Nobody waits for a
//! restart, and everybody is pinged once.

use std::time::Duration;

use serde_json::Value;
use slowboat::discord::custom_id::Action;
use slowboat::host::FailureKind;
use slowboat::sandbox::faults::{FaultPlan, Order, Rates, RestFault, Scope};
use slowboat::sandbox::perms;

use super::single::{about_to_start, pings, starts_unnoticed};
use super::storm::Storm;
use crate::end_to_end::club::{Club, PATIENCE, program};
use crate::end_to_end::taps;

fn status(status: u16, times: u32) -> Order {
    let fault = RestFault::Broken { status, after: false };
    Order { method: Some("POST".to_owned()), path: Some("/messages".to_owned()), times, ..Order::once(fault) }
}

/// How often the bot has tried to post into the channel.
fn tries(club: &Club) -> usize {
    let path = format!("/api/v10/channels/{}/messages", club.channel);
    let lines = std::fs::read_to_string(club.traffic()).unwrap();
    let posts = lines.lines().map(|it| serde_json::from_str::<Value>(it).unwrap());
    posts.filter(|it| it["method"] == "POST" && it["path"] == path.as_str()).count()
}

/// Waits until the newest delivery has failed in this way.
async fn failing(club: &Club, kind: FailureKind) {
    let started = std::time::Instant::now();
    while club.host().failing().await.unwrap().iter().all(|it| it.failure != kind) {
        assert!(started.elapsed() < PATIENCE, "{:?}", club.host().failing().await.unwrap());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn failures(club: &Club) -> u32 {
    club.host().failing().await.unwrap()[0].failures
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unknown_token_and_a_nameless_403_pass() {
    let (club, ledger, lobby, start) = about_to_start().await;
    // Until they have been seen, and not for one try or two: a slow machine would miss them.
    club.control.strike(status(401, u32::MAX));
    club.control.press(club.players[0].id, lobby.id, &start).await.unwrap();
    failing(&club, FailureKind::Token).await;
    let told = club.host().failing().await.unwrap();
    assert!(told[0].failure_text.contains("401"), "{told:?}");
    club.control.heal();
    ledger.delivered().await;
    let board = club.public().pop().unwrap();
    assert!(board.picture().is_some());
    assert_eq!((club.public().len(), pings(&club)), (2, board.mentions.len()));
    assert_eq!(club.host().failing().await.unwrap(), []);

    // A 403 that says nothing of rights closes no door.
    club.control.strike(status(403, u32::MAX));
    club.control.run(club.players[1].id, club.channel, "game concede", &[]).await.unwrap();
    failing(&club, FailureKind::Passing).await;
    club.control.heal();
    ledger.delivered().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_does_not_take_is_shed_piece_by_piece() {
    for (times, picture, buttons) in [(1, false, true), (2, false, false), (3, false, false)] {
        let (club, ledger, lobby, start) = about_to_start().await;
        club.control.strike(status(400, times));
        club.control.press(club.players[0].id, lobby.id, &start).await.unwrap();
        ledger.delivered().await;
        let board = club.public().pop().unwrap();
        assert_eq!(board.picture().is_some(), picture);
        assert_eq!(taps::button(&board, |it| *it == Action::Play).is_some(), buttons, "{}", board.content);
        assert_eq!((club.public().len(), pings(&club)), (2, board.mentions.len()), "{}", board.content);
        assert!(!board.mentions.is_empty());
        // What is left has what is needed to play on.
        assert_eq!(board.content.contains("/play"), times == 3, "{}", board.content);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ping_that_is_refused_in_every_form_is_sent_later_and_once() {
    let (mut club, ledger, lobby, start) = about_to_start().await;
    club.control.strike(status(400, 4));
    club.control.press(club.players[0].id, lobby.id, &start).await.unwrap();
    failing(&club, FailureKind::Refused).await;
    assert_eq!((club.public().len(), pings(&club)), (1, 0), "nothing counts as delivered that was not");
    club.stop().await;
    let config = club.folder.path().join("config.toml");
    std::fs::write(&config, format!("[store]\ndata_dir = {:?}\n", club.data())).unwrap();
    let found = program(&["--config", config.to_str().unwrap(), "doctor"], club.folder.path()).await;
    assert!(found.contains("turn") && found.contains("refused") && found.contains("400"), "{found}");
    club.start().await;
    club.later(Duration::from_secs(50));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(club.public().len(), 1);
    club.later(Duration::from_secs(11));
    ledger.delivered().await;
    let board = club.public().pop().unwrap();
    assert!(board.picture().is_some(), "by then it is taken as a whole");
    assert_eq!((club.public().len(), pings(&club)), (2, board.mentions.len()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_without_buttons_that_arrived_unnoticed_is_not_sent_again() {
    let (club, ledger, lobby, start) = about_to_start().await;
    club.control.strike(status(400, 2));
    let fault = RestFault::Cut { wait_ms: 0, after: true };
    club.control.strike(Order { fault, ..status(0, 1) });
    starts_unnoticed(&club, &ledger, &lobby, &start).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_door_is_knocked_on_when_it_is_this_door_that_changes() {
    let (club, ledger, lobby, start) = about_to_start().await;
    let (ada, ben) = (club.players[0].id, club.players[1].id);
    let guild = club.control.overview(ada)["guilds"][0]["id"].as_str().unwrap().parse().unwrap();
    club.control.deny_bot(club.channel, perms::SEND_MESSAGES).unwrap();
    club.control.press(ada, lobby.id, &start).await.unwrap();
    failing(&club, FailureKind::Closed).await;
    let before = tries(&club);
    let elsewhere = club.control.channel(guild, "elsewhere").unwrap();
    club.control.deny_bot(elsewhere, perms::SEND_MESSAGES).unwrap();
    club.control.deny_bot(elsewhere, 0).unwrap();
    club.control.set_permissions(guild, ben, perms::MANAGE_MESSAGES).unwrap();
    club.control.thread(ada, elsewhere, "aside").unwrap();
    // Nor does it help to press where the bot says that it may not write.
    club.control.run(ada, club.channel, "play", &[]).await.unwrap();
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(tries(&club), before, "none of this concerns the channel");
    // What the bot cannot know of: its patience grows until somebody presses.
    for minutes in [1, 2, 4] {
        let (before, tried) = (tries(&club), failures(&club).await);
        club.later(Duration::from_secs(minutes * 60 + 1));
        club.control.wait_until("a knock", PATIENCE, || tries(&club) == before + 1).await.unwrap();
        while failures(&club).await == tried {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    club.control.deny_bot(club.channel, 0).unwrap();
    ledger.delivered().await;
    let board = club.public().pop().unwrap();
    assert_eq!((club.public().len(), pings(&club)), (2, board.mentions.len()));
}

/// What goes wrong for some moves, in turn.
#[derive(Clone, Copy, Debug)]
enum Spell {
    /// A right is missing.
    Without(u64),
    /// Discord answers with this, so often.
    Status(u16, u32),
    Limit(Scope),
    /// For a minute Discord does not know the token.
    Unknown,
}

const MINUTE: Duration = Duration::from_secs(60);

const SPELLS: [Spell; 12] = [
    Spell::Without(perms::ATTACH_FILES),
    Spell::Without(perms::SEND_MESSAGES | perms::SEND_MESSAGES_IN_THREADS),
    Spell::Status(401, 1),
    Spell::Without(perms::VIEW_CHANNEL),
    Spell::Limit(Scope::User),
    Spell::Without(perms::READ_MESSAGE_HISTORY),
    Spell::Status(503, 2),
    Spell::Without(perms::ATTACH_FILES | perms::READ_MESSAGE_HISTORY),
    Spell::Unknown,
    Spell::Limit(Scope::Shared),
    Spell::Status(400, 2),
    Spell::Limit(Scope::Global),
];

/// How many moves each lasts, and as many without one follow.
const MOVES: usize = 3;

async fn game(id: &str, players: usize, locale: &str, seed: u64, aside: bool) {
    let mut storm = Storm::open(id, players, locale, &[], seed, aside).await;
    let control = storm.club.control.clone();
    let channel = storm.club.channel;
    for spell in SPELLS.iter().cycle() {
        if storm.is_over() {
            break;
        }
        match *spell {
            Spell::Without(bits) => control.deny_bot(channel, bits).unwrap(),
            Spell::Status(code, times) => control.strike(status(code, times)),
            Spell::Limit(scope) => {
                let fault = RestFault::TooMany { retry_after_ms: 300, scope };
                control.strike(Order { fault, ..status(0, 2) });
            }
            Spell::Unknown => {
                let fault = RestFault::Broken { status: 401, after: false };
                control.strike_for("/channels", fault, MINUTE);
            }
        }
        storm.moves(MOVES).await;
        if matches!(spell, Spell::Unknown) {
            failing(&storm.club, FailureKind::Token).await;
            // The bot waits for a minute at most between two tries.
            control.advance(MINUTE);
            storm.club.later(MINUTE);
        }
        // What has come back brings all that waits for it: nobody restarts anything.
        control.deny_bot(channel, 0).unwrap();
        storm.delivered().await;
        storm.moves(MOVES).await;
    }
    let report = storm.settle().await;
    for kind in ["broken", "too_many", "too_many_shared", "too_many_global"] {
        assert!(report.faults.contains_key(kind), "nothing was {kind}: {report}");
    }
    println!("{id}: {report}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn perseverance_with_each_right_missing_in_turn() {
    game("perseverance", 2, "en-US", 71, false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn state51_in_a_thread_with_each_right_missing_in_turn() {
    game("state51", 2, "pl", 72, true).await;
}

/// Any right of the bot is gone at any moment, and back after some presses, while Discord has its troubles.
async fn rights_taken(id: &str, players: usize, locale: &str, seed: u64, aside: bool) {
    let mut storm = Storm::open(id, players, locale, &[], seed, aside).await;
    let rates =
        Rates { right_taken: 60, dropped: 8, reconnect: 6, broken: 15, too_many: 12, twice: 20, ..Rates::default() };
    storm.club.control.follow(Some(FaultPlan { seed, rates }));
    storm.play().await;
    let report = storm.settle().await;
    println!("{id}: {report}");
    assert!(report.faults["right_taken"] > 10, "{report}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn perseverance_with_rights_taken_at_random() {
    rights_taken("perseverance", 2, "pl", 73, true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn state51_with_rights_taken_at_random() {
    rights_taken("state51", 3, "en-US", 74, false).await;
}
