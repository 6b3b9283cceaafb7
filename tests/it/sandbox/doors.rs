//! The gateway's reconnects and close codes, and the control API by HTTP and WebSocket.

use serde_json::{Value, json};
use serenity::all::{ClientBuilder, GatewayIntents};
use slowboat::sandbox::{Id, SandboxOptions};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::bot::{self, Club, PATIENCE, club, guilds_only, start};
use crate::overheard::no_unknown_events;

#[tokio::test]
async fn the_gateway_resumes_and_the_world_survives_a_killed_bot() {
    let club = club(SandboxOptions::default()).await;
    let bot = start(&club, guilds_only()).await;
    let Club { control, channel, ada, .. } = &club;
    control.drop_gateway();
    // The event happens while the socket is gone, and is caught up on after the resume.
    let answer = control.run(*ada, *channel, "hello", &[("name", "x")]).await.unwrap();
    assert_eq!((answer.kind, control.identifies(), control.resumes()), (4, 1, 1));
    control.reconnect_request();
    control.wait_until("a second resume", PATIENCE, || control.resumes() == 2).await.unwrap();
    let message = answer.message().unwrap().id;
    assert_eq!(control.press(*ada, message, "update").await.unwrap().kind, 7);
    assert_eq!(bot.heard.count("ready"), 1);

    bot.kill();
    control.wait_until("the socket to close", PATIENCE, || control.connected() == 0).await.unwrap();
    let bot = start(&club, guilds_only()).await;
    assert_eq!(control.press(*ada, message, "update").await.unwrap().kind, 7);
    assert_eq!((bot.heard.count("ready"), control.messages(*ada, *channel).len()), (1, 1));
    no_unknown_events();
}

#[tokio::test]
async fn a_gateway_that_is_down_takes_nobody_in_until_its_time_is_up() {
    let club = club(SandboxOptions::default()).await;
    let _bot = start(&club, guilds_only()).await;
    let control = &club.control;
    control.gateway_down(PATIENCE * 100);
    assert_eq!(control.connected(), 0);
    tokio::time::sleep(PATIENCE / 20).await;
    assert_eq!(control.connected(), 0);
    control.advance(PATIENCE * 100);
    control.wait_until("a connection", PATIENCE * 2, || control.connected() == 1).await.unwrap();
}

/// Starts a client with this token and these intents, and returns why it ended.
async fn ends_with(club: &Club, token: &str, intents: GatewayIntents) -> String {
    let client = ClientBuilder::new_with_http(bot::http(club, token), intents);
    client.await.unwrap().start().await.unwrap_err().to_string()
}

#[tokio::test]
async fn wrong_tokens_and_intents_are_closed_for_good() {
    let club = club(SandboxOptions::default()).await;
    let token = club.sandbox.bot_token();
    let wrong = ends_with(&club, "sandbox.wrong", guilds_only()).await;
    assert_eq!(wrong, "Sent invalid authentication");
    let greedy = ends_with(&club, &token, GatewayIntents::MESSAGE_CONTENT).await;
    assert_eq!(greedy, "Disallowed gateway intents were provided");
    let odd = ends_with(&club, &token, GatewayIntents::from_bits_retain(1 << 30)).await;
    assert_eq!(odd, "Invalid gateway intents were provided");
}

#[tokio::test]
async fn the_record_has_every_exchange_and_event() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.jsonl");
    let club = club(SandboxOptions { record: Some(file.clone()), ..SandboxOptions::default() }).await;
    let _bot = start(&club, guilds_only()).await;
    club.control.run(club.ada, club.channel, "board", &[]).await.unwrap();
    let record = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<Value> = record.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let events: Vec<&str> = lines.iter().filter_map(|it| it["dispatch"].as_str()).collect();
    assert_eq!(events, ["READY", "GUILD_CREATE", "INTERACTION_CREATE"]);
    let callback = lines.iter().find(|it| it["path"].as_str().is_some_and(|path| path.ends_with("/callback")));
    let callback = callback.unwrap();
    assert_eq!(callback["parts"], json!(["files[0]", "payload_json"]));
    assert_eq!(callback["files"][0]["filename"], "board.png");
    assert_eq!(callback["request_json"]["type"], 4);
    assert_eq!((callback["status"].as_u64(), callback["auth"].as_bool()), (Some(204), Some(true)));
    assert!(callback["user_agent"].as_str().unwrap().starts_with("DiscordBot ("));
}

/// Calls the control API by HTTP.
async fn control(club: &Club, method: &str, path: &str, body: Value) -> (u16, Value) {
    let url = format!("{}/sandbox{path}", club.sandbox.base_url());
    let request = bot::client().request(method.parse().unwrap(), url).json(&body);
    let response = request.send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap())
}

/// A WebSocket reader of a few lines: the handshake, then text frames as they come.
struct Watcher(TcpStream);

impl Watcher {
    async fn open(club: &Club, user: Id) -> Watcher {
        let mut stream = TcpStream::connect(club.sandbox.address()).await.unwrap();
        let ask = format!(
            "GET /sandbox/events?user={user} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\
             Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        assert!(head.starts_with(b"HTTP/1.1 101"));
        Watcher(stream)
    }

    async fn next(&mut self) -> Value {
        assert_eq!(self.0.read_u8().await.unwrap(), 0x81, "a whole text frame");
        let length = match self.0.read_u8().await.unwrap() {
            126 => usize::from(self.0.read_u16().await.unwrap()),
            short => usize::from(short),
        };
        let mut text = vec![0; length];
        self.0.read_exact(&mut text).await.unwrap();
        serde_json::from_slice(&text).unwrap()
    }
}

#[tokio::test]
async fn the_control_api_by_http_and_its_events() {
    let club = club(SandboxOptions::default()).await;
    let _bot = start(&club, guilds_only()).await;
    assert_eq!(control(&club, "GET", "/status", Value::Null).await.1["connected"], 1);
    let guild = control(&club, "POST", "/guilds", json!({"name": "Web", "locale": "pl"})).await.1;
    let guild = guild["id"].as_str().unwrap();
    let user = control(&club, "POST", "/users", json!({"name": "Cyd", "locale": "pl"})).await.1;
    let user = user["id"].as_str().unwrap();
    control(&club, "PUT", &format!("/guilds/{guild}/members/{user}"), json!({})).await;
    let named = json!({"name": "stage"});
    let place = control(&club, "POST", &format!("/guilds/{guild}/channels"), named).await.1;
    let place = place["id"].as_str().unwrap();
    let seen = control(&club, "GET", &format!("/users/{user}"), Value::Null).await.1;
    assert_eq!(seen["guilds"][0]["channels"][0]["name"], "stage");

    let mut cyd = Watcher::open(&club, user.parse().unwrap()).await;
    let mut ada = Watcher::open(&club, club.ada).await;
    let run = json!({"user": user, "command": "secret"});
    let (status, answer) = control(&club, "POST", &format!("/channels/{place}/run"), run).await;
    assert_eq!((status, &answer["message"]["content"]), (200, &json!("psst")));
    let told = cyd.next().await;
    assert_eq!((&told["type"], &told["message"]), (&json!("message"), &answer["message"]));
    assert_eq!(cyd.next().await["kind"], 4);
    let message = answer["message"]["id"].as_str().unwrap();
    let press = |id: &str| json!({"user": user, "custom_id": id});
    let path = format!("/messages/{message}/press");
    let (status, fault) = control(&club, "POST", &path, press("off")).await;
    assert_eq!((status, fault), (422, json!({"error": "off is disabled", "kind": "refused"})));
    let window = control(&club, "POST", &path, press("window")).await.1;
    assert_eq!(cyd.next().await["modal"], window["modal"]);
    let fields = json!({"user": user, "fields": {"name": "Cyd"}});
    let opener = window["id"].as_str().unwrap();
    let sent = control(&club, "POST", &format!("/modals/{opener}"), fields).await.1;
    assert_eq!(sent["message"]["content"], r#"{"name": "Cyd", "why": ""}"#);
    let typed = json!({"user": user, "command": "game move die", "focused": "zone", "options": [["zone", "a"]]});
    let choices = control(&club, "POST", &format!("/channels/{place}/autocomplete"), typed).await.1;
    assert_eq!(choices[0], json!({"name": "a-1", "value": "zone-1"}));
    let picked = json!({"user": user, "custom_id": "menu", "values": ["1", "2"]});
    let picked = control(&club, "POST", &format!("/messages/{message}/select"), picked).await;
    assert_eq!(picked.1["message"]["content"], "1+2");
    let log = format!("/channels/{place}/messages?user={user}");
    assert_eq!(control(&club, "GET", &log, Value::Null).await.1.as_array().unwrap().len(), 3);
    assert_eq!(control(&club, "GET", "/messages/1", Value::Null).await.0, 400);
    assert_eq!(control(&club, "GET", "/nowhere", Value::Null).await.0, 404);
    // Of all this Ada, in another guild, was told nothing; of her own channel she is.
    club.control.say(club.ben, club.channel, "hello").unwrap();
    assert_eq!(ada.next().await["message"]["content"], "hello");
}
