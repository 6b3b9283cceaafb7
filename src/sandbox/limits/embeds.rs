//! Limits of embeds: lengths, numbers, and 6000 characters over all of them together.

use serde_json::{Map, Value, json};

use crate::sandbox::error::Form;
use crate::sandbox::payload::without_nulls;

/// Checks the embeds and returns them as Discord stores them.
pub(crate) fn check(form: &mut Form, embeds: &[Value]) -> Vec<Value> {
    let mut total = 0;
    let mut kept = Vec::new();
    for (index, embed) in embeds.iter().enumerate() {
        form.at(index, |form| {
            if let Some(embed) = form.object(embed) {
                kept.push(one(form, embed, &mut total));
            }
        });
    }
    if total > 6000 {
        form.fault("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
    kept
}

fn one(form: &mut Form, embed: &Map<String, Value>, total: &mut usize) -> Value {
    let mut out = Map::new();
    out.insert("type".into(), json!("rich"));
    let mut count = |text: &Option<String>| {
        *total += text.as_ref().map_or(0, |text| text.chars().count());
    };
    for (key, max) in [("title", 256), ("description", 4096)] {
        let text = form.text(embed, key, (0, max));
        count(&text);
        put(&mut out, key, text.filter(|text| !text.is_empty()));
    }
    let address = url(form, embed, "url", &["http", "https"]);
    put(&mut out, "url", address);
    if let Some(color) = form.integer(embed, "color", (0, 0xff_ffff)) {
        out.insert("color".into(), json!(color));
    }
    if let Some(time) = form.text(embed, "timestamp", (0, 64)) {
        let dated = time.len() >= 19 && time.as_bytes()[4] == b'-' && time.as_bytes()[10] == b'T';
        if !dated {
            form.fault_at("timestamp", "DATE_TIME_TYPE_PARSE", format!("Could not parse {time}. Should be ISO8601."));
        }
        out.insert("timestamp".into(), json!(time));
    }
    for (key, name, max) in [("author", "name", 256), ("footer", "text", 2048)] {
        let Some(inner) = embed.get(key).filter(|inner| !inner.is_null()) else {
            continue;
        };
        form.at(key, |form| {
            let Some(inner) = form.object(inner) else {
                return;
            };
            let text = form.required_text(inner, name, (1, max));
            count(&text);
            let mut kept = Map::new();
            put(&mut kept, name, text);
            let icon = url(form, inner, "icon_url", &["http", "https", "attachment"]);
            put(&mut kept, "icon_url", icon);
            if key == "author" {
                let address = url(form, inner, "url", &["http", "https"]);
                put(&mut kept, "url", address);
            }
            out.insert(key.into(), Value::Object(kept));
        });
    }
    for key in ["image", "thumbnail"] {
        let Some(inner) = embed.get(key).filter(|inner| !inner.is_null()) else {
            continue;
        };
        form.at(key, |form| {
            let Some(inner) = form.object(inner) else {
                return;
            };
            if inner.get("url").is_none_or(Value::is_null) {
                form.required("url");
            }
            let mut kept = Map::new();
            let address = url(form, inner, "url", &["http", "https", "attachment"]);
            put(&mut kept, "url", address);
            out.insert(key.into(), Value::Object(kept));
        });
    }
    if let Some(fields) = form.list(embed, "fields", (0, 25)) {
        let kept: Vec<Value> = form.at("fields", |form| {
            let fields = fields.iter().enumerate();
            fields.filter_map(|(index, field)| form.at(index, |form| one_field(form, field, &mut count))).collect()
        });
        if !kept.is_empty() {
            out.insert("fields".into(), Value::Array(kept));
        }
    }
    let empty = without_nulls(&out).len() <= 1;
    if empty && form.is_clean() {
        form.fault_at("description", "BASE_TYPE_REQUIRED", "This field is required");
    }
    Value::Object(out)
}

fn one_field(form: &mut Form, field: &Value, count: &mut impl FnMut(&Option<String>)) -> Option<Value> {
    let field = form.object(field)?;
    let name = form.required_text(field, "name", (1, 256));
    let value = form.required_text(field, "value", (1, 1024));
    let inline = form.boolean(field, "inline").unwrap_or(false);
    count(&name);
    count(&value);
    Some(json!({"name": name, "value": value, "inline": inline}))
}

fn put(out: &mut Map<String, Value>, key: &str, text: Option<String>) {
    if let Some(text) = text {
        out.insert(key.to_owned(), Value::String(text));
    }
}

/// An address with one of these schemes, up to 2048 characters.
pub(crate) fn url(form: &mut Form, object: &Map<String, Value>, key: &str, schemes: &[&str]) -> Option<String> {
    let text = form.text(object, key, (0, 2048))?;
    if text.is_empty() {
        return None;
    }
    let scheme = text.split_once("://");
    match scheme {
        Some((scheme, rest)) if !schemes.contains(&scheme) => {
            let _ = rest;
            let names: Vec<String> = schemes.iter().map(|it| format!("'{it}'")).collect();
            form.fault_at(
                key,
                "URL_TYPE_INVALID_SCHEME",
                format!("Scheme \"{scheme}\" is not supported. Scheme must be one of ({}).", names.join(", ")),
            );
        }
        Some((_, rest)) if !rest.is_empty() && !rest.contains(char::is_whitespace) => {}
        _ => form.fault_at(key, "URL_TYPE_INVALID_URL", "Not a well formed URL."),
    }
    Some(text)
}
