//! Refused answers to interactions: wrong types, limits, late, double, expired.

use std::time::Duration;

use serde_json::{Value, json};
use slowboat::sandbox::{Id, SandboxOptions};

use super::bot::{Club, Running, club, start_silent};
use super::refusals::{ask, code, refused};

async fn callback(club: &Club, bot: &Running, id: Id, body: Value) -> (u16, Value) {
    let token = bot.heard.token(id).await;
    ask(club, "POST", &format!("/interactions/{id}/{token}/callback"), &body).await
}

#[tokio::test]
async fn callbacks() {
    let club = club(SandboxOptions::default()).await;
    let bot = start_silent(&club).await;
    let Club { control, channel, ada, .. } = &club;
    let typing = [("zone", "z")];
    let typing = control.start_command(*ada, *channel, "game move die", &typing, Some("zone")).unwrap();
    let choices = |list: Vec<Value>| json!({"type": 8, "data": {"choices": list}});
    let choice = |name: &str, value: Value| json!({"name": name, "value": value});
    let input = |label: &str, value: &str| json!({"type": 1, "components": [{"type": 4, "custom_id": "i", "style": 1, "label": label, "value": value}]});
    let window = |title: &str, rows: Vec<Value>| json!({"type": 9, "data": {"custom_id": "w", "title": title, "components": rows}});
    let (asked, long) = (control.start_command(*ada, *channel, "ask", &[], None).unwrap(), "x".repeat(4001));
    let table = [
        ("26", typing, choices(vec![choice("a", json!("a")); 26]), "data.choices BASE_TYPE_MAX_LENGTH"),
        ("name", typing, choices(vec![choice("", json!("a"))]), "data.choices.0.name BASE_TYPE_REQUIRED"),
        (
            "value",
            typing,
            choices(vec![choice("a", json!("v".repeat(101)))]),
            "data.choices.0.value BASE_TYPE_BAD_LENGTH",
        ),
        ("kind", typing, choices(vec![choice("a", json!(1))]), "data.choices.0.value STRING_TYPE_CONVERT"),
        ("no choices", typing, json!({"type": 4, "data": {"content": "x"}}), "type BASE_TYPE_CHOICES"),
        ("update", asked, json!({"type": 7, "data": {"content": "x"}}), "type BASE_TYPE_CHOICES"),
        ("title", asked, window(&"t".repeat(46), vec![input("a", "")]), "data.title BASE_TYPE_BAD_LENGTH"),
        ("6 rows", asked, window("t", vec![input("a", ""); 6]), "data.components BASE_TYPE_BAD_LENGTH"),
        (
            "same id",
            asked,
            window("t", vec![input("a", ""); 2]),
            "data.components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            "label",
            asked,
            window("t", vec![input(&"l".repeat(46), "")]),
            "data.components.0.components.0.label BASE_TYPE_BAD_LENGTH",
        ),
        (
            "value",
            asked,
            window("t", vec![input("a", &long)]),
            "data.components.0.components.0.value BASE_TYPE_MAX_LENGTH",
        ),
        ("content", asked, json!({"type": 4, "data": {"content": long}}), "data.content BASE_TYPE_MAX_LENGTH"),
    ];
    for (what, id, body, expected) in &table {
        refused(&callback(&club, &bot, *id, body.clone()).await, expected, what);
    }
    let empty = callback(&club, &bot, asked, json!({"type": 4, "data": {}})).await;
    assert_eq!(code(&empty), (400, 50006));
    // A refused answer does not count as the answer; the next one does.
    let answer = json!({"type": 4, "data": {"content": "here", "flags": 64}});
    let token = bot.heard.token(asked).await;
    let path = format!("/interactions/{asked}/{token}/callback?with_response=true");
    let (status, body) = ask(&club, "POST", &path, &answer).await;
    assert_eq!((status, &body["resource"]["message"]["content"]), (200, &json!("here")));
    assert_eq!(body["interaction"]["response_message_ephemeral"], true);
    assert_eq!(code(&callback(&club, &bot, asked, answer).await), (400, 40060));
    // A modal may not answer a modal.
    let opened = control.start_command(*ada, *channel, "ask", &[], None).unwrap();
    assert_eq!(callback(&club, &bot, opened, window("t", vec![input("a", "v")])).await.0, 204);
    let control = control.clone();
    let (ada, modal) = (*ada, control.modal(opened).unwrap());
    let submitting = tokio::spawn(async move { control.submit(ada, &modal, &[]).await });
    let submitted = loop {
        let newest = bot.heard.newest();
        if newest > opened {
            break newest;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    let again = callback(&club, &bot, submitted, window("t", vec![input("a", "")])).await;
    refused(&again, "type BASE_TYPE_CHOICES", "modal on modal");
    assert_eq!(callback(&club, &bot, submitted, json!({"type": 6})).await.0, 204);
    assert_eq!(submitting.await.unwrap().unwrap().kind, 6);
}

#[tokio::test]
async fn tokens_and_deadlines() {
    let options = SandboxOptions {
        interaction_deadline: Duration::from_millis(1000),
        token_life: Duration::from_millis(2500),
        ..SandboxOptions::default()
    };
    let club = club(options).await;
    let bot = start_silent(&club).await;
    let Club { control, channel, ada, .. } = &club;
    let content = json!({"content": "x"});
    let answer = json!({"type": 4, "data": content});
    let id = control.start_command(*ada, *channel, "ask", &[], None).unwrap();
    let hooks = format!("/webhooks/{}/{}", club.sandbox.application_id(), bot.heard.token(id).await);
    assert_eq!(code(&ask(&club, "POST", &hooks, &content).await), (404, 10015), "not answered yet");
    assert_eq!(callback(&club, &bot, id, answer.clone()).await.0, 204);
    assert_eq!(ask(&club, "POST", &hooks, &content).await.0, 200);
    let original = format!("{hooks}/messages/@original");
    assert_eq!(ask(&club, "PATCH", &original, &json!({"content": "y"})).await.1["content"], "y");
    let foreign = format!("{hooks}/messages/{}", *ada);
    assert_eq!(code(&ask(&club, "GET", &foreign, &Value::Null).await), (404, 10008));
    let late = control.start_command(*ada, *channel, "ask", &[], None).unwrap();
    bot.heard.token(late).await;
    assert!(control.answered(late).await.is_err());
    assert_eq!(code(&callback(&club, &bot, late, answer).await), (404, 10062), "late");
    let made_up = ask(&club, "POST", "/interactions/1/abc/callback", &json!({"type": 6})).await;
    assert_eq!(code(&made_up), (404, 10062));
    tokio::time::sleep(Duration::from_millis(1600)).await;
    assert_eq!(code(&ask(&club, "PATCH", &original, &content).await), (401, 50027), "expired");
}
