//! An OpenAPI description as a judge: which operation an exchange is, and what is wrong with its bodies.

use std::collections::BTreeMap;
use std::path::Path;

use jsonschema::{Draft, Validator};
use serde_json::{Value, json};

use super::exempt::{self, Side};

pub(super) struct Spec {
    root: Value,
    /// By where their schema stands.
    validators: BTreeMap<String, Validator>,
    /// How often each exemption was used.
    pub exempted: BTreeMap<&'static str, usize>,
}

/// Whether a path fits a pattern in which `*` or `{…}` stands for one step.
pub(super) fn fits(pattern: &str, path: &str) -> bool {
    let any = |it: &str| it == "*" || it.starts_with('{');
    let (pattern, path): (Vec<&str>, Vec<&str>) = (pattern.split('/').collect(), path.split('/').collect());
    pattern.len() == path.len() && pattern.iter().zip(&path).all(|(one, other)| any(one) || one == other)
}

impl Spec {
    pub(super) fn read(file: &Path) -> Spec {
        let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        Spec { root: serde_json::from_str(&text).unwrap(), validators: BTreeMap::new(), exempted: BTreeMap::new() }
    }

    /// The name of the operation, and every error in the bodies of the exchange.
    pub(super) fn check(&mut self, exchange: &Value) -> (String, Vec<String>) {
        let method = exchange["method"].as_str().unwrap().to_lowercase();
        let path = exchange["path"].as_str().unwrap().trim_start_matches("/api/v10");
        let status = exchange["status"].as_u64().unwrap();
        // Several patterns may fit; the one with the fewest places for anything is meant.
        let paths = self.root["paths"].as_object().unwrap();
        let pattern = paths.keys().filter(|it| fits(it, path)).min_by_key(|it| it.matches('{').count()).cloned();
        let Some(pattern) = pattern else { return (format!("{method} {path}"), vec![format!("no such path: {path}")]) };
        let at = format!("/paths/{}/{method}", escape(&pattern));
        let Some(operation) = self.root.pointer(&at) else {
            return (format!("{method} {pattern}"), vec![format!("no {method} of {pattern}")]);
        };
        let name = operation["operationId"].as_str().unwrap_or(&pattern).to_owned();
        let request = operation.get("requestBody").cloned();
        let mut errors = Vec::new();
        match (request, &exchange["request_json"]) {
            (None, Value::Null) => {}
            (None, body) => errors.push(format!("{name}: a body where none is expected: {body}")),
            (Some(request), Value::Null) if request["required"] == true => {
                errors.push(format!("{name}: the body is missing"));
            }
            (Some(_), Value::Null) => {}
            (Some(request), body) => {
                let kind = exchange["content_type"].as_str().unwrap_or("none");
                if request["content"].get(kind).is_none() {
                    errors.push(format!("{name}: a request may not be {kind}"));
                } else {
                    let at = format!("{at}/requestBody/content/{}/schema", escape(kind));
                    errors.extend(self.judge(&name, Side::Request, &at, &with_files(body, exchange)));
                }
            }
        }
        errors.extend(self.response(&name, &at, status, &exchange["response_json"]));
        (name, errors)
    }

    fn response(&mut self, name: &str, at: &str, status: u64, body: &Value) -> Vec<String> {
        let range = format!("{}XX", status / 100);
        let exact = status.to_string();
        let all = self.root.pointer(&format!("{at}/responses")).unwrap();
        let Some(key) = [exact, range].into_iter().find(|it| all.get(it).is_some()) else {
            return vec![format!("{name}: no answer with status {status}")];
        };
        let mut at = format!("{at}/responses/{key}");
        if let Some(elsewhere) = all[&key]["$ref"].as_str() {
            at = elsewhere.trim_start_matches('#').to_owned();
        }
        let at = format!("{at}/content/application~1json/schema");
        match (self.root.pointer(&at).is_some(), body) {
            (false, Value::Null) => Vec::new(),
            (false, body) => vec![format!("{name}: a body where {status} has none: {body}")],
            (true, body) => self.judge(name, Side::Response, &at, body),
        }
    }

    fn judge(&mut self, name: &str, side: Side, at: &str, body: &Value) -> Vec<String> {
        let mut body = body.clone();
        for what in exempt::mend(name, side, &mut body) {
            *self.exempted.entry(what).or_default() += 1;
        }
        if !self.validators.contains_key(at) {
            let schema = json!({
                "allOf": [self.root.pointer(at)],
                "components": self.root["components"],
            });
            let validator = jsonschema::options().with_draft(Draft::Draft202012).build(&schema).unwrap();
            self.validators.insert(at.to_owned(), validator);
        }
        let errors = self.validators[at].iter_errors(&body);
        let tell = |it: jsonschema::ValidationError<'_>| {
            let mut what = it.to_string();
            if let Some((cut, _)) = what.char_indices().nth(700) {
                what.truncate(cut);
            }
            format!("{name}, {side:?}, at {}: {what}", it.instance_path())
        };
        errors.map(tell).collect()
    }
}

/// A multipart body: the JSON part, with the names of its files.
fn with_files(body: &Value, exchange: &Value) -> Value {
    let mut body = body.clone();
    if let Some(object) = body.as_object_mut() {
        for file in exchange["files"].as_array().unwrap() {
            object.insert(file["field"].as_str().unwrap().to_owned(), file["filename"].clone());
        }
    }
    body
}

/// A step of a JSON pointer.
fn escape(step: &str) -> String {
    step.replace('~', "~0").replace('/', "~1")
}
