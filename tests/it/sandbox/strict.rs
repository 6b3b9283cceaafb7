//! As strict as Discord: rate limits, long bodies, privileged members, rules on commands, and what Discord writes itself.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{ChannelId, CreateMessage, GatewayIntents};
use slowboat::sandbox::{CommandRule, CommandRuleKind, Id, SandboxOptions};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use super::bot::{Club, client, club, guilds_only, http, open, start, start_silent};
use super::refusals::{ask, code};

fn recorded(file: &Path, event: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(file).unwrap();
    let lines = text.lines().map(|it| serde_json::from_str::<Value>(it).unwrap());
    lines.filter(|it| it["dispatch"] == event).map(|it| it["d"].clone()).collect()
}

#[tokio::test]
async fn limits_are_told_and_kept() {
    let club = open(SandboxOptions::default()).await;
    let other = club.control.channel(club.guild, "other").unwrap();
    let post = async |channel: Id| {
        let url = format!("{}/api/v10/channels/{channel}/messages", club.sandbox.base_url());
        let request = client().post(url).header("Authorization", format!("Bot {}", club.sandbox.bot_token()));
        request.json(&json!({"content": "x"})).send().await.unwrap()
    };
    let head = |reply: &reqwest::Response, name: &str| reply.headers()[name].to_str().unwrap().to_owned();
    for left in (0..5).rev() {
        let reply = post(club.channel).await;
        assert_eq!((reply.status().as_u16(), head(&reply, "x-ratelimit-limit").as_str()), (200, "5"));
        assert_eq!(head(&reply, "x-ratelimit-remaining"), left.to_string());
        assert!(head(&reply, "x-ratelimit-reset-after").parse::<f64>().unwrap() <= 5.0);
        assert!(head(&reply, "x-ratelimit-reset").parse::<f64>().unwrap() > 1_700_000_000.0);
        assert!(!head(&reply, "via").is_empty());
    }
    let bucket = head(&post(other).await, "x-ratelimit-bucket");
    let refused = post(club.channel).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(
        (head(&refused, "x-ratelimit-scope"), head(&refused, "x-ratelimit-bucket")),
        ("user".to_owned(), bucket)
    );
    assert!(head(&refused, "retry-after").parse::<u64>().unwrap() <= 5);
    let body: Value = refused.json().await.unwrap();
    assert!(body["retry_after"].as_f64().unwrap() <= 5.0 && body["global"] == false, "{body}");
    assert_eq!(club.control.messages(club.ada, club.channel).len(), 5);
    assert_eq!(club.control.status()["refused_requests"], 1);
    // Time heals it.
    club.control.advance(std::time::Duration::from_secs(6));
    assert_eq!(post(club.channel).await.status(), 200);
}

/// Its limiter reads the headers: nothing is ever refused, and nothing is lost.
#[tokio::test]
async fn serenity_keeps_to_the_limits() {
    let club = open(SandboxOptions { pace: 5, ..SandboxOptions::default() }).await;
    let http = http(&club, &club.sandbox.bot_token());
    let channel = ChannelId::new(club.channel.0);
    for number in 0..12 {
        channel.send_message(&http, CreateMessage::new().content(number.to_string())).await.unwrap();
    }
    let texts: Vec<String> = club.control.messages(club.ada, club.channel).into_iter().map(|it| it.content).collect();
    assert_eq!(texts, (0..12).map(|it| it.to_string()).collect::<Vec<_>>());
    assert_eq!(club.control.status()["refused_requests"], 0);
}

#[tokio::test]
async fn a_body_may_not_be_endless() {
    let club = club(SandboxOptions::default()).await;
    let here = format!("/channels/{}/messages", club.channel);
    let long = json!({"content": "x".repeat(40 * 1024 * 1024)});
    assert_eq!(code(&ask(&club, "POST", &here, &long).await), (413, 40005));
    let url = format!("{}/sandbox/users", club.sandbox.base_url());
    let said = client().post(url).json(&json!({"name": "x".repeat(1024 * 1024), "locale": "pl"})).send().await;
    assert_eq!(said.unwrap().status(), 413);
    assert_eq!(ask(&club, "POST", &here, &json!({"content": "short"})).await.0, 200);
}

#[tokio::test]
async fn a_request_that_breaks_off_was_none() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("record");
    let club = club(SandboxOptions { record: Some(record.clone()), ..SandboxOptions::default() }).await;
    let (here, token) = (format!("/api/v10/channels/{}/messages", club.channel), club.sandbox.bot_token());
    let mut stream = TcpStream::connect(club.sandbox.address()).await.unwrap();
    let half = format!(
        "POST {here} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bot {token}\r\nUser-Agent: DiscordBot (x, 1)\r\n\
         Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{\"content\":"
    );
    stream.write_all(half.as_bytes()).await.unwrap();
    drop(stream);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(code(&ask(&club, "POST", "/channels/1/messages", &json!({"content": "whole"})).await).0, 404);
    let exchanges = std::fs::read_to_string(&record).unwrap();
    assert_eq!(exchanges.lines().filter(|it| it.contains("/messages")).count(), 1, "{exchanges}");
}

#[tokio::test]
async fn members_come_with_the_privileged_intent_only() {
    let folder = tempfile::tempdir().unwrap();
    for (intents, known) in [(guilds_only(), 1), (guilds_only() | GatewayIntents::GUILD_PRESENCES, 4)] {
        let file = folder.path().join(known.to_string());
        let (record, privileged_intents) = (Some(file.clone()), GatewayIntents::GUILD_PRESENCES.bits());
        let club = club(SandboxOptions { record, privileged_intents, ..SandboxOptions::default() }).await;
        let _bot = start(&club, intents).await;
        let guild = recorded(&file, "GUILD_CREATE").remove(0);
        assert_eq!((guild["members"].as_array().unwrap().len(), &guild["member_count"]), (known, &json!(4)));
    }
}

#[tokio::test]
async fn an_owner_settles_who_uses_a_command_and_where() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("record");
    let club = club(SandboxOptions { record: Some(record.clone()), ..SandboxOptions::default() }).await;
    let _bot = start_silent(&club).await;
    let Club { control, guild, channel, ada, ben, .. } = &club;
    let commands = format!("/applications/{}/guilds/{guild}/commands", club.sandbox.application_id());
    let place = json!([{"type": 7, "name": "place", "description": "d"}]);
    let made = json!([{"name": "go", "description": "d", "options": place}, {"name": "late", "description": "d", "nsfw": true}]);
    let (_, made) = ask(&club, "PUT", &commands, &made).await;
    let go: Id = made[0]["id"].as_str().unwrap().parse().unwrap();
    let rules = format!("{commands}/{go}/permissions");
    assert_eq!(code(&ask(&club, "GET", &rules, &Value::Null).await), (404, 10066));
    let rule = |kind, id, allowed| CommandRule { kind, id, allowed };
    let only_ben = [rule(CommandRuleKind::Role, *guild, false), rule(CommandRuleKind::User, *ben, true)];
    control.set_command_rules(*guild, go, &only_ben).unwrap();
    let shown = ask(&club, "GET", &rules, &Value::Null).await.1;
    assert_eq!(shown["permissions"][0], json!({"id": guild, "type": 1, "permission": false}));
    assert_eq!(ask(&club, "GET", &format!("{commands}/permissions"), &Value::Null).await.1, json!([shown]));
    assert_eq!(code(&ask(&club, "PUT", &rules, &json!({"permissions": []})).await), (403, 20001));
    assert!(control.start_command(*ada, *channel, "go", &[], None).is_err());
    control.start_command(*ben, *channel, "go", &[("place", "table")], None).unwrap();
    let event = recorded(&record, "INTERACTION_CREATE").remove(0);
    let resolved = &event["data"]["resolved"]["channels"][channel.to_string()];
    assert_eq!(
        (&resolved["permissions"], resolved["permissions"].is_string()),
        (&event["member"]["permissions"], true)
    );
    assert_eq!(event["app_permissions"], slowboat::sandbox::perms::BOT_INVITE.to_string());
    control.set_command_rules(*guild, go, &[rule(CommandRuleKind::Channel, *channel, false)]).unwrap();
    assert!(control.start_command(*ben, *channel, "go", &[], None).is_err());
    control.set_command_rules(*guild, go, &[]).unwrap();
    control.start_command(*ada, *channel, "go", &[], None).unwrap();

    assert!(control.start_command(*ada, *channel, "late", &[], None).is_err(), "not here");
    control.set_nsfw(*channel, true).unwrap();
    let thread = control.thread(*ada, *channel, "aside").unwrap();
    control.start_command(*ada, thread, "late", &[], None).unwrap();
}

#[tokio::test]
async fn discord_itself_tells_of_pins_and_threads() {
    let club = club(SandboxOptions::default()).await;
    let Club { control, channel, ada, .. } = &club;
    let here = format!("/channels/{channel}");
    let said = ask(&club, "POST", &format!("{here}/messages"), &json!({"content": "x"})).await.1;
    let said = said["id"].as_str().unwrap();
    for _ in 0..2 {
        assert_eq!(ask(&club, "PUT", &format!("{here}/messages/pins/{said}"), &Value::Null).await.0, 204);
    }
    let threads = format!("{here}/threads");
    let aside = ask(&club, "POST", &threads, &json!({"name": "aside", "type": 11})).await.1;
    let aside = aside["id"].as_str().unwrap();
    let under = format!("{here}/messages/{said}/threads");
    assert_eq!(ask(&club, "POST", &under, &json!({"name": "under"})).await.0, 201);
    assert_eq!(ask(&club, "PATCH", &format!("/channels/{aside}"), &json!({"name": "apart"})).await.0, 200);
    let list = async |channel: &str| ask(&club, "GET", &format!("/channels/{channel}/messages"), &Value::Null).await.1;
    let all = list(&channel.to_string()).await;
    let kinds: Vec<u64> = all.as_array().unwrap().iter().map(|it| it["type"].as_u64().unwrap()).collect();
    assert_eq!(kinds, [18, 6, 0], "a pin is told once");
    assert_eq!((&all[1]["message_reference"]["message_id"], all[1].get("referenced_message")), (&json!(said), None));
    assert_eq!((&all[0]["content"], &all[0]["message_reference"]["channel_id"]), (&json!("aside"), &json!(aside)));
    let first = list(said).await;
    assert_eq!((&first[0]["type"], &first[0]["referenced_message"]["id"]), (&json!(21), &json!(said)));
    let renamed = list(aside).await;
    assert_eq!((&renamed[0]["type"], &renamed[0]["content"]), (&json!(4), &json!("apart")));
    assert_eq!(control.messages(*ada, *channel)[1].kind, 6);
}
