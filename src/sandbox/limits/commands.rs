//! Limits of application commands, and the shape in which Discord gives them back.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{LOCALES, modal};
use crate::sandbox::error::Form;

pub(crate) const CHAT_INPUT: i64 = 1;

/// Checks one command and returns what is stored of it (without ids).
pub(crate) fn check(form: &mut Form, command: &Value, global: bool) -> Value {
    let Some(command) = form.object(command) else {
        return Value::Null;
    };
    let kind = form.integer(command, "type", (1, 4)).unwrap_or(CHAT_INPUT);
    let chat = kind == CHAT_INPUT;
    let mut size = 0;
    let mut out = Map::new();
    out.insert("type".into(), json!(kind));
    named(form, command, chat, &mut size, &mut out);
    if !chat {
        if command.get("description").is_some_and(|it| it.as_str().is_some_and(|it| !it.is_empty())) {
            form.fault_at(
                "description",
                "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
                "Context menu commands cannot have description",
            );
        }
        out.insert("description".into(), json!(""));
        out.insert("description_localizations".into(), Value::Null);
    }
    let options = options(form, command, 0, &mut size);
    if !chat && !options.is_empty() {
        form.fault_at(
            "options",
            "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED",
            "Context menu commands cannot have options",
        );
    }
    if !options.is_empty() {
        out.insert("options".into(), Value::Array(options));
    }
    let permissions = command.get("default_member_permissions").cloned();
    let permissions = match permissions.unwrap_or(Value::Null) {
        Value::String(text) if text.parse::<u64>().is_err() => {
            form.fault_at("default_member_permissions", "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not int."));
            Value::Null
        }
        Value::Number(number) => json!(number.to_string()),
        other => other,
    };
    out.insert("default_member_permissions".into(), permissions);
    let nsfw = form.boolean(command, "nsfw").unwrap_or(false);
    out.insert("nsfw".into(), json!(nsfw));
    if global {
        let contexts = small_set(form, command, "contexts", 2);
        let places = small_set(form, command, "integration_types", 1);
        out.insert("contexts".into(), json!(contexts));
        out.insert("integration_types".into(), json!(places.unwrap_or(vec![0])));
        let in_dm = command.get("dm_permission").and_then(Value::as_bool);
        let in_dm = contexts.map_or(in_dm.unwrap_or(true), |contexts| contexts.contains(&1));
        out.insert("dm_permission".into(), json!(in_dm));
    }
    if size > 8000 {
        form.fault("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
    }
    Value::Object(out)
}

fn small_set(form: &mut Form, command: &Map<String, Value>, key: &str, max: i64) -> Option<Vec<i64>> {
    let list = form.list(command, key, (1, 3))?;
    let mut numbers = Vec::new();
    for (index, value) in list.iter().enumerate() {
        match value.as_i64() {
            Some(number) if (0..=max).contains(&number) && !numbers.contains(&number) => {
                numbers.push(number);
            }
            _ => form.at(key, |form| {
                let names: Vec<String> = (0..=max).map(|it| it.to_string()).collect();
                let text = format!("Value must be one of {{{}}}.", names.join(", "));
                form.fault_at(index, "BASE_TYPE_CHOICES", text);
            }),
        }
    }
    Some(numbers)
}

/// Name and description with their localisations.
fn named(form: &mut Form, holder: &Map<String, Value>, chat: bool, size: &mut usize, out: &mut Map<String, Value>) {
    if let Some(name) = form.required_text(holder, "name", (1, 32)) {
        if chat {
            form.at("name", |form| valid_name(form, &name));
        }
        out.insert("name".into(), json!(name));
    }
    let names = localizations(form, holder, "name_localizations", (1, 32), chat);
    *size += longest(out.get("name"), names.as_ref());
    out.insert("name_localizations".into(), json!(names));
    if chat {
        let text = form.required_text(holder, "description", (1, 100));
        out.insert("description".into(), json!(text));
        let texts = localizations(form, holder, "description_localizations", (1, 100), false);
        *size += longest(out.get("description"), texts.as_ref());
        out.insert("description_localizations".into(), json!(texts));
    }
}

/// `^[-_'\p{L}\p{N}]{1,32}$` in lower case.
fn valid_name(form: &mut Form, name: &str) {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    if !name.chars().all(fits) || name.to_lowercase() != name {
        form.fault("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

fn localizations(
    form: &mut Form,
    holder: &Map<String, Value>,
    key: &str,
    range: (usize, usize),
    is_name: bool,
) -> Option<Map<String, Value>> {
    let given = holder.get(key).filter(|value| !value.is_null())?;
    form.at(key, |form| {
        let given = form.object(given)?;
        let mut kept = Map::new();
        for locale in given.keys() {
            if !LOCALES.contains(&locale.as_str()) {
                form.fault_at(locale, "ENUM_TYPE_COERCE", format!("Value \"{locale}\" is not a valid enum value."));
            }
            if let Some(text) = form.text(given, locale, range) {
                if is_name {
                    form.at(locale, |form| valid_name(form, &text));
                }
                kept.insert(locale.clone(), json!(text));
            }
        }
        Some(kept)
    })
}

/// Of a text and its localisations the longest counts.
fn longest(text: Option<&Value>, localized: Option<&Map<String, Value>>) -> usize {
    let others = localized.into_iter().flat_map(Map::values);
    text.into_iter().chain(others).filter_map(Value::as_str).map(|text| text.chars().count()).max().unwrap_or(0)
}

/// `depth` 0 is the command itself, 1 a group or sub-command in it, 2 a sub-command in a group.
fn options(form: &mut Form, holder: &Map<String, Value>, depth: u8, size: &mut usize) -> Vec<Value> {
    let Some(list) = form.list(holder, "options", (0, 25)) else {
        return Vec::new();
    };
    form.at("options", |form| {
        let mut kept = Vec::new();
        let mut names = BTreeSet::new();
        let mut optional_seen = false;
        let is_branch = |it: &Value| matches!(it["type"].as_i64(), Some(1 | 2));
        let mixed = list.iter().any(is_branch) && !list.iter().all(is_branch);
        if mixed {
            form.fault(
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually exclusive to all other types",
            );
        }
        for (index, option) in list.iter().enumerate() {
            form.at(index, |form| {
                let Some(option) = form.object(option) else {
                    return;
                };
                let made = one_option(form, option, depth, size);
                unique_names(form, &made, &mut names);
                let required = made["required"] == true;
                if required && optional_seen {
                    form.fault(
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                    );
                }
                optional_seen |= !required;
                kept.push(made);
            });
        }
        kept
    })
}

/// No two options of one list share a name, nor a name in one language.
fn unique_names(form: &mut Form, option: &Value, names: &mut BTreeSet<(String, String)>) {
    let default = option["name"].as_str().unwrap_or_default().to_owned();
    let localized = option["name_localizations"].as_object();
    let localized = localized.into_iter().flatten();
    let mut all: Vec<(String, String)> =
        localized.map(|(locale, name)| (locale.clone(), name.as_str().unwrap_or_default().to_owned())).collect();
    all.push((String::new(), default));
    for entry in all {
        if !names.insert(entry) {
            form.fault_at("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists");
        }
    }
}

fn one_option(form: &mut Form, option: &Map<String, Value>, depth: u8, size: &mut usize) -> Value {
    if option.get("type").is_none_or(Value::is_null) {
        form.required("type");
    }
    let kind = form.integer(option, "type", (1, 11)).unwrap_or(3);
    let mut out = Map::new();
    out.insert("type".into(), json!(kind));
    named(form, option, true, size, &mut out);
    let nested = match kind {
        1 => depth < 2,
        2 => depth < 1,
        _ => true,
    };
    if !nested {
        form.fault_at(
            "type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands and groups cannot be nested this deep",
        );
    }
    if kind <= 2 {
        let inner = options(form, option, depth + 1, size);
        let wrong = |it: &Value| {
            let branch = matches!(it["type"].as_i64(), Some(1 | 2));
            if kind == 1 { branch } else { it["type"] != 1 }
        };
        if inner.iter().any(wrong) {
            form.fault_at(
                "options",
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "A group holds sub-commands only, a sub-command none",
            );
        }
        if !inner.is_empty() {
            out.insert("options".into(), Value::Array(inner));
        }
        return Value::Object(out);
    }
    if form.boolean(option, "required") == Some(true) {
        out.insert("required".into(), json!(true));
    }
    leaf_details(form, option, kind, size, &mut out);
    Value::Object(out)
}

fn leaf_details(
    form: &mut Form,
    option: &Map<String, Value>,
    kind: i64,
    size: &mut usize,
    out: &mut Map<String, Value>,
) {
    let is_number = matches!(kind, 4 | 10);
    let autocomplete = form.boolean(option, "autocomplete") == Some(true);
    let choices = form.list(option, "choices", (0, 25)).filter(|it| !it.is_empty());
    if autocomplete {
        if kind != 3 && !is_number {
            form.fault_at(
                "autocomplete",
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_NOT_ALLOWED",
                "Autocomplete is not allowed for this option type",
            );
        }
        if choices.is_some() {
            form.fault_at(
                "choices",
                "APPLICATION_COMMAND_OPTIONS_CHOICES_WITH_AUTOCOMPLETE",
                "Choices cannot be given with autocomplete",
            );
        }
        out.insert("autocomplete".into(), json!(true));
    }
    if let Some(choices) = choices {
        if kind != 3 && !is_number {
            form.fault_at(
                "choices",
                "APPLICATION_COMMAND_OPTIONS_CHOICES_NOT_ALLOWED",
                "Choices are not allowed for this option type",
            );
        }
        let kept: Vec<Value> = form.at("choices", |form| {
            let mut names = BTreeSet::new();
            let choices = choices.iter().enumerate();
            choices
                .filter_map(|(index, choice)| form.at(index, |form| one_choice(form, choice, kind, size, &mut names)))
                .collect()
        });
        out.insert("choices".into(), Value::Array(kept));
    }
    for key in ["min_value", "max_value"] {
        let Some(value) = option.get(key).filter(|value| !value.is_null()) else {
            continue;
        };
        let fits = if kind == 4 { value.is_i64() || value.is_u64() } else { value.is_number() };
        if !is_number || !fits {
            form.fault_at(key, "NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
        }
        out.insert(key.into(), value.clone());
    }
    if let (Some(min), Some(max)) =
        (out.get("min_value").and_then(Value::as_f64), out.get("max_value").and_then(Value::as_f64))
        && min > max
    {
        form.fault_at("min_value", "NUMBER_TYPE_MAX", format!("Value should be less than or equal to {max}."));
    }
    for (key, low) in [("min_length", 0), ("max_length", 1)] {
        if let Some(length) = form.integer(option, key, (low, 6000)) {
            if kind != 3 {
                form.fault_at(
                    key,
                    "APPLICATION_COMMAND_OPTIONS_LENGTH_NOT_ALLOWED",
                    "Lengths are for string options only",
                );
            }
            out.insert(key.into(), json!(length));
        }
    }
    if kind == 7
        && let Some(kinds) = form.list(option, "channel_types", (0, 20))
        && !kinds.is_empty()
    {
        out.insert("channel_types".into(), json!(kinds));
    }
}

fn one_choice(
    form: &mut Form,
    choice: &Value,
    kind: i64,
    size: &mut usize,
    names: &mut BTreeSet<String>,
) -> Option<Value> {
    let choice = form.object(choice)?;
    let name = form.required_text(choice, "name", (1, 100))?;
    let localized = localizations(form, choice, "name_localizations", (1, 100), false);
    let value = choice.get("value").cloned().unwrap_or(Value::Null);
    modal::choice_value(form, &value, kind as u8);
    *size += longest(Some(&json!(name)), localized.as_ref());
    *size += value.as_str().map_or(0, |text| text.chars().count());
    if !names.insert(name.clone()) {
        form.fault_at("name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice name already exists");
    }
    Some(json!({"name": name, "name_localizations": localized, "value": value}))
}
