//! What went over the wire in a game, from the sandbox's own record.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;
use slowboat::sandbox::Id;

/// How many requests of a whole game may meet a limit. Discord counts the follow-ups of each interaction for themselves;
/// serenity counts those of all together and takes what was left to the last one for what is left to the next, so that
/// two players' answers at the same moment may bring a sixth request too early.
const MOST_LIMITED: usize = 3;

pub(super) struct Traffic {
    pub exchanges: Vec<Value>,
    pub events: Vec<Value>,
}

/// Refusals and silences that the test itself brought about.
#[derive(Default)]
pub(super) struct Provoked {
    /// Interactions that were delivered twice: their second answer is refused.
    pub twice: BTreeSet<Id>,
    /// Interactions during which the bot was killed or stopped.
    pub lost: BTreeSet<Id>,
}

/// What the channel was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Sent {
    pub posts: usize,
    pub edits: usize,
    pub pictures: usize,
}

impl Traffic {
    pub(super) fn read(file: &Path) -> Traffic {
        let text = std::fs::read_to_string(file).unwrap();
        let lines = text.lines().map(|it| serde_json::from_str::<Value>(it).unwrap());
        let (events, exchanges) = lines.partition(|it| it.get("dispatch").is_some());
        Traffic { exchanges, events }
    }

    /// The sandbox refused nothing for good, and every interaction was answered.
    pub(super) fn check(&self, provoked: &Provoked) {
        let (mut answered, mut limited) = (BTreeSet::new(), 0);
        for (at, it) in self.exchanges.iter().enumerate() {
            let (path, status) = (it["path"].as_str().unwrap(), it["status"].as_u64().unwrap());
            let callback = callback(path);
            if status < 300 {
                answered.extend(callback);
                continue;
            }
            if status == 429 && self.is_heeded(at) {
                limited += 1;
                continue;
            }
            let again = callback.is_some_and(|it| provoked.twice.contains(&it) || provoked.lost.contains(&it));
            let known = again && it["response_json"]["code"] == 40060;
            assert!(known, "the sandbox refused the bot: {status} for {path}: {it:#}");
        }
        assert!(limited <= MOST_LIMITED, "{limited} requests came too early");
        for event in self.events.iter().filter(|it| it["dispatch"] == "INTERACTION_CREATE") {
            let id: Id = event["d"]["id"].as_str().unwrap().parse().unwrap();
            assert!(answered.contains(&id) || provoked.lost.contains(&id), "nobody answered {event:#}");
        }
    }

    /// Whether the bot waited as long as it was told, and was heard then.
    fn is_heeded(&self, at: usize) -> bool {
        let what = |it: &Value| (it["method"].clone(), it["path"].clone(), it["request_json"].clone());
        let refused = &self.exchanges[at];
        let wait_ms = refused["response_json"]["retry_after"].as_f64().unwrap() * 1_000.0;
        let again = self.exchanges[at + 1..].iter().find(|it| what(it) == what(refused));
        again.is_some_and(|it| {
            let waited_ms = it["ts_ms"].as_f64().unwrap() - refused["ts_ms"].as_f64().unwrap();
            it["status"].as_u64().unwrap() < 300 && waited_ms >= wait_ms
        })
    }

    /// What the channel was sent; a message that was sent twice under one nonce counts once.
    pub(super) fn sent(&self, channel: Id) -> Sent {
        let (mut sent, mut nonces) = (Sent::default(), BTreeMap::new());
        let here = format!("/api/v10/channels/{channel}/messages");
        for it in self.exchanges.iter().filter(|it| it["path"].as_str().unwrap().starts_with(&here)) {
            let request = &it["request_json"];
            match it["method"].as_str().unwrap() {
                "POST" => {
                    let nonce = request["nonce"].as_str().expect("every post carries a nonce").to_owned();
                    assert_eq!(request["enforce_nonce"], true);
                    let message = it["response_json"]["id"].clone();
                    if *nonces.entry(nonce).or_insert(message.clone()) != message {
                        panic!("one nonce, two messages: {it:#}");
                    }
                    sent.posts = nonces.len();
                }
                "PATCH" => sent.edits += 1,
                // Whether a message arrived that was being sent when the bot was killed.
                "GET" => continue,
                other => panic!("the bot has no business with {other} {here}"),
            }
            // Nobody is ever pinged by accident: the list is explicit, also where it is empty.
            assert_eq!(request["allowed_mentions"]["parse"], serde_json::json!([]), "{it:#}");
            for file in it["files"].as_array().unwrap() {
                assert_eq!((&file["filename"], &file["content_type"]), (&"board.png".into(), &"image/png".into()));
                sent.pictures += 1;
            }
        }
        sent
    }
}

fn callback(path: &str) -> Option<Id> {
    path.strip_prefix("/api/v10/interactions/")?.split('/').next()?.parse().ok()
}

#[test]
fn a_limit_may_be_met_but_not_ignored() {
    let send = |status: u16, ts_ms: f64| {
        let response = if status == 429 { serde_json::json!({"retry_after": 0.02}) } else { Value::Null };
        let path = "/api/v10/webhooks/1/token";
        serde_json::json!({"method": "POST", "path": path, "request_json": {"content": "1"}, "status": status,
            "response_json": response, "ts_ms": ts_ms})
    };
    let is_heeded = |exchanges: Vec<Value>| Traffic { exchanges, events: Vec::new() }.is_heeded(0);
    assert!(is_heeded(vec![send(429, 1.0), send(200, 21.0)]));
    assert!(!is_heeded(vec![send(429, 1.0), send(200, 20.0)]));
    assert!(!is_heeded(vec![send(429, 1.0), send(429, 21.0), send(200, 41.0)]));
    assert!(!is_heeded(vec![send(429, 1.0)]));
}
