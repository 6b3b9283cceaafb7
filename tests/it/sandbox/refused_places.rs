//! Refused commands, refused places and missing rights; a nonce against doubles.

use serde_json::{Value, json};
use slowboat::sandbox::{Id, SandboxOptions, perms};

use super::bot::{Club, club};
use super::refusals::{ask, ask_as, code, refused};

#[tokio::test]
async fn commands() {
    let club = club(SandboxOptions::default()).await;
    let path = format!("/applications/{}/commands", club.sandbox.application_id());
    let with = |options: Value| json!([{"name": "a", "description": "b", "options": options}]);
    let text = |name: &str| json!({"type": 3, "name": name, "description": "d"});
    let choice = |name: &str| json!({"name": name, "value": name});
    let required = json!({"type": 3, "name": "r", "description": "d", "required": true});
    let sub = |options: Value| json!({"type": 1, "name": "s", "description": "d", "options": options});
    let big: Vec<Value> = (0..25).map(|i| json!({"type": 3, "name": format!("n{i}"), "description": "d".repeat(100),
        "choices": (0..3).map(|c| json!({"name": "c".repeat(99) + &c.to_string(), "value": "v".repeat(99)})).collect::<Vec<_>>()})).collect();
    let table = [
        ("upper case", json!([{"name": "Abc", "description": "b"}]), "0.name APPLICATION_COMMAND_INVALID_NAME"),
        ("space", json!([{"name": "a b", "description": "b"}]), "0.name APPLICATION_COMMAND_INVALID_NAME"),
        ("33", json!([{"name": "a".repeat(33), "description": "b"}]), "0.name BASE_TYPE_BAD_LENGTH"),
        ("no description", json!([{"name": "a"}]), "0.description BASE_TYPE_REQUIRED"),
        ("101", json!([{"name": "a", "description": "b".repeat(101)}]), "0.description BASE_TYPE_BAD_LENGTH"),
        (
            "twice",
            json!([{"name": "a", "description": "b"}, {"name": "a", "description": "b"}]),
            "1 APPLICATION_COMMANDS_DUPLICATE_NAME",
        ),
        (
            "locale",
            json!([{"name": "a", "description": "b", "name_localizations": {"xx": "a"}}]),
            "0.name_localizations.xx ENUM_TYPE_COERCE",
        ),
        (
            "26 options",
            with(json!((0..26).map(|i| text(&format!("o{i}"))).collect::<Vec<_>>())),
            "0.options BASE_TYPE_MAX_LENGTH",
        ),
        (
            "same option",
            with(json!([text("o"), text("o")])),
            "0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            "required last",
            with(json!([text("o"), required])),
            "0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        ("mixed", with(json!([text("o"), sub(json!([]))])), "0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
        (
            "nested",
            with(json!([sub(json!([sub(json!([]))]))])),
            "0.options.0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "26 choices",
            with(
                json!([{"type": 3, "name": "o", "description": "d", "choices": (0..26).map(|i| choice(&i.to_string())).collect::<Vec<_>>()}]),
            ),
            "0.options.0.choices BASE_TYPE_MAX_LENGTH",
        ),
        (
            "choice",
            with(json!([{"type": 3, "name": "o", "description": "d", "choices": [choice(&"c".repeat(101))]}])),
            "0.options.0.choices.0.name BASE_TYPE_BAD_LENGTH",
        ),
        (
            "choice type",
            with(json!([{"type": 4, "name": "o", "description": "d", "choices": [choice("c")]}])),
            "0.options.0.choices.0.value NUMBER_TYPE_COERCE",
        ),
        (
            "both",
            with(json!([{"type": 3, "name": "o", "description": "d", "autocomplete": true, "choices": [choice("c")]}])),
            "0.options.0.choices APPLICATION_COMMAND_OPTIONS_CHOICES_WITH_AUTOCOMPLETE",
        ),
        ("8000", with(json!(big)), "0 APPLICATION_COMMAND_TOO_LARGE"),
    ];
    for (what, body, expected) in &table {
        refused(&ask(&club, "PUT", &path, body).await, expected, what);
    }
    let many: Vec<Value> = (0..101).map(|i| json!({"name": format!("c{i}"), "description": "d"})).collect();
    assert_eq!(code(&ask(&club, "PUT", &path, &json!(many)).await), (400, 30032));
    let stranger = format!("/applications/{}/guilds/1/commands", club.sandbox.application_id());
    assert_eq!(code(&ask(&club, "PUT", &stranger, &json!([])).await), (403, 50001));
    // An unchanged command keeps its id and version.
    let good = json!([{"name": "zażółć", "description": "b", "name_localizations": {"pl": "gęślą"}}]);
    let first = ask(&club, "PUT", &path, &good).await;
    assert_eq!((first.0, ask(&club, "PUT", &path, &good).await), (200, first.clone()));
    let one = format!("{path}/{}", first.1[0]["id"].as_str().unwrap());
    assert_eq!(ask(&club, "PATCH", &one, &json!({"description": "c"})).await.1["description"], "c");
    assert_eq!(ask(&club, "DELETE", &one, &Value::Null).await.0, 204);
    assert_eq!(code(&ask(&club, "GET", &one, &Value::Null).await), (404, 10063));
}

#[tokio::test]
async fn rights_and_places() {
    let club = club(SandboxOptions::default()).await;
    let Club { control, guild, channel, ada, .. } = &club;
    let content = json!({"content": "x"});
    let here = format!("/channels/{channel}/messages");
    assert_eq!(code(&ask_as(&club, "GET", "/users/@me", &Value::Null, "Bot nonsense").await), (401, 0));
    assert_eq!(code(&ask(&club, "POST", "/channels/1/messages", &content).await), (404, 10003));
    let nobody = format!("{here}/1");
    assert_eq!(code(&ask(&club, "PATCH", &nobody, &content).await), (404, 10008));
    control.deny_bot(*channel, perms::SEND_MESSAGES).unwrap();
    assert_eq!(code(&ask(&club, "POST", &here, &content).await), (403, 50013));
    control.deny_bot(*channel, perms::EMBED_LINKS).unwrap();
    let embed = json!({"embeds": [{"title": "x"}]});
    assert_eq!(code(&ask(&club, "POST", &here, &embed).await), (403, 50013));
    control.deny_bot(*channel, perms::VIEW_CHANNEL).unwrap();
    assert_eq!(code(&ask(&club, "POST", &here, &content).await), (403, 50001));
    control.deny_bot(*channel, 0).unwrap();

    let said = control.say(*ada, *channel, "mine").unwrap();
    let said = format!("{here}/{said}");
    assert_eq!(code(&ask(&club, "PATCH", &said, &content).await), (403, 50005));
    assert_eq!(code(&ask(&club, "DELETE", &said, &Value::Null).await), (403, 50013));
    let threads = format!("/channels/{channel}/threads");
    let wrong = json!({"name": "t", "type": 11, "auto_archive_duration": 61});
    let answer = ask(&club, "POST", &threads, &wrong).await;
    refused(&answer, "auto_archive_duration BASE_TYPE_CHOICES", "archive");
    assert_eq!(code(&ask(&club, "POST", &threads, &json!({"name": "t"})).await), (403, 50013), "private");
    let (status, thread) = ask(&club, "POST", &threads, &json!({"name": "t", "type": 11})).await;
    assert_eq!(status, 201);
    let thread: Id = thread["id"].as_str().unwrap().parse().unwrap();
    let inside = format!("/channels/{thread}/messages");
    control.archive(thread, true, true).unwrap();
    assert_eq!(code(&ask(&club, "POST", &inside, &content).await), (403, 160_005), "locked");
    control.archive(thread, true, false).unwrap();
    assert_eq!(ask(&club, "POST", &inside, &content).await.0, 200, "writing opens it again");

    let stranger = control.user("Stranger", "en-US");
    let open = json!({"recipient_id": stranger});
    assert_eq!(code(&ask(&club, "POST", "/users/@me/channels", &open).await), (403, 50278));
    let dm = ask(&club, "POST", "/users/@me/channels", &json!({"recipient_id": ada})).await.1;
    let dm = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    control.set_dms_open(*ada, false).unwrap();
    assert_eq!(code(&ask(&club, "POST", &dm, &content).await), (403, 50007));
    control.leave(control.bot(), *guild).unwrap();
    assert_eq!(code(&ask(&club, "POST", &here, &content).await), (403, 50001));
    let gone = format!("/guilds/{guild}");
    assert_eq!(code(&ask(&club, "GET", &gone, &Value::Null).await), (404, 10004));
}

#[tokio::test]
async fn the_bot_has_the_rights_of_its_role_and_no_other() {
    let invite = perms::VIEW_CHANNEL | perms::SEND_MESSAGES;
    let club = club(SandboxOptions { bot_permissions: invite, ..SandboxOptions::default() }).await;
    let Club { control, guild, channel, ada, .. } = &club;
    let here = format!("/channels/{channel}/messages");
    let content = json!({"content": "x"});
    let sent = ask(&club, "POST", &here, &content).await;
    assert_eq!(sent.0, 200);
    // What people may do by default is not the bot's.
    let embed = json!({"embeds": [{"title": "x"}]});
    assert_eq!(code(&ask(&club, "POST", &here, &embed).await), (403, 50013));
    let one = format!("{here}/{}", sent.1["id"].as_str().unwrap());
    assert_eq!(code(&ask(&club, "GET", &one, &Value::Null).await), (403, 50013));
    assert!(control.say(*ada, *channel, "people write here").is_ok());
    control.set_bot_permissions(*guild, perms::VIEW_CHANNEL | perms::READ_MESSAGE_HISTORY).unwrap();
    assert_eq!(code(&ask(&club, "POST", &here, &content).await), (403, 50013));
    assert_eq!(ask(&club, "GET", &one, &Value::Null).await.0, 200);
    control.set_bot_permissions(*guild, 0).unwrap();
    assert_eq!(code(&ask(&club, "POST", &here, &content).await), (403, 50001));
    control.set_bot_permissions(*guild, invite).unwrap();
    assert_eq!(ask(&club, "POST", &here, &content).await.0, 200);
    // A thread follows its parent.
    let thread = control.thread(*ada, *channel, "aside").unwrap();
    control.set_bot_permissions(*guild, invite | perms::SEND_MESSAGES_IN_THREADS).unwrap();
    let inside = format!("/channels/{thread}/messages");
    assert_eq!(ask(&club, "POST", &inside, &content).await.0, 200);
    control.deny_bot(thread, perms::SEND_MESSAGES_IN_THREADS).unwrap();
    assert_eq!(code(&ask(&club, "POST", &inside, &content).await), (403, 50013));
    control.deny_bot(thread, 0).unwrap();
    assert_eq!(ask(&club, "POST", &inside, &content).await.0, 200);
}

#[tokio::test]
async fn a_nonce_makes_one_message() {
    let club = club(SandboxOptions::default()).await;
    let path = format!("/channels/{}/messages", club.channel);
    let body = json!({"content": format!("<@{}>", club.ada), "nonce": "turn-7", "enforce_nonce": true});
    let first = ask(&club, "POST", &path, &body).await;
    let second = ask(&club, "POST", &path, &body).await;
    assert_eq!((first.0, &first.1["id"], &first.1["nonce"]), (200, &second.1["id"], &json!("turn-7")));
    assert_eq!(club.control.messages(club.ada, club.channel).len(), 1);
    assert_eq!(club.control.pings(club.ada).len(), 1);
    let other = json!({"content": "x", "nonce": "turn-8", "enforce_nonce": true});
    assert_ne!(ask(&club, "POST", &path, &other).await.1["id"], first.1["id"]);
}
