//! Single faults, each on order: what the bot makes of it.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use slowboat::discord::custom_id::Action;
use slowboat::sandbox::faults::{Order, RestFault, Scope};
use slowboat::sandbox::{Id, Message, Sandbox, SandboxOptions, perms};

use crate::end_to_end::club::{Club, Kind, PATIENCE};
use crate::end_to_end::ledger::Ledger;
use crate::end_to_end::taps;

/// A table of two that is about to start: its club, its books, and the lobby's button.
pub(super) async fn about_to_start() -> (Club, Ledger, Message, String) {
    let club = Club::open(Kind::Inside, 2, "en-US").await;
    let ledger = club.ledger().await;
    let (ada, ben) = (club.players[0].id, club.players[1].id);
    club.control.run(ada, club.channel, "perseverance new", &[("players", "2")]).await.unwrap();
    ledger.delivered().await;
    let lobby = club.public().pop().unwrap();
    let join = taps::button(&lobby, |it| *it == Action::Join).unwrap();
    club.control.press(ben, lobby.id, &join).await.unwrap();
    ledger.delivered().await;
    let start = taps::button(&lobby, |it| *it == Action::Start).unwrap();
    (club, ledger, lobby, start)
}

pub(super) fn pings(club: &Club) -> usize {
    club.players.iter().map(|it| club.control.pings(it.id).len()).sum()
}

fn posts() -> Order {
    let fault = RestFault::Cut { wait_ms: 0, after: true };
    Order { method: Some("POST".to_owned()), path: Some("/messages".to_owned()), ..Order::once(fault) }
}

/// Starts the game. Its first turn arrives, which the bot does not learn: it looks an hour later, and pings nobody twice.
pub(super) async fn starts_unnoticed(club: &Club, ledger: &Ledger, lobby: &Message, start: &str) {
    club.control.press(club.players[0].id, lobby.id, start).await.unwrap();
    let posted = || club.public().len() == 2;
    club.control.wait_until("the first turn", PATIENCE, posted).await.unwrap();
    // Long enough for Discord to forget the nonce.
    club.control.advance(Duration::from_secs(3600));
    ledger.delivered().await;
    let awaited = club.public().pop().unwrap().mentions.len();
    assert_eq!((club.public().len(), pings(club)), (2, awaited), "{:#?}", club.public());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ping_that_arrived_unnoticed_is_not_sent_again_after_an_hour() {
    let (club, ledger, lobby, start) = about_to_start().await;
    club.control.strike(posts());
    starts_unnoticed(&club, &ledger, &lobby, &start).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_door_is_tried_again_when_it_opens() {
    let (club, ledger, lobby, start) = about_to_start().await;
    club.control.deny_bot(club.channel, perms::SEND_MESSAGES).unwrap();
    club.control.press(club.players[0].id, lobby.id, &start).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(club.public().len(), 1);
    club.control.deny_bot(club.channel, 0).unwrap();
    ledger.delivered().await;
    assert_eq!(club.public().len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_does_not_get_through_is_sent_again_in_time() {
    let (club, _, lobby, start) = about_to_start().await;
    let ada = club.players[0].id;
    for fault in [
        RestFault::TooMany { retry_after_ms: 400, scope: Scope::User },
        RestFault::Broken { status: 502, after: false },
        RestFault::Broken { status: 500, after: true },
        RestFault::Cut { wait_ms: 50, after: false },
        RestFault::Cut { wait_ms: 50, after: true },
        RestFault::Slow { by_ms: 700 },
    ] {
        club.control.strike_next("/callback", fault);
        let told = club.control.run(ada, club.channel, "help", &[]).await;
        let told = told.unwrap_or_else(|error| panic!("{fault:?}: {error}"));
        assert!(told.message().unwrap().content.contains("perseverance"), "{fault:?}");
    }
    club.control.strike_next("/callback", RestFault::Broken { status: 503, after: false });
    club.control.double_next(1);
    let begun = club.control.press(ada, lobby.id, &start).await.unwrap();
    assert_eq!(begun.kind, 7, "the lobby changes");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_leaves_a_channel_that_is_deleted() {
    let (club, ledger, lobby, start) = about_to_start().await;
    let ada = club.players[0].id;
    club.control.press(ada, lobby.id, &start).await.unwrap();
    ledger.delivered().await;
    let (before, guild) = (pings(&club), club.control.overview(ada)["guilds"][0]["id"].clone());
    club.control.delete_channel(club.channel).unwrap();
    let guild: Id = guild.as_str().unwrap().parse().unwrap();
    let refuge = club.control.channel(guild, "refuge").unwrap();
    let stranger = club.stranger.id;
    let mine = async |user: Id| {
        club.control.autocomplete(user, refuge, "game bring", &[("table", "")], "table").await.unwrap()
    };
    assert!(mine(stranger).await.is_empty(), "nobody brings a game in which they do not sit");
    let found = mine(ada).await;
    assert!(found.len() == 1 && found[0].name.contains("Ben"), "{found:?}");
    let code = found[0].value.as_str().unwrap();
    // Ania reads Polish.
    let brought = club.words.common(club.players[0].language).nobody().maybe("bot-brought").unwrap();
    let told = club.control.run(stranger, refuge, "game bring", &[("table", code)]).await.unwrap();
    assert!(!told.message().unwrap().content.contains("goes on here"));
    let told = club.control.run(ada, refuge, "game bring", &[("table", code)]).await.unwrap();
    assert_eq!(told.message().unwrap().content, brought);
    club.control.redeliver(told.id).unwrap();
    ledger.delivered().await;
    let shown = club.control.messages(stranger, refuge);
    let board = shown.iter().find(|it| !it.ephemeral).unwrap();
    assert!(board.picture().is_some() && taps::button(board, |it| *it == Action::Play).is_some());
    assert_eq!(pings(&club), before, "nobody's turn has begun by it");
    let told = club.control.run(ada, refuge, "perseverance new", &[]).await.unwrap();
    assert!(told.message().unwrap().content.contains(code), "the channel is taken now");
}

/// The same by HTTP, as a script or the page orders it, and what the bot is told.
#[tokio::test]
async fn faults_are_ordered_by_http_and_look_like_discords() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
    let (base, client) = (sandbox.base_url(), reqwest::Client::new());
    let order = async |method: Method, path: &str, body: Value| {
        let reply = client.request(method, format!("{base}/sandbox/faults{path}")).json(&body).send().await.unwrap();
        (reply.status().as_u16(), reply.json::<Value>().await.unwrap())
    };
    let me = async || {
        let ask = client.get(format!("{base}/api/v10/users/@me"));
        ask.header("Authorization", format!("Bot {}", sandbox.bot_token())).send().await
    };
    let limited = json!({"kind": "too_many", "retry_after_ms": 1500, "path": "/users"});
    assert_eq!(order(Method::POST, "/rest", limited).await.0, 200);
    for _ in 0..2 {
        let reply = me().await.unwrap();
        assert_eq!(reply.status(), 429, "until the time is up");
        let header = |name: &str| reply.headers()[name].to_str().unwrap().to_owned();
        assert_eq!((header("x-ratelimit-remaining"), header("x-ratelimit-scope")), ("0".to_owned(), "user".to_owned()));
        assert_eq!(header("retry-after"), "2");
        let body: Value = reply.json().await.unwrap();
        assert!(body["retry_after"].as_f64().unwrap() > 1.0 && body["global"] == false, "{body}");
    }
    order(Method::DELETE, "", Value::Null).await;
    let global = json!({"kind": "too_many", "retry_after_ms": 60_000, "scope": "global"});
    order(Method::POST, "/rest", global).await;
    assert_eq!(me().await.unwrap().headers()["x-ratelimit-global"], "true");
    // An hour later nothing is left of it.
    order(Method::POST, "/away", json!({})).await;
    assert_eq!(me().await.unwrap().status(), 200);
    order(Method::POST, "/rest", json!({"kind": "broken", "status": 503})).await;
    assert_eq!(me().await.unwrap().status(), 503);
    order(Method::POST, "/rest", json!({"kind": "broken", "status": 401, "for_ms": 1_800_000})).await;
    for _ in 0..3 {
        assert_eq!(me().await.unwrap().status(), 401);
    }
    order(Method::POST, "/away", json!({})).await;
    let shared = json!({"kind": "too_many", "retry_after_ms": 60_000, "scope": "shared"});
    order(Method::POST, "/rest", shared).await;
    assert_eq!(me().await.unwrap().headers()["x-ratelimit-scope"], "shared");
    order(Method::DELETE, "", Value::Null).await;
    order(Method::POST, "/rest", json!({"kind": "cut", "wait_ms": 5, "times": 3})).await;
    assert!(me().await.is_err(), "the connection breaks without a word");
    let (_, shown) = order(Method::GET, "", Value::Null).await;
    assert_eq!((&shown["orders"][0]["kind"], &shown["counts"]["broken"]), (&json!("cut"), &json!(4)), "{shown}");
    assert_eq!(order(Method::PUT, "/plan", json!({"seed": 7, "rates": "bad-day"})).await.0, 200);
    assert_eq!(order(Method::PUT, "/plan", json!({"seed": 7, "rates": {"luck": 1}})).await.0, 400);
    assert_eq!(order(Method::POST, "/rest", json!({"kind": "unknown"})).await.0, 400);
    assert_eq!(order(Method::POST, "/lock", json!({"channel": "1"})).await.0, 404);
    order(Method::DELETE, "", Value::Null).await;
    assert_eq!(me().await.unwrap().status(), 200);
}
