//! Every group of limits has a case that is refused as Discord refuses it: status, code and error tree.

use serde_json::{Value, json};
use slowboat::sandbox::SandboxOptions;

use super::bot::{Club, client, club, png};

/// Sends a request as the bot would; answers status and body.
pub(super) async fn ask(club: &Club, method: &str, path: &str, body: &Value) -> (u16, Value) {
    let token = format!("Bot {}", club.sandbox.bot_token());
    ask_as(club, method, path, body, &token).await
}

pub(super) async fn ask_as(club: &Club, method: &str, path: &str, body: &Value, token: &str) -> (u16, Value) {
    let url = format!("{}/api/v10{path}", club.sandbox.base_url());
    let request = client().request(method.parse().unwrap(), url).header("Authorization", token);
    let request = if body.is_null() { request } else { request.json(body) };
    read(request).await
}

pub(super) async fn read(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or(Value::Null))
}

/// The error tree as one line each: `components.0 CODE`.
fn faults(tree: &Value, path: &str, out: &mut Vec<String>) {
    for (key, value) in tree.as_object().into_iter().flatten() {
        if key == "_errors" {
            for error in value.as_array().unwrap() {
                out.push(format!("{path} {}", error["code"].as_str().unwrap()));
            }
        } else {
            let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            faults(value, &path, out);
        }
    }
}

pub(super) fn refused(answer: &(u16, Value), expected: &str, what: &str) {
    let mut found = Vec::new();
    faults(&answer.1["errors"], "", &mut found);
    assert_eq!((answer.0, answer.1["code"].as_u64()), (400, Some(50035)), "{what}: {answer:?}");
    assert!(found.iter().any(|it| it == expected), "{what}: {expected} is not in {found:?}");
}

pub(super) fn code(answer: &(u16, Value)) -> (u16, u64) {
    (answer.0, answer.1["code"].as_u64().unwrap_or(0))
}

fn row(parts: Value) -> Value {
    json!({"components": [{"type": 1, "components": parts}]})
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
}

fn menu(options: Vec<Value>) -> Value {
    json!({"type": 3, "custom_id": "m", "options": options})
}

fn option(value: &str) -> Value {
    json!({"label": "x", "value": value})
}

#[tokio::test]
async fn messages() {
    let club = club(SandboxOptions::default()).await;
    let path = format!("/channels/{}/messages", club.channel);
    let long = |n: usize| "x".repeat(n);
    let buttons = |n: usize| (0..n).map(|i| button(&i.to_string())).collect::<Vec<_>>();
    let rows = |n: usize| {
        let rows = (0..n).map(|i| json!({"type": 1, "components": [button(&i.to_string())]}));
        json!({"components": rows.collect::<Vec<_>>()})
    };
    let embed = |embed: Value| json!({"embeds": [embed]});
    let mentions = |mentions: Value| json!({"content": "x", "allowed_mentions": mentions});
    let many = vec![embed(json!({"description": long(2000)}))["embeds"][0].clone(); 4];
    let table = [
        ("content", json!({"content": long(2001)}), "content BASE_TYPE_MAX_LENGTH"),
        ("11 embeds", json!({"embeds": vec![json!({"title": "x"}); 11]}), "embeds BASE_TYPE_MAX_LENGTH"),
        ("6000 over all", json!({"embeds": many}), "embeds MAX_EMBED_SIZE_EXCEEDED"),
        ("title", embed(json!({"title": long(257)})), "embeds.0.title BASE_TYPE_MAX_LENGTH"),
        ("description", embed(json!({"description": long(4097)})), "embeds.0.description BASE_TYPE_MAX_LENGTH"),
        (
            "fields",
            embed(json!({"fields": vec![json!({"name": "a", "value": "b"}); 26]})),
            "embeds.0.fields BASE_TYPE_MAX_LENGTH",
        ),
        (
            "field value",
            embed(json!({"fields": [{"name": "a", "value": long(1025)}]})),
            "embeds.0.fields.0.value BASE_TYPE_BAD_LENGTH",
        ),
        (
            "field name",
            embed(json!({"fields": [{"name": "", "value": "b"}]})),
            "embeds.0.fields.0.name BASE_TYPE_REQUIRED",
        ),
        ("footer", embed(json!({"footer": {"text": long(2049)}})), "embeds.0.footer.text BASE_TYPE_BAD_LENGTH"),
        ("author", embed(json!({"author": {"name": long(257)}})), "embeds.0.author.name BASE_TYPE_BAD_LENGTH"),
        (
            "scheme",
            embed(json!({"title": "x", "image": {"url": "ftp://a"}})),
            "embeds.0.image.url URL_TYPE_INVALID_SCHEME",
        ),
        (
            "no such file",
            embed(json!({"image": {"url": "attachment://a.png"}})),
            "embeds.0.image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        ("6 rows", rows(6), "components BASE_TYPE_BAD_LENGTH"),
        ("6 buttons", row(json!(buttons(6))), "components.0.components BASE_TYPE_BAD_LENGTH"),
        ("empty row", row(json!([])), "components.0.components BASE_TYPE_BAD_LENGTH"),
        (
            "same id",
            row(json!([button("a"), button("a")])),
            "components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        ("long id", row(json!([button(&long(101))])), "components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH"),
        (
            "no id",
            row(json!([{"type": 2, "style": 1, "label": "x"}])),
            "components.0.components.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
        ),
        (
            "label",
            row(json!([{"type": 2, "style": 1, "label": long(81), "custom_id": "a"}])),
            "components.0.components.0.label BASE_TYPE_MAX_LENGTH",
        ),
        (
            "emoji",
            row(json!([{"type": 2, "style": 1, "emoji": {"name": "die"}, "custom_id": "a"}])),
            "components.0.components.0.emoji.name BUTTON_COMPONENT_INVALID_EMOJI",
        ),
        ("no options", row(json!([menu(vec![])])), "components.0.components.0.options BASE_TYPE_BAD_LENGTH"),
        (
            "26 options",
            row(json!([menu((0..26).map(|i| option(&i.to_string())).collect())])),
            "components.0.components.0.options BASE_TYPE_BAD_LENGTH",
        ),
        (
            "same value",
            row(json!([menu(vec![option("a"), option("a")])])),
            "components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            "two in a row",
            row(json!([menu(vec![option("a")]), button("b")])),
            "components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        (
            "parse and users",
            mentions(json!({"parse": ["users"], "users": ["1"]})),
            "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (
            "101 users",
            mentions(json!({"users": (0..101).map(|i| i.to_string()).collect::<Vec<_>>()})),
            "allowed_mentions.users BASE_TYPE_MAX_LENGTH",
        ),
        ("parse", mentions(json!({"parse": ["all"]})), "allowed_mentions.parse.0 BASE_TYPE_CHOICES"),
        ("nonce", json!({"content": "x", "nonce": long(26)}), "nonce NONCE_TYPE_TOO_LONG"),
        ("no file", json!({"content": "x", "attachments": [{"id": 0}]}), "attachments.0.id ATTACHMENT_NOT_FOUND"),
        (
            "reply",
            json!({"content": "x", "message_reference": {"message_id": "1"}}),
            "message_reference MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
        ),
    ];
    for (what, body, expected) in &table {
        refused(&ask(&club, "POST", &path, body).await, expected, what);
    }
    for body in [json!({}), json!({"content": "  "}), json!({"embeds": []})] {
        assert_eq!(code(&ask(&club, "POST", &path, &body).await), (400, 50006), "{body}");
    }
    assert!(club.control.messages(club.ada, club.channel).is_empty(), "nothing refused was sent");
    let widest = json!({"content": long(2000), "components": (0..5).map(|r| json!({"type": 1,
        "components": (0..5).map(|c| button(&format!("{r}{c}"))).collect::<Vec<_>>()})).collect::<Vec<_>>()});
    let sent = ask(&club, "POST", &path, &widest).await;
    assert_eq!(sent.0, 200);
    let emptied = format!("{path}/{}", sent.1["id"].as_str().unwrap());
    let empty = json!({"content": "", "components": []});
    assert_eq!(code(&ask(&club, "PATCH", &emptied, &empty).await), (400, 50006));
}

#[tokio::test]
async fn files() {
    let club = club(SandboxOptions::default()).await;
    let url = format!("{}/api/v10/channels/{}/messages", club.sandbox.base_url(), club.channel);
    let send = async |files: Vec<(Vec<u8>, &'static str)>, payload: Value| {
        let mut form = reqwest::multipart::Form::new();
        for (index, (bytes, name)) in files.into_iter().enumerate() {
            let part = reqwest::multipart::Part::bytes(bytes).file_name(name);
            form = form.part(format!("files[{index}]"), part.mime_str("image/png").unwrap());
        }
        form = form.text("payload_json", payload.to_string());
        let token = format!("Bot {}", club.sandbox.bot_token());
        read(client().post(&url).header("Authorization", token).multipart(form)).await
    };
    let ten_mib = 10 * 1024 * 1024;
    assert_eq!(code(&send(vec![(vec![0; ten_mib + 1], "a.png")], json!({})).await), (413, 40005));
    let three = vec![(vec![0; ten_mib - 1], "a.png"); 3];
    assert_eq!(code(&send(three, json!({})).await), (413, 40005));
    let eleven = vec![(png(1), "a.png"); 11];
    refused(&send(eleven, json!({})).await, "files BASE_TYPE_MAX_LENGTH", "11 files");
    let alt = json!({"attachments": [{"id": 0, "description": "x".repeat(1025)}]});
    let long = send(vec![(png(1), "a.png")], alt).await;
    refused(&long, "attachments.0.description BASE_TYPE_MAX_LENGTH", "alt text");
    let embed = json!({"embeds": [{"image": {"url": "attachment://b.png"}}]});
    let other = send(vec![(png(1), "a.png")], embed).await;
    refused(&other, "embeds.0.image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "other name");
    assert_eq!(send(vec![(png(1), "a.png")], json!({})).await.0, 200);
}
