//! The traffic between bot and sandbox, held to Discord's own description of its API.
//!
//! The description is the OpenAPI file that `SLOWBOAT_OPENAPI` names. Without it only the form of the record is checked,
//! and that the bot calls nothing but what it is known to call.

mod exempt;
mod spec;
mod tour;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use spec::Spec;

use super::traffic::Traffic;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_and_every_button_keeps_to_the_description() {
    check(&tour::tour().await);
}

/// A judge that lets everything through would prove nothing.
#[test]
fn the_description_is_held_against_what_is_wrong() {
    let Some(file) = std::env::var_os("SLOWBOAT_OPENAPI") else { return };
    let mut spec = Spec::read(file.as_ref());
    let mut found = |method: &str, path: &str, status: u16, request: Value, response: Value| {
        let exchange = json!({
            "method": method, "path": format!("/api/v10{path}"), "status": status, "files": [],
            "content_type": "application/json", "request_json": request, "response_json": response,
        });
        spec.check(&exchange).1
    };
    let (callback, none) = ("/interactions/1/x/callback", Value::Null);
    let good = json!({"type": 4, "data": {"content": "A"}});
    assert_eq!(found("POST", callback, 204, good.clone(), none.clone()), Vec::<String>::new());
    let wrong = json!({"type": 4, "data": {"content": 1}});
    assert!(!found("POST", callback, 204, wrong, none.clone()).is_empty());
    assert!(!found("POST", callback, 204, json!({"type": 77}), none.clone()).is_empty());
    assert!(!found("POST", callback, 204, none.clone(), none.clone()).is_empty());
    assert!(!found("POST", callback, 204, good.clone(), json!({"odd": 1})).is_empty());
    assert!(!found("POST", "/interactions/1/x/y/callback", 204, good.clone(), none.clone()).is_empty());
    assert!(!found("DELETE", callback, 204, good, none).is_empty());
    assert!(!found("GET", "/users/@me", 200, Value::Null, json!({"id": "1"})).is_empty());
}

/// Holds every exchange and every event to its form, and every exchange to the description if there is one. Says how
/// many it was held to.
pub(super) fn check(traffic: &Traffic) -> usize {
    for it in &traffic.exchanges {
        form(it);
    }
    for it in &traffic.events {
        assert!(it["ts_ms"].is_number() && it["dispatch"].is_string() && it["d"].is_object(), "{it:#}");
    }
    let Some(file) = std::env::var_os("SLOWBOAT_OPENAPI") else { return 0 };
    let mut spec = Spec::read(file.as_ref());
    let (mut errors, mut kinds) = (BTreeMap::<String, usize>::new(), BTreeSet::new());
    for it in &traffic.exchanges {
        let (kind, found) = spec.check(it);
        kinds.insert(kind);
        for error in found {
            *errors.entry(error).or_default() += 1;
        }
    }
    println!("{} exchanges of {} kinds: {kinds:?}", traffic.exchanges.len(), kinds.len());
    println!("exemptions used: {:?}", spec.exempted);
    let shown: Vec<String> = errors.iter().map(|(error, count)| format!("{count} times: {error}")).collect();
    assert!(errors.is_empty(), "{} errors\n{}", errors.values().sum::<usize>(), shown.join("\n"));
    traffic.exchanges.len()
}

/// What the bot calls, and nothing else.
const CALLS: &[(&str, &str)] = &[
    ("GET", "/api/v10/gateway"),
    ("GET", "/api/v10/gateway/bot"),
    ("GET", "/api/v10/guilds/*"),
    ("PUT", "/api/v10/applications/*/commands"),
    ("POST", "/api/v10/interactions/*/*/callback"),
    ("PATCH", "/api/v10/webhooks/*/*/messages/@original"),
    // Which message a panel is: the answer to its own call does not say so.
    ("GET", "/api/v10/webhooks/*/*/messages/@original"),
    ("POST", "/api/v10/webhooks/*/*"),
    ("POST", "/api/v10/channels/*/messages"),
    // After a kill: whether what was being sent arrived.
    ("GET", "/api/v10/channels/*/messages"),
    ("PATCH", "/api/v10/channels/*/messages/*"),
    ("PATCH", "/api/v10/channels/*"),
];

/// The recorder's line for an exchange, as the project's reference has it.
fn form(it: &Value) {
    let text = |key: &str| it[key].as_str().unwrap_or_else(|| panic!("no {key} in {it:#}"));
    let (method, path) = (text("method"), text("path"));
    text("query");
    assert!(it["ts_ms"].is_number() && it["auth"].is_boolean() && it["status"].is_u64(), "{it:#}");
    assert!(text("user_agent").starts_with("DiscordBot ("), "{it:#}");
    assert!(it["parts"].is_array() && it["files"].is_array(), "{it:#}");
    for key in ["content_type", "request_json", "response_json"] {
        assert!(it.get(key).is_some(), "no {key} in {it:#}");
    }
    for file in it["files"].as_array().unwrap() {
        assert!(file["size"].as_u64().is_some_and(|it| it > 0) && file["field"].is_string(), "{it:#}");
    }
    let known = CALLS.iter().any(|(verb, pattern)| *verb == method && spec::fits(pattern, path));
    assert!(known, "the bot is not known to call {method} {path}");
}
