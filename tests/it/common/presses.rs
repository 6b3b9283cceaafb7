//! Presses by people whose view is a moment old: the component may have gone by the time the press arrives.

use serde_json::{Value, json};
use slowboat::sandbox::{Control, ControlError, Id, Interaction};

fn is_gone(error: &ControlError) -> bool {
    matches!(error, ControlError::Missing { what: "component", .. })
}

/// Like the same of the control API, but what was there a moment ago can still be pressed.
pub(crate) fn start_press(control: &Control, user: Id, message: Id, custom_id: &str) -> Result<Id, ControlError> {
    match control.start_press(user, message, custom_id) {
        Err(error) if is_gone(&error) => control.forge(user, message, pressed(custom_id)),
        begun => begun,
    }
}

pub(crate) fn start_select(
    control: &Control,
    user: Id,
    message: Id,
    custom_id: &str,
    values: &[&str],
) -> Result<Id, ControlError> {
    match control.start_select(user, message, custom_id, values) {
        Err(error) if is_gone(&error) => {
            control.forge(user, message, json!({"custom_id": custom_id, "component_type": 3, "values": values}))
        }
        begun => begun,
    }
}

pub(crate) async fn press(
    control: &Control,
    user: Id,
    message: Id,
    custom_id: &str,
) -> Result<Interaction, ControlError> {
    control.answered(start_press(control, user, message, custom_id)?).await
}

pub(crate) async fn select(
    control: &Control,
    user: Id,
    message: Id,
    custom_id: &str,
    values: &[&str],
) -> Result<Interaction, ControlError> {
    control.answered(start_select(control, user, message, custom_id, values)?).await
}

fn pressed(custom_id: &str) -> Value {
    json!({"custom_id": custom_id, "component_type": 2})
}
