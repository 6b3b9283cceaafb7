//! Limits of modals (rows of one text input each) and of autocomplete answers.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::UNSUPPORTED;
use crate::sandbox::error::Form;

pub(crate) fn check(form: &mut Form, data: &Value) -> Value {
    let Some(data) = form.object(data) else {
        return Value::Null;
    };
    let custom_id = form.required_text(data, "custom_id", (1, 100));
    let title = form.required_text(data, "title", (1, 45));
    let mut rows = Vec::new();
    match form.list(data, "components", (1, 5)) {
        None => form.required("components"),
        Some(list) => form.at("components", |form| {
            let mut seen = BTreeSet::new();
            for (index, row) in list.iter().enumerate() {
                let id = 2 * index as u32 + 1;
                form.at(index, |form| rows.extend(one_row(form, row, id, &mut seen)));
            }
        }),
    }
    json!({"custom_id": custom_id, "title": title, "components": rows})
}

fn one_row(form: &mut Form, row: &Value, id: u32, seen: &mut BTreeSet<String>) -> Option<Value> {
    let row = form.object(row)?;
    match row.get("type").and_then(Value::as_u64) {
        Some(1) => {}
        Some(10 | 18) => {
            form.fault_at("type", UNSUPPORTED, "This sandbox plays rows with a text input (1) only.");
            return None;
        }
        _ => {
            form.fault_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1, 10, 18).");
            return None;
        }
    }
    let inner = form.list(row, "components", (1, 1));
    let Some(inner) = inner else {
        form.required("components");
        return None;
    };
    let inputs: Vec<Value> = form.at("components", |form| {
        let inner = inner.iter().enumerate();
        inner
            .filter_map(|(index, input)| {
                form.at(index, |form| {
                    let input = form.object(input)?;
                    text_input(form, input, id + 1, seen)
                })
            })
            .collect()
    });
    Some(json!({"type": 1, "id": id, "components": inputs}))
}

fn text_input(form: &mut Form, input: &Map<String, Value>, id: u32, seen: &mut BTreeSet<String>) -> Option<Value> {
    if input.get("type").and_then(Value::as_u64) != Some(4) {
        form.fault_at("type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (4,).");
        return None;
    }
    let custom_id = form.required_text(input, "custom_id", (1, 100));
    if let Some(id) = &custom_id
        && !seen.insert(id.clone())
    {
        form.fault_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    }
    let label = form.required_text(input, "label", (1, 45));
    if input.get("style").is_none_or(Value::is_null) {
        form.required("style");
    }
    let style = form.integer(input, "style", (1, 2)).unwrap_or(1);
    let mut out = json!({"type": 4, "id": id, "custom_id": custom_id, "label": label, "style": style});
    let min = form.integer(input, "min_length", (0, 4000));
    let max = form.integer(input, "max_length", (1, 4000));
    if let (Some(min), Some(max)) = (min, max)
        && min > max
    {
        form.fault_at(
            "min_length",
            "TEXT_INPUT_COMPONENT_MIN_LENGTH_TOO_LARGE",
            "The minimum length must not exceed the maximum.",
        );
    }
    for (key, number) in [("min_length", min), ("max_length", max)] {
        if let Some(number) = number {
            out[key] = json!(number);
        }
    }
    for (key, longest) in [("value", 4000), ("placeholder", 100)] {
        if let Some(text) = form.text(input, key, (0, longest)) {
            out[key] = json!(text);
        }
    }
    out["required"] = json!(form.boolean(input, "required").unwrap_or(true));
    Some(out)
}

/// Checks up to 25 choices; `option_type` is that of the option being typed.
pub(crate) fn check_choices(form: &mut Form, data: &Value, option_type: u8) -> Vec<Value> {
    let Some(data) = form.object(data) else {
        return Vec::new();
    };
    let Some(list) = form.list(data, "choices", (0, 25)) else {
        form.required("choices");
        return Vec::new();
    };
    form.at("choices", |form| {
        let choices = list.iter().enumerate();
        choices.filter_map(|(index, choice)| form.at(index, |form| one_choice(form, choice, option_type))).collect()
    })
}

fn one_choice(form: &mut Form, choice: &Value, option_type: u8) -> Option<Value> {
    let choice = form.object(choice)?;
    let name = form.required_text(choice, "name", (1, 100));
    let value = choice.get("value").cloned().unwrap_or(Value::Null);
    choice_value(form, &value, option_type);
    Some(json!({"name": name, "value": value}))
}

/// The value of a choice must fit the option: text up to 100 characters, integer or number.
pub(crate) fn choice_value(form: &mut Form, value: &Value, option_type: u8) {
    if value.is_null() {
        form.required("value");
        return;
    }
    form.at("value", |form| match option_type {
        3 => match value.as_str() {
            Some(text) => form.length(text, 1, 100),
            None => form.fault("STRING_TYPE_CONVERT", "Could not interpret as string."),
        },
        4 => {
            if value.as_i64().is_none_or(|number| number.abs() >= 1 << 53) {
                form.fault("NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
            }
        }
        _ => {
            if value.as_f64().is_none() {
                form.fault("NUMBER_TYPE_COERCE", format!("Value {value} is not float."));
            }
        }
    });
}
