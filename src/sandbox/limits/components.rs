//! Limits of message components: rows, buttons and menus of texts.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{UNSUPPORTED, embeds};
use crate::sandbox::error::Form;

/// Checks the rows and returns them as Discord stores them: without nulls, each with its `id`.
pub(crate) fn check(form: &mut Form, rows: &[Value]) -> Vec<Value> {
    if rows.len() > 5 {
        form.fault("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    let mut seen = BTreeSet::new();
    let mut next_id = 0;
    let mut kept = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        form.at(index, |form| {
            if let Some(row) = form.object(row) {
                kept.extend(one_row(form, row, &mut seen, &mut next_id));
            }
        });
    }
    kept
}

fn one_row(form: &mut Form, row: &Map<String, Value>, seen: &mut BTreeSet<String>, next_id: &mut u32) -> Option<Value> {
    match row.get("type").and_then(Value::as_u64) {
        Some(1) => {}
        Some(9 | 10 | 12 | 13 | 14 | 17) => {
            form.fault_at("type", UNSUPPORTED, "This sandbox does not play Components V2.");
            return None;
        }
        _ => {
            form.fault_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,).");
            return None;
        }
    }
    let id = take_id(next_id);
    let Some(inner) = row.get("components").and_then(Value::as_array) else {
        form.required("components");
        return None;
    };
    let mut kept = Vec::new();
    let mut width = 0;
    form.at("components", |form| {
        if inner.is_empty() || inner.len() > 5 {
            form.fault("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
        }
        for (index, component) in inner.iter().enumerate() {
            form.at(index, |form| {
                let Some(component) = form.object(component) else {
                    return;
                };
                let made = match component.get("type").and_then(Value::as_u64) {
                    Some(2) => {
                        width += 1;
                        button(form, component, seen, next_id)
                    }
                    Some(3) => {
                        width += 5;
                        select(form, component, seen, next_id)
                    }
                    Some(5..=8) => {
                        form.fault_at("type", UNSUPPORTED, "This sandbox plays menus of texts (3) only.");
                        return;
                    }
                    _ => {
                        form.fault_at(
                            "type",
                            "UNION_TYPE_CHOICES",
                            "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).",
                        );
                        return;
                    }
                };
                if width > 5 && inner.len() <= 5 {
                    form.fault("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
                }
                kept.push(made);
            });
        }
    });
    Some(json!({"type": 1, "id": id, "components": kept}))
}

fn take_id(next: &mut u32) -> u32 {
    *next += 1;
    *next
}

fn unique(form: &mut Form, id: &Option<String>, seen: &mut BTreeSet<String>) {
    if let Some(id) = id
        && !seen.insert(id.clone())
    {
        form.fault_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    }
}

fn button(form: &mut Form, component: &Map<String, Value>, seen: &mut BTreeSet<String>, next_id: &mut u32) -> Value {
    let mut out = json!({"type": 2, "id": take_id(next_id)});
    let style = form.integer(component, "style", (1, 6));
    if style.is_none() && component.get("style").is_none_or(Value::is_null) {
        form.required("style");
    }
    out["style"] = json!(style.unwrap_or(2));
    if style == Some(6) {
        form.fault_at("style", UNSUPPORTED, "This sandbox sells nothing.");
    }
    let label = form.text(component, "label", (0, 80));
    let emoji = emoji(form, component);
    if label.as_ref().is_none_or(String::is_empty) && emoji.is_none() && form.is_clean() {
        form.fault("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji.");
    }
    if let Some(label) = label.filter(|label| !label.is_empty()) {
        out["label"] = json!(label);
    }
    if let Some(emoji) = emoji {
        out["emoji"] = emoji;
    }
    if form.boolean(component, "disabled") == Some(true) {
        out["disabled"] = json!(true);
    }
    let custom_id = form.text(component, "custom_id", (1, 100));
    let has_url = component.get("url").is_some_and(|url| !url.is_null());
    if style == Some(5) {
        if custom_id.is_some() {
            form.fault(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            );
        }
        if !has_url {
            form.fault_at("url", "BUTTON_COMPONENT_URL_REQUIRED", "A url is required");
        }
        let url = embeds::url(form, component, "url", &["http", "https", "discord"]);
        if url.as_ref().is_some_and(|url| url.chars().count() > 512) {
            form.fault_at("url", "BASE_TYPE_MAX_LENGTH", "Must be 512 or fewer in length.");
        }
        out["url"] = json!(url);
        return out;
    }
    if has_url {
        form.fault("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified");
    }
    if custom_id.is_none() {
        form.fault_at("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required");
    }
    unique(form, &custom_id, seen);
    out["custom_id"] = json!(custom_id);
    out
}

fn select(form: &mut Form, component: &Map<String, Value>, seen: &mut BTreeSet<String>, next_id: &mut u32) -> Value {
    let id = take_id(next_id);
    let custom_id = form.required_text(component, "custom_id", (1, 100));
    unique(form, &custom_id, seen);
    let placeholder = form.text(component, "placeholder", (0, 150));
    let min = form.integer(component, "min_values", (0, 25)).unwrap_or(1);
    let max = form.integer(component, "max_values", (1, 25)).unwrap_or(1);
    if min > max {
        form.fault_at(
            "min_values",
            "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
            "The minimum number of values must not exceed the maximum.",
        );
    }
    let mut options = Vec::new();
    match form.list(component, "options", (1, 25)) {
        None => form.required("options"),
        Some(list) => {
            let mut values = BTreeSet::new();
            let mut defaults = 0;
            form.at("options", |form| {
                for (index, option) in list.iter().enumerate() {
                    form.at(index, |form| {
                        if let Some(option) = form.object(option) {
                            let option = select_option(form, option, &mut values);
                            defaults += i64::from(option["default"] == true);
                            options.push(option);
                        }
                    });
                }
            });
            let count = list.len() as i64;
            if max > count && component.get("max_values").is_some_and(|it| !it.is_null()) {
                form.fault_at(
                    "max_values",
                    "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                    format!("Must be {count} or fewer, the number of options."),
                );
            }
            if defaults > max {
                form.fault_at(
                    "options",
                    "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                    "There cannot be more default options than values to select.",
                );
            }
        }
    }
    let mut out = json!({"type": 3, "id": id, "custom_id": custom_id, "min_values": min,
        "max_values": max, "options": options});
    if let Some(placeholder) = placeholder {
        out["placeholder"] = json!(placeholder);
    }
    if form.boolean(component, "disabled") == Some(true) {
        out["disabled"] = json!(true);
    }
    out
}

fn select_option(form: &mut Form, option: &Map<String, Value>, values: &mut BTreeSet<String>) -> Value {
    let label = form.required_text(option, "label", (1, 100));
    let value = form.required_text(option, "value", (1, 100));
    if let Some(value) = &value
        && !values.insert(value.clone())
    {
        form.fault_at(
            "value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        );
    }
    let mut out = json!({"label": label, "value": value});
    if let Some(text) = form.text(option, "description", (0, 100)) {
        out["description"] = json!(text);
    }
    if let Some(emoji) = emoji(form, option) {
        out["emoji"] = emoji;
    }
    if form.boolean(option, "default") == Some(true) {
        out["default"] = json!(true);
    }
    out
}

/// A Unicode emoji by its character; the sandbox's guilds have no emojis of their own.
fn emoji(form: &mut Form, holder: &Map<String, Value>) -> Option<Value> {
    let emoji = holder.get("emoji").filter(|emoji| !emoji.is_null())?;
    form.at("emoji", |form| {
        let emoji = form.object(emoji)?;
        let name = emoji.get("name").and_then(Value::as_str).unwrap_or("");
        let custom = emoji.get("id").is_some_and(|id| !id.is_null());
        if custom || name.is_ascii() || name.chars().count() > 16 {
            form.fault_at("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
            return None;
        }
        Some(json!({"name": name}))
    })
}
