//! Component facts: what a game's boards, dice and cards say. A game is played to its end with those it was opened with,
//! so they are kept beside its record, under a digest of what the rules can see of them.

use std::fmt::Write as _;
use std::sync::Arc;

use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// What speaks of the sources of a fact only. No rule sees it, so it may be corrected at any time.
const UNSEEN: [&str; 4] = ["note", "sources", "except", "doubtful"];

/// All component facts of a game, by the name of their file. Clones share them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    digest: Arc<str>,
    text: Arc<str>,
}

impl Facts {
    /// The facts of an object that has one field a file.
    pub fn new(files: &Value) -> Facts {
        let (mut seen, mut all) = (String::new(), String::new());
        canonical(files, &is_seen, &mut seen);
        canonical(files, &|_| true, &mut all);
        let digest: String = Sha256::digest(&seen).iter().take(8).fold(String::new(), |mut digest, byte| {
            let _ = write!(digest, "{byte:02x}");
            digest
        });
        Facts { digest: digest.into(), text: all.into() }
    }

    /// Those of a game that has no content files.
    pub fn none() -> Facts {
        Facts::new(&Value::Object(serde_json::Map::new()))
    }

    pub fn from_text(text: &str) -> Result<Facts, serde_json::Error> {
        Ok(Facts::new(&serde_json::from_str(text)?))
    }

    /// Sixteen hexadecimal digits that change whenever something does that the rules can see: not with comments, the
    /// order of keys, or a word about sources.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// The facts as one line of JSON, with keys in order.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The facts of one file, if it has any.
    pub fn file(&self, name: &str) -> Option<Value> {
        let mut files: Value = serde_json::from_str(&self.text).ok()?;
        files.get_mut(name).map(Value::take)
    }
}

fn is_seen(key: &str) -> bool {
    !key.ends_with("provenance") && !UNSEEN.contains(&key)
}

/// JSON without spaces, with keys in order, whatever order the parser keeps them in.
fn canonical(value: &Value, keeps: &dyn Fn(&str) -> bool, text: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().filter(|it| keeps(it.0)).collect();
            fields.sort_by_key(|it| it.0);
            text.push('{');
            for (at, (key, field)) in fields.into_iter().enumerate() {
                let comma = if at > 0 { "," } else { "" };
                let _ = write!(text, "{comma}{}:", Value::from(key.as_str()));
                canonical(field, keeps, text);
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for (at, item) in items.iter().enumerate() {
                text.push_str(if at > 0 { "," } else { "" });
                canonical(item, keeps, text);
            }
            text.push(']');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            let _ = write!(text, "{value}");
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_digest_is_of_what_rules_see() {
        let facts = |cards: Value| Facts::new(&json!({ "cards.toml": { "card": [cards] } }));
        let one = facts(json!({ "cost": 2, "gain": "1 Gun", "provenance": "reconstructed" }));
        let same = facts(json!({ "gain": "1 Gun", "provenance": "rulebook", "note": "page 4", "cost": 2 }));
        let other = facts(json!({ "cost": 3, "gain": "1 Gun", "provenance": "reconstructed" }));
        assert_eq!(one.digest(), same.digest());
        assert_ne!(one.text(), same.text());
        assert_ne!(one.digest(), other.digest());
        assert_eq!(one.digest().len(), 16);
    }

    #[test]
    fn they_are_written_and_read() {
        let facts = Facts::new(&json!({ "b": { "z": [1, true, "a \"b\""], "a": null }, "a": 7 }));
        assert_eq!(facts.text(), r#"{"a":7,"b":{"a":null,"z":[1,true,"a \"b\""]}}"#);
        assert_eq!(Facts::from_text(facts.text()).unwrap(), facts);
        assert_eq!(facts.file("a"), Some(json!(7)));
        assert_eq!(facts.file("c"), None);
    }
}
